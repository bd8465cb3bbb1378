title: Where, Oh Where, Is {Elder}?
title: Tee Hee, Said the Sheet
title: Pat, Pat, Pat
guest neighbour: Mrs Hill (she), Mrs Lane (she)

% Whoever calls at the end (@caller): {adult}, else {elder2}, else the neighbour over the hedge.

# two-slippers
“You hide, {elder},” said {child}. “I’ll look.” So off went {elder.short}, hat and all.

{child} stood in the garden and put {child.his} hands over {child.his} eyes. “One, two, three. Coming!”[school:  That was how they counted {at school}.]

There was a big white sheet on the [us: clothesline | washing line][adult & elder2 / friend & elder2: , where {elder2} had hung it].

Under the sheet were two slippers. They were big and brown.

{child} saw the slippers. {Child.He} did not say so. {Child.He} said, very loudly[city: , so that all of {city} could hear]:

“Where, oh where, is {elder}?”

“Tee hee,” said the sheet, and it wobbled a bit.

# not-in-the-bucket
{child} looked in the bucket. There was a snail in it.

“Not in the bucket!” {child.he} said. “Where, oh where, is {elder}?”

“Tee hee,” said the sheet.

# not-in-the-can
[age>=5: {child} looked in a flowerpot. There was a worm in it.

“Not in the flowerpot!” {child.he} said. “Where, oh where, is {elder}?”

“Tee hee,” said the sheet.

{Child.He} looked in {child.his} own pocket. There was a raisin in it.

“Not in my pocket!” {child.he} said. “Where, oh where, is {elder}?”

“Tee hee,” said the sheet.

]{child} looked in the watering can. There was a drop of water in it.

“Not in the watering can!” {child.he} said. “Where, oh where, is {elder}?”

The sheet said nothing. It didn’t wobble, either.

# found-you
[sport: This was no time to {play sport}. ]{child} went up to it on tiptoe. {Child.He} took hold of it, and {child.he} lifted it right up.

“Found you!” {child.he} said.

There were the two slippers.

There were no feet in them. There were no legs on top of them. There was no {elder}.

“Oh no,” said {child}.

And {child.he} said, very quietly, because this time {child.he} didn’t know:

“Where, oh where, is {elder}?”

# pat
{Child.He} took a step. Pat.

Behind {child.him}, something went pat.

{child} stopped. It stopped too.

{Child.He} took two steps. Pat, pat.

Behind {child.him}, something went pat, pat.[pet.dog:  It wasn’t {pet} the dog, who lay by the bucket, asleep.][pet.cat:  It wasn’t {pet} the cat, who lay by the bucket, asleep.][pet.other:  It couldn’t have been {pet}.]

# two-shadows
{child} stood very still. The sun was low and yellow, and {child.he} looked down at the grass.

There was a little shadow, and that was {child.his} own.

And there, next to it, was a big shadow, with a hat on.

{child} did not turn round. {Child.He} put {child.his} hand over {child.his} mouth. “Tee hee,” {child.he} said.

Then {child.he} reached out behind {child.him} with both hands[athlete: , quicker than {athlete}], and got hold of two legs.

“FOUND YOU!”

# behind-you
“You found me!” said {elder}. {Elder.He} was in {elder.his} socks, and there was grass on them. “I was behind you all the time.”

“Your feet are cold,” said {child}. {Child.He} fetched the slippers, and put them on {elder.him}.

# the-bench
{Elder} took down the big white sheet. It was dry, and warm from the sun. {Elder.He} sat on the bench, close up to {child}, and put the sheet [us: around | round] them, over their knees and over their heads.

It was lovely and warm in there[music: , and {elder.short} hummed {@song}].

# tee-hee
“Where, oh where,” called {@caller}, “are {child} and {elder}?”

There was a big white sheet on the bench. Under it were two brown slippers, and two little shoes.

“Tee hee,” said the sheet.

# @caller
{neighbour} over the hedge
## if elder2 & !adult
{elder2} from the door
## if adult
{adult} from the door
## if friend & !adult & !elder2
{child’s} best friend, {friend}, over the hedge
## if friend & elder2 & !adult
{child’s} best friend, {friend}, over the hedge
## if friend & adult
{adult} and {child’s} best friend, {friend}, from the gate

# @song
{music}
