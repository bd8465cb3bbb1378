title: The Ghost in the Gutter
title: Two Mice and a Squeak
title: Some of Them Were Quite Dry
guest keeper: Mr Pym (he), Mr Tandy (he)
guest first: Malcolm (he), Gordon (he)

% {keeper} and {elder} were in the same class, in the days when the hall was the school. {first} is the first name of {keeper}, and only {elder} says it.
% A recorder with only the top hole and the first one covered plays a B; nearly every child has learnt that fingering first.

# the-hall-sang
When it rained hard, the [us: community hall | village hall] sang.

It was raining hard now. {child} and {elder} stood squeezed into the porch with one umbrella and old {keeper}, who kept the keys. {Elder}, who talked to people in [us: elevators | lifts], had not said a word for ten minutes. Water poured over the edge of the gutter in a long grey curtain, and somewhere up behind the curtain it went:

Hooooo.

“There she goes,” said {keeper} happily. “Our ghost. Fifty-five years she’s been up there, ever since this was the school. People come from [city: {city} | [us: Boston | Leeds]].[music:  She won’t do {@song}, mind. She’s only got the one note.]”

Hooooo.[pet.dog: 

{Pet}[!pet.known:  the dog] put up {pet.his} nose and joined in.]

{child} listened. All by itself, {child.his} left hand had moved on the umbrella handle: thumb behind, one finger in front. Everybody in [us: third grade | Year Three][school:  {at school}] had played the recorder.[friend:  ({Friend}[!friend.known: , {child’s} best friend,] had played it with {friend.his} nose.)] You never got it out of your hands again.

“That’s not a ghost,” {child.he} said. “That’s a B.”

# trifle-face
{keeper} laughed. {Elder} didn’t. {Elder.He} was reading the notice [sport: for anybody who wanted to {play sport} | about yoga].

“{Elder.short},” whispered {child}. “You’ve got your [us: pie | trifle] face on.”

“I’ve no such thing.”

“It’s the one you had when somebody had been at the [us: pie | trifle][pet.cat:  and you blamed {pet}[!pet.known:  the cat]][pet.other:  and you blamed {pet}]. What have you done?”

{Elder} glanced at {keeper}. {keeper} was counting his keys.

“It’s a recorder,” {elder.he} whispered.

“I know it is. Whose?”

“His.”

# it-flew
“How did it get up there?”

“It flew.”

“{Elder.short}.”

“I may have helped.” {Elder} pulled down {elder.his} hat. “We were ten. We were in the same class. And he played Three Blind Mice, {child}, every single [us: recess | playtime] from September to May, and he never once got to the end. Two mice and a squeak. Two mice and a squeak. Then one day he left it lying on the wall, and I just …” {Elder.His} arm began to go round. {child} caught it.

“Was he sad?”

“He cried. So the whole class had to look for it, and I looked hardest of all. I looked in the hedge. I looked in the [us: trash cans | bins].” {Elder.His} voice went very small. “Our teacher gave me a gold star for looking.”

{child} had to bite {child.his} sleeve.

# quite-dry
“You’ve got to tell him,” {child.he} said, when {child.he} could.

“I know.[elder2:  I’ve never even told {elder2}.] I’ve been going to. Every time it rained.”

“For fifty-five years?”

“Some of them were quite dry.”

# over-the-step
“Oh dear,” said {keeper}, in a new voice.

Water was coming over the step. It slid round their boots and in under the door, towards the polished floor and the piano.

“Gutter’s blocked,” said {keeper}. “It’ll be leaves. But where? It goes all the way round the roof!”

{child} looked at {elder}. {child} didn’t say anything. {Child.He} only looked.

“It isn’t leaves, {first},” said {elder}. “It’s your recorder. It’s right above us, and I’m the one who threw it.”

Nobody spoke, except the ghost.

Hooooo.

“Then we’ll want the window pole,” said {keeper}.

# more-left
The pole was long, with a brass hook. {child} took it out under the curtain and reached up into the gutter[athlete: , as high as {athlete} on a good day], and the rain ran down inside both {child.his} sleeves.

“Left,” called {elder}. “More left. I was aiming for the chimney.”

The hook knocked on something hollow. {child} tugged. Something rolled.

And the ghost stopped.

“Is it out?” asked {elder}.

Tock, tock, tock, went something, down inside the drainpipe. Then it stuck. The curtain grew thicker, and the water came over the step as if it had been invited.

“Now it’s in the pipe,” said {child}. “I’ve made it worse.”

# holes
{Child.He} knelt down, put {child.his} ear to the pipe and knocked. At the top it sounded full. In the middle it sounded full. Right down by the drain it sounded empty. So it was just there, a little way up from the end, and the end was too narrow for {keeper’s} hand, and for {elder’s}. {child} pushed up {child.his} sleeve and reached inside.

Cold. Slime. Leaves. Then something smooth, with a hole in it, and another hole. {Child.His} fingers knew exactly where they were.

“Got you,” said {child}, and pulled.

GLUG!

# fifty-five-years
Fifty-five years came down the pipe and into {child.his} boots. The curtain thinned to strings, and the strings to drops, and the water on the step stopped, thought about it, and crept back out.

{child} held up a brown recorder. On the back somebody had scratched a name: {first}.

{Elder} took off {elder.his} hat, in all that rain.

“I’m sorry, {first},” {elder.he} said. “I should have told you.”

# windmill
“I saw you do it,” said {keeper}. “You throw like a windmill.”

“You saw? Then why did you cry?”

“I was so happy,” said {keeper}. “My mother made me play. I never told, because then they’d have got it down.”

“But the ghost?”

“Well,” said {keeper}, “I had to call it something.”

He wiped the recorder and blew. Two mice and a squeak. So {child} took it, and played it for them slowly, right to the end.

# for-looking
At bedtime {elder} came with {elder.his} [us: wallet | purse]. From inside the flap {elder.he} peeled a very old gold star, and pressed it on to {child’s} lamp, just above the switch.

“For looking,” {elder.he} said.

Outside, the rain ran along the gutter and down the pipe and away, and nobody sang. {child} touched the star. Then {child.he} moved {child.his} finger down a little, and put out the light.

# @song
{music}
