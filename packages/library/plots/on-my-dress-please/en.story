title: Off My Dress, Please!
title: The Princess in the Kitchen
title: Who Is on My Dress?

% The one that holds the princess last is the child. The cat and the dog are the family’s own where there is one. Tug, tug, tug. Stuck!

# in-the-kitchen
There was a princess in the kitchen.[city:  You don’t get many of those {in city}.]

She had a gold crown. She had a long, long yellow dress. The dress went all over the floor.[school:  It would have gone all over the floor {at school}, too.]

It was a lovely soft dress. {child} sat down on it. Flump!

The door to the garden was open. And on the table there was a bun.[elder:  {Elder}[elder2:  and {elder2}] had baked it.]

“I want that bun,” said the princess.[sport:  She couldn’t {play sport} in that dress. But she could eat a bun.]

# the-cat
The princess took a step. Tug, tug, tug. Stuck!

“Who is on my dress?” said the princess.

“Not me,” said {child}.

She looked. It was {@a-cat}!

“Off my dress, please!”

Off went {@the-cat}. Pit, pat, pit, pat.

# the-dog
The princess took a step. Tug, tug, tug. Stuck!

“Who is on my dress?” said the princess.

“Not me,” said {child}.

She looked. It was {@a-dog}!

“Off my dress, please!”

Off went {@the-dog}. Flip, flop, flip, flop.

# the-hen
The princess took a step. Tug, tug, tug. Stuck!

“Who is on my dress?” said the princess.

“Not me,” said {child}.

She looked. It was the big brown hen! She had come in to look for crumbs.

“Off my dress, please!”

And off went the hen. Cluck, cluck, cluck.

# the-tortoise
The princess took a step. Tug, tug, tug. Stuck!

“Who is on my dress?” said the princess.

“Not me,” said {child}.

She looked. It was the old tortoise from the garden!

“Off my dress, please!”

And off went the tortoise. Plod.

The princess looked at her bun.

Plod.

The princess looked at the tortoise.

Plod.

# stuck
“Now I can have my bun,” said the princess.

She took a step. Tug, tug, tug.

Stuck!

Oh no!

It was not {@the-cat}. It was not {@the-dog}.[age>=4:  It was not the hen, and it was not the tortoise.][pet.other:  It was not {pet}.] The princess tugged and tugged. [friend: {Friend}[!friend.known: , {child’s} best friend,] ran in and tugged her by the hand. ]The crown fell off. Bonk! Her lip began to wobble.

“I want my bun,” said the princess, “and I am stuck. Who is on my dress?”

# under
{child} looked at {@the-cat}. {child} looked at {@the-dog}. {child} looked at the hen.[age>=4:  {child} looked at the tortoise, who was still going.]

Then {child} looked under {child}.

It was yellow!

“It’s me!” said {child}. “I am on your dress!”

{Child.He} put {child.his} hands on the floor. {Child.He} pushed. Up, up, up!

# whoosh
So off went {child}.

And whoosh! The princess flew all the way to the table[athlete: , faster than {athlete}].

“My bun!” said the princess. “Thank you, {child}!”

{child} gave her the crown. She gave {child} half the bun. Yum, yum, yum.[music:  They hummed {music} with their mouths full.]

# on-my-dress
Then the princess was tired. She sat down on the floor. She made her dress nice and flat, all the way [us: around | round].

She looked at {@the-cat}. She looked at {@the-dog} and the hen.[age>=4:  She looked at the tortoise, who was nearly at the door.] [friend: She looked at {friend}. ]She looked at {child}.

“On my dress, please,” said the princess.

And on came {@the-cat}. And on came {@the-dog}. And on came the hen.[age>=4:  And the tortoise turned [us: around | round].][friend:  And on came {friend}.]

And on came {child}, right in the middle, where it was soft.

# @song
{music}

# @a-cat
the cat
## if pet.cat
{pet}[!pet.known:  the cat]

# @the-cat
the cat
## if pet.cat
{pet}

# @a-dog
the dog
## if pet.dog
{pet}[!pet.known:  the dog]

# @the-dog
the dog
## if pet.dog
{pet}
