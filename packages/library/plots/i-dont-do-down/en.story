title: I Don’t Do Down
title: The Rocket on the Slide
title: Ever So Good at Up
guest keeper: Mr Pott (he), Mr Moss (he)
guest friend: Poppy (she), Ned (he)
guest sitter: Maureen (she), Bridget (she)

% Refrain: “I don’t do down,” said the rocket. In bed the child says it. The rocket is (it). @a is {adult}, else the grandparent, else {sitter}.

# the-queue
The rocket stood in the [us: line | queue] for the slide, right in front of {child}. It was silver, with red fins and a very pointed nose. {child} looked at it. Then {child.he} turned [us: around | round] and looked at it between {child.his} legs, the way {child.he} did with everything {child.he} liked.[pet.dog:  {Pet}[!pet.known:  the dog] looked as well, between four.]

“What do we do here?” asked the rocket.

“First you go up,” said {child}.

“Up!” said the rocket. “I never do anything else. I’m ever so good at up.”

# whoosh
Five, four, three, two, one – WHOOSH! It was at the top[athlete: , faster than {athlete}].

“And now?” it called.

“Now you come down,” said {child}.

The rocket looked. The slide was long, [school: longer than anything {at school}, ]and it went down all the way.

“No, thank you,” it said. “I’m a rocket. I don’t do down.”

[age>=4: And there it stayed.]

# come-down
[friend / age>=5: “Come down!” called {friend}[!friend.known: , [friend: {child’s} best friend|who was next but one]]. “I want a go!”

“I don’t do down,” said the rocket.

][age>=4: “Come down this minute!” called {keeper}, who looked after the park.

“I don’t do down this minute,” said the rocket. “I don’t do down any minute.”

]{@A-first} held up a banana. “Come down and have half!”

The rocket looked at the banana for a long time.

“Send it up,” it said.

# bit-more
“But what do you do when you’ve been up?” asked {child}.

“I go up a bit more,” said the rocket. [age<5: “It’s very big up there. Only there’s never anybody there.”
][age>=5: “All the way to the moon, and round the back, and up.”

“Is it nice there?” asked {child}.

“It’s very big,” said the rocket. “Only there’s never anybody there.”
]

# home-time
It grew late. One by one, everybody went home[sport: , even those who {play sport}][elder & adult / elder2: , and {@past} went ahead to put the kettle on]. “Time for us too, {child},” said {@a}.

“You go,” said the rocket, and its nose drooped. “I’ll stop up here. I’m used to it.”

Oh no! {child} couldn’t leave it there all by itself.

# between
At the bottom of the slide {child} turned [us: around | round], bent right over, and looked between {child.his} legs.

And there was the sky, at the bottom. There was the grass, at the top. And the slide went up, up, up, all the way to {child}!

“Rocket!” {child.he} shouted. “Look at me like this!”

The rocket stuck its fins in the air and its nose by its toes.

“Well!” it said. “You’re up there, {child}!”

“I am,” said {child}. “So come up!”

# up
“Up?” said the rocket. “I’m ever so good at up.”

Five, four, three, two, one – WHOOSH!

And there it stood in the sand, on its nose, next to {child}.

“Mmm mmm mmm,” it said.

{child} dug it out with both hands.

“I said, that was the best up I’ve ever done,” said the rocket. “There was somebody there.”

# past-the-star
Then it flew away[city: , over the roofs of {city}][music: , humming {music}], past the first star. “I’ll be up again tomorrow,” it called. It meant down.

# lie-up
“Lie down now, {child},” said {@a} that evening.

“I don’t do down,” said {child}.

“Then lie up,” said {@a}, and sat on the edge of the bed[pet.cat: , next to {pet}[!pet.known:  the cat]][pet.other: , where {pet} could see them both].

So {child} lay up, with {child.his} head on the pillow and {child.his} hand in {@as}.

“This is the best up I’ve ever done,” said {child}. “There’s somebody here.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
{sitter}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @past
{elder}[elder2:  and {elder2}]
## if elder2 & !adult
{elder2}
