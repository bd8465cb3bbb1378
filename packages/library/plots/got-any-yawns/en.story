title: Got Any Yawns?
title: Go Fish
title: Nobody’s Lucky for Three Years
guest sitter: Mr Finch (he), Mr Plum (he)

% Whoever is in the armchair (@a): {adult}, or else the other grandparent, or else the neighbour, and then the grandparent tucks in and the neighbour shouts.
% The glasses are the grandparent's, so that anybody may have them on. The cat: @coat.

# sevens
{Elder} cheated. {child} was quite sure of it. It was just that {child.he} didn’t know how.

“Got any sevens?” asked {elder.short}.

{child} had three sevens. {Child.He} had only just picked up the third. {Child.He} handed over the lot, and {elder.short} laid four sevens on the kitchen table[music: , humming {music}], in a nice straight row.

“And you wouldn’t happen to have any queens?” said {elder.short}.

{child} had two.

# every-saturday
It was like this every Saturday. They played Go Fish, and {elder.short} asked for exactly the right card, and {child} lost[school: , even though {child.he} usually won {at school}]. {Child.He} had been losing for three years.[elder2 & adult:  {Elder2} had given up long ago.] {@Luck} said {elder.short} was lucky. But nobody’s lucky for three years[athlete: , not even {athlete}].

So this Saturday {child} had a little notebook in {child.his} lap.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had said that you had to have one.] At the top of the page it said SUSPECTS.

# the-cat
The first suspect was {pet}. {Pet.He} {pet.was} {@coat}, and {pet.he} always came along to {elder.short’s}, and sat in the window just behind {child}, where {pet.he} could see all {child.his} cards. Whenever {elder.short} couldn’t decide, {elder.he} looked that way. And {pet} blinked.

One blink for yes, thought {child}. Two for no.

“I’m just going to move the cat,” {child.he} said, and {child.he} carried {pet} out into the hall and shut the door.

“Got any fours?” said {elder.short}.

{child} had fours. {Child.He} crossed {pet} off the list. There was a very offended miaow from the hall, and {child} went and let {pet.him} in again.

# the-cards
The second suspect was the cards. They were old and soft, and they were bound to have secret marks on the back. {child} looked them over one by one. There was a coffee stain, but that was on the two of clubs, and {elder.short} had never once asked for a two.

# the-dark
The third suspect was the dark. It was evening by now, and you could see the whole kitchen in the window. {child} drew the curtain.

“Is there a [us: draft | draught], dear?” asked {elder.short} kindly. “Got any kings?”

{child} had a king. Now there was nobody left on the list but {elder.short}, who sat quite still, with both hands on the table, like somebody waiting for a bus. Only {elder.his} eyes weren’t still. Every three seconds they flew up, over {child’s} shoulder, and down again.

# the-glasses
What was over there? It wasn’t the cat. It wasn’t the window. It was only {@a}, in the armchair under the lamp, reading [city: about {city} in the newspaper|the newspaper]. {@HeA} had {@his} legs crossed, and {elder.short’s} reading glasses on the end of {@his} nose.

The glasses!

{child} turned [us: around | round]. There in one of the lenses was a tiny, tiny kitchen. And in the tiny kitchen sat a tiny {child}, from the back, holding up {child.his} cards, as plain as a poster.

{Child.He} didn’t say a word. {Child.He} turned back, and {child.his} heart thumped[sport:  the way it did before you {play sport}]. {Child.He} could ask {@a} to move. But then it would just be over. And {child} didn’t want it to be over. {Child.He} wanted to win.

# the-coffee-pot
On the [us: counter | side] stood the coffee pot. It was made of copper, and {elder.short} polished it every Friday.

“Thirsty, {elder.short}?” said {child}. “I’ll put the pot where you can reach it.”

{Child.He} put it on the table, right beside {elder.short’s} elbow, and gave it the least little turn. And there in the shine were five cards, as curved as five little bananas. Two nines. Two jacks. One three.

Then {child} held {child.his} own cards tight, tight against {child.his} tummy.

# go-fish
{Elder.short’s} eyes flew up. They stopped. They flew up again.

“Well, now,” said {elder.short} slowly. “Got … any threes?”

“Go fish,” said {child}.

{Elder.short} took a card. You could see in the pot exactly what it was.

“Got any nines?” said {child}.

{Elder.short} had nines.

“Got any jacks?”

{Elder.short} had jacks.

“And you wouldn’t happen to have,” said {child}, “an ace?”

# three-years
{Elder.short} handed over the ace. Then {elder.he} put down the three, which was all {elder.he} had left. {Elder.He} looked at the coffee pot. {Elder.He} looked at {child}. And {elder.he} began to laugh, and laughed until {elder.he} had to take off {elder.his} apron and wipe {elder.his} eyes with it.

“Three years,” {elder.he} said. “I was twelve before I caught my grandmother.”

“Did she cheat too?”

“Something shocking. She read my cards in the sugar bowl. And when I caught her at last, do you know what she said? You must only ever cheat somebody you hope will catch you.”

“What’s going on?” said {@a}, behind the newspaper. “Who’s cheating?”

“You are,” said {child} and {elder.short}.

# four-more
They were up late that night. They played four more games, fair and square, with their cards against their tummies, and won two each. {Pet} slept on the two of clubs. When {child} went off to bed in the little back room, {child.he} {child.was} still so proud that it tickled in {child.his} toes.

# yawns
{Elder.short} tucked {child.him} in.

“Now then,” {elder.he} said. “Got any yawns?”

“Go fish,” said {child}, and squeezed {child.his} mouth shut as tight as it would go. Then {child.he} gave a yawn that creaked.

“Cheat,” called {sitter} from the kitchen.
## if adult / elder2
{@A} tucked {child.him} in.

“Now then,” {@heA} said. “Got any yawns?”

“Go fish,” said {child}, and squeezed {child.his} mouth shut as tight as it would go. Then {child.he} gave a yawn that creaked.

“Cheat,” called {elder.short} from the kitchen.

# @Luck
{sitter} from next door, who always sat with them,
## if adult
{Adult}
## if elder2 & !adult
{Elder2}

# @a
{sitter}
## if adult
{adult}
## if elder2 & !adult
{elder2.short}

# @A
{sitter}
## if adult
{Adult}
## if elder2 & !adult
{Elder2.short}

# @HeA
He
## if adult
{adult.He}
## if elder2 & !adult
{Elder2.He}

# @heA
he
## if adult
{adult.he}
## if elder2 & !adult
{elder2.he}

# @his
his
## if adult
{adult.his}
## if elder2 & !adult
{elder2.his}

# @coat
{child’s} cat
## if breed.Ragdoll
a Ragdoll, pale and fluffy
## if breed.Persian
a Persian, round and shaggy
## if breed.Maine Coon
a Maine Coon, as big as two cats
## if breed.British Shorthair
a British Shorthair, stout and serious
## if breed.Siamese
a Siamese, slim and blue-eyed
## if breed.Bengal
a Bengal, as spotty as a leopard
## if breed.Abyssinian
an Abyssinian, with enormous ears
## if breed.Russian Blue
a Russian Blue, grey and quiet
## if breed.Scottish Fold
a Scottish Fold, with folded ears
## if breed.Sphynx
a Sphynx, bare and warm
