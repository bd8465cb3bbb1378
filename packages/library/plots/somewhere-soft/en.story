title: What {Pet} Had
title: Somewhere Soft
title: It’s a Start
guest pet: Fern (she), Bracken (he)
guest elder: Ron (he), Jean (she)

% The dog is the family’s, else {elder’s}, else the one next door. The garden is the grandparent’s who is ticked, else next door’s. Only the smallest dogs cannot look into a wheelbarrow. Refrain: “But {pet} kept {pet.his} mouth shut.” Count the six slowly.

# digging-for-treasure
{child} was digging for treasure[friend: , to share with {friend}[!friend.known: , {child.his} best friend,] who was picking grass for the hens].

{@garden} {Child.He} dug up a worm, and put it back. {Child.He} dug up a stone. Then {child.he} dug up a spoon. It was little and bent, and [us: covered in | all over] mud.

“That’s not treasure,” said {child}.

“It’s a start,” said {elder}. But {elder} was busy. {Elder.He} was [us: scolding | telling off] the hens.

# not-one-egg
“Not one egg since Sunday,” {elder.he} told them. “Four of you, and not one egg. And I bought you the good corn.”

[friend: {Friend} held out the grass. But the hens looked at {elder’s} bootlaces.|The hens looked at {elder.his} bootlaces.]

# kept-it-shut
Just then, {pet} came [us: around | round] the end of the rhubarb.

{@always} But today {pet.he} came slowly, one paw and then another paw. And {pet.his} mouth was shut tight.

“{Pet’s} got something!” said {child}. “{Pet’s} got treasure! Drop it, {pet}!”

But {pet} kept {pet.his} mouth shut.

# the-ball
[friend: {Friend} threw a ball[athlete: , quick as {athlete}]. It bounced right past {pet’s} nose.|{child} threw {pet.his} ball[athlete: , quick as {athlete}]. It bounced right past {pet.his} nose.] {Pet} looked at the ball, and {pet.his} tail wanted to go.

But {pet} kept {pet.his} mouth shut.

# cheese
{Elder} felt in {elder.his} pockets. “If those are my glasses,” {elder.he} said, “I want them back.”

“They’re on your nose,” said {child}.

“So they are.” {Elder} found a bit of cheese instead. {Pet} loved cheese more than anything[sport: , even more than {child} loved {sport}]. {Pet.He} looked at the cheese. {@dribble}

But {pet} kept {pet.his} mouth shut.

“{Pet.He} won’t share,” said {child}. {Child.His} lip began to wobble. “It’s treasure, and {pet.he} {pet.is} keeping it.”

# down-and-up
{Pet} walked to the path, and put {pet.his} head down. {Pet.He} picked {pet.his} head up again. {Pet.He} walked to the wheelbarrow, and looked [breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu: at it|in]. {Pet.He} didn’t like that. {Pet.He} walked to the step.

{child} watched {pet.him}. {Pet.He} {pet.was}n’t running away with it. {Pet.He} put {pet.his} head down, and {pet.he} picked it up. Down, and up.

{child} patted the step. It was hard[school: , as hard as the floor {at school}]. [friend: {Friend} patted the path. That was hard, too.|The path was hard, too.]

“[elder: {Elder.short}|{Elder}],” {child.he} said. “{Pet.He} wants to put it down. {Pet.He} wants somewhere soft.”

# somewhere-soft
{Elder} looked at {pet}. Then {elder.he} took off {elder.his} woolly hat. [friend: {Friend} put all the grass in it, and {child}|{child} filled it with grass, and] pushed a dip in the middle with {child.his} fist. {Child.He} sat down on the ground, and {child.he} held the hat in {child.his} lap with both hands, and {child.he} kept very still.

{Pet} looked at {elder}. {Pet.He} looked at {child}.

{Pet.He} went to {child}. {Pet.He} put {pet.his} nose in the hat, and {pet.he} opened {pet.his} mouth.

# an-egg
And there it was. {@shiny}

“An egg,” breathed {child}.[adult:  {Adult} came out to look[elder2: , and so did {elder2}].][elder2 & !adult:  {Elder2} came out to look.]

{Elder} turned it [us: around and around | round and round] in {elder.his} [elder.she: fingers|big fingers]. There was not one crack in it. Not one.

# six-more
Then {pet} galloped. {Pet.He} galloped back to the rhubarb, and {child} [friend: and {friend} ]galloped after {pet.him}. And there, under the biggest leaf, in a secret nest, were one, two, three, four, five, six more.

“Well,” said {elder} to the hens. “I beg your pardon.”

{Pet} had the cheese.[friend:  And {friend} gave the hens the grass.]

# no-spoon
And {child} [friend: and {friend} had an egg each for|had an egg for {child.his}] [us: supper|tea][elder2: , boiled by {elder2}], with [us: fingers of toast|soldiers][adult:  that {adult} cut]. But when {child.he} sat down at the table, there was no spoon.

# all-the-time
“Wait a minute,” said {elder}. {Elder.He} was at the sink, [music: humming {music} and ]rubbing something with a cloth. {Elder.He} rubbed it, and bent it straight, and rubbed it again.

It had been silver all the time.

# @garden
{Child.He} dug in {elder’s} garden next door[city:  in {city}], beside the beans.
## if elder
{Child.He} dug in {elder’s} garden[city:  in {city}], next to the beans.

# @always
{Pet} was {elder’s} dog, and {pet.he} always came galloping.
## if elder & !pet
{Pet} was the dog from next door, and {pet.he} always came galloping.
## if pet.dog
{Pet} was [breed: {a breed}|{child’s} dog], and {pet.he} always came galloping.
## if pet.cat
{Pet} was [breed: {a breed}|{child’s} cat], and {pet.he} always came galloping, with {pet.his} tail in the air.

# @dribble
A long [us: drool | dribble] went all the way down to the grass.
## if pet.cat
{Pet.His} whiskers leaned out as far as they would go.

# @shiny
It was brown and shiny and a bit [us: slobbery|dribbly], and it was still warm.
## if pet.cat
It was small and brown and shiny and a bit damp, and it was still warm.
