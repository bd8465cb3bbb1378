title: Straight Through
title: The Ghost at the Café
title: Click
guest sitter: Mrs Dimmock (she), Mrs Lovage (she)

% A ghost goes straight through whatever is real. Pretend things hold. @a: {adult}, or else {sitter}.

# the-cafe
The ghost came to the playground[city:  in {city}] when nearly everybody had gone home. {child}[friend:  and [!friend.known: {child.his} best friend ]{friend}] had a café in the [us: sandbox | sandpit], and {@a} was on the bench, waiting for it to close.

The ghost was white and thin, and you could see the swings through it.

“Are you open?” said the ghost.

“Yes, but I’m closing soon,” said {child}. “Sit down!”

The ghost sat down on the bench. Swoosh! And there it was, underneath.

“Straight through,” said the ghost. “It’s always the same.”

“Try the swing,” said {child}.

The ghost sat down on the swing. Swoosh! The swing hung there as if nothing had happened.

“Straight through,” said the ghost.

# a-quick-bun
“You can stand at the counter,” said {child}. “Would you like a bun?”

“Oh, yes!” said the ghost. “I haven’t had a bun for three hundred years.”

{child} gave it the best one, made of wet sand[elder: , from {@elder-s} recipe]. The ghost put it in its mouth. Swoosh! The bun went down through its tummy and out again, and lay in the grass.

“That was a very quick bun,” said the ghost.

{child} laughed. But the ghost didn’t. It looked at the bun, and the swing, and the bench.

“Everything goes straight through me,” it said, “and I go straight through everything. [sport: I can’t even {play sport}. ]I’ve never once been able to stay in a café.”

# sinking
It felt so sad that it began to sink. Its feet went down into the sand. Then its knees. Then its tummy.[pet.dog:  {Pet}[!pet.known:  the dog] dug and dug, but there was nothing to dig up.][pet.cat:  {Pet}[!pet.known:  the cat] walked right through it, and never noticed.]

“What are you doing?” said {child}.

“Sinking,” said the ghost. “You do, when you’re sad and there’s nothing to hold you up.”

# the-hand
“Take my hand!”

{child} held out a hand, and the ghost took it. It was as cold as a fridge. Swoosh! Straight through.

Now there was only a head, like a snowball in the middle of the café.

“Thank you for the bun,” said the head.

{child} looked in the bucket. {Child.He} looked behind the spade. There must be something a ghost didn’t go through! But the spade was real, and the bucket was real, and whatever was real it went straight through.

And then {child} thought of something.

# the-rope
“Here!” said {child}, holding out both hands. “Here’s a rope!”

“I can’t see a rope,” said the head.

“No, it’s a pretend one[school: , we have them {at school}]. Hold on!”

A white hand came up. It took hold of the pretend rope. And it held.

“It’s holding me!” shouted the ghost.

{child} dug both heels into the sand and pulled.[friend:  {Friend} pulled too, right at the back, where the rope stopped.] “Heave – ho!” Up came its tummy. “Heave – ho!” Up came its knees. “Heave – HO!” And there in the [us: sandbox | sandpit] stood the whole ghost, holding on to nothing at all with both hands.

“What a good rope,” said the ghost.

“It goes with the café,” said {child}.[athlete:  “It would hold {athlete}.”]

# the-chair
Next {child} brought a pretend chair.

The ghost sat down, very slowly. It stayed. It sat right there in the air with its legs crossed.

“Oh,” it said. “It’s even got a cushion.”

“And here’s a pretend bun.”

The ghost chewed. {child} watched, but it didn’t come out anywhere.

“Cinnamon!” said the ghost. “Are you pretend too?”

“No, I’m real,” said {child}. “I work here.”

The ghost had four more buns. Then it began to get dark. {@a-short} got up, and {child} put the spade in the bucket.

# the-bed
“Where do you live?” asked {child}.

“Here and there,” said the ghost. “I’ve tried beds. But you end up under them.”

So {child} made one, beneath the big fir tree by the gate. {Child.He} put down a pretend pillow and gave it a pat. {Child.He} spread a pretend quilt, right up to the ghost’s chin[music: , humming a little of {music}], and beside it {child.he} put a small pretend lamp.

“Are you comfy?”

“I’m still here,” said the ghost.

“Good night, then,” said {child}, and put out the lamp with one finger.

“Click.”

And it did get a little bit darker.

# click
At bedtime {child} tried {child.his} own bed with {child.his} back. It held. {Child.He} tried the pillow with {child.his} head. It held. {Child.He} {child.was} still here, too.[pet.other:  And so was {pet}.]

Then {child.he} held up one finger to the lamp that was real.

“Click,” said {child}.

# @elder-s
{elder’s}
## if elder2
{elder’s} and {elder2’s}

# @a-short
{sitter}
## if adult
{Adult}

# @a
{sitter} from next door
## if adult
{adult}
