title: It’s Only the Bear
title: Quite Quietly
title: Somebody Big Who Growls
guest elder: Grandma (she), Granny (she)

% The bear comes to the grandparent who is ticked, otherwise to Grandma. The bear is “he”.
% One rule: as soon as the bear sleeps he snores, and that frightens him. KRRRR-POOH is the bear; the longer one, with a whistle, is the grandparent.

# a-knock
In the middle of winter there was a knock at {elder’s} door. On the step stood a bear, with snow on his nose.[city:  That didn’t often happen in {city}.]

“I’m sorry,” said the bear, “but I can’t sleep.”

“In you come,” said {elder.short}, who talked to anybody. “Wipe your paws.”

Bears are meant to sleep all winter. {child} knew that[school: , for they had done bears {at school}]. But this bear had rings under his eyes, and he yawned so hard that the curtains flapped.

“As soon as I’m asleep, somebody comes,” he said. “Somebody big, who growls. Then I wake up, and they’ve gone.”

“Dear me,” said {elder.short}. “You never hear that sort of thing here. I sleep quite quietly.”

{child} looked at {elder.him}. {Child.He} had stayed the night many times, but {child.he} didn’t say anything.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had stayed the night here once as well. In the end {friend} had gone and slept in the bath.]

# who-comes
{Elder.short} put on a big red woolly hat, and they went home with the bear[music: , and {elder.short} hummed {@song} on the way].[elder2:  {Elder2} stayed behind to warm some milk.] He lived behind the woodshed, under a fir tree. It was dark and soft in there, and it smelled of bear.[pet.dog:  {Pet}[!pet.known:  the dog] didn’t care to go in. {Pet} sat outside and kept guard.]

“You lie down,” said {elder.short}, “and we’ll sit here and see who comes.”[sport: 

“You could {play sport} first,” said {child}. “That makes you tired.”

“I am tired,” said the bear.]

# krrrr
The bear lay down. He shut his eyes. They waited.

KRRRR-POOH!

The bear jumped up and hit his head on the roof.

“There!” he said. “Did you hear that? It was here!”

“That was you,” said {child}. “You were snoring.”

“Me? No, I was asleep.”

“That’s when people do it.”

“I’d have noticed!” said the bear.

“Of course you would,” said {elder.short}. “I never snore, for instance.”

# only-the-nose
The bear lay down again. He shut his eyes. They waited.

KRRRR-POOH!

The bear jumped up and hid behind {elder.short}, but there was only room for his nose.

“Make it go away,” he said, and a tear ran down to the end of it. “I’m so tired.”

{child} patted his paw. Poor bear. You can’t make a snore go away, because it lives inside.

But {child} always slept well at {elder.short’s}. Why? Because {child} knew who it was.

# quite-quietly
“{Elder.short},” said {child}, “could you show the bear how you sleep quite quietly?”

“With pleasure,” said {elder.short}. {Elder.He} lay down in the moss, pulled down the hat and shut {elder.his} eyes.

They waited.

KRRRRRRRR-POOH-wheeeee!

Needles fell from the roof.

“It’s here!” cried the bear.

“No,” said {child}. “It’s only {elder.short}.”

# only-her
The bear looked. There lay {elder.short} in the red hat, with {elder.his} mouth open. It didn’t look dangerous.

KRRRRRRRR-POOH-wheeeee!

“Is it ONLY {elder.short}?” said the bear.

“It’s only {elder.short},” said {child}.

“Well, then,” said the bear. He lay down close beside {elder.him}. He shut his eyes.

KRRRR-POOH!

He opened one eye. “It’s only {elder.short},” he mumbled, and went back to sleep.

KRRRR-POOH, said the bear. KRRRRRRRR-POOH-wheeeee, said {elder.short}.

# coffee
Now they both slept soundly. But it was getting dark, and {elder.short} couldn’t lie there until spring.

“{Elder.short},” whispered {child}. “We’ve got to go home.”

{Child.He} pulled an arm. {Child.He} tickled a chin. At last {child.he} whispered, “Coffee.”

{Elder.short} sat up.

“I wasn’t asleep,” {elder.he} said. “I was showing him.”

# the-hollow
They crept out. But by the woodshed they heard it.

KRRRR-POOH!

And then: “{Elder.short}?”

Oh no! The bear had opened one eye, and there was no {elder.short} beside him. There was only a hollow in the moss.

“{Elder.short}?” said the bear, and his voice shook. “Then who was that?”

# the-hat
{child} thought as hard as {child.he} could. Then {child.he} pulled the red hat off {elder.short’s} head, ran back and crawled in under the fir tree.[athlete:  {athlete} couldn’t have been quicker.] There was a log. {child} rolled it into the hollow and pulled the hat down over it.

The bear looked. There was something red, and it smelled of {elder.short}.

“It’s only {elder.short},” he mumbled, and put a paw round it.

KRRRR-POOH, said the bear. And he didn’t wake up. He slept all January, and all February, and all March.

{Elder.short} went home with a scarf tied round {elder.his} head.[elder2: 

“Where’s your hat?” asked {elder2}.

“Asleep,” said {elder.short}.]

# only-the-bear
That night {child} lay in the little bed, and {elder.short} lay in the big one.[pet.dog:  {Pet} lay under the bed, with a paw over each ear.][pet.cat:  {Pet}[!pet.known:  the cat] lay right on top of {elder.short}, where it rocked so nicely.][pet.other:  Somewhere {pet} was asleep, and {pet} really did sleep quietly.]

“Goodnight, my love,” said {elder.short}. “Now we’ll sleep quite quietly.”

It was dark. They waited.

KRRRRRRRR-POOH-wheeeee.

{child} opened one eye.

“It’s only the bear,” {child.he} said, and {child.he} slept as well.

# @song
{music}
