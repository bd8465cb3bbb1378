title: He’s Behind You!
title: Where’s {bear}?
guest bear: Teddy (it), Freddy (it)
guest sitter: Jess (she), Nell (she)

% {bear} is the child's teddy; the baby says Deddy, so he is only ever called something that ends so. The grown-up (@a): {adult}, else the grandparent, else the
% babysitter. She goes in under the apples at once and sees nothing from there.

# at-the-market
{child} was at the market[city:  in {city}], and {child.he} had lost {child.his} teddy.

But {bear} wasn’t really lost. {bear} had been riding on {child’s} shoulders, and he had slipped. Plop! Now {bear} was sitting in {child.his} hood. {child} couldn’t see him. But everybody else could.

# the-apple-lady
“Where’s {bear}?” said {child}.

“He must have fallen down,” said {@a-first}, and crawled right in under the apple stall to look.[elder & adult:  {Elder} crawled in under the potatoes.][elder2:  {Elder2} took the cabbages.]

{child.He} looked this way. No {bear}. {child.He} looked that way. No {bear}.

“He’s behind you!” said the apple lady.

{child.He} turned round. And {bear} turned round too.

“No, he isn’t,” {child.he} said.

# the-fish-man
So {child.he} went next door, to the man who sold fish.

“Where’s {bear}?” {child.he} said.

{child.He} looked this way. No {bear}. {child.He} looked that way. No {bear}.

“He’s behind you!” said the fish man.

{child.He} turned round, fast[athlete: , as fast as {athlete}]. And {bear} turned round too.

“No, he isn’t,” {child.he} said.

# no-thank-you
Along came a big white dog. It put its paws on the bench, right behind the hood, and sniffed.

“Woof!” said the dog.[pet.dog:  “Woof!” said {pet}, who was {child.his} own dog.]

“No, thank you,” {child.he} said. “I’m looking for {bear}.”

Along came a baby in a [us: stroller | pushchair]. The baby pointed at the hood. “Deddy!” said the baby. “Deddy! Deddy!”

“Yes,” {child.he} said sadly. “I’ve lost him.”

# round-and-round
“He’s behind you!” said the apple lady, and the fish man, [friend: and {friend}[!friend.known: , who was {child.his} best friend,] ][school: and somebody {child.he} knew from {school}, ]and everybody in the [us: line | queue] for buns.

{child} turned round. {bear} turned round. {child} turned the other way. {bear} turned the other way. And round and round and round they went, until {child} sat down, bump.

“No,” {child.he} said, “he ISN’T!”

# closing
Then the bell rang. Ding, ding, ding. The market was closing. The apple lady put away her apples. The fish man put away his fish.

“{@A}!” cried {child}. “We can’t go home! [sport: {bear} wants to {play sport}! ]We can’t go home without {bear}!”

“He’s not down here,” called {@a}, from under the apples.[elder & adult:  “Nor here,” called {elder.short}, from under the potatoes.]

# rain
And then it started to rain.

Plip. Plop. It rained on {child.his} nose. It rained on {child.his} ears. A big tear came out, and that was wet as well.

{child} was cold. So {child.he} put up both {child.his} hands, and {child.he} took hold of {child.his} hood, and {child.he} pulled it up.

Bump!

Something sat on {child.his} head.

{child.He} stood very still.

“There’s something on my head,” {child.he} said.

{child.He} felt it. It was soft. It was furry. It had one round ear. It had one chewed ear, and {child.he} knew who had chewed it. {child} had.

“{bear}!” {child.he} shouted. “{bear}!”

{@A} came out from under the apples so fast that three of them came too.[elder & adult:  {Elder.short} came more slowly, with a potato.]

# we-told-you
“We told you,” said the apple lady.

“We told you,” said the fish man.

“Woof,” said the dog[pet.dog: , and so did {pet}].

“Deddy,” said the baby.

“Yes,” {child.he} said. “I’ve found him.”

And {child.he} hugged {bear} tight, all the way home. {child.He} very nearly hugged him in the bath. Then {child.he} hugged him into bed[pet.cat / pet.other: , and held him up to show {pet}].

# in-bed
But when {@a} came to say goodnight[music: , humming {music}], {child.he} sat up.

“Where’s {bear}?” {child.he} said.

{child.He} looked this way. No {bear}. {child.He} looked that way. No {bear}.

“He’s behind you,” said {@a}.

{child.He} turned round.

And there he was.

# @a-first
the babysitter, {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
