title: It Does Nothing but Go
title: Rocket or Submarine
title: The Way the Washing Leans
guest friend: Nell (she), Rafi (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: it goes the way the washing leans. “Rocket” and “Submarine” are cross at first; the second time they have changed mouths.
% Whoever throws it out (@a) is the grandparent, else {adult}, else {minder}. {@help} is one event: the two on top become one towel.

# does-it-go
“Does it go?” asked {child}.

“It does nothing but go,” said {@first}. “On Tuesday it went right out into the hall. That’s why I’m throwing it out.”

It was an old washing machine, and it stood in a heap of junk in the garden by the sea.

“It’s going to be a rocket,” said {child}.

“It’s going to be a submarine,” said {friend}[!friend.known: , [friend: {child’s} best friend | from next door]].

“Rocket.”

“Submarine.”

They always wanted to build together, and never the same thing.[school:  It was just like that {at school}.] Yesterday {child} had wanted a castle and {friend} a garage, and {friend} had gone home. {child} had felt it in {child.his} throat all evening.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sat down between them, so that nobody could go anywhere.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had already moved into the washing basket, and didn’t mind which it was.][pet.other:  {Pet} watched them from the shade.]

# half-and-half
So it was half of each. For {child} it got a bucket for a nose, and for {friend} a drainpipe to peep through under water.[athlete:  It even got {athlete} on the front, from an old poster.] In the heap lay an umbrella, the biggest they had ever seen, and under an umbrella there’s always air. Then they climbed up and sat on top of the washing machine, side by side[pet.dog: , with {pet} across their knees][pet.cat: , with {pet} behind them in {pet.his} basket], and {friend} held the umbrella.[elder & !pet:  {Elder.short} tied a clothes line round the two of them, because washing should stay together.]

“Just one thing,” said {@a}. “It goes the way the washing leans. But if some of it leans one way and some the other, it only stands there and bangs.”

“There isn’t any washing,” said {child}.

“No,” said {@a}, and turned the knob. “There’s you two.”

“Up!” shouted {child}, and leaned backwards.

“Down!” shouted {friend}, and leaned forwards.

Bang, bang, bang, went the washing machine, and stood where it stood.

# a-wasp
Then a wasp came from the left, and they both leaned to the right. And off they went, round the apple tree and through the rhubarb.

“It goes!” they yelled, and laughed so much that they both fell backwards. So then it went up.[sport:  Not even {@sport} was as much fun as that.]

# first-the-rocket
“First the rocket, then the submarine,” said {child}. “I promise.”

They leaned back, both at once, and the garden turned as small as a stamp[city: , and {city} as small as an envelope]. The sky grew dark blue. And there was the moon, so big and so near that {child} could see which bit {child.he} wanted to stand on.

“My turn now,” said {friend}.

“Just the moon first,” said {child}.

“You promised!”

“It isn’t a real rocket until it’s been to the moon,” said {child}, and leaned backwards.

“Submarine!” shouted {friend}, and leaned forwards.

# bang-bang-bang
Bang, bang, bang!

In the middle of the sky the washing machine stood still and banged. The bucket fell off. The drainpipe fell off, and they never heard it land.

“I want to go home,” said {friend}.

It was the voice from yesterday. {child} looked at the moon. It was only a little way off now. But who wants to stand on the moon next to somebody who has gone home?

“Submarine!” shouted {child}, and threw {child.himself} forwards.

“Rocket!” shouted {friend}, at the very same moment, and threw {friend.himself} backwards.

BANG, BANG, BANG!

“But you wanted to go down!” cried {child}.

“But you wanted the moon! Rocket!”

“Submarine!”

“Rocket!”

They had never quarrelled so kindly before, and it had never banged so badly. The knob flew off. They slid to and fro, each to their own side, and there was nothing left to hold on to.

# one-towel
{@help}

“Now we’re one towel,” said {friend}. “Which way?”

“Yours,” said {child}. “I promised.” And {child.he} leaned forwards, with all {child.his} weight, and the whole towel came too.

The banging stopped. Down they went, past a seagull, who screamed, and straight into the sea.

SPLASH!

# the-old-fish
It was green down there, and there was plenty of air under the umbrella.[pet.dog:  {Pet} barked at a crab, and it came out as one big bubble.][pet.cat:  {Pet} had never seen so much supper in one place.][music:  {Friend} hummed {@song}, and it came out in bubbles.] Then up swam a big old fish, with its mouth turned down. It stopped in front of the round window of the washing machine, and stared in, and stayed there.

“What’s it doing?” whispered {child}.

“Waiting for its socks,” said {friend}.

{child} laughed so much that the umbrella shook. It was the best submarine in the world.

# in-the-moon
Then they leaned back, very gently, and went up. It was evening up there. The sea was as smooth as a floor, and in it lay the moon, big and round, and they came up right in the middle.

“We’re on the moon,” whispered {friend}.

“By submarine,” said {child}.

# quite-still
On the jetty stood {@a} with a towel. “Well?” said {@a}. “Does it go?”

“It does nothing but go,” said {child}. “If you both want to.”

So they sat on the jetty with one towel between them, and the washing machine beside them.[pet.dog:  {Pet} shook {pet.himself}, and then the towel was wet as well.][pet.cat:  {Pet} lay down in the middle of the towel. {Pet} was the only one who was dry.][pet.other:  {Pet} got some supper.][elder2:  {Elder2} had brought cocoa.][elder & adult:  {Adult} wanted a go tomorrow.]

“Tomorrow we can build a garage,” said {child}.

“Or a castle,” said {friend}.

And they leaned against each other, and for once the washing machine stood quite still.

# @help
Then {friend} let go of everything but the umbrella, and put an arm round {child}, and held on hard. {child} put both arms round {friend}. After that neither of them could slide anywhere without the other.
## if pet.dog
But {pet} had heard something, far below, that nobody else could hear. It was {@a}, rattling the tin of dog biscuits on the jetty. {Pet} stretched out {pet.his} neck, further and further.

“Stay, {pet}!” cried {child}, and they threw their arms round {pet.him}, both of them, and round each other. After that none of the three could slide anywhere without the others.
## if pet.cat
But now it was too much for {pet}. {Pet.He} climbed out of the basket, walked in between them, and lay down, with two paws of claws in {child}, and two paws of claws in {friend}.

“Ow, {pet}!” they cried, and had to move together, cheek to cheek. And when a cat has lain down, nobody moves. After that neither of them could slide anywhere without the other.
## if pet.other
“Look!” cried {friend}. “There’s {pet}!” Far down there was a tiny dot, who was waiting for supper. They both bent over to see, and bumped their heads together, and grabbed hold of each other. After that neither of them could slide anywhere without the other.
## if elder & !pet
But {elder.short’s} clothes line was still tied round them.

“Washing should stay together!” cried {friend}, and they pulled it in, each at one end, until they sat cheek to cheek. After that neither of them could slide anywhere without the other.

# @song
{music}

# @sport
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
