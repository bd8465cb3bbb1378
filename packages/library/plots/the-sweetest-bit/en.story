title: Delicious
title: The Sweetest Bit
title: A Small Hole
guest jun: Jun (he), Milo (he)

% The snail is "he". He cannot read, but he tastes what a word means. {jun} has moved; a ticked friend has not.

# in-the-hole
{child’s} letter had a hole in it. In the hole sat a snail, chewing.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] who was never allowed to chew letters, watched.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] who sat on all the letters, found this one taken.]

“Stop!” said {child}. “Don’t! That’s from {jun}!”

“Delicious,” said the snail.

[elder: “Snails eat anything,” said {elder}, who was weeding the lettuces. “They’ve got no taste.”

][friend: {jun} and {friend} were {child’s} best friends, and {jun} | {jun} was {child’s} friend, and he] had moved far away[city:  from {city}], to an island in the sea. {child} was {age}, and [friend: every single day the two of them who were left had looked in the [us: mailbox | letter box] on the gate|{child.he} had looked in the [us: mailbox | letter box] on the gate every single day]. Now {jun’s} letter had come, and the snail had got to it first.

# but-i-miss
{child} slid him off[athlete: , as quick as {athlete},] and read it out loud.

“Dear {child}, the sea is good. My room is good. But I miss …”

And there was the hole.[pet.dog:  {Pet} put {pet.his} nose in it.][pet.cat:  {Pet} put {pet.his} paw through it.]

“What does he miss?” said [friend: {friend}|{child}]. “What did it say?”

“I can’t read,” said the snail. “But it was the sweetest bit.”

# a-sign
{child} put him on the wall. {Child.He} wrote a sign[friend: . {Friend}][!friend:  and] stood it in the box. DO NOT EAT LETTERS.

In the morning the sign was gone. In the box sat the snail.

“Thank you for breakfast,” he said. “Rather dry. But delicious.”

“It wasn’t breakfast! It was a sign!”

“I know,” said the snail. “And you’d made it yourself.”

# go-away
{child} wrote another one.[friend:  {Friend} underlined it.] GO AWAY.

The snail ate that too. It made his eyes go in and out. “Sour,” he said. “Like gooseberries. But delicious. You are a good cook.”

“I’m not a cook!” shouted {child}. “And now I’ll never know what {jun} misses! You’re a horrible snail!”

# a-little-dry-door
The snail looked at {child} with both his eyes. One went in. Then the other went in. Then the whole of him went in, right to the back of his shell, and he shut himself up behind a little dry door.

“Good,” said {child}.

But next morning the door was still shut. [elder: {Elder}[elder2:  and {elder2}] brought a lettuce, one of the good ones, and the snail didn’t eat it. {child} knocked|{child} gave him lettuce, and he didn’t eat it. {Child.He} knocked] with one finger[pet.dog: . {Pet} breathed on the door][pet.cat: . {Pet} tried one claw], and nobody came.

Oh no, thought {child}. He thought they were presents. He thought every one was a present from me.

# sorry
{child} sat down by the gate with {child.his} crayon and a clean bit of paper, and {child.he} wrote one word as nicely as {child.he} could. {Child.He} put it by the little door.

SORRY.

{Child.He} waited, and waited.[pet.other:  {Child.He} went in to see to {pet}, and waited.]

[pet.dog: {Pet’s} ears went up. ][pet.cat: {Pet’s} ears turned. ]The door cracked. Out came one eye, and then the other. The snail leaned over the paper and took a very small bite.

“Mm,” he said. “Warm. With a bit of salt in it.”

That was because {child} had cried on it.

“Did you write this one for me?” asked the snail.

“Yes,” said {child}.

“I could tell,” said the snail, and he ate it all up. “Delicious.”

# would-you-know-it
{child} watched him chew. GO AWAY had been sour. SORRY was warm. He can’t read it, {child.he} thought. But he can taste what it says!

“Snail,” {child.he} said, “if I wrote the word that was in the hole, would you know it again?”

“At once,” said the snail. “I think of it often.”

So {child} wrote. What did {jun} miss? [friend: “The swings,” said {friend}, and {child}|{Child.He}] wrote SWINGS.

The snail nibbled. “Rusty,” he said. “No.”

{child} wrote SCHOOL[school: , and then {school}, to be quite sure].

“Chalky. Is there anything else?”

[sport: {child} wrote that they used to {play sport}.

“Out of breath,” said the snail. “No.”

][elder: {Elder} suggested CAKE, and that one the snail finished|{child} wrote CAKE, and that one he finished], but it was not the one.

# a-small-word
{child} looked at the hole. It was a small hole. There was only room for a small word. “But I miss …” {child.he} read, and stopped. Then, slowly, {child.he} wrote one more.

YOU.

The snail took a bite. His eyes went up, and up, as high as they would go.

“That’s it,” he breathed. “Oh, that’s it. The sweetest bit.”

{child} read {child.his} letter again, all the way through, hole and all. But I miss you.

# two-letters
{child} wrote back that same day[music: , humming {music},] and told {jun} everything. And [elder: at the end of the week {elder} came from the gate with two letters|when the [us: mail carrier | postwoman] came, at the end of the week, there were two letters]. One had {child’s} name on the front. The other was a cabbage leaf. {jun} had written on it with a fork, in his best writing.

[elder: “He’s got taste, that snail,” said {elder}, and lifted him up on the wall.

]They sat [elder: there|on the wall] in the last of the sun, [friend: {child} and {friend} with one letter and the snail with the other|each with a letter].[pet.dog:  {Pet} was allowed to chew the envelope.][pet.cat:  {Pet} had the envelope to sit on.]

# delicious
“What does mine say?” asked the snail.

“It says, Dear Snail, I miss you too,” said {child}.

The snail took a bite. He chewed it for a long time, with his eyes shut.

“Delicious,” he said.
