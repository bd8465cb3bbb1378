title: We’re a Salad
title: Behind the Coats
title: Is It Dressed?
guest friend: Otto (he), Pip (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is in the kitchen is the grandparent, else {adult}, else {minder}. The door goes HAW, HAW, HAW as deep as you can; “hff” is air through the nose, and the last one nearly nothing.

# behind-the-coats
Behind the coats, under the stairs, {child} found a secret door. It was green, it came up to {child.his} chin, and it had no handle. {child} hung up a coat there every day, and had never seen it. {Child.He} ran to fetch {friend}[!friend.known: , {child.his} best friend], and together they crawled in over the [us: rain boots | wellies] to look.

{child} wanted to know what was behind it more than anything. So {child.he} knocked twice.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] put {pet.his} nose to the crack and wanted to go in.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay asleep on an old scarf, and wanted to stay asleep.]

“Who’s there?” said the door.

{child} and {friend} sat down in the [us: rain boots | wellies], both at once.

# i-dont-get-it
“Who’s there?” said the door again.

“It’s a knock-knock joke,” whispered {friend}. “It wants the rest. Go on, {child}.”

But {child’s} tummy went tight. {child} couldn’t tell jokes. {Friend} could.[city:  {Friend} was the funniest person in {city}.] When {friend} told jokes at lunch[school:  {at school}], people laughed until milk came out of their noses. When {child} told one {child.he} forgot the end, and everybody said “I don’t get it” and went on eating.

“You do it,” said {child}. “I’m not funny.”

So {friend} knocked.

“Who’s there?” said the door.

“Boo,” said {friend}.

“Boo who?”

“Don’t cry. It’s only a joke.”

# haw-haw-haw
The door went “Hff.” Then it went “Hff, hff.” Then it laughed out loud, HAW, HAW, HAW, and while it was laughing it swung wide open.

Behind it was a round room. The floor was soft as a mattress, and so were the walls, and so was the ceiling. And because the door was laughing, the whole room wobbled. It threw {friend} up in the air. It threw {child} up after {friend.him}. They bounced off the ceiling and off the walls and off each other[athlete: , and not even {athlete} could have stood up in there], until the door had finished laughing and wiped itself on a coat.

That was how it worked. If you made the door laugh, it opened, and the room bounced. {Friend} told the one about the chicken. HAW, HAW, HAW. {Friend} told the one about the two sausages. HAW, HAW, HAW.

# do-it-quietly
“What are you two doing in there?” called {@first} from the kitchen.

“Nothing!” shouted {child}.

“Well, do it more quietly!”

{child} crawled out over the [us: rain boots | wellies] to pull the coats across. Behind {child.him} the laugh ran out, and the door swung shut.

{Friend} was still inside.

# heard-it
“{Child}?” said {friend}, behind the door. “It’s gone dark.”

“Tell it a joke!” said {child}.

“Boo,” said {friend}.

“Heard it,” said the door.

“The chicken one.”

“Heard it.”

“The sausages.”

“Very good,” said the door, “but heard it.”

{child} pushed the door. {Child.He} pulled at the edges with [child.name: all ten | {child.his}] fingernails. It didn’t move.

“{Child},” said {friend}, in a voice so small that {child} hardly knew it. “I haven’t got any more. You’ll have to do one.”

“I can’t! I always forget the end!”

“Please,” said {friend}.

# lettuce
{child’s} heart was going like mad[sport: , faster than at {sport}]. There was one joke, a vegetable one. {child} had known it this morning. {Child.He} lifted [child.name: one | {child.his}] hand and knocked.

“Who’s there?” said the door.

“Lettuce,” said {child}.

“Lettuce who?”

And it was gone. The end of the joke was gone, just as it always was. There was nothing in {child’s} head but lettuce.

“Lettuce,” said {child}, “and tomato.”

The door thought about this.

“Lettuce and tomato who?” it said.

“And cucumber,” said {child}.

“And cucumber?” said the door. “How many of you are there?”

“I don’t know!” cried {child}, and threw out both arms, so that three coats fell [child.name: off their hooks | on {child.his} head]. “Lots of us! We’re a salad!”

# is-it-dressed
It was quiet behind the coats.

“Hff,” said the door. “There’s a salad at the door.” And then, “Is it dressed?”

“No!” said {child} from under the coats. “So don’t look!”

“Hff,” said the door. “Hff, hff.” And then it laughed as it had never laughed before. HAW, HAW, HAW, it went, and it flew open so hard that {friend} shot out and landed in {child’s} lap.

# so-funny
The stairs wobbled. The spoons jumped in the drawers. {@M} came bouncing in from the kitchen with a [us: dish | tea] towel in {@his} hand and {@his} feet hardly touching the floor.[elder2:  {Elder2} came after, bouncing on {elder2.his} bottom.]

“What,” said {@m}, going up, “is so,” said {@m}, coming down, “funny?”

{Friend} couldn’t answer. {Friend.He} lay on the [us: rain boots | wellies], laughing, and there was milk coming out of {friend.his} nose, and {friend.he} hadn’t even had any milk.

“It’s {child},” {friend.he} said at last. “{Child} is so funny.”

They bounced until the door was quite tired out, and {@m} bounced the longest[music: , humming {music}].[pet.dog:  {Pet} got in at last, and barked every time {pet.he} landed.][pet.cat:  {Pet} went on sleeping, up and down, up and down.]

# how-it-ends
That evening, when {child} had [pet.other: told {pet} all about it and ]gone to bed, there came a knock at the bedroom door.

“Who’s there?” said {child}.

“Lettuce,” said {@s} voice.

“Lettuce who?”

“Lettuce in, it’s cold out here.”

“Oh,” said {child}. “So that’s how it ends.”

{@M} came in and sat on the bed and tucked the [us: covers | duvet] [us: around | round] {child.him}.

“I like yours better,” said {@m}, and put out the light.

It was quiet in the house. Only down under the stairs, in the dark, somebody whispered “salad”, and went “hff”.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
