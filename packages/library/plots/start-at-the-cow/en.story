title: Start at the Cow
title: Keep Up
title: Twenty Steps
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever buried the treasure (@a) is the grandparent, else {adult}, else {minder}. “He” or “she” on the map (@k) is that same person, when small.

# keep-up
When {@first} was {age}, {@he} buried a treasure in the meadow behind the house, and drew a map so as not to forget where. Then {@he} forgot where {@he} had put the map. Now {@a} was big, and this morning it had fallen out from behind the clock, and {@a} and {child}, who was {age} now, were off to dig.

“Keep up, {child}!” called {@a}, with the spade and the bucket.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] kept up easily, and wanted somebody to throw a stick.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had stayed behind in the [us: lawn chair | deckchair], and wanted nobody else in it.][pet.other:  {Pet} had stayed behind, and wanted to see the treasure.]

{child} was running.[sport:  It was worse than {sport}.] {@A} had legs like a giraffe[city: , the longest {in city}], and when {@he} took one step {child} had to take two. More than treasure, almost, {child.he} wanted somebody to wait.

# the-cow
At the meadow gate {@a} unfolded the map, and {child} read it out.

“Start at the cow,” {child.he} read.

They looked. The meadow was empty.

“What sort of fool,” said {@a}, “starts a map at a cow? A cow walks off!”

“It was you,” said {child}.

“I know it was me. What else does {@k} say?”

“There’s a goose with a lot of teeth, and it says ‘run’.” {child} turned the map [us: around | round]. “But here’s the gate. It says twenty steps from the gate, straight at the church, and then a cross.”

“Now {@k}’s talking sense,” said {@a}. “Twenty steps! Keep up, {child}!”

And off {@he} went, counting out loud[school: , the way they do {at school}], while {child} trotted behind. At twenty {@he} dug, and {@he} found half a teapot.

# giant-steps
“{@A},” said {child}, “when you were {age}, did you …”

“{@K}’ll have meant big steps,” said {@a}. “{@Boys} do. Keep up!”

{@He} went back to the gate and did it again with big steps, like somebody stepping over dogs, and this time {@he} ended in the nettles. {@He} dug there too, and {@he} found more nettles.

“But {@a},” said {child}, “were your …”

“Giant steps!” said {@a}. “That’s it! Giant ones!”

{@He} went back and took giant steps, with {@his} coat flying[athlete: , faster than {athlete}], and the twentieth went right into the ditch. {@A} sat in brown water up to {@his} belt. {@He} had lost a boot, and {@he} had let go of the map.

{child} fished it out. But it was nearly as old as {@a}, and it came to bits in {child.his} hands like wet toast. Nothing was left but the cow.

# the-bucket
{@A} climbed out. {@He} walked back across the grass in one boot, turned the bucket upside down, and sat on it.

“That’s that, then,” {@he} said. “It was only {@childish} [us: junk | rubbish]. I’m an old fool, {child}, and I can’t remember.”

{@A} looked small on the bucket. {child} had never seen that before. {Child.He} went and stood in front of {@him}.

“{@A},” {child.he} said. “You never let me finish. When you were {age}, how long were your legs?”

{@A} looked at {@his} own two legs, and how far out in the grass they went. Then {@he} looked at {child’s}.

“About like that,” {@he} said.

# own-steps
{child} walked to the gate and put {child.his} back against it. {Child.He} looked straight at the church. Then {child.he} walked, not running for once, with {child.his} own steps.

“One,” said {child}. “Two. Three.”

{Child.He} went past the place where the cow would have been.

“Thirteen. Fourteen.”

{@A} had stopped wringing out {@his} sock.

“Eighteen,” said {child}.

And on twenty {child.he} walked straight into {@s} knees.

“{@A},” {child.he} said. “Stand up. You’re sitting on it.”

# clonk
They dug together, right where the bucket had been, and the spade said clonk. It was a [us: cookie tin | biscuit tin]. In it lay a whistle, and a green marble as big as an eye, and a silver {@coin} for {child} to keep. At the bottom was a twist of paper with something tiny in it.

“That’s my tooth!” said {@a}. “I remember! The tooth fairy only gave {@sum}, so I thought I’d hang on till the price went up. What does she give now?”

“A [us: dollar | pound],” said {child}.

“Best investment I ever made,” said {@a}, and {@he} put it in {@his} top pocket.

# one-step
On the way back {@a} had only the one boot, and {@he} walked slowly, and {child} held {@his} hand.[pet.dog:  With the other hand {child} threw a stick for {pet}.] {@He} took one step, and {child} took one step. Nobody had to keep up with anybody.[elder2: 

{Elder2} had dinner ready, and asked where the other boot was.]

# draw-a-map
After dinner {@a} nodded off in the [us: lawn chair | deckchair] in the sun[music: , with {music} on the radio].[pet.cat:  {Pet} lay on top, because {pet.he} had been there first.][pet.other:  {Pet} was shown the marble, and looked it in the eye.] {child} put the marble back in the tin, for whoever was {age} next, and buried it by the apple tree. Then {child.he} took a clean sheet of paper and began to draw a map[friend:  for {friend}[!friend.known: , {child.his} best friend]].

“Start at {@a},” {child.he} wrote.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @k
she
## if adult & !elder
[adult.she:she|[adult.he:he|that child]]
## if elder
[elder.she:she|[elder.he:he|that child]]

# @boys
girls
## if adult & !elder
[adult.she:girls|[adult.he:boys|children]]
## if elder
[elder.she:girls|[elder.he:boys|children]]

# @childish
a girl’s
## if adult & !elder
[adult.she:a girl’s|[adult.he:a boy’s|a child’s]]
## if elder
[elder.she:a girl’s|[elder.he:a boy’s|a child’s]]

# @coin
[us: quarter | twenty-pence piece]
## if elder
[us: dime | sixpence]

# @sum
[us: a quarter | twenty pence]
## if elder
[us: a dime | sixpence]
