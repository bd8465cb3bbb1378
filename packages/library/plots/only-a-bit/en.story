title: A Bit Dead
title: A Crack, Then Custard
title: Only a Bit
guest judge: Mr Quill (he), Mr Mossop (he)
guest doctor: Doctor Rao (she), Doctor Mehta (she)
guest colonel: Colonel Thwaite (he), Colonel Bagshaw (he)
guest lark: Miss Lark (she), Miss Finch (she)
guest baker: Mrs Pargeter (she), Mrs Applegarth (she)

% One mystery: what goes crack? Read the thud and the thunk so that they can be told apart. {judge} is never frightening, only polite.
% The friend wants to say “Aha”; the pet is the one witness and is not believed; a grandparent held the cake in the car, finds the rolling pin and knows about icing.

# face-down
At seven minutes to three, {child} found the head judge of the [city: {city} | Little Wexley] Baking Competition face down in a trifle.

It wasn’t even one of the competition trifles. It was for the volunteers.

{judge} had a lump on the back of his head the size of an egg (medium, free range). {doctor}, who had only come for the sausage rolls, took his pulse, frowned, and took it again.

“He’s dead,” she said. “But only a bit. I’d call it twelve per cent.”

“Thirteen,” said {judge}, sitting up out of himself as far as the waist. He was see-through round the edges. “I can feel a draught. Would somebody kindly find out who did this, before it gets any worse?”

Nobody moved. The police had been called, but they were behind a [us: camper | caravan][sport:  on its way to {sport}][athlete: , with {athlete} on the back window].

“I’ll do it,” said {child}.

# then-custard
At {age}, {child} was the youngest finalist by forty years. {Child.His} cardamom cake had sunk in the middle, so there was nothing to lose.

[elder: “It was the bumps,” said {elder}, who had held it in the car.

][elder2: “It was your knees,” said {elder2}.

]{child} turned to a clean page in {child.his} recipe book.

[friend: “I’ll write,” said {friend}[!friend.known: , {child.his} best friend], who had carried the tins, and had always wanted to be somewhere where you could say “Aha”.

]“What do you remember?” {child} asked the victim.

“I was bending over the trifle,” said {judge}. “I heard a crack. Then custard.”

“The crack came first?”

“Distinctly.”

[friend: {Friend} | {child}] wrote it down. At twenty past two, everyone had gone outside to be photographed[music: , to the sound of {music}], and {judge} had stayed behind in the tent [school: on the grass {at school} | in the park]. It was a long photograph. Any of the other three finalists could have slipped away from the back row.

# three-bakes
The theme that year was Spice, and on their tables stood the three bakes. {colonel} had made a caraway loaf, with a crust you could have tiled a roof with. {lark} had made cinnamon buns. {baker} had made a lighthouse out of gingerbread, two feet tall, with a [us: lemon drop | sherbet lemon] for the lamp.

[pet: {@witness}]

# not-the-loaf
“It’s the loaf,” people were muttering.

“It’s a sourdough!” said the Colonel.

{child} picked the loaf up in both hands and turned it over. There wasn’t a dent in it, or a chip, or a crack.

“Not the loaf,” {child.he} said. “{lark}, where’s your rolling pin?”

{lark} turned as white as [us: powdered sugar | icing sugar]. “It’s gone,” she said. “I’ve been looking for it since this morning.”

That caused a sensation.

# rolling-pin
Then [elder: {elder.short} | somebody’s aunt] found the rolling pin at the back of the tent, wedged under the flap to hold it open. Everyone looked at {lark}.

[friend: “Aha!” said {friend}.

“Not yet,” said {child}.

]{child} knelt down. “It rained at one o’clock,” {child.he} said. “The grass is wet all round here. But underneath the pin it’s dry. So it’s been lying here since before the rain, and nobody’s hit anybody with it.”

“Fourteen per cent,” said {judge} faintly.

# what-goes-crack
{@crack}

# the-lighthouse
{child} went up to the gingerbread. “{baker},” {child.he} said, “when did you finish the lighthouse?”

“At noon, dear,” said {baker}. “On the dot.”

“And royal icing sets in an hour, doesn’t it? In the warm?”

[elder & !elder2: “Less,” said {elder.short}. “I’ve stood and watched it.”

][elder2: “Less,” said {elder2.short}. “I’ve stood and watched it.”

]{child} bent down. All the way up the lighthouse the white seams were hard and dull. But there was one, going right round the middle, that shone. {Child.He} touched it, and held up a finger. There was a blob of icing on the end.

[friend: “Now,” said {child}.

“Aha,” said {friend}.

]You could have heard a sprinkle drop.

# pleasant-but-soft
{baker} opened her handbag and took out a small card, soft from being folded. She read it aloud. “‘Pleasant. But soft.’ That’s what he put, last year. Soft! I’ve been making gingerbread since I was six.” Her chin wobbled. “I only meant to tap him. I wanted him to hear the snap.”

[pet: “Sorry, {pet},” said {child}. “You did say.”

]They all turned to {judge}, who had gone rather thoughtful, and was dripping.

“It was a magnificent snap,” he said slowly. “I remember noticing. It was the last thing I thought.”

“Then you’d better say so,” said {child}, and took the pencil, since {judge’s} fingers went straight through it, and wrote at his dictation: ‘Superb snap. Not soft. Last year I had a bus to catch and barely chewed. I am sorry.’

# under-two
{baker} read it and blew her nose. “I’m sorry I killed you,” she said.

“Only a bit,” said {judge} politely.

“Nine per cent,” said {doctor}, with her fingers on his wrist. “Six. Two. There.” He had turned quite pink again, apart from one ear, which you could still see the tent pole through. “Keep an eye on that,” she told him.

{baker} was disqualified. There turned out to be a rule about striking the judge, dated 1962, so it had evidently come up before. The Colonel won.

# sinks-in-the-centre
{child} came third out of three.

[elder: “Bumps,” said {elder.short}.

][elder2: “Knees,” said {elder2.short}.

]That night {child.he} propped {child.his} own card against the bedside lamp and ate the last slice of cake, the middle one, where it had sunk and all the syrup had run down and collected. It was much the best part.

‘Sinks in the centre,’ the card said. ‘First-class work elsewhere.’

{child} read it one more time, brushed the crumbs off the pillow, and put out the light.

# @witness
There was one witness. {Pet} had come along to watch, and had been in the tent the whole time.

“Well, {pet}?” said {child}. “Who was it?”

{Pet} looked at the gingerbread. But {pet.he} had been looking at the gingerbread since noon.
## if pet.dog
There was one witness. {Pet}[!pet.known: , {child’s} dog,] had been tied to a table leg in the tent the whole time.

“Well, {pet}?” said {child}. “Who was it?”

{Pet} looked at the gingerbread. But {pet.he} had been looking at the gingerbread since noon.
## if pet.cat
There was one witness. {Pet}[!pet.known: , {child’s} cat,] had been lying on {child’s} chair in the tent the whole time.

“Well, {pet}?” said {child}. “Who was it?”

{Pet} looked at the gingerbread. But {pet.he} had been looking at the gingerbread since noon.

# @crack
{child} stood in the middle of the tent. A crack, {child.he} thought. If you hit a man with a loaf, it goes thud. If you hit him with a rolling pin, it goes thunk. So what goes crack? Something that breaks. But nothing in here is broken.

[pet: {Pet} was still looking at the gingerbread.

]Then {child} thought: nothing is broken now.
## if friend / elder
{child} stood in the middle of the tent. “A crack,” {child.he} said. “If you hit a man with a loaf …”

“It goes thud,” said {@other}.

“And with a rolling pin?”

“Thunk.”

“So what goes crack?”

“Something that breaks,” said {@other}. “But nothing in here is broken.”

[pet: {Pet} was still looking at the gingerbread.

]“No,” said {child} slowly. “Nothing is broken now.”

# @other
{elder.short}
## if friend
{friend}
