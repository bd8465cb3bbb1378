title: The Night It Snowed Ice Cream
title: {@C}, {@c}, Where Are You?
title: Lick, Lick, Lick
guest cat: Marmalade (he), Pudding (he)
guest owner: Miss Plum (she), Miss Peabody (she)

% The one in the tunnel (@c): the family's cat or dog, else Miss Plum's cat from next door. The grown-up (@a): {adult}, else the elder, else Miss Plum.

# white
When {child} woke up, the whole garden was white. [!short: It had snowed in the night. ]{child.He} opened the window and put out one finger, and then [child.she / child.he: {child.he} ]licked it.

{@ice}

And so it was. There was vanilla on the grass[short: , and the | , and strawberry on the hedge, and the] [us: trash can|dustbin] had a chocolate hat.[school:  At {school} they couldn’t get the door open for pistachio.]

“Goodness,” said {@a-first}. [sport: “We can’t {play sport} in that. And we can’t go out without a spoon.” | “You can’t go out in that without a spoon.”]

So they put on their boots and took a spoon each. [adult & elder: {Elder} took the soup ladle. [elder2: {Elder2} took the wheelbarrow. ]][!adult & elder2: {Elder2} took the wheelbarrow. ][friend: {Friend}[!friend.known: , {child’s} best friend,] came down the road with a spoon in each hand, hoping for strawberry. ]But where was {@c}?

# a-hole
{@who} {@C-he} loved ice cream better than anything in [city: the whole of {city} | the world]. And {@where} was a hole in the ice cream. It was just as big as {@one}, and it went in and in.

“{@C}, {@c}, where are you?” called {child}.

And from a long way inside came a little noise.

Lick, lick, lick.

[!short: “{@C-he}’s eating {@c-his} way across the garden!” said [friend: {friend} | {@a}].]

# dig
So they dug after {@c-him}[short: . | , and they ate what they dug.] They dug all the way to the rose bush, and it was vanilla.

[!short: “{@C}, {@c}, where are you?”[friend:  called {friend}.]

Lick, lick, lick.

]They dug all the way to the swing, and it was strawberry. [friend: {Friend} dug with both spoons. ][music: They sang {@song}[!short: , but it is hard with your mouth full]. ]

[!short: “{@C}, {@c}, where are you?”

Lick, lick, lick.

]They dug all the way to the shed, and there was a great big hill of chocolate. And inside the hill somebody went …

Lick. Lick. “Hic!”

# the-tummy
{child} scooped a hole, and put [child.name: one | {child.his}] eye to it. [!short: Inside was a round brown room, all licked out. ][short: Inside sat | And in the middle sat] {@c}. {@C-he} had eaten so much that {@c-he} was round as well.

{@C-he} put {@c-his} head out through the hole. [!short: {@C-he} put out {@c-his} two front paws. ][short: But {@c-his} | {@C-he} put out {@c-his} tummy. But {@c-his}] tummy wouldn’t come.

{@C-he} pushed, and {@a} pulled, [friend: and {friend} pulled {@a}, ]but {@c-he} was stuck.

“{@sad},” said {@c}[!short: , very sadly].[!short: [friend:  {@C-he} wanted to come home, and {@c-his} paws were cold, though {friend} held one in each hand. |  {@C-his} paws were cold, and {@c-he} wanted to come home.]]

[!short: [friend: “I could dig,” said {friend}, “but I might bump {@c} with the spoons.” | “I could dig {@c-him} out,” said {@a}, “but I might bump {@c-him} with the spoon.”]]

# me
[!short: What was soft, and wouldn’t bump {@c-him} at all? ][child.name: {child} thought, and while thinking, licked both lips. | {child} thought, and while {child.he} {child.was} thinking, {child.he} licked {child.his} lips.]

“Oh!” said {child}. “Me!”

[child.name: So out came {child’s} tongue, and it licked the hole bigger. [!short: It licked above. It licked below. ]It licked all the way [us: around|round], and it was so cold that {child} had to stamp both boots. | So {child} stuck out {child.his} tongue, and {child.he} licked the hole bigger. [!short: {child.He} licked above. {child.He} licked below. ]{child.He} licked all the way [us: around|round], and it was so cold that {child.he} had to stamp {child.his} boots.]

Lick, lick, lick.

[!short: Lick, lick, lick.

]POP!

# drip
Out came {@c}. {@C-he} rolled all the way down the garden like a big {@ball} ball[friend: , with {friend} running after][athlete: , faster than {athlete}][short: , and in at | , past the swing, past the rose bush, and in at] the kitchen door. [pet.other: {Pet} saw it all from indoors[!short: , and {pet.his} eyes went as round as two scoops].]

Then the sun came out, and it shone all day. Drip, drip, drip, went the garden, until there was only the chocolate on the [us: trash can|dustbin].[!short:  {@A} put it in a bowl, and put the bowl in the freezer, for tomorrow.]

# in-the-warm
And that night[friend: , when {friend} had gone home with a spoon in each hand,] {child} had warm milk, and warm pyjamas, and a big warm [us: quilt|duvet], as white as vanilla. {@T} tucked {child.him} in, and kissed {child.him}. And outside in the dark [short: stood {owner}.|somebody was standing on her step. It was {owner}.]

“{@C}, {@c}, where are you?” she called.

Something round came in at the window and up on to the bed. It put its head in under the [us: quilt|duvet]. [!short: It put in its two front paws. ]It put in its tummy.

And this time the tummy went in.

“He’s in here,” called {@t} out of the window.[!short:  “He can stay the night.”]

And down in the warm, on the end of {child’s} fingers, very slowly and very softly, he went …

Lick.

Lick.

Lick.
## if pet.cat / pet.dog
And that night[friend: , when {friend} had gone home with a spoon in each hand,] {child} had warm milk, and warm pyjamas, and a big warm [us: quilt|duvet], as white as vanilla. {@T} tucked {child.him} in, and kissed {child.him}, and looked about.

“{@C}, {@c}, where are you?” said {@t}.

Something round came up on to the bed. It put its head in under the [us: quilt|duvet]. [!short: It put in its two front paws. ]It put in its tummy.

And this time the tummy went in.

“In here,” whispered {child}. And down in the warm, on the end of {child.his} fingers, very slowly and very softly, {@c} went …

Lick.

Lick.

Lick.

# @song
{music}

# @ice
“It’s ice cream!” said {child}.
## if adult
“{Adult}!” said {child}. “It’s ice cream!”
## if elder & !adult
“{Elder.short}!” said {child}. “It’s ice cream!”

# @a-first
{owner}, who lived next door and had come out on her step
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{owner}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @t
somebody
## if adult
{adult}
## if elder & !adult
{elder.short}

# @who
{Cat} was {owner’s} cat. He was fat and orange.
## if adult / elder
{Cat} was the cat from next door. He was {owner’s}, and he was fat and orange.
## if pet.cat / pet.dog
{Pet} was {child’s} [breed: {breed}|[pet.dog: dog|cat]].

# @where
under the hedge
## if pet.cat / pet.dog
just outside the kitchen door

# @one
a cat
## if pet.dog
a dog

# @ball
orange
## if pet.cat / pet.dog
furry

# @sad
Miaow
## if pet.dog
Woo-oo

# @c
{cat}
## if pet.cat / pet.dog
{pet}

# @c-he
{cat.he}
## if pet.cat / pet.dog
{pet.he}

# @c-him
{cat.him}
## if pet.cat / pet.dog
{pet.him}

# @c-his
{cat.his}
## if pet.cat / pet.dog
{pet.his}
