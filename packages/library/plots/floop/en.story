title: Floop
title: The Little Grey Trunk
guest keeper: Mr Bo (he), Mr Tam (he)
guest dumpling: Dumpling (she), Pudding (she)
guest minder: Josie (she), Hattie (she)

% Refrain: Floop! Loud and quick, then soft, at last very small. Take hold of something at each floop; at the end, of a hand.
% Whose hand it is: {adult}, else the grandparent, else {minder}.

# the-hat
{child} had come with {@comes}[friend:  and {friend}[!friend.known: , {child.his} best friend,]] to see the little elephant[city:  in the park outside {city}]. There she was, just the other side of the fence, with her little grey trunk[elder & adult: , every bit as little as {elder}[elder2:  and {elder2}] had said][elder2 & !adult: , every bit as little as {elder2} had said].

“Bedtime, {dumpling},” said {keeper}, who looked after the elephants. “Your [us: mommy|mummy]’s gone in. Now you.”

But {dumpling} wouldn’t go in. She put out her trunk.

Floop!

And she had {keeper’s} hat. She held it for a bit. Then she let it go again.

“Not my hat,” said {keeper}. “Bedtime.”

“She doesn’t want to go to bed,” said {child}.[pet:  (At home {pet} [pet.dog: the dog ][pet.cat: the cat ]was just the same.)]

# apples
“Perhaps she’s hungry,” said {keeper}. He brought her a bucket of apples.

Floop! {Dumpling} had the bucket by its handle. She held it for a bit, upside down. All the apples rolled out, and {keeper} sat down on one.

# a-boot
“Perhaps she wants to play,” said {keeper}. He put out his foot to kick her a ball.

Floop! She had his boot. {Keeper} hopped. He hopped all the way there and all the way back before he got it.

# sponge
“Perhaps she’s hot[sport:  from trying to {play sport}],” said {keeper}. He brought her a wet sponge on a stick.

Floop! She had the stick[athlete: , as quick as {athlete}]. Now the sponge was washing {keeper}.

# stripes
“Perhaps she wants a song,” said {@a}. {Keeper} sang[music: , and it was nearly {music}].

Floop! She had {keeper’s} belt. Down came his [us: pants|trousers]! His underpants had stripes.

# on-the-bucket
{Keeper} pulled up his [us: pants|trousers]. He sat down on the bucket.

“Poor {dumpling},” he said. “I don’t know what you want.” And he looked so sad that {child} went and stood close to him.

# nothing-in-it
{Dumpling} stood close too, on her side of the fence. She let go of the belt. She held out her trunk, and there was nothing in it. The tip opened, and it shut. It opened, and it shut.

{child} looked at it. {Child.He} knew what that was. {Child.His} own hand did that,[school:  {at school} sometimes, and] in big places, when it was nearly dark.

# somebody-to-hold
“She wants somebody to hold,” said {child}. “She doesn’t want to walk in by herself.”

And {child} held out {child.his} hand.

Floop.

Round it came, soft and warm and a little bit wet. {Dumpling} held {child}. {child} held {dumpling}.

“Come on,” said {child}.

# slow-feet
And they walked, one on each side of the fence. Slow feet. Big slow feet. {Keeper} walked behind and held his [us: pants|trousers][friend: , and {friend} carried his hat].

They came to the elephants’ door. There stood {dumpling’s} [us: mommy|mummy], with her long grey tail.

# the-tail
{Dumpling} let go of {child}.

Floop. She held her [us: mommy|mummy]’s tail.

And in they went together, to the straw, and lay down.

{Keeper} put his hat back on. “Goodnight, {child},” he said.

# held-on
{child} walked home. The sky was as grey as an elephant. {Child.He} put up {child.his} hand, and {@whose} hand was there.

“Floop,” said {child}, very small.

And {@a} held on.

# @comes
{minder}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
