title: Where, Oh Where, Is {Elder}?
title: Tee Hee, Said the Sheet
title: Pat, Pat, Pat
guest neighbour: Mrs Hill (she), Mrs Lane (she)

% Whoever calls at the end (@caller): {adult}, else {elder2}, else the neighbour over the hedge.

# two-slippers
[sport: That was enough {sport}. ]“You hide, {elder},” said {child}. “I’ll look.”

{Child.He} stood in the garden and put {child.his} hands over {child.his} eyes. “One, two, three. Coming!”[school:  That was how they counted {at school}.]

There was a big white sheet on the [us: clothesline | washing line][adult & elder2 / friend & elder2: , where {elder2} had hung it].

Under the sheet were two slippers. They were big and brown.

{child} saw the slippers. {Child.He} did not say so. {Child.He} said, very loudly[city: , so that all of {city} could hear]:

“Where, oh where, is {elder}?”

“Tee hee,” said the sheet.

# not-in-the-bucket
{child} looked in the bucket. There was a snail in it.[pet.dog:  {Pet}[!pet.known:  the dog] lay next to it, fast asleep.][pet.cat:  {Pet}[!pet.known:  the cat] lay next to it, fast asleep.][pet.other:  {Pet} had a look, too.]

“Not in the bucket!” said {child}. “Where, oh where, is {elder}?”

“Tee hee,” said the sheet.

# not-in-the-can
[age>=4: {child} looked in a flowerpot. There was a worm in it.

“Not in the flowerpot!” said {child}. “Where, oh where, is {elder}?”

“Tee hee,” said the sheet.

]{child} looked in the watering can. There was a drop of water in it.

“Not in the watering can!” {child.he} said. “Where, oh where, is {elder}?”

The sheet said nothing.

# found-you
{child} went up to it on tiptoe. {Child.He} took hold of it, and {child.he} lifted it right up.

“Found you!” {child.he} said.

There were the two slippers.

There were no feet in them. There were no legs on top of them. There was no {elder}.

“Oh no,” said {child}.

And {child.he} said, very quietly, because this time {child.he} didn’t know:

“Where, oh where, is {elder}?”

# pat
[child.she: She | [child.he: He | {child}]] took a step. Pat.

Behind [child.she: her | [child.he: him | {child}]], something went pat.

{child} stopped. It stopped too.

{child} took two steps. Pat, pat.

Behind {child.him}, something went pat, pat.

# two-shadows
{child} stood very still. The sun was low and yellow, and {child.he} looked down at the grass.

There was {child.his} shadow. It was a little shadow, with sticking-out elbows.

And there, next to it, was a big shadow, with a [elder.he: cap | hat] on.

{child} did not turn round. {Child.He} put {child.his} hand over {child.his} mouth. “Tee hee,” said {child}.

Then {child.he} reached out behind {child.him} with both hands, and got hold of two legs.

“FOUND YOU!”

# behind-you
“You found me!” said {elder}. {Elder.He} was in {elder.his} socks, and there was grass on them. “I was behind you all the time.”

“Your feet are cold,” said {child}. {Child.He} fetched the slippers[athlete: , quicker than {athlete}], and put them on {elder.him}.

# the-bench
{Elder} took down the big white sheet. It was dry, and warm from the sun. {Elder.He} sat on the bench, close up to {child}, and {elder.he} put the sheet [us: around | round] them, over their knees and over their heads.

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
{friend} over the hedge
## if friend & elder2 & !adult
{friend} over the hedge
## if friend & adult
{adult} and {friend} from the gate

# @song
{music}
