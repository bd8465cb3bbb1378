title: Mind Your Backs
title: The S-Word
title: A Lovely Door
guest pet: Bramble (he), Biscuit (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The dog is the family’s own; else it is next door’s. Whoever calls is {adult}, else the grandparent, else {minder}. The S-word is said ever so softly, each time.

# the-tooth
{child’s} [age>=7: wobbly tooth|very first tooth] had just come out, in a bite of apple, and hopped into the long grass in the garden[city:  {in city}].[friend:  {Friend}[!friend.known: , {child’s} best friend,] had a hole already, and could whistle through it.] {child} wanted the tooth under the pillow tonight[school: , and then it was going to be shown {at school}]. But the tooth was so little, and there was such a lot of grass.

# the-s-word
{@Pet} helped {child.him} look. {Pet} never came when you called. If you said “come”, {pet.he} didn’t hear. But if you said “sausage”, ever so softly, three rooms away, {pet} came.

“Ten minutes till your bath!” called {@a} from the kitchen window[music: , and hummed {music}]. “Guess what’s for [us: supper | tea]. It’s the S-word.”

{Pet} pricked up {pet.his} ears.

“Oh dear,” said {@o}. “Now {pet} knows that one, too.”

# as-small-as-an-ant
{child} lay down flat, nose in the grass. There was a lump in {child.his} throat.

“If I was as small as an ant,” {child.he} said, “I’d find it.”

{Pet} was sorry for {child}, so {pet.he} licked {child.him}, all the way from chin to hair. And {child} shrank, until the grass stood round {child.him} like tall green trees.

# one-lick
Along came an ant, just as big as {child}, carrying a crumb.

“Mind your backs,” said the ant.

“Excuse me,” said {child}. “I’ve gone small.”

“Did you get licked?” said the ant.

“Yes.”

“That’ll be it. One lick, you’re small. One more lick, you’re big. Mind your backs.”

# lovely-door
So that was all right. And there, underneath a daisy, was {child’s} tooth. It was white and shiny and as big as a fridge. {child} threw both arms round it.

The ant put down its crumb and took hold of the other end.

“Lovely door,” it said. “We need a door.”

“It isn’t a door,” said {child}. “It’s my tooth.”

“It’s flat and it was lying about,” said the ant. “Door.”

# so-it-did
“But it came out of me!” said {child}, mouth wide open.

The ant put its whole head in to have a look.

“So it did,” said the ant, from inside. “That’s a big hole. Don’t you get a [us: draft | draught]?”

It let go of the tooth. “I told them I’d bring something home, though,” it said sadly.

“I’ll bring you something much nicer,” said {child}. “I only have to get licked first.”

# click
Just then the ground shook. It was {@s} slippers, as big as two buses.

“{child}! Bath!” called {@a}, high up in the sky. {@He} took {pet} by the collar and went in to look there, and the door went click.

“{@A}!” shouted {child}. “{Pet}! I’m here!”

[sport: It was the kind of shout you shout at {sport}. ]But it was only an ant-sized shout, and nobody came. The house was so far away[athlete: , even for {athlete}], and {child} wanted {@a}. Two tears ran down {child.his} cheeks.

# sausage
Then {child.he} thought of the word that {pet} always heard.

{Child.He} climbed right up on top of the tooth, cupped both hands, and said it ever so softly.

“Sausage.”

Indoors, something fell over.

“Sausage,” said {child}.

Indoors, somebody barked.

“Sausage,” said the ant, who thought it looked like fun.

# nobody-said-it
The door flew open with a bang.

“{Pet}!” cried {@a}. “Nobody said it! I never said it!”

[elder & adult & !elder2: “Neither did I!” called {elder.short}.][elder2 & adult: “Neither did we!” called {elder} and {elder2}.][elder2 & !adult: “Neither did I!” called {elder2}.]

But here came {pet}, thump, thump, thump, through the grass. Down came {pet.his} nose, black and wet and as big as a car. It sniffed to the left. It sniffed to the right. It sniffed at the daisy.

Slurp!

# ive-had-my-bath
The tall green trees shrank back into grass. And there sat {child} on the lawn, wet all over, holding a tooth.

“There you are!” said {@a}. “You’re soaking!”

“I’ve had my bath,” said {child}.

# under-the-daisy
There were sausages for [us: supper | tea].[friend:  {child} tried to whistle through the hole, like {friend}, and it went pfff.] {child} saved the last bit of sausage and put it underneath the daisy.

“Mind your backs,” {child.he} whispered.

# my-little-sausage
Then {child.he} got into bed, with the tooth under the pillow and the tip of {child.his} tongue in the hole. There wasn’t a [us: draft | draught] at all. {@A} tucked {child.him} in and turned down the lamp.

“Night-night,” {@he} whispered, ever so softly. “Night-night, my little sausage.”

And {pet} came.

# picture 2
the ant thinks it is lovely
# @pet
next door’s dog {pet}, who was staying with them,
## if pet.dog
{pet}[!pet.known:  the dog]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @o
{@a}
## if elder & adult
{elder}, from behind {adult}
## if elder2 & !adult
{elder2}, from behind {elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
