title: The Snail Who Was Going Home
title: Snail Crossing
title: House and All
guest friend: Alfie (he), Martha (she)
guest sitter: Jess (she), Nell (she)

% The snail is "it". The grown one (@a): {adult}, else the grandparent, else the babysitter {sitter}.

# a-snail
In the middle of the path there was a snail.

“Stop!” said {child}.

[friend: {Friend} stopped|{Friend}, from next door, stopped]. [pet.dog: {Pet}, {child’s} dog, stopped, and would have liked a sniff. ]{@A-first} stopped too, with {@his} arms full of spades.

The snail had a brown house on its back and two little eyes on sticks. It was looking across the path, at the grass on the other side.

“It wants to go over there,” said {child}.

“It wants to go home[school:  from {school}],” said {friend}.

And off went the snail. Sloooowly, sloooowly.

“Is it there yet?” asked {friend}.

“No,” said {child}. “Not yet.”

# a-bicycle
Then a bicycle came along. Ting, ting!

“Stop!” called {child}, and held up one hand. “Snail crossing!”

The bicycle stopped, and the lady on it waited[sport: , though she was on her way to {play sport}].

And on went the snail. Sloooowly, sloooowly.

“Is it there yet?” asked the lady.

“No,” said {child}. “Not yet.”

# a-dog
Then [pet.dog: another dog|a dog] came along. Huff, huff!

“Stop!” called {friend}, and held up both hands. “Snail crossing!”

The dog sat down on its bottom, and the man at the other end of the [us: leash | lead] waited.

And on went the snail. Sloooowly, sloooowly.

“Is it there yet?” asked the man.

“No,” said {child}. “Not yet.”

# a-pram
Then a [us: stroller | pram] came along, and in it was a baby, and the baby was yelling. Waaaah!

“Shhh,” said {child}. “Snail crossing.”

And what do you think? The baby stopped yelling, and looked at the snail with great big eyes.

# everybody
[elder & adult: {Elder}[elder2:  and {elder2}] came to see where everybody had got to, and had to wait as well. ][elder2 & !adult: {Elder2} came to see where everybody had got to, and had to wait as well. ]Now [city: half of {city}|everybody] was waiting. There was the lady and the man and [pet.dog: both the dogs|the dog] and the baby, and {@a} with the spades. And nobody said a thing.

The snail came to the edge. It felt a blade of grass with one eye. It felt it with the other one. And then it slid away into the green, house and all.

# there
“Now!” said {child}. “Now it’s there!”

“Hooray!” called {friend}, and everybody cheered[athlete:  as they do for {athlete}], only in a whisper, because it must have been a very tired snail.

Ting, went the bicycle. Huff, went the dog. And off they all went, this way and that way[music: , and the lady hummed {music}].

# to-bed
That evening {child} had to go to bed. It was a long way to bed. It was all the way along the hall.

“I’m a snail,” said {child}, and put the [us: covers | duvet] on {child.his} back.

“Then I’ll have to wait,” said {@a}.[pet.cat:  {Pet} the cat had to wait as well, and {pet.he} liked to be first.][pet.other:  “And so will {pet}.”]

And off went {child}. Sloooowly, sloooowly. Over the bump in the doorway. Over the rug. And up on to the bed, house and all.

# now
“Are you there yet?” whispered {@a}.

{child} pulled {child.his} head in under the [us: covers | duvet]. And then {child.he} pulled in {child.his} toes.

“Yes,” said a small voice inside the house. “Now.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A-first
{sitter} the babysitter
## if adult
{Adult}
## if elder & !adult
{Elder}

# @his
{sitter.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
