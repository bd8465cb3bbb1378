title: Just Passing Through
title: From That Wall to That Wall
title: A Very Difficult Piece of Furniture
guest sitter: Mrs Tolley (she), Mrs Beadle (she)

% Who sits in the armchair (@A): {adult}, else the grandparent, else {sitter}, who is looking after {child}. The ghost is it.

# out-of-the-wall
{child} was in bed with a fever when the ghost came out of the wall[athlete: , just beside the poster of {athlete}].

{Child.He} had wanted a ghost ever since {child.he} turned {age}[school: , but there were never any {at school}]. This one was small and grey and a bit see-through, like a glass that has had milk in it. It went straight through the bookcase. It went straight through the chair.[pet.dog:  It went straight through {pet}[!pet.known:  the dog], who sneezed.][pet.cat:  It went straight through {pet}[!pet.known:  the cat], who sneezed.][pet.other:  It went straight through {pet}, who didn’t notice a thing.] And then it went straight through {child}.

Brrr, right through the tummy!

# in-the-way
“Excuse me,” said the ghost. “Just passing through.”

“But you can’t go through people!” said {child}.

“You were in the way.”

“I’m in my bed!”

“That’s in the way as well,” said the ghost. “I come by every night. From that wall to that wall.”

“What do you do in that wall?”

“Turn round,” said the ghost.

“Well, you’re freezing! Next time you can go round.”

“Round?” said the ghost. “I’ve never gone round anything.”

“Then it’s time you did.”

The ghost disappeared into the wall, and from in there came a small hurt sigh.

# all-the-way-round-the-bed
Then it came back. It went round the bookcase. It went round the chair.[pet:  It went round {pet}.] It went all the way round the bed, holding up its skirt so that not one corner of it touched {child}.

# furniture
But now {child} was getting hotter and hotter. The pillow was hot on one side and hot on the other.[friend:  {Child.He} used the get-well drawing from {friend}[!friend.known: , {child.his} best friend,] as a fan, but the breeze was hot too.] {@A} came with a cool drink[adult & elder:  that {elder}[elder2:  and {elder2}] had made][elder2 & !adult:  that {elder2} had made], and said the fever must be at its highest now, and sat in the armchair holding {child’s} foot[music:  and humming {music}]. Soon the armchair was snoring.

“Ghost,” whispered {child}. “Go through me.”

“No,” said the ghost. “One doesn’t go through people.”

“I’ve changed my mind. I’m so hot.”

“First it’s go round, and now it’s go through,” said the ghost. “You are a very difficult piece of furniture.” But it looked at {child’s} red cheeks. “Where does it hurt?”

“Here,” said {child}, and pointed at {child.his} forehead.

# like-a-window
So the ghost went into the forehead, very carefully, and stopped there. Oh, how cool it was! Like leaning your cheek on a window. {child} closed {child.his} eyes.

“Is that all right?” asked the ghost.

“Stay a bit longer.”

“I’ll stay a bit longer,” said the ghost.

And it stayed a bit longer, and a bit longer. But a ghost that stays too long in something hot gets hot too. It began to smoke.

“Oh dear,” said the ghost. “I do feel light …”

# mist
And up it went out of the forehead, like steam out of a saucepan. It drifted up to the ceiling, across to the window, and settled on the glass. Now there wasn’t any ghost, only mist, grey mist, on a black window.

“Ghost?” said {child}.

There was no answer.

“You can go where you like! You can go through me every day!”

The mist said nothing. One drop ran down the glass.

# no-mouth
It hasn’t got a mouth, thought {child}. How can it answer without one?

{Child.He} slid {child.his} foot out of {@of-a} hand and crept down to the end of the bed, where the window was. {Child.He} put out one hot finger. And there, in the mist, {child.he} drew an eye. And another eye. And a mouth, a happy one.

The mouth moved.

# the-nose
“You forgot the nose,” it said.

{child} drew a nose, a round one. And the window was cold from the night outside[city: , all over {city}], so the ghost got cooler and cooler, and greyer and greyer, until it stepped down on to the quilt. It had the eyes that {child} had drawn. One was a bit bigger than the other.

“Thank you,” said the ghost. “I can see much better now.”

{child} lay down again, and put {child.his} foot back in {@of-a} hand, and the hand gave it a squeeze without waking up.

# it-knows-the-way
But the fever was still there.

“I want it to go round me,” said {child}. “[sport: I was going to {play sport}. ]I don’t want it.”

“Nobody does,” said the ghost. “But you’re in the way, and it’s just passing through.”

“Is it?”

“From that wall to that wall. I know exactly how it’s done. First you’re on one side. Then you’re in the middle. That’s where you are now. And then you’re out.”

“Will you come with me?”

“I’ll come with you,” said the ghost. “I know the way.”

It put its cold hand on {child’s} forehead, took it off before it got warm, and put on the other. One hand. The other hand. One hand. The other.

# through
{@A2} slept in the armchair. The mist was fading from the window.

“Are we in the middle now?” mumbled {child}.

“A bit past it,” said the ghost.

The forehead was cool. The pillow was cool. The foot in {@of-a} hand was just right.

“There,” whispered the ghost. “We’re through.”

And by then {child} was asleep.

# @A
{sitter}, who was looking after {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A2
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @of-a
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}
