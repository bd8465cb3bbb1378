title: Fluent Mm
title: It Had Been Egg
title: In Two Pieces
guest pet: Scout (he), Tess (she)
guest wolf: Ash (she), Sorrel (she)
guest keeper: Auntie Josie (she), Auntie Hattie (she)

% “Ow-ow-ooooo,” chin up, for both of you. The howl breaks in the middle; let it.
% @a: {adult}, else the grandparent, else {keeper}. @cook is at the stove: a second grown-up, where there is one. The dog is the family’s, else next door’s.

# it-had-been-egg
{child} had not said a proper word since Thursday, when {child.he} had read out one sentence in assembly[school:  {at school}] and {child.his} voice had broken in the middle of it. The first half came out like a {@man}. The second half came out like a kettle. The whole school laughed, and since then {child} had said nothing but “Mm”, except {@dog}.[friend:  {Friend} had [us: called | rung] every evening, and every evening had got “Mm”.]

“Beans or egg?” said {@cook1} at the stove.

“Mm,” said {child}.

“Beans,” said {@a1}. “You see? I speak fluent Mm.”

It had been egg.

# three-weeks
It was [us: vacation week | half-term], and they had a cottage at the wildlife park[city:  {in city}], because {@a} was looking after the wolves. Just now there was only one, a young grey wolf called {wolf}, who had come three weeks ago. She lay at the back of her wood with her face to the fence, and she had not made a sound. If she hadn’t settled by Sunday, she would be sent away.

“A wolf won’t howl if she thinks nobody’s going to answer,” said {@a}. “Somebody has to show her.”

So every evening {@a} stood at the fence and howled. {@A-he} sounded like somebody shutting a thumb in a car door, very slowly. {Wolf} put a paw over her nose.[elder2 & adult:  {Elder2} shut the kitchen window.] The only one who answered was {pet}, who couldn’t hear a howl without joining in. {Pet.He} lifted up {pet.his} chin and went ow-ow-ooooo, for {@a}, for ambulances, [sport: for the cheering at {sport}, ][music: for {music}, ]and for the music before the news.

# younger-lungs
On Tuesday evening {@a} tried again, and nothing came out but a squeak. [adult.name: The voice was all howled away. | {@A-he} had howled {@a-his} voice away.]

“You have a go,” {@a-he} whispered. “You’ve got younger lungs.”

“Mm,” said {child}.

“Is that a yes?”

“Mm.”

“That’s a no. I’m getting better at this.” {@A} looked at {child.him} sideways. “Is it about Thursday?”

{child} looked at [child.name: the mud | {child.his} boots]. {@A} drew a breath to say something wise, and squeaked.

# a-deer
They walked home the long way, [us: around | round] the outside of the big fence, while the fog came down through the trees. Suddenly a deer burst out of the bracken. {Pet} leapt after it, the [us: leash | lead] whipped out of {child’s} hand, and {pet.he} {pet.was} gone.[athlete:  Not even {athlete} would have caught {pet.him}.]

They heard {pet.him} crashing through the ferns, and then they didn’t hear {pet.him}. The [us: flashlight | torch] showed nothing but a white wall. Somewhere beyond the trees was the main road, and in the fog the [us: trucks | lorries] seemed to be on every side at once.

# one-voice-left
{@A} cupped both hands [us: around | round] {@a-his} mouth. “Hff,” {@a-he} said. “Hff.” A mouse would have had to lean in.

{@A-he} looked at {child}. {@A-he} didn’t ask. But there was only one voice left on that hill, and {child} had sworn never to use it again.

{child} knew exactly what it would do. [child.name: There was nobody there but {@a}, and it didn’t help, because {child} was there as well, and would have to hear it. | {Child.He} told {child.himself} that nobody was there but {@a}, and it didn’t help, because {child} would have to hear it {child.himself}.] Then a [us: truck | lorry] went by, much too near, and {child.he} threw back {child.his} head.

“{Pet}!”

It started low, and it broke, and the end of it shot up into the fog and wobbled there. It was Thursday all over again. {child} shut {child.his} eyes and waited for the laugh.

Something answered.

# meant-to-break
It came from the wolf wood. It started low, and it broke, just where {child’s} had broken, and the end of it went up and hung above the trees.

“That’s {wolf},” whispered {@a}. “Do it again.”

“But it’s horrible,” said {child}, half {@man} and half kettle.

“It’s wolf!” squeaked {@a}. “It’s meant to break, it makes one sound like two! No wonder she wouldn’t talk to me. I’ve been doing it in tune!”

So {child} did it again. {Child.He} let it go down as deep as it liked, and crack, and fly. {Wolf} took it from {child.him} and threw it back. And then, a long way off to the left, out of breath and very small, came a third one.

“Ow-ow-ooooo.”

# a-third-one
“{Pet.He} can’t help it!” said {child}. “Come on!”

They went towards it, and {child} howled, and {wolf} howled, and {pet} simply had to, and each time {pet.he} {pet.was} nearer. They found {pet.him} at the last gatepost before the road, with {pet.his} [us: leash | lead] wound [us: around | round] it and {pet.his} chin in the air.

{child} went down on {child.his} knees in the mud and held {pet.him}. “You idiot,” {child.he} said, very low. “You complete idiot,” {child.he} said, very high. {Pet} licked {child.him} on both voices.

# at-the-front
On the way back they passed the wolf wood, and {wolf} was standing at the front with her ears up, expecting somebody.

“She’ll be staying, then,” whispered {@a}.

# a-better-audience
At home {@cook} put the pan on and reached for the [us: can | tin].[elder2 & adult:  {Elder2} had opened the window again.] “Beans?”

“Egg,” said {child}. “It’s been egg since Thursday.”

{@Cook} put the [us: can | tin] back. “And on Monday,” {@said}, “if they laugh?”

{child} thought about it, with {pet’s} wet chin on {child.his} foot. “Then they laugh,” {child.he} said. “I’ve had a better audience.” It cracked in the middle, and {child.he} let it.[friend: 

After the eggs {child.he} [us: called | rang] {friend}. It took a good while, and it went up and down all the way.]

# in-two-pieces
Later, when the light was out, {@a} came to the bottom of the stairs. “{Child}?” {@a-he} croaked. “All right up there?”

“Yes, {@a},” said {child}, out loud. “I’m all right.”

It came out in two pieces. And from far away in the wood, long and low, somebody answered.

At the foot of the bed, {pet} lifted up {pet.his} chin.

# @dog
in bed, in a whisper, to next door’s dog {pet}, who was theirs for the week
## if pet.dog
to {child.his} dog {pet}, in bed, in a whisper
## if pet.dog & breed
to {child.his} {breed} {pet}, in bed, in a whisper

# @man
tuba
## if child.he
man

# @cook1
{keeper}
## if adult & !elder
{adult}
## if elder
{elder}
## if elder2 & !adult
{elder2}

# @cook
{keeper}
## if adult & !elder
{adult}
## if elder
{elder.short}
## if elder2 & !adult
{elder2.short}

# @a1
{keeper}
## if adult
{adult}
## if elder & !elder2 & !adult
{elder.short}
## if elder2 & !adult
{elder}

# @said
said {@a}
## if adult & !elder
{adult.he} said
## if !adult & !elder
{keeper.he} said
## if elder & !elder2 & !adult
{elder.he} said

# @a
{keeper}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-he
{keeper.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @a-his
{keeper.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
