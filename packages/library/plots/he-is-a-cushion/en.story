title: {rabbit} Jumps
title: Best When Nobody’s Looking
title: He’s a Cushion
title: Five Bumps
guest friend: Sybil (she), Duncan (he)
guest rabbit: Norman (he), Kenneth (he)

% Rabbit jumping exists; a pole that falls has been knocked down, and the last line hangs on that.
% The judge, the neighbour and the boy have no names. The family’s animal is the audience, except for a dog, who jumps too.

# rabbit-sat
The rabbit was called {rabbit}, and he was as grey as an old [us: hiking | walking] sock. He belonged to the woman next door, really, but she had gone to Portugal, and for three weeks he was {child’s}.

“He’s a champion,” she had said before she left. “He jumps like an angel.”

That was why {child} entered him for the rabbit jumping at the village [us: fair | show][city:  just outside {city}]. It was also why [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] built a course. {Friend} always built things properly. {Friend.He} used a [us: level | spirit level]. There were five fences with red and white poles, and on the last one {friend.he} put a little flag.

They set {rabbit} down in front of the first fence.

{rabbit} sat.

“Jump,” said {child}.

{rabbit} sat.

# a-cushion
{Friend} lay down on {friend.his} tummy on the far side and waved a carrot. {child} jumped all five fences in person, to show {rabbit} how[pet.dog: , and {pet}[!pet.known:  the dog] came after and showed him again].[pet.cat:  {Pet}[!pet.known:  the cat] was the audience, and watched without blinking.][pet.other:  {Pet} was the audience.] {rabbit} looked at them, rather as you look at a [us: show | programme] that somebody else has chosen. Then he ate the flag.

It went on like that all week. On Friday, the day before the show, {rabbit} still hadn’t jumped a single inch.

“He’s not a champion,” said {friend}. “He’s a cushion.”

# five-bumps
But that night {child} was woken by a noise from the lawn, where {rabbit} had his big run with the fences inside it.

Bump.

{child} lay still.[pet.dog / pet.cat:  {Pet} raised {pet.his} head.]

Bump. Bump. Bump. There was a short gap. Bump.

Five! {Child} flew out of bed and pulled the curtain aside. Down there in the moonlight sat {rabbit}, on the far side of the last fence. He turned round and looked straight up at the window. And after that he didn’t jump any more.

{child} crept back into bed and stared at the ceiling. {Child.He} {child.was} thinking about Tuesday, when it had been {child.his} turn to read aloud [school: {at school} | at school]. At home {child.he} could read as well as anything. But when everybody turned round and looked, the words got stuck. {Child.He} had just stood there. {Child.He} had probably looked like a cushion.

# like-you-then
“He can do it,” {child} told {friend} in the morning. “He just can’t do it when anybody’s watching.”

{Friend} wasn’t at all surprised. “Like you, then,” {friend.he} said. {Friend.He} didn’t say it unkindly. {Friend.He} said it as if {friend.he} had read it off the [us: level | spirit level].

“Yes,” said {child}. “Like me.”

“But at a show everybody’s watching. That’s the whole point.”

# number-five
{Friend} was right about that. When they got to the village green [music: a loudspeaker was playing {music}, and ]there were people everywhere, on benches and blankets and all along the top of the old stone wall.[elder:  {Elder} was making waffles[elder2: , and {elder2} was in charge of the jam].] Snow White jumped first. After her came Lightning, and Little Madam, and a rabbit called the Engineer. People clapped[sport: , very nearly as they do for {sport}]. The judge, a tall man with a strict moustache, wrote things on his pad.

“Number five!” he called. “{rabbit}!”

{child} set {rabbit} down at the start.

{rabbit} sat.

Nobody spoke. Somebody giggled. “Is it stuffed?” shouted a boy. {child} could feel {rabbit’s} heart under the fur, going fast, fast, fast. It was going exactly like {child.his} own.

# the-worst-thing
{Child.He} looked at {friend}. {Friend} nodded towards the crowd. And {child} saw what {child.he} had to do, and it was the worst thing {child.he} could think of.

{Child.He} stood up. A hundred faces looked at {child.him}. The words got stuck, all of them at once, like sheep in a gateway. So {child} put a hand on {rabbit’s} back and let them out, one at a time.

“Excuse me,” {child.he} said. “{rabbit} is very good. But he doesn’t like being looked at. So I was wondering … could everybody please turn round?”

It was quiet for so long that a butterfly had time to fly right across the ring.

# nothing-in-the-rules
“How am I to judge a jump that I can’t see?” said the judge.

“You can listen,” said {child}. “There’ll be five bumps. And if the poles are still up afterwards, he hasn’t knocked one down.”

The judge pulled at his moustache. He opened the rule book and read for a long time. “It doesn’t actually say,” he muttered, “which way the judge has to face.”

And he turned round. {Friend} turned round. {@Waffles} turned round, and so did the boy who had shouted, and everybody on the benches and the blankets and the wall. A hundred backs.[pet.dog:  {Pet} had to be turned by hand.] Last of all, {child} turned round too.

# a-hundred-backs
Nobody breathed.

Bump.

Somebody squeezed {child’s} hand so hard that it hurt. It was {friend}.

Bump. Bump. Bump.

There was a short gap. It was terribly long.

Bump.

“Now!” yelled {child}.

# best-jump-nobody-saw
Everybody spun round. There sat {rabbit}, on the far side of the last fence, grey and round, as if he had been sitting there since the Stone Age. Not one pole was down.

You never heard such a cheer on a village green[athlete: , not even for {athlete}]! {rabbit} got a rosette for the best jump that nobody saw. He had eaten it before all the prizes had been given out.

# not-one-word-down
That evening {child} sat on the floor beside the hutch[pet.dog / pet.cat:  with {pet} against one knee]. {Child.He} had a book on {child.his} lap. On Tuesday it would be {child.his} turn to read aloud again.[pet.other:  {Pet} was the audience this time too.]

“Would you like to hear it?” {child.he} asked.

{rabbit} thought it over. Then he turned round, slowly and politely, until the whole of his round back was towards {child}. But one of his ears he left where it was.

And {child} read, all the way to the end, and didn’t knock down a single word.

# @waffles
the waffle lady
## if elder
{elder.short}, with a waffle on a fork,
## if elder & elder2
{elder.short} and {elder2.short}, with a waffle each,
