title: Did Somebody Say Eat Up?
title: What’s Full?
title: Ask Your Tummy
guest friend: Nell (she), Otis (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% At the sink (@a) is the grandparent, else {adult}, else {minder}. “GULP” and “All gone” are for joining in. @food is what is eaten up.
% One rule: if somebody says eat up, {the wish} has to eat up. The one who gets the tummy heard is the friend, the dog, the cat or the grandparent (@help).

# eat-up
{child} sat at the kitchen table, and {child.his} tummy was as tight as a drum. But there on the plate lay the rest of the {@food}.

“Eat up now,” said {@first}, who was washing up[elder2:  with {elder2}][music: , humming {music}].

{child} was full. But {@a} was so pleased with the {@food}, and might be sad. So {child} didn’t say it.[school:  It was just as hard to say {at school}.]

[friend / !pet.dog & !pet.cat & !elder: {Friend}[!friend.known: , [friend: {child’s} best friend | from next door],] sat across the table, saving a bit for last. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] lay under the table with both ears up, hoping for crumbs.][pet.cat: {Pet}[!pet.known: , {child’s} cat,] was going round the kitchen, looking for somewhere warm to lie.][pet.other: Nobody ever said eat up to {pet}, who always left a bit.]

# did-somebody
“{Wish.sound}! Did somebody say eat up?”

In through the door came {a wish}[wish.size.huge: , and a bit of the wall came, too].

“Yes, but I meant {child},” said {@a}.

GULP! And there was nothing left on {child’s} plate.

“All gone,” said {the wish}.

“Thank you!” said {child}.

“If somebody says eat up, you eat up,” said {the wish}. “Is there any more? Then I’ve got to eat that up, too.”

# all-gone
There was more on the table. GULP! “All gone,” said {the wish}.

[friend / !pet.dog & !pet.cat & !elder: There was the bit that {friend} was saving. GULP! “All gone,” said {the wish}.

“That was mine!” said {friend}.

|There were crumbs under the table[pet.dog: , right in front of {pet’s} nose]. GULP! “All gone,” said {the wish}.

]Now {the wish} was as round as a ball.[athlete:  Not even {athlete} could eat like that.]

{@A} turned round and saw all the shiny plates. “At last,” said {@a}, “somebody who eats up!”

# whats-full
So {@a} fetched what had been put by for tomorrow, the very last of the {@food}, and set it down in front of {the wish}. “There you are. Eat up!”

This time nothing went gulp. Two big tears came instead.

“Don’t you want any?” asked {child}.

“No,” whispered {the wish}. “My tummy hurts.”

“Then stop,” said [friend / !pet.dog & !pet.cat & !elder: {friend} | {child}]. “You stop when you’re full.”

“What’s full?” said {the wish}.

And {wish.his} mouth opened all the same, because somebody had said eat up. The floor creaked. One more gulp, and {the wish} would go pop.

# like-a-lid
{child’s} own tummy hurt, just from looking.[sport:  It hurt more than after {@game}.] {Child.He} knew what full was. It was the thing {child.he} hadn’t said.

So {child} put both hands over the plate, like a lid.

“No!” said {child}. “Don’t ask your mouth. Mouths always say yes. Ask your tummy!”

“It never says anything,” said {the wish}.

{@help}

# no-thank-you
“Blub,” said the tummy, deep down inside.

“What does that mean?” whispered {the wish}.

“It means no, thank you,” said {child}. “That’s what full is.”

{The wish} tried it. “No, thank you.” {Wish.He} had never said it before. And {wish.his} mouth shut, all by itself.

# so-was-i
Now it was {child’s} turn to say it, and that was harder. {Child.He} kept both hands over the plate and looked up at {@a}. “I was full, too,” {child.he} said. “But you were so pleased with the {@food}.”

{@A} dried {@his} hands, and laid one of them on {child’s} tight tummy. “I’d much rather know what this says,” said {@a}. “And all I said was eat up.”

“I know,” said {the wish}. “I could hear it when I was {wish.home}.”

# room
[friend / !pet.dog & !pet.cat & !elder: First {friend} got a bit, because {friend.his} tummy still said yes. ]Then {the wish} went home, slow and round. “I left some,” {wish.he} told everybody on the way.[city:  Soon all of {city} knew.]

In the evening {child} went to look at the last of the {@food}. {Child.He} put a hand on {child.his} tummy and listened. There was room.[pet.dog:  {Pet} lay down underneath, in case of crumbs.][pet.cat:  {Pet}, close by, was listening, too.]

Nobody said eat up. {child} ate up all the same.

# @help
“You’re always chewing!” said {friend}, and laid an ear on the round tummy. “Hush. Now it’s going to say something.”
## if elder & !friend & !pet.dog & !pet.cat
{Elder.short} came over from the sink. “When I was little, I had to sit there till it was all gone,” said {elder.short}. “Nobody asked my tummy, either.” And {elder.short} bent down, and laid an ear on the round tummy. “Hush. Now I’m asking.”
## if pet.cat
Then {pet} found somewhere warm. {Pet} lay down right up against the round tummy, and began to purr. When a cat lies like that, you have to keep quite still, and when you keep still, you can hear.
## if pet.dog
But {pet} had heard something. {Pet} came out from under the table, laid one ear on the round tummy, and gave a very small woof. So everybody kept still and listened, too.

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
## if other.pie
pie
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
## if other.chewing-gum
chewing gum
## if other.smoothie
smoothie
## if other.breakfast
breakfast
## if other.picnic
picnic

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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
