title: Keep Your Eye on the Ball
title: Nobody Says Hello
title: A Proper Ball
guest friend: Maisie (she), Rafi (he)
guest pet: Otis (he), Clover (she)

% The dog swims for the ball; the cat hooks it by its lace from a branch. The rescue is a phrase with a way for each.

# oof
“Keep your eye on the ball!” shouted {friend} from the goal.

{child} looked at {friend}, ran up, and kicked. The ball flew straight into the stomach of {child.his} best friend, as it had all morning.

“Oof,” said {friend}. “You’ve got to stop hitting me.”

“I’m not trying to!”

“No,” said the [us: soccer ball | football]. “But you’re looking that way.”

It was an old brown leather ball that {child} had found in the club cupboard. The cup match was at three[school: , everybody {at school} knew it], and {child} was going to take the penalties. {Child.He} bent over it. {@pets}

“Did you say something?”

# a-proper-football
“I’m a proper [us: soccer ball | football]. I go where you look, and not where you kick. Look at the corner, I go to the corner. Look at your friend, I go to your friend. Kindly remove this {@kind}.”

“You’re supposed to go where you’re kicked,” said {child}.

“And you’re supposed to ask before you put your boot in someone’s face.”

{Friend} came out of the goal. {Friend} gave a commentary on everything, in a deep voice. “And there’s drama here [city: {in city} | on the field], as the ball appears to be [us: throwing a fit | having a strop].”

“I’m not [us: throwing a fit | having a strop]. Ninety minutes people chase me, and does anyone say hello?[athlete:  I expect {athlete} does.][sport:  I’ve listened to {sport} through a cupboard door for years, and I never heard one hello.] They shout ‘keep your eye on the ball’, and nobody does. They look at the crowd. They look at their own hair.”

# a-tea-party
“I need you to go in the net,” said {child}. “That’s all I need.”

“I need some conversation first.”

“It’s a match, not a tea party!” {child} tried again. {Child.He} looked hard at the top corner, but just as {child.his} foot came through {child.he} thought of {friend} saving it, and {child.his} eyes slid.

“Oof,” said {friend}. “And the keeper is considering a different hobby.”

# a-peculiar-match
At three o’clock the sidelines were full. The referee lost his own ball down a badger hole, and picked up {child’s}.

It was a peculiar match. The other team’s striker spotted [elder: {elder} waving[elder2:  at {elder2}], and shot the ball into {elder} | her [us: grandpa | grandad] waving, and shot the ball into him]. Everybody blamed the wind.

“I’m having a lovely time,” the [us: soccer ball | football] murmured. “I’ve seen everyone.”

“You’re ruining it,” hissed {child}.

“And you’ve still not said hello.”

# the-last-minute
Then {child} was tripped, right in front of goal, and the whistle went. A penalty. It was the last minute of the game.

{child} stood behind the ball. Fear had got into {child.his} legs and turned them to string. There was the keeper, who was enormous, and hopped up and down in front of her line. Behind her goal ran the river.

“Keep your eye on the ball!” yelled the coach, and both teams’ parents,[elder:  and {elder},] and somebody’s baby.

{child} looked at the keeper. In despair {child.he} looked beyond her, at the river, and longed to be in it. And {child.he} kicked.

The ball went where {child.he} had looked. It rose over the goal, over the fence and over the path, and they all heard the splash.

# out-on-the-water
By the time they’d reached the fence the ball was well out on the brown water, turning slowly.

“I’m leather!” it called. “I don’t float for long! I get heavy!”

And {child} discovered that {child.he} didn’t care about the penalty at all. “Hold on!” {child.he} shouted. “I’m here!”

“Nobody goes in that water,” said the coach.

“No person,” said {friend}. “{child}. {Pet}!”

# the-whole-way
{@off}

But the ball lay so low that {pet} couldn’t see it. {@lost}

“{Pet} has lost it,” said {friend}. “{child}, keep your eye on the ball!”

{Friend} had said it a hundred times. This time {child} did it. {Child.He} held on to the fence with both hands and looked at that scrap of brown among the glints, and it seemed to {child.him} that {child.he} had never really seen it before, its scuffed seams and its one crooked lace.

“Left, {pet}! Left! On a bit. There!”

“{Pet} closes in,” breathed {friend}. “{@closer} Oh, that’s beautiful.”

# hello
{@ashore}

“You watched me,” said the [us: soccer ball | football], in a waterlogged voice. “The entire way.”

“Yes,” said {child}. “Hello.”

“Hello,” said the [us: soccer ball | football].

# somewhere-dry
The keeper had hopped off her line too early, said the referee. The kick would have to be taken again.

{child} put the ball on the spot. “Where would you like to go?” {child.he} whispered.

“Somewhere dry,” said the ball. “Top left.”

{child} looked at the top left corner, once, and then {child.he} looked at the ball, and kept looking. {Child.He} didn’t see it go in. {Child.He} heard the net, and then {child.he} felt {friend} landing on {child.his} back.

# the-lace-outwards
They walked home by the lane[adult:  with {adult}], and {@smell}.[music:  {Friend} hummed {music}.] Outside the [us: bakery | baker’s] {child} set the [us: soccer ball | football] down on the wall in the last of the sun.

“{Friend},” said {child}, “keep your eye on the ball.”

{Friend} sat up beside it and put a scarf round it, with the lace facing outwards so that it could see the street. When {child} [adult: and {adult} ]came out with the rolls, {friend} was asking it which match it had liked best.

# @pets
{Pet}, {friend’s} dog, bent over it too, and dribbled.
## if pet.dog
{Pet} the dog bent over it too, and dribbled.
## if pet.cat
{Pet} the cat, who had come along in the kit bag, bent over it too, and patted its nose.

# @kind
dog
## if pet.cat
cat

# @off
{Pet} had been lying beside the oranges with the look of a dog who hasn’t touched one. All {pet.his} life people had thrown balls for {pet.him}, and not one of them had ever been needed back. Now {pet.he} trotted through the gap in the fence and slid into the river like an otter.
## if pet.cat
{Pet} had been lying on the coats with the look of a cat who is at nobody’s match. All {pet.his} life people had dangled things in front of {pet.him}, and not one of them had ever been needed. Now {pet.he} walked through the gap in the fence and out along a willow branch, low over the river.

# @lost
{Pet} swam in a circle and looked back.
## if pet.cat
{Pet} crouched among the leaves and looked back.

# @closer
The jaws open.
## if pet.cat
Out goes a paw. One claw, straight through the lace.

# @ashore
{Pet} came up the bank with the ball held as gently as an egg, and laid it on {child’s} boots. Then {pet.he} shook {pet.himself} over both teams.
## if pet.cat
{Pet} held on with one claw until the coach had fished the ball out with the corner flag and laid it on {child’s} boots. Then {pet.he} went back to the coats, and didn’t look at either team.

# @smell
{pet} smelled strongly of river
## if pet.cat
{pet} looked out of the kit bag

# picture 3
They say hello at last.
