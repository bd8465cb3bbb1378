title: An Owl on Loan
title: Thirty-One Owls
title: Beak, Claw, Flap
guest pet: Rolo (he), Tess (she)
guest sitter: Mrs Lamb (she), Mrs Budd (she)

% The dog is the family’s, or one that stands in; nothing for cats, who do not carry owlets in one piece. The owlet is "it" until the last line.

# thirty-one
{child} had thirty-one owls, and not one of them could blink.

There were owls on {child.his} socks and owls on {child.his} mugs[sport: , an owl on the bag {child.he} took along to {play sport},] and an owl that was really a lamp[friend: , from {friend}[!friend.known: , {child.his} best friend]]. {Child.He} had wished for an owl every Christmas and every birthday since {child.he} {child.was} four, and everybody had slightly misheard. [elder2: {Elder} had knitted one, and {elder2} had carved one. |[elder: {Elder} had knitted one. ]]In the end {child.he} had stopped putting it on the list. But {child.he} hadn’t stopped wishing. {Child.He} had read everything there was in the library[city:  {in city}][school:  and {at school}], and could tell a long-eared owl from a short-eared one by the eyes alone.

# mouth-shut
One evening at the end of May, [adult: {adult} | {sitter} from next door, who was staying the night,] let {pet} out into the [us: backyard | garden] one last time before bed. {Pet} was [breed: {a breed} | {child’s} dog], and {pet.he} always went about with {pet.his} mouth open, as if {pet.he} {pet.was} just about to burst into [music: {music} | song].

When {pet.he} came back in, {pet.his} mouth was shut.

“What have you got there?” said [adult: {adult} | {sitter}].

{Pet} walked past [adult: {adult.him} | her]. {Pet.He} went straight up to {child}, sat, looked solemn, and opened up ever so slowly, the way you put down an egg.

# a-ball-of-down
In {child’s} hands lay a ball of grey down. It was wet on one side. It turned its head, a long, long way round, looked up with two black eyes, and blinked.

{child} forgot to breathe.

“Is it hurt?” whispered [adult: {adult} | {sitter}].

{child} felt it, very gently. The wings were whole. The claws took a tight hold of one finger, and the beak snapped crossly, like a small pair of scissors.

“No,” {child.he} said. “It’s a [us: barred | tawny] owl. A baby one.”

# if-only
“Poor little thing! Has it fallen out of the nest? We could put a box in the bathroom, where it’s warm, and in the morning we’ll ring somebody who …”

{child} didn’t answer. The ball in {child.his} hands weighed almost nothing, and it was warm, and it had blinked. {Child.He} could see the box. {Child.He} could see {child.himself} getting up in the night to look.

“It didn’t fall,” {child.he} said at last. “They jump out before they can fly. They’re meant to. Then they climb back up again, with their claws and their beaks, and their mother feeds them all summer.”

“So we only have to take it back outside?” said [adult: {adult} | {sitter}]. “But that’s good news! Why do you look so sad?”

“Because I wish I didn’t know that,” said {child}.

[adult: {Adult} put an arm | {Sitter} put an arm] round {child.him}. They stood like that for a little while, all four of them, counting the owl.

# helmets
Then {child} went and got the bicycle helmets.

“The mother might attack,” {child.he} explained. “They go for your face.”

[adult: {Adult} put {adult.his} helmet on | {Sitter} put one on] without a word. A moment later [adult: {adult.he} | she] went back for the swimming goggles.

# the-root
“{Pet},” said {child}. “Where did you find it?”

That was the hard part. An owlet has to go back to its own tree. But {pet} knew. {Pet.He} set off with {pet.his} nose to the ground, past the blackcurrants and the compost heap, all the way down to the big oak by the wall, and there {pet.he} sat. High up in the trunk was a black hole. {child} had walked past it every day of {child.his} life and never seen it.

{Child.He} put the owlet down on one of the roots, where the bark was rough. It took a while, because the claws wouldn’t let go of {child.his} finger. Or perhaps it was the finger that wouldn’t. Then they backed all the way to the kitchen steps and sat down to wait.

# leave-it
Nothing happened. The owlet sat where it sat, a pale dot in the dusk.

“What if it can’t?” whispered [adult: {adult} | {sitter}].

Then the dot moved. It took hold of the bark with its beak, flapped its little stumps and hauled itself up, a foot, two feet, three. And then the bark gave way, and the owlet dropped into the grass with a bump you could hardly hear.

{Pet} got up. Every inch of {pet.him} wanted to fetch.

“No,” whispered {child}, and held on to {pet.him}, and perhaps mostly to {child.himself}. “It’s got to be allowed to do it.”

# beak-claw-flap
The owlet started again. It got higher this time, and still fell off. The third time it stopped for a rest[athlete: , as even {athlete} has to]. Beak, claw, flap. Rest. Beak, claw, flap. By now it was so dark that you had to look a little to one side to see anything at all. And in the end there it sat, up on the first branch, and shook itself until it was twice the size.

[adult: {Adult} | {Sitter}] squeezed {child’s} hand till it hurt.

# a-piece-of-the-dark
Then a piece of the dark came loose. It slid over the roof and over their three heads without a sound, and landed beside the owlet: a big brown owl, with a vole in her beak. She fed it. Then she turned her head and looked at {child}. She looked for a long time, the way you do when you want to remember.

And then she blinked, too.

# not-with-me
They didn’t go in until it was properly night. [adult: {Adult} came up and sat on the bed, with the swimming goggles still on {adult.his} | {Sitter} came up and sat on the bed, with the swimming goggles still on her] forehead.

“You had an owl for twenty minutes,” [adult: {adult.he} | she] said. “And now you haven’t got one any more.”

{Pet} sneezed. Out of {pet.his} nose sailed a small grey bit of down. It drifted through the lamplight and settled on {child’s} quilt.

“Yes, I have,” said {child}. “She just doesn’t live with me.”
