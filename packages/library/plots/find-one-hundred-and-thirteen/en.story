title: The {Pet} Hoard
title: Find 113
title: About One Cat Wide
guest friend: Grace (she), Otis (he)
guest pet: Pickle (she), Pepper (he)
guest plumber: Gareth (he), Clive (he)
guest sitter: Mrs Lamb (she), Mrs Budd (she)

% Nobody’s age is said: the summer between two schools. The cat is the family’s, or one that stands in; no plot for dogs. @lying: the Ragdoll is the original.

# the-leak
Hoards are nearly always found by accident. A farmer [us: plows | ploughs] a bit too deep, or somebody goes into a field to look for a hammer. The {Pet} Hoard was found[city:  {in city}] by a plumber named {plumber}, who was looking for a leak.

“Um,” said {plumber}, from the bathroom floor. He had taken the panel off the side of the [us: tub | bath]. “You’d better come and see this.”

[!elder: [adult: {Adult} came. | {Sitter} from next door was in charge that day, and she came.] ]{child} came, and so did {friend}, who had been there more or less since Thursday.[elder:  Then came {elder}, in the cardigan with a button missing.] They got down on the tiles and looked along the beam of the [us: flashlight | torch].

In the dry, dark space at the far end of the [us: tub | bath] lay a heap the size of a sleeping dog, and it glittered. It was made of [us: hair ties | hair bobbles] and bottle tops, beads and buttons, earrings, ribbons and a teaspoon.

# one-cat-wide
Slowly, they all turned round.

{@lying} When {pet.he} wanted to be on the sofa, {pet.he} stood in front of it until someone lifted {pet.him}.

“{Pet.He} can’t have,” said {@grown}.

“There’s a gap behind your laundry basket,” said {plumber}. “About one cat wide.”

{Pet} yawned.

“That’s my [elder: button|earring]!” said {@grown}, and reached in.

“Don’t touch it!” said {child} and {friend}, both at once.

# the-grid
They had done archaeology[school:  {at school}] in [us: fourth grade | Year Five]. If you go grabbing things off the top, you muddle up the layers, and the layers are the story. {@Grown} looked at their faces. [elder: {Elder.he} | [adult: {Adult.he} | She]] said they could have until six o’clock, when [elder: {elder.he} wanted|people might like] a bath.

So they did it properly. {Friend} stretched string across the floor to make a grid. {child} wrote the labels. They worked down with a paintbrush and the salad tongs, and {plumber}, whose leak was mended by half past two, stayed to watch[music: , humming a little of {music}].

# this-summer
The top layer was this summer. Find 1, gold foil from an Easter egg. Find 4, {friend’s} swimming badge. [sport: Find 6, a tin medal from the day {child} learned to {play sport}. ][athlete: Find 7, the shiny sticker of {athlete}. ]Find 9, a paper wristband from the [us: graduation party | Leavers’ Disco].

They both went a bit quiet over Find 9. A week on Monday, {child} was going to St Anne’s on the number 12 bus, and {friend} was going to Hillside on the number 7, in the opposite direction. They had agreed not to mention it.

# find-31
They dug on, down into [us: fourth grade | Year Five]. Find 17 was the white queen. [elder: For two years {child} and {elder} had played chess with a salt cellar in her place.|For two years a salt cellar had stood in for her on the chessboard.] Find 22 was a door key.

“That’s mine!” said {friend}. “I was in trouble for the whole of [us: spring break | half-term] about that!” {Friend.He} held it up. “{Pet}, have you anything to say?”

{Pet} had not. {Pet.He} strolled on to the dig and flopped down across squares B2 to C4, purring. {Pet.He} had to be removed in both arms, like warm washing, and {pet.was} entered in the notebook as Find 31.

# at-the-bottom
[us: Third grade. Second grade. | Year Four. Year Three.] It was almost six when {friend}, flat on {friend.his} front with {friend.his} arm in up to the shoulder, said, “There’s one more. It’s right at the bottom.”

{Friend.He} laid it on the tile, and neither of them said anything at all.

It was a silver hare on a broken chain, no bigger than a fingernail.

# you-had-it-last
It had belonged to [elder: {elder’s} mother|{child’s} great-grandmother]. {child} had got it out to show {friend} one wet Saturday in [us: first grade | Year Two], the same week that {pet} came, a kitten you could keep in a teacup. Then it was gone. [elder: {Elder.short}[elder2:  and {elder2}] even looked in the vacuum cleaner.|They looked everywhere.] And then {child} had said it: “You had it last.”

{Friend} hadn’t cried. {Friend.He} had put {friend.his} shoes on and gone home. For five weeks, which is about a year when you’re seven, they weren’t friends. Then, somehow, they were again, and nobody mentioned it. They had always been good at not mentioning things.

# anyway
{child’s} face was burning. “I thought you’d taken it,” {child.he} said.

“I know.”

“I told you I didn’t think so any more. But I did, a bit. For ages.”

“I know you did,” said {friend}. “I came back anyway.”

{child} turned the little hare over. All that time it had been lying there, underneath everything.

“I’m so sorry,” {child.he} said. “That’s four years late.”

{Friend} thought about it. “Well,” {friend.he} said, “to be fair, I had wanted it like mad.”

{child} made a noise that was half a laugh and half not. And after that, it turned out, you could mention anything.

“The 12 goes past the library,” said {child}. “I looked it up. It gets there at ten to four.”

“The 7 gets there at eight minutes to,” said {friend}. “I looked it up as well.”

# six-o-clock
At six o’clock [elder: {elder} put {elder.his} | [adult: {adult} put {adult.his} | {sitter} put her]] head round the door. A hundred and twelve finds lay in rows, each with its label, and a cat was asleep on the notebook.

“So,” said {@grown}. “Is it treasure?”

“Not legally,” said {child}. “It would have to be three hundred years old.”

“But we’re not selling,” said {friend}.

[elder: Then {elder.short} saw the hare. {Elder.He} looked at them both, and went to find a ribbon.]

# oldest-first
[elder: {Elder} got {elder.his} button | [adult: {Adult} got {adult.his} | {Sitter} got her] earring] back. The queen returned to work. The hare went home in {friend’s} pocket, on [elder: its|a] new [elder: |bit of ]ribbon: {friend} was to have it until Christmas and {child} until Easter, handover at the library. But a hoard ought to be kept together, so everything else went back under the [us: tub | bath], in order, oldest first. {Plumber} fixed the panel on with magnets, for future researchers.

# clink
Late that night, {child} lay listening to the house. Soft, heavy feet came along the landing, in no hurry. There was a sound of something being dragged. There was a pause, about as long as it takes to squeeze behind a laundry basket.

Then, from deep under the [us: tub | bath], came a small, contented clink.

Find 113, thought {child}, and turned over, and slept.

# @grown
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @lying
{Pet} was lying on the landing like a dropped fur coat. {Pet.He} {pet.was} a cat who had never been known to hurry.
## if breed
{Pet} was lying on the landing like a dropped fur coat. {Pet.He} {pet.was} {a breed}, and had never been known to hurry.
## if breed.Ragdoll
{Pet} was lying on the landing like a dropped fur coat. {Pet.He} {pet.was} a Ragdoll, with eyes as blue as a gas flame, and {pet.he} had never been known to hurry.
## if breed.Sphynx
{Pet} was lying on the landing like a dropped glove. {Pet.He} {pet.was} a Sphynx, with nothing on, and {pet.he} had never been known to hurry.
