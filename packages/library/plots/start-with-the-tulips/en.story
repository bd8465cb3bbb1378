title: The Three O’Clock Wash
title: Start with the Tulips
title: The Best Bed
guest elder: Edie (she), Mabel (she)
guest brother: Ted (he), Len (he)
guest cousin: Jean (she), Peg (she)

% The bed is the grandparent’s, else great-aunt {elder}’s. What was said of Mum in the story is said by {elder} of {elder.himself}.
% Whisper the stairs, and let the third one speak in its own voice.

# the-bed
At {@elders} house there was a bed so high that you had to climb into it with a footstool. {child} loved it. It had brass knobs, and a dip in the middle just the shape of a person[pet.dog: , and a rug beside it just the shape of {Pet}[!pet.known:  the dog]][pet.cat: , and a small dip at the foot just the shape of {Pet}[!pet.known:  the cat]].[pet.other:  Only {Pet}, at home, was missing.]

But in the very middle of the night, {child} woke up in the dip, and the dip was wet.

{Child.He} lay still. Perhaps it was raining, {child.he} thought. Only on {child.him}. Indoors.

It was not raining.

# a-whale
{child} slid down to the footstool and looked at the bed. It had a wet patch shaped rather like a whale.

“Nobody will know,” {child.he} whispered.

First {child.he} put {child.his} pillow over the whale. But the tail stuck out. {Child.He} put {child.his} [us: robe | dressing gown] over the tail. Then {child.he} put on {child.his} {@costume}, because {child.he} could find nothing else dry in the dark. {Child.He} pulled off the sheet, rolled it into an enormous sausage[city: , the biggest in {city},] and tiptoed out on to the landing. {Child.He} would hide it somewhere. Behind the sofa, perhaps, until {child.he} {child.was} grown up.

# third-stair
Creak, went the first stair.

Creak, went the second stair.

“Good evening,” said the third stair.

No. It was {elder}, at the bottom, with a cup of tea and {@hair}.

{Elder.He} looked at {child}. {Elder.He} looked at the {@costume}. {Elder.He} looked at the sausage.

“Off to the [us: beach | seaside]?” said {elder}.

{child} wanted to say yes. But {child.his} chin had started to wobble, and when your chin wobbles you can only say what’s true.

“I [us: wet | wetted] the bed,” {child.he} said. “And I’m {age}. And it’s your best bed.”

# best-bed
{Elder} put down {elder.his} tea. {Elder.He} came up the stairs, creak, creak, and sat on the one just below {child’s}, so that their noses were level.

“Do you know why I call it my best bed?” {elder.he} said. “My {@brother} {brother} [us: wet | wetted] it, when he was [age<7: seven | nine]. My {@cousin} {cousin} [us: wet | wetted] it, and she grew up to drive a train. And do you know who [us: wet | wetted] it more than all the rest of us put together?”

“Who?”

“Me.”

{child’s} mouth fell open. “You?”

“Like a little watering can,” said {elder}. “Even the night before my own birthday. My mother used to say that if she planted tulips in there, they’d come up.”

A small laugh got out of {child}, before {child.he} could stop it.

# champion
“But why does it happen?”

“Because you’re a champion sleeper. Your tummy rings the bell, ding-a-ling, and you’re so far down in your sleep that you don’t hear it. One day you will. Nobody can hurry it, and nobody needs to be cross.” {Elder.He} stood up and held out {elder.his} hand. “Come on. It’s three o’clock. You and I have [us: some washing | a wash] to do.”

# there-it-goes
{child} had a warm [us: washcloth | flannel] and {child.his} spare pyjamas. {Child.He} pushed the sausage into the washing machine {child.himself}[athlete: , as strong as {athlete}], and {child.he} {child.was} allowed to press the button. Then they sat on two chairs in front of the round window and watched the sheet go by, as if it were [sport: {sport} ]on television.

“There it goes,” said {child}.

“And there it goes again,” said {elder}.

[pet.dog: {Pet} had come down too, and sat between them with {pet.his} head going round and round.

][pet.cat: {Pet} had come down too, and tried to catch it through the glass.

]They had toast[elder2: , with {elder2’s} jam on]. Nobody[school:  {at school}] had ever told {child} that there was toast at three o’clock in the morning[friend: , not even {Friend}[!friend.known: , {child.his} best friend,] who knew nearly everything].[pet.other:  {Pet} would never believe it.]

# a-nice-step
Upstairs, the whale had turned out to be only on a waterproof cover, and that wiped clean in a moment. {Elder} spread a fresh sheet that smelled of lavender[music: , humming {music}], and put another one, folded, on the footstool.

“What’s that for?” asked {child}.

“Just in case. If you need it, there it is. If you don’t, it makes a nice step.”

So {child} stepped up on it and rolled down into the dip. It was dry, and warm, and just the shape of a person.

# the-tulips
“{Elder.short},” {child.he} said, “{@tomorrow}, can I tell {@them} about us?[friend & adult:  And can I tell {Friend}?][friend & !adult:  Even {Friend}?][elder2 & adult & friend:  And {elder2}?][elder2 & adult & !friend:  And can I tell {elder2}?][elder2 & !adult:  Even {elder2}?]”

“Oh, do,” said {elder}. “Start with the tulips.”

And {elder.he} turned out the light. Down in the kitchen the sheet went round and round, and up in the best bed, {child} sank down into {child.his} sleep like a champion.

# @elders
{child’s} great-aunt {elder’s}
## if elder
{elder’s}

# @hair
{elder.his} hair sticking up like a dandelion
## if elder
{elder.his} slippers on the wrong feet

# @brother
brother
## if elder
friend

# @cousin
cousin
## if elder
friend

# @costume
swimming things
## if child.she
[us: swimsuit | swimming costume]
## if child.he
swimming trunks

# @tomorrow
when I get home tomorrow
## if adult
when I [us: call | ring] {adult} tomorrow

# @them
everybody
## if adult
{adult.him}
