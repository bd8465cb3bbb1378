title: Is This the Forest?
title: That’s Colin
title: All of Them at Once
guest moss: Mrs Moss (she), Mrs Fern (she)
guest minder: Mrs Lamb (she), Mrs Pocock (she)
guest colin: Colin (he), Clive (he)

% {colin} is a toad. With whom the child has come: {@a}. The friend has the sandwiches and asks as well; the dog has the nose, and takes a boot; the cat rides in the backpack and has looked up from the beginning.

# cannot-see-it
{child} had come to see the forest, with {@a-first}[friend:  and {friend}[!friend.known: , {child.his} best friend]]. {Child.He} had boots on. [friend: {Friend} had the sandwiches, for when they got there. | {@A} had the sandwiches.][elder & adult:  {Elder}[elder2:  and {elder2}] had packed them, one too many of each kind.][city:  It was a long way from {city}.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had the smells, and the best of them was sandwich.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat in the backpack with {pet.his} head out, looking up.][pet.other:  {Pet} was looking after everything at home.] They had walked and walked, and {child.he} couldn’t see [friend / pet / elder / city: the forest | it] anywhere.

# the-ranger
A ranger came along in a big brown hat. Her name was {moss}.

“Please,” said {child}, “where’s the forest?”

“Why,” said {moss}, “it’s …” She waved her arm. Then she stopped. At the end of her arm was a tree.

“Is this the forest?” said {child}.

“No,” said {moss}. “That’s a tree.”

# behind
{Child.He} patted the next one.[pet.dog:  {Pet} sniffed it all the way round.] “Is this the forest?”

“No,” said {moss}. “That’s a tree as well.” She took off her hat and scratched her head. “Well, I never. Thirty years I’ve worked here. It must be behind them.”

So they looked behind them. [friend: {Friend} | They] looked behind a fat tree, and there was a thin tree. [friend: {child} | They] looked behind the thin tree, and there was a bush[friend: , and {friend} crawled into it[pet.dog: , and {pet} after] | [pet.dog: , and {pet} was in it, looking]].[pet.cat:  {Pet} looked up.]

“Is this the forest?”[friend:  called {friend}.]

“No. That’s a bush.”

# colin
[pet.dog: {Pet} stopped at a fern and wouldn’t go on. ]{Moss} got down on her knees. She lifted up [pet.dog: the | a] fern and looked underneath. There was a toad.

“Is this the forest?” said {child}.

“No,” said {moss}. “That’s {colin}.”[pet.dog:  {Pet} and {colin} looked at each other, and it was {pet} who backed away.][pet.cat:  Neither {colin} nor {pet} blinked.]

[friend: “You can have a crust later,” {friend} told {colin}.]

# the-log
[friend / pet.dog / pet.cat: {Moss} | She] put her head in a hollow log, and then her shoulders. “Forest!” she called. “Are you in there?” And then she was stuck.

Her boots kicked. {child} and {@b} took [pet.dog: one boot, and {pet} took the other, growling | a boot each]. One, two, pull! Out came {moss} like a cork, with a beetle on her nose.

“Is that the forest?” said [friend: {friend} | {child}].

“No,” said {moss}, and she looked at it with both eyes. “That’s a beetle.”[pet.cat:  {Pet} put out a paw and made sure.]

# only-trees
On they went. There were trees and trees and trees. They were always in the way![sport:  You couldn’t even {play sport}.] {Child’s} legs got tired. {Child.He} stood still, and {child.his} chin began to wobble.

“There isn’t any forest,” {child.he} said. “There’s only trees.”

[friend: “Then there aren’t any sandwiches,” said {friend}.]

And [friend: {child} | {child.he}] sat down on the ground, bump. {Child.He} {child.was} so sad that {child.he} lay right back in the moss, with {child.his} arms out.[pet.dog:  {Pet} lay down across {child.his} boots[!friend: , so that nobody could make {child.him} walk].][pet.cat:  {Pet} got out and sat on {child.his} knees, looking up. So {child} looked up. |  {Child.He} looked up.]

{Child.He} had never looked up before.

# up
All the trees went up and up. And high, high above, they met! Their heads were together. The fat one was holding on to the thin one. Then the wind came, and they moved, every one of them. They leaned over this way, all together, and they leaned back that way, all together. They said hushhhhh.[music:  It was a little like {music}, very slow.]

“{moss},” said {child}, very quietly. “Lie down.”

{Moss} lay down on one side. {@A} lay down on the other.[friend:  {Friend} lay down with {friend.his} head on {child’s} tummy.] They looked up[pet.dog: , even {pet}][pet.cat:  with {pet}], and nobody spoke for a long time.

# all-of-them
“Is this the forest?” said {child}.

“Yes,” said {moss}. She put her hat on her tummy. “Oh, yes. That’s it. It’s all of them at once.”

Hushhhhh, said the forest.[pet.cat:  {Pet} purred.]

# sandwiches
[friend: {Friend} opened the sandwiches, and they ate them | They ate the sandwiches] lying down. {Colin} came and had [friend: his | a] crust.[pet.dog:  {Pet} had a whole sandwich.][pet.cat:  {Pet} had the butter.] Then the light went gold, and {moss} shook hands with {child} and went off to tell the other rangers[athlete: , nearly as fast as {athlete}].[school:  {child} was going to tell everybody {at school}.][elder & !adult & elder2:  {Elder2} had come to meet them, and got the last sandwich.]

# a-cheek
{child} climbed up into {@of-a} arms, to be carried to the bus. {Child.He} put a hand on {@of-a} cheek.

“Is this {@name}?” {child.he} said.

“No,” said {@a}. “That’s a cheek.”

{Child.He} pulled an ear. “Is this {@name}?”

“No. That’s an ear.” {@A} kissed {child.his} fingers. “Is this {child}?”

“No. That’s my fingers.”

{@nose}

So {@a} put both arms round every bit, round the boots and the back and the sleepy head, and held it all close, [friend: and {friend} kept hold of one boot, ]and the trees went by[pet.dog: , and {pet} had the smells][pet.cat: , and {pet} looked up].

“Is this {child}?” said {@a}.

“Yes,” said {child}. “That’s all of me.”

# @a-first
{minder} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @name
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @b
{@a}
## if friend
{friend}

# @nose
{@A} kissed {child.his} nose. “Is this {child}?”

“No. That’s my nose.”
## if friend
{Friend} shook {child.his} boot. “Is this {child}?”

“No. That’s my boot.”
