title: A Little Drive
title: Brought Back
title: Because of the Potato
guest pet: Pepper (she), Smudge (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Nearly word for word as it was told for one child. The robot talks evenly and never means to be rude. The grown-up (@a) is {adult}, else the grandparent, else {minder}.

# brought-back
{child} bought the robot at the [us: rummage sale | jumble sale][school:  {at school}]. He was as big as a bucket, with two yellow eyes, and on his box there were four stickers, and every sticker said the same thing. BROUGHT BACK.

“Why did they bring you back?” said {child}.

“I only tell the truth,” said the robot.[sport:  “They asked me if they were good at {sport}.”][athlete:  “They asked me if they were as good as {athlete}.”]

“But [sport / athlete: the truth is|that’s] good!” said {child}.

“Yes,” said the robot. “They all say that on the first day.”[elder & adult: 

{Elder} was behind the table, with the cakes. “He’s told me about mine,” said {elder.short}, “and do you know, he’s right.”[elder2:  {Elder2} hadn’t dared to ask.]][elder2 & !adult: 

{Elder2} was behind the table, with the cakes. “He’s told me about mine,” said {elder2}, “and do you know, he’s right.”][friend: 

“Which of us is taller?” said {friend}[!friend.known: , {child’s} best friend].

“The bookcase,” said the robot.]

# wet-cardigan
At supper {@a} said, “Well, robot, what do you think of my soup?”

“It is hot,” said the robot. “It is also grey. It smells of wet cardigan.”

{@A} put down {@his} spoon.

# a-very-good-potato
After supper {child} drew {pet}[!pet.known: , {child.his} cat]. It took {child.him} an hour. It was the best picture {child.he} had ever made, with every single whisker.

“Do you like it?” said {child}.

“Yes,” said the robot. “It is a very good potato.”

“It’s {pet}!”

“Then no,” said the robot.

{Pet}, on the windowsill, went on washing {pet.his} leg.

# by-the-door
{child} went hot all over. {Child.He} picked up the robot and put him in his box, and {child.he} put the box by the front door. The robot’s eyes looked up at {child.him} over the edge.

“Are we going for a little drive?” said the robot.

“What?” said {child}.

“They always say we are going for a little drive,” said the robot. “I like drives. I look out of the window all the way. Then the car stops, and they put me down, and they get back in, and I don’t.”

{child} stood there with the lid in {child.his} hand. It would have been so easy to say yes.

“No,” {child.he} said. “It isn’t a drive. I was going to take you back. Because of the potato.”

The robot’s eyes went very bright.

“Thank you,” he said. “I have told the truth to everybody. You are the first one who has told it to me.”

{child} put down the lid. “You’d better come upstairs,” {child.he} said. “Just until the morning.”

# scritch
In the night, in the dark, something went scritch under the bed. Then it went crunch.

“{@A}!” called {child}.

“There’s nothing under the bed, darling!” called {@a}, up the stairs. But grown-ups always say that. They say it without even looking.

Scritch. Crunch.

“Robot,” whispered {child}. “Is there a monster under my bed?”

“I do not know,” said the robot. “I will go and look.”

He rolled in under the bed, squeak, squeak, squeak, and his yellow light came out at both sides.

# three-things
“There is something here,” said the robot.

{child} stopped breathing.

“There are three things. One sock. Half a [us: cookie | biscuit]. And a cat, with the other half inside.”

“And a monster?”

“No monster,” said the robot. “I have looked in all four corners and inside the sock.”

And {child} stretched out {child.his} legs, all the way down to the cold end of the bed. When other people said it, it was kind. When the robot said it, it was so. You could put your feet on it.

# a-cat-on-me
Out came the robot. Out came {pet}, with crumbs on {pet.his} whiskers. {Pet.He} walked round the robot once. Then {pet.he} climbed up on top of him, and tucked in {pet.his} paws, and began to purr.

“There is a cat on me,” said the robot. “What does it mean?”

“It means {pet} likes you,” said {child}.

“Is {pet} only being polite?”

“{Pet} has never been polite in {pet.his} life,” said {child}. “If {pet.he} didn’t like you, {pet.he}’d bite you.”

“Oh,” said the robot, and he kept extremely still. “And in the morning?”

{child} thought about it, because it had to be true.

“In the morning we’ll go for a little drive,” {child.he} said. “[city: All round {city}. ]You and me and {pet}. And you can look out of the window all the way there. And then you can look out of the other window, all the way home.”

The robot didn’t ask if it was so. It was {child} who had said it.

# out-of-tune
Then {@a} came up, and looked at the cat on the robot, and sat down on the bed and sang [music: {@song}, ever so slowly | the good-night song], with the high bit.

“Well?” said {@a}. “How was that?”

“It was out of tune,” said the robot. “Please do it again.”

# @song
{music}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @his
her
## if elder & !adult
{elder.his}
## if adult
{adult.his}
