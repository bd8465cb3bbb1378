title: Not There, Not There, There!
title: The Dark Has Got My Foot
title: Where’s {child}?
guest sitter: Jess (she), Nell (she)

% Whoever sits on the edge of the bed (@a): {adult}, else the grandparent, else the babysitter {sitter}. The dark is "it". Not there, not there, not
% there … THERE is the refrain, and at the end there is no THERE.

# it-took-the-chair
Click! {@A-first} put out the light, and in came the dark.

It came fast. It took the chair. It took the door.[athlete:  It took {athlete} off the wall.] It took the whole of {@a}, who was sitting on the edge of the bed.

“{@A}!” called {child}.

“I’m here,” said {@a}.

But {child} was afraid. The dark was taking things! What if it took a bit of {child.him} as well? {child.He} looked for one of {child.his} feet. It lived right down at the bottom.

And it wasn’t there.

# the-foot
“The dark’s got my foot!” {child.he} said.[school:  “I had it {at school} today![sport:  I need it to {play sport}!]”][sport & !school:  “I need it to {play sport}!”]

“Has it?” said {@a}. “Have a feel.”

{child} put one hand down under the covers and felt about.

Not there, not there, not there … THERE!

There was the foot, with all its toes on.

# the-tummy
[!short / !elder / !friend: But what about {child.his} tummy? [!short: You couldn’t see that, either! ]{child.He} felt about.

Not there, not there, not there … THERE!

There was {child.his} tummy. It was soft and warm and had pancakes in it.]

# the-nose
[!short & age>=5: “What about your bottom?” asked {@a}. “Have you still got that?”

{child} thought about it. You couldn’t see {child.his} bottom even in the daytime.

“I’m lying on it,” {child.he} said. “It can’t take that. It would have to lift me up first.”

“Well done,” said {@a}. “And your nose?” | “Have you still got a nose?” asked {@a}.]

Oh! {child.His} nose! Where was that? {child.He} felt about.

Not there, not there, not there … THERE!

There was {child.his} nose, in the middle of {child.his} face. {child.He} gave it a honk[friend: , the way {friend} did, who was {child.his} best friend]. Honk, honk.[!short:  {child.He} didn’t have to look for {child.his} ears. They could hear it.]

“It’s not very good at taking things, the dark,” {child.he} said.

“No,” said {@a}. “It keeps putting them back in the same place.”

{child} laughed.[elder & adult:  In the kitchen {elder}[elder2:  and {elder2}] laughed too.][elder2 & !adult:  In the kitchen {elder2} laughed too.] And {child.he} held up {child.his} hand to wave at the dark.

# the-hand
There wasn’t a hand.

“{@A}!” {child.he} called. “Now it’s got my hand! That’s the one I was feeling with!”[!short: 

“You’ve still got your mouth,” said {@a}.

“How do you know?”

“It’s shouting.”]

[!short: That didn’t help. ]{child} lay very still. The dark was big[city: , as big as {city}]. How do you feel for your hand, when your hand has gone?

{child.His} heart went thump, thump, thump.

# clap
But wait. There was another hand! It was under the pillow. {child} pulled it out, and off it went into the dark.

Not there, not there, not there … CLAP!

“Goodness!” said {@a}[!short: , and jumped]. “What was that?”

“That was my hands. They found each other.”

[!short: {child.He} did it once more, to be quite sure. Clap! Both of them were there.]

# taken-back
“And now I’m going to take you back as well,” {child.he} said, and stretched out both arms.

Not there, not there, not there … THERE!

There was {@a}, with an ear on each side and a warm chin underneath.

“Thank you,” said {@a}. “But where’s {child}? I can’t see {child}.” {@A} patted the pillow. Not there. [!short: {@A} patted the covers. Not there. ]{@A} patted a long way out on the floor.[pet.dog:  That was {pet}[!pet.known:  the dog], who wagged.][pet.cat:  That was {pet}[!pet.known:  the cat], who purred.][pet.other:  Not even {pet} had {child.him}.] Not there …

“THERE,” whispered {child}, right into {@as} ear. “Here, I mean. I’m here.”

“What a good thing,” said {@a}, and gave {child.him} a hug.

# both-feet
After that {child} lay[music: , while {@a} hummed {music},] and held on to one foot. {child.He} shut {child.his} eyes, and it went dark all over again, on the inside. [!short: {child.He} opened them. {child.He} shut them. ]That was a dark {child.he} could make all by {child.himself}.

Not there, not there, not there …

And {child} fell asleep, and {child.he} had both {child.his} feet all night long.

# @A-first
{sitter}, the babysitter,
## if adult
{Adult}
## if elder & !adult
{Elder}

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

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
