title: It’s Catching
title: The Wobbliest Tooth in the World
title: Four Hundred Puddles
guest friend: Ruby (she), Sam (he)
guest elder: Mrs Hill (she), Mrs Lane (she)
guest driver: Mr Rossi (he), Mr Bell (he)

% Whoever says good night (@a): {adult}, else the elder of the family, else somebody.

# wobble
{child’s} tooth had been wobbly for a week, but on Saturday it began to be catching.

{child.He} noticed it at {elder’s}[!elder: , next door]. {child.He} {child.was} sitting at the kitchen table with {friend}, [friend: {child.his} best friend, | who lived opposite,] and {elder.short} had just brought in [us: a flan|a trifle]. [pet.dog: {Pet}, {a breed} who had seen it go by, was under the table. ]{child} pushed {child.his} tooth with {child.his} tongue. Wobble.

The [us: flan|trifle] wobbled.

{child.He} did it again. Wobble, wobble.

The [us: flan|trifle] wobbled. The table wobbled.

“Do that again,” said {friend}, and took a pencil from behind {friend.his} ear. {friend} was going to be a scientist, and {friend.he} liked to be ready.

{child} pushed the tooth to the left. All the cups swung on their hooks. {child.He} pushed it to the right. The clock on the wall swayed and said half past nine, which it wasn’t.

{friend} wrote it down. “Now do a really big one.”

# a-shed
“Not in my kitchen, you don’t,” said {elder.short}, and threw both arms [us: around|round] the [us: flan|trifle]. “I’ve seen this before. My sister had one when she was seven, and we lost a shed.” [elder2: {Elder2} took hold of the clock.]

“Should I pull it out?” asked {child}. {child.He} didn’t sound keen.

“Leave it be,” said {elder.short}. “It’ll come out when it’s got a reason.”

# gates
So {child} tried not to touch it. But have you ever had a wobbly tooth and tried not to touch it? Your tongue goes all by itself. They all walked to the park[city:  through {city}], and on the way {child} wobbled three garden gates, a row of [us: trash cans|bins] and a man on a ladder, who said, “Ooh, I’ve come over all funny.”

“Sorry,” said {child}. “It’s my tooth.”

[pet.dog: {Pet}, who had only ever wagged at one end, wagged at both.

]
# stuck
At the park gate there was a crowd. The ice-cream [us: truck|van] had driven on to the grass after all that rain, and sunk right up to its doors. {driver}, who sold the ice cream, was pushing at the back, and two joggers were pushing too, and the wheels only threw mud at everybody.

“It’s no good,” said {driver}, and wiped his eyebrows. “She’s stuck fast. [athlete: {athlete} couldn’t shift her. ]And the freezer’s stopped. In ten minutes I shall have four hundred puddles.”

There was a long line of children[school: , half of {school} by the look of it], and the smallest had begun to cry.

# a-tent-peg
{friend} looked at the [us: truck|van]. Then {friend.he} looked at {child}. {friend.He} looked at {child’s} mouth.

“When a thing’s stuck,” said {friend}, “how do you get it out?”

“You pull it,” said {child}.

“You don’t, though. You wobble it first. Like a tent peg.” {friend} turned over a new page. “Or a tooth.”

{child} put a hand over {child.his} mouth. If {child.he} did a really big one, it might come out. It had been there nearly all {child.his} life. {child.He} {child.was} used to it.

# oh
“Will it hurt?” {child} asked {elder}, very quietly.

{Elder.short} bent down. “It might feel funny for as long as it takes to say ‘oh’,” {elder.he} said. “After that there’s a nice little window, and a new one on its way already. I’ll hold your hand, if you like. I’ve got a good grip. I held the shed.”

So {child} took {elder.short’s} hand. {child.He} stood in front of the [us: truck|van], [sport: with the kind of breath you take before {@game}, ]and opened {child.his} mouth.

# left-right
“Left,” said {friend}.

{child} pushed the tooth to the left. The [us: truck|van] leaned left, and the mud went squelch.

“Right!”

{child} pushed the tooth to the right. The [us: truck|van] leaned right. Slurp!

“It’s working! Left! Right! Left! Right!”

Wobble went the tooth, and wobble went the [us: truck|van]. The ducks went up and down, and the two joggers held on to each other. [pet.dog: {Pet} sat down, and went left and right sitting. ]{Elder.short’s} hat slid right down, but {elder.he} didn’t let go.

“Now,” shouted {friend}, “the biggest one there is!”

{child} shut {child.his} eyes, put {child.his} tongue behind the tooth, and pushed.

# pop
“Pop!” went the tooth.

“POP!” went the [us: truck|van]. It shot out of the mud like a cork, rolled down the path and stopped beside the bandstand, and all by itself it began to play [music: {@song} | its tune].

“Oh,” said {child}.

And that was all. It had taken just that long. In the palm of {child.his} hand lay the tooth, tiny and white.

# a-window
There was a great cheer. The smallest child got the first cone, and {child} got the second, with two scoops. {child} found that you can put ice cream through a window, if you have one.

“It had a reason, then,” said {elder}.

“Four hundred,” said {friend}, and shut the notebook.

# the-note
At bedtime {child} put the tooth under the pillow, and {@a} helped with the note. It said:

“Dear Tooth Fairy, please fly carefully with this one. It wobbles. Love, {child}.”

{@A} kissed {child.him} and turned out the lamp.

# one-left
{child} put {child.his} tongue in the little gap. It was smooth and new. {child.He} missed the wobble, just a bit.

But under the pillow the tooth still had one left. It was only a small one, the last and the gentlest. It wobbled the pillow, left and right. It wobbled the bed, left and right, as slow as a boat on a pond. [pet.dog: It wobbled {pet}, on the rug, who wagged without waking. ][pet.cat: It wobbled {pet}, who opened one eye and shut it again. ][pet.other: It very nearly wobbled {pet}. ]

Left and right. Left and right.

And it rocked {child} all the way to sleep.

# @game
{sport}

# @song
{music}

# @a
somebody
## if adult
{adult}
## if elder & !adult
{elder.short}
