title: You Don’t Have to Ask
title: The Red One
title: Only with a Badge On
guest friend: Sol (he), Tilly (she)
guest head: Mrs Oduya (she), Mrs Bright (she)

% {head} never raises her voice, not even about the custard. “And me?” may be joined in with.

# the-puddle
{child} spent the whole of [us: recess | break][school:  at {school}] outside {head’s} office, waiting to ask if they could move the goal out of the puddle. {Friend}[!friend.known: , {child’s} best friend,] waited as well. When {head}, who was [us: principal | head] of the whole school, opened the door, the bell rang, and [us: recess | break] was over.

“If kids were in charge,” said {child} crossly, “nobody would have to wait for anything.”

{head} took everything seriously. “Then you had better be in charge,” she said. She unpinned the badge that said [us: PRINCIPAL | HEAD] and pinned it on {child}. “From Monday. All of you. We grown-ups will be the children.”

# monday
And she meant it. On Monday the teachers lined up in the playground in grey socks.[elder & !elder2:  {Elder} had come to join in, and wanted to be milk monitor.][elder2:  {Elder} and {elder2} had come to join in, and wanted to be milk monitors.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was allowed as far as the gate, and wanted to come in.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was allowed as far as the gate, and wanted to come in.][pet.other:  {Pet} was at home, and wanted supper early.] {Friend} was in charge of the kitchen, and {child} had the big office chair, the one that went up and down[athlete: , under a poster of {athlete}]. {head} sat cross-legged on the carpet in a school [us: sweater | jumper] with her hand up.

“Please, {@miss},” she said, “what shall I be?”

“You can help {friend} with the lunch,” said {child}.

It went beautifully until half past nine. By then the [us: first graders | infants] had put all the clocks forward to home time, [music: the loudspeaker was playing {music}, ]and someone had made the guinea pig a [us: hall monitor | prefect]. So {child} made a rule, and said it through the loudspeaker.

“Nobody does anything without asking me first!”

# the-queue
It worked at once. Everybody came to ask. The [us: line | queue] went out of the office, down the corridor and all the way round the hall[city: , and it was the longest in {city}]. Could they open a window? Could they shut it again? One boy asked if he could sneeze, but by the time {child} said yes, it had gone, and he blamed {child}.

At [us: recess | break] {child} could see the goal in its puddle and nobody playing[sport: , not {sport} or anything else]. They were all in [us: line | the queue]. {child} wanted to go out so much that [child.name: both | {child.his}] feet kicked the desk by themselves. Being in charge was exactly like waiting, only with a badge on.

# the-red-one
In the kitchen, {friend} was making custard. The machine was as big as a wardrobe. You pressed the green button, and it made custard until you pressed the red one. {Friend} had asked {child} about the green one. But when all the jugs were full, and {friend.he} put out a finger to press the red one, {friend.he} stopped. {Friend.He} hadn’t asked.

So {friend.he} sent {head} to do it, and {head} went and stood at the end of the [us: line | queue].

# rather-more
After a while she put her hand up. “Please, {@miss}, it’s about the custard.”

“No pushing in, {head},” said {child}. “You have to wait.”

A bit later the hand went up again. “Please, {@miss}. It’s rather more about the custard than it was.”

“Everybody’s waiting!”

“So they are,” said {head}, and she lifted one shoe and looked underneath it. “Only now the custard’s waiting too.”

And round the corner it came. It was lukewarm, like all school custard, and it came down the corridor without hurrying and filled the [us: rain boots | wellies] one by one. Nobody ran away. They stood in [us: line | the queue] with custard up to their ankles, and the first boy put his hand up.

“Can I move?”

“Yes!” said {child}.

“And me?” said the next.

“Yes!”

“And me?”

# bread-bun
From far away came {friend’s} voice. “{Child}! Can I press the red one?”

“What?” shouted {child}.

“{Friend} wants permission,” said {head}, “to bless the bread bun.”

“What bread bun?” wailed {child}. The custard was over the doorstep now, and the guinea pig sailed past in a lunchbox. They were all looking at {child}, and there was only one {child}.

# do-it
{child} climbed onto the chair and made it go right up to the top. {Child.He} took hold of the loudspeaker with both hands.

“You don’t have to ask!” {child.he} shouted.

Everybody stared.

“Not even about …” said the first boy.

“Not about anything! If you can see what to do, do it!” And {child} jumped into the custard, right up to [child.name: the | {child.his}] shins.

In the kitchen, {friend} heard every word. {Friend.He} waded over to the machine and brought {friend.his} fist down on the red button, and it burped and stopped.

# without-asking
Then everybody did something. The [us: first graders | infants] came with buckets, and the big ones pushed with [us: lunch | dinner] trays.[elder & !elder2:  {Elder.short} took round the milk.][elder2:  {Elder.short} and {elder2.short} took round the milk.] Somebody rescued the guinea pig, who didn’t want to be rescued. {head} took off her socks, without asking, and swept with the big broom and sang.

By home time the whole school smelled of vanilla. {child} and {friend} sat on the step and wrung out their socks.[pet.dog / pet.cat:  {Pet} came in at the gate, without asking, and licked their shins.][pet.other:  {Pet} was going to get supper straight away.]

“Look,” said {friend}.

Someone had moved the goal out of the puddle. Nobody had asked.

# up-and-down
When {child} came back for [child.name: a forgotten | {child.his}] bag, {head} was in the office doorway, custard up to her knees, looking at the big chair. She put her hand up.

“Please, {@miss},” she said, “may I have a go at going up and down?”

“You don’t have to ask,” said {child}.

# @miss
Mr {child}
## if child.she
Miss {child}
## if child.name
[us: Principal | Head Teacher] {child}
