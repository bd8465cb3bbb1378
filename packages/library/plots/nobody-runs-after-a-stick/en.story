title: Nobody Runs After a Stick
title: Come Back Here!
title: You’re It
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever sits on the blanket (@a) is the grandparent, else {adult}, else {minder}. Bellow “Come back here”; {the wish} asks it in a very small voice, and the last one is said softly.
% One rule: whoever has got what was stolen is run after.

# nobody-came
All over the park[city:  in {city}] the children were playing tag. {child} ran in zigzags.[age>=6:  {Child.He} even ran backwards.] But whoever was it only looked at {child} and chased somebody else, mostly {friend}[!friend.known: , [friend: {child’s} best friend | who lived next door]].

[age>=7: “Want to swap?” panted {friend}.

]In the end {child} just stood there, with a stitch in {child.his} side. It was the kind you get without running, from being left out.[school:  {Child.He} got it {at school}, too.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] would have come, but {pet} was busy with a stick.][pet.cat:  On the wall lay {pet}[!pet.known: , {child’s} cat]. {Pet.He} didn’t chase people, only things that trembled.]

“You chase me,” {child} said to {@first}, who was sitting on a blanket {@with}[elder2: , beside {elder2}].

“I don’t run,” said {@a}. “Not with a cup of tea.”

# off-the-blanket
Just then {a wish} shot out of the bushes, {@snatch} and was off.

“COME BACK HERE!” yelled {@a}, and ran, tea and all. So did everybody, because {the wish} had been stealing {@many} all day.

“{Wish.sound}!” said {the wish}, and went twice round the fountain, though once would have done.

{child} came last, as usual. So only {child} saw where {the wish} went: in behind the big trees.

# a-stick
There sat {the wish}, out of breath, beside a whole heap of {@many}.

“Did you see?” {wish.he} said. “Everybody came!”

“What do you want all those {@many} for?” said {child}.

“Nothing,” said {the wish}. {@Use}

“Then why do you steal them?”

“I started with a stick. But nobody runs after a stick.”

[pet.dog: “{Pet} does,” | “And then?”] said {child}.

“Then I took {a other},” said {the wish}, “and a whole family came running, just for me! Everybody runs after a thief. And they shout so beautifully. ‘Come back here!’ Nobody ever wanted me back before. Don’t they shout it at you?”

“No,” said {child}. “Nobody runs after me.”

“Have you tried taking {a other}?” asked {the wish}.

# nobody-moved
{child} told {@a}.

“Then nobody’s to run any more,” said {@a}. And all over the park people sat down and held on tight to their {@many}.

Out came {the wish}, with {@the}, and went slowly past the blanket. Nobody moved.[age>=6:  {Wish.He} went past once more, a little closer.]

“Come back here?” {wish.he} said in a small voice, in case they had forgotten how it went.

Nobody answered. {Wish.part} began to tremble, and {child} got that stitch again, because {child.he} knew just how it felt.

# the-whole-heap
“I’ll go somewhere else, then,” said {the wish}. “Where they run.” {Wish.He} fetched the whole heap from behind the trees and set off towards the gate.

{@Need}

“We’ll have to run!” said {friend}.

But if they ran, {the wish} would go on stealing {@many} for ever. And if they didn’t, {the wish} would be gone, and all the {@many} too. {Wish.He} was nearly at the gate now, and had stopped looking round.

[pet.other: At home {pet} never came for being called. {Pet} came to whoever had the food.

]Everybody runs after a thief, thought {child}. With {child.his} heart thumping {child.he} dashed[athlete: , quick as {athlete},] right up to {the wish}, snatched {@the} off the top of the heap and was off.

# youre-it
“Hey!” said {the wish}. “I stole that!”

But {the wish} didn’t come. {Wish.He} had never run after anybody, and didn’t know how you start. Out on the grass {child} looked round. There was nobody there, just like always.

{@help}

“I’m {a wish},” said {the wish}.

“It means you’ve got to run after {child}!” said {friend}.

“Me?” said {the wish}. “Am I allowed?”

# behind
And then {child} heard it, right behind {child.him}.

“COME BACK HERE!”

Nobody had ever shouted that at {child} before. {Child.He} ran in zigzags, and this time there was somebody to zigzag for. {Child.He} laughed so much that {child.he} could hardly run.

Now nobody could sit still. They all came after {child}. {Friend} came, and the whole game of tag, and {@a} as well, without the tea.[sport:  It was more running than in a whole week of {sport}.] “COME BACK HERE!” they shouted, and it was every bit as beautiful as {the wish} had said.

{child} went twice round the fountain[age>=7: , though once would have done]. Then {child.he} fell flat on the blanket, with {the wish} beside {child.him}.

“It’s just as much fun from behind,” panted {the wish}.

# i-do
{child} gave {@the} back.

“Now I haven’t got anything,” said {the wish}. “So now nobody will come.”

{child} picked up a stick[pet.dog: , the very one that {pet} had dropped,] and held it out.

“Nobody runs after a stick,” said {the wish}.

“I do,” said {child}.

So {the wish} took the stick and was off, with {child} after {wish.him}[pet.dog:  and {pet} in front, who had always known about sticks]. Whoever had the stick was the one they chased. {child} had it again and again.[music:  In between they hummed {music}.] And everybody got their {@many} back[other.kind.food: , if a little sandy].

# a-little-faster
When the sun was low, {the wish} went home with the stick, to have it ready for tomorrow.

{child} walked home with {@a}, who held on to {@the} with one hand, to be on the safe side.[age>=6:  {child} looked at that hand.] Then {child.he} took {@the} and began to walk a little faster.

“Come back here,” said {@a}, quite softly, and came after {child.him}, all the way home.

# @with
with a cup of tea and {a other}
## if other.glasses
with a cup of tea, with glasses on the nose
## if other.chips / other.biscuit / other.cinnamon-bun / other.sandwich
with a cup of tea and one last {other}
## if other.button
with a cup of tea, in a cardigan with one big button
## if other.shoe / other.shoes / other.boots / other.sock
with a cup of tea and bare toes

# @snatch
snatched {the other} off the blanket
## if other.glasses
snatched the glasses off the nose
## if other.button
nipped the button clean off the cardigan
## if other.shoe / other.sock
snatched {a other} off the blanket
## if other.tights / other.pyjamas / other.underpants / other.scissors
snatched {@the} off the blanket

# @Use
“They’re just lying there.”
## if other.kind.food
“I don’t even like them.”
## if other.kind.garment
“They don’t even fit me.”
## if other.glasses
“Everything goes blurry.”
## if other.button
“I haven’t even got a cardigan.”

# @Need
“But I want {@the} back!” said {@a}.
## if other.glasses
“But I can’t see a thing without them!” said {@a} to a tree.
## if other.shoe / other.shoes / other.sock / other.boots
“But I can’t go home in just the one!” said {@a}.
## if other.chips / other.biscuit / other.cinnamon-bun / other.sandwich
“But that was the last one!” said {@a}.
## if other.button
“But now I’m all open in front!” said {@a}.

# @help
Then {friend} came flying across the grass and tapped {the wish} on the back. “You’re it!” said {friend}.
## if elder & !pet.dog & !pet.cat
Then {elder.short} put down the tea, came running across the grass and tapped {the wish} on the back. “You’re it!” said {elder.short}, who had played tag before any of them.
## if pet.cat
Then {pet} came strolling along. {Pet} didn’t chase people, but {pet} had seen {wish.part} tremble. Out shot a paw. Pat.

“Ow!” said {the wish}.

“You’re it!” called {friend}.
## if pet.dog
Somebody was running, and nobody was running after, and {pet} couldn’t bear it. {Pet.He} dropped the stick and gave {the wish} a push from behind, with a cold, wet nose.

“You’re it!” called {friend}.

# @many
{others}
## if other.glasses
glasses
## if other.tights
tights
## if other.pyjamas
pyjamas
## if other.underpants
underpants
## if other.scissors
scissors
## if other.bread
bread
## if other.cheese
cheese
## if other.chocolate
chocolate

# @the
{the other}
## if other.glasses
the glasses
## if other.tights
the tights
## if other.pyjamas
the pyjamas
## if other.underpants
the underpants
## if other.scissors
the scissors

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
