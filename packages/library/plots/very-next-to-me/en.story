title: Me First
title: Very Next to Me
title: Is There a Rule About Crabs?
guest friend: Caleb (he), Nina (she)
guest pet: Waffle (she), Bramble (he)
guest princess: Ottoline (she), Clementina (she)

% The dog is the family’s or the friend’s; a cat likes butter just as much: @sniffed, @ears, @came.

# a-princess-in-the-door
{child} was stuck in the kitchen door with a princess.

It happened like this. There was a picnic on the lawn, with a big pink cake[adult:  that {adult} had baked]. {child} wanted to get to the cake. And a real princess, who had come to tea[elder:  because {elder}[elder2:  and {elder2}] had invited her], wanted to get to it too.

“Me first,” said {child}. “It’s my door.”

“Me first,” said Princess {princess}. “I’m a princess. Princesses go first. It’s the rule.”

They both went.

SQUASH.

# nobody-moved
“Go back!” said {child}.

“Princesses never go back,” said the princess. “You go back.”

[school: “We take turns {at school},” said {child}.

“Princesses don’t take turns,” said the princess. “You’re standing on my dress!”|“You’re on my foot!”

“You’re on my dress!”]

Nobody moved at all.

# excuse-me
{Friend} was out on the lawn. {Friend} was {child’s} best friend, and very polite.

“Good afternoon,” said {friend}. “Are you stuck?”

“No,” said the princess.

“Yes,” said {child}.

{Friend} thought about it. Then {friend.he} pulled {child’s} arm, and said “Excuse me”. {Friend.He} pulled the princess’s arm, and said “Excuse me, Your Highness”. They didn’t come out.

# that-cake
{@Whose} came to see. {Pet.He} sniffed {child’s} knee. {Pet.He} sniffed the frills. {@Sniffed}

“{Pet},” said {child}, “don’t you look at that cake.”

{Pet} looked at that cake.

# buttered
“I know!” said {friend}. “When a ring is stuck, you put butter on it.” {Friend.He} went to the picnic and came back with the butter dish. “May I?”

{Friend.He} buttered {child’s} elbow. {Friend.He} buttered the princess’s elbow. {Friend.He} buttered a bit of the door[music: , humming {music}].

“I’ve never been buttered before,” said the princess.

They both pushed again[sport: , the way you push when you {play sport}], and now they were stuck and slippery.

# next-to
The princess stopped pushing. Her chin went wobbly.

“What’s the matter?” said {child}.

“Everyone always lets me go first,” said the princess. “So I’m always at the front, and it’s lonely at the front. When I turn round, there’s nobody next to me.”

{child} had some fingers free. They found the princess’s hand in the frills, and held it. It was buttery.

“I’m next to you,” said {child}.

“You’re very next to me,” said the princess.

# butter
Then {friend} shouted, “Oh no! Excuse me! {Pet}!”

{Pet} was on the picnic rug, with {pet.his} nose over the cake. Somebody had already licked it, once, right across the pink.

“{Pet}, no!” cried {child}. “Come here!”

{@Ears} Noses! {child} stuck out an elbow as far as it would go.

“{Pet}!” {child} called. “Butter!”

{@Came}, and licked {child’s} elbow. It tickled! Then {pet.he} smelled the butter on the door, right behind the princess. {Pet.He} pushed in {pet.his} head, and {pet.his} shoulders, and wriggled in between their tummies, licking all the way.

# crabs
“Ooh!” squealed the princess. “I’m being turned round!”

{child} looked. Now the princess was sideways. And sideways, there was a bit more room.

“Don’t go first!” said {child}. “And don’t go second! Go sideways! Like crabs!”

“Is there a rule about crabs?” asked the princess.

“No!”

“Then I’ll do it.”

“Breathe in, please,” said {friend} politely.

They breathed in. They stepped sideways, nose to nose, holding on tight. One crab step. Two crab steps.

POP!

# pop
Out came {child} and the princess, both at the same time. Out came {pet} with a frill on {pet.his} head. They all landed on top of {friend}.

“I beg your pardon,” said {friend}.

They had the cake on the rug[city: , in the middle of {city}].

“Who gets the first piece?” said {friend}.

{child} looked at the princess. The princess looked at {child}.

“You,” said {child}.

“No, you,” said the princess.

“No, you!”

“No, YOU!”

“Thank you very much,” said {friend}, and took it.

# at-the-gate
Then the sky went pink, and the princess’s carriage stood in the lane. [adult: {Adult}[elder:  and {elder}] waved from the step. |[elder: {Elder} waved from the step. ]]The princess walked down the path, and {child} walked next to her, and at the gate they stopped. Nobody knew who should say goodbye.

“Me first,” said the princess, and she put both her arms round {child} in a big hug.

The carriage rolled away slowly. The princess sat at the back, in the middle, and waved through the little window.

# sideways
{child} and {friend} went in to wash their elbows. When they came to the kitchen door they turned, without saying anything, and went in sideways. {Pet} lay down on the doorstep and gave the door one last lick.

# @whose
{Pet}, {friend’s} dog,
## if pet.dog
{Pet}, {child’s} dog,
## if pet.cat
{Pet}, {child’s} cat,

# @sniffed
Then {pet.he} turned {pet.his} nose to the lawn and sniffed again, and {pet.his} tail began to wag.
## if pet.cat
Then {pet.he} turned {pet.his} nose to the lawn and sniffed again, and {pet.his} tail went straight up.

# @ears
But dogs only listen with their noses.
## if breed.Beagle
But beagles only listen with their noses.
## if pet.cat
But cats only come for what smells good, and they smell it with their noses.

# @came
{Pet’s} nose came up. Sniff. Sniff, sniff. {Pet.He} left the cake and came galloping over the grass[athlete: , as fast as {athlete}]
## if pet.cat
{Pet’s} nose came up. Sniff. Sniff, sniff. {Pet.He} left the cake and came over the grass[athlete: , nearly as fast as {athlete}]
