title: The One Who Knew the Way
title: Me Too
guest friend: Noor (she), Toby (he)
guest teacher: Miss Lind (she), Mr Frost (he)
guest caretaker: Bert (he), Big Ken (he)

# everybody-looked
It was the very first day of [us: school|term], and [school: at {school}|at the new school] the playground was full of children with new shoes. Everybody looked as if they knew what to do. Only {child} didn’t. {child.He} knew one thing, the name of the class, and that was 1B.

[adult: {Adult} gave {child} a hug. ][elder: {Elder} took a photograph[elder2: , and so did {elder2}], mostly of [elder2: their own thumbs | a thumb]. ][pet.dog: {Pet} had come to the gate, and had stopped at every tree on the way. {Pet} knew exactly where everything was. ][athlete: “Even {athlete} was new once,” {child} told {child.his} shoes. ]Then a bell rang, and all the parents went home.

And just then, when there was nobody left to ask, {child} needed the toilet.

# very-fast
Where was it? {child} had no idea. But {child.he} didn’t want to look like somebody who didn’t know. So {child.he} walked. {child.He} walked fast, with {child.his} chin up, the way people walk when they know where they’re going.

Along a corridor. Past a radiator with one red [us: rain boot | welly] drying on top. Up some stairs. Past a stuffed owl in a glass case. Down some other stairs. [sport: Past a hall where big children were going to {play sport}. ][music: {child.He} hummed {@song}, because people who know the way hum. ]

No toilet.

Then {child} heard something behind {child.him}. It was shoes.

{child.He} looked round. There was {@friend-who}.

“[us: You sure walk fast|You don’t half walk fast],” said {friend}. “[us: Good thing|It’s a good job] you know the way.”

# the-line
{child} ought to have said something then. It was only a little sentence. But it was stuck.

So {child.he} walked on. And the longer they walked, the more shoes there were.

When they passed the red boot again, there were five children walking after {child}. When they passed the owl, there were twelve. One of them had no front teeth, one had a bag as big as herself, and they were all quite quiet and quite happy, because somebody at last knew where to go.

And when they had been past the owl three times, there was a grown-up at the end of the line.

“I’m {teacher},” said the grown-up to the last child, very quietly. “I’m your new teacher. It’s my first day as well. Is it far?”

“I don’t know,” whispered the last child. “But the one in front does.”

# boiler-room
{child} could hear every word. {child.His} tummy felt cold. There were twenty of them now, and they all believed in {child.him}, and {child.he} needed the toilet so badly that {child.he} had to walk with {child.his} knees together.

And behind {child.him} walked twenty children with their knees together. They thought it was the rule here.

There was a door. It was [age<7: big | grey] and heavy, and it had to be the toilet. There was nothing else left in the whole school. {child} pulled it open with both hands, and they all went in.

It was the boiler room. It was hot and dark, and on an upside-down bucket sat a man with a banana.

“Good morning,” said the man. It was {caretaker}, the [us: custodian|caretaker]. He looked at the children, who kept on coming. “Who’s in charge here?”

Everybody looked at {child}.

Oh no.

# me-too
{child.He} could run, but they’d only run after {child.him}. {child} swallowed. It had to come out, that little sentence.

“I don’t know the way,” said {child}. “I’ve never known the way. I was only looking for the toilet.”

Nobody breathed. The boiler went blip.

“Me too,” said {friend}.

“Me too,” said the one with no front teeth. It came out with a draught in it.

“Me too!” “Me too!” “Me too!” They said it all along the line, right out through the door, as if somebody had pulled the cork out.

And last of all, from far away down the corridor, came a grown-up voice.

“Me too,” said {teacher}.

Then {caretaker} laughed so much that he dropped his banana. “It’s that door,” he said, and pointed. “The one right across the corridor.”

It was the longest [us: line | queue] that anybody had ever seen at that school. {child} was allowed to go first.

# back-again
“That’s better,” said {teacher}, who came last. “But now we’ve got to get all the way back, and I’ve no idea how.”

“I have,” said {child}.

And it was true. {child.He} had walked past it all so many times.

“Up the stairs,” said {child}. “Then the owl. Then the other stairs, and then the red boot.”

“And that door there, with 1B on,” said {friend}. “We’ve been past that four times. I did wonder.”

So they went that way. {child} walked first, with {child.his} chin up, and {friend} walked beside {child.him}, and neither of them needed to walk fast at all. “Good morning,” they said to the owl. When they came to 1B, there were exactly as many chairs as there were children. {friend} took the one next to {child’s}.

# what-did-you-learn
“Well?” said {@asker} that evening[city: , when the lamps were lit all over {city}]. “What did you learn at school?”

{child} thought about it. {child.He} had learned a song, and how to spell owl. {child.He} had learned that {friend} could wiggle both ears.

But that wasn’t the most important thing.

“Where the toilet is,” said {child}.

[pet.dog: {Pet} thumped {pet.his} tail on the floor. {Pet} had always said so.][pet.cat: {Pet} had sat at the window all day. Now {pet.he} lay down in {child’s} new bag, to make sure of it.][pet.other: Then {child} told it all over again to {pet}, who was a good listener.]

And by the bed stood the new shoes, side by side. They knew the way now.

# @friend-who
a big new bag, and somebody under it. “I’m {friend},” said the bag
## if friend
{friend}[!friend.known: , who was {child’s} best friend,] and had the same new shoes

# @asker
{adult}
## if !adult
the grown-ups
## if !adult & elder
{elder.short}

# @song
{music}
