title: The Owl on the Garage
title: On the Monday
title: A Bit Late
guest friend: Yusuf (he), Nell (she)
guest pet: Doris (she), Monty (he)
guest lodger: Mrs Hale (she), Mr Orme (he)

% The dog is the neighbour’s, or the family’s own; a cat thumps with its tail just as well. It is the dog who hears the real owl. Make the hoot long and sorrowful.

# three-years
{Friend}[!friend.known: , who was {child’s} best friend,] had been looking for an owl for three years.

{Friend.He} had sat in rain, and {friend.he} had sat in snow. {Friend.He} had a notebook with “Owls” on the first page, and nothing at all on any of the others. Once {friend.he} had crept up on one for forty minutes, and it turned out to be a mitten.

So it was no wonder that when {friend.he} rang {child} at home one Monday evening, {friend.he} could hardly speak.

# on-the-garage
“Look outside,” whispered {friend}. “On the garage. Don’t move!”

{child} looked out. On the garage roof, against the green evening sky, sat a big, dark owl.

“I can see it from our stairs,” {friend} whispered. “It isn’t scared of anything[athlete: . It’s like {athlete}]!”

“No,” said {child}. “It’s very … calm.”

It was. [adult: {Adult} | {Lodger}, who rented the next room,] had bought it that same day in a sale. It was made of plastic, and it was there to frighten the pigeons.

That was when {child} should have said so. But {friend’s} voice was so happy that it shook, and {child} thought, I’ll say it tomorrow.

# four-pages
But by morning {friend} had already told the whole class[school:  {at school}][elder: , and {elder}[elder2:  and {elder2}] at the gate]. {Friend.He} had filled four pages of the notebook. “Sitting still,” said the first. “Still sitting still,” said the second. At [us: recess | break][sport: , when the others went off to {play sport}], {friend.he} spoke so that only {child} could hear.

“You know,” {friend.he} said, “I’d almost given up.”

I’ll say it tomorrow, thought {child}.

# strict-landlord
That evening {child} sat on the bed with {pet} alongside. {@pet} The bed stood under the window, and from there {pet.he} liked to look out over the yard like a strict landlord.

{Pet} looked at the plastic owl. Then {pet.he} looked at {child}. Then {pet.he} {@washed}. {Pet.He} had been scared of the iron, of a balloon and of [adult: {adult’s} | {lodger’s}] new shirt, but that owl had never bothered {pet.him} for a second.

[adult: {Adult} | {Lodger}] put [adult: {adult.his} | {lodger.his}] head in[music:  and stopped humming {music}]. “Works a treat, doesn’t it? Not one pigeon all day!”

“If you haven’t told a lie,” said {child}, “but there’s something you just haven’t said, is that the same?”

[adult: {Adult} | {Lodger}] leaned on the door frame and thought about it.

“Maybe not the first night,” said [adult: {adult} | {lodger}]. “But it goes off. Like milk.”

# seven-of-them
On Thursday {friend} said that {friend.he} had written to the Bird Club[city:  {in city}]. They were coming on Saturday, seven of them. With telescopes.

“Come over tonight,” said {child}, whose mouth had gone quite dry. “There’s something I’ve got to show you.”

# its-plastic
They sat in the dark on {child’s} bed, by the window, with {pet} between them. {Friend} had binoculars round {friend.his} neck and the notebook open. The moon had just come up over the garage.

“Thanks for having me,” {friend} whispered.

It was the thanks that did it. {child} couldn’t bear another minute.

“It’s plastic,” {child.he} said.

“What’s plastic?”

“The owl. I knew all the time. I was going to say, only you were so happy, and then it was the next day, and then …” {child} stopped. “I’m sorry.”

{Friend} said nothing. {Friend.He} looked out of the window. Then, very slowly, {friend.he} closed the notebook.

“So I’ve stood on the stairs for three nights,” {friend.he} said, “watching a scarecrow.”

“Yes.”

“And you let me.”

“Yes,” said {child}.

It was so quiet that they could hear the house creak. {Friend} began to pull the binocular strap over {friend.his} head, and {child} thought, Now {friend.he} will go home. It serves me right.

# thump
THUMP.

THUMP, THUMP.

It was {pet}. {@thump}

“But {pet.he} never took any notice of …” {child} began.

Outside, very close, somebody called in the dark. It was a long, shaky call, like blowing across the top of a bottle and turning sad at the end.

Hoo. Hoo, hoo-hooooo.

Something big and soft slid past the window without a sound, as if the night itself had turned a page. It landed on the garage.

Now there were two.

# it-bows
One of them sat still. The other turned its head right round, fluffed up its feathers and took a small step closer. And then it bowed.

“A [us: barred | tawny] owl,” breathed {friend}. “A live one.”

The plastic owl did not bow back. So the other one flew away. But soon it was there again, with something in its beak. It was a mouse. With the utmost politeness, it laid the mouse at the plastic owl’s feet.

A strange noise came out of {friend}. {Friend.He} had both hands over {friend.his} mouth and was laughing so much that the tears ran down.

“At least I’m not the silliest,” {friend.he} got out. “I never brought it a mouse!”

Then {child} laughed too, into {pet’s} fur.

# found-by
After that {friend} opened the notebook at a new page and wrote for a long time in the moonlight. {child} read it over {friend.his} shoulder.

“[us: Barred | Tawny] owl. Real. Discovered by {pet}.”

And on the line below:

“{child} was there too. Told the truth. A bit late.”

“Next time,” said {friend}, “you tell me on the Monday.”

“On the Monday,” {child} promised.

# to-come-home-to
In the doorway stood [adult: {adult} | {lodger}] in the new shirt[elder: , with {elder}[elder2:  and {elder2}] behind], wanting to know who was thumping. They pointed. [adult: {Adult} | {Lodger}] looked for a long time at the two owls, the one that was waiting and the one that couldn’t answer.

“Poor old thing,” said [adult: {adult} | {lodger}] softly. “I’d better build a nest box. Then there’ll be something here to come home to that’s real.”

{Pet} had stopped thumping. {Pet.He} lay between {child} and {friend}, {@guard}, keeping watch over it all. And out on the garage the owl bowed once more, to be on the safe side, before it rose and went away over the roofs, as silent as falling snow.

# @pet
{Pet} was the dog from next door, and was staying with them that week. {Pet.He} had one ear that stood up and one that had given up.
## if pet.dog
{Pet} was {child’s} dog, and could sleep with one eye and keep watch with the other.
## if pet.dog & breed
{Pet} was {a breed}, and could sleep with one eye and keep watch with the other.
## if pet.cat
{Pet} was {child’s} cat, and could sleep with one eye and keep watch with the other.
## if pet.cat & breed
{Pet} was {a breed}, and could sleep with one eye and keep watch with the other.

# @washed
licked one paw
## if pet.cat
washed {pet.his} face

# @thump
{Pet.He} stood with {pet.his} nose to the glass, stiff as a boot, and {pet.his} tail beat on the wall so that the plant pots rattled. Even the ear that had given up was standing straight in the air.
## if pet.dog
{Pet.He} stood with {pet.his} nose to the glass, stiff as a boot, and {pet.his} tail beat on the wall so that the plant pots rattled. Both eyes were wide open.
## if pet.cat
{Pet.He} stood on the windowsill, stiff as a boot, and {pet.his} tail, which had gone as fat as a bottle brush, beat on the glass so that the plant pots rattled. Both eyes were wide open.

# @guard
one ear up and one ear down
## if pet
one eye open and one eye shut
