title: The Moon in the Rhubarb
title: Say It Just Once
title: Plonk, Went the Cup

% Rule: whatever the grandparent says no to, the cat pushes off the edge.

# the-cup
One evening {child} and {elder} were having supper outside, at a little house by a lake. {Pet}[!pet.known: , {child’s} cat,] sat on the table. And right on the edge stood {elder’s} cup.

“No, no, no, {Pet},” said {elder.short}.

{Pet} looked {elder.him} straight in the eye. {Pet.He} put out one paw. And {pet.he} pushed.

Plonk, went the cup, into the nettles.

“That cat!” said {elder.short}. “Whatever I say no to, {pet.he} pushes.”

“Again!” said {child}.

## or
One evening {child} and {elder} were sitting on the steps of a little house by a lake. {Pet}[!pet.known: , {child’s} cat,] sat on the top step. And right on the edge stood {elder’s} cup.

“No, no, no, {Pet},” said {elder.short}.

{Pet} looked {elder.him} straight in the eye. {Pet.He} put out one paw. And {pet.he} pushed.

Plonk, went the cup, into {elder’s} boot.

“That cat!” said {elder.short}. “Whatever I say no to, {pet.he} pushes.”

“Again!” said {child}.

# on-the-roof
Just then the moon came up, round and yellow, and sat down on the edge of the roof[!short:  to get its breath back]. {Pet} climbed [short: up | the apple tree, stepped across,] and sat down next to it.

“Say it,” whispered {child}. “Say it just once.”

“Certainly not,” said {elder.short}. But up came the paw, and out it popped. “No, no, no, {Pet}!”

[short: And {pet} pushed. | {Pet} looked {elder.him} straight in the eye. And {pet.he} pushed.]

Rumble, rumble, rumble, went the moon, down the roof. Then whump, into the rhubarb.

And it was dark.

# in-the-rhubarb
There was a bit of light under the biggest leaf. {child} lifted it up. And there lay the moon, no bigger than a cushion[!short: , with mud on its nose].

[!short: “Who did that?” said the moon.

{Pet} sat down on {pet.his} paw.

]{child} was so ashamed that {child.his} tummy hurt. “It was me,” {child.he} said. “I thought it would be funny.”

[!short: “It was funny,” said {elder.short}, and took {child.his} hand. “As far as the gutter.”

“You look bigger up there,” {child} told the moon.

“Everybody looks big up there,” said the moon. ]“Put me back, please[short: ,” said the moon. “I’m | . I’m] late.[city:  They’ll be looking for me in {city}.][school:  And I always look in at {school}.]”

## or
{child} ran and looked under the leaves. Under the biggest one it was light. There lay the moon, no bigger than a cushion[!short: , with mud on its nose].

[!short: “Somebody pushed me,” said the moon.

{Pet} looked over {pet.his} shoulder, to see who was there.

]{child} was so ashamed that {child.his} tummy hurt. “I’m sorry,” {child.he} said. “I wanted to see it fall.”

[!short: “It fell very well,” said {elder.short}, and took {child.his} hand. “Now we’ll see if it goes up.”

“I thought you were bigger,” {child} told the moon.

“So did I,” said the moon. ]“Put me back, please[short: ,” said the moon. “I’m | . I’m] late.[city:  They’ll be looking for me in {city}.][school:  And I always look in at {school}.]”

# hup
They put the moon in the tablecloth. {child} took one end, and {elder.short} took the other.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had a corner, and counted.][elder2:  “Mind the rhubarb,” said {elder2}.][sport:  {child} had strong arms, because {child.he} liked to {play sport}.]

“One, two, three, hup!”

Up went the moon[!short: , higher than the apple tree]. Then it came down again. Whump, into the rhubarb.[athlete:  Even {athlete} couldn’t have got it to stay.]

[!short: “Going up is easy,” said the moon. “It’s the staying.”

They tried again, and then again. Whump. Whump. There wasn’t a lot left of the rhubarb.]

# going-out
[short: Now the moon | Every time it landed, the moon had got a bit paler. Now it] gave no more light than a [us: flashlight | torch] under a blanket.

“I’m going out,” it said[!short: , in a very small voice]. [!short: “And I’ve still got mud on my nose.”]

[short: {child} | “We’ll wash it,” said {child}, and] carried the moon down to the jetty.[music:  {child} hummed {@song} to it on the way.] [!short: {Elder} held on to {child’s} [us: sweater | jumper], and {child} bent down and dipped one hand in the water.]

## or
[short: Now the moon | When {child} lifted the moon out of the leaves, it had gone quite pale. Now it] gave no more light than a [us: flashlight | torch] under a blanket.

“I’m going out,” it said[!short: , in a very small voice]. [!short: “Could I have a drink of water first?”]

[short: {child} | Its nose was cold. “You can have a whole lake,” said {child}, and] carried the moon down to the jetty.[music:  {child} hummed {@song} to it on the way.] [!short: {Elder} held on to {child’s} [us: sweater | jumper], and {child} bent down and got some water in one hand.]

# on-the-jetty
The water was black and still. And it was full of stars.

“There’s sky down there, too,” said {child}. “You can’t fall up. But you can fall down.”

[!short: “I’m very good at that,” said the moon.

]So {child} put it on the edge of the jetty, and pushed. [short: So did {elder.short}. | It didn’t move. {Elder} sat down and pushed with both feet.] It didn’t move.

“I sit on edges every night,” said the moon. “Nobody’s ever pushed me off. Only that cat.”

# no-no-no
[!short: {Pet} sat there, looking the other way.

]“Push, {Pet}!” said {child}.

{Pet} yawned.

[!short: “Please, {Pet}!”

{Pet} lay down.

]Then {child} understood. “You’ve got to say it,” {child.he} told {elder.short}.

“Never again,” said {elder.short}.

[!short: By now you could hardly see where the moon was. ]{child} took {elder.short} by the hand. “Say it just once,” {child.he} whispered.

[short: “No, no, no, {Pet},” said {elder.short}. | {Elder} took a deep breath. “No, no, no, {Pet},” {elder.he} said.]

{Pet} turned round. {Pet.He} looked {elder.short} straight in the eye. {Pet.He} put out one paw. And {pet.he} pushed.

Plop.

The moon fell into the sky. [short: At last it lay | It fell past one star, and past another, until it lay] right in the middle, down there, round and yellow.

Then {child} looked up. And there it sat, [!short: right in the middle, ]up there. [!short: It was dripping. One drop landed on {elder’s} nose.]

# yes
[!short: It was so light when they walked back that you could see every leaf. ]{Elder} found {elder.his} cup, and washed it, and filled it with warm milk. {Elder.He} put it down on the table, and it happened to be right on the edge.

[!short: {Pet} looked at the cup. {child} looked at {elder.short}. And {elder.short}, who’d just opened {elder.his} mouth, shut it again.

]“Yes, yes, yes, {Pet},” said {elder.short}.

{Pet} thought about it. [!short: There was nothing to push for. ]So {pet.he} curled up instead[!short: , on {child’s} lap].

And the cup stayed where it was, right on the edge, with a little yellow moon in it.

## or
[!short: It was so light when they walked back that {pet} had a shadow. “You’re a clever cat,” whispered {child}, “but don’t do it again.”

]{Elder} found {elder.his} cup, and washed it, and filled it with warm milk. {child} put it on the table, right on the edge[!short: , to see].

{Pet} lifted one paw.

“Yes, yes, yes, {Pet},” said {elder.short}.

The paw stopped.[!short:  Then {pet} washed behind one ear with it, as if that was what it was for.]

So the cup stayed where it was, right on the edge, with a little yellow moon in it.

# @song
{music}
