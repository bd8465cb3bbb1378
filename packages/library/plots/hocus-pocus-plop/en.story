title: Hocus, Pocus, Plop
title: Where Do the Things Go?
title: What Was in the Hood
guest wizard: Marvo (he), Zoltan (he)
guest lady: Mrs Holmes (she), Mrs Farthing (she)
guest dove: Ruth (she), Prue (she)
guest neighbour: Mrs Ogden (she), Mrs Batty (she)

% Whatever is magicked away ends up in the hood. The wand can only do away; the hood is turned inside out. The dove says poot.
% @a: {adult}, else the grandparent, else {neighbour}.

# an-egg
{child} was sitting in the front row and had forgotten to take off {child.his} raincoat, because on the stage[city:  in {city}] stood a real wizard.[friend:  Next to {child.him} sat {friend}[!friend.known: , {child.his} best friend,] and {friend.he} hadn’t taken anything off either.]

[friend: The wizard|He] was called the Great {wizard}, and he was holding up an egg.

“Hocus, pocus, bang, and gone!” said {wizard}.

And the egg was gone. Everybody clapped[elder & adult: , {elder} [elder2: and {elder2} ]loudest of all][elder2 & !adult: , {elder2} loudest of all]. But {child} felt something land in {child.his} hood. Plop.

{Child.He} felt with one hand. It was an egg.

“{@A},” {child.he} whispered.

“Shh, watch,” whispered {@a-neighbour}.

# poot
{wizard} held up an alarm clock.

“Hocus, pocus, bang, and gone!”

Plop. The hood got heavier. It was ticking.

“Ooh, do my hat!” cried {lady} in the second row, and she passed it down, her best hat, with cherries on it.

“Hocus, pocus, bang, and gone!”

Plop.

“And now,” said {wizard}, “my dove, {dove}!”

“Poot,” said {dove}, because that’s more or less what doves say.[pet:  It was a good thing that {pet} was at home.]

“Hocus, pocus, bang, and gone!”

Plop. “Poot,” said the hood.

# where-do-they-go
Now {child} put up {child.his} hand[school: , the way you do {at school}].

“Excuse me. Where do the things go?”

{wizard} leaned forward.

“I wish I knew,” he whispered. “I’ve been wondering for twenty years.”

“They’re in my …”

But {wizard} had already climbed on to a chair.

“And last of all,” he cried, “I make myself disappear! Hocus, pocus, bang, and gone!”

The chair was empty, except for the wand.

# two-shoes
PLOP.

{child} nearly went over backwards. Two shiny shoes were sticking up out of the hood.

“Where am I?” said a voice behind {child.his} ear.

“In my hood,” said {child}.

“Is that far?”

“No, it’s just here. Magic yourself back!”

“I can’t,” said {wizard}. “I’ve left the wand behind. And {dove}’s sitting on my nose.”

“Poot,” said {dove}.

But everybody was up and clapping like mad.

“What an ending!” said {lady}. “I do wonder when I’ll get my hat back.” And everybody made for the door.

“Wait!” shouted {child}. “He hasn’t finished! He’s stuck!”

# no-more-room
{Child.He} wobbled up on to the stage, wizard and all, and picked up the wand. It tickled. {Child.He} knew what to say. {Child.He} pointed the wand at {child.his} own hood, as well as {child.he} could, but it’s hard to point backwards.

“Hocus, pocus, bang!” said {child}.

The table vanished, and so did the curtain.

“OW!” said {wizard}. “There’s a table in here! And now I can’t see a thing! Please, no more magic! We’re full!”

# sand-in-a-sock
The alarm clock began to ring. {dove} flapped. The seams creaked, and {child’s} knees shook[friend: , though {friend} had hold of the shoes]. The wand could only make things go. It had never brought anything back.

{child} put it down. What do you do, {child.he} thought, when magic won’t work? What do you do [sport: when you want to {play sport} and | when] you’ve got a sock full of sand?

You turn it inside out!

# inside-out
{Child.He} sat down on the stage, undid the [us: zipper | zip] and wriggled both arms out. {Child.He} put {child.his} hand into the hood, past the shoes and the hat and something that nipped {child.his} little finger, and at the very bottom {child.he} got hold of the seam.

“Hold on!” said {child}.

“What to?” said {wizard}.

And {child} pulled. {Child.He} turned the whole hood inside out.

First came the curtain. Then came the table, with its legs in the air. Then came the clock, and the hat, and {dove}. And last of all came the Great {wizard}. He sat on the floor and blinked.

“So that’s where they go,” he said.

On his head was the egg, and it wasn’t even cracked.

# only-gone
Everybody came back in, and they shouted and stamped and clapped.

“My hat,” cried {lady}.

“I can’t do that,” {wizard} said to {child}. “I can only do gone. But you can do back. How did you do it?”

“I turned the hood inside out,” said {child}.

{wizard} made {child.him} a deep bow. Down came the egg, and {child} caught it[athlete: , as well as {athlete} could have done].

# plop
When they came out into the street it was raining[music: , and {child} {child.was} humming {music}]. {child} {child.was} just going to put {child.his} hood up.

Plop.

{Child.He} felt with one hand. It was warm and soft.

“Poot,” said the hood.

“I think we’d better take {dove} back,” said {child}.

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-neighbour
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
