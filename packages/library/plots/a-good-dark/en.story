title: Oom-Pah-BUK
title: The Tuba That Burped
title: A Good Dark
guest player: Mr Pickles (he), Mr Bramble (he)
guest hen: Duchess (she), Contessa (she)

% The tuba is “it”, the hen is “she”. Oom-pah is the tuba, buk is the hen.

# heavier
At the [us: county fair | village show][city: , a little way outside {city}], {child} stood right at the front, next to the tuba.

The tuba was gold and enormous, and so was {player}, who played it. All afternoon it had gone oom-pah, oom-pah[music:  through {music}], so low that {child} could feel it in {child.his} tummy. Then the band had left everything lying in the grass and gone for [us: coffee | tea]. Now they were back, and {player} picked up his tuba.

“That’s funny,” he said. “It’s got heavier.”

“That’s not the tuba,” said the drummer. “You had four [us: doughnuts | buns].”

{player} blew.

Oom-pah. Oom-pah. Oom-BUK.

Everybody stopped.

# burped
“Your tuba burped,” said {child}.[friend: 

“Pardon you,” {friend}[!friend.known: , {child.his} best friend,] told it.]

“My tuba does not burp,” said {player}, and he blew again.

Oom-pah. Oom-pah. Oom-BUK-BUK-BUK-BUKAAARK!

A little brown feather came out of the top. It went round twice and landed on {child’s} shoe.[pet.dog:  {Pet}[!pet.known: , {child.his} dog,] sneezed at it.]

# best-hen
Just then a lady came running out of the hen tent with a silver cup in her hand.

“Has anybody seen {hen}? She’s small and brown, and she’s just won Best Hen, and she’s gone!”

{child} looked at the feather. {Child.He} looked at the tuba.

“She’s in there,” {child.he} said.

“In my tuba?” said {player}.

“Buk,” said the tuba.

# corn
They laid it down in the grass, very gently.

“Blow her out!” said the drummer.

“Don’t you dare!” said the lady. She put some corn in front of the big gold hole. “Come along, {hen}! Corn!”

{hen} did not come along.
## or
They laid it down in the grass, very gently.

“Blow her out!” said the drummer.

“Don’t you dare!” said the lady. She rattled a tin of corn. “Come along! Corn!”

And they came along. Every single hen came running out of the tent and ran round everybody’s feet, and the whole band had to help to get them in again. Only {hen} did not come along.

# the-bend
So {player} put his arm in, right up to the elbow. “I can feel something soft,” he said. “I’ve nearly got … OW!” And out came his arm again, [athlete: faster than {athlete} | very fast].

“Buk,” said the tuba. But it was a much smaller buk, a long way in.

“Oh no,” said the lady. “She’s going further down!”

“And there’s a bend down there,” said {player}. “If she gets to the bend, she’ll be stuck.”

After that, nobody dared do anything at all.

# gone-to-bed
{child} lay down on {child.his} tummy and looked in. Outside, everything was hot and bright and loud[sport: , and people were getting ready to {play sport}]. But inside the tuba it was round and dark and quiet. And far down in the dark was one little shiny eye, and it was nearly shut.

“She isn’t lost,” whispered {child}. “She’s gone to bed.”

“At three o’clock?” said {player}.

“It’s too noisy for her out here. She wanted somewhere dark.[pet.cat:  {Pet}[!pet.known:  the cat] does that too, when there’s [us: vacuuming | hoovering].][pet.other:  So does {pet}, sometimes.]”

And if you’ve gone to bed, thought {child}, you don’t want an arm. You want a better bed.

# a-better-bed
{Child.He} took off {child.his} coat. {Child.He} sat down in the grass with {child.his} knees on each side of the big gold hole, and {child.he} pulled the coat over the hole and over {child.his} lap, until there wasn’t one bit of light left underneath. Then {child.he} put {child.his} head in under it too, and {child.he} sang, as softly as {child.he} could:

“Oom … pah. Oom … pah.”

{Child.He} waited.

“Oom … pah. Oom …”

“Buk,” said somebody, quite near.

# tick-tick
Tick, tick, tick, went little feet inside the tuba. And something warm and round stepped out into the dark, turned about once, and sat down in {child’s} lap.

“Got her,” whispered {child}.

Everybody cheered. But they did it without a sound, with their hats in the air, so as not to wake her.[elder:  {Elder}[elder2:  and {elder2}] had nothing to wave but a sponge cake.]

# the-last-tune
And then {player} picked up his tuba, and he played the last tune of the whole [us: fair | show] as quietly as a tuba can.

Oom … pah. Oom … pah.

And not one buk.

# a-good-dark
That night, {child} lay in bed with the brown feather beside {child.him}[school: , to show {at school}].

[adult: “Shall I leave the light on for a bit?” said {adult}.

“No, thank you,” said {child}. “I want a good dark.” | Most nights {child.he} had a light on for a bit. But tonight {child.he} wanted a good dark.]

{Child.He} pulled up the [us: comforter | duvet], turned about once, and lay down.

“Buk,” said {child}, very softly.

And the light went out.

# @song
{music}
