title: Next Goal Wins
title: The Team That Couldn’t Lose
title: The Comfort Buns
guest friend: Samira (she), Callum (he)
guest striker: Big Trevor (he), Big Nigel (he)
guest keeper: Humphrey (he), Clive (he)

# the-peas
{child} [us: played soccer for | played football for] the Peas [city: of {city}], and the Peas had never scored a goal. Not one. {child} wanted to score one goal in {child.his} life. It didn’t have to be a pretty one.

This Saturday they were playing Always United, who had never lost.

“They’re as big [us: as refrigerators | as wardrobes],” said {friend}[friend: , who was {child’s} best friend, | ,] as Always ran out [us: onto the field | on to the pitch][school:  behind {school}].

[pet: {@pet-there}]

# @pet-there
{Pet} was at home and knew nothing about it. {child} had promised to tell {pet.him} everything afterwards.
## if pet.dog
{Child’s} dog, {pet}, sat and watched. {pet.He} loved a ball. [us: At every game | At every match] {pet.he} ran on and took it, and then everybody had to chase {pet.him} for a bit. “Stay there today,” said {child}. {Pet} wagged {pet.his} tail, which meant no.
## if pet.cat
In the [us: middle of the field | middle of the pitch] lay {pet}[!pet.known: , who was {child’s} cat]. {Pet} always lay there when [us: there was a game | there was a match], and everybody had to [us: run around {pet.him} | run round {pet.him}].

# first-half
Always scored [us: right away | straight away]. Then they scored again. They didn’t look the least bit happy about it.

“Sorry,” said {striker}, the tallest of them, every time it went in.

The Peas had only one shot. It was {child’s}, and it was a really good one. But the Always goalkeeper caught it without looking. His name was {keeper}, and he had hands like frying pans.

“Sorry,” said {keeper}. “It’s my hands. They do it by themselves.”

[pet.dog: Then {pet} ran on and took the ball, so [us: it was halftime anyway | it was half-time anyway].]

[us: At halftime it was eighteen to nothing | At half-time it was eighteen–nil].

# comfort-buns
The Peas got a bun each from [elder: {elder} | their coach]. {keeper} came a little closer, and sniffed.

“What are those?”

“Comfort buns,” said {friend}. “You get them when you’re losing.”

“Oh, when you’re losing,” said {keeper}. “[us: That must be why | That’ll be why] we’ve never seen one.”

“What do you get when you win?”

“Cups. I’ve got ninety. You can’t eat a cup.” A tear ran down on to his shirt. “Are they soft in the middle?”

{child} thought about one goal. {keeper} thought about one bun. They stood side by side for a while, both a little sad.

“Couldn’t you lose?” said {child}. “Just once?”

“We’ve tried,” said {keeper}. “It’s our legs. They do it by themselves.”

[athlete: “Even {athlete} loses sometimes,” said {friend}.

“Yes,” said {keeper}. “Think of all those buns.”]

# trying-to-lose
So in the second half both teams tried to let the Peas win.

It was no good. Always stood still, and the ball bounced off {striker’s} knee and went in. Always lay down, and {striker} sneezed, and scored with the sneeze. {keeper} shut his eyes and held his hands behind his back, but when {child} took a shot, out they came.

“Sorry,” said {keeper}. “Sorry, sorry, sorry.”

[music: His team had to sing {music} in the showers whenever they won. “I’m so tired of it,” he said.]

It was getting dark, and [us: it was forty to nothing | it was forty–nil]. People had begun to call that [us: dinner was ready | supper was ready].

# next-goal-wins
Then {friend} said it. Somebody always says it, when it’s getting dark and everybody has to go home.

“Next goal wins!”

They all stopped where they were. It’s the oldest rule there is, and it counts wherever you are. It doesn’t matter what the score is. Next goal wins.

“Then you can beat us!” said {keeper}, and his chin wobbled.

But the ball was in front of {striker}, and now his legs began to run.

“Stop me!” he shouted. “I don’t want to! It’s my legs!”

[pet.cat: [us: He ran around {pet} | He ran round {pet}], because everybody did, and it was quite [us: a long way around | a long way round].] He ran past every one of the Peas, with tears running down his face, until there was only {child} left. If he scored now, it was over. {child} would never get a goal, and {keeper} would never get a bun.

# the-bun
{child} ran straight at him, and stood in the way.

Oof! The ball hit {child.him} [us: in the stomach | in the tummy]. It hurt, but there it lay, at {child’s} feet.

{child} turned and ran the other way. {child.He} ran the [us: whole long field | whole long pitch], right up to the other goal, and in the goal stood {keeper} with his hands.

“I can’t help it,” said {keeper} miserably. “They catch everything that comes.”

Everything that comes, thought {child}.

There was half a comfort bun in {child.his} pocket. {child.He} had been saving it. {child} took it out and looked at it, once. Then {child.he} threw it, high up in the air.

“{keeper}! Yours!”

Up went both hands, and caught it, and held on tight. And {child} took a shot.

It was a very slow one. The ball rolled. [pet.dog: {Pet} stood up, shaking all over. “Stay, {pet}!” shouted {child}. And for the first time in {pet.his} life, {pet} stayed.] The ball rolled a bit slower. {keeper} stood there with the bun in his hands, and blew on the ball as hard as he could.

It rolled over the line.

# they-lost
At first nobody made a sound. Then the Peas lifted {child} up in the air, and {friend} shouted until {friend.his} voice was gone.

But Always shouted even louder.

“We lost,” howled {striker}. “We lost.” And all those great big players hugged each other and cried, and then they hugged the Peas as well.

[elder: {Elder.short} [elder2: and {elder2}] cut up the buns | The coach cut up the buns], so that there was some for everybody. {keeper} ate his last of all. He ate it very slowly.

“It is soft in the middle,” said {keeper}.

Then he gave {child} a cup to take home, because at his house there wasn’t any room.

# by-themselves
“How did it go?” asked [adult: {adult} | somebody] that night[pet & !pet.dog & !pet.cat: , and {pet} was allowed to listen too].

“We won,” said {child}. “[us: One to forty | One–forty].”

“And which one did you score?”

“The next one,” said {child}, and was too sleepy to say any more.

The cup stood on the chair beside the bed, with a few crumbs in it. [pet.dog: {Pet} lay underneath with a ball between {pet.his} paws, and stayed.] [pet.cat: {Pet} lay in the middle of the bed, and {child} had to [us: lie around {pet.him} | lie round {pet.him}].]

{child} shut {child.his} eyes, and it was warm and heavy under the covers.

But {child.his} legs ran on a little way. They did it by themselves.
