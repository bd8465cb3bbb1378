title: Thank You, Bus
title: The Bus That Curtsied
title: There’s Somebody Getting On
guest driver: Maureen (she), Brenda (she)
guest sitter: Jess (she), Nell (she)

% The bus goes down: pssss. It comes up: pffff. Whoever the child is with (@a): {adult}, else the grandparent, else the babysitter. The snail is (it). The old man is the grandparent who is ticked, unless {child} is out with that one.

# curtsey
{child} stood at the bus stop with {@a-first}.[friend:  {Friend} was there, {child.his} best friend.][pet.dog:  {Pet}[!pet.known:  the dog] was there, too.][pet.cat:  {Pet}[!pet.known:  the cat] was there, too, in a basket.] And here came the bus! It was number four, the big red one[athlete:  with a picture of {athlete} on the side].

The doors opened. And then the bus did what {child} liked best of all. It curtsied.

Pssss, went the bus, and sank down on one side.[pet.dog:  {Pet} lay down, too.][pet.cat:  Pssss, went {pet} back, from the basket.]

Now nobody’s legs were too short to get on.

“Thank you, bus,” said {child}.

Pffff, went the bus, and stood up again.[pet.dog:  So did {pet}.]

# every-stop
{child} sat right at the front, behind {driver}, who drove[music:  and hummed {music}].[friend:  Next to {child.him} sat {friend}, turning a wheel that wasn’t there.]

At [school: {school} | the school] stood [elder & adult: {elder}[elder2:  and {elder2}] with an umbrella, just in case. | an old man with a stick.]

Pssss, curtsied the bus. [elder & adult: [elder2: On they got. | On got {elder.short}.] | On got the old man.] [friend: {Friend} pressed a button that wasn’t there. ]Pffff, up again.

At the shop stood a man with a baby in a [us: stroller | pushchair].

Pssss, curtsied the bus.[pet.cat:  Pssss, went {pet}.] On rolled the baby. Pffff, up again[pet.dog: , and up got {pet}].

# stays-down
At the park there was nobody. But the doors opened.

Pssss, curtsied the bus.

And there it stayed.[pet.dog:  But {pet} didn’t lie down. {Pet.He} looked at the step.][pet.cat:  {Pet} didn’t answer. {Pet.He} looked out of the basket, at the step.]

“Up you get,” said {driver}, and she pressed the button.[friend:  {Friend} pressed {friend.his}, too.]

The bus didn’t move.

[age>=5 / elder: “Up you get, my dear,” said [elder: {elder.short} | the old man].

The bus didn’t move.
]
# be-light
“We’re too heavy,” said the man with the baby. “[sport: And I’m off to {play sport}! ]Everybody be light! One, two, three!”

The whole bus stood on tiptoe. [elder & adult: {Elder.short} even lifted the umbrella. | The old man even lifted his stick.][friend:  {Friend} held {friend.his} breath.]

“UP!” they said.

The bus didn’t move. Oh no! Would they never get home[pet.other:  to {pet}]?

# getting-on
But {child} was right at the front[age>=5: , where you can see the doors], and {child.he} [pet.dog / pet.cat: looked where {pet} was looking | could see the step]. On the step was something small and brown, with a house on its back.

“Wait!” called {child}. “There’s somebody getting on!”

It was a snail.

The snail was halfway up the step. It put out its horns. It came on a bit. Then it had a rest.

“Oh dear,” said [elder: {elder.short} | the old man]. “This could take a while.”

[pet.dog: Now {pet} lay down. ][pet.cat: {Pet} sat down. ]The bus waited. It was that sort of bus.

# the-leaf
{child} held {@as} hand and crouched down. A big green leaf had blown in from the park. {child.He} put it in front of the snail.

“On you get,” said {child}.

One horn got on. Two horns got on. The head got on, the tummy got on, and last of all the house got on. Then {child} lifted the leaf, ever so, ever so slowly.

“Now everybody’s on!” {child.he} said.

The doors shut.[friend: 

“You do it,” said {driver}, and {friend} pressed the real button.]

Pffff, went the bus, and up it stood[pet.dog: , and up stood {pet}]!

“Hooray!” said everybody.

# on-a-lap
The snail sat on its leaf, on {child’s} lap. It looked out of the window with both its horns[elder: , and {elder.short} told it what everything was].[friend:  {Friend} drove carefully.] They went [city: right through {city}, ]past the church and the horses, all the way to {child’s} stop, beside a meadow.

“Is this your stop, too?” asked {child}.

The snail stretched. It looked like a yes.

{child} pressed the bell. Ding.

Pssss, curtsied the bus, as low as it could go[pet.dog: , and {pet} lay flat].[pet.cat:  And {pet} purred.]

# thank-you
{child} got off and put the leaf down in the soft grass. The snail crept away among the flowers.

{child} turned [us: around | round]. {child.He} held out the two sides of {child.his} coat, bent {child.his} knees, and curtsied to the bus.[elder & adult:  {Elder.short} lifted the umbrella.][pet.dog:  And {pet} lay down in the grass.][pet.cat:  {Pet} blinked, which is how cats curtsy.]

“Thank you, bus,” said {child}.

[friend: {Friend} pressed a button that wasn’t there.

]Pffff, went the bus. And then it drove home.

# @a-first
the babysitter, {sitter}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
