title: The Cat Post
title: Ow, Said the Hedge
title: Kindly Return It
guest vet: Mrs Rowntree (she), Mrs Hale (she)

% @m is {adult}, else the grandparent, else {vet}, the vet across the road. The cat is fat only from the post: liver sausage at {friend’s}, cheese at {child’s}.
% The days: Sunday the quarrel, Tuesday the first letter, Monday the two real letters, Wednesday (ten days) the hedge.

# the-wheel
It was the steering wheel’s fault.

{child} and {friend} had been building the go-kart since Easter. They agreed about the wheels, the paint and the name, which was the Comet. But {child} wanted to steer it with a wheel, and {friend} wanted to steer it with a rope. One Sunday in May {child} said that ropes were for babies, and {friend} said that people who couldn’t saw straight should keep quiet. Then {friend.he} went home, and took the rope.

They had never properly fallen out before. Neither of them knew how you did it.

# four-seconds
{Friend} lived on the other side of the lilac hedge. Through the hole it took four seconds, [city: the shortest journey {in city}, ]but nobody went through it now except {child’s} cat. {Pet} was {a breed} with [breed.Siamese / breed.Ragdoll: blue eyes and ]a very high opinion of cats, and {pet.he} did not let other people’s quarrels get in {pet.his} way.

On Tuesday evening {pet.he} came home with a piece of paper rolled up under {pet.his} collar. {child} unrolled it.

“To {child}. My screwdriver is still in your garage. Kindly return it. {Friend}.”

# kindly
Kindly! {child} sat straight down and wrote.

“To {friend}. The screwdriver is too big for the cat. You may collect it between four and five.[sport:  After that I am going to {play sport}.] Do not ring the bell. {child}.”

{Pet} went back through the hedge. A quarter of an hour later {pet.he} {pet.was} back in the window.

“To {child}. I am busy between four and five. You also have my bike lock, my book about submarines[athlete: , my picture of {athlete}] and nine [us: dollars | pounds] of mine. {Friend}.”

“To {friend}. It was eight [us: dollars | pounds]. The book is boring. (I am on page 140.) {child}.”

“To {child}. It gets better after 150. {Friend}.”

So it went on for a week. The letters went morning and evening, there wasn’t a kind word in any of them, and {child} read every one at least three times.

# two-meals
“Hasn’t {pet} [us: gotten | got] fat,” said {@m-first} on the Monday, and felt {pet.him} [us: around | round] the middle.[!elder:  {vet} was a vet, and lived across the road.] “{Pet.He} only gets two meals a day.”

{child} said nothing. {child.He} knew that {friend} paid in liver sausage. {child} paid in cheese.

## if adult
“Hasn’t {pet} [us: gotten | got] fat,” said {adult} on the Monday, feeling {pet.him} [us: around | round] the middle. “I only give {pet.him} two meals a day.”

{child} said nothing. {child.He} knew that {friend} paid in liver sausage. {child} paid in cheese.

# before-being-sorry
That evening {child} went out to the garage. The Comet stood there under its sheet, without a wheel and without a rope, and there was no point whatever in sitting in it. You needed somebody to push. You needed somebody to scream. {child} found a pen and chewed it, and then {child.he} wrote fast, before there was time to be sorry:

“{Friend}. That was a stupid thing to say, about babies. Ropes are fine. I can’t saw straight, it’s true. Can’t we stop? {child}.”

{child.He} rolled it up tight and tucked it under the collar. {Pet} got double cheese, and vanished into the hedge with {pet.his} tail straight up.

# not-even-a-no
{child} waited. {Pet} came home at nine o’clock, with nothing under the collar at all.

There was no answer on Tuesday either[school: , though {child} had run the whole way home from {school}]. On Wednesday {@m} put {pet} on a diet, which meant that {pet.he} had to stay in, and the whole street could hear what {pet.he} thought of it.[elder & adult:  {Elder}[elder2:  and {elder2}] rang up to ask what it was.][elder2 & !adult:  {Elder2} put cotton wool in both ears.] {Pet} stood in the window and howled[music: , right through {music}]. {child} sat beside {pet.him} and felt like doing the same. It had been the hardest letter {child.he} had ever written, and {friend} hadn’t even sent back a no.

# good-at-waiting
“Is something wrong between you and {friend}?” asked [adult / elder: {@m} at supper|{vet}, who had asked {child} over for meatballs].

“No.”

“I haven’t seen {friend} for ten days.”

“I know how long it’s been,” said {child}, in an odd sort of voice. {@M} asked no more questions, and just moved {@his} last meatball across to {child’s} plate.

“I fell out with my best friend when I was twelve,” {@she} said after a while. “We waited for each other. Both of us. We were extremely good at waiting.”

“What happened?”

“I don’t even know where she lives now.”

{child} ate the meatball. Then {child.he} went out.

# said-the-hedge
It was still light, and the lilac was in flower. {child} stood in front of the hole in the hedge. Four seconds. {child.He} would say it straight out. {child.He} knew the letter by heart. {child.He} bent down and crawled.

Halfway through, {child.he} banged {child.his} head on something hard.

“Ow!” said the hedge.

It was {friend}. {Friend.He} {friend.was} on all fours as well, with leaves in {friend.his} hair and one hand on {friend.his} forehead. They stared at each other in the green gloom.

“Why didn’t you answer?” they said, at exactly the same time.

“I never got anything!” they said next, and that was at the same time too.

# cat-height
{Friend} looked up, and {child} looked the same way. On a broken twig, at precisely the height of a cat, were two rolled-up pieces of paper, as neat as receipts on a spike. This was {pet’s} short cut. {Pet.He} had [us: gotten | got] so fat that the twig scraped off the [us: mail | post].

One of the letters was {child’s} own. {child} worked the other one loose. The rain had got at the ink, but you could still read it.

“{child}. You can have your wheel. It’s no fun being right all by yourself. Yours, {friend}. PS. It was eight [us: dollars | pounds].”

{Friend} read the one from {child}, and read it at least three times.

# both
“We could have both,” said {friend} in the end. “The rope goes to the front wheels. And the steering wheel pulls the rope.”

“That’s how it works on boats,” said {child}. “It’s in the submarine book, on page 162.”

“I told you it got better.”

# wages
From the window behind them came a long, hoarse, injured wail. It was the [us: mail | post], wanting to be paid.

“Shall we tell {pet.him} that {pet.he} {pet.has} been [us: fired | sacked]?” said {friend}.

{child} thought of all the letters. They were in {child.his} desk drawer, every single one.

“No,” {child.he} said. “But we’ve got to bring down the postage.”

# @m
{vet}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @M
{vet}
## if elder & !adult
{Elder.short}
## if adult
{Adult}

# @m-first
{vet}
## if elder & !adult
{elder}
## if adult
{adult}

# @she
{vet.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @his
{vet.his}
## if elder & !adult
{elder.his}
## if adult
{adult.his}
