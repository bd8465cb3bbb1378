title: One, Two, Four
title: Never a Gap
guest friend: Joel (he), Martha (she)
guest elder: Walter (he), Edgar (he)
guest engine: Doris (she), Hilda (she)
guest minder: Bridget (she), Moira (she)

# the-goodbye
The [us: junk man | scrap man] was coming for the tractor at five o’clock, and {@elder} told {child.him} that {elder.he} didn’t mind a bit.

“She’s finished,” {elder.he} said. “Sixty-eight years old. Engine’s gone. I started her up on Sunday and she’s got nothing to say to me.”

Her name was {engine}. She was grey where she wasn’t rust, with headlamps set so wide apart that she always looked mildly surprised[city: , as if somebody had just told her what a cup of tea costs {in city}]. {child} had been taller than her front wheel for a whole year now, and was still a little sorry about it.[elder2:  {Elder2} had said goodbye to her already, on the telephone.][athlete:  There was a picture of {athlete} inside the lid of her toolbox. {child} had put it there, for speed.][pet.dog:  {Pet} had come along today, and had said goodbye to all four wheels.][pet.cat:  {Pet} had come along today in a basket, and was not on speaking terms with anybody.][pet.other:  {child} had promised to tell {pet} all about it at home.]

# half-past-three
“Couldn’t we hear her once more?” said {child}. “Just to say goodbye?”

“No point,” said {elder}.

“What did you say?” called {@a} from the gate, where {@ahe} was looking out for the [us: truck | lorry]. “Shall I bring the tea?”

“About half past three,” said {elder}.

{Friend} looked at {child}. {Friend} was {child’s} best friend, and {friend.he} had come to help with the goodbye. {Friend} was a drummer. {Friend.He} couldn’t help it; {friend.he} drummed on desks[school:  {at school}], on bins, on {friend.his} own knees in the bath. {Friend} was drumming now, on a bucket[music: , something borrowed from {music}].

“Please, {elder},” said {child}, louder.

# once-more
So {elder} sighed, and sent them to stand back by the wall with {@a2}, and climbed into the seat as if it were a tall, cold bed. {Elder.He} pulled something and pressed something else. {engine} coughed. She shook. A hen left. And then she started.

She sounded dreadful. She hopped and lurched like somebody [sport: trying to {play sport} | coming downstairs] with one shoe on. {Elder} sat on top with {elder.his} head on one side, listening and listening. The face up there got sadder and sadder. Then {elder} switched her off.

“There,” said {elder}. “Nothing.”

Nothing? The hens hadn’t thought it was nothing, and neither had {child}.

# missing-the-three
“One, two, four,” said {friend}.

“What?” said {child}.

{Friend} did it on the bucket. Dum, dum, nothing, dum. “That’s what she’s playing. She keeps missing the three. It’s always the three. How many bangs is she meant to have?”

“Four,” said {child}. “She’s got four cylinders. {Elder} taught me. One whole winter {elder.he} mended everybody’s tractor in the valley. {Elder.He} would shut {elder.his} eyes and listen, and say, ‘It’s your number two, Geoffrey,’ and it always was.”

“Then why didn’t {elder.he} hear it?” said {friend}.

{child} opened {child.his} mouth and shut it again. {Child.He} thought of the television, which was so loud here now that the swallows had moved. {Child.He} thought of “about half past three”.

It wasn’t {engine} who had nothing to say.

# on-the-palm
It was ten to five. {child} walked across the yard. There isn’t a polite way to tell somebody who’s proud of a good pair of ears that they’ve stopped working. {Child.He} got to the tractor, and found that it couldn’t be said at all.

So {child} took {elder’s} hand, the one with the oil on it, and turned it over. And with one finger, on the palm, {child.he} tapped. One, two. Gap. Four. One, two. Gap. Four.

{Elder} frowned. Then the frown stopped being cross and became something else. It was the look {elder.he} used to wear that winter, in other people’s barns.

“Is that her?” {elder.he} said quietly.

{child} nodded.

“You can hear that?”

“{Friend} can. It’s always the three.”

# like-a-pillow
{Elder} looked down at the hand, and was quiet for so long that the hen came back.

“I thought it was her,” said {elder}. “I sat up there on Sunday and it was like listening through a pillow, and I thought, well, she’s old. It’s easier to say that about a tractor.” {Elder.He} rubbed {elder.his} nose. “I’ve not told anybody.”

“I know,” said {@a2}, who had come up behind them with the tea. {@Ahe} said it nice and clearly. “I’ve been trying to tell you {@since}. You kept saying half past three.”

{Elder} laughed, one short bark, as though somebody had turned {elder.his} own starter. Then {elder.he} was down off the seat and rolling up {elder.his} sleeves. “Number three! {child}, [us: wrench | spanner], the long one. {Friend}, stay by that bucket. I’ll be needing you.”

# four
It was only a plug: a small, sooty plug, no bigger than a thumb. {Elder} cleaned it with a wire brush until it shone, and screwed it home, and sent everybody back to the wall.

{engine} coughed. She shook. And then she ran.

“One, two, three, four!” yelled {friend}, hammering the bucket. “One, two, three, four!”

{Elder} couldn’t hear the bucket. But {elder.he} could see it. {Elder.He} laid one palm flat on the grey [us: hood | bonnet], beside the wheel, and closed {elder.his} eyes, and there it was, coming up through the hand: all four of them, round and steady, like a great big heart.

That was when the [us: junk man | scrap man] came through the gate.

“I’ve come for the dead tractor,” he shouted.

“Half past three!” {elder} shouted back, and this time {elder.he} winked.

# counted-home
{@ears} {Elder.He} complained about it dreadfully, and said that nobody had given any warning about birds, and that the [us: rooster | cockerel] had a shocking voice. But every evening, when the light went long, {elder.he} would take {engine} once round the bottom field, at the speed of somebody looking for a pair of slippers.

And whenever {child} slept there, in bed, with the window open[pet.dog:  and {pet} on the rug][pet.cat:  and {pet} on the sill], {child.he} would count her home.[pet.other:  It was counted again for {pet}, afterwards.][elder2:  {Elder2} had it counted down the telephone.] One, two, three, four. One, two, three, four.

Never a gap.

# @elder
old {elder}, who let {child} help in the yard in the holidays,
## if elder
{elder}

# @a
{minder} from next door
## if adult
{adult}

# @a2
{minder}
## if adult
{adult}

# @ahe
she
## if adult
{adult.he}

# @since
for a year
## if elder
since that cold of yours

# @ears
{Elder} got two hearing aids [us: two weeks | a fortnight] later.
## if elder
It was only the cold that was left in there, and [us: two weeks | a fortnight] later the doctor had {elder’s} ears clear again.
