title: You’re Just Early
title: A Snowman on a Thursday
title: The Snow That Came in July
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. The snowman speaks for all the snow. “There you are” is glad the first time, and quiet the second.
% One rule: whoever is ashamed goes hot, and snow that goes hot melts. You are hottest when you are the only one.

# wrong-day
In the park[city:  in {city}] there was a summer club, and on Friday everybody was going to come [us: in costume | in fancy dress]. {child} came as a snowman, with a pillow up {child.his} [us: sweater | jumper], a woolly scarf, and a carrot on a bit of elastic. Only one thing was wrong. It was Thursday.

“A snowman!” shouted the others, who stood in the [us: wading pool | paddling pool] in their [us: bathing suits | swimming things]. “In July!” And they laughed until it slopped over.

{child} went hot all over, from the feet up.[school:  Everybody {at school} would hear about it.]

“You’re not wrong,” said {@first}, who sat there with a cup of coffee. “You’re just early.”[elder2: 

“Very early,” said {elder2} kindly.]

It didn’t help. {child} pulled off the whole snowman, pushed it under a bench and sat down on top. All {child.he} wanted was that nobody should ever talk about it again.[pet: 

{@pet}]

# snow-day
{Friend}[!friend.known: , {child’s} best friend,] came and sat there too, dripping. “I swallowed a lot of water,” {friend.he} said, “but I didn’t laugh.”

Just then something landed on {child’s} knee, white and cold, with six points. Then it snowed, so hard that the slide turned white, and the bench, and all the coffee.

“It’s a snow day!” shouted {friend}. “We don’t have to go to school!”

“We don’t have to anyway,” said {child}. “It’s July.”

“Then where don’t we have to go?”

{child} couldn’t think of anywhere. So they slid down the hill in the [us: wading pool | paddling pool][athlete: , at least as fast as {athlete}], and then everybody rolled the biggest snowman there had ever been in July. {child} gave him pebbles for a mouth.

# the-other-one
“At last!” said the snowman. “Where’s the other one?”

“What other one?” said {child}.

“The other snowman,” said the snowman. “I’m the snow, you see. All of it. I was just passing over, and there stood a snowman on the grass. So I knew it was time. He looked a bit thin, so I hurried.”

[age>=7: {child} looked at {friend}, who looked at {friend.his} toes.

]“It is January?” said the snowman.

“It’s July!” shouted all the others, and pointed. “You’ve come on the wrong day!”

# half-a-year
The snowman turned pink, from the bottom up.

“I’m going hot,” he whispered, and a drop ran down his tummy. “I don’t mind the sun. It’s being laughed at. When I’m ashamed I go hot, and when I go hot, I melt.”

The top of the hill was green already, and the snow was running away in little streams.

“You’re not wrong,” said {@a}. “You’re just early.”

“How early?”

“Half a year.”

“Oh no,” said the snowman, and one arm fell off.

[age>=7: The others came closer to see, and that made it worse. ]Soon he was no taller than {child}.

“Please,” he whispered. “Where’s the other one?”

# under-the-bench
{child} knew just how hot it was in there. It was hottest when you were the only one.

If {child} kept quiet, everybody would forget that there had ever been a pillow. But then there would be no snowman either.

{child} crawled in under the bench. In went the pillow, and on went the scarf, and then the carrot. {child} walked out across the grass, in front of everybody, and stood so close to the snowman that their tummies touched.

“It was me you saw,” {child.he} said, as loudly as {child.he} could. “I came on the wrong day too.”

The snowman looked at the carrot, and all the pebbles went up at the corners.

“There you are!” he said.

The others laughed. {child’s} face burned. But {child.he} stayed, and on that side the snowman stopped dripping.

“The other side’s still so hot,” he whispered. “There’s nobody there.”

# the-other-side
{@help}

The last drop froze, halfway down.

# in-this
The snowman looked at the others, in the snow with their blue legs.

“What have they come as?” he asked {child}.

“Summer,” said {child}.

“In this?” said the snowman. “They’ve come on the wrong day.”

The others looked down at their legs. Then they laughed again, and this time there was room in it for everybody.[music:  Somebody sang {@song}, as if it were New Year.][sport:  They tried to {play sport} in it, and that went as you would think.]

“You’re half a year early,” {child} told the snowman. “Nobody’s ever been as early as that. I was only a day.”

He was so proud that it began to snow again.

# where-i-can-see-you
When the sun went down, the snowman went home. He went slowly this time, and it didn’t hurt.

“Will you know when it’s January?” asked {child}.

“I never do,” said the snowman. “You’d better stand where I can see you.”

# in-january
And in January, on an ordinary grey Thursday, {child} stood in the middle of the park dressed as a snowman, carrot and all. {Friend} stood there too, with {@beside}. People stared, but it wasn’t hot at all.

They waited. Then something small and white came down and landed on the carrot.

“There you are,” said {child}.

# @beside
a bucket on {friend.his} head
## if pet.dog
{pet} on the lead
## if pet.cat
{pet} up inside {friend.his} coat

# @pet
“You’d never laugh,” {child} said to {pet}, who had come along in a box with a handle, to see the summer.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog], who never came when anybody called, came now and lay down on {child’s} feet.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] had followed them from home, a good way behind, and sat down at the far end of the bench, so that nobody should think they belonged together.

# @help
{Friend} looked at the others, and then at the place where nobody stood. {Friend.He} took the bucket from the [us: wading pool | paddling pool], put it on {friend.his} head, walked straight out there, and took hold of the arm that was left.

“I’m a snowman too,” said {friend}, inside the bucket. “I’ve only finished the hat.”
## if pet.dog
“{Pet}!” called {child}. “Come here!”

{Pet} had rolled in the snow till {pet.he} couldn’t get any whiter. But for once {pet.he} came, and sat down on the other side and leaned, as hard as {pet.he} leaned on everybody {pet.he} liked. They laughed at {pet} as well, and {pet} thought it was lovely. A dog never comes on the wrong day.

“I’m with {pet},” said {friend}, and came too, with the pool bucket for a hat.
## if pet.cat
“{Pet},” said {child}. “Please.”

{Pet} never came when anybody said please. But everybody was looking at one place, and {pet} wasn’t in it. So {pet.he} walked out there, shaking every paw, and lay down on the empty shoulder like a fur collar. Then {pet.he} stared at the others. Nobody can stare at a cat for long, because a cat stares back.[age>=7:  One by one they looked at their toes.]

“I’m with {pet},” said {friend}, and came out too, with the pool bucket for a hat.
## if pet.other & !elder
{Friend} picked up the box with the handle, walked straight out there, and set it down on the other side, with the lid open.

{Pet} looked out at the snow, and at the snowman, and didn’t seem to find that anything was wrong. {Pet} never knew what day it was.

“You’re so right,” the snowman said to {pet}.

“I’m with {pet},” said {friend}, and sat down by the box with the pool bucket for a hat.
## if elder & !pet.dog & !pet.cat
“Hold my coffee,” said {elder.short} to {friend}. {Elder.He} walked straight out across the grass, and took hold of the arm that was left.

“I once came to a wedding a week early,” {elder.short} told everybody, “with a toaster under my arm. I sat down at the front and waited.”

“Were you hot?” asked the snowman.

“Dreadfully,” said {elder.short}. “Until an old man came in and sat down beside me. He’d brought a toaster too.”

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
