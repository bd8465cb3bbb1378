title: I’m Just Coming
title: How Big Was the Pumpkin?
title: First One to the Kitchen Step
guest elder: Grandad (he), Grandpa (he)
guest neighbour: Mr Bell (he), Mr Moss (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {Elder} is the family’s own, else Grandad. Whoever calls from the kitchen (@m) is {adult}, else {minder}. “I’m just coming” is said in no hurry at all. “Slide, slide, slide” slowly, “stomp” in boots; show the pumpkin with both arms.
% One rule: nobody can tell about the pumpkin without stopping.

# quite-a-while
“[us: Dinner’s | Tea’s] ready!” called {@m} from the kitchen.

“I’m just coming,” said {elder}, down by the shed. {Elder.He} had been just coming for quite a while.

# a-mushroom
{child} was just coming too. But in the middle of the path sat a snail, and both his eyes drooped.

“I want to win a race,” said the snail. “Just one. I raced a beetle, and I lost. I raced a puddle, and I lost. Then I raced a mushroom.”

“A mushroom stands still!” said {child}.

“It grew,” said the snail. “It was very close.[age>=6:  All I ever see of anybody is the back.]”

# go
Who was slower than a snail? {child} looked [us: around | round]. There stood {elder.short}, talking to a tomato[music:  and humming it {@song}].

“You can race {elder.short}!” said {child}. “First one to the kitchen step!”

“I’m rather quick, you know,” said {elder.short}.[sport:  “I know all about {sport}.”]

[friend: {Friend}[!friend.known: , {child’s} best friend,] wanted to be the judge. {Friend.He} sat down on the step and took off a sock, to wave.

]“Ready, [us: set | steady], GO!” said {child}[school: , as they do {at school}].

Off went {elder.short}. Stomp, stomp, stomp! Off went the snail. Slide, slide, slide.[pet.dog:  Off went {pet}[!pet.known:  the dog], all the way to the step and back, and won twice.][pet.cat:  {Pet}[!pet.known:  the cat] went in to get the best chair.]

“Am I winning?” asked the snail.

“Not yet,” said {child}.

# a-weed
Then {elder.short} saw a weed. {Elder.He} pulled it up, and behind it there was another one.

“Are you coming?” called {@m}.

“I’m just coming,” said {elder.short}.

Slide, slide, slide.

# this-big
Stomp, stomp, stomp! Then {elder.short} saw {@b}, and talked about the pumpkin {elder.he} once grew. “It was THIS big,” said {elder.short}. “It was the biggest in {@town}.” {Elder.He} had to stop, and show it with both arms.[elder2: 

“I know,” said {elder2.short}. “I was there.”]

“Are you coming?” called {@m}.

“I’m just coming,” said {elder.short}.

# two-boots
[age>=6: Stomp, stomp, stomp! Then {elder.short} couldn’t find {elder.his} glasses. {Elder.He} looked in one pocket. {Elder.He} looked in the other pocket. {Elder.He} looked under the watering can. They were on {elder.his} head.

“Are you coming?” called {@m}.

“I’m just coming,” said {elder.short}.

]Slide, slide, slide. The snail went past {elder.short’s} left boot. He went past {elder.short’s} right boot.[age>=6:  “Hello, boots,” he said, as he went by.]

“Am I winning?” asked the snail.

“YES!” shouted {child}.

{Child.He} lay down on {child.his} tummy beside him. The step was so near that {child.he} could touch it. The snail was going so fast that his house wobbled.[athlete:  {athlete} couldn’t have kept up.]

# apple-pie
“It’s apple pie!” called {@m}.

Oh no! Only one thing could make {elder.short} hurry, and that was apple pie. Stomp, stomp, stomp, stomp! {Elder.He} didn’t look at the weeds. {Elder.He} didn’t look at {@b-short}.

The snail stretched out both his eyes. They didn’t reach.[age>=6: 

{child’s} heart went bump, bump, bump. What could {child.he} do?]

# always-ask
You mustn’t push a snail. That’s cheating. You mustn’t hold on to somebody’s leg. That’s cheating too. But you can always ask.

“{Elder.short}!” shouted {child}. “How big was the pumpkin?”

{Elder.short} stopped, with one boot in the air.

“The pumpkin?” said {elder.short}, and out went both arms. “It was THIS big! It broke the wheelbarrow![age>=6:  It wouldn’t go through the gate, so we had to take away the gate!]”

# the-step
Slide, slide, slide. The snail put one eye up over the step. He put up the other eye, and then the rest of him, and last of all his house.[friend: 

{Friend} waved the sock.]

“You won!” shouted {child}. “You won a race!”

# from-the-front
“Did I?” said the snail. He turned [us: around | round], and there stood {elder.short}, with both arms out. “Oh,” said the snail. “So that’s what they look like from the front.”

“Beaten by a snail,” said {elder.short}. “And I was going flat out.”

# the-winner
Then they had apple pie. {@M} put a lettuce leaf on a plate, for the winner.[pet.other:  {Pet} got one too, for cheering.]

“Where is he?” asked {@m}.

He wasn’t on the chair.[pet.cat:  That was {pet}.] He wasn’t under the table.[pet.dog:  That was {pet}.] But out on the doormat something went slide, slide, slide.

It got dark, and {@m} lit the lamp. {child} yawned and leaned on {elder.short}, who was full of pie. Nobody was in a hurry.

“I’m just coming,” whispered the snail.

# @song
{music}

# @town
the street
## if city
{city}

# @b
{neighbour} next door
## if elder2
{elder2}

# @b-short
{neighbour}
## if elder2
{elder2.short}

# @m
{minder}
## if adult
{adult}
