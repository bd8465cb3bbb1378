title: And Then What?
title: The Nightmare in the [us: Sandbox | Sandpit]
title: How Do I End?

% The nightmare is "it". By day it is as big as a cat, by night as big as a house. The game is tag.

# in-the-sandpit
One bright sunny day, when {child} got to the playground[city:  {in city}], there was a nightmare sitting in the [us: sandbox | sandpit].

{child} knew it straight away. It was the one with the claws, the one that always came thundering through the dark, as big as a house. But out here in the sun it was no bigger than a cat, and you could see somebody’s bucket right through it.

“You’re my nightmare,” said {child}.

“Yes,” said the nightmare. “I’m sorry to come in the daytime, but there’s something I’ve just got to ask you.[pet:  I asked your [pet.dog: dog |][pet.cat: cat |]{pet} first, but {@pet-did}.]”

# how-do-i-end
“What is it?” said {child}.

“How do I end?”

“Don’t you know?”

“No!” said the nightmare. “Listen. First it’s dark. Then I come along. Boom, boom, boom! Then I roar. Then I stretch out my claws …”

“And then what?” said {child}.

“And then you wake up!” said the nightmare. “Every single time! I’ve never once been there for the end.”

Neither had {child}. {Child.He} had always been so scared of the end that {child.he} woke up before it.

# the-hedge
“Then we’d better find out,” said {child}. “Let’s do it here, while it’s light. I’ll run, and you chase me.”

So {child} ran[athlete:  as fast as {athlete}], and the nightmare ran after {child.him}. Peep, peep, peep! That was the roar, because in the daytime it only had a very small voice.[music:  It sounded like {music} on a tiny tin whistle.] It stretched out its claws.

And {child} stopped, and turned round.

The nightmare shot straight past and into the hedge.

“Why didn’t you stop?” called {child}.

“How do you stop?” called the hedge.

You see, nobody had ever stopped for a nightmare before, so it had never learned to brake.

# heels
{child} had to show it. “When I put my hand up and say stop, you dig your heels in.”

“Have I got heels?” said the nightmare, and felt behind to see. It had.

So they practised[sport: , just as you do when you’re learning to {play sport}]. “Stop!” said {child}, and the nightmare flew into the swing. [adult: “Stop!” said {child}, and it flew under the bench where {adult} was sitting. | “Stop!” said {child}, and it flew under the bench.][elder:  “Stop!” said {child}, and it flew right between the feet of {elder}[elder2:  and {elder2}].] “Stop!” said {child}, and it dug its heels in. Eeeeeek! And there it stood, right in front of {child’s} nose.

# tag
“And then what?” whispered the nightmare.

They looked at each other. {child} had a think. Somebody runs, and somebody chases. How does that always end?

“It’s tag!” {child.he} said. “[friend: I play it with {friend}. ][school: Everybody plays it {at school}. ]You just touch me, and you say tag, and that’s it.”

The nightmare pulled its claws in. It held out a paw, and the paw was soft and rather cool, like the other side of the pillow.

“Tag,” it said, and its eyes went all shiny. “Was that the end? But it’s lovely!”

# syrup
Then the evening came, and then the night came, and {child} fell asleep. And first it was dark.

Boom.

Boom, boom.

BOOM, BOOM, BOOM! Here it came, and now it was as big as a house again, and it roared so loud that the dark shook. What if it had forgotten? What if it didn’t know that this was {child}?

{child} wanted to run. But {child.his} legs wouldn’t go. They were all slow and sticky, like [us: syrup | treacle], the way legs are in dreams. {Child.He} pulled and pulled, and they were stuck.

And the claws came closer.

# stop
Then {child} remembered. {Child.He} didn’t need any legs. {Child.He} {child.was}n’t supposed to run. {Child.He} {child.was} supposed to stand still, and for standing still you can’t beat [us: syrup | treacle] legs.

{Child.He} put up {child.his} hand.

“Stop,” said {child}.

Eeeeeeeeeek … The nightmare dug its heels into the dark. It slid, and it slid, as big as a house, and it stopped right in front of {child’s} nose.

# a-paw
“And then what?” whispered {child}.

The nightmare breathed in, and it breathed out. It thought so hard that it creaked. Then it pulled its claws in, one after another, and it held out an enormous paw. The paw was soft, and rather cool.

“Tag,” said the nightmare.

Then it began to get smaller. It was as small as a shed, and then it was as small as a dog, and then as a cat. It curled up at {child’s} feet and put its tail over its nose.

“So that’s how I end,” it mumbled.

# went-on
Then it went to sleep. And for the first time ever, when the dream was over, {child} didn’t have to wake up.

{Child.He} just went on sleeping.

# @pet-did
{pet.he} didn’t answer
## if pet.dog
{pet.he} only barked
## if pet.cat
{pet.he} only yawned
