title: The Dragon in the Compost Heap
title: I Can Do Warm
title: That’s Breakfast
guest friend: Hana (she), Tess (she)
guest dragon: Clinker (she), Cinder (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up in the house (@a) is the grandparent, else {adult}, else {minder}. “Hhhhhuff” is breathed on whoever listens, and the last one is the softest.
% One rule: she cannot do fire, but she can do warm.

# bless-you
{child} knew that the compost heap steamed on cold days. {@First} had explained it to {child.him}. {Child.He} didn’t know that it could sneeze.

“Bless you,” said {friend}[!friend.known: , {child’s} best friend], who was polite to everybody, even compost.

“Thank you,” said the heap.[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] barked at bicycles, and birds, and the moon. Now {pet.he} sat down and didn’t say a word.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] had been asleep on the warm side of the heap all morning. Now {pet.he} got up, without hurrying, and went indoors.][pet.other: 

{Pet} was indoors, and had no idea what goes on in compost.]

# no-need
{child} took hold of {friend’s} sleeve. The potato peelings slid sideways. Out came a long green nose, then two orange eyes, and then the rest of a dragon, about as big as a sofa, with a teabag on her head.

“Please don’t run,” said the dragon. “There’s no need. I can’t do the fire.”

“What, none at all?” said {child}.

# huff
“Watch.” The dragon breathed in until her sides creaked. {child} and {friend} got behind the wheelbarrow. The dragon went red. She went purple. She opened her mouth, and out came:

Hhhhhuff.

It blew {child’s} hair straight up. It was as warm as a towel off the radiator, and it smelled a little bit of toast.

“That’s all I’ve got,” said the dragon. “I’m {dragon}. My brothers can melt a frying pan.”

“I think it’s lovely,” said {friend}, unzipping {friend.his} coat.[athlete:  “Not even {athlete} can do that.”]

# under-the-wing
“But why are you in our compost?” asked {child}.

{Dragon} looked left and right. Then she lifted one wing. Underneath, in a nest of cabbage leaves, lay a speckled egg the size of {child’s} head.

“It won’t hatch,” she whispered. “My brothers were going to help. They were going to give it a blast, all three of them at once. I didn’t like the sound of that, so I picked it up and ran. But now it’s gone cold. And I can’t do the fire.”

# breakfast
{child} put {child.his} hand on the egg. It was as cold as a doorstep. {Child.He} thought about eggs. [school: They had painted some {at school}, but that wasn’t it. ]{Child.He} thought about Sunday mornings, and the pan going blip, blip, blip, and {@a} asking how runny {child.he} wanted it.

“{Dragon},” {child.he} said, “if you put fire on an egg, that isn’t hatching. That’s breakfast.”

{Dragon’s} mouth fell open.

# they-sit
“{Friend’s} got hens,” said {child}. “What do your hens do, {friend}?”

“They sit,” said {friend}. “They fluff themselves up and sit there for ages, looking cross[sport: , like people watching {sport} in the rain].”

“Are they hot?”

“No. Just warm.”

{child} looked at the dragon. The dragon looked at {child}.

“I can do warm,” said {dragon}, in a very small voice.

# little-by-little
So she did. She curled her neck [us: around | round] the egg. Hhhhhuff. {child} laid {child.his} ear on the shell. Nothing.

“Again,” {child.he} said.

Hhhhhuff. {Friend} turned the egg over, because that’s what hens do[music: , and hummed {music} to it]. Hhhhhuff. Little by little the cold went out of it. The sky turned pink, and the kitchen light came on[elder2: , where {elder2} was laying the table].

“{Child}! {Friend}!” called {@a}. “[us: Supper | Tea] in five minutes!”

“Once more,” whispered {child}.

# tick
Hhhhhuff.

Tick.

“It knocked!” said {child}. “It knocked on my ear!”

Tick. Tick. Crack! A piece of shell hit {friend} on the nose. Out popped a wet, cross head, no bigger than a plum. It looked up at {dragon}. It sneezed. A tiny flame shot out and set light to the teabag.

{child} patted it out with a snowy mitten.

# with-warm
“Oh,” said {dragon}. “She’s got the fire.”

{child} looked to see if {dragon} minded. But she was smiling all the way back to her ears.

“You did that,” {child.he} told her. “With warm.”

# which-end
That night was the coldest of the winter[city:  {in city}]. {Child’s} bed was like the inside of a fridge, and {@a} went down to fill the hot-water bottle. Something scraped at the window. A long green nose came in over the sill, with a very small dragon asleep on top of it, snoring sparks.

“Which end is coldest?” whispered {dragon}.

“Feet,” said {child}.

{Dragon} lifted the corner of the [us: blanket | duvet].

Hhhhhuff.

The warm rolled in over {child.his} toes, past {child.his} knees and all the way up to {child.his} chin. “Do {friend} next,” {child.he} murmured, and {dragon} nodded, and was gone.

When {@a} came back with the hot-water bottle, nobody needed it. The bed was as warm as toast, and smelled a little bit of it too, and {child} was fast asleep.

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
