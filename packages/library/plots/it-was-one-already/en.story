title: It Was One Already
title: The Wizard on the Ground Floor
title: He Always Looked First
guest friend: Orla (she), Kit (he)
guest lodger: Mrs Pym (she), Mrs Tuck (she)

% “Nothing happened” comes three times; leave a pause before it. The grown-up is {adult}, else {lodger}. The friend is for every family.

# never-said-it
The wizard on the ground floor never said good morning.

He sat in his doorway at the foot of the stairs, on a kitchen chair, with his coffee. He had the beard, and on a peg behind him hung the hat.[pet.cat:  {Pet}[!pet.known:  the cat] was usually asleep in it.] Every day, on the way to [school: {school} | school], {child} said good morning to him, and every day the wizard gave {child.him} a kind look and shut his mouth so hard that his beard went in.[pet.dog:  {Pet}[!pet.known:  the dog], who saw them to the door, laid {pet.his} chin on the wizard’s slipper. {Pet} didn’t need telling anything.]

“Some people aren’t morning people,” said {@a-first}.

[elder: “It’s manners,” said {elder}, who had said good morning to him twice, the second time more slowly[elder2: , with {elder2} to help].

]{child} wanted to hear it back, just once.

# minding
{Friend}[!friend.known: , {child’s} best friend,] minded about things. {Friend.He} minded about being late, about wasps,[sport:  about the whole of {sport},][athlete:  about {athlete},] and about anybody who had been left out. {Friend.He} minded about the stairs, which were worn down in the middle like old soap, and so {friend.he} always came one step behind {child}, holding on to the strap of {child’s} bag. It could be quite tiring.

“Nobody shuts their mouth that hard for fun,” said {friend}, and stopped, and asked him why.

# the-slate
The wizard took a slate from under his chair. “What I say happens,” he wrote.

“But good morning!” said {child}. “What’s wrong with a good morning?”

“It went on till half past four. Nobody [city: {in city} ]got anything done.”

“Is that all?”

The wizard hung his head. “Once I told a man with a vacuum cleaner to get lost. He still [us: calls | rings up] sometimes to ask where he is.”

That was thirty years ago, and he hadn’t said a word since. He wrote one more, rubbed it out with his sleeve and went in. But they had both read it. It said “lonely”.[pet:  {Pet} went in after him.]

# what-if
{friend} minded about it all night.

“What if you said something that’s so already?” {friend.he} asked in the morning. “It couldn’t get any more so. Could it?”

The wizard thought for a long time. He looked at what he had in his hand, all the way round, and opened his mouth. It sounded like a gate.

“This is a cup,” he said.

They waited[pet.dog: , {pet} with one ear up][pet.cat: , and {pet} with one eye open]. Nothing happened. It was a cup.

After that they sat with him every afternoon, and he told them what was so. “It’s Tuesday. I have two knees.[pet.dog:  {Pet} is wet.][pet.cat:  {Pet} is in my hat.][music:  Somebody upstairs is playing {music}.]” It made him so happy that his beard shook. But he always looked first.

[elder: “Is it a nice coat?” asked {elder.short}, who had come down to listen.

The wizard walked all the way round {elder.short}. “It’s a coat,” he said.

]“And good morning?” asked {child}.

The wizard reached for the slate. “How can I tell if it’s a good one?”

# the-cup
Then came the morning when {friend} thought they were late, turned round too fast, and caught the cup with {friend.his} bag.

It had been one cup. Now it was a great many.[pet.dog:  {Pet} took {pet.his} chin off the slipper.][pet.cat:  {Pet} put {pet.his} head out of the hat.]

“Oh no,” said {friend}. “Oh no, I’m sorry, it’s in a hundred pieces, and it was the first thing you said, and …”

The wizard couldn’t bear to see it. He did what anybody would have done. He patted {friend} on the arm.

“Never mind,” he said.

{friend} stopped in the middle of a word.

“All right,” {friend.he} said.

# never-mind
It was the right voice, but there was no {friend} in it.

“We’re going to be late,” said {child}.

“Are we?” said {friend}, and sat down on the bottom stair.

“There’s a wasp on your sleeve.”

“So there is.”

[pet.dog: {Pet} put a wet nose in {friend’s} ear, which had always worked. {Friend} just sat there, with a nose in it.

][pet.cat: {Pet}, who loved {friend’s} knee above all others because {friend} minded the hairs, got up on it, waited, and got down again.

][elder: “What’s the matter with {friend}?” called {elder.short} from upstairs.

“Nothing,” said {friend}.

]“Then I’m going without you,” said {child}.

“All right,” said {friend} pleasantly, to the wall.

“Tell {friend} to mind!” said {child} to the wizard.

“Mind what?” wrote the wizard, and the chalk shook. “Everything? For ever?” He rubbed it out. “I dare not. I only meant to be kind.”

“I’m fetching {@fetch},” said {child}, and started up the stairs.

{Child.He} got one step. Something was holding {child.him} back.

# the-strap
{friend} was still looking at the wall, and there was nothing at all in {friend.his} face. But {friend.his} arm was stretched out behind {friend.him}, and {friend.his} hand had hold of the strap of {child’s} bag.

{child} took one more step. The hand went too. {child} came down again, where the stairs were worn the most, and the hand gripped so hard that it turned white.

“Look at the hand,” said {child}.

The wizard looked.[pet:  So did {pet}.]

“Nothing has to happen,” said {child}. “It’s so already. You’ve only got to say it.”

The wizard put on his glasses. He got down on his two knees and looked at the hand from one side, and from the other. Then he took the glasses off, because they had misted up.

“{Friend} minds,” he said, “about {child}.” He looked once more, to be sure. “Enormously.”

Nothing happened. It had been so all along.

“… and we’re late,” said {friend}, “and I’ve broken it, and I’m so sorry, and is that a wasp?”

“Yes!” said {child}. Nobody had ever been so glad of a wasp.[pet.cat:  {Pet} got straight back on the knee.][elder:  {Elder.short} was already on {elder.his} way down with a newspaper.]

# good-morning
The next day it was pouring. They came down with the cup. {Friend} had been gluing it half the night, and there was one piece they had never found, so it leaked, and {friend} minded about that.

“Good morning,” said {child}, as usual.

[elder: “Good morning,” said {elder.short}, slowly.

]The wizard filled the cup. It dripped on his slipper.[pet.dog:  {Pet} licked it off.] He looked at the rain.[pet.cat:  He looked at {pet}, who had turned over in the hat.][elder:  He looked at {elder.short}, in the coat.] He looked at {child}, and at {friend} one step behind, and at the hand on the strap. He took his time about it, for he always looked first.

“Good morning,” said the wizard.

Nothing happened. It was one already.

# @a-first
{lodger}, who rented {child’s} spare room
## if adult
{adult} at home

# @fetch
{lodger}
## if adult & !elder
{adult}
## if elder
{elder.short}
