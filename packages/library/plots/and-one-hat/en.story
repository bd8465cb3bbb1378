title: The Spider in Seven [us: Rain Boots | Wellies]
title: And One Hat
title: Rrrribbit
guest friend: Hana (she), Tess (she)
guest spider: Mabel (she), Doris (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever calls them in (@first) is the grandparent, else {adult}, else {minder}. Count the feet together. The footprints are said slowly, with a wait before the last.

# puddles
It had rained all morning[city:  {in city}], and now it had stopped. {child} and [!friend.known: {child.his} best friend ]{friend} put on their [us: rain boots | wellies] and ran out to jump in the puddles.

[pet.dog: {Pet}[!pet.known:  the dog] came too, on four bare feet.

][pet.cat: {Pet}[!pet.known:  the cat] stayed on the window sill, and kept all four feet dry.

][pet.other: {Pet} stayed indoors, where it was nice and dry.

]Splash, went {child}.

Splosh, went {friend}.

Boo-hoo, went something behind the shed.

{child} and {friend} stopped jumping.

“That wasn’t a puddle,” said {friend}.

# as-big-as-a-sofa
They held hands, tiptoed across the wet grass, and peeped [us: around | round] the corner. Behind the shed sat a spider. She was not a little spider. She was as big as a sofa and as hairy as a doormat, and she was crying into a leaf.[pet.dog: 

{Pet} went straight under the wheelbarrow.]

{Child’s} tummy went wobbly. But somebody was sad, so {child.he} said, in quite a small voice, “Hello. What’s the matter?”

“Oh!” said the spider. “You didn’t run away! Everybody runs away.” She blew her nose on the leaf. “I’m {spider}, and I’ve lost a [us: boot | welly].”

# one-bare-foot
{child} looked at {spider’s} feet. They had [us: boots | wellies] on, all right. Red ones.

{Child.He} counted them[school: , as they did {at school}]. “One, two, three, four, five, six, seven.”

And there, at the very end, was one bare foot. It was cold and muddy, and its toes were curled up.

“I can’t go home through the puddles,” said {spider}. “Seven feet will be dry, but this one will be ever so wet.”

“We’ll find it,” said {child}.

# red
They looked under the wheelbarrow. No [us: boot | welly][pet.dog: , only {pet}].

They looked in the flowerpots. No [us: boot | welly], only a snail.

They looked in the long grass by the fence, and {friend} shouted, “Red!”

It was the [us: boot | welly]! It was lying on its side, and {child} was just about to pick it up when it said, “Rrrribbit.”

{child} lay down on {child.his} front and looked in. Right at the bottom, where the toes go, a mother frog was tucked up with three tiny frogs. They were all asleep except for her.

“Shh,” said the frog. “I’ve only just got them off to sleep.”

# what-about-my-foot
{child} tiptoed back to {spider} and told her.

“Oh, bless them,” said {spider}. “Then they must keep it. But what about my foot?”

{child} thought. {Child.He} looked at the bare foot. {Child.He} looked at {friend}. Then {child.he} took off {child.his} rain hat, the yellow one, and {child.he} pushed it on to {spider’s} toes, and {friend} tied the strings in a bow.

It fitted perfectly.

“One, two, three, four, five, six, seven [us: boots | wellies],” counted {child}, “and one hat!”

# a-swing
{spider} was so pleased that she danced, and it is very splashy when a spider dances.[sport:  It was just as well that she didn’t want to {play sport}.] Then she spun and she spun, as quick as [athlete: {athlete} | anything], from the shed to the apple tree. When she’d finished there was a silver swing, big enough for two.

They swung and they swung[music: , and sang {music},] until {@first} called them in.[elder2:  {Elder2} had two dry towels ready.]

# the-footprints
That night, in {child.his} pyjamas, {child} looked out of the window[pet.cat: , next to {pet}]. The moon was shining. All the way down the garden went the footprints, [us: boot, boot, boot, boot, boot, boot, boot | welly, welly, welly, welly, welly, welly, welly], hat.

And in the long grass, in a red boot, somebody small said goodnight.

“Rrrribbit.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
