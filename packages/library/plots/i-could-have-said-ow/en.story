title: I Could Have Said Ow
title: Boats Don’t Sigh
title: The Axolotl Log
guest friend: Imogen (she), Rowan (he)
guest teacher: Mrs Bello (she), Mrs Amadi (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest pink: Gerald (he), Humphrey (he)
guest black: Crumpet (she), Pickle (she)

% {pink} and {black} are the axolotls. What stands in the notebook may be read a little drily, and {friend’s} lines in another voice; FINGERS is nearly a shout.
% At bedtime it is the grandparent, else {adult}, else {minder}.

# two-axolotls
There were two axolotls in {child’s} classroom[school:  {at school}], and they were called {pink} and {black}.

{pink} was pink and {black} was nearly black. They had frilly gills like feather boas, and wide, flat faces that looked as though somebody had just told them something nice. They lived on worms. There was a green notebook beside the tank, and whoever was on duty had to write in it.

[us: This month | This half of term] it was {child} on Mondays and Wednesdays, and {friend}[!friend.known: , {child.his} best friend,] on Tuesdays and Thursdays. At least, {friend} had been {child’s} best friend when they put their names down.

# boats-dont-sigh
The trouble was a poem. {child} had written one about a fisherman’s boat[elder & !elder2: , for {elder},][elder2: , for {elder} and {elder2},] and shown it to {friend} at lunch on Monday. {Friend}, who was hungry, and in the middle of losing at cards, had glanced at it and said, “Boats don’t sigh.”

{child} had folded the poem up very small. {Child.He} had not spoken to {friend} since.

# three-feet-left
And on that same Monday, at feeding time, {black} snapped at a worm, missed, and bit off {pink’s} front foot.

“They don’t see very well,” said {teacher}, when everyone had stopped screaming. “If something wiggles near their mouths, they snap. {black} didn’t mean it.” She moved {black} to a tank of her own. {pink} lay on the bottom, with three feet left, still smiling.

“Will he die?” someone asked.

“Read about them,” said {teacher}. “Then watch.”

# in-the-notebook
So {child} took the pencil and wrote:

Monday. {pink} has lost a foot. Water [us: 62 | 17] degrees. Ate half a worm. It was NOT his fault.

When {child.he} looked in the notebook on Wednesday, it said underneath, in {friend’s} round writing:

Tuesday. Water [us: 62 | 17] degrees. {black} is hiding in her flowerpot. She won’t come out, even for worms[music:  or for {music}]. I don’t think she knows what she did. I think she just knows something went wrong.

{child} read it twice, and then wrote:

Wednesday. {pink’s} leg has gone smooth at the end. The book says there are cells rushing to it from all over, and they forget what they used to be and get ready to turn into foot. Does not seem cross.

On Thursday {friend} wrote:

Does he look sad?

And on Monday {child} wrote:

You can’t tell with axolotls. They look like that whatever happens.

# coat-pegs
It went on like that for two weeks. They walked past each other in the [us: hall | corridor][sport:  and on the way to {sport},] and looked at the [us: coat hooks | coat pegs]. But in the green notebook, {friend} reported that {black} had come out of the flowerpot and stood with her nose against the glass, on the side where {pink} was. {child} reported a bump. {Friend} said it was more of a bud. {child} measured it and said it was two [us: millimeters | millimetres], so it could be both.[pet:

{@worm}]

# fingers
Then, on a Wednesday in the third week, {child} bent down to the tank and saw that the bud had gone flat, like a tiny mitten. In the mitten, if you held your breath, there were lines.

{Child.He} grabbed the pencil.

Wednesday. FINGERS!!!

And {child.he} looked round to tell somebody, and the only person in the whole school who would understand was standing just outside the door, by the [us: coat hooks | coat pegs].

“{Friend},” said {child}. It came out rusty. “He’s got fingers.”

[athlete: {Friend} came like {athlete}, and knocked over a chair. | {Friend} came so fast that a chair went over.] They put their heads together at the glass. {pink} lifted the mitten and put it down again, as if he were trying out a new shoe.

“It’s exactly like the old one,” breathed {friend}.

“The book says you can’t even tell which one it was, afterwards.”

# something-wiggled
They watched for a while. The pump bubbled.

“I wasn’t really looking,” said {friend}. “When you showed me the poem. Something wiggled and I snapped.”

{child} thought about {black} in her flowerpot. {Child.He} thought that two weeks of [us: coat hooks | coat pegs] was rather a long time.

“I could have said ow,” {child.he} said.

“Have you still got it?”

It was in {child’s} pencil case, folded up as small as a stamp. {Friend} unfolded it and read it properly, all the way down, with a finger under the lines.

“My favourite is where the boat sighs,” said {friend}. “When he ties it up. They do, don’t they? Against the rope.”

# opposite-ends
At bedtime, {@told} about the fingers, and {@a} asked whether {pink} and {black} would ever share a tank again.

“When it’s finished growing,” said {child}. “We’re going to feed them at opposite ends.”[pet:

{@still}]

# smiling-about-it
{child} turned over in bed. [city: On the other side of {city} | Across town] the classroom would be dark, with just the small blue light on the pump. And in two tanks, side by side, they would both be lying on the bottom with their gills drifting, working away in their sleep, and smiling about it.

# picture 2
They walk past each other.

# @worm
On Mondays and Wednesdays {child} told {pet}[!pet.known: , at home,] everything that was in the notebook. {Pet} looked like that whatever happened, too.
## if pet.dog / pet.cat
At home {pet}[!pet.known & pet.dog: , {child’s} dog,][!pet.known & pet.cat: , {child’s} cat,] smelled {child’s} hands every Monday and Wednesday, finger by finger. What {pet.he} wanted was a worm.

# @still
{Pet} had heard about the fingers first, and was thinking it over.
## if pet.dog / pet.cat
{Pet} smelled the Wednesday hand once more, finger by finger, and lay down. There was still no worm.

# @told
{child} told {minder}
## if adult & !elder
{child} told {adult}
## if elder
when {elder.short} had heard the poem, {child} told {elder.him}
## if elder & elder2
when {elder} and {elder2} had heard the poem, {child} told them

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
