title: Tell That Horse
title: Goodnight, Wardrobe
title: She’s Right There
guest bert: Bert (he), Stan (he)
guest dolly: Dolly (she), Queenie (she)
guest amos: Mr Amos (he), Mr Pegg (he)

% Neither horse speaks to the other: everything is “tell that horse”. What {child} makes up is kinder, and comes out. They are tied side by side, one facing home
% and one facing the village, and so each tail is in front of the other’s nose, as tired horses stand by themselves in the shade.

# my-shade
“Tell that horse,” said {dolly}, “that he is standing in my shade.”

“Tell that horse,” said {bert}, “that it was my shade first.”

{child} stood between them in the meadow with a rope in each hand. All summer {child.he} had wanted to be the one who fetched the big horses for the harvest wagon[school: , and {child.he} had told everybody {at school}]. Now {child.he} had them, and {child.he} couldn’t get them to budge.[pet.dog:  {Pet} the dog had barked at them, once, and been looked at.][pet.cat:  {Pet} the cat was watching from the gatepost, and had no plans to help.][pet.other:  {Pet} was at home, where it was cooler.][friend:  {Friend}, {child’s} best friend, had been sitting on the gate for half an hour, ready to open it.]

{bert} was brown, with feet like buckets. {dolly} was grey and even bigger. They had pulled the wagon together for twelve years. But for three weeks they hadn’t spoken one word to each other.

# my-turnip
“What happened?” asked {child}.

“Tell that horse she knows,” said {bert}.

“Tell that horse it was my turnip,” said {dolly}.

Out in the lane stood the wagon, with the whole village band [city: and the mayor of {city} ]sitting on it in the hot sun.[elder:  {Elder}[elder2:  and {elder2}] had climbed up too, and fanned the tuba with a hat.]

“Five minutes, {child}!” called {amos}[sport: , who was going to {play sport} at six]. “The trombones are getting too hot to hold!”

“Please come,” said {child}. “It takes two of you.”

“Tell that horse,” said {dolly}, “that he looks like a wardrobe with ears.”

# very-strong
{child} turned to {bert}, and thought quickly.

“She says you look… very strong.”

{bert’s} ears went up. “Does she? Well! Tell that horse that when she walks, it sounds like a sofa falling downstairs.”

{child} turned to {dolly}. “He says he’d know your walk anywhere.”

“Oh,” said {dolly}. And she took a step.

# smells-of-home
{bert} took one too. So {child} went on telling, all across the meadow. When {dolly} said “old rope”, {child} said “beautiful tail”. When {bert} said “smells of feet”, {child} said “smells of home”. And step by step they came out through the gate[friend: , past {friend}, who was staring,] and up to the wagon. {amos} buckled them in, side by side. The band lifted its trumpets.

Then {bert} cleared his throat.

“Thank you,” he said to {dolly}, “for saying I look strong.”

# made-it-up
“I never said strong,” said {dolly}. “I said wardrobe.”

“Wardrobe?”

“With ears. What about my walk?”

“I said sofa,” said {bert}. “Falling downstairs.”

Slowly two huge heads came round, and four brown eyes looked at {child}.

“You made it up,” they said.

# nose-to-tail
And {dolly} swung right [us: around | round] to go home, and {bert} set off the other way. The wagon lurched. The straps twisted. The big drum fell off the back and rolled away down the lane, bom, bom, bom, into a ditch, and {amos} ran after it. And there stood the two horses, strapped tight together like two shoes in a shoebox, {bert’s} nose by {dolly’s} tail and {dolly’s} nose by {bert’s} tail, and neither could move an inch.

{child’s} face was hot all over.

“Yes, I made it up,” {child.he} said. “I wanted you to come. I’m sorry.”

Nobody answered. {child.He} stood close to {bert’s} shoulder and began to undo the knots with {child.his} fingers, one by one.

# flies
It was very quiet. Only the flies were buzzing. They sat on {bert’s} nose and in the corners of {dolly’s} eyes. The horses shook their heads, but the flies came straight back.

Then, swish, went {dolly’s} tail, all by itself. And the flies flew off {bert’s} nose.

Swish, went {bert’s} tail. And the flies flew off {dolly’s} eyes.

Swish. Swish. {bert} shut his eyes. {dolly} let out a long breath. It had been three weeks of flies.

# right-there
“{bert},” said {child}. “I won’t change a word this time. Who’s best at keeping the flies off you?”

It took a while.

“That horse,” said {bert}.

“And you, {dolly}?”

“That horse,” said {dolly}.

“Tell that horse –” {bert} began.

“No,” said {child}. “She’s right there.”

{bert} swallowed. When a horse swallows, it has a long way to go.

“You can have the turnip,” he said.

“I ate it three weeks ago,” said {dolly}.

“I know. I mean, I don’t mind.”

# together
The last knot came loose. {child} led {dolly} [us: around | round] to her own side. {amos} came back with the drum.

“Ready?” said {child}. “Together.”

And the two great horses leaned, and the wheels creaked, and the trumpets blared[music:  {music}], and {child} walked in front[athlete: , as proud as {athlete}], all the way through the village, with a rope in each hand.

# tell-her-yourself
That evening {child.he} took them back to the meadow. They stood down under the chestnut tree, nose to tail and tail to nose.

“Tell that horse goodnight,” {bert} mumbled.

“Tell her yourself,” said {child}.

“Goodnight, sofa,” said {bert}.

“Goodnight, wardrobe,” said {dolly}.

Swish. Swish.
