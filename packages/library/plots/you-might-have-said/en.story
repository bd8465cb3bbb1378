title: The Teddy in the Laundry Room
title: You Might Have Said
title: The Rule About Lost People
guest friend: Ivor (he), Nell (she)
guest pet: Sybil (she), Moss (he)
guest teddy: Bernard (he), Horace (he)

% The cat is the family’s, or the friend’s; a dog sucks an ear just as well.

# not-lost
{child} had been looking for {child.his} teddy ever since {child.he} {child.was} six[elder: , and {elder}[elder2:  and {elder2}] had looked as well], and there he was, on a shelf in the laundry room, behind a big bottle of fabric softener.

“{teddy}!” cried {child}. “You’re lost!”

“I am no such thing,” said the teddy. “I’m right here. I’m sitting where I was put. It’s {child} who’s lost.”

# the-rule
{child} dropped the washing basket on {friend’s} foot. {Friend} was {child.his} best friend. [adult: {Adult} had sent them down with the washing | They had come down with the washing], and the first machine was on already. Now all {child} wanted was to take {child.his} teddy home at once. But the teddy held on to the water pipe with both paws.

“But I’m {child},” said {child}.

“Oh no,” said {teddy}. “{child} is this tall.” He held up a paw, about as high as the edge of the shelf. “No front teeth. And {@kitten} that fits in a slipper. I’m not going with anybody else. If you’re lost, you have to wait for the right person. That’s the rule.”

{@doorway}

# the-questions
“Leave this to me,” said {friend}. {Friend.He} {friend.was} a police officer that week, and never went anywhere without a notepad. “Name?”

“{teddy}.”

“Job?”

“Teddy.”

“And when did you last see your owner?”

“I don’t know what that is,” said {teddy}, “but I haven’t eaten it.”

{Friend} wrote it down.

# in-the-way
{child} felt {child.his} eyes begin to sting. {Child.He} had thought about {teddy} every single night[school: , and sometimes {at school}]. {Child.He} had never thought that {teddy} might not know {child.him}.

“Look at me,” {child.he} said. “I’m right here!”

“I can see that,” said {teddy}. “You’re in the way. If {child} comes by, nobody will see me.”

# too-many-teeth
{Friend} pulled {child} in behind the [us: dryer | tumble dryer].

“We don’t match the description,” {friend.he} whispered. “You’re too tall, and you’ve got too many teeth. Down on your knees.”

{child} got down. {Friend} took {child’s} shoes and stood them in front of the knees, so that they looked like feet. Then {friend.he} stuck a bit of black tape over the front teeth. {Friend} had everything in {friend.his} pockets[sport: , except {sport.thing}].

“Talk like a six-year-old,” said {friend}.

“How?”

“Say something about dinosaurs.”

# six-years-old
{child} shuffled out across the floor. One of the shoes fell over.

“Hello,” said {child}. “I am thikth. Did you know that a bronto… a bronto…”

The tape slid down and stuck to {child.his} chin. {Pet} sat on the empty shoe.

{teddy} looked at them both for a long time.

“Is that one all right?” he asked.

“Not very,” said {friend}. “Sorry, {child}.”

# the-spin
Then the worst thing happened. The machine had been going round all this time, and now it began to spin. It growled, it howled[music: , and not a bit like {music}], it shook until the shelf was hopping. The bottle wobbled. {teddy} wobbled. And with a very small “oh”, he fell over backwards, down into the gap between the machine and the wall.

“{teddy}!”

There was no answer.

{Friend} pressed the button. “It won’t stop till it’s finished!” {friend.he} shouted.

# only-one
The gap was narrow. But {pet} was up already. {Pet.He} made {pet.himself} flat, which very nearly couldn’t be done, and pushed the whole of {pet.his} front half in. {@behind}

{child} lay down beside {pet} and looked in. There was {teddy} in the dust, curled up with his paws over his ears.

{@kneads} Then {pet.he} took {teddy’s} ear into {pet.his} mouth and sucked it, just as in the old days.

“That,” said {teddy}, in a trembling voice. “There’s only one person who does that.”

He looked up at the enormous animal. “But {pet}! What have you been eating?”

# the-hollow
The machine howled louder. And then {child} remembered. It had been like this before, whenever there was thunder. {teddy} had been frightened, and {child} had been nearly as frightened, and every time {child.he} had done the very same thing.

{Child.He} reached in past {pet}, so far in that it hurt. {Child.He} got hold of a paw and pulled, slowly. Then {child.he} sat with {child.his} back against the machine and held the teddy to {child.his} chest. On the very top of {teddy’s} head there was a hollow in the fur. That was where {child} put {child.his} chin. The hollow had grown too small, but it was in the right place.

“I’m right here,” whispered {child}.

{teddy} went quiet. The machine shook the pair of them. {Friend} sat down on the floor as well, close up, so that they shouldn’t have to shake alone.

# said-so
“{child}?” said {teddy}.

“Mm.”

“You’ve got terribly big.”

“I know.”

“You might have said.”

The machine clicked. {Friend} opened the notepad.

“I’ll put that {child} has been found,” said {friend}. “And who did the finding?”

“Me,” said {teddy}.

# up-the-stairs
They went up the stairs. {child} carried the teddy and {friend} carried the wet washing, because {friend.he} had actually offered.[athlete:  {athlete} could hardly have been quicker.] {Pet} went first. [adult: {Adult} held the door open for all of them.][elder:  {Elder}[elder2:  and {elder2}] heard over the phone who had been found.]

# in-the-dark
When it was night [city: {in city}], {friend} lay on the mattress and {child} lay in bed. {teddy} had been given the pillow, and {pet} had been given the rest. {child} turned out the lamp.

“{child}?” said a voice in the dark. “I don’t recognise the teeth. But I’m right here.”

{child} put {child.his} chin in the hollow. {Pet} moved up the bed, heavily, {@last}

# @kitten
a best friend with a kitten
## if pet.cat
a kitten
## if pet.dog
a puppy

# @doorway
In the doorway lay {pet}, {friend’s} cat, who lived at {child’s} home at least as much. {Pet.He} would not have fitted in a ski boot.
## if pet.cat
In the doorway lay {pet}[!pet.known: , {child’s} cat]. {Pet.He} would not have fitted in a ski boot.
## if pet.dog
In the doorway lay {pet}[!pet.known: , {child’s} dog]. {Pet.He} would not have fitted in a ski boot.

# @behind
All you could see was a tail like a feather duster.
## if pet
All you could see was a bottom.

# @kneads
{Pet} didn’t hiss at him, and {pet.he} didn’t bite. {Pet.He} put both front paws on {teddy’s} tummy and began to knead.
## if pet.dog
{Pet} didn’t growl at him, and {pet.he} didn’t bite. {Pet.He} laid {pet.his} chin on {teddy’s} tummy and gave a deep sigh.

# @last
took {teddy’s} ear in {pet.his} mouth, and began to knead.
## if pet.dog
took {teddy’s} ear in {pet.his} mouth, and gave a deep sigh.
