title: Front to Back
title: Back to Front
title: Last of All the Tail
guest pet: Ruth (she), Frank (he)

% Whisper from where {child} lies down the wrong way, and stroke your own child in the same places at the end, from the toes up. The dog is the family’s, else the dachshund from next door; a cat goes swish: @who, @fast, @bump, @floor, @fump, @happy, @held, @holding. The tail is "it".

# so-long
{@who}

If the nose smelled {@sausages}[friend:  or {Friend}[!friend.known: , {child’s} best friend]], the tail stood still for a while. Then the news got there. {@fast}

# front-first
At night {pet} slept on the rug by {child’s} bed. And {pet} always fell asleep front to back.

First the nose went to sleep. Then the ears went to sleep. Then the front legs went to sleep, and then the tummy, which was the longest bit. Then the back legs went to sleep.

And last of all the tail went to sleep[breed.Bulldog / breed.Australian Shepherd / us & breed.Boxer / us & breed.Rottweiler: , what there was of it].

But not tonight.

# dunk
[adult: {Adult} had put the light out already. ]Tonight the nose went to sleep. The ears went to sleep. The front legs went to sleep, and the tummy, and the back legs.

But the tail {@floor}. {@Bump}, {@bump}, {@bump}.

“Shh,” said {child}. “Goodnight, {pet}.”

{@Bump}, {@bump}, {@bump}, went the tail. It got so {@happy} when {child} talked. And that woke the back legs. That woke the tummy. That woke the front legs and the ears, and at last it got all the way to the nose, and {pet} sat up and looked surprised.

“No, no,” said {child}. “Lie down again.”

# a-rabbit
{Pet} lay down again. The nose went to sleep. The ears went to sleep. The front legs, the tummy and the back legs.

{@Bump}, {@bump}, {@bump}.

{child} tried putting a blanket on the tail[elder & !elder2: , the one from {elder}][elder & elder2: , the one from {elder} and {elder2}]. The blanket began to jump[music: , just as if the tail could hear {music}]. {@fump}

{Child.He} tried putting a rabbit on the tail. A cloth one. The rabbit hopped[sport: , as if it were off to {play sport}]. Hop, hop, hop.

That made {child} laugh, and that made the tail so {@happy} that all of {pet} woke up, back to front, and sat up and wanted to know what was going on.

“It’s your tail,” said {child}. “It doesn’t know it’s night.”

{Pet} turned round and looked at the tail. The tail waved at {pet.him}.

# in-the-ear
{child} sat in bed and thought. {Child.He} had said goodnight to {pet}. But where had {child.he} said it? Right at the front. In the ear! And it was such a long way from the ear to the tail. What if it never got there?

What if the tail was lying over there in the dark, all by itself, waiting for its goodnight!

# the-wrong-way
{child} climbed down on to the rug. {Child.He} lay down the wrong way round, with {child.his} head over by the tail. {@held}

“Hello, tail,” {child.he} whispered. “It’s {child}.”

{@Bump}, {@bump}, {@bump}!

# nothing-more
“Now, listen. The others are asleep.[city:  All of {city} is asleep.][elder & adult:  {Elder.short} is asleep.][friend:  {Friend} is asleep.] The nose is asleep. The ears are asleep. The tummy’s asleep. Nothing else is going to happen today[school: , not even {at school}]. You’re not missing anything.”

{@Bump}, {@bump}.

“And the {@sausages} {@gone} all gone.”

{@Bump}.

“But I’ll be here tomorrow too. Just as much.”

# goodnight-tail
The tail lay still and thought about that.

“Goodnight, tail,” whispered {child}.

And the tail gave one single little tap, so soft that you could hardly hear it. Then it went to sleep.

Now all of {pet} was asleep.

# back-first
{child} stayed where {child.he} {child.was}, on the rug. {Child.He} couldn’t quite get up. There was something odd about {child.his} feet. They were over by {pet’s} warm nose, and the nose was breathing on them, and they had grown so heavy.

{child} was going to sleep, you see. And {child.he} {child.was} going to sleep back to front.

First {child.his} toes went to sleep. Then {child.his} legs went to sleep. Then {child.his} tummy went to sleep, and then {child.his} arms, and then {@holding}.

{@lifted} {Child.He} hardly noticed.

Because now {child.his} ears were going to sleep. And last of all, right up at the top, {child’s} nose went to sleep.

# @who
{child} was looking after the dachshund from next door, who was called {pet}, and {pet} was long. {Pet.He} {pet.was} so long that when {pet.his} nose was in the kitchen, {pet.his} tail was still in the hall. {Pet.He} {pet.was} so long that it took a while for things to get through, and tonight it went wrong.
## if pet.dog
{child} had {a breed} called {pet}, and it was a long way from {pet’s} nose to {pet’s} tail. It was such a long way that when the nose was in the kitchen, the tail was still in the hall. It was such a long way that it took a while for things to get through, and tonight it went wrong.
## if pet.cat
{child} had a cat called {pet}, and it was a long way from {pet’s} nose to {pet’s} tail. It was such a long way that when the nose was in the kitchen, the tail was still in the hall. It was such a long way that it took a while for things to get through, and tonight it went wrong.
## if pet.dog & breed.Dachshund
{child} had a dachshund called {pet}, and {pet} was long. {Pet.He} {pet.was} so long that when {pet.his} nose was in the kitchen, {pet.his} tail was still in the hall. {Pet.He} {pet.was} so long that it took a while for things to get through, and tonight it went wrong.

# @sausages
sausages
## if pet.cat
tuna

# @gone
are
## if pet.cat
is

# @fast
Then it was off[athlete: , nearly like {athlete}].
## if pet.cat
Then it shot straight up[athlete: , nearly as fast as {athlete}].

# @bump
bump
## if pet.cat
swish

# @floor
beat on the floor
## if pet.cat
swept over the floor

# @fump
Fump, fump, fump.
## if pet.cat
Fiff, fiff, fiff.

# @happy
happy
## if pet.cat
eager

# @held
{Child.He} took it gently in {child.his} hand. It was warm and wide awake, and it bumped in {child.his} hand.
## if !pet / breed.Dachshund
{Child.He} took it gently in {child.his} hand. It was warm and a bit bristly, and it bumped in {child.his} hand.
## if pet.cat
{Child.He} put {child.his} hand on the floor, and the tail laid itself in it. It was warm and wide awake, and it swished in {child.his} hand.

# @holding
the hand that was holding the tail
## if pet.cat
the hand with the tail in it

# @lifted
Somebody big came and lifted {child.him} up into bed and pulled up the covers.
## if adult
{Adult} came and lifted {child.him} up into bed and pulled up the covers.
## if elder & !adult
{Elder.short} came and lifted {child.him} up into bed and pulled up the covers.
