title: One Hole and Two Windows
title: The Wrong Things
title: Nothing but Chin
guest friend: Inez (she), Barney (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {friend} says th for s from the tooth onwards. The coat (@a) is {adult}, else the grandparent, else {minder}; whoever sits on the step (@b) is the grandparent, else {adult}, else {minder}.

# to-a-coat
“Good morning, {@a},” said {child} to {@s-first} coat.

The coat didn’t answer, because it was hanging on a hook in the hall.[pet.other:  {Pet} didn’t answer, either, and only wanted breakfast.]

{child} was {age}, and whatever was close by {child.he} could see perfectly well. But anything a bit farther off could look like anything at all[athlete: , even {athlete}].[sport:  At {sport} {child.he} had once waved to a [us: trash can | dustbin].] So {child.he} had been given glasses, and they were blue. They lay in their case in a jacket pocket, and as far as {child} was concerned they could live there.

“They’re happier on a nose,” said {@a}, the real one, coming past with a toothbrush in {@his} mouth.

“I don’t want to. {Friend} will say things about my face.[school:  And then everybody {at school} will.]”

{Friend} was {child’s} best friend, and always said what {friend.he} saw. “You’ve got milk under your nose,” {friend.he} would say. Or, “Your [us: sweater’s | jumper’s] inside out.” {child} went hot in the cheeks just thinking of it.

# all-the-effs
{child} went out on to the grass, and {@b-first} sat down on the step with {@bhis} coffee[music: , humming {music}].[elder2:  {Elder2} sat down as well, with a bun to dip.][pet.dog:  {Pet}[!pet.known:  the dog] came out as well, and hoped for something to eat.][pet.cat:  {Pet}[!pet.known:  the cat] lay down on the railing to look out for birds.] Then {friend} came running.

“Hey!” {friend.he} called. “I’ve lotht my firtht tooth!”

“What did you say?”

“My tooth! Now every eth comes out an eth!”

“Every eth comes out an eth?”

“No! Every eth! Eth for thun! Eth for thoup!”

{Friend} opened wide. Where the tooth had been there was a hole.

“Oh, every s,” said {child}. “Where’s the tooth?”

“Here! In the grath! It jutht hopped out! Help me look!”

# wrong-things
{child} felt for the case, down in the pocket. But {child.he} let it lie. Then they crawled about on all fours, the two of them.

“Here!” shouted {child}.

“That’th a thtone.”

“Here, then!”

“That’th popcorn.”

[pet.dog: {Pet} ate it.

]“Here! It’s little and white and wet!”

“That’th a thnail. It’th looking at you.”

“Sorry,” said {child} to the snail, and put it down.

“You’re really good at finding things,” said {friend}. “They’re jutht the wrong thingth.”

# full-of-teeth
And then it began to rain. Drops settled on every blade of grass, small and white and shiny, and all at once the whole [us: yard | lawn] looked as if it were full of teeth.

{Friend} sat straight down in the wet and cried.

“Now we’ll never find it,” {friend.he} said. “My firtht tooth.”

{child} felt it like a poke in the stomach. {Child.He} had what they needed, right there in the pocket. But if {child.he} took it out, {friend} would see it, and what {friend} saw, {friend} said.

# what-we-need
“Shall I come and help?” called {@b} from the step. “Or have you got what you need?”

{child} looked at {friend}. {Friend} had stopped looking.

“We’ve got what we need,” said {child}.

{Child.He} turned away. The case went click. {Child.He} put the glasses on, took a breath, and turned back.

# only-chin
The grass wasn’t a carpet any more. It was blades, one at a time. A long way off went the snail, and it had horns. And there sat {friend}, with rain on {friend.his} eyelashes. On {friend’s} knitted [us: sweater | jumper], just under the chin, something small and white had caught in a stitch. The raindrops ran. But that white thing didn’t.

“Sit still,” said {child}. “You’re wearing it.”

“Where?”

“Under your chin.”

{Friend} looked down, but then the chin came down too, and got in the way. {Friend.He} twisted round to the right. The chin went there as well.

“All I thee ith chin!”

{child} put out two fingers and picked the tooth off, as gently as if it were a wild strawberry. {Child.He} laid it in {friend’s} hand.

# milk-under-the-nose
{Friend} stared at the tooth. Then {friend.he} looked up, and stared at {child}. Here it came.

“You’ve got thomething on your fathe,” said {friend}.

“Yes.”

“Glatheth.”

“Yes.”

“Blue.”

“Yes,” said {child}. “And you’ve got milk under your nose.”

{Friend} wiped it off with a sleeve. “I’ve probably had that for weekth. Why didn’t you thay?”

“I’ve never seen it before.”

# two-windows
Then {friend} began to laugh, so hard that it whistled in the hole, and {child} laughed until the glasses jumped.

“{@B}!” shouted {child}. “{Friend} has got a hole, and I’ve got two windows!”

“Oh dear,” said {@b}. “Then there’ll be a [us: draft | draught].”

{child} wore the glasses all day[city: , and there was a lot to see {in city}]. {Child.He} saw that {@a} had a speck in one eye, and that the magpie on the roof, the one {child.he} always waved to, was a chimney.[pet.cat:  So that was why {pet} had never bothered with it.][elder2:  Half the bun was still in {elder2’s} cup.]

# the-coat-answered
Before bed {child} took the glasses off and laid them in their case. The hall went fuzzy again.[pet.other:  {Pet} was eating supper, and today {child} had seen every bite.] By the door hung something long and dark, and {child} knew very well what it was.

“Good night, {@a},” said {child} to the coat.

This time the coat answered.

“Good night, {child},” it said, and out of the sleeve came {@s} hand.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s-first
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @b-first
{minder}
## if adult & !elder
{adult}
## if elder & !adult
{elder.short}
## if elder & adult
{elder}

# @b
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @bhis
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
