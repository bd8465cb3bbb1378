title: Front First
title: My Feet Don’t Want to Go
title: As Far As the Corner
guest teacher: Mrs Okafor (she), Mrs Pettigrew (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever takes the child to school (@a) is {adult}, else the grandparent, else {minder}. Left Foot has a deep, grumpy voice, Right Foot a squeak. Other grandparents wave from the window at home.

# the-other-shoe
{child} didn’t want to go to school. {Child.He} {child.was} {age}, and {child.he} {child.was} sitting on the floor in the hall with one shoe on and [child.name: holding the other one | the other one in {child.his} lap]. {@A-first} was standing over {child.him} with the [us: backpack | book bag] and the keys.[elder & adult / elder2:  {@Others} had come for breakfast, and wanted to see them off.] {child} had a lump in [child.name: the | {child.his}] throat, and couldn’t say what was wrong. {Child.He} just wanted to stay at home with {@a}[pet.other:  and {pet}].

“Other shoe, {child},” said {@a}.

“I can’t,” said {child}. “My feet don’t want to go.”

# good-morning-feet
{@A} looked at the clock. Then {@he} put everything down and lay on {@his} tummy on the doormat, with {@his} nose against {child’s} sock.[pet.dog:  It was {pet} the dog’s doormat, and {pet.he} stood and waited to have it back.][pet.cat:  It was {pet} the cat’s doormat, and {pet.he} sat and waited to have it back.]

“Good morning, feet,” said {@a}. “I hear there’s a problem.”

{child} hadn’t expected that. But Left Foot gave a wiggle, and answered in a deep, grumpy voice.

“We’re not going,” said Left Foot.

“I see,” said {@a}. “And what does Right Foot say?”

Right Foot had a tiny little squeak of a voice. “What he said.”

“Is it the school [us: lunch | dinners]?” said {@a}.

“We don’t eat [us: lunch | dinner],” said Left Foot. “We’re feet.”

“What he said,” squeaked Right Foot.

[pet.other: “Is it that you’d miss {pet}?” said {@a}.

“{Pet} isn’t a foot,” said Left Foot.

“What he said,” squeaked Right Foot.

]“[sport: You don’t mind going to {sport}. Then what is it?” | Then what is it?”] said {@a}.

The feet wouldn’t tell {@him}. “We’ll go as far as the corner,” said Left Foot. “No further.”

# to-the-corner
[pet.dog / pet.cat / elder & adult / elder2: So they set off.[pet.dog / pet.cat:  {Pet} had {pet.his} doormat back.][elder & adult / elder2:  {@Others-short} waved from the window.] They went as far as the corner. | So they went as far as the corner.] There {@a} got down on {@his} knees and had another word, and the feet agreed to go as far as the [us: mailbox | postbox]. At the [us: mailbox | postbox] {@a} got down again.[city:  Half of {city} had to squeeze past {@him}.] {teacher}, who was {child’s} teacher, came by on her bicycle[music: , humming {music}].

“Good morning!” she called. “Have you lost something?”

“No, no,” said {@a}, from the [us: sidewalk | pavement]. “I’m just talking to {@feet}.”

“Lovely,” said {teacher}, and [us: pedaled | pedalled] a bit faster.

# stopped-dead
[school: At the gate of {school} | At the school gate] the feet stopped dead. Everybody else went in.[friend:  {Friend}[!friend.known: , {child.his} best friend,] went in last, to keep {child.him} a [us: hook | peg].] The bell rang. {teacher} came and held the door open, and the playground was quite empty.

“Feet?” said {@a}. “Please?”

Left Foot said nothing, so Right Foot had nothing to agree with.

{@A} had to {@go}. {@He} crouched down. “Shall I try the knees?” {@he} whispered.

[child.name: “No,” said {child}, and cried. | {child} shook {child.his} head. {Child.He} {child.was} crying now.] It wasn’t the feet and it wasn’t the knees. It was {child}.

# your-back
“It’s your back,” {child.he} said, in {child.his} own voice.

“My back?” {@A} tried to look over {@his} shoulder. “What’s wrong with it? Is it toothpaste?”

“No,” said {child}. “It goes away. You say bye, and you turn round, and then I’ve only got your back, and it gets smaller and smaller and I have to stand there and look at it.”

{@A} stopped looking over {@his} shoulder. {@He} put both {@his} arms [us: around | round] {child}. “I didn’t know that,” {@he} said. “I’ve never seen my back. I’m always on the other side.”

# you-stay-there
{child} wiped [child.name: away the tears with one | {child.his} nose on {child.his}] sleeve. Then {child.he} put both hands on {@s} tummy and pushed[athlete: , as hard as {athlete}], and {child.he} went on pushing until {@a} was standing right up against the gatepost.

“You stay there,” said {child}. “You don’t go. I go. Then I don’t have to have your back. You have mine.”

“And when can I go?”

“When I’m in,” said {child}. “All the way in.”

{@A} looked down at {@his} own two shoes. “{@What},” {@he} told them.

# the-front-of-him
And {child} went. {Child.He} walked across the playground [child.name: alone | by {child.himself}], and halfway over {child.he} turned round. There was {@a}, with {@his} face on and {@his} [us: zipper | zip] in the middle, waving. {child} walked as far as the bench and turned round again. {@A} had [us: gotten | got] a bit smaller, but it was still the front of {@him}.

# only-feet
“Good morning, {child},” said {teacher} at the door. “And how are the feet?”

“Fine,” said {child}. “They’re only feet.”[friend: 

“I’ve got you the one next to mine,” said {friend}, behind her.]

{child} gave {@a} one more wave, and {@a} gave {child.him} one with both arms. Then {child} went in, all the way in.

# front-first
At a quarter past three {child} came out and looked across at the gate. And there came {@a}, front first, getting bigger all the way.

# @A-first
{Minder}, who took {child.him} to school,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @go
go to work
## if elder & !adult
be getting home

# @feet
his feet
## if child.she
her feet
## if child.name
{child’s} feet

# @what
What he said
## if child.she
What she said
## if child.name
What {child} said

# @others
{elder}
## if elder2 & adult
{elder} and {elder2}
## if elder2 & !adult
{elder2}

# @others-short
{elder.short}
## if elder2 & adult
{elder.short} and {elder2.short}
## if elder2 & !adult
{elder2.short}
