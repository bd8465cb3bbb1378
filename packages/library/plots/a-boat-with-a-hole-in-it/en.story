title: The Number Twelve to the Sea
title: A Boat With a Hole in It
title: Hooooom
guest friend: Hana (she), Tamsin (she)
guest driver: Pell (she), Finch (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% HOOOOOM is as deep as you can. The sign speaks in capitals, flat and slow; OH is very small.
% Whoever is waiting at the quay (@a) is the grandparent, else {adult}, else {minder}. The last line is nearly nothing.

# hooom
Everybody {@in-town} knew that there was something odd about the number twelve bus. It never went round a puddle if it could go through one. It swayed on straight roads. And when it hooted, it didn’t go beep like the other buses. It went HOOOOOM.

“It thinks it’s a boat,” said {child}.

“It can’t,” said {friend}[!friend.known: , {child’s} best friend], who liked to be certain. “It’s a bus.”

# down-the-slipway
They were sitting in the front seat, on their way home from [school: {school} | school]. The number twelve rolled down Market Street and on towards the quay, where it always turned round and where {@first} would be waiting.

Only this time it didn’t turn round.

“Oh no, you don’t,” said Mrs {driver}, the driver, and she pulled at the wheel. The bus rolled straight past the stop and past {@a}, who had just put up a hand to wave. It rolled down the slipway, and there, with its front wheels in the river, it stopped.

HOOOOOM, said the bus happily.

All the passengers got off, grumbling, and walked[sport: , even the one who was late for {sport}]. Mrs {driver} turned the key, but nothing happened. She said a word that {child} and {friend} weren’t supposed to know.

# boat-please
{child} jumped down and went round to look the bus in the face. Above the [us: windshield | windscreen] was the sign that lit up with the name of where it was going. It usually said 12 QUAY.

Now it said 12 SEA.

“{Friend},” said {child}. “Come and look at this.”

The sign flickered. BOAT, it said. PLEASE.

“I told you,” said {child}.

# the-lunchbox
{Friend} took out {friend.his} lunchbox, shut the lid tight, and put it on the water, where it bobbed.

“That’s a boat,” {friend.he} told the bus. Then {friend.he} took the lid off and pushed one corner under. It filled up and sank, crusts and all. “And that’s a boat with a hole in it. You’ve got doors. I’m sorry, but I think you ought to know.”

The sign went dark. Then, in very small letters, it said: OH.

Both its [us: headlights | headlamps] dimmed. Something dripped from one of them, and it might have been the river.

# the-best-bit
{child} couldn’t bear it. {Child.He} took off {child.his} shoes and socks, stood in the shallow water and put {child.his} hand on the cold radiator.

“What’s the best bit about being a boat?” {child.he} asked. “Is it the floating?”

NO.

“Is it the hooting? You can do that already.”

NO.

“Then what?”

For a while the sign only buzzed. Then the letters came sliding by, one after another.

EIGHT TIMES A DAY I COME HERE. EIGHT TIMES A DAY I [us: TURN AROUND | TURN ROUND]. WHAT IS ON THE OTHER SIDE?

{child} looked out over the river. The other side was green and hazy, with a white house on it. {Child.He} {child.was} {age} whole years old, and {child.he} didn’t know either.

# the-five-oclock
And across the water, with its ramp held up in front of it like a chin, came the five o’clock ferry.

{child} looked at {friend}. {Friend} looked at the ferry, and then at the bus, and {friend.he} began to count on {friend.his} fingers.

“[us: Thirty-six feet | Ten metres],” {friend.he} said. “It’d fit.”

They ran[athlete: , faster than {athlete}]. The ferryman had one tractor booked and nothing else. In thirty years, he said, nobody had ever asked him to carry a bus. {@A} said that if they were going to sea, then so was {@he}, and did anyone else want [us: chips | crisps]?[elder2:  {Elder2} had come out in slippers, and came along in slippers.] And when Mrs {driver} turned the key again, the engine started at once.

# there-and-back
The number twelve rolled up the ramp on tiptoe.

The ferry pulled out[music: , and {@a} hummed {music}]. It rocked, and the bus rocked with it, and the straps all swung together. Water slapped underneath and gulls sat down along the roof. {child} and {friend} had the front seat, with the whole river in the [us: windshield | windscreen].

[pet.dog: {Pet}[!pet.known: , {child’s} dog], who had been waiting at the quay as well, sat in the aisle and barked at the ceiling, because of the gulls. They hadn’t paid.

]HOOOOOM, said the bus.

HOOOOOM, answered the ferry.

“It isn’t driving,” said {friend} suddenly. “It’s being driven. It’s never been a passenger before.”

“Then it ought to have a ticket,” said {child}. {Child.He} wrote one on the back of {child.his} spelling test and tucked it behind the [us: windshield | windscreen] wiper. One bus, it said. There and back.

# about-time
On the other side there was a lane with grass down the middle, and a hill, and a bench. On the bench sat an old man with a suitcase.

“About time,” he said, and got on.

# seven-times
It was dark when they came home. The lights of the town lay in long wobbly stripes on the water, and the bus drove up from the ferry, dripping a little, and stopped exactly at its stop.

[pet.cat: At home {pet}[!pet.known: , {child’s} cat,] smelled {child’s} shoes, first one and then the other. Somebody had been to the other side.

][pet.other: At home {pet} had to be told all of it, from the first puddle.

]After that the number twelve turned round at the quay seven times a day, just as it should. The eighth time, it didn’t.

# twelve-bed
And that night, when {friend} had gone home and {@a} had put out the light, {child} lay in bed and listened. Down by the river it was nearly quiet. There was one low hoot, and then one more that answered it. In the depot, above a dark [us: windshield | windscreen], the sign glowed for a moment, with nobody there to read it.

12 BED, it said.

Then it went out.

# @in-town
in town
## if city
{in city}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

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
