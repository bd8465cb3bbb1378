title: Inside Out
title: Turn Before Use
title: A Hundred Legs
guest neighbour: Mrs Hill (she), Mrs Lane (she)

% The grown-up (@a): {adult}, else the elder, else the neighbour who is staying the night.

# still-there
{child} woke up in the middle of a scream. It was {child.his} own, so {child.he} turned it off.

{@A-first} came in with hair sticking up on one side and one sock on, and lay down on top of the covers, and held on.

“A nightmare?”

{child} nodded.

“It wasn’t real,” {child.he} said. “That’s what you’re supposed to say.”

“You were really frightened,” said {@a}. “That counts.”

That made {child} so glad that {child.he} opened {child.his} eyes. And then {child.he} saw that the nightmare was still there.

# on-the-chair
It was sitting on the chair, on top of the clothes[sport:  for {@game}]. It was black and shaggy, with knots and ends sticking out all over it, and it was trying to look like a sweater.

“It’s over there,” whispered {child}.

{@A} sat up. “Well,” said {@a} to the chair. “And what are you doing here?”

“Excuse me,” said the nightmare. “This is rather awkward. {child} woke up so fast that I couldn’t get off.”

Its voice was dry and a bit itchy. It wasn’t at all the voice that it had in the dream.

“You chased me,” said {child}. “In a corridor[school: , the one {at school}]. You had a hundred legs, and you went bump, bump, bump, and the corridor never came to an end. [friend: And {friend} was there, but {friend.he} couldn’t hear me. ]I tried to shout, and nothing came out.”

“Yes, that sounds like me,” said the nightmare, and wriggled. “Somebody always screams. I don’t know what’s wrong with me. And it itches so dreadfully, just here, at the back of my neck.”

# the-label
{child} moved a bit closer, behind {@as} arm. [athlete: {athlete} looked on from the poster. ]At the back of the nightmare’s neck was a small white label.

“You’ve got a label,” said {child}.

“What does it say?”

{child} leaned forward, rather a long way. “Keep out of morning light,” {child.he} read. “Turn before use.”

“Before?” said the nightmare. “Not after?”

“You’re inside out!” said {child}. “That isn’t shag. Those are the threads at the back. [elder: It’s just like the cardigan that {elder} [elder2: and {elder2}] wore all Christmas Day.]”

“Have I been going about like this?” said the nightmare. “In front of people?”

# the-neck
There was only one thing to do. Somebody had to put a hand in.

The neck of the nightmare was dark. It was cold in there, and it smelled of corridor.

“Shall I?” said {@a}.

{child} thought about it.

“No,” said {child}. “It’s mine. But hold on to the other end.”

So {@a} took hold down there, the way you do when you fold sheets, and {child} rolled up {child.his} pyjama sleeve, and put in {child.his} hand. Then {child.his} elbow. Then {child.his} arm, right up to the shoulder.

“That tickles,” said the nightmare. “Sorry. Carry on.”

# the-tugs
{child} felt about. And just as {child.he} got hold of something, a long way in, everything went black. The neck had slipped right down over {child.his} head, and there was nothing but dark, and in the dark it came.

Bump. Bump. Bump.

{child} opened {child.his} mouth. Nothing came out.

All of {child.him} wanted to let go. But far away, at the other end, somebody was holding on, and pulled a little bit, two small tugs. I’m here. {child} tugged back, two small tugs. So am I. And {child.he} gripped the long thing as hard as {child.he} could, and went backwards. {child.He} went backwards with {child.his} arm, and {child.his} shoulder, and the whole of {child.his} bottom. {child.He} went backwards over the pillow and out on to the floor, and it stretched, and it crackled, and it went flop.

And it was light.

# horses
On the floor lay something red and knitted, as soft as a cat behind the ears. [pet: {@pet-sniffs} ]All [us: around|round] its middle went a pattern of tiny horses. There were twenty-five of them, and every one had socks on its hooves.

“A hundred legs,” said {@a}, who had counted.

“Bump, bump, bump,” said {child}. “It was them! They were running! In their socks!”

“I remember now,” said the dream, and its voice didn’t itch any more. “They were running after you because you’d dropped a mitten. They only wanted to give it back. They’ve been at it for weeks.”

“But the corridor never came to an end.”

“That was so that you could slide.”

“And why couldn’t I shout?”

“Oh, that,” said the dream. “You had your mouth full of bun.”

And {child} laughed until {child.he} had to hold on to {@a}, and {@a} had to hold on to the bed.

# once-more
“I wonder,” said the dream, “if it isn’t too much trouble, whether you could have me once more? The right way out?”

{child} looked at {@a}.

“I’m sitting here,” said {@a}. “I’ll hold the end.”

[music: Then {@a} hummed {@song}, and the dream hummed too. ]So {child} crawled down into the warm, and pulled the dream right up to {child.his} chin. It didn’t smell of corridor any more. It smelled of wool[city: , and a little of {city} in spring,] and just slightly of horse.

# soft-feet
{@A} gave two small tugs.

{child} tugged back.

And far away, on soft feet, somebody came running with a mitten.

# @game
{sport}

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour}, who was babysitting all night,
## if adult
{adult}
## if elder & !adult
{elder}


# @as
{neighbour’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @pet-sniffs
{Pet} looked at it for a long time.
## if pet.dog
{Pet} sniffed it and wagged {pet.his} tail.
## if pet.cat
{Pet} went up and trod on it, as cats do with things that are nice.
