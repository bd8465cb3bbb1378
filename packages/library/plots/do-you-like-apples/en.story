title: The Wobbly Horn
title: Do You Like Apples?
title: The Biggest Nod
guest budd: Mr Budd (he), Mr Crisp (he)
guest minder: Mrs Lamb (she), Mrs Pocock (she)

% The tower of the second picture is the town hall’s. A unicorn walks the way his horn is pointing, and this one’s is loose. A nod points it down. The mayor is passed twice. Whom the child is at the market with: {@first}.

# loose
{child} was at the market[city:  {in city}] with {@first} when along came a unicorn. {Child.He} had wanted to see one all {child.his} life, and {child.he} saw at once what was wrong with this one.

His horn was loose.

A unicorn always walks the way his horn is pointing. He can’t help it. This horn wobbled to the left, so the unicorn walked to the left, through a stall of cauliflowers. It wobbled to the right, so the unicorn walked to the right, and came out with a lady’s tablecloth over his head.

# same-fish
“Excuse me,” said {child}, and took it off. “I think you’ve got a wobbly horn.”

“I know,” said the unicorn. He was white and rather young. “It’s my milk horn. It has to come out before the big one can grow. Only it won’t, and I can’t get home. I’ve been round this market four times. I keep meeting the same fish.”

“Can’t you pull it out?”

“I’ve got hooves,” said the unicorn.

# wheelbarrow
So {child} took hold of the horn and pulled, but it wasn’t ready. Then {child.he} held it straight and steered him along like a wheelbarrow, and that went quite well, as far as the town hall. Then a bee came by.

The unicorn jumped back. The horn slipped out of {child’s} hands and tipped right up. It pointed at the sky.

“Oh no,” said the unicorn. And he walked the way it was pointing.

# up-the-clock
He walked up the front of the town hall. His hooves went clip, clop on the bricks, past the first windows, past the second windows, past the mayor, who was watering a plant. He walked up the clock tower[athlete: , faster than {athlete}]. At the top of the flagpole he stood with all four hooves together on the gold ball, and the horn pointed at a cloud, and he lifted one foot.

# nothing-to-walk-on
“Don’t!” cried {child}. “There’s nothing up there to walk on!”

“I know!” wailed the unicorn. “But I’ve got to! How do I get it to point down?”

The unicorn mustn’t shake his head, or off he’d go sideways. What makes a head go down?

# apples
{child} put {child.his} hands round {child.his} mouth. “Do you like apples?” {child.he} shouted.

The unicorn was surprised. But he did like apples. He nodded.

And when he nodded, the horn pointed down, and he took one step down the pole.

“Do you like sugar?” shouted {child}.

He nodded. One step.

“Do you like having your neck scratched? Do you like rolling? Do you like the [us: last day of school | first day of the holidays]?”

Nod, nod, nod. Step, step, step. Down the flagpole, down the clock, down the tower. All the people in the market stood and watched.[elder:  {Elder}[elder2:  and {elder2}] nodded too, to show him how.][pet.dog:  {Pet}[!pet.known:  the dog] wagged yes to everything.]

# only-one-asks
“Do you like cabbage?” called {budd}, who wanted to help.

The unicorn threw up his head in disgust, and the horn flew up, and he went straight back to the gold ball.

“Only {child} asks!” shouted everybody[friend: , and {friend}[!friend.known: , {child’s} best friend,] put an apple in {budd’s} mouth].
## or
The clock above him went DONG!

The unicorn threw up his head, and the horn flew up, and he went straight back to the gold ball.

“Sorry,” said {budd}, who looked after it.

“Only {child} talks!” shouted everybody at the clock[friend: , and {friend}[!friend.known: , {child’s} best friend,] shook both fists at it].

# past-the-mayor
So {child} started again. {Child.He} asked about clover and puddles.[school:  {Child.He} asked about pudding {at school}.] {Child.He} asked about carrots, long ones and short ones.[sport:  {Child.He} asked if unicorns liked to {play sport}.][pet.cat / pet.other:  {Child.He} asked if the unicorn would like to meet {pet}, at home.][music:  {Child.He} hummed {music}, and the unicorn nodded all the way through.] {Child.He} had to think of more and more things, and the unicorn nodded at every one, and the horn got looser and looser. Past the mayor. Past the second windows. Past the first windows. And there he stood on the [us: sidewalk | pavement], right in front of {child}.

# biggest-nod
{child} had no questions left. {Child.He} {child.was} nearly hoarse. So {child.he} asked the one {child.he} had wanted to ask from the start.

“Do you like me?” {child.he} said.

The unicorn gave the biggest nod of all.

Plop.

# grain-of-rice
The horn fell into {child’s} hands. It was as light as a feather and still warm. And on the unicorn’s forehead there was a tiny new point, hardly bigger than a grain of rice, and it didn’t wobble at all.

It pointed straight home, over the bridge and into the green woods.

# straight-line
“Come with me as far as the bridge,” said the unicorn. “You won’t have to say a word.”

{child} looked at {@a}. And {@a} nodded.

So {child} went, with {child.his} arm over the unicorn’s neck, and he walked in a beautiful straight line.

# @first
{minder} from next door
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
