title: Could You Pass Me the Door?
title: Rain
title: Forty-Three Things on the List
guest friend: Tilly (she), Jonah (he)
guest uncle: Uncle Frank (he), Uncle Des (he)

% Whoever forgot the pegs (@a) is {adult}, else the grandparent, else an uncle. Do plop. The last word calmly.
% The waffle iron is the grandparent’s, where somebody else drives.

# the-list
{@First} had made a list of everything they needed for the camping trip. There were forty-three things on it, and {@he} had [us: checked off | ticked] every one. When they got there, only one thing was missing. It wasn’t on the list.

“The tent [us: stakes | pegs],” said {child}.

{@A} looked in the [us: trunk | boot] of the car again. There was {@iron}[sport: , and everything you need to {play sport}].

They were standing in a meadow by a lake[city: , a long way from {city}]: {child}, {@a} and {friend}[!friend.known: , {child’s} best friend]. It had rained all the way, and now it was pouring.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was so wet that {pet.his} tail dripped.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had stayed at home in the hall, lying on something and not wanting to move.][pet.other:  {Pet} was with the neighbours, where it was dry.]

“Then we’ll have to go home,” said {@a}.

“No!” said {friend}. {Friend.He} had been looking forward to it all week. “[school: Everybody {at school} knows we’re camping. ]We can use the forks.”

# the-forks
So they put up the tent with three forks, two spoons and a spatula. It was an old tent with no floor, but they all fitted, as long as they didn’t breathe at the same time.[pet.dog:  {Pet} fitted in too, sideways.]

But then they got hungry.

# the-door
“{Child},” said {@a}, with the saucepan in {@his} lap, “could you pass me the door?”

{child} pulled up the fork by the door and gave it to {@him}. The door fell down.

“I’ll have the corner,” said {friend}, and pulled up another. So the corner fell down as well, on top of {@a}.

“It’s very good,” said {@a}, from somewhere inside the tent. “Is there any more?”

They ate as fast as they could, and put the tent up again, with tomato sauce on it.[music:  They sang {@song}, louder than the rain.]

# boots-outside
At bedtime {friend} put their [us: rain boots | wellies] outside in a row, all six of them.

“They’ll get wet,” said {@a}.

“They are wet,” said {friend}. “We’re not.”

{child} lay and listened to the rain drumming on the tent. It was the best sound in the world, as long as you were on the right side of it.

# plop
In the middle of the night the wind got up.

PLOP. A fork flew out of the mud.

PLOP. There went the spatula.

PLOP, PLOP, PLOP.

“Hold on!” shouted {@a}. But there was nothing to hold on to. The tent puffed itself up like a toad, took off, and flew away into the dark.

And there sat three people in pyjamas, in the rain.

# after-it
“The tent!” yelled {child}.

{@A} threw the groundsheet over the sleeping bags, and they all ran, with mud squirting up between their bare toes.[pet.dog:  {Pet} ran in front, and thought it the best game ever.] The tent hopped over the meadow in the light of the [us: flashlight | torch], right down to the lake.[athlete:  Not even {athlete} could have caught it.]

{Friend} dived into the mud and caught hold of a string. {child} dived on to {friend}. And {@a} dived on to everything.

# only-lain
For a while they just lay there. Nobody said a word, because their mouths were full of grass.

“Now,” said {@a} at last, “we really are going home.”

{child} was so disappointed that it hurt. But {friend} took hold of {child.his} muddy hand.

“Once more,” said {friend}. “Please! We haven’t slept in a tent yet. We’ve only been awake in one.”

“Nothing will hold it down, {friend}. The ground’s like porridge. Come along, put your boots on.”

# too-heavy
{child} took hold of a boot and lifted.

It wouldn’t come.

{Child.He} tried with both hands. The boot was full of rain, right up to the top. So were all the others, and {@as} were running over.

{child} looked at the boot. {Child.He} looked at the string hanging from the tent.

“{@A}!” {child.he} shouted. “We’ve got [us: stakes | pegs]! We’ve got six of them!”

# rain-away
They tied a string to every boot. {@Boots} went at the front, where the wind was worst. A gust came, and the tent tugged and tugged. But the boots stood still.

“What if it rains even more?” said {@a}.

“Then they’ll be even heavier,” said {child}.

{Friend} put {friend.his} head back and looked straight up into the dark.

“Go on, then!” {friend.he} shouted. “Rain!”

And it did. It rained all night, and the more it rained, the better the tent stood.[pet.dog:  {Pet} lay on everybody’s feet and smelled of wet dog.] {Friend} slept so well that {friend.he} snored.

# the-frog
In the morning they emptied the boots. Out of one of {@as} came a frog, who looked as if it had slept well too.[elder2:  They had {elder2’s} jam for breakfast, off a fork.] They drove home in their socks, and it rained all the way.

# the-hall
In the hall, just inside the door, lay the bag of [us: stakes | pegs][pet.cat: , and on the bag lay {pet}]. It was perfectly dry[pet.cat: , and rather warm].[elder & adult:  {Elder} got back the waffle iron, which hadn’t been out of the car.][pet.other:  They fetched {pet} from the neighbours, and {pet} was dry too.]

They stood the six boots on newspaper, and sat on the stairs with something hot to drink. Outside it was still raining. {@A} got out the list, and a pencil, and at the bottom {@he} wrote one thing more.

{child} leaned over to look. {Child.He} thought it was going to be [us: stakes | pegs].

“Rain,” it said.

# @iron
the waffle iron[elder2:  and {elder2’s} jam]
## if elder & adult
{elder’s} waffle iron[elder2:  and {elder2’s} jam]

# @Boots
{Uncle’s} boots
## if elder & !adult
{Elder.short’s} boots
## if adult
{Adult’s} boots

# @song
{music}

# @First
{uncle}
## if elder & !adult
{Elder}
## if adult
{Adult}

# @a
{uncle}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @as
{uncle’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}

# @he
he
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @him
him
## if elder & !adult
{elder.him}
## if adult
{adult.him}

# @his
his
## if elder & !adult
{elder.his}
## if adult
{adult.his}
