title: Only the Other Way Round
title: The Light That Saw Who Moved
title: As Slowly as You Grow
guest helper: Joanna (she), Rosalind (she)
guest neighbour: Mr Pottle (he), Mr Crisp (he)

% In the laundry: {adult}, else {helper}, who leads the Scouts. Click, dark. Click, light.

# the-best-light
The best thing about camping[city: , so far from {city},] was the light in the campsite laundry.

It came on by itself whenever anybody moved. And {child}, who was afraid of the dark, never stopped moving. {child.He} hopped on one leg while [adult: {adult} | {helper}, who led the Scouts,] put the washing in a heap on the floor. {child.He} waved {child.his} arms[athlete:  and cheered for {athlete}] while the machine finished somebody else’s sheets.[sport:  {child.He} pretended to {play sport}.][music:  {child.He} danced to {music}.][friend:  {Friend}[!friend.known: , {child.his} best friend,] hopped as well, to keep {child.him} company.]

“Do you have to?” said [adult: {adult} | {helper}].

“Yes,” said {child}. “Or it goes out.”

# a-long-yawn
But just once {child} forgot. {child.He} stood still[school: , as if {child.he} had been {at school},] and yawned, and it was a long yawn.

Click. Dark.

It was dark right up to the end of {child.his} nose. {child.His} heart thumped, and {child.he} didn’t dare to move a finger, though that was the one thing that would have helped. And then, down by {child.his} feet, there was a noise.

“Cree,” it said. “Cree, cree.”

{child} threw up both arms. Click. Light. And now there wasn’t a sound.

“That’s a cricket,” said [adult: {adult} | {helper}]. “It’s in our washing.”

“Then we can’t wash it!” said {child}.

# other-way-round
They shook out every towel. They turned the socks inside out. They found a toffee, but they didn’t find a cricket, and it never made a sound.

On the bench sat {neighbour} from the [us: camper | caravan] next to theirs, waiting for his turn.

“You won’t hear a thing while it’s light,” he said. “It’s afraid of the light.”

“Is that something you can be?” said {child}.

“It’s like being afraid of the dark,” said {neighbour}, “only the other way round.”

{child} looked at the heap. Somebody was in there, sitting quite stiff, and waiting for the light to go out. {child} knew just how that felt, only the other way round.

“Then we’ll have to put it out,” said {child}, in rather a small voice.

# standing-still
But there wasn’t a switch. All you could do was stand still, and so they all stood still.

Click. Dark.

Then [adult: {adult} | {helper}] nodded. Click. Light.

“Sorry,” said [adult: {adult} | {helper}]. “It was going so well.”

They stood still again. Click. Dark. {child} curled up {child.his} toes and waited.

“Cr…” it began.

Then a [us: mosquito | midge] landed on {neighbour’s} nose. Click. Light.

“Oh, {neighbour}!” said {child}.

“It started it,” said {neighbour}.
## or
But there wasn’t a switch. All you could do was stand still, and so they all stood still.

Click. Dark.

Then [adult: {adult} | {helper}] put one finger up for hush. Click. Light.

“Sorry,” said [adult: {adult} | {helper}]. “I only wanted us to be quiet.”

They stood still again. Click. Dark. {child} curled up {child.his} toes and waited.

“Cr…” it began.

Then a [us: mosquito | midge] landed on {neighbour’s} nose. Click. Light.

“Oh, {neighbour}!” said {child}.

“It started it,” said {neighbour}.

# on-her-tummy
The third time {child} lay down on {child.his} tummy beside the heap. Click. Dark.

And this time nobody moved. It was a big dark, bigger than the laundry. But the floor was still there, underneath {child.him}, and {child.he} could hear [adult: {adult} | {helper}] breathing, and {neighbour} not scratching his nose.

“Cree,” it said, deep inside the heap. “Cree, cree.”

# the-hand
All {child} had to do was put out a hand. But if {child.he} moved, the light would see, and then the cricket would be frightened and creep even further in.

So {child} moved {child.his} hand as slowly as you grow.

When you grow you don’t even notice it yourself. The hand came to a towel. It went in under a [us: sweater | jumper]. The light didn’t see a thing. The hand came to a sock, and there the singing was so near that {child} could feel it in {child.his} fingers.

# six-feet
Then it tickled. Six small feet were walking up into {child.his} hand.

It tickled something dreadful. {child} bit on a towel so as not to laugh. And slowly, slowly, the other hand came along and lay down on top like a roof.

“I’ve got it!” shouted {child}, and sat up.

Click. Light. And {neighbour} scratched his nose with both hands.

It was bright all over the laundry. But in between {child’s} hands it was still dark. It was a very small dark, and it was singing.

“Cree.”

# the-long-grass
{child} carried it out to the long grass, and [adult: {adult} | {helper}] came too, and felt about for the [us: flashlight | torch].

“Don’t put it on,” said {child}. “You’ll frighten it.”

So they went without. The grass was wet, and [adult: {adult} | {helper}] held {child} by the sleeve. {child} crouched down and opened {child.his} hands. The six feet stayed where they were for a little while. Then they were gone.

# the-tent
In the tent {child} always had the [us: flashlight | torch][elder:  from {elder}[elder2:  and {elder2}]] on all night.[pet.dog:  {Pet} was in there already, in the best place.][pet.cat / pet.other:  It was dark by now where {pet} was, at home, and {pet} didn’t mind at all.] Now {child.he} lay in {child.his} sleeping bag and listened, and there wasn’t one cricket to be heard. And no wonder. The whole tent was shining like a lamp.

“They don’t dare,” whispered {child}.

# so-still
So {child} put it out.

Click. Dark.[friend:  “At last,” mumbled {friend} from the other sleeping bag.] {child’s} heart thumped a little, and {child.he} waited.

“Cree,” said the grass. “Cree,” said the grass further off. “Cree, cree.”

And {child} lay so still that no light in the whole world would have known there was anybody there.
