title: Don’t Get Up!
title: Where Does a Lap Go?
title: The Best Lap in the World
guest elder: Nora (she), Winnie (she)

% Whose lap it is (@k): a grandparent where one is chosen, else {adult}, else Nora from next door. Who reads at the bed: {adult}, else 'the one who was reading'.
% The lady on the bench is {elder2} where two are chosen. The animal is 'he' for a girl and 'she' for a boy, so that one hears who is meant; the cow, the bee, the ladybird and the duck are always 'she', the lion and the moose 'he'.
% The order for every animal: what everybody runs from (@noise, @rush, @careful, @much), which bit is the tiredest (@bit), how the rest is left (@leave, @ready), how the bit lands (@lands), who has the rest.

# the-bench
On a long bench by the water[city:  {in city}], {child} was sitting on {@whose}[friend: , on one knee, with [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] on the other]. It was the best lap in the world, soft and warm and just wide enough, and {child.he} never wanted to get up. [music: You could sit there and hear {@k} humming {music}.] [sport: Later on {child} was going to {play sport}, so {sport.thing} sat on {child.his} own lap.] [pet: {@pet-is-there}]

{@arrives}

“What are you sitting on?” asked {the wish}.

“A lap,” said {child}.

“Is it comfy?”

“The comfiest thing there is.”

“I’ve never sat on a lap,” said {the wish}. “[age>=5: Not once in my life. ]Can I sit on yours?”

“No,” said {child}, and held on tight. “It’s mine. But [elder2: {elder2.short} has | that lady’s got] a spare one.”

# the-lady
At the far end[age>=5:  of the bench] sat [elder2: {elder2} | a lady] with a newspaper.

“Don’t get up!” cried {the wish}. “Here I come!”

{@noise} {@rush}

{@Lady} {@up}. And the lap was gone.

[pet: {@pet-stays}]

{@searches}

[age<5: “Where did it go?” {@he} said. | “But it was here just now,” {@he} said.]

“That’s laps for you,” said {child}. “They’re only there while you sit. When you get up, they’re gone.”

[age>=5: “Gone where?”]

[age>=5 & age<7: Not even {@k} knew.] [age>=7: “Into your tummy, I think,” said {child}.]

[age>=7: {The wish} looked for a long time at {@ladys} tummy. “It doesn’t show,” {@he} said.]

[athlete: Behind the bench hung a poster of {athlete}. “Any lap there?” asked {the wish}. But on the poster {athlete} was standing up, so there wasn’t.]

# the-man
[age>=5: On the [us: dock | jetty] sat a man with an ice cream. [friend: “He’s got one!” said {friend}.]]

[age>=5: “I’ll be [us: very, very | ever so] careful,” said {the wish}. “Don’t get up! Here I come!”]

[age>=5: {@careful}]

[age>=5: {@man-up} And the lap was gone.]

[age>=7 & !wish.whale & !wish.dolphin: Between the trees sat a man made of stone.]

[age>=7 & !wish.whale & !wish.dolphin: “He never gets up,” said {child}.]

[age>=7 & !wish.whale & !wish.dolphin: So {the wish} tried the stone lap for a while, and the stone man stayed just where he was. But the lap was cold, and nobody patted anybody.]

[age>=7 & !wish.whale & !wish.dolphin: “It’s a lap,” said {the wish}. “But there’s nobody [us: home | in].”]

# even-then
{@sad}

“Everybody always gets up,” {@he} said.

[age>=7: {child} looked at {the wish}, and {the wish} looked at {@ks} lap. ]{child} wanted to keep that lap. But {child.he} slid down onto the grass all the same.

“You can borrow mine,” {child.he} said.

“Don’t get up,” said {the wish}. “Here I come.”

{@noise}

{@cap-k} wanted to stay. {@legs-won} {@cap-k} {@up}. And the lap was gone.

[age>=7: “You were going to stay!” said {child}.]

“Sorry,” said {@k}. “It was such a lot of {@much}.”

[age<5: Now every lap was gone. | Now there wasn’t a [age>=7 & !wish.whale & !wish.dolphin: warm ]lap left anywhere.]

# her-own
Everybody was standing up. So {child} sat down {@ground} and stuck out both legs.

And there it was! It wasn’t big, but it was a lap. [sport: {child} put {sport.thing} to one side, to make room.]

[age>=5: “May I?” whispered {the wish}.]

[age>=5: “Yes,” | “This one’s free,”] said {child}. But {child.he} {child.was} {@afraid}.

{@cap-k} sat down close behind and put both arms [us: around | round] {child.him}. “We’ll stay together.” [music: And {@k} hummed {music} for the legs to hear.]

[friend: {friend} sat down too. “You hold my legs,” said {friend}, “and I’ll hold yours.”]

[school: {child} sat the way they sit in the ring {at school}, bottom down and back straight.] [pet: {@pet-feet}]

“Which [us: part | bit] of you is the tiredest?” asked {child}.

{The wish} thought about it.

{@bit}

{@leave}

{@ready}

# it-stays
“Don’t get up,” whispered {the wish}. “Here I come.”

{child} held on tight to [friend: {friend’s} legs, and {friend} held on tight to {child’s} | both legs].

{@lands}

And {child} didn’t get up.

“Oh,” said {the wish}. “It is the comfiest thing there is.”

So {the wish} was on {child’s} lap, and {child} was on {@ks}.

# all-the-laps
[age>=5: It looked so comfy that [elder2: {elder2.short} | the lady] | [elder2: {elder2.short} | The lady]] sat down too, and there was [elder2: {elder2.his} | her] lap again.

{@lady-takes} said {@lady}.

{@man-takes} said [age<5: {@k} | {@man-says}].

{@all} [age>=5: The sun went down, and nobody | Nobody] got up until {the wish} said, “Thank you for having me.”

# stay
At home [adult: {adult} | whoever was reading] sat down on {child’s} bed.

“Which [us: part | bit] of you is the tiredest?”

{child} thought about it.

“My head,” {child.he} said, and laid it in [adult: {adult’s} | the nearest] lap[age>=5: , just like {the wish}]. [pet.dog: {Pet} lay down on {child.his} feet, to keep them from running.][pet.cat: {Pet} lay down on {child.his} feet, and nobody can get up with a cat on.]

“Don’t get up,” mumbled {child}.

And [adult: {adult} didn’t | nobody did]. First one of [adult: {adult’s} | the] legs went to sleep. Then {child} did.

And the lap was still there.

# @whose
[adult: {adult’s} lap | the lap of {elder} from next door]
## if elder
{elder’s} lap

# @k
[adult: {adult} | {elder}]
## if elder
{elder.short}

# @cap-k
[adult: {adult} | {elder}]
## if elder
{Elder.short}

# @ks
[adult: {adult’s} | {elder’s}]
## if elder
{elder.short’s}

# @lady
the lady
## if elder2
{elder2.short}

# @ladys
the lady’s
## if elder2
{elder2.short’s}

# @he
he
## if child.he/wish.cow/wish.bee/wish.ladybird/wish.duck
she
## if wish.lion & wish/wish.moose & wish
he

# @cap-he
He
## if child.he/wish.cow/wish.bee/wish.ladybird/wish.duck
She
## if wish.lion & wish/wish.moose & wish
He

# @him
him
## if child.he/wish.cow/wish.bee/wish.ladybird/wish.duck
her
## if wish.lion & wish/wish.moose & wish
him

# @his
his
## if child.he/wish.cow/wish.bee/wish.ladybird/wish.duck
her
## if wish.lion & wish/wish.moose & wish
his

# @searches
{The wish} looked under the bench, and then {@he} looked in the newspaper.
## if wish.whale/wish.dolphin
{The wish} looked under the [us: dock | jetty], and then {@he} looked on the other side.

# @up
jumped up
## if wish.snail/wish.turtle
got up

# @man-up
The man jumped up. The ice cream went up even higher.
## if wish.snail/wish.turtle
The man wiped his mouth and got up.

# @man-says
the man, with ice cream in his hair
## if wish.snail/wish.turtle
the man

# @legs-won
But {@ks} legs wanted to run, and the legs won.
## if wish.snail/wish.turtle
But it took so long that {@ks} legs wanted to go home, and the legs won.

# @afraid
scared, and {child.his} legs already wanted to run
## if wish.snail/wish.turtle
scared of not being able to wait, because {child.his} legs already wanted to hop

# @ground
in the grass
## if wish.whale/wish.dolphin
on the [us: dock | jetty]

# @pet-is-there
{Pet} was there too.
## if pet.dog/pet.cat
Under the bench lay {child.his} {breed}, {pet}.

# @pet-stays
Only {pet} hadn’t moved. But {pet} doesn’t have a lap.
## if pet.dog
Only {pet} stayed, because “stay” is a thing dogs know. But however well a dog sits, it never gets a lap.
## if breed.Dachshund & pet
Only {pet} stayed, because “stay” is a thing dogs know. But with a dachshund it’s hard to tell sitting from standing, and there’s never a lap.
## if pet.cat
Only {pet} stayed, because a cat doesn’t get up for just anybody. But cats don’t have laps.
## if pet.cat & wish.mouse
Only {pet} stayed, and pretended not to have seen any mouse. But cats don’t have laps.

# @pet-feet
{Pet} came close up to {child’s} feet and stayed there.
## if pet.dog
{Pet} lay down across {child’s} feet, so that they couldn’t run off.
## if breed.Dachshund & pet
{Pet} lay down across all the feet. A dachshund goes a long way.
## if breed.Yorkshire Terrier & pet/breed.Shih Tzu & pet
{Pet} lay down on {child’s} feet. It was hardly any weight at all, but it was meant.
## if breed.Golden Retriever & pet/breed.Labrador & pet/breed.Rottweiler & pet/breed.German Shepherd & pet/breed.Siberian Husky & pet
{Pet} lay down across {child’s} feet with all {pet.his} weight, and after that they weren’t going anywhere.
## if pet.cat
{Pet} lay down on {child’s} feet, and nobody can get up with a cat on.
## if breed.Maine Coon & pet
{Pet} lay down on {child’s} feet and a good way up {child.his} legs, because that’s how long a Maine Coon is. Nobody can get up with a cat on.

# @arrives
Then {a wish} came along by the water.
## if wish.elephant
Then {a wish} came along by the water, flapping {@his} ears.
## if wish.lion
Then {a wish} came along by the water with his mane freshly combed.
## if wish.tiger
Then there was {a wish} standing in front of the bench. Nobody had heard {@him} come.
## if wish.bear
Then {a wish} came shambling along by the water.
## if wish.rabbit
Then {a wish} came hopping along by the water.
## if wish.horse
Then {a wish} came trotting along by the water.
## if wish.cow
Then {a wish} came strolling along by the water.
## if wish.pig
Then {a wish} came along by the water, muddy right up to the ears.
## if wish.fox
Then {a wish} came along by the water with {@his} nose in everything.
## if wish.hedgehog
Then {a wish} came pattering along by the water.
## if wish.mouse
Then a very small {wish} came running along by the water.
## if wish.giraffe
Then {a wish} came along by the water and looked at everybody from above.
## if wish.monkey
Then {a wish} came swinging through the trees by the water.
## if wish.penguin
Then {a wish} came waddling along by the water.
## if wish.whale
Then {a wish} put {@his} head up out of the water, right in front of the bench.
## if wish.dolphin
Then {a wish} leapt up out of the water, right in front of the bench.
## if wish.owl
Then {a wish} came flying over the water and landed on the back of the bench.
## if wish.frog
Then {a wish} jumped up out of the water.
## if wish.duck
Then {a wish} came waddling up out of the water.
## if wish.sheep
Then {a wish} came along by the water, and all the others came along behind.
## if wish.crocodile
Then {a wish} came up out of the water and smiled with every tooth {@he} had.
## if wish.wolf
Then {a wish} came trotting between the trees, down to the water.
## if wish.moose
Then {a wish} came striding between the trees, down to the water.
## if wish.snail/wish.turtle
Then {a wish} came along by the water. It took a while.
## if wish.bee
Then {a wish} came humming over the water.
## if wish.ladybird
Then {a wish} came flying over the water.
## if wish.hippo
Then {a wish} came up out of the water.
## if wish.cat
Then {a wish} came slinking along by the water.
## if wish.dog
Then {a wish} came up out of the water, dripping all over and very happy.

# @noise
{wish.sound}! {wish.sound}! {wish.sound}!
## if wish.elephant
THUMP, THUMP, THUMP!
## if wish.lion
ROAAAR!
## if wish.tiger
Creep, creep, creep … HELLO!
## if wish.bear
BUMP, BUMP, BUMP!
## if wish.rabbit
HOP, HOP, HOP!
## if wish.horse
GALLOP, GALLOP, GALLOP!
## if wish.cow
SLURP, SLURP, SLURP!
## if wish.pig
SQUELCH, SQUELCH, SQUELCH!
## if wish.fox
SNIFF, SNIFF, SNIFF!
## if wish.hedgehog
PRICKLE, PRICKLE, PRICKLE!
## if wish.mouse
SCURRY, SCURRY, SCURRY!
## if wish.giraffe
CLOMP, CLOMP, CLOMP!
## if wish.monkey
GRAB, GRAB, GRAB!
## if wish.penguin
WHOOSH, WHOOSH, WHOOSH!
## if wish.whale
SPLOOSH, SPLOOSH, SPLOOSH!
## if wish.dolphin
LEAP, SPLASH, LEAP, SPLASH!
## if wish.owl
HOO, HOO, HOOOO!
## if wish.frog
SPLAT, SPLAT, SPLAT!
## if wish.duck
QUACK, QUACK, QUACK!
## if wish.sheep
BAA, BAA, BAAA!
## if wish.crocodile
SNAP, SNAP, SNAP!
## if wish.wolf
AROOOOOO!
## if wish.moose
CLONK, CLONK, CLONK!
## if wish.snail
Sliiide … sliiide … sliiide …
## if wish.turtle
Plod … plod … plod …
## if wish.bee
BZZZZZZ!
## if wish.ladybird
TICKLE, TICKLE, TICKLE!
## if wish.hippo
WIDE, WIDER, WIIIDEST!
## if wish.cat
TREAD, TREAD, TREAD!
## if wish.dog
SHAKE, SHAKE, SHAKE!

# @rush
[wish.size.tiny/wish.size.small: {The wish} was in such a hurry that {@he} landed in the middle of the newspaper. | {The wish} was in such a hurry that the newspaper blew away.]
## if wish.elephant
The whole bench jumped, and so did the newspaper.
## if wish.lion
{A wish} roars when he’s happy, and the newspaper blew away across the water.
## if wish.tiger
And there was {the wish}, right behind the newspaper.
## if wish.bear
{The wish} was coming backwards, bottom first, and it was a very big bottom.
## if wish.rabbit
The last hop was too long, and {the wish} went straight through the newspaper.
## if wish.horse
{The wish} couldn’t stop in time, and the newspaper flew away in the rush.
## if wish.cow
{A wish} licks whatever she likes, and she licked the newspaper from top to bottom.
## if wish.pig
There was mud on every word in the newspaper.
## if wish.fox
{The wish} sniffed the newspaper, and the handbag, and right down inside one ear.
## if wish.hedgehog
{The wish} climbed up, and every single prickle came too.
## if wish.mouse
{The wish} ran up one leg, and it tickled all the way to the hat.
## if wish.giraffe
Four long legs came stepping right over the bench.
## if wish.monkey
{The wish} grabbed the newspaper, and the hat, and the glasses.
## if wish.penguin
{The wish} came sliding on {@his} tummy, right up onto the lap, and the tummy was ice cold.
## if wish.whale
The wave went over the whole bench, and the newspaper turned into soup.
## if wish.dolphin
First the newspaper got wet, and then the whole bench did.
## if wish.owl
Two round yellow eyes came up over the top of the newspaper.
## if wish.frog
{The wish} was cold and wet, and soon the newspaper was too.
## if wish.duck
It was so loud that the words jumped about in the newspaper.
## if wish.sheep
When one runs they all run, and the whole flock wanted to sit on the same lap.
## if wish.crocodile
The smile was so wide that half the newspaper went into it.
## if wish.wolf
{A wish} howls for joy, and all the hair on the bench stood on end.
## if wish.moose
The antlers took the newspaper along, and the hat, and a branch.
## if wish.snail/wish.turtle
It took so long that the newspaper came to an end.
## if wish.bee
{The wish} buzzed [us: around | round] the hat, and [us: around | round] the nose, and [us: around | round] the nose once more.
## if wish.ladybird
{The wish} landed on the very tip of a nose, and the nose twitched.
## if wish.hippo
{The wish} opened {@his} mouth for joy, and there was room in it for the whole newspaper.
## if wish.cat
{A wish} has to tread on a lap until it’s ready, and all the claws were treading too.
## if wish.dog
It rained on the whole bench, and the newspaper turned into soup.

# @careful
So this time {@he} came slowly, and the man had time to see that it really was {a wish}.
## if wish.elephant
So this time {@he} went on tiptoe. But {a wish} on tiptoe is a wobbly thing. THUUUMP!
## if wish.lion
So this time he whispered. But when {a wish} whispers it only makes the roar longer. ROAAAAAAAR!
## if wish.tiger
So this time {@he} crept even more carefully. The man didn’t notice a thing, until somebody sniffed his ice cream. HELLO!
## if wish.bear
So this time {@he} backed up slowly, and the man had time to see just how big the bottom was.
## if wish.rabbit
So this time {@he} took just one hop. But it was a high one, and it ended on the man’s head.
## if wish.horse
So this time {@he} walked, ever so slowly, all the way. And then {@he} snorted. PFRRRRRR!
## if wish.cow
So this time she kept her tongue in for as long as she could. It was as long as it took to get to the man. SLUUURP!
## if wish.pig
So this time {@he} shook the mud off first. It landed on the man.
## if wish.fox
So this time {@he} shut {@his} eyes, to stop {@his} nose noticing things. But the nose noticed the ice cream.
## if wish.hedgehog
So this time {@he} made {@him}self small and round, and rolled. That made prickles on every side.
## if wish.mouse
So this time {@he} ran so lightly that you could hardly feel it. But hardly is what tickles most.
## if wish.giraffe
So this time {@he} came with bent knees. But the legs got muddled, and {the wish} folded up like a [us: lawn chair | deckchair]. CRASH!
## if wish.monkey
So this time {@he} kept {@his} hands behind {@his} back. But {a wish} can grab with {@his} feet as well.
## if wish.penguin
So this time {@he} walked. Waddle, waddle, waddle. But the tummy was still ice cold.
## if wish.whale
So this time {@he} lay almost still and held {@his} breath. But in the end {@he} had to let it out. PFFFFFFF!
## if wish.dolphin
So this time {@he} did just one little leap. It was little on the way up. SPLASH! It wasn’t little on the way down.
## if wish.owl
So this time {@he} didn’t say a word. {@cap-he} just stared, from very close up. That was worse.
## if wish.frog
So this time {@he} took just one jump. It ended inside the man’s collar.
## if wish.duck
So this time she kept her beak shut. But the quack grew and grew inside her until it burst. QUAAAACK!
## if wish.sheep
So this time {@he} told the others to wait. “Baa,” said the others, and came along.
## if wish.crocodile
So this time {@he} smiled nicely, the whole way. But when {a wish} smiles nicely you can see even more teeth.
## if wish.wolf
So this time {@he} held {@his} mouth shut. The howl came out through {@his} nose. OOOOOOO!
## if wish.moose
So this time he came sideways, because of the antlers. They hooked the man’s [us: suspenders | braces].
## if wish.snail
So this time {@he} hurried. “Look out, I’m going fast!” cried {the wish}. The man ate up all his ice cream.
## if wish.turtle
So this time {@he} hurried. “Look out, I’m running!” cried {the wish}. The man ate up all his ice cream.
## if wish.bee
So this time she buzzed with her mouth shut. MMMMMMM! Nobody can eat an ice cream next to that.
## if wish.ladybird
So this time she walked slowly, up the man’s neck. But slowly is what tickles most.
## if wish.hippo
So this time {@he} opened it only halfway. But halfway was wide enough for the man and the ice cream too.
## if wish.cat
So this time {@he} trod slowly, and the man had time to feel every single claw.
## if wish.dog
So this time {@he} wasn’t going to shake. {@cap-he} held it in, and held it in, all the way there. SHAAAKE!

# @sad
{The wish} lay down in the grass and sighed.
## if wish.elephant
{The wish} lay down in the grass and let {@his} ears hang.
## if wish.lion
{The wish} lay down in the grass and pulled his mane over his eyes.
## if wish.tiger
{The wish} lay down in the grass, and even {@his} stripes looked sad.
## if wish.bear
{The wish} lay down in the grass with {@his} paws over {@his} nose.
## if wish.rabbit
{The wish} huddled in the grass with {@his} ears hanging down.
## if wish.horse
{The wish} hung {@his} head until {@his} nose lay in the grass.
## if wish.cow
{The wish} lay down in the grass and stopped chewing.
## if wish.pig
{The wish} lay down in the grass, and the curl went out of {@his} tail.
## if wish.fox
{The wish} curled up in the grass and hid {@his} nose.
## if wish.hedgehog
{The wish} lay in the grass like a sad little brush.
## if wish.mouse
{The wish} crept under a leaf, so that only {@his} tail showed.
## if wish.giraffe
{The wish} stayed lying there, all along the grass.
## if wish.monkey
{The wish} let {@his} arms hang until they trailed in the grass.
## if wish.penguin
{The wish} stood in the grass and looked down at {@his} feet.
## if wish.whale
{The wish} sank until only {@his} eyes were showing.
## if wish.dolphin
{The wish} sank until only {@his} fin was showing.
## if wish.owl
{The wish} landed in the grass and turned {@his} head away, nearly all the way [us: around | round].
## if wish.frog
{The wish} lay down flat in the grass, and the croak came out as a sigh.
## if wish.duck
{The wish} lay down in the grass and put her head under her wing.
## if wish.sheep
{The wish} lay down in the grass. Then all the others lay down too.
## if wish.crocodile
{The wish} lay down in the grass, and a tear ran all the way down {@his} nose. It was a real one.
## if wish.wolf
{The wish} lay down in the grass with {@his} tail between {@his} legs.
## if wish.moose
{The wish} lay down in the grass, and the antlers lay down too.
## if wish.snail
{The wish} stopped in the grass and pulled in one eye, and then the other.
## if wish.turtle
{The wish} stopped in the grass and pulled in {@his} head.
## if wish.bee
{The wish} landed in the grass and wiped her eyes with her front feet.
## if wish.ladybird
{The wish} crept down into the grass and pulled in all her legs.
## if wish.hippo
{The wish} lay down in the grass and said no more.
## if wish.cat
{The wish} lay down in the grass with {@his} back to everybody.
## if wish.dog
{The wish} lay down in the grass with {@his} chin on {@his} paws.

# @much
{wish}
## if wish.elephant
feet
## if wish.lion
roar
## if wish.tiger
creeping
## if wish.bear
bottom
## if wish.rabbit
hopping
## if wish.horse
galloping
## if wish.cow
tongue
## if wish.pig
mud
## if wish.fox
nose
## if wish.hedgehog
prickle
## if wish.mouse/wish.ladybird
tickling
## if wish.giraffe
leg
## if wish.monkey
hands
## if wish.penguin
cold
## if wish.whale
sea
## if wish.dolphin
splash
## if wish.owl
eyes
## if wish.frog
wet
## if wish.duck
quacking
## if wish.sheep
sheep
## if wish.crocodile
teeth
## if wish.wolf
howling
## if wish.moose
antler
## if wish.snail/wish.turtle
waiting
## if wish.bee
buzzing
## if wish.hippo
mouth
## if wish.cat
claw
## if wish.dog
water

# @bit
“It must be {wish.part},” said {the wish}.
## if wish.elephant
“My trunk,” said {the wish}. “It has to do everything.”
## if wish.lion
“My head,” said {the wish}. “There’s so much hair on it.”
## if wish.tiger
“My paws,” said {the wish}. “They’ve been on tiptoe all day.”
## if wish.bear
“My head,” said {the wish}. “It’s been thinking about honey all day.”
## if wish.rabbit
“My ears,” said {the wish}. “They’ve been listening all day.”
## if wish.horse
“My nose,” said {the wish}. “It’s been snorting all day.”
## if wish.cow
“My chin,” said {the wish}. “It’s been chewing since breakfast.”
## if wish.pig
“My snout,” said {the wish}. “It’s been digging all day.”
## if wish.fox
“My tail,” said {the wish}. “I’ve been pulling it along behind me all day.”
## if wish.hedgehog
“My tummy,” said {the wish}. “It’s been dragging in the grass all day.”
## if wish.mouse
“My feet,” said {the wish}. “They’ve been running all day.”
## if wish.giraffe
“My head,” said {the wish}. “It’s been so high up all day.”
## if wish.monkey
“My tail,” said {the wish}. “I’ve been hanging from it all day.”
## if wish.penguin
“My feet,” said {the wish}. “They’ve been standing on ice all day.”
## if wish.whale
“My chin,” said {the wish}. “It’s been pushing the sea along all day.”
## if wish.dolphin
“My mouth,” said {the wish}. “It’s been smiling all day.”
## if wish.owl
“My eyes,” said {the wish}. “They were open all night.”
## if wish.frog
“My bottom,” said {the wish}. “It never gets to sit. It’s always up in the air.”
## if wish.duck
“My tail,” said {the wish}. “It’s been waggling all day.”
## if wish.sheep
“My legs,” said {the wish}. “They’ve been following the others all day.”
## if wish.crocodile
“My chin,” said {the wish}. “It’s been carrying the teeth all day.”
## if wish.wolf
“My paws,” said {the wish}. “They’ve run through the whole forest.”
## if wish.moose
“My nose,” said {the wish}. “It’s been in the bushes all day.”
## if wish.snail
“My foot,” said {the wish}. “I’ve only got the one, and it’s been walking all day.”
## if wish.turtle
“My legs,” said {the wish} from inside the shell. “They’re so short.”
## if wish.bee
“My wings,” said {the wish}. “They haven’t stopped since breakfast.”
## if wish.ladybird
“My spots,” said {the wish}. “They’ve been holding on to my back all day.”
## if wish.hippo
“My mouth,” said {the wish}. “It’s so big to carry around.”
## if wish.cat
“My paws,” said {the wish}. “They’ve been sneaking all day.”
## if wish.dog
“My tail,” said {the wish}. “It’s been wagging all day.”

# @leave
“Then I’ll have just that,” said {child}. “The rest of you can wait over there.”
## if wish.elephant
“Then I’ll have that,” said {child}. “Just that. Your feet can wait over there.”
## if wish.lion
“Then I’ll have that,” said {child}. “But leave the roar over there.”
## if wish.tiger
“Then I’ll have those,” said {child}. “But no creeping. I want to hear you the whole way.”
## if wish.bear
“Then I’ll have that,” said {child}. “Your bottom can wait over there.”
## if wish.rabbit
“Then I’ll have those first,” said {child}. “But leave the hops over there.”
## if wish.horse
“Then I’ll have that,” said {child}. “But leave the gallop over there.”
## if wish.cow
“Then I’ll have that,” said {child}. “But the tongue stays in.”
## if wish.pig
“Then I’ll have that,” said {child}. “But leave the mud over there.”
## if wish.fox
“Then I’ll have that,” said {child}. “Your nose can wait over there.”
## if wish.hedgehog
“Then I’ll have that,” said {child}. “The prickles can be on the other side.”
## if wish.mouse/wish.ladybird
“Then they can rest here,” said {child}. “But leave the tickle over there.”
## if wish.giraffe
“Then I’ll have that,” said {child}. “Just that. Your legs can wait over there.”
## if wish.monkey
“Then I’ll have that,” said {child}. “Your hands can hold each other.”
## if wish.penguin
“Then I’ll have those,” said {child}. “But leave the cold over there.”
## if wish.whale
“Then I’ll have that,” said {child}. “But the sea can stay over there.”
## if wish.dolphin
“Then it can rest here,” said {child}. “But leave the splash over there.”
## if wish.owl
“Then shut them,” said {child}, “and put them here.”
## if wish.frog
“Then I’ll have that,” said {child}. “But leave the wet over there.”
## if wish.duck
“Then I’ll have that,” said {child}. “But leave the quack over there.”
## if wish.sheep
“Then I’ll have those,” said {child}. “Just yours. The others can wait over there.”
## if wish.crocodile
“Then I’ll have that,” said {child}. “But the teeth stay in.”
## if wish.wolf
“Then I’ll have those,” said {child}. “But leave the howl over there.”
## if wish.moose
“Then I’ll have that,” said {child}. “The antlers can stay up there.”
## if wish.snail
“Then I’ll have that,” said {child}. “And I’ll bring my lap to you.”
## if wish.turtle
“Then I’ll have those,” said {child}. “And I’ll bring my lap to you.”
## if wish.bee
“Then they can rest here,” said {child}. “But leave the buzz over there.”
## if wish.hippo
“Then shut it,” said {child}, “and put it here.”
## if wish.cat
“Then I’ll have those,” said {child}. “But the claws stay in.”
## if wish.dog
“Then I’ll have that,” said {child}. “But leave the water over there.”

# @ready
{The wish} told the rest to stay.
## if wish.elephant
{The wish} put {@his} feet down, all four of them, and told them to stay.
## if wish.lion
{The wish} turned to the water and roared until the roar was all used up.
## if wish.tiger
{The wish} tried a little rumble. It worked very well.
## if wish.bear
{The wish} turned [us: around | round]. Now the bottom was at the far end.
## if wish.rabbit
{The wish} hopped straight up and straight down until there wasn’t a hop left.
## if wish.horse
{The wish} galloped round and round the trees until the gallop was all used up.
## if wish.cow
{The wish} shut her mouth, with the tongue inside.
## if wish.pig
{The wish} went down to the water and washed {@his} snout. Underneath, it was pink.
## if wish.fox
{The wish} turned [us: around | round]. Now the nose was at the far end.
## if wish.hedgehog
{The wish} laid {@his} prickles down, one after another, until they were flat.
## if wish.mouse
{The wish} wiped all four feet in the grass, so that the tickle stuck to it.
## if wish.giraffe
{The wish} got up and put {@his} legs over by the trees.
## if wish.monkey
{The wish} folded {@his} hands, and then {@his} feet.
## if wish.penguin
{The wish} lay down with {@his} tummy to the sun until it was warm right through.
## if wish.whale
{The wish} lay quite still, until there wasn’t a wave left.
## if wish.dolphin
{The wish} lay quite still, until there wasn’t a ripple left.
## if wish.owl
{The wish} shut one eye, and then the other.
## if wish.frog
{The wish} dried {@his} bottom on the grass, for a long time.
## if wish.duck
{The wish} quacked the last of it far out across the water.
## if wish.sheep
{The wish} showed the others where the best grass was.
## if wish.crocodile
{The wish} shut {@his} mouth. Click.
## if wish.wolf
{The wish} lifted {@his} nose and howled until the howl turned into a yawn.
## if wish.moose
{The wish} held his antlers straight up and didn’t move them.
## if wish.snail/wish.turtle
But you can’t carry a lap. They all got up, and the laps were gone. They all sat down in front of {the wish}, and there they were.
## if wish.bee
{The wish} landed on some clover and folded up her wings, and that was the end of the buzz.
## if wish.ladybird
{The wish} stamped off the tickle on a blade of grass, with all six feet.
## if wish.hippo
{The wish} shut {@his} mouth. It took a while, because the edges were so far apart.
## if wish.cat
{The wish} put {@his} claws away, one after another.
## if wish.dog
{The wish} rolled in the grass until {@he} was dry.

# @lands
The rest stayed. Only {wish.part} came, slowly, slowly, all the way to {child's} lap. [wish.size.tiny/wish.size.small: And little by little the rest came after, until all of {the wish} was there.]
## if wish.elephant
The feet stayed. Only the trunk came, creeping through the grass like a long [us: gray | grey] sock, and lay down in {child's} lap. It was warm and heavy.
## if wish.lion
Then {the wish} came on quiet paws, and the great woolly head lay down in {child's} lap. It was warm and heavy, and deep inside it something rumbled.
## if wish.tiger
Rumble, rumble, rumble, it came through the grass, nearer and nearer, and then two broad paws lay down in {child's} lap. They were warm and heavy.
## if wish.bear
First came the nose, slowly, through the grass, and then the whole shaggy head lay down in {child's} lap. It was warm and heavy, and it smelled of the woods.
## if wish.rabbit
Then {@he} came walking, one paw at a time. First the long ears lay down in {child's} lap, and then came all the rest, soft and warm and perfectly still.
## if wish.horse
Then {@he} came, step by step, folded up {@his} legs and stretched out {@his} neck, and the nose lay down in {child's} lap. It was as soft as velvet, and it breathed out warm.
## if wish.cow
The big soft chin came slowly through the grass and lay down in {child's} lap. It was warm and heavy, and it smelled of clover.
## if wish.pig
One clean pink snout came slowly through the grass, with {a wish} behind it, and lay down in {child's} lap. It was soft and warm, and it grunted a little.
## if wish.fox
Backwards came {the wish}, step by step, and the big tail lay down in {child's} lap. It was warm, and as soft as a scarf.
## if wish.hedgehog
Then {@he} came pattering up and lay down in {child's} lap, tummy first. It was soft and warm, and nothing prickled at all.
## if wish.mouse
Then {@he} came, one tiny step at a time, and four feet climbed into {child's} lap and were still. The whole {wish} weighed as much as a button, but a warm one.
## if wish.giraffe
The legs stayed by the trees. But the head came all the same, because the neck reached the whole way, and it lay down in {child's} lap, eyelashes and all. It was warm and heavy.
## if wish.monkey
Backwards came {the wish}, a little at a time, and the long tail curled itself up in {child's} lap. It was soft and warm, and it wasn’t holding on to anything.
## if wish.penguin
Then {@he} waddled up, and two flat feet climbed into {child's} lap. They were chilly, so {child} put both hands [us: around | round] them until they were warm.
## if wish.whale
The great chin came gliding in, as quiet as a boat, and lay down on the [us: dock | jetty] with just the tip of it in {child's} lap. It was smooth and cool, and it was very tired.
## if wish.dolphin
The long mouth came gliding in, without a splash, and lay down on the [us: dock | jetty] with just the tip of it in {child's} lap. It was smooth and cool, and it smiled only a tiny bit.
## if wish.owl
Now {@he} couldn’t see a thing. “I’m here,” said {child}, “I’m here,” and a soft round {wish} came walking through the grass, climbed into {child's} lap and hid {@his} face. The whole {wish} weighed almost nothing.
## if wish.frog
Then {@he} came walking, because {a wish} can walk if {@he} wants to, and put the bottom down in {child's} lap. It was small and cool and very nearly dry.
## if wish.duck
Backwards came {the wish}, waddling, and a soft round tail settled down in {child's} lap. It waggled once more. Then it was still.
## if wish.sheep
Then {@he} came, all alone, folded up {@his} legs and put them in {child's} lap. The wool was soft and warm, all the way in to the sheep.
## if wish.crocodile
The long chin came creeping through the grass and lay down in {child's} lap. It was knobbly and heavy, and there wasn’t a tooth to be seen.
## if wish.wolf
Two [us: gray | grey] paws came softly through the grass and lay down in {child's} lap. They were broad and warm, and they smelled of moss.
## if wish.moose
Very slowly {the wish} slid his nose along through the grass, until it lay in {child's} lap. It was long and warm and as soft as a slipper.
## if wish.snail
Now there was only a little way left. Sliiide. The foot came up into {child's} lap and stopped there, cool and soft.
## if wish.turtle
Now there was only a little way left. Plod. Plod. Four short legs climbed into {child's} lap and rested, and the shell was warm from the sun.
## if wish.bee
Then {the wish} came on foot, from one blade of grass to the next, and six small feet walked into {child's} lap. It tickled a little. Then they were still, and the whole {wish} was as light as a crumb.
## if wish.ladybird
Then {the wish} flew a little way and landed in {child's} lap, and nothing tickled. She folded up her wings, so that all the spots could lie down.
## if wish.hippo
The big mouth came slowly through the grass, shut and friendly, and lay down in {child's} lap, as much of it as there was room for. It was smooth and warm and very heavy.
## if wish.cat
Four soft paws came through the grass and climbed into {child's} lap. {The wish} didn’t tread at all. {@cap-he} curled up and began to purr.
## if wish.dog
Backwards came {the wish}, and the tail lay down in {child's} lap. It wagged once more, because it couldn’t help it. Then it was still.

# @lady-takes
[wish.size.big/wish.size.huge: “I could manage an ear,” | “May I borrow {@him} after you?”]
## if wish.elephant/wish.cow
“I could manage an ear,”
## if wish.lion/wish.bear/wish.fox
“I could manage a paw,”
## if wish.tiger
“I could manage the chin,”
## if wish.horse
“I could manage some mane,”
## if wish.pig
“I could manage the curly tail,”
## if wish.giraffe
“I could manage some neck,”
## if wish.monkey
“I could manage a hand,”
## if wish.whale/wish.dolphin
“I could manage a fin,”
## if wish.sheep
“I could manage one of the others,”
## if wish.crocodile
“I could manage some tail,”
## if wish.wolf
“I could manage the ears,”
## if wish.moose
“I could manage a hoof,”
## if wish.hippo
“I could manage an ear, they’re quite small,”

# @man-takes
[wish.size.big/wish.size.huge: “I’ll have a foot,” | “And then me,”]
## if wish.elephant/wish.hippo
“I’ll have a foot,”
## if wish.lion/wish.tiger/wish.cow/wish.wolf
“I’ll have the tail,”
## if wish.bear
“Then I suppose I’ll have the bottom,”
## if wish.horse
“I’ll have a hoof,”
## if wish.pig
“Then I suppose I’ll have the muddy part,”
## if wish.fox
“I’ll have the nose, if it behaves,”
## if wish.giraffe/wish.crocodile
“I’ll have the next piece,”
## if wish.monkey
“I’ll have the other three,”
## if wish.whale/wish.dolphin
“I’ll have the other one,”
## if wish.sheep
“I’ll have two,”
## if wish.moose
“I’ll have an antler to hang my hat on,”

# @all
[wish.size.big/wish.size.huge: So the whole {wish} got a lap, one bit on each. | So {the wish} went from lap to lap to lap.]
## if wish.elephant/wish.lion/wish.tiger/wish.bear/wish.horse/wish.cow/wish.pig/wish.fox/wish.monkey/wish.crocodile/wish.wolf/wish.moose/wish.hippo
So the whole {wish} got a lap, one bit on each.
## if wish.giraffe
So {the wish} lay right across everybody, from lap to lap to lap.
## if wish.whale/wish.dolphin
And the sea had the rest of {the wish}.
## if wish.sheep
And there were still some left over.
