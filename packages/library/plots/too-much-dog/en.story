title: [pet.cat: Too Much Cat | Too Much Dog]
title: [pet.cat: Just Enough Cat | Just Enough Dog]
guest pet: Peggy (she), Monty (he)
guest minder: Dilys (she), Olwen (she)

% It was made of a dachshund. A cat mews, swishes and purrs; the dog of a family without one is from next door.
% @a: {adult}, else the grandparent, else {minder}. With a grandparent the sock lands on them instead of on the lamp.
% Let the child sniff and wag, and do the bun.

# too-long
It was bedtime, and {child} was in {child.his} pyjamas, and {@pet-first} was in {pet.his} basket.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was staying the night, and {friend.he} {friend.was} in {friend.his} pyjamas too.]

But {Pet} was not asleep. {@sighing}

“{Pet}’s cold,” said {child}. “{Pet} needs a blanket.”

# the-tail
So {child} fetched the little yellow blanket, and {child.he} tucked it [us: around | round] {pet.his} tail.

“Night-night, {Pet}.”

But out at the front stuck a nose. A cold, wet nose. Sniff!

“Oh dear,” said {child}. “Too much {@kind}.”

# the-nose
So {child.he} pulled the blanket up, up, up, and {child.he} tucked it [us: around | round] {pet.his} nose.

“Night-night, {Pet}.”

But out at the back stuck a tail. {@Wag}!

“Oh dear,” said {child}. “Too much {@kind}.”

# the-middle
So {child.he} put the blanket in the middle.

Out stuck the nose. Sniff! Out stuck the tail. {@Wag}!

{child} sat down on the rug to think[sport: , which is harder than {sport}].

# sock-and-hat
Then {child.he} fetched a sock. It had a duck on it. {Child.He} put it on {pet’s} tail.

{@Wag}! Off flew the sock. {@landed}

[friend: “I know!” said {Friend}, and {friend.he} fetched {child’s} woolly hat. | Then {child} fetched {child.his} woolly hat.] It had a [us: pom-pom | bobble] on it. [friend: {Friend.He} put it | {Child.He} put it] on {pet’s} nose.

Sniff, sniff … [us: a-CHOO | a-TISHOO]! Off flew the hat[athlete: , faster than {athlete}]. It landed on {@a-first}.

# shorter
“Goodness,” said {@a}, from under the hat. “[city: Who’s put the lights out {in city}? ]What’s the matter?”

“{Pet} doesn’t fit,” said {child}, and {child.his} lip went wobbly. “The blanket’s too little. There’s too much {@kind}.”

{@A} looked at the blanket. {@A} looked at the {@kind}.

“Well,” said {@a}, “we can’t make the blanket longer.”

“No,” said {child}.

“And we can’t make {Pet} shorter.”

“No!” said {child}. And then {child.he} stopped. {Child.He} looked at {pet’s} nose, all the way over here. {Child.He} looked at {pet’s} tail, all the way over there.

“But we can make {pet.him} rounder,” said {child}.

# like-me
{Child.He} lay down on the rug.

“Look, {Pet},” {child.he} said. “Do it like me.”

{Child.He} tucked in {child.his} knees. {Child.He} tucked in {child.his} toes. {Child.He} tucked in {child.his} chin, until {child.he} {child.was} as round as a bun.

# rounder
{Pet} looked at {child} with one eye.

{Pet.He} got up. {Pet.He} turned round once. {Pet.He} turned round twice. {Pet.He} tucked in {pet.his} paws. {Pet.He} tucked in {pet.his} tail. And last of all {pet.he} tucked in {pet.his} nose, until {pet.he} {pet.was} as round as a bun as well.

Very quietly[music: , humming {music}], {child} put the yellow blanket on top.

No nose. No tail. No sticking-out bits at all.

“Just enough {@kind},” {child.he} whispered.

And from under the blanket came a {@warm}

# ten-toes
Then {@a} carried {child} off to bed, and pulled the covers right up to the chin.[friend:  {Friend} was a bun already, in the bed by the window.][elder & adult / elder2:  {@quack}]

Out at the bottom stuck ten little toes.

“Oh dear,” said {@a}. “You’ve been growing[school:  {at school}]. Too much {child}!”

{child} laughed. But {child.he} knew what to do.

{Child.He} tucked in {child.his} knees. {Child.He} tucked in {child.his} toes. {Child.He} tucked in {child.his} chin. {@A} put the covers over {child.him}, and kissed the only bit that was left, which was the top of a head.

“Just enough {child},” said {@a}.

# buns
And there they were, {@buns}, and {@both} of them were fast asleep.

# @pet-first
{Pet}, the dog from next door, who had come to stay,
## if pet
{Pet}

# @kind
dog
## if pet.cat
cat

# @sighing
{Pet} was sighing. It was a long sigh, because there was a lot of dog to sigh. {Pet} began at the nose, and went on, and on, and on, and then there was a tail.
## if breed.Dachshund
{Pet} was sighing. It was a long sigh, because {Pet} was a long dog. {Pet.He} {pet.was} a dachshund, and {pet.he} began at the nose, and went on, and on, and on, and then there was a tail.
## if pet.cat
{Pet} was mewing. It was a long mew, because there was a lot of cat to mew. {Pet} began at the nose, and went on, and on, and on, and then there was a tail.

# @wag
wag, wag, wag
## if pet.cat
swish, swish, swish

# @landed
It landed on the lamp.
## if elder & adult
It landed on {elder}, in the armchair. “Quack,” said {elder.short}.
## if elder & elder2 & adult
It landed on {elder} and {elder2}, on the sofa. “Quack,” said {elder.short}. “Quack, quack,” said {elder2.short}.
## if elder & elder2 & !adult
It landed on {elder2}, in the armchair. “Quack,” said {elder2.short}.

# @quack
“Quack, quack,” said {elder.short} from the door, and that meant good night.
## if elder & elder2 & adult
“Quack, quack,” said {elder.short} and {elder2.short} from the door, and that meant good night.
## if elder & elder2 & !adult
“Quack, quack,” said {elder2.short} from the door, and that meant good night.

# @warm
sigh. But this time it was a warm one.
## if pet.cat
purr. It was a long one, and a warm one.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}, who was babysitting
## if adult
{adult}
## if elder & !adult
{elder}

# @buns
two warm buns in the dark, one with toes and one with a tail
## if friend
three warm buns in the dark, two with toes and one with a tail
## if breed.Dachshund & !friend
two warm buns in the dark, a big one and a long one

# @both
both
## if friend
all three
