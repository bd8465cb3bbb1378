title: Thirty Teeth
title: I Can Smell Zebra
title: And One More Cat
guest friend: Hugo (he), Poppy (she)
guest cat: Marmite (he), Gulliver (he)
guest sitter: Maureen (she), Brenda (she)

% The lion is it. The cat is the family's, else {cat} from next door; a dog that is chosen plays the cat's part. The grown-up is {adult}, else the babysitter {sitter}.

# in-the-bed
There was a lion in {child’s} bed.

It was lying on its tummy with its chin on the pillow, and its tail hung down [elder: over {elder’s}[elder2:  and {elder2’s}] patchwork quilt, all the way ]to the floor. {child} and {friend}, who was staying the night, stood at the door in their pyjamas[athlete: , {child} in the ones with {athlete} on].

[adult: “{Adult}!” shouted {child}. | “{sitter}!” shouted {child} to the babysitter.] “I can’t go to bed! There’s a lion in it!”

“Is there?” called [adult: {adult}|{sitter}] from the kitchen. “Has it brushed its teeth?”

They hadn’t thought of that.

# zebra
“Have you brushed your teeth?” asked {child}.

“No,” said the lion. “Lions don’t.”

“In this bed they do,” said {child}.

{friend} sniffed. “I can smell zebra,” {friend.he} said.

“That was Tuesday,” said the lion, looking a little embarrassed.

[pet.other: “Well, you can’t eat {pet},” said {child}.]

[pet.other: “No, no,” said the lion.]

# open-wide
So {child} fetched a toothbrush, and {friend} fetched the [us: dish brush | washing-up brush], because it was such a big lion. They used plenty of toothpaste. But when the lion saw the brushes, it shut its mouth so tight that its whiskers stuck straight out.

“Open wide,” said {child}.

“Mm-mm,” said the lion.

“Say aah,” said {friend}.

“Nn-nn,” said the lion.

{friend} tickled it under one paw. The lion did laugh, but only through its nose, so that its mane flapped.

# mejom
“Are you scared?” asked {child}.

“Mions armt mared,” said the lion.

“What did it say?” whispered {friend}.

“Lions aren’t scared,” whispered {child}. But {child.he} could see its paws shaking. “It only tickles,” {child.he} told the lion. “Mostly at the start.”

The lion looked at the ceiling.

# nose-to-nose
Then the cat from next door came in. His name was {cat}, he went into every house with a door open, and he had something to say about everything.

“Miaow,” said {cat}, and he jumped up on the bed. He walked right up to the lion, until they were nose to nose. {cat} looked at the lion. The lion looked at {cat}.

And then {cat} sat down and yawned.

He yawned until you could see his pink tongue and every tooth he had, all the way to the back. It was a good long yawn, with a tiny squeak at the end.
## if pet.cat
Then {pet} came in. {Pet} was [breed: {a breed}|the cat of the house][breed.Siamese: , slim and pale with dark ears], and {pet.he} had something to say about everything.

“Miaow,” said {pet}, and {pet.he} jumped up on the bed. {Pet.He} walked right up to the lion, until they were nose to nose. {Pet} looked at the lion. The lion looked at {pet}.

And then {pet} sat down and yawned.

{Pet.He} yawned until you could see {pet.his} pink tongue and every tooth {pet.he} had, all the way to the back. It was a good long yawn, with a tiny squeak at the end.
## if pet.dog
Then {pet} came in. {Pet} was [breed: {a breed}|the dog of the house], and as a rule it was {pet} who lay in this bed.

“Wuff,” said {pet}, and {pet.he} climbed up on the bed. {Pet.He} walked right up to the lion, until they were nose to nose. {Pet} looked at the lion. The lion looked at {pet}.

And then {pet} sat down and yawned.

{Pet.He} yawned until you could see {pet.his} pink tongue and every tooth {pet.he} had, all the way to the back. It was a good long yawn, with a tiny squeak at the end.

# catching
And yawns are catching.

One corner of the lion’s mouth twitched. Then the other. The lion fought it and fought it, but it was no good …

“Now!” shouted {child}.

The lion gave such an enormous yawn that it sucked the curtains into the room[city: , and there was a draught all over {city}]. {child} brushed the bottom teeth, and {friend} brushed the top ones. Scrub, scrub, scrub[music: , in time to {music}]! [sport: You don’t get that hot when you {play sport}. ]Thirty teeth, that lion had. {friend} counted up to twenty[school: , the way they do {at school}], and {child} counted the rest.

“All done,” they said.

The lion licked all [us: around | round] its nose.

“Strawberry,” it said, very surprised.

# room-for-all
Then {friend} yawned. Then {child} yawned. The lion moved over to the wall, and there was just room for everybody, if they squashed up close. Its mane was warm, and only smelled a tiny bit of zebra. [pet.cat / pet.dog: {Pet}|{cat}] climbed up and lay on the very top.

[adult: {Adult}|{sitter}] came in to say goodnight.

“All teeth brushed?”

“All thirty,” mumbled {child}.

# one-more
[adult: {Adult}|{sitter}] turned out the light. Then [adult: {adult.he}|she] counted in the dark, the way [adult: {adult.he}|she] always did.

“One child,” [adult: {adult.he}|she] said. “Two children. One cat.”

[adult: {Adult.he}|She] felt about a little more.

“And one more cat.”
## if pet.dog
[adult: {Adult}|{sitter}] turned out the light. Then [adult: {adult.he}|she] counted in the dark, the way [adult: {adult.he}|she] always did.

“One child,” [adult: {adult.he}|she] said. “Two children. One dog.”

[adult: {Adult.he}|She] felt about a little more.

“And one very big cat.”
