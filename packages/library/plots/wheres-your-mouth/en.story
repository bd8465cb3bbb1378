title: Where’s Your Mouth?
title: Who Said That?
title: Tinkle-Ding
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever stands at the gate (@a) is the grandparent, else {adult}, else {minder}. Sing “tinkle-ding”, and let everybody join in.
% The ice cream man never sees {child} right under the window, and {child} cannot see him. From the gate one sees it all.

# all-by-myself
“Tinkle-ding, tinkle-ding!” The {@ice-cream-van} came singing up the street[city:  in {city}] and stopped a little way past the gate. It was white with pink stripes, and high up on its side was the window you buy from.

Today {child} was going to buy an ice cream all alone. {@First} was going to stay by the gate and not let out a peep.[elder2:  {Elder2} sat on the bench, hoping to be treated.][pet.other:  {Pet} sat indoors and wasn’t to say anything either.]

{child} walked up with the money in {child.his} hand and stood right under the window.[friend:  Next to {child.him} stood {friend}[!friend.known: , {child’s} best friend,] with some more money.][pet.dog:  {Pet}[!pet.known:  the dog] sat down in front.]

# who-said-that
“One strawberry ice cream, please,” said {child}.

The ice cream man put his head out. He looked left and right. There was nobody there.

“Who said that?” said the man.

“Me!” said {child}.

“Which me?”

“This me!”

[pet.cat: {Pet}[!pet.known:  the cat] was sitting on the [us: sidewalk | pavement]. The man looked at {pet}, and {pet} looked away.

][pet.dog: “Woof!” said {pet}.

“We don’t do that one,” said the man.

]The man looked all round inside the {@van}. There was only ice cream.

“Is that you, {@van}?” he said.

“No!” shouted {child}.

“Oh, it isn’t,” said the man. “But you do answer.”

# what-a-van
He patted the {@van} on the wall. “All these years,” he said[music: , “and all the {music} I’ve hummed to you,” he said], “and never a word out of you. Only tinkle-ding.”

“One strawberry ice cream, please!” shouted {child}.

“But you’re full of strawberry ice cream,” said the man.

[friend: “And one lemon!” shouted {friend}.

“Now you’ll have to make up your mind,” said the man.

]{child} stood on tiptoe and pushed {child.his} money up on the edge of the window. Clink!

“And you pay for yourself!” said the man. “What a {@van}!”

# under-your-nose
So he made a big strawberry ice cream and held it out inside the {@van}.

“There you are,” he said. “Where’s your mouth?”

“Under my nose!” shouted {child}.

“I see. And where’s your nose?”

“Above my mouth!”

The man searched. He tried the steering wheel, and he tried the lamp. Nobody licked.

“You’re only teasing,” said the man. “Off we go, then.”

And he pulled down the glass.

# too-high-up
Oh no! Tinkle-ding, tinkle-ding, sang the {@ice-cream-van}, because it was just about to go.

{child} jumped[sport:  as you do in {sport}][athlete: , nearly as high as {athlete}]. {Child.He} banged on the side, but nobody heard. The window was too high, and {child} was too little. {Child.He} felt so sad that {child.his} chin shook.

{Child.He} looked over at the gate. There stood {@a}, with both hands over {@his} mouth.

“Can you see him?” called {child}.

{@A} nodded.

“All of him?”

{@A} nodded again. {@A} was a long way off and saw everything. {child} was right up close and saw only stripes.

# the-wrong-way
So {child} turned round and ran.

[friend: “You’re going the wrong way!” shouted {friend}.

“No, come on!” shouted {child}.

]{Child.He} ran away from the ice cream, all the way back to the gate. There {child.he} climbed up on {@s} shoes, put both arms in the air, and turned to look. Now {child} could see the whole of the ice cream man, from cap to apron. And he could see the whole of {child}.

The {@ice-cream-van} stopped singing. Up went the glass.

“One strawberry ice cream, please,” said {child}.

“Well I never, was it you?” said the man. “I thought it was the {@van}.”

“I did say no,” said {child}.

# there-it-is
Then he got out, carried the ice cream all the way to the gate, and crouched down until they were the same size.

“Under your nose,” he said. “Well, so it is.”

The ice cream was cold and pink, and some of it went on the nose as well.[friend:  “And a lemon,” said the man to {friend}, “for the one who couldn’t make up {friend.his} mind.”][pet.dog / pet.cat:  {Pet} had the drips.]

“Peep,” said {@a}, very carefully. “A chocolate one, please.[elder2:  And one for {elder2.short}.]”

# the-van-says
Then it was time for the {@ice-cream-van} to go on[school:  to {school}].

“Thank you, {@ice-cream-van},” called {child}.

“Tinkle-ding,” said the {@ice-cream-van}.

The man put his head out and looked at {child}. “Did you say something?”

“No,” said {child}. “That was the {@van}.”

# @ice-cream-van
[us: ice cream truck | ice cream van]

# @van
[us: truck | van]

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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
