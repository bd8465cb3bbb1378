title: The Moon Plays Statues
title: Better Than the Hat
title: Who Moved?
guest sitter: Jess (she), Nell (she)

% Whoever is with the child (@a): {adult}, else the grandparent, else the babysitter {sitter}. The moon is "it". The refrain: One, two, three …
% statues! Nobody sees the moon move, and when it gets there it touches the child with its light.

# the-hat
It was nearly dark, and {child} and {@a-first} were in the playground, playing statues. If you moved, you had to go back to the start.

{child} put {child.his} nose against the little playhouse, shut {child.his} eyes and counted very fast. “One, two, three … statues!” And {child.he} turned round.

{@A} was standing on one leg, and wobbling.

“You moved!” {child.he} said. “Back to the start!”

“That wasn’t me,” said {@a}. “That was my hat.”

“Then you can both go back to the start!”

Next time, {@a} sneezed.[music:  Next time, {@a} hummed {music}, at the top of {@his} voice.][friend:  Next time, {friend}[!friend.known: , {child’s} best friend,] got the giggles.][pet.dog:  Next time, {pet}[!pet.known:  the dog] wagged {pet.his} tail.] The time after that, {@a} sat down in the sandpit by mistake.[age>=5: 

“Was that the hat as well?” asked {child}.

“Yes,” said {@a}. “It was tired.”]

“You’re no good at this,” {child.he} said. “I want to play with somebody who can keep still.”[sport: 

“We could {play sport} instead,” said {@a}.]

# the-roof
And then {child.he} saw the moon. It was sitting on a roof on the other side of the park, big and round and yellow, and it was keeping still. It was keeping very, very still.[athlete:  Not even {athlete} could keep as still as that.]

“Do you want to play?” {child.he} asked.

The moon didn’t say no.

# the-chimney
So {child.he} put {child.his} nose against the playhouse. “One, two, three … statues!” And {child.he} turned round.

The moon was keeping still. But now it was sitting on the chimney!

“{@A}! It’s been creeping up!”

“Did you see it move?”

“No.”

“Then it’s allowed,” said {@a}.

# the-tree-top
So {child.he} put {child.his} nose against the playhouse. “One, two, three … statues!” And {child.he} turned round.

The moon was keeping still. But now it was sitting right at the top of a tree!

“It’s really good,” {child.he} said.[school & age<5:  “It’s better than anyone {at school}.”][school & age>=5:  “It’s better than anyone {at school}. It doesn’t even wobble.”][!school & age>=5:  “It doesn’t even wobble.”][age>=5: 

“It hasn’t got any legs to wobble on,” said {@a}. “Is it better than me?”|

“Is it better than me?” asked {@a}.]

“It’s better than you and your hat put together.”

# nowhere
So {child.he} put {child.his} nose against the playhouse. “One, two, three … statues!” And {child.he} turned round.

There was no moon on the roof. There was no moon on the chimney. There was no moon in the tree. There was only a big, black cloud.

“It’s gone home,” {child.he} said, in a small voice.

“Perhaps it’s creeping along behind the cloud,” said {@a}. “But it’s a long way, behind a cloud like that.”

“Then it’ll never get here,” said {child}. “I count too fast.”

# slowly
So {child.he} put {child.his} nose against the playhouse. And this time {child.he} counted slowly.

“One …”

You couldn’t hear a sound in the park.

“Two …”

You couldn’t hear a sound in [city: all {city}|all the world].

“Three …”

# one-more
And the wall turned white. And there on the wall was another {child}, made of shadow, with a bobble on its hat.

“{@A},” whispered {child}. “It’s here. It’s got me.”

“Where has it got you?”

“All down my back.”

{Child.He} turned round. And there was the moon, big and bright, shining on every bit of {child.him}.

“Then the moon’s won,” said {@a}. “So now the moon does the counting.”

# the-stick
“And I’m the statue,” said {child}, and went as stiff as a stick. {@A} had to tuck the stick under one arm and carry it home. [friend: {Friend} said goodbye to it, and it didn’t answer. ]The moon came too, all the way home, and watched. But {child} didn’t move.

[elder & adult: {Elder} held the door open[elder2: , and {elder2} took the hat]. ][elder2 & !adult: {Elder2} held the door open. ][adult: {child} kept still while {adult} took the shoes off. {Child.He} kept still while {adult} pulled up the covers. | {child} kept still while {child.his} shoes came off. {Child.He} kept still under the covers.][pet.cat:  {Pet}[!pet.known:  the cat] was in the window, keeping nearly as still.][pet.other:  Even {pet} moved more than that.]

# not-one-toe
The moon looked in at the window.

“Statues,” whispered {child}.

And {child.he} didn’t move one single toe.

# @a-first
{sitter}, the babysitter,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @his
{sitter.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
