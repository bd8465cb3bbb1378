title: The Horn Comes First
title: Beep, Beep, Beep
title: The Unicorn in the Hedge

% Refrain: But the horn came first. Later: Her bottom came first.

# through-the-hedge
{child} was sitting on the grass outside the house[!short: , with a big stripy ball in {child.his} arms].[friend:  {Friend}[!friend.known: , {child.his} best friend,] was [!short: sitting ]there too.]

Then something rustled in the hedge.

First a horn came out. [!short: Then nothing came out for a while, because it was a long horn. And last of all|And then] came a unicorn.

“Sorry,” she said. “The horn comes first.[!short:  It always does.]”

[!short: She was white and she smelled of hay, but she did look sad.|She looked sad.]

“What’s the matter?” asked {child}.

“I want a hug,” said the unicorn. “Only one. [!short: May I practise on your ball?|On Sunday I hugged a bouncy castle.]”

[!short: “If you’re careful.”

The unicorn shut her eyes. She bowed her head and came as carefully as she could. But the horn came first.

Pffft, went the ball.

It wasn’t a ball any more. It was more of a [us: swim cap | swimming hat].]

# the-bouncy-castle
[!short: “It’s the same every time,” said the unicorn. “I’ve hugged a cushion. Pffft. [age>=5: I’ve hugged an [us: air mattress | airbed]. Pffft. ]And on Sunday I hugged a bouncy castle.”]

“What did the bouncy castle say?”

“Pfffffffffffffffffft,” said the unicorn. “It’s a rug now.”

[!short: {child} couldn’t help laughing. But the unicorn didn’t laugh.][sport:  “Nobody wants to {play sport} with me, either,” she said.[!short:  “It was over in half a minute.”]]

“You have to bow your head to give somebody a hug,” she said. “And then the horn comes first. And then they run away.”[school:  The whole of {school} had run[!short: , and the teachers had run the fastest].][city:  In all of {city} [!short: there wasn’t a single person who had stayed to be hugged|nobody had stayed].]

## or
[!short: “On Sunday,” said the unicorn, “I hugged a bouncy castle.”

]“Was there anybody on it?” asked {child}.

“It was full,” said the unicorn. “They came down very slowly.[!short:  They all said oooooh.]”[!short: 

{child} had to bite one finger, so as not to laugh.]

“And then they ran,” she said. “Everybody runs, when I bow my head and the horn comes first.”[sport:  She had tried to {play sport} as well, but everybody had gone home[!short:  before it began].][school:  The children at {school} had hidden[!short:  under the tables, and so had their teachers].][city:  In {city} they had pulled down all the blinds.]

## if short
“What did the bouncy castle say?”

“Pfffffffffffffffffft,” said the unicorn. “It’s a rug now. You have to bow your head to give somebody a hug. And then the horn comes first. And then they run away.”[sport:  Everybody had run who was going to {play sport}.][school:  The whole of {school} had run.][city:  In all of {city} nobody had stayed.]


# one-step-back
“I won’t run away,” said {child}. And {child.he} stood [!short: in the middle of the grass ]and held out {child.his} arms.

[!short: The unicorn was so happy that her tail shook. She|The unicorn] bowed her head and came. [!short: She came nearer and nearer. ]But the horn came first.

{child} wanted to stay where {child.he} {child.was}. But {child.his} legs were scared. They took a step back.[!short:  Then they took another.] [friend: {Friend} was behind a bush[!short:  already]. ][pet.dog: {Pet}, [!short: who was {child’s} dog and very brave|{child’s} dog], was behind {@dog-behind}. ][elder & elder2: {Elder} [short: and {elder2} were behind a rake|was behind {elder2}, and {elder2} was behind a rake]. ][elder & !elder2: {Elder} was behind a rake. ]

“You see?” said the unicorn. “You too.”

## or
“You can hug me,” said {child}. “I’ll hold on tight.” And {child.he} took hold of the garden bench.

The unicorn came[!short:  with her head held high. But to hug {child} she had to bow]. And the horn came first.

{child’s} hands held on. But {child.his} legs were scared. They went round behind the bench, and {child} had to go along. [friend: A bush said oh dear, and that was {friend}. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] growled at her, from behind {@dog-behind}. ][elder & elder2: {Elder} [short: and {elder2} hid behind a newspaper|hid behind {elder2}, and {elder2} hid behind a newspaper]. ][elder & !elder2: {Elder} hid behind a newspaper. ]

“Now you’re over there,” said the unicorn. “They’re always over there.”

# @dog-behind
{child}
## if friend
{friend}

# tjonk
And she turned round and galloped off with her eyes shut. But the horn came first.

THUNK!

Straight into the apple tree.

[!short & age>=5: The unicorn pulled. The horn was stuck. She sat down and pulled. The horn was still stuck.|The unicorn pulled and pulled. But the horn was stuck.]

“It won’t come out,” she said[!short: , into the bark]. “[!short: I’ll have to live here now. ]I’ll have to be an apple tree.”[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was sitting on the branch above[!short: , and felt that one was plenty].]

[!short: And she cried until her nose dripped.]

## or
“I’ll hug something that can’t run,” said the unicorn, and she bowed to the apple tree. But the horn came first.

THUNK!

She pushed with all her hooves, but the horn was stuck.

“Now it won’t let go of me,” she said, into the bark. “That’s too much hug.”[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] leaned down from a branch to see who was knocking.]

[!short: A tear ran down her nose.]

# the-rest-of-her
{child} went over to her, one small step at a time. The horn was a long way inside the tree.

But {child.he} looked at the rest of her. There was her back. There was her tummy. There was her bottom, with the tail on. [!short: It was an awful lot of unicorn, and none of it was sharp.

And now {child.his} legs weren’t scared any more.|None of it was sharp.]

{child} put both arms round her, as far as they would go, and laid a cheek on her back.[!short:  It was warm, and something in there went thump, thump.]

“What are you doing?” whispered the unicorn.

“I’m hugging you.”

“Oh,” said the unicorn. “So that’s what it’s like.”

[!short / music: They stood there for a while.][music:  {child} hummed {@song} into her coat, and it buzzed in both of them.]

## or
The horn was in the tree. It couldn’t come first now.

So {child} went up and touched the tail. It was soft. Her tummy was softer.

“Are you sharp anywhere else?” asked {child}.

“I don’t know,” said the unicorn. “Nobody’s ever looked.”

{child} looked[!short:  everywhere]. And {child.his} legs came along, not scared at all.

[!short: “No,” said {child}. “It’s only the one place.”

]Then {child} leaned against her[!short: , right where her heart was], and held her tight.

“Is that a hug?” whispered the unicorn.

“Yes.”

“It’s got arms in it,” said the unicorn.[!short:  “I didn’t know that.”]

[!short / music: Neither of them moved.][music:  {child} hummed {@song} to her, and her ears went round.]

## if short
{child} went over, one small step at a time. There was the unicorn’s back. There was her tummy. There was her bottom. None of it was sharp.

{child} put both arms round her.

“What are you doing?” whispered the unicorn.

“I’m hugging you.”

“Oh,” said the unicorn. “So that’s what it’s like.”[music:  {child} hummed {@song}, and it buzzed in both of them.]


# hug-and-pull
[!short: “Now I’m going to pull as well,” said {child}.

“Are you hugging or pulling?”

“I’m doing both.”

“Then pull slowly, please,” said the unicorn, “so that it lasts.”

]{child} hugged and pulled. [friend: {Friend} came and hugged {child}, and pulled. ][elder & !short: {Elder} [elder2: and {elder2} ]came and hugged [friend: {friend}|{child}], and pulled. ][pet.dog & !short: {Pet} took a shoelace, and pulled. ][athlete: Not even {athlete} ever pulled so nicely. ]

PLOP!

And there they sat, on their bottoms in the grass.

## or
[!short: “When I come loose,” said the unicorn, “is it over then?”

“Not straight away.”

“Then start.”

]{child} held on and rocked her, this way and that way, like a wobbly tooth. [friend: {Friend} held on to {child}, and rocked. ][elder & !short: {Elder} [elder2: and {elder2} ]held on to [friend: {friend}|{child}], and rocked. ][pet.dog & !short: {Pet} held on to a sock, and growled. ][athlete: They could have done with {athlete} in the team. ]

POP!

They fell over backwards, and it rained apples.

## if short
{child} hugged and pulled.[friend:  {Friend} came and hugged {child}, and pulled.][athlete:  Not even {athlete} ever pulled so nicely.]

PLOP!

And there they sat, on their bottoms.


# the-soft-end
“Thank you!” cried the unicorn. “Now I’ll hug you back!” She [!short: jumped up, and ]bowed her head, and the horn came …

“STOP!” shouted {child}. “Turn round.”

“But then my bottom will come first,” said the unicorn.

“Yes,” said {child}. “That’s the soft end.”

So the unicorn turned round. Then she reversed, very slowly, and beeped like a [us: truck | lorry].

“Beep, beep, beep.”

Her bottom came first. {child} stayed where {child.he} {child.was}.[!short:  Both legs stayed too.] And the unicorn backed right into {child.his} arms.

“You didn’t run away,” she said.

“No,” said {child}, into her tail.

## or
The unicorn scrambled to her feet. “You hugged me, so I’ll hug you!” And she bowed her head, and the horn came …

“Wait!” said {child}. “Which bit of you did I hug?”

“The back bit.”

“Then hug me with that.”

[!short: “But I’ve got no eyes there,” said the unicorn. “I’ll run you over.”

“You can beep,” said {child}.

]So she turned round and began to back.

“Beep, beep, beep.”

Her bottom came first. The tail tickled, but {child} didn’t take a step.[!short:  Then {child.his} arms were full of unicorn.]

[!short: “Are you still there?” asked the unicorn.

“Mm,” said {child}, from inside the tail.|“You’re still there,” said the unicorn.]

## if short
“Thank you!” cried the unicorn. “Now I’ll hug you back!” She bowed her head, and the horn came …

“STOP!” shouted {child}. “Turn round.”

“But then my bottom will come first,” said the unicorn.

“Yes,” said {child}. “That’s the soft end.”

So the unicorn turned round. Then she reversed, and beeped like a [us: truck | lorry].

“Beep, beep, beep.”

Her bottom came first. {child} stayed where {child.he} {child.was}. And the unicorn backed right into {child.his} arms.

“You didn’t run away,” she said.

“No,” said {child}, into her tail.


# one-each
[!short: After that she didn’t want to stop. ][friend & !short: Beep, beep, beep, and {friend} got a hug. ][elder & !short: Beep, beep, beep, and {elder} got one[elder2: , and so did {elder2}], with a tail round the neck. ][pet.dog & !short: {Pet} thought this was how you should say hello in the first place. ][pet.cat & !short: {Pet} came down the tree bottom first as well, and got one by mistake. ][pet.other: {Pet}, who was {child’s} and lived indoors, got one through the window. ][!short: Beep, beep, beep, and the apple tree got one.]

# back-through-the-hedge
When it was time to go home, she backed into the hedge[!short: , so that she could look at {child} for as long as possible]. First her bottom went in. [!short: Then her tummy went in. ][!short: Then nothing went in for a while.

The last thing they saw was the horn, and it waved.|Last of all went the horn, and it waved.]

# good-night
[!short: That night {child} wore the stripy [us: swim cap | swimming hat] in the bath, and it fitted very well.

][adult: Then {adult} stood by the bed and held out both arms[!short:  for a good-night hug]. | Then it was time to get into bed.]

{child} turned round.

“Beep, beep, beep,” {child.he} said.

And {child.his} bottom came first.

## or
[!short: {child} had to go in, too. ][adult: {Adult} stood on the steps, with both arms out.|The door was open at the top of the steps.]

{child} turned round and reversed over the grass[!short: , past the apple tree,] and up the steps.

“Beep, beep, beep,” {child.he} said.

And {child.his} bottom came first.

# @song
{music}
