title: The Complaints Office
title: {Pet} Is Thinking It Over
title: Only Nearly
guest rakel: Mrs Purdy (she), Mrs Lomax (she)
guest bosse: Clive (he), Gordon (he)
guest leila: Leila (she), Yasmin (she)
guest ines: Posy (she), Edie (she)
guest joker: Roy (he), Stan (he)

% The cat has its own pronoun. Whoever tells the joke (@a): {adult}, else the caretaker; never he or she.
% {bosse} and {leila} are there from eight.

# a-manager
{Pet} {@look} always looked as if {pet.he} had just been told something important and would have to think it over. Really {pet.he} {pet.was} {@kind} who lived with {child}. But if you put {pet.him} on a chair behind a cardboard box, {pet.he} turned into a manager.

It was {friend}[!friend.known: , {child’s} best friend,] who found this out.

“{Pet.He} ought to be in charge of something,” said {friend}.

“Of what?” said {child}.

It was a wet Saturday, [sport: no good for anybody who wanted to {play sport}, ]and they were playing on the stairs. Three floors up, old {rakel} was shouting that the [us: elevator | lift] sounded like a cow with a tummy ache.

“And nobody listens!” she shouted.

{child} and {friend} looked at each other.

# do-come-in
A quarter of an hour later the office opened, right at the bottom, next to the radiator. {child} had made a stamp out of half a potato and some blue paint. {Friend} had done the sign. {Friend.He} thought that two Os together were the loveliest thing in spelling, so {friend.he} had put them in wherever they would go.

COOMPLAINTS OOFFICE, it said. DOO COOM IN.

And on the chair, on a red cushion, sat the Manager.

# the-lift
The first to come was {rakel}.

“I want to complain about the [us: elevator | lift],” she said.

{Pet} looked at her with big round eyes. {Pet.He} didn’t interrupt. {Pet.He} didn’t say that it would be all right.[athlete:  {Pet.He} wouldn’t have looked away if {athlete} had walked in at the door.] {Pet.He} looked as if {pet.he} had never heard anything so serious in all {pet.his} life.

“It sounds like a cow with a tummy ache,” said {rakel}.[city:  “There isn’t a worse one in {city}.”]

{Pet} blinked, very slowly.

“And to tell you the truth,” said {rakel}, in quite another voice, “I’m afraid it’ll stop one day when there’s nobody in it but me.”

Thud, went the potato.

“Your complaint has been received,” said {child}.

“And what happens now?”

{child} hadn’t thought of that. But {friend} had.

“The Manager thinks it over,” said {friend}. “And in the meantime, we’ll ride up with you.”

So they went up in the [us: elevator | lift] with {rakel}. {Friend} mooed back at it, and {child} mooed as well, and by the second floor {rakel} was mooing too, louder than anybody.

# the-queue
When they came down again there was a [us: line | queue]. [age>=8: First came {bosse}, who wanted to complain that somebody banged on the wall whenever he played [music: {@song} on ]the trombone. Behind him came {leila}, who wanted to complain about a trombone. They had to see the Manager together. {Pet} listened to one, and {pet.he} listened to the other, and then {pet.he} yawned, so wide that you could see right down inside. {bosse} thought {pet.he} {pet.was} yawning at {bosse}. {leila} thought {pet.he} {pet.was} yawning at {leila}. They both felt a bit ashamed, and settled on trombone between five and six.

Thud. Thud.

After them came {ines}|[music: First came a man who wanted the [us: elevator | lift] to play {@song}. After him|First] came {ines}], who was three. She was complaining about being three.

“It wears off,” said {friend}, and {ines} got the stamp on her tummy.

[elder: {Elder} had nothing to complain of, but wanted a stamp all the same[elder2: , and so did {elder2}].]

# nice-belt
Last of all came {@a-comes} with a bag of [us: trash | rubbish].

“I’ve got a complaint,” said {@a}. “Nobody in this building ever laughs at my jokes.”

“Tell us one,” said {child}.

“What did the [us: zero | nought] say to the eight?”

Nobody knew.

“Nice belt!” said {@a}.

{Pet} lay down on the red cushion and put a paw over {pet.his} nose.

Then {friend} began to laugh. {Friend.He} laughed till the box shook. {Friend.He} laughed till {friend.he} coughed, and then {friend.he} stopped, all of a sudden, and looked down into {friend.his} hand.

# the-tooth
“My tooth,” said {friend}. “My tooth’s come out!”

“Then it was a good joke,” said {@a}.

Everybody had to see. {rakel} came down in the [us: elevator | lift] specially[age>=8: , and {bosse} played a fanfare]. It was the third tooth that {friend} had lost.

“Well done,” said {child}.

# only-nearly
When they had all gone, {child} sat down on the stool, the one for the public. It was lower than it looked.

“I’ve got a complaint,” {child.he} said.

{Friend} looked at {child.him}. Then {friend.he} went [us: around | round] behind the box and picked up the potato, because somebody had to.

“Everybody [school: {at school} | in our class] keeps losing teeth,” said {child}. “Mine just sit there. And I said well done, but I only nearly meant it.”

{Pet} looked at {child.him} for a long time. Then {pet.he} got up, stepped on to the box, so that it sagged in the middle, and put {pet.his} forehead against {child’s}. Bump. {Pet.He} hadn’t done that for anybody else all day.

“The Manager has received your complaint,” said {friend}, and {friend.he} brought down the potato so gently that you could hardly hear it. Then {friend.he} thought for a bit.

“You can borrow it,” {friend.he} said.

“Borrow what?”

“The tooth. Till tomorrow. Only don’t put it under your pillow, or you’ll get my money.”

# egg-cup
That night the tooth stood beside {child’s} bed in an egg cup. It was a lot smaller than you would think. {Pet} lay at the bottom of the bed with {pet.his} eyes shut, thinking it all over.

“The day was too short,” {child} told {pet.him}.

{Pet} blinked, very slowly. So that had been received.

## if adult
That night the tooth stood beside {child’s} bed in an egg cup. It was a lot smaller than you would think. {Pet} lay at the bottom of the bed with {pet.his} eyes shut, thinking it all over.

“Any complaints?” asked {adult}, and sat down on the edge of the bed.

“The day was too short,” said {child}.

{Adult} had no potato, so it had to be a thumb, in the middle of {child’s} forehead.

“Received,” said {adult}, and turned out the light.

# nothing-to-complain-about
{child} lay in the dark and felt along {child.his} teeth with {child.his} tongue, as {child.he} did every night. Top right. Top left. Bottom left. Bottom …

It wobbled. Not much. Only nearly.

{child} thought of calling [adult: {adult}|out], but then {child.he} didn’t. The office was shut. And there was nothing to complain about.

# @kind
a cat
## if breed
{a breed}

# @look
was the quiet sort, and
## if breed.British Shorthair
was grey and round, and
## if breed.Persian
was wide and fluffy, and
## if breed.Maine Coon
was big and shaggy, and
## if breed.Ragdoll
was big and soft, and
## if breed.Bengal
was all stripes and spots, and
## if breed.Siamese
was slim and neat, and
## if breed.Abyssinian
was slim, with large ears, and
## if breed.Russian Blue
was sleek and silvery, and
## if breed.Scottish Fold
was round, with folded ears, and
## if breed.Sphynx
had no fur at all, and

# @a
{joker}
## if adult
{adult}

# @a-comes
{joker}, who was the [us: super | caretaker],
## if adult
{adult}

# @song
{music}
