title: Four Tickets in One Dog
title: Say It to the Dog
title: Just the One Passenger
guest ferryman: Mr Hobday (he), Mr Tolley (he)
guest minder: Mrs Marsh (she), Mrs Lovell (she)

% Whoever is with them (@a): {adult}, else the grandparent, else {minder} from next door, who holds the fourth ticket. The knot: over, round and through. The ferry: putter, putter; then phut.
% {pet} lets go of nothing until somebody says thank you. It sits as the passenger, and swims as crew.

# never-let-go
{Pet}[!pet.known: , {child’s} dog,] was {a breed} who would carry anything you gave {pet.him}, and {pet.he} never let go of it until somebody said, “Thank you.”

That was why {pet.he} stood on the [us: dock | jetty] with all the tickets for the ferry home[city:  to {city}] in {pet.his} mouth. {child} couldn’t. {child} needed both hands for {child.his} bit of rope, because {child.he} {child.was} learning a knot. Over, [us: around | round] and through. And {friend}[!friend.known: , {child.his} best friend,] couldn’t, because {friend.he} {friend.was} busy. {Friend} read every notice {friend.he} came to, out loud[school: , and {at school} it took {friend.him} all morning to get down the corridor].

“‘No ticket, no ferry,’” {friend.he} read. “‘Last boat at six.’ [sport: ‘It is forbidden to {play sport} on the [us: dock | jetty].’ ]‘Wet paint.’ It isn’t. I tried.”

# in-the-dog
Putter, putter, putter. Across the river came the little ferry, and in it stood the ferryman, {ferryman}, with his silver ticket clipper.

“Tickets!” Click-click.

“Thank you, {pet},” said {child}, and held out {child.his} hand.

{Pet} opened {pet.his} mouth, as good as gold.

It was empty.

“Where are the tickets?” said {ferryman}.

“In the dog,” said {friend}.

“What, all of them?”

“All four,” said {child}. “Mine, {friend’s}, {@a-s} and the dog’s.”

# who-makes-the-rules
{@A-first} looked in {@his} purse. There was a button in it.

“No ticket, no ferry,” said {ferryman}. “I don’t make the rules.”

“Who does?” asked {child}.

{Ferryman} thought about it. “Well, I do,” he said. “But I’m very strict.”

“{Pet} has a ticket,” said {child}. “Nobody’s got more ticket than {pet}.”

There was no arguing with that. {Ferryman} bent down and clipped the air beside {pet’s} tummy. Click-click. “Welcome aboard, [pet.she: madam|sir],” he said. “Just the one passenger, then.”

“Do the crew need tickets?” said {friend}. “Because it doesn’t say so. I’ve read everything.”

{Ferryman} read his own notice twice. Then he handed out four life jackets, and one of them was for a dog.

# crew
So {pet} sat on the best bench, being the passenger, and everybody else was crew. {@A} rang the bell[music:  and hummed {@song}]. {child} undid the ropes. {Friend} found a notice nobody had looked at for years. “‘Passengers must stay seated,’” {friend.he} told {pet}.
## or
So {pet} sat on the best bench, being the passenger, and everybody else was crew. {@A} rang the bell[music:  and hummed {@song}]. {child} undid the ropes.

“Is the passenger comfortable?” asked {ferryman}.

The passenger scratched.

“‘Passengers must stay seated,’” {friend} read to {pet.him}, off a notice that nobody had looked at for years.

# phut
Putter, putter, putter, went the ferry. Putter, putter …

Phut.

Suddenly they could hear the river. The ferry had stopped going across. It was going along.

“Is it meant to do that?” said {child}.

“No,” said {ferryman}.

Over on the far side, on the end of the [us: dock | jetty], sat a man with a fishing rod. {Ferryman} swung the long rope and threw it to him. Plop. Too short. He pulled it in and threw again. Plop.[athlete:  Not even {athlete} could have got it there.] And all the time the [us: dock | jetty] was sliding slowly by.

# he-is-crew
{child} looked at {pet}. {@Swim}

“‘Passengers must stay seated,’” said {friend} unhappily.

“Then {pet} isn’t a passenger,” said {ferryman}. “{Pet} is crew, from now on.”

{child} gave {pet} the end of the rope. {Pet} took it in {pet.his} soft mouth, and it slid straight out again. It was too thin.

# the-knot
So {child’s} hands began to tie. Over, [us: around | round] and through. And on top of that, over, [us: around | round] and through, and again, and again, until there was a knot as big as {@orange}.

{Pet} took the knot. Splash! Away {pet.he} went, tail out behind {pet.him} and the rope behind the tail, all the way to the [us: dock | jetty] and up the steps. {Pet.He} sat down in front of the man.

The man pulled the rope. {Pet} didn’t let go. The man pulled harder. {Pet} wagged.

# say-thank-you
“Your dog won’t give it to me!”

“Say thank you!” shouted {child}.

“Don’t mention it!” shouted the man.

“No! You say thank you!”

“What for? I haven’t got anything yet!”

“Say it to the dog!”

There was hardly any rope left. Then {friend} stood up straight, and filled {friend.himself} with air, and read out a notice that wasn’t there.

“‘All persons on this [us: dock | jetty] must say thank you to the dog.’”

# let-go
It sounded so much like a rule that the man took off his hat.

“Thank you,” he said to {pet}.

And {pet} let go.

# three-left
The man wound the rope [us: around | round] a post, and the ferry swung in with the gentlest bump. {child} tied it up {child.himself}.[elder & adult:  On the bank stood {elder}[elder2:  with {elder2}], who had been calling “Left a bit” the whole time.][elder2 & !adult:  On the bank stood {elder2}, who had been calling “Left a bit” the whole time.] {Ferryman} shook hands with the whole crew, and one paw.

“Come again,” he said. “There are three left in there.”

They walked home with a wet dog in the middle. “‘Please shut the gate,’” read {friend} at somebody’s gate, and went back and shut it.

# out-went-the-lamp
That night {pet} lay beside {child’s} bed, nearly dry. {child} lay in it with {child.his} bit of rope. Over, [us: around | round] and through. Over, [us: around | round] … Over …

{Pet} got up and put {pet.his} nose over the edge of the bed, and took hold of the other end. There they lay, with an end each.

“Thank you,” whispered {child}.

And {pet} let go, and {child} let go, and out went the lamp.
## if adult / elder
That night {pet} lay beside {child’s} bed, nearly dry. {child} lay in it with {child.his} bit of rope. Over, [us: around | round] and through. Over, [us: around | round] … Over …

{@A} came in and held out {@his} hand.

“Thank you,” {@he} whispered.

And {child} let go, and out went the lamp.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A-first
{minder} from next door, who was taking them home,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a-s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @Swim
{Pet} had a life jacket on, and a paw at each corner.
## if breed.Labrador
Labradors swim the way other dogs walk.
## if breed.Golden Retriever
Golden retrievers swim the way other dogs walk.
## if breed.Poodle
Poodles don’t look it, but they swim the way other dogs walk.

# @orange
an orange
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
a plum

# @song
{music}
