title: The Thunder Run
title: Any Fool Can Do a Bang
title: Room for One More Name
guest elder: Stan (he), Alfred (he)
guest teacher: Mr Dunne (he), Mr Pargeter (he)
guest ropes: Rosa (she), Bridie (she)

% {elder} worked at the theatre; where none is ticked, a neighbour did. Whoever climbs behind: {adult}, else {ropes}. Five balls: the small one, two together, one by itself,
% the big one. The First Sailor is {friend}, where one is ticked. The knock for the big one comes a shade early, and {elder} gave it.

# four-words
“They’ll do the storm with a computer now,” said {elder}[!elder:  from next door], stirring {elder.his} tea. “Press a button. Boom.”

{child} looked up from {child.his} script. {Child.He} {child.was} playing the Second Sailor in the school play, which meant that {child.he} had only four words, “Help, we are sinking[sport: ,” and plenty of time left over for {sport}. | .”] [friend: {Friend}[!friend.known: , {child.his} best friend,] across the table, was the First Sailor, and had twenty.][pet.dog:  {Pet}[!pet.known: , {child.his} dog,] was the ship’s dog, and left the room every time at “Help”.][pet.cat:  {Pet}[!pet.known: , {child.his} cat,] was the ship’s cat, and left the room every time at “Help”.][pet.other:  {Pet} had heard the four so often that {pet.he} didn’t even look up.]

“How did you do it in your day?” [friend: {friend} | {child.he}] asked.

{Elder.short} had worked at the Royal[city:  in {city}] for thirty-one years, [age>=9 / !friend & !pet: first with a broom on the stage and later ]up among the ropes. Now [school: {school} | the school] had borrowed the old theatre for one night, and {elder.he} had been strange about it all week. {Elder.He} had polished {elder.his} shoes twice.

# cannonballs
{Elder.short} put down the spoon.

“With cannonballs,” {elder.he} said.[pet.dog:  {Pet}, who knew the end of that word, stood up.]

[adult: {Adult}, over at the sink, turned round. “You never told me that.” | “You never told me that,” said {child}.]

“You never asked. There’s a wooden trough up in the roof, over the audience’s heads.[age>=9 / !friend / !pet:  Like a great gutter, all on a slope.] You let the balls go, and down they roll, over the bumps and round the bend, and the whole ceiling talks.” {Elder.He} held {elder.his} hand flat over the table, and it shook a little, as it did these days. “You didn’t hear it. You sat in it. Grown men took hold of each other.[athlete:  {Athlete} would have taken hold of somebody.]”

“Is it still there?” said [friend: {friend} | {child}].

“Nobody’s run it for forty years. But it’ll be there. To get that out, they’d have to take the roof off.”

# an-update
On the night, the Royal was full to the last row[music: , and the band had just played {music}]. {child} [friend: and {friend} stood in the wings in striped jerseys | stood in the wings in a striped jersey], with [adult: {adult}, who was helping with the ropes, | {ropes}, who worked the ropes there now,] and {elder}[pet.dog:  and {pet}, who were | , who was] helping by being there.[pet.cat:  {Pet} slept in a coil of rope.] Next to them {teacher} crouched over a laptop.[age>=9 / !friend & !pet:  He was as white as a candle.]

“It’s doing an update,” he whispered. “The storm’s in nine minutes!”

{child} looked at {elder.short}. {Elder.He} was already looking at the ladder.[pet.dog:  So was {pet}.][pet.cat:  So was {pet}, with one eye.]

# the-ladder
It went straight up the wall, iron, into the dark. {Elder.short} put one hand on a rung, and one polished shoe on another. Then {elder.he} stopped. Slowly, {elder.he} took the foot down again.[pet.dog:  {Pet} laid {pet.his} chin on it.][pet.cat:  {Pet} rubbed against it.]

“My knees won’t do it,” {elder.he} said. “And my hands won’t.”

{child} had never heard {elder.him} say either of those things.

“Mine will,” said {child}.

[friend: “Be back for your four words,” whispered {friend}. “I’m not sinking on my own.”

]
{Elder.short} and {@a} looked at each other, over {child.his} head[age>=9 / !friend / !pet: , the way grown-ups do].

“I’ll go up behind [child.she: her | [child.he: him | {child}]],” said {@a}. “All the way.”

# any-fool
“Then listen,” said {elder.short}, and {elder.he} bent down so that {elder.his} face was level with {child’s}. “Thunder isn’t a bang. Any fool can do a bang. Start with the small ball, and let it go right out, until you think it’s finished. Then wait. The waiting’s half of it. Then two together. Then one by itself. And the big one you keep till you can’t bear it any longer.”

“How will I know when?”

“I’ll be right underneath, and I’ll give you the knock.” {Elder.He} tapped {elder.his} stick against the great post beside {elder.him}. “Feel for it. It’ll come up through the wood.”

# the-rack
Up they went, with {@as} [us: flashlight | torch] swinging behind {child}. [age>=9 / !friend / !pet: {Child.He} crawled out along a plank[age>=9 / !friend & !pet: , under beams furry with dust]. ]And there it was. It was just a long wooden channel, [pet.cat & !friend: no wider than {pet} and ]black with age, running away into the darkness. At the top was a rack, and in the rack sat five iron balls[pet.dog & !friend: , each of them too big for {pet}]. On the beam above somebody had chalked a line of names. The last one was {elder’s}.

{child} took hold of the small ball. It was so cold that it felt wet. [friend: From far below came {friend’s} voice, quite tiny: | Far below a tiny voice said,] “The sky grows dark, Captain.”

{Child.He} laid {child.his} other hand flat on the wood.

# the-small-ball
Knock.

{child} let it go.

It trundled. It grumbled off down the slope, and it was disappointing, it was a marble in a drawer … and then it hit the first bump, and the roof woke up. The sound went away from {child} and came back from underneath. Six hundred people went quiet at once.

The ball ran out. Wait, thought {child}. {Child.His} heart was banging. Wait.

Knock, knock.

Two together. They chased each other round the bend, and down below [pet.dog: {pet} barked after them, and ][friend: {friend} gave a shriek that wasn’t in the script[elder2: , and somebody laughed who sounded very like {elder2}] | somebody shrieked and then laughed[elder2: , and it sounded very like {elder2}]].[age>=9 / !friend & !pet:  {@As} eyes were shining white in the [us: beam | torchlight].]

# the-big-one
Knock.

The fourth went by itself, grumbling all the way to the end. Then came the silence, longer and longer. {child} could feel them all down there, holding their breath. {Child.He} had both arms round the big one, and {child.he} couldn’t bear it, {child.he} could not bear it any longer …

KNOCK.

The big one went. It wasn’t a noise. It was a place, and everybody in the Royal was inside it.[age>=9 / !friend / !pet:  It shook {child’s} teeth.][pet.cat:  It woke {pet}.] It went all the way to the end, and nobody clapped, not for three whole seconds, and then the applause came up through the ceiling like rain.

When it stopped there was a gap. It was exactly four words long, and up in the roof {child} clapped a hand over {child.his} mouth.

“Help,” said [friend: {friend} | the First Sailor], who was a quick thinker, “we are BOTH sinking.”

[pet.dog / pet.cat: And {pet}, as always at “Help”, left the ship.]

# a-shade-early
Afterwards {elder.short} was standing exactly where they had left {elder.him}, with {elder.his} stick against the post.[pet.cat:  {Pet} was washing off the dust.] There was dust all over {elder.his} shoes[pet.cat:  too], and {elder.he} hadn’t noticed.[pet.dog:  {Pet} was gazing upwards, in case a ball came down.]

[friend: “Well?” said {friend}.

“Was it right?” said {child}. | “Well?” said {child}. “Was it right?”]

{Elder.short} had to blow {elder.his} nose first.

“We came in a shade early on the big one,” {elder.he} said. “I always did. Every single night.”

Then {elder.he} felt in {elder.his} [us: vest | waistcoat], [pet.dog: with {pet} watching closely, ]and brought out a stub of chalk.[pet.cat:  {Pet} patted at it.]

“Up you go again,” {elder.he} said. “There’s room for one more name.”

# @a
{ropes}
## if adult
{adult}

# @as
{ropes’s}
## if adult
{adult’s}
