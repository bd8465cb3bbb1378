title: The Smallest Fire Engine of All
title: Number Seven and a Half
title: Not Here
guest host: Joan (she), Ted (he)

% The grown-up (@a): {adult}, else whoever has the cabin.

# not-here
{Pet} was {child’s} dog, and {pet.he} loved water. {Pet.He} swam in the lake, and in the ditch, and in any puddle {pet.he} could get into. And when {pet.he} had finished, {pet.he} came and stood right in the middle of everybody and shook. Shwup, shwup, shwup!

“Not here, {pet}!” cried {@a}, who got it all down one side. It was evening, by the lake[city: , a long way from {city}], and they’d been cooking sausages, {child} and {friend} and {@a} and {pet}. {Friend} was {child’s} best friend, and was sleeping over at the cabin.

“{Pet} can’t help it,” said {child}.

“It’s most inconvenient,” said {@a}, wringing out a sleeve.

## or
They were cooking sausages by the lake[city: , a long way from {city}], {child} and {friend}, {child.his} best friend, who was sleeping over at the cabin. {@a} had the best log. And out in the water was {pet}, {child’s} dog, who swam in anything wet.

“Out you come,” called {child}.

Out came {pet}. {Pet.He} stood right in the middle of them, which was where {pet.he} always liked to stand, and shook. Shwup, shwup, shwup!

“Not here, {pet}!” cried {@a}, with a dripping sausage. “Can’t you do it over there, where there’s nobody?”

{Pet} couldn’t. “It’s no fun by yourself,” said {child}.

# no-louder-than-a-gnat
That night at the cabin, {child} was just dropping off when there was a noise outside the window.

Toot, it went. Toot, toot. It was no louder than a gnat.

{child} looked out. In the grass stood a fire engine. It was red and shiny, it had a ladder and a hose and a flashing light, and it was as big as a shoebox.

“Excuse me,” said the fire engine. “Is this where the big children are?”

“I’m {age},” said {child}.

“So am I,” said {friend}, who had woken up. “That’s quite big.”

“Good,” said the fire engine. “I’m Number Seven and a Half. I do all the small alarms. Ants stuck in jam, mostly[school: , and once a worm at {school}, who’d been left in a welly]. But this one’s bigger than I am. Something’s glowing, down by the lake!”

# boots
{@a} was sitting on the step with a cup of tea.[elder:  So was {elder}[elder2: , and so was {elder2}], in a blanket.]

“There’s an alarm,” said {child}.

{@a} looked at {child} and {friend}, and then at Number Seven and a Half, who flashed.

“Then it’s boots on,” said {@a}.

And away they went. First went the fire engine, toot, toot, with its light flickering over the bilberry bushes. Then came {child} and {friend}, in pyjamas and boots[sport: , as fast as people who {play sport}][music: , with {friend} singing {@song} to make it go quicker]. Then came {@a}. And round and round them all ran {pet}, because ‘lake’ was a word that {pet.he} knew.

## or
{child} ran out in {child.his} pyjamas to {@a}, who was on the step with a cup of tea.[elder:  {Elder} was there as well[elder2: , and {elder2}].]

“There’s an alarm,” said {child}. “There really is. Look.”

Number Seven and a Half stood on the bottom step and flashed. The whole teacup went blue, and dark, and blue.

“Then the tea can wait,” said {@a}. “Boots on.”

And away they went, toot, toot, through the bilberry bushes. [sport: {child} ran the way you do when you {play sport}. ][music: {Friend} sang {@song} the whole way. ]“To the lake!” shouted {friend}, and after that it was {pet} who ran in front, because ‘lake’ was a word that {pet.he} knew.

# one-teaspoon
There was a smell of smoke by the lake. Some other people had been cooking too, and they hadn’t put their fire out properly. A piece of charcoal had rolled into the grass. It lay there and glowed like a red eye.

“A shrew lives under that tussock,” said Number Seven and a Half, “and she’s just had babies. Hose out!”

{Friend} pulled out the hose. It was as thin as a shoelace.

The fire engine pumped and pumped. Out came some water, about as much as you get in a teaspoon.

Fss, went the charcoal. But it went on glowing.

# empty
“Empty,” said Number Seven and a Half. Its light had nearly gone out. “It wasn’t enough. I’m too small.”

“You all stay here,” said {@a}. “I’ll get the bucket.” But the bucket was a long way off, right over by the jetty, and the red glow was eating its way through the grass, one blade after another.

It had nearly got to the tussock. Something in there squeaked.

{child} was so frightened that {child.his} tummy tied itself in a knot. “I haven’t got any water,” {child.he} said.

“Nor have I,” said {friend}. “We need lots. And we need it now. And it’s got to sort of splash.”

Splash, thought {child}. Lots.

# right-here
{child} turned round. There was {pet}, out in the lake, looking blissful.

“{Pet}!” shouted {child}. “Come! Come here!”

{Pet} came, and the water ran off {pet.him} in streams.

“You go on that side,” said {friend}, “and then we’re everybody!”

And that was just right. {child} stood on one side of the red glow, one big step away, and {friend} stood on the other. And {pet} stood right in the middle of them, where {pet.he} always stood. But then {pet.he} looked at {child}, and wasn’t quite sure.

“Yes, {pet}!” said {child}. “Here. Right here!”

And {pet} shook. {Pet.He} shook {pet.his} ears, and {pet.he} shook {pet.his} tummy, and {pet.he} shook {pet.his} tail, all the way to the tip.[athlete:  Not even {athlete} can twist like that.] Shwup, shwup, shwup! It rained on the grass, and it rained on {child} and {friend}, and it rained on the charcoal.

Fssssssss.

It went black.

# water-tank
Then {@a} came with the bucket and tipped it over everything else, to be on the safe side, and felt the ground with one hand until it was cold.

A small pointed nose came out from under the tussock. Then another one. Then ever so many. They looked at {pet} for a long time, and then they went in and lay down.

“There’s a job going at the fire station,” said Number Seven and a Half. “Water tank.”

“{Pet} comes to every alarm,” said {child}. “As long as we can come too.”

“Toot,” said the fire engine, and that meant yes.

## or
When {@a} came with the bucket there was nothing left to put out. {@a} tipped it over the spot all the same, to be on the safe side, and felt the ground with one hand until it was cold.

Out of the tussock came the shrew. She had one baby by the neck and another by the tail, and all three of them smelled {pet’s} wet paw. Then they went in again.

“May I write you down as a fire engine?” said Number Seven and a Half to {pet}. “A big one?”

“Then I’m the ladder,” said {friend}.

“And I’m the flashing light,” said {child}.

“Toot,” said the fire engine, and that meant yes.

# earned-it
Back at the cabin {child} and {friend} got dry pyjamas. {Pet} stood on the rug, right in the middle of everybody, and took a deep breath.

“Not here, {pet},” began {@a}. And then, after a bit, “Oh, go on. You’ve earned it.”

Shwup, went {pet}.

And then the whole fire brigade went to sleep.

## or
{child} and {friend} lay in one bed, with their feet in the middle. Outside the window it was blue, and dark, and blue, further and further away.

“Toot,” said {friend}, almost asleep.

Up jumped {pet}, wet right through to the ears, and lay down in between.

“Not there, {pet},” said {@a}, from the door. “Oh, go on. You’ve earned it.”

Shwup, went {pet}, very carefully.

And then the whole fire brigade went to sleep.

# @a
{host}
## if adult
{adult}

# @song
{music}
