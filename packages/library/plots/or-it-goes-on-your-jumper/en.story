title: Soup Breathing
title: School for Drag
title: Nobody’s Had a Nap
guest teacher: Mrs Scorch (she), Mrs Ember (she)
guest fig: Fig (she), Plum (she)
guest minder: Auntie May (she), Auntie Pip (she)

% Nearly word for word as it was told for one child. {teacher} is the big green dragon, {fig} the littlest. Mmmmmm is breathed in through the nose, Hoooooo breathed out, slowly, by whoever listens too. At home it is the grandparent, else {adult}, else {minder}.

# under-the-hedge
{child’s} ball rolled under the hedge. {child} crawled in after it, and when {child.he} came out on the other side, there was a school[city:  that wasn’t on any map of {city}].

It was[school: n’t like {school}. It was] a bit burnt. The door was burnt and the coat pegs were burnt.[athlete:  There was a poster of {athlete}, and that was burnt.] The sign was burnt too, so it only said SCHOOL FOR DRAG.

“At last!” said a big green dragon with glasses on. “Are you the new teacher?”

“I’m {child},” said {child}. “I’m {age}.”

“{Age}! How marvellous,” said the dragon. “I’m {teacher}, and I’m ever so tired. Do come in.”

# whoosh
Inside there were six little dragons.

“Story time,” said {teacher}, and she opened a book. The little dragons laughed at the picture of the pig. WHOOSH! No more book.

“Snack time,” said {teacher}, and she handed round the bananas. The little dragons said thank you. WHOOSH! No more bananas.

“And now,” said {teacher}, in a wobbly voice, “it’s nap time.”

The little dragons lay down. They shut their eyes. They began to snore.

WHOOSH! WHOOSH! WHOOSH! Up jumped all the dragons. No more blankets.

“You see?” said {teacher}. “Nobody’s had a nap since September.[sport:  Not even after {sport}.]”

# not-even-tired
The littlest dragon came and leaned on {child’s} leg. Her name was {fig}, and she was as warm as a teapot. “I’m not even tired,” said {fig}. Then she yawned. Whoosh! There went the [us: pompom | bobble] on {child’s} hat.

{child} thought about it. {Child.He} knew about hot things. {Child.He} had soup at home.

# soup-breathing
“You’re blowing too hard,” {child.he} said. “You have to do soup breathing.”

“What’s soup breathing?” asked the dragons.

“First you smell it,” said {child}. “In through your nose.” And {child.he} breathed in, slowly. Mmmmmm.

“Then you cool it down. But softly, or it goes on your [us: sweater | jumper].” And {child.he} breathed out, slowly. Hoooooo.

# softer
The dragons tried. Mmmmmm. Hoooooo. Out came six flames as big as carrots.

“Softer,” said {child}.

Mmmmmm. Hoooooo. Out came six flames as big as birthday candles.

“Even softer,” said {child}.

Mmmmmm. Hoooooo.

And there was no fire at all. There was only some warm air that smelled of toast.

# lie-down
“Now lie down,” said {child}, “and keep doing it.”

The red dragon lay down. Mmmmmm. Hoooooo. The blue dragon lay down. The two spotty dragons lay down, nose to nose. Even the dragon who never, ever lay down was lying down. {child} fetched new blankets out of the cupboard and tucked in every tail.

{Fig} held on to {child.his} sleeve. “Stay till I’m asleep,” she said.

So {child} sat on the floor and stayed[music: , and hummed {@song}]. It didn’t take long. Mmmmmm, went {fig}. Hoooooo.

# back-under
It was very quiet in the School for Dragons. Even {teacher} was asleep, with her chin on the desk and her glasses crooked.

{child} picked up {child.his} ball. {Child.He} tiptoed past the coat pegs, out of the burnt door, and back under the hedge.

[friend: On the other side stood {friend}[!friend.known: , {child’s} best friend], who had come to play. “Was it a long way, after that ball?” asked {friend}.

“Sh,” said {child}. “I’ve only just got them off.”]

# smells-of-toast
That night, {@first} sniffed the top of {child’s} head. “Why do you smell of toast?” {@he} asked.[elder2:  {Elder2} had a sniff as well. “With butter,” said {elder2}.]

“I was being a teacher,” said {child}.

[pet.dog: On the rug lay {pet}[!pet.known: , {child’s} dog]. {Pet.He} had never had any trouble with naps.

][pet.cat: On the rug lay {pet}[!pet.known: , {child’s} cat]. {Pet.He} had never had any trouble with naps.

][pet.other: {Pet} was asleep already.

]Then {child} lay down in {child.his} own bed, under {child.his} own blanket, and shut {child.his} eyes.

Mmmmmm.

Hoooooo.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @song
{music}
