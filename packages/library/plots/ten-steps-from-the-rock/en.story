title: Ten Steps from the Rock
title: Why Has It Got Ears?
title: The Old Post with the Cap On
guest friend: Hazel (she), Felix (he)
guest pet: Socks (he), Tansy (she)
guest elder: Ron (he), Winnie (she)
guest neighbour: Mr Pocock (he), Mr Tully (he)

% {elder} is the family’s own, or a neighbour. {pet} is the family’s cat, or the one next door; a dog lies just as still: @watch, @spoke, @chairs and the brackets. The captain is old and small and she. Let the children do the yowl.

# holes
There were holes all over {@garden}.

There was a hole in the lawn. There was a hole in the peas. There was a hole by the door, with {@dad} in it, up to [adult: {adult.his} | his] knee.

“Moles,” said [adult: {adult} | {neighbour}].

“Moles,” said {elder}, “don’t wear boots.”

# three-pirates
That night {child} and {friend}[!friend.known: , {child.his} best friend,] stayed up to watch. {@Watch} When the moon came out, so did three pirates.

They came over the wall, very quietly, with spades. The captain was small and old, and she held a map up close to her nose.

“Ten steps from the rock,” she said, and yawned. She walked ten steps, and they dug. There was nothing there.

“Bother,” said the pirates.

{child} wanted them to stop. There was only the rhubarb left, and {elder} loved {elder.his} rhubarb. {Elder.He} talked to it.[elder2:  So did {elder2}.]

“It’s gold they’re after,” {friend} whispered. {Friend.He} wanted just one piece, to keep in a matchbox.

# at-the-top-of-a-voice
{@Spoke}

The pirates dropped their spades. {Elder} opened the door, with {elder.his} cap on.

“Now then,” {elder.he} said. “What’s all this?[sport:  Is it {sport}?]”

The pirates took their hats off. They looked dreadfully tired[athlete: , and even {athlete} would have been]. One was asleep standing up.

“We buried our treasure here[city:  {in city}],” said the captain, “nine days ago, in the afternoon. I drew a map, and I drew it properly. And every time we come, somebody’s moved the rock!”

“There’s no rock in my garden,” said {elder}. “I had them all out.”

# why-has-it-got-ears
The captain began to cry, a little, into her hat. {Pet} told her a long story about {pet.his} supper. Then {pet} sat down on the map.

{Friend} had to [pet.dog: pull | tip] {pet.him} off. Then {friend} looked at the map, and {friend.he} looked at {pet}, and {friend.he} put {friend.his} head on one side.

“This rock,” said {friend}. “Why has it got ears?”

Everybody looked. It was a nice smooth rock. Down one side somebody had drawn, very carefully, a tail.

“That isn’t a rock,” said {child}. “That’s {pet}! You’ve measured from the [pet.dog: dog | cat]!”

“It was lying ever so still,” said the captain.

“{Pet} does, in the afternoon,” said {elder}. “Stays put for hours. Then goes and stays put somewhere else.”

# putting-back
So they had to put {pet} back. [adult: {Adult} | {Neighbour}] carried {pet.him} to the wall. {Pet} got up and walked away. [adult: {Adult} | {Neighbour}] carried {pet.him} to the bench. {Pet} got up and said what {pet.he} thought of it. [pet.dog: Woo-woo-WOO! | Ow-ow-OW!]

“You can’t put {pet},” said {child}. “{Pet} only lies where it’s sunny. So we have to wait for the afternoon.”

The pirates lay down on the kitchen floor, [music: and {friend} hummed {music}, ]but the captain couldn’t sleep. All night she turned this way and that, and sighed.

# one-warm-patch
Next day at four o’clock[school: , when {school} was over,] the sun came round the chimney. {Pet} went out. Everybody tiptoed behind {pet.him}. {Pet.He} tried the bench. No. {Pet.He} tried the wall. No. {Pet.He} stopped by the [us: rain barrel | water butt], at one warm patch, as big as a [pet.dog: dog | cat]. {Pet.He} looked at them all.

{Pet} lay down. From behind, {pet.he} looked exactly like a rock.

# in-the-rhubarb
The captain walked. One step, two steps. Eight, nine. Ten.

She was standing in the rhubarb.

The pirates looked at {elder}. {Elder} looked at {elder.his} rhubarb.

“Oh, yes,” said the captain. “We put it back ever so neatly.”

“Nobody digs there but me,” said {elder}. {Elder.He} knelt down and lifted it, roots and all, and told it that it wouldn’t be long. Underneath was a chest. The captain opened it.

# a-gold-button
The treasure was a pillow. It was flat and grey, with a button on one corner for rubbing.

“There,” said the captain. She put it against her cheek, and her eyes shut at once. She just had time to pull a gold button off her coat and give it to {friend}. “That one’s no good for rubbing,” she said.

# the-old-post
The pirates filled in every hole. Then the captain woke and drew a new map.

“Not from the [pet.dog: dog | cat], this time,” said {child}.

“No, no,” said the captain. “Ten steps from the old post, the one with the cap on.”

“That,” said {friend}, “is {elder}.”

# @garden
the garden of {elder}, who lived across the road
## if elder
{elder’s} garden

# @dad
{neighbour} from next door
## if adult
{adult}

# @watch
{Pet}, the cat from next door, sat between them on the windowsill.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] sat between them on the windowsill.
## if pet.cat & breed
{Pet}, {child’s} {breed}, sat between them on the windowsill.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] sat between them at the window.
## if pet.dog & breed
{Pet}, {child’s} {breed}, sat between them at the window.

# @spoke
Then {pet} spoke, at the top of {pet.his} voice, like a baby with a trumpet. Mee-ow-ow-OW!
## if pet.dog
Then {pet} spoke, at the top of {pet.his} voice, like a cow with a trumpet. Woo-woo-WOO!
