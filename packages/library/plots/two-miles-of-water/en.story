title: Two Miles of Water
title: Same Time Tomorrow
title: It Was Only Nothing
guest aunt: Aunt Ros (she), Aunt Bryony (she)
guest tug: MARGARET ANNE (she), ANNIE LOUISE (she)

% @m is {adult}, else an aunt. What is sent by lamp is in capitals. British: fish fingers with G cut to D; American: grilled cheese, G cut to D.

# a-white-speck
{Friend’s} new house was a white speck on the far side of the estuary, and {child} could cover it with the tip of [child.name: one | {child.his}] little finger.

It was two miles off, for a seagull. Anybody else had to drive [city: out of {city} and ]round by the bridge, which took most of an hour. The house was tucked so far in under the hill that it had no phone signal. The internet was coming in October, the phone company had told them, without saying which October.

# nothing
“You could write to {friend.him},” said {@m}.

“What about?”

“Well, what do you two normally talk about?”

{child} considered it. {Child.He} and {friend} had talked every day for years[school: , {at school}[sport:  and on the way to {play sport}]][!school & sport: , on the way to {play sport}], and {child.he} couldn’t call to mind one thing that either of them had said.

“Nothing,” {child.he} said. That was what {child.he} {child.was} going to miss.

# the-lamp
{Elder} put down {elder.his} cup and went out to the shed. {Elder.He} came back with something wrapped in a blanket, and set it between the butter and the jam[elder2: , which {elder2} moved just in time]. It was a grey lamp as big as a bucket, with slats across its face like a blind, and a lever at the side.

“Twelve years I stood on a deck and worked one of these,” {elder.he} said. “They were throwing it out.” {Elder.He} pressed the lever. Clack. The slats flew open and shut. “Short for a dot, long for a dash. I’ve three weeks before {friend} goes, to make signalmen of you both.”

# nearly
{child} learned Morse code the way {child.he} learned everything, with a chart[athlete: , pinned up next to {athlete}]. {Friend} learned it the way {friend.he} learned everything, which was nearly. {Friend.He} {friend.was} quicker than {child}, but {friend.he} got excited, and then {friend.his} dashes came up short. “Like a man running for a bus,” said {elder}. On the last Saturday of August, {friend} got into the car with a camping [us: flashlight | torch] in {friend.his} lap and a square of cardboard to flap in front of it.

“Nine o’clock,” {friend.he} said, through the window.

# your-watch
The first night it poured. On the second there was fog. The third was so clear that you could see every light on the far shore, the farm and the [us: diner | pub] and the three street lamps, and none of them moving.

{Elder} had carried a kitchen chair up to {child’s} window, but {elder.he} wouldn’t touch the lamp. “It’s your watch,” {elder.he} said.[pet:  {@Pet} took one look, and settled down to sleep through it.]

HELLO, sent {child}.

Nothing happened. {child} sent it again. Perhaps {friend} had forgotten. Perhaps, over there, somebody lived next door who had a trampoline and a [pet: swimming pool | dog], and you only had to knock.

# slowcoach
Then, low down, to the left of the [us: diner | pub], something winked.

{child} grabbed the pencil. {Elder} stared at the ceiling on purpose[music: , and hummed {@song}].

HELLO [us: SLOWPOKE | SLOWCOACH].

“[us: The nerve | Cheek],” said {elder}, delighted.

# finders
It took {child} four minutes to send WHAT DID YOU HAVE FOR [us: DINNER | TEA]. Somewhere around the second word it came to {child.him} that this was the stupidest message that had ever been sent across two miles of water. {Child.He} waited. The wink began.

[us: DRILLED CHEESE | FISH FINDERS].

“[us: Drilled cheese | Fish finders]?” said {@m}, reading over {child’s} shoulder.

“[us: Grilled | Fish fingers],” said {child}. “A G is two dashes and a dot. {Friend} cut one short.” {Child.He} {child.was} laughing, and {child.his} eyes were stinging as well, because there {friend.he} {friend.was}. That was {friend}, all of {friend.him}, getting it nearly right. It was only nothing; and it had come the whole way over.

# the-third-light
{child} was reaching for the lever when {child.he} saw the third light.

It wasn’t on the shore. It was in the middle, out in the channel, where there was nothing but black water, and it was flickering so fast and so evenly that it seemed to shiver. {child} caught [us: a W and an H | an A, and an N], and then {child.he} {child.was} lost.

“{Elder.short} –”

# any-luck
But {elder} was already on {elder.his} feet, with both hands on the sill.

“[us: WHAT DID YOU | ANY LUCK],” {elder.he} read slowly. “[us: WHAT DID YOU… DRILL… IT WITH | ANY LUCK… FINDING… FISH].”

On the other side of the water, {friend’s} [us: flashlight | torch] went completely berserk.

“That’s a tug,” said {elder}. “She’ll be lying out there until the tide turns. And that[child.he: , my lad,][child.she: , my girl,] is somebody who was properly taught. Will you look at that spacing!” {Elder.He} had gone quite pink. “Well, answer. It’s rude not to.”

# thought-i-was-dreaming
WHO ARE YOU, sent {child}.

The reply came at a walking pace, out of kindness, and {child} got every letter of it.

TUG {tug}. NOBODY HAS USED A LAMP ON THIS RIVER FOR THIRTY YEARS. THOUGHT I WAS DREAMING.

# your-go
{child} read it through. Then {child.he} got up off the chair.

“You have a go, {elder.short}.”

“Me? My watch ended before {@m} was born.”

“Go on, {elder.short},” said {@m}.

So {elder} sat down and put {elder.his} hand on the lever. It was a hand that shook these days when it poured the tea. It wasn’t shaking now. The slats clattered like a train going over [us: a switch | points], and out in the dark the other light came rippling back, and for two whole minutes they went to and fro like neighbours at a [us: fence | wall]. {child} couldn’t read one word.

# the-best-talk
“What did you talk about?” {child.he} asked, when it was over.

“Nothing,” said {elder}, and blew {elder.his} nose. “Nothing at all. It’s the best talk there is.”

# same-time-tomorrow
It was long past bedtime. {@M} pointed at the clock, though not very hard, and {child} sent GN, which is how signalmen say good night. GN, said the [us: flashlight | torch] beneath the hill. GN, said the light in the channel; and then, slowly, so that everyone could follow, SAME TIME TOMORROW.

One after another, the three lights went out. {child} pinned the page above [child.name: the bed | {child.his} bed where {child.he} could see it]. {Child.He} looked at it for a moment with the pencil in [child.name: one | {child.his}] hand. But {child.he} left [us: DRILLED | FINDERS] exactly as it was.

# @song
{music}

# @pet
{pet}
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.cat
{pet}[!pet.known:  the cat]

# @m
{aunt}
## if adult
{adult}
