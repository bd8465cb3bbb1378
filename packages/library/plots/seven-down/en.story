title: Seven Down
title: Begins with S and Ends with P
title: A Crossword on the Cat
guest host: Mrs Dunn (she), Mrs Tranter (she)

% The answer is sleep and is never said. Whoever lifts the cat is {adult}, else {host} from downstairs. “Sheep” is from Bo-Peep; they come, it comes.

# fountain-pen
{Elder} did the crossword in fountain pen. Pencil, {elder.he} said, was for people who expected to change their minds.

Every Sunday {elder.he} came over with the newspaper under one arm, and every Sunday the two of them sat at the kitchen table, {elder.short} and {child}. {child} was good at animals, planets and rude names for people[friend: , which {child.he} had learnt from {friend}]. {Elder.short} was good at rivers, kings and anything that isn’t there any more.

“Send in the right answers and you might win a voucher for the fish shop[city:  {in city}],” said {elder.short}. “Forty years I’ve been sending them in. I haven’t had so much as a sardine.”

Over in the window, {pet} opened one {@eye}.

# all-things-flat
{@coat}, and took the view that everything flat in this world had been put there to be lain on.

This Sunday it was going unusually well.[sport:  They even got the one about {sport}.][athlete:  The photograph in the corner was of {athlete}, and that took {child} one second.] By four o’clock there was a single word left.

“Seven down,” read {elder.short}. “Comes only when you stop looking for it. Five letters. Begins with S and ends with P.”

“Sheep,” said [adult: {adult}, going past with the washing | {host} from downstairs, who had come to borrow some washing powder]. “Leave them alone and they’ll come home.”

“Sheep come,” said {elder.short} with dignity. “This comes.”

# no-edges
They thought until their heads creaked. {Elder.short} went to pour some coffee[elder2:  and to ring {elder2}, who didn’t know either]. {child} went to find a [us: clementine | satsuma]. And when they came back, {pet} was lying on the crossword.

{Pet.He} {pet.was} lying on all of it.

“Move over, sweetheart,” said {child}, taking hold [us: around | round] the middle.

But a [breed.Ragdoll: ragdoll | cat] who doesn’t want to move goes soft, so soft that there are no edges anywhere. {child} lifted the front, and {pet} ran down at the back. {child} lifted the back, and {pet} ran down at the front.

“Never argue with a cat whose mind is made up,” said {elder.short}, and drank {elder.his} coffee standing[music: , humming {music}].

# forty-years
After an hour {pet} yawned, stepped down and made for the food bowl. {Elder.short} bent over the newspaper, and didn’t say a word.

Ink is slow to dry, and {pet} was warm. The ink had run, and where the words had been there was just one big blue fog. You couldn’t read a letter of it.

“Forty years,” said {elder.short}, and sank on to a chair.

{child} didn’t know what to say. {Child.He} looked at {elder.short}, then at the fog, and then at {pet}, who had sat down for a wash and was pointing one leg straight up at the ceiling.

“{Elder.short},” said {child}. “[pet.he: He’s | [pet.she: She’s | {Pet} has]] got it on [pet.he: his | [pet.she: her | the]] tummy.”

# mirror
{@Belly} was covered in small blue letters.

{Elder.short} crawled over on all fours, nose first. “But they’re back to front,” {elder.he} said. “[pet.he: He’s | [pet.she: She’s | {Pet} has]] printed the whole crossword. [pet.he: He’s | [pet.she: She’s | {Pet} is]] a printing press!”

“Mirror!” said {child}, and ran.

# like-a-towel
After that, things got organised. [adult: {Adult} | {host}] held {pet} up under the front legs, so that the whole cat hung down long and straight, like a towel on a line. {child} sat on the floor with a hand mirror and read aloud[school: , in {child.his} best reading voice from {school}]. {Elder.short} filled it in on top of the blue, and this time {elder.he} did it in pencil.

“Giraffe,” read {child}. “Danube. Rascal. Hang on, [pet.he: he’s | [pet.she: she’s | {pet} is]] breathing, it’s gone all blurry… Got it. Saturn.”

{Pet} didn’t mind a bit. {Pet.He} even started to purr, and all the words shook at once. The hardest place was the armpit, where there was either an O or a spot of cream. It was an O.

“There,” said {elder.short} at last, mopping {elder.his} forehead. “All but seven down. Begins with S and ends with P.”

[adult: “It’ll have to wait till tomorrow,” said {adult}. “The printing press wants feeding, and {child} is going to bed.” | But that had to wait till tomorrow, because the printing press wanted feeding, and {child} was going to bed.]

{Elder.short} was given the sofa. {Elder.He} had never walked out on a crossword yet, and {elder.he} wasn’t going to start now.

# two-letters
By the time {child} had brushed {child.his} teeth, {pet} was at the foot of the bed already, licking. {Pet.He} licked away the giraffe. {Pet.He} licked away the Danube and Saturn and three kings. When [adult: {adult} put out the light | the light went out] there were just two letters left, high up under the chin, where a tongue can’t reach. An S and a P.

{child} lay in the dark and looked for it. Sheep? Swamp? Stamp? No stamp ever came by itself. Through the wall {child.he} could hear {elder.short} looking, too.

“Scrap,” {elder.short} was mumbling. “Strap … Syrup …”

Then there was no more mumbling. There was snoring.

# then-it-came
{Pet} curled up, heavy and warm on {child’s} feet. It was nice not to be thinking of anything in particular. S, thought {child}. S, and then … Oh, never mind. {Child.He} stopped looking.

And then it came.

# @eye
eye
## if breed.Ragdoll / breed.Siamese
blue eye

# @coat
{Pet} was {child’s} cat, darkest on top and lightest underneath. {Pet.He} weighed [us: nine pounds | four kilos]
## if breed.Ragdoll
{Pet} was a ragdoll, brown on top and snow white underneath. {Pet.He} weighed [us: fifteen pounds | seven kilos]
## if breed.Maine Coon
{Pet}[!pet.known: , {child’s} cat,] was a Maine Coon, with fur in all directions. {Pet.He} weighed [us: fifteen pounds | seven kilos]
## if breed.Siamese
{Pet}[!pet.known: , {child’s} cat,] was a Siamese, dark at all the ends and cream underneath. {Pet.He} weighed [us: nine pounds | four kilos]
## if breed.Sphynx
{Pet}[!pet.known: , {child’s} cat,] was a Sphynx and had no fur at all, only one large smooth tummy. {Pet.He} weighed [us: nine pounds | four kilos]
## if breed.Persian / breed.Scottish Fold
{Pet}[!pet.known: , {child’s} cat,] was {a breed}, round and soft all over. {Pet.He} weighed [us: nine pounds | four kilos]

# @belly
that whole big tummy
## if breed.Ragdoll
all of that white tummy
## if breed.Siamese
all of that cream tummy
## if breed.Sphynx
all of that smooth tummy
