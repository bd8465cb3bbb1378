title: Waffles
title: Not Until the Other One Says Sorry
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest knight: Sir Hugh (he), Sir Roland (he)

% Whoever laughed and bakes waffles is the grandparent, else {adult}, else {minder}.

# never
“I’m never coming in again!” {child} had shouted. “Never, as long as I live!” And {child.he} had run all the way down {@garden}, to where the fields begin and where, every evening, somebody a long way off calls in a cow. There {child.he} had slammed the door of the shed behind {child.him}. And there sat a knight.

He sat on a bucket, in full armour.[pet.dog:  {Pet}, who had come too, sniffed at his iron knee and lay down.][pet.cat:  {Pet}, who had only come to see, sniffed at his iron knee and lay down.]

# or-longer
“Never,” said the knight. “I heard it in here. It was very well said.”

“Thank you,” said {child}.

“As long as you live, was it, or longer?”

“There isn’t any longer.”

“There is, you know,” said the knight gloomily.

His name was {knight}. He too had said never, to his brother, and gone off and sat down, and that was seven hundred years ago. “They built the shed round me,” he said.

“Don’t you want to go home?” asked {child}.

“Every day,” said {knight}. “At about suppertime. But a knight can’t go back on a never. Not until the other one says sorry.”

# a-face-like-a-cheese
“It’s the same with me,” said {child}, and turned over a flowerpot and sat down. “I read {@a} my poem about the storm. It took me three weeks[school:  and most of the paper {at school}]. And {@he} laughed at the saddest bit.[friend:  {Friend} didn’t. {Friend.He} had to go and stand in the corridor for a while.]”

“The villain,” said {knight}. “My brother said that my horse had a face like a cheese.”

“And did it?”

“That’s not the point,” said {knight}.

# theres-waffles
Up at the house the kitchen door opened.

“{Child}!” called {@a}. “There’s waffles!”

{child} folded {child.his} arms. {knight} folded his too, but it took longer.

“Did {@he} say sorry?” asked {knight}.

“No,” said {child}. “{@He} said waffles.”

“Then we stay where we are.”

[pet.dog: {Pet} got up. {Pet.He} hadn’t said never to anything. {Pet.He} trotted off to the house, and came back with jam on {pet.his} nose and sighed with happiness.][pet.cat: {Pet} got up. {Pet.He} hadn’t said never to anything. {Pet.He} strolled off to the house, and came back licking something off {pet.his} whiskers.][pet.other: Up there {pet} had surely had a waffle already. {Pet.He} hadn’t said never to anything.]

# keeping-them-warm
It grew dusky outside. Somebody’s stomach rumbled. It echoed, so it must have been the knight’s.

“{Child}!” called {@a}. “I’m keeping them warm!”

“Was that a sorry?” asked {knight}.

“No. It was still about waffles.”

[pet.dog: {Pet} went off again. This time {pet.he} came back with a whole one and laid it on {child’s} shoe. For a dog {pet.he} waited quite a long time. Then {pet.he} ate it {pet.himself}.][pet.cat: {Pet} went off again. {Pet.He} came back still later, very round, and looked at {child} as one looks at somebody who is being silly.]

# somebody-calls
And now, far away over the fields, the calling began, long and thin.

“Heeey!” it went. “Heeeyyy!”

{child} sat up. It wasn’t for a cow at all. “Is that for you?” {child.he} said.

{knight} had turned his face to the wall. “That’s my brother.”

“What does he want?”

“Soup,” said {knight} bitterly. “Every evening for seven hundred years. ‘Hey! There’s soup!’ But sorry? Never a word.”

“Heeey!” it came over the fields. “I’m keeping it waaarm!”

# that-is-the-sorry
{child} sat quite still. {Child.He} had heard that a moment ago, from the other direction.

“Every evening?” {child.he} said. “Even when it rains?”

“He has a hood.”

“But {knight},” said {child} slowly, “if he wasn’t sorry, he’d have stopped after a week. That is the sorry. It just hasn’t got the word in it. It’s got soup in it.”

There was a squeak, and the knight’s visor went up all by itself. Inside it were two round eyes.

“Seven hundred years,” he said. “He’s said sorry every evening for seven hundred years. And I’ve been sitting here on a bucket.”

“Yes,” said {child}.

# what-sort-of-soup
“Oh dear,” said {knight}. He stood up, and the rust fell off him like brown snow. Then he stopped with his hand on the door. “But what am I to say when I come in?”

{child} had to think, because {child.he} needed to know that too.

“You say, ‘What sort of soup?’” {child.he} said.

“Is that enough?”

“I think that’s how you say it back.”

“What sort of soup,” {knight} [us: practiced | practised]. “What sort of soup?” He bowed so low that something dropped off him, and went clanking away across the field, faster and faster[sport:  , as if it were {sport}][athlete:  , and {athlete} couldn’t have caught him].[pet.dog / pet.cat:  {Pet} saw him as far as the hedge.]

# are-there-any-with-jam
{child} walked up the garden. It was much longer than when {child.he} had run down it. In the kitchen {@a} stood with {@his} back to the door, looking into the oven[music:  and humming {music} as if nothing were the matter].

“Are there any with jam?” said {child}.

{@A} turned round, and {@his} whole face turned with {@him}.

“All of them,” {@he} said.

# very-sad-for-the-cow
Beside the plate lay the poem. It had been carefully smoothed out.

“It was the cow,” said {@a}. “When it blew over the church[city:  and half of {city}]. I could see it in front of me.”

“That’s the saddest bit!” said {child}.

“It’s very sad for the cow,” said {@a}.

{child} could see it too now. The corners of {child.his} mouth began to go.

“Read it to me again,” said {@a}. “I’ll hold on to the table.”

# hes-gone-in
When {child} lay in bed that night, [pet.dog / pet.cat: with {pet} on {child.his} feet, ]{@mum} stopped for a moment by the open window. The fields lay dark and still.

“How quiet it is,” said {@mum}. “Nobody’s calling that cow tonight.”

[friend: {child} thought that {friend} should have the poem again on Monday, with the cow made a little bigger.]

“No,” said {child}, and shut {child.his} eyes. “He’s gone in.”

# @garden
the garden
## if elder
{elder’s} garden

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @mum
{minder}
## if adult & !elder2
{adult}
## if elder & !adult & !elder2
{elder.short}
## if elder2
{elder2}
