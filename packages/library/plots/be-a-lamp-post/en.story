title: The Lamp Post by the Beans
title: Be a Lamp Post
title: Only Tins of Beans
guest friend: Kofi (he), Esme (she)
guest clerk: Doreen (she), Glenda (she)
guest minder: Josie (she), Hattie (she)

% The yellow coat is {adult}’s, else the grandparent’s, else {minder}’s. The friend is for every family. Do the voice from the ceiling with your hands round your mouth.

# the-rule
{@Friend-first} had a rule about getting lost. {Friend.He} told it to {child} in the supermarket[city: , the biggest one in {city}], next to the bananas.

“If you’re lost,” said {friend}, “be a lamp post.”

“Why?” said {child}.

“Because lamp posts don’t move. Have you ever heard of anybody losing a lamp post?”

{child} never had.[school:  Nobody {at school} had, either.]

“Well, we’re not getting lost,” said {@first}. “Stay by the [us: cart | trolley], please, both of you. We need onions[elder & adult:  for {elder’s} soup][elder2 & !adult:  for {elder2’s} soup][pet.dog: , and a bone for {pet}][pet.cat: , and a tin of something for {pet}][pet.other: , and something nice for {pet}].”

# and-one-corner-more
{child} did stay by the [us: cart | trolley]. {Child.He} stayed by it past the onions, and the bread, and the eggs. Then, at the end of the [us: cookies | biscuits], there was a machine that was washing the floor all by itself. It had two lights like eyes. {child} watched it hum past. {Child.He} watched it go round the corner. {Child.He} went just as far as the corner, to see it turn. And then one corner more.

“{@A},” {child.he} said, “it’s got a little sponge on its …”

# a-brown-coat
But the coat next to {child.him} was not {@of-a} coat. It was a brown coat with a man in it.

“Sorry,” said {child}.

{Child.He} turned round. No [us: cart | trolley]. No {friend}. No {@a}. Only [us: cans | tins] of beans, up and up and up, and every bean in them a stranger.

{child’s} heart began to go like a drum[sport: , the way it does when you {play sport}]. {Child.His} legs wanted to run. The left one wanted to run to the bread, and the right one wanted to run to the eggs, and if they had both got their way {child.he} would have come apart in the middle.

# standing-still
Be a lamp post, {child.he} thought.

So {child.he} stood up straight in front of the beans. It was the hardest standing still that {child.he} had ever done[athlete: , and not even {athlete} could have done it better]. {Child.His} eyes went prickly. But {child.he} stood.

A lamp post can look about, though. And a lamp post is allowed to call.

“{@A}!” called {child}. “{@A}!”

Three people looked round. None of them was {@a}.

# right-here
Then {child} saw a lady in a green apron, stacking soup. She had a badge that said {clerk}, so she belonged to the shop.

“Excuse me,” said {child}. “I’m a lamp post. I’m lost.”

“Are you?” said {clerk}. “You look to me as though you’re right here. It must be somebody else who’s missing. Who is it?”

“{@A}.”

“And what’s {@his} whole name?”

“{@A},” said {child}.

# is-that-a-vegetable
“Ah. And what does {@he} look like?”

{child} shut {child.his} eyes, and found that {child.he} knew exactly. “{@He}’s got a yellow coat. And one button, because {@buttons}. And {@he}’s got onions. And {friend}.”

“Is {friend} a vegetable?”

“{Friend.He}’s my best friend!”

# out-of-the-ceiling
{clerk} didn’t take {child.him} anywhere. She stayed beside {child.him} by the beans, took out her little radio and talked into it. [music: The ceiling stopped playing {music}, and a voice boomed out of it instead, | Then a voice boomed out of the ceiling,] over the whole shop.

“Would {@a} in the yellow coat, with one button, some onions and a {friend}, please come to the beans. There is a lamp post waiting for you.”

For a moment there was no sound at all. And then, far away, beyond the cheese, somebody yelled.

“I KNEW IT! I TOLD you {child} would be a lamp post!”

# on-two-wheels
And round the corner they came. The [us: cart | trolley] came first, on two wheels, with {friend} hanging on to the side and pointing like a captain. And behind it, running, with a yellow coat flapping round its one button, came {@a}.

{@A} didn’t say anything. {@He} just dropped down on the floor and put {@his} arms right round the lamp post, and squeezed until it turned back into {child}.

# a-hole-in-the-world
“I went round a corner,” said {child}, into the yellow coat. “And then another one.”

“I looked at an onion,” said {@a}, “and when I looked up, the whole world had a hole in it.”

“{@He} wanted to run everywhere,” said {friend}. “But I said, listen first.”

{clerk} gave them both a high five. And all the way to the [us: checkout | till], {child} kept one hand on the [us: cart | trolley], and {friend} kept one hand on {child}, to be on the safe side.

# well-done
[elder & adult: There was onion soup that evening, and {elder}[elder2:  and {elder2}] wanted to hear about the lamp post twice.

][elder2 & !adult: There was onion soup that evening, and {elder2} wanted to hear about the lamp post twice.

]That night, [pet: when {pet} had been told about it too, ]{@a} tucked {child} in and opened the curtain a crack. Somewhere out there stood all the real lamp posts, glowing, every one of them in just the same place as ever.

“Goodnight,” {child} told them. “Well done.”

# @friend-first
{friend}, who had come along to help with the shopping,
## if friend
{friend}

# @first
{minder}, who was looking after them
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @of-a
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @buttons
the others fell in the pond
## if pet.dog
{pet} has chewed off all the others
## if pet.cat
{pet} has batted all the others under the fridge
