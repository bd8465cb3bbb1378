title: Is There a Mouse?
title: An Elephant on a Chair
title: Up My Nose
guest pet: Tiger (he), Pepper (she)

% “Is there a mouse?” is asked as if the answer had better be no. The last “No” is the smallest voice in the story. Do sneeze.

# on-a-chair
There was an elephant in {child’s} kitchen, and he was standing on a chair.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was standing on the other one, to see what it was like.]

“Is there a mouse?” asked the elephant.

“I don’t think so,” said {child}.[school:  “I’ve never seen one, not even {at school}.”]

“Good,” said the elephant, but he stayed where he was. “I’m afraid of mice. That’s why I’ve come to you[city: , all the way across {city}]. You’ve got a cat.”

The cat was called {pet}, and wasn’t allowed in the fruit bowl. {Pet} was asleep in the fruit bowl.

Creak, said the chair.

# the-bread-bin
{child} looked under the table.

“Is there a mouse?” asked the elephant.

“No,” said {child}, and looked behind the door.

“Is there a mouse?”

“No,” said {child}, and looked in the bread bin. And there sat a mouse, with a crumb in her paws.

“Um,” said {child}.

# the-hole
{Pet} woke up.

Off went the mouse! Off went {pet}! Round and round the chair they ran, and there was a hole, just big enough for a mouse. In she popped.[athlete:  Not even {athlete} could have stopped her.]

“Ooh,” said the elephant. “Something tickles.”

The hole was the end of his trunk.

# up-my-nose
{Pet} sat down in front of it and looked in. And when a cat sits down at a hole, it stays there.

“Why is that cat looking up my nose?” whispered the elephant. “Is there a mouse?”

{child} bent down. Two little eyes looked out at {child.him}.

“Yes,” said {child}.

“EEEEEK!” said the elephant, and all the cups shook on the shelf.

# swish
“Come out!” {child} called into the trunk.

“Not with that cat there,” said the mouse.

So {child} carried {pet} to the sofa[elder: , and put {pet.him} on {elder’s} lap]. {Pet} came back. {child} held out a bit of fish. {Pet} didn’t even look. {Pet.He} just sat, and {pet.his} tail went swish, swish, swish.

CREAK, said the chair. Oh no! It was bending, and {pet} was sitting right underneath.

# choo
{child} looked at the tail. Then {child.he} took hold of the end of it, very gently, and tickled the elephant’s trunk. Swish, swish, swish.

“Ah,” said the elephant. “Ah … AH …”

“CHOOOO!”

{Pet} flew backwards, out through the cat flap. The trunk flew up, and the mouse flew out, and she came down, plop, on top of the elephant’s head. It was nice up there. There weren’t any cats.[elder: 

“Bless you, {child}!” called {elder.short} from the sofa.[elder2: 

“That was a big one,” said {elder2}.]]

# on-top
The elephant had his eyes shut. “Is there a mouse?” he whispered.

{child} opened {child.his} mouth, but the mouse was quicker.

“No,” said the mouse.

“Who’s that?”

“I’m up on your head,” said the mouse. “I can see everything from here, and there isn’t a mouse anywhere.”

“Are you sure?”

“I know just what they look like,” said the mouse.

# buns
So the elephant got down, one foot at a time.[sport:  “You can’t {play sport} on a chair,” he said.]

“Will you come home with me,” he called up, “and look out for mice?”

“Are there crumbs?” said the mouse.

“There are buns,” said the elephant.

# at-the-gate
{child} waved from the step.[friend:  {Friend} stayed on the chair a bit longer, because you could see everything from there.] {Pet} was back in the fruit bowl. {Pet.He} looked at the elephant’s head for a long time, but {pet.he} didn’t say a thing.

[music: The mouse hummed {@song} all the way down the path. ]At the gate the elephant waved back with his trunk.

Then it got dark, and the kitchen was quiet. {Pet} lay down on {child’s} lap, and both of them yawned.

“Is there a mouse?” asked a big voice, a long way off.

“No,” said a very small one.

# @song
{music}
