title: Tell That Horse
title: Goodnight, Wardrobe
title: She’s Right There
guest bert: Bert (he), Stan (he)
guest dolly: Dolly (she), Queenie (she)
guest amos: Mr Amos (he), Mr Pegg (he)

% Neither horse speaks to the other: everything is “tell that horse”. What {child} makes up is kinder, and comes out. They are tied side by side, one facing home
% and one facing the village, and so each tail is in front of the other’s nose, as tired horses stand by themselves in the shade. The driver (@amos) is the grandparent who is ticked.

# my-shade
“Tell that horse,” said {dolly}, “that he is standing in my shade.”

“Tell that horse,” said {bert}, “that it was my shade first.”

{child} stood between them in the meadow with a rope in each hand. All summer {child.he} had wanted to be the one who fetched the big horses for the harvest wagon[elder: , which {elder} drove][school: , and {child.he} had told everybody {at school}]. Now {child.he} had them, and {child.he} couldn’t get them to budge.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had barked. “Tell that dog,” {bert} had said, “that once will do.”][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay in the middle of the shade and took no sides.][pet.other:  {Pet} was at home, where it was cooler.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had been sitting on the gate for half an hour, ready to open it.]

{bert} was brown, with feet like buckets. {dolly} was grey and even bigger. They had pulled the wagon together for twelve years. But for three weeks they hadn’t spoken one word to each other.

# my-turnip
“What happened?” [friend: called {friend} from the gate|asked {child}].

“Tell that horse she knows,” said {bert}.

“Tell that horse it was my turnip,” said {dolly}.

Out in the lane stood the wagon, with the whole village band [city: and the mayor of {city} ]sitting on it in the hot sun.[elder2:  {Elder2} fanned the tuba with a hat.][elder & !elder2:  {Elder.short} fanned the tuba with {elder.his} hat.]

“Five minutes, {child}!” called {@amos}[sport & !elder: , who was going to {play sport} at six]. “The trombones are getting too hot to hold[sport & elder: , and half the band is going to {play sport} at six]!”

“Please come,” said {child}. “[elder: {Elder.short} is waiting, and it|It] takes two of you.”

“Tell that horse,” said {dolly}, “that he looks like a wardrobe with ears.”

# very-strong
{child} turned to {bert}, and thought quickly.

“She says you look… very strong.”

{bert’s} ears went up. “Does she? Well! Tell that horse that when she walks, it sounds like a sofa falling downstairs.”

{child} turned to {dolly}. “He says he’d know your walk anywhere.”

“Oh,” said {dolly}. And she took a step.[pet.dog:  {Pet} nearly barked.][pet.cat:  {Pet} jumped up on her back.]

# smells-of-home
{bert} took one too. So {child} went on telling, all across the meadow. When {dolly} said “old rope”, {child} said “beautiful tail”. When {bert} said “smells of feet”, {child} said “smells of home”. [pet.dog & !friend / pet.cat & !friend: {Pet}, who heard every word, said nothing. ]And step by step they came out through the gate[friend: , which {friend} at last got to open,] and up to the wagon. [friend: “She never said that,” whispered {friend}[pet.dog / pet.cat:  to {pet}]. ]{@Amos} buckled them in, side by side. The band lifted its trumpets.

Then {bert} cleared his throat.

“Thank you,” he said to {dolly}, “for saying I look strong.”

# made-it-up
“I never said strong,” said {dolly}. “I said wardrobe.”

“Wardrobe?”

“With ears. What about my walk?”

“I said sofa,” said {bert}. “Falling downstairs.”

Slowly two huge heads came round, and four brown eyes looked at {child}.[pet.dog / pet.cat:  {Pet} looked the other way.]

“You made it up,” they said.

# nose-to-tail
And {dolly} swung right [us: around | round] to go home, and {bert} set off the other way. The wagon lurched. The straps twisted.[pet.cat:  {Pet} held on.] The big drum fell off the back and rolled away down the lane, bom, bom, bom, into a ditch, and {@amos} ran after it[pet.dog: , and {pet} ran after {@amos}]. And there stood the two horses, strapped tight together like two shoes in a shoebox, {bert’s} nose by {dolly’s} tail and {dolly’s} nose by {bert’s} tail, and neither could move an inch.

{child’s} face was hot all over.

“Yes, I made it up,” {child.he} said. “I wanted you to come. I’m sorry.”

Nobody answered. [friend: {child} stood close to {bert’s} shoulder and {friend} to {dolly’s}, and they began to undo the knots, one by one.|{child.He} stood close to {bert’s} shoulder and began to undo the knots with {child.his} fingers, one by one.]

# flies
It was very quiet. Only the flies were buzzing. They sat on {bert’s} nose and in the corners of {dolly’s} eyes. [pet.cat: {Pet} caught one. ]The horses shook their heads, but the flies came straight back.

Then, swish, went {dolly’s} tail, all by itself. And the flies flew off {bert’s} nose.

Swish, went {bert’s} tail. And the flies flew off {dolly’s} eyes.

Swish. Swish. {bert} shut his eyes. {dolly} let out a long breath. It had been three weeks of flies.

# right-there
“{bert},” said {child}. “I won’t change a word this time. Who’s best at keeping the flies off you?”

It took a while.

“That horse,” said {bert}.

“And you, {dolly}?”[friend:  said {friend}.]

“That horse,” said {dolly}.

“Tell that horse –” {bert} began.

“No,” said {child}. “She’s right there.”

{bert} swallowed. When a horse swallows, it has a long way to go.

“You can have the turnip,” he said.

“I ate it three weeks ago,” said {dolly}.

“I know. I mean, I don’t mind.”

# together
[friend: {Friend} got the last knot loose.|The last knot came loose.] {child} led {dolly} [us: around | round] to her own side. {@Amos} came back with the drum[pet.dog: , and {pet} with the stick].

“Ready?” said {child}. “Together.”

And the two great horses leaned, and the wheels creaked, and the trumpets blared[music:  {music}], [friend: and {friend} beat the drum, ][pet.dog: and {pet} barked far more than once, ][pet.cat: and {pet} rode on {dolly’s} back, ][elder: and {elder.short} waved {elder.his} hat, ]and {child} walked in front[athlete: , as proud as {athlete}], all the way through the village, with a rope in each hand.

# tell-her-yourself
That evening {child.he} [elder: and {elder.short} ]took them back to the meadow[friend: , and {friend} shut the gate]. [friend / elder: The horses|They] stood down under the chestnut tree, nose to tail and tail to nose.[pet.dog:  {Pet} barked goodnight, once.][pet.cat:  {Pet} stayed on {dolly’s} back.]

“Tell that horse goodnight,” {bert} mumbled.

“Tell her yourself,” said {child}.

“Goodnight, sofa,” said {bert}.

“Goodnight, wardrobe,” said {dolly}.

Swish. Swish.

# @amos
{amos}
## if elder
{elder.short}
