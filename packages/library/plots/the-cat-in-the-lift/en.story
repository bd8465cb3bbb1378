title: The Cat Who Took the [us: Elevator | Lift]
title: Ping!
title: All the Way Down
guest cat: Marjorie (she), Maud (she)
guest friend: Hannah (she), Felix (he)
guest sitter: Bev (she), Jan (she)

% @a: {adult}, else the elder, else the babysitter, by name each time. The cat is "it" until it has got a name, then "she".
% The nose that reaches six: a small dog's (in the jacket), a big dog's (on its back legs), else the cat's own. Beagles, bulldogs and cocker spaniels are too
% heavy for the one and too short for the other; they look on.

# a-cat
There was a cat in the [us: elevator | lift].

It was sitting right in the middle of the floor, grey and as big as a cushion, and when everybody wanted to get in, it didn’t budge an inch.

Everybody was {child} and [friend: {friend}|{friend} from next door] and {@who}, who had all been down in the laundry room. {@A} had such an armful of clean sheets that there was nothing to be seen above them but two eyes.[pet.dog:  {@dog}]

“Press three, {child},” said {@a} from inside the washing.

{child} pressed three. The [us: elevator | lift] hummed[music: , almost like {music}].

# third-floor
Ping! That was the third floor.

The doors slid open. But the cat just sat there and looked at them.

“[us: Meow | Miaow]?” it said, exactly as if it were asking them something.

“Don’t you want to get out?” said {child}. “Where do you live?”

“What if it’s been going up and down all day?” said {friend}. “What if it can’t reach the button?”

[school: “I can’t reach my peg {at school},” said {child}.

]The buttons were in a long row up the wall, with one at the bottom and six at the top. The cat stood up on its back legs and stretched. It turned out to be an unbelievably long cat. But its paw didn’t even get as far as one.

“{@A},” said {child}, “we’ve got to help it get home.”

“I suppose we have,” said {@a}. “Only be quick. I’m beginning to lose the pillowcases.”

# fish-fingers
{child} stood on tiptoe and pressed four.

Ping! The cat stuck its nose out. It smelled of paint out there. It sat down again.

{Friend} jumped for five. The third time {friend.he} jumped, {friend.he} got it.

Ping! The cat stuck its nose out. It smelled of fish [us: sticks | fingers] out there. The cat thought about that for a long time. But then it sat down again.

# the-top-one
“Then it must be six,” said {child}.

{Child.He} stretched[sport: , the way you do before you {play sport}]. {Child.He} couldn’t reach. {Friend} jumped, and {friend.he} couldn’t reach it either.[athlete:  {athlete} could have.] {child} tried lifting {friend} up, and it worked, but only by half an inch. So {friend} took a rolled-up sock and threw it at the button. It hit {@a}.

“I can’t let go,” said {@a}. “If I do, the whole lot will be on the floor.”

“[us: Meow | Miaow]?” said the cat.

# just-the-right-size
{child} looked at the cat. The cat looked at six. It had a nose, didn’t it? It was a pink nose, and it was round, and it was just the right size. And then {child} remembered how very long that cat could get.

“Right,” {child.he} said. “You can press it yourself.”

{Child.He} took hold of the cat under its front legs, {friend} held its bottom, and they lifted it as high as they could. The cat got long. The cat got longer. The cat went on and on, as if there would never be an end to it. Now it was nose to nose with six, so it did what cats always do when something is new. It had a sniff at it, a good long sniff.

The button lit up.

The cat was so surprised that it forgot to [us: meow | miaow]. Nobody had ever let it press one before. And now it was the tallest of them all!
## if pet.dog
Then {child} felt something cold against {child.his} arm. It was a nose, and it had come out from behind {child.his} back to see what was going on.

{child} looked at the nose. It was wet, and it was round, and it was just the right size.

“{Pet},” {child.he} said, “you’re going to have to be brave.”

{Child.He} patted the wall, as high up as {child.he} could. {Pet} was trembling all over. But up {pet.he} got, on {pet.his} back legs, and {pet.he} {pet.was} even longer than the cat. Now {pet.he} {pet.was} nose to nose with six, so {pet.he} did what {pet.he} always did when something was new. {Pet.He} had a sniff at it, a good long sniff.

The button lit up.

{Pet} was so surprised that {pet.he} forgot to tremble. There was always somebody telling {pet.him} not to jump up. And now {pet.he} {pet.was} the tallest of them all!
## if breed.Yorkshire Terrier & pet / breed.Shih Tzu & pet / breed.Dachshund & pet
Then {child} felt something cold under {child.his} chin. It was a nose, and it had come up out of the jacket to see what was going on.

{child} looked at the nose. It was [breed.Yorkshire Terrier: black|wet], and it was round, and it was just the right size.

“{Pet},” {child.he} said, “you’re going to have to be brave.”

{Child.He} lifted {pet.him} up, as high as both {child.his} arms would go. {Pet} was trembling all over. Now {pet.he} {pet.was} nose to nose with six, so {pet.he} did what {pet.he} always did when something was new. {Pet.He} had a sniff at it, a good long sniff.

The button lit up.

{Pet} was so surprised that {pet.he} forgot to tremble. {Pet.He} had never been able to reach anything in {pet.his} whole life. And now {pet.he} {pet.was} the tallest of them all!
## if breed.Bulldog & pet / breed.Beagle & pet / breed.Cocker Spaniel & pet
{child} looked at the cat. The cat looked at six. It had a nose, didn’t it? It was a pink nose, and it was round, and it was just the right size. And then {child} remembered how very long that cat could get.

“Right,” {child.he} said. “You can press it yourself.”

{Child.He} took hold of the cat under its front legs, {friend} held its bottom, and they lifted it as high as they could. The cat got long. The cat got longer. {Pet} came out to look, because {pet.he} had never seen so much cat. Now the cat was nose to nose with six, so it did what cats always do when something is new. It had a sniff at it, a good long sniff.

The button lit up.

The cat was so surprised that it forgot to [us: meow | miaow]. Nobody had ever let it press one before. And now it was the tallest of them all!

# sixth-floor
Ping!

On the sixth floor[city: , where you can see all of {city},] stood an old lady in slippers.

“{cat}!” she said. “So that’s where you are!”

The cat hopped down and walked out with her tail in the air. Then she turned [us: around | round]. {child} crouched down, and the two of them looked at each other. And the cat gave {child.him} a lick, right up over {child.his} forehead, so that {child.his} hair stood straight up.

“She walks down the stairs by herself every single morning,” said the old lady. “But walk up again? Not her.”
## if pet.dog
Ping!

On the sixth floor[city: , where you can see all of {city},] stood an old lady in slippers.

“{cat}!” she said. “So that’s where you are!”

The cat walked out with her tail in the air. Then she turned [us: around | round]. {Pet} put {pet.his} head out, and the two of them looked at each other. {Pet} bent down. And the cat gave {pet.him} a lick, right up over {pet.his} forehead, so that the fur stood straight up.

“She walks down the stairs by herself every single morning,” said the old lady. “But walk up again? Not her.”
## if breed.Yorkshire Terrier & pet / breed.Shih Tzu & pet / breed.Dachshund & pet
Ping!

On the sixth floor[city: , where you can see all of {city},] stood an old lady in slippers.

“{cat}!” she said. “So that’s where you are!”

The cat got up and walked out with her tail in the air. Then she turned [us: around | round]. {child} put {pet} down on the floor, and the two of them looked at each other. The big one bent down. And she gave the little one a lick, right up over the forehead, so that the [breed.Dachshund: fur|fringe] stood straight up.

“She walks down the stairs by herself every single morning,” said the old lady. “But walk up again? Not her.”

# all-the-way-down
That night there were clean sheets on {child’s} bed, and they still smelled a little of the laundry room.[elder & adult:  {Elder}[elder2:  and {elder2}] had helped to put them on.][elder2 & !adult:  {Elder2} had helped to put them on.] {@pillow}

Deep inside the wall, something hummed.

“Somebody’s taking the [us: elevator | lift],” said {@a}.

Then [pet.dog / pet.cat: {pet} leaned over, put {pet.his} cold nose|{@a} leaned over, put one finger] right in the middle of {child’s} nose, and pressed.

“Ping,” whispered {child}.

“Which floor would you like?” asked {@a}.

“The bottom one,” said {child}, and shut {child.his} eyes. “All the way down into the pillow.”

And down {child.he} went.

# @dog
And then there was {pet}. {Pet.He} {pet.was} {a breed}, and as a rule {pet.he} took up most of the [us: elevator | lift]. But when {pet.he} saw the cat {pet.he} made {pet.himself} very small behind {child}, and there {pet.he} stayed.
## if breed.Bulldog & pet / breed.Beagle & pet / breed.Cocker Spaniel & pet
And then there was {pet}. {Pet.He} {pet.was} {a breed}, and as a rule {pet.he} went first. But when {pet.he} saw the cat {pet.he} went behind {child}, and there {pet.he} stayed.
## if breed.Yorkshire Terrier & pet / breed.Shih Tzu & pet / breed.Dachshund & pet
And then there was {pet}. {Pet.He} {pet.was} {a breed}, and so small that {pet.he} liked best to travel inside {child’s} jacket. When {pet.he} saw the cat {pet.he} dived to the bottom of it, and there {pet.he} stayed.

# @pillow
[pet.other: {Pet} was asleep already. ]{child’s} hair was still standing up.
## if pet.cat
{Pet} lay next to {child.him} on the pillow, and had a long sniff at {child.his} hair, which was still standing up.
## if pet.dog
{Pet} lay next to {child.him}, and {pet.his} fur was still standing up.
## if breed.Yorkshire Terrier & pet / breed.Shih Tzu & pet / breed.Dachshund & pet
{Pet} lay next to {child.him} on the pillow, and {pet.his} [breed.Dachshund: fur|fringe] was still standing up.

# @who
{sitter} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
