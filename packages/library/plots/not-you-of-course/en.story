title: Not You, of Course
title: I’m Not Tired
title: Sleep Tight, Slippers
guest elder: Granny (she), Nana (she)

% “I’m not tired” is said the same each time, only slower. “Not you, of course” is said as if one really meant it. Snore loudly the first time, and more and more softly after the blanket.

# a-snail
{child} and {elder} sat on the doorstep. It was evening[city:  all over {city}]. {Elder.short} had {elder.his} big blanket on, and {elder.his} slippers.[elder2:  {Elder2} sat beside them with the coffee.][friend:  In between sat {friend}[!friend.known: , {child’s} best friend,] who had a drum and wanted to drum.]

Along came {a wish}. It wasn’t quick. It was so slow that a [wish.snail: stone | snail] got there first.

“{@yawn},” said {the wish}. That was a yawn. And {wish.he} stopped, right in the middle of {elder.short’s} gate.[sport: 

“Have you been to {sport}?” asked {elder.short}. “That makes you tired.”]

# the-first
“Are you tired?” asked {child}.

“I’m not tired,” said {the wish}.

“No, no,” said {elder.short}. “Not you, of course. But I see your {@one} is tired.”

{The wish} looked. The {@one} was hanging straight down.

“Well, perhaps my {@one} is a little tired,” said {the wish}.

So {child} patted the {@one} until it lay down.

“Sleep tight, {@one},” said {child}.

# the-second
“But I’m not tired,” said {the wish}.

“No, no,” said {elder.short}. “Not you, of course. But I see your {@two} is tired.”

{@two-seen}

“Well, perhaps my {@two} is a little tired,” said {the wish}.

{@two-done}

“Sleep tight, {@two},” said {child}.

# the-third
“But I’m not tired,” said {the wish}.

“No, no,” said {elder.short}. “Not you, of course. But I see your {@three} are tired.”

The {@three} blinked.

“Well, perhaps my {@three} are a little tired,” said {the wish}.

So {child} blew on the {@three}, puff, puff, and they {@shut}.

“Sleep tight, {@three},” said {child}.

“But I’m …” said {the wish}. “I’m not …”

And {wish.he} was asleep.[pet.dog / pet.cat:  So {pet}[!pet.known: , {child’s} [pet.dog: dog|cat],] lay down next to {wish.him}, because it was warm there.][athlete: 

“{athlete} does that as well,” whispered {elder.short}. “At night.”]

# on-tiptoe
{child} and {elder.short} went back to the step on tiptoe. Tip, tip, tip.[friend: 

“Can I drum now?” whispered {friend}.

“Tomorrow,” whispered {elder.short}.]

Then {the wish} began to snore.

“{@snore}”

Oh no! The snore woke {wish.him} up! {@up}

“{@what}” cried {the wish}.

“{@nowhere},” said {elder.short}. “It was only you, snoring.”

“I wasn’t asleep,” said {the wish}, and now {wish.he} was nearly crying. “I’m not tired!”

“No, no,” said {elder.short}. “Not you, of course.”

# again
So they had to begin again. Sleep tight, {@one}. Sleep tight, {@two}. Sleep tight, {@three}. And {the wish} was asleep.

But {child} didn’t go away. Soon {the wish} would snore, and {wish.he} would wake up.

# where-are-its-ears
“{Wish.He} mustn’t hear the snoring,” whispered {child}. “{Elder.short}, where are {a wish’s} ears?”

{Elder.short} thought about it. “{@ears},” {elder.he} whispered.

So {elder.short} took off the big blanket. {@Lifted} {Child.He} tucked it in on every side, so that not one sound could get in.

# not-a-thing
“{@snore}” snored {the wish}.

And the {@one} didn’t get up. And the {@two} didn’t get up. And the {@three} stayed {@dark}.

“{Wish.sound},” snored {the wish}. “{@softly}”[music: 

{Elder.short} hummed {@song}, and not even that got in.]

{Wish.He} didn’t hear a thing.

# slippers
{child} and {elder.short} sat on the step again. {Elder.short} had no blanket now, so {child} sat on {elder.his} lap to keep {elder.him} warm.[elder2:  {Elder2} had the coffee.][school:  In the morning {child} was going to tell them all about it {at school}.][pet.other:  Indoors {pet} had shut both eyes.] {Elder.short} yawned.

“Are you tired?” asked {child}.

“I’m not tired,” said {elder.short}.

“No, no,” said {child}. “Not you, of course. But I see your slippers are tired.”

{Elder.short} looked. The slippers were hanging straight down.

“Sleep tight, slippers,” said {child}.

# @yawn
{Wish.sound} … aaaah
## if wish.fire-engine
Nee … naw … aaaw

# @one
nose
## if wish.fire-engine
ladder
## if wish.excavator / wish.crane / wish.robot
arm
## if wish.elephant / wish.vacuum-cleaner
trunk
## if wish.giraffe
neck
## if wish.steam-engine
chimney

# @two
bottom
## if wish.fire-engine
hose

# @two-seen
The bottom had sat down already.
## if wish.fire-engine
The hose was lying in {elder.short’s} tulips.

# @two-done
So {child} patted it, pat, pat, pat, until it sat still.
## if wish.fire-engine
So {child} rolled up the long hose, round and round and round.

# @three
eyes
## if wish.kind.vehicle
lights

# @shut
shut
## if wish.kind.vehicle
went out

# @dark
shut
## if wish.kind.vehicle
off

# @snore
{Wish.sound}! {Wish.sound}!
## if wish.fire-engine
NEE-NAW! NEE-NAW!
## if wish.train
CLICKETY-CLACK!
## if wish.tractor
CHUGGA-CHUG!

# @up
Up shot the {@one}! Up shot the bottom! Open shot the eyes!
## if wish.kind.vehicle
Up shot the {@one}! Up shot the bottom! On came the lights!
## if wish.fire-engine
Up shot the ladder! Out shot the hose! On came the lights!

# @what
What was that?
## if wish.fire-engine
Where’s the fire?

# @nowhere
Nothing
## if wish.fire-engine
Nowhere

# @ears
Right at the top, I think
## if wish.kind.animal
Here, somewhere
## if wish.fire-engine
Under the blue lights

# @Lifted
{Elder.He} lifted {child} up, high, high, high, and {child} put the blanket round the ears.
## if wish.size.tiny / wish.size.small
{child} knelt down, and put a corner of the blanket round the ears.
## if wish.fire-engine
{Elder.He} lifted {child} up, high, high, high, and {child} put the blanket round the blue lights.

# @softly
Aaah … aaah …
## if wish.fire-engine
Nee … naw …

# @song
{music}
