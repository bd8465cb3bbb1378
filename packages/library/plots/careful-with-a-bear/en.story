title: The Bear on the Bottom Shelf
title: Have You Got Any Bears?
title: Careful with a Bear
guest librarian: Pam (she), Joyce (she)
guest neighbour: Winnie (she), Peg (she)

% Whoever is with the child (@a): {adult}, else the elder, else a neighbour, by name each time. The bear is "he".

# the-bottom-shelf
{child} wanted a bear. Not one in a book. A real one, that you could lean on.

So {child.he} went to the library[city:  in {city}] with {@a-first}, and asked.

“Have you got any bears?”

“We’ve got one,” said {librarian} at the desk. “He’s on the bottom shelf. He’s rather fat.”

And there he was, squashed in among the books. {child} took hold of a paw and pulled. Pop! Out came the bear, brown and soft and as big as a sofa.

# beep
[!short: You can’t borrow anything without a beep, so ]{child} held the bear’s paw up to the machine.

Beep, went the machine.

“Hee-hee,” said the bear. He was ticklish under the paw.

“He’s yours till we close,” said {librarian}. “You mustn’t draw on him[!short: , and you mustn’t fold his ears down][sport: , and you certainly mustn’t {play sport} on him]. You have to be careful with a bear.”

# all-of-the-rug
{child} and the bear sat down on the reading rug. The bear took up all of it, so {child} sat on the bear.[friend:  {Friend}[!friend.known: , {child.his} best friend,] came and had the bottom end.][!short:  It was just what {child.he} had been wanting.]

Along came a girl with a crayon. She wanted to draw on the bear.

“No,” said {child}. “You have to be careful with a bear.”[!short: 

Along came a boy. He wanted to fold down the bear’s ears.

“No,” said {child}. “You have to be careful with a bear.”][age>=5: 

Along came a baby. It wanted to see what a bear’s paw tasted like.

“Hee-hee,” said the bear.

“No,” said {child}, and gave the baby a book about vegetables. “You have to be careful with a bear.”]

# the-hatch
But then, ding-dong! The library was closing.

“Everything you’ve borrowed goes back in the hatch,” said {librarian}.[age>=5: 

“Everything?” said {child}.

“Everything,” said {librarian}.]

The bear put his nose in the hatch. He put his head in. He put half his tummy in. And there he stopped.

“Roooar!” said the bear, inside the wall.

He was stuck! Only his bottom was sticking out, and two big feet.

# not-so-hard
{@A} pushed at the bottom.[elder & adult:  {Elder}[elder2:  and {elder2}] pushed at {@a}.][elder2 & !adult:  {Elder2} pushed at {@a}.] It was no good.[athlete:  Not even {athlete} could have got him in.] {librarian} took a run, and pushed hard.

“Roooar!” said the bear.

“Stop!” shouted {child}. “Not so hard! You have to be careful with a bear!”

# one-finger
{child} sat down on the floor by the bear’s feet, and had a think. Then {child.he} put out one finger, just one, and did this, right under the bear’s foot:

Tickle, tickle, tickle.

“Hee-hee,” said the bear.

Tickle, tickle, tickle.

“Ho ho!” said the bear, and his bottom began to bounce.

Tickle, tickle, TICKLE!

“HA HA HA!” laughed the bear, and his whole tummy wobbled, and POP, in he went.

Beep, went the hatch. “Thank you for your bear.”

# the-door
[!short: The floor was empty. ]{child} looked at the hatch. Now {child.he} had no bear.

Then the door beside it opened, and out came the bear.

“Ah,” said {librarian}. “There’s always the door.”

[!short: She looked at her computer. ][school: “He’s going to {school} in the morning,” she said, “but nobody wants him tonight. | “Nobody else is waiting for him,” she said. “]So you can have him again.”

{child} held up the paw. Beep, went the machine. “Hee-hee,” said the bear.

“How long for?” asked {child}.

“All night,” said {librarian}.

# half-of-him
So {child} went home with {@a} in one hand and the bear in the other. The bear got the side by the wall, and {child} leaned against his tummy. It went up and down, up and down[music: , in time to {@song}].[pet.dog:  {Pet}[!pet.known:  the dog] sniffed the two big feet, and lay down on top of them.][pet.cat:  {Pet}[!pet.known:  the cat] sniffed the two big feet, and lay down on top of them.][pet.other:  {Pet} was asleep already.] {Child.He} pulled the [us: blanket | duvet] over the bear, as far as it would go. It went halfway.

“You have to be careful with a bear,” {child.he} said.

“And with my {child},” rumbled the bear.

# @a-first
{neighbour} next door
## if adult
{adult}[elder & !elder2:  and {elder}][elder2: , {elder} and {elder2}]
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @song
{music}
