title: Everybody Means Everybody
title: Who Took the Sausages?
title: The Case of the Empty Plate
guest friend: Ivy (she), Rowan (he)
guest hound: Dennis (he), Leonard (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Who fried them (@a) is the grandparent, else {adult}, else {minder}. Who is suspected (@p) is the family’s dog or cat, else the friend’s dog {hound}.
% The polite voice in the dark is soft and sleepy, both times. Let the listeners work it out before {child} does.

# in-my-sleep
There was a whole plate of sausages in the fridge. {@First} had fried them for tomorrow, when they were all going to the lake[city:  outside {city}].

“Not one before tomorrow,” said {@a}[music: , who was humming {music}].

“But they smell so good,” said {child}. “I could eat them in my sleep.”

{Friend}[!friend.known: , {child.his} best friend,] was staying the night, and thought so too. And {@pfirst} sat by the fridge door without a word, just breathing in.

In the morning the plate was empty.

# proof
“{@p}!” said {@a}. “You thief! You’re staying at home today.”

{@guilty}

It made {child} so cross that {child.his} fists closed by themselves.[school:  {@At-school} you couldn’t be punished without proof.] “You haven’t got any proof!” {child.he} said. “I’ll find the real thief. I’m a detective now, and I suspect everybody.”

“Everybody?” said {@a}.

“Everybody means everybody,” said {child}. “And whoever did it will have to go down on their knees to {@p}, and say sorry.”

“Have some breakfast first.”

“I’m not hungry,” said {child}. “That’s odd. I’m not hungry at all.”

# find-the-thief
“{@p},” said {child}, “find the thief!”

{@p} walked straight out of the kitchen, across the hall and into {child’s} room. {@Goes}

“No, no,” said {child}. “You’re not supposed to sleep. You’re supposed to find the thief!”

{child} took {@p} back to the kitchen. {@p} walked straight back to {child’s} bed.

“{@He} doesn’t understand,” said {child}. “We’ll have to do it ourselves.”

{@p} gave {child.him} a long, long look.

# ketchup
On the fridge was a red mark, from somebody’s thumb. {child} sniffed at it.

“Ketchup,” {child.he} said. “Has {@p} got thumbs?”

“No,” said {@a}.

“Does {@p} take ketchup?”

{@A} had to think. “No,” said {@a}. “Never.”

“So it was a person. And where were you last night?”

“Asleep.”

“Who says so?”

“You all heard me snoring,” said {@a}, a little hurt.[elder2: 

“I certainly did,” said {elder2.short}.

“And where were you?” asked {@a}. |  “And where were you?”]

“Asleep,” said {child}. “I slept all night.”[pet.other: 

{Pet} was questioned too, because everybody means everybody. {Pet} had nothing to say.]

# a-polite-voice
There were red drops on the floor, all the way from the kitchen to {child’s} room. They stopped on the rug between {child’s} bed and the mattress where {friend} had slept. Slowly {child} turned round.

“Where were you last night, {friend}?”

“Asleep,” said {friend}. “But I woke up once, because somebody was talking in the dark. ‘And a little ketchup, please,’ they said. Ever so politely.”

“Whose voice was it?”

“Yours, I thought.”

“I was asleep!” said {child}. “You made that up. It was you!”

{friend} stopped smiling. “Do you think I’d lie to you?”

“Everybody means everybody,” said {child}.

{Friend} rolled up {friend.his} sleeping bag, without a word, and went out into the hall to put {friend.his} shoes on.

# under-the-pillow
So the case was solved.[athlete:  {child} ought to have felt like {athlete}.] But {child’s} tummy hurt, as if {child.he} had swallowed a stone.[sport:  It was much worse than losing at {@game}.] “Find the thief,” {child.he} whispered one last time, although it was too late.

{@help} It had been bitten at one end, and there was ketchup on it.

{child} looked at the sausage, and then at {child.his} own thumb. It was red. And {child.he} didn’t want any breakfast, and somebody in the dark had said “please”, and {child.he} could eat them in {child.his} …

“Oh no,” said {child}.

# nobody-would-know
Nobody else had seen it. If {@p} got that sausage, it would be gone in one bite, and nobody would ever know. But then {@p} would be a thief for ever, and {friend} a liar.

{child} held it in a hand that shook. {@p} didn’t take it. {@p} only looked at {child.him}, and waited.

Out in the hall the front door creaked.

“Stop!” shouted {child}. {Child.He} ran out with the sausage held up high. “I’ve got the thief!”

“Who is it?” asked {@a}.

It was stuck in {child.his} throat, and had to be pushed. “Everybody means everybody,” said {child}. “It was me.”

# the-thief
“But you were asleep,” said {friend}.

“Yes,” said {child} miserably. “I did it in my sleep.”

{friend} looked at the sausage. The corners of {friend.his} mouth began to twitch. “‘And a little ketchup, please,’” said {friend}. “I knew it was you! But you were so polite that I wasn’t quite sure.”

They laughed until they sat down among the shoes.

“I’m sorry I didn’t believe you,” said {child}.

Then {child} went down on {child.his} knees. “Sorry, {@p}. You told me twice.”

{@p} thought it over. Then {@he} licked {child’s} thumb clean, and took the sausage, very politely.

# wide-awake
They bought new sausages, and went to the lake, all of them, with {@p} in front. When it was getting dark {@a} held out the first one on a stick. But {@a} didn’t let go of it.

“Are you awake?”

{friend} pinched {child’s} arm, to make sure.

“Ow,” said {child}. “Yes.”

The water lay still. {@p} had lain down across {child’s} feet. {child} said thank you, and took a little ketchup, and ate {child.his} sausage slowly, wide awake.

# @pfirst
{hound}, {friend’s} dog,
## if pet.dog
{pet}[!pet.known: , {child’s} dog,]
## if pet.cat
{pet}[!pet.known: , {child’s} cat,]

# @p
{hound}
## if pet.dog / pet.cat
{pet}

# @he
{hound.he}
## if pet.dog / pet.cat
{pet.he}

# @guilty
{hound} looked guilty. But {hound.he} looked like that every morning.
## if pet.dog
{Pet} looked guilty. But {pet.he} looked like that every morning.
## if pet.cat
{Pet} went on washing one paw. Anybody looks guilty who does that.

# @Goes
There {hound.he} jumped up on the bed and sat down.
## if pet.dog
There {pet.he} jumped up on the bed and sat down.
## if pet.cat
There {pet.he} jumped up on the bed, sat down on the pillow, and wouldn’t move.

# @help
{hound} jumped up on the bed again, took {child’s} pillow between {hound.his} teeth, and pulled. Out on to the floor rolled a sausage.
## if pet.dog
{Pet} jumped up on the bed again, took {child’s} pillow between {pet.his} teeth, and pulled. Out on to the floor rolled a sausage.
## if pet.cat
{Pet} was still sitting on {child’s} pillow. Now {pet.he} pushed one paw in underneath, as far as it would go, and felt about. Out on to the floor rolled a sausage.

# @At-school
{At school}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
