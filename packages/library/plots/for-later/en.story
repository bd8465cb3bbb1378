title: For Later
title: It Is Not a Cupboard
title: Nine Things and a Glove
guest gardener: Mr Duffy (he), Mr Larkin (he)

% @g: who has the next plot: the grandparent, else {gardener}. @a: who goes home with the child: the grandparent, else {adult}, else {gardener}. The fox is always it. What is written on the back of the label is said in
% the very last words, and not before.

# half-a-sandwich
{child} had always wanted a fox. On the first Saturday in November, one walked out from behind [elder: {elder’s}|the] [us: rain barrel | water butt] [us: in the community garden | on the allotment], [pet.dog: went straight past {pet}[!pet.known:  the dog], who was tied to the shed, ][pet.cat: nodded to {pet}[!pet.known:  the cat] on its lid, ]sat down in [elder: the|{child.his}] onion bed, and looked at {child.his} sandwich.

It was a thin fox with one bent whisker. {child} put half the sandwich down on the path and took three steps back, which is good manners with foxes.

The fox picked it up very politely. Then it dug a hole among the onions, put the sandwich in, pushed the earth over it with its nose, and patted it flat.

“You’re supposed to eat it!” said {child}.[pet:  “{Pet} would have!”]

“It’s for later,” said the fox.

[friend: “But you were given it now!” said {friend}[!friend.known: , {child’s} best friend].|“But I gave it to you now!”]

“I know,” said the fox. “That’s how I come to have it for later.” And off it trotted through the hedge.

{@G}, who had the next plot [elder2: with {elder2} ]and grew enormous leeks, [music: stopped humming {music} and ]leaned on {@his} spade.

“You’ve planted a sandwich,” {@he} said. “I doubt it’ll come up.”

# not-a-cupboard
The next Saturday it was a sausage, and four of {child’s} onions came out to make room. The Saturday after that it was a boiled egg, a [us: meat pie | pork pie] and a good deal more mess.

“This is a garden!” said {child}, who was digging a hole of {child.his} own. “It is not a cupboard!”

“What’s that you’re putting in yours?” asked the fox.

“Garlic.”

“Are you going to eat it?”

“Not now,” said {child}. “It’s for—”

The fox waited.

“That’s completely different,” said {child}.

{child.He} {child.was} not going to dig up a [us: meat pie | pork pie] by mistake, though.

# very-small-graveyard
So {child} took a tall cane for each thing the fox had buried, tied a label to the top and pushed it in. SANDWICH, said the labels. SAUSAGE. EGG. PIE.[friend:  {Friend} saw to the spelling.][pet.dog:  {Pet} would have liked to help with the digging, but nobody asked.][pet.cat:  {Pet} rubbed {pet.his} cheek against every one.] By the middle of December there were nine.

“It looks like a very small graveyard,” said {@g}.

# my-glove
Then the fox buried {child’s} glove.

It was the left one, the red one. {child} had only put it down to tie {child.his} boot. [pet.dog: {Pet} barked. ][pet.cat: {Pet} miaowed. ]When [pet.dog / pet.cat: {child}|{child.he}] looked up, the fox was patting the ground.

“That isn’t even food!” shouted {child}.

“No,” said the fox.

“You can’t eat a glove!”

“I know that,” said the fox.

“Then what do you want it for?”

The fox looked at its feet. “For later,” it said.

“Well, I’m not digging it up,” said {child}. “You put it there. You can get it out.” And {child.he} tied a label on a tenth cane, and pressed so hard that the pencil broke. MY GLOVE, it said. THIEF.

[friend: “It’s [us: spelled | spelt] right, anyway,” said {friend}.]

The fox couldn’t read. It thought the canes were pretty.

# snow
That week it snowed[city:  all over {city}][school: , and nobody {at school} talked of anything else]. When {child}[friend & adult / friend & elder: , {friend}][friend & !adult & !elder:  and {friend}][adult / elder:  and {@a}] came on Saturday, the whole [us: garden | allotment] was one flat white sheet, and in the middle of it sat the fox.

It was thinner than before. All round it were holes, and every one was empty.

“I’ve got such a lot to eat,” said the fox in a small voice, “and I don’t know where it is. Snow doesn’t smell of anything. And I kept it all so carefully.”[pet.dog:  {Pet} sniffed, and it was true.]

{child} looked at the snow. There wasn’t a bump or a mark to be seen.

Except ten canes, sticking straight up, with labels on.[pet.cat:  {Pet} stepped through the snow and rubbed {pet.his} cheek against SAUSAGE.]

# its-later
[friend: “That one’s SAUSAGE,” read {friend}.]

{child} fetched {child.his} trowel, swept off the snow with both arms[sport: , as if somebody were coming to {play sport}], and dug at SAUSAGE until {child.his} fingers tingled.[pet.dog:  {Pet} was untied at last and dug beside {child.him}.] Out it came, muddy at both ends. {child} laid it on the snow and took three steps back.

The fox ate it in two bites.

“You ate it!” said {child}.

“Of course,” said the fox. “It’s later.”

# it-came-up
[friend: Then {friend} read and {child} dug, EGG and PIE|Then {child} dug up EGG, and {child.he} dug up PIE], and all the others[athlete: , faster than {athlete} could have done it]. Last of all came the sandwich, in a lump of black earth, and {@g} took off {@his} hat to it.

“Well, I never,” {@he} said. “It came up.”

# it-smells-of-you
Now there was only one cane left. [friend: 

{Friend} didn’t read it out.

]{child} dug, and there was {child.his} glove, stiff and brown and cold. {child.He} laid it down in front of the fox.

The fox put its whole nose inside. It shut its eyes and breathed in for a long time.

“It smells of you,” it said. “You only come on Saturdays. There are a lot of days that aren’t Saturday.”

[pet.dog: {Pet}, who had {child} on all of them, lay down in the snow beside the fox.][pet.cat: {Pet}, who had {child} on all of them, went and sat beside the fox.]

{child} didn’t say anything for a little while.

Then {child.he} put the glove back in its hole. {child.He} pushed the earth over it and patted it flat, and {child.he} turned the label round and wrote two new words on the back.

# for-later
The fox watched until {child} had finished. Then, a good deal rounder than it had come, it trotted home through the hedge.

“Time to go,” said {@a} at the gate. “{child}, your hand’s like ice. Where’s your other glove?”

{child} pushed {child.his} cold hand deep down in {@as} pocket, next to {@as} warm one.

“I’ve got it,” {child.he} said. “It’s for later.”

# @G
{Gardener}
## if elder
{Elder.short}

# @g
{gardener}
## if elder
{elder.short}

# @he
he
## if elder
{elder.he}

# @his
his
## if elder
{elder.his}

# @a
{gardener}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
his
## if adult & !elder
{adult.his}
## if elder
{elder.his}
