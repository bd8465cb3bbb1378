title: Move Over
title: A Horse With a Trailer
guest friend: Omar (he), Tess (she)
guest pet: Otto (he), Mabel (she)
guest elder: Amos (he), Hilda (she)

% {elder} runs the ferry: the family’s own, else Amos. The cat is the family’s, else the friend’s; a dog leans just as well. The first “Move over” is cross, the last one soft.

# a-crooked-ferry
{child} and {friend} were sitting in their life jackets on the ferry bench when the elephant came aboard. It came down the road, looked both ways and stepped on. Then it stood right out by the rail, and the whole ferry hung crooked, like a picture on a wall.

“Move over!” shouted {child}.

On the other side of the water there was dinner waiting,[adult:  and {adult},] and a cake[elder2:  that {elder2} had baked]. {child} wanted to go home. But {@captain} wouldn’t sail a crooked ferry[city: , and there wasn’t another {in city}].

“It has to stand in the middle,” said {elder}. “Or here we stay.”

{Elder.He} looked down the list of fares. It said car, [us: truck | lorry] and horse.

“I’ll put horse,” said {elder.short}. “With a trailer.”

# a-push
The elephant was grey and warm and smelled of hay. {child} squeezed in between it and the rail, put both hands on its side and pushed.

“Move over!”

The elephant looked at {child.him} with one small eye. Then it leaned on {child.his} hands. It leaned so softly and so heavily that {child} shot out like a bar of soap, all the way to the [us: life ring | lifebelt].

“It’s pushing!” said {child}.[school:  “You’re not allowed to {at school}.”]

“No,” said {friend}. “It’s hugging.”

# three-times
{Friend} was {child’s} best friend, and {friend.he} liked to be certain. {Friend.He} tried everything three times, even ice cream[sport:  and {sport}]. Now {friend.he} went up and pushed with one finger. The elephant leaned. {Friend.He} pushed with {friend.his} bottom. The elephant leaned. {Friend.He} pushed with {friend.his} head.

“That’s certain,” said {friend}. {Friend.His} hair stood straight up. “When you push an elephant, it leans on you. It thinks you want a cuddle.”

“But I want it to move over!” said {child}.

“It doesn’t know that. It thinks you’re lovely.”

# the-horn
“The foghorn,” said {elder}. “People do what the foghorn says.”

{Elder.He} pulled the string. The horn bellowed across the water[music: , and nobody would have taken it for {music}]. The elephant trumpeted back, overjoyed, so loudly that {elder.short’s} cap flew into the water.

“Well,” said {elder.short}. “There it goes.”

Then {pet} woke up. {@sleeper}

“Can’t you tell it, {pet}?” said {child}.

{Pet} yawned.

# it-tips
{child} got so cross that {child.his} arms tingled. {Child.He} squeezed in again and pushed with all {child.his} might.[athlete:  Not even {athlete} could have pushed harder.]

“Move over! Move over! Move over!”

Nobody had ever loved the elephant so much. It wanted to lean properly, and it took a step closer, out towards the rail. {child} had to crawl out between its front legs. The ferry tipped. {Elder.short’s} flask slid down the deck, and water slopped over the edge.

{Friend} got hold of the railing, and {child} got hold of {friend}. The elephant’s legs went stiff, and its eyes went wide. It was afraid. {child} could feel it shaking, and you can’t stay cross after that. {Child.He} {child.was} just as afraid {child.himself}.

“We’re still here,” {child} told the elephant.

# the-cable
{Elder} stood in the wheelhouse. {Elder.He} put {elder.his} ear to the cable, as you put your ear to a door.

“The cable’s holding,” said {elder.short}. “I’ll tighten it, and she’ll lie still for a bit. But you’ll have to see to the elephant. I don’t know elephants.”

{Elder.He} turned a wheel, very slowly. The ferry stopped rocking.

# wrong-way
{@rubs}

The elephant looked down. It leaned towards {pet}. It took a step, to get closer.

It was a step towards the middle.

“Did you see?” said {friend}. “It moved over!”

“But {pet} pushed it the wrong way!” said {child}.

“The wrong way’s the right way,” said {friend}. “If we push it out …”

“… it’ll come in!” said {child}.

“Shall we try it three times?”

“There isn’t time!”

# over-it-comes
They stood in the middle of the deck, next to {pet}, and put their hands on the great big tummy. And they pushed the elephant out towards the water.

“Move over,” said {child}. {Child.He} said it softly now, the way you say it to somebody who is lying on your hair.

The elephant sighed with happiness. It leaned on them and took a step. They backed away and pushed. It took another step. {Pet} kept pushing, and {friend} called, “Bit more, bit more,” and there stood the elephant in the middle. The ferry straightened up. The flask rolled back.

“Off we go,” said {elder}.

# across
The ferry slid over the water, and the elephant stood still with {pet} between its front feet. {child} leaned on one side of it and {friend} leaned on the other. They had to lean hard, for it leaned back.

At the landing {elder} let down the ramp, and the elephant went ashore. First it dipped its trunk in the water and fished out the cap, which had floated after them the whole way, and put it on {elder.short’s} head. Then it leaned on {child} one last time.

“Move over yourself,” whispered {child} into the big warm ear.

# a-hollow
That evening, when [elder2: {elder2} had cut the last slice of cake | the cake was gone], {elder} and {friend} were sitting on the sofa. {Pet} lay stretched out between them, every inch of {pet.him}.[adult:  There was no room for {adult}.]

“Move over,” said {child}.

{Pet} stayed put. So {child} put a hand on {pet.his} side and pushed, softly, the wrong way. {@purrs} {Pet.He} leaned on the hand, rolled over, and made a hollow for {child}, exactly big enough.

# @captain
{elder}, who lived next door to {friend} and ran the ferry,
## if elder
{elder}, who was running the ferry that summer,

# @sleeper
{Pet} was {friend’s} cat, and {pet.he} slept on the engine hatch in the middle of the deck, where it was warm.
## if pet.cat
{Pet} {pet.was} {a breed}, and {pet.he} slept on the engine hatch in the middle of the deck, where it was warm.
## if pet.dog
{Pet} {pet.was} {a breed}, and {pet.he} slept on the engine hatch in the middle of the deck, where it was warm.

# @rubs
Then {pet} got up. One corner of the hatch had got wet, and that wouldn’t do. {Pet.He} went to the only other thing that was warm. {Pet.He} came from the middle, so it was from that side that {pet.he} rubbed against the elephant’s leg. {Pet.He} pushed with the whole of {pet.his} side, as only a cat can, and {pet.he} purred.
## if pet.dog
Then {pet} got up. One corner of the hatch had got wet, and that wouldn’t do. {Pet.He} went to the only other thing that was warm. {Pet.He} came from the middle, so it was from that side that {pet.he} leaned on the elephant’s leg. {Pet.He} leaned with the whole of {pet.his} side, as only a dog can, and wagged {pet.his} tail.

# @purrs
{Pet} began to purr.
## if pet.dog
{Pet} began to wag {pet.his} tail.
