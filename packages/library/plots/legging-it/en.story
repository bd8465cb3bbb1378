title: Legging It
title: We Weren’t Lying Down
title: Two Flies with a Wardrobe
guest aunt: Aunt Ros (she), Aunt Bryony (she)
guest elder: Uncle Percy (he), Uncle Wilf (he)
guest dog: Bramble (she), Nettle (she)

% @m is {adult}, else an aunt. The boat is {elder}’s, else an old uncle’s; the dog is the family’s, else the boat’s: @dog.
% They lie with their heads together and their feet on opposite walls, so nobody says left or right foot. They wear life jackets and are roped on.

# pull-out-the-plug
The notice on the lock gate said that at eight on Monday morning they were going to pull out the plug.

The word it used was DEWATERING, but what it meant was that four miles of canal would be emptied for the winter, and anything still floating on it would spend until March lying on its side in the mud. {Elder’s} boat, the one {child} had learned to steer on, was still floating on it. {Elder} had read the date wrong.

# this-wrist
“It’s only a mile and a half to the deep water,” {elder.he} told {@m} [us: over | down] the phone on Sunday, at dusk. “I’d do it by myself, if it weren’t for this wrist.” The wrist was in [us: a cast | plaster]. {Elder.He} had fallen off a perfectly dry towpath.

So {child} came to steer. {@M} drove {child.him} down[city:  from {city}][pet.dog: , with {pet} in the back][!pet.dog: , and {elder’s} dog {dog} barked them in to the bank].[pet & !pet.dog:  ({Pet} had been asked, and had gone back to sleep.)] And because you need two for the ropes, {@m} had [us: called | rung] {friend’s} house, and there on the bank, with {friend.his} hood up and {friend.his} hands in {friend.his} pockets, stood {friend}.

[us: “Hey,” | “All right?”] said {child}.

“[us: Hey | All right],” said {friend}.

# since-september
And that was the most they’d said to each other since September. Nothing had happened. That was the stupid part. Last year [school: {at school} ]it had been just the two of them. This year they’d been put in different [us: homerooms | forms], and {friend} had got in with the [sport.Basketball: volleyball | basketball] [us: crowd | lot][sport:  and stopped turning up to {play sport}]. {child} had waited for {friend.him} after school, once, and {friend} had walked past, laughing at something. {Friend.He} hadn’t seen {child}. After that, each of them seemed to be waiting for the other one to go first.

# a-very-slow-sheep
The engine coughed and caught. They went gliding off between the bare trees, {child} at the tiller, {elder} on the cabin step[music: , humming {@song}], {friend} up in the bows, as far away as you can get on a boat that’s fifty-seven feet long. {@Dog} ran along the bank, round behind them, up in front, and back, as if the boat were a single very slow sheep.

# come-on-horse
Then came the tunnel. No towpath went in.

{@Dog} took one look, and sat down.

“There’s sense for you,” said {elder}. “In the old days, the horse didn’t go in either. It was walked over the top, and met the boat at the other end.”

“Then I’ll walk the horse,” said {@m}, and stepped off with the [us: leash | lead]. “Come on, horse. See you on the other side.”

# into-a-hill
It’s a strange thing, going into a hill. Drops fall on your neck. {Friend} had the lamp, and for a long time there was nothing but a ring of wet bricks, sliding by. Behind {child} the entrance shrank to a plate, then a coin. In front there was nothing at all.

Right in the middle, the engine stopped.

{Elder} lifted a board out of the floor and looked down at it. {Elder.He} said a word that {elder.he} then asked them both to forget.

“That’s her finished for tonight,” {elder.he} said. {Elder.His} breath smoked in the lamplight. {Elder.He} seemed suddenly very old, and then, in an odd way, very young. “[child.he & friend.he: Lads | You two]. How are your legs?”

# legging
Before engines, {elder.he} told them, when the horse was away over the hill, this was how they’d done it. They laid a plank across the bows, so that it stuck out over the water on either side. Two men lay down on it on their backs, heads together in the middle, and each put his feet on the tunnel wall at his own end. Then they walked. They called it legging. It always took two; one on his own just pushed the boat across into the other wall.

{Elder’s} longest kitchen shelf did for the plank, and {elder.he} roped them on by the waist, over their life jackets, with {elder.his} good hand and {elder.his} teeth. {child} lay down. The top of {child.his} head bumped against the top of {friend’s}.

“Sorry.”

“It’s okay.”

# thump
{child} stretched out {child.his} feet and found the wall. It was as cold as a fish. {Child.He} pushed, took a step, and the boat at once swung left and went thump.

“You’re going too fast,” said {friend}.

“You’re not going at all!”

Thump, to the right.

“Both together!” called {elder} from the darkness. “You don’t have to be [athlete: {athlete} | strong], you just have to be the same!”

# the-same
They couldn’t see each other. All {child} could hear was {friend’s} breathing. So in the end {child.he} stopped listening for anything else, and when {friend} breathed out, {child} stepped.

The boat moved. It moved straight.

“There,” whispered {elder}.

# bike-sheds
Step. Step. Step. Seventeen [us: tons | tonnes] of boat, and they were walking it along, lying down, like two flies carrying a wardrobe. {child’s} legs burned. Water ran up {child.his} sleeve. It must have been ten minutes before {child.he} noticed that {child.he} had started talking.

“I waited for you. By the [us: bike racks | bike sheds]. First week.”

Step. Step.

“I know,” said {friend’s} voice, right beside {child.his} ear and the wrong way up. “I saw you after. I looked back, and you were going off, really fast. I thought you’d had enough of me.”

Step.

“I thought you had.”

# lying-down
“That is so stupid,” said {friend}.

“I know.”

“We could’ve been saying this since September.”

“We weren’t lying down,” said {child}.

{Friend} started it. {child} felt it through the plank before {child.he} heard it: a shaking. And then they were both off, helpless, howling, and the tunnel took the noise and sent it on ahead of them, so that it sounded as if twenty idiots were laughing in there. Thump, went the boat. Thump.

“[child.he & friend.he: Gentlemen | [child.she & friend.she: Ladies | Order on deck]]!” said {elder}, but {elder.his} voice wasn’t steady either.

# a-star
From somewhere in front came a bark.

{child} twisted {child.his} head. There was a star, low down, a yellow one. It got bigger, step by step by step. And then the roof was gone, and there was the whole sky, and cold sweet air with leaves in it, and {@dog} came flying down off the bank, straight on to the two of them, while they were still tied up and couldn’t defend themselves.

# deep-water
“You took your time,” said {@m}. {@MHe} had a [us: thermos | flask] [elder2: of {elder2’s} soup ]under {@mhis} arm. “What on earth was so funny?”

“Nothing,” they both said: the same word, at the same moment, on the same breath.

{Elder} looped the rope round the post, one-handed, and tested the knot.

“Deep water,” {elder.he} said. “She’ll float here.”

# @song
{music}

# @dog
{dog}
## if pet.dog
{pet}

# @m
{aunt}
## if adult
{adult}

# @mhe
she
## if adult
{adult.he}

# @MHe
She
## if adult
{adult.He}

# @mhis
her
## if adult
{adult.his}
