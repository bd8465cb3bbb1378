title: The Dragon Who Went Out
title: That Was a Sorry
guest pet: Clive (he), Tabitha (she)
guest elder: Great-Aunt Pat (she), Great-Uncle Ned (he)
guest minder: Josie (she), Hattie (she)
guest dragon: Mr Embers (he), Mr Cinders (he)

% Sound to join in with: Purrrr, and the dragon’s Prrp. Prrp. Prrp. that will not quite start. At the end very softly.
% The cat is the family’s, or next door’s; a dog rumbles instead.

# the-warmest-place
{@whose}, and {pet.he} {pet.was} very good at one thing. {Pet.He} could find the warmest place in any house.

At home it was {child’s} pillow. And on Friday, when {child} and {Pet} and {@comes} came to stay with {elder}[elder2:  and {elder2}], {Pet} walked in, sniffed twice, went straight up the stairs[athlete: , quick as {athlete},] and disappeared.

“Supper, then bath,” said {@a}.

# gone-out
But when {elder.short} turned on the hot [us: faucet | tap], the water that came out was cold.

“Oh dear,” said {elder.short}. “My dragon’s gone out.”

“Out where?” said {child}.

“Not out for a walk. Out like a light,” said {elder.short}. “Come and see.”

{Elder.He} opened the big cupboard on the landing. There was the hot-water tank, and beside it a heap of fluffy towels. And there, in the chilly corner by the mop, sat a dragon.

He was no bigger than a teapot. He ought to have been red, but he had gone the colour of old porridge. He opened his mouth, and out came one tiny puff of nothing.

“This is {dragon},” said {elder.short}. “He lives on the towels and he warms the water. Whatever happened, my love?”

{Dragon} only shivered. He was very shy.

“We’ll warm you up,” said {child}.

# no-fire
First they gave him a spoonful of mustard. {Dragon} sneezed so hard that he fell into the mop bucket[school: , and it was louder than the whole of {school}]. But there was no fire.

Next they put him in [elder2: {elder2.short’s} | {elder.short’s}] woolliest [us: pom-pom hat | bobble hat][sport: , the one for watching {sport}]. But there was no fire.

Then {@a} told him a joke about a sausage[friend: , the one that {Friend}[!friend.known: , {child’s} best friend,] liked best]. {Dragon} smiled politely. But there was no fire, because it wasn’t that sort of joke.

# a-dent
{child} sat down to think. And that was when {child.he} saw something on the fluffiest towel. {@hair}

“{Pet}!” said {child}.

Out came {Pet}, with the face of a [pet.dog: dog | cat] who has never seen a towel in {pet.his} life.

“{Dragon},” whispered {child}, “did {Pet} take your place?”

{Dragon} nodded. “{Pet.He} {pet.was} so big,” he said, in a voice like a very small kettle. “I didn’t like to say. So I moved to the corner, and then I was sad, and then I went out.”

# say-sorry
“{Pet},” said {child}, “you have to say sorry.”

{Pet} had never said sorry for anything, not even for the [us: pie | trifle].

{@make}

# two-feet
So {child} set {dragon}, hat and all, on his own fluffy towel. Then {child.he} waited. Waiting is hard when your toes are cold, so {elder.short} held one foot and {@a} held the other[music:  and hummed {music}].

# in-a-ring
{Pet} got up on the towel. It wasn’t warm any more. {Pet.He} looked at the little grey dragon, and saw him shiver. {Pet.He} walked round him once. {Pet.He} walked round him twice. Then {pet.he} lay down, quite carefully this time, in a ring, like a big [pet: | ginger ]doughnut with a dragon in the middle.

And {Pet} began to {@purr}

[pet.dog: Brrrrm | Purrrr], went {Pet}. It went through the [us: pom-pom hat | bobble hat] and right into the dragon’s tummy.

Prrp, went {dragon}. Prrp. Prrp. Like a little engine that won’t quite start.

“Come on,” whispered {child}.

Prrp. Prrp. Prrrrrrrrr!

# strawberry
His nose went pink. His tail went orange. Then all of him glowed as red as a strawberry, and the tank went glug, and every pipe in the house said clonk, clonk, hooray[city: , so that they nearly heard it {in city}].

“Bath!” said {elder.short}.

# a-sorry
Afterwards, wrapped in a towel with only a few [pet: | ginger ]hairs on it, {child} went to say goodnight. There they were in the cupboard, half a towel each, with the [us: pom-pom hat | bobble hat] over both of them. {Pet} opened one eye. Then {pet.he} leaned over and licked {dragon}, just once, on the top of his head.

“That was a sorry,” {child} told {@a}.

“I think it was,” said {@a}, and tucked {child.him} in.[friend:  “And tomorrow you can tell {Friend}.”]

# pipes
All round the house, up the walls and under the floor, the warm pipes were [pet.dog: rumbling | purring].

Prrrrr, they went. Prrrrr. Prrrrr.

Until {child} was asleep.

# @whose
{Pet} was the ginger cat from next door, who was staying with {child} that week
## if pet
{Pet} {pet.was} {a breed}

# @comes
{minder}, who was looking after {child.him},
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @hair
It was a long ginger hair. Beside it was another, and in the middle was a big round dent, exactly the shape of a cat.
## if pet.cat
It was a hair. Beside it was another, and in the middle was a big round dent, exactly the shape of a cat.
## if pet.dog
It was a hair. Beside it was another, and in the middle was a big round dent, exactly the shape of a dog.

# @make
“You can’t make a cat do things,” said {elder.short}. “You can only leave the door open for {pet.him}.”
## if pet.dog
“You can make a dog sit,” said {elder.short}. “But you can’t make a dog sorry. You can only leave the door open for {pet.him}.”

# @purr
purr.
## if pet.dog
rumble, as {pet.he} did when somebody scratched just the right place.
