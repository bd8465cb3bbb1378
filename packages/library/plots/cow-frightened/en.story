title: The Thunder Book
title: Peculiar
title: Whoever Holds the Pen
guest friend: Poppy (she), Ned (he)
guest elder: Ivy (she), Walter (he)

% Count aloud, and slowly. The elder is the family's, or the neighbour by the summer cottage; the family's has the book too, and ears full of lake: @book, @done, @horse, @summers, @ears.

# the-book
{@book}, in the [us: bread box | bread bin], to keep out the damp. Every storm that had crossed the lake since 1974 was in there, with the time, and where it came from, and how many seconds there had been between the flash and the bang. At the very end of each line stood something short. Cow frightened. {Elder.short} not. Wedding, cake wet.

{child} had been counting seconds with {elder.short} since {child.he} {child.was} four, but {child.he} had never been allowed to write.[elder2:  Nor had {elder2}.] This summer {child.he} {child.was} {age}, and that was what {child.he} wanted: one single line in the book, in {child.his} own hand.

“Anyone who counts wrong can’t hold the pen,” said {elder.short}. “I don’t mean it unkindly. It’s just how a thing is kept straight.”

# first-flash
One evening the lake lay as flat as a tabletop[city: , and {city} felt very far away]. In the south-west the sky was purple. {Friend}[!friend: , {child’s} best friend,] was tramping up and down the veranda in [us: rain boots | wellingtons][sport: , like somebody coaching {sport}]. That afternoon {friend.he} had set the very first net of {friend.his} own, four little floats a long way out.[pet.dog:  {Pet}[!pet.known:  the dog] tramped too.][pet.cat:  {Pet}[!pet.known:  the cat] watched from a chair.][pet.other:  A neighbour at home had {pet}.]

“Can’t we row out now?” {friend.he} said. “Before the pike changes its mind?”

“We’ll wait for the first flash,” said {elder.short}. “Then we’ll know.”

It came, wide and silent, behind the woods. {Elder.short} raised one finger and began to count, out loud[age>=11: , as {elder.he} always did]. {child} counted inside {child.his} head. At twelve there was a rumble, a low one, like somebody dragging a chest of drawers across an attic.

{Elder.short} went on counting.

{Elder.He} counted to twenty, and to thirty, and to forty. Then {elder.he} wrote in the book.

“Summer lightning,” {elder.he} said. “All flash and no bang. Miles off. It’ll never reach us. Take the boat, you two.”

# twelve
{child} stared at {elder.him}. Was it a test? {Elder.short} could be like that.[age>=11:  Once {elder.he} had put salt in the lemonade, to see if {child.he} would say anything.]

“It was twelve,” {child.he} said.

“Twelve what?”

“Seconds. It rumbled.”

“A [us: truck | lorry],” said {elder.short}, rather sharply. “{@Done}”

{Friend} was already in {friend.his} life jacket[athlete: , faster than {athlete}].

“It says summer lightning,” {friend.he} said, pointing. “In the book. Come on!”

“But it rumbled! You heard it!”

“I heard something,” said {friend}. “But {elder.he}’s the expert.”

# peculiar
{child} said {child.he} had to tie {child.his} shoelace, although {child.he} {child.was} wearing [us: rain boots | wellingtons]. {Child.He} pulled the book towards {child.him} and leafed backwards, because if it was a test, it was bound to show somewhere.

July. Summer lightning. Summer lightning. Summer lightning.

June. Summer lightning.

The fourteenth of June {child.he} remembered. It had crashed so hard that the windows rattled, and the lights had gone out, and {friend} had sat under the table and claimed to be looking for a spoon. {child} found the line. Summer lightning, it said, in {elder.short’s} upright letters. Lights out for two hours. Peculiar.[age>=11: 

{child} read that last word several times.]

# where-the-oars-were
“Listen,” said {friend} in a low voice, crouching down. “I asked {elder.him} earlier where the oars were. And {elder.he} said {@horse}.”

“What?”

“Oars. Horse. I just thought {elder.he} was being funny.”

{child} turned round. {Elder.short} was standing at the rail with {elder.his} back to them.

“{Elder.short},” {child.he} said, in {child.his} ordinary voice.

{Elder.He} gazed out over the lake.

“{Elder.short}. There’s a pike in your hat.”

{Elder.He} brushed a pine needle off the rail, peacefully, as though {elder.he} were all alone.

{child’s} hands went cold. It wasn’t the thunder that had moved further away.

# a-hand-on-the-rail
There was another flash. {Elder.short} raised {elder.his} finger. “One,” {elder.he} said. “Two.”

{child} wanted to shout, You can’t hear! But that isn’t a thing you shout at [elder: your {elder.short}|{elder.short}]. So {child.he} went to stand beside {elder.him} instead. {Child.He} laid {child.his} hand on top of {elder.short’s}. {Child.He} didn’t often do that any more. {Elder.He} glanced up, but went on.

“Eight. Nine.”

The rumble came. {child} squeezed {elder.his} hand, hard, for as long as it lasted, and let go when it stopped.

{Elder.short} had halted at nine. {Elder.He} looked at the hand. Then {elder.he} looked at {child’s} face, and at {friend’s} shoulders, which were up around {friend.his} ears. For a long while {elder.he} said nothing. Another flash came, nearer, and they counted it together, and when {child} squeezed, {elder.short} said:

“Five.”

# wet-already
And then {elder.short} got moving.

“Off with that jacket, {friend}. Nobody’s rowing anywhere. Indoors, the lot of us.”

“But the pike!” said {friend}.

“The pike’s wet already.”

They were in the kitchen when it came. Rain beat against the windows.[music:  Nobody could hear {music} on the radio.][elder2:  {Elder2} lit a candle.] {Friend} was sitting under the table, and this time {friend.he} said nothing about any spoon.[pet.dog:  {Pet} was there already.][pet.cat:  {Pet} was on top of the fridge.][pet.other:  At home {pet} was dry.] {Elder.short} handed a bun down to {friend.him} without looking.

# how-long
{Elder.He} had the book out on the table, and had turned back to June.

“How long have you known?” {elder.he} asked.

{child} [child.she & !elder.he / child.he & elder.he: faced {elder.him} to say it|made sure that {elder.he} could see {child.his} mouth]. “A quarter of an hour.”

{@summers} {Elder.He} ran {elder.his} thumb over Peculiar. “And there was I, sending you out on the lake.”

[age>=11: “We didn’t go, though.”

“No. You didn’t go.” | “We didn’t go.”]

# who-takes-the-bang
{Elder.short} picked up the pen. {child} thought {elder.he} was going to cross it all out, the whole summer. But {elder.short} never crossed things out in the book, that was no way to keep it straight. All {elder.he} did was put, after the last Summer lightning, one small question mark.[age>=11:  Then {elder.he} sat weighing the pen in {elder.his} hand.]

{@ears} {Elder.He} slid the book across, and laid the pen on top. “The flashes I can see. Somebody else had better have the bangs.”

# three-seconds
The whole kitchen went white. {Elder.short} raised {elder.his} finger. {child} put {child.his} hand on {elder.short’s}.

“One,” they said. “Two. Three.”

“Now,” said {friend} under the table. {Friend.He} beat them both to it.

{child} wrote slowly, to keep it straight[school: , straighter than {at school}]. Twenty to ten. South-west. Three seconds. {Child.He} thought for a long time about what should go at the end of the line. Then {child.he} wrote it, and turned the book round for {elder.short} to read.

{Elder.short} saw. {child} heard. {Friend} frightened.

# @book
{Elder}, who lived next door to {child’s} summer cottage, had a book with nothing in it but thunder.

It lived on the veranda
## if elder
{Elder} had a book with nothing in it but thunder.

It lived on the veranda

# @done
I’ve been doing this for fifty years.
## if elder
I’ve done this before.

# @horse
{elder.he} had never owned a horse in {elder.his} life
## if elder
{elder.he} hadn’t seen a horse all week

# @summers
“I thought it was the summers,” said {elder.short}. “I thought they’d gone so quiet. No cuckoos, even.”
## if elder
“I thought it was the summer,” said {elder.short}. “I thought it had gone so quiet. No cuckoos, even.”

# @ears
“On Monday I’ll telephone about my ears,” {elder.he} said. “I dare say they can patch them up a bit. But they’ll not be four years old again.”
## if elder
“On Monday I’ll telephone about my ears,” {elder.he} said. “It’s mostly lake water, I dare say. But they’ll not be four years old again.”
