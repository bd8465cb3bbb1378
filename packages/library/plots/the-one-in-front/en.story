title: Bottom Down, {@Kind}!
title: And the Tail, and the Tail, and the Tail
title: The One in Front
guest friend: Maya (she), Ben (he)
guest coach: Miss Bell (she), Miss Potts (she)
guest dino: Beryl (she), Mavis (she)

% Whoever calls (@caller) is the grandparent if one is chosen, otherwise Miss Bell. Whoever reads (@reader) is {adult}, otherwise the grandparent.
% Without a species, and for dinosaurs in general, she is a diplodocus. Each species has its own halves, its own body and its own millions of years.

# half-a-sentence
[adult: “I’ll pick you up at—” called {adult}, and then the bus drove off with the rest of the sentence inside it. | “Ready, [us: set | steady]—” called {@caller-is}. But {child} had already gone.]

{@arrives}

# the-shame
{Friend}[!friend.known: , [friend: {child.his} best friend | who was the same age],] {@stood}. {child} wanted to stay standing too[athlete: , as steady as {athlete} on the poster at home]. Just once.

{@pet-plays}

“Bottom down, {child}!” called [adult: {@caller-is}|{@caller}].

That only means bend your knees. But {child’s} bottom went all the way down, and everybody saw.

[elder2: “Mine’s down already,” said {elder2}, who was stuck in a folding chair.]

[pet.other: Somebody giggled. {Pet} at home would never have done that, because animals don’t laugh at bottoms.] {child} went hot all over with shame. [age>=9: In the [us: hallway|hall] at home, in socks, {child.he} could stop perfectly well. But nobody was watching there.]

# the-head
Then the {@ground} began to shake.

A head came racing [us: around|round] the edge. {@head}

“Hello, I’m {@a} {@half1}—” it said to {child}, and then it was gone.

{@passes}

{child} {@ran} to {friend}, at the other end. {@Thud}.

“Did that head say anything to you?” {child.he} asked.

“It said ‘{@half2}’,” said {friend}.

“What’s a {@half2}?”

“I don’t know. What did it say to you?”

“‘Hello, I’m {@a} {@half1}.’”

They looked at each other.

“{@A} {@kind}!” they shouted.

# the-halves
She was a real one, [age>=7: much longer than the ones in books,] and she reached nearly all the way [us: around|round] the {@pitch}. She ran so fast that {child} only got the first half of anything she said. {Friend} got the other half. [music: When she hummed {music}, {child} got the beginning and {friend} got the end.]

[age<7: {child} {@ran} all the way back. {@Thud}. | {child} {@ran} all the way back.

“How long have you been running?” {child.he} asked, when the head came [us: around|round] again.

“{@Years}—” it puffed.

“Minutes?” shouted {child}.

“Million years!” shouted {friend}.

{child} was so surprised that {child.he} sat down. {@Thud}.]

“Oh, what a lovely sit!” sighed the head, next time [us: around|round]. Nobody had ever said that to {child} before. “I’d sit down too, only I do whatever she does, that one in—”

[age<7: Then came the tail, and the tail, and the tail. | {@passes}]

“Front!” shouted {friend}. “And the one in front never stops!”

# the-tail
{child} looked to see who was in front. The tip of a tail was waving there, just ahead of the nose. {child.He} looked along the tail, and the tail, and the tail, [age>=7: past {@part2} and past {@part1},] and there was the nose again.

Then {child} laughed so loudly that they heard it on the buses, over on the road.

[pet.dog / pet.cat: “But that’s your own tail!” {child.he} shouted. “You’re as bad as {pet}!” | “But that’s your own tail!” {child.he} shouted.]

That was the wrong thing to say. The {@kind} looked back along the whole of herself, and her eyes filled with tears.

“Then there’s nobody in front who knows the—” she said.

“Way,” said {friend}, but not very loudly.

Now the {@kind} had nobody to follow, and she had never learned to stop. She ran straight for the road and all the buses.

{child} went cold inside.

“She was all right until I laughed,” {child.he} said. [pet.other: “{Pet} would never have laughed.”]

# the-fastest
{Friend} hurried over and took hold of {child.his} hand.

“She does what the one in front does,” said {friend}. “So somebody has to be in front. And you’re the fastest.”

“But I can’t stop! I only ever sit down!”

“I know,” said {friend}. “Go!”

{child} went. {child.He} {@ran} past the tail, and the tail, and the tail. {child.He} {@ran} past {@part2}. {child.He} {@ran} past {@part1}, and there {child.he} {child.was}, in front of the nose.

“Do what I do!” shouted {child}.

{@turned} {child.He} knew exactly how that would look, and everybody was watching.

Let them[age>=9: , so long as the {@kind} watched too].

# bottom-down
“Bottom down!” shouted {child}, and sat, as hard as anybody can sit. {@Thud}!

Behind {child.him}, the {@kind} bent her knees. She stuck out her bottom, which was as big as a [us: parking lot | car park], and she sat. {@sits}

BUMP!

Every bus [city: {in city} | in town] hopped. [school: The bell {at school} rang all by itself.] [elder2: {Elder2.short} shot straight up out of the folding chair. “Thank you,” said {elder2.short}.] And the {@kind} slid past {child} on her bottom, all the way to the hill, and there she sat, as if it were an armchair.

# the-whole-sentence
“Aaah,” said the {@kind}. At last she had time for a whole sentence, and she took it slowly. “Hello. I’m {@a} {@kind}, my name is {dino}, and now that I’m down, I don’t think I’ll get up.”

[age>=8: “I’m sorry I laughed,” said {child}.

“Well,” said {dino}, “it was my own tail.”]

{Friend} came [sport.Hockey: gliding up and braked | [sport.Swimming: swimming up and stopped | running up and stopped]]. {Friend.He} stood and looked at {child}, who sat.

“That stop of yours,” said {friend}. “Could you teach me?”

[sport: For the rest of [us: practice|training], everybody learned to sit down. | So they played again, and this time the first one to sit down won.] {@Thud}, {@thud}, {@thud}. {@Caller} too. [pet.dog: Even {pet} sat.] [pet.cat: Even {pet} sat, but only because {pet.he} wanted to.]

# bed
{@tucked-up}

{child.His} legs lay quite still, and they both pointed the same way. {child} hugged the pillow.

“Aaah,” {child.he} said. “Now that I’m down, I don’t think I’ll—”

The pillow got the other half.

## if adult / elder
{@tucked-up}

Then {@reader} came racing past with the [us: laundry|washing].

“Have you brushed your—” said {@reader}, and was gone.

Then came the sheet, and the sheet, and the sheet.

“{@Reader},” said {child}. “Bottom down.”

The sheet stopped. Then {@reader} came back, and sat on the edge of the bed so that it rocked, and laid a warm hand on {child’s} back.

“Aaah,” said {@reader}. “Now that I’m down, I don’t think I’ll get up.”

# @tucked-up
That night {child} lay tummy down in bed, because of a rather sore bottom. If you listened, you could hear somebody [music: on the hill, humming {music} all the way to the end | snoring on the hill]. [athlete: On the poster {athlete} was still standing. Well, somebody had to.] {@pet-sleeps}

# @caller
{coach}
## if elder
{elder.short}

# @Caller
{Coach}
## if elder
{Elder.short}

# @caller-is
{coach}, who ran the game
## if school
{coach}, who was on [us: recess|playground] duty
## if sport
{coach}, the coach
## if sport & school
{coach}, the coach
## if elder
{elder}, who ran the game
## if elder & school
{elder}, who ran the game
## if elder & sport
{elder}, who had come to watch
## if elder & sport & school
{elder}, who had come to watch

# @reader
[adult: {adult}|{elder.short}]

# @Reader
[adult: {Adult}|{Elder.short}]

# @where
[school: behind {school} | ] [city: {in city} | ]

# @arrives
{child} was {age}, and when they played Red Light, Green Light on the big field {@where}, nobody ran faster. It was stopping that was the trouble. {child.His} legs shot off in two different directions, and bump, there {child.he} sat in the grass.
## if sport
{child} was {age}, and today was the day for {sport}. First everybody had to run [us: around|round] the big field {@where} to warm up. Nobody was faster than {child}. Stopping was the trouble. {child.His} legs shot off in two different directions, and bump, there {child.he} sat in the grass.
## if sport.Soccer
{child} was {age}, and nobody on the [us: soccer field | football pitch] {@where} was faster. Stopping was the trouble. Whenever {child.he} caught up with the ball, {child.his} legs shot off in two different directions, and bump, there {child.he} sat in the grass.
## if sport.Basketball
{child} was {age}, and nobody on the basketball court {@where} was faster. Stopping was the trouble. Whenever {child.he} stopped to shoot, {child.his} legs shot off in two different directions, and bump, there {child.he} sat.
## if sport.Tennis
{child} was {age}, and nobody on the red tennis court {@where} was faster. Stopping was the trouble. Whenever {child.he} caught up with the ball, {child.his} legs shot off in two different directions, and bump, there {child.he} sat in the dust.
## if sport.Swimming
{child} was {age}, and nobody in the big outdoor pool {@where} was faster. Stopping was the trouble. Whenever {child.he} tried to stand up, {child.his} legs shot off in two different directions, and splash, there {child.he} sat on the bottom, with water up to the chin.
## if sport.Baseball
{child} was {age}, and nobody on the baseball field {@where} was faster. Stopping was the trouble. Whenever {child.he} got to a base, {child.his} legs shot off in two different directions, and bump, there {child.he} sat in the dust.
## if sport.Football
{child} was {age}, and nobody on the [us: football field | field] {@where} was faster [us: | at American football]. Stopping was the trouble. Whenever {child.he} tried it, {child.his} legs shot off in two different directions, and bump, there {child.he} sat in the grass.
## if sport.Gymnastics
{child} was {age}, and at gymnastics, on the long mats out on the grass {@where}, nobody turned cartwheels faster. Stopping was the trouble. Whenever {child.he} tried to stand up, {child.his} legs shot off in two different directions, and bump, there {child.he} sat.
## if sport.Track and Field
{child} was {age}, and nobody on the running track {@where} was faster. Stopping was the trouble. Whenever {child.he} had won a race, {child.his} legs shot off in two different directions, and bump, there {child.he} sat behind the finish line.
## if sport.Volleyball
{child} was {age}, and nobody on the sandy volleyball court {@where} was faster. Stopping was the trouble. Whenever {child.he} got to the ball, {child.his} legs shot off in two different directions, and bump, there {child.he} sat in the sand.
## if sport.Hockey
{child} was {age}, and nobody on the big outdoor rink {@where} was faster. Stopping was the trouble. Whenever {child.he} braked, {child.his} legs shot off in two different directions, and bump, there {child.he} sat on the ice.
## if sport.Golf
{child} was {age}, and nobody on the golf course {@where} was faster. That isn’t much use in golf, and stopping was the trouble. Whenever {child.he} caught up with the ball, {child.his} legs shot off in two different directions, and bump, there {child.he} sat in the grass.
## if sport.Dance
{child} was {age}, and nobody on the big outdoor stage {@where} danced faster. Stopping was the trouble. Whenever the music ended, {child.his} legs shot off in two different directions, and bump, there {child.he} sat.

# @stood
stopped at once, and stayed standing
## if sport.Hockey
braked so that the snow flew, and stayed standing

# @ground
ground
## if sport.Hockey
ice

# @pitch
field
## if sport.Soccer
[us: field | pitch]
## if sport.Basketball / sport.Tennis / sport.Volleyball
court
## if sport.Swimming
pool
## if sport.Gymnastics
mats
## if sport.Track and Field
track
## if sport.Hockey
rink
## if sport.Golf
golf course
## if sport.Dance
stage

# @ran
ran
## if sport.Hockey
skated
## if sport.Swimming
swam
## if sport.Gymnastics
cartwheeled
## if sport.Dance
danced

# @Thud
Bump
## if sport.Swimming
Splash

# @thud
bump
## if sport.Swimming
splash

# @turned
{child.He} turned away from the buses, [us: toward|towards] the big green hill, and the {@kind} turned too. But now {child} had to stop.
## if sport.Hockey
{child.He} turned away from the buses, [us: toward|towards] the big white hill, and the {@kind} turned too. But soon there was no more ice, and now {child} had to stop.
## if sport.Swimming
{child.He} turned away from the buses, [us: toward|towards] the big green hill, and the {@kind} turned too, along the edge. But soon there was no more pool, and now {child} had to stop.

# @pet-plays
[pet: | ]
## if pet.dog
{child.He} had brought {pet}, {child.his} [breed: {breed} | dog]. “Sit, {pet},” {child.he} said, but {pet} had just caught sight of {pet.his} own tail, and was running [us: around and around|round and round] after it. {@tail}
## if pet.cat
{Pet}, {child.his} [breed: {breed} | cat], had come too, because {pet.he} went where {pet.he} liked. Today {pet.he} had caught sight of {pet.his} own tail, and was running [us: around and around|round and round] after it. {@tail}

# @tail
[pet: | ]
## if breed.Dachshund
It was a long way off.
## if breed.Bulldog
It was so short that {pet.he} never saw much of it.
## if breed.Shih Tzu
It was hard to say which end was chasing which.
## if breed.Siberian Husky
It lay curled up on {pet.his} back, so {pet.he} had to jump.
## if breed.Border Collie
It went so fast that {pet} was a round dog.
## if breed.Labrador / breed.Golden Retriever
The tail seemed to be having a lovely time.
## if breed.Maine Coon / breed.Persian / breed.Ragdoll
It was so big that you could have taken it for another cat.

# @pet-sleeps
[pet: | ]
## if pet.dog
Beside the bed lay {pet}, curled up, nose to tail at last.
## if pet.dog & breed.Bulldog
Beside the bed lay {pet}, fast asleep, with the tail where it had been all along.
## if pet.cat
At the foot of the bed lay {pet}, curled up, nose to tail at last.
## if pet.other
In the morning {pet} would hear all about it, and this time {pet} was welcome to laugh.

# @a
a
## if wish.ankylosaurus
an

# @A
A
## if wish.ankylosaurus
An

# @kind
diplodocus
## if wish.t-rex
T-rex
## if wish.triceratops
triceratops
## if wish.stegosaurus
stegosaurus
## if wish.velociraptor
velociraptor
## if wish.brachiosaurus
brachiosaurus
## if wish.brontosaurus
brontosaurus
## if wish.ankylosaurus
ankylosaurus
## if wish.spinosaurus
spinosaurus

# @Kind
Diplodocus
## if wish.t-rex
T-rex
## if wish.triceratops
Triceratops
## if wish.stegosaurus
Stegosaurus
## if wish.velociraptor
Velociraptor
## if wish.brachiosaurus
Brachiosaurus
## if wish.brontosaurus
Brontosaurus
## if wish.ankylosaurus
Ankylosaurus
## if wish.spinosaurus
Spinosaurus

# @half1
diplo
## if wish.t-rex
T
## if wish.triceratops
tricera
## if wish.stegosaurus
stego
## if wish.velociraptor
veloci
## if wish.brachiosaurus
brachio
## if wish.brontosaurus
bronto
## if wish.ankylosaurus
ankylo
## if wish.spinosaurus
spino

# @half2
docus
## if wish.t-rex
rex
## if wish.triceratops
tops
## if wish.velociraptor
raptor
## if wish.stegosaurus / wish.brachiosaurus / wish.brontosaurus / wish.ankylosaurus / wish.spinosaurus
saurus

# @years
a hundred and fifty
## if wish.t-rex / wish.triceratops / wish.ankylosaurus
sixty-six
## if wish.velociraptor
seventy-five
## if wish.spinosaurus
ninety-five

# @Years
A hundred and fifty
## if wish.t-rex / wish.triceratops / wish.ankylosaurus
Sixty-six
## if wish.velociraptor
Seventy-five
## if wish.spinosaurus
Ninety-five

# @head
It had kind eyes, and its tongue was hanging out.
## if wish.t-rex
It had teeth as big as bananas and very kind eyes, and its tongue was hanging out.
## if wish.triceratops
It had three horns and kind eyes, and its tongue was hanging out.
## if wish.stegosaurus
It was no bigger than a [us: soccer ball | football]. It had kind eyes, and its tongue was hanging out.
## if wish.velociraptor
It had feathers on top and kind eyes, and its tongue was hanging out.
## if wish.spinosaurus
It was as long as a crocodile’s. It had kind eyes, and its tongue was hanging out.
## if wish.ankylosaurus
It had four stubby horns and kind eyes, and its tongue was hanging out.

# @part1
the neck
## if wish.t-rex
the tiny little arms
## if wish.triceratops
the big frill
## if wish.stegosaurus
the plates
## if wish.velociraptor
the feathers
## if wish.spinosaurus
the sail
## if wish.ankylosaurus
the [us: armor | armour]

# @part2
the tummy

# @passes
Then came {@part1}. Then came {@part2}. Then came the tail, and the tail, and the tail.

# @sits
[pet: | ]
## if wish.t-rex
Her arms were too short to break the fall, but it didn’t matter.
## if wish.stegosaurus
All her plates rattled.
## if wish.triceratops
Her three horns pointed at the sky.
## if wish.velociraptor
Her feathers flew in all directions.
## if wish.ankylosaurus
Her [us: armor | armour] clattered like a drawer full of spoons.
## if wish.spinosaurus
Her sail flapped.

# picture 1
[pet.dog / pet.cat: {Pet} is chasing {pet.his} own tail at the edge.]

# picture 3
[pet.dog / pet.cat: {Pet} is sitting too.]
