title: Over You Go
title: The Back of a Bad Dream
title: As Small as a Pea
guest sitter: Jess (she), Nell (she)

% Who comes (@a): {adult}, else the grandparent, else {sitter}. “Over you go” is said twice to the bad dream and once to {child}.

# a-bad-dream
{child} had a bad dream, and it woke {child.him} up. {Child.He} shouted.

{@A-first} came and put the little light on[elder & adult: , the one from {elder}[elder2:  and {elder2}]][elder2 & !adult: , the one from {elder2}], and lifted {child.him} up on to a warm lap.[pet.dog:  {Pet}[!pet.known:  the dog] came too, and lay on everybody’s feet.][pet.other:  {Pet} was fast asleep.]

But there sat the bad dream, on the end of the blanket. It was as big as a cow[city: , and there was not a bigger one in {city}]. It had big eyes. It had big teeth. It had big hairy knees.[age>=5:  It was just the same as in the dream, only shyer.][sport:  It looked ready to {play sport}.]

# you-shouted
“Roar,” said the bad dream.

“You woke me up,” said {child}.

“You woke me up,” said the bad dream. “You shouted.”

[age>=5: “I shouted because you ran after me.”

“I only ran after you because you ran,” said the bad dream.

]“You’ve got big teeth.”

“I know,” said the bad dream. “Where shall I put them?”

[age>=5: “In your pockets?”

“I haven’t got pockets,” said the bad dream. “I’ve only got hair.”

]{Child.He} had a think.[friend:  {Child.He} thought of {Friend}[!friend.known: , {child.his} best friend,] and was brave.]

# over-it-went
“Over you go,” said {child}[school: , as they did {at school} at rest time].

{Child.He} put out {child.his} hand and gave a little push. And over it went. Flop! Flat on its tummy.

No eyes. No teeth. There was only a back. It was a round back, and it was soft.

So {child.he} stroked it[music: , and hummed {music}].

Stroke … stroke … stroke.

# thats-your-back
“What’s that?” said the bad dream, into the blanket.

“That’s your back,” {child.he} said.

[age>=5: “I’ve never seen it,” said the bad dream. “Is it nice?”

“It’s very nice. It’s the nicest bit of you.”

]“Oh,” said the bad dream. “Nobody strokes my back.”

“I do.”

Stroke … stroke … stroke.

And the bad dream got smaller. It was only as big as a dog. Then {child’s} hand got tired, and {child.he} stopped.

# roar
Oh no!

Over it came[athlete: , quicker than {athlete}]! Big eyes! Big teeth! “ROAR!”

{child} hid in {@as} arms, right inside the [us: sweater | jumper]. Then {child.he} looked out, with one eye.

“Why did you roar?” {child.he} said.

“You stopped,” said the bad dream.[age>=5:  “I thought you had gone away.”]

“Do you want some more?”

“Yes, please,” said the bad dream, very quietly.[age>=5: 

“And no more roaring?”

“No more roaring,” said the bad dream. “I promise.”]

# some-more
“Over you go,” said {child}.

And over it went. Flop. Flat on its tummy.

Stroke … stroke … stroke.

It was as small as [pet.cat: {Pet}[!pet.known:  the cat]|a cat].

Stroke … stroke … stroke.

[age>=5: “Left a bit,” it said. “Oh, just there.”

]It was as small as a mouse.

Stroke … stroke … stroke.

It was as small as a pea.

# all-gone
[age>=5: “What are you doing now?” whispered {child}.

]“[age>=5: I’m going to have a good dream. ]Night night,” said the bad dream, in a voice as small as a pea.

“Night night,” said {child}.

Stroke … stroke … stop.

And nobody roared. It was all gone, and there was just the blanket, nice and warm.

# flat-on-the-tummy
{child} gave a big yawn.

“Over you go,” said {@a}.

And over went {child}, flop, flat on {child.his} tummy, all across {@as} lap. There was only a back. It was a round back, and it was soft.

Stroke … stroke … stroke.

“Don’t stop,” said {child}.

“I won’t,” said {@a}.

Stroke … //
stroke … //
stroke.

And {child} was asleep.

# @a-first
{sitter}, the babysitter,
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

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
