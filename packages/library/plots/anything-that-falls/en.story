title: Anything That Falls
title: He Gave It Back
title: Not Like a Fish [us: Stick | Finger]
guest pet: Biscuit (he), Monty (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. “Slup” is slow, and “Ptoo” is spat, with a long wait before it.
% One rule: anything that falls on the floor belongs to the dog.

# one-rule
There was one rule in {pet’s} life, and it was this: anything that falls on the floor belongs to the dog.

Crusts. Peas. Once, a whole [us: fish stick | fish finger], which {pet.he} still dreamed about.

So when {child’s} tooth began to wobble, {pet} took an interest.

It was a bottom tooth, right at the front. On Monday it only wobbled if you pushed it. On Wednesday it wobbled when {child} said “sausages”[school: , which was what there was for lunch {at school}]. By Saturday it could lie right down flat and get up again.

# by-bedtime
“That’ll be out by bedtime,” said {@first}.

{child} was pleased for about a second. Then {child.he} looked down. {Pet} was sitting under {child.his} chin, looking up, with {pet.his} mouth a little bit open.

“{@A},” said {child}, “if it falls out, {pet.he}’ll eat it.”

“Oh, I’m sure {pet.he} —” said {@a}, and a cornflake dropped off {@his} spoon.

It never reached the floor.

“Ah,” said {@a}.

# nothing-to-collect
“What happened to {pet’s} own baby teeth?” asked {child}.

“They fell out when {pet.he} {pet.was} a puppy. We never found a single one.” {@A} looked at {pet}. “I think {pet.he} ate them.”

“So the tooth fairy never came for {pet.him}?”

“I suppose she couldn’t. There was nothing to collect.”

{Pet} wagged. {Pet.He} didn’t know what {pet.he} had missed.

# the-umbrella
{child} had to be careful.[sport:  {Child.He} didn’t even dare to {play sport}.] First {child.he} wore {child.his} long woolly scarf, to catch the tooth, but it was too tickly. Then {child.he} sat on the tallest stool, but {pet} just looked higher. Then {child.he} walked [us: around | round] the garden with an upside-down umbrella under {child.his} chin, until the man next door asked if it was raining upwards[city:  {in city} today].[friend: 

{Friend}[!friend.known: , {child’s} best friend,] was no help. “Mine came out in an apple,” said {friend}. “I nearly ate it myself.”]

“I’ll keep my mouth closed,” said {child}. “That’s what I’ll do.[music:  I can still hum {music}.]”

# the-scarf
And it worked very well, until {pet} found the scarf.

{Pet.He} took one end in {pet.his} teeth and trotted under the table. {Pet.He} trotted [us: around | round] a chair, and under the table again, and [us: around | round] another chair, and by the time {pet.he} stopped {pet.he} had tied up two chairs, one table leg and {pet.himself}. {Pet.He} stood in the middle like a badly wrapped parcel, looking surprised.

{child} laughed. {Child.He} laughed with {child.his} whole mouth open.

# tick
Tick, went something on the kitchen tiles. Tick, tick, tick.

{child} felt with {child.his} tongue for {child.his} tooth. There was only a space.

“{Pet}, NO!”

But there was one part of {pet} that wasn’t tied up, and it was {pet.his} tongue.[athlete:  It was quicker than {athlete}.]

Slup.

# ptoo
Nobody moved. {Pet} looked thoughtful. {Pet.He} rolled something from one cheek to the other. It was not like a crust. It was not like a pea. It was not one bit like a [us: fish stick | fish finger].

Ptoo, said {pet}.

And there on {child’s} sock lay the tooth, small and white and shining, and extremely wet.

“{Pet.He} gave it back,” whispered {child}.

“Well,” said {@a}. “{Pet.He}’s never done that before.”[elder2: 

{Elder2} had to be told it twice.]

# the-letter
At bedtime {child} wrote a letter. {@A} helped with the long word.

Dear Tooth Fairy, //
Here is my tooth. I apologise that it is wet. That was the dog. {Pet.He} had it but {pet.he} gave it back. {Pet.He} never got anything for {pet.his} own teeth because {pet.he} ate them. {Pet.He} {pet.was} only little. //
Love from {child}

{child} put the letter under {child.his} pillow with the tooth on top. {Pet} lay down on the rug beside the bed.

“Sausages,” said {child}, to see what would happen. It came out with a whistle in it. Then {child.he} put {child.his} tongue into the soft new gap, where it fitted exactly, and fell asleep like that.

# on-the-rug
Very late, when the house was dark, somebody came who weighed hardly anything at all. Under the pillow she left a bright coin. Then she read the letter twice, and felt about in her bag.

Something small, in the shape of a bone, dropped on to the rug.

It had fallen on the floor, so everybody knows whose it was.

{Pet} didn’t wake up. But {pet.his} nose did.

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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
