title: Say Cheese
title: The Only Smile I’ve Got
title: The Greenest Smile in the Sea
guest friend: Theo (he), Jem (he)
guest seller: Mr Dobbs (he), Mr Pym (he)
guest photo: Mrs Bell (she), Mrs Hart (she)

% Nobody says cheese with a watermelon in the mouth: “Mmmmm” is everybody’s, to say along. {friend} is the family’s or a boy on the jetty. The grandparent who is ticked holds the camera; the family’s friend shouts “Shark!” and throws the slice; the dog says woof for cheese; the cat does not run.

# the-row
Everybody wanted to be in the picture[school: , and the picture was going up on the wall {at school}]. They stood in a row on the jetty: {child} with a slice of watermelon, [adult: and {adult}, ][elder2: and {elder2}, ][friend: and {friend}[!friend.known: , who was {child’s} best friend,] | and a boy called {friend}, ][pet.dog: and {pet}[!pet.known:  the dog], ][pet.cat: and {pet}[!pet.known:  the cat], who looked the other way, ]and {seller}, who sold the watermelons. [elder: {Elder} | {photo}] held the camera.

“One, two, three,” said {@photo}. “Say cheese!”

“CHEESE!” said everybody.[pet.dog:  “Woof!” said {pet}.]

“CHEEEEESE!” said somebody else.

# a-hat
It came from behind. They all looked round. A big grey head was sticking up out of the water, and it was smiling, with all its teeth.

“SHARK!” shouted [friend: {friend}, and they all ran | everybody, and they ran][athlete:  like {athlete}].

Click.

{@hat}

“Please,” said the shark. “Can I be in it too? I’ll do a smaller smile.”

# a-bottom
So they all came back, on tiptoe, and stood in a row.

“One, two, three,” said {@photo}. “Say cheese!”

“CHEESE!” said everybody.[pet.dog:  “Woof!” said {pet}.][pet.cat:  {Pet} looked the other way.]

“Cheese,” said the shark, as small as he could.

But a shark has so many teeth. Behind the front ones there are some more, and behind those there are some more, and out they all came.

“SHARK!” shouted [friend: {friend}, and they all ran | everybody, and they ran][sport: , right through some people who were trying to {play sport}].

Click.

{@Photo} looked at the picture. There was nobody in it. There was only [pet.cat: {pet}, looking the other way, and ]a bottom.

“That’s mine,” said {friend}.

# the-fin
The shark didn’t laugh.

“I can’t help it,” he said. “It’s the only smile I’ve got.” And he began to sink. His mouth went under. His nose went under. There was only a fin left.

“Wait!” shouted {child}.

# green
{Child.He} ran back along the jetty. {Child.He} ate up {child.his} watermelon, all the red part, quick as quick. Then {child.he} put the green part in {child.his} mouth, and {child.he} turned round, and {child.he} smiled.

There wasn’t a tooth to be seen. It was all green, from ear to ear.

Up came the nose.

“Oh,” said the shark. “That is a good smile.”

“You need a big one,” said {child}. “[friend: {Friend} | {seller}]!”

And [friend: {friend} came back with the biggest slice {seller} had | {seller} came back with the biggest slice he had], and threw it. Snap! Chomp! Then the head came up again, and the shark smiled.

There wasn’t a tooth to be seen. It was the biggest, widest, greenest smile in the whole sea.

# mmmmm
Then {friend} wanted one, [adult: and {adult} wanted one, ][elder2: and {elder2.short} wanted one, ]and {seller} wanted one, [pet.dog: and {pet} wanted two, ]and they all stood in a row.

“One, two, three,” said {@photo}. “Say cheese!”

But you can’t say cheese with a watermelon in your mouth.[pet.dog:  And you can’t say woof.]

“Mmmmm,” said everybody.[music:  It sounded a bit like {music}.]

[pet.dog: “Mmmmm,” said {pet}.

]“Mmmmm,” said the shark.

And nobody ran.[pet.cat:  Even {pet} looked at the camera.]

Click.

# sticky-chins
Then the sun went down[city:  over {city}], and everybody went home with sticky chins. {child} [friend: and {friend} ]and {@a} were the last ones on the jetty.

“Goodbye, shark,” said {child}[pet.cat: , and {pet} waved {pet.his} tail].[pet.dog:  “Woof,” said {pet}.][pet.other:  “I’ll tell {pet} about you.”]

“Mmmmm,” said the shark. He hadn’t taken it out. He wanted to keep it.

He swam away, slowly, out over the dark water. You could see a little green smile. Then you could see a very little green smile. Then you couldn’t see it any more, but you could hear it, far away.

“Mmmmm.”

# @a
{seller}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @photo
{photo}
## if elder
{elder.short}

# @hat
{@Photo} looked at the picture. There was nobody in it. There was only a hat.

“That’s mine,” said {seller}.
## if pet.dog
{@Photo} looked at the picture. There was nobody in it. There was only a tail.

“That’s {pet’s},” said {child}.
## if pet.cat
{@Photo} looked at the picture. There was nobody in it. There was only {pet}, looking the other way.
