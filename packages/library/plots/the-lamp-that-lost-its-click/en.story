title: The Lamp That Lost Its Click
title: Who Has the Click?
title: Flap, Went Something
title: Only the Cheese Knows
title: Looking with Your Ears

# no-click
The lamp by the bed had a click. Every night {child} pressed the switch, click said the lamp, and then it was night.

But tonight {child} pressed the switch and the lamp said nothing. It just went on shining.

## or
The teeth were brushed. [!short / !friend: The pillow was turned over to the cool side. ][pet.dog & !short / pet.cat & !short: {Pet} had yawned twice.] Only
the lamp was left, and the lamp had only one thing to do. It was supposed to say click.

{child} pressed the switch. The lamp said nothing. It just went on shining.

# look-with-your-ears
{child} pressed it again. Nothing. [adult: {Adult} pressed it. Nothing.]

“It’s lost its click,” said {child}. “And without a click, a lamp can’t go out.”

[friend: “You can borrow mine,” said {friend}, who was sleeping over, and made one. Tock! It was a very good tock, but
it didn’t fool the lamp.]

So somebody had to look for it. {child} climbed out of bed in such a hurry that the [uk: pyjamas | pyjamas] stood open
at the neck. A click is so small that you can’t see it. You have to look with your ears.

[pet / friend / elder: [pet.dog / pet.cat: {Pet} came along.] [pet.other: {Pet} stayed put and listened.] [friend:
{friend} came along, on tiptoe.] [elder: {Elder} came along, without slippers, because slippers talk.]] [adult:
{Adult} stayed behind to keep the lamp company.] [athlete: On the door hung a poster of {athlete}. Rustle, it went,
but that was no click.]

## or
{child} pressed it hard. {child.He} pressed it nicely. [adult: {Adult} pressed it with one thumb.] The lamp went on
shining.

“The click’s fallen out,” said {child}. “Now it can’t remember how to stop.”

[friend: So {friend}, who was sleeping over, made one. Tock! The lamp waited politely for something else.]

Somewhere in the house, then, there was a click. {child} jumped out of bed so fast that the [uk: pyjamas | pyjamas]
stood open at the neck. [age>=5: It was no use looking. Nobody has ever seen a click. ] You have to find it with your
ears.

[pet / friend / elder: [pet.dog / pet.cat: {Pet} had two good ears and was allowed to come.] [pet.other: {Pet} was to
let them know if the click came home.] [friend: {friend} tiptoed close behind.] [elder: {Elder} took off both slippers
first, because slippers can’t keep quiet.]] [adult: {Adult} stayed with the lamp.] [athlete: The poster of {athlete}
fluttered, but that was only paper.]

## if short
{child} pressed it again. Nothing. [adult: {Adult} pressed it. Nothing.]

“It’s lost its click,” said {child}. “And without a click, a lamp can’t go out.”

[friend: {Friend}, who was sleeping over, made one. Tock! But it didn’t fool the lamp.]

So somebody had to look for it. {child} climbed out of bed so fast that the [uk: pyjamas | pyjamas] stood open
at the neck. A click is so small that you can’t see it. You have to look with your ears.

## if short
{child} pressed it hard. {child.He} pressed it nicely. [adult: {Adult} pressed it with one thumb.] The lamp went on
shining.

“The click’s fallen out,” said {child}. “Now it can’t remember how to stop.”

[friend: So {friend}, who was sleeping over, made one. Tock! The lamp waited politely for something else.]

Somewhere in the house, then, there was a click. {child} jumped out of bed so fast that the [uk: pyjamas | pyjamas]
stood open at the neck. You have to find a click with your ears.

# kitchen
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the kitchen went: Brrrr.

{child} put an ear to the refrigerator. Brrrr, it went, all the way down to the tummy.

Was it the click? No. It was the refrigerator, and it was cold. {child} opened it. In there sat another little lamp,
shining on the cheese. {child.He} shut it. Was the lamp out now? Only the cheese could say.

[elder: {Elder.short} bent down to listen. Crack! Was it the click? “No,” said {elder.short}, “that was my knee.”]

[music: {child} hummed {music}, to call the click. The refrigerator hummed too. No click came.]

## or
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the kitchen went: Clink.

That was from inside the refrigerator. {child} opened the door, and a little lamp came on, right in the face of the
cheese.

Was it the click? No. It was the jars in the door, and their teeth were chattering. Brrrr, went the refrigerator, and
{child} shut it. [age>=5: Did the lamp go out now? {child} opened it a crack, very fast. Still on!] Only the cheese
knows what the lamp does when nobody’s looking.

[elder: {Elder.short} crouched down. Crack! “That was one knee,” said {elder.short}. “Wait.” Crack! “And that’s the
other.”]

[music: {child} hummed {music} down into the toaster. Nothing popped up.]

## if short
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the kitchen went: Brrrr.

{child} put an ear to the refrigerator. Brrrr.

Was it the click? No. It was the refrigerator, and it was cold. {child} opened it. In there sat another little lamp,
shining on the cheese. {child.He} shut it. Was the lamp out now? Only the cheese could say.

[elder: {Elder} came and bent down. Crack! “That was my knee,” said {elder.short}.]

[music: {child} hummed {music}, to call the click.]

## if short
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the kitchen went: Clink.

That was from inside the refrigerator. {child} opened the door, and a little lamp came on, right in the face of the
cheese.

Was it the click? No. It was the jars in the door, and their teeth were chattering. {child} shut it. Only the cheese
knows what the lamp does when nobody’s looking.

[elder: {Elder} came and crouched down. Crack! “That was my knee,” said {elder.short}.]

[music: {child} hummed {music} down into the toaster.]

# bathroom
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the bathroom went: Plip.

{child} held a finger under the [uk: tap | [us: faucet | tap]]. Plip, it went, and the finger was wet. [age>=5: {child} dried it
on the [uk: pyjamas | pyjamas].]

Was it the click? No. It was a drop that couldn’t make up its mind. {child} turned the [uk: tap | [us: faucet | tap]] tight, and
the drop pulled its nose back in.

## or
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the bathroom went: Ping.

It was in the toothbrush mug. {child} moved the mug. Splat. {child} moved it back. Ping!

Was it the click? No. It was the [uk: tap | [us: faucet | tap]], doing its scales. The next drop was just about to jump, but
{child} turned the handle, and it had to stay at home.

# hall
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the hall went: Creak.

{child} stopped. Nothing. {child.He} took one more step. Creak!

Was it the click? No. It was the floor. It only spoke when it was stepped on, which is nice of a floor.

[school: {child} shook the backpack from {school}. Rattle!] [sport: {child} lifted the {sport} bag. Thump!] [school /
sport: But no click.]

## or
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the hall went: Squeak.

That was under one foot. Under the other it went squawk. {child} stood there and rocked. Squeak, squawk, squeak,
squawk.

Was it the click? No. It was the floor, and it knew two words.

[school: {child} pulled the [uk: zip | zipper] on the backpack from {school}. Zip!] [sport: {child} pushed at the
{sport} bag. Flump!] [school / sport: It wasn’t the click.]

## if short
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the hall went: Creak.

{child} stopped. Nothing. {child.He} took one more step. Creak!

Was it the click? No. It was the floor. It only spoke when it was stepped on[!elder2: , which is nice of a floor].

[school / sport / athlete / elder2: [school: The backpack from {school} went rattle. ][sport: The {sport} bag went thump. ][athlete: The poster of {athlete} went rustle. ][elder2: {Elder2}, looking for it with both eyes shut, went snore. ]But nobody went click.]

## if short
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the hall went: Squeak.

That was under one foot. Under the other it went squawk. {child} stood there and rocked. Squeak, squawk, squeak,
squawk.

Was it the click? No. It was the floor, and it knew two words.

[school / sport / athlete / elder2: [school: The backpack from {school} went rattle. ][sport: The {sport} bag went flump. ][athlete: The poster of {athlete} went rustle. ][elder2: {Elder2}, looking for it with both eyes shut, went snore. ]But nobody went click.]

# couch
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the couch went: Boing.

That was {child}, sitting down. {child.He} sat down again. Boing!

Was it the click? No. It was a spring, and {child} sat on it three more times to make sure.

[elder2: In the armchair sat {elder2}, looking for it with both eyes shut. Snore, went {elder2.short}.]

## or
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the couch went: Peep.

That was {child}, sitting down. {child.He} sat down again. Peep!

Was it the click? No. It was the rubber duck under the cushion, and it couldn’t sleep, either.

[elder2: In the armchair sat {elder2}, looking for it with both eyes shut. Snore, went {elder2.short}.]

# no-more-rooms
Then there were no more rooms. [age>=5: The kitchen was no click. The bathroom was no click. The couch was no click at
all.] {child} went back to the lamp, which was shining and shining.

Pat, pat, pat, went the feet. Flap, went something.

“Wait a minute,” said {child}. “Who is it that goes flap?”

[friend: “Not me,” said {friend}.]

[elder: “Not me,” said {elder.short}. “And not my knee.”]

[adult: “Not the lamp,” said {adult}.]

[city: “Shhh,” went all of {city} outside the window, so that it was easier to listen.]

## or
After that the house was all used up. [age>=5: It had one refrigerator, one [uk: tap | [us: faucet | tap]], one floor, and one
couch, but it didn’t have a click.] In {child's} room the lamp sat up, wide awake[age>=5: , looking at the ceiling].

Pat, pat, pat, went the feet. Flap, went something.

“Flap?” said {child}. “It did that in the kitchen[age>=5: . It did it in the hall, too]. Who’s going around here
saying flap?”

[friend: “I say tock,” said {friend}.]

[elder: “I say crack,” said {elder.short}.]

[adult: “In here nobody has said a thing,” said {adult}.]

[city: Outside, it grew quiet. Shhh, went {city}, this will be good.]

## if short
Then there were no more rooms. {child} went back to the lamp, which was shining and shining.

Pat, pat, pat, went the feet. Flap, went something.

“Wait a minute,” said {child}. “Who goes flap?”

[city: “Shhh,” went {city} outside the window.]

## if short
After that the house was all used up. In {child's} room the lamp sat up, wide awake.

Pat, pat, pat, went the feet. Flap, went something.

“Flap?” said {child}. “Who’s going around here saying flap?”

[city: Shhh, went {city} outside, this will be good.]

# under-the-chin
{child} stood still. Then it was quiet. {child.He} took a step. Flap. One more step. Flap!

[pet.dog: {Pet} came up and put a nose to {child's} neck. It tickled.] [pet.cat: {Pet} jumped up on the bed and put
out a paw, just under {child's} chin.] [pet.other: {Pet} looked straight at {child}.]

[friend: “It’s you,” said {friend}.]

{child} felt around, just under the chin. It was the [uk: pyjamas | pyjamas]. They stood open at the neck and went
flap, and there was a button, the kind you press together. And nobody had pressed it.

{child} pressed.

CLICK.

And the lamp went out. It had only been waiting for that. [age>=5: It didn’t mind whose click it was.]

[adult: “So that’s where it was,” said {adult} in the dark.]

## if short
{child} stood still. Then it was quiet. {child.He} took a step. Flap. One more step. Flap!

[pet.dog: {Pet} put a nose to {child's} neck. It tickled.][pet.cat: {Pet} put out a paw, just under {child's} chin.][pet.other: {Pet} looked straight at {child}.]

[friend: “It’s you,” said {friend}.]

{child} felt around, just under the chin. It was the [uk: pyjamas | pyjamas]. They stood open at the neck and went
flap, because there was a button that nobody had pressed.

{child} pressed.

CLICK.

And the lamp went out. It had only been waiting for that.

[adult & !friend: “So that’s where it was,” said {adult} in the dark.]

# sounds-asleep
It was dark now, but there was room for a strip of light at the door. [pet.dog / pet.cat: In the strip of light lay
{pet}.] Up came the blanket, all the way to the chin, and now everything could be heard again, only farther away.

Brrrr, went the refrigerator, and whether the lamp in there was out, only the cheese knew. //
The [uk: tap | [us: faucet | tap]] held on to its drop. //
[!short / elder2: The couch said nothing, because nobody was sitting. //
]The floor said nothing, because nobody was walking. //
[elder: The knee said nothing, because {elder.short} was sitting still. //
] [elder2: Snore, went {elder2.short} in the armchair. //
] [friend: Tock, went {friend}, once, very softly. //
] [city: Shhh, went {city}.]

## or
It was dark now, all but the door, where one strip of light had been left. [pet.dog / pet.cat: {Pet} lay down in the
middle of it.] {child} pulled the blanket up and listened one more time[age>=5: , since the ears were still going].

The refrigerator hummed to the cheese, with its lamp on or off. //
The drop was still at home in the [uk: tap | [us: faucet | tap]]. //
[!short / elder2: The couch was having a rest from being sat on. //
]The floor was lying down. //
[elder: {Elder.short} had taken a chair, with both knees. //
] [elder2: {Elder2.short} was still looking, in the armchair. Snore. //
] [friend: To…, went {friend}, and got no further. //
] [city: Shhh, went {city}, all the way out to the last street.]

## if short
It was dark now[!friend: , but there was room for a strip of light at the door]. Up came the blanket[!friend: , all the way to the chin],
and everything could be heard again, only farther away.

Brrrr, went the refrigerator, and whether the lamp in there was out, only the cheese knew. //
The floor said nothing, because nobody was walking. //
[elder & !friend: The knee said nothing, because {elder.short} was sitting still. //
] [friend: Tock, went {friend}, once, very softly.]

## if short
It was dark now, all but the door, where one strip of light had been left. {child} pulled the blanket up and listened
one more time.

The refrigerator hummed to the cheese, with its lamp on or off. //
The floor was lying down. //
[elder & !friend: {Elder.short} had taken a chair, with both knees. //
] [friend: To…, went {friend}, and got no further.]

# the-click-asleep
And under {child's} chin, where it was warm, the click lay sleeping.

## or
In the morning the button would come open again. Click, it would say, and that would switch on the day.
