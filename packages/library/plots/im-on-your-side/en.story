title: The Whisper in the Wings
title: Sooner Marry the Goat
guest friend: Orla (she), Kit (he)
guest pet: Otis (he), Hettie (she)
guest painter: Gwen (she), Desmond (he)
guest teacher: Mr Bell (he), Mr Finch (he)
guest prompter: Miss Pym (she), Miss Tuck (she)

% The dog is the family’s, else the friend’s; a cat purrs, sits on a lap that is not there and fishes.

# at-nobody
{Pet} was not supposed to be in the play. {Pet.He} {pet.was} {@kind}, and {pet.he} came to rehearsals at the Alhambra Hall[city:  {in city}] only because [pet: {child} | {friend}] did and because {pet.he} couldn’t be left alone with a sandwich.

{Pet.He} spent the time lying beside a little hatch at the edge of the stage, {@nobody}.

“{Pet} is listening to something,” said {friend}, who was {child’s} best friend, and in charge of the lights, and therefore noticed everything.

“{Pet.He} {pet.is} listening for {@snack},” said {child}.

{child} had other worries. {Child.He} {child.was} playing the Lighthouse Keeper, who had forty-four lines. {Child.He} knew all forty-four in the bath. {Child.He} knew them on the bus[school:  to {school}][sport: , and in the middle of {sport}]. But whenever {child.he} stood on that stage and looked out at those rows of red seats, they flew off like pigeons.

# the-goat
It happened again that Wednesday. “The storm is rising,” said {child}, “and the…” Nothing.

Then, from the hatch beside {pet}, came a whisper, very clear and very posh.

“Unhand me, Sir Jasper! I would sooner marry the goat!”

{child} was so startled that {child.he} said it.

“That’s not in my copy,” said {teacher}, the drama teacher.

# a-prompter
When the others had gone for their [us: lemonade | squash], {child} and {friend} crept up to the hatch. {@thump} Inside, on a low stool, sat a thin, see-through lady in a cardigan, with a pencil behind her ear.

“You’re a ghost,” said {friend}, fairly calmly.

“I’m a prompter,” said the lady. “{Prompter}. When actors forget their words, I whisper them. Being a ghost is just something that happened afterwards.”

“Those weren’t my words,” said {child}.

# the-rule
{Prompter} went a little more see-through. “No. I only know the one play. Sir Jasper’s Downfall. On the last night, with one line left to go, all the lights failed. Everybody went home. But a prompter can’t leave until the last line has been spoken. It’s the rule.”

“So why don’t you say it?” asked {friend}.

“Because,” said {prompter}, very quietly, “I’d always had the script in front of me. In the dark I dropped it. I never could remember how it ended. Me! The prompter!” She put her face in her hands. “That [pet.cat: cat | dog] is the first soul who’s sat with me in ninety years.”

{@knee}

{child} knew exactly how {prompter} felt. {Child.He} had thought nobody else ever felt like that.

# three-wigs
They hunted for that script all week. {@A}, who was painting the scenery, went up into the [us: attic | loft][music: , humming {music},] and came down with nothing except cobwebs. By Friday, the night of the show, they had found three wigs and a stuffed owl[athlete:  and a poster of {athlete}], but no script.

# on-your-side
“Never mind me,” said {prompter}, as the seats began to fill.[elder:  {Elder}[elder2:  and {elder2}] sat right at the front.] “How are you?”

“Pigeons,” said {child} miserably.

“Everyone drops a line,” said {prompter}. “It isn’t a crime. You only need somebody nearby who’s on your side. Give me yours, and I’ll learn it. I’ve got ten minutes.”

So when the storm was rising, and {child’s} mind went as empty as a plate, a whisper came at once. “…and the boats are far from home.” {child} said it, and the next came by itself, and the one after that. Forty lines. Forty-one. Forty-two.

# out-went
Then, with a bang, every light in the hall went out.

From the hatch came a small, terrified gasp.

“Not again,” whispered {prompter}. “Oh, not again. I’ve lost the place. I’ve lost it!”

There was no one to prompt {child} now. Strangely, that wasn’t what {child.he} thought about. {Child.He} felt {child.his} way across the stage and knelt down beside the hatch.

“I’m nearby,” {child} said. “I’m on your side.”

# under-the-hatch
{@fishing}

“{Friend}!” called {child}. “Light!”

Up in the gallery, {friend} had already found {friend.his} [us: flashlight | torch]. Its beam came down straight and steady. {child} turned to the last page, which was brown and slightly [pet.cat: scratched | chewed].

# last-line
Then {child.he} stood up in front of two hundred people, with no pigeons anywhere, and read it out.

“The night was long, my friends, but see who waited with us. Come. Put out the lamp. It’s morning.”

Nobody knew it was from the wrong play. There was a hush, and then a clapping like rain on a roof, and in the middle of it all the lights came on.

# the-stool
{Prompter} was standing up. She was hardly there at all, and she was smiling.

“Beautifully spoken,” she said. She took the pencil from behind her ear and laid it on the stool. She stroked {pet} once, from nose to tail. Then there was only the stool.

# the-long-way
They walked home the long way, {child} and {friend} and {@aa}[elder:  and {elder}[elder2:  and {elder2}]], {@front}. The pencil was in {child’s} pocket.

“What will you do with it?” asked {friend}.

“Next year,” said {child}, “when somebody else is the Lighthouse Keeper, I might sit in the hatch.”

{@wag}

# @kind
{friend’s} dog
## if pet
{a breed}

# @nobody
wagging {pet.his} tail at nobody
## if pet.cat
purring at nobody

# @snack
[us: chips | crisps]
## if pet.cat
mice

# @thump
{Pet’s} tail was thumping.
## if pet.cat
{Pet} was purring like a sewing machine.

# @knee
{Pet} put {pet.his} chin through the hatch, and through her knee, and left it there.
## if pet.cat
{Pet} climbed through the hatch and lay down on her lap, and sank through most of it, and stayed there.

# @a
{painter} from next door
## if adult
{adult}

# @aa
{painter}
## if adult
{adult}

# @fishing
In the darkness something was snuffling. It was {Pet}, pushing {pet.his} entire head underneath the hatch, where there was a gap between the boards, and where somebody had once dropped a [us: cookie | biscuit]. {Pet.He} backed out with a mouthful of fluff, and put something flat and damp into {child’s} hand.
## if pet.cat
In the darkness something was scrabbling. It was {Pet}, with one entire front leg underneath the hatch, where there was a gap between the boards, and where somebody had once dropped a bit of a sandwich. {Pet.He} hooked out a lot of fluff, and then something flat and dusty, and pushed it against {child’s} hand.

# @front
with {pet} in front
## if pet.cat
with {pet} looking out of {pet.his} basket

# @wag
{Pet} wagged at the empty [us: sidewalk | pavement] behind them, just once, as though someone had waved. Then {pet.he} trotted on towards bed.
## if pet.cat
{Pet} looked back at the empty [us: sidewalk | pavement] behind them, and blinked, just once, as though someone had waved. Then {pet.he} curled up and let the others do the walking, all the way to bed.
