title: Fine
title: Tree Number Three
title: So Natural!
guest teacher: Mrs Applegarth (she), Miss Pettifer (she)
guest troll: Wilf (he), Barnaby (he)

% “I am so angry” is the line in the play and the truth. “Fine” is said four times: by {troll}, when he explains it, by the troll on the bridge and in bed.

# so-natural
“I AM SO ANGRY!” yelled Tree Number Three.

The troll fell off the bridge. Everybody in the hall[school:  {at school}] turned round. Then {teacher}, who was in charge of the play, began to clap.

“So natural!” she cried. “Hear that, {troll}? That’s how a troll should sound!”

“I’m not acting!” yelled {child}, who was Tree Number Three. “I’m angry for REAL!”

“Bravo!” cried {teacher}, and now the whole class was clapping.[friend:  Even {friend} was clapping, {child’s} best friend and the [pet.dog: biggest | smallest] of the goats.][elder:  {Elder}, who worked the spotlight and wasn’t allowed to move it, switched it on and off.][pet.dog:  Only {pet}[!pet.known: , {child’s} dog,] who was on loan as the smallest goat, put {pet.his} ears back.][pet.cat:  Only {pet}[!pet.known: , {child’s} cat,] who went wherever the troll’s tail went, crept under the bridge.]

# tree-three
{child} stood there with twigs on {child.his} head and felt {child.his} tummy boil. For three weeks {child.he} had practised being the troll, in front of the mirror, with a tail[sport: , while everybody else was out to {play sport}].[pet.other:  {Pet} had been the audience, and hadn’t clapped at all.] But the parts were drawn out of a hat, and {child.he} drew TREE 3, who stood at the very back in the dark and said “swish”. {troll} drew the troll. And what did {troll} say, when he saw it?

He said, “Fine.”

Fine! As if he’d drawn an old sock!

{child} had asked to swap with him.

“A draw is a draw,” said {teacher}.

So every day {troll} stood on the bridge and said “I am so angry” as if it was “could you pass the potatoes”.

# nobody-believes
The worst of it was that nobody believed {child}. At lunch {child.he} banged {child.his} fist on the table till the peas jumped.

“I am so angry!”

“Ooh, that’s good!” said the [us: lunch lady | dinner lady], and gave {child.him} an extra pancake.

In the corridor {child.he} stamped till the coat pegs rattled.

“I am so ANGRY!”

[elder: {Elder} came down off {elder.his} | The caretaker came down off his] ladder to clap.

The angrier {child} got, the more they clapped.

# behind-the-curtain
Then came the night of the play. It smelled of dust and face paint behind the curtain.[music:  Somebody played {music} on the piano while people found their chairs.] All the parents were out there.[elder2:  {Elder2} sat in the middle.] Right at the front, on the floor, sat the [us: kindergartners | infants]. {child} stood at the back in the dark, and along came {troll}, with his tail in his hand.[pet.dog:  {Pet} was growling at it.][pet.cat:  {Pet} came after it.]

“How do you do it?” [pet.dog / pet.cat: {troll} | he] whispered. “How do you sound so angry?”

“I don’t do anything,” hissed {child}. “I am angry.[pet.dog / pet.cat:  Ask {pet}.]”

{troll} had a good long look[pet.dog / pet.cat:  at {pet}].

“For real,” he said. And he didn’t clap. “Who with?”

“With you! You got the troll, and all you said was fine!”

“That was because I was so angry,” said {troll}.

“What?”

“All I wanted was to be Tree Three. You’re right at the back, and you only have to swish. And then I drew the troll, and I was so angry that fine was all that would come out.”

“That was angry?”

“It’s the angriest thing I’ve said in my life,” said {troll}.

That made them laugh, till the twigs shook and they had to hold their mouths shut. And when {child} had finished laughing, nothing was boiling any more.[pet.dog:  {Pet’s} ears went up.]

# laughed-up
Up went the curtain.

The goats came trotting over the bridge, trip, trap, trip, trap. [elder: {Elder} put on the spotlight | The spotlight came on], and there stood the troll.

{troll} opened his mouth. Nothing came out.

The hall waited. The goats waited, with one hoof in the air. {troll’s} knees shook till his tail bounced.

I’ll say it for him, thought {child}. I’ll yell it from here, out of the dark. {Child.He} breathed in, all the way down, and felt about for the anger.

It was gone. {Child.He} had laughed it all away.

“I am so angry,” said Tree Number Three, as if it was “could you pass the potatoes”.

Somebody giggled. {troll’s} eyes went shiny.

# the-tree-walked
So Tree Number Three did what trees never do. It walked. [elder: And {elder}, who wasn’t allowed to move the spotlight, moved it. {child} | It walked right out into the spotlight. {child}] took off the twigs and put them on {troll’s} head. {troll} untied the tail and gave it to {child}.[pet.cat:  {Pet} was on the end.] In the front row {teacher} got halfway up, and then sat down again.

{troll} backed away into the dark.

“Swish,” he said. No tree had ever swished so happily.

# the-small-word
And {child} was the troll. Everybody was waiting, and {child.he} {child.was} not the least bit angry. But {child.he} knew now how it sounds when somebody is as angry as can be.

{Child.He} went to the edge of the bridge and bent down to [pet.dog: {pet} | the smallest goat]. And very quietly, almost kindly, {child.he} said:

“Fine.”

A shiver went through the whole hall[city: , and very likely through half of {city}]. The {@sat}[pet.cat:  {Pet} let go of the tail.]

“Fine,” said the troll. “So you are the ones who keep walking on my bridge.”

“That troll’s angry for real,” whispered one of the [us: kindergartners | infants], and crept under a coat.

# not-at-me
Afterwards everybody clapped so long that {child} and {troll} took five bows, one in a tail and the other in twigs.[athlete:  It was how people clap for {athlete}.] On the way out they met {teacher} at the door. She looked worried.

“{child},” she said. “You’re not angry with me, are you?”

“Oh, no,” said {child}. “I was acting.”

# now-a-tree
That night {child} lay in bed, and the tail hung over the chair. {@lamp}

“Fine,” said {child}, very quietly.

[elder: {Elder’s} | The] hand stopped in the air.

“Are you angry?”

“No,” said {child}, and pulled up the covers. “I’m a tree now.”

The lamp went out. Outside the window a little wind was blowing, and inside, in the dark, lay Tree Number Three, quite still.

“Swish,” it said.

# @lamp
There was a hand on its way to the lamp. “I’m putting this out now.”
## if adult & !elder
{Adult} reached for the lamp. “I’m putting this out now.”
## if elder
{Elder} reached for the lamp. “I’m putting this one out too.”

# @sat
smallest goat[friend: , who was {friend},] sat down.
## if pet.dog
smallest goat sat down, and at home {pet} never did.
## if pet.dog & friend
biggest goat, who was {friend}, sat down. The smallest sat down, and at home {pet} never did.
