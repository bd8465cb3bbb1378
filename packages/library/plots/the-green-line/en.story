title: The Main Road
title: The Green Line
title: The Map According to {Pet}
guest neighbour: Mrs Ridley (she), Mrs Hogg (she)

% The green trail is {child’s} own, but nobody knows until the kitchen. Whoever they think they are following is he, whatever the child is. @a is {adult}, else {neighbour} from downstairs: the name each time.

# the-task
The homework was to draw a map of [city: {city}|the town] the way somebody else sees it.

Half the class chose the [us: mail carrier | postman]. A few chose the mayor, though nobody could say who that was.[athlete:  One chose {athlete}, mostly for the excuse to write and ask.] {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] chose {pet}.

“{Pet} is [breed: {a breed}|a dog],” {child} told the teacher. “{Pet.He} {pet.does}n’t look at things much. But {pet.he} can smell {pet.his} way anywhere.”

# three-colours
So on the Monday they set out. {child} held the [us: leash | lead] and {friend} held the pencils, and in front of them went {pet}, with {pet.his} nose to the ground [breed.Beagle / breed.Cocker Spaniel / breed.Dachshund: and {pet.his} ears sweeping along on either side of it like a pair of dusters | like a vacuum cleaner out for a walk].

They had a system. Red was for food, and you could tell by the tail, which went round and round. Blue was for other dogs, and then the tail stood straight up. Brown was for the sort of thing {friend} didn’t want to know any more about.

By the end of Tuesday they had twelve red dots, among them the [us: hot dog stand | chip shop], the back door of the baker’s, and a bush where somebody in [us: third grade | Year Three] had hidden a sardine sandwich. They had twenty-six blue ones. They had given up counting the brown.

# green
And then there was the green line.

It began at the [school: gates of {school}|school gates]. {Pet} stopped there, put down {pet.his} nose and walked off without a sound, {pet.his} tail swaying gently from side to side. {Pet.He} didn’t pull. {Pet.He} didn’t stop. {Pet.He} went along as if {pet.he} {pet.was} reading.

“What do you think it is?” said {friend}.

They came to the [us: hot dog stand | chip shop]. {Pet} walked straight past it.

{child} and {friend} looked at each other. {Pet} had once eaten a [us: hot dog | battered sausage] complete with the [us: napkin | wooden fork] and the receipt.

“Go back,” said {friend}. “{Pet.He} can’t have noticed.”

They went back. {Pet} walked straight past it again.

# four-turns
A bit further on the line turned off, straight into a hole in a hedge, and {child} had to crawl. Then it went up on to a low wall, and {pet} balanced along it to the very end.

“Well, whoever it was isn’t stupid,” said {child}, who thought it was a very practical way to go.

But outside the library the line went [us: around | round] the flagpole. It went [us: around | round] it four times. {Pet} did them all, carefully, one after another, until {child} was tied to the pole.

“It’s a badger,” guessed {child}, when {friend} had got {child.him} loose.

“A dizzy one,” said {friend}, and drew four green rings. “No. It’s a person. It’s somebody who’s being hunted, and is trying to shake them off.”[elder:  On the phone that evening {elder}[elder2:  and {elder2}] still said badger.]

# the-lion
On Wednesday they went on. The line zigzagged between the posts in the square. Then it went up to the stone lion outside the bank, and there it stopped. {Pet} put both front paws on the lion and barked. On the other side of the lion it started again.

“He climbed over it,” said {friend}.

In the middle of the bridge it stopped once more, by the railing, where {pet} stood up on {pet.his} hind legs and took a long time sniffing the iron.

“This is where he stands, looking down into the water,” said {friend} gloomily. “Poor soul.”[music:  And {friend.he} hummed {@song} the rest of the way over, as sadly as it would go.]

Then it came on to rain, and they had to run home.

# the-last-bit
On Thursday evening the map lay unrolled on {child’s} kitchen floor, and {pet} lay on the [us: factory district | industrial estate], asleep. The green line wound its way through the whole town, with its rings and its hooks and a little bump for the lion, and there was only the last bit left to draw. They had walked that bit before supper, with a [us: flashlight | torch]: over the bridge, across the park and up Birch Hill. But then they had smelled supper, and run indoors, and not given the trail another thought.

{Friend} drew it in, slowly. {Friend.He} stopped at number fourteen.

“{child},” {friend.he} said. “Where do you live?”

“Here,” said {child}. “Fourteen Birch Hill.” Then {child.he} heard what {child.he} had said.

For a long moment nobody in the kitchen spoke.

“He comes here,” whispered {child}. “That maniac. He comes right up to our front door. Every day!”

# the-usual-way
{Friend} didn’t answer. {Friend.He} looked at the map, and then at {child}, and then at the map again.

“How do you get home from school?” {friend.he} asked.

“The usual way.”

“Which is the usual way?”

“I told you, the usual way. Through the hedge, because it’s quicker. And then along the wall, because …” {child} stopped.

“The flagpole?” said {friend}.

“Four times is lucky,” said {child}, in a small voice.

“The lion?”

“It’s just a good one to jump off.”

“The bridge?”

“There’s a pike. Sometimes.”

{Friend} put down the green pencil.

“I think,” {friend.he} said, “we’ve found the maniac.”

# half-past-two
[adult: {Adult}, who was doing the [us: dishes | washing-up], | {neighbour} from downstairs, who sat with {pet} in the daytime and had stayed to supper,] had turned [us: around | round].

“Half past two,” said {@a}. “Every day, when I’m sitting here[adult:  working], {pet} gets up. {Pet.He} goes to the door and puts {pet.his} nose to the crack, and there {pet.he} stays until you come home. I always thought it was for the breeze.”

# full-of
{child} looked down at {pet}, who was asleep with one [breed.Beagle / breed.Cocker Spaniel / breed.Dachshund / breed.Labrador / breed.Golden Retriever / breed.Poodle: ear | paw] across the river, and thought about what it must be like. For everybody else, once {child} had gone, {child.he} {child.was} gone. But for {pet} {child.he} {child.was} still there, everywhere, yesterday’s {child} and Monday’s[sport:  and the one who had been hurrying off to {play sport}], four times round the flagpole and up on the lion. The whole town was full of {child.him}. And out of all the smells there are, sausages included, that was the one {pet} had chosen to follow.

# the-main-road
On Friday the map was up on the board. The teacher read out the colours, the red and the blue, and went rather quickly past the brown.

“And the green line?” said the teacher. “What’s that?”

{child} blushed, and didn’t know how you were supposed to say it. So {friend} said it for {child.him}.

“That’s the main road,” {friend.he} said.

# something-new
That afternoon {child} walked home the usual way. But {child.he} went five times round the flagpole instead of four, and {child.he} did the wall backwards, to give {pet} something new to read.

# @a
{neighbour}
## if adult
{adult}

# @song
{music}
