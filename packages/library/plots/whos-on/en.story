title: Who’s On?
title: One More Hole
guest pet: Smudge (he), Tansy (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The pet is the family’s own; else it is the neighbours’ cat, who is staying while they are away.

# one-more-hole
“Time to turn it off now,” said {@a}.

“No!” said {child}. “One more hole!”

On the tablet there was a digger, and when it had dug a hole, it dug another hole. There was always one more.[city:  By now there could be nothing left of {city}.]

“That was one more,” said {@a}.

“One more after that!”

Then {@a} leaned over and turned it off. Everything was gone, and {child} roared. {Child.He} roared so loudly that {@pet} {@fled}.

{Child.He} roared all through teeth.

# sat-on-it
The next evening, the digger was digging again, and {child} sat on the sofa with the tablet on {child.his} knees.

“Nearly time,” said {@a} from the kitchen.

“One more!” shouted {child}.

And then {pet} came. {@Came} and put one paw on the digger.

“Get off!” said {child}.

{Pet} put the other paw on it. {Pet.He} sat down on the tablet, the whole of {pet.him}. Click.

{Pet} got up again, and it was black.

# somebody-in-there
{child} opened {child.his} mouth to roar, as wide as it would go[athlete: , wider than when {athlete} wins]. And then {child.he} saw that there was somebody in there.

In the black there was a child with a very big mouth.

It looked so silly that {child} shut {child.his}. And so did the other one.

And behind the shoulder came two ears. Then came {pet’s} whole face, with a sock in its mouth.

It was their playing sock.

“Were you there all the time?” said {child}.

{Child.He} turned round. There sat {pet} {@there}. {Pet.He} had waited for hundreds of holes.

# i-like-this-bit
{@A} came in from the kitchen.[elder:  After {@him} came {elder}[elder2:  and after them {elder2}].]

“What are you watching?” said {@a}.

“Us,” said {child}.

{@A} bent down to look. Now {@he} was in there, too.

“Is it good?” said {@a}.

“{Pet} is washing {pet.his} bottom,” said {child}.

“Oh, good,” said {@a}. “I like this bit.”

[elder: “Move up,” said {elder.short}. “I can’t see.”]

Then {pet} wanted the sock pulled. {child} took one end, and {pet} took the other, and they went all the way to the teeth like that[music: , growling {music}].

# i-want-to-know
The next evening came, and the digger was digging.[school:  It dug deeper than they ever dig {at school}.][friend:  {Friend} had been there all afternoon, and they had dug so much in the sandpit that {child} had sand in both ears.]

“Time,” said {@a}.

“No!” said {child}. “One more …” And then {child.he} thought of something. {Child.He} couldn’t see anybody in there now, only the digger.

The digger finished its hole. {child} put {child.his} finger on the button. It wanted another hole, that finger. But {child} wanted to know.

“I’m going to see who’s on,” {child.he} said, and {child.he} pressed it {child.himself}. Click.

# whos-on
First there was a child. And behind that came one ear, and then the other ear, and then a sock.

“It’s {pet}!” said {child}.

“What a surprise,” said {@a}.

And off they went to do the teeth, {child} first, and then the sock, and then {pet}.[friend:  “Tomorrow {friend} has to see it,” said {child} round the toothbrush.]

# something-soft
When the teeth were done, and the [us: pajamas | pyjamas], {@a} tucked them in. The sock lay on the pillow. It was rather wet.

“Shall I turn it off?” said {@a}, with {@his} hand on the lamp.

“No,” said {child}. “Me.”

{Child.He} put out {child.his} finger and pressed it {child.himself}. Click.

Everything was black.

“Who’s on?” whispered {@a}.

{child} lay quite still and waited. Something came up on to the bed. It walked along {child.his} legs, and over {child.his} tummy, and it {@purred}, close to {child.his} ear.

“{Pet} is,” whispered {child}.

“I like this bit,” said {@a}.

# @pet
{pet}, the cat from next door, who was staying with them,
## if pet.cat / pet.dog
{pet}

# @Came
{Pet.He} walked along the back of the sofa. {Pet.He} climbed down over {child’s} shoulder,
## if pet.dog
{Pet.He} put {pet.his} chin on {child’s} knee. {Pet.He} waited a bit. Then {pet.he} climbed up,

# @there
on the back of the sofa
## if pet.dog
right behind {child}

# @fled
ran up the curtain
## if pet.dog
ran under the table with half of {pet.him}

# @purred
began to purr
## if pet.dog
sighed and lay down

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
