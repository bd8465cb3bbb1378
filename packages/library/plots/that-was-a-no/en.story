title: {Berta} and {Bruno} by the Bridge
title: Move Over a Bit
guest friend: Orla (she), Rufus (he)
guest pet: Tibbles (he), Marmite (she)
guest berta: Berta (she), Bessie (she)
guest bruno: Bruno (he), Boris (he)
guest keeper: Kitty (she), Jacqui (she)
guest buns: Mr Oakes (he), Mr Pym (he)

% “Move over a bit” is said to everybody in turn. Blow wet for no and dry for yes. The cat is the family’s, else the farm’s; a dog does the same as a dog would.

# on-the-bridge
{child} had {child.his} swimming things on under {child.his} clothes and a towel round {child.his} neck. {Child.He} and {friend}, {child’s} best friend, were going for a swim. Across the stream {@a} [elder: and {elder} [elder2: and {elder2} ]were | was] waiting with the buns, and all they had to do was go over the little bridge.

But just where the bridge began, two horses were standing.

They were big and brown[city: , the biggest this side of {city},] and they were called {berta} and {bruno}. {Berta} stood in front. {Bruno} stood behind with his nose against her tail, because {berta} and {bruno} did everything together. If one went, they both went. If one stopped, they both stopped.

# wet
“Move over a bit,” {child} said to {berta}.

{Berta} blew in {child.his} face. It was wet, and it smelled of grass.

“Was that a yes?” said {child}.

“That was a no,” said {friend}, who had known the horses for three days and could speak Horse. “A yes is drier.”

{Keeper} from the farm came with two halters and tugged at {berta}. {Berta} looked at the clouds.

{@Cross}

# horse-language
“I know what it is!” said {friend}. “She’s forgotten how to walk. I’ll have to show her.”

{Friend} got down on all fours in the grass. {Friend.He} neighed.[music:  It sounded a bit like {music}.] {Friend.He} trotted round and round on {friend.his} hands and feet, with {friend.his} bottom in the air.

{Berta} watched. {Bruno} watched. Then {bruno} began to eat {friend’s} hair.

“Ow! I’m not hay!”

“You did it too well,” said {child}.

# pushed-back
{child} put both hands on {berta’s} great big chest and pushed. It was like pushing a house, only a warm one.[athlete:  Not even {athlete} could have shifted it.]

“Move over a bit!”

And {berta} moved. She moved one single step. It was a step forward, so that {child} had to take one back. Then she put her nose to {child’s} tummy and gave a shove, and {child} sat down in the grass with a bump.

“Now she’s said it to you,” said {friend}. “Move over a bit. In Horse.”

# both-at-once
Something stung behind {child’s} eyes. Nobody was listening.

“I’m sad,” {child.he} said.

{Friend} sat down beside {child.him}, so close that their knees knocked. “We can be sad and cross at the same time,” said {friend}. “I’ve got horse dribble in my hair.”

# crack
{Pet} had heard. {@Proves}

Crack, said the plank.

{@Lands}

And the plank fell. Splash, into the stream. Then the next one went, and the next. In the middle of the bridge there was a great big hole.

{Keeper} led the horses away from the bridge, gently, gently, with {pet} {@where}.

# translated-wrong
{child} looked at {berta}.

“She knew,” {child.he} said. “She wasn’t being silly. She said no because the bridge was broken!”

“That’s what she said,” said {friend}. “I translated it wrong.”

{Berta} scraped the ground with her hoof. She wasn’t looking at the bridge any more. She was looking along the bank, to where the stream was wide and shallow and you could see every stone.

# dry
{child} went up to her. {Child.He} didn’t push. {Child.He} put {child.his} hand on {berta’s} neck, quite flat, and felt something thumping in there.

“Would you rather go that way?” {child.he} said. “Show us.”

{Berta} blew. This time it was dry.

“Yes!” shouted {friend}. “That was a yes!”

# as-much-as-needed
{Keeper} fetched two helmets[sport: , the sort you might have for {sport}, only with horsehair in]. She lifted {friend} up on {bruno}, and then it was {child’s} turn. {@Full}

“Move over a bit,” {child} said to {pet}.

{Pet} sighed. {@Moves}

# splash
And so they went across, {berta} in front and {bruno} with his nose against her tail. Splash, splash, splash, over the stones. {Keeper} waded between them with a halter in each hand, and her [us: rubber boots | wellies] filled up.

“There,” said {keeper}. “I’ve had my swim.”

They ate the buns[school: , more than you ever get {at school}].[elder:  {Elder.short} broke the last one in two.] {Berta} had half a bun, and {bruno} had the other half, or it wouldn’t have worked.

# a-place-in-the-straw
In the evening they led the horses back to the stable. {Berta} lay down in her straw, as big as a sofa. {child} so badly wanted to come in, but it looked full.

{Berta} looked at {child} for a long while. Then she shuffled her whole heavy self to one side, and there was a place in the straw.

“You can sit there for a while, if I stay with you,” said {keeper}.

{child} sat down. {Friend} sat down, too. It was warm against their backs, and it went up and down.

{Pet} came last. {Pet.He} walked once round all of them. {@Settles}

# @a
{buns} from the farm
## if adult
{adult}

# @cross
{@whose} had come along to keep an eye on {child}. {Pet.He} didn’t care for it when {child} talked to other animals. Now {pet.he} sat down with {pet.his} back to the horses.

# @whose
{Pet}, the farm cat,
## if pet.cat
{Pet}, {child’s} cat,
## if pet.dog
{Pet}, {child’s} dog,

# @proves
{Pet.He} got up, walked straight past {berta} and out on to the bridge, just to show that a cat may go where a cat likes. After two steps {pet.he} stopped. {Pet.He} felt a plank with one paw, as if it were bathwater.
## if pet.dog
{Pet.He} got up, walked straight past {berta} and out on to the bridge, just to show that a dog doesn’t ask a horse for permission. After two steps {pet.he} stopped. {Pet.He} put one paw on a plank, cocked {pet.his} head and listened.

# @lands
{Pet} jumped straight up. {Pet.He} landed on the nearest thing there was, and that was {berta’s} back.
## if pet.dog
{Pet} jumped straight backwards. {Pet.He} landed under the biggest thing there was, and that was {berta’s} tummy.

# @where
on {berta’s} back
## if pet.dog
under {berta’s} tummy

# @full
But right in the middle of {berta’s} back, where it was warmest, lay {pet}, and {pet.he} meant to stay there.
## if pet.dog
But right underneath {berta’s} tummy, where it was shadiest, lay {pet}, and {pet.he} meant to stay there.

# @moves
{Pet.He} moved over, exactly as much as {child} needed. Then {pet.he} lay down again, up against {child’s} tummy.
## if pet.dog
{Pet.He} moved over, exactly as much as a horse needs. Then {pet.he} stood beside {berta}, as if the whole journey had been {pet.his} idea.

# @settles
Then {pet.he} climbed up on {berta} and lay down, and {pet.his} tail hung over {child’s} shoulder.
## if pet.dog
Then {pet.he} lay down on {child’s} feet, and after that nobody could move over at all.

# picture 1
neighing on all fours
# picture 2
with a bump in the grass
# picture 3
across the stream
