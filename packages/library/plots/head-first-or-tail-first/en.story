title: Head First or Tail First?
title: Tail First Tickles
title: The Penguin in the [us: Fish and Chip Shop | Chippy]
guest penguin: Gordon (he), Clive (he)
guest owner: Mrs Fry (she), Mrs Batty (she)
guest friend: Sam (he), Nora (she)
guest aunt: Great-Aunt Dot (she), Great-Aunt Fay (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% “Shuffle. Shuffle. Shuffle.” is slow, and slowest last. Let the child answer “Head first or tail first?”
% The grown-up (@a) is the grandparent, else {adult}, else {minder}.

# new-boy
There was a new boy at the {@chippy}[city:  in {city}] on Friday, and he was a penguin.

He had a paper hat, and a badge that said I AM NEW, and he could only see over the counter because he was standing on a bucket.[school:  There was nobody like him {at school}.]

“Next!” said the penguin.

“Fish and chips, please,” said {child}.

“Head first or tail first?” said the penguin.

{child} looked at {child.his} [!friend.known: best ]friend {friend}.

“I think he means salt and vinegar,” whispered {friend}.

“Head first,” said {child}.

“Good choice,” said the penguin. “Tail first tickles.”

# on-his-feet
Then he climbed down off the bucket. He put the hot parcel on top of his feet, and he let his fat white tummy down over it, like a blanket. And he came [us: around | round] the end of the counter. Shuffle. Shuffle. Shuffle.

“Oh, {penguin},” said {owner}, whose shop it was. “Not on your feet, love. In your hands.”

“I haven’t got any,” said {penguin}.

It took ages. The [us: line | queue] went out of the door and [us: around | round] the corner, and the corner said, “I’m STARVING!”[sport:  Half of it had come straight from {sport}.]

[elder2: {Elder2} was in it too. “I don’t mind waiting,” said {elder2}, “if it’s for a penguin.”

]“He’s a dear,” {owner} told {@first}, “but he’s so slow. I shall have to tell him tonight that he can’t stay.”

# who-comes
{child} heard.

“{Penguin},” {child.he} said, “why do you work in a {@chippy}? It’s boiling.”

{Penguin} took off his paper hat.

“When I was little,” he said, “my {@mum} went to fetch the supper. It was dark, and it snowed, and I stood there, and I was so hungry. And I didn’t know if anyone was coming.”

“Did she come?” said {friend}.

“She came,” said {penguin}. “With a fish. And I thought, when I’m big, I’ll be the one who comes with the fish.”

The chips went fizz.

# out-there
Then the telephone rang.

“{Friend}, that was your {aunt},” said {owner}. “She wants to know where her supper is. But just look at it out there!”

It was snowing so hard that the street had gone. The shop’s scooter had got as far as the kerb and lain down on its side.

“She lives right at the top of Windy Hill,” said {friend} in a small voice. “She’ll have her plate out. She’ll be looking out of the window.”

# what-im-best-at
{child} stood up very straight.

“{Penguin},” {child.he} said. “Can you do snow?”

“Snow,” said {penguin}, “is what I’m best at.”

So up they went. {child} went first, because it was {child.his} idea. {Friend} showed the way. {@A} held the [us: flashlight | torch][music:  and hummed {music}]. And last came {penguin}, with the supper on his feet. The wind went WHOOO and took {friend’s} hat. It went WHOOO and turned {@as} umbrella into a tulip.

“Is it still hot?” shouted {child}.

“Warm as an egg!” shouted {penguin}. Shuffle. Shuffle. Shuffle.

# but-i-was
{aunt} opened the door. {Penguin} lifted up his tummy. And when she unfolded the paper, so much steam came out that her glasses went white.

“It’s never come hot before,” she said. “Not once. Not even in summer!” She wiped her glasses, and then she had to wipe them again. “I’d begun to think that nobody was coming.”

“I know,” said {penguin}. “But I was.”

# on-tummies
And how does a penguin get down a hill? On his tummy. How does {child} get down? On {child.his} tummy. So does {friend}. And so, in the end, does {@a}.

“WHEEEEE!”[athlete:  Not even {athlete} could have caught them.]

{owner} was waiting at the bottom.

“Six more people have rung up,” she said. “All on hills. All hungry. {Penguin}, love – are you very tired?”

And she took off his badge, and turned it over, and wrote on the back of it. Now it said: I AM COMING.

# tail-first
That night {@a} lifted up the end of the covers.

“Head first or tail first?” said {@a}.

“Head first,” said {child}, and {child.he} dived in at the bottom, and came up at the top, on the pillow.

[pet: {@pets}

]“Good choice,” said {@a}. “Good night, {child}.”

“Tail first tickles,” said {child}, with {child.his} eyes shut.

And outside in the snow, all the way up the hill, somebody was coming with the fish. Shuffle. Shuffle. Shuffle.

# @chippy
[us: fish and chip shop|chippy]

# @mum
[us: mom|mum]

# @pets
{Pet} was already asleep. {Pet.He} had gone in head first too.
## if pet.dog / pet.cat
{Pet}[!pet.known:  the [pet.dog: dog | cat]] was in there already, keeping the place warm. {Pet.He} had gone in tail first.

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short}’s
