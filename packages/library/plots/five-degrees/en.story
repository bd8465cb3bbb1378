title: The Wagtail in the Bucket
title: Five Degrees
title: It’s All in the Little Finger
guest driver: Brenda (she), Maureen (she)

% The grown-up (@a): {adult}, else the grown-up.

# occupied
The digger came to the empty plot across the road from {child's} house on the third of May. It was yellow, and it weighed twenty-two [us: tons|tonnes], and it was going to dig the cellar for a new library[city:  in {city}]. {child} had wanted to drive a digger since {child.he} {child.was} two, and had never grown out of it[elder: , however long {elder}[elder2:  and {elder2}] had been waiting].

On the fourth of May it stood still. On the fifth as well. On the sixth {child} went over the road. On one of the tracks sat a woman in overalls, eating a sausage sandwich. Her name was {driver}.

“Is there something wrong with it?” asked {child}.

“It’s occupied,” said {driver}, and pointed upwards.

The bucket was hanging halfway up, open to the sky, like a cupped hand. In one corner of it, in a bit of dry earth, was a nest no bigger than a coffee cup. There were five grey eggs in it. On the edge stood a wagtail, bobbing, and looking as though she’d paid the rent.

“You’re not allowed to move a nest,” said {driver}. “So we’ve got time off, it and me. The mayor’s not happy.”

“Then why are you here?”

“I don’t know where else to be.”

# little-finger
After that {child} went every day[school:  after {school}]. {child.He} {child.was} allowed to sit in the cab with the engine off, and learn the levers. The left one turns. The right one lifts and tips. {child} practised with {child.his} eyes shut.[sport:  {child.He} practised when {child.he} {child.was} meant to {play sport}.][music:  {child.He} practised in time to {music}.] {child.He} practised at supper with the forks, so that {@a} had to eat with a spoon.

[friend: {Friend} came along and counted eggs. ][pet.cat: {Pet} could only watch through the window, and was not pleased. ][pet.dog: {Pet} sat up nicely in the cab and barked at all the other diggers, though there weren’t any. ][pet.other: {Pet} was allowed into the cab once, in the cage, and ate a glove. ]“It’s not in your arms,” said {driver}. “It’s in your little finger. Anyone who can drive one of these can stroke an egg.”[athlete:  “Even {athlete} couldn’t do that,” said {child}. “No,” said {driver}, “but you learn it.”]

On the twentieth of May they hatched. There were five of them, bare and furious, and all they could do was open their mouths. The smallest was called Volvo.

# cupped-hand
Six days later, at bedtime, the rain came. It wasn’t ordinary rain. It was coming down in bucketfuls.

{child} lay in bed, listening to it hit the window. {child.He} thought of the bucket, open to the sky, like a cupped hand. And then {child.he} sat straight up.

A cupped hand. It holds water.

# two-fingers-left
They ran across the road in pyjamas and [us: rain boots|wellies], {child} and {@a}, with a [us: flashlight|torch], and an umbrella that turned inside out before they were off the [us: sidewalk|pavement]. {child} climbed up the ladder and shone the light into the bucket. The water lay in the bottom like a lake. It had two fingers to go to reach the nest, no more. The wagtail was lying on top of her young with her wings spread. She looked straight into the light, and she did not move.

{child} rang {driver}.

“It’ll take me an hour to get there,” said {driver}. “How long have they got?”

{child} shone the light again. “A quarter of an hour. Perhaps.”

The phone crackled. “Could you bale it out?”

“She’d fly off. And then they’d get cold.”

There was nothing but rain for a moment.

“The key’s in the tin behind the track,” {driver} said then. “You’re going to start it, {child}. You won’t turn, and you won’t lift. You’ll tip the bucket five degrees. Enough to let the water out, and not enough to lose the nest. Which lever?”

“The right one,” said {child}.

“With what?”

“My little finger.”

# start-it
{@A} stood on the ladder beside the cab, soaked through, holding the phone. {@A} didn’t tell {child} to be careful. That was kind, because you could see how badly {@a} wanted to.

The engine started. The whole seat hummed, right up through {child}, exactly the way {child.he} had always known it would. {child.He} laid a hand on the lever, and breathed out. {child.He} thought about an egg, and how you stroke it.

Then {child.he} moved {child.his} little finger.

Twenty-two [us: tons|tonnes] of digger moved about as much as you do when you nod to somebody you like.

“It’s running,” called {@a}. “Bit more!”

A bit more. The water went over the edge, thin and bright, and glittered in the light. The lake sank. The nest stayed where it was.

“Stop,” called {@a}.

But {child} had already let go.

# measured
When {driver} arrived, with her hair on end, they were sitting in the cab under one raincoat. The rain ran into the bucket and straight out again. {driver} climbed up, and counted the beaks. Then she took a spirit level out of her pocket, and measured.

“Five degrees,” she said. “I’ve been driving for twenty-six years. I’d have made it six.”

# first-spadeful
On the seventh of June they flew. Volvo was last. She sat on the edge of the bucket for an hour, complaining, before she dared.

The next day they were to dig the first spadeful. [elder: {Elder.short} had put a hat on. ]The mayor made a speech with a golden spade in his hand. When he’d done, {driver} took the microphone, and said that somebody was going to dig it all right, but it wasn’t him.

And {child} climbed up, in a hard hat, and laid {child.his} little finger on the lever.

# @a
the grown-up
## if adult
{adult}
