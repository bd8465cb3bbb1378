title: They’re All One
title: A Very Good One
title: Only High Ones
guest friend: Sam (he), Nell (she)
guest minder: Uncle Ned (he), Uncle Bert (he)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. “One” is said shorter and braver every time on the way up, and in three voices on the way down: to the foot, to the fingers, and whispered in between.

# two-halves
{child} and {friend} were up in the tree house when the ladder broke. It was {@first} who broke it. {@He} was coming up to say it was [us: dinner | tea], and {@he} got as far as the first rung.

“I’m all right,” said {@a}. But the ladder was in two halves. {@called}[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] chose the longer one and went off with it.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was on the branch above, and hadn’t asked to be rescued.]

[!friend.known: {Friend} was {child’s} [friend: best ]friend, and {friend.he} had wanted to be rescued all {friend.his} life|{Friend} had wanted to be rescued all {friend.his} life][sport: , even more than to {play sport}]. “Over somebody’s shoulder,” {friend.he} said. “With my legs hanging down.”

# a-very-good-one
{@Came} {@Boot}, and there {wish.he} stayed.

“Are you coming up?” called {child}.

“I am up,” said {the wish}.

“You’re on the first one.”

“It’s a very good one.”

{Wish.He} was hugging the ladder, and {wish.his} eyes were shut.

# only-high-ones
“Are you afraid of heights?” asked {child}.

“Only high ones,” said {the wish}.

{@But}

“Then go down again,” said {friend}.

“I can’t. You have to look down to go down.”

So {wish.he} couldn’t go up, and {wish.he} couldn’t go down, and nobody could get past.[music:  {Wish.He} hummed {@song}, to keep calm. It was more of a squeak.] The whole ladder was shaking. {child} could feel it, right up there.

# do-one
So {child} lay down on {child.his} tummy, with {child.his} head over the edge.

“Are you afraid of one?” {child.he} asked.

“One rung? Nobody’s afraid of one rung.”

“Then do one.”

Up went one foot, and then the other.

“Now do one,” said {child}.

“That’s two!”

“No. You’ve finished with that one. This one’s one.”

“And the one after?”

“That’s one as well,” said {child}. “They’re all one.”

“One,” said {the wish}, through {wish.his} teeth. “One. One. One.”

And up over the edge came {@top}.

# im-up
“I’m up!” {wish.he} shouted. {Wish.He} shook hands with {child}, and {wish.he} shook hands with {friend}, and {wish.he} danced until the tree house wobbled. “I’ve never been up anything in my life! You must be able to see [city: the whole of {city}|[school: {school} from here|all the way to the sea]]!”

And {wish.he} looked.[city & school:  {school} looked like a matchbox.]

Oh no. Far below {@below}. Beside it was somebody the size of a [us: clothespin | clothes peg], and that was {@a}.

# i-live-here
{The wish} lay down flat. {Wish.He} crawled in under the table and pulled a blanket over {wish.his} head.

“Right,” said the blanket. “I live here now.”

“But you’ve got to rescue us,” said {child}.

“I’ve found half a [us: cookie | biscuit]. I’ll be fine.”

{@stuck}

“Yes,” said the blanket. “I can see that’s awkward.”[athlete: 

“What would {athlete} have done?” said {friend}.

“Stayed on the ground,” said the blanket.]

# feet-and-fingers
It was getting dark, and [us: dinner | tea] was getting cold.[pet.other:  {Pet} would be wanting something as well.][pet.cat:  {Pet} looked down at them all, and washed a paw.]

“You came up in ones,” said {child}. “You can go down in ones.”

“Not without looking. My feet won’t know where they are.”

“My hands will,” said {child}. “I’ll go underneath and do your feet.”

{Friend} looked at {the wish’s} {@shoulder}, and sighed. “And I’ll come last,” {friend.he} said, “and do your {@fingers}.”

# in-between
{@A} held the ladder[elder2: , and {elder2} held {elder.short}]. {child} took hold of a foot, and set it down on the rung below. {Friend} undid the {@fingers}, and moved them down after it.

“One,” said {child}, to the foot.

“One,” said {friend}, to the {@fingers}.

“One,” whispered {the wish}, in between.

Halfway down came the wind, and the whole tree swayed.

“Is it high here?” whispered {the wish}.

“It’s one,” said {child}.

And then {child.he} pulled at the foot, and it wouldn’t go any further.

“Where’s the next one?” asked {the wish}.

“There isn’t a next one,” said {child}. “That’s the lawn.”

# the-lawn
{The wish} opened one eye. {Wish.He} lay down and hugged as much of the lawn as {wish.he} could. {@carried}, with {@whose} legs hanging down.[pet.cat:  {Pet} came down the trunk backwards, in ones.][pet.dog:  {Pet} was in the kitchen door already. Half a ladder doesn’t go through a door sideways.]

# how-many
{@counted}

{The wish} looked at {child}. {Wish.He} looked at {friend}. {Wish.He} looked at {wish.his} own feet, flat on the kitchen floor.

“One,” {wish.he} said. “And one. And one.”

Then they ate, and it got dark outside. The kitchen was warm, and {child} leaned on {@a}. They all yawned at once, {child} and {friend} and {the wish}.

“One,” whispered {the wish}.

# @called
“Help!” shouted {@a}.
## if wish.firefighter
So {@a} [us: called | rang] the fire [us: department | brigade].

# @Came
And who should come to the rescue but {a wish}? {Wish.He} had even brought a long ladder, and {wish.he} leaned it against the tree.
## if wish.firefighter
The [us: fire truck | fire engine] came with its blue light going round, and out jumped a firefighter. {Wish.He} leaned a long ladder against the tree.

# @Boot
{Wish.He} put one foot on the bottom rung, and then another
## if wish.firefighter
{Wish.He} put one boot on the bottom rung, and then the other boot

# @But
“But you’re {a wish}!” said {friend}.

“That’s what everybody says,” said {the wish}. “I’m extremely good at the rest of it. Somebody else always does the up. But tonight there’s only me.”
## if wish.firefighter
“But you’re a firefighter!” said {friend}.

“I do the hose,” said the firefighter. “I’m extremely good at the hose. Somebody else always does the up. But tonight they’re all at a fire in a [us: pizza | chip] shop.”
## if wish.kind.animal & wish.does.flies / wish.kind.creature & wish.does.flies
“But you can fly!” said {friend}.

“I can,” said {the wish}. “Low.”
## if wish.giraffe
“But your head’s up here already!” said {friend}.

“I know,” said the giraffe. “I never let it look.”
## if wish.ninja
“But you’re a ninja!” said {friend}.

“I do the creeping,” said the ninja. “I’m extremely good at the creeping. Somebody else always does the roofs. But tonight there’s only me.”

# @top
two round eyes
## if wish.firefighter
a helmet

# @below
lay the lawn, as small as a hanky
## if wish.firefighter
stood the [us: fire truck | fire engine], as small as a toy

# @stuck
“What do you do when you get stuck?” asked {friend}.

“You shout for help,” said the blanket.

“We did! And then you came.”
## if wish.firefighter
“What do you do when the fire [us: department | brigade] gets stuck?” asked {friend}.

“You [us: call | ring] the fire [us: department | brigade],” said the blanket.

“But you are the fire [us: department | brigade]!”

# @fingers
front feet
## if wish.kind.person / wish.kind.creature / wish.monkey / wish.gorilla / wish.chimpanzee
fingers
## if wish.does.flies & wish.kind.animal
wings

# @shoulder
shoulder
## if wish.size.tiny / wish.size.small
shoulder, which wasn’t very big

# @carried
Then {wish.he} got up, swung {friend} over {wish.his} shoulder, and carried {friend.him} in to [us: dinner | tea]
## if wish.size.tiny / wish.size.small
Then {friend} put {wish.him} over {friend.his} shoulder, and carried {wish.him} in to [us: dinner | tea]

# @whose
{friend.his}
## if wish.size.tiny / wish.size.small
{wish.his}

# @counted
“Is that everybody?” asked {@a}, getting out the plates. “How many of you came down?”
## if wish.firefighter
In the kitchen a radio crackled on the firefighter’s coat. It was all the others.

“Is everybody down?” they asked.

“Everybody’s down,” said the firefighter.

“How many rescued?”

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @he
he
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @He
He
## if adult & !elder
{Adult.He}
## if elder
{Elder.He}
