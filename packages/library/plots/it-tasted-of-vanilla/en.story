title: May I Have a Taste?
title: The Moose at the Front
title: One More Flavour
guest friend: Ollie (he), Sam (he)
guest seller: Mrs Bean (she), Mrs Crumb (she)

% Crunch, crunch, crunch each time the moose has a taste. The moose is it. {friend} is the family’s, else a boy in the line. The spoon is birch.

# one-in-front
{child} wanted a vanilla ice cream. One scoop, in a cone. {Child.He} had the money in {child.his} hand[elder: , from {elder}[elder2:  and {elder2}]], and there was only one person ahead of {child.him} in the [us: line | queue] at {seller’s} kiosk[city:  in {city}].

It was a moose.

“Hello there,” said the moose. “What flavours have you got?”

“Twelve of them,” said {seller}. “Which one would you like?”

“Ooh, that’s hard,” said the moose. “May I have a taste?”

# strawberry
You could, at {seller’s}. She held out a bit of strawberry on a little wooden spoon, and the moose put the whole lot into its mouth.

Crunch, crunch, crunch.

“Mmm!” said the moose. “Gorgeous. May I try the brown one?”

That was chocolate. Crunch, crunch, crunch.

“Mmm! Every bit as nice! May I try the green one?”

That was pear. Crunch, crunch, crunch.

“Amazing,” said the moose. “However do you get them all so good?”

# just-choose
{seller} went pink. {child} stood on one leg, and then on the other[athlete: , though {athlete} would have done it for longer]. Behind {child.him} there was now [friend: [!friend.known: {child.his} best friend ]{friend}|a boy called {friend}], and a lady with a [us: stroller | pram], and a whole running club[school:  from {school}].[pet.dog:  {Pet}[!pet.known:  the dog] had lain down already.]

“Excuse me,” said {child}. “Couldn’t you just choose one?[sport:  I’ve got to {play sport} later.]”

“I’m trying to,” said the moose. “But they’re all nice in exactly the same way. May I try the orange one?”

Crunch, crunch, crunch. And then the pink one. Crunch, crunch, crunch. And then the one with spots.

“That’s funny,” said {seller}. “I’m nearly out of spoons. Wherever do they go?”

# the-white-one
In the end there was only one left that the moose hadn’t tried, and {child} knew which.

“The white one,” said the moose.

“That’s the vanilla,” said {seller}, and she looked down into the tub. “Oh dear. There’s only one scoop of it left.”

“It’s mine!” said {child}. “I’ve been thinking about it since yesterday![pet.other:  I’ve promised to tell {pet} what it’s like!]”

“I’ll just have a taste,” said the moose.

Crunch, crunch, crunch.

# ill-have-that
The moose shut its eyes. It licked its nose. And then it said the very worst thing it could have said.

“I’ll have that one.”

Oh no! {seller} got out the cone. She got out the scoop. She looked sorry, but [us: a line is a line | a queue is a queue], and the moose was at the front.

# on-the-outside
{child} could feel the tears coming. {Child.He} looked at the scoop of vanilla. {Child.He} looked at the moose’s great big nose. And there, right in the middle of that nose, was a blob of vanilla that hadn’t gone in. There was a bit of pear as well, and some chocolate, and some of the one with spots. All the ice cream was on the outside!

So what was it that went crunch? Ice cream doesn’t go crunch.

“Wait!” cried {child}. “{seller}! Can I give the moose just one more taste?”

“There aren’t any more flavours,” said {seller}.

“There’s one.”

# birch
{child} reached up on to the counter and took a wooden spoon. An empty one, with nothing on it at all. {Child.He} held it up to the moose, as high as {child.he} could.

The moose sniffed at it[pet.cat: , as carefully as {pet}[!pet.known:  the cat] at home]. It took it between its lips.

Crunch, crunch, crunch.

At first the moose said nothing at all. Its ears went up. Its eyes went as big as saucers.

“THAT ONE!” bellowed the moose. “THAT flavour! That’s the nicest of the lot! What is it?”

“Birch,” said {child}.

“Birch,” whispered the moose. “I knew I’d met it somewhere before.”

# in-the-way
“But what about the ice cream?” asked {seller}. “Wasn’t that nice?”

“Was that the ice cream, the cold stuff?” said the moose. “Well, no. I didn’t like to say so, but it does get in the way.”

So the moose got a cone full of spoons, fifteen of them, like a bunch of flowers. It said thank you and goodbye and went off towards the woods, and for a long time you could hear it among the trees.

Crunch. Crunch. Crunch.

# next
“Next,” said {seller}.

“A vanilla, please,” said {child}. “In a cone.”

“Wouldn’t you like a taste first?”

“NO,” shouted {friend}, and the lady with the [us: stroller | pram], and the whole of the running club.

# vanilla
{seller} scraped [us: around | round] the tub[music: , humming {@song},] until there was nothing left in it, so it turned out to be an unusually big scoop. {child} sat down on the bench in the sun[adult: , next to {adult},] and took one long lick, all the way [us: around | round].

It tasted of vanilla.

# @song
{music}
