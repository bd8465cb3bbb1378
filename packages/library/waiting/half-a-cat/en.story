title: Half a Cat
title: My End Has Whiskers
title: Both Halves
guest man: Mr Pettifer (he), Mr Quill (he)

% The cat is {pet}. The man lives behind the brown door.

# like-a-bird
{child's} cat, {pet}, hardly ate a thing. {Pet.He} smelled {pet.his} dinner, sighed, and went out.

And yet {pet.he} got fatter and fatter.

“It’s funny,” said {child} to {child.his} best friend, {friend}. “{Pet} eats like a bird.”

“So does mine,” said {friend}. “No, I mean he eats like a horse.”

“Have you got a cat?”

“Only at breakfast,” said {friend}. “He comes by himself, every day. He’s called Gustav.”

Just then a cat crossed the road[city:  in {city}]. It was a very fat one.

“There’s {pet}!” said {child}.

“There’s Gustav!” said {friend}.

# gustav
They looked at each other. Then they called, both at once. {Pet} sat down exactly half-way between them and washed a paw.

“That’s my cat,” said {child}. “It says so on the bowl.[school:  I’ve done a project on that cat, {at school}.]”

“But breakfast can be anywhere you like,” said {friend}.

{child} was so jealous that it stung. Somebody else had given {pet} a name. Somebody else knew what {pet} was like in the mornings.

But {pet} got up, stretched the front end, stretched the back end, and walked on.

“Where’s he off to now?” whispered {friend}. “He’s eaten at my house.”

“And at mine,” said {child}.

They crept after {pet.him}.[sport:  They crept so fast that it was nearly as good as going to {play sport}.]

# third-door
{Pet} went through the hedge and along the wall and up to a brown door. At the bottom of the door there was a cat flap. {Pet} put {pet.his} head in. {Pet} put {pet.his} front paws in. And then {pet.he} stopped.

{Pet} was stuck.

The back paws ran in the air. The tail stuck straight out.

From inside the house came a voice. “Good evening, Admiral,” it said. “Are you coming in or going out?”

And they heard somebody put down a dish.

# director
{child} knelt down and shouted through the letter box. “Stop feeding my cat!”

There was a silence in there. “Who is speaking?” asked the voice.

“The owner!”

“There must be some mistake,” said the voice. “This is the Admiral. He dines with me at seven. He has just begun on the fish.”

They could hear him chewing.

“He’s eating!” said {friend}. “He’s stuck in a door, and he’s eating!”

“That’ll make him fatter,” said {child}. “Then he’ll be even more stuck!”

# which-end
“My name is {man},” said the voice. “What does your cat look like?”

“There’s a tail,” said {child}. “And two paws.”

“Then it’s a different cat,” said {man}. “Mine has whiskers. And two paws.”

{Friend} began to laugh and couldn’t stop. Then somebody laughed behind the door as well. Even {child} laughed, without wanting to.

“It’s the same cat,” said {friend}. “We’ve only got half each.”

[elder: “I’ve never heard of half a cat,” said {elder}, who was coming by with the shopping[elder2:  and with {elder2}].

][athlete: “Not even {athlete} could get that out,” said {friend}, and felt how tight it was.

]They pulled at their half. {man} pushed at his. {Pet} didn’t move at all.

# trembling
Then {child} felt something under one hand. The tail was shaking. It was shaking right to the tip, and it had gone as thick as a bottle brush.

“{Pet} is frightened,” said {child}.

“Not in here,” said {man}, through the door. “In here he looks quite as usual.”

“That’s only pretending, at your end,” said {child}. “It’s at my end that {pet} is frightened.”

Now it wasn’t funny any more. It didn’t matter what {pet.he} {pet.was} called. {child} lay down on the mat outside the door, beside the half that was shaking, and put both hands round it.

“Nobody pull,” said {child}. “Nobody push. And nobody feed. We’ll just wait.”

# breathing-out
“What for?” whispered {friend}.

“For breathing out.”

Because that’s how it is with cats. When they’re frightened they hold their breath, and they get big. When they aren’t frightened any more, there’s hardly anything of them.

{child} stroked {pet.him}, the right way, from the flap and out along the tail. Again and again.[music:  {child.He} sang {@song}, so low that only a cat could hear it.] On the other side of the door {man} sat down on the floor of the hall and tickled a chin. They couldn’t see each other. But they could hear each other breathe.

The tail sank. It grew thin again.

And somewhere inside the cat flap there was a purr. They could feel it in the whole door.

Then came a sigh, as long as a corridor.

Plop.

# in-by-the-door
Where half of {pet} had been, there was only a hole.

The lock clicked. The door opened, and there stood {man}, who was old and wore slippers, with a whole cat in his arms. {Pet} looked as if nothing had happened.

“Well,” said {man}, and now he was the one who looked sad. “I suppose he’s yours, then.”

{child} looked past him at the two chairs in the kitchen. There was a cushion on one of them, covered in cat hair.

“{Pet} is mine,” said {child} slowly. “And Gustav is {friend's}. But the Admiral’s yours. Only, he can’t have three dinners.”

So they wrote a note and fixed it to the collar, and they made a promise: whoever fed {pet} would write it down.

# has-dined
The next evening {pet} came home, smelled {pet.his} dinner, and sighed.

“Look at the note,” said [adult: {adult} | the grown-up].

It said, in wobbly writing, The Admiral has dined.

“That’s all right, then,” said {child}, and put away the bowl.

When {child} was in bed, {pet} came and lay down on {child.his} feet. First came the whiskers. Then came the tail.

{child} felt about with {child.his} toes.

“Both halves,” {child.he} said.

# @song
{music}
