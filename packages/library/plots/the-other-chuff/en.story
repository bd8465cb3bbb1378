title: The Train That Only Said Chuff
title: The Other Chuff
guest friend: Lucas (he), Posy (she)
guest pet: Dot (she), Monty (he)
guest elder: Bert (he), Ivy (she)

% Let the child say the other chuff. {elder} is the family’s own, else Bert; the dog is the family’s, else the friend’s, and a cat growls at a rope as gladly. The end very low.

# one-evening
There was an old [us: railroad | railway] line in {@garden}. It came out of the lilacs, ran along past the rhubarb and disappeared under the hedge. Nobody [city: {in city} ]had ever seen a train on it.

Then, one evening[elder / adult:  when {child} was there], along came a train.

# tuff
It was no taller than the currant bushes, and it had a black engine and two carriages. It stopped beside the rhubarb, looking very glum about the lamps.

“Chuff,” said the train.

And that was all it said.

{child} crouched down. {Friend}[!friend: , {child.his} best friend,] crouched down too. {Pet}[!pet: , {friend’s} dog,] ran up and sniffed the wheels, every single one.

“Why doesn’t it go?” said {child}. {Child.He} wanted the train to get home before dark.[adult:  {Adult} wanted {child.him} home before dark, too.]

# avgang
“It’s waiting for the [us: conductor | guard],” said {friend}. {Friend} had always wanted to be a [us: conductor | guard][school: , even {at school}]. {Friend.He} stood up very tall[athlete: , as tall as {athlete},] and raised one hand. “All aboard! Off we go!”

“Chuff,” said the train.

And that was all it said.

# rabarber
“I expect it’s hungry,” said {friend}. “Trains eat coal.” They hadn’t any coal, only [elder2: {elder2’s} ]rhubarb. {Friend.He} held out a stick of it. The train shut its lamps tight and turned its [us: smokestack | funnel] away.

“Not that, then,” said {friend}, and {friend.he} ate the rhubarb {friend.himself}.

# klick-klunk
Along came {elder} with {elder.his} oil can. {Elder} had oil for everything: for gates and scissors and wheelbarrows, and once {elder.he} had oiled an accordion[music:  to play {music} on].

“Stiff in the joints, that’s what it is,” said {elder.short}. {Elder.He} oiled the first wheel. Click, glug. {Elder.He} oiled every wheel[age>=5:  on the whole of the train].

“Chuff,” said the train.

And that was all it said.

# the-hook
But by now {pet} had finished with the wheels. {Pet} stood right at the back, behind the very last carriage. There was a hook there, and on the hook hung nothing at all. {Pet} sniffed the hook. One ear went up.

Then off {pet.he} went. {Pet.He} ran with {pet.his} nose to the rail, back the way the train had come, straight in among the lilacs.

{@voff}

“Hush, {pet},” said {child}. “I thought I heard something.”

Everybody hushed.

“Chuff,” said the train beside the rhubarb.

And deep in the lilacs, so faintly you could hardly hear it, somebody said:

“Chuff.”

# the-leaf
{child} stood up.

“Trains don’t say chuff,” {child.he} said. “Trains say chuff-chuff! Somebody else says the other chuff!”

They crawled in under the lilacs, first {child}, then {friend}, then {elder}, who got a branch caught in {elder.his} cardigan. And there, right in among the leaves, stood a little red carriage. It had come loose. A leaf had landed on its roof.

“Poor little thing,” said {child}, and {child.he} took off the leaf.

# a-push
“Push!” said {friend}. {child} pushed and {friend} pushed and {elder.short} pushed. But the little carriage dug in all its wheels.

“You don’t push a carriage,” said {friend} then. “It wants somebody in front! Somebody to pull!”

# grrr
From the front of the carriage hung a rope, and {pet} had seen it already. {Pet.He} took the end in {pet.his} mouth. {@growl} Grrrr. Backwards {pet.he} went.[age>=5:  And {pet.he} never once took {pet.his} eyes off the little carriage.]

And the carriage came. A little way. And a little way more. Backwards went {pet}, all the way to the rhubarb.

# klonk
The engine saw them. On came its lamps, and all the grass turned gold.

“Now, on to the hook with you,” said {elder.short}. But the hook wouldn’t go down. It had rusted stuck, halfway, and so the little carriage had slipped off.

“The oil, {elder.short}!” said {child}.

[age>=5: {Elder} looked at the can in {elder.his} hand. ]Click, glug. {Elder} waggled the hook with {elder.his} big thumbs, to and fro, to and fro. And down it went.

Clonk. The little carriage was on.

{Pet} let go of the rope, sat down in the grass and put {pet.his} head on one side.

# all-aboard
“Chuff,” said the engine.

“Chuff,” said the little carriage at the back.

[age>=5: “Chuff,” said the engine.

“Chuff,” said the carriage.

]{Friend} stood up as tall as {friend.he} could go. {Friend.He} raised one hand.

“Everybody’s aboard,” {friend.he} said. “Off we go!”

And off it went. Chuff-chuff, past the rhubarb. Chuff-chuff, past the currants[elder2:  and past {elder2}, who waved]. {Pet} ran beside it as far as the hedge, and there {pet.he} stopped, and watched the little red carriage until it was out of sight.

# god-natt
Later, {child} lay in bed, with {pet}[!pet: , who was on loan for the night,] across the foot of it. Through the window it came from far, far away. Chuff-chuff. Chuff-chuff.

{@god}

“Night,” said {child}.

# @garden
the garden at {elder’s}, where {child} was staying the night
## if adult & !elder
{elder’s} garden, next door
## if elder
{elder’s} garden

# @voff
“Woof!” came from inside. “Woof, woof!”
## if pet.cat
“[us: Meow | Miaow]!” came from inside. “[us: Meow, meow | Miaow, miaow]!”

# @growl
{Pet.He} braced all four paws, and {pet.he} growled, the growl {pet.he} only ever growled when things were fun[sport: , like {sport}].
## if pet.cat
{Pet.He} braced all four paws, and {pet.he} growled, the growl {pet.he} only ever growled at string[sport:  and at {sport}].

# @god
{Elder.short} put out the light. In the doorway {elder.he} stopped.

“Night,” said {elder.short}, and that was all {elder.he} said.
## if adult
{Adult} put out the light. In the doorway {adult.he} stopped.

“Night,” said {adult}, and that was all {adult.he} said.
