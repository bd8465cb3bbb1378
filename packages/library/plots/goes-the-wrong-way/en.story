title: There
title: Dog, One
title: Goes the Wrong Way
guest old: Stanley (he), Wilf (he)
guest mover: Darren (he), Kev (he)

% {old} is a neighbour, {mover} moves the furniture. {Pet} turns once and a half on {pet.his} spot: there is a hot pipe under the floor. {old} says “There” when {pet} lies right.

# at-four
Every day at four o’clock {child} went across the road to {old’s}, with {child.his} dog, {pet}. {Pet} went first. {Pet.He} walked straight into the hall, turned [us: around | round] one and a half times on {pet.his} own special spot, beside {old’s} slippers, and lay down. Thump.

“There,” {old} would say, and then they could start on the crossword[music:  and hum {music}].

But today there was a [us: moving van | removal van] at the door. {old} was going to live in a building with [us: an elevator | a lift], six stops away on the bus[city: , on the other side of {city}].

“[us: An elevator’s | A lift’s] good,” said {child}. {Child.He} had decided to say that everything was good, all day long.

“My knees think so,” said {old}. “There’s nothing the matter with my feet.” {old} was eighty-two, and always boasting about them. “Warm all year round! [athlete: You won’t find {athlete} with feet like these. ]My doctor won’t believe it.”

# one-pair
The man with the van was called {mover}, and he had a list.

“Thirty-eight,” he read. “Slippers, one pair. I’ve only got one here.”

“You had two a minute ago,” said {child}.

At the top of the stairs {@tail} was just disappearing.

{child} ran after it. In the hall {pet} was putting the left slipper down beside the spot, exactly where it always went. {child} took the slipper down. {Pet} took the slipper up.

“A pair’s two,” said {mover}. “If it’s one, it’s a slipper.”

# wrong-way
Down went the slipper. Up came the slipper. Down went the sofa and the bookcase and the bed[friend: , and down went {friend}[!friend.known: , {child’s} best friend,] under a lampshade], and up, between {mover’s} legs, came the slipper.

“I’ll put the dog on the list as well,” said {mover}. “Thirty-nine. Dog, one. Goes the wrong way.”

## or
{child} hid the slipper under a cushion. {Pet} fetched it. {child} hid it in a box marked KITCHEN. {Pet} fetched it.[friend:  {Friend}[!friend.known: , {child’s} best friend,] sat on it. {Pet} waited.] In the end {child} put it in the fridge and shut the door, and {pet} sat down in the middle of the van and barked at the fridge, until {mover} opened it up to see what was wrong with it.

“I’ll put the dog on the list as well,” said {mover}. “Thirty-nine. Dog, one. Goes the wrong way.”

# the-spot
When only the slipper was left, {child} went up to fetch it. Every step echoed. There wasn’t a mat left in the hall, or a hook, and in the middle of all that nothing lay {pet}, on the spot, with the slipper between {pet.his} paws.

“{old} doesn’t live here any more,” said {child}. “There’s no point in lying there.”

{Pet} sighed. {child} lay down beside {pet.him} with one cheek on the floor, because up here nothing had to be good.

The floor was warm.

{child} lifted {child.his} head. {Child.He} put a hand down a little way off: cold. {Child.He} put it back: warm. There must be a pipe under the boards, just here and nowhere else.

“Oh,” {child} said to {pet}. “So that’s why.”

# where-it-looked-good
They went in the van, all four of them, {pet} with {pet.his} nose against the window.[elder:  On {child’s} knees was a pot plant from {elder}[elder2:  and {elder2}].] The [us: elevator | lift] was good. The view was good.[sport:  It was good that you could {play sport} nearby.] {mover} put the sofa where it looked good, and the chest of drawers where it looked good. Then he ticked off thirty-eight, and went.

And there they sat.

{old} sat on the very edge of his own armchair, as if he were in a waiting room. The slippers stood by the door. The crossword was still in a box.

“There’s a bit of a [us: draft | draught],” said {old}. “Down by my feet. I’ve never had that before.”

And {pet} walked about. {Pet.He} walked through the hall, the kitchen, the living room. {Pet.He} turned once [us: around | round] here and once [us: around | round] there, but {pet.he} never got as far as the half. In the end {pet.he} sat down at the front door and looked at the handle.

“{Pet} wants to go home,” said {old}. “I know the feeling.”

{child} opened {child.his} mouth to say that it was good here. It wouldn’t come out. There wasn’t any good left.

# cold
So {child.he} took off {child.his} shoes. And then {child.his} socks.

“What are you doing?” asked {old}.

“Looking.”

Barefoot, one foot at a time, {child} went along the walls. Cold. Cold. Cold. {Pet} came too, nose to the floor. The kitchen: cold. Under the window: cold. Behind the sofa: cold. But in front of the chest of drawers {pet} stopped dead. {Pet.He} pushed {pet.his} nose in underneath. {Pet.He} scratched with one paw, and whined.

{child} lay down flat and reached in, as far as {child.his} arm would go.

Warm.

“{old},” {child.he} said. “This is in the wrong place.”

“It’s where {mover} put it.”

“It’s on {pet’s} spot.”

# there
{old} looked at {child} for a long time. Then he got up out of the waiting room, spat on his hands, and took hold of one corner. {child} got {child.his} back against the other. The chest of drawers shrieked across the floor, and before it had finished shrieking {pet} was there. Once [us: around | round]. And a half.

Thump.

{child} held {child.his} breath.

“There,” said {old}.

# two-liars
{child} put the slippers next to {pet}, where they belonged, and fetched the crossword. They had got to seventeen down[school: , a word that {child} had learnt {at school},] when {old} stuck his feet into the slippers.

“But they’re warm,” he said.

“They’ve always been warm,” said {child}. “{Pet’s} spot is on top of a hot pipe. So was the old one.”

{old} looked at his feet, the way you look at two people who have been lying to you.

“All these years,” he said. “And there was I, boasting to the doctor.”

{child} laughed so much that the pencil fell on the floor. {Pet} opened one eye, and shut it again.

“Four o’clock tomorrow?” said {old}.

“Six stops,” said {child}. “That’s good.” And this time it was.

# across-the-feet
By bedtime {child’s} feet were as cold as ice, after all that looking. [adult: {Adult} was going to fetch some socks, but there was no need. ]{Pet} came in. {Pet.He} turned once [us: around | round] at the bottom of the bed, and a half, and lay down right across them.

Thump.

“There,” said {child}, and turned out the light.

# @tail
a tail
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
a bottom
