title: The Train That Said Quack
title: Six Little [us: Cars | Carriages]
title: It’s Rained in the Horn
guest driver: Doreen (she), Maureen (she)
guest friend: Alfie (he), Martha (she)

% The train says quack and not toot. There are six ducklings. Where no friend is ticked, {friend} is next door’s child.

# since-breakfast
{child} had been waiting for the train ever since breakfast. And now there it was, in the park[city:  {in city}], red and shiny[!short: , with an engine and three [us: cars | carriages]]. {child} and {friend}, [friend: {child.his} best friend|who lived next door], got the seat right at the front. {@bench}

“Now you’ll hear it toot,” {child} told {friend}.

# rain-in-the-horn
{driver}, [short: the driver | who was driving], pressed the horn.

“Quack!” said the train.

“No!” said {child}. “It’s meant to say toot!”

“I know it is,” said {driver}. “But it’s rained in the horn.”

[age>=6: “Will it get better?” asked {child}.

“I should think so,” said {driver}. “When it’s dried out a bit.”

]Chuff, chuff, chuff, quack!

{Friend} laughed so much that {friend.his} red cap slid down over {friend.his} eyes. But {child} didn’t laugh. {Child.He} wanted a ride on a proper train.

[!short: Chuff, chuff, chuff, quack!]

# six-carriages
[short: Then a duckling came out of the reeds. | Then something came out of the reeds by the pond. It was a duckling.] “Peep!” it said, and ran after the train. Then came another, and then four more, all in a row[school: , just like {at school}].

“Look!” said {friend}. “We’ve got six little [us: cars | carriages]!”

“They think the train’s their [us: mommy | mummy],” said {child}. And now {child.he} laughed as well.

Chuff, chuff, chuff, quack! Peep, peep, peep, peep, peep, peep!

# under-the-wheels
At the station the train stopped. And all the ducklings crept in under the engine, [!short: in ]between the wheels, and snuggled down.

“Oh dear, oh dear, oh dear,” said {driver}, and [!short: she ]stopped the engine[music: , and stopped humming {@song}]. “Now we can’t go.”

[age>=6: “Shall we have to live here?” asked {friend}.

“You might,” said {driver}. “I’m having pancakes.”

]She clapped her hands. The ducklings crept further in. [!short: {Friend} held out a bit of sandwich. The ducklings crept even further in.]

# looking
Over on the pond the mother duck was [!short: swimming up and down, ]looking for them. “Quack? Quack?” But they couldn’t hear her[!short: , not right in there] under the train.

It gave {child} a tummy ache to see her.

“They only want a train,” {child.he} said. “So I’ll have to be the train.”

[age>=6: “You haven’t got any wheels,” said {friend}.

“I’ve got arms,” said {child}.

]

# be-the-train
{Child.He} stood on the grass. {Child.He} bent {child.his} arms and made them go [us: around | round] like wheels.[sport:  It’s hot work, like when you {play sport}.]

“Chuff, chuff, chuff, quack!”

A beak peeped out.

“Chuff, chuff, chuff, QUACK!”

# last-carriage
And out they came! One, two, three, four, five ducklings got into line behind {child}. But the sixth, the littlest of all, was too tired, and sat down in the grass.

So {friend} [short: put {friend.his} cap on the ground | took off {friend.his} cap and put it on the ground], and the littlest climbed in.

“I’m the last [us: car | carriage],” said {friend}, and held out the cap very carefully. “It always has a red light on.”

# the-right-quack
So the train went off across the grass, [!short: with ]{child} first and {friend} last. And a little way from the water it stopped.

“QUACK,” said the mother duck, and she came running.[athlete:  Not even {athlete} hurries like that.] And that was the right quack. [!short: All six of them peeped at once, and the | And the] littlest hopped out of the cap.

[!short: “That’s the finest train I ever saw,” said {driver}.]

# toot
Then [short: {driver} | she] shook the rain out of the horn, and {child} [short: pressed | was allowed to press] it.

“Toot,” said the train, just as it should.

[age>=6: “Now it’s a proper train,” said {child}.

“It was before,” said {friend}.

]

# a-very-small-quack
That night {child} lay under the [us: covers | duvet][pet.dog: , with {pet}, {child.his} dog, on top][pet.cat: , with {pet}, {child.his} cat, on top][pet.other: , and {pet} was asleep already]. “Chuff,” {child.he} whispered. “Chuff … chuff …”

And over in the reeds, with six ducklings under her wings, the mother duck said one very small quack.

# @bench
Everybody on the benches waved.
## if adult & !elder
{Adult} waved from the bench.
## if elder & !adult
{Elder}[elder2:  and {elder2}] waved from the bench.
## if adult & elder
{Adult} and {elder}[elder2:  and {elder2}] waved from the bench.

# @song
{music}
