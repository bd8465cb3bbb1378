title: It Isn’t {@D}
title: Wrong Way!
title: Down the Nose
guest elder: Joan (she), Brenda (she)

% {@d} is who the wish says is away (else Daddy; Mummy where whoever reads is a he), and is neither he nor she. Whoever minds the child is the grandparent, else Joan next door.
% The finger goes down the nose as on a slide: down the forehead, down the nose, and off. Whoever reads can do it.

# on-the-sofa
[elder: {child} was on the sofa at {elder’s}|{child} was on {elder’s} sofa. {Elder} lived next door, and was the babysitter today][school: , after a long day {at school}].[friend:  {Friend}[!friend.known: , {child’s} best friend,] sat at the other end.][pet.dog:  {Pet}[!pet.known:  the dog] had come too, but wasn’t allowed up.][pet.cat:  {Pet}[!pet.known:  the cat] had come too, and was under the sofa.][pet.other:  {Pet} was asleep at home.] {@D} was away working, and would be home in two sleeps.

“I miss {@d},” said {child}.

# a-banana
[friend: {Friend} | {Elder.short}] thought.[sport:  You can’t {play sport} on a sofa.] Then [friend: {friend.he} | {elder.he}] fetched a banana[elder2:  from {elder2}].

{child} looked at the banana.

“It isn’t {@d},” {child.he} said.

“No,” said [friend: {friend} | {elder.short}]. “It’s a banana.”

[friend: {child} ate one half, and {friend} ate the other, and {child} | {child} ate up the banana, and] still missed {@d}.

# a-pillow
{@soft}

“It isn’t {@d},” {child.he} said.

“No,” said {elder.short}. “It’s [pet.dog / pet.cat: {pet} | a [us: pillow | cushion]].”

[pet.dog / pet.cat: {Pet} stayed, and {child} | {child} kept the [us: pillow | cushion], and] still missed {@d}.

# a-mop
So {elder.short} fetched a mop. It was long and thin, with a lot of grey hair, and {elder.he} put a hat on it. The mop bowed, and the hat fell off. {Elder.short} put the hat back on, and the mop bowed again, but not so low.

{child} shook hands with the mop.

“It isn’t {@d},” {child.he} said.

“No,” said {elder.short}. “It’s a mop.”

The mop was put to stand in the corner with its hat on, and {child} still missed {@d}.

# hello
{@voice}

{child} looked at {elder.him} for a long time[pet.dog / pet.cat: , and so did {pet}].

“It isn’t {@d},” {child.he} said.

“No,” said {elder.short}. “It’s {elder.short}.”

# wrong-way
Then {elder.short} sat down, and didn’t [friend: try | fetch] anything else.

“Where do you feel it?” {elder.he} asked.

{child} thought, and pointed at {child.his} nose.

“Here. Here’s where {@d}’s finger goes down the slide.”

“Oh, there!” said {elder.short}. And up went {elder.his} finger[athlete: , as fast as {athlete}], from the tip of the nose to the hair.

“NO!” shouted {child}[city: , so that the whole of {city} could hear]. “WRONG WAY!”

[friend: “Slides go down,” said {friend}.

]And now the tears came. They dripped on [pet.dog: {pet}, who licked one up|[pet.cat: {pet}, who shook one ear|the [us: pillow | cushion]]].

# down-the-nose
“Oh dear,” said {elder.short}. “I don’t know the way. Can you show me?”

{child} sniffed. Then {child.he} took hold of {elder.short’s} finger with {child.his} whole hand, and put it at the top of {child.his} forehead. And off they went, {child} and the finger.

Down the forehead.

Down the nose.

And off!

# a-long-nose
“There,” said {child}. “Now you.”

And a small finger went up to {elder.short’s} hair. Down the forehead. Down the nose. {Elder.short} had a [elder: much longer|long] nose, so it took a while. And off!

“Oh,” said {elder.short}. [age>=5: “It tickles just before the end.”

“I know,” said {child}.

“No wonder you miss {@d},” said {elder.short}.|“No wonder you miss {@d}.”][friend: 

“Now me,” said {friend}, who had a very short nose, so it didn’t take long. And off!]

# again
{child} lay down with {child.his} head in {elder.short’s} lap[friend: , and {friend} on the other side][pet.dog / pet.cat: , and {pet} lay down on {child.his} feet].

“Again.”

Down the forehead. Down the nose. And off.

“Again.”

Down the forehead … down the nose … and off.

Now the finger had got it just right. It went slowly[music: , and {elder.short} hummed {music}]. {child} shut {child.his} eyes.

“It isn’t {@d},” {child.he} mumbled.

“No,” whispered {elder.short}. “It’s {elder.short}.”

# and-off
{child} lay very still[friend: , so as not to wake {friend}[pet.dog / pet.cat:  or {pet}] | [pet.dog / pet.cat: , so as not to wake {pet}]]. {Child.He} still missed {@d}. But {child.his} nose was having a nice time.

“It’s {@d}’s, though,” {child.he} said.

“Yes,” whispered {elder.short}. “It’s {@d}’s. We’re only borrowing it.”

And the finger went once more, just like {@d}’s.

Down the forehead … //
down the nose … //
and off.

# @d
Daddy
## if adult.he & !parent
[us: Mommy | Mummy]
## if parent
{parent}

# @soft
So {elder.short} fetched a [us: pillow | cushion]. It was big and soft. {child} hugged it as far as {child.his} arms would go.
## if pet.dog
So {elder.short} let {pet} come up, just this once. {Pet} was warm, and waggy at one end. {child} hugged {pet.him} as far as {child.his} arms would go.
## if pet.cat
So {elder.short} patted the sofa, and {pet} thought about it, and came up. {Pet} was warm and soft, and purred. {child} hugged {pet.him}, but not too hard.

# @voice
So {elder.short} made {elder.his} voice as much like {@d}’s as it would go.

“HELLO, {child},” said {elder.short}, but mostly it sounded like a cow.
## if !parent & !adult.he
{@low}
## if parent.home & adult.she
{@low}
## if parent.home & adult.he
So {elder.short} made {elder.his} voice as high as it would go, right up in {elder.his} nose.

“HELLO, {child},” {elder.he} squeaked.

# @low
So {elder.short} made {elder.his} voice as low as it would go, right down in {elder.his} tummy.

“HELLO, {child},” {elder.he} boomed.
