title: Everyone Does as the Princess Does
title: At Least Two
title: The Yellowest Pear
guest friend: Nora (she), Toby (he)
guest princess: Philippa (she), Rosalind (she)

% The mayor is the elder, where there is one, and the postmaster the other; the baker is the grown-up.

# the-law
In {child’s} country[city: , which lay beyond {city},] there was only one law, and {child} didn’t like it. It went like this: Everyone must do as the princess does.

The princess was called {princess} and was {age} years old. When she ate porridge, the whole country ate porridge. When she sneezed, then the king sneezed, and the baker, and {@mayor}, one after another, all the way down the street. [school: When she got her sums wrong, the whole of {school} got its sums wrong. ][sport: When she wanted to {play sport}, everybody had to {play sport}, even the king. ][music: When she sang {@song}, everybody sang {@song}. ]And when she went to bed at seven o’clock, everybody had to go to bed at seven o’clock, even the night watchman.

“It isn’t fair,” said {child}. “I’m {age} too, and nobody does as I do.”

“That’s lucky,” said {child’s} best friend {friend}. “Yesterday you drew a moustache on a cow.”

{friend} was the one who remembered laws. {child} was the one who forgot them. They were sitting on the steps of the bakery[pet.dog:  with {pet}, {child’s} {@dog}, in between][pet.cat: , and on the rail sat {pet}, {child’s} {@cat}. The law didn’t count for cats], and just then there came a scream from the castle garden.

“HELP!”

# help
In the castle garden stood a pear tree, the tallest in the country. {princess} had climbed right to the top to get the yellowest pear. Then she looked down. She shouldn’t have done that. She threw her arms [us: around|round] the trunk, shut her eyes and screamed. And the law was the law.

“HELP!” screamed the king, and threw his arms [us: around|round] a flagpole.

“HELP!” screamed the baker[adult: , and that was {adult},] and hugged the biggest loaf in the shop.

“HELP!” screamed {@mayor-first}, who had nothing to hug and so hugged {@postmaster}. The postmaster was very pleased. [pet.dog: {Pet} put up {pet.his} nose and howled, because the law did count for dogs.]

{child} and {friend} took hold of a lamp post, one on each side.

“Help,” said {friend}.

“Help,” said {child}. “{friend}? Who’s coming?”

“What do you mean?”

“When you shout help, somebody’s supposed to come. Who’s coming?”

{friend} looked both ways. All along the street, people stood screaming. The fire chief was hugging the ladder. Nobody was coming.

“If everybody’s shouting help,” said {child}, “there’s nobody left over to do the helping.”

# one-finger
Up in the pear tree the princess began to cry, and so the whole street cried. The top of the tree swayed to and fro in the wind, and the little green dress swayed with it.

“She’s going to fall,” whispered {friend}.

{child} was afraid. Nobody had ever broken the law. {child.His} knees felt like porridge. {child.He} took one finger off the lamp post. Then another.

“{child}, you’re not allowed!”

“No,” said {child}. “Come on!”

And {child.he} let go and ran[athlete: , faster than {athlete}]. [pet.dog: {Pet} stopped howling and ran ahead. ]Behind {child.him}, {friend} still stood at the lamp post. Then {friend} let go too.

“We’ll be put in prison!” panted {friend}.

“Who’s going to put us there?” said {child}. “The jailer’s hugging a cow.”

# up-the-tree
{friend} stood at the bottom of the tree, and {child} climbed. {child.He} climbed right to the top, until the princess’s shoes were just in front of {child.his} nose. They were made of silk, and perfectly slippery.

“Put your foot down,” said {child}. “There’s a branch just here.”

“I can’t,” sobbed the princess. “I’ve never done as anybody else does. I don’t know how it’s done.”

{child} had never thought of that. Everybody in the country could do as somebody else did, except for one.

“You just watch,” said {child}. “But she isn’t watching! {friend}, she’s got her eyes shut!”

# do-as
So {friend} put both hands to {friend.his} mouth and shouted, as loudly and sternly as only somebody can who remembers all the laws:

“{princess}! YOU DO AS {child} DOES!”

Nobody had ever said such a thing to the princess. She was so surprised that she opened her eyes.

“Like this,” said {child}. “First you kick off your shoes.”

{child} kicked. The princess kicked. Four shoes fell down through the tree[pet.dog: , and {pet} fetched them one at a time|, and one of them hit the king].

“Now your right foot.”

“My right foot,” whispered the princess.

“And now you hold on to this branch, it’s a kind one.”

# the-whole-country
Down they climbed, one just below the other. And out in the street everybody did as the princess did, the way they always had. They kicked off their shoes. They put down one foot, carefully, and then the other. The king let go of his flagpole. And when at last the princess set her bare toes in the grass, the whole country was barefoot.

“Now everybody did as I did,” said the princess. “And I did as {child} did.”

“And {child} did as {child.he} liked,” said {friend}. “That’s just what I was afraid of.”

The princess began to laugh. Everybody else laughed too, law or no law. And the yellow pear was enough for three.

# a-new-sign
That same afternoon the princess put up a new sign on the castle gate. Everyone may do as they like, it said. But if anybody shouts help, at least two must not.

“That’s a good one,” said {friend}. “I shall remember that.”

# no-law
At seven o’clock nobody had to go to bed. The night watchman saw for the first time what a night looks like. And {child} was going to stay awake until dawn.

{child.He} lay in bed above the bakery, and there was a smell of bread. [pet.cat / pet.dog: {Pet} lay across {child.his} feet. ][pet.other: {Pet} was asleep already, though there wasn’t any law about it. ][adult: {Adult} had been in to say good night, and now {child’s}|Now {child’s}] eyes kept closing by themselves. Across the street there was a light in {friend’s} window. And up at the castle there was a light in the topmost window of all.

{child} blew out {child.his} candle.

Then {friend} blew out {friend.his} candle too. And a little while later the window up at the castle went dark.

There wasn’t any law about it. The princess just wanted to do as {child} did.

# @song
{music}

# @dog
[breed: {breed}|dog]

# @cat
[breed: {breed}|cat]

# @mayor
the old mayor
## if elder
{elder.short}, who was the mayor

# @mayor-first
the mayor
## if elder
{elder}

# @postmaster
the postmaster
## if elder2
{elder2}, who was the postmaster
