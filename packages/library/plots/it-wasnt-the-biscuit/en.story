title: It Wasn’t the Biscuit
title: In a Troll
title: The Quickest Vet in the World
guest friend: Tilly (she), Jonah (he)
guest vet: Dr Brisk (she), Dr Nimble (she)

% One rule: in a troll everything takes a while. The vet talks fast and answers her own questions. Wait, truly, before the troll’s “Ow!”, and call the last lines from far away.
% Whoever keeps the vet still (@help) is the dog, the cat, the other pet, the grandparent or the friend.

# only-a-biscuit
On Saturdays {child} helped at the hospital for magical animals[city:  outside {city}], which was really a kitchen. {Child.He} handed the bandages to {vet}, who was the quickest vet in the world. {@with}

They were having a biscuit when {child’s} broke in the middle, and {child.he} burst into tears.

“It’s only a biscuit,” said {vet}. “Have another. All better? Good!”

It wasn’t. {child} didn’t know why, and that made {child.him} feel silly, right down in {child.his} tummy. On Thursday {child.he} had fallen flat[school:  {at school}] in front of everybody, and they had all laughed. Then {child.he} hadn’t cried at all. “It didn’t hurt,” {child.he} had said.[sport:  But {child.he} hadn’t felt like {@game} afterwards.] And now {child} was crying over a biscuit.

# a-while
Bonk. Somebody had walked into the top of the door. It was a troll with moss on his shoulders, and he said good morning and sat down on the floor, so that all the cups jumped. He looked at the lamp.[athlete:  He looked at the picture of {athlete} on the wall.] He looked at {child}.

“Ow!” he said then, and rubbed his head.

“What was that?” asked {child}.

“The door,” said the troll. “In a troll everything takes a while.”

# next
“Where does it hurt?” asked {vet}.

“I don’t know,” said the troll. “There’s such a lot of me.”

{vet} was already feeling him, from the bottom upwards: his foot, his knee, his tummy, his elbow.[music:  She hummed {@song} as she went, at double speed.]

“Ow!” said the troll.

“The elbow!” said {vet}, and bandaged it. “All better? Good!”

“No,” said the troll.

{vet} took the bandage off and had another look. “There’s nothing wrong with it,” she said. “There’s nothing wrong with you. Next!”

# then-its-nothing
“Then I expect it’s nothing,” said the troll very quietly. He got up and limped to the door, and {child} felt {child.his} throat go tight. It was just like the biscuit. It hurt, and there was nothing there.

Bonk, went the top of the door. But the troll didn’t say ow. He limped past the bins. He limped past the bicycles. He was nearly at the road.

“Ow!” he said then, and rubbed his head.

But there was nothing to walk into by the road. And then {child} understood.

“Wait!” {child.he} called, and ran out in front of him. “It isn’t where you are! It’s where you’ve been!”

# no-further
The troll sat down on the floor once more. “Feel one place,” said {child} to {vet}. “And stay there till he says something.”

“Stay?” said {vet}. She felt his foot, and was on her way to his knee.

{@help}

Then {child} put both hands on the foot as well, and kept them there.

# it-was-thursday
It took a long time. The troll looked at {child}.

“I cried about a biscuit,” said {child}, because there was nothing else to do. “But I don’t think it was the biscuit. I think it was Thursday.” And {child.he} told the troll how {child.he} had fallen, and how they had laughed. “I said it didn’t hurt.”

The troll said nothing. {vet} said nothing either. She didn’t even say “Next!”

“OW!” said the troll.

And all the hands were still on the foot.

# the-fork
{child} looked underneath. There, deep down in the moss, was a fork, and {child} took hold with both hands and pulled it out.

“All better?” asked {vet}, and this time she waited for the answer.

None came. The troll only gave a wave and went off, with no limp. Bonk, went the top of the door.

# on-the-step
In the evening {child} sat on the step with {@row}, and had another biscuit.[pet:  {@crumbs}]

“OW!” came a voice, from far up on the hill.

“That was the fork,” said {child}.

“OW,” came the voice again.

“And that was the door,” said {vet}.

“AAAH … ALL BETTER.” And after a while: “SO THAT’S WHERE THE FORK WENT.”

Then there was nothing for so long that anybody else would have gone inside. But {child} waited.

“POOR YOU,” called the troll. “DIDN’T IT HURT, ON THURSDAY?”

{child’s} eyes filled with tears, and now {child.he} knew what they were for. {@Arm} put an arm round {child.him}, and took plenty of time.

“Yes,” said {child}. “It did.”

# @with
[friend / !pet & !elder: {Friend}[!friend.known: , [friend: {child.his} best friend | from the next street],] helped too, and looked after the biscuit tin.][elder:  By the window sat {elder}[elder2:  and {elder2}], having coffee.]
## if pet.dog
[friend:  {Friend}[!friend.known: , {child.his} best friend,] looked after the biscuit tin.][elder:  By the window sat {elder}[elder2:  and {elder2}], having coffee.] {Pet}[!pet.known: , {child’s} dog,] was always looking for somebody to lie on, but nobody here stood still for long enough. “Not now, {pet},” they said.
## if pet.cat
[friend:  {Friend}[!friend.known: , {child.his} best friend,] looked after the biscuit tin.][elder:  By the window sat {elder}[elder2:  and {elder2}], having coffee.] {Pet}[!pet.known: , {child’s} cat,] was always looking for a lap, but nobody here sat down for long enough. “Not now, {pet},” they said.
## if pet.other
[friend:  {Friend}[!friend.known: , {child.his} best friend,] looked after the biscuit tin.][elder:  By the window sat {elder}[elder2:  and {elder2}], having coffee.] {Pet} was there as well, in the carrier, and didn’t care for hurry. “Nearly done, {pet},” they said.

# @help
{Friend} took hold of her hands, the pair of them. They twitched like fish. But {friend} held on, and they got no further than the foot.
## if pet.dog
But for one moment {vet} had stood still, and {pet} had been waiting for that all day. {Pet.He} lay down across both her shoes and sighed. And with a dog on your shoes you get no further than the foot, not even if you’re the quickest vet in the world.
## if pet.cat
But to reach the foot {vet} had sat down, and {pet} had been waiting for that all day. {Pet.He} stepped up into her lap and lay down. And with a cat in your lap you get no further than the foot, not even if you’re the quickest vet in the world.
## if pet.other
“Please could you hold {pet}?” said {child}, and put the carrier in her arms. “{Pet} doesn’t like it when you hurry.” {vet} looked in at {pet}, and {pet} looked out at {vet}, and she didn’t dare move. She got no further than the foot.
## if elder & !friend & !pet
“Would you hold this for me?” said {elder.short}, and gave her the coffee cup, full to the very brim. And with a cup like that in your hand you get no further than the foot, not even if you’re the quickest vet in the world.

# @song
{music}

# @game
{sport}

# @row
{vet}[elder:  and {elder.short}]
## if friend / !pet & !elder
{friend} and {vet}[elder:  and {elder.short}]

# @crumbs
{Pet} had the best view.
## if pet.dog
{Pet} lay on everybody’s shoes at once.
## if pet.cat
{Pet} lay in the nearest lap.

# @Arm
{Vet}
## if friend
{Friend}
## if elder
{Elder.short}
