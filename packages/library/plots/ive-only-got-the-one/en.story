title: I’ve Only Got the One
title: Paws Over His Mouth
title: Show Him Your Teeth
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Who yawns and holds Teddy’s paw is the family’s cat or dog; else the friend, else the grandparent, else {adult}, else {minder}. Shicka is the sound of a toothbrush, and the child may do it. Put a hand over your mouth at Hup.

# hup
{child} stood on the stool in the bathroom, with a toothbrush in one hand.

{@Sat}[friend & pet.dog / friend & pet.cat:  On the edge of the bath sat {friend}[!friend.known: , {child’s} best friend], who was staying the night.][pet.other:  {Pet} had gone to bed already.]

And on the edge of the [us: sink | basin] sat Teddy.

“Now we’re going to brush our teeth,” said {child}.

“No,” said Teddy.

And he put his paws over his mouth. Hup!

# mm-mm-mm
“But everybody brushes their teeth,” said {child}.[school:  “Everybody {at school}[athlete:  and {athlete}].”][athlete & !school:  “{Athlete}, too.”]

“Mm-mm-mm,” said Teddy.

“What?” said {child}.

Teddy took his paws away for a moment.

“I said I haven’t got any teeth.”

And he put his paws back over his mouth. Hup!

# show-him
{child} had a think.

“{@B} has got teeth,” {child.he} said. “Show him, {@b}!”

{@Yawn}

{@Too}

“Oh,” said Teddy. But it came out as “mm”, because of the paws.

# schy
“I’ve got teeth, too,” said {child}. “Look!”

{Child.He} brushed up at the top. Shicka, shicka, shicka.

{Child.He} brushed down at the bottom. Shicka, shicka, shicka.

{Child.He} brushed right, right at the back. Shicka, shicka, shicka.[music:  It sounded almost like {music}.]

“What are you doing?” asked Teddy.

“I’m brushing away the sausage[sport:  I had after {sport}],” said {child}. “It’s not allowed to sleep in my mouth.”

“Then where does it sleep?”

“In my tummy, of course.”

# honey
Teddy thought about that for a long time.

“I had honey,” he said then. “It’s still there. It’s sticking.”

“Then we’ll have to brush,” said {child}.

“No,” said Teddy. Hup!

But the paws weren’t on quite so tight this time. There was a little gap.

“Does it tickle?” asked Teddy, through the gap.

“A bit,” said {child.he}.

# holding-a-paw
“Can {@b} hold my paw?”

{@Came}

So Teddy opened his mouth. First a little. Then a little more. {child} peeped in.

# the-only-one
And do you know what was in there? A tooth! Just one, as tiny as a grain of rice.

“Teddy!” said {child}. “You’ve got a tooth!”

“I know,” whispered Teddy. “I’ve only got the one. What if it comes off on the brush?”

“It won’t,” {child.he} said. “It’s stuck in. You brush it because it’s lovely.”

“Is it lovely?”

“Very lovely.[city:  The loveliest {in city}.]”

# hee-hee
So Teddy sat quite still. {child} brushed, as gently as {child.he} could.

Shicka, went the brush.

“Tee-hee,” said Teddy.

Shicka, shicka, went the brush.

“Tee-hee-hee,” said Teddy.

And that was that.

# the-mirror
Teddy looked in the mirror. He smiled so that his tooth shone. He smiled at {child}. He smiled at {@b}.[friend & pet.dog / friend & pet.cat:  He smiled at {friend}.] He didn’t think he would ever cover his mouth again.

# all-clean
Then they went to bed. {@Bed}[friend & pet.dog / friend & pet.cat:  {Friend} lay next to them.][elder & pet.dog / elder & pet.cat / elder & friend:  {Elder.short} put out the lamp.]

The sausage slept in {child’s} tummy.

The honey slept in Teddy’s tummy.

{@Slept}[pet.other:  {Pet} had been asleep all along.]

The tiny little tooth slept in Teddy’s mouth, all clean.

And {child}?

{child} slept, too.

# @Sat
{@B} sat on the toilet lid. It’s a good place to sit when you’re a bit tired.
## if elder & !friend & !pet.dog & !pet.cat
{Elder} sat on the toilet lid. [elder2: {Elder2} sat on the edge of the bath. They’re good places to sit when you’re a bit tired. | It’s a good place to sit when you’re a bit tired.]
## if friend & !pet.dog & !pet.cat
{Friend}[!friend.known: , {child’s} best friend,] sat on the toilet lid. {Friend} was staying the night, and had done all the brushing already.
## if pet.cat
{Pet} sat on the toilet lid. {Pet} [!pet.known: is a cat, and always wants | always wanted] to be in on things.
## if pet.dog
{Pet} sat on the bath mat. {Pet} [!pet.known: is a dog, and always wants | always wanted] to be in on things.

# @Yawn
{@B} yawned. And in there were the teeth, one row up and one row down, and a big pink tongue.
## if pet.cat
{Pet} yawned. And in there were the teeth, small and white and sharp, and a long pink tongue.
## if pet.dog
{Pet} yawned. And in there were the teeth, white and sharp, and a long pink tongue.

# @Too
[elder2 & !friend & !pet.dog & !pet.cat: {Elder2.short} showed him, too.][friend & pet.dog / friend & pet.cat: {Friend} showed him, too.][elder & pet.dog / elder & pet.cat / elder & friend:  {Elder}[elder2:  and {elder2}] came in and showed him every single one.]

# @Came
{@B} came over to the [us: sink | basin] and put a warm hand on Teddy’s soft paw. A hand is nearly a paw.
## if pet.cat
{Pet} jumped down off the lid and up on to the [us: sink | basin]. {Pet} put a soft paw on Teddy’s soft paw. And so they held paws.
## if pet.dog
{Pet} climbed up on the stool, and then there wasn’t much room. {Pet} put a soft paw on Teddy’s soft paw. And so they held paws.

# @Bed
{child} in the middle, Teddy in {child’s} arms and {@b} on the edge of the bed.
## if friend & !pet.dog & !pet.cat
{child} in the middle, Teddy in {child’s} arms and {friend} on the other side.
## if pet.cat / pet.dog
{child} in the middle, Teddy in {child’s} arms and {pet} down by the feet.

# @Slept
{@B} nearly slept, but only nearly.
## if friend & !pet.dog & !pet.cat
{Friend} slept, mouth wide open.
## if pet.cat
{Pet} slept, nose under tail.
## if pet.dog
{Pet} slept, nose on paws.

# @b
{minder}
## if adult & !elder & !friend & !pet.dog & !pet.cat
{adult}
## if elder & !friend & !pet.dog & !pet.cat
{elder.short}
## if friend & !pet.dog & !pet.cat
{friend}
## if pet.dog / pet.cat
{pet}
