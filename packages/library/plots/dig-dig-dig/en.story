title: Dig, Dig, Dig
title: A Hole and a Hill
title: I’m Not Playing
guest mabel: Mabel (she), Dot (she)
guest sitter: Jess (she), Nell (she)

% Who sits on the bench (@a): {adult}, else the grandparent, else {sitter}.

# a-red-spade
{child} stood in the [us: sandbox | sandpit] with {child.his} red spade[elder & adult: , which {elder}[elder2:  and {elder2}] had given {child.him}]. {@A-first} sat on the bench[pet.dog:  with {pet}[!pet.known:  the dog]].

“Nobody wants to play with me,” {child.he} said.[friend:  {Child.His} best friend, {friend}, had gone to the seaside.][pet.cat:  {Pet}[!pet.known:  the cat] only wanted to sleep.][pet.other:  {Pet} at home only wanted to eat.]

There was a girl in the [us: sandbox | sandpit]. Her name was {mabel}, and she had a blue spade. She was digging a hole.[school:  She didn’t go to {school}.]

# hole-or-hill
“Do you want to play?” {child.he} said. “We can make a hill[sport: , or {play sport}].”

“I’m not playing,” said {mabel}. “I’m digging. And I don’t want a hill. I want a hole.”

“I don’t want a hole. I want a hill.”

“Hole,” said {mabel}.

“Hill,” said {child}.

[age>=5: “You can sit in a hole,” said {mabel}.

“You can sit on a hill.”

]So {mabel} turned her back. And {child} turned {child.his} back. They sat back to back.

# more-sand
{mabel} dug. Dig, dig, dig![athlete:  She was as strong as {athlete}.] The sand flew over her shoulder.

Flump! It landed next to {child}.

Oh, {child.he} thought. More sand.

{Child.He} put it on {child.his} hill. Heap, heap, heap.

Dig, dig, dig, went {mabel}.

Flump!

Heap, heap, heap, went {child}.

The hole got deeper and deeper. And the hill got higher and higher.

# its-big
“Look at my hill!” said {child}.

“I’m not playing,” said {mabel}. But she looked. “It’s big,” she said. “[city: It’s the biggest in {city}. ]Look at my hole.”

{child} looked. “It’s deep,” {child.he} said.[age>=5:  “You could keep a horse in it.”

“I don’t want a horse,” said {mabel}. “I want a hole.”]

And they turned their backs again.

# no-hill-no-hole
Dig, dig, dig. Flump! Heap, heap …

Oh no!

The hill began to slide. It slid past {child}, and it slid past {mabel}, and whoosh, it slid right into the hole.

No hill.

No hole.

Only flat, flat sand. It was very quiet in the [us: sandbox | sandpit].

{mabel’s} lip went wobbly.

“I haven’t got a hole,” she said.

“I haven’t got a hill,” said {child}.

# is-that-a-hill
{Child.He} looked at the sand. {Child.He} looked at {mabel}. Then {child.he} put down {child.his} spade, and {child.he} dug with {child.his} hand.

Dig, dig, dig.

“Is that a hill?” said {mabel}.

“No,” said {child}. “It’s a hole. It’s for you.”

“Oh,” said {mabel}.

And she scooped up the sand from the hole, and patted it into a heap, with one of them on each side. Heap, heap, heap.

“Is that a hole?”

“No,” said {mabel}. “It’s a hill. It’s for you.”

# five-fingers
Then {mabel} dug into the hill with her hand, on her side. And {child} dug into it with {child.his} hand, on {child.his} side.

Dig, dig, dig, went {child’s} fingers.

Dig, dig, dig, went {mabel’s} fingers.

It was cool in there, and dark.

Dig … dig … dig …

Something wiggled.

It was warm. It had five fingers.

“That’s me,” said {child}.

“That’s me,” said {mabel}.

And they held on, deep inside the hill.

“Are you playing now?”

“Yes,” said {mabel}. “I’m playing.”

# tomorrow
The sun went low. {@A} tipped the sand out of two small shoes, first one, then the other[music: , and hummed {music}][pet.dog: , and {pet} carried the spade].

“Tomorrow?” said {child}.

“Tomorrow,” said {mabel}.

And {child} walked home in the yellow light, holding {@as} hand, with sand between all {child.his} fingers.

# @a-first
{sitter}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

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
