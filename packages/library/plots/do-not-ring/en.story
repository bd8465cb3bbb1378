title: The Wand That Was Hard of Hearing
title: Do Not Ring, Practising
guest friend: Nell (she), Rory (he)
guest pet: Wilf (he), Rolf (he)
guest wizard: Wendell (he), Barnaby (he)

% The wand hears a word that rhymes: let the child guess. Nothing rhymes with the stand-in’s name; something may with the family’s own, so there it is the pet that answers: only-one.
% A dog is a log in English (dog, log, fog, jog) and a ball in Swedish. The Siamese is the original: @in, @hat, @paws, @opinion.

# at-the-top
At the very top of {child’s} building[city:  {in city}] lived a wizard. It said so on the door: “{wizard}. Wizard. Do not ring, practising.”

{child} and {friend}[!friend.known: , {child.his} best friend,] never did ring[adult: , because they had promised {adult}].[elder:  {Elder}[elder2:  and {elder2}] said it smelled of burning up there, now and then.] But one afternoon[school: , on the way home from {school},] the door stood open a crack, and {@in} took an open door for an invitation. In {pet.he} went, tail in the air.

“{Pet}!” whispered {child}. “Come back!”

Then there was a voice inside.

“Well, look at that! A {@kind}!”

And then: POOF.

# poff
{child} and {friend} rushed in[athlete: , as fast as {athlete}]. In the middle of the room stood a thin wizard with a beard down to his belt and a crooked wand in his hand. {@hat}

“{@Miaow},” said {@thing}.

“You’ve magicked {@mine} away!” cried {child}.

“I didn’t mean to,” said {wizard} miserably. “I just happened to be holding the wand when I said it. It’s three hundred years old, you see, and it’s so hard of hearing. I say one thing, and it hears another. Yesterday I asked for a roll.”

“What did you get?” asked {friend}.

{wizard} pointed. In the corner there was a hole.[age>=5:  “And the day before that I asked for cheese.” He pointed at a big green [us: trash can | dustbin]. “Full of keys.”]

# louder
“Get {pet.him} back!” said {child}. {Child.His} throat stung, because {@thing} had begun to roll about on the floor, looking for its paws. “Say {@kind} again. Louder![sport:  Like at {sport}!]”

{wizard} raised the wand. “CAT!”

POOF.

Something small and black hung upside down from the lamp.

“What’s that?” squeaked {friend}.

“That’s a bat,” sighed {wizard}. “It heard bat.”

The bat looked most surprised, since it was only four o’clock. So {wizard} drew the curtains for it and lit a candle[music: , and hummed {music} to calm himself down].

## if pet.dog
“Get {pet.him} back!” said {child}. {Child.His} throat stung, because {@thing} had begun to roll about on the floor, looking for its paws. “Say {@kind} again. Louder![sport:  Like at {sport}!]”

{wizard} raised the wand. “DOG!”

POOF.

Everything turned grey.

“Where are we?” squeaked {friend}.

“We’re still here,” sighed {wizard}. “But I’m afraid it heard fog.”

It came rolling out of the cupboard, so thick that you could hardly see the walls. {wizard} lit a candle[music: , and hummed {music} to calm himself down].

# clearer
“Once more,” said {child}. “Clearer!”

“C, A, T!”

POOF.

Nothing happened. Then {friend} said what a nice rug. {child} said wasn’t it just. And then they were off, all three of them. They talked about socks, and trains, and somebody’s uncle. They talked till they had to sit down on the floor. They talked till {wizard’s} beard got tangled up in the back of a chair.

“It heard chat!” cried {friend}, in between two socks.

## if pet.dog
“Once more,” said {child}. “Clearer!”

“D, O, G!”

POOF.

Nothing happened. Then {friend’s} left foot began to twitch. {child’s} right knee began to bounce. And then they were off, all three of them, round and round the room. They ran though they had nowhere to go. They ran till {wizard’s} beard got tangled up in a chair, and the chair had to come along. They ran till they sat down on the floor, all in a heap.

“It heard jog!” panted {friend}.

# at-a-knee
{@came}

“There are too many words that sound the same,” said {child} quietly. “{@three}.”

{@flat} Then {friend.he} sat perfectly still. “{child}. What rhymes with {pet}?”

# only-one
{child} thought. {Child.He} tried it with a B. {Child.He} tried it with an F. “No,” {child.he} said, “that’s nothing.”

“M?” said {friend}. “Pl? There aren’t any!”

“Nothing,” said {child}, and {child.his} eyes began to shine. “Nothing in the whole world rhymes with {pet}. There’s only {pet} who is {pet}!”

{wizard} held out the wand to {child} with both hands. “You say it,” he said. “You’re the one it rolled to.”

The wand was heavy and a little warm. {child} didn’t shout. {Child.He} put {@thing} down on the floor, and said it just the way {child.he} said it every morning, when {child.he} woke up and {@felt}.

“{Pet}?”

The wand thought about it. You could actually hear it looking through all the words it knew, back and forth through three hundred years.

Poof.

## if pet
{child} thought, and {child.his} eyes began to shine. “It doesn’t matter,” {child.he} said. “There are any number of {@many}. But there’s only {pet} who is {pet}!”

“And {pet} knows it,” said {friend}.

{wizard} held out the wand to {child} with both hands. “You say it,” he said. “You’ve said it most.”

The wand was heavy and a little warm. {child} didn’t shout. {Child.He} put {@thing} down on the floor, and said it just the way {child.he} said it every morning, when {child.he} woke up and {@felt}.

“{Pet}?”

The wand thought about it. You could actually hear it looking through all the words it knew, back and forth through three hundred years.

But before it had finished looking, {@thing} answered. “{@Miaow}!” And there was no mishearing that.

Poof.

# there-he-sat
And there sat {pet}. {@paws} {Pet.He} looked at {wizard} and at the wand. Then {pet.he} said what {pet.he} thought about it all, and that took quite a while, for {@opinion}.

“Sorry,” said {wizard}, when {pet} had finished.

# pancake
“What will you do now?” asked {friend}. “So that it doesn’t happen again?”

“I’ll just have to wish for things that don’t rhyme with anything,” said {wizard}.

{Friend} had a think. “Try pancake.”

POOF.

It was a whole stack, and everybody had some. {Pet} had two.[elder:  They took some down to {elder}[elder2:  and {elder2}].]

# heard-right
{@left} and when [adult: {adult} had tucked {child.him} in | {child.he} had gone to bed] {child.he} {@felt}, just to make sure.

“{Pet}?” {child.he} whispered.

“{@Miaow},” said {pet}.

There was nothing wrong with {pet’s} ears.

# @in
{pet}, {friend’s} cat, who was staying with {child} all that week,
## if pet.cat
{pet}, {child’s} cat,
## if pet.cat & breed
{pet}[!pet.known: , {child’s} cat,] was {a breed} who
## if pet.dog
{pet}, {child’s} dog,
## if pet.dog & breed
{pet}[!pet.known: , {child’s} dog,] was {a breed} who

# @kind
cat
## if pet.dog
dog

# @thing
the hat
## if pet.dog
the log

# @miaow
[us: meow | miaow]
## if pet.dog
woof

# @mine
{pet}
## if pet.cat
my cat
## if pet.dog
my dog

# @hat
On the floor in front of him lay a hat. It was soft and round, and it had whiskers and two ears.
## if breed.Siamese
On the floor in front of him lay a hat. It was brown at the edges and pale in the middle, and it had two pointed ears.
## if pet.dog
On the floor in front of him lay a log. It was the usual sort of log, except that it had a tail and two ears.

# @came
The hat wasn’t chatting. The hat rolled up to {child’s} knee and pressed against it, just the way {pet} did when {pet.he} wanted to be picked up. Then the talk ran out. {child} lifted the hat and held it to {child.his} chest. It was warm, and a long way in it was purring.
## if pet.dog
The log wasn’t jogging. The log rolled up to {child’s} knee and pressed against it, just the way {pet} did when {pet.he} wanted to be scratched. Then all the puffing stopped. {child} lifted the log and held it to {child.his} chest. It was warm, and a long way in it was wagging.

# @three
Hat and bat and chat
## if pet.dog
Log and fog and jog

# @flat
“And mat,” said {friend}. “And flat! Ugh, what if it hears flat.”
## if pet.dog
“And frog,” said {friend}. “And bog! Ugh, what if it hears bog.”

# @many
cats
## if pet.dog
dogs

# @felt
felt about with {child.his} foot under the [us: covers | duvet]
## if pet.dog
felt about with {child.his} hand beside the bed

# @paws
Four paws, two ears, tail in the air.
## if breed.Siamese
Four paws, blue eyes, tail in the air.

# @opinion
{pet.he} {pet.was} a cat, after all
## if breed.Siamese
{pet.he} {pet.was} a Siamese, after all
## if pet.dog
{pet.he} had been saving it up

# @left
They let the bat stay. It was just about to get up. {child} carried {pet} down the dark stairs,
## if pet.dog
They let the fog be. It would have lifted by morning. {child} walked down the stairs with {pet} close beside {child.him},
