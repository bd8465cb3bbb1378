title: Ten Ribbons
title: Signed For
title: My Own Suggestion
guest friend: Ellen (she), Theo (he)
guest pet: Stanley (he), Barney (he)

% The dog is next door’s, or the family’s own; the dachshund is the original. A dog of the family’s own pees (she may be a she), a cat rubs a cheek on the bark: that is signing, too.

# the-leaning-pine
Somebody had tied an orange ribbon round the middle of the leaning pine.

{child} stood and looked at it for a long time. {Child.He} had been climbing up there to read since {child.he} {child.was} seven. One of its branches was like a chair, and another was like a table.

“I know what that means,” said {friend}[!friend.known: , {child’s} best friend]. “They’re cutting the [us: woods | wood] down. All the trees with ribbons must go. The machine’s already here, up by the road, with a notice on it.”

{Friend} knew a great many things, and most of them were true. {Friend.He} had come out after [us: a pygmy owl, which is no bigger than a fist | a little owl, which is its name as well as its size]. {Friend.He} had binoculars [us: around | round] {friend.his} neck and a list on the wall at home[athlete: , next to {athlete}], and it was the only one not ticked.

{Pet} knew nothing about ribbons. {@is} {@pine}

“Are they allowed to?” said {child}.

“[us: They’re the timber company’s woods | It’s the timber company’s wood][city: , all the way in to {city}].”

And that was the odd thing about it. {child} knew every stone of it by heart.

# in-a-pocket
{Child.He} took hold of the ribbon and pulled. It was only a knot. Then they went on, in among the trunks, and looked for more. A hollow aspen. A birch so old it had gone black. A dead spruce full of woodpecker holes. At every tree {child} pulled off a ribbon and stuffed it in a pocket, and at every tree {pet} waited on {pet.his} [us: leash | lead] and {@there}. When they came home that Saturday {child} had ten ribbons in {child.his} coat, and {child.his} heart was going [sport: as it did after {sport} | as if {child.he} had run all the way].

# over-and-over
That night {child} emptied {child.his} pockets on to the bed.

The ribbons were all crumpled. {Child.He} smoothed one out, mostly for something to do. One side of it had been against the bark. Now that side was uppermost, and there was something on it in small black letters, over and over, all the way along.

KEEP. KEEP. KEEP. KEEP.

{child} smoothed out the next one. And the next.

Then {child.he} [music: turned off {music} and ][us: called | rang] {friend}.

# on-monday-at-six
It went so quiet at the other end that {child} thought they had been cut off.

“I said I knew,” said {friend} at last, in a very thin voice. “And I didn’t know at all.”

“I was the one who pulled them off.”

“They start on Monday at six. It said so on the notice.”

[adult: {Adult} | They] [us: called | rang] the number on the notice. The answering machine said that the office would open at eight o’clock on Monday.

# this-one-or-that-one
On Sunday morning there was mist between the trees. The leaning pine was easy to find, and so was the aspen, and the black birch, and the [us: mountain ash | rowan] by the stream. That made four. The fifth ribbon {child} tied to a spruce, and then {child.he} stood there with {child.his} hands still on the knot.

“Was it this one? Or that one?”

{Friend} looked from the one spruce to the other. There were six trees to go, and there were a thousand to choose from.

“If I put it on the wrong one,” said {child}, “they’ll cut down the right one.”

{Child.He} undid it again. {Child.His} eyes were stinging. The worst of it wasn’t having done something wrong. The worst of it was how brave it had felt.

# all-of-them
{Pet} tugged at the [us: leash | lead]. {Pet.He} had no interest in either spruce. {Pet.He} wanted a third, a few yards off, and {pet.he} went to it with {pet.his} nose in the moss, and sniffed it, thoroughly, and {@it}.

“Wait,” said {friend}. “What did {pet} do yesterday? While you were taking them down?”

{child} thought. {Child.He} had stopped. {Child.He} had pulled at the knot. And next to {child.him}, at every tree …

They looked at the spruce. It was full of woodpecker holes.

“{Pet} signed them,” said {friend}. “Every one.”

{child} crouched down and let out the [us: leash | lead] as far as it would go.

“Show [us: me | us],” {child.he} said.

# like-a-country-postman
{@hurry} {Pet} went like an elderly country [us: mailman | postman], from one address to the next, and at each address {pet.he} first read what it said and then signed for it all over again. {child} tied, and {friend} checked that the words were on the outside. {@good-order}

“Ten,” said {friend}. “That’s [us: all of them | the lot].”

# somebody-lived-there
But {pet} went further, straight in under a perfectly ordinary spruce with its branches down to the ground.

“We never went there yesterday,” said {child}.

In there, between the roots, was a hole as big as a bucket, with fresh sand outside. {Pet} put half {pet.his} head in. {Pet.He} trembled. {Pet.He} didn’t make a sound, and this was {@toaster}. Then {pet.he} backed out, but {@nothing}. {Pet.He} lay down in front of the hole with {pet.his} chin on the ground.

{child} crept nearer. A warm, heavy smell was coming out. Somebody lived there.

“Badger,” whispered {friend}, and a little later: “I think.”

# a-suggestion
There were no ribbons left. {child} took off {child.his} scarf, the red one[elder:  from {elder}[elder2:  and {elder2}]], and tied it [us: around | round] the spruce as high as {child.he} could reach. {Friend} tore a page out of {friend.his} bird book. On it {child} wrote what {child.he} had done, that there were ten trees, that they ought to be right now, and that the eleventh was {child.his} own suggestion, and why. {Child.He} signed it with {child.his} whole name. They tucked the page into the door of the machine.

# a-small-round-face
On Monday they could hear the machine all the way from [school: {school} | school]. Late in the afternoon, when it had fallen silent and driven away, they were allowed to go and look[elder: , with {elder.short}]. It was so light. But there stood the leaning pine, with its chair and its table, and the aspen, and the birch, and all the others. {child} counted them twice. Out of one of the woodpecker holes peered a small, round, furious face.

“[us: Pygmy owl | Little owl],” whispered {friend}, and forgot all about the binoculars.

# the-words-outside
Then they went to the ordinary spruce. The tracks of the machine swung out around it, in a great wide curve.

The scarf was still there. And above it, higher than either of them could reach, somebody had tied an orange ribbon, with the words on the outside.

# @is
{Pet.He} {pet.was} the dog next door.
## if pet.dog/pet.cat
{Pet.He} {pet.was} {a breed}.

# @pine
{Pet.He} lifted {pet.his} leg against the pine, with care, and looked pleased with the result.
## if pet.dog
{Pet.He} peed on the pine, with care, and looked pleased with the result.
## if pet.cat
{Pet.He} rubbed a cheek against the pine, with care, and looked pleased with the result.

# @there
lifted {pet.his} leg
## if pet.dog
peed
## if pet.cat
rubbed a cheek against the bark

# @it
lifted {pet.his} leg
## if pet.dog
peed on it
## if pet.cat
rubbed a cheek against it

# @hurry
A dog who is reading cannot be hurried.
## if pet.dog & breed.Dachshund
A dachshund has short legs and cannot be hurried.
## if pet.cat
A cat cannot be hurried.

# @good-order
By the tenth tree {pet} had nothing left to write with, but {pet.he} lifted {pet.his} leg all the same, for the sake of good order.
## if pet.dog
By the tenth tree {pet} had nothing left to write with, but {pet.he} tried all the same, for the sake of good order.
## if pet.cat
By the tenth tree {pet} had one very tired cheek, but {pet.he} rubbed it against the bark all the same, for the sake of good order.

# @toaster
a dog who barked at the toaster
## if pet.cat
a cat who hissed at the toaster

# @nothing
{pet.he} didn’t lift {pet.his} leg
## if pet.dog/pet.cat
{pet.he} signed nothing
