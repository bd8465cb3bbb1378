title: No Grass Growing Here
title: The Path
title: I Thought It Was Tuesday
guest friend: Nadia (she), Hattie (she)
guest roland: Mr Clegg (he), Mr Batty (he)
guest kim: Miss Okoro (she), Miss Lamb (she)

% {friend} is the family’s, else a classmate. {kim} is the teacher, {roland} the caretaker. The sign: GRASS GROWING HERE.

# saturday
{child} was moving house on Saturday, and {child.he} hadn’t told {friend}.

[friend: {Friend} was {child’s} best friend|{friend} was in {child’s} class]. Every morning for five years they had met on the grass behind the library[city:  in {city}], {child} from one side and {friend} from the other[school: , on their way to {school}]. They had walked there so often that it had turned into a path. It was as hard as a floor, and exactly as wide as two people talking.

# the-sign
{roland}, the library caretaker, hated it. Every spring he sowed it with new grass, and put up tape and a sign: GRASS GROWING HERE.

“No grass growing here,” {friend} always read out. And they walked [us: around | round] it for two days, for {roland’s} sake, and then it was back to normal[music: , with {friend} singing {music} all wrong].

# may
{child} had meant to say it in March. {Child.He} had meant to say it in April.[pet.dog:  {Child.He} had practised on {Pet}[!pet.known:  the dog], who took it very well.][pet.cat:  {Child.He} had practised on {Pet}[!pet.known:  the cat], who left.][pet.other:  {Child.He} had practised on {Pet}, who made no comment.][elder:  “Just say it,” said {elder}[elder2:  and {elder2}] every Sunday.] Now it was May, and today their teacher, {kim}, stood at the board and said:

“And on Friday, of course, we’re saying goodbye to {child}.”

{friend} turned [us: around | round]. {Friend.He} didn’t say a word, not then and not at [us: recess | break]. After school {friend.he} went home by the main road, which was twice as far.

# one-half
So {child} walked the path alone. {roland} was on his knees with his bag of seed, beside a heap of flat stones left over from the new front steps.

“Only half of you today, then,” he said.

“I’m moving,” said {child}. It was easy to say to {roland}. It wasn’t fair.

“Are you,” said {roland}. He didn’t look as pleased as you might think. “Well, that’ll be it, then. It’ll have grown over by [us: the Fourth of July | midsummer]. Takes two to keep a path.”

Then he went in, because it had started to rain.

# heel-and-toe
{child} stayed. {Child.He} could see them now along the edges, the first green blades, as thin as hairs. By [us: the Fourth of July | midsummer]. As if nobody had ever walked there.

And {child.he} began to walk. {Child.He} walked to the end, and turned, and walked back. {Child.He} put {child.his} feet down hard, heel and toe, heel and toe. Up to the birch tree, down to the bike racks, up to the birch tree. {Child.He} knew it was stupid. {Child.He} did it anyway. The rain ran down inside {child.his} collar.

# tuesday
“What are you doing?”

{friend} was standing by the birch with {friend.his} hood up.

“Walking,” said {child}.

“I can see that. Why?”

“It’ll grow over if I don’t. {roland} said.”

{friend} kicked at a root.

“How long have you known?”

“Since March.”

“March!”

“I was going to tell you every single day. I thought: when we get to the birch. And we’d get to the birch, and you’d say something funny, and then I’d want one more ordinary morning.”

“But what about me?” said {friend}, and now {friend.his} chin was wobbling. “You knew they were the last ones. I just thought it was Tuesday.”

There was no answer to that. It was true.

“I’m sorry,” said {child}.

# footsteps
{friend} pulled {friend.his} hood down over {friend.his} eyes and walked. {Friend.He} walked straight past, so that their sleeves brushed, and away towards the bike racks. {child} didn’t dare look back. {Child.He} heard the footsteps get fainter and fainter, and then {child.he} couldn’t hear them at all.

Then {child.he} could. They were coming back.

{friend} went past {child.him} the other way, stamping, heel and toe. At the birch {friend.he} turned.

“Are you just going to stand there?” {friend.he} said. “It’s growing.”

# pudding
They walked. At first they went opposite ways, and looked away whenever they met. After a while they went the same way. Nobody spoke but their feet. The path went soft. It went sticky. In the end it was chocolate pudding, and at the bike racks {friend’s} feet shot straight forwards and the rest of {friend.him} went straight down.

Splat.

“No grass,” said {friend} from where {friend.he} sat, “growing here.”

They laughed. They laughed until {child} had to sit down too, right in the pudding, and somewhere in the laughing they both started crying, and it was nearly the same thing.

# flat-stones
When they looked up, there stood {roland}, with an umbrella and a wheelbarrow.

“Five years,” he said. “Five sacks of seed. I give in.”

In the wheelbarrow were the flat stones.

“But you two decide where they go,” said {roland}. “You’re the ones with the legs.”[athlete:  You’d have thought he was talking to {athlete}.]

So {friend} walked, and wherever {friend.his} foot came down {child} laid a stone. Then {child} walked, and {friend} laid the stones. They stamped them in, every one, two feet each, from the birch to the bike racks. By the time the last one was in, the rain had stopped. {roland} pulled up his sign, and wiped it, and tucked it under his arm.

“In between,” he said, “there’s grass growing.”

# moving-day
On Saturday {child} moved. It took all day, and the old room echoed when you said goodbye to it.

# the-meadow
The Saturday after, {child.he} stood waiting at a bus stop. On the far side of the ditch lay a big meadow of long grass, without one single path.

The bus stopped. {friend} got off, with a [us: backpack | rucksack][sport:  and all they needed to {play sport}], and gazed out over all that green.

“Do we go [us: around | round]?” {friend.he} said.

“No,” said {child}.

They went straight out into the grass, side by side, and talked all the way. In the middle they stopped and looked back. Behind them, right from the road, ran a thin dark line where the grass had lain down.

They stood and looked at it for a while. It stayed.
