title: Ninety-Six Bars’ Rest
title: One Note
title: One Door to a Bar
guest friend: Kofi (he), Maya (she)
guest next: Beattie (she), Connie (she)
guest leader: Mr Pettifer (he), Mr Applegate (he)

% {next} lives next door and is there where no adult is named. The crash may be clapped; the last one is only breathed.

# one-note
In the whole of “The Storm at Sea”, which lasted nine minutes, {child} had one note.

It was a crash on the cymbals, in bar ninety-seven, and it was the lightning. Before it there were ninety-six bars in which {child} had nothing to do but count. After it {child.he} sat down.

“How hard can it be?” said {@who}.

It was horribly hard. At the Christmas concert {child} had lost count somewhere in the forties, because a trombone had sneezed. {Child.He} had begun to suspect that it was now. Then {child.he} had been sure, and had brought the cymbals together with all {child.his} might, in the middle of the quietest flute solo ever written. A baby had screamed. The flute player had ducked.[elder & !elder2:  {Elder} had clapped, alone.][elder2:  {Elder} and {elder2} had clapped, alone.] And ever since then people had shouted “Crash!” at {child.him} [school: {at school} | in the [us: halls | corridors]], forty times a day.

Now it was the spring concert, it was the same piece, and it was tomorrow.

# drainpipe
“I’m going to be [us: sick | ill],” said {child}. “I’ve decided.”

{Child.He} and {friend}[!friend.known: , {child.his} best friend,] were sitting on {friend’s} front step. {Friend} played the bassoon, which {friend.he} said was like wrestling a drainpipe that had feelings. {Friend.He} had a hundred and eighty-four notes, and had offered {child} some.

“You can’t be [us: sick | ill],” said {friend}. “Where do you go wrong?”

“I get to forty-something, and I start thinking, don’t lose count. And then I’m counting that. They’re all the same, the numbers. It’s like walking across a desert.”

# ninety-seven
{Friend} looked down Albert Street, [city: the longest in {city} | long] and perfectly straight. {child} lived right at the other end.

“How many doors is it?” said {friend}. “From yours to mine?”

They went and counted. And it was one of those things that you don’t tell people afterwards, because they’d only say you’d made it up. {Friend’s} was the ninety-seventh.

“There you are, then,” said {friend}. “Don’t count. Just walk home with me. One door to a bar.”

They did it all afternoon,[pet.dog:  with {pet} a nose ahead of them,][pet.cat:  while {pet} looked on from the gatepost,][pet.other:  and {child} told {pet} about it in between,] until {@m} asked if they were planning a burglary. {child} didn’t need numbers at all. There was the green door, with the gnome. There was the lady who was always on the phone. There was the one that smelled of frying, the one with the angry little dog, [sport: the one where there was always {sport} on, ][athlete: the one with {athlete} on a poster, ][music: the one where they only ever played {music}, ]three blue ones in a row like a held note. {Child.He} had known them all since {child.he} {child.was} five. {Child.He} just hadn’t known that it was any use.

# green-door
And so the next night {child} stood at the back of the hall, with a cymbal in each hand and {child.his} knees knocking. {leader}, who conducted, and perspired, raised his stick. The storm began.

Green door. Gnome. Lady on the phone.

{child} walked. {Child.He} passed the frying and {child.he} passed the dog. In the forties the trombone sneezed, and {child} stopped dead. But {child.he} {child.was} standing outside the one with the broken bell, exactly where {child.he} had been before. A sneeze can’t move a house. {Child.He} walked on.

# two-pages
Somewhere past sixty, {leader} turned over two pages at once.

You could see it happen. His stick began to go round in a circle, like somebody stirring a pan. The violins went one way. The trumpets went another. The flutes stopped, and waited for someone to explain. Sixty people were playing four different storms, and not one of them knew where they were.

{child} could feel the panic going along the rows towards {child.him} like a [us: draft | draught]. If they’re all lost, it said, then you must be, too. You’d better not make a fool of yourself twice.

# four-more
{Child.He} found {friend}. {Friend} had lost the place as well. {Friend.He} had turned in the chair, and was staring over the top of the bassoon, and {friend.his} eyebrows said: where are we?

And it came to {child}, quite calmly, that {child.he} knew. Of the sixty people in the room, {child} was the only one who had been counting.

The yellow door. The twins. The hedge like a hen. The people who never took in their Christmas tree. {child} could see the end of the street. Four more. Three. {Child.He} lifted the cymbals as high as they’d go, and in the front row {@fingers}. Two doors. One.

{Friend’s} front door flew open.

CRASH!

# where-they-were
Every head jerked up. And there was one thing that every player in that orchestra knew about “The Storm at Sea”, because they’d been teasing {child} about it since December. They knew that the crash was bar ninety-seven.

So that was where they were.

Bows came down. Trumpets came up. {Friend} came in on a low C, as deep as the sea floor, and the whole storm fell into step behind {friend.him} and went roaring away to the end, with {leader} running after it.

{child} sat down. It was a very good place to listen from.

# on-your-way
Afterwards people thumped {child.him} on the back, and shouted “Crash!” but it had turned into a different word. Then they walked home down Albert Street under the lamps, {friend} with the bassoon on {friend.his} back like a sleeping child, and {@m} a little way ahead, {@ahead}.

They stopped at the ninety-seventh door.

“When it all went wrong,” asked {child}, “how did you know I’d be right?”

“I didn’t,” said {friend}. “I just thought, well, you’d be on your way to mine.”

# nothing-but-rest
{Friend} opened the door, and the light fell out across the step. {Friend.He} turned round.

“Crash,” said {friend}, very softly, so as not to wake the street.

Then the door closed. {child} put {child.his} hands in {child.his} pockets and turned for home[pet: , where {pet} was], with {@m} a little way behind now. {Child.He} knew the way, the note was played, and there was nothing at all that {child.he} had to do now, for ninety-six bars, but rest.

# @who
{next}, who was fifteen and lived next door
## if adult
{adult}

# @m
{next}
## if adult
{adult}

# @ahead
so as not to know them
## if adult
because they had asked for that

# @fingers
somebody put their fingers in their ears
## if elder
{elder} put a finger in each ear, and smiled
## if elder & elder2
{elder} and {elder2} put their fingers in their ears, and smiled
