title: All In
title: Nine Dragons and a Dog
title: The Bedtime [us: Roundup|Round-Up]
guest dolores: Dolores (she), Loretta (she)

% The mother dragon is she, Number Nine is he, any other little dragon is said by its colour. The Look is the dog’s.
% Rule: roaring and chasing is a game; quietly and all the way round the outside is bedtime.

# herded
{child’s} dog, {pet}, was {a breed}, and {pet.he} would herd anything.[!breed.Border Collie & !breed.Australian Shepherd & !breed.German Shepherd:  Nobody had ever told {pet.him} that herding was a job for other dogs.] {Pet.He} had herded [us: soccer balls | footballs]. {Pet.He} had herded shopping [us: carts | trolleys].[school:  {Pet.He} had herded everybody outside {school}.][sport:  {Pet.He} had herded people who were only trying to {play sport}.] {Pet.He} had herded one entire birthday party[elder: , and {elder} was at it][elder2: , and {elder2} too]. {child} and {friend} called {pet.him} the Sheriff.

Tonight {pet} had herded both of them into their sleeping bags, and now {pet.he} {pet.was} checking. One {friend}. One {child}. And one big golden eye, at the window.

“Excuse me,” said a voice like a faraway [us: truck | lorry]. “Is this where {pet} lives?”

{child} sat straight up. {child.He} had been hoping to meet a dragon all {child.his} life, and {child.he} had always meant to say something brave.

“What’s {pet.he} done?” {child.he} said.

“Nothing yet,” said the dragon. “I’m {dolores}. I’ve got nine children, and not one of them will go to bed.”

# for-no-reason
Two minutes later {child} and {friend} and {pet} were on the dragon’s back, and [city: {city} | the whole world] was twinkling underneath them like spilt sugar. The scales were as warm as a [us: sidewalk | pavement] in July.

“We never do this at my house,” said {friend}.

{dolores} landed on a mountain, outside a cave heaped with soft, glowing gold. It looked very cosy. It was also empty.

Everybody was outside. Little dragons the size of cats whizzed all over the place, red and green and purple. Two were wrestling. One was toasting a [us: pinecone | pine cone]. One was hanging upside down in a tree for no reason.

“BEDTIME!” roared {dolores}. Rocks rolled down the mountain. The little dragons squealed, and scattered.[athlete:  Not even {athlete} could have caught one.]

“You see?” said {dolores}. “I roar and I chase, and they think it’s a game.”

# the-look
“{Pet},” said {child}, “round them up!”

{Pet} didn’t bark, and {pet.he} didn’t chase. {Pet.He} went down low. {Pet.He} ran all the way [us: around | round] the outside, came in behind the little dragons, and gave them The Look. {child} knew The Look. It was the one that got {child.him} into the bath.

The little dragons bunched together. They shuffled towards the cave. It was working!

Then they remembered that they could fly.

Whoosh!

{Pet} barked at the sky. A moment later a small, squeaky bark came back.

“Funny echo,” said {friend}.

“Well, that’s that,” sighed {dolores}. “{Pet} can’t fly.”

“No,” said {child} slowly. “But you can.”

# like-a-cloud
So up they all went. {Pet} stood in front, with {pet.his} paws on {dolores’s} head. {dolores} took a huge breath.

“Don’t roar,” said {child} quickly. “Do it like {pet}. Quietly, and all the way [us: around | round] the outside.”

“Quietly?” said {dolores}. “[us: Honey | Darling], I’m a dragon.”

But she shut her mouth. She spread her enormous wings, sailed all the way [us: around | round] the outside, and came in behind the little dragons as quietly as a cloud.

{Pet} leaned left. “Left,” called {child}. {Pet} leaned right. “Right,” called {child}. [us: Around and around | Round and round] they went, in smaller and smaller circles, until the little dragons in the middle were flying wing tip to wing tip.

“Now slowly,” whispered {child}. “Slowly … and down.”[music:  {Friend} hummed {@song}, slower and slower.]

Down they floated, like leaves, all the way to the cave. {Pet} jumped off and gave them The Look. One by one they marched inside, climbed up on the gold, and flopped.

“All in, {pet},” said {child}. You had to say it, or {pet} would have gone on all night.

# how-many-shadows
But {friend} was counting tails. “Six. Seven. Eight.” {friend.He} counted again. “{child}? They’re not all in. There are only eight.”

“Number Nine!” cried {dolores}. “My littlest! He hasn’t even got a name. I ran out at eight!”

They looked up in the trees. They looked under the rocks. {Pet} trotted to and fro, sniffing. Then {friend} stopped short.

“{child},” {friend.he} said, “how many shadows has {pet} got?”

{child} looked. {Pet} trotted left, and something small and grey trotted left behind {pet.him}. {Pet} crouched, and something small and grey crouched. {Pet} turned [us: around | round] to see what everybody was staring at, and something small and grey turned [us: around | round] too.

“Woof,” it said, squeakily.

“The echo!” said {child}.

# deputy
Number Nine hadn’t been hiding. He’d been helping.

Just then his biggest sister, the purple one, slid off the gold and ran for it. Number Nine went down low. He ran all the way [us: around | round] the outside. He gave her The Look.

She went straight back to bed.

[us: “Well, I’ll be,” | “Well, I never,”] said {dolores}. “I had one like {pet} all along. And he still hasn’t got a name.”

{child} and {friend} whispered together.

“{Pet} is the Sheriff,” said {child}, “and a sheriff’s helper is called a deputy.”

“So he’s Deputy,” said {friend}.

Deputy wagged so hard that he fell over. {Pet} licked his nose, and nudged him up on to the gold with the others.

“All in, Deputy,” said {child}. And Deputy was asleep.

# all-in
{dolores} flew them home slowly and quietly, all the way [us: around | round] the outside of the moon.

{Friend} was snoring before {friend.his} zip was up. [adult: {Adult} | Somebody] looked [us: around | round] the door and whispered, “Is everybody in bed?”

{Pet} checked. One {friend}. One {child}.[elder:  One {elder}, {@downstairs}[elder2: , and one {elder2}].] Then {pet.he} flopped across {child’s} feet, smelling just a little of smoke.

“All in, {pet},” said {child}, and shut {child.his} eyes.

And far away, high on a mountain, somebody small said, “Woof.”

# @downstairs
asleep in the armchair

# @song
{music}
