title: Bonk! {@Turning}!
title: A Very Good Wall
guest rolle: Roly (he), Dusty (he)
guest keeper: Carol (she), Jean (she)
guest sitter: Jess (she), Nell (she)

% The robot is the kind that vacuums, round and flat; it can’t see and it can’t hear. The grown-up (@a): {adult}, else the grandparent, else the babysitter.

# round-as-a-cake
There was a robot at the library[city:  in {city}]. It was round and flat, like a cake, and it ate the crumbs off the floor[pet.dog: , just like {pet}[!pet.known: , {child’s} dog]].[school:  They hadn’t got one {at school}.]

[friend: {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] | {child}] sat on the rug with {@a-first}, watching it.[pet.dog:  {Pet} wanted to see, too.][pet.cat:  {Pet}[!pet.known:  the cat] lay in a basket, and wanted to see, too.][sport:  The book about {sport} had to wait.]

# bonk
The robot went straight ahead. Whirr, whirr, whirr. It went straight into a bookcase.

“Bonk! {@Turning}!” said the robot.

And [us: around | round] it turned.[pet.dog / pet.cat: 

And {Pet} turned [us: around | round], too.]

Whirr, whirr, whirr. It went straight into a chair.

“Bonk! {@Turning}!” said the robot.[pet.dog / pet.cat: 

And {Pet} turned [us: around | round], too.]

# he-feels-his-way
{child} laughed.

“It can’t see!” {child.he} said.

“No,” said {keeper}, who worked at the library[music:  and was always humming {music}]. “{rolle} can’t see a thing. He has to bump into it first.”

Whirr, whirr, whirr. {rolle} bumped into {@as} shoe.

“Bonk! {@Turning}!” said {rolle}.[pet.dog / pet.cat:  And {Pet} turned [us: around | round], too.][friend:  {Friend} gave {rolle} a crumb.]

# the-green-lamp
“Where does [friend: he|[pet.dog / pet.cat: {rolle}|he]] live?” asked {child}.

“Over there,” said {keeper}, and she pointed. Down by the wall was a little green light. “That’s his bed. He sleeps there, and when he wakes up he’s full of go again. He usually finds it by himself.”
[age>=5: 

“But he can’t see it!” said {child}.

“He bonks until he gets there,” said {keeper}.
]
# under-the-sofa
Whirr, whirr, whirr. {rolle} went in under the sofa.

“Bonk! {@Turning}!” they heard. “Bonk! {@Turning}! Bonk! {@Turning}! Bonk!”[pet.dog / pet.cat: 

And {Pet} turned, and turned, and turned.]

Then they didn’t hear anything.

{keeper} bent down to look. She was too big. {@A} bent down. {@He} was too big as well.

{child} lay down on {child.his} tummy. {child.He} {child.was} just right. Far away in the dark {child.he} saw {rolle}.

“Come on, {rolle}!” said {child}.

And out he came.

# tired
But he was very slow now.

Whirr … whirr … whirr …

“Beep,” said {rolle}. “I’m tired.”

“His go has nearly gone,” said {keeper}. “He’s got to get home.”

“Can’t you carry him?” said [friend: {friend} | {child}].

“Then he won’t know where he is,” said {keeper}. “He has to bonk his own way back.”

But {rolle} was going the wrong way. He was going away from the light!

“The other way, {rolle}!” shouted {child}.

{rolle} couldn’t hear, either.

“Beep,” he said. “I’m very tired.”

# a-wall
So {child} ran[athlete: , as fast as {athlete}]. {child.He} stood right in front of {rolle}. {child.He} stood still, with both feet together, just like a wall.

Whirr … whirr …

“Bonk! {@Turning},” said {rolle}.

And [us: around | round] he turned.[pet.dog / pet.cat:  And {Pet} turned [us: around | round], too.

Now {rolle} |  Now he] was going nearly the right way. But only nearly. He was heading for the bookcase!

{child} ran, and was a wall again.

“Bonk! {@Turning},” said {rolle}.

[pet.dog / pet.cat: And {Pet} turned [us: around | round], too.

Now {rolle} | Now he] was heading for the chair! [friend: {Friend} ran, and was a wall, too. | {child} ran.]

“Bonk,” whispered {rolle}. “{@Turning}.”

# home
And now, now he was heading straight for the green light.

Whirr … whirr … whi …

Nearly there.

Whi …

Click.

“Beep,” said {rolle}. “Home.”

The green light winked. {rolle} didn’t whirr any more. He was asleep.

“What [friend: good walls | a good wall] you are,” whispered {keeper}.

{child} patted {rolle} on the lid. He was round and warm.

“Goodnight, {rolle},” {child.he} said.[friend: 

“Goodnight,” said {friend}.][pet.dog / pet.cat: 

{Pet} turned [us: around | round] once more, and lay down.]

# we-too
“Home time for us, too[pet.other: . {Pet} is waiting],” said {@a}, and off they went to the door[pet.cat: , with {Pet} in the basket]. But {child} shut {child.his} eyes, to find out what it was like.

{child.He} walked straight into {@as} tummy.

“Bonk,” said {child}. “{@Turning}.”

# @turning
turning [us: around|round]

# @a-first
the babysitter, {sitter}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @a
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{sitter’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @A
{sitter}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @He
She
## if adult & !elder
[adult: {Adult.he}]
## if elder
{elder.He}
