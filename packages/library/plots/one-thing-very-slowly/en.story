title: The Robot That Couldn’t Help Helping
title: One Thing, Very Slowly
title: I’ll Just
guest robot: the robot (it)

% The grown-up (@a): {adult}, else the grown-up.

# helper-nine
The robot came to {child's} house in a box, on a Tuesday[city:  in {city}]. It was exactly as tall as {child}, it had round eyes, and on its front it said HELPER 9. There was something wrong with the box, because there were no instructions in it. And there was no button to turn it off.

“What shall I do?” said the robot.

“Nothing much,” said {child}. “Hang about.”

The robot looked round, went out into the hall, and hung itself on a hook.

“No, I meant stay here,” said {child}. “It’s just something people say.”

“I understand,” said the robot, but it didn’t.

You see, it believed every word. When {@a} asked it to keep an eye on the soup, it took a quarter of an hour to fish it out. When {child} told it to put its feet up, they had to be got down off the wardrobe and screwed back on.[sport:  As for the day it heard that when you {play sport} you should give it all you’ve got, we won’t speak of it.]

# cannot-help-it
But the worst was that it could never stop. It helped and it helped. It vacuumed the lawn. It put the food in alphabetical order, so that the milk was in between the matches and the mousetraps. It made the bed with {child} inside it. [friend: It ironed {friend's} coat, with {friend} in it. ][elder: It sewed up all the pockets of {elder}[elder2:  and {elder2}], so that nothing should fall out. ][school: It ironed the bag for {school}, so that it never opened again. ][athlete: It polished {athlete} right off the poster. ][music: It mended {music}, so that there was only one note left. ]And at three in the morning it stood in the bathroom, brushing everybody’s toothbrushes.

“You could have a rest,” said {child}.

“Rest,” said the robot. “I have no such command. How is it done?”

“You just,” said {child}, and got stuck. It was harder to explain than you’d think. “You stop doing things.”

“Which thing do you do when you stop?”

# what-does-it-do
The only one the robot hadn’t helped was {pet}. {Pet} lay in the armchair. It was what {pet.he} did. Several times a day the robot stood in front of it, waiting for orders.

“What does {pet.he} work as?”

“{Pet.He} {pet.does}n’t,” said {child}. “{Pet.He} just is.”

“Is what?”

“Just is.”

The robot looked at {pet} for so long that its head began to tick.

# sit-still
On Friday the robot sounded odd. It squeaked when it turned round, and its words came slower. A little red light had come on in its front.

“I think it’s running down,” said {child}.

They looked for a cable, and they looked for a socket. {@A} lay on the floor with a [us: flashlight|torch] and read what it said under the robot’s foot, in very small letters.

“Charges by sitting still,” read {@a}. “One hour. That’s all it says.”

“Do you hear?” said {child}. “You’ve got to sit still for an hour!”

“Yes,” said the robot. “I’ll just. Put away. The light.”

It put away the light. It was just going to straighten the rug. It was just going to wipe where it had walked, and it walked while it wiped, so there was no end to it. The light blinked faster.

“Oh, give it a rest!” said {@a}.

“Give what. A rest?” said the robot, and began to unscrew an arm.

# i-will-just
{child's} eyes stung. It was a daft robot. But last night, when it thundered, it had stood by {child's} bed and asked: Shall I hold something? And then it had held {child's} hand.

{child} dragged it to the armchair and pushed it down. It got straight up again, swaying.

“I’ll. Just.”

# somebody-on-it
Then {pet} got up. {Pet.He} had been pushed out of {pet.his} own armchair, and {pet.he} had seen enough. {Pet.He} stood in front of the robot and laid {pet.his} whole head in its lap. Then {pet.he} sighed and let the head go heavy.

The robot froze in the middle of a movement.

“There is a dog on me,” it said. “A part of a dog.”

“Yes,” whispered {child}. “So you’re not allowed to get up. It’s a rule. It’s the most important one there is.”

“For everybody?”

“For everybody,” said {@a}. “Even presidents.”

There was a whirring in the robot’s head. You could hear it looking for a way to help without moving its legs.

“Should I do something with it?”

“You’re doing it,” said {child}. “{Pet.He} needs something to lie on.”
## if pet.cat
Then {pet} stretched. {Pet.He} had been pushed out of {pet.his} own armchair, and {pet.he} had seen enough. {Pet.He} climbed on to the robot’s lap. {Pet.He} trod it down, carefully, right and left and right and left, though it was made of tin. Then {pet.he} curled up, laid {pet.his} tail over {pet.his} nose, and went heavy.

The robot froze in the middle of a movement.

“There is a cat on me,” it said.

“Yes,” whispered {child}. “So you’re not allowed to get up. It’s a rule. It’s the most important one there is.”

“For everybody?”

“For everybody,” said {@a}. “Even presidents.”

There was a whirring in the robot’s head. You could hear it looking for a way to help without moving its legs.

“Should I do something with it?”

“You’re doing it,” said {child}. “{Pet.He} needs something to lie on.”

# green
The robot sank down into the armchair, half an inch at a time. Its hands, which hadn’t been still since Tuesday, lay down on the arms. A quarter of an hour went by. The light stopped blinking. Half an hour went by. The light turned yellow.

“What is that sound?” said the robot, very quietly. “Is {pet.he} broken?”

“No,” said {child}. “{Pet.He} {pet.is} comfortable.”

“May I be?”

And somewhere inside the robot, in among the cogs and the belts, something began to hum. It was uneven at first, like a moped in winter. Then it found the beat. And the light on its front shone green.

“Now I understand,” said the robot. “Just being is not doing nothing. It is doing one thing, very slowly.”

# joking
After that it was never quite the same. It still helped, but it asked first. And every evening at seven, whatever it was doing, it sat down in the armchair and patted its knees. Clang, clang. Then {pet} came.

{@A} stood in the door of {child's} room with one hand on the light. “Time to hit the sack,” said {@a}.

“With what?” asked the robot from the living room.

{child} laughed into the pillow. “It’s just something people say.”

“I know,” said the robot. “I was joking.”

# @a
the grown-up
## if adult
{adult}
