title: Again, from the Gate
title: Use That
guest man: Mr Quill (he), Mr Dimmock (he)
guest aunt: Auntie Jo (she), Auntie Meg (she)

% The grown-up (@a): {adult}, else {aunt}.

# not-a-word
{child} stood on the doorstep next door with a stomach like a stone, rang the bell, and said the whole thing to a pair of slippers.

“I’m sorry my ball broke your geranium it was an accident and it won’t happen again.”

{child.He} had been practising since breakfast.[elder:  {Elder} had helped with the words[elder2: , and {elder2} had crossed half of them out].][pet:  {@Practised}] But the slippers belonged to {man}, who had run a theatre for forty years, and he put his head on one side.[music:  Behind him a record was playing {@song}, and he went in and turned it down.]

“I didn’t believe a word of it,” he said. “[pet.dog: The dog I believed. ]Again, please. From the gate.”

And he shut the door.

# use-that
There was nothing to do but go back to the gate and begin again. [friend: {Friend}[!friend.known: , {child’s} best friend,] crouched behind the hedge to whisper the words if they were needed. ]This time {child} said it to his knees, and a good deal louder.

“Better,” said {man}. “I could hear you. But who is this person? What does this person want?”

“To go home,” said {child}.

“Use that,” said {man}. “From the gate.”

# the-limp
So {child} used it. The next time {child.he} sniffed, and the time after that {child.he} fell on {child.his} knees, and then, since nothing seemed to be good enough for him, {child.he} came limping up the path with one hand on {child.his} heart.

“Why are you limping?” asked {man}.

“I thought it would help.”

“It has never helped anybody. From the gate!”

# a-brilliant-kick
But at the gate {child} turned [us: around|round], and all of a sudden {child.he} {child.was} so angry that {child.he} shook.

“I’m not sorry!” {child.he} shouted. “It was a brilliant kick! It went over the hedge and right through your washing, and I’ll never do one like it again in my life![sport:  I’ve never been that good when I {play sport}!][athlete:  Not even {athlete} could have done it!][school:  They’d have carried me [us: around|round] {school}!][city:  There’s never been one like it in {city}!] And nobody even saw it!”

[friend: Behind the hedge somebody clapped.

]{man} had sat down on the step.

“That,” he said, “I believed.”

# slippers
{child} held on to the gate. All that anger had gone out at once, and behind it there was something else that {child.he} hadn’t practised, and it came by itself, and hardly louder than breathing.

“I heard it break, and I ran away. I hid behind the hedge. And you came out in your slippers and picked it all up, and I saw you, and I let you do it by yourself. I’m sorry about that.”

{man} looked down at his slippers for a while, and then he blew his nose.

“No limp,” he said.

“No.”

“Thank you. That’s the one we’ll keep.”

# the-part
He came all the way to the gate to open it.

“Tuesday at four,” said {man}. “The geranium needs a new pot, and I need somebody who can hold it straight. Wear something old.”

At home {@a} wanted to know how it had gone.

“Good,” said {child}. “I got the part.”

# @practised
{Pet} had looked away.
## if pet.dog
The dog, {pet}, had come along, and looked a great deal sorrier than {child} did.
## if pet.cat
The cat, {pet}, had heard it twice, and walked out.

# @a
{aunt}
## if adult
{adult}

# @song
{music}
