title: The Doorbell Said So
title: Ding-Dong Means Good Night
title: When You Say Oh

% Two rules. One: a sound in the wrong place hops home when you press or turn or pat, and say: “Out you come, and home you go!”
% Two: when you say oh, it falls out. {The wish} can say nothing but ding-dong until its own sound is home.
% # @sound: what is said; # @hid: how this one is ashamed; # @best: what makes the doorbell say oh; # @loud: as loud as it will go.

# the-strawberry
{child} was at home in the hall, with a [wish.strawberry: biscuit|strawberry] in {child.his} mouth, when the doorbell rang.

But it didn’t say ding-dong.

“{@sound}!” said the doorbell.

“Oh!” said {child}. And out fell the {@berry}, because when you say oh, it falls out.

Something was wrong. {child.He} opened the door, and there stood {a wish}.

“Ding-dong!” said {the wish}, and was so ashamed that {wish.he} {@hid}.

“That’s the doorbell’s sound,” said {child}. “And the doorbell’s got yours!”

“Ding-dong,” said {the wish}. That meant yes.

# the-wind
{@blown}

“Come in,” said {child}. “We’ll put them back.”

{@comes-in}

# the-tap
{@tap}

“Ding-dong?” said {the wish}.

“Not yet,” said {child}. “Soon.”

# the-toilet
“Ring-ring! Ring-ring!”

It was the toilet.

{child} lifted the lid. “Hello?” {child.he} said. Nobody answered.

“Gurgle-whooosh!” said the telephone on the hall table.

{child} pushed the handle, and patted the telephone.

“Out you come, and home you go!”

Pop, hop, and home they went.

“Gurgle-whooosh!” said the toilet. “Ring-ring!” said the telephone. [elder: It was {elder}. “At last,” said {elder.short}. “I’ve been talking to the toilet all morning.”[elder2:  So had {elder2}.]]

[music: The fridge was singing {@song}. {child} patted the door, and hop, home it went to the radio.

][pet.other: {Pet} kept {pet.his} mouth shut all morning, just in case.

]“Ding-dong?” said {the wish}.

“Now,” said {child}.

# the-doorbell
Now it was the doorbell’s turn. {child} stood on tiptoe and pressed the button.

“Out you come, and home you go!”

[age>=5: “{@sound}!” said the doorbell. But the sound didn’t come out. {child} pressed with {child.his} whole hand.

]“{@sound}!” said the doorbell, and held on tight. All its life it had only said ding-dong, and now it could say “{@sound}”. [age>=5: It was the best thing it had ever said. ]Who would give that back?

“Ding-dong,” said {the wish}, ever so softly. That meant: what about me?

# two-strawberries
{child} sat down close beside {wish.him}. [friend: {Friend}[!friend.known: , {child’s} best friend,] came and sat on the other side. ]{@shares}

Then {child} thought of something.

“Oh!” {child.he} said. And out fell the {@berry}, because when you say oh, it falls out.

{child.He} looked at the {@berry}. {child.He} looked at the doorbell.

“It’s got to say oh!” whispered {child}. “Do what you’re best at. I’ll catch.”

And {child.he} held out both hands.

# oh
{@best}

“OH!” said the doorbell.

And out it fell! {child} caught it in both hands. It was warm, and it tickled. {child.He} held it up to {the wish}.

“Out you come, and home you go!” [friend: shouted {child} and {friend}. | shouted {child}.]

Pop, hop, and home they went.

{The wish} opened {wish.his} mouth, as wide as it would go:

{@loud}

They heard it [school: all the way to {school} | all down the street][city: , and all over {city} people opened their windows], and everybody clapped. [elder: {Elder.short} clapped too, down the telephone. ][athlete: They don’t often clap like that, unless it’s for {athlete}.]

# the-best-ding-dong
“Ding-dong,” said the doorbell, rather small and shy.

So {child} patted its button. “Nobody says it like you,” {child.he} said.

“Ding-dong,” said the doorbell, nearly as grand as a church. And {the wish} bowed to it, and went off home, and wasn’t a bit ashamed any more.

# good-night
That night {child} was in bed, and all the sounds in the house were where they belonged[music: , and the song was back in the radio]. [pet.dog / pet.cat: {Pet} was at the foot of the bed, with the right one. ][adult: {Adult} turned out the light, and click, it said. ]“Drip,” said the tap, but only once. [sport: {@Sport-thing} said nothing at all, and that was right as well.]

Then, far, far away, {wish.home}, there was something more, so small that you had to hold your breath.

“{@sound}.”

“Ding-dong,” answered the doorbell, out there in the dark. That meant good night.

# @song
{music}

# @sport-thing
{sport.thing}

# @berry
strawberry
## if wish.strawberry
biscuit

# @blown
In the night the wind had blown all the sounds into the wrong places.
## if wish.wind / wish.storm / wish.gust / wish.tornado
In the night {the wish} had blown all the sounds into the wrong places, and not on purpose.

# @comes-in
So in came {the wish}.
## if wish.size.tiny
So in came {the wish}, riding on {child’s} shoulder.
## if wish.size.small
So in came {the wish}, riding on {child’s} arm.
## if wish.size.big
So {the wish} breathed in, to get through the door.
## if wish.size.huge
But {the wish} was too big, so {wish.he} looked in through the window, one eye at a time.
## if wish.kind.person
So {the wish} wiped both feet, and in {wish.he} came.
## if wish.ghost / wish.ghost-child / wish.poltergeist
So in came {the wish}, through the wall.
## if wish.mermaid
So in came {the wish}, hopping on {wish.his} tail.
## if wish.baby
So in crawled {the wish}.
## if wish.fairy
So in came {the wish}, riding on {child’s} shoulder.
## if wish.moon
But {the wish} was too big, so {wish.he} shone in through the window.
## if wish.knight
So {the wish} wiped both iron shoes, and in {wish.he} came.

# @tap
“Quack, quack,” said the tap in the kitchen. “Drip, drop,” said the yellow duck in the sink.

{child} turned the tap, and squeezed the duck.

“Out you come, and home you go!”

Pop, hop, and home they went.

“Drip, drop,” said the tap. “Quack, quack,” said the duck.
## if wish.duck / wish.duckling / wish.rubber-duck / wish.pond / wish.goose
“Oink, oink,” said the tap in the kitchen. “Drip, drop,” said the pink rubber pig in the sink.

{child} turned the tap, and squeezed the pig.

“Out you come, and home you go!”

Pop, hop, and home they went.

“Drip, drop,” said the tap. “Oink, oink,” said the pig.
## if pet.dog & !wish.dog
“Woof, woof,” said the tap in the kitchen. And on the floor sat {pet}, who was {a breed}, looking rather odd. “Drip, drop,” said {pet}.

{child} turned the tap, and patted {pet} on the tummy.

“Out you come, and home you go!”

Pop, hop, and home they went.

“Drip, drop,” said the tap. “Woof, woof,” said {pet}.
## if pet.cat & !wish.cat
“Miaow, miaow,” said the tap in the kitchen. And on the floor sat {pet}, who was {a breed}, as if nothing was the matter. “Drip, drop,” said {pet}.

{child} turned the tap, and stroked {pet} on the back.

“Out you come, and home you go!”

Pop, hop, and home they went.

“Drip, drop,” said the tap. “Miaow, miaow,” said {pet}.

# @shares
They had a {@berry} each, and they were sad.
## if wish.size.tiny
They had a {@berry} each, and one of them was just as big as {the wish}. And they were sad.
## if wish.size.huge
They had a {@berry} each, one of them like a little red dot. And they were sad.
## if wish.strawberry
They had a {@berry} each, and they were sad.

# @sound
{wish.sound}
## if wish.dragon
Rrraaah
## if wish.dinosaur
Rooaaar
## if wish.rabbit
Sniff-sniff
## if wish.bear
Grrrowl
## if wish.butterfly
Flutter, flutter
## if wish.monkey
Ooh-ooh-ah-ah
## if wish.penguin
Honk-a-honk
## if wish.shark
Snap-snap
## if wish.owl
Tu-whiiit, tu-whooo
## if wish.pirate
Yo-ho-ho
## if wish.knight
Clank, clank
## if wish.princess
Yooo-hooo
## if wish.astronaut
Blast off
## if wish.superhero
Here I come
## if wish.robot
Beep-beep
## if wish.alien
Bleep-bloop
## if wish.fairy
Tinkle-tinkle
## if wish.witch
Heee-heee
## if wish.queen
How do you do
## if wish.king
Ahem, ahem
## if wish.snow
Fffff
## if wish.moon
Shhh
## if wish.sun
Good morning
## if wish.star
Twinkle-twink
## if wish.castle
Ta-ra-ta-raaa
## if wish.treasure / wish.chest
Clink, clink
## if wish.ice-cream
Yum, yum
## if wish.snowman
Brrr
## if wish.shell
Shhhh
## if wish.author
Scribble-scribble
## if wish.story
Rustle-rustle

# @hid
looked straight down at the ground
## if wish.kind.vehicle
turned off both {wish.his} lights
## if wish.kind.building
drew all {wish.his} curtains
## if wish.kind.sky
hid behind the chimney
## if wish.kind.garment
folded up as small as could be
## if wish.kind.furniture
turned to face the wall
## if wish.kind.water
went quite still
## if wish.kind.person
put both hands over {wish.his} mouth
## if wish.dragon
put both wings over {wish.his} face
## if wish.unicorn
let {wish.his} mane fall over {wish.his} eyes
## if wish.dinosaur
stuck {wish.his} head in a bush
## if wish.dog
put {wish.his} tail between {wish.his} legs
## if wish.cat
pretended to be washing
## if wish.horse
hid behind {wish.his} own [us: bangs|fringe]
## if wish.rabbit
pulled {wish.his} ears down over {wish.his} eyes
## if wish.baby
put {wish.his} whole fist in {wish.his} mouth
## if wish.bear
put both paws over {wish.his} nose
## if wish.fox
wrapped {wish.his} tail all round {wish.him}
## if wish.wolf
hid {wish.his} nose under one paw
## if wish.hedgehog
rolled up into a ball
## if wish.lion
pulled {wish.his} mane over {wish.his} face
## if wish.elephant
put both ears over {wish.his} eyes
## if wish.monkey
put both hands over {wish.his} eyes, and both feet as well
## if wish.penguin
looked straight down at {wish.his} feet
## if wish.shark
shut {wish.his} mouth on all those teeth
## if wish.whale
hid behind the house, as well as a whale can
## if wish.owl
pulled {wish.his} head down into the feathers
## if wish.snail
went into {wish.his} shell
## if wish.frog
clapped both hands over {wish.his} mouth
## if wish.butterfly
folded up {wish.his} wings
## if wish.pirate
pulled the big hat over both eyes
## if wish.knight
shut the visor with a snap
## if wish.princess
pulled the crown right down to {wish.his} nose
## if wish.wizard
hid behind the long beard
## if wish.astronaut
breathed on the helmet until it went all misty
## if wish.superhero
pulled the cape over {wish.his} head
## if wish.robot
turned off both {wish.his} eyes
## if wish.alien
pulled in all {wish.his} eyes
## if wish.ghost
went nearly invisible
## if wish.monster
put every single claw over {wish.his} eyes
## if wish.fairy
hid behind a blade of grass
## if wish.mermaid
pulled {wish.his} hair over {wish.his} face
## if wish.troll
stared down at those great big toes
## if wish.excavator
hid behind {wish.his} own bucket
## if wish.fire-engine
went even redder
## if wish.train
backed away, three carriages long
## if wish.bus
shut all {wish.his} doors
## if wish.racing-car
turned {wish.his} back
## if wish.boat
pulled the flag over {wish.his} face
## if wish.tractor
looked down at those muddy wheels
## if wish.police-car
turned off {wish.his} blue light
## if wish.giraffe
laid {wish.his} head down in the flower bed
## if wish.moon
hid behind a cloud
## if wish.snow
went wet at the edges
## if wish.castle
pulled up the drawbridge
## if wish.treasure / wish.chest
shut the lid
## if wish.ice-cream
melted a little round the edge

# @best
So {the wish} did. {wish.He} {wish.did}.
## if wish.does.throws
So {the wish} threw {child’s} ball, so high that it went into a cloud. And when it came down there was a little bit of the cloud still on it.
## if wish.does.catches
The wind blew, and all the apples fell off the tree, and {the wish} caught every single one before it touched the ground.
## if wish.does.carries
So {the wish} picked up the whole garden bench, with a bumblebee asleep in one of the flowerpots, and it didn’t even wake up.
## if wish.does.washes
So {the wish} washed the old grey gate. And the gate was red! Nobody had ever known.
## if wish.does.hides
So {the wish} hid. You couldn’t see one bit of {wish.him}. And then {wish.he} peeped out, right above the doorbell.
## if wish.does.grows
So {the wish} grew, up past the door, and up past the roof, and a bird came and sat on the top.
## if wish.does.shines
So {the wish} shone. It shone in every window down the street, and all the [us: roosters|cockerels] thought it was morning again.
## if wish.does.sings
So {the wish} sang. There was only ding-dong to sing, but {wish.he} sang it high and low and slow and fast, until it sounded like all the bells in the world.
## if wish.does.swallows
So {the wish} swallowed the whole doormat. Then there was a burp, and out came the doormat again, all clean and rolled up.
## if wish.does.mends
By the step lay an old tricycle with only two wheels. So {the wish} mended it, and then it had three, and a flag.
## if wish.does.melts
So {the wish} blew on the water in the watering can. Up went a little cloud, and it rained on one single flower.
## if wish.does.flies
So {the wish} flew. {wish.He} flew round the chimney, and round the tree, and all the way back upside down.
## if wish.does.digs
So {the wish} dug. Up came a ball, and a tiny shoe, and right at the bottom was {child’s} very first [us: pacifier|dummy].
## if wish.does.keeps
So {the wish} took out everything {wish.he} had kept: buttons, and shells, and right at the bottom the mitten that {child} lost last winter.
## if wish.does.opens
So {the wish} opened everything there was to open. Open went the gate, and open went the windows, and open went all the flowers.
## if wish.does.tells
So {the wish} told a story. It was ding-dong from beginning to end, and it was so exciting that you had to hold on to something.
## if wish.dragon
So {the wish} blew a smoke ring as big as a house. And then {wish.he} flew right through it.
## if wish.unicorn
So {the wish} touched the cracked flowerpot with {wish.his} horn. And the pot was whole, and up came a rose.
## if wish.dinosaur
So {the wish} stretched {wish.his} neck, right over the roof. And when the head came back, it had {child’s} red ball on its nose.
## if wish.dog
So {the wish} chased {wish.his} own tail, round and round and round, and caught it!
## if wish.cat
So {the wish} jumped. Up on the wall, and up on the roof, and round the chimney, and down on four soft paws.
## if wish.horse
So {the wish} galloped up and jumped right over the car, with {wish.his} tail flying out behind like a flag.
## if wish.rabbit
So {the wish} hopped, so high that {wish.his} ears came down a long time after the rest.
## if wish.bear
So {the wish} stood up on two legs, taller than the door, and danced on tiptoe.
## if wish.fox
So {the wish} hid behind a flowerpot. You couldn’t even see the tail. And then a nose popped up out of quite another flowerpot!
## if wish.wolf
So {the wish} sang to the sky. There was only ding-dong to sing, but {wish.he} sang it so long and so beautifully that the clouds stood still.
## if wish.hedgehog
So {the wish} rolled down the steps like a ball. And when {wish.he} came up again, there was a leaf on every prickle.
## if wish.lion
So {the wish} shook {wish.his} mane, and it grew and it grew, until it was as big as the sun.
## if wish.elephant
So {the wish} sucked up a whole puddle, and squirted it straight up in the air, and it made a rainbow.
## if wish.monkey
So {the wish} hung from the roof by {wish.his} tail, and peeled a banana with {wish.his} feet.
## if wish.penguin
So {the wish} lay down on {wish.his} tummy and slid, down the steps, and out of the gate, and all the way back.
## if wish.shark
So {the wish} smiled. There were teeth, and behind the teeth there were teeth, and behind those there were more. And they were all beautifully brushed!
## if wish.whale
So {the wish} blew. The water went higher than the chimney, and on the very top of it sat a surprised little bird.
## if wish.owl
So {the wish} turned {wish.his} head, all the way round, and then a bit more.
## if wish.snail
So {the wish} crept straight up the wall, and drew a shiny heart all round the doorbell.
## if wish.frog
So {the wish} jumped over the step, and over the gate, and over {child}, and landed in the [us: mailbox|letterbox].
## if wish.butterfly
So {the wish} opened {wish.his} wings. Every colour there is was in them, and then a few more.
## if wish.pirate
So {the wish} turned the big hat upside down. And out came gold, and gold, and more gold.
## if wish.knight
So {the wish} turned somersaults in full armour all the way down the steps, ding-dong, ding-dong, ding-dong, and landed standing up.
## if wish.princess
So {the wish} threw the crown up in the air, turned three cartwheels, and stood right under it when it came down.
## if wish.wizard
So {the wish} waved the wand. And the doormat rose up, and flew once round the house.
## if wish.astronaut
So {the wish} gave a little skip, and floated up, and went for a walk in the air, upside down.
## if wish.superhero
So {the wish} picked up a whole car with one little finger. There was a cat asleep on the roof of it, and it didn’t even wake up.
## if wish.robot
So {the wish} unscrewed {wish.his} head, threw it up in the air, and got it on again back to front.
## if wish.alien
So {the wish} waved one arm. And then {wish.he} waved seven more.
## if wish.ghost
So {the wish} went in through the wall, and came out again with {child’s} pyjamas on {wish.his} head.
## if wish.monster
So {the wish} swallowed a [us: rain boot|welly]. Then there was a burp, and out came two!
## if wish.fairy
So {the wish} danced once round the doormat, and everywhere {wish.he} danced there were flowers.
## if wish.mermaid
So {the wish} blew a soap bubble as big as a house, and swam about inside it.
## if wish.troll
So {the wish} lifted the biggest stone in the garden. And under it a tiny little troll was fast asleep.
## if wish.excavator
So {the wish} dug one scoop of sand, and another scoop, and another. And then there was a whole castle, with a flower on the top.
## if wish.fire-engine
So {the wish} put up {wish.his} ladder, higher and higher, right up into the clouds, and twirled it.
## if wish.train
So {the wish} went by. There was a carriage, and another carriage, and another carriage, and somebody waving at every window.
## if wish.bus
So {the wish} went down on {wish.his} knees. And then {wish.he} opened all {wish.his} doors at once, like somebody throwing out both arms.
## if wish.racing-car
So {the wish} drove round the house, so fast that {wish.he} caught up with {wish.him}self.
## if wish.boat
So {the wish} sailed right across the grass, as if it were the sea, with the flag flying.
## if wish.tractor
So {the wish} pulled up a load of hay, as high as a house, and right on the top a pig was fast asleep.
## if wish.police-car
So {the wish} turned on {wish.his} light. The house went blue, and the clouds went blue, and {child’s} nose went blue.
## if wish.giraffe
So {the wish} put {wish.his} head down the chimney, and looked out through the [us: mail slot|letterbox].
## if wish.moon
So {the wish} shone, right in the middle of the day, and the whole house turned to silver.
## if wish.snow
So {the wish} fell. It fell and it fell, until everything was white, and the doorbell was wearing a little hat.
## if wish.castle
So {the wish} let down its drawbridge. All the candles were lit in there, and kings and queens were dancing in every room.
## if wish.treasure / wish.chest
So {the wish} opened up. And everything turned to gold, the house, and {child}, and the doorbell too.
## if wish.ice-cream
So {the wish} put another scoop on its head, and another, and another, until it was as high as the roof.
## if wish.rocket
So {the wish} went to the moon and back before {child} could blink, and there was moon dust on {wish.his} nose.

# @loud
“{@sound}! {@sound}! {@sound}!”
## if wish.giraffe
“HMMMMMMMMM!”
## if wish.dragon
“RRRAAAAAAAAH!”
## if wish.dinosaur
“ROOOAAAAAAR!”
## if wish.unicorn
“TIIIIIIIING!”
## if wish.dog
“WOOF! WOOF! WOOOOOF!”
## if wish.cat
“MIAAAAAAOW!”
## if wish.horse
“NEIIIIIIIGH!”
## if wish.bear
“GRRRROOOOOWL!”
## if wish.wolf
“OWOOOOOOOOO!”
## if wish.lion
“ROAAAAARRRR!”
## if wish.elephant
“PARAAAAAAAH!”
## if wish.whale
“OOOOOOO-WOOOOO!”
## if wish.owl
“TU-WHIT! TU-WHOOOOO!”
## if wish.pirate
“YO! HO! HOOOOO!”
## if wish.princess
“YOO-HOOOOOO!”
## if wish.wizard
“ABRA-CA-DABRAAAA!”
## if wish.superhero
“HERE! I! COME!”
## if wish.astronaut
“BLAST OOOOOOFF!”
## if wish.ghost
“WHOOOOOOOOO!”
## if wish.monster
“GRUUUUUMPH!”
## if wish.troll
“GRRRUUUUUMF!”
## if wish.excavator
“BRRRRUUUUUM!”
## if wish.fire-engine
“NEE-NAW! NEE-NAW! NEE-NAAAAW!”
## if wish.racing-car
“NEEEEEEEEOOOOW!”
## if wish.police-car
“WOO-WOO! WOO-WOO! WOO-WOOOO!”
## if wish.moon
“SHHHHHHHHHHH!”
## if wish.castle
“TA-RA-TA-RAAAAA!”
## if wish.rocket
“WHOOOOOOOOSH!”
