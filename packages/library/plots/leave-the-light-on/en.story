title: Leave the Light On
title: The Ghost Who Wasn’t There When It Was Light
title: In the Dark on Purpose
guest friend: Flora (she), Kit (he)
guest pet: Sausage (he), Biscuit (she)
guest elder: Great-Aunt Dot (she), Great-Uncle Bert (he)

% The dog finds the ghost with its nose, the cat with its eyes; ears that sweep are the Dachshund’s. The electrician is only the stand-in.

# off-again
Somebody kept turning off the landing light in {elder’s} house, and {child} couldn’t sleep in the dark.

“Leave the light on,” called {child} from {child.his} bed. {@staying} {Friend}, {child.his} best friend, had the other bed, and {@pets} was lying across the ends of both.

“It was on,” called {elder} from downstairs[elder2: , where {elder2} was asleep in a chair].

Click. Off it went again.

“There,” said a voice in the dark. “That’s better.”

A ghost stood in the doorway. He was small and pale and see-through, and you could see the bathroom taps behind him.

# not-here-when-its-light
{child’s} heart banged. {Child.He} leaned out and hit the switch. Click. The ghost was gone.

{Child.He} turned it off. There he was.

“Will you stop doing that?” said the ghost. “I’m not here when it’s light. I was in the middle of saying good evening.”

“I can’t sleep in the dark,” said {child}.

“I can’t be anywhere else but in the dark.”

“It’s my bedroom!”

“It’s my landing!”

# take-turns
“He’s got a point,” said {friend}. {Friend} wanted to be a judge[city: , the fairest {in city}], and {friend.he} had sat up and put a pillowcase on {friend.his} head for a wig. “So have you. Court says, take turns. One minute each.[school:  That’s the law {at school}.]”

They tried it. One minute on, and {child} lay down, but nobody can sleep in a minute. One minute off, and the ghost began to tell them about his day.

“First I went through the wall,” he said. “[sport: Then I watched some {sport} over somebody’s shoulder. ][athlete: I’m very fond of {athlete}. ]Then I went …”

Click.

“… and that’s how I got the bucket off,” he said, when he came back.

“What bucket?” said {friend}. “We missed the bucket!”

# whats-in-it
“Leave the light on,” said {child}. {Child.His} voice wobbled. {child} was afraid of the dark. [adult: At home {adult} never said a word about it, and here {child.he} | {Child.He}] had hoped that nobody would notice.

The ghost noticed. “What’s in it?” he asked. “In the dark. I’m always there, and I’ve never met anybody but moths.”

“That’s the trouble,” said {child}. “I can’t see what’s in it.”

# as-white-as-an-egg
“Court has an idea,” said {friend}. “{child} just isn’t used to him. We need more light!” {Friend.He} leapt out of bed, and put on the ceiling lamp, the bathroom lamp, the bedside lamp and the big [us: flashlight | torch]. The room went as white as an egg.

“{Friend}, don’t!” said {child}.

{Child.He} ran round and switched them all off. Then {child.he} waited, with both hands in fists, in the blackest dark {child.he} had ever stood in.

“Ghost?”

Nobody answered.

“I’ve rubbed him out,” whispered {friend}, and took off the pillowcase.

# the-laundry-basket
Then {pet} sat up. {@nose}

{child} listened. Very far down, under the towels, someone was sniffing.

“Is that you?”

“I’m hardly here,” said a thin voice. “It was so bright. Don’t look for me. You’ll want it light.”

“I’m in the dark now,” said {child}. “I came in it on purpose.”

A towel stirred. Two pale eyes looked over the edge. “So you did,” said the ghost. “Aren’t you frightened?”

“Yes. A bit less with you in it.”

# round-the-glass
{child} took the [us: flashlight | torch] from {friend} and switched it on, but quickly wrapped both hands round the glass. {Child.His} fingers went pink. A tiny glow leaked out between them, no brighter than a night-light in a [us: dollhouse | doll’s house].

“Say something,” said {child}.

“Something,” said the ghost.

They could hear him. They could see him too, pale pink, with his hair on end. And {child} could see the door and {pet’s} tail.

“Court is delighted,” said {friend}.

“My hands will get tired, though,” said {child}.

# bulb-trouble
“What’s all this?” said {elder}, coming up the stairs in slippers. {Elder.He} looked at the ghost for some time.

“Bulb trouble?” said {elder}.

{@screwdriver} {Elder.He} went down to switch the power off, and came back up. “This is not a job for children,” {elder.he} said, and had the old switch off the wall and a round knob in its place before {friend} had found the second slipper.

“That’s a dimmer,” {elder.he} told the ghost. “There’s more than on and off in this world, dear.”

{child} turned it slowly down until he came.

# so-you-can-be-all-here
He told them about the bucket, from the beginning.[music:  He hummed {music} in the sad places.] {Friend} laughed until {friend.he} hiccuped, and then {friend.he} fell asleep halfway through a hiccup. {child’s} eyes began to close.

“Shall I turn it right down now?” asked {child}. “So you can be all here?”

The ghost looked at {child.him} for a moment.

“No,” he said. “Leave the light on.”

Then he drifted across and sat down at the end of the bed, pale pink, and {pet} moved over to make room.

# @staying
{Child.He} {child.was} staying the night with {friend}, whose great-aunt and great-uncle lived there.
## if elder
{Child.He} {child.was} staying the night.

# @pets
{pet}, {friend’s} dog,
## if pet.dog
{pet} the dog
## if pet.cat
{pet} the cat

# @nose
{Pet} had a nose. {Pet.He} dropped off the bed, flump, and went out of the door with it close to the carpet.

“What can you smell, {pet}?” said {child}. {Pet} went along the landing, past the bath and straight to the laundry basket. There {pet.he} pushed {pet.his} nose under the lid and sneezed.
## if breed.Dachshund
{Pet} had a nose. {Pet.He} dropped off the bed, flump, and went out of the door with {pet.his} ears sweeping the carpet.

“What can you smell, {pet}?” said {child}. {Pet} went along the landing, past the bath and straight to the laundry basket. There {pet.he} pushed {pet.his} long nose under the lid and sneezed.
## if pet.cat
{Pet} had eyes for the dark. {Pet.He} dropped off the bed without a sound and went out of the door, whiskers first.

“What can you see, {pet}?” said {child}. {Pet} went along the landing, past the bath and straight to the laundry basket. There {pet.he} hooked one paw under the lid and [us: meowed | mewed].

# @screwdriver
{Elder} had been an electrician for forty years, and still kept a screwdriver in {elder.his} [us: bathrobe | dressing gown].
## if elder
{Elder} was mending things in the house that week, and there was a screwdriver in {elder.his} [us: bathrobe | dressing gown].

# picture 1
It is dark on the landing.

# picture 3
A little light leaks out.
