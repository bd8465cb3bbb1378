title: Hello, Hello, {child} Here
title: Over and Out
title: On Tuesdays
guest elder: Mrs Peabody (she), Mrs Plumley (she)

% A brother or a sister by the wish, else the baby, who is "it". Whose tummy it is is not said. {elder} lives nearby where nobody is ticked.
% Whoever carries the baby (@a): {adult}, else {elder}.

# the-roll
{@Opening} For now {@he} was still in the tummy, but you could talk to {@him}. All you needed was an empty [us: paper towel roll | kitchen roll][school: , like the ones they made telescopes from {at school}].

{Child.He} put the roll up to the tummy.

“Hello, hello, {child} here! Can you hear me? Over!”

Bump, went the tummy. That was a kick.

“One kick is yes,” {child} [adult: told {adult}|explained]. “Two is no. We’ve agreed.”

# no-to-peas
Every evening {child.he} asked {@him} something important.

“Hello, hello, {child} here! Do you like [us: fish sticks | fish fingers]? Over!”

Bump.

“Do you like peas? Over!”

Bump, bump.

“No to peas,” said {child}, and drew a pea in {child.his} notebook, and crossed it out.[sport:  “Do you want to {play sport}? Over!” Bump.][athlete:  “As well as {athlete}?” Bump.][city:  “Did you know you’re going to live in {city}? Over!” Bump, bump.][pet.dog:  “Do you like {pet}, my dog? Over!” Bump.][pet.cat:  “Do you like {pet}, my cat? Over!” Bump.][pet.other:  “Do you like {pet}? Over!” Bump.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had a go as well. “Are you twins? Over!” Bump, bump.]

“Are you going to take my bed? Over!”

Bump, bump.

“Good. What about my red car?”

There was a pause. Then, rather hard:

Bump.

“You can borrow it,” {child.he} said. “On Tuesdays.”

# he-says-no
{Elder}[elder: | , who lived nearby,] used to look in for a cup of tea. {Elder.He} laughed at the roll.

“Bless you, {@he} can’t hear a thing in there!” {elder.he} said.

Bump, bump.

“{@He} says no,” said {child}.

# its-me
Then, one night, it was time. {Elder} came[elder2:  with {elder2}], and made {child} porridge, and tidied every cupboard there was, and the next day the baby came home. Now {@he} was in a basket, and {@he} was red and crumpled and very small.

{child} had waited so long to talk to {@him} properly. {Child.He} leaned over.

“Hello,” {child.he} said. “It’s me.”

The baby opened {@his} mouth.

“WAAAAAH!”

“{@He} doesn’t know it’s you yet,” said {@a}.

“Yes, {@he} does,” said {child}. “We’ve talked every night.” {Child.He} tried again. “Do you like [us: fish sticks | fish fingers]?”

“WAAAAAH!”

# there-there
{@He} was fed and {@he} was dry, and {@he} cried all the same. {@A} walked {@him} up and down. “There, there,” said {@a}.

“WAAAAAH!”

[adult: {Elder} sang | Then {elder.he} sang] [music: {@song} | a song about a fisherman], every single verse.

“WAAAAAH! WAAAAAH!”

# the-wrong-one
{child} crawled in among the coats in the hall, and sat down on the shoes. After a while {@a} came and sat there too.

“I think [adult: you’ve brought home|they’ve sent us] the wrong one,” said {child}. “My {@mine} answers when I talk to {@him}. That one doesn’t even know who I am.”

“Perhaps you don’t sound the way you usually do,” said {@a}.

{child} thought about that. Surely {child.he} sounded like {child}? {Child.He} put {child.his} hands over {child.his} mouth and said, “Hello.” {Child.He} took them away and said, “Hello.”

It didn’t sound the same at all.

# flat
“The roll!” {child.he} said. “{@He}’s never heard me without the roll! {Elder.short}, have you seen it?”

“That empty thing?” said {elder}. “Bless you, I threw it out. With the newspapers.”

{Child.He} ran to the recycling. There was the roll, right at the bottom. {Elder} had stepped on it. It was as flat as a bookmark.

“It’s dead,” said {child}.

“WAAAAAH!” said the living room.

# wonky
So {child} squeezed it by the edges, gently, until it opened its mouth a little. {Child.He} put in two fingers, then a whole hand, and made it round again. It was a bit wonky, but it held.

In the basket the baby was red right to the top of {@his} head. {child} held the roll a little way off, and spoke softly.

“Hello, hello. {child} here.”

“WAA …”

{@He} stopped in the middle.

“Can you hear me? Over.”

You could hear the clock in the kitchen. The baby looked straight at the roll. That was where {child’s} voice lived. {child} put a hand by the small feet, and waited.

Bump.

A kick, right in {child.his} hand.

# the-right-one
“It’s {@him2},” {child.he} whispered. “[adult: {Adult} | {Elder.short}], it’s the right one. It’s {@him2}.”

“Ask {@him} something else,” whispered {@a}.

“Was it a tight fit in there? Over.”

Bump.

“Did you like {elder.short’s} song? Over.”

Bump, bump.

“All right, all right,” said {elder.short}, and wiped {elder.his} eyes. “Now I believe you.”

# over
{child} had plenty of questions left in the notebook. But the baby’s eyes had grown narrow, and now they closed. The foot lay still against {child.his} hand.

“I’ll call again tomorrow,” said {child} into the roll. “Over and out.”

# @Opening
There was a baby on the way at {child’s} house.
## if brother
{child} was going to have a baby brother.
## if sister
{child} was going to have a baby sister.

# @mine
baby
## if brother
brother
## if sister
sister

# @he
it
## if brother
he
## if sister
she

# @He
It
## if brother
He
## if sister
She

# @him
it
## if brother
him
## if sister
her

# @him2
the same one
## if brother
him
## if sister
her

# @his
its
## if brother
his
## if sister
her

# @a
{elder.short}
## if adult
{adult}

# @A
{Elder.short}
## if adult
{Adult}

# @song
{music}
