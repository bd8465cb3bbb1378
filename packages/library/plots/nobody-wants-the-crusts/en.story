title: Nobody
title: Nobody Wants the Crusts
title: Bun Wars
guest friend: Jonah (he), Tilly (she)
guest pet: Mabel (she), Otto (he)
guest elder: Mrs Cobb (she), Mr Cobb (he)

% The cat that bites vets is the stand-in; a family’s own cat only never comes when it is called, and a dog has a slipper. The crossing is the stand-in’s trade.

# quite-right
“Nobody wants to play with me,” said {child}, and {child.he} kicked the step outside {@door}.

“Quite right,” said somebody. “I do.”

A boy was standing by the [us: trash cans | bins]. He had grey shorts, and his edges were blurry, like a drawing somebody had leaned on.

“Who are you?” said {child}.

“Nobody,” said the boy. “You said I wanted to play with you, and I do. Terribly. What is it?”

{child} was {age}. {Child.He} had invented a game called Castle Wars, and [school: {at school} | at break] they’d all walked off in the middle, even {friend}, {child.his} best friend.

“I didn’t mean you,” {child.he} said. “I meant that there isn’t anyone.”

“That’s me,” said Nobody happily. “Whatever people say of Nobody, I do. That’s my rule. Nobody’s perfect. Nobody likes sprouts. I’m full of sprouts.”

# castle-wars
So {child} showed him Castle Wars, with the upturned crates and the [us: clothespins | pegs]. “I rule everything[city:  {in city}],” {child.he} said. “You’re the enemy. You lose.”

“All right,” said Nobody, and he lay down and lost.

“You have to fight first!”

“You never said.”

It was like trying to [sport: {play sport} | play] with a very obedient cushion.

“Do something you want,” said {child}.

“I want whatever you say. That’s how you explained it.”

# not-staying
The side gate squeaked. In came {friend}, holding out a [us: sweater | jumper] as though it might go off. “You left it,” said {friend}. “I’m not staying. Who’s that?”

“Nobody.”

“Doesn’t look like nobody. He looks like somebody’s uncle in the bath.” {Friend} said whatever came up, the moment it got there. “Is he playing Castle Wars? Poor him.”

“Why did you walk off?” said {child}.

“Because I was always the enemy. I was the enemy for a week.”

“But it’s my game!”

“So play it, then. I’m not staying.” {Friend} sat down on a crate.

# the-crusts
{Elder} came out with a plate of toast[elder2:  that {elder2} had buttered]. {@crossing} “Who’s for toast?” {elder.he} said. “Who wants the crusts?”

“Nobody wants the crusts,” said {friend}.

Nobody ate every one.

“Well, he’s handy,” said {elder}.

# nobody-can
{@can}

{Friend} laughed so hard that toast came out. “Do another![athlete:  Nobody’s as good as {athlete}!] Nobody can touch the moon!”

“Nobody can fly!” shouted {child}.

It was out before {child.he} had thought. Nobody rose gently off the step with {pet} in his arms. He went up past the gutter to the chimney pot.

“Oh, lovely,” he said. “How do I stop?”

# it-has-to-be-meant
“Come down!” called {child}.

“Say something quick.”

“Nobody’s coming down!” yelled {friend}.

That ought to have done it. But Nobody only hung there, tipping in the wind. “You don’t mean that one,” he called. “I can tell. It has to be meant.”

He was growing paler. They could see a cloud through him. {child} felt cold and hollow, and ashamed. Here was someone who wanted to play, and {child.he} had never once asked him what.

Then {pet} grew tired of heights. {@hooked}, and Nobody looked down.

“Look at me!” shouted {elder}, and {elder.he} put up one arm. “STOP!” He stopped. Nothing ever went past {elder}. “I can hold him, {child}. I can’t fetch him. That’s for you.”

# the-biggest-crate
{child} climbed up on the biggest crate, which had always been the throne, and called with both hands round {child.his} mouth.

“I was rotten to play with! I want you to sit on the throne. You can make up the rules. And {friend} can too, if {friend} is staying.”

“I’m not,” said {friend}. “What rules?”

“I’d miss you!” {child} shouted. “Nobody’s my friend!”

And {child.he} meant it. {Child.He} meant this one, with the shorts.

Down floated Nobody, bright as a window, and landed on the step with {pet} still hanging on.

# bun-wars
“I’d like it,” he said shyly, “if the castle was a bakery. And the enemy wanted buns.”

“That’s brilliant,” said {friend}. “[us: Dibs on being | Bags be] the enemy.”

They played Bun Wars[music:  to {music}] until the streetlamps came on. {Elder} was the drawbridge[adult: , and {adult}, who had only come to say that it was late, was the moat]. “I’m staying,” {friend} told everybody.

# im-wanted
At last Nobody looked towards the gate. A long way off, somebody small had said something sad.

“I’m wanted,” he said. “Will you manage?”

{child} looked at {friend}, who was up to both elbows in [us: clothespins | pegs]. “Nobody wants to play with me,” {child.he} said, and smiled. “Come back on Saturday.”

“I will,” said Nobody.

{@unhooked} {Pet} thought it over and stayed, and {friend} shared out the last of the buns.

# @door
the back door of {elder}, who lived next door
## if elder
{elder’s} back door

# @crossing
{Elder} had been a [us: crossing guard | lollipop lady, or as good as one,] for thirty years, and could still stop a [us: truck | lorry] with one look.
## if elder
{Elder} was seeing the children across the road by the school that week, and could stop a [us: truck | lorry] with one look.

# @can
{Pet}, {friend’s} cat, strolled along the wall. {Pet.He} had once bitten a vet on his birthday.

“Don’t touch,” said {child}. “Nobody can stroke {pet}.”

He could, too. He held out a blurry hand, and {pet} poured {pet.himself} off the wall and into his lap and purred like a tractor.
## if pet.cat
{Pet} strolled along the wall and looked the other way.

“Don’t bother calling,” said {child}. “Nobody can make {pet} come.”

He could, too. He held out a blurry hand, and {pet} poured {pet.himself} off the wall and into his lap and purred like a tractor.
## if pet.dog
{Pet} trotted by with one of {elder’s} slippers.

“Don’t bother,” said {child}. “Nobody can get a slipper off {pet}.”

He could, too. He held out a blurry hand, and {pet} laid the slipper in it, climbed into his lap and sighed like a tractor.

# @hooked
{Pet.He} stretched out {pet.his} claws, hooked them into the grey shorts and howled
## if pet.dog
{Pet.He} took a good mouthful of the grey shorts and howled through it

# @unhooked
He unhooked {pet}, claw by claw, and put {pet.him} into {child’s} arms.
## if pet.dog
He unhooked {pet}, tooth by tooth, and put {pet.him} down at {child’s} feet.

# picture 1
The enemy loses at once.

# picture 2
Up he goes.

# picture 3
It has to be meant.
