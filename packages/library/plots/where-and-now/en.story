title: Two Captains in a Laundry Basket
title: Where and Now
title: The Night the Hall Turned Blue

# captains
The laundry basket stood in the hall, empty for once. {Child} sat at one end and {sibling} sat at the other[sibling2: ,
with {sibling2} in the middle]. They were going to sail all the way to bed, but the basket didn’t move.

“I’m the captain,” said {child}. “Forwards!”

“I’m the captain,” said {sibling}. “Backwards!”

[sibling2: “Sideways!” said {sibling2}, because nobody had said it yet.]

“Sigh,” said the basket.

## or
Whoever got to the laundry basket first would be the captain. {Child} got there first with a tummy, and {sibling} got
there first with a foot. [sibling2: {Sibling2} got there first with a bottom. ]So there they sat, in the middle of the
hall, nose to nose, and the boat would not sail.

“Forwards!” said {child}.

“Backwards!” said {sibling}.

[sibling2: “Sideways!” said {sibling2}.]

“No,” said the basket.

# two-words
They hadn’t known that it could talk.

“I’d love to go,” said the basket. “But I’ve only got one bottom. One of you says where. One of you says now. If either
word is missing, I stay.”

“So there are two captains?” said {child}.

“Two at the very least,” said the basket. “Otherwise it’s only washing.”

They thought about it. {Child} took Where. {Sibling} took Now. [sibling2: {Sibling2} got a word of one’s own, too, and it
was Stop.]

“To the kitchen,” said {child}. The basket began to tremble, but it didn’t go. {Sibling} waited. Waiting is fun when you’re
the one who decides how long. [age>=6: It isn’t quite as fun for the one who is waiting to be waited for.]

“Now!” said {sibling}.

## or
“Can you talk?” said {sibling}.

“When I have to,” said the basket. “I can carry two captains. I can’t go two ways. One says where, and one says now. I need
both words.”

“I’ll take Now,” said {sibling} at once.

“Then I’ll take Where,” said {child}.

[sibling2: “And I’ll take Stop,” said {sibling2}.]

“To the kitchen!” said {child}. Nothing happened. They all looked at {sibling}, who was saving the word up for so long that
it nearly turned into a hiccup. [age>=6: When you have only one word, you don’t want to waste it.]

“Now!” said {sibling}.

# the-sea
Then the floor turned blue. The basket rocked, and off it went, over waves as stripy as the hall rug. [age>=6: A coat waved from its hook, and they waved back.] The shoes were
swimming along the wall in one long line.

[city: Far away, on the other side of the sea, all of {city} was shining.] [pet.dog: {Pet} lay on an island and wagged, so
that it splashed.] [pet.cat: {Pet} sat on an island, not wanting wet paws.] [pet.other: “Good night, {pet}!” they called as
they sailed by.]

[elder: {Elder} was sitting on a stool in the kitchen doorway, being a lighthouse. [elder2: {Elder2} held the [us: flashlight
| torch]. ]“When I was little, I was the one who said now,” said {elder.short}. “That’s the hard one.” | In the kitchen the
fridge stood open a crack and shone like a lighthouse.]

[sibling2: “Stop!” called {sibling2}, and they stopped just before they ran into it.]

## or
At first only a little blue ran out of the rug. Then the whole hall was sea, and the basket hopped over the waves. {Child}
said where: round the stool, under the coats, out to the deep end. {Sibling} said now every time, and that’s why it was
such fun.

[city: “We could sail all the way to {city},” shouted {child}. “That’s where we live,” shouted {sibling}.] [pet.dog: {Pet}
swam beside them on the dry floor.] [pet.cat: {Pet} followed them along the top of the cupboard.] [pet.other: They waved to
{pet} on the way.]

[elder: By the kitchen {elder} was being a lighthouse and blinking a lamp. [elder2: {Elder2} sat next to it, being a rock.
]“I was the one who said now when I was little,” said {elder.short}. “You have to dare to wait.” | By the kitchen the fridge
shone like a lighthouse.]

[sibling2: “Stop!” called {sibling2}, and they saw everything that they would have missed.]

# islands
“To Boot Island,” said {child}. They waited. “Now!” said {sibling}. Boot Island was wet and smelled of rubber. [age>=6: They went
ashore with one foot each, because there was no room for more. [sibling2: {Sibling2} got the toe.]]

“To the mitten,” said {child}. They waited. “Now!” said {sibling}. The mitten had been missing since winter and was very
glad to see them. [sibling2: {Sibling2} put it on, so that it wouldn’t swim away again.]

## or
They went fishing, too. {Child} pointed at the place where something lay, and {sibling} said now when it was time to pull.
They caught one mitten, the other mitten and half a ginger biscuit, and they shared it. [age>=6: It got
so small from being shared that they had to eat it at once, before it disappeared by itself.] [sibling2: {Sibling2} got the bit with
sugar on.]

# dark
“Home to bed,” said {child}.

“Now,” said {sibling}, and they turned round.

[adult: But then {adult} switched off the light in the hall, and it was night all over the sea. | But then the lamp in the
hall went out, because it was that late, and it was night all over the sea.] In front of the bedroom door lay something
big and black. It had a long trunk, and it was waiting.

[sibling2: “Stop,” whispered {sibling2}.]

“It’s a whale,” whispered {child}. “We’ll go round it.”

“It’s the [us: vacuum cleaner | hoover],” whispered {sibling}. “We’ll go straight up and wake it.”

# the-whale
“Round,” said {child}. But {sibling} didn’t say now.

“Straight,” said {sibling}. But that wasn’t the word {sibling} had.

[sibling2: “Stop it,” said {sibling2}.]

Nobody gave in. The basket turned halfway round. Then it began to drift backwards, away from bed, towards the cellar door,
where it was cold. {Child} held on to the edge. {Sibling} held on to {child}. They were cross and they were
scared, and you can be both at once. [age>=6: It’s lonely to be right all by yourself in the dark.]

“There are two words,” said the basket. “But I never said who has to have which.”

## or
“Round!” said {child}.

“Straight!” said {sibling}.

“I’m the one with Where!”

“Then I’m not saying now!”

[sibling2: “Stop!” said {sibling2}, but nobody listened.]

And {sibling} squeezed both lips together, and {child} looked the other way. A boat with two captains like that will drift.
It drifted backwards in the dark, farther and farther from bed, until neither of them could see it any more. [age>=6: It’s lonely to be right all by yourself in the dark.] Then {child}
felt about for a hand, and {sibling} was already looking for one.

“You could swap words,” said the basket. “It isn’t forbidden.”

# swapped
They swapped. {Child} put Where into {sibling's} hand, and {sibling} put Now into {child's}. [sibling2: {Sibling2} held all
the hands, so that nothing was dropped.]

{Sibling} looked carefully. It did look like a whale, when you were the one who had to decide. “Under the trunk,” said
{sibling} at last. “There’s room there.”

[sibling2: “Stop first,” said {sibling2}. “Heads down!” And a good thing, too.]

Now it was {child} who had to wait. It was much harder than it looked. The whale breathed in. Not yet. The whale breathed
out. Not yet. {Child} felt the word sitting right at the tip of the tongue.

“Now,” whispered {child}.

They slid in under the trunk, so close that it tickled their hair, and out on the other side.

“That was a good where,” said {child}.

“That was a good now,” said {sibling}.

## or
“You can have Now,” said {sibling}.

“You can have Where,” said {child}.

[sibling2: “I’m keeping Stop,” said {sibling2}.]

It felt strange in the mouth, like the wrong toothbrush. {Sibling} leaned forward and looked at the whale for a long
time. “Along the wall, behind the tail,” said {sibling}. “That end’s asleep.”

And {child} waited. {Child} waited when the basket creaked, and when the dark moved a little, and when a nose began to itch.
Not yet, not yet. [sibling2: “Stop,” whispered {sibling2}, when a lead lay in the way. Without {sibling2} they’d have stuck
fast.]

“Now,” whispered {child}.

The basket crept. A shoe on dry land didn’t dare to look. Behind them the whale slept on, and bed lay ahead of them.

“You waited for ages,” said {sibling}.

“You found the way,” said {child}.

# harbour
The basket came in beside the bed. [pet.dog: {Pet} was there already and had warmed the harbour.] [pet.cat: {Pet} came
ashore, too, with four dry paws.] [elder: {Elder} [elder2: and {elder2} ]put out the lighthouse and followed with the
pillows.] [adult: “Welcome home, captains,” said {adult}, and said it to all of them.] [sibling2: “Stop,” said {sibling2}, and
they were there.] The basket was worn out, right through
to the bottom. They tucked it in with a towel.

“Thank you for today,” said the basket. “It’s a long time since I had so many.”

## or
They stepped ashore on the sheet[sibling2: , {sibling2} last, with the rope]. The basket was allowed to lie next to the bed with a towel over it. [pet.dog: {Pet} lay
down beside it, because a harbour should have a dog.] [pet.cat: {Pet} lay down in it, because it was free now.] [elder: Out in
the kitchen {elder} put out the lighthouse. [elder2: {Elder2} said good night to the shoes, one after another.]] [adult: {Adult}
stroked their hair, one head at a time. Every captain got just as long.]

Outside the door the sea turned back into floor, in no hurry at all.

# last-word
{Child} and {sibling} lay with their feet touching[sibling2: , and {sibling2} lay close by].

“To the morning,” whispered {child}.

{Sibling} waited. {Sibling} waited so long that everybody else fell asleep.

“Now,” whispered {sibling} into the dark. But the bed had already sailed.

## or
Under the covers they swapped their words back, in case they needed them in a dream. [sibling2: “Stop,” said {sibling2}, and
then the legs stopped kicking.]

“To sleep,” said {sibling}, to try it one more time.

“Now,” said {child}.

And it was just the right now.
