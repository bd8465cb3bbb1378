title: Are You Awake?
title: When It’s Blue
guest friend: Sami (he), Ellie (she)
guest pet: Dash (he), Tansy (she)
guest mulla: Mudge (she), Grumpkin (she)

% “Are you awake?” – “No!” in both directions. Let the child howl with the dog. A cat in the dog’s place: @howl, @howling, @howled.

# asleep-by-day
Under the front steps where {child} lived there was a troll[city: , the only one {in city}]. Her name was {mulla}, and she was asleep.

That was the trouble. There stood {child} with a ball, wanting to play[school: , after a whole day of wanting it {at school}]. So did {friend}[!friend.known: , who was {child’s} best friend,] and so did {@whose}. But the troll was snoring.

{child} knocked on the steps.

“Are you awake?”

“No!” said {mulla}.

{Friend} laughed so much that {friend.he} had to sit down.

“Trolls sleep when it’s light,” said {mulla}. “We’re awake when it’s dark. Go home.”

“But I want to play now!” said {child}.

A hairy hand came out from under the steps. It took the ball and put it under the troll’s head.

“Nice pillow,” said {mulla}. Then she snored again.

# awake-by-night
That evening {friend} was sleeping over at {child’s}. They had only just dropped off when something knocked at the window. Outside sat {mulla}, with a bow on her tail.

“Are you awake?” she called.

“No!” said {child}.

“But I want to play now!” said {mulla}.

“Children sleep when it’s dark!” said {child}. “Go home!”

{Child.He} pulled down the blind. {Mulla} stayed where she was and bounced the ball. Bonk. Bonk. Bonk.

# thinking-with-a-bun
“She’s silly,” said {child} in the morning. “Why can’t she be awake when people are awake?”

“Perhaps she says the same about you,” said {friend}. “Do you want a bun?”

{Friend} found that you think best with a bun[elder: , and {elder} [elder2: and {elder2} ]had sent a whole bag].

“I’ve got it!” {friend.he} said, when {friend.he} had finished chewing. “We’ll make a night!”

# a-made-night
They [elder: borrowed blankets from {elder.short} and ]hung [elder: them | blankets] over the garden swing seat until it was quite dark in there. {Friend} drew a moon and put it up with a [us: clothespin | clothes peg].

“Are you awake?” {child} whispered under the steps. “Come on! It’s night!”

{Mulla} came out with her blanket over her head and crawled in under the blankets. She looked at the moon.

“Nice night,” she said.

“Do you want a bun?” said {friend}.

{Mulla} ate the bun. She ate the [us: clothespin | clothes peg] as well. So down came the moon, and down came a blanket after it, and in came the sun, straight into {mulla’s} face.

“Ow!” she yelled.

# moving-out
She ran in under the steps, and there she put her things in a sack. In went her fir cone. In went her cooking pot.

“I’m moving out,” she said. “You’re always asleep when I want to play. You don’t like me.”

“I do!” said {child}.

But {mulla} lay down on the sack with her back to {child}. She would be off that very night.

# the-bigger-half
{child} sat on the grass. {Child.His} throat hurt, as if {child.he} had swallowed too big a bite.

“I’m sad,” {child.he} said.

{Friend} sat down beside {child.him}. {Friend.He} broke {friend.his} last bun in two and gave {child} the bigger half.

“{Pet},” said {child} into {@ear} ear. “What shall we do?”

{Pet} looked at the food bowl. It was empty.

# blue
The sun went down behind the roofs. It wasn’t light any more, and it wasn’t dark yet, either. It was blue. And {pet} did what {pet} did every evening, just when it was blue. {Pet.He} put up {pet.his} nose and asked for supper.

“{@Howl}”

You could hear it all the way in under the steps.

“Who’s that {@howling}?” said {mulla}, and she stuck out her tousled head. “Now I’m wide awake!”

She blinked. It didn’t hurt her eyes.

“Are you awake?” said {child}.

“Yes,” said {mulla}, quite surprised. “Are you?”

“Yes!”

“Everybody’s awake!” said {friend}.

“{@Howl}” {@howled} {pet}.

# late-for-me
{child} filled the bowl right to the top. Then {child.he} took {mulla} by her hairy hand.

“When it’s blue,” {child.he} said. “We can play then. It’s late for me and early for you. Every evening, when {pet} starts {@howling}!”

{Mulla} took the cooking pot out of her sack and stood it on the grass.

“That’s the goal,” she said.

And so they played.[sport:  It was almost like {sport}, only with a pot.] [age>=5: {Mulla} kicked so hard that the ball got stuck in the apple tree. She shook the tree. Down came the ball and one cross magpie. ]{Friend} stood in goal, eating an apple. {child} scored between {friend’s} legs, and {mulla} swung {child} up on her shoulders and ran all the way round the house[athlete: , faster than {athlete}][music: , humming {music}]. She smelled of moss and buns.

# good-morning
By then it was nearly dark, and [adult: {adult} stood at the door | there was a light on in the doorway].

“Now you go to sleep,” said {mulla}.

“Now you wake up,” said {child}.

“Good night,” said {friend}.

“Good morning,” said {mulla}.

# still-up
When {child} was in bed, between {pet} and {friend}, there was a knock on the window.

“Are you awake?” whispered {mulla}.

“A bit,” said {child}.

“Good,” she whispered. “Then you can go to sleep now. I’m up.”

{child} heard her sit down under the window. {Pet} sighed and laid {@settled} across {child’s} arm.

In the morning there were apples on the windowsill. There were three of them, and one had a tiny, tiny bite out of it, where a troll had been.

# @whose
{pet}, the dog from next door, who was staying with them
## if pet.dog
{pet}, {child’s} dog
## if pet.cat
{pet}, {child’s} cat
## if breed.Beagle
{pet}, {child’s} beagle

# @ear
the dog’s
## if pet.cat
the cat’s
## if breed.Beagle
the dog’s long

# @settled
{pet.his} chin
## if breed.Beagle
{pet.his} long ears
## if pet.cat
{pet.his} tail

# @howl
Arooooooo!
## if pet.cat
Miaaaaaow!

# @howling
howling
## if pet.cat
yowling

# @howled
howled
## if pet.cat
yowled

# picture 1
in the middle of the night
# picture 2
the last bun
# picture 3
when it’s blue
