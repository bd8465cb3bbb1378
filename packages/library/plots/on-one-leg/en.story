title: On One Leg
title: Hop, Hop, Hop
title: Splat, Said the Pancake
guest friend: Iris (she), Sam (he)
guest neighbour: Mrs Hill (she), Mrs Lane (she)
guest dog: Buster (he), Rufus (he)

% The dog (@p): the family's dog, else the neighbour's, whom they are looking after. The grown-up (@a): {adult}, else the elder, else the neighbour.

# the-sock
{child} found out about {child.his} superpower one Saturday, putting on a sock.

{child.He} {child.was} standing on one leg in the kitchen. {@A-first} tossed a pancake, but it never came down. It hung under the lamp like a small yellow moon. {@A} stood still, looking up at it. {@P-first}, who had jumped for a crumb, was still in the middle of the jump. [music: The radio had stopped halfway through {@song}.]

{child} put down {child.his} foot. Splat, said the pancake.

{child} lifted {child.his} foot. Everything stopped. {child.He} put it down, and everything started.

When I stand on one leg, time stands still, thought {child}. I’m a superhero. [school: It was a pity that it wasn’t a school day, or the whole of {school} could have found out.]

# top-corner
After the pancakes they went to the park[city:  in the middle of {city}]. {friend} was in goal between two jackets, because {friend.he} {friend.was} going to be a goalkeeper, and {child} was helping. {@P} lay in the grass, with the [us: leash|lead] under {@as} foot.

Then somebody shot, hard and straight, up towards the corner. [athlete: Not even {athlete} would have got to it.]

{child} lifted {child.his} foot.

The whole park went silent. The ball hung in the air, and {friend} hung in the air too, stretched out like a flying squirrel. {child} hopped over there on one leg, hop, hop, hop. [sport: {child.He} could do that quite well, because of {@game}.] {child.He} gave the ball a push with one finger, so that it would go wide. Then {child.he} hopped back and put down {child.his} foot.

The ball went whistling past on the wrong side of the jacket, and {friend} landed on {friend.his} tummy.

“We’re saved!” shouted {child}.

# somebody-elses-cake
But {friend} stayed where {friend.he} {friend.was}, and stared at {friend.his} gloves.

“I had it,” said {friend}. “I did, I had it. I’ve never jumped so high before. And then it bent.”

{child} opened {child.his} mouth and shut it again. It felt like having eaten all of a friend’s birthday cake.

“That was me,” said {child} in the end. And {child.he} told the whole thing, about the sock and the pancake and the finger.

“A real superhero,” said {friend}, “finds out first if anybody needs help.”

# the-kick
And {friend} was so cross that {friend.he} kicked the ball as hard as {friend.he} could. It flew right over the grass and went bouncing off towards the playground.

And {@p} loved a ball.

It happened so fast. {@A} had just bent down for the [us: thermos|flask]. The [us: leash|lead] slid away, and {@p} was off, flat out, straight at the swings. On the biggest swing stood a big boy, going as high as it would go. He was on his way down, and he was looking the other way.

“{@P}!” screamed {friend}.

{child} lifted {child.his} foot.

# hop
Nothing moved. The swing stood still in the air, slanting, as if somebody had drawn it. And exactly where it was going to come through stood {@p}, with all four paws off the ground. But between them and {child} lay the whole of the park.

{child} began to hop. Hop, hop, hop. By the litter bin {child.his} leg was burning. By the sandpit {child.his} knee was shaking. {child.He} couldn’t change legs, because then the other foot would have to touch the ground, and the swing would come. Hop. {child.He} wobbled. Hop.

I can’t, thought {child}. Then {child.he} thought of how it feels when {@p} falls asleep with {@p-his} nose in the crook of your arm. {@P-he} needed help. You didn’t even have to ask.

Hop. Hop. Hop.

# both-feet
{child} got both arms [us: around|round] a warm, round middle. {@P} was as heavy as a sack of potatoes. Four more hops, away from the swing. Then {child} fell, right into a bush, with {@p} on top of {child.him}, and both {child.his} feet touched down.

Whoosh, said the swing.

And {@p}, who had just been going in quite another direction, licked {child} all over the face in surprise.

{@A} came running, and didn’t say anything, but sat straight down on the ground and held on to them both, tight, and {child} could feel {@as} heart thumping through the coat.

# a-save
“You were over there,” said {@a} after a while. “However did you get here in time?”

“I hopped,” said {child}.

{friend} had come too. {friend.He} {friend.was}n’t cross any more. {friend.He} looked at {child’s} legs, which were shaking like jelly.

“That,” said {friend}, “was a save.”

“So was yours,” said {child}. “Or it would have been. I’m sorry.”

“You owe me a shot,” said {friend}. “High up in the corner. And you’re to keep both feet on the ground.”

{friend} got it there and then. {friend.He} flew like a squirrel, and reached it with the very tips of {friend.his} fingers, and nobody cheered louder than {child}[elder: , not even {@elder-there}].

# one-foot
That night {child} lay in bed with both legs up on an extra pillow. [pet.dog: {Pet} had {pet.his} nose in the crook of {child.his} arm. ][pet.cat: {Pet} lay on {child.his} tummy, and had never heard of dogs. ][pet.other: {child.He} had told {pet} all about it. ]{@Night-a} sat on the edge of the bed[pet.dog:  with the [us: leash|lead] still round one wrist, even though they were indoors].

“Good night, {child}[adult / elder: ,” said {@a}, and bent down. |.” Somebody bent down.]

Then {child} stuck out a foot from under the covers, and put it on the floor. One foot, just the one.

Everything stopped. The kiss was on its way. [pet.dog / pet.cat: {Pet} was in the middle of a breath.] The lamp shone yellow on it all, and nothing could ever happen to any of them.

# the-kiss
{child} lay and looked for a while. It could be like this, {child.he} thought, always.

But then the kiss would never arrive. [pet.dog / pet.cat: And {pet} would never get to breathe out.]

So {child.he} pulled {child.his} foot back under the covers. The kiss landed on {child.his} forehead. [pet.dog / pet.cat: {Pet} sighed, a deep, warm sigh, and | The lamp went out, and] time went on again, just as slowly as it ought to when you’re falling asleep.

# @game
{sport}

# @song
{music}

# @elder-there
{elder}[elder2:  and {elder2}], who had come with the buns
## if !adult
{@a}[elder2:  and {elder2}]

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @night-a
Somebody who was very fond of {child.him}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @as
{neighbour’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @p
{dog}
## if pet.dog
{pet}

# @p-he
he
## if pet.dog
{pet.he}

# @p-his
his
## if pet.dog
{pet.his}

# @p-first
{Dog}, the dog from next door
## if !adult & !elder
{Dog}, {neighbour’s} dog
## if pet.dog
{Pet}, {child’s} [breed: {breed}|dog]
