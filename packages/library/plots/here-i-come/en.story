title: Here I Come
title: The Counting in the Attic
title: It Doesn’t Count
guest friend: Kit (he), Tilly (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has rented the house and snores (@a) is the grandparent, else {adult}, else {minder}. The ghost is “the boy” and “he”.
% One rule: if nobody hears a thump, it doesn’t count. Count slowly, and knock at each THUMP if you like. The last “Here I come” is a happy one.

# it-doesnt-count
The house[city:  outside {city}] was the oldest {child} had ever seen, and it creaked when nobody was walking. {@First} had rented it for the weekend, and {friend}[!friend.known: , {child’s} best friend,] had come too.[pet.other:  {Pet} had stayed at home, and that turned out to be just as well.] All evening they had played hide-and-seek up in the attic. Whoever was looking stood facing the big chimney and counted to a hundred. And if you found somebody, you ran back and hit it. Thump!

“Found you!” yelled {child}, spotting {friend} behind a trunk.

“But you didn’t thump,” said {friend}. “If nobody hears a thump, it doesn’t count.”

{Friend} was like that, kind but strict.[sport:  It was just the same with {sport}.][school:  And it was just the same {at school}.]

# ninety-three
Now it was night, and they lay in two beds in the little room beside the attic.[music:  Downstairs {@a} had been humming {music}.] Through the floor they could hear {@snorers} snoring. {child} was nearly asleep.

“Ninety-three,” said somebody.

{child’s} eyes flew open.

“Ninety-four. Ninety-five.”

It was a small voice, out in the attic. It sounded like somebody counting with their face against a wall.

“{Friend}?” whispered {child}. “Is that you?”

“No,” whispered {friend}. “I’m in here.”

“Ninety-eight. Ninety-nine.”

{child} wanted to shout for {@a}, but no sound came out.

“A hundred,” said the voice. “Here I come.”

# two-boots
They were both under {friend’s} bed before they knew it, right up against the wall.[athlete:  Not even {athlete} would have got there first.][pet.dog / pet.cat:  {Pet}[!pet.known & pet.dog: , {child’s} dog,][!pet.known & pet.cat: , {child’s} cat,] was there already, having heard it before anybody.]

Out in the attic a lid squeaked. “Not there,” said the voice. A cupboard creaked. “Not there.” It was nearer now. Then the door of the little room opened, ever so slowly, and the moonlight lay down on the floor.

In came two boots.

They were old, with their laces hanging. They came straight towards the bed, and they didn’t touch the floor.

# upside-down
The boots stopped. {child} held {friend’s} hand tight, and {friend} held tighter. Then somebody bent down, slowly, and looked in under the bed, upside down. It was a boy. He was as white as milk, and you could see the door right through him.

He saw them, and his whole face lit up.

“Found you!” cried the ghost.

And he shot out through the wall. “That’s one!” they heard from the attic. “That’s two!”

But there wasn’t any thump.

# never-a-thump
{child} meant to stay under the bed till Monday. But {friend} couldn’t help it.

“There wasn’t any thump!” {friend.he} shouted.

“{Friend}!” hissed {child}.

“Well, there wasn’t!”

Out in the attic somebody began to cry.

“No,” said the small voice. “There never is.”

You can’t be quite so frightened of somebody who’s crying. They crawled out, and held hands all the way to the attic door.

# the-chimney
The boy stood by the chimney, no bigger than they were. He hit it as hard as he could, and his fist went straight into the bricks, right up to the elbow. It didn’t make a sound.

“I find everybody,” he said. “Every night. Yesterday I found a mouse. But nobody hears a thump, so it doesn’t count, so I have to start again.”

“Yes,” said {friend}. “That’s the rule.” But {friend.he} said it kindly.

“How long have you been looking?” asked {child}.

“Since my mother called us in to supper,” said the boy. “It’ll be cold by now. I’d so much rather hide. But I’ve got to catch somebody first.”

He turned back to the chimney.

“One,” he said wearily. “Two.”

# mine-stops
“Wait,” said {child}.

{child’s} knees were shaking. {Child.He} went up all the same, and laid a hand on the chimney.

“Put your hand in mine,” {child.he} said.

“It’ll go right through.”

“I know. But mine stops.”

The boy put his hand into {child’s}. It was like pulling on a mitten that has been out in the snow all winter. The cold ran right up into {child’s} neck. {Child.He} wanted to pull away, but {child.he} didn’t. {Child.He} made a fist, and inside it the boy made his.

And then they hit it.

# it-counts
THUMP!

“That’s one,” whispered the boy.

THUMP!

“That’s two!”

The whole chimney boomed. Downstairs {@a} stopped snoring. Then {@he} started again.

“I heard that,” said {friend}. “It counts.”

The ghost laughed so much that he took off. He flew among the beams, and once straight through one.

[pet.dog / pet.cat: {Pet} stood in the doorway and looked up at the boots. {Pet} had been hoping to smell them.

]“You were number one,” the ghost told {child}. “So now it’s your turn to count.”

# who-counts-now
So {child} stood facing the chimney. Behind {child.him} the whole attic was dark. It felt creepy all down {child.his} back, but in the fun way now. {child} could hear {friend} tiptoeing off. The other one made no sound at all.

“Ninety-eight,” said {child}. “Ninety-nine. A hundred.”

{Child.He} turned round.

“Here I come,” {child.he} said.

And inside the trunk somebody giggled.

Much later they lay in the two beds again. Through the floor they could hear snoring. {child} yawned, reached out a hand and knocked on the wall, very softly. Thump.

“It counts,” whispered the wall.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
## if elder2
{elder} and {elder2}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @snorers
{@a}
## if elder2
{elder} and {elder2}
