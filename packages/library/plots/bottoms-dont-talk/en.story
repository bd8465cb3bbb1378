title: Bottoms Don’t Talk
title: The Back Half of a Horse
title: Zzzip
guest friend: Wilf (he), Tess (she)
guest goose: Gerald (he), Norman (he)
guest neighbour: Miss Pettifer (she), Miss Applegarth (she)

# the-back-end
{child} and [friend: [!friend.known: {child.his} best friend ]{friend} | {friend} from next door] were going to be a horse at the summer fair[school:  at {school}]. It was a fat brown horse, and [adult: {adult} had borrowed it | it was borrowed] from the theatre[city:  in {city}]. {child} was the front end, because {child} had seen it first. {friend} was the back end. {friend} had been the back end for three days.

“It’s time to swap,” said {friend} from inside the horse. “I can’t see a thing back here. All I can see is your bottom.”

“We can’t swap,” said {child}. “I’m the best at neighing. You’re better as a bottom.”

{child.He} didn’t really mean it. It just popped out. But {friend} went quiet.

“{friend}? It’s time to go. Walk!”

The back end sat down in the grass.

“Well, say something,” said {child}.

“Bottoms don’t talk,” said {friend}.

# the-zip
“Fine!” said {child}. “Then I’ll take the horse off and go by myself.”

Round the horse’s tummy ran a [us: zipper | zip], and that was what held the two halves together. {child} tugged. {friend} tugged. {child} pulled one way and {friend} pulled the other, and the horse went long and thin in the middle. And the harder they pulled, the tighter it stuck.

“Stop pulling,” said {child}.

“You stop,” said the back end.

# backwards
So {friend} made up {friend.his} mind to go home. {friend.He} got up and walked straight backwards. And {child}, who was fastened on, had to go backwards too. They went backwards through the raspberry canes. [pet.other: Indoors, at the window, {pet} stopped chewing. ][pet.dog: {Pet} came tearing up, sniffed both ends for a long time, and decided to bark at the middle. ]They went backwards right through the washing, and the horse came out with a pair of underpants over one ear. [pet.cat: {Pet}, who had been asleep in the laundry basket, swelled to twice {pet.his} size and shot up a tree. ][elder: There stood {elder} [elder2: and {elder2} with a sheet between them | hanging up the sheets].

“Good afternoon, {elder.short},” said the front end.

“Good afternoon,” said {elder.short}. | There stood {neighbour}, hanging up the sheets.

“Good afternoon, {neighbour},” said the front end.

“Good afternoon,” said {neighbour}.] “Is it going the right way?”

“No!” said the front end.

“Yes!” said the back end.

And the horse backed on, out through the gate and into the meadow, where nobody was allowed to go. Because the meadow was where {goose} lived.

# the-goose
{goose} was a goose. He was big and he was white, and he didn’t like anybody. Now he stuck out his neck and came waddling through the long grass.

“Ssssssss,” said {goose}.

“What was that?” whispered {friend}.

“That’s {goose},” whispered {child}. “He’s coming!”

{child} ran to the right. {friend} ran to the left. The horse folded up like an accordion and fell over on its side with all four legs in the air.

“Sssssssss!”

# a-hand
{goose} was so close now that {child} could see his sharp little tongue. {child’s} heart was thumping[sport:  the way it does when you {play sport} and everybody is watching]. And then {child.he} thought of {friend}. {friend} was lying back there in the dark and was frightened, and {friend.he} didn’t even know which way to be frightened.

{child} put a hand in through the horse and felt about until it found {friend’s} hand, which was sticky.

“Sorry,” said {child}. “That was a mean thing to say. You’re not a bottom.”

{friend} didn’t answer straight away. But {friend.he} squeezed the hand.

“I don’t mind being a bottom,” {friend.he} said. “Just not always.”

“No. Listen, I’ll see for both of us. Step when I tell you. Left!”

# left-right
The back end put out its left leg.

“Right! Left! Right!”

And now the horse ran. It ran straight ahead, clip clop, clip clop, the whole length of the meadow[athlete: , and {athlete} couldn’t have caught it]. {goose} got hold of the tail once, but the back end kicked up its heels as beautifully as any horse has ever kicked. Clip clop, out through the gate! {child} slammed it shut. And there stood {goose}, with three tail hairs in his beak.

# ritch
They fell into the ditch and laughed until the whole horse shook.

“Now let’s get it off,” said {child}.

They tugged. It was stuck as fast as ever.

“Wait,” said {friend}. “It got stuck because we pulled. We’ve got to do the opposite. Come here!”

{child} turned round inside the horse, and they met in the middle, so close that they had to put their arms round each other to fit. And the cloth went quite slack. {friend} took the [us: zipper | zip] between two fingers.

Zzzip.

It was the easiest thing in the world.

# the-party
At the fair {friend} was the front end. {friend.He} neighed much better than {child}. [music: When somebody played {music} the whole horse danced, very nearly in the same direction. ]And {child} walked behind and couldn’t see a thing, only {friend’s} bottom.

“What’s it like back there?” asked {friend}.

“Warm,” said {child}. “But you don’t have to think so much.”

# two-houses
That evening {friend} took the front end home, and {child} took the back. {child.He} laid it beside {child.him} in bed, and [adult: {adult} pulled the covers up | the covers were pulled up] over them both.

“Are you two friends again?” asked {@a}.

{child} drew the covers over {child.his} mouth.

“Bottoms don’t talk,” {child.he} said, after a while.

“No, of course not,” said {@a}, and stroked {child.his} hair.

Beyond the hedge there was a light in {friend’s} window. Then it went out. So {child} put out {child.his} light too.

That night the horse slept in two houses. The front end slept at {friend’s} and the back end slept at {child’s}, and it was the same horse all the same.
## or
When evening came, the horse went home through the gardens. {friend} had the front end under one arm, and {child} had the back.

“Are you two friends again?” asked {@a}.

{child} pulled the horse’s bottom over {child.his} head.

“Bottoms don’t talk,” said somebody inside it.

“No, of course not,” said {@a}.

At the hedge the horse came apart. The front end went in on its own side, and the back end went in on the other.

From one kitchen door came a neigh, ever so quietly.

And at the other door somebody was waving a tail.

# @a
the one who had read the story
## if adult
{adult}
## if elder & !adult
{elder.short}
