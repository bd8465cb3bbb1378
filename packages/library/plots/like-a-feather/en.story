title: Like a Feather
title: The Ticklish Hill
title: Loud Feet
guest teacher: Miss Lacey (she), Miss Fenn (she)

% The hill is "it". @a is the grown-up who is along.

# loud-feet
{child} had loud feet. They were ordinary feet, but wherever {child.he} put them down, they went THUMP.

“Like a feather, {child},” said {teacher} at ballet, every Thursday. And {child} tried, and {child.his} feet went thump, and the lid of the piano fell shut.

Today {teacher} had given out the parts for the show. Everybody else was a snowflake[friend: , even {friend}[!friend.known: , {child's} best friend]]. {child} was the tree.

“A tree’s important,” said {@a}, as they started home over the hill[city:  above {city}] in their [us: rain boots | wellies].

“Trees aren’t allowed to move,” said {child}.[sport & !athlete:  “When you {play sport}, nobody wants you to be a tree.”][athlete & !sport:  “Nobody ever told {athlete} to be a tree.”][sport & athlete:  “When you {play sport}, nobody wants you to be a tree. Nobody ever told {athlete} to be one.”]

{child.He} {child.was} so ashamed that {child.his} throat hurt. And when {child.he} came thumping through the gate, the cows lifted their heads, as they did every Thursday. They thought it was the farmer, coming to fetch them in for milking. Cows will follow anybody with loud enough feet.

“Right,” said {child}. “I’m going to walk like a feather, all the way home.”

{child.He} put {child.his} arms out and went up on {child.his} toes. Tip, tip, tip.

# tip-tip
“Hee,” said somebody.

“That wasn’t me,” said {@a}.

Tip, tip, tip.

“Hee-hee! Don’t!”

It was a deep voice for such a silly noise, and it came from under the grass. {child} stopped with one foot in the air.

“Who’s that?”

“I’m the hill,” said the voice. “Please don’t do that with your toes. I’m dreadfully ticklish.”

{@A} sat down, rather suddenly.

“Aaah,” said the hill. “Now, that’s what I call a bottom.”

“Thank you,” said {@a}.

{child} put down one toe. Tip.

“Hee!”

Then the whole foot came down. Thump.

“Aaah.”

“So light things tickle you,” said {child}, “and heavy things don’t.”

“Heavy things are heaven,” said the hill. “I could have cows on me all day. But rabbits! Don’t talk to me about rabbits.”

# butterfly
“Why don’t you just laugh?” said {child}.

“I did, once. It was a butterfly. Have you seen the church?”

They looked down at the church. Its spire leaned to one side, as it always had.

“That was me,” said the hill, “and it was only a giggle. If I ever laughed properly, everything would fall off.”

Below the church were all the roofs, and under the one with the red chimney lived {child}.

{child.He} knelt down and laid {child.his} hand on the grass, and pressed, so that it wouldn’t tickle. The hill was still warm from the sun.

“I’m always too loud,” {child.he} told it.

“Not for me,” said the hill.

# drizzle
Then something very small and very wet landed on {child's} nose.

“Oh no,” said the hill. “Is that rain?”

“Only drizzle,” said {@a}. “It’s ever so light.”

“LIGHT?” said the hill.

Down came the drizzle, soft as soft, on every blade of grass. The hill held its breath. {child} felt it swelling up under {child.his} [us: rain boots | wellies].

“Think of something sad!” {child.he} shouted.

“I’m thinking of fields,” said the hill. “Poor things. They’re so … hee … so FLAT! Hee-hee-HEE!”

And the whole hill shook. {@A} bounced up and down on the grass.

“I’m f-f-f-fine,” said {@a}.

“M-m-m-moo,” said the cows.

Down below, the spire leaned a bit further[school: , every window rattled {at school}], and the red chimney began to wobble.[elder:  A flowerpot fell off a wall, and {elder} caught it in both hands[elder2: , and {elder2} caught the geranium].]

{child} jumped as high as {child.he} could and landed on both feet. THUMP!

“Aaah,” said the hill. “Lovely. Just there. But there’s such a lot of me, and you’ve only got two feet. Hee-HEE!”

# four-each
{child} looked at all that hill, with the drizzle coming down on every bit of it. Two feet would never be enough.

Then {child.he} looked at the cows. They had four each.

{child.He} pulled {@a} up by the hand and turned {child.his} back on the cows. And for once in {child.his} life, {child} stamped just as loudly as {child.he} liked.

THUMP. THUMP. THUMP.

The cows lifted their heads. There went the farmer. And they came after, right up over the top of the hill and round the other side.[friend:  {Friend} came running up from the houses and stamped along behind the last cow, so that nobody stopped to eat.]

THUMP went {child}, and THUMP, THUMP, THUMP, THUMP went every cow.[music:  They did it in time to {@song}.]

“Hee,” said the hill. “Ooh. Ooh, yes. Left a bit. Aaah.”

[adult: “Louder, {adult},” | “Louder,”] called {child}. “You’re walking like a feather.”

# so-beautifully
Round they went, and round again, until the drizzle gave up. The hill let out a long, slow breath.

“Nobody,” it said, “has ever trodden on me so beautifully.”

{child} was so proud that {child.he} couldn’t say a word.

“I think I’ll go to sleep now,” said the hill. “You won’t tiptoe, will you?”

“We wouldn’t dream of it,” said {@a}.

So they stamped all the way home, as loudly as they could, so as not to wake it.

# two-feathers
At bedtime {child's} feet stuck out at the end of the [us: covers | duvet]. A sleeve brushed against them.

“Hee,” said {child}.

So {@a} took hold of them, one in each hand, and held them tight.

“Aaah,” said {child}.[pet.dog / pet.cat:  {Pet} came and lay down across the end of the bed, like a very small cow.][pet.other:  {child.He} had walked in to say good night to {pet} like a feather, because {pet} wasn’t a hill.] And after a while {child.he} said, “I don’t mind being the tree. They’re heavy, trees. A hill would like a tree.”

“Any hill would,” said {@a}, and tucked the [us: covers | duvet] in firmly, all the way round.

And underneath, light as two feathers, lay {child's} feet.

# @a
the grown-up
## if adult
{adult}

# @song
{music}
