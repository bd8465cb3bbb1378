title: Nobody Came to Stay
title: Nobody Is a Good Listener
title: Somebody’s Cousin
guest friend: Alice (she), Joel (he)
guest pet: Snowy (she), Mister (he)

% "Nobody" is a small creature, and "it". Every sentence about Nobody is true in both ways.

# the-corner
{child} came home from school, hung up {child.his} coat and crawled in under the desk. {@Pet} was there already. {Pet} thought most things were {pet.his}, and that went for desks, but {pet.he} moved over just enough to make room for somebody sad.

“Nobody wanted to be with me today,” said {child}, into the fur.

{Pet} pricked up {pet.his} ears. {Pet.He} {pet.was}n’t looking at {child}. {Pet.He} {pet.was} staring straight into the corner behind the bin, like any animal that is looking at nothing.

“That’s right,” said a small voice from the corner. “I did. All day! But you didn’t hear me ask.”

{child} banged {child.his} head on the desk. “Who’s that?”

“Nobody.”

“But I heard somebody talking.”

“No, no, Somebody’s my cousin,” said the voice. “Poor thing. Somebody has to lay the table. Somebody has to take the [us: trash | rubbish] out. He’s worn to a thread. I’m Nobody.”

# a-hat
{child} screwed up {child.his} eyes. If you looked a bit to one side, you really could see it. It was about the size of a teapot, and as clear as water. On its head it had a see-through hat, with see-through stripes.

“Could you see it all the time?” {child} asked {pet}.

{Pet} blinked slowly. What did people think {pet.he} {pet.was} looking at?

“What do you do all day?” {child} asked the corner.

“Heaps of things,” said Nobody. “I go to your school[school: , {school}]. There’s a notice in the corridor: Nobody runs in here. So I run. Nobody disturbs the teachers in the staff room, so I sit in there at break and sing[music:  {@song}]. And Nobody knows where all the pencils go.”

“Where do they go?”

“I’m not allowed to say.”

{child} thought about it. “Nobody’s perfect,” {child.he} said, to try it out.

“Thank you,” said Nobody, and blushed. It was like somebody pouring [us: juice | squash] into a glass of water.[athlete:  “Nobody beats {athlete},” said {child}. “Twice,” said Nobody modestly.]

# the-swings
{child} nearly smiled. But then {child.he} remembered, and the smile fell off.

“I saw what happened,” said Nobody quietly. “At the swings.”

That was where it had started. Some of them were practising a dance, and when {child} came, one of them said, “There’s already four of us.” It was as simple as that. Only, one of the four was {friend}[!friend: , and {child} liked {friend} best in the whole class][friend: , {child's} best friend]. {child} had waited for {friend} to say something, and {friend} had bent down and fiddled with a shoe, as if a lace had come undone. There weren’t any laces on {friend's} shoes.

And then it just went on. In the lunch [us: line | queue]. In the reading groups.[sport:  When it was time to {play sport}.] Some days get stuck at first break, and they never come loose.

“Aren’t you going to tell me it wasn’t that bad?” asked {child}.

“It was that bad,” said Nobody.

# how-it-feels
{Pet} put a heavy paw on {child's} knee.

“Nobody understands how it feels,” whispered {child}.

“Yes,” said Nobody. “It feels like going downstairs in the dark, when you think there’s one more step.”

{child} said nothing for a long time. It felt exactly like that.

By the time {child.he} had finished crying, {pet} was wet all down one side, and looked like two different animals. {Pet.He} licked {pet.himself} in an offended sort of way. But {pet.he} didn’t leave.

# pairs
“Would you like a game of pairs?” asked Nobody.

“I’m really good at it,” warned {child}. “Nobody beats me at pairs.”

And Nobody did, by just the one. {Pet} got four pairs, because {pet.he} lay down on them.

“Who are you talking to?” called [adult: {adult} | the grown-up] from the kitchen.

“Nobody!”

“Oh, right. Supper’s ready!”[elder:  {Elder} had sent them buns for afters[elder2: , and {elder2} had done the baking]. Nobody took the last one.]

# small-boots
After supper Nobody put on a pair of very small boots.

“I’ve got to pop out. To {friend's}.”

“To {friend's}?” It gave {child} a stab. “What for?”

“Because there’s crying going on in a bed there, and Nobody knows about it.” Nobody pulled down its hat. “Nobody’s heard what {friend} is practising, either. It’s been going on since three o’clock.”

“What is it?”

“{Friend} has to tell you that. Nobody can say sorry for somebody else. I’ve tried, but they can’t hear me do it.”

And then the corner was empty. {child} could tell, because {pet} stopped looking at it and started to wash.

# the-telephone
{child} brushed {child.his} teeth. {child.He} brushed {pet}. {child.He} had only just got into bed when [adult: {adult} | the grown-up] looked round the door, holding the phone.

“It’s {friend}. Do you want to?”

{child} wasn’t sure. {Pet} looked at {child.him} with big round eyes. Then {pet.he} put out a paw and gave {child.his} hand a push, the hand that was going to take the phone. Only a little one.

“All right,” said {child}.

To begin with there was only breathing.

“I wanted you to be in it,” said {friend}. “I just didn’t say so. And then I did say so. But it was to the door of the toilets.”

“You haven’t even got laces,” said {child}.

“I know.”

“It really hurt.”

“I know. I’m sorry.” {Friend} sniffed. “Nobody told me to ring you, if that’s what you think. I wanted to.”

{child} took a quick look at the corner. In it stood a pair of very small boots.

“I believe you,” {child.he} said.

“We’ll be five tomorrow,” said {friend}. “I’ve rung the others and told them. And if they don’t want to, we’ll be two. I’ll be at the gate.”

“I’ll come,” said {child}.

# a-kiss
It still hurt a bit, but in a new way. It was more like a grazed knee once the plaster’s on.

[adult: {Adult} | The grown-up] came to tuck {child.him} in. “Does somebody else want a kiss?”

“No, I expect he’s too tired,” said {child}. “But Nobody wants one.”

[adult: {Adult} | The grown-up] laughed, and kissed the empty air, and the air went the colour of [us: juice | squash].

# in-the-middle
Then the lamp was put out.

“Nobody’s afraid of the dark,” said a faint voice from the corner.

{child} lifted up the covers. “You’d better go in the middle, then.”

Feet came pattering over the floor. Something soft and light crept in between {child} and {pet}, and the whole bed got warm.

Outside the window it was properly night[city:  in {city}]. {child} slept. {Pet} slept. Nobody snored.

# @Pet
The neighbours’ cat, {pet},
## if pet
{Pet}

# @song
{music}
