title: It Was a Tuesday
title: And Then What?
guest friend: Kofi (he), Nell (she)
guest minder: Auntie Jo (she), Auntie May (she)

% Whoever comes in at night is {adult}, else the grandparent, else {minder}. Let “And then what?” take its time.

# there-were-no-tuesdays
“It was a Tuesday,” said the dinosaur.

“There weren’t any Tuesdays,” said {child}.

The dinosaur stopped. It was sitting in the bike shed behind [school: {school} | the school], as big as a cow, with a long neck and kind eyes, and it filled the whole shed. It was Sunday afternoon, and foggy. Tomorrow at half past eight three hundred pupils would come to put away their bikes.

“Now I’ve lost the thread,” it said. “Now I’ll have to start again.”

{Friend}[!friend.known: , {child’s} best friend,] sighed. {Friend} had found it, and had run straight to {child}, because nobody knew so much about dinosaurs. Nobody knew so much about anything. {child} was nearly always right. {@A} sometimes said that it was like living with the back of the book, where the answers are.[elder & adult & !elder2:  {Elder} had given up crosswords.][elder2 & adult:  {Elder} and {elder2} had given up crosswords.][elder2 & !adult:  {Elder2} had given up crosswords.] But there was something odd about it. The more often {child} turned out to be right, the quieter it got all round.

# from-the-beginning
“It can’t find its way home,” whispered {friend}. “It only remembers the way if it can tell you how it got here. All the way. Without being interrupted.”

“How hard can that be?” said {child}.

The dinosaur cleared its throat.

“It was a Tuesday. And I was the most dangerous dinosaur in the whole forest.”

“You’re a plant-eater,” said {child}. “You can tell by the neck.”

The dinosaur looked down along its neck.

“How far had I got?” it said.

“Tuesday,” said {friend}.

“Quite right. It was a Tuesday, and I was the most dangerous in the whole forest, and the sun was so high that it hummed …”

“The sun doesn’t hum,” said {child}, and clapped a hand to {child.his} mouth, but by then it was out.

Slowly, with a great rattling of bike racks, the dinosaur turned until it sat with its back to them.[pet.dog:  {Pet} walked round and sat down in front of it. {Pet} was the only one who had never put anybody right.]

# two-hundred-cranes
“It just comes,” said {child}. “And it’s true!”

“I know,” said {friend}. “You do it to me, too.”

“Do what?”

“On Friday. I came round to tell you about the cranes in the field. I said there were two hundred.”

{child} remembered. The answer had been that so many cranes wouldn’t fit in there. A hundred at the most. And {friend} had said all right, all right, a hundred then.

“And then?” said {child}.

“There wasn’t any then. I went home.” {Friend} kicked at a valve cap. “I’ve sort of stopped telling you things. Haven’t you noticed?”

Yes. That was just what {child} had noticed.

# sitting-on-ones-hands
The dinosaur’s back was broad and sad. {child} looked at it for a long time, and then {child.he} sat down on the floor and put both hands under {child.him}, as if that was where the words came from.

“Sorry,” {child.he} said to the back. “It was a Tuesday. And then what?”

One eye looked round.

“Then?” said the dinosaur.

“Yes. The sun hummed. And then what?”

There was more rattling, and there it sat, facing the right way again.

# a-friend-at-home
“Well,” it said. “I’ve got a friend at home. She knows everything. You say: Look at all the dragonflies! And she says: There were more yesterday. You say: I dreamed I could fly! And she says: With that tummy? And on the Tuesday I got so cross that I thought, right, I’m off. I’ll walk till I’ve finished being cross.”

{Friend} didn’t look at {child}. {Friend.He} looked the other way so much that you couldn’t help noticing.

“And then what?” said {child}.

“I went up through the ferns. All the way to the stone that looks like a toad. There’s a gate of fog there, sometimes, and she’s always said to keep to the right of it. So I kept to the left. Straight in. And then I walked for quite a while.”

Sixty-six million years, thought {child}. {Child.He} sat on {child.his} hands so hard that they went to sleep.[sport:  It was harder than {sport}.]

“How long a while?” {child.he} said.

“About two sandwiches,” said the dinosaur, and {child} said nothing about sandwiches.

# right-all-alone
“And there’s the way! The toad stone! Now I remember!” It lit up. Then it sank down again. “But what’s the use? I don’t suppose she’s even noticed I’m gone. I expect she’s just going about knowing things.”

“She’s noticed,” said {child}.

“How do you know?”

{child} knew such a lot, and had never known anything so surely.

“Because it’s gone quiet. First you think you’ve won. And then you go about being right all alone.”

The dinosaur looked down for a long time with its kind eyes. Then it got up, and four bike racks came along some of the way.

# and-then
They went through the wood, all three of them[city: , away from {city}].[pet.dog:  {Pet} came last, in the footprints.] The toad stone lay up on the ridge, where {friend} and {child} always went climbing, and behind it stood the fog as thick as milk. The dinosaur went in, a bit at a time, and its tail last. They stayed and listened to the footsteps, which got fainter and fainter[music: , in time to {music}].

Then they heard another voice, far, far away.

“You’re coming from the wrong side!” it called. And then, very hoarsely: “Where have you been?”

“It was a Tuesday,” said the dinosaur.

Nothing was heard in there in the milk. {child} held {child.his} breath.

“Yes?” said the other voice at last. “And then?”

# the-cranes
{child} and {friend} walked home. It was beginning to get dark.

“The cranes,” said {child}. “How many were there?”

“Two hundred,” said {friend}, with a sideways look. “Or three thousand.”

{child} bit {child.his} cheek.

“And then what?”

And {friend} told it, all the way to the gate, and one of the cranes was so cross with all the others[athlete: , and ran so fast, faster than {athlete},] that {child} had to laugh and hold on to the [us: mailbox | gatepost].

# you-were-out-long
When {child} lay in bed, {@a} came in and pulled down the blind.[pet.cat / pet.other:  {Pet} moved over a bit and didn’t want to know.]

“You were out a long time,” said {@a}. “What have you two been up to?”

{child} pulled the cover up to {child.his} chin.

“It was a Tuesday,” {child.he} said.

{@A} opened {@his} mouth. It was Sunday. But then {@he} shut it again, and sat down on the edge of the bed instead, quite close.

“And then what,” said {@a}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
