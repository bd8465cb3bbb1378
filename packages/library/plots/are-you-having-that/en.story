title: Are You Having That?
title: Half a Soapbox Car
title: The Longest Minute
guest friend: Sadie (she), Hugh (he)
guest pet: Mitten (he), Rosie (she)
guest elder: Mr Amble (he), Mr Oakes (he)

% The cat is the family’s, or the shed’s own. A dog turns down a sausage, which is worse.
% A real grandparent is helping out there this week; the neighbour is the one who was a joiner for fifty years.

# the-last-bun
{child} and {friend}, {child.his} best friend, had built a soapbox car outside {@shed}, and the day before the race [city: in {city} ]they fell out so badly that they sawed it in half.

It began with a bun. There was one left on the plate[elder2:  that {elder2} had brought].

“Are you having that?” said {friend}, and ate it.

“You asked me!” said {child}.

“Yes. And you didn’t answer.”

“I didn’t have time!”

# brake-or-wings
They had been at it for two weeks[sport: , with no time even to {play sport}], and all that was left was the brake. {child} wanted a brake. {Friend} wanted wings.

“Brakes are for people who don’t want to get anywhere,” said {friend}.[athlete:  “{Athlete} hasn’t got a brake.”]

“Wings are for people who want to end up in the [us: mailbox | postbox],” said {child}.

{Elder.short} sat on a stool, filing[music: , and humming {music}]. {@never} {@lay}

“You always decide the boring bits!” shouted {friend}.

“And you don’t care what I think! You only want somebody to hold the plank!”

When {child} had said that, {child.his} throat went tight. It was exactly how it felt.

# measure-first
“Then we’ll split it,” said {friend}.

“Fine. Let’s!”

They looked at {elder.short}. But {elder.short} held out the saw.

“Measure first,” said {elder.short}. “Saw cross, and you’ll saw crooked.”

They sawed cross. {Pet} got up when the blade came near, gave them a look of disgust, and moved right to the front. Then the car fell into two pieces. {Friend} got the front, with the steering wheel. {child} got the back, with the seat and two wheels.

{Pet} stayed in the front.

“Are you having that?” said {friend}, nodding at {pet}.

{@whose} But {pet} yawned, with both eyes shut, and {child} was too proud to lift {pet.him} out.

“{Pet} can go with anyone {pet.he} likes,” said {child}.

So {friend} dragged one half across the road, to the grass on the other side, and {pet} went along for the ride.

# nothing-to-brake
All afternoon {child} built a brake. It was a very good brake. The trouble was that there was nothing for it to stop. Half a car has two wheels, and it tipped over backwards whenever {child} sat in it. There {child} lay, feet in the air, holding the handle.

“It certainly isn’t moving,” said {elder.short}.

Across the road {friend} had put wings on, yellow ones, made of two trays. {Friend.He} took a run, jumped in and went straight over on to {friend.his} nose, because there was no back.

“{Elder.short}, why did you let us saw it?”

{Elder.short} filed for a while.

“If I’d said no, you would have fallen out with me,” said {elder.short}. “That never mended a car.”

# six-oclock
At a quarter to six there was a noise from across the road. It was {pet}. {Pet} always had supper at six, and when it was getting near the time {pet.he} mentioned it.

“{@Mao}!” said {pet}.

{child} stood up. There sat {pet}, in half a car, {@crying} for the whole street to hear, and not moving an inch. {Friend} held out a sausage. {Pet} turned away.

{child} fetched {@food} from the fridge[adult: , told {adult} about it], ran to the gate, looked both ways and went across.

# ask-and-wait
{Friend} was crouching in the grass. There were clean stripes down {friend.his} face, where {friend.he} had been crying.

“{Pet} won’t eat,” said {friend}. “I’ve asked and asked. All I get for an answer is {@mao}.”

“You asked?” said {child}.

“Yes. I thought I could start doing that. And then waiting.”

{child} put {@food} down beside the wheel. {Pet} sniffed it and didn’t eat. {@seat} Then {pet.he} looked at {child}, the way you look at somebody who has lost something of yours.

“{@Mao},” said {pet}.

“It’s the seat,” said {child}, slowly. “{Pet} wants {pet.his} place. And it’s on my half.”

# the-longest-minute
“I was cross because you never wait for an answer,” said {child}.

“I was cross because you never answer,” said {friend}. “So I think you’ve got tired of me. And then I take the bun, quick, before you can say it.”

{child} thought for a long time, and this time {friend} waited, though you could see it made {friend.him} itch all over.

“I’m not tired of you,” said {child}. “I’m just slow.”

“Good,” said {friend}. “Because that was the longest minute of my life.”

# a-wedge-of-oak
They took the front half home across the road. {Friend} pulled and {child} pushed, and {pet} ate {pet.his} supper on the way. Outside the shed they put the two pieces together. Saw cross, and you’ll saw crooked, and they had sawed in different directions. In the middle was a gap as thick as a thumb.

“{Elder.short},” said {child}. “Nobody throws away a bit of wood here, do they?”

{Elder.short} had already fetched the box. {Elder.He} cut teeth in both halves, without measuring, and a wedge of dark oak to go between.

“A mend is nothing to hide,” said {elder.short}. “Now hold it. Both of you.”

They held it. {Friend} counted, {child} said when, and they drove in the wedge with two mallets, turn and turn about, until it stuck.

# the-bigger-piece
The next day they came last but one[school: , and all of {school} was watching]. The wings flapped, the brake worked just in front of the [us: mailbox | postbox], and {pet} sat in the seat the whole way and wouldn’t get out.[adult:  {Adult} [elder2: and {elder2} ]cheered as if they had won.][elder2 & !adult:  {Elder2} cheered as if they had won.]

Afterwards there was one bun left on the plate.

“Are you having that?” asked {friend}, sitting on both hands.

{child} thought about it. Then {child.he} broke the bun, a bit crooked, and pushed the bigger piece across the table, past {elder.short’s} coffee cup. And out in the yard the car stood in the sun, with a dark stripe right across its tummy.

# @shed
a shed that belonged to {elder}, next door
## if elder
the joiner’s shed where {elder} was helping out that week

# @never
He had been a joiner for fifty years and never threw away a bit of wood.
## if elder
Nobody in that shed ever threw away a bit of wood.

# @lay
{Pet}, the shed cat, was lying on the seat of the car, where the sun was.
## if pet.cat
{Pet}, {child’s} cat, was lying on the seat of the car, where the sun was.
## if pet.dog
{Pet}, who was {a breed}, was lying on the seat of the car, where the sun was.

# @whose
It was the shed cat, who had spent every day for two weeks with {child}.
## if pet.cat
It was {child’s} cat.
## if pet.dog
It was {child’s} dog.

# @mao
meow
## if pet.dog
arooo

# @crying
yowling
## if pet.dog
howling

# @food
the herring
## if pet.dog
the chicken

# @seat
{Pet.He} got up, went to the back edge, where the wood ended, put both front paws out in the air where the seat used to be, and trod up and down.
## if pet.dog
{Pet.He} got up, went to the back edge, where the wood ended, turned round to where the seat used to be, and sat down, straight on to the grass.

# picture 3
The way home across the road
