title: This Bus Will Wait Here
title: Two Bumps and a Lean
title: The Lady in the Ceiling
guest driver: Dev (he), Ravi (he)
guest lady: Mrs Bello (she), Mrs Sharma (she)

% The Lady is the recorded voice of the bus, always with a capital. She says: “Next stop…”, a gap, a name. The hat is red.

# the-lady
{child} could do the Lady.

The Lady lived in the ceiling of the number twelve bus[city:  in {city}]. {child} and {elder} were sitting on it, one wet Friday evening, and they were starving, and wanted nothing but to get home. “Next stop…” the Lady said, and then there was a gap, while she thought of it, and then, “Church Street.” {child} said it along with her, smooth as custard, gap and all.[friend:  {Friend}[!friend.known: , {child’s} best friend,] could do the doors. “Pssshhh,” said {friend}.]

And {elder.short} could do the road. {Elder.He} shut {elder.his} eyes and felt it through {elder.his} bottom. Bump, bump, went the bus, and leaned. “Two bumps and a lean,” said {elder.short}. “We’re at the [us: burger place | chip shop].”

They were, too[pet.dog: , and {pet}[!pet.known:  the dog] had known it for three streets]. The doors opened, in came the smell of [us: fries | chips][pet.cat / pet.other: , which was a pity for {pet}, at home], and the Lady said:

“This bus will wait here for a short time.”

# short
So it waited.

“This bus will wait here for a short time.”

It waited some more.[school:  A boy from {school} got out his homework.]

“This bus will wait here for a short time.”

“She’s said that,” said {elder.short}.

The driver turned [us: around | round]. He was called {driver}, and his jacket still had the creases from the [us: package | packet] in it. “It’s my first day,” he said. “They told me, whatever happens, do as the Lady says.”

“Then ask her what she calls short.”

“She can’t hear you.”

“Well, she might let somebody else get a word in.”

“This bus will wait here for a—”

“There!” said {elder.short}. “You see? I could have walked home by now. I could have knitted a bus.”

# salt-and-vinegar
{Elder} sniffed. “There’s time for [us: fries | chips], though,” {elder.he} said.

“You go,” said {lady}, who was sitting behind. “I’ll mind the seat, and the one next to it. [us: Lots of ketchup | Salt and vinegar] on mine.”

And {elder.short} went off down the step in {elder.his} red hat.

{child} wiped a hole in the steam on the window. {Child.He} saw the red hat cross the [us: sidewalk | pavement]. {Child.He} saw it get to the front of the [us: line | queue]. {Child.He} saw it nod for salt, and nod for [us: ketchup | vinegar].

# squeak
“Next stop…” said the Lady. “Church Street.”

The doors closed. The bus rolled off.

“Wait!” said {child}. “You’ve forgotten {elder.short}!” But it came out as a squeak, and nobody stops a bus for a squeak.

In the hole in the window, the red hat came out of the door and stood still.

{driver} does as the Lady says, thought {child}.

{Child.He} took hold of the pole and breathed in, right down to {child.his} socks.

“This bus,” said {child}, smooth as custard, “will wait here.”

# stop-and-go
The bus stopped so hard that everybody bowed.

“She’s changed her mind,” said {driver}.

Behind them in the rain, the red hat began to run[athlete: , very nearly as fast as {athlete}].

“Next stop…” said the Lady in the ceiling. “Church Street.”

The bus went. Everybody fell back.

“This bus will wait here,” said {child}.

The bus stopped. Everybody bowed.

“Next stop… Church Street.”

The bus went. Everybody fell back.

“This bus will wait here!”

“I don’t know what’s got into her,” said {driver}[music: , who had been humming {@song} and stopped].

# not-custard
Stop and go, stop and go, all the way up the hill. Whenever it stopped, the red hat came nearer. Whenever it went, the red hat got smaller again. {child} could see the parcel of [us: fries | chips] now, inside the coat. But {elder} {elder.was} puffing[sport: , since {elder.he} had never had the legs to {play sport}], and {child’s} throat was nearly worn out. The Lady never got tired.

“This bus will wait—” said {child}, and {child.his} voice cracked in the middle. It wasn’t custard at all. It was only {child}.

The bus rolled on. The red hat stopped running and held on to a lamp post.

# the-gap
{child} shut {child.his} eyes. When you do the Lady properly, you know her by heart. You know to a hair how long she stops to think.

“Next stop…” said the Lady.

There was the gap.

“Here,” said {child}.

And {driver} stopped, there, and opened the doors.

“Church Street,” said the Lady. But nobody was listening to her. They were all looking at the step. And after quite a while, up it came a wet red hat, with {elder} underneath.

# which-lady
“Well,” said {elder}, when {elder.he} could. “That was a very short time.”

“I only did as the Lady said,” said {driver}.

“Which one?” said {lady}.

Everybody looked at {child}.

“I did some of it,” {child.he} said in {child.his} own voice.

“You did the right bits,” said {elder.short}. {Elder.He} sat down, dripping, and opened the parcel[elder2:  that was meant for {elder2}], and there were [us: fries | chips] for the whole bus.

# morning
That night {elder} turned off the lamp. {Elder.He} thumped {child’s} pillow, once, twice, and leaned over for a kiss.

“Two bumps and a lean,” said {child}, with {child.his} eyes shut. “That’s my bed.”

“Next stop…” said {elder.short}, and left a good long gap. “Morning.”

And then, very quietly, smooth as custard:

“This bus will wait here.”

And it did.

# @song
{music}
