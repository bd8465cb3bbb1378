title: “{@sound},” Said the Stick
title: Found Last
title: Behind a Stick
title: Have You All Gone Home?
guest friend: Nora (she), Wilf (he), Edie (she)

% One rule: when anybody asks for the vehicle it gets so happy that its noise pops out. It cannot be held in.
% So it has to hide where it cannot hear the question. So it cannot hear that it has won, either.
% How it hides and how it comes out is what this very vehicle does best (@hide, @rescue). Everything else is the same for all.
% {@talk} stands where the vehicle is near enough for words: sometimes before the way out, sometimes after.

# behind-a-stick
{child} was playing hide-and-seek with {a wish} {@where}. It never took long.

{The wish} was no good at hiding, but the best in the world at {@best-at}. {wish.He} was hiding behind a stick, {@eyes}, and the only thing sticking out was the rest of {wish.him}.

“Where’s {the wish}?” called {child}.

“{@sound}!” said the stick.

[age>=5: {wish.He} couldn’t help it.] If anybody asked for {the wish}, {wish.he} got so happy that the noise just popped out.

“Found you!” said {child}.

Next {child.he} found [friend: [!friend.known: {child.his} best friend ]{friend} | {child.his} friend {friend}] under a coat. [music: The coat was humming {music}. | The coat was giggling.] [elder: {child.He} found {elder} behind a teacup[elder2: , and {elder2} behind {elder.short}].] [pet: {@pet}] [sport: {child} was going to {play sport} later, so they used {sport.thing} for [us: home base | home].]

# @pet
{Pet}, who was {child’s} own pet, was the judge. A judge sees everything and says nothing.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] had curled up close to {the wish}, where it was warm. {Pet.He} {pet.was}n’t playing. {Pet.He} just lay there.
## if pet.cat & breed.Sphynx
{Pet}[!pet.known: , {child’s} cat,] had no fur, and lay as close to the warm engine as a cat can get. {Pet.He} {pet.was}n’t playing. {Pet.He} {pet.was} warming up.
## if pet.cat & breed.Bengal / pet.cat & breed.Abyssinian
{Pet}[!pet.known: , {child’s} cat,] was balancing on the very top of {the wish}, where it was warm. {Pet.He} {pet.was}n’t playing. {Pet.He} lived there.
## if pet.dog
{Pet}, {child’s} [breed: {breed} | dog], took the stick in {pet.his} mouth and ran once [us: around | round] everybody. “Excuse me, that’s my hiding place,” said {the wish}.
## if pet.dog & breed.Dachshund
{Pet}, {child’s} dachshund, took the stick and ran once [us: around | round] everybody. It looked like two long sticks, and one of them had legs. “Excuse me, the other one’s my hiding place,” said {the wish}.
## if pet.dog & breed.Border Collie
{Pet}, {child’s} Border collie, stared at the stick until {pet.he} couldn’t bear it. Then {pet.he} took it in {pet.his} mouth and ran once [us: around | round] everybody. “Excuse me, that’s my hiding place,” said {the wish}.
## if pet.dog & breed.Beagle
{Pet}, {child’s} beagle, sniffed the stick for a long time. Then {pet.he} took it in {pet.his} mouth and ran once [us: around | round] everybody. “Excuse me, that’s my hiding place,” said {the wish}.
## if pet.dog & breed.Yorkshire Terrier / pet.dog & breed.Shih Tzu
{Pet}, {child’s} {breed}, took the stick and ran once [us: around | round] everybody. The stick was longer than {pet}. “Excuse me, that’s my hiding place,” said {the wish}.

# only-once
{The wish} sighed so hard that the coat blew away.

“I’m always found first,” {wish.he} said. “I want to be found last. Just once.”

[age>=5: {@hold-it-in}]

“Then you’ll have to hide where you can’t hear me ask,” said {child}. “Do what you’re best at!”

# @hold-it-in
“Then hold it in,” said {child}. “Where’s {the wish}?”

{The wish} held it in so hard that it came out of the other end.

“{@sound}! Pardon me.”

# one-two-three
{child} covered {child.his} eyes and counted, [age<5: very | ever so] slowly. [school: That’s how they count {at school} when somebody needs a bit more time.]

{@hide}

# last
“Coming, ready or not! Where’s {the wish}?”

The stick said nothing.

{child} found {friend} under the coat again[pet.dog: , and {pet} with the stick in {pet.his} mouth], but not {the wish}.

“You’re last!” called {child}. “You’ve won! Come out!”

Nobody came.

They looked behind the stick, and in the coat, and they even looked under the stick. [athlete: {child} ran right [us: around | round] everything, nearly as fast as {athlete}.]

# alone
{@alone}

{wish.He} couldn’t hear that {wish.he} had won, and {wish.he} thought they had all gone home.

# another-one
The sun was going down. [adult: “We’ll have to go soon,” said {adult}, and {child’s} | {child’s}] tummy hurt.

“{wish.He} can’t hear us,” {child.he} said, and {child.he} began to cry. “And it was my idea.”

{Friend} put the coat [us: around | round] {child.him}. “What does {a wish} hear best of all?”

{child} wiped {child.his} nose on the coat. “Another {wish}.”

So {child.he} turned into {a wish}. {@become} And {child.he} took [age<5: a big breath. | the biggest breath {child.he} could, and then a bit more.]

“{@sound}!”

{Friend} turned into one too. [elder: {Elder.short} put down the teacup and turned into the biggest one of all[elder2: , and {elder2.short} was the next biggest].] [adult: Even {adult} turned into one.]

“{@sound}! {@sound}! {@sound}!” [city: You could hear it all over {city}.]

And somewhere, somebody was so happy that the noise just popped out.

“{@sound}?” said {@hideout}.

[pet: {@points}]

# @points
{Pet}, the judge, still said nothing. But {pet.he} stared the right way.
## if pet.cat
{Pet} wanted that warm place back. {Pet.He} pointed both ears the right way.
## if pet.dog
{Pet} dropped the stick, for the first time all day, and barked the right way. “Good {pet}!” said {child}.

# found
{@rescue}

# @talk
“Have you all gone home?” said {the wish}.

“No,” said {child}. “We’re looking for you.”

“Have you been looking the whole time?”

“The whole time.”

[age>=5: {The wish} blinked, the way you do when you nearly cry and then don’t need to.]

[age>=5: {@the-other}]

# @the-other
“And where’s the other {wish}?” {wish.he} asked. “It sounded enormous.”

“That was me,” said {child}.

# @best
“Do what you’re best at,” said {child}, and counted.

# horrible
{child} hugged {wish.him} {@hug}.

“You were found last,” {child.he} said. “What was it like?”

{The wish} thought about it.

“Horrible,” {wish.he} said. “Can I be found first again?”

[sport: And {wish.he} went over to {sport.thing}. “Home,” {wish.he} said, and stayed there for a bit.]

# first-of-all
So they played one last time. {The wish} hid behind the stick[age>=5: , {@eyes}]. [elder: They looked in the teacup.] [pet: They looked under {pet}.] [age>=5: They looked in the coat[music: , which was humming], and everywhere else except behind the stick.]

“Wherever can {wish.he} be?” said {child}.

“{@sound},” said the stick, [age<5: happily. | softly and happily.]

“Found you,” said {child}. “First of everybody.”

[age>=5: And {the wish} sighed so hard that the coat blew away again, but this time it was the other sort of sigh.]

# in-bed
That night {child} lay in bed and held the stick in front of {child.his} nose. [pet.dog: {Pet} held the other end.] [pet.cat: {Pet} curled up close, where it was warm.]

[adult: {Adult} came to look | The one who was reading came to look], [age<5: under the bed and inside a sock. | first under the bed and then inside a sock.] “Where’s {child}?”

“{@sound},” whispered the stick.

And so {child.he} {child.was} found, first of everybody.

# @sound
{wish.sound}
## if wish.excavator / wish.digger
Brrrum
## if wish.bulldozer
Grumble
## if wish.car
Brum
## if wish.fire-engine / wish.ambulance / wish.police-car
[us: Wee-oo | Nee-naw]
## if wish.tractor
Chug-chug
## if wish.train
Choo-choo
## if wish.lorry / wish.truck
Honk
## if wish.boat / wish.ship / wish.ferry
Toot-toot
## if wish.bus / wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
Beep-beep
## if wish.crane
Squeak
## if wish.dumper / wish.dump-truck
Rumble
## if wish.aeroplane / wish.airplane / wish.plane
Neeow
## if wish.helicopter
Wokka-wokka
## if wish.rocket
Whoosh
## if wish.submarine
Blub
## if wish.racing-car / wish.race-car
Vroom
## if wish.motorbike / wish.motorcycle
Vrum-vrum
## if wish.snow-plough / wish.snowplough / wish.snow-plow
Scrunch
## if wish.tram / wish.streetcar
Ding-ding
## if wish.combine-harvester / wish.combine / wish.harvester
Clatter

# @where
out on the grass
## if wish.excavator / wish.digger / wish.bulldozer / wish.fire-engine / wish.ambulance / wish.police-car / wish.lorry / wish.truck / wish.car
in the park
## if wish.tractor
on a farm
## if wish.train
in the grass beside a station
## if wish.bus
in the grass behind the bus stop
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
in the yard between the houses
## if wish.crane
in a big square
## if wish.dumper / wish.dump-truck
by a sand heap
## if wish.aeroplane / wish.airplane / wish.plane
on an airfield
## if wish.helicopter / wish.rocket
in a meadow
## if wish.boat / wish.ship / wish.ferry / wish.submarine
from the [us: dock | jetty], in a life jacket
## if wish.racing-car / wish.race-car
on the grass beside a racetrack
## if wish.motorbike / wish.motorcycle
on a dusty old field
## if wish.snow-plough / wish.snowplough / wish.snow-plow
in the snow
## if wish.tram / wish.streetcar
in the square where the [us: streetcars | trams] turn [us: around | round]
## if wish.combine-harvester / wish.combine / wish.harvester
beside a field of tall corn
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
in a meadow

# @best-at
going a long way
## if wish.excavator / wish.digger
digging
## if wish.fire-engine
squirting water and foam
## if wish.tractor
pulling
## if wish.train
pulling two [us: cars | carriages]
## if wish.bus
kneeling. To let anybody on, {wish.he} went pssssh and came down a bit
## if wish.ambulance
putting on bandages
## if wish.police-car
putting up stripy tape. Nobody was allowed inside it
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
swallowing boxes and spitting them out again
## if wish.crane
lifting
## if wish.lorry / wish.truck
loading up trees and bushes
## if wish.dumper / wish.dump-truck
tipping
## if wish.aeroplane / wish.airplane / wish.plane
flying
## if wish.helicopter
flying straight up
## if wish.rocket
flying far away
## if wish.boat / wish.ship / wish.ferry
going [us: around | round] islands
## if wish.submarine
diving
## if wish.racing-car / wish.race-car
going fast
## if wish.motorbike / wish.motorcycle
making dust
## if wish.snow-plough / wish.snowplough / wish.snow-plow
pushing snow
## if wish.tram / wish.streetcar
following the rails
## if wish.combine-harvester / wish.combine / wish.harvester
cutting corn
## if wish.car
parking
## if wish.bulldozer
pushing
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
flying

# @eyes
with {wish.his} tummy pulled in
## if wish.excavator / wish.digger
with {wish.his} bucket over {wish.his} eyes
## if wish.fire-engine
with {wish.his} hose over {wish.his} eyes
## if wish.train
with everything in a nice straight line
## if wish.bus / wish.car / wish.lorry / wish.truck
with {wish.his} wipers over {wish.his} eyes
## if wish.ambulance
with a [us: Band-Aid | plaster] over each eye
## if wish.police-car
with {wish.his} [us: flashing light | blue light] off
## if wish.crane
with {wish.his} hook over {wish.his} eyes
## if wish.dumper / wish.dump-truck
with {wish.his} tipping end over {wish.his} head
## if wish.aeroplane / wish.airplane / wish.plane
with {wish.his} wings over {wish.his} eyes
## if wish.helicopter
with everything that spins held perfectly still
## if wish.rocket
as straight as a stick
## if wish.boat / wish.ship / wish.ferry
with {wish.his} flag over {wish.his} eyes
## if wish.submarine
with {wish.his} periscope down
## if wish.racing-car / wish.race-car
with {wish.his} wheels squeezed tight together
## if wish.motorbike / wish.motorcycle
as thin as {wish.he} could be
## if wish.snow-plough / wish.snowplough / wish.snow-plow / wish.bulldozer
with {wish.his} blade over {wish.his} eyes
## if wish.tram / wish.streetcar
with all the doors shut
## if wish.combine-harvester / wish.combine / wish.harvester
with straw over {wish.his} eyes

# @hide
“One.” {The wish} went off across the grass.

“Two.” {wish.He} went off between the trees.

“Three.” {wish.He} went all the way [us: around | round] behind the hill. No questions got that far.
## if wish.excavator / wish.digger
“One.” {The wish} dug a hole for {wish.his} bucket.

“Two.” {wish.He} dug a hole for half of {wish.him}self.

“Three.” {wish.He} dug a hole for all of {wish.him}self. Then {wish.he} pulled the earth up like a [us: blanket | duvet], and heard nothing more.
## if wish.fire-engine
“One.” {The wish} squirted foam up to {wish.his} wheels.

“Two.” Foam up to {wish.his} ladder.

“Three.” {wish.He} squirted a whole mountain of foam, got foam in {wish.his} ears, and heard nothing more.
## if wish.tractor
“One.” {The wish} pulled over a bale of hay.

“Two.” {wish.He} pulled over another one.

“Three.” {wish.He} pulled over all the hay on the farm, got hay in {wish.his} ears, and heard nothing more.
## if wish.train
“One.” The engine went into the tunnel.

“Two.” The first [us: car | carriage] went into the tunnel.

“Three.” The last [us: car | carriage] went too. Right in the middle of the mountain {the wish} stopped. No questions got that far.
## if wish.bus
“One.” Pssssh! {The wish} was as low as a bed.

“Two.” Pssssh! As low as a mattress.

“Three.” Pssssh! As flat as a rug. Now {wish.he} heard nothing but grass.
## if wish.ambulance
“One.” {The wish} bandaged {wish.his} nose.

“Two.” {wish.He} bandaged all {wish.his} wheels.

“Three.” {wish.He} bandaged everything, ears and all, until {wish.he} looked like a big white pillow. Now {wish.he} heard nothing more.
## if wish.police-car
“One.” {The wish} put {wish.his} tape [us: around | round] a bush.

“Two.” Then [us: around | round] ten bushes.

“Three.” Then [us: around and around | round and round], and parked in the middle. Nobody got in there, not even a question.
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
“One.” {The wish} spat out a box.

“Two.” {wish.He} spat out ten boxes.

“Three.” {wish.He} spat out a whole mountain of boxes, got cardboard in {wish.his} ears, and heard nothing more.
## if wish.crane
“One.” {The wish} stretched {wish.his} hook up into the sky.

“Two.” {wish.He} caught a cloud.

“Three.” {wish.He} lifted the cloud down and pulled it up like a blanket. It was like cotton wool in {wish.his} ears, and {wish.he} heard nothing more.
## if wish.crane & us
“One.” {The wish} stretched {wish.his} hook up into the sky.

“Two.” {wish.He} caught a cloud.

“Three.” {wish.He} lifted the cloud down and pulled it up like a blanket. It was like cotton in {wish.his} ears, and {wish.he} heard nothing more.
## if wish.lorry / wish.truck
“One.” {The wish} loaded up a bush.

“Two.” {wish.He} loaded up a tree.

“Three.” {wish.He} loaded up a whole forest, full of birds. They sang so loudly that {wish.he} couldn’t hear anything else.
## if wish.dumper / wish.dump-truck
“One.” {The wish} tipped a mountain of sand in front.

“Two.” {wish.He} tipped a mountain behind.

“Three.” {wish.He} tipped a mountain on each side, and no questions could climb over.
## if wish.aeroplane / wish.airplane / wish.plane
“One.” {The wish} flew over the trees.

“Two.” {wish.He} flew over the birds.

“Three.” {wish.He} flew into the biggest cloud of all, got cloud in {wish.his} ears, and heard nothing more.
## if wish.helicopter
“One.” {The wish} flew straight up, higher than the trees.

“Two.” Higher than the church tower.

“Three.” So high that {wish.he} was only a dot. No questions got that far.
## if wish.rocket
“One.” {The wish} flew past the trees.

“Two.” {wish.He} flew past the clouds.

“Three.” {wish.He} flew to the moon, and hid behind it. No questions got that far.
## if wish.boat / wish.ship / wish.ferry
“One.” {The wish} went past the ducks.

“Two.” {wish.He} went past the rocks.

“Three.” {wish.He} went all the way [us: around | round] behind the island, and heard nothing but waves.
## if wish.submarine
“One.” {The wish} went under, up to {wish.his} tummy.

“Two.” {wish.He} went under, up to {wish.his} roof.

“Three.” {wish.He} went right down to the bottom, got water in {wish.his} ears, and heard nothing more.
## if wish.racing-car / wish.race-car
“One.” {The wish} went so fast that {wish.he} was only a smudge.

“Two.” So fast that you could see right through {wish.him}.

“Three.” So fast that you couldn’t see {wish.him} at all, and {wish.he} heard nothing but wind.
## if wish.motorbike / wish.motorcycle
“One.” The dust came up to {wish.his} wheels.

“Two.” The dust came up to {wish.his} handlebars.

“Three.” The dust was as tall as a house. In the middle sat {the wish}, with dust in {wish.his} ears, and heard nothing more.
## if wish.snow-plough / wish.snowplough / wish.snow-plow
“One.” {The wish} pushed up a heap of snow.

“Two.” A bigger heap.

“Three.” {wish.He} pushed up a whole mountain, pulled the snow up like a [us: blanket | duvet], and heard nothing more.
## if wish.tram / wish.streetcar
“One.” {The wish} followed the rails [us: around | round] the corner.

“Two.” {wish.He} followed the rails over the bridge.

“Three.” {wish.He} followed the rails into the shed where they all go to sleep. The doors closed, and {wish.he} heard nothing more.
## if wish.combine-harvester / wish.combine / wish.harvester
“One.” {The wish} cut a path into the corn.

“Two.” [us: Around and around | Round and round], like a snail shell.

“Three.” All the way to the middle. The corn rustled so much that {wish.he} heard nothing else.
## if wish.car
“One.” {The wish} parked behind a big car.

“Two.” {wish.He} parked behind a bigger one.

“Three.” {wish.He} drove down into the garage under the street, and parked in the very last corner. No questions got that far.
## if wish.bulldozer
“One.” {The wish} pushed up a heap of earth.

“Two.” A bigger heap.

“Three.” A heap to hide in. Then {wish.he} pulled the earth up like a [us: blanket | duvet], and heard nothing more.
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
“One.” {The wish} flew over the trees.

“Two.” {wish.He} flew over the birds.

“Three.” {wish.He} flew into the biggest cloud of all. No questions got that far.

# @alone
Behind the hill waited {the wish}. At first it had been fun, but now it was only empty.
## if wish.excavator / wish.digger
Deep down in the ground sat {the wish}. At first it had been fun, but now it was only dark.
## if wish.fire-engine
Deep in the foam sat {the wish}. At first it had tickled, but now everything was only white.
## if wish.tractor
Deep in the hay stood {the wish}. At first it had smelled lovely, but now it was only dark.
## if wish.train
Deep in the mountain stood {the wish}. At first it had been fun, but now it was only dark, and it dripped.
## if wish.bus
Deep in the grass lay {the wish}. At first it had been fun, but now it was only flat.
## if wish.ambulance
Inside the big white pillow sat {the wish}. At first it had been cosy, but now it was only tight.
## if wish.ambulance & us
Inside the big white pillow sat {the wish}. At first it had been cozy, but now it was only tight.
## if wish.police-car
Inside all the tape stood {the wish}. At first it had been exciting, but now it was only empty.
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
Deep in the boxes sat {the wish}. At first it had been like a den, but now it was only dark.
## if wish.bin-lorry & us / wish.rubbish-lorry & us / wish.garbage-truck & us / wish.rubbish-truck & us
Deep in the boxes sat {the wish}. At first it had been like a fort, but now it was only dark.
## if wish.crane
Inside the cloud stood {the wish}. At first it had been soft, but now everything was only white.
## if wish.lorry / wish.truck
In the middle of the forest stood {the wish}. At first it had been lovely, but now there were only leaves.
## if wish.dumper / wish.dump-truck
Between the mountains of sand stood {the wish}. At first it had been like a beach, but now it was only sand.
## if wish.aeroplane / wish.airplane / wish.plane
[us: Around and around | Round and round] in the cloud flew {the wish}. At first it had been fun, but now everything was only white.
## if wish.helicopter
High up in the sky hung {the wish}. At first it had been fun, but now it was only windy.
## if wish.rocket
Behind the moon sat {the wish}. At first it had been exciting, but now it was only a long way home.
## if wish.boat / wish.ship / wish.ferry
Behind the island bobbed {the wish}. At first it had been fun, but now there was only water.
## if wish.submarine
Down on the bottom lay {the wish}. At first the fish had been fun, but now they had swum home.
## if wish.racing-car / wish.race-car
[us: Around and around | Round and round] went {the wish}. At first it had been fun, but now {wish.he} only felt dizzy.
## if wish.motorbike / wish.motorcycle
Deep in the dust sat {the wish}. At first it had been fun, but now it was only grey, and it tickled.
## if wish.motorbike & us / wish.motorcycle & us
Deep in the dust sat {the wish}. At first it had been fun, but now it was only gray, and it tickled.
## if wish.snow-plough / wish.snowplough / wish.snow-plow
Deep in the snow sat {the wish}. At first it had been soft, but now it was only cold.
## if wish.tram / wish.streetcar
Deep in the shed stood {the wish}. At first it had been fun, but now all the others were asleep, and it was only dark.
## if wish.combine-harvester / wish.combine / wish.harvester
Deep in the corn stood {the wish}. At first it had been fun, but now there was only corn.
## if wish.car
Deep in the garage stood {the wish}. At first it had been fun, but now it was only dark.
## if wish.bulldozer
Deep in the earth sat {the wish}. At first it had been fun, but now it was only dark.
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
Deep in the cloud hung {the wish}. At first it had been fun, but now everything was only white.

# @become
{child.He} made {child.himself} as big as {child.he} could and shook all over.
## if wish.excavator / wish.digger
{child.He} lifted one arm like a bucket and walked with great heavy steps.
## if wish.fire-engine
{child.He} held out one arm like a hose.
## if wish.tractor
{child.He} took hold of a steering wheel that wasn’t there and shook all over.
## if wish.train
{child.He} made {child.his} arms go [us: around and around | round and round] like wheels.
## if wish.bus
{child.He} threw {child.his} arms open like two doors.
## if wish.ambulance / wish.police-car
{child.He} spun one hand on {child.his} head like a [us: flashing | blue] light.
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
{child.He} opened {child.his} mouth as wide as it would go.
## if wish.crane
{child.He} stood on tiptoe, with one arm straight out and one finger for a hook.
## if wish.lorry / wish.truck
{child.He} reached up and pulled a cord that wasn’t there.
## if wish.dumper / wish.dump-truck
{child.He} bent over and tipped {child.his} bottom up.
## if wish.aeroplane / wish.airplane / wish.plane
{child.He} stretched out {child.his} arms and ran across the grass.
## if wish.helicopter
{child.He} stretched out {child.his} arms and spun until {child.his} sleeves flapped.
## if wish.rocket
{child.He} put {child.his} hands together over {child.his} head and made {child.himself} long and pointy.
## if wish.boat / wish.ship / wish.ferry
{child.He} rocked from foot to foot, with {child.his} hands [us: around | round] {child.his} mouth.
## if wish.submarine
{child.He} puffed out {child.his} cheeks and held up one hand for a periscope.
## if wish.racing-car / wish.race-car
{child.He} held on to a steering wheel that wasn’t there.
## if wish.motorbike / wish.motorcycle
{child.He} took hold of handlebars that weren’t there and twisted.
## if wish.snow-plough / wish.snowplough / wish.snow-plow
{child.He} stuck out {child.his} bottom lip like a snow blade. It was a good way out already.
## if wish.tram / wish.streetcar
{child.He} stood on a straight line and pulled a cord that wasn’t there.
## if wish.combine-harvester / wish.combine / wish.harvester
{child.He} rolled {child.his} hands [us: around and around | round and round] each other.
## if wish.car
{child.He} took hold of a steering wheel that wasn’t there and blinked both eyes.
## if wish.bulldozer
{child.He} held out both hands like a blade and walked with great heavy steps.
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
{child.He} stretched out {child.his} arms and stood on tiptoe.

# @hideout
the hill
## if wish.excavator / wish.digger
the ground
## if wish.bulldozer
the earth
## if wish.fire-engine
the foam
## if wish.tractor
the hay
## if wish.train
the mountain
## if wish.bus
the grass
## if wish.ambulance
the pillow
## if wish.police-car
the tape
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
the boxes
## if wish.crane / wish.aeroplane / wish.airplane / wish.plane
the cloud
## if wish.lorry / wish.truck
the forest
## if wish.dumper / wish.dump-truck
the sand
## if wish.helicopter
a dot in the sky
## if wish.rocket
the moon
## if wish.boat / wish.ship / wish.ferry
the island
## if wish.submarine
the water
## if wish.racing-car / wish.race-car
the wind
## if wish.motorbike / wish.motorcycle
the dust
## if wish.snow-plough / wish.snowplough / wish.snow-plow
the snow
## if wish.tram / wish.streetcar
the shed
## if wish.car
the garage
## if wish.combine-harvester / wish.combine / wish.harvester
the corn
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
the cloud

# @rescue
They all ran there. Behind the hill two lights came on.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t find the way back.”

{@best}

“One.” {The wish} came past the trees. “Two.” {wish.He} came across the grass. “Three.” And there {wish.he} was, right beside the stick.
## if wish.excavator / wish.digger
They scrabbled in the earth with both hands. Down there two lights came on.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t get up.”

{@best}

“One.” A small slope. “Two.” A big slope. “Three.” And up the slope came {the wish}, with a worm on {wish.his} bucket.
## if wish.fire-engine
They blew at the foam until they saw something red.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t get out. It’s all foam.”

{@best}

“One.” {wish.He} squirted water to one side. “Two.” To the other. “Three.” Straight up, and all the foam ran away. There {wish.he} stood, with a blob on {wish.his} nose.
## if wish.tractor
{child} stuck an arm into the hay, right up to the shoulder, and felt a great big tyre.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I’m stuck.”

{@best}

“One.” {The wish} pulled. “Two.” {wish.He} pulled harder. “Three.” {wish.He} pulled as hard as {wish.he} could, and the hay opened like a door. Out came {the wish}, with hay on {wish.his} roof for a hat.
## if wish.tractor & us
{child} stuck an arm into the hay, right up to the shoulder, and felt a great big tire.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I’m stuck.”

{@best}

“One.” {The wish} pulled. “Two.” {wish.He} pulled harder. “Three.” {wish.He} pulled as hard as {wish.he} could, and the hay opened like a door. Out came {the wish}, with hay on {wish.his} roof for a hat.
## if wish.train
They stood on the platform and called, and now {wish.he} knew which way to go.

“One,” counted {child}. Out of the tunnel came the engine. “Two.” Out came the first [us: car | carriage]. “Three.” Out came the last [us: car | carriage]. And {the wish} pulled them all the way to {child}, with a sleepy bat on the roof.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.]
## if wish.bus
They crawled through the grass. Something flat put its lights on.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I’m flat.”

“Do what you’re best at, the other way [us: around | round],” said {child}, and counted.

“One.” Pssssh. {The wish} was as high as a mattress. “Two.” Pssssh. As high as a bed. “Three.” Pssssh. As high as {a wish}, with grass behind {wish.his} ears.
## if wish.ambulance
Everybody turned [us: around | round]. {child} found a loose end and pulled, until two lights peeped out.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I’m stuck.”

“Do what you’re best at, the other way [us: around | round],” said {child}, and counted.

“One.” {The wish} went [us: around | round] once. “Two.” [us: Around again | Round again]. “Three.” [us: Around and around | Round and round], until the bandage lay like a white road across the grass. “Now I’m dizzy,” {wish.he} said.
## if wish.police-car
Inside it, something came blinking up.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I’m not allowed out. There’s tape.”

{@best}

“One.” {wish.He} told {wish.him}self to stop. “Two.” {wish.He} lifted the tape for {wish.him}self. “Three.” {wish.He} waved {wish.him}self through. “Thank you,” {wish.he} said.
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
{child} lifted the biggest box, and behind it two lights came on.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t get out.”

{@best}

“One.” {The wish} swallowed a box. “Two.” Ten boxes. “Three.” The whole mountain. “Burp,” {wish.he} said. “Pardon me.”
## if wish.crane
They ran in with their hands out. It was white, white, white, and then {child} touched something cold.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t see a thing.”

{@best}

“One.” {The wish} lifted one corner. “Two.” Half the cloud. “Three.” All of it, and hung it back up in the sky, very nearly straight.
## if wish.lorry / wish.truck
They ran to the forest. {child} bent back a branch, and there was a light.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t move. I’m a forest.”

{@best}

“One.” {The wish} unloaded the bush. “Two.” The tree. “Three.” The whole forest, in a nice ring. One small bird wanted to stay on the roof.
## if wish.dumper / wish.dump-truck
They dug in the sand with both hands, until they saw a light.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t get over.”

{@best}

“One.” {wish.He} tipped a little. “Two.” {wish.He} tipped a lot. “Three.” {wish.He} tipped right over the mountain. Bump.
## if wish.aeroplane / wish.airplane / wish.plane
Out of the cloud came a nose. “Neeow!” shouted {child}, and ran ahead with both arms out. {The wish} followed the noise.

“One,” counted {child}, and leaned to one side. {The wish} leaned too. “Two.” They both leaned to the other side. “Three.” {child} lay down flat in the grass, and {the wish} landed close by, very softly, with cloud in {wish.his} ears.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.]
## if wish.helicopter
The dot grew bigger and bigger, until it hung above them and everybody’s hair stood out sideways.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t get down. I’m best at up.”

“Do what you’re best at, the other way [us: around | round],” said {child}, and counted.

“One.” {The wish} sank to the trees. “Two.” To the bushes. “Three.” Down in the grass, so lightly that even the stick stayed up.
## if wish.rocket
A pointy nose looked out from behind the moon. {The wish} came closer and closer, until {wish.he} hung just above the trees.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t land. I’m only good at going off.”

“Then we’ll count backwards,” said {child}.

“Three.” {The wish} went backwards a bit. “Two.” A bit more. “One.” And there stood {the wish}, as straight as a stick, with moon dust on {wish.his} nose.
## if wish.boat / wish.ship / wish.ferry
A nose looked out from behind the island. {child} stayed on the [us: dock | jetty] and called, and {the wish} followed the noise.

“One,” counted {child}. {The wish} came [us: around | round] the island. “Two.” {wish.He} came past the rocks. “Three.” {wish.He} came all the way in to the [us: dock | jetty], with a duck on {wish.his} roof.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.]
## if wish.submarine
They lay on their tummies on the [us: dock | jetty] and looked down. The water was bubbling.

“One,” counted {child}. Up came a bubble. “Two.” Up came a periscope, and had a look [us: around | round]. “Three.” Up came all of {the wish}, with a water lily on {wish.his} head.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.]
## if wish.racing-car / wish.race-car
The wind rushed past and couldn’t stop.

“A [us: race car | racing car] only stops at the finish,” said {child}, and hung the coat on the stick for a flag.

“One,” {child.he} counted. The wind rushed past. “Two.” Past again. “Three. Finish!” Eeeeek! There {wish.he} stood, with smoke [us: around | round] {wish.his} ears.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.]
## if wish.motorbike / wish.motorcycle
They flapped the coat until they saw a light.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t see the way.”

{@best}

“One.” {The wish} went so fast that it blew. “Two.” Faster. “Three.” So fast that all the dust blew off. There was only a [us: gray | grey] [us: mustache | moustache] left.
## if wish.snow-plough / wish.snowplough / wish.snow-plow
They scrabbled in the snow with their mittens, until they saw a light.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t get out.”

{@best}

“One.” {wish.He} pushed a little snow. “Two.” A lot. “Three.” Straight out {wish.he} came, in a hat of snow.
## if wish.tram / wish.streetcar
They stood in the square and called, and now {wish.he} knew which way to go.

“One,” counted {child}. {The wish} followed the rails out of the shed. “Two.” Over the bridge. “Three.” Round the corner. {wish.He} stopped right in front of {child} and opened every door.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.]
## if wish.combine-harvester / wish.combine / wish.harvester
They called once more, and now {wish.he} knew which way to go.

“One,” counted {child}. Deep in the corn something waved. “Two.” It waved closer. “Three.” The corn opened like a door, and out came {the wish}, with an ear of corn behind {wish.his} own.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.]
## if wish.car
They called once more, and now {wish.he} knew which way to go.

“One,” counted {child}. {The wish} drove out of the corner. “Two.” {wish.He} drove up out of the garage. “Three.” {wish.He} parked right beside the stick, perfectly straight.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.]
## if wish.bulldozer
They scrabbled in the earth with both hands. In there two lights came on.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.] “But I can’t get out.”

{@best}

“One.” {The wish} pushed a bit. “Two.” {wish.He} pushed harder. “Three.” {wish.He} pushed as hard as {wish.he} could, and the earth moved over. Out came {the wish}, with a worm on {wish.his} roof.
## if wish.hot-air-balloon / wish.balloon / wish.airship / wish.spaceship / wish.flying-saucer / wish.ufo / wish.drone / wish.glider
They stood in the grass and called once more, and {the wish} followed the noise.

“One,” counted {child}. Something looked out of the cloud. “Two.” {The wish} came down to the trees. “Three.” {wish.He} landed in the grass, very softly.

{@talk}

[age>=5: “Goodness,” said {the wish}. | “Oh,” said {the wish}.]

# @hug
as far as two arms would go
## if wish.excavator / wish.digger
[us: around | round] the bucket
## if wish.fire-engine
[us: around | round] the wet nose
## if wish.tractor
[us: around | round] the big tyre
## if wish.tractor & us
around the big tire
## if wish.bin-lorry / wish.rubbish-lorry / wish.garbage-truck / wish.rubbish-truck
[us: around | round] the big full tummy
## if wish.crane
[us: around | round] one foot
## if wish.aeroplane / wish.airplane / wish.plane
[us: around | round] the little wheel
## if wish.rocket
[us: around | round] one of the fins
## if wish.boat / wish.ship / wish.ferry / wish.submarine
as well as {child.he} could from the [us: dock | jetty]
## if wish.motorbike / wish.motorcycle
[us: around | round] the handlebars
## if wish.racing-car / wish.race-car
[us: around | round] the warm nose
