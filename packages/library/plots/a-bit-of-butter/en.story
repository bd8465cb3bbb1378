title: A Bit of Butter
title: That’s How We Did the Sofa
title: But It’s Mine
guest elder: Granny (she), Nana (she)

% At the stove stands the grandparent who is ticked, otherwise Granny. “A bit of butter …” is said like a rhyme; the last time both of them call it. The question “Is it …?” is always just as polite.
% What is fried is fried in butter; for everything else it is a ring that has got stuck.

# so-it-wont-stick
{child} and {elder} were having {@food} in the kitchen.[elder2:  {Elder2} was lying on the sofa till they were ready.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had a plate as well.] {@Butter}

“A bit of butter,” said {elder.short}, “and {@sticks}.”

{@Ready} {child} picked up {child.his} {@fork}.[pet.dog:  {Pet}[!pet.known:  the dog] sat under the table, in case something fell.][pet.cat:  {Pet}[!pet.known:  the cat] lay at the window, pretending to be asleep.]

Then there was a knock at the kitchen door.

# wipe-your-feet
It was {a wish}. The door was narrow, but {the wish} breathed in, and in {wish.he} came.

“Good afternoon,” said {elder.short}. “Wipe your feet.”

So {the wish} did[wish.dragon: , all four]. “I’m ever so hungry,” {wish.he} said.

# is-it-one
“Would you like {@banana}?” said {child}.

“Is it {a other}?” said {the wish}.

“No.”

“Then no, thank you.”

“Would you like {@peas}?” said [friend: {friend} | {child}].

“Is it {a other}?”

“No.”

“Then no, thank you. I only eat {@food}.”

Then {the wish} saw {child’s} plate.

“Is THAT {a other}?”

“Yes,” said {child}.

Gulp. The plate was empty.

# one-more
“Well, well,” said {elder.short}[music: , humming {music}]. “{@Again}

{@Ready}

“Is it {a other}?” said {the wish}.

“Yes, but …” said {child}.

Gulp.

{@More}[city:  All {city} smelled good.] {child} stirred round and round[school: , as they do {at school}]. {The wish} got rounder and rounder. But {child’s} plate was always empty.[pet.dog:  Nothing fell for {pet}.][pet.cat:  {Pet} wasn’t pretending any more.][pet.other:  {child} thought of {pet}, who ate all sorts of things.]

“Thank you. I’m full,” said {the wish} at last. “I’m going home.”

# stuck
{Wish.He} went to the door. {@Nose} Then came the tummy, and the tummy did not go out.

“I’m stuck,” said {the wish}.

{The wish} pulled. {Elder.short} pushed. {child} pushed.[friend:  {Friend} pushed.] But {the wish} stayed where {wish.he} was, with {@half}.[athlete:  Not even {athlete} could have moved {wish.him}.]

“Then you’ll have to stand there till you’re thin,” said {elder.short}.

# what-shall-i-eat
“What can I eat till then?” said {the wish}.

“Would you like {@carrot}?” said {child}.

“Is it {a other}?” said {the wish}.

Oh no! {Wish.He} only ate {@food}. {Wish.He} would never be thin, and {child’s} plate would be empty for ever!

{The wish} began to cry.[wish.dragon:  The tears steamed.] {child} patted {the wish}, and thought.

# butter
{@Looked}

“{Elder.short}!” said {child}. “A bit of butter!”

“And {@sticks}!” said {elder.short}. “That’s how we did the sofa.”[elder2: 

“I was lying on it,” said {elder2}.]

{child} took nearly all the butter. {Child.He} buttered {the wish} on both sides and under the tummy, and {the wish} giggled, because it tickled.

“One,” said {elder.short}. “Two. Three!”

And they pushed[sport: , as hard as in {sport}].

# flop
Flop!

{The wish} flew out through the door. {@Flew}

“Again,” said {the wish}.

“That will do,” said {elder.short}.[pet.dog:  {Pet} licked the door clean.][pet.cat:  {Pet} licked the door clean, with {pet.his} eyes wide open.]

# its-mine
{@Last} {child} picked up {child.his} {@fork}.[friend:  {Friend} picked up another.]

A {@snout} came in at the window.

“Is it {a other}?” said {the wish}.

“Yes,” said {child}. “But it’s [friend: ours | mine].”

It was getting dark. {child} yawned, and leaned against {elder.short}, who was soft and warm. “Good night,” said {the wish}.

Out on the grass something shone in the moonlight. It was only a bit of butter.

# @Butter
{Elder.short} had a ring that was stuck on {elder.his} finger. {Elder.He} took a big bit of butter.
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
{Elder.short} had a big frying pan, and a big bit of butter.

# @sticks
off it comes
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
it won’t stick

# @Ready
Plop, it went. And on {child’s} plate there was nothing but {@food}.
## if other.pancakes
Sizzle, it went. Up flew the pancake. It turned over and landed on {child’s} plate.
## if other.meatball
Sizzle, it went. Up jumped the meatball. It spun round and landed on {child’s} plate.
## if other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
Sizzle, it went. And on {child’s} plate there was nothing but {@food}.

# @Again
Then we’ll make some more.” The ring was stuck again. “A bit of butter, and {@sticks}.”
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
Then we’ll make some more. A bit of butter, and {@sticks}.”

# @More
{Elder.short} made a little more. Gulp. {Elder.short} made a lot more. Gulp, gulp, gulp.
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
{Elder.short} made one more. Sizzle. Gulp. {Elder.short} made ten more. Sizzle, gulp. Sizzle, gulp.

# @banana
a banana
## if other.banana
a pear

# @peas
some cheese
## if other.cheese
some peas

# @carrot
a carrot
## if other.carrot
a plum

# @Nose
The nose went out. The arms went out.
## if wish.kind.animal / wish.dragon
The nose went out. The front legs went out.
## if wish.princess / wish.prince / wish.king / wish.queen
The crown went out. The arms went out.

# @half
{wish.his} nose in the garden and {wish.his} bottom in the kitchen

# @Looked
{Child.He} looked at {elder.short’s} finger. Nothing was stuck there.
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
{Child.He} looked at the frying pan. Nothing had stuck there.

# @Flew
{Wish.He} rolled over and over, and landed in the middle of the grass.

“Off it came,” said {child}.
## if other.pancakes
{Wish.He} turned over in the air and landed in the grass, flat on {wish.his} tummy.

“Just like a pancake,” said {child}.
## if other.meatball
{Wish.He} spun round in the air and landed in the grass like a ball.

“Just like a meatball,” said {child}.

# @Last
There was a little left. {Elder.short} put it on {child’s} plate. It was nothing but {@food}, and just enough.
## if other.pancakes
{Elder.short} scraped out the bowl. There was enough for just one.

Sizzle, it went. It landed on {child’s} plate. It was yellow and round and warm.
## if other.meatball
{Elder.short} scraped out the bowl. There was enough for just one.

Sizzle, it went. It landed on {child’s} plate. It was brown and round and warm.

# @snout
nose

# @fork
spoon
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
fork

# @food
{others}
## if other.ice-cream
ice cream
## if other.pizza
pizza
## if other.cake
cake
## if other.cheese
cheese
## if other.bread
bread
## if other.chocolate
chocolate
## if other.bacon
bacon
## if other.broccoli
broccoli
## if other.corn
corn
## if other.salad
salad
## if other.soup
soup
## if other.jelly
[us: Jell-O | jelly]
## if other.chips
[us: fries | chips]
