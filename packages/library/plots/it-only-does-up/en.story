title: The Rocket That Didn’t Go
title: It Only Does Up
title: Blast Off, Please
guest neighbour: Mrs Pocket (she), Mrs Bunting (she)
guest friend: Jonah (he), Cora (she)

% Five to one sends things up, one to five brings them down; only what has ears (handles) hears it.

# to-the-moon
It was the best rocket {child} and {friend} had ever made. They had made it out of the box from {neighbour}’s new fridge. It was as tall as a door, with foil all over, and it stood on her grass.

“To the moon!” said {child}.

“To the moon!” said {friend}.

They climbed in. {child} was {age} and very good at backwards, so {child.he} did the counting.

“Five, four, three, two, one … BLAST OFF!”

WHOOSH! Something went up.

But it wasn’t the rocket.

# my-tea
“My tea!” said {neighbour}.

Her mug had shot off the arm of her chair. Up it went, with its handle sticking out like an ear. Over the chimney it went[school: , and over {school}], and it was gone.

“Sorry, {neighbour},” said {child}, and {neighbour} put her fingers in her ears[music:  and hummed {@song}].

“Five, four, three, two, one … BLAST OFF!”

# the-can
WHOOSH! Up went the watering can, with its handle sticking out like an ear. [city: It went right across {city}, and it rained|It rained] a little on the way[pet.dog: , mostly on {pet} the dog][pet.cat: , mostly on {pet} the cat].

But the rocket just stood there.

“Everything goes except us!” said {child}.

# good-for-thinking
“I need to think,” said {friend}. {Friend.He} climbed out and sat down in the [us: laundry|washing] basket, because it was full of towels and good for thinking in.

{child} didn’t see. {Child.He} had shut {child.his} eyes, to count as loud as {child.he} could.

“FIVE! FOUR! THREE! TWO! ONE! BLAST OFF!”

WHOOSH!

“{child}!” called somebody, a long way up.

# only-up
{child} put {child.his} head out. Up past the top of the tree went the [us: laundry|washing] basket, with its handles sticking out like two ears, and {friend} in the middle.

“Come down!” shouted {child}.

“I can’t!” shouted {friend}. “It only does up!”

Now {friend.he} {friend.was} as small as a teddy. Now {friend.he} {friend.was} as small as a button.

Oh no! {child’s} tummy went cold. {Child.His} counting had done that. Five, four, three, two, one made things go up. So what would make them come down?

# one-two
{child} climbed out and called up into the sky.

“ONE!”

The basket stopped.

“TWO!”

The basket began to come down.

“Not too fast!” called {friend}.

“Three,” said {child}, and {friend} was as big as a teddy again. “Four,” said {child} softly, and {friend} was as big as {friend}.

“Five,” whispered {child}.

And the basket sat down on the grass, as gently as a hen on an egg. Down came the watering can. Down came the mug, right on to the arm of the chair. {neighbour} looked inside.

“Stone cold,” she said. “It’s got frost on it.”

# ears
“What was it like?” said {child}.

“High,” said {friend}. “But I did my thinking. The mug’s got a handle like an ear. So has the can. And the basket’s got two.” {Friend.He} took hold of {friend.his} own ears. “So they can hear you.”

They looked at the rocket. It was smooth all the way [us: around|round].

“It hasn’t got any EARS!” said {child}. “It can’t hear me!”

{neighbour} found two paper plates. {child} stuck one on each side. Now the rocket looked very surprised[elder: , and so did {elder}[elder2:  and {elder2}], over the hedge].

They climbed in and shut the door. {child} didn’t have to shout now.

“Five, four, three,” {child.he} said. “Two, one. Blast off, please.”

Whoosh.

# the-moon
And this time it was the rocket. [athlete: Even {athlete} was never so quick off the ground. ]It went over the chimney and up through a cloud, and up and up, until the sky was dark and quiet and full of stars. There was the moon, as big as a hill. They went round it once, slowly, so close that {friend} could pat it.

“Cold,” {friend.he} said. “Like the tea.[sport:  And too round to {play sport} on.][pet.other:  {Pet} wouldn’t like it.]”

Then {child} counted them home. “One … two … three … four … five.” And there was no bump at all.

# landed
That night {child} lay in bed, and most of {child.him} was still up in the stars. [child.name: The legs were up there, and the arms, and the head.|{Child.His} legs were up there, and {child.his} arms, and {child.his} head.] So {child.he} counted, very, very quietly.

“One,” and {child.his} legs came down.

“Two,” and {child.his} arms came down.

“Three,” and {child.his} head sank into the pillow.

“Four …”

And [child.name: somewhere before five|before [child.she: she|[child.he: he|they]] got to five], {child} had landed.

# @song
{music}
