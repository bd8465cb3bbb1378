title: A Straight Edge
title: I’ll Just Do the Edge
title: It’s Meant to Slope
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever digs is {adult}, else the grandparent, else {minder}. “I’ll just” is said each time as if it were nothing at all.

# white-loaves
{child} {child.was} {age}, and had been waiting for snow all through December[school: , in every single [us: recess | break] {at school}]. Now it had come, knee-deep in a single night, and {@a-first} had promised that they would go to Big Hill with the big [us: sled | sledge].[city:  It was the steepest hill in {city}.] There was only one thing in the way, and that was snow as well. In the [us: parking lot | car park] outside the building the cars stood in a row like white loaves, and nobody was leaving without a shovel.

“I’ll just dig out the car,” said {@a}.

{child} sat down on the [us: sled | sledge] to wait.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was coming too, and sat down alongside.][pet.dog:  In front of the [us: sled | sledge] sat {pet}[!pet.known:  the dog], who wanted {@s} hat.][pet.cat:  Up in the window sat {pet}[!pet.known:  the cat], looking in quite another direction.][elder & adult & !elder2:  {Elder}, who was coming too, sat inside the door with the thermos.][elder2 & adult:  {Elder} and {elder2}, who were coming too, sat inside the door with the thermos.][elder2 & !adult:  {Elder2}, who was coming too, sat inside the door with the thermos.] [friend / pet: {child} | {Child.He}] knew all about {@s} “I’ll just”. It sounded so small, but you could fit a whole afternoon inside it.

# ill-just-do-the-edge
{@A} dug. {@He} threw the snow behind {@him}, out over the lawn, one shovelful after another.[music:  {@He} hummed {music} as {@he} threw.]

“Have you finished?” asked {child}.

“I’ll just do the roof.”

{@A} did the roof. {@He} did the [us: hood | bonnet]. {@He} did all the way round.

“And now?”

“I’ll just do the edge.”

“What edge?”

“The edge where the digging stops,” said {@a}, and pointed proudly. “Look at that. Isn’t that straight?”

“What’s it for?”

“It’s not for anything,” said {@a}. “A straight edge just does you good.”

# four-straight-edges
It wasn’t doing {child} any good. The sun had already reached the roof of the house opposite, and after three o’clock it was dark on Big Hill. {Child.He} found a branch and scraped at the wheels to make it go faster.[sport:  It was harder work than {sport}.] {Child.He} scraped until both mittens were soaked and {child.his} throat ached with everything left unsaid.

At last {@a} put down the shovel, took two steps back and flung out both arms[athlete: , like {athlete} on a poster].

“There she is!”

There stood the car, clean and shining, in a square with four perfectly straight edges. {child} walked all the way round it.

# what-colour
“{@A},” {child.he} said. “{@What-colour}”

“Red,” said {@a}.

“This one’s green.”

{@A} looked at the car. {@He} looked for a very long time.

“Perhaps it’s the cold,” said {@a}.

Then {@he} took out the car key and pressed it. The green car did nothing at all. But at the far end of the row, deep inside the last loaf, something flashed twice.[pet.cat:  That was where {pet} had been looking all day.]

[friend: Nobody | Neither of them] said a word. And just then the sun went down behind the roof.

# angry-high-up
{@A} sagged, as if somebody had pulled out the plug.

“I’m sorry, {child},” {@he} said. “I dug all day, and I dug wrong. There won’t be any hill.”

{child} couldn’t answer, because then {child.he} would have started to cry. {Child.He} took hold of the [us: sled | sledge] by its string and walked off.[friend:  {Friend} stayed behind, and didn’t know where to look.] [friend: {child} | {Child.He}] wanted to be angry somewhere high, as high up as possible, and the highest place was the heap of snow behind the green car. So {child.he} climbed it, step by step, with the [us: sled | sledge] bumping along behind. When {child.he} got to the top {child.he} turned round to give {@a} an angry look.

{Child.He} saw the top of {@s} hat.

# under-the-boots
That was odd. {Child.He} saw the roof of the green car, too, and the roofs of all the other loaves. On the far side the heap sloped steeply down to the lawn, and the lawn went on sloping, white and smooth, all the way to the hedge. The lamps round the yard had come on. {child} stamped one foot. The snow held. Everything that {@a} had thrown, every shovelful, all day, was under {child’s} boots.

# it-should-slope
“Come down now, and we’ll go in,” called {@a}.

“I’ll just …” said {child}.

{Child.He} knelt and patted the snow flat with both mittens. {Child.He} ran the [us: sled | sledge] back and forth until it had made a track, and then {child.he} patted a bit more.

“What are you doing?” asked {@a}.

“I’ll just do the edge.”

{@A} came closer. {@He} never could leave an edge alone.

“It isn’t straight,” {@he} said.

“It isn’t meant to be straight,” said {child}. “It’s meant to slope. {@A}, we were going to a hill.”

“Yes, but there isn’t time …”

“You’ve dug one.”

# the-right-way
{@A} stood there below with an open mouth, and it snowed into it.[friend:  {Friend} was halfway up already. Then {@a} began to climb. |  Then {@he} began to climb.] {@He} climbed on all fours, and at the top {@he} turned round and looked at the cars, and at the heap, and at {@his} own hands.

“Well, would you believe it,” said {@a}. “I was digging the right way all along.”

“It was only the wrong car,” said {child}.

{Child.He} sat at the front, [friend: {friend} sat in the middle, ]and {@a} sat at the back with {@his} knees up by {@his} ears. They pushed off. Down the heap they went, so fast that {@s} hat was left hanging in the air, and over the whole of the lawn, under all the lamps and straight into the hedge. And there they sat, with snow a long way down their necks.[pet.dog:  {Pet} had already seen to the hat.]

# very-surprised
“Who do you think owns the green car?” asked {child}.

“Somebody who’ll be very happy in the morning,” said {@a}.

“And very surprised by the edges,” said {child}.

[elder & adult & !elder2: Then {elder} came out with the thermos. {Elder.He} had waited all day as well, and on the next run {elder.he} sat in the middle.][elder2 & adult: Then {elder} and {elder2} came out with the thermos. They had waited all day as well, and on the next run they sat in the middle.][elder2 & !adult: Then {elder2} came out with the thermos. {Elder2.He} had waited all day as well, and on the next run {elder2.he} sat in the middle.]

They went on until the stars were out and their legs were as soft as boiled spaghetti.

# nobody-missed-it
“{@A},” said {child}. “We haven’t had any dinner.[pet.other:  And {pet} wants to hear how fast it was.]”

“No, we’re going in now,” said {@a}, and took hold of the string. “I’ll just …”

And up {@he} went again, and {child} [friend: and {friend} ]came running after.

At the far end of the row stood a red car under the snow, and nobody missed it.

# @what-colour
What colour is your car?
## if adult
What colour is our car?

# @a-first
{minder}
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

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

