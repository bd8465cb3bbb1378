title: The Knight in the Rhubarb
title: A Knight for Breakfast
guest friend: Zaynab (she), Arlo (he)
guest pet: Vera (she), Rufus (he)
guest elder: May (she), Winnie (she)

% A ticked friend has slept at the other end of the sofa, is there from the beginning and wants the sword. Hold up a finger at “Wait” and “Go on, then”, and at the very end. {elder} is the family’s own, else a great-aunt. The dog is the family’s, else the great-aunt’s, else from next door; a cat waits too: @whose, @waited, @bark.

# in-the-rhubarb
One morning there was a knight standing between {@elders} rhubarb and the [us: rain barrel | water butt].

He was in armour from top to toe, and the dew was trickling down his legs. He didn’t say anything. He just stood.

“Hm,” said {elder.short}. “He’s not one of mine.”

[adult: “Nor mine,” said {adult}.

][elder2: “Nor mine,” said {elder2}.

][friend: “Nor mine,” said {friend}[!friend.known: , {child’s} best friend,] who had come to stay. “I wish he was.”

]{child} went up and knocked politely on one knee. It sounded like a saucepan with somebody in it.

“Good day,” said the knight inside.

“Would you like to come in for breakfast?” said {child}.

“Yes,” said the knight. “Very much indeed.”

But he didn’t come. He stood.

And now there was only one thing in the world {child} wanted, and that was a knight at the breakfast table.

# the-sword
{@whose} sniffed at the knight’s iron shoes, first one and then the other. {Pet.He} sneezed, because they smelt of rust. Then {pet.he} sat down beside the knight and looked the same way he was looking.

[friend: {Friend} was looking at the sword. “Can I hold it?” | In through the gate came {friend}[!friend.known: , {child’s} best friend,] and stopped dead.

“Can I hold the sword?” said {friend}.][school:  They had nothing like that {at school}.]

“Not just now,” said the knight. “I’m busy.”

“Busy doing what?”

“Standing,” said the knight.

# the-oil
{Friend} walked round him twice. “I know what’s the matter,” {friend.he} said. “He’s rusted up. He needs oil.”

{Elder.short} fetched the cooking oil and did his knees and his elbows, as carefully as if they were [us: cake pans | cake tins] to be greased.

The knight lifted one foot. Up it came, easy as anything. He lifted the other. Then he put them both down exactly where they had been before.

“Thank you, that’s lovely,” he said. And there he stood.

“It wasn’t rust,” said {friend}.

“No,” said {elder.short}. “And now I’ve nothing left to fry with. Well, the [pet.cat: cat | dog] must have some breakfast.”

# wait
{Elder.He} set {pet’s} bowl down on the step. And up went one finger, as it did every morning.

“Wait,” said {elder.short}.

{@waited}

“Go on, then!” said {elder.short}.

Clank!

They all turned round. The knight had taken a step. Now he was drawing his foot back, very slowly, so that nobody would notice.

“I beg your pardon,” he said. “I thought you meant me.”

# the-same
{Pet} didn’t eat. {Pet.He} looked at the bowl, and {pet.he} looked at the knight. Then {pet.he} left {pet.his} whole breakfast where it was, went back through the wet grass and sat down right up against the iron foot, and looked at {elder.short}.

“What’s got into that [pet.cat: cat | dog]?” said {elder.short}.

{child} looked at {pet}, who was sitting there waiting. {Child.He} looked at the knight, who was standing there waiting. They had exactly the same look about them.

“{Elder.short}!” said {child}. “Somebody’s told him to wait! And then they forgot to say go on, then!”

# the-king
It went very quiet inside the helmet.

“It was the king,” said the knight at last. “He said, ‘Wait here.’ And then he went in to his dinner.”

“When was that?” said {child}.

“A good many winters ago,” said the knight.

“Go on, then!” shouted {child}. [friend: 

“Go on, then, knight!” shouted {friend}. | “Go on, then, knight!”]

The knight shook until he rattled. But he stayed where he was. “It’s kind of you,” he said. “But it has to be whoever’s in charge.”

“And the king’s gone,” said {child}.

{Friend} thought so hard that {friend.his} forehead crinkled. “So who’s in charge just here?” {friend.he} said. “Where he’s standing?”

“In the rhubarb?” said {child}. “{Elder.short} is.”

# now-then
“I don’t go ordering grown men about,” said {elder.short}. “Not before I’ve had my [us: coffee | tea].”

{@bark} It meant: Get on with it.

So {elder.short} wiped {elder.his} hands on {elder.his} apron. {Elder.He} walked straight out into the wet grass, stood in front of the knight with a very straight back, and held up one finger.

“You’ve waited very nicely,” said {elder.short}. “Go on, then.”

The knight took a step. He took another. {Pet} shot ahead of him[athlete: , as fast as {athlete},] up on to the step and stuck {pet.his} nose in the bowl. And clank, clank, clank went the knight behind, in through {elder.short’s} door[elder2: , which {elder2} was holding open].

# seven-sandwiches
He ate seven slices of toast[adult: , and {adult} had to go out for more bread]. {Friend} got to hold the sword, which was so heavy that it had to stay lying on the floor. And all day long the knight walked up and down the garden, for the sheer joy of walking.[city:  It came to as far as right across {city}.][sport:  {child} asked if he would like to {play sport}, but he only wanted to walk.][music:  {child} sang {music}, and he walked in time to it.]

# not-asleep
At bedtime {child} lay down on the old sofa in {elder.short’s} kitchen[friend: , and {friend} at the other end, with one hand down on the sword. {Pet} lay across all their feet. | , and {pet} lay down across {child’s} feet.] The knight lay on the rug, with his helmet beside him and one of {elder.short’s} cushions under his head. His hair was thin and sticking up in tufts.

But he didn’t close his eyes. {Pet} didn’t, either. They lay there looking at {elder.short}, the pair of them, and so did {child}[friend:  and {friend}].

{Elder.short} put out the light. {Elder.He} held up one finger in the dark.

“Go on, then,” {elder.he} said.

And off to sleep they went.

# @elders
Great-Aunt {elder’s}
## if elder
{elder’s}

# @whose
{Pet}, {elder.short’s} dog,
## if elder & !pet
{Pet}, who was next door’s dog but always had breakfast with {elder.short},
## if pet.dog
{Pet}[!pet.known:  the dog]
## if pet.cat
{Pet}[!pet.known:  the cat]

# @waited
{Pet} waited. {Pet.His} nose trembled all over, but {pet.he} waited.
## if pet.cat
Other cats wait for nobody. {Pet} waited. {Pet.His} whole tail twitched, but {pet.he} waited.

# @bark
{Pet} gave one single bark.
## if pet.cat
{Pet} gave one single [us: meow | miaow].
