title: The Longest Sock
title: If You Pull, I’ll Pull
title: It’s a Good Page
guest oona: Oona (she), Ines (she)
guest owen: Owen (he), Ravi (he)
guest friend: Robin (they), Sam (they)
guest pell: Mr Pell (he), Mr Hobb (he)
guest miss: Miss Adeyemi (she), Miss Okafor (she)

% The bottom bunk is {oona}, or {owen} where the child is a boy: one does not share a cabin otherwise. “Are you asleep?” – “Yes” comes three times; the last time it comes true.

# are-you-asleep
“Are you asleep?” said the bottom bunk.

“Yes,” said {child}.

“Then who’s got a [us: flashlight | torch] on?”

{child} lay very still in [elder: a sleeping bag borrowed from {elder}[elder2:  and {elder2}]|{child.his} sleeping bag], which was glowing from the inside like a large green caterpillar. It was the first night of the [school: {school} trip|class trip] to Thornbeck, {@six} to a cabin, and out here[city: , unlike {in city},] there were no street lamps at all. The dark came right up to your eyeballs and leaned. {child} {child.was} {age}. {Child.He} had always been afraid of the dark[pet.dog: , even with {pet}[!pet.known:  the dog] across {child.his} feet][pet.cat: , even with {pet}[!pet.known:  the cat] across {child.his} feet][pet.other: , even with {pet} just across the room], and nobody in this cabin was ever going to find out[friend: , not even {friend}[!friend.known: , {child.his} best friend,] in the bunk by the door].

“I’m reading[athlete:  about {athlete}],” {child.he} said.

“You haven’t turned a page for an hour.”

“It’s a good page.”

# tuesday
The bottom bunk sighed. In it lay {@o} Marsh, a quiet {@girl} from {child’s} class, who could only sleep when it was as black as the inside of a boot. {@She} had said so politely at ten o’clock, and less politely at midnight, with {@her} longest sock tied round {@her} eyes.

“Light makes my brain think it’s Tuesday morning,” said {@o}.

“It nearly is Tuesday morning.”

“Exactly!”

So it went on. {child} would not turn the [us: flashlight | torch] off and {@o} would not stop mentioning it, and at six o’clock, when the birds began, neither of them had slept a wink.

# the-count
“Who had that light on?” said {friend} at breakfast. [friend: |{Friend} had the bunk by the door. ]“It was like sleeping in a fridge.”

Five faces turned round. {child} had a mouthful of [us: oatmeal | porridge], and a head full of it too.

“Ask {@o},” {child.he} heard {child.himself} say. “{@She}’s the one who can’t stand light. {@She}’s basically a vampire.”

It wasn’t even an answer. But it got a laugh, and after that nobody asked about the [us: flashlight | torch]. They were too busy. By the time they had cleared the plates, {@o} was the Count. At the canoes somebody asked the Count if {@she} could cross running water[sport: , and if it was true that vampires only {play sport} after dark]. At lunch there was garlic bread, and that was the worst half-hour of all.

# garlic-bread
{@o} cut {@hers} into neat squares and ate it. {@She} looked at {child} once. {@She} didn’t look angry. {@She} looked as if {@she} had been going to ask {child} something, and didn’t want to any more.

{child} meant to say sorry by the canoes. {Child.He} meant to say it at lunch. All day the word sat in {child.his} mouth like a [us: jawbreaker | boiled sweet], and all day there were too many faces about.

# the-rope
After supper it was the night walk.

“[us: Flashlights | Torches] off,” said {pell}, who ran the centre and had a beard you could have lost a pencil in. “There’s a rope through the trees, from here to the campfire. You hold it and you follow it. I’m at the front and {miss}’s at the back. I’ve been doing this for twenty years and everyone has always come out at the other end.”

They went in among the pines, one behind another, and the dark shut like a lid.

{child} did ten steps. {Child.He} did twenty. Then {child.his} legs stopped. {Child.He} told them to go and they simply didn’t. {Child.He} stood with both hands round the rope and {child.his} breath going in and in and not coming out, and behind {child.him} everyone bumped softly together like [us: cars on a freight train | trucks on a railway].

“What’s happening?” somebody called. “Why have we stopped?”

# thats-tree
Then a voice spoke, close behind {child} and quite low.

“Are you asleep?” said {@o}.

“Yes,” said {child}. It came out as a squeak.

All last night {@o} had listened to {child} not sleeping. {@She} listened now.

“It wasn’t a good page, was it?” {@she} said.

“No.”

“It’s the dark.”

“Yes.”

Now {@she}’ll tell them, {child} thought. I would deserve it.

{child} felt a hand come and lie flat between {child.his} shoulder blades, and it stayed there.

“Put your foot out,” said {@o}. “Is it soft? That’s path. Now sniff. That’s tree. They’re all exactly where they were [us: this afternoon | at teatime]. Nobody’s moved anything.”

{child} put a foot out. It was soft. {Child.He} sniffed, and that was tree. {Child.His} breath came out at last, all in one go, and {child.he} took a step, and the hand came too.

# no-faces
It was then {child} noticed something about the dark. There were no faces in it. Nobody could see {child.him} at all.

“It was my [us: flashlight | torch]!” {child.he} said, loud enough for the whole rope. “Last night. I’m scared of the dark, I always have been, and I said that about {@o} so you wouldn’t find out. It was rotten. I’m sorry, {@o}.”

Nobody spoke. Needles dripped.

“I’ve got a night light at home,” said {friend}, from up in front. “It’s a hedgehog.”

“I’ve brought my [us: grandma’s | nan’s] cardigan,” said somebody else. “To smell.”

“I’m at the back with the big [us: flashlight | torch],” said {miss}, “and I’ve had my thumb on the switch the entire time.”

The laugh ran along the rope, and {child} could feel it in {child.his} hands.[music:  Up in front {pell} struck up {music}.] {Child.He} walked the rest of the way. It was dark for every step of it.

# the-sock
That night, in the cabin, something long and woolly came up past the edge of {child’s} mattress.

“What’s this?” said {child}.

“My longest sock,” said {@o}. “It’s cleanish. You have the toe and I’ll have the top. It’s the rope. If you pull, I’ll pull.”

{child} put the [us: flashlight | torch] under {child.his} pillow and switched it off. The dark came up to {child.his} eyeballs and leaned. {Child.He} pulled. Straight away the sock pulled back.

{Child.He} lay and listened to five people breathing. After a while {child.he} pulled again, only a little, and so did the sock.

“Are you asleep?” whispered the bottom bunk.

“Yes,” said {child}, and a minute later {child.he} {child.was}.

# @six
six
## if child.she & friend.she / child.she & !friend
six girls
## if child.he & friend.he / child.he & !friend
six boys

# @o
{oona}
## if child.he
{owen}

# @girl
girl
## if child.he
boy

# @she
she
## if child.he
he

# @her
her
## if child.he
his

# @hers
hers
## if child.he
his
