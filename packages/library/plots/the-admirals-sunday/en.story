title: The Admiral’s Sunday
title: One Whole Dog
title: Two Short, One Long
title: The Admiral Is Out
title: Half Each
guest tilly: Tilly (she), Nell (she), Hattie (she)

# halves
[school: They had been doing halves {at school} all week, so|Fair is fair, so] {child} and {friend} had divided {pet}.

{Pet} was {child's} dog, {friend} was {child's} best friend, and that came to half each. {Child} had the front.
{Friend} had the back. Later they would change over. {Pet} was {a breed}, {@dog-look}. Both halves lay on the rug at
{elder's}, sighing at one end and wagging at the other.

## or
On the rug at {elder's} lay {pet}, sighing at one end and wagging at the other. {Pet} was {a breed}, {@dog-look}.

The sighing end was {child's}. The wagging end was {friend's}. [school: They had been doing halves {at school} all
week.|Fair is fair.] {Pet} was {child's} dog, {friend} was {child's} best friend, and that came to half each. Later
they would change over.

# gone
Then {elder} came in with a lettuce leaf and nobody to give it to.

“The Admiral’s gone,” {elder.he} said.

The Admiral was a tortoise. {Elder.short} got him at the age of seven, so the Admiral was very old indeed. He had to
be in his box by the stove before dark, because a tortoise who’s out on a cold night gets slower and slower, and then
he stops.

[age>=7: “When did you see him last?” asked {child}.

“After lunch.”

{Friend} worked it out. “Then he could be as far as the shed.”]

They took the [uk: torch|flashlight][sport: , and the {sport} bag to carry him home in,] and ran. [city: All around,
{city} was turning its lights on, one kitchen at a time.] [elder2: {Elder2} stayed on the step with a lamp, in case
the Admiral came home by himself.]

## or
By the stove stood a box, and it was empty. Beside it stood {elder} with a lettuce leaf.

“Has anybody seen the Admiral?”

The Admiral was a tortoise, and {elder.short's} since the age of seven. You never noticed him going, only that he’d
gone. And now the sun was on its way down, and a tortoise runs on sun. When there’s no more of it he stops in the
middle of a step, out in the cold, and can’t get home to his box.

[age>=7: “How far can he go in an afternoon?” asked {friend}.

“Nobody has ever watched for that long,” said {elder.short}.]

They got the [uk: torch|flashlight][sport: , and the {sport} bag, emptied, to make room for an admiral,] and went out.
[city: In {city} there was supper in every window.] [elder2: {Elder2} stayed by the stove and kept the box warm.]

# pulling
“Strawberries,” said {child}, and pulled the front half of {pet} to the left.

“Rhubarb,” said {friend}, and pushed the back half to the right.

{Pet} sat down in the middle. There was no tortoise in the strawberries. There was no tortoise under the rhubarb.

“Strawberries was silly,” said {friend}.

“Rhubarb was sillier,” said {child}. And they turned their backs, and nobody was holding any half of {pet}.

## or
“The currant bushes,” said {child}, and pulled the front half of {pet} to the left.

“The shed,” said {friend}, and pushed the back half to the right.

{Pet} sat down in the middle. There was no tortoise under the currants. There was nobody in the shed but a lawn mower.

“The currants was silly,” said {friend}.

“The shed was sillier,” said {child}. And they turned their backs, and nobody was holding any half of {pet}.

# trail
Then {pet}, who for the first time that evening was one whole dog, went to work.

{@dog-trail}

# lane
They squeezed through, and afterward the hole was bigger. On the other side was the lane, left to the bridge and right
to the [uk: shop|store]. Everybody had been out walking there, because it was Sunday. {Pet} sniffed both ways, and
then looked at them.

“It’s nearly dark,” said {friend}, in a small voice. [athlete: {Child} pulled down the shirt with {athlete} on it. In
that shirt you didn’t give up.]

## or
The hole was big enough for a dog. It was nearly big enough for {friend}, and after that it was big enough for
{child}. Outside ran the lane, left to the bridge and right to the [uk: shop|store], all over Sunday’s footprints.
{Pet} went three steps one way, three steps the other, and sat down in the middle.

“He can’t just run out,” said {friend}, and switched on the [uk: torch|flashlight]. [athlete: {Child} thought of
{athlete}, who doesn’t go home until it’s over.]

# tilly
{Elder} had come around by the road, and stopped. “What day is it?”

“Sunday.”

“Oh, Admiral,” said {elder.short}, and sat down on the wall. “He was never only mine. When I was seven, {tilly} and I
bought him together. Half each.”

“Which half did you get?” asked {child}.

“You can’t halve a tortoise. We tried, and he went in. So we had him a week each, and on Sundays we carried him over
the bridge, to {tilly's} green gate or home again. Then {tilly} moved to Australia. Every Sunday he walks to the hedge
and stands there. I thought he liked the hedge.”

“It’s {tilly's} week,” said {friend}. “And now he’s found a hole.”

## or
“It’s Sunday,” said {elder}, who had come along the lane with the lettuce leaf, and sat down on the wall.

“What does the Admiral do on Sundays?” asked {friend}.

“He changes over,” said {elder.short}. “When {tilly} and I were seven we could afford half a tortoise each, so we
bought a whole one. He lived one week with me and one week behind {tilly's} green gate, over the bridge. On Sundays we
carried him.”

“Who got the front?” asked {child}.

“Whoever had lettuce. But then {tilly} moved to Australia, and that’s too far to carry anybody. On Sundays he goes
down to the hedge and stands there. I never knew what he saw in it.”

“He’s waiting for it to open,” said {friend}. “It’s {tilly's} week.”

# gate
They turned left. [music: {Elder.short} hummed {music}, quite low, because low is how a tortoise hears best.] Over the
bridge stood the gate. Nobody had painted it for years, but it was still green in the cracks.

{@dog-gate}

It was the Admiral, pulled in tight, and cold as a cellar stone.

{Elder.short} knelt down and knocked on the shell: two short, one long. “That was our knock. It means you’re there
now.”

Nothing happened. Then, slowly, out came a nose, and two eyes, and a neck like an old glove. The Admiral looked at the
gate. He looked at {elder.short}. He looked for quite a time at {pet}. Then he ate the lettuce.

## or
They turned left, all in a row. [music: {Elder.short} hummed {music} at the speed of a tortoise, with long rests.]
Over the bridge, with a little green left at the edges, stood the gate.

{@dog-gate}

It was the Admiral. He had pulled in everything he had, and the shell was as cold as a stone in a brook.

“All that way, and nobody opened,” said {elder.short}, and knocked on the shell, two short, one long. “That was how we
said it: you’re there now.”

They waited. At last came the nose, the eyes, one at a time, and a neck that had seen a good deal. The Admiral greeted
the gate. He greeted {elder.short}. {Pet} got a long look. Then he noticed the lettuce, and that was the end of the
greetings.

# home
He rode home in [sport: the bag|a [uk: jumper|sweater]], and {child} and {friend} took a [sport: handle|sleeve] each.
[adult: “Did anything happen?” asked {adult}, who was making supper. {Child} thought about it. “Nothing fast,” said
{child}.]

When the Admiral was in his box, {elder.short} wrote to Australia that he’d been over for a visit. On foot. [age>=6:
The answer came at once.

“She says it’s already Monday there,” said {elder.short}. “So he’s late.”]

## or
Between {child} and {friend} swung [sport: the bag|a [uk: jumper|sweater]], all the way home, and out of it stuck the
Admiral’s head, enjoying the speed. [adult: “Who was it that ran away?” asked {adult} at the door. “Nobody ran,” said
{child}.]

The box was where it should be, by the stove. {Elder.short} wrote to Australia that the Admiral had kept his Sunday.
[age>=6: There was a ping almost at once.

“Monday here,” {elder.short} read out. “Tell him he’s late.”]

# changed-over
Then it was bedtime, in two beds pushed together. Nobody mentioned halves. {Pet} turned around three times and lay
down across them both, with the front on {friend} and the back on {child}.

“That’s the wrong way around,” {friend} whispered.

“It’s Sunday,” {child} whispered back. “We’ve changed over.”

## or
Two beds had been pushed together, and the dog was given the crack. {Pet} thought it over for some time, and lay down
across everything.

“Now I’ve got the back,” {child} whispered.

“And I’ve got the front,” whispered {friend}. “It was the other way around.”

“It’s Sunday,” whispered {child}. “On Sundays you change.”

# all-the-way-along
And {pet} sighed at one end, and wagged at the other, and was the same dog all the way along.

## or
By the stove somebody walked once around a box, very slowly, and lay down. {Pet} heard it, sighed at one end, wagged
at the other, and fell asleep in the middle.

# @dog-look
with very good ears
## if breed.Golden Retriever
with a tail that had broken two vases and was sorry about both
## if breed.Labrador
and had never in life been full
## if breed.German Shepherd
with ears like two questions
## if breed.Poodle
curly at both ends
## if breed.Bulldog
built like a footstool with a will of its own
## if breed.Beagle
white at the tip of the tail, so that you could always see where the nose had gone
## if breed.Rottweiler
so big that people crossed the street, and so kind that they crossed back
## if breed.Yorkshire Terrier
with a fringe that had to be moved before a conversation
## if breed.Dachshund
so long that there was plenty for two
## if breed.Siberian Husky
with pale eyes and opinions, mostly sung
## if breed.Border Collie
with eyes that never stopped counting
## if breed.Boxer
with a face that worried about everybody
## if breed.Cocker Spaniel
with ears that had to be kept out of the soup
## if breed.Australian Shepherd
in so many colors that no two people had agreed on them
## if breed.Shih Tzu
and looked like a slipper until something rustled

# @dog-trail
{Pet} listened. Somewhere there was a scrape. A pause. Another scrape, like somebody dragging a soup bowl along a
wall. {Pet} went after it, a few steps at a time, and put a nose through a hole in the hedge.
## if breed.Golden Retriever
A golden retriever can’t think without something to carry. {Pet} brought a glove. Then a flowerpot. Then, held so
softly that it wasn’t even wet, a dandelion with a bite out of it. “Where did you get that?” they both said, and {pet}
showed them: by a hole in the hedge.
## if breed.Labrador
A Labrador always knows where there’s been food. {Pet} passed the shed and the rain barrel without a glance and
stopped at a dandelion with a bite out of it. Three steps on was another. It was a kind of menu. {Pet} followed it,
course by course, to a hole in the hedge.
## if breed.German Shepherd
A German shepherd starts at the start. {Pet} went along the wall, along the shed, along the fence, like a night
watchman with four doors to try. The fourth side was the hedge. There both ears went up, and the nose pointed straight
at a hole.
## if breed.Poodle
A poodle thinks first. {Pet} sat down and looked at the garden for so long that they nearly forgot what it was about.
Where do you go, if you can’t climb? Then {pet} got up and walked straight across the lawn to a hole in the hedge, as
if it had an address.
## if breed.Bulldog
A bulldog doesn’t hurry, and doesn’t go around. {Pet} walked across the lawn in a straight line, through the flower
bed, through a watering can, and into the hedge, where there turned out to be a hole already. It had only been a
smaller one.
## if breed.Beagle
A beagle doesn’t look for things. A beagle reads. The lawn was a page, and across it, four hours old, ran one thin
line that said tortoise. {Pet} read it slowly, with a stop at every dandelion where the Admiral had stopped, right up
to a hole in the hedge.
## if breed.Rottweiler
A Rottweiler never runs to a rescue, because it wouldn’t look calm. {Pet} walked up to the hedge, laid that enormous
head on top of it and looked down on the other side. Then the nose breathed out along the bottom, and the leaves blew
apart. There was a hole.
## if breed.Yorkshire Terrier
The others had looked from much too high up. From the height of a Yorkshire terrier, a garden is another place: the
lawn is a wood, and under the hedge runs a road. {Pet} stood where it began, one paw up. They had to lie flat to see
it. It was a hole, just as high as a terrier. Or a tortoise.
## if breed.Dachshund
A dachshund is made for going in where others stop. {Pet} went along under the hedge until the front half was gone,
and then the back half, and for a moment there was no dog at all. Then somebody barked on the other side. There was a
hole.
## if breed.Siberian Husky
A husky pulls. The trick is to be going the same way. {Child} and {friend} had only just time to grab the leash before
they went across the lawn like a sled, past the shed, past the rain barrel, and up to a hole in the hedge, which was
evidently where everybody was going.
## if breed.Border Collie
A border collie can’t bear it when somebody’s missing. {Pet} ran a ring around {child} and {friend}, to make sure of
those two. Then came a ring around the garden, and at one place by the hedge {pet} dropped flat and stared. There was
a hole. Somebody in this flock had gone out through it.
## if breed.Boxer
A boxer can’t look for things and stand still. {Pet} bounced over the lawn on all four feet and landed by the shed, by
the rain barrel and by the hedge, just as surprised each time. At the hedge it was one bounce too many, and {pet} was
gone. There was a hole.
## if breed.Cocker Spaniel
A cocker spaniel searches with the ears, too. They drag along the ground, one on each side, so that no smell gets
away. {Pet} swept the whole lawn like that, up and down, and the last sweep went in under the hedge. There was a hole,
and now it had been dusted.
## if breed.Australian Shepherd
An Australian shepherd doesn’t run after things but around them. {Pet} ran a small ring, and a bigger one, and a
bigger one still, like rings in water, and the biggest of them ran into the hedge. There was a hole.
## if breed.Shih Tzu
A Shih Tzu doesn’t search. A Shih Tzu waits until it rustles. They all held their breath. Nothing. Nothing. Then, far
off, a leaf. The slipper got up, crossed the lawn and put its nose into a hole in the hedge.

# @dog-gate
It was too dark to see the bottom of it. They all held their breath, and {pet} listened, first to one side and then to
the other. Then {pet} stepped around the gatepost and lay down beside something round.
## if breed.Golden Retriever
Beside it grew a thorn bush, where no arm could go. “Fetch,” whispered {child}. {Pet} went in flat. A golden retriever
can carry an egg and never crack it. Out came {pet}, backward, with thorns in both ears, and put something round down
in the grass, right side up.
## if breed.Labrador
Along the wall ran a ditch full of wet leaves. A Labrador doesn’t stop to find out how wet. There was a splash, and a
rummaging, and up came {pet} with leaves on both ears and put something round down in the grass, whole, though it
smelled of salad.
## if breed.German Shepherd
There was nobody there. But {pet} sat down in front of an old bucket lying by the gatepost, very straight, and barked
once, exactly as loud as it had to be. A German shepherd doesn’t say a thing twice. {Friend} shone the light into the
bucket. At the back lay something round.
## if breed.Poodle
It was shut, with a latch on the inside. {Friend} pulled. {Child} pushed. {Pet} waited politely until they’d finished,
stood up on two legs, put one paw through the bars and lifted the latch. A poodle likes a thing done properly. The
gate swung in, and behind it lay something round.
## if breed.Bulldog
Somebody had leaned a lot of old boards against it. A bulldog isn’t fast and isn’t tall, but a bulldog can push. {Pet}
pushed. The boards thought about it. Then they slid aside, all together, and in the space behind them sat something
round.
## if breed.Beagle
There was nothing there but ivy. But {pet} had found the line again, and here it ended, with a [uk: full stop|period].
The whole face went into the leaves, sneezed, came out, and gave one long note, like a trombone. {Friend} parted the
ivy. There lay something round.
## if breed.Rottweiler
The grass there was long and wet, and nothing stirred in it, not for the light and not for the lettuce. So {pet} chose
a place and lay down, one leg at a time, in a ring. “Not now,” said {child}. But a Rottweiler knows what to lie
around. In the middle of the ring, like an egg in a nest, was something round.
## if breed.Yorkshire Terrier
Under the lowest bar was a gap, too narrow for an arm. {Pet} looked at the dark, and at {child}, and went in. Nobody
heard anything. When {friend} shone the light, there lay a fringe, curled up tight to keep something warm, and the
something was round.
## if breed.Dachshund
There was nobody there, only a heap of loose earth. {Pet} looked at the heap, and then the earth flew. {Child} got
some of it. {Friend} got most. And there {pet} stopped, one paw up, a whisker away from something round that had dug
itself in to wait.
## if breed.Siberian Husky
It hadn’t opened in years, and behind it something scraped. {Child} tied the leash to it, and {friend} said the word.
“Pull!” A husky waits all day for that word. {Pet} dug in, sang a little, and went. The gate groaned. It gave. Inside
it lay something round.
## if breed.Border Collie
Beside it something round was walking into the wall, over and over, slower every time, as if the wall might give in.
{Pet} didn’t bark. {Pet} lay down on the wrong side of it and looked, the way one looks at a sheep. It turned. It took
four minutes. Then it came straight to the gate, and stopped.
## if breed.Boxer
In front of it lay the leaves of many years. {Pet} put up both front paws. It isn’t called a boxer for nothing. Left,
right, left, the leaves flew over the wall, until one of them went tock. It wasn’t a leaf. It was something round.
## if breed.Cocker Spaniel
It was too dark to see where it ended. {Pet} stuck in a nose, and then the rest of the head, and stayed there,
perfectly still, with both ears spread out like a blanket. {Child} lifted one of the ears. Under it lay something
round.
## if breed.Australian Shepherd
A bicycle was coming down the lane, and in the middle of the lane lay something that the rider hadn’t seen. {Pet} got
there first and stood across the road, like one more gate. The bicycle rang its bell and went around. Between those
four legs lay something round.
## if breed.Shih Tzu
Nothing rustled. {Pet} sat down by the gatepost, on a stone, and looked comfortable. “Come on,” said {friend}. {Pet}
sat. A Shih Tzu won’t sit on just anything. {Child} lifted {pet} off. It was a very round stone.
