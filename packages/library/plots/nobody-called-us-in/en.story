title: Nobody Called Us In
title: The Day in the Pillowcase
title: The Worst Pillowcase in the World
guest dot: Dot (she), Maud (she)
guest neighbour: Mr Bell (he), Mr Finch (he)

% One rule: what dries on the line keeps the day it dried on, and loses it in the wash. Without a grown-up, {neighbour} is the one who dried his hands.

# the-label
By the time {child} found the label, the washing machine had finished.

It was a scrap of brown paper, lying on {elder’s} kitchen floor with half a paw print in one corner. “{Dot} and me,” it said, in pencil. “All day.”

“Oh, {pet},” said {child}. “What have we done?”

{Pet}, {child.his} {@dog}, thought it had gone rather well. {Pet.He}’d come out of the ditch muddy to the eyebrows, and {child} had rubbed {pet.him} dry with the first thing in the cupboard, which was a pillowcase. Then {child.he}’d washed it.

# the-bull
But whatever dried on {elder’s} washing line kept the day it had dried on. You put your face in it, and there was the day. There were socks with a gale in them that made you take the stairs in threes. Once {@who} had picked up a towel from the day the bull got out, and had to be fetched down from the shed roof.

“I felt unsettled,” was all {@who-again} would say.

And if you washed it, the day went down the drain.

# lemon
{child} put {child.his} face in the pillowcase. Lemon.

{Dot} had lived over the wall until she and {elder.short} were both twelve and {dot} moved to Canada. On their last day they had run about on the hill until it was dark, and nobody had called them in. {Elder} slept on that pillowcase once a year, when {elder.he} missed {dot} most, so as to make it last.

{child} felt as if {child.he}’d swallowed a stone.

“It’s sunny,” {child.he} told {pet}. “One nice day’s much like another. {Elder.short} will never know.”

# a-lovely-day
So {child.he} hung it out on the line at the top of the hill[city: , where there was more wind than in the whole of {city}]. {Pet} came too, because {pet.he} loved anything that flapped. {child} sat in the grass and set about having a lovely day.[music:  {Child.He} hummed {@song}, to help it along.] But each time {child.he} heard a car, {child.he} went cold down to {child.his} socks and had to start again.

When the pillowcase was dry, {child.he} put {child.his} face in it. {Child.His} heart thumped, and {child.he} wanted to hide behind the shed.

“That’s the worst pillowcase in the world,” {child.he} said.

# moths
“Is it?” said {elder}, behind {child.him}. “Let’s have a go.”

{child} had an excuse ready, with moths in it.[friend:  It came from {friend}[!friend.known: , {child.his} best friend,] who’d sent it by text with three moths on the end.][school:  It would have done very well {at school}.] But there stood {elder.short} with one hand held out.

“I used {dot} to dry {pet}, and then I washed her, and I wasn’t going to tell you.”

{Elder} put {elder.his} face in the pillowcase.

“Dear me,” {elder.he} said, from inside it. “Guilt. I’ve got a tablecloth just the same.”

“What did you do?”

“There was a trifle,” said {elder}. “It wasn’t mine.”

# a-faceful
But {elder.he} stayed in there longer than you need for guilt, and when {elder.he} came out, {elder.his} eyes were wet. {child} would rather have been shouted at. {Child.He} put both arms round {elder.him}.

“I’m so sorry, {elder.short}.”

“I know you are, love. I’ve just had a whole faceful of it.”

“Can we get {dot} back?”

“No, she’ll be halfway to Canada by now. She’ll laugh like a drain when I tell her. But I’m not sleeping on this. Fetch a bucket. There’s still a bit of today that nobody’s used.”

They rinsed it, and {child} hung it up again.

“What if today isn’t good enough?” {child.he} said.

“You’ve tried having a lovely day on purpose,” said {elder}. “It gave me [us: a stomachache | stomach ache].”

# twang
And then the line broke.

It went with a twang, and the wind bowled the pillowcase away over the grass, as fat as a goose, towards the river.

“{Pet}!” screamed {child}.

{Pet.He}’d been waiting for this all {pet.his} life. {@Stops} {Pet.He} carried it back by one corner, like a waiter.

{Elder} was holding what was left of the line. It didn’t reach from post to post any more, and the sun was nearly down.

“No other line will do it,” {elder.he} said, “and when the sun’s gone there’s only dark to put in it. Never mind. It’s just a pillowcase.” {Elder.He} smiled, and {child} could see that {elder.he} was being kind.

# two-people
{child} looked at the line. It was too short for two posts. {Child.He} looked at {elder}.

Then {child.he} picked up the loose end, wound it round {child.his} fist and walked backwards until it lifted off the grass.

“It’s long enough for two people,” {child.he} said.

They hung the pillowcase in the middle. It dripped.

“It’ll never dry in time, standing still,” said {elder}.

“No,” said {child}. “So run!”

They ran the whole length of the hill[sport: , faster than you ever have to when you {play sport}], with the pillowcase cracking like a flag between them and {pet} racing underneath with {pet.his} ears inside out, and then all the way back. {Elder} lost a [us: rubber boot | wellington] and ran on without it.[elder2:  {Elder2} came out and picked it up, and waved it each time they went by.] {child} laughed so much that {child.he} had to steer by the barking, and {child.he} forgot to wonder if it was good enough.

# the-potatoes
{@Supper}

“Do you need to stop?” panted {child}.[athlete:  “Even {athlete} has a rest sometimes.”]

“Has anybody called us in?”

“No.”

“Well, then,” said {elder}.

So they ran until the last red edge of the sun had gone, and fell down in a heap with {pet} on top. The pillowcase was dry.

# until-dark
At bedtime it was on {child’s} pillow.

“But you’ve got to make it last,” {child.he} said.

“I’ve done enough of that,” said {elder}, and put out the lamp. “You have it one night and I’ll have it the next, until it’s worn right through.”

{Pet} lay down along {child’s} legs and sighed. {child} laid {child.his} cheek on the pillow. There was the wind, and the grass, and a dog barking a long way off, and somebody laughing who sounded about twelve. {Child.He} couldn’t tell which of them it was.

On the bedside table lay the label, the other way up. “{child} and me,” it said. “Until dark.” It didn’t say who else. But half a paw print had come through from the other side.

# @song
{music}

# @dog
dog
## if breed.Border Collie
border collie

# @who
{neighbour} from down the lane
## if adult
{adult}

# @who-again
{neighbour}
## if adult
{adult}

# @Stops
{Pet.He} shot past it and lay down flat in its way, and the pillowcase rolled up against {pet.his} nose and gave itself up.
## if breed.Border Collie / breed.German Shepherd
{Pet.He} shot past it, lay down in its way and stared, until the pillowcase sank down on the grass and gave itself up.

# @Supper
{Neighbour} from down the lane came by to say that it was supper time, drew a deep breath, looked at them, let the breath out again and went home to tell the potatoes.
## if adult
{Adult} came up to say that supper was ready, drew a deep breath, looked at them, let the breath out again and went back to tell the potatoes.

# picture 2
Both arms round, and so sorry.
