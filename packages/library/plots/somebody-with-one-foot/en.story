title: Something Is Taking the Socks
title: Somebody with One Foot
guest elder: Granny (she), Nana (she)

% {elder} is the family’s own, else Granny. “Ping!” and “click, click, click” are to join in with. Go slower and softer with every “dimmer”.

# fewer-socks
{child} was staying at {elder’s}, and something was taking the socks.

On Monday, {elder.short} [us: hung | pegged] six socks on the [us: clothesline | washing line], and in the morning there were five. On Tuesday there were four. On Wednesday there were three, and one of those was in a puddle.

“Who would want one sock?” said {elder.short}.

“Somebody with one foot,” said {child}.

[friend: “Or a goat,” said {friend}[!friend.known: , {child’s} best friend], when {child} [us: called | rang] to ask. “They eat anything.”

][elder2: {Elder2} had gone to bed in bare feet, to be on the safe side.

]“We shall have to stay up and see,” said {elder.short}.

# back-step
So that night they sat on the back step, wrapped in the same blanket. They had a [us: flashlight | torch] and a plate of jam sandwiches. [pet.dog: {Pet}[!pet.known: , {child’s} dog,] sat very close to the plate. ][pet.cat: {Pet}[!pet.known: , {child’s} cat,] got into the blanket too, in the middle. ]The moon came up. The sandwiches went down.

Then a light came bobbing through the apple trees.

It was a small, white light, as bright as a star, and it stopped beside the [us: clothesline | washing line]. There was a sniff. There was a tug. “Ping!” went a [us: clothespin | peg].

# in-the-torchlight
{Elder.short} switched on the [us: flashlight | torch].

There stood a young unicorn with {elder.short}’s gardening sock on her horn.

The unicorn looked at {child}. {child} looked at the unicorn. The light shone straight through the hole in the toe of the sock.

“Please don’t be cross,” said the unicorn. “I’ve been trying to sleep.”

“With a sock on?” asked {child}.

# too-bright
The unicorn sniffed. “My horn has just come in,” she said. “It’s lovely, and everybody says so. But it shines all night long, and it’s right above my eyes.[city:  You can see it all the way from {city}.] When I shut them, it’s still bright. I’ve not slept since Sunday.”

{child} could see that it was true. There were grey smudges under the unicorn’s eyes, and she had her feet in the flower bed without noticing.

“And don’t the socks help?” asked {child}.

“They fall off when I lie down. Or else the light gets out of the toe.”

# woolly-hat
{child} thought about it. Then {child.he} looked through the kitchen window, at the table. In the middle of it stood the teapot, in its woolly hat.

“{Elder.short},” {child.he} said. “Could you knit a horn cosy?”

“I could,” said {elder.short}, “if someone will hold the wool.”

# click
So they all went into the kitchen. The unicorn had to come in slowly, because of the lampshade. {child} measured the horn with a piece of string. {Child.He} chose the wool, too. {Child.He} picked the darkest blue, like the sky when you’ve been asleep for hours.

{Elder.short}’s needles went click, click, click[athlete: , as quick as {athlete}]. {child} held the wool between {child.his} two hands and tipped them this way and that, this way and that, to let it run.[sport:  It was like {sport}, only slower.] They needed no lamp at all. The unicorn lit the whole room.[pet.other:  {Pet}, who had come to stay as well, thought it was morning.]

Click, click, click.[music:  {Elder.short} hummed {music}.] Up grew the cosy, narrower and narrower, right to the tip, without one single hole.

# pompom
“It needs something to stop it slipping,” said {elder.short}.

“Ribbons,” said {child}. “To tie under her chin, like my sun hat[school:  {at school}].”

“And something on the top?”

“A [us: pom-pom | pompom],” said {child}. “A big one.”

{Child.He} made it {child.himself}. It was a bit lopsided, and the unicorn said it was the best [us: pom-pom | pompom] she had ever seen.

# dimmer
Then {child} climbed on a chair. {Child.He} slid the cosy down over the horn, slowly, slowly, and the kitchen grew dimmer, and dimmer, and dimmer, until there was only the moon on the floor. {Child.He} tied the ribbons in a bow.

“Oh,” said the unicorn. “It’s dark.” She gave a huge yawn. “It’s beautifully dark.”

And she folded up her long legs, lay down on the rug by the stove, and was asleep before {elder.short} had put away {elder.his} needles.[pet.dog:  {Pet} moved over, to give her room.][pet.cat:  {Pet} lay down against her back, where it was warm.]

{Elder.short} carried {child} up to bed.

# on-the-line
In the morning, the rug was empty. But when {child} ran out into the wet grass, there on the [us: clothesline | washing line] hung all three missing socks. There were tooth marks on the [us: clothespins | pegs].

And the holes in the toes had been mended, every one, with a silver hair.
