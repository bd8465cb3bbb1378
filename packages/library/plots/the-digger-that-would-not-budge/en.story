title: The Digger That Wouldn’t Budge
title: One, Two, Three, Pull
title: Good Night, Digger
title: It Wasn’t Stuck
title: Grrr, Went the Hole
title: [theme.fire-engine: The Fire Engine That Had to Whisper]
title: [theme.tractor: The Tractor That Pulled and Pulled]
title: [theme.racing-car: The Racing Car That Pulled Last]

# everybody-home
“Good night, tractor,” said {child} at the window. “Good night, fire engine. Good night, racing car.”

Because it was evening in the street, and they were all driving home.

“Good night, digger.”

But the digger didn’t drive home. It stayed in its hole, with its bucket on the ground.

## or
Below {child's} window was a hole in the street, and in the hole stood a digger.

It was evening. The tractor was going home. The fire engine was going home. The racing car was nearly there already,
because it’s so fast. But the digger stood where it stood, with its bucket on the ground.

# stuck
[school: All day it had been digging outside {school}. They all stood at the fence there and watched, and then you dig
a little extra.|All day it had been digging.]

The tractor stopped by the hole.

“Aren’t you going home?” asked the tractor.

The digger said nothing.

[age>=5: The tractor drove once around the hole. Nothing wrong with the bucket. Nothing wrong with the lights.]

“It’s stuck,” said the tractor. “I’d better pull.” [music: In its cab {music} was on the radio, because you pull
better to that.]

It tied a rope around the digger. [friend: {Friend}, who was sleeping over, counted. {Child} shouted. | {Child}
counted and shouted.] [sport: You get that kind of voice from {sport}.]

The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

## or
The tractor braked and gave a friendly hoot.

The digger said nothing.

“Maybe it’s [uk: cross|grumpy],” said the tractor.

“No,” said {child}. “It’s had a lovely day.”[school:  It had been digging outside {school}, and they had all pointed.]

“[age>=5: Then I know. I stood like that once, in a field. ]It’s stuck,” said the tractor, and got out its rope.
[music: It had {music} on the radio, which is good pulling music.]

Once around the digger went the rope, and then a knot. [friend: {Friend}, who was sleeping over, counted, and {child}
shouted.|{Child} counted and shouted.] [sport: You could hear the {sport} in that shout.]

The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

## if short
[school: All day it had been digging outside {school}.|All day it had been digging.]

The tractor stopped by the hole.

“Aren’t you going home?” asked the tractor.

The digger said nothing.

“It’s stuck,” said the tractor. “I’d better pull.” [music: On the radio was {music}.]

It tied a rope around the digger. [friend: {Friend}, who was sleeping over, counted. {Child} shouted. | {Child} counted and shouted.] [sport: You get that kind of voice from {sport}.]

The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.


# fire-engine
Wee-oo, wee-oo! It was the fire engine, and it had turned around.

“Is there a fire?” asked the fire engine.

“No,” said {child}. “It’s stuck.”

[age>=5: “Is there a fire anywhere else?”

“No.”

]“Then [age>=5: I’ve got time|I’ll pull, too],” said the fire engine. [pet.dog: {Pet} took hold of the leg of
{child's} [uk: pyjamas|pyjamas] and pulled, free of charge.] [pet.cat: {Pet} lay on the windowsill and pulled nothing
at all.] [pet.other: Even {pet} looked up.]

The fire engine pulled the tractor. //
The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

## or
Wee-oo, wee-oo! Here came the fire engine.

“Stuck?” said the fire engine. “Then I’ll squirt a little. That makes it slide.”

It squirted a little. Now there was a hole with a digger and mud in it.

[age>=5: “Strange,” said the fire engine. “It usually helps with fires. I’ll pull instead.”|“Then I’ll pull instead,”
said the fire engine.] [pet.dog: {Pet} took hold of the leg of {child's} [uk: pyjamas|pyjamas] and pulled along.]
[pet.cat: {Pet} lay on the windowsill, not pulling.] [pet.other: It was all so interesting that even {pet} looked up.]

The fire engine pulled the tractor. //
The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

## or
Wee-oo, wee-oo! The fire engine stopped, with its blue light on.

“Is there a cat in the tree?” asked the fire engine.

“No,” said {child}. “There’s a digger in the hole.”

“I’ve no ladder for that,” said the fire engine. “Ladders go up. I’ll pull.” [pet.dog: {Pet} pulled, too, at the leg
of {child's} [uk: pyjamas|pyjamas].] [pet.cat: {Pet}, who has never been stuck in any tree, looked away.] [pet.other:
{Pet} made no remark.]

The fire engine pulled the tractor. //
The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

## if short
Wee-oo, wee-oo! It was the fire engine.

“Is there a fire?” asked the fire engine.

“No,” said {child}. “It’s stuck.”

“Then I’ll pull, too,” said the fire engine. [pet.dog: {Pet} took hold of {child's} [uk: pyjamas|pyjamas] and pulled.] [pet.cat: {Pet} lay on the windowsill and pulled nothing at all.] [pet.other: Even {pet} looked up.]

The fire engine pulled the tractor. //
The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.


# garbage-truck
Beep, beep, beep! It was the [uk: bin lorry|[us: garbage truck | bin lorry]], coming backward.

“Is it to be thrown away?” asked the [uk: bin lorry|[us: garbage truck | bin lorry]].

“No,” said {child}. “It’s stuck.”

The [uk: bin lorry|[us: garbage truck | bin lorry]] pulled the fire engine. //
The fire engine pulled the tractor. //
The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

## or
The [uk: bin lorry|[us: garbage truck | bin lorry]] came out of the yard next door, empty and cheerful.

“Does anyone want a lift?” it asked. “I can lift anything.”

It tried the digger.

“Almost anything,” said the [uk: bin lorry|[us: garbage truck | bin lorry]], and tied itself on at the end.

The [uk: bin lorry|[us: garbage truck | bin lorry]] pulled the fire engine. //
The fire engine pulled the tractor. //
The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

# racing-car
Vroom! It was the racing car, red and low. [athlete: On the hood was a sticker of {athlete}, for speed.]

“This will be quick,” said the racing car.

The racing car pulled the [uk: bin lorry|[us: garbage truck | bin lorry]]. //
The [uk: bin lorry|[us: garbage truck | bin lorry]] pulled the fire engine. //
The fire engine pulled the tractor. //
The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

The racing car moved. But it was backward.

[adult: “What’s all that noise?” asked {adult}.

“We’re pulling a digger,” said {child}.]

## or
Vroom! Back came the racing car. It can’t bear anything to stand still. [athlete: On the hood was a sticker of
{athlete}, for speed.]

[adult: “What are you up to?” asked {adult}.

“It’s stuck,” said {child}, pointing. “There are four of them now.”]

The racing car pulled the [uk: bin lorry|[us: garbage truck | bin lorry]]. //
The [uk: bin lorry|[us: garbage truck | bin lorry]] pulled the fire engine. //
The fire engine pulled the tractor. //
The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

The racing car spun its wheels till it smelled of toast.

## if short
Vroom! It was the racing car. [athlete: On the hood was a sticker of {athlete}.]

“This will be quick,” said the racing car.

The racing car pulled the fire engine. //
The fire engine pulled the tractor. //
The tractor pulled the digger. //
One, two, three, PULL! //
But the digger didn’t move, not an inch.

The racing car moved. But it was backward.


# motors-off
Now they couldn’t pull anymore.

“Turn off for a minute,” said {child}, “and rest.”

The tractor turned off. [music: It turned off the radio as well.] The fire engine turned off. The [uk: bin
lorry|[us: garbage truck | bin lorry]] turned off. The racing car turned off, though it wasn’t easy. [age>=5: Their hoods ticked as they
cooled.] The street went quiet. [city: It went so quiet that you could hear how big {city} was.]

And then there was something down in the hole.

Grrr, it went. //
Fffff, it went. //
Grrr. Fffff.

[pet.dog: {Pet} listened, head to one side.] [pet.cat: {Pet} turned both ears.]

## or
“My [uk: bonnet’s|hood’s] hot,” said the tractor.

“My hose hurts,” said the fire engine.

“My beep hurts,” said the [uk: bin lorry|[us: garbage truck | bin lorry]].

“I’m not a bit tired,” said the racing car. It was lying down.

“Time for a break,” said {child}. “All motors off.”

One by one they went quiet. [music: The radio stopped in the middle of a note.] [city: You could hear a single
bicycle, far off in {city}.] [age>=5: You could hear a leaf cross the street.] And then you could hear the hole.

Grrr, it went. //
Fffff, it went. //
Grrr. Fffff.

[pet.dog: {Pet} forgot to wag.] [pet.cat: {Pet} stopped washing, with one paw in the air.]

## if short
Now they couldn’t pull anymore.

“Turn off for a minute,” said {child}.

The tractor turned off. The fire engine turned off. The racing car turned off. [city: It went so quiet that you could hear how big {city} was.]

And then there was something down in the hole.

Grrr, it went. //
Fffff, it went. //
Grrr. Fffff.


# asleep
“Shhh,” said {child}.[!elder:  “It isn’t stuck. It’s asleep.”]

[elder: “That’s how I sound in the armchair,” whispered {elder}, who had come in to have a look. “And I’m not stuck.”
[elder2: {Elder2} nodded. It was true.]]

[elder: “It isn’t stuck,” whispered {child}. “It’s asleep.”]

“We’ve been pulling at somebody who’s asleep?” whispered the tractor.

“All evening,” whispered the fire engine.

“By the feet,” whispered the racing car.

## if short
“Shhh,” said {child}. “It isn’t stuck. It’s asleep.”

[elder: “That’s how I sound in the armchair,” whispered {elder}. [elder2: {Elder2} nodded.]]

“We’ve been pulling at somebody who’s asleep?” whispered the tractor.

“All evening,” whispered the fire engine.

“By the feet,” whispered the racing car.


# hush
So now they had to drive home, as quietly as they could.

The tractor started up. Chug…

“Shhh,” said {child}.

The fire engine started up. Wee…

“Shhh,” said [friend: {friend}|{child}].

The racing car thought about starting, and didn’t. It was no good. Whatever they did, the digger would wake up.

“Then you’ll have to sleep here,” whispered {child}.

## or
“Let’s go home,” whispered the tractor.

“How?” whispered the fire engine. “If I start, I hoot. I can’t help it.”

“And I can only go fast,” whispered the racing car. “People hear that.”

They thought about it. [friend: {Friend} thought, too, with a forehead against the glass.] There wasn’t a motor quiet
enough.

“Sleep here,” whispered {child}. “It’s quiet already.”

## if short
So now they had to drive home, as quietly as they could.

The tractor started up. Chug…

“Shhh,” said {child}.

The fire engine started up. Wee…

“Shhh,” said [friend: {friend}|{child}].

The racing car thought about starting, and didn’t.

“Then you’ll have to sleep here,” whispered {child}.


# tucked-in
The tractor spread its tarpaulin over the digger, right up to the headlights. The fire engine folded its ladder and
put out the blue. The [uk: bin lorry|[us: garbage truck | bin lorry]] shut its lid. And the racing car rolled in between them, without
its motor, because it was the smallest. [music: {Child} hummed {music} at the window, as low as it would go.]

Good night, bucket. //
Good night, ladder. //
Good night, beep and wee-oo. //
Good night, big wheels, and good night, small.

Then {child} crept into bed. [friend: {Friend} was on the mattress already.] [pet.dog / pet.cat: {Pet} lay across the
feet, so nobody could pull them.] The quilt came all the way up to the chin, and down in the street they slept, all of
them, grrr, and fffff, and grrr, and fffff.

## or
It was a squeeze, but [uk: it worked|they fit]. The tractor’s tarpaulin was enough for the digger and half the fire
engine. The fire engine rolled its hose into a pillow for the racing car, who had never had one. And the [uk: bin
lorry|[us: garbage truck | bin lorry]] stood at the end, where it was windy. [music: From the window came {music}, almost without a
sound.]

Sleep tight, bucket. //
Sleep tight, hose. //
Sleep tight, blue light and lid. //
Sleep tight, big wheels, and sleep tight, small.

Now there was only {child} left to tuck in. [friend: {Friend} was nearly asleep, on the mattress.] [pet.dog / pet.cat:
{Pet} lay down behind the knees, and then it’s done.] The pillow was cool on both sides, and outside the window it
went up and down, grrr, and fffff, and grrr, and fffff.

## if short
The tractor spread its tarpaulin over the digger. The fire engine folded its ladder. And the racing car rolled in between them, because it was the smallest.

Good night, bucket. //
Good night, ladder. //
Good night, big wheels, and good night, small.

Then {child} crept into bed, and down in the street they slept, all of them, grrr, and fffff, and grrr, and fffff.


# rope-or-morning
The rope lay between them still, loose and soft. Nobody had thought of untying it. So they held on to each other all
night long.

## or
In the morning the digger woke up first. Around it slept a tractor, a fire engine, a [uk: bin lorry|[us: garbage truck | bin lorry]],
and a very small racing car. So it didn’t move, not an inch, until they had all slept enough.

## if short
The rope lay between them still. Nobody had thought of untying it. So they held on to each other all night long.


# picture 1
{Child} is at the window[friend:  with {friend}], telling everybody when to pull.

# picture 2
{Child} is looking down at the street, where somebody won’t budge[adult: . {Adult} wonders what the noise is about].

# picture 3
{Child} is sitting up in bed, listening. Out in the street it is perfectly quiet.
