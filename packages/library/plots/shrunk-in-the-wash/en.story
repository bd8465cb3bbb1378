title: The Cape That Shrank
title: Cool Wash Only
title: New at It
guest friend: Reuben (he), Iris (she)
guest hero: Maureen (she), Mabel (she)
guest head: Mrs Pemberton (she), Mrs Ashworth (she)
guest dog: Buster (he), Rufus (he)

% The dog (@p): the family's dog, else the neighbour's, who is staying. Whoever says good night: {adult}, else somebody.

# cool-wash-only
The superhero was sitting on {child’s} [us: front|garden] wall, crying into a very small red cape.

“Excuse me,” said {child}. “Aren’t you Magnificent {hero}?”

“I was,” said the superhero. “I was Magnificent {hero} this morning. Then I put my cape in with the towels.” She held it up. It was about as big as a [us: dish towel|tea towel]. “It says on the label, ‘Cool wash only.’ Nobody reads the label, do they?”

“I do,” said {friend}[friend: , who was {child’s} best friend and | , who lived opposite and] read everything, including the backs of shampoo bottles.

“It still works,” sniffed {hero}. “It’s just that whoever wears it does the flying. And it doesn’t go [us: around|round] me any more.”

{child} tried it. It wouldn’t do up. {friend} tried it, and went purple. [pet.cat: They tried it on {pet}, {child’s} {breed}, who looked at them until they took it off.][pet.other: They didn’t try it on {pet}, who had never cared for heights.]

# up
Nobody thought about {@p}. {@P-was} very interested in towels. {@P-he} came galloping across the grass, put {@p-his} head straight through the loop of the cape, and pulled.

Then {@p-he} went up.

Up past the bathroom window {@p-he} went. {@P-he} hung in the sky with {@p-his} ears blowing and {@p-his} tail going [us: around and around|round and round], and {@p-he} looked delighted.

“{@P}!” cried {child}. “Come down!”

{@P} came down, at two hundred miles an hour, into next door’s [us: yard|garden]. There was a shriek. {@P-he} came back with a [us: hot dog|sausage roll].

# not-the-idea
“{@P-he}’s got the powers,” said {friend}, “but I don’t think {@p-he}’s got the idea.” [sport: It had been the same when {child} tried to teach {@p-him} {@game}.]

{friend} was right. In the next half hour {@p} rescued a sandwich from a man on a bench[city:  in the middle of {city}]. {@P-he} rescued nine ice creams from nine children, and every time {@p-he} came flying home with {@p-his} chin up, ever so proud, to show {child}.

“Oh dear,” said Magnificent {hero}. “What if there’s an actual emergency?”

# the-castle
And at that moment, of course, there was.

“Help!” came a voice, high above the roofs. “I say! Help!”

It was the day of the summer fair at [school: {school}|school]. The wind had got underneath the [us: inflatable|bouncy] castle, and the ropes had come out of the ground. It came sailing over the street, pink and yellow, with its turrets wobbling. And in the middle of it, bouncing gently, was {head}, the [us: principal|head teacher].

“I only got on to test it!” she called.

“It’s going towards the church,” said {hero}, and she turned pale. “That steeple’s as sharp as a pin!”

# better-than-food
They all looked at {@p}. {@P} was licking the inside of a cone.

“{@P}, save {head}!” said {child}, and pointed.

{@P} sniffed the end of {child’s} finger.

“{@P-he} won’t do it for shouting,” said {friend}. “{@P-he} only does things for food.”

“No,” said {child} slowly. “There’s one thing {@p-he} likes better than food.” {child.He} put {child.his} hand deep in {child.his} pocket. “{Friend}, how far is it to the castle?”

[age>=9: {friend} squinted. ]“Further than you can throw.”

“I know. But {@p} doesn’t know that.”

And out came the tennis ball. It was bald and grey and rather damp, and when {@p} saw it {@p-he} dropped the cone and trembled all over.

# fetch
“{hero},” said {child}, “have you got any super left? In your arm?”

“My arm was never in the wash,” said Magnificent {hero}. She took the ball and threw. It went up like a rocket, over the chimneys, and came down, plop, in the middle of the castle. [athlete: {athlete} couldn’t have thrown it straighter.]

“Fetch!” yelled {child}.

There was a bang, and no {@p}.

Far away, a small red streak landed on the castle. It bounced. {head} bounced, and the ball bounced, all three at different times, and the steeple came closer and closer.

# somebody-to-pull
“{@P-he}’s got the ball!” said {friend}. “But {@p-he}’s left {head} behind!”

“Wait,” said {child}. “{@P-he} always does this. {@P-he} gets the ball, and then {@p-he} wants somebody to pull.”

And so {@p-he} did. {@P} trotted up to {head}, ball and all, and looked hopeful. {head}, who didn’t know what else to hold, took hold of the ball. She wound her other arm through the castle’s rope.

“{@P}!” called {child}, with every bit of breath there was. “{@P}! Home!”

# new-at-it
{@P} turned. And back across the sky they came, over the steeple with an inch to spare: first the dog, then the [us: principal|head teacher], and last of all the castle, like the biggest balloon in the world.

They came down in {child’s} [us: yard|garden] as softly as a cushion. There was a long, slow hiss.

“Thank you,” said {head}, who was still holding the ball. “Whose dog is this?”

“{@mine},” said {child}. “{@P-he}’s new at it.”

# stretch
Everybody came running from the fair, [music: where somebody was still playing {@song}, ]and nine children got nine new ice creams. {friend} read the label once more. “It says here,” {friend.he} said, “‘If shrunk, soak in cold water and stretch.’” So they did, with {friend} at one end and {@p} at the other[elder: , and {elder} pouring on the water[elder2:  that {elder2} brought]]. [age>=9: Nobody on earth is better at pulling a cloth than a dog. ]By [us: dinnertime|teatime] it was a cape again.

“I’ve met a lot of heroes,” said Magnificent {hero}, as she tied it on. “Most of them have the strength. Hardly any of them think to bring the ball.” And she shook {child’s} hand, and flew away into the pink evening.

# damp
That night, when [adult: {adult} | somebody] had switched off the big light, {@p} crept on to the end of the bed. {@P-he} wasn’t supposed to. {@P-he} put something bald and damp in {child’s} hand. [pet.cat: {Pet}, who was there already, didn’t move an inch.]

“Not now,” whispered {child}. “Even superheroes go to sleep.”

# too
{@P} sighed and laid down {@p-his} head. Soon {@p-his} paws began to twitch, and {@p-his} ears began to lift, and {@p-his} tail went slowly [us: around and around|round and round]. In {@p-his} dream {@p-he} was flying.

And {child}, holding the ball, shut {child.his} eyes and went too.

# @game
{sport}

# @song
{music}

# @mine
Ours till Sunday
## if pet.dog
Mine

# @p
{dog}
## if pet.dog
{pet}

# @p-was
{Dog} was the dog from next door, who was staying till Sunday, and he was
## if pet.dog
{Pet} was {child’s} {breed}, and {pet.he} {pet.was}

# @p-he
he
## if pet.dog
{pet.he}

# @p-him
him
## if pet.dog
{pet.him}

# @p-his
his
## if pet.dog
{pet.his}
