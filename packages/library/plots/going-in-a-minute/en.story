title: Going in a Minute
title: Behind the Waterproofs
title: Ivor Is Going in a Minute
guest ivar: Ivor (he)
guest ali: Ali (he), Amir (he)
guest gunnel: Mrs Moss (she), Mrs Hale (she)

% {ivar} is three, {ali} is his father, {gunnel} runs the nursery. The friend is for the trike, the elder makes the pancakes and once crawled in; the dog or the cat waits at the door, and is first behind the waterproofs.

# to-show
It was {ivar} who was starting [us: preschool | nursery]. {child} was only there to show him how.

{child} was {age}, and went to [school: {school} | school], but today school was shut. {ivar} lived next door, and {ali}, his dad, had asked if {child} would like to come too. {child} had been to Bluebells[city:  in {city}], after all, and knew everything about it.{@fastest}[elder:  {Elder}[elder2:  and {elder2}] came to make pancakes.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] came as far as the doormat.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] came without being asked.]

{@brilliant}

{ivar} was three. He had a snowsuit, a hat, mittens and a backpack. He said nothing.

{ali} gave him a hug in the hall. “I’ll be back after your afternoon snack,” he said. “{child} and [friend: {friend} and ]{gunnel} will be here the whole time.”

And off he went, and the door clicked.[!friend & !elder: [pet.dog / pet.cat:  {Pet} looked at it.]]

# coat-on
“Shall we take off that snowsuit?” said {gunnel}, who was in charge.

“No,” said {ivar}. “I’m going in a minute.”

“But it’s warm in here!”

“I’m going in a minute,” said {ivar}.

He walked into the playroom with his backpack on, and stood by the wall. {child} showed him the train set. [friend: {Friend} | {child}] showed him the cushion room.

“And look, here are the dinosaurs! Would you like one?”

“I’m going in a minute,” said {ivar}.

# the-circle
At circle time they all sat down in a ring. {ivar} sat down too, a little outside it, with his hat over his eyes. [friend / pet.dog / pet.cat / elder: [music: They even sang {music}.] | They sang the one about the crocodile.[music:  They even sang {music}.]] “And this is our new friend {ivar}!” said {gunnel}, and all the children waved.

{ivar} waved a mitten. “I’m going in a minute, though,” he said.

He wasn’t sad. He just sat there the way you sit at a bus stop, [pet.dog / pet.cat: like {pet} at the door, ]waiting, with his cheeks getting redder and redder.

{child} tried everything there was. [friend: {Friend} | {Child.He}] did a somersault.[sport:  {Child.He} showed him how you {play sport}.][pet.other:  {Child.He} told him about {pet}.][pet.dog:  {Pet} rolled over.][pet.cat:  {Pet} was carried in, and walked out.] [pet.dog / pet.cat: {child}|{Child.He}] said that it was [elder: {elder.short’s} pancakes | pancakes] for lunch, and that it was fun, and such fun, and so much fun, until {child.he} could hear what {child.he} sounded like.

# gone
And then, when {child}[friend:  and {friend}] had just gone to fetch the fastest [us: tricycle | trike], {ivar} wasn’t there. The front door was locked, so he must be inside somewhere. But nobody could see him[pet.dog / pet.cat: , or {pet}].

“{ivar}?” called {gunnel}. She looked in the cushion room[friend / pet.dog / pet.cat / elder: [elder: . {Elder.short} looked |  and] | . She looked] under the tables.

“He’s gone,” said a small boy with a dinosaur. “He said he was going.”

{child} stood in the hall with {child.his} heart thumping. It was {child} who was supposed to be showing him how. {@everything}

# the-pegs
Then {child} saw the pegs, and all the coats in a row. Right at the end, [friend / pet.dog / pet.cat / elder: the | under the shelf, the] waterproofs hung so thick that they were nearly a wall. {child} went closer. There was a smell of rubber and old rain. {Child.He} knew that smell. {Child.He} knew exactly how dark it was behind there. That was where {child.he} had sat, a whole morning long, on the very first day of all, with one cheek against a boot. And it had not been fun[elder: , until {elder.short} crawled in and sat there too].

{child} had forgotten that.

# crawling-in
{Child.He} got down on {child.his} knees and looked in. Two mittens. One backpack. One hat.[pet.dog / pet.cat:  And {pet}.]

It was on the tip of {child.his} tongue. Come on out, it’s brilliant! But {child} did [elder: as {elder.short} had done | something else]. {Child.He} [friend / pet.dog / pet.cat / elder: waved to {gunnel} | gave {gunnel} a wave, to say] that all was well. {Child.He} put on a coat, and a hat, and a backpack. Then {child.he} crawled in behind the waterproofs, and sat down next to [pet.dog / pet.cat: {ivar} | him].[friend:  {Friend} crawled in as well.]

It was a squash. They breathed.[pet.dog:  {Pet} breathed the most.][pet.cat:  {Pet} purred.]

# behind
“Are you going in a minute too?” whispered {ivar}.

{@yes}

[friend & pet.dog / friend & pet.cat / friend & elder / pet.dog & elder / pet.cat & elder: | They sat. It smelled just the way it used to.]

“My dad’s coming after the snack,” said {ivar}.

“Yes. He is.”

“Is that long?”

{child} thought about it properly. “There’s lunch, and then we go outside, and then there’s the snack. Then he comes. It’s quite long. But you can do it.”

They sat a bit longer. It began to smell of pancakes, even through the waterproofs.[pet.dog / pet.cat:  {Pet} noticed first.]

“It’s hot in here,” said {ivar}.

“Boiling,” said [friend: {friend} | {child}].

[friend: {Ivar} | He] took off one mitten. Then he took off the other. Then he put a small damp hand in {child’s}.

“I can eat one pancake,” he said. “But I’m going in a minute.”

# pancakes
He ate four[elder: , and {elder.short} counted]. After the first he took his hat off. After the fourth, {child} undid the [friend / pet.dog / pet.cat / elder: snowsuit | zip of the snowsuit].[pet.dog:  {Pet} had the fifth.][pet.cat:  {Pet} licked the plate.] Outside, [friend: {friend} rode the fastest [us: tricycle | trike] with {friend.his} knees at {friend.his} ears, and {ivar} sat behind, with his backpack on, and | [pet.dog / pet.cat: {ivar} | he] got to ride on the back of the fastest [us: tricycle | trike], with his backpack on, and he] whooped so that you could hear it down the street.

# ali-comes
After the snack, the door clicked. There was {ali}, with his arms wide open.

{ivar} was on the floor in his socks. His backpack was under a table. He was building a stable for a dinosaur, and so was the small boy.

“Daddy,” he called, and ran straight into the arms, and was hugged for a long time. Then he ran back to the stable.

# in-a-minute
“Shall we go home now?” said {ali}.

{ivar} was looking carefully through the box for a piece of roof.

“In a minute,” he said.

So {ali} and {child}[friend:  and {friend}][elder:  and {elder.short}] sat down on the little bench under the pegs, [pet.dog / pet.cat: with {pet} underneath, ]in no hurry at all, and waited for him.

# @fastest
 {Child.He} knew which [us: tricycle | trike] was the fastest[athlete: , very nearly as fast as {athlete}].
## if friend
 {Friend}[!friend.known: , {child.his} best friend,] came for the fastest [us: tricycle | trike][athlete: , very nearly as fast as {athlete}].

# @brilliant
“You’ll love it,” said {child} to {ivar}. “It’s brilliant.”
## if friend
“You’ll love it,” said {child} to {ivar}.

“It’s brilliant,” said {friend}.

# @everything
{Child.He} knew everything about Bluebells.

Or was there something {child.he} didn’t know?
## if elder
“And I know everything about Bluebells,” {child.he} said.

“Everything?” said {elder.short}.

# @yes
“Yes,” said {child}. “In a minute.”
## if friend
“Yes,” said {child}.

“In a minute,” said {friend}.
