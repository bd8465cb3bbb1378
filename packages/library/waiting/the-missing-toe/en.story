title: The Missing Toe
title: The Inside of a Dinosaur
guest pet: Pickle (he), Rusty (he)
guest friend: Maya (she), Joe (he)

# something-good
{@digger}

It was a bone. It was brown and knobbly and as long as {child’s} foot. {child} and [friend: {child.his} best friend, {friend}, | {friend}, who was staying the night,] washed it under [us: the outside faucet|the outside tap], while {pet} sat so close that {pet.he} got washed too.

“It’s a sheep,” said {friend}.

“It’s a dinosaur,” said {child}, who was {age}. {child} said that about most things. [elder: “It’s a good bone,” said {elder}[elder2:  to {elder2}].] [school: On Monday it was going to {school}, to be shown to everybody.]

{friend} was [friend: staying the night | going to sleep on the mattress]. At bedtime they put the bone on the windowsill, where {pet} couldn’t reach it but could look. [adult: {Adult} read to them, | Somebody read to them,] and turned out the light, and [city: {city} | the town] went quiet, street by street.

# @digger
{Pet}, who lived next door, was a dog who believed in digging. {pet.He} had dug up a spoon, a tent peg and most of the tulips. But on Saturday, at the bottom of [us: {child’s} yard|{child’s} garden], {pet.he} dug up something good.
## if pet.dog
{Pet} was [breed: {a breed} | a dog] who believed in digging. {pet.He} had dug up a spoon, a tent peg and most of the tulips. But on Saturday, at the bottom of [us: {child’s} yard|{child’s} garden], {pet.he} dug up something good.
## if pet.cat
{Pet} was a cat who brought things home. {pet.He} had brought {child} a glove, a feather and [us: half a hot dog|half a sausage]. But on Saturday {pet.he} came [us: backward through|backwards through] the hedge, dragging something good.

# tap
Tap, tap, tap, went something on the window.

{child} sat up. The bedroom was upstairs.

Outside was a face. It was a very long face, all made of bone, with the moon shining in at one side and out at the other. It had teeth like bananas. It looked embarrassed.

“I do beg your pardon,” it said. “I believe you have my toe.”

{friend} grabbed {child’s} arm. {child} opened the window, because it had asked so nicely.

“Are you a dinosaur?” {child} whispered.

“The inside of one,” said the skeleton. “I stand in the museum. I’ve been one toe short for as long as I can remember. Every night I go out limping and looking. And tonight I was passing your street, and I felt it.” She held up an enormous foot. There was a gap in it, like the gap when you’ve lost a tooth. “It’s the left little one. One misses it on stairs.”

[sport: “And at {sport}?” asked {child}.

“I’ve never liked to try,” said the dinosaur.] [athlete: She looked at the poster of {athlete}. “All the toes,” she sighed.]

“It’s here,” said {child}. “On the windowsill. You can—”

But it wasn’t there.

# give
They all looked at {pet}. {Pet} was on the floor with {pet.his} paws together. One end of a toe stuck out of one side of {pet.his} mouth, and the other end stuck out of the other.

“{Pet},” said {child}. “Give.”

{Pet} went under the bed.

{Pet} wasn’t being bad. It was the best thing {pet.he} had ever found. And if you’ve found the best thing of your whole life, it’s very hard to be told that it’s a piece of somebody.

{friend} lay down flat and looked under the bed. “{pet.He}’s crying a bit,” said {friend}.

The dinosaur put her long, long head in at the window and laid her chin on the carpet. {Pet} saw the skull, and behind it the bones of her neck, dozens of them, all the way out into the night. {@tail}

“I know just how you feel,” the dinosaur told {pet.him}. “I’ve wanted that toe for a hundred years. You’ve wanted it since [us: dinnertime|supper time]. But you can want a thing just as much in one evening.” She thought. “Is there anything you’d like as much as that?”

# @tail
{pet.His} tail gave one thump. {pet.He} couldn’t help it.
## if pet.cat
{pet.His} tail twitched, just the tip. {pet.He} couldn’t help it.

# a-long-one
{child} knew. Nobody else did.

{@wants}

“Ah,” said the dinosaur.

{@offers}

{Pet} came out from under the bed. {pet.He} looked at {@it}. {pet.He} looked at the toe. Then, all by {pet.himself}, without anybody saying give, {pet.he} walked up to the dinosaur’s chin and put down the toe, quite gently. It was only slightly wet.

Click. It fitted. The dinosaur set her foot on the grass and pressed. She stood up straight, straighter and straighter, until her head was over the chimney.

“Oh,” said the dinosaur. “Oh, that’s lovely. Get on!”

# @wants
“{pet.He} likes it when you throw things,” said {child}. “But I can’t throw very far. {pet.He}’s always back before {pet.he}’s really got going. I think {pet.he}’d like somebody to throw {pet.him} a very, very long one.”
## if pet.cat
“{pet.He} likes to chase a string,” said {child}. “But my string stops at the door. {pet.He} always catches it before {pet.he}’s really got going. I think {pet.he}’d like somebody to pull {pet.him} a very, very long one.”

# @offers
She drew her head out of the window. There was a crack like a door slamming, and when she looked in again there was a branch in her teeth. It was as long as a bus.
## if pet.cat
She drew her head out of the window. And past the window went her tail, bone after bone after bone, getting thinner and thinner, and the very tip of it trailed across the sill. It was as long as a bus.

# @it
the branch
## if pet.cat
the tail

# the-throw
They [us: climbed out onto|climbed out on to] her neck and down it, {child} and {friend} and {pet}, and sat among her ribs, which were exactly the right distance apart. And she ran. She ran down the middle of the [us: sleeping street|sleeping road] with her bones ringing like a hundred xylophones [music: (it sounded very like {music})], past all the dark, shining windows, until they came to the big park, where there was nobody.

{@game}

They did it over and over again. Then {pet} lay down on her foot, right beside the new toe, and rested {pet.his} chin on it.

“Home, I think,” said the dinosaur softly.

She [us: mailed them back in|posted them back in] through the window, one, two, three.

“Will you be all right?” asked {child}.

“I’m all here,” said the dinosaur. “Come and see me.”

# @game
There she swung back her head, and she threw.

That branch went up past the trees. It went up past the moon. {Pet} was after it like a rocket, ears flat, singing at the top of {pet.his} voice, on and on across the grass until {pet.he} {pet.was} only a dot. It took {pet.him} four whole minutes to come back. {pet.He} {pet.was} dragging the branch by one twig, and {pet.he} had never been so happy.
## if pet.cat
There she let down her tail in the grass, and she ran, and the tip of it went hopping after her.

{Pet} was after it like an arrow, ears flat, belly to the ground, [us: around the pond|round the pond] and through the roses and [us: twice around the bandstand|twice about the bandstand], until {pet.he} {pet.was} only a rustle. {pet.He} caught it at last with all four paws, and {pet.he} had never been so happy.

# even-footsteps
On Sunday they went to the museum, where a puzzled man with a clipboard was counting toes. {child} and {friend} said nothing.

But that was Sunday. On Saturday night they just lay in the dark and listened. Far across [city: {city} | the town] went great slow footsteps, and they were even: left, right, left, right, left. And under the window, {@asleep}, {pet} was already asleep.

# @asleep
with a twig between {pet.his} paws
## if pet.cat
with all four paws still running a little
