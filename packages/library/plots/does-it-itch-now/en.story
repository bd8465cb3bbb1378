title: The Knight with the Itch
title: Does It Itch Now?
title: Clonk, on the Rug
guest knight: the knight (he), sir knight (he)

% “Does it itch now?” is asked after each thing that comes off. The button on his side is there from the start. All is scrape and clonk, till it’s soft.

# it-itches
It was evening[adult: , and {adult} had said goodnight]. On the rug by {child’s} bed stood a knight.

He was made of tin, from top to toe. On his side was a little button.

Clonk, said {knight}.

“Hello, knight,” said {child}.

“Hello,” said {knight}. “It itches.”

“Where does it itch?”

“On my back.”

# scratch
{Knight} scratched with his tin hand. Scrape, scrape, scrape. Tin on tin.

It didn’t help.

“It itches!” said {knight}.

{child} scratched his back. Scrape, scrape, scrape. But his back was tin, too. It didn’t help.

“It itches!” said {knight}.

# the-helmet
Then {child} knew what to do.[elder:  {Elder}[elder2:  and {elder2}] had taught {child.him}.]

“Off with your helmet!” {child.he} said.

{Knight} bent down. {Child.He} pulled. Clonk, on the rug.[pet.cat:  {Pet}[!pet.known:  the cat] crept inside and went to sleep.]

Out came a head! Two ears. A nose. Hair that stuck up.[sport:  That’s what you get if you {play sport}.]

“Does it itch now?”

“It itches!” said {knight}.

# the-gloves
“Off with your gloves!” said {child}.

{Child.He} pulled one finger. {Child.He} pulled another. And another. And another. And the thumb. Clonk, on the rug.

And then the other glove. Clonk.

“Does it itch now?”

“It itches!” said {knight}.

# dragons
“What’s it all for?” said {child}.

“It’s to keep the dragons off,” said {knight}. “You never know when they’ll come.”

{child} looked under the bed. {Child.He} looked behind the curtain, and even in the cupboard.

“But there aren’t any dragons here,” {child.he} said.

“Not a single one,” said {knight}. “You see? It works ever so well. I haven’t been bitten once.”

Then he wriggled, clonk, and gave a sigh.

“But it doesn’t keep the itch off,” he said.

# the-boots
“Off with your boots!” said {child}.

{Knight} sat down. {child} pulled one. Clonk. {Child.He} pulled the other. Clonk.

Ten toes! [school: They can count that far {at school}. The toes|They] were cold. {Child.He} rubbed them.[pet.dog:  {Pet}[!pet.known:  the dog] licked them.]

“Does it itch now?”

“It itches!” said {knight}.

# stuck
Now there was only his tummy left, and his back. {child} pulled. {Knight} pulled.

The tin wouldn’t come off. And {knight} began to cry. A tear ran down his nose.

“Nobody can scratch me,” said {knight}. “Nobody [city: in all {city}|at all].”

{child} wiped his nose.

“I can,” {child.he} said.

# click
{Child.He} felt along {knight’s} side. There was the button! {Child.He} pushed it with {child.his} thumb.

Click.

CLONK, it went, on the rug.[athlete:  It would have made {athlete} jump.]

And there sat {knight} in [us: an undershirt | a vest]. It was yellow, with spots.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had one like it.] And it was soft.[pet.other:  {Pet} stared and stared.]

# there
Now {child} scratched[music: , and hummed {music}]. {Child.He} scratched with all {child.his} fingers.

“Up a bit,” said {knight}.

{Child.He} scratched up a bit.

“Down a bit,” said {knight}.

{@He} scratched down a bit.

“Over a bit … a bit more …”

{Child.He} scratched over a bit. A bit more.

“There,” said {knight}. “Oh. There.”

{@He} scratched there. For ages.

To and fro. Slowly.

To … and fro.

“Does it itch now?” whispered {child}.

“No,” said {knight}. “Now it’s lovely.”

# up-and-down
And he lay down on the rug, with his cheek on his hand, soft all over.

{child} crept into bed. {Child.He} put {child.his} hand down on {knight’s} back.

His back went up. His back went down.

Up … and down.

And {knight} was asleep.

# @he
{child.he}
## if child.she
she
## if child.he
he
