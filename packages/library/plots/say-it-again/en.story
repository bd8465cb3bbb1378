title: Say It Again
title: Frog, 1 (Same)
guest friend: Gus (he), Martha (she)
guest pet: Dot (she), Mungo (he)
guest elder: Jean (she), Len (he)

% {elder} is the family’s, otherwise somebody next door. The dog is the family’s, otherwise {friend}’s; a cat says MIAOW into the pipe. What the pipe says is read very deep.

# a-frog-in-the-pipe
There was a frog in the drainpipe.

“Grrrrp,” it said, and the whole of {@yard} hummed like a fridge.

It was an old clay pipe, [adult: three times as long as {adult} lying down|twice as long as a car], in the grass along the wall. One end was by the back step. The other was down behind the [us: rain barrel | water butt]. On Saturday it was going in the [us: dumpster | skip].

“So he’s got till Saturday,” said {friend}[!friend.known: , {child’s} best friend]. “Poor thing. He’s stuck.”

# rescues
{Friend} had decided to save the frog. {Friend.He} had wet hands, a bucket, and a notebook headed RESCUES. {child} held the [us: flashlight | torch]. {Child.He} had something to tell {friend}, and {child.he}’d had it for a week, and while they were busy with the frog {child.he} needn’t start.

In September {child.he} {child.was} going to a different school from {friend.his}.

That was all of it. {Child.He} could say it in {child.his} head.[adult:  {Adult} had said it was best told soon.] But whenever {child.he} opened {child.his} mouth[school: , {at school} or anywhere else], {friend} was in the middle of saying where they’d sit on the bus.

# frog-one
They washed the frog out with a can of water. It sat in the bucket with its elbows out like someone who’s been asked to leave. {Elder}[elder & elder2:  and {elder2}] walked them down the lane to the pond, and it swam off without a word. {Friend} wrote: Frog, 1.

On Tuesday night it was back. “Grrrrp.”

“He’s lost,” said {friend}, and wrote Frog, 1 (same).

# woof
On Wednesday it was back again. {@enough} {Pet.He} marched up to the end by the step, put {pet.his} {@nose} right inside and {@barked}.

{@WOOF}, said the pipe.

It was colossal[city: , even for {city}]. It rolled away down the dark[athlete: , as fast as {athlete}], and pigeons got up off the roof. {Pet} looked behind {pet.him} for the other {@dog}. Then {pet.he} crept up again and gave it one more, quite a small one.

{@WOOF}.

A look spread over {pet.his} face that {child} had never seen there. {Pet.He} planted {pet.his} front feet and {@barked} twelve times, and after each one {pet.he} waited, head on one side, admiring it.

“Will somebody stop that {@dog}?” called {elder} from the window.

# where-hes-loud
But {child} was standing quite still.

“{Friend},” {child.he} said. “What does the frog sound like at the pond?”

{Friend} turned back a page, because {friend.he} {friend.was} fair about evidence[sport: , as {friend.he} {friend.was} about {sport}]. “Nothing. He doesn’t make a sound. There’s about forty of them going, and he just…” {Friend.He} stopped. “You couldn’t hear him if he did.”

“He isn’t stuck,” said {child}. “He never was. We keep rescuing him from the only place where he’s loud.”

They both looked at the pipe. “Grrrrp,” it said, deep as a bus, and somewhere inside was an animal no longer than {child’s} thumb.

{Friend} crossed out RESCUES. {Friend.He} {friend.was} a while doing it.

“It can’t go in the [us: dumpster | skip], then,” {friend.he} said. “You’ll have to ask {elder}.”

# if-it-gets-used
{Elder} was scrubbing flowerpots as if they’d insulted {elder.him}[music: , with {music} on the radio].[elder & elder2:  {Elder2} was drying them, much more gently.] If you weren’t using a thing, {elder.short} always said, you were hiding behind it.

“A frog,” {elder.he} said.

“It makes him bigger. So somebody’ll hear.”

“And what’s stopping him speaking up in the ordinary way?”

“He’s got a small voice,” said {child}. “And it’s important.”

{Elder} turned off the [us: faucet | tap] and dried {elder.his} hands, finger by finger. It was {elder.he} who had sewn the name tapes into the new blazer, eight days ago, and hung it in {elder.his} own [us: closet | wardrobe] because {child} had asked {elder.him} to.

“I’ll keep a pipe for a frog,” {elder.he} said, “if it gets used. But I’m not keeping that blazer in with my good coats past Friday. It’s crushing my sleeves.”

# moved-over
When {child} came out, it was nearly dark. {Friend} had gone round behind the [us: rain barrel | water butt] to look in there. {Pet} lay by the near end, chin on the rim, not {@barking} now, with {pet.his} eyes half shut, listening to the frog.

{child} sat down on the step.

“Are you there?” {child.he} said. {Child.He} didn’t say it loudly. But {pet} lifted {pet.his} head, and looked at {child.him}, and looked at the pipe. Then {pet.he} got up, {@took} the hem of {child’s} [us: sweater | jumper] and pulled. And when {child} had come down on {child.his} knees, {pet} moved over, though it was the best place in the yard and {pet.he}’d only just found it.

It smelt of stone and rain in there. It was dark. There wasn’t any face at the other end.

# the-other-school
“{Friend},” said {child}.

{Friend}, said the pipe, the size of a house.

“I got into the other school. I’m going. I’ve known for nine days. I didn’t know how to say it.”

The words rolled away from {child.him}, enormous, and {child.he} couldn’t get them back. The frog had stopped. {Pet} leaned on {child.him} with {pet.his} whole weight.

Nothing came. {Child.He} thought, {friend.he}’s gone home.

Then, very deep and a bit wobbly, as if from under the sea:

“I know.”

“How?”

“You stopped saying where we’d sit.” There was a long breath. In the pipe it was a gale. “I kept on about the bus so you’d tell me I was wrong. It wasn’t a very good plan.”

# a-ditch
{child} put {child.his} forehead on the cold rim. “Are you angry?”

“Yes,” said the pipe. And then: “Has it got a pond?”

“I think there’s a ditch.”

“That’s something.”

They stayed there, each at an end. And in between them, after a while, small feet shifted on the clay.

# say-it-again
“Grrrrp.”

{Pet} lifted {pet.his} head. {Pet.He} {pet.was}n’t looking at the pipe. {Pet.He} {pet.was} looking towards the lane, with one paw in the air. {child} held {child.his} breath. From out there in the wet grass, very faint, coming nearer, something answered.

“Did you hear that?” boomed {friend}.

{child} had heard it perfectly well. {Child.He} put {child.his} mouth to the pipe.

“No,” said {child}. “Say it again.”

# @yard
{elder’s} yard, next door,
## if elder
{elder’s} yard

# @enough
That was enough for {pet}, {friend’s} dog.
## if pet.dog
That was enough for {pet}[!pet.known: , {child’s} dog].
## if pet.dog & breed
That was enough for {pet}, {child’s} {breed}.
## if pet.cat
That was enough for {pet}[!pet.known: , {child’s} cat].
## if pet.cat & breed
That was enough for {pet}, {child’s} {breed}.

# @nose
nose
## if pet.cat
head

# @barked
barked
## if pet.cat
[us: meowed | miaowed]

# @barking
barking
## if pet.cat
[us: meowing | miaowing]

# @WOOF
WOOF
## if pet.cat
[us: MEOW | MIAOW]

# @dog
dog
## if pet.cat
cat

# @took
took hold of
## if pet.cat
hooked a claw into
