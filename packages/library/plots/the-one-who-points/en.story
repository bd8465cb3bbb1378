title: The One Who Points
title: Five Fingers, Straight Up
title: {A wish} in One Finger
guest driver: Maggie (she), Ron (he)

# nobody-sees-behind
Very near {child’s} house[city:  in {city}] stood {a wish} that had to go home to bed.

{The wish} was big, and {driver}, who did the driving, couldn’t see anything of what was behind.

“There’s not much room where {wish.he} has to stand,” said {driver}. “Somebody’s got to stand over there and show me, with one hand. That’s the most important job there is.”

“I can do that,” said {child}.

“How old are you?” said {driver}.

“{Age}.”

“Just right,” said {driver}. “You have to be short, so that you don’t get in the way, and you have to have five fingers on your hand.”

{child} counted. {child.He} had.

# the-line
So {child} was given a yellow helmet for {child.his} head and a yellow vest for {child.his} tummy. The helmet was a bit big, and it smelled of oil and adventure. “Does it fit?” said {driver}. It did, nearly. [athlete: It had a number on the back, like {athlete} has.] Then {driver} drew a line with a piece of chalk.

“This is where you stand when you’re the one who points,” said {driver}. “Never in front of the line.”

{child} stood behind the line[adult: , and {adult} stood there too, and held on to the vest]. [elder: {Elder} [elder2: and {elder2}] had a chair, and kept a lookout the other way.] [friend: {Friend}[!friend.known: , {child’s} best friend,] had a helmet too, and held the [us: flashlight | torch].] [pet.dog / pet.cat: {@pet-there}]

# in-the-finger
{driver} started it up. “{Wish.sound}!” said {the wish}.

{child} waved it backwards. And {the wish} came backwards. Slowly, slowly.

{child.He} pointed {@one}. And {the wish} came {@one}.

{child.He} pointed {@other}. And {the wish} came {@other}.

{child} could hardly believe it. It was like having a whole {wish} in one finger!

[sport: {child.He} hadn’t had so much fun since {child.he} started {@game}.] [music: Backwards, backwards, backwards. It all went in time, because {child} was humming {@song}.] [school: Nobody {at school} would ever believe it.] Backwards. {@One}. Backwards. {@Other}. Now there was only a little bit to go.

# stop
{@somebody}

{driver} didn’t see. {The wish} came backwards. Slowly, slowly.

{child} was frightened, right down in {child.his} tummy. But {child.he} didn’t run out. {child.He} stayed behind the line. {child.He} put up {child.his} hand, straight up, with all five fingers.

Stop!

And {the wish} stopped.

# you-saw
“What is it, {child}?” called {driver}.

“{@who-it-was}!”

They all went up to look. {@there-sat}

{driver} crouched down in front of {child}.

“You saw,” {driver.he} said. “And you showed me. Nobody could have done it better.”

{child} could feel {child.himself} growing, under the helmet.

# home
Then there was just the rest. Backwards. {@One}. Backwards. A little bit, and a little bit more.

{child} put down {child.his} hand. Stop. Just right.

There stood {the wish}, exactly where {wish.he} ought to stand, and not making a sound. {child} was allowed to go up and pat {wish.part}. {wish.He} felt {wish.feels}.

“Good night,” said {child}. “{Wish.sound},” said {the wish}, but very softly.

# in-bed
Then {child} was in {child.his} own bed. [pet.dog / pet.cat: {@pet-night}] [pet.other: {Pet} was asleep already.]

[adult: {Adult} stood beside the bed, holding the covers. | The covers lay down at the bottom and waited.]

{child} put up one finger and waved. And the covers came, slowly, slowly, over {child.his} toes and over {child.his} tummy, right up to {child.his} chin.

{child} put up {child.his} hand, with all five fingers. Stop. Just right.

Then {child.he} pointed to {child.his} cheek. That was where the kiss should go, and it came in just where it ought to.

# the-hand
Outside slept {the wish}. [pet.dog / pet.cat: Inside slept {pet}.] And {child’s} hand, with so much to do all evening, sank down on the pillow, and opened, and slept as well.

# @game
{sport}

# @one
to one side
## if wish.train / wish.tram
a bit faster

# @other
to the other side
## if wish.train / wish.tram
a bit slower

# @song
{music}

# @pet-there
{Pet}, who was {a breed}, had to sit by the wall.
## if pet.dog
On the other side sat {pet}, who was {a breed}. “Stay,” said {child}, and {pet} did, nearly.
## if pet.cat
On the wall lay {pet}, who was {a breed}, and had an opinion about everything. “Miaow,” said {pet}. That meant that this was {pet.his} place.

# @somebody
Then somebody came along. It was a duck. She walked straight out behind {the wish}, and behind her walked five ducklings, all in a line.
## if pet.dog
Then {pet} saw a stone. It was a good stone, and it lay just behind {the wish}. {pet.He} {pet.was} off before anybody could say {pet.his} name.
## if pet.cat
Then {pet} got up. {pet.He} jumped down from the wall, walked straight out behind {the wish}, and lay down on {pet.his} back in the last of the sun.

# @who-it-was
It’s a duck! With children
## if pet.dog
{Pet’s} behind you
## if pet.cat
{Pet’s} lying behind you

# @there-sat
There went the duck, with her beak in the air. Last came the smallest duckling, who had to run. None of them even looked [us: around | round].
## if pet.dog
There sat {pet}, with the stone in {pet.his} mouth, looking very pleased.
## if pet.cat
There lay {pet}, looking very pleased. “Miaow,” said {pet}. That meant that {pet.he} had to go home to bed as well.

# @pet-night
{Pet} lay by {child.his} feet.
## if pet.dog
{Pet} lay on the floor, with the stone between {pet.his} paws.
## if pet.cat
{Pet} came in and lay down by {child.his} feet. “Miaow,” said {pet}, but very softly. That only meant good night.
