title: Thursdays at Four
title: The Witch in the Laundry Room
guest friend: Wilf (he), Pippa (she)
guest pet: Dolly (she), Bruno (he)

% “It’s my time”: first it means the machine, then something else, and at the end it is ours. The dog is the family’s, or {friend’s}; the poodle is the original.

# the-same-time
There was a witch in the laundry room, but it was {child’s} time.

{child} had circus school[city:  {in city}] at six. {Child.He} had to walk the tightrope, and there was ketchup all down the front of the costume.[elder:  {Elder}[elder2:  and {elder2}] had promised to come and watch.][adult:  {Adult} had gone back up to look for the [us: laundry detergent | washing powder].] So here stood {child} with the [us: laundry basket | washing basket], {child.his} best friend {friend} and {@pet}, but the machine was full of black cloaks.

“It’s my time,” said {child}, and pointed at the list on the door. “Thursday at four.”

“It’s my time,” said the witch. “I have come here every Thursday since before there were lists.”

The witch had fluff in her fringe, and she was eating a cheese sandwich[music:  and humming {music}]. {Pet} {@growled} at the machine. {Pet.He} had hated it all {pet.his} life.

# flying-cloaks
“Couldn’t you do your washing together?” said {friend}.

{Friend} always wanted everybody to be happy. {Friend.He} had once said sorry to a goalkeeper[school:  {at school}].

“Certainly not,” said the witch. “Those are flying cloaks. Whatever gets wet from their water flies until it’s dry.”

“That’s the silliest thing I’ve ever heard!” said {child}. “And it’s my time!” And {child.he} pushed the costume down into the sink, just as the water from the cloaks came gushing in.

# by-the-lamp
The costume swam one length. Then it climbed out, dripped on the floor a little, and flew straight up to the ceiling.

There it danced, next to the lamp.

“I did say,” said the witch, through a mouthful of cheese.

“Get it down!” said {child}.

“It’ll come down when it’s dry. On Saturday.”

“Sorry,” said {friend} to the costume.

# first-the-ears
{Pet} felt that this had gone far enough. {Pet.He} jumped up with both front paws in the sink, to {@bite} the water. It splashed over everything. Then {pet} began to lift. First the ears, and then the rest.

“{Pet}!” yelled {child}. {Child.He} dived and caught {pet} by the harness.

“Oh dear,” said the witch. “{@dry}”

# by-the-feet
“Don’t let go!” said {child}. “{Friend}, hold on to my feet!”

{Friend} held on to {child’s} feet. Up went {pet}, up went {child}, and {friend} stood on tiptoe. The costume was dancing just above them.

“I’m letting go with one toe!” called {friend}.

{child} got hold of a sleeve. And at that very moment the fan came on, and a gust of warm air took the costume. It tore itself loose and was sucked straight into the grille.

Rip.

There it hung, with half its front gone.

# that-kind-of-time
Down they came, because {friend} was heavier than {friend.he} looked. {child} tied the lead to the radiator, so that {pet} floated there like a balloon. Then {child.he} sat down on the floor. The tears came, though {child.he} didn’t want them. {child} was so disappointed that {child.his} throat ached.

The witch stopped chewing.

“It was only cloth,” said the witch.

“It was my time,” said {child}. “I’ve practised for a whole year[sport: , even when I could have had {sport}]. Tonight was mine.”

The witch looked at her cloaks going round.

“I see,” she said. “That kind of time.”

“What kind did you think?” said {child}.

“I thought you meant the machine.”

# a-light-in-the-window
The witch sat down on the floor, too. It was quiet, not counting {Pet}, who kept bumping {pet.his} head on the shelf.

“Why does it have to be Thursdays?” said {friend}.

“There’s a light in the window on Thursdays,” said the witch. “There are people here. All they ever say is that it’s their time. But they do say it to me.”

# two-strings
{child} wiped {child.his} face with a sock. {Child.He} looked at the cloaks, and {child.he} looked at {pet}.

“{Friend},” {child.he} said, “can you hold two strings at once?”

“It’s what I’m best at.”

“Witch!” said {child}. “May I borrow a cloak? A small one?”

“It’s wet.”

“Yes,” said {child}. “That’s the good thing about it.”

The witch sewed the gold fringe from the costume round the collar. But when {child} put on the cloak, {child.he} shot up and hit the lamp.

“Too wet!” {child.he} shouted.

“We’ll have to dry some of it!” said {friend}. “But only some!”

# like-a-sponge
So {child} hauled in {Pet} by the lead and squeezed {pet.him} against the cloak. There is nothing in the world that soaks up water like {@fur}. The cloak was only damp now, and {pet} was so full that {pet.he} flew twice as high. {child} sank until {child.his} feet were a hand’s breadth from the floor. There {child.he} stopped.

{Friend} held the lead in one hand and the [us: clothesline | washing line] in the other. The witch held the far end of the line, down low. {child} took one step along it[athlete: , as steady as {athlete}]. It didn’t so much as wobble.

“Is it cheating?” said {friend}, who was worried.

“It’s magic,” said the witch. “That’s quite another thing.”

[adult: In the doorway stood {adult} with the [us: laundry detergent | washing powder], and no longer any idea what it was for.]

# on-the-line
That night {child} walked the tightrope in a black cloak with a gold fringe. Halfway along, the cloak got dry, and {child} walked the rest on {child.his} own. The witch sat right at the front with {friend}[elder & !elder2:  and {elder}][elder & elder2: , {elder} and {elder2}], and held a balloon on a lead, which {@barked}.

# our-time
The next Thursday somebody else had written his name on the list. He came with his basket at four o’clock.

In the laundry room, on two stools, sat {child} and the witch, eating cheese sandwiches. {Friend} said sorry in advance.

“The machine’s free,” said the witch. “You have it. We’re only sitting here.”

“What for?” said the man.

“It’s our time,” said {child}.

{Child.He} passed the witch the last sandwich. {Pet} lay under the bench, dry and heavy, with {pet.his} chin on the witch’s shoe.

# @pet
{friend’s} dog {Pet}
## if pet.dog
{Pet}[!pet.known:  the dog]
## if pet.cat
{Pet}[!pet.known:  the cat], who always wore a harness and a lead
## if breed.Poodle
{Pet} the poodle

# @growled
growled
## if pet.cat
hissed

# @bite
bite
## if pet.cat
scratch

# @dry
A dog. They take for ever to dry.
## if breed.Poodle
A poodle. They take for ever to dry.
## if pet.cat
A cat. They only dry when they feel like it.

# @fur
a dog
## if breed.Poodle
a poodle
## if pet.cat
a cat who doesn’t want to

# @barked
barked
## if pet.cat
yowled

# picture 1
A costume on the ceiling of a laundry room

# picture 3
A little too wet, and a little too dry
