title: Buns in the Bin
title: Look for the Belly
title: Not Six
guest friend: Bea (she), Rafi (he)
guest minder: Josie (she), Hattie (she)

% Spell each word as the child does, a sound at a time. English has b and d; Swedish has the letter with a bun on its head.
% The grown-up of the story is {adult}, else the grandparent, else {minder}. With {adult} the grandparent is on the telephone.

# the-hen
{child} was learning to read, and it was going very slowly.

The book from [school: {school} | school] had a hen in it. {child} put {child.his} finger under the first word.

“Th… e,” {child.he} said. “The. H… e… n. Hen. S… a… t. Sat.” By then {child.he} couldn’t remember how it started. “Who sat?”

“The hen,” said {@a-first}.

“Still?” said {child}.

Then came a word with a b in it, and {child} said it was a d.

“Look for the belly,” said {@a}. “A little b walks along with its belly out in front.”

So there were bellies to think about as well.[pet.dog / pet.cat:  {Pet} lay on {child’s} feet and waited for bedtime.][pet.other:  {Pet} had gone to sleep at “hen”.]

# out-of-her
{Friend} never thought about bellies. {Friend} was {child’s} best friend, and words just fell out of {friend.him}. {Friend.He} read the cereal box. {Friend.He} read the sign on the park gate[city:  in {city}]. [athlete: {Friend.He} read what the newspaper said about {athlete}. ]{@card}{Friend.He} read the label in {child’s} [us: sweater | jumper] while {child} was inside it.

“Wash inside out,” read {friend}. “Poor you.”

# a-hole
On Saturday, {friend} came to play. [sport: They were going to {play sport}, but first they | They] dug a hole in the garden until they were starving, and then they went in to find {@a}. But {@a} was at the top of the stairs with {@phone}, making {@his} do-not-ask-me-anything face. {@He} pointed at the kitchen.

# a-note
On the kitchen table lay a note.

{child’s} tummy went tight. {Child.He} looked at the note, and all the letters looked back at {child.him}.

“Easy,” said {friend}. {Friend.He} hardly had to stop [music: humming {music} | walking]. “Buns in the bin.”

# the-bin
Nobody in the kitchen moved.

“In the bin?” said {child}.

“That’s what it says.”

“But {@they} only made them this morning. I smelt them.”

“Perhaps they were bad buns,” said {friend}.

They lifted the lid of the bin and looked in. There were [us: tea bags | teabags]. There was an eggshell. There was something grey.

“Is that a bun?” whispered {friend}.

“That’s [us: oatmeal | porridge],” said {child}. “From Thursday.”

They put the lid back on. {Friend} lay down on the floor. “I’m so hungry I could eat Thursday,” {friend.he} said.

# a-finger
{child} sat at the table and thought about the buns, and how good they had smelt. {Child.He} didn’t want to read in front of {friend}. But {child.he} did want a bun. {Child.He} pulled the note over and put {child.his} finger under the first word.

“B… u… n… s,” {child.he} said. “Buns.”

“I’ve done that one,” said {friend} from the floor.

“I’m doing it as well,” said {child}. “I… n. In. Th… e. The.”

It took so long that {friend} began to count the lights on the ceiling. There was one.

# only-arms
{child’s} finger came to the last word, and there it stopped. {Child.He} went back and looked at “buns”. That had a b, with its belly out in front. {Child.He} looked at the last word again.

“{Friend},” {child.he} said. “It hasn’t got a belly.”

“What hasn’t?”

“The last one. It’s only got arms.” And {child} read it, very slowly, a letter at a time. “T… i… n.”

{Child.He} said it again, because {child.he} could hardly believe it.

“Tin! The buns are in the tin!”

# not-six
{Friend} got up off the floor. {Friend.He} put {friend.his} own finger under the word, and {friend.he} looked at every bit of it.

“I didn’t look,” {friend.he} said. “I saw the end and just said something.”

The tin was on the shelf by the bread, and it was full of buns, with sugar on.

“How many can we have?” said {friend}.

“There’s some more note,” said {child}.

“You do it,” said {friend}. “I’ll only guess.”

So {child} did it. “N… o… t. Not. S… i… x.”

They looked at each other.

“I’d have guessed six,” said {friend}.

# hop-in
That night, when {child} came up in {child.his} pyjamas, there was a note on {child.his} pillow. {@A} stood in the doorway and didn’t help.

“H… o… p. Hop,” read {child}. “I… n. In.” {Child.His} finger stopped. This one had a belly, right out in front. “Hop in the bin?”

{@A} said nothing at all.

“B… e… d,” read {child}. “Bed.”

# still
{Child.He} hopped in.[pet.dog / pet.cat:  {Pet} had hopped in already.][pet.other:  {Pet} was asleep again, and hadn’t had to read a word.] {@A} tucked {child.him} up and put out the lamp.

“What’s the hen doing?” said {child}, with {child.his} eyes shut.

“She sat,” whispered {@a}.

“Still,” said {child}.

# @a-first
{minder}, who looked after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

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

# @they
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @card
[elder2: {Friend.He} read {elder2’s} postcard upside down. ]
## if elder & adult
{Friend.He} read the postcard from {elder}[elder2:  and {elder2}], upside down. 

# @phone
the telephone
## if elder & adult
{elder} on the telephone
