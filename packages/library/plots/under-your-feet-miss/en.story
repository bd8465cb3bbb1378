title: Somebody Kicked the Sun
title: Under Your Feet, Miss
title: The Most Boring Job in Space
guest tully: Miss Tully (she), Miss Pym (she)
guest friend: Ruby (she), Marcus (he)
guest caleb: Caleb (he), Gabriel (he)
guest helper: Mr Addo (he), Mr Pinto (he)

% The scale is true: a football, and the Earth at twenty-four metres, Neptune at seven hundred and ten. The dial is set to nothing twice: at the bench and at the Sun.
% {friend} is Earth, ticked or invented. “Under your feet, Miss” is cheeky the first time, and plain truth the second.

# neptune
At seventeen minutes to one on Friday, somebody kicked the Sun.

{child} didn’t see it happen. {child} {child.was} seven hundred and ten metres away, being Neptune, and it was the most boring job in space.

{Child.He} had been so keen, too. {Child.He} knew everything about space[elder: , and so, by now, did {elder}[elder2:  and {elder2}]]. That was the trouble. That morning {tully} had asked, “Who can tell me where the Earth is?” and while everybody else pointed at the poster, {child} had said, “Under your feet, Miss.”

“Very clever,” said {tully}. “You can be Neptune.”

# big-idea
It was her big idea. On posters, she said, the planets are all squashed together like people in [us: an elevator | a lift]. Really, if the Sun is a [us: soccer ball | football], the Earth is a mustard seed, Jupiter is a grape, and nearly all the rest is nothing. “That’s why they call it space,” she said. “Today we’re going to walk it.”

# click
So they put an orange [us: soccer ball | football] in the middle of the [school: field {at school}|school field]. {child} had the measuring wheel, which went click once every metre, because {child.he} {child.was} going the furthest. At twenty-four clicks {child.he} passed {friend}[friend & !friend.known: , {child.his} best friend], who was Earth, with a mustard seed on a saucer. {Child.He} passed {caleb} and the grape at the end of the field. Then {child.he} clicked out of the gate with {helper}, the classroom helper. They clicked past Saturn at the bike racks and Uranus at the library, and then it was downhill on the footpath, a very long hill, all the way to the river. At seven hundred and ten clicks there was a bench[city: , with a good view of {city}].

# i-think-this-is-it
{child} sat on it. {Child.He} had Neptune in {child.his} hand. Neptune was a blueberry.

“What do we do now?” {child.he} asked.

“I think this is it,” said {helper}[music: , and began to hum {music}].

{child} pressed the button on the wheel, for something to do, and the dial went back to nothing.[pet.dog:  {Pet}[!pet.known:  the dog] would have liked it here. There were ducks.][pet.cat:  This was a job for {pet}, who was a cat and could do nothing all day.][pet.other:  Even {pet}, at home, had more to do.]

Then the walkie-talkie crackled.

# lost-the-earth
“{tully} to Neptune. We’ve had a slight accident. {friend} sneezed, and we’ve lost the Earth.”

“Lost it?” said {child}.

“It’s somewhere in the grass. Don’t worry. Mercury, Venus and Mars have all come to help look.”

A minute went by.

“{tully} to Neptune. Somebody’s trodden on Mars.”

Another minute.

“{tully} to Neptune. {caleb} came to help as well. He says he was upset about Mars, and Jupiter was just there in his hand. He’s eaten it.”

# sixty-infants
{child} frowned. “Miss?” {child.he} said. “If everyone’s looking for the Earth, who’s looking after the Sun?”

There was a silence. In the silence they heard a bell, and a door, and sixty [us: kindergartners | infants] running out to play, who had just seen a [us: soccer ball | football].

“Oh dear,” said {tully}.

# whump
It was a wonderful kick. It went over the field, over the gate, and on to the path. Up at the library, Uranus screamed, “It’s coming! The Sun’s coming!”

And down the long hill it came, round and orange, bouncing higher every time. Behind {child’s} bench there was a bit of grass, and behind the grass was the river. If the Sun got past Neptune, there would be no Sun.

{child} needed both hands, and one of them was full. So {child.he} ate Neptune, ran out on to the path, spread {child.his} arms and bent {child.his} knees[sport: , which isn’t how you {play sport}, but there was no time to ask].

Whump.

{Child.He} {child.was} flat on {child.his} back, looking at the sky, with the Sun on {child.his} chest.

“You’ve got it!” shouted {helper}. “{child}! Are you all right?”

“Yes,” said {child}. “But I had to eat Neptune.”

# in-a-field
When they got back, {friend} was crying, and the whole class was crawling about on their hands and knees.

“We’ve looked by the goalposts,” said {tully}, who was standing in the middle of them with mud up to her ankles. “We’ve looked by the hedge. It could be anywhere. It’s a mustard seed in a field!”

“It isn’t anywhere,” said {child}. “It’s twenty-four metres from the Sun.”

“But we don’t know where the Sun was, {child}. Nobody marked it.”

# twelve-to-go
{child} looked down. {Child.He} had come back up the hill with the Sun under one arm[athlete: , as proud as {athlete} with a cup], pushing the wheel in front of {child.him}, and it had counted every step of the way from the bench. It was seven hundred and ten metres from the bench to where the Sun belonged. {Child.He} read the little dial. Six hundred and ninety-eight.

“Twelve to go,” said {child}.

Click, click, click, {child.he} went, straight out across the grass, and everyone got up off their knees to watch. At seven hundred and ten, {child.he} put down the Sun.

{Child.He} pressed the button, and the dial went back to nothing. Then {child.he} turned the wheel round, so that it pointed straight at the gate and Neptune, and set off again, and it was so quiet that you could hear every click. At twenty-four, the wheel bumped into something and stopped.

It was a shoe.

# a-shoe
“Well?” said {tully}, looking down at {child}. “Where’s the Earth, {child}?”

{child} began to smile. {Child.He} couldn’t help it.

“Under your feet, Miss.”

{tully} lifted her left foot. Nothing. She lifted her right foot, and there, stuck in the mud on the sole, was one small yellow seed.

# both-hands
{friend} said {child} should have it for the rest of the day. So when the others went in, {child} sat for a moment on the step with the saucer in {child.his} lap, and all that field around it, empty and wide. It was such a little thing, and everybody {child.he} knew lived on it.

{Child.He} carried it in with both hands.
