title: The Ghost That Never Walked Back
title: Thirteen Steps at the Museum
title: Ghost Night at the Museum
title: A Punctual Ghost
title: The Ghost at Twenty to Eight
guest boy: Jasper (he), Edwin (he), Cuthbert (he)
guest guard: Thea (she), Odette (she), Cordelia (she)

# captain
{Child} was a little afraid of ghosts, but a ghost is easy to investigate if it’s punctual.

This one came at twenty to eight. It walked thirteen steps across a floor of the little museum[city:  {in city}], from
the window to the stove, and then it was quiet. On Thursdays people sat in a row in the dark and listened. It was the
only thing in the whole museum that did anything. The rest was coffee mills.

“It’s Captain Gale,” said {boy}, who had painted the poster. His aunt {guard} was the museum guard.

“How do you know?” said {child}.

“He walks like a captain.”

{Child} bought a ticket and a new notebook. [athlete: It had to be the one with {athlete} on it.] [adult: {Adult} got
a coffee and waited downstairs.]

## or
In the museum[city:  {in city}] there was a spinning wheel, seven coffee mills, and a ghost. {Child} was afraid of one of the three.

The spinning wheel had a label. The ghost had a poster, drawn by {boy}, whose aunt {guard} was the guard there.
Captain Gale, it said. Thursdays at twenty to eight. Thirteen steps. Bring something to sit on.

“Are you sure he’s a captain?” asked {child}.

“I’ve drawn him with the hat,” said {boy}.

Up in the big room the lights went out. People stopped rustling. And over by the window somebody took a step, and
another one, slowly across the floor, all the way to the stove. There was nobody to be seen. {Child} held a watch to
the crack of the door. Twenty to eight. It was an unusually tidy ghost, and a tidy ghost can be investigated.
[athlete: The notes were kept in a book with {athlete} on the front.] [adult: {Adult} was one of those who waited with
the coffee.]

# log
First Thursday: thirteen steps. No chains. //
Second Thursday: flour on the floor. Thirteen steps, no footprints, except {child's}. //
Third Thursday: sun all day. Came half an hour late. [sport: So did {child}, straight from {sport}, which evened things out.] //
[school: Fourth Thursday: a class from {school} had been there all afternoon. Came forty minutes late. //
][music: You can’t hum {music} to the steps. They don’t keep time, and everything with feet does. //
]Wind and rain: came early, and walked fast.

“He doesn’t like the sun,” said {boy}. “No ghost does.” [friend: {Friend} put that down under Opinions.]

## or
The first week it was flour. {Child} sifted it over the floor until it looked like December, and the ghost walked its
thirteen steps and didn’t leave so much as a toe. The second week it was thread, from wall to wall. It was still there
afterwards.

[music: {Child} tried humming {music} to the steps, but they didn’t keep time, and everything with feet does.] The
times could be written down, though. After a sunny day it came late. When it was windy, it was early. [school: When a
class from {school} had been in the room all afternoon, it wasn’t until long after eight.] [sport: Once {child} was
late, too, coming from {sport}, but it had been sunny, so that was all right.]

“Captains go by the weather,” {boy} explained. [friend: “So does laundry,” said {friend}.]

# never-back
On the fifth Thursday the lights came on, and {child} stayed on the floor.

“Have you ever heard him walk back?”

{Boy} thought about it. “No,” he said. “Only there.”

So every evening the captain walked away from the window without ever having come to it. There were two possibilities.
One was that it was a new ghost each time, and in that case there were several thousand of them over by the stove.
[friend: They looked, all three of them. “Crowded,” said {friend}. | They looked. It seemed empty.]

The other was that nobody was walking.

# at-home
That night {child} lay awake and listened to the room at home.

Tick, went the windowsill. A while later the [us: baseboard | skirting board] went tick. Then the bookshelf, one step
farther in. [pet: {Pet} didn’t care. Had it been anybody, {pet} would have noticed.] {Child} reached a hand down. The
floor was cold towards the window and lukewarm towards the door.

[elder: “Wood shrinks when it gets cold,” said {elder} the next day. “My dresser goes bang every evening.” [elder2: “I
answer it,” said {elder2}.] | Wood shrinks when it gets cold. It said so in the science book, on a page that nobody
had paid attention to.] And cold, thought {child}, comes in through the window.

## or
At home that night, with the lamp out, the last witness came forward, and it was the house.

It ticked. First over by the windowpane, where there was a draft. Then in the middle of the floor. Then behind the
wardrobe. [pet: {Pet} slept on, which you only do when it’s nobody.] Nobody was walking there. {Child} could tell,
lying in the middle of it. It was only the evening coming in.

[elder: “That’s the boards,” said {elder} on the phone. “They pull themselves together when it cools down. It’s like
New Year’s Eve here.” [elder2: “That’s {elder.short} with the cupboards,” said {elder2} in the background.] |
Everything that cools pulls itself together, board by board. {Child} knew that from science class, but there it hadn’t
made a sound.]

# test
A theory has to be tested. At six o’clock on Thursday, with no audience, {child} opened the window.

“What are you doing?” said {boy}.

“Calling him.”

Their fingers got cold. They put their palms on the floor and waited[friend: , and {friend} took the time]. Then
something creaked, right by the window. The next board creaked, and the next. It went under their hands and on,
thirteen steps, to the stove.

It was seven minutes past six. No captain comes that early just because somebody’s airing the room.

## or
On Thursday {child} brought two hot-water bottles. The seventh board from the window got them both.

“Is it his birthday?” said {boy}.

“If it’s a captain, he’ll walk past,” said {child}. “If it’s the cold, it’ll have to wait.”

At twenty to eight it took the first step. [friend: {Friend} counted on both hands.] Four. Five. Six. Then it stood
there, just short of the bottles, for nine minutes, like somebody getting warm. The audience held its breath. When
the bottles had cooled, it went on, seven more steps, to the stove.

People clapped and went home. {Boy} didn’t clap. He had understood.

# dont-tell
“Don’t tell {guard},” whispered {boy}. “Forty people come for the ghost. For the coffee mills we get one.” He looked
at his shoes. “And she says good evening to him. When everybody’s gone. She’s done it for ten years.”

There was nothing in the notebook about that kind of thing. {Child} rubbed a thumb over the page where the answer was
supposed to go.

“Who is it, then?” said somebody on the stairs.

It was {guard}. She had the keys in her hand, and she didn’t look angry, only like somebody who has wanted to know for
a long time. It would have been enough to say: a captain.

# told
“It’s nobody,” said {child}. “It’s the floor. In the daytime it’s warm up here, and in the evening the cold comes in
at the window. Then the boards shrink, one at a time, and each one creaks when it’s done. The last one’s by the
stove.”

{Guard} sat down on the windowsill. She was quiet for quite a while.

“Every evening?” she said.

“Every evening.”

“So it’s the house,” said {guard} slowly, “going to bed.”

That wasn’t how {child} had put it. But it was correct, step by step.

“In that case,” said {guard}, “I’ve been saying good evening to the right one.”

# poster
The week after, there was a new poster. At twenty to eight the house goes to bed, it said. Blankets provided.

Sixty people came. They lay on the floor in the dark, one ear to the boards, and the house went by underneath them,
one step at a time. Nobody said a word. When the lights came on, there were eight who didn’t notice, and {guard} had
to go around and wake them[friend: , and {friend}, too].

## or
{Boy} painted over the captain on the poster himself, but he let the hat stay, on one of the coffee mills. Guaranteed
no ghost, he wrote. Come and hear a house fall asleep.

The [us: line | queue] went around the corner. A house is much more unusual. [friend: {Friend} handed out blankets.]
They lay close together, and in the middle of the dark it came walking under them, and nobody was scared, and several
yawned. {Guard} stood by the door and said what she always said, only out loud now, so that everybody heard. Good
evening, she said.

# last
At home {child} put out the lamp and lay still. The quilt took its time about getting warm. [pet.dog / pet.cat: {Pet}
was in bed already.]

The windowsill went tick. The [us: baseboard | skirting board] went tick, and the floor, and then the shelf, a little
closer every time. {Child} counted the steps, one and two and three, and waited for the fourth, which usually took a
while. When it came, nobody was counting anymore. The house had lain down all around, on every side, and it was there.

## or
There was no wind on the way home. The sun was gone, and the air smelled of leaves and smoke, and from one house after
another came small sounds, out of a staircase, a shed, an old gate.

Later {child} lay under the quilt and heard the rest. The roof lay down. The stairs lay down, from the top to the
bottom. All along the street the boards drew together in the dark and said what they had to say, all of them going the
same way, from the window inward, to where it was warm. [pet.dog / pet.cat: That was where {pet} lay.] And nobody
walked back.

## or
That evening the last line went into the notebook. Seventh Thursday, it said. Thirteen steps. Nobody walked, and it
got there.

The notebook was put away. [pet.dog / pet.cat: {Pet} moved over a little.] {Child} pulled up the quilt and felt
everything grow heavier, first both feet, which were nearest the window, and then the knees and the stomach and the
shoulders, one board at a time, in good order. Last came the head. It was warm there, and quiet, and there was nothing
more to investigate.
