title: One Bit at a Time
title: The Mouse and the Elephant
title: The Smallest Bit
guest friend: Maisie (she), Kofi (he)

% “Hello, toe” is small, and “Hello, hello” comes from far above. Wait before “Peekaboo”. The last line quite close, nose to nose.

# found
{child} had found a mouse in the park[city:  in {city}]. {Friend}[!friend.known: , {child’s} best friend,] had found an elephant.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had found a stick.][pet.cat / pet.other:  {Pet}[!pet.known: , {child’s} [pet.cat: cat|pet],] was asleep at home, luckily.]

“Mine wants a friend,” said {child}.

“So does mine,” said {friend}. “They can have each other.”

So {child} put the mouse down in the grass in front of the elephant.[elder: 

{Elder} sat on the bench[elder2:  with {elder2}] and had brought an umbrella, to be on the safe side.]

# a-wall
The mouse looked up. “Where’s the friend?” she said. “I can only see a wall.”

The elephant looked down. “Where’s the friend?” he said. “I can only see grass.”

“But that is the friend!” said {child}, and pointed both up and down.

“It’s too big,” said the mouse. “I want one who’s like me.”

“It’s too small,” said the elephant. “I want one who’s like me, too.”

# the-toe
But {friend} knew what to do.

“You don’t have to have it all at once,” {friend.he} said. “You have one bit at a time. Start with the toe.”

The mouse went up to the toe. It was round and shiny.

“Hello, toe!” said the mouse.

“Hello, hello,” said the elephant, far up above.

The toe was all right. The mouse climbed on.

“Hello, knee!” said the mouse.

“Hello, hello,” said the elephant.

The knee was wrinkly, but it was all right. The mouse climbed on.

# the-tummy
“Hello, tummy!” said the mouse.[school:  The tummy was like a roof, and all of {school} could have stood underneath.]

“Hee, hee,” said the elephant, because it tickled. “Hee, hee, hee!” His whole tummy shook. The mouse hung on by one paw, and then she wasn’t hanging on at all.

Oh no!

{child} dived, with both hands cupped. Plop! There lay the mouse.[athlete:  Not even {athlete} could have done it better.]

# a-tear
“I want to go home,” she squeaked. “All the bits are too big.”

Then the elephant cried a tear as big as an orange, and {friend} got soaking wet.[elder: 

“I knew it,” said {elder.short}, and put up the umbrella.]

# the-smallest
{child} held the mouse, and looked at the elephant. His ears were big. His trunk was long. His bottom was the biggest bit of all.

“Which bit of you is smallest?” {child.he} asked.

The elephant had a think. “My eye,” he said. “But it’s such a long way up.”

“Lie down!” said {friend}.

And the elephant lay down. BOOM![pet.dog:  So did {pet}.]

# the-eye
There was the eye. It was brown and wet, and no bigger than a plum. {child} held the mouse up to it, ever so close.

“Hello, eye,” whispered the mouse. Then she looked in. “Oh! There’s a mouse in there!”

“A mouse?” said the elephant.

“Yes! One who’s like me!” The mouse waved, and the mouse in the eye waved back.

Then the elephant looked into the mouse’s eye. It was no bigger than a bead.

“Oh!” he said. “There’s an elephant in there!”

“Is it big?” asked the mouse.

“Teeny tiny,” said the elephant. “But it’s like me.”

# all-gone
And then he blinked.

“All gone!” cried the mouse.

The elephant opened his eye again.

“Peekaboo!” cried the mouse. “Again!”

The elephant shut his eye.

“All gone!”

The elephant opened it.

“Peekaboo!”

They played it all day.[sport:  It was even better than {sport}.] Then the elephant carried the mouse home on his trunk, and they looked at each other all the way. So he walked into a tree.[pet.dog:  That was how {pet} got another stick.][pet.cat / pet.other:  {Pet} heard the bump at home, and went back to sleep.][music: 

Far away the elephant was humming {@song}.]

# in-my-eye
That night {friend} slept at {child’s}. They lay in bed, nose to nose.

“Is there anybody in my eye?” asked {friend}.

{child} looked, ever so close.

“Yes,” {child.he} said. “Me.”

It was getting dark. {child} yawned, and {child.his} eyes closed, first one and then the other.

“All gone till tomorrow,” whispered {friend}.

# @song
{music}
