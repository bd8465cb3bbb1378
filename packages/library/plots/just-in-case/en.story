title: Just in Case
title: Two Nights Running
guest friend: Lucas (he), Edie (she)
guest pet: Bella (she), Rufus (he)
guest elder: Joan (she), Walter (he)

% “Scrape, scrape, scrape” is heard three times: the bowl, the flap, the bowl. The pet is the family’s, or {elder’s} dog; where only the dog is borrowed it is next door’s. A cat in the dog’s place: @nose, @drank.

# run-away
The fire engine had run away again.

{child} saw it from the kitchen window the moment {child.he} woke up. Last night it had been in {elder’s} barn, with the doors shut and the [us: parking brake | handbrake] on. Now it was down by the road, red and dewy, with its nose in a bush. It looked like a cow that knows it has done wrong.

“Two nights running,” said {@who}. {Elder.He} had bought the fire engine years ago, at an auction [city: {in city} ]where {elder.he} was supposed to be buying a sofa[elder2:  for {elder2}]. “That’s quite enough. Next time it’ll be in the middle of the road. There’s a man coming to look at it on Saturday.”

“What does he want it for?”

“Sausages,” said {elder.short}. “He’s going to saw a hole in the side and sell sausages.”

{child} felt it in {child.his} tummy. If only the fire engine would stay put for one single night, so that {elder.short} would let it be.

# scraping
{@Pets} was under the kitchen table, scraping {pet.his} water bowl. {Pet.He} did that whenever it was empty: pushed it along the floor with {pet.his} {@nose} until somebody couldn’t bear it any longer. {child} filled it up. {Pet} took three laps and fell asleep.

# big-stones
After breakfast[adult: , while {adult} washed up,] {friend}[!friend.known: , {child’s} best friend,] came [us: over | round]. {Friend.He} had heard all about it, and what {friend.he} wanted was to sound the siren. Just once. {Friend.He} had wanted to for a year[sport: , more than {friend.he} wanted to {play sport}], and for a year {elder.short} had said no, because it put the hens off laying[music: , which {music} never did].

“It’ll be the [us: parking brake | handbrake],” said {friend}, peering under the engine. “We’ll put stones in front of the wheels.”

“But the barn floor slopes inwards,” said {child}. “It must have gone uphill.”

“Big stones,” said {friend}.

{Elder.short} towed the fire engine up again with the tractor. They put down big stones. They barred the doors and stood two milk [us: cans | churns] outside, so that they would hear.

# a-glass
That night they slept on the kitchen sofa, all three of them, if you counted {pet}, and you had to count {pet}, because {pet} was in the middle. {Elder.short} came in wearing {elder.his} [elder.he: nightshirt | [us: nightgown | nightie]]. {Elder.He} had a glass of water in {elder.his} hand, as {elder.he} always did. Every night {elder.he} put it by {elder.his} bed, and every morning there it stood, just as full.

“Why do you take it up if you never drink it?” asked {friend}.

“I like to know it’s there,” said {elder}. “If it’s not there, I lie awake and listen. Now go to sleep.”

# two-o-clock
At two o’clock the milk [us: cans | churns] went over.

When {child} came out on to the step, the barn doors stood open and the fire engine was coming out into the moonlight with its [us: headlights | headlamps] dark. It wasn’t driving. It was very nearly walking, slowly, like something heavy that doesn’t want to wake anyone. Under one front wheel lay the biggest stone, in two halves.

“All right,” whispered {friend}. “It wasn’t the [us: parking brake | handbrake].”

The fire engine stopped at the well. It stood for a bit. It moved on to the barrel under the [us: downspout | drainpipe]. It stood for a bit. And somewhere inside, something was rattling, a flap perhaps, tin against tin: scrape, scrape, scrape.

“It’s looking for a fire,” said {friend}. “It wants to be useful. If I could only sound the siren …”

“Shh,” said {child}.

# full-bowl
Because now it was coming from behind them too. Scrape, scrape, scrape. Out through the kitchen door came {pet} with {pet.his} {@nose} to {pet.his} bowl. {Pet.He} pushed it over the doorstep and down the steps, slop, slop, slop. It wasn’t empty. It was nearly full. {Pet.He} pushed it across the gravel, stopped for a rest, and pushed again, all the way to the fire engine.

There, in front of the left-hand wheel, {pet.he} left it. Then {pet.he} lay down beside it and looked at {child}. It was the look {pet.he} wore under the kitchen table.

Scrape, said the flap inside the fire engine.

# empty-tank
“{Friend},” said {child}. “How much water is there in the tank?”

{Friend} climbed on to the running board and knocked on the side. It sounded like knocking on a church. {Friend.He} knocked lower down, and at the very bottom.

“None,” {friend.he} said.

“I emptied it,” said {elder}. {Elder.He} was standing on the steps in {elder.his} [elder.he: nightshirt | [us: nightgown | nightie]] and [us: rain boots | wellingtons]. “On Monday. It seemed silly, making it carry all that about. It’s never going to put out anything again.”

Nobody spoke. {Elder.short} looked at the fire engine, over by the barrel, with its nose turned towards the well. Then {elder.he} looked at the glass, which was still in {elder.his} hand.

“I see,” {elder.he} said at last. “It’s lying awake and listening.”

# bucket-after-bucket
It took the rest of the night. The well had a hand pump, and {elder} pumped[athlete: , longer than {athlete} could have], because nobody else could get the jiggle right. {child} carried the buckets[adult: , and {adult} held the [us: flashlight | torch]]. It was {friend} who worked out how to open the tank: in {friend.his} year of waiting for the siren {friend.he} had read the handbook from cover to cover[school: , mostly {at school}]. {Friend.He} stood up at the top, took the buckets and poured. {Pet} walked beside {child}, there and back, with every bucket, and {@drank}.

When the tank was full to the brim, {friend} screwed down the cap. The flap inside stopped its rattling. The fire engine sank a little on its springs, the way you do when somebody has tucked you in at last. And then it began to roll, backwards, up the slope and into the barn. {Pet} went in after it and lay down.

# on-duty
On Saturday the sausage man came[elder2: , and {elder2}, asking for the sofa]. The fire engine hadn’t stirred for two nights.

“Sorry,” said {elder}. “It’s on duty. It’s got its water.”

{Elder.He} turned to {friend}. “Once,” {elder.he} said. “A short one. When I’ve had a word with the hens.”

# just-as-full
That evening {elder.short} went off to bed with {elder.his} glass, as {elder.he} always did. {child} heard {elder.him} stop in the hall, turn round, and go out across the gravel in [us: rain boots | wellingtons].

In the morning the glass was standing on the fire engine’s running board, just as full.

# @who
{elder}, who had the farm next door, where {child} was staying
## if elder
{elder}

# @pets
{Pet}, {elder’s} dog,
## if elder & !pet
{Pet}, next door’s dog,
## if pet
{Pet}

# @nose
nose
## if pet.cat
paw

# @drank
drank about one in four
## if pet.cat
dipped that paw in about one in four
