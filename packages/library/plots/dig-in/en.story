title: Dig In
title: The Digger That Heard “Dig In”
guest friend: Kit (he), Posy (she)
guest elder: Mrs Crumpet (she), Mr Crumpet (he)

% Give the GRRRUM all you have, and let the child do the scoop and the flump. From “Stroke, stroke” and on, lower and slower.

# a-picnic
{child} had a digger in the garden. It was big and yellow and real, and it did whatever it heard.[school:  It had dug the sandpit {at school}.]

Today {child} wanted a picnic[city: , the best one in {city}]. {Child.He} had a rug[adult: , the good one that belonged to {adult}]. {Child.He} had {child.his} best friend, {friend}. And {@elder} had baked an apple pie with a wavy edge.

# dig-in
“There’s the pie,” said {elder.short}. “Dig in!”

“DIG IN?” said the digger.

GRRRUM, went the engine. //
Down went the arm. //
SCOOP, went the bucket. //
Up, up, up, and … FLUMP!

It dug a hole right beside the rug, and it put the earth on {elder.short’s} hat.

“Again!” said {friend}. {Friend} always said “again”[sport: , and liked this even better than {sport}].[pet.dog:  {Pet}[!pet.known:  the dog] looked down the hole and wagged {pet.his} tail.][pet.cat:  {Pet}[!pet.known:  the cat] went up on the wall, to be on the safe side.][pet.other:  {Pet} was indoors, so that was all right.]

“No, Digger,” said {child}. “Not that dig in. It means eat.”

“DIG IN means DIG IN,” said the digger.

# wiggle
They pulled the rug over to the apple tree.

“Now, no one say it,” said {child}.

{Friend} pressed {friend.his} lips together. {Friend.His} lips went wiggle, wiggle, wiggle.

“DIG IN!” said {friend}.

“DIG IN?” said the digger.

GRRRUM, went the engine. //
Down went the arm. //
SCOOP, went the bucket. //
Up, up, up, and … FLUMP!

Now there was a hole by the apple tree, and the earth was on {friend’s} [us: rain boots | wellies].

“Again!” said {friend}, and jumped[athlete:  like {athlete}].

“I’m hungry,” said {child}. {Child.His} tummy said so too. Rrrrr, it said.

# forgot
They pulled the rug right over to the wall. {Elder.short} cut the pie. The steam came out, and it smelled of apples. It looked so good. And so {child} forgot.

“Mmm!” said {child}. “Dig in!”

Oh no.

“DIG IN?” said the digger.

GRRRUM, went the engine. //
Down went the arm. //
SCOOP, went the bucket. //
Up, up, up …

And on the very top of the earth in the bucket sat the pie.

# our-pie
“Our pie!” said {friend}. {Friend} did not say “again”.

The digger looked down. It saw {child’s} face. {Child’s} mouth had gone all small and sad.

“DID I DIG IT WRONG?” said the digger. Its arm began to shake. The pie began to slide.

# stroke
{child} put both hands on the big yellow side.

“You dug very well,” said {child}. {Child.He} stroked it, slowly. “Stroke, stroke. Shhh. Now let it down. Down … down … down.”

“Down,” said {friend}, and stroked the other side.

“Mmmmmm,” went the engine, very low.

The bucket came down. {Elder.short} held out both hands in the oven gloves. {Elder.He} knew how to hold a hot pie by its wavy edge, and {elder.he} lifted it out.

# another-word
“We need another word,” said {child}. “A word with no digging in it.”

“There’s ‘tuck in’,” said {elder.short}.[elder2:  “That’s a good one,” said {elder2}.]

“Tuck in!” said {child}.

“TUCK IN?” said the digger.

Mmmmm, went the engine, quite softly.

The arm came down, ever so slowly. It pulled the rug up over {child} and {friend}. And then it patted them, pat, pat, pat, with the back of the bucket, as gently as a hand.

{child} laughed. “We’re tucked in!”

“Again,” whispered {friend}.

Pat, pat, pat.

# the-whole-pie
So they sat tucked up by the warm wall, and ate the whole pie.[adult:  {Adult} came out and got a bit of the wavy edge.] {Elder.short} shook the earth out of {elder.his} hat. {Elder.He} put an apple pip in each of the three holes, and the digger pushed the earth back over them[music: , humming {music}].

# the-last-corner
Then the sun went low. {child} leaned on {friend}. {Friend} leaned on {child}.[pet.dog:  {Pet} crept in under the rug, nose last.][pet.cat:  {Pet} came down from the wall and lay across their feet.][pet.other:  Indoors, {pet} was having supper as well.] The digger folded up its long arm and laid its bucket on the grass, and {child} pulled the last corner of the rug over the top. A blackbird came and sat on it.

# @elder
{elder} from next door
## if elder
{elder}
