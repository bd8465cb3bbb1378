title: I Hear I’ve Been Painting
title: No Such Thing
title: I’m Resting Them
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {wish.is} is the colour. Whoever comes in is the grandparent, else {adult}, else {minder}.
% The hands stay behind the back until the turn. Splat is for joining in.

# who-did-that
There was a hand on the kitchen wall. It was wet and {wish.is}, and {child} had just put it there. Splat, it said. It was a lovely splat.[school:  {At school} they did hands as well, but only on paper.][friend:  “You’re not allowed,” said {friend}[!friend.known: , {child’s} best friend], who was painting a house.]

Then {@first} came in. {child} put both hands behind {child.his} back.

“Who did that?” said {@a}.

{child’s} tummy went cold. {Child.He} so wanted it to have been somebody else.

“It was {a wish},” said {child}. “It was {wish.is} all over.”

“{Wish.is} {wishes}?” said {@a}. “There’s no such thing.”

Then somebody knocked at the kitchen door.

# good-morning
Outside was {the wish}, {wish.is} from one end to the other.[wish.size.huge / wish.size.big:  There was only room for the front of it in the doorway.][wish.size.tiny:  You had to bend down to see it.]

“Good morning,” said {the wish}. “I hear I’ve been painting.”

{@A} looked at {the wish}, and then at the wall. It was exactly the same {wish.is}.

“Was that you?” said {@a}.

“Yes!” said {the wish}. “What did I do?”

“You put a hand on the wall.”

“A hand!” said {the wish}. “Is it good?”

“That’s not the point,” said {@a}.

# the-only-one
{The wish} turned to {child}. “Was it you who said it was me? How kind! Everywhere I go[city: , even in {city}], they say there’s no such thing. I’m the only {wish.is} one, you see. And today somebody says I’ve done something!” And {wish.he} held out {@part}, to shake hands.

But {child} had both hands behind {child.his} back, so {child.he} bowed instead.[pet.dog / pet.cat:  {Pet}[!pet.known: , {child’s} [pet.dog: dog|cat],] went round behind and had a good sniff.][pet.other:  {Pet} had never asked for anything like that.]

# resting
“Whoever did it washes it off,” said {@a}, and gave {the wish} a cloth[wish.size.tiny:  that was bigger than {wish.he} was]. “And whoever didn’t do it can have a pancake.”

So {the wish} washed.[music:  {Wish.He} hummed {music} as well.] {child} put {child.his} whole face in a pancake.

“Have you lost your hands?” said {@a}.

“No,” said {child}, with jam on {child.his} nose. “I’m resting them[sport: , for {sport}].”

[elder2: “Very wise,” said {elder2}, who was on {elder2.his} third pancake.]

[friend: {Friend} could see {child’s} hands. {Friend.He} said nothing, but whenever {@a} turned to the stove {friend.he} popped some pancake into {child’s} mouth.][pet.dog:  What missed went to {pet}.]

# was-i-happy
“What was it like?” said {the wish} over by the wall. “When I did it?”

“Cold,” said {child}. “And squidgy. And then it goes splat.”

“Splat,” said {the wish}. “And was I happy?”

“Very,” said {child}. “Until somebody came in.”

{@A} turned a pancake over, very slowly.

# worse
{The wish} washed and washed. But the more {wish.he} rubbed, the bigger the hand got, and in the end the whole wall was {wish.is}.

“That’s worse,” said {@a}.

“Was that me as well?” said {the wish}.

“I do wonder,” said {@a}.

{The wish} put down the cloth. “It isn’t as nice as I thought, having done something,” {wish.he} said. “I think I’ll go home, and be no such thing.”

And off {wish.he} went, down the path.

# it-was-me
The pancake stuck in {child’s} throat, and it hurt. {The wish} hadn’t done anything.[friend:  “Say it,” whispered {friend}, and opened the door.]

{child} ran out on to the step[athlete: , as fast as {athlete}].

“Wait!” {child.he} shouted. “It wasn’t you! It was me!”

And {child.he} held up both hands, as high as they would go. All ten fingers were {wish.is}.

{The wish} turned round. {Wish.He} looked at the hands for a long time.

“You’re {wish.is},” said {the wish}.

“Only my hands,” said {child}, and began to cry. “It was me who went splat. And I let you wash it.”

But {the wish} was already on the way back. “You’re {wish.is}!” {wish.he} shouted. “There is such a thing! There are two of us!”

And now they could shake hands. {child} took hold of {@part} with [wish.size.tiny: the tips of two fingers|both hands], and shook.

# that-hand
When {child} looked up, {@a} was standing on the step.

“Well,” said {@a}. “Have they had a nice rest?”

“Did you know it was me?”

“I know that hand,” said {@a}. “I’ve held it often enough.” And {@he} came and held it now, paint and all.

“Three of us,” said {the wish}.

# splat
Then they all washed the wall, and ate pancakes. And {@a} hung up a very big sheet of paper.

Splat, went {child}, with one hand. Splat, went {the wish}, with {@part}.[friend:  Splat, went {friend}, with both.][pet.dog / pet.cat:  And down in the corner, because nobody was looking, splat, went {pet}.]

# me-and
That evening, when {the wish} had gone home, {@a} stopped in front of the paper.

“Who did that?” said {@a}, though {@he} knew.

{child} held up {child.his} hands. There was still a bit of {wish.is} round the nails.

“It was me,” said {child}. “Me and the {wish.is} {wish}.”

# @part
{wish.part}
## if wish.hen / wish.rooster / wish.duck / wish.turkey / wish.eagle / wish.crow / wish.seagull / wish.robin / wish.sparrow / wish.stork / wish.beetle / wish.bumblebee
one wing
## if wish.mouse / wish.husky / wish.sheepdog / wish.polar-bear / wish.red-panda / wish.deer / wish.raccoon / wish.cheetah / wish.giraffe / wish.panda
one front foot
## if wish.clownfish / wish.orca
one fin
## if wish.kind.food / wish.hovercraft / wish.parachute / wish.pirate-ship / wish.police-car / wish.bus
the nearest end

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
