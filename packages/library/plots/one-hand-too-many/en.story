title: One Hand Too Many
title: The Wrong Pocket
title: Squeeze, Squeeze
guest friend: Maisie (she), Tom (he)
guest small: Nell (she), Dot (she)
guest minder: Josie (she), Hattie (she)

% Squeeze the hand of whoever is listening: two for {child}, three for {small}, and see what comes back.
% The coat is {adult}’s, else the grandparent’s, else {minder}’s. The friend is for every family.

# in-the-pocket
On the day that {child} got lost in the shop, {child.he} had hold of somebody’s hand nearly all the time.

It was raining. {@A-first} had a big blue raincoat, and down in its pocket there was room for two hands, {@of-a} and {child’s}. If {child} squeezed twice, that meant: Are you there? Then {@of-a} hand squeezed twice, too: I’m here.

Behind them came {friend}[!friend.known: , {child’s} best friend,] holding on to {child’s} hood. {Friend} had new shoes[school: , which everybody {at school} had seen,] and looked at nothing but shoes.

[elder & adult: {Elder}[elder2:  and {elder2}] sat on the bench by the tills, minding the umbrella. ][elder2 & !adult: {Elder2} sat on the bench by the tills, minding the umbrella. ]They only needed potatoes[pet.dog: , and a bone for {pet}[!pet.known:  the dog]][pet.cat: , and a tin for {pet}[!pet.known:  the cat]][pet.other: , and a carrot for {pet}][sport: , and after that it was time for {sport}].

# three
There was a machine that sliced bread, brrrrrr[music: , while the loudspeaker played {music}]. {child} let go to watch, and then put {child.his} hand back in the pocket.

Squeeze, squeeze.

The hand in there was warm, and it squeezed back.

Squeeze, squeeze, squeeze.

“That was three,” said {child}.

“{@A} was wearing brown shoes,” said {friend}. “Those are green.”

{child} looked up, past all the buttons. Right at the top was a chin that {child.he} had never seen before.

# not-her
“You’re not {small},” said the lady it belonged to.

{child} pulled out {child.his} hand.

The lady felt about in her pocket, right to the bottom, as if there might be one more in there.

{child} looked all round. There were blue raincoats by the bread and blue raincoats by the bananas[city: , as if all {city} had one], and every one had the wrong face at the top. {Child} was frightened. The shop went on much further than before. {Friend} held the hood with both hands.

“{small}!” called the lady, on tiptoe. “Oh, it’s no use. She never answers. She squeezes.”

“Three times?” said {child}.

“Three times.”

# so-hers-is-there
{child} looked at {child.his} hand. Then {child.he} looked at the lady’s coat, which was big and blue.

“My hand was in your pocket,” said {child}.

“Yes,” said the lady. “I never looked down.”

“Then hers is in {@of-a}.”

“Then it’s all right,” said {friend}. “Then {@a} will come and look for us.”

{child} thought of that pocket. There was a hand in it already.

“No,” {child.he} said. “{@A} thinks I’m there.”

So nobody was looking for them. Nobody even knew they were lost.

“But what about me?” said {friend}.

“You’re only ever behind,” said {child}.

# down-here
{Friend} didn’t answer. {Friend.He} {friend.was} lying on {friend.his} tummy, looking under all the tables of fruit and vegetables.

“Black ones,” said {friend}. “Wellingtons. Sandals, in this weather … Brown ones! And next to them, tiny ones with ladybirds on.”

“The ladybirds are {small}!” said the lady.

From behind the mountain of oranges came a voice they knew.

“Sprouts?” it said. “For pudding?”

“Yes,” said a very small voice.

“If you’re sure,” said {@a}.

# the-other-pocket
They ran round the oranges[athlete:  as fast as {athlete}], with {friend} hanging on to the hood. There stood {@a}, facing the other way. Out of the blue pocket grew an arm, and on the other end of it was a very small girl. The basket was full of sprouts and birthday candles[pet.dog: , and the bone for {pet} was as long as she was][pet.cat: , and {pet} was getting nine tins, not one]. There were no potatoes.

{child} didn’t shout. {Child.He} crept up on the other side, and slid {child.his} hand into the other pocket.

“Now, where’s the list?” said {@a}, and a big hand felt its way down into the pocket.

It stopped.

Squeeze, squeeze, went {child}.

Squeeze, squeeze, went the hand.

“That’s one hand too many,” said {@a}, and stood quite still, with both hands full.

# im-here
{@A} looked down on the one side.

“Yes,” said the girl.

{@A} looked down on the other.

“I’m here,” said {child}.

“And me,” said {friend}, behind.

The lady came running, and held her pocket open a little way. {small} let go of {@a} and put her hand in where it lived. You could see it on the coat: squeeze, squeeze, squeeze, and the last one took a long time.

“But I’ve been asking her things all the way round,” said {@a}.

“She says yes,” said the lady. “To everything.”

[elder & adult: “I did see you go by,” said {elder.short} at the tills. “I thought {child} had shrunk in the rain.”]

# two-and-four
Outside it was still raining. {child} put {child.his} hand in the pocket, and {friend} took hold of the hood.

“There’s another pocket,” said {@a}.

So {friend} had that one.

Squeeze, squeeze, went {child}.

Squeeze, squeeze, went the hand, and it was the right one.

“I’ll do four,” said {friend}, from the other side.

And {@a}, with the potatoes in a rucksack[pet.dog:  and {pet’s} bone sticking out at the top][pet.cat:  and nine tins for {pet}], answered them both all the way home, two on this side and four on that. But every now and then, just to be sure, {@a} looked down.

# @A-first
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

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
