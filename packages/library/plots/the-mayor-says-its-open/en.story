title: Vote {Wish}
title: The Mayor Says It’s Open
title: Eaten on Page Four
guest b: Brenda (she), Maureen (she)
guest g: Mr Grimble (he), Mr Pratt (he)
guest cat: Pepper (she), Crumb (he)

% {b} is {the wish}. Whoever votes in mud is the family’s own cat or dog, else {cat} from next door. Whoever counts (@lady) is the grandparent.
% The last thing {b} says is said as a tired mayor would.

# only-to-be-polite
It was {child} who put {the wish’s} name down, but {child.he} only did it to be polite.

{The wish} was called {b}. She lived on the green in the middle of Nether Pottle, and she followed {child} to [school: {school} | school]. One day there was a notice on the town hall door: Who Will Stand for Mayor? {b} was standing right in front of it. So {child} went in and told them.[friend:  {Friend}[!friend.known: , {child.his} best friend,] did the spelling.]

# page-four
Only one other person was standing, and that was {g}, who had been mayor for thirty years. He made a speech. It was called My Plans, and it had eighteen pages. On page four, {b} climbed up on to the stage and ate it. It was the longest cheer that Nether Pottle had ever heard.[city:  It reached all the way to {city}.]

# make-their-mark
On election night, everybody came to see the counting. {g} had four hundred and twelve votes. {b} had four hundred and twelve votes.

“There’s one more here,” said {@lady}. {@She} held up a paper. There was no [us: X | cross] on it. But in the box beside {b’s} name, in mud, was one perfect paw print.[elder2:  {Elder2}, who was counting too, counted it twice.]

{@everyone}

[friend: {Friend} looked it up | They looked it up] in the rule book. The rules said that a voter had to live in Nether Pottle, be in their right mind, and make their mark. They didn’t say a word about whiskers.

# what-the-mayor-meant
So {b} was mayor. They hung the gold chain round her neck[music: , while the band played {music}], and {child} was made Mayor’s Secretary, since nobody else could tell what the mayor meant.

Usually, what the mayor meant was lunch.

On Monday there was a council meeting. They often went on until midnight, but {b} ate the list of things to talk about, and they were all home by five past seven. On Tuesday she was shown the park, and she ate the sign that said KEEP OFF THE GRASS. On Wednesday she ate a whole book of parking tickets, and people threw their hats in the air.

“She’s a genius,” said the baker.

“She’s {a wish},” said {g}.

# form-12
On Thursday she came to the playground. There was a fine new [us: jungle gym | climbing frame] in it[sport: , and room to {play sport}], but the gate was locked. It had been locked for three years.[athlete:  Not even {athlete} could have got over it.] To open it you needed Form 12, and Form 12 had to be signed by the person who had the key, and the person who had the key needed Form 12.

{b} took six steps back, put her head down, and ran.

BANG. The gate fell flat on the grass.

“The mayor says it’s open,” said {child}.[friend:  {Friend} was first to the top.]

# on-the-balcony
That was a very good day. But on Friday {child} found {b} standing on the town hall balcony, quite still, with the chain hanging down. People were calling up to her from the square. They wanted her to eat their gas bills. They wanted her to eat their homework.

{b} wasn’t eating. She was looking over all their heads at the green.

“What does the mayor say?” they shouted.

{child} looked at {b’s} face. {Child.He} thought of saying something grand. But a secretary ought to put down what’s really meant.

# a-bit-full
“She says it’s a lovely chain,” {child} called, “but it’s heavy. And she’s a bit full. And she’d like to go home now.”

Nobody in the square said a word.

“Who’ll look after us?” asked the baker.

{@how}

“Give it a good shove,” said {g} slowly.

Everyone stared at him.

“I never knew you could,” he said.

So he was mayor again, and people said he was much better at it. His speeches were half a page long, in case.

# plain-grass
{child} [friend: and {friend} ]walked {b} home across the grass, while the sun went down. {child} lifted the chain off over the {@horns}. {b} shook herself from nose to tail, bent her head, and took a mouthful of plain green grass.

“Was it nice, being mayor?” asked {child}.

“{@Meh},” said {b}.

# secret-ballot
That night, when {@m} had said goodnight, {child} lay with the window open, and could just hear {b} munching in the dark. Then a weight landed on the bed, and walked up it, and lay down behind {child.his} knees. There was still a bit of mud on one paw.

“{@Cat},” whispered {child}, “how did you know how to vote?”

But {@Cat} only {@purred}. It was, after all, a secret ballot.

# @lady
the lady who was counting
## if elder
{elder}, who was counting

# @She
She
## if elder
{elder.He}

# @everyone
Everyone turned and looked at next door’s cat. {Cat}, who had been sleeping on the ballot boxes all afternoon, began to wash a foot.[pet.other:  {Pet} was at home, and nobody suspected {pet.him}.]
## if pet.cat
Everyone turned and looked at {child’s} cat. {Pet}, who had been sleeping on the ballot boxes all afternoon, began to wash a foot.
## if pet.dog
Everyone turned and looked at {child’s} dog. {Pet}, who had been sleeping on the ballot boxes all afternoon, began to lick a paw.

# @how
“Well, you saw how she does it,” said {child}. “If a thing’s too long, stop. If it’s a silly sign, take it down. And if the gate’s stuck …”
## if friend
“Well, you saw how she does it,” said {child}. “If a thing’s too long, stop.”

“If it’s a silly sign, take it down,” said {friend}.

“And if the gate’s stuck …” said {child}.

# @Cat
{cat}
## if pet.cat / pet.dog
{pet}

# @purred
purred
## if pet.dog
sighed

# @m
everybody
## if adult
{adult}
## if elder & !adult
{elder.short}

# @horns
ears
## if wish.goat
horns

# @Meh
Meh
## if wish.cow
Mm
## if wish.donkey
Eh
## if wish.pig
Humph
## if wish.llama
Hmm
## if wish.horse / wish.pony
Nay
