title: But He Could
title: The Crocodile in the Waiting Room
title: Take It!
guest pet: Pepper (he), Biddy (she)
guest dentist: Mrs Bloom (she), Mrs Hall (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up with the lap (@a) is the grandparent, else {adult}, else {minder}. Let the waits get longer and quieter, and the SNAPs come when nobody is ready. The last line is said quite calmly.
% One rule: wait until somebody says “Take it”.

# in-the-crocodile
[!pet.known: {Pet} the dog had lost {pet.his} red ball. It was in the crocodile.|{Pet’s} red ball was in the crocodile.]

It had bounced into the park pond[city:  in {city}] just as the crocodile was having a yawn, and now it was stuck between two teeth at the back. {Pet} sat on the bank and whined.

“Does it hurt?” asked {child}.

The crocodile nodded, and a big tear rolled down his nose.

“Then you must go to the dentist.”[friend: 

“They’ve got stickers there,” said {friend}[!friend.known: , {child’s} best friend]. “I’ll come with you.”]

# his-shoe
“NO!” The crocodile hid behind a duck. “I’m afraid of the dentist!”

“She’s very gentle,” said {child}. “[school: She’s been {at school}. ]She won’t do anything to you.”

“I know she won’t,” said the crocodile. “It’s what I might do to her. When something comes near my mouth, it goes snap. All by itself. I went to a dentist once, and he was ever so nice.” He sniffed. “I’ve still got his shoe.”

“Only the shoe?”

“He was very quick,” said the crocodile.

{child} held out a stick. SNAP! It was half a stick.

“Sorry,” said the crocodile. “You see?”

# watch
“{Pet} used to be just the same,” said {child}, “until I taught {pet.him} Wait. Watch!”

{Child.He} put a [us: cookie | biscuit] on {pet’s} nose.

“Wait,” {child.he} said. {Pet} squinted at it, and dribbled. “Wait … wait … Take it!”

Snap! The [us: cookie | biscuit] was gone.

“Oh, that was beautiful,” said the crocodile. “But when does the waiting stop?”

“When somebody says ‘Take it’,” said {child}. “You can learn it too. They’ve got a whole room for it at the dentist’s. It’s called the waiting room.”

# the-waiting-room
So there they sat. {@First} had one chair, and {child} and {pet} had one, and the crocodile had four.[elder2:  {Elder2} had one too.][sport:  There was an old magazine about {sport}.] {child} put a [us: cookie | biscuit] on the end of the crocodile’s nose.

“Wait …”

SNAP!

“Wait … wait …”

SNAP!

“Wait … wait … wait …” The crocodile shook, all the way down to his tail. But he waited. “Take it!”

SNAP!

# open-wide
“Next, please!” called the dentist. She was {dentist}, and she wore her hair in a bun on top.

The crocodile lay down in the dentist’s chair, with a [us: cookie | biscuit] on the end of his nose. Beside him sat {pet}, waiting too.

“Open wide,” said {dentist}[music: , humming {@song}]. She put in her little lamp. She put in her arm. Then she put in her whole head.

“Wait …” said {child}. “Wait … wait …”

# ill-just
“I can see it!” said {dentist}, inside. “It’s red, and it’s right at the back. Now I’ll just take it —”

Oh no!

{Pet} heard it. The crocodile heard it. Up jumped {pet}, snap, and the [us: cookie | biscuit] was gone. And down came the jaws.

“WAIT!” screamed {child}, and threw both arms [us: around | round] the top one.

It stopped. It had stopped on {dentist’s} bun, and the bun was rather flat.

# something-else
“Did I say something wrong?” asked {dentist}.

“Yes!” said {child}. {Child.His} heart was thumping against the crocodile’s nose. “Don’t say that again! Say something else!”

“I see,” said {dentist}. “Then I’ll just … borrow it.”

The crocodile shook. The whole chair shook.

“You can do it,” {child} whispered in his ear. “Wait … wait … wait …”

# pop
POP!

Out came the ball. {Dentist} shot out backwards[athlete: , faster than {athlete}], and landed in {@as} lap.

“TAKE IT!” shouted {child}.

SNAP!

The crocodile had his eyes shut tight.

“Has she got both her shoes?” he whispered.

{@A} looked.

“Both,” said {@a}.

# a-very-good-patient
The crocodile opened one eye. He moved his mouth a bit. Nothing hurt. Then he smiled, and it went nearly all the way [us: around | round] the room.

“What a very good patient,” said {dentist}. She gave him a sticker, and she gave {pet} one as well. But {pet} had the ball.[friend:  So {friend} got that one. It was a shiny one.]

# in-the-spring
It was getting dark when they walked the crocodile home. He slid down into the pond without a splash. Only his nose was left, with the sticker on it.

On the bank {child} sat in {@as} lap, which was free now, and yawned. {Pet} lay with the ball under {pet.his} chin.

“She wants to see me again in the spring,” whispered the crocodile. “I can’t wait.”

But he could.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
