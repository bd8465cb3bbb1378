title: I Do Have a Ditch
title: The Straightest Ditch for Miles
title: At Seven o’Clock
guest friend: Rowan (he), Tilly (she)
guest elder: Gran (she), Nan (she)

% {Elder} is a grandmother or a grandfather, and was {child’s} age once. The call in the ditch is funniest dry. Nothing is promised.
% The “No” to “Is it enough?” is said kindly and without a pause.

# the-ice
It always began with the ice. {child}, who was {age}, lay in the attic at {elder’s} in the [us: fall break | half-term holiday], and couldn’t sleep. First the ice melted. Then the forests burned. Then {child} worked out how old {child.he} would be when it got as bad as they said it would, and {child.his} heart beat so hard that the bed creaked.[city:  At home {in city} you could at least hear the buses.][athlete:  On {child.his} phone there was a picture of {athlete}, looking well rested.]

[friend: “Are you asleep?” {friend} had texted. {Friend}[!friend.known: , who was {child’s} best friend,] texted it every night, just to have asked.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] lay across {child.his} feet, and wasn’t worried about anything.

]In the end {child.he} went downstairs.

# the-antarctic
In the kitchen sat {elder.short}, in a [us: bathrobe | dressing gown], doing the crossword. It was past midnight.[elder2:  {Elder2} was asleep. {Elder2} could sleep through a flood.]

“Don’t tell me it’s going to be all right,” said {child}.

“What is?”

“The climate.”

“I won’t. I don’t know that it will.” {Elder.short} put down the pencil. “Do you lie there thinking about the whole of it?”

“Every night. I get so frightened.”

“I can’t help you with the Antarctic,” said {elder.short}. “But I do have a ditch.”

“A what?”

“On the bog, behind the house. I dug it myself, with my father, when I was your age. It was meant to dry out the bog, and turn it into a forest. The straightest ditch for miles, my father said.”

“Did it turn into a forest?”

“It turned into seven pines. You could use them as walking sticks.”

# it-leaks
“But a dry bog leaks!” said {child}, who knew about this. “There’s carbon in the peat, and when it dries out it goes straight up into the air! It’s been leaking ever since you were my age!”

“I know,” said {elder.short}. “They said so on the radio. I’ve been up at night ever since.”

They looked at each other.

“Then why don’t you fill it in?”

“It takes two,” said {elder.short}. “One to hold the boards and one to hit them.”

# five-boards
At seven o’clock they were standing on the bog in raincoats, with five wide boards in a wheelbarrow. {Elder.short} had [us: called | rung] the Department of Bogs and Forests so often that {elder.he} knew the waiting music by heart.[music:  It wasn’t half as good as {@song}.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had come too. All {pet.his} life {pet.he} had wanted to dig, and here nobody said no.]

There wasn’t a lot to see. There was heather, seven crooked pines, and the ditch, dead straight. The water in it was black, and in a hurry.

{child} held, and {elder.short} hit. One by one the boards went down into the peat, right across the ditch. Then it was {child’s} turn to hit, and every blow went right up to {child.his} teeth.[sport:  {Sport} had never felt like that.] At the fifth board the water stopped.

“That’s you told,” said {elder.short} to the ditch.

# not-made-of-peat
Then something slurped. The water had found a hole, down at the bottom, and the whole wall of boards began to lean.

“Hold it up!” shouted {child}.

“What with?” said {elder.short}, and looked left and right. Then {elder.he} climbed into the ditch on the dry side, turned round, and sat down hard against the boards.

“Plug it!” {elder.he} called. “Quick! I’m not made of peat!”

{child} tore up moss, great wet cushions of it. {Child.He} lay down on {child.his} front in the mud, and pushed it down along the boards, with {child.his} arms in the water up to the shoulders. It was so cold that {child.he} couldn’t feel {child.his} fingers. But {child.he} could feel the hole. It pulled.

# sitting-down
Then {elder.short’s} raincoat rang.

“Don’t answer it!” shouted {child}.

But {elder.short} answered everything.

“Hello? No, no, it’s a good time, I’m sitting down … Oh, how lovely, is that Bogs and Forests? … You’ve got to my ditch? So have I.”

“Help me!” shouted {child}.

“He wants to know what we’re going to plug it with,” said {elder.short}.

“With you!”

{child} pushed down another cushion, and another, and thumped them into place with {child.his} fists. The hole pulled. It pulled a little. Then it didn’t pull any more.

{Child.He} lay with one cheek against the board, and listened. All {child.he} could hear was {elder.short}.

“He says it sounds as if we know what we’re doing. Could you pull me out?”

{child} could. But the [us: rubber boots | wellingtons] stayed behind.

# not-enough
They sat on the wheelbarrow and shared a flask of tea, {elder.short} in wet socks. {child} had cut notches in a stick, and stood it in the ditch to see if the water was rising. It had come up half a notch.[pet.dog:  {Pet} had finished digging, and was black up to the eyes.]

[friend: {child} sent off a picture of {elder.short} in the ditch. “Next time I want to be the plug,” wrote {friend}.

]“Is it enough?” said {child}, who knew.

“No,” said {elder.short}. “It’s a ditch.”

“There are millions of ditches. We did them [school: {at school} | at school].”

“Goodness,” said {elder.short}. “Don’t do those on your own. But there is one more, beyond the pines. My brother dug that. It isn’t as straight.”

# next-to-it
That night {child} lay in the attic again. The ice came, as usual, and after it the forests. They were as big as before. But now there was a bog next to them, where the water was rising, and you could go out and look at it.[pet.other:  {Pet}, at home, was going to hear all about it.]

In the kitchen {elder.short} had boots on already, one green and one black.[elder2:  The black one was {elder2’s}.]

# a-star
They went out with a [us: flashlight | torch], in raincoats over their night things. {child} shone it on the stick. It had come up two notches, and the dry moss on both sides had begun to swell.

“Put it out,” said {elder.short}.

{child} put it out. At first everything was black. Then there was a star in the ditch. It lay quite still. No star had lain still there since {elder.short} was {age}.

They stood and looked at it till they were cold.

“Where’s the other ditch?” said {child}.

“Tomorrow,” said {elder.short}. “Seven o’clock.”

# @song
{music}
