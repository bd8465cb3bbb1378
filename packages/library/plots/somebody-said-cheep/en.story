title: Somebody Said Cheep
title: Cheep, Said the Gate
title: The Hen in the Plum Tree
guest hen: Marjorie (she), Henrietta (she)
guest friend: Reuben (he), Iris (she)

% Whoever comes (@a): {adult}, else the elder, else somebody.

# big
It was Easter, and the daffodils were out, and in [elder: {elder.short’s}|the] garden there lived a hen called {hen}.[elder:  {Elder} [elder2: and {elder2} ]had borrowed her for the spring.] She was round and brown and kind, but she had no chicks, and she did so want some.

“Cluck,” said {hen} to {child}, and she lifted up one wing, so that somebody could creep in under it.

“No, thank you,” said {child}. “I’m not a chick. I’m big.”

# the-gate
Then the wind blew, and the old gate swung open.

Cheep, said the gate.

{Hen} stretched up her neck. When somebody says cheep, a hen comes. That’s how it is. She ran so fast that her skirts bounced, all the way to the gate, and she put her wing round it.

“Cluck, cluck, cluck,” she said. “Mother’s here.”

“But it’s a gate!” laughed {child}.

{Hen} didn’t mind. She tidied up its hinges, to make it look nice.

# the-wheelbarrow
Along came {friend}[!friend.known: , [friend: {child’s} best friend | from next door],] with the wheelbarrow, to put the Easter eggs in. It had a rusty wheel.

Cheep, said the wheelbarrow. Cheep, cheep, cheep.

And when somebody says cheep, a hen comes! {Hen} ran after the wheelbarrow, right round the garden. When it stopped, she scratched up a worm and gave it to the wheelbarrow.

The wheelbarrow didn’t want it.

“It’s not hungry,” said {friend}.[school: 

Over at {school} a swing said cheep, and {hen} looked very worried.][music: 

{Friend} whistled {@song}. It was nearly all cheeps, and {hen} had to sit down.][athlete: 

“She’s faster than {athlete},” said {child}.][sport: 

“She ought to come to {@game},” said {friend}.]

# under-a-wing
Then it began to rain a little. {child} sat down on the step, and {hen} came and sat close beside {child.him}. She put a worm on {child’s} knee. Then she spread out her wing, and it was just big enough to go over one of {child’s} feet.

It was warm in there. It was nearly the warmest place a foot had ever been.

But then {friend} looked at them, and {child} pulled {child.his} foot away.

“Stop it!” {child.he} said. “I’m not your chick! I’m big! Go away!”

So {hen} went away. She walked slowly, with her wings held close, and she didn’t look back.[pet: 

{@pet-looks}]

{child} had got to be big. But it didn’t feel nearly as nice as {child.he} had thought it would.

# in-the-tree
Then the wind blew the gate shut. BANG!

{Hen} was so frightened that she flew. She had never flown before. She flapped straight up into the plum tree, higher and higher, and sat down on a branch[city: , from where you could see all of {city}].

And then she couldn’t get down. A hen knows how to fly up, if she’s frightened enough. She doesn’t know how to fly down.

“Come on, {hen}!” called {friend}, and shook the corn in its bowl.

{Hen} shut her eyes and held on.

The branch swayed. It gave a creak.

“She’s going to fall!” cried {friend}. “She’s too scared!”

# said-the-child
{child} ran and stood under the tree. What does a hen come to? She doesn’t come to corn. She doesn’t come to somebody big.

When somebody says cheep, a hen comes.

{child} looked at {friend}, and {child.his} cheeks felt warm. But then {child.he} held up both arms, as high as they would go, and made the rest of {child.him} as small as it would go.

“Cheep,” said {child}.

{Hen} opened one eye.

“Cheep!” called {child}. “Cheep! Cheep! CHEEP!”

And {hen} forgot to be frightened. She opened her wings and threw herself out of that tree, because somebody had said cheep.

Flap, flap, flap … BUMP.

There lay {child} in the grass, with both arms full of hen.

# chicks
“Cluck, cluck, cluck,” said {hen}. “Mother’s here.” And she tidied up {child’s} hair, to make it look nice.

{child} hugged her. She was soft and round, and her heart was beating very fast.

“I am big,” whispered {child} into her feathers. “But I’m a bit of a chick as well.”

“Cheep,” said {friend}, very quietly, and came in under the other wing.

And there they sat in the Easter sunshine, until they were all quite dry.

# somebody-comes
That night {child} lay in bed.[pet.dog / pet.cat:  {Pet} lay on the rug.] It was dark, and the wind was blowing a little. If you’re big, you needn’t be afraid of that. If you’re big, you can go to sleep all by yourself.

But {child} was a bit of a chick as well.

“Cheep,” said {child}.

And {@a} came, and sat down on the bed, and spread out an arm. It was big enough to go over the whole of {child}.

“I’m here,” said {@a}.

Because when somebody says cheep, somebody comes.
## or
Then {child} went home with {@a}. [pet.dog / pet.cat: {Pet} was waiting at the gate. ]The wind had got up, and it was cold on the hands. If you’re big, you needn’t hold on to anybody. If you’re big, you can walk all the way by yourself.

But {child} was a bit of a chick as well.

“Cheep,” said {child}.

And {@a} undid a jacket, and held out one side of it like a wing. Underneath there was just enough room.

“I’m here,” said {@a}.

Because when somebody says cheep, somebody comes.

# @song
{music}

# @game
{sport}

# @pet-looks
{Pet} watched her go.
## if pet.dog
{Pet} lay under the step, and watched her all the way.
## if pet.cat
{Pet} sat at the window, and watched her all the way.
## if pet.other
From the window {pet} watched her go.

# @a
somebody
## if adult
{adult}
## if elder & !adult
{elder.short}
