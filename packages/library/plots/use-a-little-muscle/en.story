title: Use a Little Muscle
title: The Lid on the Ceiling
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever cooks and swings is {adult}, else the grandparent, else {minder}. “Use a little muscle” is said the same way every time, and the last time nearly whispered.

# a-jam-jar
It was Saturday morning, and {child} sat in the kitchen, trying to open the jam jar. {child} was {age}. The lid was stuck, the pancake was going cold, and {@full} stood at the [us: stove | cooker], making {@more}.

“I can’t,” said {child}. “I’m too weak.[athlete:  {athlete} could do it.]”

“Use a little muscle,” said {@a}.

{@A} always said that. {@He} said it about jam lids, and [us: rain boots | wellies], and [us: sweaters | jumpers] with tight necks[school:  on the way to {school}].

{child} wished for superpowers. {Child.He} wished so hard that {child.his} hands tingled[sport: , the same as before {sport}]. Then {child.he} twisted.

CRACK!

# the-fridge
The lid flew up to the ceiling and stuck there, and a big dollop of jam landed on {@s} head.

“That’s more like it,” said {@a}, who hadn’t noticed a thing. “Get the milk as well, will you?”

[pet.dog: {Pet}[!pet.known:  the dog] had noticed. {Pet.He} sat down very close, and waited.]

{child} went to the fridge and took hold of the handle.

CRACK!

“{@A},” said {child}. “The fridge is open.”

“Then shut the door,” said {@a}.

“I can’t. I’m holding it.”

{@A} turned round. In the middle of the floor stood {child}, with the whole fridge door in one hand.[pet.cat:  {Pet}[!pet.known:  the cat] took a long look at the shelves.]

“I’ve got superpowers,” said {child}. “Everything I touch comes off.”

{@A} looked at {child}, and at the door, and at {child} again.

“In that case,” said {@a}, “I think we’ll eat out.”

# the-gate
They went to the playground with the pancakes in a bag.[elder & adult & !elder2:  {Elder} stayed at home to guard the milk.][elder2 & adult:  {Elder} and {elder2} stayed at home to guard the milk.][elder2 & !adult:  {Elder2} stayed at home to guard the milk.] {child} opened the gate.

CRACK!

“Just put it down there for now,” said {@a}.

# a-baby-swing
Now {@a} was really happy[music:  and hummed {music}], because there was something {@he} had wanted for years. {@He} wanted to be pushed, up high. But grown-ups are big, and nobody[city:  in all of {city}] had ever been strong enough. The only swing at the playground was a baby swing, so {@a} put in one leg at a time, and squeezed {@his} bottom in after them.

“Are you sitting properly?” said {child}.

“I’m sitting stuck,” said {@a}. “But it’s a good start. Now push, {child}. Use a little muscle!”

And {child} pushed.

# round-and-round
{@A} flew up into the air. {@He} went right over the top of the swing, round and round, and every time {@he} came past {@he} had time to say one word.

“That’s!” said {@a}. “Enough! Thanks!”

The chains wound themselves up to the very top, and there it stopped. {@A} hung just under the bar, feet up and head down, with the jam still in {@his} hair.

“{child},” said {@a}. “I want to come down now.”

{child} ran up and took hold of the post.

CRACK!

The whole swing leaned over. {@A} rocked a little up there, and didn’t say anything.

# i-said-a-little
{child} let go as fast as {child.he} could, and hid both hands behind {child.his} back. {Child.His} chin wobbled.

“I’m scared of my hands,” {child.he} said. “If I touch you, {@a}, you’ll come off, too.[friend:  And so will {friend}.][pet.other:  And so will {pet}.]”

“Use a little muscle,” said {@a}.

“No!” yelled {child}. “That’s what I did!”

“You used a lot,” said {@a}, upside down. “I said a little.”

# a-dandelion
{child} sniffed for a while. Then {child.he} saw a dandelion in the grass, the kind that is a ball of fluff. {Child.He} crouched down and stretched out one little finger. Slowly, slowly, {child.he} touched it. {Child.He} touched it so little that the dandelion only nodded, and not one bit of fluff flew off.

So that was how little a little was.

# turn-by-turn
{child} got up, stood on tiptoe and touched the swing with that little finger, just as {child.he} had touched the dandelion. The swing rolled back one turn. {Child.He} touched it again, and it rolled another, and so {@a} came down, turn by turn, until both shoes stood in the grass. Then {child} took {@s} belt between two fingers, and pulled.

“Plop,” it went, and {@a} was out.

# made-of-fluff
{@A} sat down on the ground and held out both arms. But {child} stayed put.

“What if it goes crack?” said {child}.

“Use a little muscle,” said {@a}.

{child} put both arms round {@s} neck as if {@a} were made of fluff. It didn’t go crack.

“A little more,” said {@a}.

# click
On the way home they put the gate back, and at home they [pet.cat: carried {pet} out of the fridge and put the door back | put the fridge door back].[elder & adult & !elder2:  {Elder} had drunk up the milk.][elder2 & adult:  {Elder} and {elder2} had drunk up the milk.][elder2 & !adult:  {Elder2} had drunk up the milk.][pet.dog:  {Pet} got to lick {@s} hair at last.] The lid on the ceiling was allowed to stay. {@A} took out a new jar of jam and twisted until {@he} groaned, and then {@he} set it down in front of {child}.

{child} used a little muscle, and the lid went click.

# @full
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @more
another one
## if elder & adult & !elder2
another one, for {elder}
## if elder2 & adult
two more, for {elder} and {elder2}
## if elder2 & !adult
another one, for {elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
