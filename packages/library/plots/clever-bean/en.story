title: The Astronaut Who Let Go
title: Clever Bean
title: Which Way Is Up?
guest astronaut: Commander Joy (she), Commander Fern (she)
guest librarian: Miss Pym (she), Miss Lark (she)

% {astronaut} is also “the Commander”. Half a year round the Earth is nearly three thousand times, which is true.

# a-teacup
The first time {child} met a real astronaut, the astronaut dropped a teacup on {child’s} foot.

“Oh, I am sorry!” said {astronaut}. “I keep doing that!”

{Astronaut} had come home from space on Thursday, and now she was staying with {librarian} at the library[city:  {in city}]. For six months she had lived where nothing falls. If you wanted to put your cup down, you just let go of it, and it stayed where it was, in the air.

“And now I can’t stop,” she said. She held up a [us: cookie | biscuit], let go of it in the air, and turned to get one for {child}. The [us: cookie | biscuit] landed in the flower pot[pet.dog: , and {pet}[!pet.known:  the dog] got most of it out again][pet.cat: , and {pet}[!pet.known:  the cat] moved a little further off]. “You see?”

# the-crashing
{child} wanted to know everything about space. But it was hard to ask, because of all the crashing.[pet.other:  It was a good thing {pet} was at home.]

“How do you sleep?” said {child}.

“Strapped to the wall, like a coat,” said the Commander, and let go of the milk.

“What do you see out of the window?”

“Everywhere,” said the Commander, and let go of her keys.

# a-catcher
“You need a catcher,” said {child}. “I could be one. Only I’m not very good at it.”

So they practised all afternoon, with potatoes[sport: , though {child} had been going to {play sport}]. The Commander let go and {child} caught. {Child.He} missed the first ten[friend: , and {friend}[!friend.known: , {child.his} best friend,] went after them on all fours]. By [us: suppertime | teatime] hardly a potato got past {child.him}.

# the-bean
“That’s just as well,” said the Commander, “because on Saturday I have to give my talk[school: , and half of {school} is coming]. And I’m going to bring the bean.”

She showed {child}. It was in a little glass jar with a cork in it, a plain brown bean with a white spot.

“It has been [us: around | round] the Earth nearly three thousand times,” said {astronaut}. “But there isn’t any up in space. I want to plant it, and see if it still knows which way is up.”

# on-saturday
On Saturday the library was full to the doors. {Librarian} had put out all the chairs[music: , humming {@song}], and {child} stood at the front with {child.his} hands ready.[elder:  {Elder}[elder2:  and {elder2}] had come early, to sit in the second row.]

The Commander let go of her glasses. {child} caught them, and everybody clapped[adult: , and {adult} clapped longest].

“And this,” said the Commander, and she held the jar up high in the light, “has been just as far as I have.”

And she let go of it, and turned to point at the map.

# got-it
{child} flew.[athlete:  {athlete} couldn’t have done it better.] {Child.He} went under the Commander’s arm with both hands out in front of {child.him}, and landed on {child.his} tummy. {Child.His} fingers shut [us: around | round] the jar.

“Got it!” {child.he} shouted.

Then {child.he} looked, and felt cold all over.

The jar was whole. But the cork had come out. The bean was gone.

# nobody-move
“Nobody move a foot,” said {librarian}, and nobody did. The Commander had both hands over her mouth, and her eyes were very bright.

{child} stayed on the floor. {Child.He} thought about potatoes. The ones {child.he} had missed hadn’t just vanished. They had hit the floor, and bounced, and rolled. And this floor was old, and it sloped. {child} could feel it with {child.his} cheek.

“Can I have a potato?” {child.he} asked.

“A potato?” said {librarian}.

# it-rolled
But the Commander took one out of her pocket. {child} put it down on the very spot where {child.he} had landed with the jar, and let go of it.

The potato rolled. It rolled under the front row and under the second row, past handbags and boots[elder:  and {elder’s} toes], and {child} wriggled after it on {child.his} elbows. It stopped against the foot of the biggest bookcase. There was a little crack there. In the crack was some fluff, and a pencil, and something brown with a white spot.

{child} held it up. The cheer was so loud that the Commander let go of her notes.

# it-knew
They planted it together that evening, in the flower pot with the [us: cookie | biscuit] crumbs. Eight days later a little green shoot came out. And it knew. It grew straight up.

# it-stayed
“Clever bean,” said {astronaut}. She had a cup of tea in her hand. She looked at the cup, and at {child}. Very slowly she put it on the table, one finger at a time, and took her hand away.

They both watched it.

It stayed.

# @song
{music}
