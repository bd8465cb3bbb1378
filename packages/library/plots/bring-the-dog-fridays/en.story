title: Not to Be Opened for Ten Years
title: Bring {Pet}
title: What {Pet} Wanted with the Tin
guest toy: Humphrey (he), Desmond (he)

% The friend is staying for a few days. Which schools they go to is said by what is true: {school} where it was ticked, and another.

# ten-years
The first time {pet} dug up the time capsule, it had been in the ground for seventeen minutes.

It was not to be opened for ten years. {Friend}[!friend.known: , {child’s} best friend,] had written so on the lid, in permanent marker, with the date and a skull. {Friend} liked things done properly. The two of them had been planning the capsule since the last week of [us: school | term], and {friend} had drawn up a list and made {child} sign it. One [us: cookie | biscuit] tin. One strip of photos from the booth at the station[city:  in {city}], mostly of {pet’s} ear. Two [us: movie | cinema] tickets.[athlete:  One bet, in writing, that {athlete} would still be the best there was.][music:  One promise that they would still be singing {music}.] One [us: lemon drop | sherbet lemon], to see if it would last. And two letters, sealed: one from {child} to {friend} and one from {friend} to {child}, to be read when they were both [age>=12: twenty-two | twenty-one].

“We’ll have jobs,” said {friend}, patting down the earth under the [us: plum | damson] tree behind the house. “We’ll have to book the day off.”[elder: 

“{Elder} buried one once,” said {child}, “and forgot where.[elder2:  {Elder2} still goes out with a spade.]”

“That’s why there’s a list,” said {friend}.]

# crunching
Then they went in for a drink, and when they came out again there was a hole, and a tin, and {a breed} with an extremely clean nose, crunching.

“The [us: lemon drop | sherbet lemon],” said {child}. “That was our mistake. [pet.she: She | [pet.he: He | {Pet}]] can smell a [us: chip | crisp] through a car door.”

{Friend} crossed it off the list. They scrubbed the tin, wrapped it in three [us: grocery | carrier] bags, dug twice as deep, and laid a paving slab on top. It took until lunch. {Pet} watched from the back step with {pet.his} chin on {pet.his} paws, like a foreman.

# from-the-side
The second time, {pet} came in from the side. It was a beautiful piece of engineering. {Pet.He} had started behind the compost bin and dug a tunnel. {@tunnel} When {child} looked out of the bathroom window that evening the tin was in the middle of the lawn on its back, with its lid off and its insides all over the grass. It was beginning to rain.

{Friend}, who was staying for a few days, came out in pyjamas and [adult: {adult’s} | somebody’s] [us: rain boots | wellies], and the two of them crawled about, snatching up tickets and photographs. {child} got to the letters first. One of the envelopes had come unstuck in the wet. {child.He} truly didn’t mean to read it. But a line of {friend’s} very neat handwriting went in at both eyes before {child.he} could close them.

“I hope we still know each other.”

# one-line
{child} knelt there with the rain going down {child.his} neck.

All summer {child.he} had thought that {friend} didn’t mind. In September {child} would be going to [school: {school} | the school up the hill], and {friend} would be going to another, across the river, two buses away. {child} minded so much that {child.he} hadn’t been able to say so, not once. And {friend} had made [friend.name: | {friend.himself}] a colour-coded timetable, and learned the bus numbers, and never looked anything but ready.

“You read it,” said {friend}.

“One line. By accident.”

# rubbish-at
{Friend} wiped {friend.his} face with a muddy hand, which made it worse. “Well, it’s not fair unless I read one line of yours,” {friend.he} said.

So {child} gave {child.his} letter over. {Friend} held it under the kitchen window, where there was light.

“Dear {friend},” {friend.he} read out, “if you have got a new best friend by now, I hope they’re [us: terrible | rubbish] at [sport: {sport} | table tennis].”

There was a silence. Then {friend} made a noise like a kettle, and then {child} did, and then they were holding each other up in the rain and laughing so hard that it turned, for a while, into something else, and then turned back.

“I thought you were fine about it,” said {child}, when {child.he} could.

“I made a timetable!” said {friend}. “I only make timetables when I’m terrified! How long have you known me?”

# from-the-shed
They buried the tin for the third time the next day. But now {child} was puzzled. “There isn’t any food in it,” {child.he} said. “There isn’t even anything that’s been near food. What does [pet.she: she | [pet.he: he | {pet}]] want?”

“There’s only one way to find out,” said {friend}.

They watched from the shed, with a [us: flashlight | torch] and a bag of plums.[adult:  {Adult} had given them until ten, and left the kitchen light on.] It got dark. A [us: toad | hedgehog] went about its business. At half past nine the back door opened by exactly the width of {a breed}, which was {pet}, who couldn’t open doors and had never been told.

# half-a-hedgehog
{Pet} came down the lawn at a trot with something in {pet.his} mouth. When {pet.he} got to the [us: plum | damson] tree {pet.he} put it down with great care, and then {pet.he} dug, and the earth flew out between {pet.his} back legs like water from a hose. {Pet.He} hauled up the tin. {Pet.He} got {pet.his} teeth to the lid, and it popped.

“[pet.she: She’s | [pet.he: He’s | {Pet} is]] going to eat the photos,” breathed {child}.

But {pet} didn’t take anything out. {Pet.He} picked up the thing {pet.he} had brought, dropped it in on top of the letters, and began to push the soil back over with {pet.his} nose.

{Friend} switched on the [us: flashlight | torch]. In the tin lay half a rubber hedgehog. It was {toy}. {Pet} had owned {toy} for as long as anybody could remember, and nobody else was allowed to touch him.

“[pet.she: She | [pet.he: He | {Pet}]] wasn’t [us: stealing | pinching] anything,” said {child} slowly. “[pet.she: She’s | [pet.he: He’s | {Pet} has]] been trying to put something in.”

“We never asked [pet.she: her | [pet.he: him | {pet}]],” said {friend}. “[pet.she: She | [pet.he: He | {Pet}]] wasn’t even on the list.”

So {friend} wrote it down by [us: flashlight | torchlight], {toy} (half), and {pet} signed it with a paw. They buried the tin for the fourth time, all three of them together, and went in.

# howling
Seventeen minutes later there came a terrible howling from {pet’s} basket. {Pet.He} had remembered that {pet.he} couldn’t sleep without {toy.him}.

{child} looked at {friend}. {Friend} looked at the spade.

“I think,” said {friend}, “that ten years may be too long.”

“What would be about right?”

{Friend} considered. {Friend.He} took out the permanent marker.

# fridays
On the first Friday of September two people knelt under the [us: plum | damson] tree, one straight from [school: {school} | the school on the hill] and the other off two buses, both with a great deal to tell. On the lid of the tin a line had been drawn through “Ten years”, and something else put in its place.

“Fridays,” it said. “Half past four. Bring {pet}.”

“On three,” said {child}.

{Pet} was already digging.

# @tunnel
Nobody had shown {pet.him} how.
## if breed.Golden Retriever
Golden retrievers bring things back, and nobody had told this one that some things are meant to stay.
## if breed.Labrador
A Labrador will go through anything at all, so long as there is a lid at the other end.
## if breed.German Shepherd
It was perfectly straight, as if the German shepherd had filled in a form first.
## if breed.Poodle
Being a poodle, {pet.he} had even given it a curve, for elegance.
## if breed.Bulldog
A bulldog doesn’t go round things as a rule, and it must have cost {pet.him} a lot of thought.
## if breed.Beagle
A beagle follows its nose, and this time it had gone under.
## if breed.Rottweiler
One had the feeling that the Rottweiler had asked the earth to move, and it had moved.
## if breed.Yorkshire Terrier
Yorkshire terriers used to go down mines, and here was one who hadn’t forgotten.
## if breed.Dachshund
Dachshunds were made for tunnels, and this one had only been waiting for somewhere to go.
## if breed.Siberian Husky
Huskies dig themselves beds in the snow at the North Pole, and after that a flower bed is nothing.
## if breed.Border Collie
A border collie likes a problem, and a paving slab is only a problem lying down.
## if breed.Boxer
Boxers like to go straight in, and {pet.he} must have tried that first, for there was a nose print on the paving slab.
## if breed.Cocker Spaniel
Spaniels were made to go in where nobody else will, and to come out with something.
## if breed.Australian Shepherd
Australian shepherds always go round the outside first, to see where the gate would be.
## if breed.Shih Tzu
Nobody expects engineering from a Shih Tzu, and {pet.he} had counted on that.
