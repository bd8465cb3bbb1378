title: The Elephant in the Hall
title: What You Didn’t Say
guest pet: Monty (he), Biscuit (she)
guest minder: Josie (she), Hattie (she)

% Where no animal is ticked it is the dog next door, who has a basket here as well.

# only-a-jug
It was only a jug. It was blue[elder: , and it had come from {elder}[elder2:  and {elder2}]], and it stood on the shelf in the hall, and {child} had only thrown the ball once.[friend:  It was the very bouncy one, from {friend}[!friend.known: , {child.his} best friend].]

Crash.

{@A} came running. {@She} looked at the pieces on the floor. {@She} looked at {pet}, {@tail}

“Oh, {pet}!” said {@b}. “You and that tail!”

# the-moment
Now was the moment to say something. {child} opened {child.his} mouth, and nothing came out. {@B} fetched the dustpan. {Pet} was sent to {pet.his} basket. And the moment went by, the way a bus goes by when you haven’t put your hand out.

# dont-mind-me
When {child} came back into the hall, there was an elephant in it.[city:  There were hardly ever any elephants {in city}.]

It was quite a small elephant, no bigger than a footstool. It stood under the coats and looked at {child.him}.

“Hello,” said {child}. “What are you doing here?”

“I’m what you didn’t say,” said the elephant politely. “Don’t mind me.”

{@B} walked past with the dustpan. {@She} didn’t see it at all. But {@she} did hop a bit to one side, and looked puzzled about why.

# very-filling
At [us: supper | teatime] {@b} said, “I suppose we’d better keep {pet} out of the hall.”

{child} looked at {child.his} fish [us: sticks | fingers]. {Child.He} said, “Mm.”

Out in the hall something creaked. When {child.he} went to look, the elephant was as big as the washing machine.

“It was the ‘Mm’,” said the elephant. “It’s very filling.”

# half-a-blanket
{Pet} could see it too. {Pet.He} lay in {pet.his} basket with {pet.his} chin on the edge and looked from the elephant to {child}. {Pet} wasn’t cross. It would have been easier if {pet.he} had been. When {child} sat down close by, {@sighed}

“Never mind,” said {@b}. “{@cant}”

“No,” said {child}. “They can’t.”

There was a loud bump. The elephant had hit its head on the ceiling.

# wall-to-wall
By bedtime it filled the hall from wall to wall. {child} had to breathe in to get to {child.his} room. There was an ear hanging down over the coat pegs and a foot in the umbrella stand.

“I’m awfully sorry,” said the elephant. “It’s no fun being this size in a house.”

“Couldn’t you just go away?”[school:  asked {child}. “I could show you the way to {school}.”]

“I can’t,” said the elephant. “I haven’t got a door in me. You have.”

# on-the-ceiling
{child} went to bed. {Child.He} lay looking at the ceiling.[sport:  {Child.He} tried to think about {sport}.][athlete:  {Child.He} tried to think about {athlete}.][music:  {Child.He} tried humming {music}, but it came out flat.] Usually {pet} slept on the rug, but tonight {pet.he} couldn’t get past. {@whined}, just once, very low.

That did it.

# under-the-tummy
{child} got up. {Child.He} squeezed between the wall and a great grey knee, and {child.he} crawled under the tummy. In the middle of all the elephant {child.he} found {pet’s} nose. {@collar}, and together they pushed through into the kitchen.

# it-was-enormous
{@B} was sitting at the table with a cup of tea.

“It wasn’t {pet’s} tail,” said {child}. It came out much too loud. “It was me. I threw the ball indoors. And then you thought it was {pet}, and I let you, and {pet} got sent to that basket and never did anything!”

Out in the hall there was a long, soft sound, like air going out of [us: an air mattress | a lilo].

“Thank you for telling me,” said {@b}. “I expect that was hard.”

“It was enormous,” said {child}.

{@B} pulled {child.him} on to {@hers} lap. “I’m sad about the jug,” {@she} said. “And we’ll have a word about that ball in the morning.[elder:  And with {elder}[elder2:  and {elder2}], about the jug.] But I’m not sad about you.”

# beside-the-fridge
{child} leaned against {@her}. And then, over {@bs} shoulder, {child.he} saw something. Beside the fridge, half hidden by the mop, stood another elephant. It was about the size of a toaster.

“{@B},” said {child}. “Is there anything you haven’t said?”

{@B} went pink. “Why do you ask?”

“No reason.”

{@B} looked into {@hers} tea. “You know your cardboard castle?” {@she} said. “I thought it was just a box. I put it out with the recycling. I’ve been meaning to tell you since Tuesday.”

“The one with the drawbridge?”[friend:  That drawbridge had taken {friend} a whole afternoon.]

“I’m so sorry, {child}.”

It did hurt, a bit. But beside the fridge the elephant was as small as an egg cup, and then it was only a grey speck, and then it wasn’t there.

“We can make a new one,” said {child}. “With a stable. For elephants.”

# all-the-room
They both said sorry to {pet}, one in each ear, and {pet.he} got a piece of cheese from each of them. Then {pet.he} walked through the hall, all that lovely empty hall, with {pet.his} tail {@wide}.

And on the rug by {child’s} bed {pet.he} turned round three times, and lay down, and took up all the room there was.

# @a
{minder}, who was looking after {child},
## if adult
{adult}

# @b
{minder}
## if adult
{adult}

# @bs
{minder’s}
## if adult
{adult’s}

# @she
she
## if adult
{adult.he}

# @her
her
## if adult
{adult.him}

# @hers
her
## if adult
{adult.his}

# @tail
the dog next door, who had a basket here as well. {Pet} had come to see, and {pet.his} tail was swinging to and fro, just as high as the shelf.
## if pet.dog
who had come to see, and whose tail was swinging to and fro, just as high as the shelf.
## if pet.cat
who had come to see, and was up on the shelf already, with a tail swinging to and fro just where the jug had been.

# @sighed
{pet} just sighed, and gave {child.him} half of the blanket.
## if pet.cat
{pet} just sighed, and moved over, and gave {child.him} half of the blanket.

# @cant
Dogs can’t help their tails.
## if pet.cat
Cats can’t help their tails.

# @whined
{Pet.He} whined
## if pet.cat
{Pet.He} mewed

# @collar
{Child.He} held on to the collar
## if pet.cat
{Child.He} got {child.his} arms round the rest

# @wide
swinging just as wide as it liked
## if pet.cat
straight up in the air, as high as it liked
