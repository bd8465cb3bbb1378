title: {Music} for Whales
title: The Whale in the Shell
title: A Whale’s First Note
title: The Whale Who Wanted a New Song
guest whale: Winifred (she), Rosalind (she), Harriet (she)

# shell
On the windowsill lay a shell, and in the shell lay the sea, saying shh. It had always said that. But tonight {child}
hummed {music} right up close, to hear what it sounded like in there.

The sea stopped.

It was the kind of quiet there only is when somebody’s listening. And from far, far down a voice said:

“Once more, please.”

## or
“Was that for us?” said the shell.

It was the big shell on the windowsill, the one with the sea in it, and it never used to say anything but shh. {Child}
had only been humming {music} the way you do when you’re looking for the other leg of your [uk: pyjamas | pajamas],
and had happened to stand close by.

“Who’s us?” asked {child}, straight into it.

That took a while. It seemed to be a long way for an answer to come.

“Me,” said a voice from the bottom. “And the calf.”

# calf
It was a whale. Her name was {whale}, and she spoke so low that it tickled your ear. [friend: {Friend}, who was
sleeping over, leaned in to be tickled too.]

“My calf won’t sleep,” said {whale}. “She’s so little, no bigger than a bus. I’ve sung her everything I know, but she
knows all the endings. She lies there waiting for them.”

“How many is everything?” asked {child}.

“Four hundred,” said {whale}. “I’ve been around. But she doesn’t know that one of yours.”

[city: “It’s {city} you’re calling from, isn’t it?” {whale} went on. “Is it deep there?”

“Not very,” said {child}.

“Then you’ll have to hum deeper than you live.”]

“It won’t take long,” said {child}. “It makes you sleepy.”

“Long enough for two, please. A whale falls asleep one eye at a time.”

## or
The voice belonged to a whale called {whale}. She talked low, very low, because next to her lay a calf who was
supposed to be asleep.

“She’s been awake for three weeks,” said {whale}. “Whatever I sing, she calls out the ending before I get there. And
I’ve only got the old ones. In the sea, songs are passed from whale to whale, and the last one came from Iceland. It
was mostly complaints about the water.”

[friend: “Tell her she can have ours,” whispered {friend}, who was sleeping over and had an ear up close.]

“You can have it,” said {child}. “It isn’t very hard.”

[city: “They’re in {city},” said {whale} to somebody. “It’s not deep, but they’re kind.”]

An eye as big as a teapot turned toward the shell. You could feel it. That one had to close first, and then the other,
because whales fall asleep one eye at a time.

# too-fast
{Child} took a breath and hummed the whole thing, from beginning to end.

“Bless you,” said {whale}.

“That was the song!”

“All of it?” said {whale}. “It was over before it got down here. Take it slowly. There’s plenty of room between the
notes.”

## or
So {child} hummed it for them, as nicely as possible.

“What was that, going by?” said {whale}.

“That was it.”

“Oh, was it? The calf thought it was a herring. Now she’s gone after it. Slower, if you can. Much, much slower.”

# too-high
Slowly, then. {Child} drew out the first note until it reached from the window to the bed.

“Now there’s a mosquito in here,” said {whale}. “Could you come down a bit?”

{Child} felt around farther down, in the stomach, in the knees, right down in both socks. [athlete: On the wall, the
poster of {athlete} began to buzz.] [elder: {Elder} came in to see what was going on[elder2: , and {elder2} came in to
see where {elder.short} had got to]. “Like this?” said {elder.short}, and fetched one up from the heels.]

“There it is,” said {whale}. “That’s one you can lean on. And look: she’s shut her eye. The left one.”

## or
You can hold on to a first note for as long as you like. {Child} held it until there was a rushing in both ears.

“Peep,” said {whale}.

“What do you mean?”

“That’s what it sounded like,” said {whale}. “Nobody can hear that below sixty feet. Haven’t you got one farther in?”

Right at the back, in the toes, {child} had one that hardly ever got used. [elder: In the doorway {elder} had another,
as deep as a wardrobe[elder2: , and {elder2} one that was deeper].] When it came up, the whole room hummed, [athlete:
and the poster of {athlete} fluttered | and the curtain moved].

“Yes, please,” said {whale}. “We’ll take that one. There goes one eye.”

# too-short
Now all you had to do was not stop. {Child} took in as much air as there was room for, [school: right down in the
stomach, as in music class {at school}, ]and the note held, and it held, and then {child} ran out.

[sport: There was nothing to do but puff, hands on knees, as you do after {sport}.]

“There’s a hole in it,” said {whale}. “She’s looking out.”

## or
Once more, just as long. [school: In music class {at school} they’d held a note for as long as the teacher’s hand was
up. {Child} pretended it was up.] [sport: {Child} breathed the way you do in {sport} when there’s a long way to go.]
It went well for quite some time.

Then the air was gone. From far down came a plop, like a wet hatch opening. That was the eye.

“She heard the join,” said {whale}. “She’s particular about those.”

# take-turns
“How long does your breath last?” asked {child}.

“I took one yesterday,” said {whale}.

[friend: {Friend} looked at {child}. “Then we’ll hold it until she’s got it,” said {friend}. “You first. I’ll take
over before you drop it.” | Then {child} knew. “I’ll hold it until you’ve got it. You take over before I drop it.”]

“And how much is there after that?” asked {whale}.

“Two minutes.”

The whale worked it out. “So we’ll be done in spring,” she said. “Very good. She hates short songs.”

## or
{Child} lay down on the bed to get some breath back. One child just isn’t enough for a whole note.

[friend: “So we’ll take it in pieces,” said {friend}. “Like when you carry something heavy. You don’t let go before
the next one’s got it.” | “Can’t you carry it?” asked {child}. “If I don’t let go before you’ve got it?”]

“I’ve got air from yesterday,” said {whale}. “But the note has to be carried all the way here, so that I can get hold
of it. Is the rest long?”

“About as long as brushing your teeth.”

“All of them?” There was a silence. “That’ll last until spring,” said {whale}. “That’s what I call a song.”

# handed-on
So {child} began {music} on its very first note, low, as low as it would go.

[friend: When the air ran out, {friend} had it already. | When there was only a little air left, {child} leaned in
closer.] [elder: {Elder} took it from [friend: {friend} | {child}] and carried it a good long way[elder2: , and
{elder2} carried it farther].] [pet.cat: {Pet} lay close by and purred, and a cat purrs both in and out, so there was
never any join.] [pet.dog: {Pet} put a nose to the shell and sighed, in tune, and longer than anybody.] [pet.other:
{Pet} kept so quiet that nothing had to start again.] [adult: {Adult} came in to say good night, got the shell and
took over without asking.] It was carried like a full bowl, and nobody spilled.

Then it came from below. It was the same note, only so big that you could feel it in the windowsill. {Whale} had it.

[friend / elder / adult: They stopped, one after another. | {Child} stopped.] The note stayed where it was.

[adult: “Who was that?” whispered {adult}.

“A whale.”

“She sounded as if she had children,” whispered {adult}.]

## or
{Child} fetched the deep one and began {music} once more. The beginning is really quite short.

[friend: {Friend} came humming in underneath and lifted it off. | The thing was to save air. A little at a time, a
little at a time.] [adult: {Adult}, who’d come to the door to say something else, joined in just like that.] [elder:
After that, {elder} had it[elder2: , and after that, {elder2}], eyes shut, with a hand around the shell as if it were
warm.] [pet.cat: Under it all ran {pet}, like a small motor, in and out, in and out, and no stops.] [pet.dog: {Pet}
lay down close, and where it got thin, {pet} filled in with a sigh.] [pet.other: {Pet} listened, and you can hear
that, too.]

The shell grew heavier. That’s how it felt when somebody took hold at the other end.

“I’ve got it now,” came from far down, out of the corner of a mouth. “Let go gently.”

[friend / elder / adult: They | {Child}] let go gently. And there it hung, all by itself, dark and round, in the room
and in the sea at the same time.

# how-does-it-end
Then somebody else whispered, right inside the note. It was a small voice, for somebody the size of a bus.

“How does it end?”

{Child} knew exactly how it ended. The end lay on the tip of the tongue and wanted to come out. [friend: {Friend}
mouthed a very slow no.]

“You’ll hear in the spring,” whispered {child}.

“Oh,” said the calf, so contented that the shell grew warm.

## or
“Are you there?” asked somebody who wasn’t {whale}. The voice was higher, more like a tractor. “My mother can’t talk
now. But you know it. How does the last bit go?”

It’s hard to know an ending and not tell. It took a hand over the mouth. [friend: {Friend} put another on top, to be
safe.]

“It’s a long way off,” said {child} then. “You won’t even see it coming.”

The calf yawned. It sounded like a train going into a tunnel and staying there.

# other-eye
The light went out. The shell lay on the pillow, a little way from an ear. Far down a big eye closed, and then, when
it had thought it over, so did the other. [pet.dog / pet.cat: {Pet} had both shut already.] The note went through the
pillow and the floor, as soft as a quilt, out under the street[city:  and all of {city}] and the whole way home.

## or
Now it was dark in the room and dark in the sea. [friend: On the mattress {friend} was breathing slowly. ][elder:
Somewhere in the house {elder.short} went about humming, almost without a sound. ]Nobody lay waiting for an ending
anymore. There were two breaths, one big and one bigger, and there was the note, resting in the shell, and it neither
rose nor sank.

# first-note
{Child} was going to stay awake until they got to the second note. But the sea takes its time. When it was morning,
and there was sun in the window, and the shell was warm, it was still the first note.

## or
How it ended nobody found out that night, not the calf, and not {child}. That was the good thing about it. It just
went on, slowly, and everything that could close its eyes had closed them.
