title: Only to the Right
title: Without Me
guest friend: Maisie (she), Jonah (he)
guest minder: Mrs Pym (she), Mrs Tuck (she)

% Whoever drives is {adult}, else the family’s own elder, else {minder} who rents a room.
% Dong is said out loud the first time, and very quietly the last.

# eight-seats
{@buys}

“It was cheaper,” said {@a}. “And it has eight seats.”

“There aren’t eight of us,” said {child}.

“Then we’ll fit.”

# the-bell
It was as red as a tomato. It had a ladder along its side, and on the roof sat a big brass bell.[pet.dog:  {Pet}[!pet.known:  the dog] sniffed all the wheels, one at a time.][pet.cat:  {Pet}[!pet.known:  the cat] lay down on the [us: hood | bonnet], which was warm.][pet.other:  {Pet} stared at it from indoors, for a long time.] The bell was the only thing wrong with it, {@a} said. The moment you turned left, it began to ring. It sounded like somebody dropping an entire kitchen down the stairs.

“But only when you turn left,” said {@a}. “To the right it’s as quiet as a mouse.”

When you are {age} there is one thing you absolutely do not want to be, and that is something everybody looks at.

# round-the-church
So every morning they drove to [school: {school} | school] turning only right. It took a while.

“Three rights make a left!” said {@a} cheerfully, and drove round the church again.

{child} sat folded in half in {child.his} seat belt, with {child.his} hood up, so that nothing of {child.him} showed in the window. {@A} had to let {child.him} out behind the recycling bins. Then {child} walked the last bit, looking as though {child.he} didn’t come from anywhere in particular.

“It’s such a lovely car,” {@a} said every time, and patted it on the door.

“Bye,” said {child} to {child.his} shoes.

# i-walk
It might have been all right, if it hadn’t been for {friend}[!friend.known: , {child’s} best friend].

Before, with the old car, they had always picked {friend} up at the bus stop. Now {friend.he} had to take the bus.

“We haven’t got a car just now,” {child} had said. That was nearly true. A [us: fire truck | fire engine] is more like a house.

“How do you get to school, then?” said {friend}.

“I walk.”

“Four miles?”

“I walk fast.”

# blister-plasters
For three weeks {friend} thought about that. {Friend} was like that. Once {friend.he} had hold of a thing, {friend.he} didn’t put it down. And on the Wednesday {friend.he} said:

“Tomorrow I’m walking with you. I’ll wait at the bus stop.”

“Don’t do that!” said {child}.

“I’m doing it. I’ve bought blister [us: bandages | plasters].”

That night {child} wrote, “Take the bus tomorrow. It’s going to rain.” And {friend} wrote, “Never.”

# on-tiptoe
On Thursday it poured. The [us: windshield | windscreen] wipers went like two old men having a quarrel[music: , nowhere near in time to {music} on the radio]. {child} sat with {child.his} head on {child.his} knees, and {child.his} stomach hurt.

At the [us: intersection | crossroads] the light was red. To the right lay the road round the church. To the left, not far off, lay the bus stop. {child} had made up {child.his} mind not to look. Then {child.he} moved {child.his} hood aside with one finger and looked.

The bus was standing there with its doors open. {Friend} stood outside it, in [us: rain boots | wellies], with a backpack on and {friend.his} hair stuck to {friend.his} forehead. The bus driver said something. {Friend} shook {friend.his} head. The doors closed, and the bus drove away.

{Friend} stayed. {Friend.He} looked the other way, along the [us: sidewalk | pavement], where {child} ought to come walking. {Friend.He} stood on tiptoe to see better.

# turn-left
The light went green.

“{@A},” said {child}. “Turn left.”

“Left?” said {@a}. “We can do three ri…”

“{Friend} will only get wetter on three rights. Turn left.”

{@A} looked at {child.him}. Then {@he} put on the [us: turn signal | indicator].

DONG! said the bell. DONG-A-LONG-A-LONG! Windows opened[city:  all over {city}]. {@howl} {@salute}, and two boys from the other class dropped a sandwich each.

{child} pulled down {child.his} hood and sat up straight. And then {child.he} noticed how high up you sat. {Child.He} had never seen it, with {child.his} head on {child.his} knees. You could see over the hedges. You could see all the way to {friend}, who had turned round.

# without-me
{@A} braked. The bell stopped. {child} opened the door.

{Friend} looked at the ladder. {Friend.He} looked at the bell. Last of all {friend.he} looked at {child}.

“You said you walked,” {friend.he} said.

“I lied,” said {child}. “I was ashamed.”

“Of me?”

“Of that!”

{Friend} stood there without a word. Rain dripped from {friend.his} nose.

“Have you,” {friend.he} said slowly, “been riding in a [us: fire truck | fire engine]. For three weeks. Without me.”

“Yes.”

“That’s the worst thing you’ve ever done.”

“I know. I’m sorry.”

“Move over,” said {friend}.

# three-lefts
{Friend.He} climbed up, buckled up and wrung out {friend.his} sleeves over the floor mat. For a long while {friend.he} said nothing. {child} hardly dared to breathe.

“How do you make it ring?” said {friend} at last.

“You turn left,” said {child}.

“Can you get to school turning only left?”

“Three lefts make a right,” said {@a}.

# a-hose
And that was how they came to drive round the church, and round, and round again, the wrong way, before they stopped. Not behind the recycling bins. Right in front of the gate, in the thick of it.

Everybody looked[sport: , even the ones who had come early to {play sport}]. It was exactly as awful as {child} had expected, for about four seconds. Then somebody shouted:

“Have you got a hose?”

{Friend} [us: rolled | wound] down the window. {Friend.He} sat higher than anybody in the whole [us: schoolyard | playground][athlete: , waved like {athlete} after a win] and looked as if {friend.he} had been waiting for this all {friend.his} life.

“No,” {friend.he} shouted. “But we’ve got blister [us: bandages | plasters].”

# dong
By evening the rain had stopped. The [us: fire truck | fire engine] stood out in the street and dripped[pet.cat: , with {pet} in the driver’s seat]. {@A} sat on the edge of the bed, and {child} lay on {child.his} back and looked at the ceiling.[pet.other:  {Pet} had been told all about it.]

“{@A}? {Friend} wonders if {friend.he} can come on Friday too. And two others from the bus stop.[elder & adult:  And {elder.short}.][elder2:  And {elder2.short}.] And the bus driver.”

“We’ve got eight seats,” said {@a}.

{child} yawned. Then {child.he} turned on {child.his} side, as {child.he} always did when {child.he} {child.was} going to sleep. To the left.

“Dong,” said {@a}, very quietly.

# @buys
When {minder}, who rented a room at {child’s} house and drove {child.him} to school in the mornings, went to buy a second-hand car, {minder.he} came home with a [us: fire truck | fire engine].
## if elder & !adult
When {child’s} {elder} went to buy a second-hand car, {elder.he} came home with a [us: fire truck | fire engine].
## if adult
When {adult} went to buy a second-hand car, {adult.he} came home with a [us: fire truck | fire engine].

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @howl
A dog began to howl.
## if pet.dog
{Pet} could be heard howling all the way from home.

# @salute
An old lady stood [us: at | to] attention
## if elder & adult
{Elder}[elder2:  and {elder2}], on the way to the bakery, stood [us: at | to] attention
## if elder2 & !adult
{Elder2}, on the way to the bakery, stood [us: at | to] attention
