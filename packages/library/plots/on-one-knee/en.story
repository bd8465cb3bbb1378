title: On One Knee
title: Is This Away?
title: A Knight’s a Knight
guest friend: Sam (he), Nora (she)
guest knight: Sir Humphrey (he), Sir Godfrey (he)

% The grown-up (@a): {adult}, else the elder, else the grown-up. Away has a capital letter: he takes it for a place.

# saucepans
{child} and [friend: [!friend.known: {child.his} best friend, ]{friend},|{friend}] were having a picnic at the old castle when a knight sat down on the wall beside them. It sounded like a drawer full of saucepans.

“Forgive me,” said the knight. “I am {knight}, and I must sit down. I’m worn out.”

He was silver from top to toe. {child}, who was {age}, offered him a sandwich. {@A-first} was asleep on the [us: blanket|rug][pet.dog: , with {pet} on top]. [adult & elder: {Elder} [elder2: and {elder2} ]had gone to count the steps of the tower. ][!adult & elder2: {Elder2} had gone to count the steps of the tower. ]

“It’s the rule,” said {knight}. “If anybody asks a knight for something on one knee, he has to do it. Today I have carried six [us: strollers|pushchairs] up the tower. I have found an earring. {@been}”

“What if they aren’t on one knee?” asked {friend}.

“Then I may do as I please. But people will kneel. They do it to take photographs.[school:  On Tuesday we had the whole of {school}.]”

# a-lolly
“That’s terrible,” said {friend}, and {friend.he} went down on one knee to [us: tie a shoelace|do up a lace]. “I wish I had a strawberry [us: ice pop|lolly].”

“Oh dear,” said {knight}. And he got up and clanked all the way to the [us: snack bar|kiosk] and all the way back, and gave {friend} a strawberry [us: ice pop|lolly].

“Sorry,” said {friend}.

“Couldn’t you just say no?” asked {child}.

“A knight’s a knight,” said {knight}.

# the-pigeon
Just then a very little boy in a blue sun hat came along with a [us: cookie|biscuit]. Behind him came a pigeon, which had its eye on the [us: cookie|biscuit]. The little boy went down on one knee, so as to look that pigeon in the face.

“Go away!” he said. “Go right away!”

The pigeon took no notice. But {knight}, who was just behind it, got slowly to his feet.

“He’s asked me to go Away,” he said.

“He meant the pigeon!” said {child}.

“He was on one knee,” said {knight} sadly. He shook hands with them both. “Goodbye. I’ve always lived here, you know. I’ve never been further than the [us: snack bar|kiosk].”

And off he went, out of the gate and down the green hill.

# is-this-away
{child} and {friend} ran after him. He stopped beside an oak tree.

“Is this Away?” asked {knight}.

“No,” said {friend}. “This is [city: {city}|here].”

{Knight} walked on until he came to a stile.

“Is this Away?”

“It’s still [city: {city}|here],” said {friend}. “Wherever you get to, it’s going to be here.”

“Then I shall have to walk for ever,” said {knight}. There was a sniff inside the helmet, and a tear came out at the bottom.

# in-order
{child} couldn’t bear it. {child.He} went straight down on one knee in the wet grass.

“Please, {knight},” {child.he} said. “Come back.”

“That’s the nicest thing I’ve been asked all day,” said {knight}. “But I have to do them in order, and first I’ve got to go Away.”

He put one leg over the stile. {child} looked back. High up at the castle {child.he} could see a blue sun hat. The little boy was going home with his mother.

{@phone}

# dont-clank
“Stop!” shouted {child}. “{Knight}, don’t move! Don’t even clank!”

{Knight} stopped, with his leg in the air.

“It’s only that little boy you’ve got to be away from,” said {child}. “It doesn’t matter which of you goes!”

So {child} and {friend} held {knight} up, and he kept quite still. Far off, the little boy in the blue hat got into a car. The car went down the lane. It got smaller and smaller. It went [us: around|round] the bend, and it was gone.

“There,” said {child}. “He’s gone. You’re as far away from him as anything.”

# so-this-is-away
{Knight} took his leg down. He looked at the stile, and the field, and the buttercups.

“So this is Away,” he said. “It’s nicer than I expected. You can see the castle from here.”

“And now you’ve got to come back,” said {friend}. “{child} asked you.”

“So {child.he} did!” said {knight}, and he went up that hill[athlete: , faster than {athlete}, and] so fast that his knees rang like bells[music: , and very nearly played {@song}].

# arise
By the picnic [us: blanket|rug] he drew his sword, and he tapped {child} on the shoulder, and then {friend}.

“That was knightly done,” he said. “Now you’re knights too. Arise, Sir {child}. Arise, Sir {friend}.[pet.dog:  Arise, Sir {pet}.]”

[pet.dog: {Pet} went on sleeping.

]Then {knight} did a thing that he had never done before. He went down himself, with a dreadful creaking, on one knee.

“May I ask for something too?” he said. “I’ve had an itch on my nose since breakfast.”

So Sir {friend} lifted up the front of his helmet, and Sir {child} scratched. There has never been a happier knight.

[adult & elder: “Two hundred and four,” said {elder}, coming out of the tower[elder2: . “Two hundred and five,” said {elder2}]. “What have you been up to?”]

# a-knights-a-knight
That night {child} told {@a} all of it, from beginning to end. {child.He} told it sitting up, and then standing up, and then bouncing. {child.He} {child.was}n’t even a bit sleepy. [pet.other: {Pet} was, but {pet.he} {pet.was}n’t a knight. ]

{@A} turned down the lamp. [pet.cat: {Pet} lay in the middle of the bed. {pet.He} had been asked on any number of knees to move over, but {pet.he} {pet.was} a cat. ]Then {@a} tucked in the [us: covers|duvet], and to do it properly, right down at the side, that meant going on one knee.

“{child},” said {@a}, “please will you go to sleep?”

{child} opened {child.his} mouth to say no. Then {child.he} saw {@a-s} knee on the carpet. {child.He} looked at it for quite a long time.

“Oh dear,” said Sir {child}. And {child.he} lay down and shut {child.his} eyes, because a knight’s a knight.

# @been
I have been a goalpost.
## if sport.Basketball
I have been a basket.
## if sport.Tennis / sport.Volleyball
I have been a net.
## if sport.Baseball
I have been second base.
## if sport.Golf
I have been a flag.
## if sport.Dance
I have been danced with.
## if sport.Swimming
I have been a diving board.
## if sport.Gymnastics
I have been a vaulting horse.
## if sport.Track and Field
I have been a hurdle.

# @phone
{child} thought of {child.his} aunt in Australia. She always said on the [us: phone|telephone] that {child} was such a long way away. And {child} hadn’t gone anywhere. It was the aunt who had gone.
## if adult
{child} thought of {adult}. Once, when {adult} had gone off for work, {adult} had said on the [us: phone|telephone] that {child} was a long way away. And {child} hadn’t gone anywhere. It was {adult} who had gone.
## if elder & !adult
{child} thought of {elder.short}. Once, when {elder.short} had gone on a journey, {elder.he} had said on the [us: phone|telephone] that {child} was a long way away. And {child} hadn’t gone anywhere. It was {elder.short} who had gone.

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
the grown-up
## if adult
{adult}
## if elder & !adult
{elder}

# @a-s
that
## if adult
{adult’s}
## if elder & !adult
the
