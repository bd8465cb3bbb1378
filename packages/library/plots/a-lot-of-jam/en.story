title: What {child} Said
title: A Lot of Jam
title: Mm Mm Mm
guest friend: Joe (he), Priya (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% “Mm” with the mouth shut, and always with a tune to it, so that one can nearly tell. Lisp after the plink. The grown-up (@a) is {adult}, else the grandparent, else {minder}; a grandparent beside that one is there for the sausages.

# hanging-by-a-thread
{child} was {age}, and {child.he} had a wobbly tooth, [child.name: the | {child.his}] very first, right at the front. This morning it was hanging by a thread. If {child} opened [child.name: up | {child.his} mouth], it would fall out, and if it fell out, it was going to hurt.[school:  Everybody {at school} said so.] [child.name: So {child’s} mouth was shut, and it stayed shut. | So {child} shut {child.his} mouth and kept it shut.] All {child.he} said was “Mm.”

“What’s wrong with {child}?” asked {@first}.

“It’s [child.she: her|[child.he: his|the]] tooth,” said {friend}. {Friend} was {child.his} best friend, and {friend.he} had come to stay the night. “{@Shut} But it’s all right. I can understand [child.she: her|[child.he: him|it]].”

# jam
“Can you really?” said {@a}. “{child}, would you like a sandwich?”

“Mm mm mm,” said {child}, which meant no, thank you.

“{@Says} yes, please,” said {friend}. “With jam. And one for me.”

“MM!” said {child}.

“{@Says} lots of jam,” said {friend}.

{@A} [music: hummed {music} and ]made two jam sandwiches, and {friend} kindly ate them both.

# tidy-underneath
After lunch {@a} saw the [us: blocks | bricks] all over {child’s} floor[sport: , and {sport.thing} in the middle of them].

“Time to [us: clean up | tidy up],” said {@a}.

“Mm mm,” said {child}, which meant in a minute.

“{@Says} it’s [us: clean | tidy] underneath,” said {friend}.

“MM mm mm MM!” said {child}, and stamped [child.name: on the floor | {child.his} foot].

“And [child.she: she says, |[child.he: he says, ]]can we watch the penguin [us: movie | film]?”

“Did {child.he} say all that?” asked {@a}.

“[child.she: She|[child.he: He|{child}]] talks very fast,” said {friend}.[athlete:  “Like {athlete}.”]

So they watched the penguins, and whenever a penguin fell over, {child} had to laugh through [child.name: the | {child.his}] nose.

# sausages
For [us: supper | tea] there were sausages.[elder & adult & !elder2:  {Elder} had come to help eat them.][elder2 & adult:  {Elder} and {elder2} had come to help eat them.][elder2 & !adult:  {Elder2} had come to help eat them.][pet.dog/pet.cat:  {Pet} the [pet.dog: dog|cat] had come to sit beside {child’s} plate.][pet.other:  {Pet} had already had supper, without a word.] {child} was so hungry that [child.name: you could hear it | {child.his} tummy growled], but you can’t eat a sausage with your mouth shut. {Child.His} eyes filled up. {Child.He} leaned over to {friend}[child.name: , right up to|  and put {child.his} lips against] {friend.his} ear.

“Mm mm mm,” {child.he} said, ever so quietly.

{Friend} put down {friend.his} fork. {Friend.He} looked at {child} properly.

“{@Says} [child.she: she’s |[child.he: he’s ]]scared,” said {friend}. “{@Says} it’s going to hurt.”

# this-ones-true
“That’s enough now, {friend},” said {@a}.

“But {child.he} did say it!”

“You said {child.he} wanted jam, and penguins, and it was you both times. And now {child} is crying. I think I’d better phone and have you fetched home.”

“But this one’s true,” said {friend}, and {friend.his} chin shook.

“Mm!” said {child}. “Mm MM!”

{@A} looked at {child.him}, but {@a} didn’t know what it meant. [city: In the whole of {city} only|Only] {friend} knew what it meant, and nobody believed {friend} any more.

# the-only-one
{Friend} went out to the hall and sat down on the mat with {friend.his} shoes. {Friend.He} cried, too, so {friend.he} couldn’t see the buckles. {@A} picked up the phone.

{child} ran out and stood beside {friend}. {Child.He} took hold of [child.name: the | {child.his}] chin with both hands. And then {child.he} opened [child.name: up | {child.his} mouth], as wide as a hippopotamus.

“It’s TRUE!” shouted {child}. “I SAID it! I AM scared, and {friend} is the only one who …”

Plink.

# in-the-shoe
Something small had landed in {friend’s} shoe.

All three of them bent down to look. There lay a tooth, white and shiny and no bigger than a grain of rice. {child} [child.name: felt with one finger | put {child.his} tongue up]. There was a soft little hole.

“Did it hurt?” whispered {friend}.

{child} thought about it. “I don’t know,” {child.he} said. “I mithed it. I wath thouting.”

“Thouting?” said {@a}.

“Thouting,” said {child}, and then {child.he} heard it, and laughed [child.name: right out loud | with {child.his} mouth wide open], and {friend} laughed, too.

# a-true-thing
{@A} sat down on the mat beside {friend}. “I’m sorry, {friend},” {@he} said. “You told me a true thing, and I didn’t believe you.”

“It came after a lot of jam,” said {friend}.

“It did,” said {@a}, and {@he} put {friend.his} shoes back on the rack.

# as-often-as-possible
Then {child} ate three sausages. {Child.He} called them thauthageth, and asked for them as often as {child.he} could.[elder & adult:  {Elder} said “What?” every time, to hear it again.][elder2 & !adult:  {Elder2} said “What?” every time, to hear it again.][pet.dog/pet.cat:  {Pet} got the end of the last one.]

# and-so-it-was
At bedtime the tooth lay in an egg cup, and {friend} lay on the mattress beside {child’s} bed. {@A} kissed them both and turned off the light. {child} was so sleepy that [child.name: the | {child.his}] mouth had closed all by itself.

“Mm mm,” said {child}.

“What did {child.he} say?” asked {@a}.

“{@Says} thank you for understanding[child.she:  her][child.he:  him],” said {friend}.

{@And-so-it-was}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @shut
That mouth isn’t opening any more.
## if child.she
She isn’t opening her mouth any more.
## if child.he
He isn’t opening his mouth any more.

# @says
That means
## if child.she
She says
## if child.he
He says

# @and-so-it-was
And it did.
## if child.she
And she had.
## if child.he
And he had.
