title: The Night the Fog Was Rounded Up
title: That’ll Do
title: Only Air
guest aunt: Auntie Jo (she), Auntie Meg (she)

% The grown-up (@a): {adult}, else {aunt}. Blow along, softly: Hoooo.

# only-air
{Pet} was {child’s} dog, and {pet.he} could round up anything. {Pet.He} rounded up ducks. Once, at a wedding, {pet.he} rounded up four bridesmaids, and held them beside the cake.

But {child} couldn’t whistle. {Child.He} had tried all day. When {child.he} blew, all that came out was air.

“Hoooo,” went {child}, and felt a bit ashamed.

“Never mind,” said {elder}. It was {elder.his} farm[city: , a long way from {city}], and {elder.he} could whistle so that the gutters rang. “You know the words.”

{child} did know the words. Come-by means run round one way. Away means run round the other way. And when it’s all done, and not before, you say: that’ll do.

## or
All day long on {elder’s} farm[city: , far from {city},] {child} had been trying to whistle. {Elder} could do it so that the gutters rang. But when {child} blew, all that came out was air.

“Hoooo,” went {child}, and felt a bit ashamed.

{Pet}[!pet.known: , {child’s} dog,] didn’t mind. {Pet.He} could round up anything at all, whistle or no whistle. That morning {pet.he} had rounded up the hens, and the [us: mailman|postman].

“You’ve got the words, though,” said {elder.short}.

{child} had got the words. Come-by means run round one way. Away means run round the other way. And when it’s all done, and not before, you say: that’ll do.

# on-its-tummy
In the evening {@a} drove to the village for fish and [us: fries | chips]. And then the fog came down.

It came over the hill on its tummy. It filled up the lane, and it filled up the yard, and then it leaned on the kitchen window and looked in.

The telephone rang. It was {@a}.

“I’ve had to stop in the lane. I can’t see the end of the car,” said {@a}. “I’ll just have to sit here till it goes.”

“That might be morning,” said {elder.short}. “It’s come down here to sleep.”

{child} thought of {@a}, all alone in the white dark, with the [us: fries | chips] going cold. {child.His} throat hurt.

# it-shuffled
{Pet} was at the back door. {Pet.He} had gone down low, with {pet.his} nose on {pet.his} paws, the way {pet.he} did with sheep. {Pet.He} {pet.was} staring at the fog.

And the fog shuffled.

“{Elder.short}!” said {child}. “It’s scared of {pet.him}!”

{Elder.short} looked, and rubbed {elder.his} chin. Then {elder.he} took down the big [us: flashlight | torch].[elder2:  “Scarves,” said {elder2}, “if you’re going out to that.”]

# too-sharp
They stood on the step. {Elder.short} put two fingers in {elder.his} mouth and whistled[music:  {@song}], and the gutters rang.

The fog took no notice.

“It can’t hear that,” said {elder.short}. “It’s too sharp. It goes straight through. You’d want something softer.”

They both thought. Then {elder.short} looked at {child}.

“But mine’s only air,” said {child}.

“And what’s fog?” said {elder.short}.

{child} swallowed, and blew.

“Hoooo.”

It was a low sound, soft and round, like the wind across the top of a bottle. And the fog lifted its head.

## or
They stood on the step, and {elder.short} whistled. It was {elder.his} loudest. A slate fell off the roof.

The fog didn’t even turn round.

{Elder.short} tried a saucepan. {Elder.He} tried a trumpet that hung in the hall[music: , and all of {@song}]. “It’s all too hard,” said {elder.short}. “Look. It goes right through and out the other side. Fog wants something softer.”

“Hoooo,” went {child}, because {child.he} {child.was} sighing.

And the fog lifted its head.

“That’s the one!” said {elder.short}. “Do it again!”

# come-by
“Hoooo,” went {child}. “Come-by, {pet}! Come-by!”

Off {pet.he} went, flat and fast.[athlete:  Not even {athlete} could have kept up.] The fog bunched up and ran. Out of the yard it ran, and over the wall, all woolly and jostling, and behind it there was the barn again, and there was the trough.

“Away, {pet}!” called {child}. “Hoooo!”

Round the other way {pet.he} flew. Great grey lumps of fog came bumping up the lane. One of them sat down in a ditch and wouldn’t budge. So {pet} nipped it on the bottom, very gently, and it went up with a puff.

[sport: It was better than going to {play sport}, even. ][school: {child} wished that all of {school} could see. ]“Hoooo,” went {child}, and ran.

# the-gate
“Bring it to the top field!” called {elder.short}. “I’ll get the gate!”

And {elder.he} ran, in {elder.his} slippers. {child} ran after {elder.him} in the dark, and blew till {child.his} lips went numb. And {pet} brought the fog up the hill, the whole huge flock of it, and poured it in through the gate, like milk into a bowl.

Clang!

The fog turned round twice. Then it folded its legs, and lay down in the long grass, and gave one big, damp sigh.

The stars came out, every one of them. And far below, in the empty lane, two headlights blinked, and came slowly up to the farm.

{child} put one hand on {pet’s} warm back. Now it was all done.

“That’ll do, {pet},” {child.he} said. “That’ll do.”

# chips
They ate by the fire.

“It’s a funny thing,” said {@a}. “It just got up and left. And I thought I heard an owl[friend: . I must tell {friend}, who likes them].”

{child} and {elder.short} looked at each other, and said nothing. {Pet} got the biggest piece of fish.

## or
The [us: fries | chips] were cold, and they ate every one.

“I’d only just said to it, go away,” said {@a}. “And it went. Did you hear an owl?”

“A bit of one,” said {elder.short}, with {elder.his} feet in the oven. [friend: {child} was going to ring {friend}[!friend.known: , {child.his} best friend,] first thing. ]{Pet} had the biggest piece of fish, and then {pet.he} rounded up the crumbs.

# a-lamb
Later on, when the lamp was out, {child} saw something small and white at the end of the bed. It was one little bit of fog, no bigger than a lamb.

{child} thought of calling {pet}. But {pet} was asleep, and had worked hard.

So {child.he} lifted up the corner of the covers.

“Hoooo,” {child.he} said, as softly as {child.he} could.

And the little fog crept in beside {child.his} feet, and turned round twice, and lay down.

# @a
{aunt}
## if adult
{adult}

# @song
{music}
