title: Drop It, {Pet}
title: With Some of the Gate
title: There’s a Cricket Match on My Tummy
guest next: Len (he), Bernard (he)
guest tom: Tom (he), Jack (he)

% Whoever has the van (@a): {adult}, else the elder, else {next}. Long {tom} is the hill. Fetching has two halves, and the second is where you let go.

# two-halves
There are two halves to a game of fetch. {child’s} dog, {pet}, was brilliant at the first half.

{Pet.He} could find anything and {pet.he} could carry anything. On Monday {pet.he} fetched a stick. On Tuesday {pet.he} fetched a branch. On Wednesday {pet.he} fetched a gatepost, with some of the gate.

It was the second half {pet.he} couldn’t do. The second half is where you let go.

“Drop it, {pet},” said {child}.

{Pet} wagged {pet.his} tail and held on.

“Drop it,” said {friend}[!friend.known: , {child.his} best friend,] in the deep voice {friend.his} gran used on her [breed.Cocker Spaniel: poodle|spaniel].

{Pet} wagged {pet.his} whole bottom and held on.

“Keep practising,” puffed {@who}, who was pulling the other end of the gatepost.

# a-slipper
On Thursday, {pet} was gone all morning. When {pet.he} came home, {pet.he} came backwards, tail first, through the little hole in the hedge. After that it wasn’t a little hole. It was hardly even a hedge.

Behind {pet.him} came a slipper.

It was a [us: plaid|tartan] slipper with a woolly {@bobble}, and it was as long as {@as} van. {Friend} climbed inside.

“{child},” {friend.he} called, and {friend.his} voice echoed. “It’s still warm.”

“Then somebody was just wearing it,” said {child}.

They looked at each other. Then they looked up at Long {tom}, the green hill behind the village. {@Everybody} always said that it looked like a man lying on his back with the covers pulled up.

At the near end of Long {tom}, five round boulders stuck out of the bracken. As {child} watched, the boulders wiggled.

# before-its-missed
“{@A}!” shouted {child}. “{Pet’s} brought something home!”

{@A} was underneath the van. Only {@his} boots could be seen.

“Then take it back where {pet.he} found it,” said the boots. “Before it’s missed.”

So that is what they did.

It wasn’t easy. But {pet} wouldn’t let go, so at least there was somebody to pull. {child} pushed, and {friend} sat on the {@bobble} and steered. At the stream they sailed across, with {pet} swimming in front. In the meadow they passed some cows, who pretended not to look.

# a-foot
And then they were standing beneath a foot. It was as high as a bus [us: stop|shelter] and blue with cold.

“WHO’S THERE?” said a voice from the far end of the hill, and all the sheep sat down. “IF IT’S THE ONE WITH THE TEETH, I WANT MY SLIPPER.”

{child’s} knees felt like jelly. But {pet} was {child.his} dog.

“It’s {child}!” {child.he} shouted. “And {friend}. And {pet}, and [pet.he: he’s|[pet.she: she’s|{pet’s}]] very sorry!”

{Pet} did not look very sorry.

“We’ve brought it back!” called {friend}.

“OH,” said the giant. “WELL, THAT’S DECENT OF YOU. POP IT ON FOR ME, WOULD YOU? I CAN’T SIT UP. THERE’S A [us: BASEBALL GAME|CRICKET MATCH] ON MY TUMMY.”

# the-bobble
So {child} and {friend} pushed. The slipper slid up to the giant’s toes, and there it stuck, because {pet} was pulling the other way.

“Drop it!” said {friend}.

{Pet} growled, the happy sort of growl, and shook {pet.his} head. The slipper shook. The {@bobble} tickled the giant’s big toe.

“HOO!” said the giant. “HOO, HOO, DON’T!”

The whole hill trembled. Down in the village, every doorbell rang[city: , and one or two in {city}]. Up on the tummy, [us: all the bases jumped in the air|all six stumps fell over], and somebody shouted, “[us: Safe|Out]!”

“Do something!” said {friend}, holding on to a thistle.

# nobody-threw-a-gatepost
{child} looked at {pet}, and all at once {child.he} thought: why should {pet.he} drop it? Every time {pet.he} did, somebody took the thing away, and that was the end of the game.[sport:  It was like being called in just when you’d started to {play sport}.] Nobody ever threw {pet.him} a gatepost.

{child} knelt down by {pet’s} soft ear.

“If you let go,” {child.he} whispered, “you’ll get another one. I promise.” Then {child.he} stood up. “Mr Giant! Could you throw something for {pet}? Please?”

“WHAT SORT OF THING?”

“A stick!”

There was a rumble, and the giant got one arm out from under the bracken. There were gorse bushes growing in the crook of its elbow. It felt about, patted the ground, and picked up a whole fallen oak.

# drop-it
{Pet} saw it. {Pet.His} eyes went round. {Pet.His} ears went up.

“Drop it,” said {child}, very quietly.

And {pet} dropped it.

Whump! With nobody pulling, the slipper went right over the toes and on to the heel.

“AAAAH,” said the giant. And he threw.

The oak tree went over the meadow and over the village[school:  and over {school}]. It went over the church and over the river, turning round and round, and under it, {@streak}, ran {pet}.[athlete:  Not even {athlete} could have kept up.]

# again
It took {pet.him} half an hour to bring it back. {Pet.He} came tail first, up the hill, to the giant’s enormous hand. {Pet.He} looked at the tree. {Pet.He} looked at {child}.

{Pet.He} let go.

“GOOD [pet.he: BOY|[pet.she: GIRL|DOG]],” said the giant. “AGAIN?”

They did it thirteen times.

# just-the-one
Afterwards, {child} and {friend} had to carry {pet} home, {friend} the front half and {child} the back. {@A} slid out from under the van.

“Did you put it back?”

“Yes,” said {child}. “It was a slipper.”

“What, just the one?” said {@a}, and {@he} went to see about the hedge.

# tomorrow
That night {pet} lay flat on the rug beside {child’s} bed, with an oak leaf stuck to {pet.his} nose. Outside, there was a long, soft rustle, as if somebody very big was pulling up the covers[music:  and humming {music}]. Then something landed on the lawn.

Thud.

{Pet} opened one eye.

“Tomorrow,” said {child}.

{Pet’s} tail knocked twice on the floor, and {pet.he} let go of the day.

# @who
{next} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{next}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{next’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
{next.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
{next.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @Everybody
Everybody
## if elder & adult
{Elder}[elder2:  and {elder2}]
## if elder2 & !adult
{Elder2}

# @bobble
[us: pompom|bobble]

# @streak
like a streak with ears
## if breed.Golden Retriever
like a streak of butter
