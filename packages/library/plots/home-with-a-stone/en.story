title: The One Who Was Snoring
title: Home with a Stone
title: I’m a Little Stone
guest sitter: the babysitter (she)
guest stone: Cobble (he), Nubble (he)
guest mother: Big Bess (she), Big Maud (she)

% @a is in the tent: {adult}, else the grandparent, else the babysitter: the name each time, never he or she.
% The little stone is he, the big one she.

# not-the-dog
{@snorer} When {pet} was asleep the cups rattled in the cupboard, and next door they looked up at the sky and brought the washing in.[elder & adult:  {Elder} always went to look for the umbrella[elder2: , and {elder2} for both [us: rain boots | wellies]].]

So {child} and {child.his} best friend, {friend}, weren’t getting much sleep that night, in the tent behind the house.[elder2 & !adult:  {Elder2}, being sensible, was indoors.] {@A} lay nearest the door with a woolly hat pulled down over both ears, {pet} lay right across {@feet}, and it went:

Hrrrrrm-phew. Hrrrrrm-phew.

“Can’t you turn {pet.him} over?” whispered {friend}.

{child} crawled down to the end and lifted one side of {pet’s} lip, to see if that would turn it off. {Pet} opened {pet.his} eyes. {Pet.He} {pet.was} wide awake.

Hrrrrrm-phew.

“It isn’t {pet},” said {friend}.

“Well, it isn’t {@a},” said {child}, because {@a} never snored, and had often said so.

It was coming from outside. [age>=7: Or else it was coming from underneath. ]You could feel it in the ground, all the way up to your teeth.

# gravel
They took the [us: flashlight | torch] and crawled out. {Pet} went first. Last came {@a}, in [us: rain boots | wellies] and with only one eye open, because nobody goes out alone at night, and {@a} knew that even asleep.

[age>=7: The grass was wet, and the moon had turned everything grey. ]By the compost heap {pet} stopped, put {pet.his} head on one side and wagged {@wag}.

Somebody was sitting there, eating gravel.

He was no bigger than a [us: backpack | rucksack], and he was grey and lumpy, with moss on his head and eyes like wet pebbles.

“Are you a troll?” asked {friend}.

“I’m a little stone,” he said. “I’m {stone}. Where’s my [us: mom | mum]?”

“What was she wearing?” said {child}, because that’s what you ask.

“Moss,” said {stone}. “I heard her snoring, so I came this way. And when I got here it was only that.”

He pointed at {pet}. {Pet} licked him all over his face, because he tasted of rain.

# wrong-snore
“Then you’ve been following the wrong snore!” said {friend}.

{Stone’s} chin began to wobble. Little bits of gravel rolled out of his eyes, tick, tick, tick. That’s how a stone cries.

“Don’t cry,” said {child}. “We can hear your [us: mom | mum] from here. We’ll just follow the noise.”[music:  And {friend} hummed {@song} until the ticking stopped.]

[age>=7: “What have you found?” mumbled {@a}.

“A little stone,” said {friend}.

“Lovely,” mumbled {@a}.]

# everywhere
But the noise was coming out of the ground, and the ground is everywhere. {Friend} put one ear to the grass and pointed right. {child} put one ear to the grass and pointed left. {Stone} put the whole of himself to the grass, and then he looked so like any other stone that they nearly lost him.

## or
But the noise was coming out of the ground, and the ground is everywhere. {Friend} sprinkled gravel on an upside-down bucket, to see which way it would jump, and it jumped every way there was, until {stone} had eaten it. After that he lay down flat to listen, and he looked so like any other stone that they nearly lost him.

# one-ear
“It’ll have to be {pet},” said {child}.

{Pet} lowered {pet.his} {@nose} nose to the ground. One ear moved, and then the other.[age>=7:  {Pet.He} stood there so long that a moth had time to come and sit on {pet.him}.] And then off {pet.he} went.

# over-the-pitch
{Pet.He} went through the hole in the hedge, and {@a} went through the gate. {Pet} went across the [us: soccer field | football pitch][age>=7: , where the lines shone white in the dark]. {Stone} went slowly, since stones aren’t built for walking, so {child} held one of his hands and {friend} held the other. His hand was cool, and felt just like the kind of stone you don’t throw in the water, but put in your pocket.

Hrrrrrm-phew. It was louder now.

# up-and-down
And where the grass stopped and the wood began, there lay {mother}.

Every child [school: {at school}|for miles] knew {mother}. You slid down her on your bottom in summer, and on a tray in winter. She was as big as a bus[city:  and older than {city}], with moss on top, and half way up were two hollows where you kept your fir cones.[athlete:  Not even {athlete} could have jumped over her.] {child} must have eaten a hundred sandwiches on top of her[sport: , because it makes you hungry when you {play sport}].

{Mother} went up, ever so slightly. Hrrrrrm. And then she went down. Phew.

“[us: Mom | Mum]!” shouted {stone}.

# fifty-years
The snoring stopped.[age>=7:  You could hear the dew.] Then the two hollows half way up {mother} opened, and a fir cone rolled out.

“{Stone},” said a voice so deep that {child} heard it in {child.his} tummy. “Have you been out of bed again?”

“Only for fifty years,” said {stone}. “I got lost. They walked me home.”

The big eyes looked at {friend}, and at {child}, and for a long time at {pet}, who sat down beautifully, though nobody had told {pet.him} to.

“I know you lot,” said {mother}. “You’re the ones who tickle.”

“Sorry,” said {child}.

“No, no,” said {mother}. “Do go on.”

# the-hollow
Close against her side was a little hole that {child} had never seen the point of. {Stone} climbed in. He fitted it exactly.

“Good night, {stone},” said {friend}.

But he’d already begun. Hrrrm-phew. Hrrrm-phew. It was no louder than a bumblebee.

# nice-of-us
They crept home again. When everybody was back in the tent, {@a} lifted the hat off one ear.

“Have we been out of bed?”

“Only for a bit,” said {child}. “We walked a stone home.”

“How nice of us,” mumbled {@a}.

# washing
First thing next morning they ran back. {Mother} was lying where she always lay. And beside her, in the hole, lay a little grey stone with moss on its head. {Friend} put down a cup of the very best gravel in front of it. {child} gave the big one a good scratch on the tummy.

And {pet} lay down in the sun, right in between the two of them, and fell asleep on the spot.

So next door they brought the washing in.

# @snorer
Everybody knows that boxers snore. {child’s} dog, {pet}, wasn’t a boxer. {Pet.He} {pet.was} {a breed}, and {pet.he} snored like six of them.
## if breed.Boxer
Everybody knows that boxers snore. But there never was a boxer who snored like {child’s} dog, {pet}.
## if breed.Bulldog
Everybody knows that bulldogs snore. But there never was a bulldog who snored like {child’s} dog, {pet}.

# @feet
everybody’s feet
## if breed.Yorkshire Terrier / breed.Shih Tzu
as many feet as {pet.he} could reach

# @wag
{pet.his} tail
## if breed.Boxer / breed.Bulldog / breed.Australian Shepherd
{pet.his} whole behind

# @nose
long
## if breed.Boxer / breed.Bulldog / breed.Shih Tzu
flat
## if breed.Yorkshire Terrier
little

# @a
the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
