title: The Day That Wouldn’t End
title: The Last Note
title: A Long First Day
guest friend: Dana (she), Freddie (he)
guest newkid: Theo (he), Callum (he)

# the-plan
{child} was {age}, and {child.he} had a plan for {child.his} first day at [school: {school} | the new school]. Nobody was going to notice {child.him} [us: until Thanksgiving | until Christmas]. [sport: {child.He} {child.was}n’t even going to say that {child.he} did {sport}.] [athlete: {child.He} had turned {child.his} bag back to front, so that nobody would see the picture of {athlete}.]

{child.His} best friend, {friend}, was starting at a different school. They said goodbye on the corner, next to a man with a guitar.

“Three o’clock in the square,” said {friend}. “If it’s awful, sing our song.”

“Without you? [us: It doesn’t have an ending | It hasn’t got an ending].”

# the-song
Their song was [music: {@the-song} | one that was always on the radio]. {child} sang everything except the last note, which was too high. {friend} sang the last note, and {child} held out a hairbrush for {friend.him}, like a microphone. {child} had tried that note once. [pet: {Pet}, {child.his} {@pet-is}, had got up and gone to lie down in another room. | [us: The neighbors | The neighbours] had sent for a plumber.]

# @the-song
{music}
## if artist & !song
one of {artist}’s

# @pet-is
pet
## if pet.dog
dog
## if pet.cat
cat

# nobody
The plan worked. By lunch nobody had said one word to {child}, and it was awful. {child.He} kept turning to {child.his} left, because that was where {friend} always walked.

In the [us: cafeteria | dining hall] everybody already had a table. {child} took [elder: the sandwich that {elder} [elder2: and {elder2}] had made | {child.his} sandwich] into the first empty room {child.he} could find. It was a tiny office with a microphone on the desk.

{child.He} {child.was} so lonely that {child.his} throat hurt. So, very quietly, {child.he} sang their song. {child.He} stopped before the last note, because that was {friend’s}.

Then {child} saw the little red light. Somebody had left the microphone on.

# stuck
Out in [us: the hallway | the corridor] people were staring up at the [us: speakers | loudspeakers]. They were waiting for the last note. Nobody looked at {child}.

But a song without an ending doesn’t go away. It goes [us: around and around. Now it was going around in | round and round. Now it was going round in] nine hundred heads, and until somebody sang that last note, nobody in the whole school could finish anything.

After lunch the [us: principal | head teacher] came into the classroom to welcome the new people, {child} and {newkid}. She shook {newkid’s} hand.

“Welcome,” she said. “Welcome, welcome, welcome, welcome.”

She couldn’t finish, and she couldn’t let go. After a while she pulled up a chair.

# two-plans
“Are you new [us: too? | as well?]” whispered {newkid}, with his arm going up and down. “Did you have a plan?”

“Nobody notices me [us: until Thanksgiving | until Christmas].”

[us: “Mine was Christmas | “Mine was Easter],” said {newkid}. The whole class was staring at him. “It’s not going very well.”

{child} laughed. Nobody else had talked to {child.him} all day.

“It’s that song,” said {newkid}. “Somebody just has to sing the last note.”

“Sing it, then.”

“Out loud? On the first day?”

[us: “Okay, no.” | “No. All right.”]

“Then we live here now,” said {newkid}. “School finishes at three, and she can’t even finish with me.”

The man with the guitar went past the window. He played the song nearly to the end, stopped, and went back to the beginning. He had caught it too. And at three {friend} would be standing in the square, alone.

All day long {child} had thought about nobody else. Now {child.he} thought: It’s {friend’s} first day too.

# it-was-me
{child} stood up.

“It was me,” {child.he} said. “I sang it.”

Twenty-six heads turned. [us: So much for Thanksgiving | So much for Christmas].

{child} walked to the little office, picked up the microphone, sang the end of the song, took an enormous breath, and went for the last note.

It cracked. In every room in the school it sounded like somebody [us: stepping on | treading on] [pet.dog / pet.cat: {pet} | a duck].

Nine hundred people came out to see. {child’s} face burned. {child.He} wanted to crawl under the desk and stay there until {child.he} {child.was} grown up. {child.He} couldn’t reach that note. {child.He} never could. It wasn’t {child.his} part.

Then {child.he} remembered what {child.his} part was.

# hold-it-out
{child} carried the microphone out into [us: the hallway | the corridor] and sang the ending again. Before the last note {child.he} stopped, and held the microphone out to all of them, just like the hairbrush.

Nobody sang.

It was the first day, and they all had the same plan.

{child’s} arm began to shake. [sport: It was used to {sport}, but this was heavier.] {child.He} didn’t put it down. {child.He} looked at {newkid}.

{newkid} looked at the crowd. He looked at the shaking arm. Then he shut his eyes and sang.

It was the wrong note. It wasn’t even close. But somebody joined in, and then everybody did, and when nine hundred people go for a note, somebody is going to hit it. {child} could feel it through the soles of {child.his} shoes.

Then the song was over, and it was quiet. The [us: principal | head teacher] let go of {newkid’s} hand.

“To [school: {school}|our school],” she said, surprised.

And the bell rang for three o’clock.

# the-square
{friend} was in the square [city: in the middle of {city}] [us: with {friend.his} arms crossed | with {friend.his} arms folded].

“Somebody took my note,” said {friend}. “I heard it from here.”

“It took nine hundred of us.”

{friend} thought about it. “Yes,” {friend.he} said. “That sounds about right.”

“How was your school?” asked {child}.

“Nobody talked to me,” said {friend}, and took a great interest in {friend.his} shoes.

{child} leaned against {friend}, and {friend} leaned back. After a while {newkid} came along, rubbing his arm, and sat down on the other side. [sport: “Do you do {sport}?” he asked. “It’s on your bag.” [athlete: {child} looked. {athlete} had come round to the front again.]]

# one-song
“How was the first day?” asked [elder: {elder.short} | [adult: {adult} | somebody in the doorway]] that night.

“Long,” said {child}.

“Did anybody notice you?”

“Everybody.”

[elder: {Elder.short} turned out the light and handed over the phone. “One song,” {elder.he} said. | [adult: {Adult} | Somebody] turned out the light and handed over the phone. “One song.”] [pet: {Pet} came in and lay down, now that it was safe.]

{child} sang with one cheek on the pillow, all but the last note. Then {child.he} held the phone out in the dark.

A few streets away {friend} sang it, very softly.

And the first day was over.
