title: That’s What I Said
title: Hoppicopter
title: Why Do We Keep Saying the Same Thing?
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever laughs (@a) is the grandparent, else {adult}, else {minder}. Neither of the two can hear what they get wrong.
% {wish.is} and {wish.sound} are always said by themselves. In the fog the calling comes from every side.

# the-first-time
A helicopter flew over the house[city: , on its way across {city}]. {child} pointed, and shouted as loudly as {child.he} could:

“Hoppicopter!”

“It’s called a helicopter,” said {@first}[music: , who was humming {music}].

“That’s what I said,” said {child}. “Hoppicopter!”

{@A} laughed[elder2: , and so did {elder2}]. {child} went warm in the face, because {child.he} couldn’t hear what was so funny. {Child.He} went out and sat on the gate, and was never going to say hoppicopter again[school: , not even {at school}]. Then nobody could laugh.[friend:  Beside {child.him} sat {friend}[!friend.known: , {child’s} best friend,] who had only laughed a little bit, down {friend.his} nose.][pet.dog / pet.cat:  Under the gate lay {pet}[!pet.known:  the [pet.dog: dog|cat]], and said nothing. It’s the safest way.][pet.other:  {Pet} never said anything, and that was probably the safest way.]

# the-same-thing
Along the road came {a wish}.[wish.size.tiny:  You had to look twice to see {wish.him}.][wish.size.huge:  The whole gate shook.]

“{wish.is},” said {the wish}.

{child} nearly fell off the gate. “But you’re {a wish},” {child.he} said. “You go like this. {Wish.sound}.”

“That’s what I said,” said {the wish}. “{wish.is}.”

“No, listen. {Wish.sound}!”

“{wish.is}!” said {the wish}. “Why do we keep saying the same thing?”

And then {child} couldn’t help it. {Child.He} laughed so much that the gate swung.

But {the wish} looked at the ground. “The others do that, too,” {wish.he} said. “That’s why I’ve left home.”

{child} stopped laughing. {Child.His} tummy hurt, just where it had hurt before.

“I’m sorry,” {child.he} said. “They laugh at me as well. When I say hoppicopter.”

“It’s called a helicopter,” said {the wish}.

“That’s what I said,” said {child}.

# the-pea
They looked at each other for a long time.[age>=5:

“I don’t think you can hear yourself,” said {child}.

“I think that’s you,” said {the wish}.][friend:

“You’re both saying it wrong,” said {friend}.]

Now they both thought about it. “It’s right when I send it off,” said {the wish}. “It must go wrong on the way out.”

So they went a long way out into the meadow to practise, where nobody could hear. {@Look}

“There’s a pea in there,” said {the wish}. “Could it be that?”

{child} swallowed the pea. “Hoppicopter,” {child.he} said.

It wasn’t the pea.

# fog
Just then the fog came. It came rolling across the meadow, as thick as porridge, and first it took the house, and then the gate, and then {child’s} own boots. {@Close}[friend:  {Friend} held on to {child}.][pet.dog:  {Pet} lay down across everybody’s feet.]

“{child}!” called {@a}, somewhere. “Where are you?”

“Here!” called {child}.

But now there was calling from every side at once. “{Wish.sound}! {Wish.sound}! {Wish.sound}!”

“It’s the others,” whispered {the wish}. “They’re looking for me.”

“Here!” shouted {child} again. But it got lost in all the rest, and when {@a} called once more, it was further away.

“They’re going the wrong way,” said {the wish}. “All of them.”

# then-well-hear
{child} very nearly cried. But {child.he} stood still and thought. It had to be something that nobody else in the whole fog was shouting.

[age>=5: {child} looked at {the wish}. {The wish} looked at {child}.

]“Say what you say,” said {child}.

“You say what you say,” said {the wish}. “But what if they laugh?”

“Then we’ll hear where they are,” said {child}.

So they each took a big breath[friend: , and {friend} counted to three].

“HOPPICOPTER!” screamed {child}.

“{wish.is}!” screamed {the wish}.[athlete:  They screamed as if {athlete} had won.][sport:  Nobody ever screams so loudly, not even at {@game}.]

And there, in the middle of all that white, somebody laughed. {child} had never been so happy to be laughed at.

“Laugh some more!” {child.he} shouted, and walked towards the laugh, with {the wish} [wish.size.tiny: in {child.his} hand | close beside {child.him}]. “Hoppicopter!” And the laugh came nearer and nearer, until it had two arms, and picked {child.him} up.

# only-one
“I could hear it was you,” said {@a}, into {child’s} neck. “There’s only one person in the whole world who says that.”

And out of the fog [wish.size.tiny: around {@s} shoes | behind {@a}] came all the others. “There’s ours!” they cried. “There’s only one of us who says …”

“{wish.is},” said {the wish}.

Then they all laughed, and {the wish} laughed the most.

# the-helicopter
When the fog had gone, {child} and {@a} sat on the gate.[pet.dog / pet.cat:  {Pet} still said nothing.] Far away all the others were going home. “{Wish.sound}. {Wish.sound}. {Wish.sound},” they heard, and last of all, “{wish.is}.”

Then the helicopter came back. {@A} pointed.

“Look,” said {@a}. “A hoppicopter.”

“It’s called a hoppicopter,” said {child}.

“That’s what I said,” said {@a}.

# @game
{sport}

# @Look
{child} looked into {the wish’s} mouth, and there was nothing odd in there. Then {the wish} looked into {child’s}.
## if wish.size.tiny
{child} looked into {the wish’s} mouth, and there was nothing odd in there, but then it was a very small mouth. Then {the wish} climbed up on {child’s} chin and looked into {child.his}.
## if wish.size.huge
{child} put {child.his} whole head into {the wish’s} mouth, and there was nothing odd in there, only a great deal of room. Then {the wish} looked into {child’s}, with one eye.

# @Close
{child} held on tight to {the wish}, who was {wish.feels}.
## if wish.size.tiny
{child} picked up {the wish}, who was {wish.feels}.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
