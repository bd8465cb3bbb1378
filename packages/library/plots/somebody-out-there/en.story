title: Somebody Out There
title: Three Notes Up and One Coming Down
title: Now That Everyone Was In
guest friend: Meera (she), Jonah (he)
guest pet: Otis (he), Bess (she)
guest elder: Hilda (she), Nora (she)

% {elder} is the family’s own, or a great-aunt. {pet} is the family’s, or the friend’s dog; a cat in the dog’s place: @whose, @barking, @look, @stray, @gate. The wolf is she. Read the two howls slowly, and howl the first one with the child.

# at-seven
Every evening at seven, {@elder} went down to the far shed and played the trombone. And every evening that week, when {elder.he} had finished, a wolf howled.

On Sunday she howled on the ridge. On Monday it was the edge of the wood. On Tuesday {child} and [!friend.known: {child.his} best friend ]{friend} saw her from the bedroom window, long-legged and much too thin, walking round and round the shed in the dusk with her head low.[school:  They told nobody {at school}.]

# a-van
“A van’s coming,” said {elder} on Wednesday, putting down the telephone. “Tomorrow morning, with a cage. They say a wolf that comes this close isn’t well.”

{child} couldn’t eat. {Child.He} wanted the wolf back over that ridge, and safe, before the van came.

{friend} wanted to record her first. {Friend.His} recorder was already half full of wind[music:  and {music}].

# sausages
“She’s starving,” said {friend}. “That’s why she comes. Feed her, and she’ll go.”

So at half past six they threw a string of sausages from the bedroom window[athlete: , a throw worthy of {athlete}]. {@Whose} strolled out of the kitchen door, ate them, and strolled in again.

# the-cap
At seven {elder} put on {elder.his} cap. {Elder.He} used to practise in the front room, but people had made remarks[sport: , mostly when there was {sport} on television]. {child} had made some of them[adult: , and {adult} the rest]. So now {elder} played alone, with the shed door closed, so as not to be a trouble.

{Elder.He} carried the trombone down the path. The tune began, slow and sad, three notes going up and one long note coming down. {child} and {friend} and {pet} knelt at the window in the dusk.

# the-wrong-way
The wolf came out of the trees. She went round behind the shed and back again, round and back. She did not look at the hens. She did not even look at the last sausage, which was hanging in the rose bush.

{@Barking} But {pet.he} had {pet.his} chin flat on the sill, perfectly silent, with {pet.his} eyes fixed on the shed.

“{Pet} is looking the wrong way,” whispered {friend}.

{@Look}

“{Pet} only does that when there’s one missing,” said {child}.

# the-same-tune
The trombone stopped. The wolf put up her head and howled. {Friend} played the recording back. First, thin and crackly, came {elder}. Then came the wolf.

“It’s the same,” said {friend}. “{Child}, it’s the same tune! She isn’t howling at us. She’s answering!”

{child} looked at the small lit window of the shed. The wolf went round and round it. {@Stray}

“She isn’t hungry,” said {child}. “She can hear somebody calling, every night, and nobody going. She thinks {elder.he} is lost. She’s come to fetch {elder.him}.”

# on-the-bed
When the wolf had drawn back into the trees, {elder} came in and up the stairs with the trombone under {elder.his} arm. They told {elder.him}, both at once. {Elder.He} sat down on the bed.

“Me?” {elder.he} said. “Well. Nobody’s ever come that far to hear it before.[elder2:  Not even {elder2}.]”

“You could stop playing,” said {friend}.

“Then the poor soul would think I was done for. She’d never leave.” {Elder} wiped the mouthpiece with {elder.his} thumb. “When I was little, I got left behind on a mountain in the fog. I wasn’t frightened when I heard them shouting for me. What frightened me was when I could only hear one of them.”

“That’s it,” said {child}. “When there’s only one of you calling, you’re lost. If there’s a lot of you, you’re just at home.”

# at-the-window
{Child.He} opened the window. {Elder} stood in the middle, because of the slide. {Elder.He} played three notes up and one long note down. On the long note {child} threw back {child.his} head and howled. {Friend} put the recorder down on the bed without switching it on, and howled too.

Out in the trees a grey shape took one step forward, and stopped. She didn’t believe it. {child} could tell.

“Again,” said {child}.

They did it again. {Pet} stood up. {Pet.He} looked at {child}, and at {friend}, and at {elder}, going along the row, as you do when you count. {Pet.He} had never howled in {pet.his} life. {Pet.He} regarded it as bad manners. {Pet.He} shut {pet.his} eyes, and out of {pet.him} came a dreadful, wobbling, rusty noise, that went up three times and came a long way down.

# over-the-ridge
The wolf’s ears went forward.

She stood and listened to all four of them, right to the end. Then she sat down in the wet grass and scratched, like somebody who’s been anxious for days and has just been told. She howled once, quite short. And she turned, and trotted up through the wood at an easy pace, and the last they saw of her was on the ridge, going over.

The van came in the morning with its cage[adult: , turned where {adult} pointed], and [city: drove back to {city} empty | drove away empty]. {@Gate}

# a-chair
On Thursday evening, at seven, {elder} put on {elder.his} cap, took the trombone, and went down the path to the far shed.

A chair was standing there, next to the stool. {child} was sitting on it. And {pet} lay down across the doorway, now that everyone was in.

# @elder
{child’s} great-aunt {elder}
## if elder
{elder}

# @whose
{Pet}, {friend’s} dog,
## if pet.dog
{Pet}, {child’s} dog,
## if pet.dog & breed
{Pet}, {child’s} {breed},
## if pet.cat
{Pet}, {child’s} cat,

# @barking
{Pet} watched. {Pet.He} ought to have been barking the house down; {pet.he} barked at the [us: mailman | postman], and at bread.
## if pet.cat
{Pet} watched. {Pet.He} ought to have been under the bed; {pet.he} hid from the [us: mailman | postman], and from bread.

# @look
{child} knew that look. {Pet} had it on walks, when somebody stopped to tie a shoe, and {pet.he} couldn’t go on until {pet.he} had got everyone together.
## if pet.cat
{child} knew that look. {Pet} had it at bedtime, when somebody was still out brushing their teeth, and {pet.he} couldn’t lie down until {pet.he} had got everyone together.

# @stray
{Pet} did just that with a stray.
## if pet.cat
{Pet} did just that outside the bathroom, when somebody had locked the door.

# @gate
At the gate, {pet} barked at it.
## if pet.cat
From the gatepost, {pet} hissed at it.
