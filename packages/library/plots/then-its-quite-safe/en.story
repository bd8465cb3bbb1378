title: Then It’s Quite Safe
title: Not Taking Any
title: Nobody Touches Anything Till Three
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever counts (@a) is the grandparent, else {adult}, else {minder}. {The wish} says “quite safe” in the same calm voice each time; “Then it isn’t safe” is a whisper.
% One rule: {the wish} takes nothing but {@food}, so everything else is quite safe. @food is what it takes; @cake is another thing where it takes cake.

# counted-twice
On the long table in the garden[city:  in {city}] stood a {@cake}, and {@first} counted the {@berries} on it, twice[music: , humming {music}]. At three o’clock the whole street was coming to a party[elder2: , and {elder2} was carrying the chairs out].

“You needn’t count,” said {child}.

“Last year there were five missing,” said {@a}. “And there was a hole as big as a finger.”

{child} had only meant to look. But then there was a crumb, and then there was just one of the {@berries}, and after that the finger had gone off by itself.

“Nobody touches anything till three,” said {@a}. “Can I trust you?”

“Yes,” said {child}, and {child.his} tummy hurt, because what if it wasn’t true?

{@A} went indoors. {Friend}[!friend.known: , [friend: {child’s} best friend | from next door],] was left to put the spoons out.

# quite-safe
“Is it {@food}?” said somebody.

At the gate stood {a wish}[wish.vampire:  under a black umbrella, because of the sun], pointing at the {@cake}.

“No,” said {child}.

“Then it’s quite safe,” said {the wish}, and came in. “I take nothing but {@food}. Is that {@food}?”

“That’s {friend},” said {child}.

“Then {friend} is quite safe, too.”[wish.crocodile / wish.vampire / wish.zombie / wish.shark / wish.wolf / wish.dragon / wish.t-rex / wish.monster:  {Friend} was very glad to hear it.]

[pet.dog: “And that?”

“That’s {pet}[!pet.known: , my dog]. {Pet.He} eats everything.”

“How tiring,” said {the wish}.

][pet.cat: “And that?”

“That’s {pet}[!pet.known: , my cat]. {Pet.He} wants to lie on the table, and isn’t allowed.”

“Quite safe,” said {the wish}.

][pet.other: “I’ve got {pet} indoors,” said {child}.

“Is {pet} {@food}?”

“No!”

“Quite safe,” said {the wish}.

]Then {child} had an idea. “Could you look after the {@cake}?” {child.he} asked. “So that I don’t take any?”

# its-easy
So {the wish} sat down by the {@cake}[wish.size.huge: , and there was hardly any garden left].

“Just a crumb?” said {child}, after a while.

“Is it {@food}?” asked {the wish}.

“No.”

“Then what do you want it for?”

“Because it’s so good! It’s terribly hard to leave it alone.”

“No, it’s easy,” said {the wish}. “You just don’t take any. Watch. Now I’m not taking any.” {Wish.He} sat quite still. “And now I’m not taking any again.”

# the-tea-towel
Beside the {@cake} lay a checked tea towel, with something under it. {The wish} sniffed.

“Is it {@food}?” {wish.he} asked, in quite another voice.

{Friend} lifted up a corner. “Yes,” {friend.he} said. “Lots.”

{The wish} began to tremble, first {wish.part}, and then all the rest.

“Then it isn’t safe,” {wish.he} whispered.

“Just don’t take any,” said {friend}. “It’s easy.”

“It isn’t easy! I only want to look. But I can feel that I’m not only going to look.”

{child} didn’t laugh, because nobody knew better what that was like. “You sit in front of mine,” {child.he} said, “and I’ll sit in front of yours. Don’t look at it. Look at me.”

“And you look at me,” said {the wish}. So there they sat, eye to eye.

# a-gust
It went well until nearly three. Then came a gust of wind. The tea towel flew up and flapped like a flag, held by just one corner, and there it all was, in the sunshine.

“I’m only looking,” wailed {the wish}, and out came {wish.part}, closer and closer.

{child} felt behind {child.him} for the tea towel, and missed, and put a hand straight into something soft. It was the {@cake}.

Up came the hand, with a great dollop of {@cream} on one finger. And the finger went off by itself, up towards {child’s} mouth.

Can I trust you? {@a} had said, and {child’s} eyes stung. Now nothing on the table was safe.

# with-a-finger
Then {child} stuck that finger straight up in the air, as far away as {child.his} arm would go.[athlete:  Not even {athlete} could have held an arm so straight.] It was the hardest thing {child.he} had ever done with a finger.[school:  It was harder than putting your hand up {at school}.][sport:  It was harder than all of {@game}.]

“Look at me!” {child.he} shouted.

“You’ve got {@cream} on you,” said {the wish}. “And you’re not licking it off.”

“No,” said {child}, and {child.his} whole arm shook.

“Is it easy?”

“No! It’s terribly hard!”

{The wish} looked at the finger. And slowly, slowly, {wish.part} went back again.

“But hurry up,” whispered {the wish}. “I can still see it.”

{@help}

# all-here
Then the kitchen clock struck three. {@Back} counted the {@berries}.

“Every single one,” said {@a}. “But there’s a hole.”

“Yes,” said {child}. “But it’s all here.” And {child.he} held out the finger.

{@A} looked at the {@cream}, and then at {child}, for quite a long time. “It’s three o’clock now, you know,” {@he} said.

So {child} put the finger in {child.his} mouth. It was the best hole {child.he} had ever eaten.

# for-tomorrow
At the party {the wish} had {@food}, and then {@food}, and {@food} to finish with. Everybody else had everything else.

In the evening there was one last bit of the {@cake}, with three {@berries} on.

“That’s for tomorrow,” said {@a}, and went to carry in the chairs.

“Shall I look after it?” asked {the wish}.

“No, thank you,” said {child}. “I think I can do it.”

When {@a} came back, it was getting dark, and {child} was still sitting beside the plate. {@A} picked it up and carried it in, and didn’t count.

# @help
{Friend} threw {friend.himself} across the table, caught the tea towel in both hands, pulled it down and lay on top of it.

“Now there’s only me to look at,” said {friend}. “And I’m quite safe.”
## if elder & !pet.dog & !pet.cat
Then out of the house came {elder.short} at a run, and spread out {elder.his} own apron on top of it all.

“I was just the same about plum jam,” said {elder.short}, tucking in the corners. “One of you has to be somebody to look at.”
## if pet.cat
Up on the table jumped {pet}, and lay down on the tea towel, just where cats aren’t allowed to lie. After that it couldn’t flap any more.

“Get down, {pet},” said {friend}, because that’s what you say.

“No, stay!” cried {child}. “Lovely {pet}, stay!”

{Pet} shut {pet.his} eyes. {Pet.He} hadn’t been going to get down in any case.
## if pet.dog
“{Pet}!” shouted {friend}. “Fetch!”

{Pet} had been told to leave the {@cake} alone, but nobody had said a word about things that flap. {Pet.He} put two paws on the bench, got the corner in {pet.his} teeth, and pulled, until it all lay under the tea towel again. And there {pet.he} stayed, holding on. With a whole tea towel in your mouth, you can’t eat cake.

# @Back
{@A} came out and
## if elder & !pet.dog & !pet.cat
{@A}

# @food
{others}
## if other.ketchup
ketchup
## if other.bread
bread
## if other.broccoli
broccoli
## if other.corn
corn
## if other.salad
salad
## if other.cheese
cheese
## if other.tea
tea
## if other.soup
soup
## if other.chocolate
chocolate
## if other.ice-cream
ice cream
## if other.jelly
jelly
## if other.pizza
pizza
## if other.cake
cake
## if other.rice
rice
## if other.bacon
bacon
## if other.sushi
sushi
## if other.popcorn
popcorn
## if other.salt
salt
## if other.flour
flour
## if other.sugar
sugar
## if other.crispbread
crispbread

# @cake
cake
## if other.cake / other.cupcake
trifle

# @berries
strawberries
## if other.strawberry / other.berries / other.blueberry / other.raspberry
cherries

# @cream
cream
## if other.whipped-cream
custard

# @game
{sport}

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
