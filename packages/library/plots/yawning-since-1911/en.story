title: The Lion Who Never Got Finished
title: Roaring Lion, 1911
title: A Yawn Gets Stuck
guest friend: Ralph (he), Harriet (she)

% The lion is "it". It talks with its mouth wide open until the yawn has come down; whatever it says is translated at once. The grandparent is never tired, and yawns first (else the traffic warden).

# not-roaring
“That’s not roaring,” said {child}.

{Child.He} {child.was} sitting[pet.dog:  with {child.his} dog, {pet},][pet.cat:  with {child.his} cat, {pet},] between the front paws of the stone lion outside the library[city:  in {city}], looking straight into its mouth. {Friend}[!friend.known: , [friend: {child.his} best friend|who always came to the library with {child.him}],] was standing down on the steps [elder: with {elder}, | and] reading the sign.

“Roaring Lion,” {friend.he} read. “1911. It says so here.”

“Then it’s wrong,” said {child}. “Look at its eyes.[pet.dog / pet.cat:  {Pet} looks like that at bedtime.]”

{Friend} climbed up to see. The lion’s eyes were shut, and in the corner of one was a stone tear. {child} roared, to check, and no tear came. Then {child.he} yawned, to check, and one did.

“It’s yawning,” said {friend} slowly. “It’s been yawning since 1911.”[elder: 

“Without a hand over its mouth,” said {elder.short}.]

# at-last
“Ah lahh!” said somebody.

They were so startled that they nearly fell off[pet.dog: , and {pet} barked][pet.cat: , all but {pet}, who opened one eye]. It was the lion. It isn’t easy to talk with your mouth wide open, and anybody who doesn’t believe that is welcome to try.

“Ah huck!” said the lion.

“Sorry?” said {child}.

But [friend: {friend} was going to be a dentist one day, and everybody {friend.he} knew had been made to practise. | {friend’s} [us: mom | mum] was a dentist, and {friend.he} had spent a great many afternoons in the waiting room.] {Friend.He} {friend.was} extremely good at people with their mouths open.

“First it said ‘at last’,” {friend.he} said. “And then it said ‘I’m stuck’.” {Friend.He} nodded to the lion. “Do go on.”

# halfway
So the lion told them, and {friend} translated. The sculptor had meant it to be roaring. But it was getting late, and the lion was getting tired, and just as the sculptor gave the very last tap with the hammer, along came a yawn. It only got halfway. It stuck right at the top, where a yawn is biggest, and there it had been for over a hundred years, wanting to come down.

“That’s awful,” said {child}. {Child.He} knew what it’s like when you’re about to sneeze and it won’t come. “How do you get it down?”

“Huhhahee,” said the lion.

“Company,” translated {friend}. “Of course! Yawns are catching. Somebody has to yawn along with it.”

# fake
That sounded easy enough. {child} yawned.

“Hake,” said the lion.

“Fake,” translated {friend}. “It’s got to be a real one.”

But it’s hard to yawn a real yawn when you’re sitting on a talking lion. They were as wide awake as squirrels, both of them.[pet.dog:  So was {pet}, who could usually sleep anywhere.][pet.cat:  So was {pet}, who usually slept sixteen hours a day.] [elder & pet: They thought about pillows. | They thought about pillows. They thought about long [us: car rides | car journeys].] [sport: {Friend} thought about going to {play sport}, by mistake, and that made it worse. ][elder / pet.dog / pet.cat: | It was no use at all.]

“We need something boring,” said {child}. “Something really, horribly boring.”

# the-sign
[elder: “Don’t look at me,” said {elder.short}. “I’m wide awake.”

]They looked round the square. There was [season.winter: a pancake stall | an ice-cream stall], and a fountain, and a man with an accordion[music: , playing {@song}]. It was hopeless. But then {child} caught sight of the parking sign. It was as tall as a door, and it was full of words all the way down.

{Child.He} went and stood in front of it, cleared {child.his} throat, and read it out, loudly and slowly:

“[us: Pay at the meter | Pay and display], eight till six. In brackets, eight till two. Does not apply to permit holders, maximum stay two hours, no return within three, except on alternate Tuesdays, when instead …”

[elder: {Elder.short} came to say they really must be going. {Elder.He} stopped. {Elder.His} chin began to wobble. | A [us: parking officer | traffic warden] was walking past. He stopped. His chin began to wobble.]

“… when instead a charge shall be payable at tariff four, with the exception of …”

[elder: {Elder.short} yawned. It was long and real, with a noise in it, and no hand got there in time. | The [us: parking officer | traffic warden] yawned. It was a long yawn, and a real one, with a noise in it.]

# across-the-square
[pet.dog: {Pet} saw it and yawned, with a squeak at the end. A lady saw {pet} and yawned. | [pet.cat: {Pet} saw it and yawned, with every tooth showing. A lady saw {pet} and yawned[!elder: , and so did her poodle]. | A lady with a poodle saw it and yawned. The poodle yawned.]] The [season.winter: pancake man yawned with a pancake in the air | ice-cream man yawned with his scoop in the air], and so did the bus driver[elder & pet: |  at the stop], and everybody on the bus, row by row, from front to back. [pet.other: Back at home {pet}, {child’s} friend, yawned without knowing why. ][school: A whole class from {school} yawned, two by two. ][elder2: {Elder2}, by the fountain, yawned politely. ][athlete: Only {athlete}, on a poster, looked as lively as ever. ]The accordion took a deep breath and forgot to let it out. Right across the square rolled the yawn, like a wave, and up at her window the librarian put a hand over her mouth. It rolled up the library steps. It got {friend}. It got {child}, right in the middle of tariff four.

And it got the lion.

# clonk
At first nothing happened. Then there was a rumble inside the stone, all the way down to the steps, like somebody very slowly pushing a heavy drawer shut. The tear came loose and hopped down the steps. The great jaws sank, and sank[elder / pet.dog / pet.cat: | , and a little stone dust came drifting down].

Clonk.

The lion had shut its mouth.

# every-letter
It smacked its lips.[elder & pet: |  It felt along its front teeth with its tongue, one after another.] Then it opened its eyes a little and looked at {child} and {friend}[elder / pet.dog / pet.cat:  very kindly | , for a long time and very kindly].

“Now I can say it at last,” said the lion, and you could hear every single letter. “The thing I’ve been wanting to say for over a hundred years.”

“What is it?” whispered {child}.

The lion lay down. It put its chin on its paws, and its tail [us: around | round] all of it[pet.dog / pet.cat: , just like {pet}].

“Good night,” it said.

# a-sticker
The next day there were a lot of people on the steps, and all of them said they could have sworn that lion used to look different. [elder: {Elder.short} said {elder.he} hadn’t been the least bit tired. ][pet.dog / pet.cat: {Pet} was back between the stone paws. ][elder & pet: {child} and {friend} just looked at the sign. | {child} and {friend} said nothing. They were looking at the sign.] Somebody had put a neat little sticker over the word “Roaring”.

And on the door there was a note, written by the librarian herself:

From today, please be quiet outside the library too.

# @song
{music}
