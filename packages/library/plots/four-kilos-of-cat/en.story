title: [us: Nine Pounds | Four Kilos] of Cat
title: Cat This Side, Flour That Side
title: Not in My Bakery
guest baker: Miss Pellow (she), Miss Tranter (she)

% The scales have two pans: clonk is down, creeeak is up. The cat has eaten two of twelve sausage rolls behind their backs. @kilos: kilos or pounds.

# not-speaking
{Pet} had been to the vet, and {pet} was not speaking to anybody.

“{@Kilos},” the vet had said. “Exactly. What a tidy cat.”

Now {pet} sat in {pet.his} basket on the bakery counter with {pet.his} back to everyone. {child}, whose cat {pet.he} {pet.was}, was choosing a loaf[elder: , with seeds for {elder}[elder2:  and without for {elder2}]][adult: , while {adult} bought stamps next door]. {Friend}, who was {child’s} best friend and counted everything, was counting the sausage rolls.

“Twelve,” said {friend}.

And {baker}, the baker, was hitting her scales with a wooden spoon.

# err
“All they’ll say is Err,” said {baker}. “Look. Err. I’ve been nice to them. I’ve been horrid to them. And I need {@kilos} of flour, because tomorrow’s bread has to be mixed tonight. Too much flour and it’s bricks. Too little and it’s soup. And [city: half of {city} | the whole street] has it for breakfast[sport: , and then they {play sport} on it].”

“What about those?” said {child}.

On the top shelf[athlete: , under a picture of {athlete}], stood a pair of old brass scales, with two big pans and a pointer in the middle.[school:  {child} had used a little pair {at school}.]

“Oh, they work,” said {baker}. “But you need a weight to put in one side, and my uncle lent the weights to a man with a boat. He used them for an anchor.”

“Didn’t he bring them back?” asked {friend}.

“He wasn’t very good at knots.”

# in-a-bad-mood
{child} looked at the scales. Then {child.he} looked at the basket.

“{@Kilos}?” {child.he} said. “Exactly?”

“Exactly.”

“{Baker},” said {child}, “we’ve got {@kilos}. It’s just in a bad mood.”

So {child} let {pet} out, and the three of them lifted down the scales and polished the pans, and {baker} made a rule.

“Cat this side,” she said. “Flour that side. And never the other way [us: around | round].”

# nobody-is-to-sit
“In you get, {pet},” said {friend}.

{Pet}, who had been busy at the far end of the counter, looked at {friend.him} as if {friend.he} were the vet.

“You mustn’t ask,” said {child}. {Child.He} laid a paper bag in the pan, so that it crackled. Then {child.he} turned {child.his} back and said in a loud voice, “Nobody is to sit on that bag.”

{Pet} sat on the bag.

CLONK went the scales, and down went {pet}.
## or
“In you get, {pet},” said {friend}.

{Pet}, who had been busy at the far end of the counter, looked at {friend.him} as if {friend.he} were the vet.

“You mustn’t ask,” said {child}. {Child.He} spread a newspaper in the pan, put {child.his} nose right down to it and said in a loud voice, “How interesting. I shall read every word of this.”

{Pet} sat on the newspaper.

CLONK went the scales, and down went {pet}.

# a-king-in-a-lift
Fff, went the flour into the other pan. Fff. Fff. {Friend} counted the scoops. And at the twentieth, creeeak, {pet} began to rise into the air, with a face like a [pet.she: queen | king] in [us: an elevator | a lift].

“Nearly,” whispered {baker}. “Nearly…”

Then {pet} purred, and the pointer shook so much that they had to wait until {pet.he} had finished.

It stopped. It stood dead straight.

“Cat this side, flour that side,” said {baker}. “Lovely. Into the bowl with it.”

# ten
“Stop!” said {friend}. {Friend.He} {friend.was} looking at the tray. “Ten.”

“Ten what?”

“Sausage rolls. There were twelve.”

They all looked at {pet}. {Pet} licked {pet.his} [breed.Sphynx: lips | whiskers], first on the left and then on the right.

“Oh no,” said {baker}. “Then that isn’t {@kilos} of cat.”

“It’s {@kilos} of cat and two sausage rolls,” said {friend}.

“So I’ve got too much flour. Bricks! And I can’t very well take them out of {pet.him}.”

“They come out by themselves,” said {friend}, “if you wait.”

“Not in my bakery,” said {baker}.

# on-the-other-side
{child} said nothing. {Child.He} looked at the cat side. It was two sausage rolls too heavy, and there was no way of getting at them. {Child.He} looked at the flour side.

Then {child.he} took two sausage rolls from the tray, dropped them into a paper bag, and set the bag on top of the flour.

Clonk! Down went the flour. Up shot {pet}.

“But that’s even more!” said {baker}.

# they-dont-count
“Now take flour out,” said {child}. “Just flour. Till it’s straight.”

Fff. Fff. A scoop, and half a scoop, and a pinch. Creeeak. The pointer stood up in the middle.

“{Pet} has got two,” said {child}, “and you’ve got two. So they don’t count.” And {child.he} lifted out the bag with {child.his} own hand.

“{@Kilos} of flour,” said {friend}. “Exactly.”

# not-bricks
{Baker} mixed it and thumped it[music:  in time to {music}] and laid it in its bowl with a cloth on top, and it was not bricks and it was not soup. {child} and {friend} had a sausage roll each. [pet.he: {Pet} had already had his. | [pet.she: {Pet} had already had hers. | {Pet} had eaten already.]]

{Friend} counted the [us: street lights | street lamps] all the way home. There were fourteen, and they were just coming on.

# how-heavy
That night the dough lay under its cloth in the dark bakery and rose, and didn’t make a sound. And {child} lay under {child.his} blanket. Then something landed on the bed, turned [us: around | round] once, and lay down on {child.his} feet.

It was heavy. {child} knew exactly how heavy.

“{@Kilos},” {child.he} said, “and two sausage rolls.”

And {child.he} put out the lamp.

# @kilos
four kilos
## if us
nine pounds
