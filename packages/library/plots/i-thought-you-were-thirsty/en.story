title: One Dance
title: Since May
title: The Fairy on the Butter
guest friend: Hamish (he), Tess (she)
guest elder: Stanley (he), Wilf (he)
guest minder: Maureen (she), Glenda (she)

% The elder is the family’s own, or else a great-uncle (@whose). Mum or dad is there; otherwise {minder}, who is looking after them (@all, @a).

# since-may
{child} hadn’t danced since May[city: , in {city} or anywhere else].

{Child.He} hadn’t told anybody[pet.other:  but {pet}]. But at the school [us: dance | disco][school:  {at school}], {child.he} had danced with every bit of {child.him}[music:  to {music}], arms and all, and {friend} had laughed. {Friend}[!friend.known: , who was {child.his} best friend]. {child} had gone to get some [us: punch | squash], and had never come back to the floor. They hadn’t talked about it.

# in-the-ring
Now it was August, and they were all at {@whose}, {@all}. {child} had fetched the [us: mail | post] and was taking the short cut across the meadow when somebody said:

“Stop right there!”

{Child.He} looked down. {Child.He} had stepped into a ring of trodden grass. In front of {child.his} boot stood a fairy, the size of a [us: clothespin | clothes peg], with her hands on her hips.

“You’re standing in the ring,” said the fairy. “So you owe me a dance.”

“I don’t dance,” said {child}.

“I can wait,” said the fairy.

# on-the-butter
She flew behind {child} all the way back to the house[pet.dog: , just above the nose of {child.his} dog {pet}]. At dinner she sat down on the edge of the butter[pet.cat: , just out of reach of {child’s} cat {pet}].

“One dance,” she said.

“Shush,” hissed {child}, and turned red.

“Is that a dragonfly?” said {@a}, hunting for a pair of glasses.

“No, no,” said {elder.short}. “That’s the fairy. She went on at me like that once. For twelve days.”

[elder2: “Thirteen,” said {elder2}.

| ]“What did you do?” said {child}.

“I danced with the hay rake. I thought, that way they can see which of us is the stiffer.”

“Its toes got [us: stepped | trodden] on,” said the fairy. “But {elder.he} paid.”

{Friend} said nothing. {Friend.He} {friend.was} unusually quiet[sport: , even on {sport}][athlete: , even on {athlete}], and {friend.he} ate with {friend.his} jacket on.

# chapter-four
The fairy didn’t give up. When {child} brushed {child.his} teeth, she was sitting in the toothbrush glass. “One dance.” When {child} opened {child.his} book, she climbed out of chapter four. “One dance.”

“I can’t!” said {child} in the end. “I look like nothing on earth when I dance!”

“Did I ask for something on earth?” said the fairy.

So {child} pulled on {child.his} boots and went out to the front steps, mostly in order to be going somewhere. It was dusk. Down in the meadow the fog had come, as white and thick as [us: oatmeal | porridge], and you could no longer see where the ground left off.

# the-pocket
{Friend} was sitting on the steps. {Friend.He} still had {friend.his} jacket on, and now {child} saw {friend.his} shoes. They were soaked through, and full of grass seed right up to the ankles. There was only one place that did that to you, and it was the meadow.

Something moved in {friend’s} jacket pocket.

“One dance,” said the pocket.

They looked at each other.

“Did you step in the ring as well?” said {child}.

“This morning,” said {friend}. “She’s got a brother.”

“Why don’t you just dance, and get it over with?”

“Why don’t you?”

There was a pause. The pocket sighed.

# thirsty
“Because you laughed,” said {child}. It would hardly come out. “In May.”

{Friend} sat quite still.

“I laughed because it looked like so much fun,” {friend.he} said. “I’d been standing by the wall for an hour, not daring to. And then you came along, with those arms, and I thought, well, then so can I. I was just about to start. And then you went.”

“Why didn’t you say anything?”

“I thought you were thirsty.”

{child} looked out over the meadow. Since May, {child.he} thought. The whole summer.

# ten-steps
But it still wasn’t easy. A thing doesn’t get easy just because you’ve been told something. {child} looked at the fog, which was creeping up towards the steps. {Elder.short’s} cart was gone. The pump was gone. The [us: clothesline | washing line] had only one end.

{Child.He} walked down into it, ten steps, and held a hand up in front of {child.him}. {Child.He} couldn’t see the hand.

“{Friend}!” {child.he} called. “Can you see me?”

“No!”

{child} lifted one arm.

“Can you see me now?”

“No! What are you doing?”

“Nothing!” called {child}, and lifted the other.

# with-the-arms
There wasn’t any music. There were only crickets, and a long way off a drip falling into a barrel. {child} began with the feet. Then the knees joined in. Then came the arms, because they had been waiting since May. {Child.He} danced until the fog went round in whirls.

“At last,” {child.he} heard the fairy say, somewhere close by.

There was a stamping, over on the left. There was a puffing.

“Is that you?” said {child}.

“Can you see me?” said {friend}.

“No!”

“Good!”

They danced for a long time. They ran into each other twice, and the second time {friend} laughed, and {child} laughed too. It sounded exactly as it had in May. It was just that this time {child} heard what it sounded like. It sounded glad.

# the-fog-lifts
Then the fairy clapped her hands, and the fog lifted, the way you pull a sheet off a sofa.

{child} had both arms straight up in the air. {Friend} was on one leg like a heron. On the steps stood {@a} and {elder.short}[pet.dog: , and between them sat {pet}]. {Elder.short} had the hay rake in {elder.his} arms.

Nobody moved.

Now, thought {child}. Now {child.he} could go and get some [us: punch | squash].

“Two dances would be even better,” {child.he} said, and went on.

“Wait for us!” called {@a}, and came running with no shoes on[elder2: , with {elder2} not far behind].

# a-foot
It was late when they got to bed. The fog lay over the meadow again, and {friend} had fallen asleep in the next room with grass seed in {friend.his} hair[pet.dog:  and {pet} across {friend.his} feet][pet.cat:  and {pet} on {friend.his} stomach]. {@A} was sitting on the edge of {child’s} bed, rubbing a toe. {Elder.short} had [us: stepped | trodden] on it.

“Is she still here?” whispered {@a}. “The dragonfly?”

{child} looked round. The toothbrush glass was empty. The book was shut.

“No,” {child.he} said. “I’ve paid.”

{Child.He} closed {child.his} eyes. But right at the bottom, under the covers, there was one foot that didn’t know. It was moving, slowly, in time.

# @whose
Great-Uncle {elder’s} house
## if elder
{elder’s} house

# @all
{child} and {friend}, and {minder}, who was looking after them that week
## if adult
{child} and {adult} and {friend} too

# @a
{minder}
## if adult
{adult}
