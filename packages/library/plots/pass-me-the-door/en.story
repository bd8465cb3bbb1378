title: Could You Pass Me the Door?
title: Rain
title: Forty-Three Things on the List
guest friend: Tilly (she), Jonah (he)
guest uncle: Uncle Frank (he), Uncle Des (he)

% Whoever forgot the pegs (@a) is {adult}, else the grandparent, else an uncle. Do plop. The last word calmly.
% The waffle iron is the grandparent’s, where somebody else drives.

# the-list
{@First} had made a list of everything they needed for the camping trip. There were forty-three things on it, and every one was [us: checked off | ticked]. Only one thing was missing when they got there, and it wasn’t on the list.

“The tent [us: stakes | pegs],” said {child}.

{@A} looked in the [us: trunk | boot] of the car again. There was {@iron}[sport: , and everything you need to {play sport}].

They were standing in a meadow by a lake[city: , a long way from {city}]: {child}, {@a} and {friend}[!friend.known: , {child’s} best friend], who had been looking forward to it all week.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was already so wet that {pet.his} tail dripped.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had stayed at home in the hall, lying on something and not wanting to move.][pet.other:  {Pet} was with the neighbours, where it was dry.] It had rained all the way, and now it was pouring.

“Then we’ll go home,” said {@a}.

“No,” said {friend}. “[school: Everybody {at school} knows that we’re camping. ]We’ll use the forks.”

# the-forks
So they put the tent up with three forks, two spoons, a spatula and a stick for [us: hot dogs | sausages]. It was an old tent without a floor, and all three of them fitted in, if they didn’t breathe at the same time.[pet.dog:  {Pet} fitted in too, sideways.]

But then they got hungry.

# the-door
“{Child},” said {@a}, with the saucepan in {@his} lap, “could you pass me the door?”

{child} pulled up a fork, and the door lay down.

“I’ll have the corner,” said {friend}, and pulled up another fork. Then the corner lay down too, on {@a}.

“Who’s got the back?” said {@a}, from inside the cloth. “I’ve only got one side of a spoon.”

They ate as fast as they could, and put the tent up again with tomato sauce on.[music:  Then they sang {@song}, so loudly that they could hardly hear the rain.]

# boots-outside
At bedtime {friend} put the [us: rain boots | wellies] outside, all six of them, in a row.

“They’ll get wet,” said {@a}.

“They are wet,” said {friend}. “We’re not.”

{child} lay and listened. The rain was drumming so hard that they had to shout good night. It was the best sound in the world, when you were on the right side of it.

# plop
In the middle of the night the wind got up.

PLOP. A fork flew out of the mud.

PLOP. There went the spatula.

PLOP, PLOP, PLOP.

“Hold on!” shouted {@a}, but there was nothing to hold on to. The tent puffed itself up like a toad, took off, and flew away into the dark. And there sat three people in pyjamas, in the rain.

# after-it
“The tent!” yelled {child}.

{@A} threw the groundsheet over the sleeping bags and ran with the [us: flashlight | torch], and {child} and {friend} ran after, with mud squirting up between their bare toes.[pet.dog:  {Pet} ran in front, and thought it the best game ever.] The tent went hopping over the meadow as if it had been locked up for years.[athlete:  Not even {athlete} could have caught it.] Down by the lake it got ready to jump. Then {friend} dived into the mud and caught hold of a string, and {child} dived on to {friend}, and {@a} dived on to everything.

# only-lain
They lay there. Nobody said a word, because their mouths were full of meadow.

“Now,” said {@a} at last, “we’re going home.”

“Once more,” said {friend}. “Please. We haven’t slept in a tent yet. We’ve only lain in one.”

“Nothing will hold it, {friend}. The ground is like porridge. Go and get your boots on.”

# too-heavy
{child} took hold of one boot and lifted.

It couldn’t be lifted.

{Child.He} tried with both hands. The boot was full of rain, right up to the top. {@Boots} were so full that they were running over, and they stood there as if they’d grown out of the meadow.

There was a loop at the top of the boot. {child} looked at it, and at the string that was hanging from the tent.

“{@A}!” {child.he} shouted. “Don’t go! We’ve got [us: stakes | pegs]! We’ve got six of them!”

# rain-away
They tied a string to every boot. {@Boots} got the front, where the wind was worst. A gust came, and the tent tugged, but the boots stood still.

“What if it rains even more?” said {@a}.

“Then they’ll be even heavier,” said {child}.

{Friend} put {friend.his} head back and looked straight up into the black.

“Rain away, then!” {friend.he} shouted.

And it did. It rained all night, and the more it rained, the better the tent stood.[pet.dog:  {Pet} lay on everybody’s feet and smelled of wet dog.] {Friend} slept so hard that {friend.he} snored.

# the-frog
In the morning they emptied the boots. Out of {@as} right one came a frog, which looked as if it had slept well.[elder2:  They had {elder2’s} jam for breakfast, off a fork.] They drove home in their socks with six wet boots in the back, and it rained all the way.

# the-hall
In the hall, just inside the door, lay the bag of [us: stakes | pegs][pet.cat: , and on the bag lay {pet}]. All three of them had stepped over it. It was perfectly dry[pet.cat: , and rather warm].[elder & adult:  {Elder} got back the waffle iron, which hadn’t been out of the car.][pet.other:  They fetched {pet} from the neighbours, and {pet} was dry too.]

{@A} took out the list. {@He} found a pencil, and right at the bottom {@he} added another.

{child} thought it was going to be [us: stakes | pegs].

It was rain.

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

# @his
his
## if elder & !adult
{elder.his}
## if adult
{adult.his}
