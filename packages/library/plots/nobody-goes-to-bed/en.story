title: Nobody Goes to Bed
title: By Order of the Throne
title: Your Majesty Is Yawning
guest friend: Beatrice (she), Rufus (he)
guest knight: Sir Gerald (he), Sir Hubert (he)

# the-throne
In the castle [city: in {city}] there was a throne, and on the throne lay a crown. DO NOT TOUCH, [us: said a sign|said a notice].

{child} touched it. {child.He} {child.was} there with {friend}, [friend: {child.his} best friend, | who lived in the same building,] [elder: and with {elder}, who was looking for [us: the restroom|the toilets][elder2:  with {elder2}]. | and the grown-ups were looking at cannons.] [school: The whole of {school} was looking at cannons.] {child.He} [us: climbed up onto|climbed up on to] the throne and put on the crown.

“Now it’s me who decides,” said {child}.

“At last,” said somebody.

# who-decides
It was a knight, standing by the door in a full suit of [us: armor|armour]. His helmet squeaked when he bowed.

“Whoever sits on the throne with the crown on decides,” he said. “I’m {knight}. What does Your Majesty command?”

{child} didn’t need long to think. At home it was always somebody else who decided, and at home there was always the same thing you had to do, just when it was most fun.

“Nobody goes to bed,” said {child}.

There was an odd sort of silence. The kings and queens in the gold frames, [us: all around the walls|all round the walls], were looking at {child.him}. They had bags under their eyes.

“We already have that law,” said {knight}. “Somebody else sat there, once. He was six. And nobody in this castle has been allowed to sleep since. That was three hundred years ago.”

“That’s why they stare like that!” said {friend}.

“Good,” said {child}. “Then I don’t have to either.”

# fun
And now it really was fun! The kings climbed down out of their frames, and the queens picked up their skirts, and the whole court went down the stairs on tea trays. [pet: {@pet-joins}] They ate waffles out of helmets. [sport: They got to {play sport} in the great hall, in [us: armor|armour], and it clattered so much that the birds flew up from the roof.] [music: Four trumpeters played {music}, as well as they could.] [athlete: {friend} drew {athlete}, who got to hang among the kings.] {friend} threw the crown like a frisbee, and {child} threw it back.

“Again!” shouted {child}.

“As Your Majesty commands,” said the court. But they were yawning. One king went all the way [us: down backward|down backwards] and never noticed.

# @pet-joins
{Pet}, who heard about it afterwards, would certainly have liked to come.
## if pet.dog
{Child’s} dog, {pet}, had slipped in at the castle gate, and was now Minister of Food.
## if pet.cat
{Child’s} cat, {pet}, had got in somehow, and already had the best cushion.

# tired
The moon came up in the window. {child’s} legs were growing heavy, and {child.his} eyes felt sore.

“I think that’ll do for tonight,” said {child}. {child.He} lay down on a red carpet and shut {child.his} eyes.

They flew open again.

{child} tried once more. Open!

“It’s the law,” said {knight} kindly. “Nobody can. That goes for the one who decides as well.”

“But I’m so tired!”

“Yes,” said the whole court. “One is.”

A little princess in a lace collar had sat down beside {child.him}. She looked about three.

“I’ve been tired for such a long time,” said the princess. “Please may we go to bed?”

{child} looked at her. {child.He} had never thought you could be sorry for a person who didn’t have to go to bed. Now there was a lump in {child.his} throat.

“I take it back!” said {child}. “It isn’t the law [us: anymore!”|any more!”]

Nobody fell asleep.

“Your Majesty has to be on the throne,” said {knight}. “With the crown on.”

{child} put both hands to {child.his} head. There wasn’t any crown.

# the-crown
They had thrown it, and nobody could remember where. They all looked as hard as they could, but the kings walked into the walls, and the queens walked in circles[pet.dog: , and {pet} kept bringing the wrong things].

“There,” said {friend} at last, pointing straight up.

The crown was hanging a long way above them, on the antler of a stuffed moose.

{child} wanted to lie down and cry. But the little princess stood there with her eyes open, swaying.

“All knights over here,” said {child}.

{knight} stood against the wall. A king climbed up on his shoulders, and a queen climbed up on the king’s. The whole heap swayed. Then {child} climbed too, up the [us: armor|armour] and up the king and up the queen, until {child.he} stood on tiptoe on a queen’s head and reached out a hand.

It wasn’t quite far enough.

“I’m going to yawn,” said {knight} at the bottom. “And then we’ll fall.”

“Don’t yawn!” shouted {friend}.

{child} jumped. {child.He} caught the antler, and the moose came off the wall, and down they all came together, {child} and the moose and the queen and the king, into a great soft heap of skirts. And in {child’s} hand was the crown.

# the-law
{child} walked to the throne. It was a long way, when you were that tired. {child.He} climbed up and put on the crown.

“Now it’s me who decides,” said {child}. “Everybody goes to bed.”

Nobody moved. They were all looking at {child.him}.

“Everybody?” said {knight}.

{child} took a deep breath. This was harder than the moose.

“Me too,” said {child}. “Me first.”

# eyes
A sigh went through the whole castle. The kings climbed back into their frames and leaned against the sides. The queens put their cheeks in their hands. The little princess didn’t even get all the way up, so {friend} lifted her over the edge. And one by one they closed their eyes, for the first time in three hundred years.

“Thank you,” said {knight} inside his helmet, and then there was only a snore, as if from a bucket.

[elder: {Elder} came back with the coats. “Have you had a nice time?” said {elder.short}. “How sleepy they look, in these pictures.” | When the grown-ups came back from the cannons, they thought the pictures looked different.]

# bed
That night {child} lay in {child.his} own bed. [pet.dog / pet.cat: {Pet} lay on {child.his} feet.] The sheet was cool, and the pillow was exactly right.

“You’re very quiet,” said [adult: {adult} | the grown-up with the book]. “You usually want to stay up a bit longer.”

“They’ve done away with that law,” said {child}, and yawned.

[adult: {Adult} | The grown-up] bowed low, as one does to a majesty, and put out the light.

And {child} closed {child.his} eyes. They stayed that way.
