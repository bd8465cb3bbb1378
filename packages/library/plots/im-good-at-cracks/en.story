title: Eight Little Socks
title: I’m Good at Cracks
title: Where’s Number Four?
guest elder: Auntie Josie (she), Auntie Hattie (she)

% Whoever knits is the grandparent, else {adult}, else {elder} as an aunt. The steps at the end are read more and more quietly.

# one-two-three
{@first} {Child.He} had a blue cardigan on, the one with four buttons[school: , often worn {at school}].[friend:  {Friend}[!friend.known: , {child.his} best friend,] had one just like it.] But when {@m} counted [friend: {child’s}|the] buttons, there were only three.

“One, two, three,” said {@m}. “Where’s number four?”

They looked under the sofa. They looked in {@s} slippers. They looked in the sugar bowl, because {@never} you never know.[elder2:  {Elder2} looked in every pocket {elder2.he} had.][pet.dog:  {Pet}[!pet.known:  the dog] looked for something to eat.][pet.cat:  {Pet}[!pet.known:  the cat] looked for something to eat.][pet.other:  {Pet} would rather have had something to eat.] No button.

Up on the ceiling sat the spider, looking on.

# the-crack
Then {child} lay down flat and peered into the crack between the floor and the wall. A long way down, something glimmered blue.

“There it is!” said {child}.

But the crack was too narrow for {child.his} fingers. And {@s} knitting needles were too short.

“Excuse me,” said somebody.

# are-you
It was a teeny tiny voice, and it came from up above. There hung the spider on a thread. She was round as a pea, with very long legs.

{child} moved back a little.

“Are you dangerous?” {child.he} asked.

“Oh, no,” said the spider. “Are you?”

“No,” said {child}. “I’m {child}.”

“Thank goodness,” said the spider. “You are awfully big, you see.”

Then she looked at the crack with all her eyes.

“I’m good at cracks,” she said. “Wait here.”

# pull
Down she stepped into the dark, with the thread behind her.

“Here’s an old pea!” she called.

“You can leave that,” said {@m}.[pet:  {Pet} didn’t agree.]

“Here’s a paper clip!”

“A bit further!” called {child}.

“Here’s the button! I’m tying the knot. Pull!”

{child} took hold of the thread. It was so thin that you could hardly see it, but it was strong. {Child.He} pulled slowly, slowly. And up out of the crack came the button, and on the button sat the spider, having a ride.

“Hello again,” she said.[pet:  She had brought {pet} the pea.]

# cold-feet
{@M} sewed the button on. One, two, three, four. Now the cardigan was whole.

“Thank you, kind spider,” said {child}. “[city: There’s nobody kinder in all {city}. ]Would you like something?”

The spider went a little shy. She hid one leg behind another.

“My feet get a bit cold,” she said. “There’s a [us: draft | draught] in my corner.”

# eight
“Then you shall have socks,” said {@m}, and fetched the [us: yarn | wool]. {@He} knitted with two toothpicks[music:  and hummed {music}]. “How many feet have you got?”

{child} counted. It took a while, because the spider giggled when {child.he} pointed.

“Eight!”

So {@m} knitted eight little socks, [elder2: {elder2} held the ball of [us: yarn | wool], ]and {child} chose the colours. One red. One yellow. One green. One blue. One white. One pink. One stripy. And one spotty, because it was going to be last.

The spider pulled them on, one after another after another. Then she ran up the wall and right across the ceiling[athlete: , faster than {athlete}].

“Oh, so soft!” she called from up by the lamp.[sport:  “Now I can {play sport}!”]

# so-soft
Now it was evening. {child} lay in bed[elder / !adult:  at {elder.short’s}], and {@m} sat on the edge. The cardigan hung on the chair with all its buttons.[friend:  Tomorrow {friend} would hear all about it.]

Up on the ceiling the spider was walking home to her corner. She walked quietly, so as not to wake anybody. But {child} could hear her, by listening very hard.

One soft step.

Two soft steps.

Three soft steps.

At four, {child} yawned.

At five, the pillow grew warm.

At six, two eyes closed.

At seven, {child.he} smiled a little.

And the eighth step, the one in the spotty sock, was so soft that nobody heard it at all.

# @first
{child} was at {elder’s}, staying the night.
## if adult & !elder
{child} was at home with {adult}.

# @m
{elder.short}
## if adult & !elder
{adult}

# @s
{elder.short’s}
## if adult & !elder
{adult’s}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @never
at {elder.short’s}
## if adult & !elder
with {adult}
