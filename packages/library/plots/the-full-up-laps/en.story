title: {child} and the Full-Up Laps
title: Nobody Lives in Here
title: The Lap That Had Room

% Whose lap it is (@l): {adult}, else the grandparent, else 'the one who reads'.
% Who folds and comes in slippers (@f): the (other) grandparent, else a neighbour.
% Who was the baby before (@p): the family's dog or cat, else the old dog from next door. Any other animal has turned its tail to everybody.
% The baby is 'it' for everybody: nobody has told us whether it is a girl or a boy.

guest neighbour: Peg (she), Dot (she)
guest dog: Bruno (he), Barney (he)

# lap-time
{child} wanted a lap.

It was after [us: dinner | tea] and before bath, when your legs are tired[sport:  from {sport}] and [age<6: your thumb is close by | nobody is in a hurry]. [age>=5 & !music: It was lap time.] So {child.he} took [child.name: the | {child.his}] tractor book and went to find [!adult & elder: {elder} | {@l}].

{@L} was on the sofa. But [adult / elder: {@ls} | the] lap was full. It had the baby in it.

The baby was new and crumpled, and it wasn’t even reading. It was just lying there, using up the lap[music & age>=5: , and {@l} was humming {music} to it, which was {child’s} song].[music & age<5:  It even got hummed {music}, which was {child’s} song.] [school: {child} put up {child.his} hand, [age>=5: because that’s how you get things {at school} | like {at school}].]

“Can you take the baby off?” said {child}.

“In a little while[adult / elder: ,” said {@l}. “| . ]The baby’s only just dropped off to sleep.”

“Then drop it off somewhere else,” said {child}.

[age>=7 / !school / age>=5 & !friend: {@mouth} “In a little while, [us: honey | my love].”]

# everybody-else
So {child} went to find {@f}{@f-lap} tiny [us: undershirts | vests] [age>=7 / !elder2: and tiny socks and a tiny cardigan with ducks on | and tiny socks], all for folding.

“There are too many socks,” said {child}. “The baby’s only got two feet.”

[adult & elder2: {Elder2’s} lap was full of screws, for putting the [us: crib | cot] together. “There shouldn’t be this many left over,” said {elder2.short}.

][friend: {Friend}[!friend.known: , {child’s} best friend,] [age>=7: had come to see the baby. But {friend’s} lap was full | had a lap full] of crayons.

[age>=7 / age>=5 & !athlete & !elder2 & !pet.other: “I’m drawing the baby,” said {friend}.

“Draw it smaller,” said {child}.

]][pet.other: {Pet} had turned {pet.his} tail to everybody. “I know,” {child.he} said.

]{child.He} went to find {@p}{@p-is} {@no-lap}

[!city: So that was everybody.] [city: There wasn’t a lap left [age>=7: in the whole of {city} | {in city}].]

# the-basket
{child} looked at the laundry basket. [age>=5 / elder & !friend & !music & !city: It was empty.] {child.He} put the tractor book in, and then {child.he} [child.name: climbed in after it | put {child.himself} in], and {child.he} pulled a towel over the top.

[age>=7 & !athlete / age>=5 & !athlete & !friend / age<5 & adult & pet.dog & !breed.Dachshund & elder & !elder2 & !friend & !city & !school & !sport & !athlete & !music: It was quiet in the basket.] [athlete: Through the holes {child.he} could see the poster of {athlete}[age>=7 / age>=5 & !friend & !school: , who had probably never had to live in a laundry basket | , who had a whole wall].] A tear ran down to the end of {child.his} nose, and {child.he} let it.

“Nobody lives in here,” {child.he} said, in case anybody asked.

# who-sat-there
Shuffle, shuffle, shuffle came some slippers. [age>=7 & !elder2 / age>=5 & !elder2 & !friend / age<5 & adult & pet.dog & !breed.Dachshund & elder & !elder2 & !friend & !city & !school & !sport & !athlete & !music: The slippers stopped.]

“That’s funny,” said {@f-says} voice. “The last time somebody sat in that basket, it was {@p}.”

[age>=5 & !friend: {child} thought about that. {child.He} | {child}] lifted up one corner of the towel.

“Why was it {@p}?”

“Well,” said {@f-say}, “before there was you, {@p} was the baby. {@had-the-lap} And then one day [adult: {adult} | somebody] came home with something in a blanket, and it went straight into that lap, and there wasn’t any room for {@one-like-that}.”

“What was it?”[age>=5:  said {child}.]

“It was you.”

{@tail}

“Was {@p} cross?”

“[age>=5: {@P} was very | Very] cross. {@in-the-basket}”

“{@Hrrrmph},” said {child}. [age>=7 / age>=5 & !elder2 / age>=5 & !friend / !elder2 & !pet.other & !friend & !athlete / !elder2 & !pet.other & !music: It was just what {child.he} had been wanting to say.] “And then what?”

“[age>=5 & !school & !city: Do you know, ]I can’t remember,” said {@f-say}. “You’d [us: better | best] ask {@p-him}.”[age>=5 & !school:  And the slippers went away.]

# what-next
[age>=7 & !pet.other & !child.name: {child} climbed out. {child.He} sat on the rug with {child.his} back against the sofa and {child.his} legs straight out in front. | {child} climbed out and sat on the rug with [child.name: both | {child.his}] legs straight out in front.]

[age>=5: “{@P},” {child.he} said, “what did you do next?” | “{@P}, what did you do next?”]

{@comes}

{@weighs}

{child} held quite still. [sport & age>=7 & !friend & !pet.other & !athlete: {@not-so-still}]

[adult / elder: “{@L},” {child.he} whispered. “{@L}, look! I’ve got a lap!” | “Look,” {child.he} whispered. “Look! I’ve got a lap!”]

{@L} looked down over the arm of the sofa. “Goodness. So you have. When did that happen?”

[age>=7 & !friend: “Just now. {@P} found it. It’s a big one.” {child} wiggled a knee to show there was some left over. “And it’s got room.” | “Just now. {@P} found it. [age>=5 / !friend: It’s a big one.] And it’s got room.”]

# a-little-go
The baby woke up. It made a small noise like a door, eek, and waved one hand about as though it had lost something.

[age>=5: {child} watched the hand. {child.He} knew what it was like, looking for something and not finding it. | {child} knew what that was like.] [school & age>=7 & !friend: And you have to ask, when somebody’s hand is up.]

“What does it want?”[age>=5:  {child.he} said.]

[age>=5: “I think it’s had enough of my lap[adult / elder: ,” said {@l}. “| . ]I expect it would like to try a different one.” | “I think it would like to try a different lap[adult / elder: ,” said {@l}. | .”]]

[age>=5 / !friend: {child} thought for quite a long time. | {child} thought about it.]

“It can have a [us: turn in | go of] mine,” {child.he} said. “A little [us: turn | go].”

[age>=7: So {@l} put a cushion here and [adult & elder2: {elder2.short} put a cushion there | a cushion there], and {@p} [us: scooted over | budged up], and they put the baby in {child’s} lap. | So [adult & elder2: {elder2.short} fetched a cushion, and] {@p} [us: scooted over | budged up], and {@l} put the baby in {child’s} lap.] [friend: {@feet}]

The baby was heavier than it looked. It was warm, like bread[age>=7: . It smelled of milk. | [age>=5 / elder & !elder2 & !music & !city: , and it smelled of milk]. ] [age>=5 / !friend & !athlete / !friend & !music: It looked [age>=5 & !friend: up at {child}, and it looked at {child.his} chin | at {child’s} chin], and [child.name: one | {child.his}] ear, and [child.name: the | {child.his}] other ear, and it didn’t seem to mind any of it. | It looked up at {child}, and it didn’t seem to mind.]

“Hello,” said {child}. “This is a lap. It’s mine. You can borrow it.”

[age>=5 / !music / !athlete: “Eek,” said the baby.

][age>=7 & !friend / age>=5 & !friend & !pet.other: {@sniffs}

]“Now my lap’s full up,” said {child}. And it was.

# another-lap
But do you know, that left another lap empty.

[friend: {Friend} went home[age>=5 / !music / !athlete: , to see if there was a lap free there].] {@F-say} carried the baby off [adult & elder / elder2: for its bath. | to show it the moon.] And {child} stood up and turned around, and there was {@ls} lap, all by itself[age>=5 & !music / elder & !music: , with nobody in it].

{child} got in. [us: {child.He} fit. {child.He} had always fit. | {child.He} fitted. {child.He} had always fitted.] [age<5 & !athlete & !music / age>=7 & !athlete & !music / !athlete & !music & !friend / !athlete & !music & !elder2 / age>=5 & !friend & !elder2 & !music / age>=7 & !friend & !athlete: There was a place for [child.name: a | {child.his}] head and [age>=5: a place for [child.name: two | {child.his}] knees and] a place for the tractor book.]

# the-last-tractor
[!music / age<5 / !friend: “From the beginning?”[adult / elder:  said {@l}.]

“From the beginning,” said {child}.

]And {@l} read about the red tractor, and the blue tractor, and the tractor that was stuck[music: , and hummed {child’s} song in between]. {@P} lay across both their feet [age>=5 / !elder2 / !friend & !music & !pet.other & !school & !sport & !city & !athlete: and said {@hrrrmph}, but only because {@p-he} was comfy]. [pet.other: Even {pet} had turned [us: around | round] to listen.] And before the last tractor had come home, {child} was [age>=5: home already. {child.He} {child.was}] fast asleep, and {@ls} lap was full up.

# @l
[adult: {adult}| [elder: {elder.short}| the one who reads]]

# @ls
[adult: {adult’s} | [elder: {elder.short’s} | the reading]]

# @mouth
[adult / elder: {@Ls} mouth wobbled at the corner.]

# @f
[adult & elder: {elder} | [elder2: {elder2} | {neighbour}]]

# @f-say
[adult & elder2: {elder.short} | {@f}]

# @f-says
[adult & elder2: {elder.short’s} | {@fs}]

# @fs
[adult & elder: {elder’s} | [elder2: {elder2’s} | {neighbour’s}]]

# @f-lap
[age>=7 / age>=5 & !friend & !athlete: , who lived next door and had come over in slippers to help. |  from next door.] But {neighbour’s} lap was full of
## if adult & elder / elder2
. [age>=7 & !elder2: {@F} was in the big green chair. But {@fs} lap was full. It was full of | But {@fs} lap was full of]

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @p-he
{dog.he}
## if pet.dog / pet.cat
{pet.he}

# @p-him
{dog.him}
## if pet.dog / pet.cat
{pet.him}

# @one-like-that
a great big dog
## if pet.dog / pet.cat
{a breed}
## if breed.Dachshund
{a breed}, not even the front end
## if breed.Yorkshire Terrier / breed.Shih Tzu
anybody, not even {a breed}

# @p-is
[adult & elder / elder2: , the old dog from next door[age>=5: , who liked it better here]. | , who was {neighbour’s} old dog[age>=5 & !friend & !athlete & !music & !school: , big and shaggy and warm].]
## if pet.dog / pet.cat
[age>=5: . {Pet} was | , who was] {a breed}, {@feels}.

# @feels
big and broad and warm
## if breed.Golden Retriever
big and shaggy and warm
## if breed.German Shepherd
big and brave and warm
## if breed.Poodle
curly all over and warm
## if breed.Bulldog
wide and wrinkly and warm
## if breed.Beagle
all ears and nose and warm tummy
## if breed.Yorkshire Terrier
small and silky and warm
## if breed.Dachshund
long and low and warm
## if breed.Siberian Husky
thick and furry and warm
## if breed.Border Collie
quick and clever and warm
## if breed.Boxer
square and strong and warm
## if breed.Cocker Spaniel
soft and floppy and warm
## if breed.Australian Shepherd
rough and fluffy and warm
## if breed.Shih Tzu
mostly hair, and warm underneath
## if breed.Persian
mostly fluff, and warm underneath
## if breed.Maine Coon
enormous and furry and warm
## if breed.British Shorthair
round and thick and warm
## if breed.Ragdoll
soft and floppy and warm
## if breed.Bengal
spotted and springy and warm
## if breed.Siamese
slim and bossy and warm
## if breed.Abyssinian
long-legged and nosy and warm
## if breed.Russian Blue
quiet and velvety and warm
## if breed.Scottish Fold
round and soft and warm
## if breed.Sphynx
quite bald, and very warm

# @no-lap
But {@p} was lying down, and when a dog lies down there’s no lap anywhere. It’s just one long side.
## if breed.Dachshund
But {pet} was lying down, and when a dog lies down there’s no lap anywhere. It’s just one long side, and a dachshund’s never ends.
## if breed.Yorkshire Terrier / breed.Shih Tzu
But {pet} was lying down, and however much you looked, there was no lap anywhere under all that hair.
## if pet.cat
But {pet} was curled up in a ring. There was a lap in the middle of the ring, but {pet.he} {pet.was} using it {pet.himself}.

# @had-the-lap
{dog.He} came over and had {@ls} lap every single night. {dog.He} didn’t fit, but {dog.he} had it.
## if pet.dog
{pet.He} had {@ls} lap every single night. {pet.He} didn’t fit, but {pet.he} had it.
## if pet.cat
{pet.He} had {@ls} lap every single night. {pet.He} never asked, but {pet.he} had it.
## if breed.Maine Coon
{pet.He} had {@ls} lap every single night. {pet.He} hung over both sides, but {pet.he} had it.
## if breed.Dachshund
{pet.He} had {@ls} lap every single night. {pet.He} stuck out at both ends, but {pet.he} had it.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{pet.He} had {@ls} lap every single night. {pet.He} only needed half, but {pet.he} had all of it.

# @tail
[age>=5 / !friend & !pet.other & !music / !friend & !pet.other & !athlete / !friend & !music & !elder2 / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport: Across the room, {@ps} tail went thump.]
## if pet.cat
[age>=5 / !friend & !pet.other & !music / !friend & !pet.other & !athlete / !friend & !music & !elder2 / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport: Across the room, {pet} opened one eye[age>=5: , and shut it again].]

# @ps
{dog’s}
## if pet.dog / pet.cat
{pet’s}

# @in-the-basket
{@P-he} got in the laundry basket and put {@p-his} head under a pillowcase and said hrrrmph.
## if pet.cat
{pet.He} got in the laundry basket, right down at the bottom, and the whole basket said mrrrf.

# @p-his
{dog.his}
## if pet.dog / pet.cat
{pet.his}

# @hrrrmph
hrrrmph
## if pet.cat
mrrrf

# @comes
{@P} got up. [age>=5 / !friend / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport: {@P-he} stretched {@p-his} front half. {@P-he} stretched {@p-his} back half.] Then {@p-he} padded across the rug, [age>=7: and turned [us: around | round] once, and turned [us: around | round] twice,] and lay down[age>=5 / !friend & !music & !pet.other / !friend & !athlete & !pet.other / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport:  with a great big flop]. And {@p-he} put {@p-his} great big head on top of {child’s} legs.
## if breed.Dachshund
{pet} got up. [age>=5 / !friend / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport & !elder: {pet.He} stretched {pet.his} front half. A while later {pet.he} stretched {pet.his} back half.] Then {pet.he} pattered over and lay down on top of {child’s} legs, the long way, from {child.his} tummy to {child.his} toes.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{pet} got up. [age>=5 / !friend / adult & !music & !athlete & !elder2 & !school & !pet.other & !city & !sport: {pet.He} stretched {pet.his} front half. {pet.He} stretched {pet.his} back half.] Then {pet.he} pattered across the rug, [age>=5 & !friend: and turned [us: around | round] once, and turned [us: around | round] twice,] and climbed on top of {child’s} legs, and lay down there with a very small flop.
## if pet.cat
{pet} [age>=7 / !friend: washed one paw[age>=7: , because cats don’t answer [us: right | straight] away]. Then {pet.he} walked | walked] the whole way [us: around | round] the edge of the rug, as if {pet.he} {pet.was} going somewhere else. And then {pet.he} stepped up on {child’s} legs, [age>=5: and turned [us: around | round] once,] and lay down.

# @weighs
It was heavy. It was warm. It [us: drooled | dribbled] a bit.
## if breed.Beagle / breed.Cocker Spaniel
It was heavy. It was warm. It had an ear on each side.
## if breed.Bulldog / breed.Boxer
It was heavy. It was warm. It [us: drooled | dribbled] quite a lot.
## if breed.Border Collie / breed.Australian Shepherd
It was heavy. It was warm. It looked at {child.him} the whole time.
## if breed.Dachshund
{pet.He} {pet.was} heavy. {pet.He} {pet.was} warm the whole way.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{pet.He} {pet.was} light. {pet.He} {pet.was} warm. {pet.He} tickled a bit.
## if pet.cat
{pet.He} {pet.was} heavy. {pet.He} {pet.was} warm. {pet.He} purred right down into {child.his} knees.

# @not-so-still
You never hold as still as that when you {play sport}.
## if sport.Golf
You have to hold still when you {play sport}, too, but never for so long.

# @feet
[age>=5: The feet stuck out. So {friend} tipped out the crayons[age>=7:  and sat up close], and the feet went in {friend’s} lap. | {Friend} tipped out the crayons, and had the feet.]

# @sniffs
{@P} sniffed the baby’s foot and put {@p-his} chin back on what was left of {child}.
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu / pet.cat
{pet} sniffed the baby’s foot and lay down again on what was left of {child}.
