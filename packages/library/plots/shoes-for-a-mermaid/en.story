title: Shoes for a Mermaid
title: Feet Up!
title: Click-Clack
guest jo: Miss Jo (she), Miss Dot (she)
guest mermaid: Wanda (she), Coral (she)

% Whoever minds the shoe shop (@e): the elder, else {adult}, else Miss Jo, whose shop it is.

# feet-down
“Feet down, {child},” said {@e-first}.

{child} was doing a handstand against the slippers. {child.He} did handstands everywhere, [school: even at {school}, ][sport: even when {child.he} {child.was} meant to {play sport}, ]but today {child.he} {child.was} doing them in {@shop}, right at the end of the pier. [city: Customers came all the way from {city} for the slippers. ]The shop had a front door for people. It had a back door too, with steps that went down into the sea, and nobody ever came in that way.[friend:  {Friend} was counting how long {child} could stay up, and was already on eighty-one.]

# ting
Ting, went the bell on the back door.

On the top step, in a puddle, sat a mermaid. She had green hair and a long silver tail. [pet.dog: {Pet} went and licked the end of it, because it was salty. ][pet.cat: {Pet}, who had been asleep in a box of sandals, woke up and smelled fish. ]

“Good morning,” said the mermaid. “I’m {mermaid}. I should like some shoes, please. Red ones, that go click-clack.”

{@E} looked at the tail. {@never-no}

“Certainly, madam,” said {@e}. “What size?”

“I don’t know,” said {mermaid}. “I’ve never had a foot.”

# click-clack
“Then why do you want shoes?” asked {child}.

“I live just underneath you,” said {mermaid}. “All day long I hear shoes going over my head, up and down the pier. Click-clack. Click-clack. It’s the loveliest sound there is. In the sea nothing ever goes click-clack. It only goes swish.”

# two-kippers
So {@e} fetched a pair of red shoes with good hard heels, and {mermaid} wriggled across the floor, and they began.

First they put one shoe on each side of her tail. Plop, plop. They fell off.

Then {@tier} tied them on with ribbon, and they stayed, but the tail was much too floppy. Slap, slap, they went, like two wet [us: fish|kippers].

“Perhaps you have to stand up in them,” said {@e}.

So {mermaid} held on to the shelf, and stood up on the tip of her tail. She wobbled to the left. She wobbled to the right. And down she went, and down on top of her came the shelf, with every slipper and sandal and [us: rubber|wellington] boot in the shop.

# a-cold-hand
When they had dug her out, [pet.dog: and {pet} dug fastest, ]she had a [us: rubber boot|wellington] on her head, and she was crying.

“It’s no use,” said {mermaid}. “I’m a mermaid. I’ve got nothing to put a shoe on.”

{child} sat down in the slippers and held her hand. It was a cold hand, but a very strong one, from all that swimming. {child} looked at it. And then {child.he} had a thought.

“{@E},” {child.he} said, “do shoes have to go on feet?”

“Shoes go on whatever you stand on, my love,” said {@e}.

“Well, I stand on my hands,” said {child}.

# feet-up
{child} untied the red shoes. {child.He} put one on the left hand, and one on the right, and up {child.he} went into a handstand, right in the middle of the floor.

Click, went the left shoe. Clack, went the right one.

“Feet down—” began {@e}, and stopped. “Feet up, {child}!” cried {@e}. “Feet up!”

{mermaid} put the shoes on her hands. {child} and {@e} [friend: and {friend} ]took hold of her tail, which was as heavy as {@wet}, and they heaved it up into the air. It came down again. They heaved it up once more, and {child} let go, and {@e} let go, [friend: and {friend} let go, ]and there stood {mermaid}, upside down, with her tail waving at the ceiling.

She took one step. Click.

She took another. Clack.

“It’s me,” whispered {mermaid}. “It’s me that’s doing it.”

# down-the-pier
Then out of the front door she went, and all the way down the pier. Click-clack, click-clack, click-clack! [music: Somebody’s radio was playing {@song}, and she kept time. ]{child} went beside her on both hands[athlete: , which not even {athlete} can do in heels]. {@E} came behind, watering the tail with a can. {@gentleman} And down below, all the other mermaids put up their heads to listen.

# change
Back in the shop, {mermaid} paid with a pearl.

“Is there any change?” she asked.

“There is,” said {@e}, and gave her a pair of slippers, for the evenings.

And {mermaid} went down the back steps and into the sea, with a shoe on each hand.

# home-to-bed
That night {child} slept in the little room above the shop[pet.other: , with {pet} beside the bed]. [child.she / child.he: {child.He} lay on {child.his} back, and {child.his} legs | {child} lay on top of the bed, and two legs] began to go up the wall, all by themselves.

“Feet down, {child},” said {@e}, and tucked the [us: quilt|duvet] in [us: around|round] them[adult / elder: , and gave {child.him} a kiss]. [pet.dog / pet.cat: {Pet} lay down on top, to be on the safe side.]

Swish, went the sea, under the pier. Swish. Swish.

And far down on the stones at the bottom, slower and slower, click … clack … click … clack … somebody was walking home to bed.

# @song
{music}

# @e-first
{jo}
## if elder
{elder}
## if adult & !elder
{adult}

# @e
{jo}
## if elder
{elder.short}
## if adult & !elder
{adult}

# @shop
{jo’s} shoe shop
## if elder
the shoe shop that {elder.short} was minding that week
## if adult & !elder
the shoe shop that {adult} was minding that week

# @never-no
{Jo} had never in her life said no to a customer.
## if elder
{Elder.short} had been in charge since Monday, and had not said no to a customer yet.
## if adult & !elder
{Adult} had been in charge since Monday, and had not said no to a customer yet.

# @tier
{child}
## if friend
{friend}

# @wet
a wet dog
## if pet.dog
{pet} in the rain

# @gentleman
An old gentleman lifted his hat to them. He didn’t know which end to say good morning to, so he said it twice.
## if elder2
They met {elder2}, with the sandwiches. {Elder2.he} didn’t know which end to say good morning to, so {elder2.he} said it twice.
