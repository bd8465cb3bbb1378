title: Without Knocking
title: A Wasp on Your Neck
title: Eight Bars
guest friend: Helena (she), Fraser (he)
guest leader: Mr Ferris (he), Mr Lockwood (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Read the thoughts a little lower than the talk. The letter box may have a voice of its own, and the humming should be flat.
% Whoever asks on Friday and turns off the lamp (@a) is the grandparent, else {adult}, else {minder}.

# cheese
The first thought {child} ever heard was about cheese.

It was Wednesday, on the bus[city:  through {city}], and it was as clear as someone talking: Did I eat the cheese, or did I only think about eating the cheese? {child} turned round. The man behind {child.him} was gazing out of the window with his mouth shut.

By the time the bus got to [school: {school} | school], {child} had heard thirty or forty people think. It was a let-down. {Child.He} had expected secrets. What {child.he} got was shopping, [sport: and {sport}, ]and [music: {music} | songs] with half the words missing, and a great deal about feet. [athlete: One boy was {athlete}, all the way up the stairs. ]The scariest teacher in the building went past {child} in the [us: hall | corridor] thinking, [us: cookie, cookie, cookie | biscuit, biscuit, biscuit].

# put-off
{child} didn’t tell anybody. {Child.He} meant to tell {friend}[!friend.known: , {child.his} best friend]. {Friend} always heard everything first. But then {friend} sat down next to {child.him} in [us: homeroom | registration], and turned out to think as loudly as anybody, and that was so interesting that {child} put it off.

It was like having the answers in the back of the book. When {friend} thought, I wish someone would swap me for that egg sandwich, {child} swapped. When {friend} thought of a joke, {child} laughed. {Friend} gave {child.him} a funny look, because it hadn’t been told yet.

# eight-bars
On Friday at [us: recess | break] {friend} was leaning on the wall, hands in pockets.

“All set for the concert?” asked {child}.

“Yeah, fine,” said {friend}. And underneath, quite different, low and quick, like something running round and round in a box: I can’t do it. I can’t. It’s eight bars on my own, and my hands shake so much that I can’t cover the holes. They’ll all hear. I can’t tell anyone, because then it’ll be real.

{child} felt cold. {Child.He} had never heard {friend} think like that.

# by-the-recorders
{Child.He} would fix it. That was obviously what it was for. So at lunch {child} went to see {leader}, the music teacher, and told him that {friend} was terrified of {friend.his} clarinet solo and ought to be let off. {leader} was very nice about it. He spoke to {friend} right after lunch, with his head on one side, by the recorders, in front of half the orchestra.

{Friend} came out into the yard, walked straight up to {child} and looked at {child.him} without a word.

There’s a wasp on your neck, thought {friend}.

{child} yelled and slapped at it.

# no-wasp
There was no wasp.

“I knew it,” said {friend}. “The sandwich. The joke. I never told anyone about the solo, {child}. I never said it out loud in my own room. How long?”

“Since Wednesday,” said {child}. “I was only trying to help –”

“You went in,” said {friend}, “without knocking.” And {friend.he} went home by the other road.

# in-the-right-order
It was a long Friday night. {@Asks}, and {child} said nothing was, and it struck {child.him} how lucky it was that {@a} couldn’t hear the rest. The rest was private. {child} would have told it in the end, probably. But that was for {child} to do, in the right order, leaving out the bit where {child.he} looked stupid.[pet:

{@pet}]

# a-radio-in-another-house
In the morning {child.he} tried things. Fingers in the ears didn’t work. But if {child.he} hummed, down in the back of the throat, the thoughts went blurry, like a radio in another house. Then {child.he} walked round to {friend’s} and stood on the step. {Child.He} could feel that {friend} was behind the door.

{child} knocked.

# the-letter-box
“I’m humming,” {child.he} said through the [us: mail slot | letter box]. “I can’t hear a thing when I hum. I’m going to do it all the time, when you’re there. I’m sorry I went in.”

The [us: mail slot | letter box] was silent. Then it said, “What are you humming?”

“It’s meant to be your solo.”

“It’s horrible,” said the [us: mail slot | letter box]. “You’re flat.”

“I know. {Friend}? How do you feel about the concert?”

There was a long wait. {child} hummed all the way through it. {Child.He} wanted very badly to stop, just for a second, and {child.he} didn’t.

# the-door-opened
The door opened.

“I’m really scared,” said {friend}, and seemed surprised by how it sounded. “My hands shake.”

“What would help?”

{Friend} thought. {child} had no idea what. It was awful, not knowing, and also rather like old times.

“Could you sit at the front,” said {friend} slowly, “and be flat? Not out loud. But if I look at you, I’ll know that somebody in there is worse than me.”

# flat
So that was what {child} did that evening. {Friend} played all eight bars. {Friend’s} hands shook for the first two, and the clarinet squeaked once, and {friend} looked down at {child}, humming away in the front row[elder & !elder2:  beside {elder}][elder2:  between {elder} and {elder2}], cheeks puffed out, and very nearly laughed, and after that it was all right.

# you-could-hear-it
That night {@a} came in to turn off {child’s} lamp. {@He} stopped by the bed for a moment and looked down. {child} [pet.dog / pet.cat: scratched {pet} behind the ear, and hummed | hummed].

“What are you thinking?” {child.he} asked.

“I was wondering if anybody had put the [us: trash | bins] out,” said {@a}. {@He} bent down and kissed the top of {child’s} head. “And that I was very lucky, the day I got you.”

{child} thought it was much better like that. You could hear it properly.

# picture 3
It has opened at last.

# @pet
{Pet}[!pet.known: , who lived there too,] was the only one {child} had never heard. When {pet} wanted something to eat, {pet.he} came and looked at you, and that was that.
## if pet.dog / pet.cat
{Pet}[!pet.known & pet.dog: , {child’s} dog,][!pet.known & pet.cat: , {child’s} cat,] was the only one {child} had never heard. When {pet} wanted to be scratched behind the ear, {pet.he} came and said so, with {pet.his} whole head.

# @asks
{minder} asked what was up
## if adult & !elder
{adult} asked what was up
## if elder
{elder}, who had come for the concert, asked what was up
## if elder & elder2
{elder} and {elder2} had come for the concert. {Elder.short} asked what was up

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
