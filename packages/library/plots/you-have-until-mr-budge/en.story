title: Slowcoach
title: You Have Until Mr Budge
title: In the Middle of a Sentence
guest elder: Granny (she), Nana (she)
guest budge: Mr Budge (he), Mr Tidy (he)

% Nearly word for word as it was told for one child. Whoever is slow hears trees; the beech has been holding out its arm for sixty-four years. No friend and no animal has a part in it.

# twelve-minutes
It took {child} twelve minutes to put on {child.his} [us: rain boots | wellies], and that was when {child.he} hurried.

“Come on, [us: slowpoke | slowcoach],” [adult: {adult} | people] would say, quite kindly, jingling the car keys.

But that was just why {child} could hear what trees were thinking. Trees think slowly. Most people[city:  in {city}] have come and gone in the gap between two words. {child} was generally still there when the next one came along.[school:  {Child.He} knew the old chestnut {at school} better than anyone.]

# the-hedge
{Child.He} knew all the trees in {elder’s} garden. The holly thought, “Mine. Mine. Mine.” The hedge thought all together, in a mutter: “Budge up. Budge up.” The apple tree thought, “Is it now? Is it now?” and then, all over the lawn, “Ah.” [music: The rowan was humming {@song}, one note a week. ]And the silver birch was a terrible chatterbox, and got through nearly a sentence a day.

[friend: {Friend}[!friend.known: , {child’s} best friend,] had tried it once. But {friend} was quick, and only heard the woodpecker.

][pet.dog: {Pet}[!pet.known: , {child’s} dog,] said good morning to every one of them, in {pet.his} own way. The hedge never knew where to look.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] lay along the top of the hedge. “Budge up,” thought the hedge, and {pet} never did.

][pet.other: {Pet} had come along too, and thought mostly about supper.

]“Well?” said {elder.short}, at tea. “What’s the birch got to say for itself?”

“It says it’s shocking, what the clematis has got on.”

“It’s quite right,” said {elder.short}.

# the-beech
But the slowest of all was the beech. It was tall and grey and grand, and it had one low branch that stuck straight out across the path, where everyone walked into it. It had got {elder.short} in the bad hip. [elder2: It had got {elder2} in the trifle. ]It had got the [us: mail carrier in the packages | postman in the parcels]. And ever since {child} was four, that tree had been in the middle of one thought.

“How far is it now?” said {elder.short}.

“When I was four it was ‘Hold’. When I was seven it was ‘Hold on’.”

“Hold on for what?”

“It hasn’t got to that.”

“Then it had better look sharp,” said {elder.short}, rubbing {elder.his} hip. “{budge} is coming in the morning, to saw off that branch before it does somebody a mischief.”

{child} put down {child.his} bun. “You can’t saw it off in the middle of a sentence!”

{Elder.short} had been brought up never to interrupt.

“No,” {elder.he} said. “That would be rude. You have until {budge}.”

# going-slow
So {child} sat down with {child.his} ear to the bark, and went slow. {Child.He} slowed down {child.his} feet[sport: , though they would rather {play sport}]. {Child.He} slowed down {child.his} breathing. {Child.He} went so slow that a snail overtook {child.him}[athlete:  like {athlete}], and looked back. And the slower {child.he} went, the faster the beech came, until it was very nearly chatting.

“Little,” it thought, at four o’clock. And at six o’clock, “one.”

{Elder.short} came out with soup. {Elder.He} had {@hers} standing up, because of the garden chairs: {elder.he} could get down into one, but the last time, {elder.he} had been stuck there until the [us: mail carrier | postman] came.

“Hold on, little one,” said {child}.

{Elder.short’s} spoon stopped in the air. “Go on,” {elder.he} said.

# hold-on
The stars came out. “I’ve,” said {child}, with {child.his} eyes shut. “Got.” And at nearly nine, so deep that {child.he} felt it in {child.his} teeth: “You.”

“Hold on, little one,” said {elder.short}. “I’ve got you.”

{Elder.He} looked up into the beech, a long, long way, and when {elder.he} spoke {elder.he} sounded about six.

“I climbed it once,” {elder.he} said. “Right to the top. And it got dark, and I couldn’t get down, and I cried. And far below me I saw a branch lean out. Just a little twig of a thing. Then my dad came round the other side with a ladder, and carried me in to bed.” {Elder.He} put a hand on the branch. “I never told it.”

“Told it what?”

“That I was down.”

{child} worked it out. {Child.He} did it slowly, to be sure.

“{Elder.short},” {child.he} said, “it’s been holding out its arm for sixty-four years, because it thinks you’re still up there.”

# how-do-you-tell-a-tree
They looked at the branch, and at how thick it had grown, with holding.

“Well, we can’t have that,” said {elder.short}, and blew {elder.his} nose. “How do you tell a tree something?”

“Slowly,” said {child}.

{Child.He} took {elder.short’s} hand. Slowly they went along the path, and slowly {elder.short} turned round, and sat down on the branch. It gave a little, like somebody’s knee.

And {child} heard it go in: along the branch, into the trunk, down to the very last root. It only took a quarter of an hour. Then every leaf on the tree breathed out.

“What does it say?” whispered {elder.short}.

“Oh,” said {child}.

“Oh what?”

“That’s what it says. ‘Oh. There – you – are.’”

It was the quickest thing {child.he} had ever heard a tree think.

# a-chair
“Here I am, old dear,” said {elder.short}, and patted it. “You can put your arm down now.”

But a beech can’t put its arm down, not after sixty-four years. And a good thing too. For when {elder.short} wanted to get up, {elder.he} got up. No [us: mail carrier | postman]! {Elder.He} sat down, to see if it would happen again. {Elder.He} got up.

“Well, I never,” said {elder.short}. “All that time, it’s been growing me a chair. {budge} can bring a cushion.”

# g
It was shockingly late. {@phone}

“Nearly,” said {child}, who had got one sock off.

“Take your time,” said [adult: {adult} | {elder.short}]. “Good night, my love.”

{Elder.short} [adult: tucked {child.him} in, and | came in, and] opened the window, and they listened.

“It’s started a new one,” said {child}.

“What’s it say?”

“It says, ‘G’.”

“That’ll be ‘Good night’,” said {elder.short}. “We should have it by Easter.”

And {child} closed one eye, and, after a while, the other.

# @phone
“Are you in bed, [us: slowpoke | slowcoach]?” called {elder.short}, from the stairs.
## if adult
{adult} telephoned.

“Are you in bed, [us: slowpoke | slowcoach]?”

# @hers
hers
## if elder.he
his

# @song
{music}
