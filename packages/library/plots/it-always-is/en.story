title: It Always Is
title: Is It Summer Now?
title: All Four Paws in the Air
guest pet: Sooty (he), Clover (she)
guest driver: Auntie Josie (she), Auntie Hattie (she)

% “Is it summer now?” is just as hopeful every time, but for the time when it snows. The car ticks slowly. Leave room between “Not yet” and “Now”.
% Whoever comes in the car (@a) is the grandparent, else {adult}, else {driver}.

# is-it-summer
{child}[friend:  and {friend}[!friend.known: , {child’s} best friend,]] had built a snowman outside the garage[city:  in {city}]. He had a carrot for a nose, and every morning he asked the same thing.

“Is it summer now?”

“No,” said {child}. “It’s January.”[school:  It said so on the wall {at school}.]

“How do you know when it is summer?”

“You go swimming,” said {child}. “And you eat ice cream, and go barefoot. But you can’t be sure until {pet} lies outdoors on {pet.his} back, with all four paws in the air. Then it’s summer.”

[!pet.known: {Pet} was {child’s} cat. Just now {pet.he}|Just now {pet}] lay on the radiator in the window.

# in-march
“I should like to see that,” said the snowman. “Just once.”

“But you melt in March,” said {child}.

“I know,” said the snowman. “When the summer comes, I’ve just left.” He sighed, and his carrot pointed at the ground. “And I do so look forward to it.”

{child} couldn’t bear it. “Then it’ll have to be summer today,” {child.he} said.

# like-me
{Child.He} dragged the deckchair out of the garage. {Child.He} put sunglasses on the snowman, and a [us: swim ring | rubber ring] round his tummy.

“Is it summer now?” asked the snowman.

“Nearly,” said {child}, and gave him an ice cream.

“It tastes like me,” said the snowman.

“Now you go barefoot.”

“I always do. Is it summer now?”

# in-again
No, because {pet} was on the radiator. So {child} carried {pet.him} out, and laid {pet.him} on {pet.his} back in the deckchair. {Pet} got snow on one paw. {Pet.He} shook it, looked at {child} as if the snow was {child’s} idea, and went in.

{child} carried {pet.him} out once more, on a beach towel. {Pet} went in once more.[friend: 

{Friend} lay down in the deckchair instead, with both arms and both legs in the air, to show a cat how to do it. {Pet} watched from the window.]

{child} put a [us: shrimp | prawn] on the deckchair. {Pet} came out, took the [us: shrimp | prawn], and went in.[sport:  It was as tiring as {sport}.]

“You can’t tell a cat what to do,” said {child}. [athlete: “Not even {athlete} can. A cat | “A cat] only lies down where it’s warm.”

“Isn’t it warm here?” said the snowman.

# so-much-winter
And then, oh no, it began to snow. It snowed on the deckchair and the [us: swim ring | rubber ring]. It snowed on the sunglasses, so that the snowman couldn’t see a thing.

“Is it summer now?” he asked, in a very small voice.

{child} couldn’t answer. There had never been so much winter.

# tick-tick
Then {@first} came[adult & !elder:  home]. {@He} parked the car beside the snowman and turned it off.[music:  The radio stopped in the middle of {@song}.] Tick, tick, tick, went the car.

“Been to the beach?” asked {@a}.[elder2: 

“And we forgot our swimsuits,” said {elder2}, who had come along.]

But {child} was looking at the car. There was snow on the roof, and snow on the [us: trunk | boot]. But on the [us: hood | bonnet] there was none, because each flake turned into a drop. {child} pulled off a mitten and felt it. It was warm, like a tummy.

# not-yet
{Child.He} wiped the [us: hood | bonnet] dry, and spread the beach towel on it. Then {child.he} opened the front door a crack. {Child.He} didn’t call. {Child.He} stood next to the snowman, brushed off his sunglasses, and waited.

Tick, tick, said the car.

{Pet} put {pet.his} nose out. {Pet.He} walked across the yard, and lifted each paw as if somebody had spilt something. {Pet.He} went past the deckchair, and jumped up on the [us: hood | bonnet]. {Pet.He} felt it with one paw, and with another, and lay down on {pet.his} tummy.

“Is it …?” whispered the snowman.

“Not yet,” whispered {child}.

{Pet} lay down on one side.

“Is it …?”

“Not yet.”

# bees-as-well
And then, very slowly, {pet} rolled over on {pet.his} back, and stretched all four paws up into the falling snow.

“Now!” said {child}. “Now it’s summer!”

The snowman said nothing. He looked at the paws, and the tummy, and the whiskers. {Pet} was purring like a bush full of bees.

“Bees as well,” he whispered.

# it-always-is
Then the [us: hood | bonnet] went cold. {Pet} turned over, yawned, and went in.

“Now it’s over,” said {child}.

“It was rather short,” said the snowman.

“It always is,” said {@a}.

# just-time
The snowman stood quite still.[friend:  {Friend} gave him the last of the ice cream.]

“Will it come back?”

“Tomorrow,” said {child}. “When {@a} comes [adult & !elder: home|again].”

“As soon as tomorrow,” said the snowman, and his carrot pointed at the sky. “Oh, good. Then I’ve just got time to look forward to it.”

When it got dark {child} sat in the window with {pet} on {child.his} lap, warm and full of sleepy bees.

“Is it …?” whispered somebody out in the snow.

“Not yet,” whispered {child}, and yawned.

# @song
{music}

# @first
{driver}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{driver}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @He
She
## if adult & !elder
{Adult.He}
## if elder
{Elder.He}
