title: And on the Big Drum, the Thunder
title: Light Runs, Noise Walks
title: It Comes on Nine
guest conductor: Mrs Boothroyd (she), Mrs Larkin (she)
guest tuba: Geoff (he), Clive (he)
guest drummer: Keith (he), Barry (he)
guest minder: Jess (she), Nell (she)

% Who is there (@a): {adult}, else the elder, else {minder}, who is the babysitter. It comes on nine, nine, nine, seven, six, five, seven, thirteen, twenty-three.

# wheres-the-drum
Lightning flashed, and {child} crawled under the table[pet.dog: , where {child.his} dog {pet} was already][pet.cat: , as {child.his} cat {pet} would have done][pet.other: , and thought of {pet} at home]. Then came the thunder, so loud that the windows rattled.

{child} and {@a-first} had run into the village hall[city:  outside {city}] to get out of the rain. Inside, a band was practising, with trumpets, trombones, a tuba, and a very cross conductor called {conductor}.

“We can’t play Storm on the Lake without the big drum!” she said. “We’re on at seven. Where’s {drummer}?”

“His car’s stuck in a puddle,” said the tuba player. “And the drum’s in his car.”

# light-runs
Another flash. {child} covered {child.his} ears. {Child.He} waited and waited. Nothing. {Child.He} took {child.his} hands away. BOOM!

“Why does it never come when you think it will?” said {child}.

The tuba player bent down. His name was {tuba}, and he had a big moustache.

“Light runs,” he said, “but noise walks. Count when it flashes, and you’ll know when it’s coming.”

Next time, {child} counted. One, two, three, four, five, six, seven, eight, nine. BOOM! And the time after that it was nine again. BOOM!

# on-nine
It was funny. The thunder was just as loud. But when {child} knew it was coming, {child.his} tummy didn’t jump.

{Child.He} crawled out.

“It comes on nine,” {child.he} said. “You could have the thunder on the big drum.”

{conductor} didn’t laugh. She lowered her stick and looked at {child.him}.

“Could you show us when?” she said.

# little-waves
So {child} got to stand on a chair beside {conductor}, facing the window. People came in, wet and windswept,[school:  half of {school} among them,] and sat down.[friend:  At the very front sat {friend}[!friend.known: , {child’s} best friend,] with {friend.his} fingers in {friend.his} ears already.][elder & adult:  {Elder} came[elder2:  with {elder2}] and waved an umbrella.][elder2 & !adult:  {Elder2} came and waved an umbrella.] The clock struck seven, and the band began[music: , with {music}, which hasn’t got any weather in it. Then came the lake]. At first there were only little waves, in the trumpets. Then the wind got up.

A flash! Up went {child’s} arm. {Child.He} counted in {child.his} head. At eight {child.he} breathed in, and at nine down came the arm.

BOOM! said the thunder, in the middle of the music, exactly where it belonged.

All over the hall, mouths fell open.

# closer
A flash! {child} counted. But at seven, BOOM!

“It’s come nearer,” whispered {conductor}, without stopping.

“Then we’ll say six,” whispered {child}.

And on six it came. Then on five. Up and down went the arm[sport: , faster than when you {play sport}], and every bang was like a thousand drums. {child} wasn’t frightened any more. It was like having the thunder on a string.

Then it came on seven again.

“Now it’s going the other way,” whispered {child}.

# no-boom
Then came the end, where the whole band had to hold one long note, with one last, great bang in the middle.

They blew the note. A flash! Up went {child’s} arm. One, two, three, four, five, six, seven …

No BOOM.

Eight. Nine. Oh no! The thunder had gone home! {conductor} began to lower her stick. The trumpets looked at each other. {tuba} was red all over, and his moustache stuck straight out. The note wobbled. Soon there would be no storm at all, only a band going down like a balloon.

# on-its-way
But there had been a flash. So it had to come. It just had further to walk.

{child} kept {child.his} arm up. {Child.He} put up the other one. “Hold on!” {child.he} called. “It’s on its way!”

Ten. {tuba} turned purple. The trombones shook. At twelve {child} breathed in so that everybody saw it, and at thirteen {child.he} brought down both arms.

BOOOOOM, said the thunder.

It was the longest, softest one of the evening. It rolled over the roof and away across the lake, and the band stopped exactly when it did. {tuba} folded up over his tuba like a wet towel.

# a-bow
Everybody clapped and stamped[athlete: , as if {athlete} had won], until it sounded like more thunder. {conductor} took {child’s} hand and bowed.

“And on the big drum,” she called, “the thunder.”

And they all turned [us: around | round] and clapped the window.

# goodnight
When {child} and {@a} walked home, the rain had stopped. The trees were dripping. Far away, across the lake, it flashed a little, like somebody blinking.

{child} put up {child.his} arm. {Child.He} counted all the way to twenty-three.

Boom, it went, so faintly you could hardly hear it.

“Goodnight,” said {child}, and down came the arm.

# @a-first
{minder}, the babysitter,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
