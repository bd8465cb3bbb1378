title: Pock Is Hen for Passport
title: Half a Hen Each
title: Turn Off Your Country!
guest owner: Mrs Tuttle (she), Mrs Pobjoy (she)
guest hen: Doris (she), Maureen (she)

% The rule: the hose is the border, and nobody crosses without a passport. {child} draws, climbs and builds; {sibling} speaks Hen and can sit still.

# one-hen
{child}[sibling2: , {sibling} and {sibling2}][!sibling2:  and {sibling}] were in charge of a hen. Her name was {hen}, and she was pottering about on {owner's} lawn, while {owner} [adult: and {adult} ]did the weeding on the other side of the hedge.[elder:  {Elder} [elder2: and {elder2} ]kept count of the dandelions.][pet.dog:  {Pet} was helping with the digging.][pet.cat:  {Pet} lay in the wheelbarrow and pretended never to have seen a hen.]

“I shan’t be long,” {owner} had said. “You’re [sibling2: all|both] in charge.”

That was her mistake.

“Right,” said {child}. “She’s got to walk in a line.”

“There’s only one of her,” said {sibling}. “She’s got to do whatever she likes.”

“You can’t make somebody do whatever they like!”

“I just did,” said {sibling}.[sibling2: 

“She’s got to sit with me,” said {sibling2}.]

# the-border
So {child} took the garden hose and dragged it right across the grass.

“That’s the border! This side is {child}land. That side is {sibling}land. And nobody gets across without a passport.”[sibling2: 

“Then I’m having the hose,” said {sibling2}, and sat down on it. “I’m customs.”]

{child}land had the apple tree. {sibling}land had the tap. And straight up the middle came {hen}.

“Stop!” said {child}.[!sibling2:  “Passport?”][sibling2: 

“Passport?” said {sibling2}.]

“Pock,” said {hen}.

“Pock is Hen for passport,” said {sibling}.

“That doesn’t count,” said {child}.

But {sibling} really did speak Hen.

“Pock?” said {sibling} to {hen}.

“Pock, pock,” said {hen}.

“She says it does count.”

# the-stamp
Well, {child} could draw. {child} drew a hen on an empty seed packet, beak and all.[pet.other:  “I’ll do one for {pet} when we get home,” said {child}.]

“It’s no good without a stamp,” said {sibling}, and stamped it with a muddy thumb.[sibling2: 

“Two stamps,” said {sibling2}, with another thumb.]

It was a lovely passport. {hen} looked at it with one eye. Then with the other. Then she ate it.

“She’s eaten her passport!” shouted [sibling2: {sibling2}|{child}].

“She’s put it in her tummy,” said {sibling}. “So she won’t lose it.”

## or
“What’s she got in her beak?” said {child}.

It was a worm, and it was hanging out at both sides.

“You can’t bring worms into {child}land,” said {child}.[pet.other:  “Not even {pet} can.”]

“In {sibling}land you can bring two,” said {sibling}.[sibling2: 

“And one for customs,” said {sibling2}, with a hand out.]

{hen} looked at {child} with one eye. Then with the other. Then she swallowed.

“She’s eaten the worm!” shouted [sibling2: {sibling2}|{child}].

“What worm?” said {sibling}.

# halves
{hen} walked over the border. She walked back again. In the end she stopped right on top of the hose, with half of her in each country.

“I’ve got the head,” said {sibling}.

“I’ve got the bottom,” said {child}, but it didn’t sound as good.[sibling2: 

“I’ve got the tummy,” said {sibling2}.]

“Tell your end to come over here!” said {child}.

“Tell yours!” said {sibling}. “And I’m in charge of {sibling}land, so I’m in charge of the tap.”

And {sibling} turned it on. All the way.

# the-tap
The border moved. First it got fat. Then it wriggled. Then one end of it stood up and squirted {child}, and squirted {sibling}, [sibling2: and squirted customs, ]and went right up underneath {hen}.

“POCK!” said {hen}, and even {child} knew what that meant.[city:  I should think they knew all over {city}.]

Up she went, into the apple tree.

“Turn off your country!” shouted {child}.

{sibling} turned it off. But high up in the leaves sat {owner's} hen, with every feather pointing the wrong way.

# up-went-well
Well, {child} could climb. {child} climbed up one branch, so {hen} went up one branch. {child} climbed up one more, so {hen} went up one more.

“Pock?” called {sibling} from the bottom.

“Pock,” said {hen}, in a very small voice.

“What’s she say?” said [sibling2: {sibling2}|{child}].

“She says the going up was fine.”

# a-staircase
{child} jumped down and had a big think.

“She needs stairs,” {child} decided, and dragged over the hens’ own little ladder and leaned it on the tree.[sibling2: 

“With corn on every other step,” decided {sibling2}, and put it there.]

{hen} looked at the stairs with one eye. Then with the other. Then she stayed put.

“Why isn’t she coming?” said {child}, jumping up and down.

“You’re looking,” said {sibling}.

“I’m not!”

“You’re looking ever so much. Now it’s my turn to decide. We’re going to sit down. No looking. And no jumping.”

# wrong-way
{sibling} could sit so still that ants walked straight over the top. {child} couldn’t. One of {child's} feet wanted to jump, so {child} had to put the other foot on it.

They sat on the border, {child} in {child}land[sibling2: , {sibling} in {sibling}land and {sibling2} in customs][!sibling2:  and {sibling} in {sibling}land], and looked the wrong way.

Tap, went something behind them.

Tap. Tap.

Tap, tap, tap.

# laps
Somebody warm and rather wet stepped up into their laps, turned round once and lay down, right on the border.

“I’ve got the head again,” whispered {sibling}.[sibling2: 

“I’ve got the tummy again,” whispered {sibling2}. “It’s the warmest bit.”]

“I’ve got the bottom again,” whispered {child}. And then, a little later: “{sibling}. The bottom’s laid an egg.”

It sat in {child's} hand, warm and brown. {sibling} looked at it for a long time.

“I’ve got the end that talks,” said {sibling}.

# it-counts
The hose let go of its last drop. The sun was warm. {hen} shut one eye. Then she shut the other.

“Pock,” she said, very low.

“She says passport,” whispered {sibling}.

“That counts,” whispered {child}.
