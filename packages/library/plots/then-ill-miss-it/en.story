title: The Bear Who Wasn’t Tired
title: As Big as a Teacup
title: Then I’ll Miss It
guest pet: Biscuit (he), Rusty (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The yawns grow: a bucket, a wheelbarrow, a door, the whole night. Do them. Whoever comes with the lamp (@a) is the grandparent, else {adult}, else {minder}.
% {pet} is the family’s dog or cat, else a dog of the story’s own. The bear is “it”.

# a-knock
It was the very end of autumn[city:  in {city}], and nearly dark, when somebody knocked at {child’s} back door.

{child} opened it. {Pet}[!pet.known: , {child.his} [pet.cat: cat | dog],] looked out between {child.his} legs.

There stood a big brown bear with a leaf on its head.

“I’m not tired,” said the bear.

And it yawned. It was a yawn as big as a bucket.

“Bears go to bed for the whole winter,” said {child}. {Child.He} knew about bears[school: , because they had done them {at school}].

“Not me,” said the bear. “I’m not a bit tired. [athlete: I’m as wide awake as {athlete}. ][sport: We could {play sport}. ]What are you two doing?”

# milk
“We’re having milk,” said {child}. So the bear came in, and {@first} gave it milk as well, in the [us: dishpan | washing-up bowl].

“Now you’ll be sleepy,” said {child}.

“No,” said the bear, and it yawned. It was a yawn as big as a wheelbarrow. “What are you doing now?”

# teeth
“We’re doing teeth,” said {child}. The bear had a great many teeth.[elder2:  {Elder2} lent it the shoe brush.] They did the top ones and the bottom ones and the pointy ones at the side[music: , and sang {music} through the foam].

“Now it’s bed,” said {child}.

# behind-the-shed
“I need a [us: pee | wee],” said the bear. It went behind the shed.

“NOW it’s bed,” said {child}.

“But I’m NOT TIRED,” said the bear, and it yawned. It was a yawn as big as a door, and {pet} could see right down to the bottom.

# then-ill-miss-it
{child} put {child.his} hands on {child.his} hips. “Why don’t you want to go to bed?” {child.he} asked.

The bear looked at its feet.

“Because then I’ll miss it,” it said in a small voice.

“What will you miss?”

“The snow,” said the bear. “Everybody says it’s lovely. But every year I go to sleep, and when I wake up it’s gone. I’ve never seen it. Not even a bit.”

{child} thought. {Pet} thought too.

# a-whole-one
“I know!” said {child}. “I’ll save you some! When it snows, I’ll make a snowball, and I’ll put it in our freezer. And when you wake up, you can have it.”

“A whole one?” said the bear.

“A whole one,” said {child}. “And {pet} won’t [pet.cat: touch | eat] it.”

{Pet} looked the other way.

# the-hole
So {child} and {pet} walked the bear home. It wasn’t far. It lived at the bottom of the garden, under the hedge, down a round hole that smelled of apples.

{@A} came behind, with the lamp.

The bear lay down. {child} tucked it in with leaves. {Child.He} put leaves on its back and leaves on its feet, and {pet} [pet.cat: patted | pushed] the last one up to its chin.

“I’m not …” said the bear. “I’m not at all …”

And it yawned. It was a yawn as big as the whole night, and when it was over, the bear was asleep.

# a-teacup
{@A} carried {child} back up the garden.

“I’m not tired,” said {child}, with {child.his} head on {@as} shoulder. And {child.he} yawned. It was only as big as a teacup, but it was enough.

# behind-the-peas
One morning, not long after that, the whole garden was white. {child} made a snowball, round and good.

[friend: “Who’s it for?” asked {friend}[!friend.known: , {child’s} best friend].

“A bear,” said {child}.

“Then it ought to be a bit rounder,” said {friend}, and patted it all over.

]{child} put it in the freezer, right at the back, behind the peas.

It’s there now. {Pet} hasn’t [pet.cat: touched | eaten] it.

And under the hedge, under the leaves, under the snow, somebody is fast asleep until spring.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
