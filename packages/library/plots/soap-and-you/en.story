title: It Smells of {child}
title: Soap and {child}
title: A Very Special Smell
guest elder: Olive (she), Winnie (she)

% {elder} is the family’s, or Olive from next door, who is old; knows hedgehogs. It smells of {child}: said by {elder} first, and by {child} last. The friend cannot sit still, and in the end does.

# it-smells-of
The hedgehog came at eight, as it did every evening, and as soon as {child} leaned forward to see, it turned into a ball.

“Fff!” said the ball.

“But I’m not doing anything!” said {child}.

[elder: The hedgehog lived in {elder’s} garden. {Elder.short} had known hedgehogs since {elder.he} was little | The hedgehog lived next door, in {elder.short’s} garden. {Elder.short} was old, and had known hedgehogs for fifty years][city: , all of them from {city}]. {child} was allowed to sit on [elder: {elder.his} | her] kitchen step for as long as it was light[pet.dog:  and {child.his} dog, {pet}, stayed by the gate][pet.cat: , with {child.his} own cat, {pet}]. What {child.he} wanted most in the world[athlete: , more even than to meet {athlete},] was to see that hedgehog properly. The nose. The ears. The little black hands. {Child.He} had been there six evenings now, and all {child.he} had seen was prickles[school: , the same as on the poster {at school}].[friend:  {Friend}[!friend.known: , {child.his} best friend,] couldn’t sit still, and watched from the kitchen window.]

“Why does it roll up?” {child.he} said. “I’m sitting still. I’m being quiet.[pet.cat:  It doesn’t roll up for {pet}.] What’s wrong with me?”

{Elder.short} [music: turned off {music} on the radio, ]put [elder: {elder.his} | her] head out of the kitchen window and breathed in through [elder: {elder.his} | her] nose.

“It smells of {child}[elder: .” | ,” she said.]

“What?”

“They can’t see much, hedgehogs. They go by nose. Wherever this one goes it smells of grass, and it smells of earth, and then all of a sudden it smells of {child}. That’s never happened to it before.”

{child} sniffed an arm. It didn’t smell of anything. But at least {child.he} knew what to do now. {Child.He} would stop smelling.

# soap
The next evening {child} had had a shower. {Child.He} had washed three times over with soap, even between the toes[pet.dog: . {Pet} checked every toe at the gate, and sneezed][pet.cat: . {Pet} sniffed {child.him} and moved further off][pet.other: , and {Pet} hadn’t known {child.him} at all].

“Fff!” said the hedgehog, from as far off as the blackcurrant bush.

[friend: {Elder.short} and {friend} sniffed out of the window.

“Soap,” said {friend}.

“And {child},” said {elder.short}. | {Elder.short} sniffed out of the window.

“Soap,” [elder: {elder.he} | she] said. “And {child}.”]

# grass
The evening after that {child} had rolled in the grass until {child.he} {child.was} green.[friend:  {Friend} had done the rolling. |  There was grass in {child.his} hair and grass up {child.his} nose.]

“Fff!” said the hedgehog.

[friend: “Grass,” said {friend}.

“And {child},” said {elder.short}. | “Grass,” said {elder.short}. “And {child}.”]
## or
The evening after that {child} had borrowed a cardigan of {elder.short’s}. It smelled of tea, and it came down to {child.his} knees.[friend:  {Friend} had done up all the buttons.]

“Fff!” said the hedgehog.

“{Elder.short},” said {elder.short}. “And {child}.”

# potato
The evening after that {child} was sitting in an old cloth potato sack[elder2: , a present from {elder2}]. It came up to {child.his} chin. {Child.He} looked like a very large potato.[pet.dog:  {Pet} wagged at the potato.][pet.cat:  {Pet} lay down in the potato’s lap.]

The hedgehog came pattering along. Up went its nose, to the right, to the left …

“Fff!” it said. Ball.

[friend: “Potato,” said {friend}.

“And …” said {elder.short}. | “Potato,” said {elder.short}. “And …”]

“I know!” yelled {child}. “And {child}!”

# help-yourself
{Child.He} climbed out of the sack. {Child.He} {child.was} cross now, and mostly with {child.himself}, for smelling whatever {child.he} did. {Child.He} pulled off a sandal and threw it out on the grass. It was an old leather sandal. {Child.He} had worn it all summer[sport: , except to {play sport}], with no socks, and it smelled more of {child} than the whole of {child} did.[pet.dog:  {Pet} had wanted it since June.][pet.cat:  {Pet} liked to sleep with {pet.his} nose in it.]

“There!” {child.he} said. “There you are, that’s all of me! Help yourself!”[pet.dog: 

Over by the gate {pet} whined.]

Then {child.he} sat down on the step, chin in hands, and gave up.

# a-nose
The ball lay on the grass, and the sandal lay next to it.

[pet.dog & !friend: {Pet} pricked up {pet.his} ears. ][pet.cat & !friend: {Pet} turned one ear that way. ]Then the ball got a bit less round. It put out a nose. The nose was black and wet, and it pointed at the sandal and snuffled.

{child} stopped breathing.[friend:  So did {friend}, at the window.]

Two ears came out. Four little hands. The hedgehog went right up to the sandal and licked it. Then it took the strap in its mouth and chewed, smack, smack, smack, as if there were nothing nicer in the world.[friend / pet:  {child} even saw the tongue. |  {child} saw the whole thing. {Child.He} even saw the tongue.]

# the-foam
And then something terrible happened.

The hedgehog began to foam at the mouth. White foam, more and more of it. It twisted its head back as far as it would go[friend & pet: , and nearly fell over. | , and staggered, and nearly fell over.] There was foam on its back, and on its side, and everywhere.

“{Elder.short}!” {child} was already up at the window, and close to tears. “{Elder.short}, it’s ill! It ate some of my sandal! I’ve poisoned it!”

{Elder.short} came out on the step in [elder: {elder.his} | her] slippers[friend: , {friend} on tiptoe behind]. [elder: {Elder.He} | She] looked for a long time. Then [elder: {elder.he} | she] took {child} by the hand, and they sat down, so carefully that the step didn’t creak.

[elder: “In all my life,” {elder.he} whispered, “I’ve seen that twice. | “In fifty years,” she whispered, “I’ve seen that twice.] It isn’t ill. Look hard, now. What’s it doing?”

# putting-it-on
{child} wiped {child.his} eyes and looked hard. [friend & pet: The hedgehog bent | The hedgehog chewed the strap. Its mouth filled up with foam. Then it bent] over backwards, like a pretzel, put out its long tongue and painted the foam on its prickles.[!friend & !pet:  It did one side first, and then it did the other.]

“It’s … putting it on,” said {child}.

“That’s it. That’s what they do when they find a smell that’s really special. They wear it. But it can’t be any old smell.”

“Not soap?”[friend:  whispered {friend}.]

“No.”

“Not potato?”

“Least of all potato,” said {elder.short}.

{child} didn’t say anything for a while. For three days {child.he} had been trying to get rid of it, that smell[pet.dog / pet.cat: , which {pet} had liked all along]. And over there on the grass was a hedgehog, tying itself in knots to get it on to every single prickle.

# who-it-was
When it had finished it gave itself a shake. Then it came walking over the grass, in no hurry, [pet.cat: past {pet}, ]straight for the step. {child} sat still.[friend:  Even {friend} sat still.] The hedgehog sniffed {child.his} bare toes, one by one. Its nose was cold and wet, and it tickled. The hedgehog didn’t say fff. It didn’t turn into a ball. It knew who this was now.

Then it trundled off under the blackcurrant bush.

# smell-that
It was getting dark. [pet.dog: {child} fetched the sandal, with its wet strap, and {pet} came over for a long sniff. {Elder.short} walked | [pet.cat: {child} fetched the sandal, with its wet strap, and {pet} rubbed {pet.his} chin on it. {Elder.short} walked | {child} fetched the sandal, with its wet strap, and {elder.short} walked]] {child.him} [friend: and {friend} ]to the gate with a hand on {child.his} shoulder.

As they passed the blackcurrant bush {elder.short} stopped, and breathed in through [elder: {elder.his} | her] nose.

“Smell that?” [elder: {elder.he} | she] whispered.

{child} bent down and sniffed. And for the first time {child.he} could smell it too.

“Yes,” {child.he} whispered. “It smells of {child}.”
