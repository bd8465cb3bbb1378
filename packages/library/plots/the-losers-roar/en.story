title: The Loser’s Roar
title: You’ve Got the Monkey
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever plays is the grandparent, else {adult}, else {minder}. Roar the roars, all but the last.

# the-monkey
{child} had lost. It was the third time, and it was {@home}, at the kitchen table, in the card game where you mustn’t be left with the monkey.

{child} was left with the monkey.

{Child.His} cheeks began to burn. {Child.His} throat went thick, and {child.his} feet kicked the table leg, although nobody had told them to. But the very worst thing wasn’t the monkey. The very worst thing was {@g}.

# a-lap-of-victory
Because every time {@g} won, {@he} did a lap of victory. {@He} got up, took the saucepan lids from the stove and went all round the kitchen.

“Clang!” said the lids. “Clang! Clang!”[pet.dog:  {Pet} went along behind, because {pet.he} liked it when things happened.][pet.cat:  {Pet} went into a cupboard.]

“Who won?” sang {@g}[music: , more or less like {music}]. “I won! Hooray for me!”

“Stop it!” yelled {child}.

“You have to do a lap,” said {@g}. “It’s half the game.[sport:  They do it in {sport}, too.][athlete:  Ask {athlete}.]”

“But what do you get, then, if you lost?”

{@G} stopped with the lids in the air.

“Well, what do you get?” {@he} said. “You’ve got the monkey.”

# full-of-something
{child} threw the monkey under the table.

“I’m never playing again!” {child.he} said. “Not even when I’m grown up!”[friend:  {Child.He} had said the same to {friend}, the day before.]

{Child.He} ran out on the step and stamped. A magpie was sitting on the rail. All of {child} was full of something that wanted to get out. It pushed in {child.his} tummy and it pressed in {child.his} throat, and in the end there was no more room for it. {Child.He} opened {child.his} mouth.

“ROOOAAAR!”

The magpie flew. A flowerpot rattled on the step. The [us: neighbor | neighbour] looked up over the hedge, and looked down again.

Then {child} stood there and felt about inside. It was nearly empty. It was really quite nice.

# what-the-loser-has
The door opened, and {@g} put {@his} head out.

“What in the world was that?” {@he} asked.

“That was …” said {child}, thinking fast. “That was the loser’s roar.”

“What’s that?”

“It’s what you get if you lost,” said {child}. “You go out on the step and roar as loud as you can.”

{@G} looked after the magpie. {@He} looked at the flowerpot, which was still rattling a little.

“It sounded very good,” {@he} said. “Can I have one?”

“No. You won.”

“Just a little one?”

“You have to lose first,” said {child}. “It’s half the game.”

# once-more
{@G} went in again and did half a lap more, but there wasn’t much go in it. Clang, said the lids, rather faintly. {@He} looked out towards the step.

“{Child},” {@he} said. “Shall we play once more?”

{child} had said never. But {child.he} did want to know what it sounded like when {@g} roared. {Child.He} crawled in under the table and fetched the monkey.

Now it was exciting in a new way. {@G} took a card. {child} took a card. {child} had the monkey, then {@g} had it, and then there were no more cards.

“I’ve got the monkey!” shouted {@g}. “I’ve lost! Out of my way!”

# from-the-step
{@He} ran out on the step in {@his} socks. There {@he} stood with {@his} feet apart and took in so much air that {@his} cardigan rode up.

“ROOOOOAAAAAH!”

Every bird took off from the pear tree next door. The [us: neighbor | neighbour] sat down in the rhubarb.[city:  They could hear it on the other side of {city}.] In the kitchen {child} did {child.his} lap of victory with the lids, clang, clang, clang, and it came to two laps, because {child.he} wanted to get past the window and look.

“I’ve needed that for a long time,” said {@g}, coming in.

# where-to-go
The next time {child} was left with the monkey {child.himself}. {Child.His} cheeks burned, just as before, and {child.his} throat went thick. But now {child.he} knew where to go.

“ROOOAAAR!” roared {child} on the step.[school:  They ought to have one {at school}, too, though only in the yard.]

Just then something rustled behind the hedge.

“Roooaaar!” answered the [us: neighbor | neighbour]. “I can’t find my other glove!”

[elder & adult & !elder2: When {adult} came to fetch {child.him}, {adult.he} wondered what was making that terrible noise. You could hear it right down on the road. “That’s us, losing,” said {elder.short} proudly.]

[elder2: “What’s that noise?” called {elder2} from inside the house. “That’s us, losing,” said {elder.short} proudly.]

# who-falls-asleep-last
That night {child} lay in bed, and {@a} sat on the edge.[pet.dog / pet.cat:  {Pet} had gone to sleep already, before everybody.][pet.other:  {Pet} had gone to sleep already, before everybody. {Pet} didn’t care about that sort of thing.]

“Let’s see who falls asleep last,” said {child}.[friend:  “{Friend} and I always do.”]

“Yes,” whispered {@a}. “Ready, steady, go.”

{@A} sat there wide awake. {child’s} eyes closed, although nobody had told them to. They opened. They closed again, and this time they stayed like that.

{Child.He} could feel {child.himself} losing. So {child.he} opened {child.his} mouth as wide as it would go, and out came the roar. But it was a very small roar, without any sound. It was hardly more than a yawn.

And then {@a} had won. {@Ahe} did {@ahis} lap of victory on tiptoe.

# @home
at home
## if elder
at {elder’s} house

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ahe
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @ahis
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
