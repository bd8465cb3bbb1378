title: That’s Not What Pirates Say
title: Arr! Yours!
guest pet: Bruno (he), Rusty (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The dog is the family’s own, else next door’s. Whoever rows is {adult}, else the grandparent, else {minder}. Say “Arr! Mine!” together.

# in-the-grass
In the grass outside the [us: cabin|cottage] lay an old boat, and in the boat stood {child}, being a pirate. {@Dog} was going to sit right at the front and bark at the waves. {@A} was going to row. Soon they would sail ever so far away[city:  from {city}].

“What do pirates do?” asked {child}.[school:  Nobody had said {at school}.]

“They take things,” said {@a}. “They say arr, and then they take them.”

{@He} should never have said that.

# arr-mine
“Arr! Mine!” said {child}, and took {@s} hat.

“You’re welcome,” said {@a}.

“That’s not what pirates say!”

“No, sorry,” said {@a}.

{child} put the hat in the boat. Then {child.he} noticed {@s} foot.

“Arr! Mine!” said {child}, and took {@s} shoe.

“Thank you, it was a bit warm in there,” said {@a}.

“That’s not what pirates say!”

“No, I do beg your pardon,” said {@a}.

# everything
Now {child} couldn’t stop. {Child.He} took the cushion out of [elder & adult: {elder’s} [us: beach chair|deckchair], with {elder.short} still sitting on it|the [us: beach chair|deckchair]]. Arr! Mine! {Child.He} took the blow-up crocodile, which was bigger than {child.him}.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had left it behind.] Arr! Mine! {Child.He} took [sport: {sport.thing} and ][elder2: {elder2’s}|the] picnic basket, and last of all {child.he} took {pet’s} blanket and {pet’s} bowl. Arr! Mine!

The boat was full, right up to the top. {child} sat on the heap. {@A} sat at the back, with {@his} knees under {@his} chin.

# nowhere-to-jump
“Off we sail!” shouted {child}. “Come on, {pet}!”

{Pet} came. {Pet.He} put {@paws} on the side and tried to jump in, but there was nowhere to jump to. {Pet.He} tried the other side. The crocodile was sitting there. Then {pet} went away. {Pet.He} lay down under the apple tree with {pet.his} back to the boat.

# woof
Now {child} the pirate had everything, but no {pet}.

“Who’s going to bark at the waves?” {child.he} said.

{Child.He} had a go.

“Woof.”

It came out so small.

“Woof, if it’s no trouble,” said {@a} to the waves.

That didn’t help, either.

“Perhaps we could [pet: get|borrow] a smaller dog,” said {@a}.

“NO!” said {child}. {Child.His} chin wobbled, and now the tears came. “I want {pet}!”

# yours
{Child.He} looked at all the things {child.he} had taken. {Child.He} looked at {pet’s} back. Then {child.he} put both arms round the crocodile and heaved[athlete: , like {athlete}].

“Arr!” said {child}. “Yours!”

And the crocodile flew out into the grass.[friend:  {Friend} would get it back.]

“Arr! Yours!” The cushion flew [elder & adult: home to {elder.short}|out]. “Arr! Yours!” The basket slid over the side[sport:  with {sport.thing}]. “Arr! Yours!” The hat landed on {@s} head, very nearly straight.

“Thank you,” said {@a}.

“That’s not what …” {child} began, and stopped to think. “You’re welcome,” {child.he} said.

# under-the-apple-tree
Now there were only {pet’s} things left. {Child.He} didn’t throw those. {child} climbed out of the boat and walked through the grass all the way over to the apple tree. {Child.He} laid the blanket beside {pet}, and put the bowl by {pet.his} nose.

“Yours,” said {child}.

{Pet} licked {child’s} cheek, from the chin to the eye. Then {pet.he} got up, shook {pet.his} ears, ran to the boat and jumped. Flump! The boat was full again, but now it was full of dog. {child} crawled in too, where it was soft.

# far-away
“Off we sail,” {child.he} said.

{@A} rowed in the grass[music:  and sang {music}]. {Pet} barked at the waves, and the waves did exactly as they were told. They sailed ever so far away[elder & adult / elder2: , all the way to {@far}], and there they ate the sandwiches out of the basket, and then they sailed home again.

# the-shoe
“I think I’d like my shoe now,” said {@a}.

{Pet} was lying on it.

“Excuse me, {pet},” said {@a}. “Might that be my shoe?”

“Arrr,” said {pet}.

{child} patted {pet.his} tummy.

“That’s what pirates say,” {child.he} said.

# @Dog
{Pet}, the dog from next door,
## if pet.dog
{Pet}[!pet.known:  the dog]

# @paws
{pet.his} big paws
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund / breed.Beagle / breed.Cocker Spaniel / breed.Poodle / breed.Bulldog
{pet.his} paws

# @far
{elder.short}
## if elder2 & !adult
{elder2.short}
## if elder2 & adult
{elder.short} and {elder2.short}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @s
{minder’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}

# @he
she
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @his
her
## if elder & !adult
{elder.his}
## if adult
{adult.his}
