title: It Doesn’t Mean Come
title: There’s Another One
title: The Low Door
guest elder: Grandad (he), Grandpa (he)

% The lighthouse belongs to the grandparent who is ticked, otherwise to Grandad. The lighthouse is “it”; its voice comes up one stair at a time.
% Something is said at the low door three times: Ow, Ow! and at last nothing at all.

# ow
The door of the lighthouse on the rock was so low that {elder} always hit {elder.his} head.

“Ow,” said {elder.short}, and then you knew that {elder.he} had come in.

[elder: {Elder.He} looked after the lighthouse, key and all. | {Elder.He} had been the lighthouse keeper all his life, and he had only just stopped.] But for three nights there hadn’t been a light. So {child} carried the toolbox up all the stairs[music: , and {elder.short} hummed {@song}].[city:  {Child.He} had come all the way from {city}.][elder2:  {Elder2} stayed in the cottage next to it and made coffee.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] wanted to know what a lighthouse says when you knock on it, and {child} had promised to find out.

][pet.dog: {Pet}[!pet.known:  the dog] had to wait down by the door, for dogs don’t like stairs that go round.

][pet.cat: {Pet}[!pet.known:  the cat] had stayed at home, and had ordered fish.

][pet.other: {Pet} had stayed at home, and hadn’t ordered anything.

]“It’ll be the lamp,” said {elder.short}.

But the lamp was burning just as it should. The top of a lighthouse is all windows, and somebody had drawn a thick yellow curtain, right round them all.

“That’s for the daytime, against the sun,” said {elder.short}. “Who draws it at night?”

“I do,” said the lighthouse.

# another-one
The voice came from below, one stair at a time. {Elder.short} sat down on the toolbox. In all the years {elder.he} had polished it, it had never said a word.

“I’m afraid of the sea,” said the lighthouse.

Outside, a wave hit the rock, and the floor jumped.

“Ugh,” said the lighthouse. “There’s another one.”

“There’s always another one,” said {elder.short}.

“So I’ve noticed. I’ve been counting them for a hundred years. I thought they’d come to an end.”

# it-works-very-well
“But a lighthouse can’t be afraid of the sea,” said {elder.short}.

“Oh, yes,” said the lighthouse. “It’s no trouble at all.”

“Where else would you stand? In a wood?”

“I’d love to,” said the lighthouse.

{Elder.short} pulled at the curtain, and the lighthouse held on. {Elder.short} had never been afraid of the sea, and didn’t know what to say.

“You talk to it,” {elder.he} told {child}. “I’ll go out and bring in the nets.”

“Ow,” said somebody down at the door, and then the boat started. Dunk, dunk, dunk.

# what-it-takes
{child} sat down on the floor. “What has the sea ever done to you?” {child.he} asked.

“It takes things,” said the lighthouse. “A bench. A flagpole. Hats. It never gives them back.”

“It gives {elder.short} back,” said {child}. “Every day.”

# all-white
{Child.He} looked out behind the curtain, through the window. There wasn’t any boat. There wasn’t any sea, either. It was all white.

“Fog,” said {child}. “You’ve got to shine! {Elder.short} is out there!”

“Is that the one who says ow?”

“Yes!”

“Then I most certainly won’t shine,” said the lighthouse. “I like that one.”

{child} went cold all over. {Child.He} pulled at the curtain with both hands, but the lighthouse pulled the other way, and the lighthouse was stronger.[sport:  It was nothing like {sport}.][athlete:  Even {athlete} couldn’t have beaten a lighthouse.] Somewhere out there in the white went the boat. Dunk, dunk, dunk.

[age>=7: {child} felt like kicking the wall. But the wall was trembling. The lighthouse was even more frightened than {child}.

]

# come-come-come
{child} put a hand on the wall. “What do you think will happen,” {child.he} said, “if you shine?”

“They’ll come!” said the lighthouse. “They always do! I flash, come, come, come, and out they come in their little boats, right out on to that. For a hundred years I’ve stood here calling them. Not any more.”

{child} let go of the curtain.

“Who said it means come?”

“Nobody. They just switched me on.”

# it-doesnt-mean-come
“But it doesn’t mean come,” said {child}. “It means watch out.”

A wave hit the rock. The lighthouse forgot to say ugh.

“Watch out?”

“It means rocks, keep away. Nobody comes because you flash. They’re out there already.”

“Already?”

“All of them. And you’re telling them to watch out.”

“And do they?”

“Every night.”

The lighthouse was silent on all its stairs.

“Somebody might have said,” it said.[school:  “I never went to {school}.”]

# no-hands
Then it tore at the curtain. But it tore too hard, and the cord snapped. Oh no! Now the curtain was stuck.

“I haven’t got any hands!” cried the lighthouse.

Dunk, dunk, dunk. It was much too close.

“I have,” said {child}.

{Child.He} climbed up on the toolbox, took hold as high as {child.he} could reach, and lifted both feet.

Rrrrip!

Down came the rail, and down came {child}, and down on top of it all came the curtain. Everything went black. Then yellow. Then black. Then yellow.

# round-and-round
“WATCH OUT!” roared the lighthouse, down all its stairs. “WATCH OUT! WATCH OUT!”

When {child} had struggled free, a white streak was going through the fog, round and round. The boat had stopped. {child} held on to the railing and waited.

Dunk. Dunk. Very slowly it went all round the rocks.

And at last, a long way down:

“Ow!”

It was the loveliest thing {child} had ever heard.

# ten-metres
{Elder.short} came up with fog in {elder.his} eyebrows, and patted the lighthouse on the railing.

“I was ten [us: yards | metres] off the rocks,” {elder.he} said, “and then you told me.”

“Did you hear what I said?”

“I saw what you said. You said watch out.”

“So {elder.he} understood,” said the lighthouse to {child}.

Outside, a wave hit the rock.

“Are you still afraid of it?” asked {child}.

“Terribly,” said the lighthouse. “Just look at it. Somebody has to tell people.”

[friend: {child} knocked on the wall. “Come in,” said the lighthouse, and {friend} was going to hear about that.

]

# the-low-door
They went down all the stairs, {child} first and {elder.short} after.[elder2:  {Elder.short} was thinking about the coffee that {elder2} had made.][pet.dog:  At the bottom sat {pet}, wagging.][pet.cat:  In the bucket lay a fish for {pet}.][pet.other:  At home {pet} was going to hear it all.] When they came to the door, the light went by outside.

“Watch out,” said the lighthouse.

And {elder.short} ducked.

# @song
{music}
