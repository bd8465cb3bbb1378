title: I’m Still It
title: Only Patting
title: It Will Keep till the Morning
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: you’re it until you’ve tagged somebody who runs; if they don’t run, it’s only patting. “I’m still it” is tired and “I’m it!” is pure joy, and it is the same words.
% On the bench (@a) is the grandparent, else {adult}, else {minder}. The sound of {the wish} is shouted three times. @help gets one of {friend’s} heels off the ground.

# eight-days
{child} had been it for eight days. {Friend}[!friend.known: , [friend: {child’s} best friend | from {child’s} class],] had tagged {child.him} by the gate[school:  {at school}], and then the bell had gone, and the next day nobody wanted to play.

“We’re too old for tag,” said {friend}.

“Since when?”

“Since yesterday.”

“But I’m still it!” said {child}.

On Saturday they were in the park[city:  in {city}], where the grass goes down to the lake. {@First} was on the bench with a cup of coffee[elder2: , next to {elder2}]. {Friend} sat on a swing and didn’t swing. {child} was the only one who wanted to run, and there was nobody to run after.[pet.dog:  Nobody but {pet}[!pet.known: , {child’s} dog], who thought that everything was tag.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come after them, and lay under the swing looking like somebody else’s.]

# the-last-one
{@Where}

“You’re it,” {wish.he} said to {child}. “I can tell by your hand. You’re holding it as if the paint were wet.”

{child} put the hand behind {child.his} back.

“I’m still it, too,” said {the wish}. “{Wishes} have always played tag. It began before there were mountains. My mother tagged me, and then there was nobody left to tag. I’m the last one.”

“Have you looked?”

{@Looked}

“Oh,” said {child}.

“You needn’t make that face,” said {the wish}. “I don’t mind being the last. There’s a lot of room. But I can’t be the one who just stops.”

# only-patting
“Then tag me,” said {child}.

“You’re not {a wish}.”

“Is there a rule about that?”

{The wish} thought. “There’s only one rule,” {wish.he} said. “It has to be somebody who runs. Otherwise it’s only patting.”

“I’ll run.”

“Think first. You’ll have the whole game, from before the mountains. Is there anybody who runs from you?”

{child} looked up at the swing. “Not any more,” {child.he} said. “I’m the last one, too.” {Child.He} had never said it out loud. It hurt on the way up, and a little less afterwards.[athlete:  Somebody must have run after {athlete} once, or there would have been no {athlete}.]

{Child.He} could have gone home for supper. But then it would stop here, tonight[music: , to the sound of {@song} from somebody’s boat].

“Tag me anyway,” said {child}, and ran.

# the-whole-of-it
“{@cry}!” shouted {the wish}, and came. {@far} Then something touched {child.his} back, as lightly as a leaf, and it was {wish.part}.

“You’re it,” said {the wish}, and looked so light that {child} had to laugh. “And no tag-backs.”

# the-swing
{child} walked up to the swing with the oldest game in the world in {child.his} hand. It prickled right up to the elbow.

“Run,” said {child}.

“Why?” said {friend}.

“Because I’m it. And it’s {the wish’s}, too, and {wish.he}’s the last one. If nobody runs, it stops.”

{Friend} looked round, to see who was watching. “It’s only a game,” {friend.he} said.

{child} reached out. But that would only have been patting, so {child.his} hand came down again. Down by the lake {the wish} saw it, and {@lay}.

The game had got through ice and floods, and now it stopped, at a swing in a park.

# a-heel
{@help}

# because-you-come
And then {child} understood. Nobody runs because you ask them to. They run because you come.

But somebody has to run first, when nobody else in the whole park is running. {child} took three steps back. {Child.His} heart was thumping[sport: , worse than before {@game}].

“{@cry}!” shouted {child}, and came.

For one second {friend} stood there. Then {friend} ran. Nobody had decided it, least of all {friend}. Round the swing they went, and round the bench, so that {@a} had to lift the coffee up, and halfway down the slope {friend} looked over {friend.his} shoulder and laughed. {child} got hold of the very end of a sleeve.

“You’re it!”

# im-it
{Friend} looked at {friend.his} hand, which prickled. No tag-backs, so there was only one left to tag. It was such a long time since anybody had chased {the wish} that {wish.he} looked round to see who it could be.

“Run!” shouted {child}.

And off went {the wish} along the edge of the lake, squealing, with {friend} behind[pet.dog:  and {pet} behind {friend}]. {Friend} tagged {wish.him} by the jetty, on {wish.part}.

“I’m it,” said {the wish}, as if to hear how it sounded. Then {wish.he} shouted it, so that all the ducks flew up. “I’M IT!”

It was just what {wish.he} had been saying all the time. But now there were people who ran.

# whos-it
They played until they could hardly see each other. {@A} was it twice[elder2: , and {elder2} three times].

“Who’s it now?” called {@a}, packing up the cups.

“I’ve lost count,” said {child}.

“So have I,” said {the wish} happily. And {wish.he} went home to sleep, {wish.home}. {Wish.He} was still the last {wish}. But {wish.he} wasn’t the last one in the game.

# till-the-morning
On the way home {friend} patted {child} on the sleeve. It might have been only patting. But then {friend} ran, all the way to {@a}, and looked back to see if {child} was coming.[pet.other:  At home {pet} looked up, exactly like that.]

{Child.He} only smiled, and put {child.his} hand in {child.his} pocket. {child} was it, and it would keep till the morning.

# @Where
By the water stood {a wish}.
## if wish.size.huge
By the water lay something that {child} took for a hill. It was {a wish}.
## if wish.size.tiny
On a stone by the water sat {a wish}.
## if wish.whale / wish.orca / wish.narwhal / wish.dolphin / wish.shark / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.octopus / wish.squid / wish.sea-serpent / wish.mermaid
In the water, close to the edge, lay {a wish}.

# @Looked
“Everywhere,” said {the wish}. “You do, when you’re it.”
## if wish.dragon
“In every cave there is,” said {the wish}. “I called ‘Not hiding any more!’ It’s a different game, but I tried it.”
## if wish.polar-bear
“Behind every iceberg,” said {the wish}. “We’re hard to see, but not as hard as that.”
## if wish.dinosaur / wish.t-rex / wish.triceratops / wish.stegosaurus
“Everywhere,” said {the wish}. “There was a terrible bang in the middle of the game, and when I’d finished blinking they were birds.”
## if wish.unicorn
“In every glade,” said {the wish}. “I stuck in some doors as well.”
## if wish.dodo
“All round the island,” said {the wish}. “Twice. It’s round.”
## if wish.mammoth
“I’ve lifted my fringe and looked,” said {the wish}. “There was just a lot of grass.”

# @help
{child} looked down, and there were {friend’s} feet. {Child.He} had run after those feet for years. {Friend’s} mouth was too old to play. But one of the feet had turned sideways, and its heel was off the ground.

“Your foot wants to,” said {child}.

“It does not,” said {friend}, and stood up, to keep it down. The other heel came up as well.
## if pet.dog
Then {pet} came tearing up from the water and stopped in front of {friend}, with the front end on the ground, the back end in the air, and the tail going. “{Pet} isn’t too old,” said {child}. {Pet} barked. When {pet} asks like that, there is nobody in the world who can sit on a swing. {Friend} was standing before {friend.he} knew it, and one of {friend.his} heels was off the ground.
## if pet.cat
Then a paw came out from under the swing. It tapped {friend} on the foot, quick as anything, and {pet} was up the nearest tree, looking the other way.

“Did {pet} just tag me?” said {friend}.

“{Pet} still plays,” said {child}. “Nobody told {pet.him} to stop.”

{Friend} stood up to see into the tree, and one of {friend.his} heels was off the ground.
## if pet.other
“{Pet} still plays,” said {child} in the end. It was true. If you held out a hand, {pet} went off a little way and looked back, to see if you were coming.

“I know,” said {friend}. “{Pet} is good.” {Friend} had been it with {pet} a hundred times. {Friend} stood up from the swing, and one of {friend.his} heels was off the ground.
## if elder & !friend & !pet
Then somebody put a cup down. “Who’s it?” called {elder.short} from the bench.

“I am,” said {child}.

“Are you? Nobody told me it was over,” said {elder.short}, and got up, and buttoned {elder.his} coat. “I only sat down for a minute, when I was ten.” {Elder.He} put one foot behind the other, like somebody who means to get away.

{Friend} stared. Then {friend.he} stood up, too, and one of {friend.his} heels was off the ground.

# @far
{child} got as far as the third tree.
## if wish.whale / wish.orca / wish.narwhal / wish.dolphin / wish.shark / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.octopus / wish.squid / wish.sea-serpent / wish.mermaid
{child} ran along the edge, and got as far as the third stone.

# @lay
lay down in the grass
## if wish.whale / wish.orca / wish.narwhal / wish.dolphin / wish.shark / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.octopus / wish.squid / wish.sea-serpent / wish.mermaid
sank, till hardly anything showed

# @cry
{Wish.sound}
## if wish.dragon
Raaaah

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
