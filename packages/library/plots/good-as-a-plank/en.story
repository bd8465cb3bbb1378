title: As Good as a Plank
title: The Pirates Who Couldn’t Sleep
guest pet: Peggy (she), Biscuit (he)
guest captain: Captain Bucket (she), Captain Kettle (she)
guest second: Stinking Steve (he), Stinking Stan (he)
guest third: Little Lil (she), Little Lou (she)
guest minder: Mrs Plum (she), Mrs Vane (she)

% The dog is the family’s, or the one next door, who is long and low; so is a Dachshund, who is the original. A cat purrs where a dog wags.
% The grown-up comes along, and takes it all for a dream.

# not-there
{@A} had said goodnight and put out the light, and {child} was very nearly asleep, when there was a voice in the garden.

“Shiver my socks!” said the voice. “That’s the finest plank I ever did see!”

{child} sat up. {@low} {pet.he} {pet.was} very much not there.

{child} put on {child.his} [us: rain boots | wellies] and {child.his} [us: robe | dressing gown], and went and woke {@who} on the sofa.[elder:  {Elder}[elder2:  and {elder2}], who [elder2: were|was] helping out that week, slept on.] {@A} came along in slippers, with both eyes nearly shut.

“I’m dreaming,” said {@a}.

# its-wagging
There, on the lawn, was a pirate ship with patches on its sails. Three pirates were standing on the deck, and sticking straight out over the side, nose in the air, was {Pet}.

“That’s not a plank!” called {child}. “That’s {Pet}!”

The captain looked over the side. She had a big hat, a big red nose and big grey bags under her eyes.

“I’m {captain},” she said, “and I know a plank when I see one. {@plank}”

{@wagging}

“It’s licking your elbow,” said {child}.

# in-tears
{Captain} looked again. Then she sat down on a barrel and burst into tears.

“I knew it wasn’t a plank!” she sobbed. “I’m just so cross! I’ve been cross for a hundred nights! I’ve been cross with the parrot, and he left!”

“We’re all cross,” said the second pirate, whose name was {second}.[sport:  “We can’t even {play sport} without shouting.”]

“I’m crosser,” said the third, who was {third}, and she yawned. Then {second} yawned. Then the captain yawned so wide that her hat fell off.

# overtired
{child} knew about being cross and yawning.[school:  {child} had been both at once, after {school}.] {@A} had a word for it.

“You’re not cross,” said {child}. “You’re overtired. Why don’t you go to bed?”

“Can’t sleep,” said {captain}. [music: “We’ve tried humming {music}. But not | “Not] without our treasure. We buried it, you see, in this very garden, so that nobody could find it. And now nobody can find it.”

[age>=5: “Haven’t you got a map?”

“He blew his nose on it,” said the captain, pointing.

“I thought it was a hanky,” said {second}.

“It’s a very good dream,” said {@a}, and sat down on the garden bench to watch.]

# a-sniffer
{child} looked at the three sad pirates. {Child.He} looked at {@nose}. And {child.he} had an idea.

“{Pet} is a terrible plank,” said {child}, “but {pet.he}’s the best sniffer [us: on | in] our street.[friend:  {Friend} is my best friend, and {Pet} found {friend’s} mitten.] If {Pet} finds your treasure, will you give {pet.him} back?”

“Pirate’s promise,” said the captain.

“Then {Pet} needs something to sniff. When you had your treasure, where did you keep it?”

The pirates went pink.

“Here,” whispered {captain}, and she pointed under her arm.

# sniff-sniff-stop
So {Pet} sniffed under the captain’s arm. Then {pet.he} sniffed under {second’s} arm, and had to have a little sit-down. And then off {pet.he} went[athlete: , as fast as {athlete}].

Sniff, sniff, sniff, under the [us: clothesline | washing line]. Sniff, sniff, sniff, round the [us: rain barrel | water butt]. Sniff, sniff, STOP, beside the roses. And {Pet} began to dig. Earth flew up on {child}. Earth flew up on the captain. Thump! There was a wooden chest.

# the-treasure
There was no gold inside. There were no jewels. There was a knitted octopus, a bear with one ear, and a very flat rabbit.

“Mr Legs!” cried {captain}, and put the octopus straight under her arm.

“They’re your [us: stuffed animals | cuddlies]!” said {child}. “Why ever did you bury them?”

“We thought pirates weren’t supposed to have them,” said {third}, into her rabbit. “We thought the other pirates would laugh.”

[friend: “{Friend} wouldn’t laugh,” said {child}.

]{child} hugged {Pet}, first the front and then the middle and then the back, and held {pet.him} tight.

“Everybody’s got somebody,” said {child}. “I’ve got {Pet}.”

# snoring
But nobody answered. {Captain} was asleep on her feet. {Second} was asleep on the captain. And the ship, which was tired too, lifted up softly over the fence and sailed away[city:  over {city},] towards the moon, snoring.

{@A} took {child’s} hand, and they went in to bed.

# a-plank
In the morning {@a} came in and said, “I had such a funny dream.” Then {@a} stopped, and stood looking at the floor. There were brown paw prints all the way from the door to the bed.[elder:  “I heard snoring in the night,” said {elder.short}. “Very high up.”]

“{child},” said {@a}, “who’s been digging in the roses?”

{child} yawned. At the end of the bed lay {Pet}, very straight, very flat and very fast asleep.

“Well, it wasn’t {Pet},” said {child}. “{Pet.He}’s been as good as a plank.”

# @a
{minder}
## if adult
{adult}

# @who
{minder}, who was looking after {child.him} and had dropped off
## if adult
{adult}, who had dropped off

# @low
{Pet}, the dog from next door, was staying the night and had lain down at the end of the bed. {Pet} was very long and very low, and
## if breed.Dachshund
{Pet}, {child’s} Dachshund, had lain down at the end of the bed. {Pet} was very long and very low, and
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] had lain down at the end of the bed. {Pet} was very dear and very warm, and
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] had lain down at the end of the bed. {Pet} was very dear and very warm, and

# @plank
It’s long. It’s straight. It’s flat on top.
## if pet.dog & !breed.Dachshund
It’s straight. It’s stiff. It doesn’t say anything.
## if pet.cat
It’s straight. It’s stiff. It doesn’t say anything.

# @wagging
“It’s wagging,” said {child}.

The captain looked. The plank was wagging.

“It’s the wind,” said the captain.
## if pet.cat
“It’s purring,” said {child}.

The captain listened. The plank was purring.

“It’s the wind,” said the captain.

# @nose
{Pet’s} long, long nose
## if pet.dog & !breed.Dachshund
{Pet’s} nose, which never kept still
## if pet.cat
{Pet’s} nose, which was twitching
