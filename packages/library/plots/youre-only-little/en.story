title: Only Little
title: Round as Two Oranges
title: Two Spoons
guest friend: Wren (she), Jonas (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Blow out your cheeks with {child} each time, and let it out at Pffff. The grown-up is {adult}, else the grandparent, else {minder}: @a. A dog comes along; a cat moves out.

# put-it-down
On Saturday morning {child}, who was {age}, blew out {child.his} cheeks until they were as round as two oranges, and then {child.he} picked up the bed. [pet.cat: {Pet}[!pet.known:  the cat] lay there, and wanted it dark again. ]{Child.He} found a sock underneath, put the bed down again, and let out the air. Pffff. And without the air {child.he} couldn’t move it at all.

So that was how it worked. Cheeks full, and {child} had superpowers. Pffff, and {child.he} {child.was} just {child}.[pet.other:  {Pet}, who had seen it all, wanted to see it again.]

{child} was so happy that {child.he} picked up the wardrobe as well.[pet.cat:  {Pet} moved out to the kitchen.][pet.other:  {Pet} got to see that, too.][athlete:  Not even {athlete} could have done it.] For {child} was smaller than most people, and most people were always doing things for {child.him}. They did up {child.his} [us: zipper | zip], and they opened {child.his} yoghurt[school:  {at school}].[sport:  They carried {child.his} bag to {sport}.] “Let me,” they said. “You’re only little.” And what {child} wanted was to do something for somebody else.

{@First} came in.

“{Child},” {@he} said. “Put the wardrobe down, please.”

“Mmmf,” said {child}, because you can’t talk with your cheeks full.

“And come here with those shoes. Let me. You’re only little.”

# stuck-in-the-sand
They went to the beach to meet {@friend}. [pet.dog: {Pet}[!pet.known:  the dog] came along and wanted an ice cream. ]And there stood the [us: ice-cream truck | ice-cream van][city:  from {city}] with its wheels stuck in the sand, and the sea was coming in. There was a rope on the front of the [us: truck | van]. {@A} pulled, and {friend} pulled,[elder & adult & !elder2:  and {elder}, who had come along, pulled,][elder2 & adult:  and {elder} and {elder2}, who had come along, pulled,][elder2 & !adult:  and {elder2}, who had come along, pulled,] and nothing happened.

“Let me,” said {child}.

“Bless you,” said the ice-cream lady from her window. “You’re only little.”

{child} took the rope over one shoulder. {Child.He} blew out {child.his} cheeks as round as two oranges, and {child.he} walked, and the [us: truck | van] rolled along behind {child.him} like a toy dog on a string.

# cone-or-tub
“My goodness!” cried the ice-cream lady. “Cone or [us: cup | tub]?”

“Mmmf,” said {child}.

“What was that?”

“That was mmmf,” said {friend}.

“We haven’t got mmmf,” said the ice-cream lady. “We’ve got vanilla, and one last strawberry with sprinkles.”

Strawberry with sprinkles was the best thing {child} knew.

“Mmmf! Mmmf!” said {child}.

“I’ll take that as a no,” said the ice-cream lady. “Shall I give it to that seagull?”

“NO!” shouted {child}.

# back-to-the-sea
But you can’t shout with your cheeks full. Pffff, went all the air. And the rope slid out of {child’s} hands, and the [us: truck | van] rolled backwards down the beach, playing [music: {music} | its little tune], and stopped with its back wheels in the sea.

{child} ran after it. {Child.He} tried to fill {child.his} cheeks, but {child.his} lip was wobbling, and you can’t keep air behind a wobbly lip. It came out at the side. Pff. Pff. Pff.

“I’ve made it worse,” {child.he} said, and the tears came. “I’m only little.”

{@A} opened {@his} mouth to say “Let me.” But there was nothing {@a} could do. A wave splashed up over the bumper.

# hold-your-cheeks
Then {friend} stood in front of {child}.

“I’ll hold your cheeks,” said {friend}, and put one warm hand on each.

{child} picked up the rope, and {child.he} breathed in, right down to {child.his} toes. {Child.His} cheeks grew as round as two oranges, and {friend} held them tight, and nothing leaked out. {child} took one step. And the [us: truck | van] came too.

# nose-to-nose
So up the beach they went, nose to nose, so close that {friend} seemed to have only one big eye in the middle.

“[us: Cherry or no cherry?|Flake or no flake?]” called the ice-cream lady.

“Don’t answer!” said {friend}, and snorted.

{child} must not laugh. {Child.His} tummy shook and {child.his} eyes watered, but {child.he} pulled, one step and one step more, right up to the road. Then {friend} let go.

PFFFFFF. It blew {@hats} right off.

# two-spoons
“Now then,” said the ice-cream lady. “What would you like?”

“Strawberry with sprinkles, please,” said {child}. “And two spoons.”

{child} and {friend} ate it between them.[pet.dog:  {Pet} got to lick the [us: cup | tub].]

# let-me
The road home went uphill, and halfway up {child} stopped.

“{@A},” {child.he} said. “Will you carry me?”

“You?” said {@a}. “You’ve just pulled an [us: ice-cream truck | ice-cream van] out of the sea.”

“{Child} is only little,” said {friend}.

And so {child} was. {@A} bent down and held out {@his} arms.

“Let me,” {@he} said.

And {child} let {@him}.

# @friend
{friend}, who was {child’s} best friend and a whole head taller
## if friend
{friend}[!friend.known: , {child’s} best friend]

# @hats
{minder’s} hat
## if adult & !elder
{adult’s} hat
## if elder & !elder2
{elder.short’s} hat
## if elder & elder2
{elder.short’s} hat and {elder2.short’s}

# @first
{Minder}, who was looking after {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
{minder.him}
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
{minder.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
