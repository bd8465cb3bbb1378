title: Good Morning, Bear
title: The Bear on the Balcony
title: Said the Pony
guest bear: Teddy (he), Bruno (he)
guest friend: Maisie (she), Tom (he)
guest minder: Josie (she), Hattie (she)

% {bear} is the bear’s name, and the old man’s. Whoever comes along is {adult}, else the grandparent, else {minder}.
% Lift a cup, if there is one, when the cup goes up.

# one-thing
{child} had got glasses, and there was just one thing that {child.he} wanted to see with them. It was the bear.

He sat on a balcony, one floor up, on the way to [school: {school} | school]. He was brown, and round in the middle, and he held his head on one side, as if he were listening. Because he was a bear, he was called {bear}.

“Good morning, {bear}!” {child} called every morning, and so did {friend}, {child’s} best friend[pet.dog: , with {pet}[!pet.known:  the dog] on the lead].

But {child} had never seen him really clearly. The glasses were red[elder & adult: , and {elder}[elder2:  and {elder2}] had helped to choose them], and today was the day.

# jam
There was a lot to look at.[pet.cat:  It began with {pet}[!pet.known:  the cat] in the window at home, who had whiskers over the eyes as well.][pet.other:  It began at home with {pet}, who had far more of a face than anybody had thought.] Trees had twigs, right out to the ends. Houses had bricks, one at a time.[athlete:  The poster by the bus stop turned out to be {athlete}.][sport:  A bag on the other side of the road said {sport}.][city:  All {city} had edges.]

“You’ve got jam on your chin,” said {child}.

“Since when?” said {friend}.

“I don’t know. I couldn’t see it before.”

Behind them came {@a-first}[music: , humming {music}]. At the corner {child} shut {child.his} eyes. Then {child.he} looked.

# where-is-he
There was a [us: patio umbrella | parasol] on the balcony.

It was folded up in a brown cover, leaning a bit to one side, with a string round its middle.

“Where’s {bear}?” said {child}.

“There,” said {friend}, and pointed at the [us: umbrella | parasol].

“That’s [us: an umbrella | a parasol].”

“Yes,” said {friend}.

“Did you know?”

“I thought you knew,” said {friend}. “I thought {bear} was what the [us: umbrella | parasol] was called.”

“Then why did you say good morning to it?”

“You did,” said {friend}.

# no-edges
The next morning the glasses were at the bottom of {child’s} pocket.[elder & adult:  The night before, {elder.short} had rung up and asked what {bear} looked like. “Brown,” {child} had said.][pet.cat:  {Pet} had slept on the case all night, and could have had it for good.]

The trees were soft again. Up on the balcony was something brown with no edges, round in the middle, with its head on one side. Everything was right about it. But it wasn’t a bear. It was [us: an umbrella | a parasol] that you couldn’t see very well.

{Child} missed him. No good morning would come out, and so {friend} didn’t say it, either. They went past[pet.dog: , {pet} as well,] without a word.

# clink
Clink, went something above them.

{friend} looked back.

“It’s only the old man,” {friend.he} said. “The one with the cup.”

“What old man?”

“He lifts his cup every morning. But he’s forgotten two days running.”

{child} had never seen an old man there. {Child.He} got the glasses out of {child.his} pocket and put them on.

In the window next to the balcony sat an old man in a brown cardigan, with his hand still on his cup. He was looking down at the street, and he held his head on one side, as if he were listening.

“But when?” said {child}. “When does he lift it?”

{friend} had to think.

“When we’ve said good morning,” {friend.he} said slowly.

# up-it-went
{child} stood right under the window and took the biggest breath there was room for.

“Good morning, {bear}!”

And the cup went up. It went up so high that it slopped.

Then the window opened.

“There you are,” said the old man. “I was afraid that you were cross with me. But there’s one thing I’ve wondered about for a year. How did you know my name?”

{child} and {friend} looked at each other.

“Well, of course he’s called {bear},” said {@a}, who had caught up. “You say so every morning.”

# there-he-sits
“We didn’t mean you,” said {child} at last. “There was a bear on your balcony. But then I got glasses.”

The old man had glasses, too, up on his forehead. He pulled them down to his nose and leaned out.

“That’s my [us: umbrella | parasol].”

“I know,” said {child}. “Now.”

So the old man pushed his glasses up again and had another look, a long one.

“Well, well,” he said. “There he sits. With his head on one side.”

“As if he’s listening,” said {child}.

“Exactly as if he’s listening.”

{child} took off {child.his} glasses as well. And there sat {bear}, brown, and round in the middle. He hadn’t gone anywhere.

# borrowed
{friend} screwed up one eye, and then the other.

“All I can see is [us: an umbrella | a parasol],” {friend.he} said. “It’s all I’ve ever seen.”

{child} looked at the glasses in {child.his} hand. Then {child.he} put them on {friend’s} nose.

“Oh,” said {friend}. “It’s all gone fuzzy. The trees are all …” And there {friend.he} stopped. “But there he is!”

And {friend} said good morning once more, very quietly, and for the first time to a bear.

The old man’s were still up on his forehead. He looked down at the two of them, close together on the [us: sidewalk | pavement].

“And you’re a pony,” he said. “I’ve always thought so.[pet.dog:  With a foal.] Such a polite one, too.”

# said-the-pony
[elder & adult: “There are two of him,” {child} told {elder.short} on the phone that evening.

]The day after that {child} wore the glasses all the way[pet.cat:  from {pet’s} whiskers] to the corner. There {child.he} took them off, and {friend} squeezed up close, to be next[pet.dog: , with {pet} in the middle].

Somebody brown sat on the balcony, and somebody brown sat in the window next to it.

“Good morning, pony,” said the old man, and lifted his cup.

“Good morning, {bear},” said the pony, to them both.

# @a-first
{minder}, who walked them to school
## if adult
{adult} with the bags
## if elder & !adult
{elder}[elder2:  and {elder2}] with the bags

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
