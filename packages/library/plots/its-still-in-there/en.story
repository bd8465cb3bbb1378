title: It’s Still in There
title: Fat and Wet
guest friend: Ben (he), Cleo (she)
guest pet: Dot (she), Bramble (he)
guest minder: Hattie (she), Mel (she)

% The dog is the family’s, else the friend’s, who is staying the night. The dachshund’s long middle is under breed.Dachshund. “It’s still in there” is frightened twice, and pleased the last time. Do the bump with your hand under the quilt.

# in-the-middle-of-the-night
In the middle of the night[city:  in {city}], {child} sat up in {child.his} bed.

“{@A}!” [child.he: he | [child.she: she | {child.he}]] called. “{@A}! I had a bad dream!”

In came {@a}[!adult: , who was looking after {child}], with [adult: {adult.his} | {minder.his}] hair standing up. In came {pet} behind [adult: {adult.him} | {minder.him}]. {@behind}

# a-cold-thing
“What was it about?” said {@a}.

“A thing,” said {child}. “A cold thing. It was fat, and it was wet, and it sat on my toes.”

“It’s gone now,” said {@a}.

{child} pulled {child.his} feet right up to {child.his} chin.

“It’s still in there,” {child.he} said.

# i-want-to-see-it
{friend} woke up. {Friend} was [!friend: {child’s} best friend, and {friend.he} {friend.was} ]staying the night[school: , straight from {school}], on the mattress on the floor.[elder:  “All well?” called {elder}[elder2:  and {elder2}] from the next room.]

“Have you seen my whale?” said {friend}.

“Not now, {friend},” said {@a}. “{child}’s had a bad dream.”

“Where is it?” said {friend}. “I want to see it.”

“Down there,” said {child}, and {child.he} pointed to the end of the bed, where it’s dark and your feet go.

# under
“Dreams don’t go there,” said {friend}. “They go under.” {Friend.He} lay on {friend.his} tummy, and {friend.he} looked under the bed. {Friend.He} found one slipper, and half a [us: cookie | biscuit].

“That’s not it,” said {child}.

{@A} patted the big lumpy quilt. Pat, pat, pat. “Nothing,” [adult: {adult.he} | {minder.he}] said. “All gone.”

“It’s still in there,” said {child}.

# up-you-come
Then {pet} put {pet.his} front paws up on the bed.

{Pet} liked a hole that was long and low and dark[sport: , the way other people like {sport}]. {Pet.He} looked at {child}. And {pet} made up {pet.his} mind.

{@lift}

# the-bump
In went {pet.his} nose under the quilt, in went {pet.his} ears, in went {@middle} of {pet.him}, and last of all {pet.his} tail. A bump went down the bed. Down, and down, right to the bottom.

The bump stopped.

“[pet.cat: Mrrr|Grrr],” said the bump.

“[pet.they: {Pet.He} {pet.has} | {Pet.He}’s] got it,” whispered {friend}.

# out-came-the-tail
Nobody moved. Then back came the bump[athlete: , as fast as {athlete}]: out came the tail, out came {@middle}, going backwards, out came the ears. And out came the nose, and there was something in {pet’s} mouth.

{Pet.He} put it down on the bed.

It was fat, and it was wet.

{child} looked at it. {Child.He} put out one toe, and {child.he} touched it.

It was cold!

# the-whale
“That’s my dream,” said {child}.

“That’s my whale!” said {friend}.

It was {friend’s} sponge whale, from the bath.

“{Friend},” said {@a}. “How did your whale get into {child’s} bed?”

“He was shivering,” said {friend}. “So I put him in to get warm. Then I forgot.”

# hes-wet
{child} picked up the whale, and looked in its face. It had two black dots for eyes, and a small smile. Water ran down {child.his} arm.

“He isn’t bad,” said {child}. “He’s wet.”

So {@a} took the whale to the bathroom, [music: humming {music}, ]and squeezed him, and squeezed him again. Then [adult: {adult.he} | {minder.he}] put the whale on the windowsill on a warm, dry towel[elder:  from {elder}], where {friend} could see him. And {friend} went to sleep.

# long-and-warm
{@A} turned the quilt over, so the dry side was down. {child} put one foot in. {Child.He} put the other foot in. {Child.He} looked for {pet}.

But {pet} had gone back down the hole.

Something was sitting on {child’s} toes. It was {@shape}, and it was warm.

“All right now?” said {@a}, at the door. “All gone?”

“No,” said {child}, and {child.he} shut {child.his} eyes. “It’s still in there.”

# @a
{minder}
## if adult
{adult}

# @behind
{Pet} was {friend’s} dog, and {pet.he} had to smell everything, and {pet.he} {pet.was} always a bit behind.
## if pet.dog
{Pet} was {a breed}, and {pet.he} had to smell everything, and {pet.he} {pet.was} always a bit behind.
## if pet.dog & breed.Dachshund
{Pet} was a dachshund, and {pet.his} legs were short, and {pet.he} {pet.was} always a bit behind.
## if pet.cat
{Pet} was {a breed}, and {pet.he} never hurried for anybody, and {pet.he} {pet.was} always a bit behind.

# @lift
“Up you come, then,” said {@a}, and [adult: {adult.he} | {minder.he}] gave {pet.him} a lift from behind.
## if pet.cat
“Up you come, then,” said {@a}. But {pet} was up already.

# @middle
all the middle
## if breed.Dachshund
the long, long middle
## if pet.cat
all the soft middle

# @shape
curled up
## if breed.Dachshund
long
