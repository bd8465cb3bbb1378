title: Come On, Sea
title: Nearly Too Lovely
title: A Little Bit of Sea
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever shrieks is the grandparent, else {adult}, else {minder}: @m. The sea is "it" and says shhh every time, longer the further up it comes.

# no-sea
{child} {child.was} {age}, and stood on the beach in red boots[school: , the ones that lived {at school}].[friend:  {Friend}[!friend.known: , {child.his} best friend,] had a pair just like them.] {@First} held {child.his} hand. In front of them was the sea, and now the sea came running straight at {child}[sport: , as if it wanted to {play sport}].

Shhhhh, said the sea.

“No, sea!” {child.he} said, and backed away.

{child} wanted to feel the sea. {Child.He} just didn’t want the sea to feel {child.him}.[pet.dog:  Neither did {pet}[!pet.known:  the dog].]

“Look, there it goes again,” said {@m}.

And yes, the sea went back out.

“That’s how the sea is,” said {@m}. “It comes and it goes.”

# so-lovely
Then {@m} kicked off both shoes, pulled off both socks and went down to the edge. Shhhhh, said the sea, and it ran right over {@s} toes.

“Eeeeek!” shrieked {@m}. “So lovely!”

{child} looked at {@him}. “Does it hurt, {@m}?”

“Oh no, it’s lovely.”

“Why are you screaming?”

“Because it’s so lovely.”

{child} thought about that for a bit.

“I don’t want it so lovely,” {child.he} said.

# the-boot-goes
So they sat down on the sand instead, a little way back.[elder2:  {Elder2} was there already, having a lovely time with both socks on.] {child} dug with both hands, and some of the sand got into one boot. {@M} pulled it off, shook out the sand, and stood it next to them.

Shhhhhhhhh, said the sea. This time it came much further up the beach[athlete: , and faster than {athlete}]. It picked up the red boot and took it away.

“No, sea!” called {child}.

But the sea went, and the boot went with it.

# too-lovely
Out there the boot bobbed up and down like a little red boat. {@M} rolled up both [us: pant legs | trouser legs] and waded in.

“Eeeeek!” shrieked {@m}. “So lovely!”

{@He} reached for the boot, but {@he} made so many waves that it only floated further away. {@He} reached for it again. And then the sea got {@his} bottom.

“Eeeeek!” shrieked {@m}. “Now it’s nearly too lovely!”

{@M} came back out with no boot. {child} began to cry. {Child.His} bare foot was cold.

“[friend: {Friend} has got two. ]My boot went,” {child.he} said.

“Yes,” said {@m}. “It went with the sea.”

# come-sea
{child} wiped {child.his} nose. The sea had gone. But the sea goes, and then it comes.

{Child.He} took {@s} hand. {Child.He} went right down to the edge, with one boot and one bare foot, and held on to {@m} ever so tight. This time {child.he} didn’t say no.

“Come on, sea,” said {child}.

Shh, said the sea, and came a little, little bit. The boot came a little bit, too.

“Come on, sea!” {child.he} said.

Shhhh, said the sea, and now the boot came nearer.

{Child.He} took a big breath, all the way down to {child.his} tummy.

“COME ON, SEA!” {child.he} shouted.

# between-the-toes
Shhhhhhhhh! The sea came running, boot first. It ran over {child’s} bare foot and in between the toes, and the boot went bump into {child.his} leg.

“Eeeeek!” shrieked {child}.

{@M} caught the boot. “Oh, {child}. Did it hurt?”

{child} looked down at {child.his} toes. Every one of them was wet. {Child.He} wiggled them.

“No,” {child.he} said. “So lovely.”

# come-and-go
Then {child} took off the other boot as well. {Child.He} said come, and the sea came, and {child.he} said go, and the sea went.[pet.dog:  It went right over {pet’s} paws, and {pet} stayed put.][elder2:  In the end {elder2.short} took off both socks.] On they went like that, {child} and the sea, [music: while {@m} hummed {music}, ]until it was time for the bus[city:  to {city}].

# in-the-hall
{child} wanted to wear the boots home[pet.cat/pet.other:  and show {pet}[pet.cat:  the cat]], even though they went slosh.

Back in the hall, {@m} helped {child.him} off with them. {Child.He} tipped one of them upside down. Shhh, it said, and out on the floor came a little bit of sea.[pet.cat:  {Pet} backed away.]

{@M} stepped right in it, sock and all.

“Eeek,” said {@m}.

{child} patted {@his} leg.

“So lovely,” {child.he} said.

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
