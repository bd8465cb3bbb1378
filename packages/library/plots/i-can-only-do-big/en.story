title: The Wolf Who Only Did Big
title: A Very Small Puff
title: Fffff
guest cook: Mrs Marsh (she), Mrs Tandy (she)

% Who has made the porridge: the grandparent, else {adult}, else {cook}, who lives next door. The wolf is "he".

# too-hot
{child} sat at the kitchen table [adult & !elder: |at {@cook-here} ]with a big bowl of [us: oatmeal | porridge].[elder:  It was {elder.short} who had made it, and that kind stays hot. It| But it] was too hot to eat. It steamed.[friend:  Next to {child.him} sat {friend}[!friend.known: , {child’s} best friend,] with another bowl.][pet.dog:  Under the table sat {pet}[!pet.known: , {child’s} dog,] and hoped.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was asleep by the stove.]

Then there was a knock at the door. BOM, BOM, BOM![friend:  {Friend} went to open it.]

# the-wolf
In came a wolf[city: , right in the middle of {city}]. He was big and [us: gray | grey], and his tail stood straight up in the air.

“Watch this!” said the wolf. “I’ll huff, and I’ll PUFF!”

“Good,” said {child}. “Puff on that.”

And {child.he} pointed at the [us: oatmeal | porridge].

The wolf’s mouth fell open. He was used to huffing and puffing at houses[age>=5: , the straw kind and the stick kind].[sport:  He huffed and puffed at people who wanted to {play sport}.] But nobody had ever asked him to do it to breakfast.

[pet.cat: “Fffff,” said {pet}.

]“It’s too hot,” said {child}.

# whoosch
“Right,” said the wolf. He breathed in until his tummy was as round as a ball. “I’ll huff, and I’ll PUFF!”

WHOOOOSH!

Off went the [us: oatmeal | porridge]. It flew over the table, and it flew over the floor[athlete: , faster than {athlete}], and it stuck to the wall. Splat![pet.dog:  {Pet} began to lick the wall at once.][pet.cat:  {Pet} went and sat on top of the fridge.][friend:  {Friend} had got {friend.his} own bowl under the table just in time.][pet & !pet.dog & !pet.cat:  {Pet} peeped out to see.]

“Oh dear,” said {@cook}, and went to get a cloth and some more [us: oatmeal | porridge]. That was steaming too.

# only-big
“You have to do a little one,” said {child}.[school:  “That’s what we do {at school}.”]

“I only do big ones,” said the wolf. “I’ll huff, and I’ll PUFF!”

WHOOOOSH!

The curtain went out of the window. [elder: {Elder.short’s}|[adult: {Adult’s}|{Child’s}]] hat went up on top of the lamp. And the cloth flew up and came down over the wolf’s own head.[friend:  {Friend} held on to the table.]

“Oh dear, oh dear,” said {@cook}.

# bump
Now the wolf couldn’t see a thing.

“Who turned out the light?” he cried.

He went round and round. He tripped over his tail.

BONK!

He bumped his nose on the table leg.

“Ow,” said the wolf. His lip began to wobble. “Ow, ow, OW!”

And the big wolf cried until it dripped on the floor.[pet.dog:  {Pet} licked that up as well.]

# she-blows
{child} climbed down from {child.his} chair. {Child.He} lifted off the cloth[friend: , and {friend} took hold of a paw]. Then {child.he} took that big black nose in both hands. There was a bump, right in the middle.

“Keep still,” said {child}. “I’ll huff.”

And {child.he} made {child.his} mouth small and round.

“Fffff,” went {child}. “I’ll huff, and I’ll puff. Fffff.”

The wolf stopped crying. He looked at his nose until his eyes met in the middle.

“It hardly hurts at all now,” he said. “Do it again!”

“Fffff.”[pet.cat:  Up on the fridge {pet} pricked {pet.his} ears.]

# your-turn
“Is that how you do a little one?” whispered the wolf.

“Yes,” said {child}. “Now you try.”

The wolf made his big mouth small.

[age>=5: “Whoosh,” went the wolf. {Child’s} hair stood straight up.

“Smaller,” said {child}.

]He took just a tiny bit of air.

“Fffff,” went the wolf.

{Child’s} hair moved, just as much as a feather would[pet.dog: , and so did {pet’s} ear].[pet.cat:  {Pet} climbed down to listen.]

“You did it!” said {child}[friend:  and {friend}].

# just-right
So they sat down at the table, side by side. The wolf puffed on {child’s} [us: oatmeal | porridge]. “Fffff.” {child} puffed on the wolf’s. “Fffff.” [friend: {Friend} did {friend.his} own. “Fffff.” ]{@Cook} puffed on a cup of coffee. “Fffff.” Now nothing was steaming. Now it was all just right.

And they ate until the bowls were empty[pet.dog: , and {pet} licked them, every one].[age>=5:  The wolf had three bowls, and he puffed on all three.]

# fffff
Then the wolf lay down on the floor, and {child} lay down on the wolf[friend: , and so did {friend}][pet.dog / pet.cat: , and {pet} lay down on {child}].[music:  {@Cook} hummed {music}, just a little.] [elder: {Elder.short} got the hat down from the lamp and put it on. ]The wolf was as warm as a blanket. And every time he breathed out, there came a small, small wind.

I’ll huff, and I’ll puff, it went. Fffff.

# @cook
{cook}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @cook-here
{cook’s}, next door,
## if elder
{elder’s}
## if elder & elder2
{elder} and {elder2’s}
