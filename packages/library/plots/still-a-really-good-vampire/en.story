title: [other.ketchup: The Ketchup Thief | The Thief at Ten Past Twelve]
title: Still a Really Good Vampire
title: Not a Drop Since 1802
guest elder: Auntie Josie (she), Auntie Hattie (she)
guest bat: Ottokar (he), Alaric (he)
guest uncle: Drago (he), Vlad (he)
guest old: Ludmilla (she), Wilhelmina (she)

% Whoever has the van (@g) is the grandparent, else {adult}, else {elder} as an aunt. @food is what he only takes; ketchup has ways of its own, and everything else comes in a tub and is mashed for the jug.
% “Blood?” is said quite loudly, and what he does then is said quite calmly.

# a-lid
{@first} a [us: french fry truck | chip van] by the sea[city: , where people came all the way from {city}], and somebody was stealing the {@food}.

They never took the money, and they never took the {@spared}. But each morning there was {@one} fewer on the shelf.

“It’s seagulls,” said {@g}.

“Seagulls can’t undo a lid,” said {child}.

[friend: “Or shut a hatch after them,” said {friend}[!friend.known: , {child’s} best friend].

]So on Friday {child}[friend: , {friend}][elder2: , {elder2}] and {@g} stayed the night. They turned off the lights[music:  and {music}] and hid behind the counter, with a [us: flashlight | torch] and a blanket.[pet.dog/pet.cat:  {Pet}[!pet.known:  the [pet.dog: dog|cat]] lay on their feet and dreamed about fishcakes.]

# price-tag
At ten past twelve something flapped. The hatch lifted a little. In came a bat, which knocked over the {@salt}, said “Sorry,” and turned into a boy.

He was pale and thin, in a black cloak with the price tag still on. {@squeeze}

{child} switched on the [us: flashlight | torch].

“Aaah!” said the boy, and went back to being a bat, but the wrong way round, so that he had a bat’s body and his own feet.

“You’re {a wish}!” said {child}.

# the-other-stuff
“Please don’t tell,” said {the wish}. “My name’s {bat}. I’ll pay for it. It’s just that I can’t … the other stuff.” He went even paler. “I don’t like it. I only have to look at it and I fall over.”

“Blood?” said [friend: {friend} | {child}].

{bat} fell over.

{@G} gave him a stool, and [other.chips: a fishcake | a bag of [us: fries | chips]] to hold. {@He} was like that with everybody. And bit by bit, it all came out. {bat} had never been able to drink it. He’d been on {@food} for two hundred years[other.ketchup: , and before that it was tomatoes]. His family didn’t know. And tomorrow night was his birthday, and all of them were coming to supper, in the cave under the pier.

“They’ll want me to drink the toast,” said {bat}. “Out of the family goblet. In front of everybody.”

{child} looked at the {@tub}. {Child.He} looked at {bat}.

“{@inside}” {child.he} asked.

# being-the-waiters
So the next night at midnight, {child}[friend: , {friend}][elder2: , {elder2}] and {@g} were in the cave under the pier, being the waiters. They had brought {@nine}.

In came the vampires. There was Uncle {uncle}, who had to duck. There were two cousins, who hung from the roof and giggled. Last of all, on the arm of a skeleton, came Great-Great-Grandmother {old}, who was seven hundred years old and had a face like a walnut.

“To {bat}!” boomed Uncle {uncle}. “Fill the cups!”

{child} filled {bat’s} goblet to the brim. Glop, it went. {bat} drank it all down, and smiled, and nobody noticed anything.

# in-that-jug
Nobody, that is, but Great-Great-Grandmother {old}. Her nose twitched.

“Child,” she said to {child}. “What is in that jug?”

{child} thought of saying that it was the usual. But {bat’s} eyes were shut tight, and it didn’t look much like a happy birthday.

“It’s {@food},” said {child}. “{@made} And he’s had it for two hundred years, and he’s still a really good vampire. He came in through a hatch that big.[sport:  I couldn’t, and I can {play sport}.][athlete:  Not even {athlete} could.]”[friend:  {Friend} showed how big, with {friend.his} hands.]

There was a terrible hush. The cousins stopped giggling.

# show-me
“{@Food},” said Great-Great-Grandmother {old} slowly. She held out her goblet. “Show me.”

She took a sip. She rolled it round her one tooth.

“Too {@sweet},” she said. “I myself have been on [us: beets | beetroot] since I was a girl.”

“WHAT?” said Uncle {uncle}.

“Oh, sit down, {uncle}. I’ve seen what you keep in your coffin. It’s raspberry [us: Jell-O | jelly].”

Uncle {uncle} turned pink, which isn’t easy for a vampire. Then the cousins put up their hands and said that actually they drank [us: cherry soda | cherryade]. It turned out that nobody had touched a drop of the other stuff since 1802, and that every one of them dreaded these suppers.

# who-wants
“Then who wants [us: fries | chips]?” said {@g}.

They all did.[elder2:  {Elder2} went round with the vinegar.] {bat} had to have the birthday candles put in a fishcake.[pet.dog/pet.cat:  When he had blown them out, {pet} had the fishcake.]

# where-to-begin
Long before the sun came up, {child} was tucked into the bunk at the back of the [us: truck | van][friend: , with {friend} at the other end]. Tomorrow [adult & elder: {adult} | everybody at home] would ask what {child.he} had done {@where},[school:  and on Monday they would ask {at school},] and {child.he} would have to think where to begin.[pet.other:  {Pet} would have to hear it, too.]

Something flapped at the window. Outside, upside down, hung a small bat {@chin}.

“Goodnight, {child},” it whispered.

“Goodnight, {bat},” said {child}. And {child.he} pulled the blanket right up round [child.name: the | {child.his}] neck, just because it was cosy.

# @first
{Elder} had
## if adult & !elder
{Adult} was looking after
## if elder & elder2
{Elder} and {elder2} had

# @g
{elder.short}
## if adult & !elder
{adult}

# @He
{elder.He}
## if adult & !elder
{adult.He}

# @spared
[us: fries | chips]
## if other.chips
vinegar

# @one
one tub
## if other.ketchup
one red bottle

# @tub
tub
## if other.ketchup
red bottle

# @salt
salt
## if other.salt
vinegar

# @squeeze
He took down a tub of {@food} and held it up to the moon. Then he took off the lid and put his whole face in.
## if other.ketchup
He took down a bottle of ketchup and held it up to the moon. Then he put it to his mouth and squeezed.

# @inside
How deep is the goblet?
## if other.ketchup
What colour is the goblet inside?

# @nine
nine tubs, well mashed
## if other.milk / other.juice / other.cocoa / other.tea / other.soup / other.smoothie / other.porridge / other.honey / other.jam / other.whipped-cream
nine tubs
## if other.ketchup
nine bottles

# @made
Mashed.
## if other.milk / other.juice / other.cocoa / other.tea / other.soup / other.smoothie / other.porridge / other.honey / other.jam / other.whipped-cream
Nothing else.
## if other.ketchup
It’s tomatoes and vinegar.

# @sweet
lumpy
## if other.milk / other.juice / other.cocoa / other.tea / other.soup / other.smoothie / other.porridge
weak
## if other.ketchup / other.honey / other.jam / other.whipped-cream
sweet

# @where
by the sea
## if adult & elder & !elder2
at {elder.short’s}

# @chin
that hadn’t wiped its chin
## if other.ketchup
with a bit of red on its chin

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
## if other.milk
milk
## if other.tea
tea
## if other.soup
soup
## if other.chips
[us: fries | chips]
## if other.chocolate
chocolate
## if other.ice-cream
ice cream
## if other.jelly
[us: Jell-O | jelly]
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
