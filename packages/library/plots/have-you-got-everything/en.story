title: Have You Got Everything?
title: I’m First
title: The Day on the Step
guest friend: Orla (she), Jonah (he)
guest pet: Mabel (she), Otto (he)
guest minder: Mrs Quill (she), Mrs Dunne (she)

% The cat is the family’s, or the friend’s; a dog brings its lead instead of sitting in the bag. Only the bag and the purr are the cat’s.

# on-the-step
On Monday morning {child} opened the front door, and on the step stood the First Day at School.

It was a small person in a very large blazer, with a bag as big as itself and hair that had been combed with water. It was shaking with joy.

“Good morning! I’m your First Day! Have you got everything?”

“No, thanks,” said {child}, and shut the door.

It was a new school, and {child} didn’t even know where the toilets were. {Child.He} wanted it to be Tuesday.

# ten-to-eight
{child} looked at the clock. Ten to eight. {Child.He} ate {child.his} toast. Ten to eight.[elder:  {Elder}[elder2:  and {elder2}] rang to say good luck. Ten to eight.]

The [us: mail slot | letter box] opened. “It won’t move,” said the First Day. “There’s no Tuesday till I’ve gone in at the gate. I’m first. It’s in the name.”

[adult: {Adult} put on a coat to walk them to school|{minder} came over from next door to walk them to school], and {friend} came along. {Friend} was {child’s} best friend. {Friend.He} {friend.was} going to the new school too, and {friend.he} bet on everything.

“There’s a day on your step,” {friend.he} said. “I bet you my pudding it’s ours.”

“I’m not going with it,” said {child}. “We could walk really fast. Get it over with.”

“Over with?” The First Day had got its head in at the door. “I’m to be done properly! The photograph! The waving!”

# in-the-bag
{@joins}

# only-one
{child} went fast, because {child.he} wanted it finished. The First Day went slowly, because it wanted to look at things[music: , and it hummed {music}]. {@A} walked behind them, at the distance they had agreed on.

“A [us: crossing guard | lollipop lady]! A puddle! Is that the fence?”

“It’s a fence,” said {child}. “Hurry up!”

“You only get one of me.”

The First Day stopped. It took its pencil case out of its bag and counted the pencils.

“Have you got everything?” said {child} in a horrible voice. “Your teddy? Your potty?”

“{child},” said {friend}. “I bet you feel bad in a minute.”

{child} felt bad already, so {friend} won.

# the-gate
Then they turned the corner, and there was the gate[school:  of {school}]. It was tall[city: , and it looked like the tallest in {city}]. Behind it four hundred people were shouting, and every one of them knew where the toilets were.

{child’s} stomach turned right over. “Right,” {child.he} said. “In we go.”

But the First Day had sat down on the [us: curb | kerb] and pulled the blazer up over its head.

“I’m not going in,” said the blazer. “I’ve never done it before.”

“You’re the First Day!”

“That’s just it!” it wailed. “I’ve only never done it before! Tuesday knows what to do. I’m the only one who doesn’t know anything!”

# nothing-moves
And all the shouting stopped. In the playground a ball hung in the air. A teacher stood with her whistle in her mouth and her cheeks blown out. {@A} stood in the middle of a step, with one foot off the ground.

“Oh no,” said {friend}. “I bet we’re here for ever. And I don’t want to win that one.”

{child} pulled at the blazer. It didn’t budge.

# in-the-blazer
{@motor}

“{Pet} does that to me,” said {child}. “When I’m scared.”

“Are you scared now?”

“Yes,” said {child}. “I don’t know where the toilets are.”

“Neither do I!” The First Day looked up out of the collar. “I thought it was only me!”

“I bet that teacher does,” said {friend}.[athlete:  “And I bet {athlete} had to ask too, once.”]

“We’ll do it your way,” said {child}. “Not fast. And I’ll wave, but only once.”

“And your way too,” said the First Day. “Toilets first.”

# top-button
{child} held out a hand, and the First Day took it in its sleeve. {Friend} took the other sleeve.

At the gate {child} stopped and bent down, and did up the top button of the enormous blazer.

“Have you got everything?” {child.he} asked.

The First Day looked at {child’s} hand, and at {friend}, and at {pet}. “Yes,” it said. “I have now.”

They stepped through. The ball came down. {@A} put down the other foot. The teacher came straight over, and the toilets were behind the blue door.[pet.dog:  {Pet} went home with {@a}, to wait on the mat.]

# half-past-three
At half past three they stood at {child’s} front door. Now it was the First Day that was slow.

“That was me, then,” it said. “Have you got everything?”

{child} had a drawing, a [us: Band-Aid | plaster] and somebody to sit next to[sport: , who liked {sport}]. “Yes,” {child.he} said. “I’ll keep it.”[elder:  {Elder}[elder2:  and {elder2}] would be told about the toilets first.]

{child} waved until it was round the corner, which was much more than once.

# on-tuesday
On Tuesday somebody was waiting on the step, with hands in pockets, chewing a straw. It nodded at {child}, and at {friend}. {@last}

# @a
{minder}
## if adult
{adult}

# @joins
{Pet}, {friend’s} cat, had come along as well. {Pet.He} walked to {child’s} new bag, climbed in on top of the lunch and sat down.

“Cats don’t go to school,” said {child}.

{Pet} closed {pet.his} eyes.

“Fine,” said {child}, and lifted the bag, cat and all. “Come on, then.”
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] got up from the mat. {Pet.He} walked to {child’s} new bag, climbed in on top of the lunch and sat down.

“Cats don’t go to school,” said {child}.

{Pet} closed {pet.his} eyes.

“Fine,” said {child}, and lifted the bag, cat and all. “Come on, then.”
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] got up from the mat. {Pet.He} fetched {pet.his} lead, laid it on {child’s} new bag and sat down beside it.

“Dogs don’t go to school,” said {child}.

{Pet} closed {pet.his} eyes.

“Fine,” said {child}, and picked up the bag and the lead. “Come on, then.”

# @motor
Then {child’s} bag began to wriggle. {Pet} stepped out on to the [us: curb | kerb], looked in at the neck of the blazer, and went inside. A bump went round and round. Then it lay down, and the blazer began to purr.

“It’s warm,” said the First Day, from within. “It’s got a motor.”
## if pet.dog
Then {pet} pulled {pet.his} lead out of {child’s} hand, looked in at the neck of the blazer, and pushed inside, as far as there was room. A bump went round and round. Then it lay down, and a tail began to thump.

“It’s warm,” said the First Day, from within. “It’s got a drum.”

# @last
{Pet} looked it over, yawned, and climbed into the bag.
## if pet.dog
{Pet} looked it over, yawned, and went to fetch the lead.
