title: The Knight with His Knees Together
title: Extra Butter
title: Six Hundred Years on Tuesday
guest friend: Sid (he), Priya (she)
guest knight: Sir Percy (he), Sir Lionel (he)
guest guide: Mrs Tuttle (she), Mrs Bright (she)
guest minder: Mr Finch (he), Mr Hobday (he)

% All of it happens out in the yard, in front of the toilet door, with the guide and @A in sight. @A: the elder, who packed the sandwich, else {adult}, else {minder}. The dog is the horse, the cat in its basket the dragon.

# the-colander
[child.he: “A knight never takes off his helmet,”|“Knights never take off their helmets,”] said {child}.

{Child.His} helmet was a colander, and {child.he} had worn it all the way to the castle in [adult & !elder: {adult’s} car|the car]. {child} was {age}, and what {child.he} wanted to be was a knight. [friend: {Child.His} friend {friend}|{Friend}, who lived next door,] was being the squire, so {friend.he} carried the lunch[elder:  that {elder} had packed][pet.dog: , and {pet}[!pet.known:  the dog] was being the horse][pet.cat: , and {pet}[!pet.known:  the cat], in {pet.his} basket, was being the dragon].[pet.other:  {Pet} was at home, guarding the other castle.]

“What’s in your sandwich?” said {child}.

“Butter,” said {friend}.

“And what?”

“Extra butter.[elder:  {Elder.short} says it helps with everything.]”

“That,” said {child}, “is the most boring sandwich in the world.”

# in-there
{@A-first} stopped in the yard to look at a cannon[elder: , and asked if anybody needed the [us: bathroom | toilet]. Nobody did]. And there in the great hall stood a suit of armour, shining from top to toe. {child} went right up to it and bowed. The colander slid down over {child.his} nose.[pet.dog:  {Pet} sniffed one iron foot and wagged {pet.his} tail.][pet.cat:  In the basket, {pet} put {pet.his} ears up and stared.]

“Excuse me,” said the armour, in a very small voice. “Is it far to the [us: bathroom | toilet]?”

{child} pushed up the colander. “Are you … in there?”

“{knight},” said the armour. “The king told me to stand here and not move. So I haven’t.”

“How long for?” said {friend}.

“Six hundred years on Tuesday. And I had a big drink first.”

{child} had waited all {child.his} life to meet a knight. Now {child.he} had met one, and the knight had his knees together.

“The [us: bathrooms | toilets] are across the yard,” said {friend}[elder: . “{Elder.short} told us twice. | , who always knew. “]I’ll get the doors.”

“Please don’t make me laugh,” said {knight}, “and please don’t anybody mention water.”

# plip
Off they went. Clank, clank, squeak. {child} marched in front[pet.cat:  with {pet},] and {friend} held {knight} up behind[music: , and hummed {@song}, to give him something else to think about]. [pet.dog: They passed the cannon, where {pet} stopped and went, just like that.

“I wish I were a horse,” said {knight}.

]They passed the fountain. Pssssshhh, said the fountain.

“Don’t look!” said {child}.

They passed {guide}, the guide, who was showing [elder: {elder.short}[elder2:  and {elder2}]|some visitors] the castle well. [elder: {Elder.short}|She] dropped in a pebble. Everybody listened. A long way down, something went plip.

“Ooooh,” said {knight}, and clanked a good deal faster.

They got to the [us: bathrooms | toilets], and outside the door {child} stopped.

“{knight},” said {child}, “how do you go, in all that?”

“You can’t,” said {knight}. “It has to come off. There are forty-four buckles, and I can’t reach a single one. That’s a squire’s job.”

{child} had never wanted to be the squire. But nobody [school: {at school}|in {child.his} class] was faster at buckles.

“You take the left side,” {child.he} told {friend}. “I’ll take the right.”

# forty-three
Off came the arms. Clang! Off came the knees. Clang, clang![pet.dog:  {Pet} barked at every one.][pet.cat:  {Pet} hissed at every one.] “Twenty-six,” puffed {friend}. “Thirty-nine,” puffed {child}. {knight} hopped from one foot to the other[sport: , as if he couldn’t wait to {play sport}], which did not help. Forty-two. Forty-three.

And there they stuck. The last buckle was in the middle of his back, where nobody ever polished. It held up everything that was left, and it was brown and hard with rust. {child} pulled until {child.his} fingers hurt. {Friend} pulled. It would not move.

By the door, somebody had not turned off the [us: faucet | tap][pet.dog: , and {pet} had found it][pet.cat: , and {pet} put a paw out and patted the drops].

Drip. Drip. Drip.

“I say,” said {knight}, very high up. “I say, I say, I SAY!”

# extra-butter
“It wants oil!” said {child}. “Knights always have oil!” {Child.He} looked [us: around | round]. There was a bucket. There was a mop. There was a lunch bag. “{Friend}! Your sandwich!”

“You said it was boring!”

“I take it back! [elder: {Elder.short’s}|Extra] butter, quick!”

{Friend} opened the sandwich[pet.dog: , high up, because of {pet}][pet.cat: , and {pet} pressed {pet.his} nose to the bars]. {child} scooped up the butter with two fingers and rubbed it into the buckle, over and under and deep down in the hinge. {Child.He} wiggled it. Eek, it said. {Child.He} wiggled it again. Eeeeek …

PING!

“Forty-four!” yelled {child}.

# still-going
The armour fell down with a crash like all the saucepans in [city: {city}|[us: America | England]]. Out shot a thin old man in long red underwear[athlete: , faster than {athlete}], and the [us: bathroom | toilet] door banged shut behind him.

They waited. They waited rather a long time.[elder:  {Elder.short} came over to see about the noise, and waited too.] {Friend} ate the bread[pet.dog: , and the horse had the crust][pet.cat: , and {pet} licked {child’s} fingers].

“Is he still going?” said [elder: {elder.short}|{friend}].

{child} listened. “Still going.”

At last there was an enormous sigh. {knight} came out, washed his hands, turned off the [us: faucet | tap], and stood up straight for the first time in six hundred years.

# arise
“Kneel down,” he said. [pet.dog: {Pet} sat. {Knight}|He] felt for his sword, but it was up in the hall. So he took a new [us: roll of toilet paper | toilet roll] instead. He tapped {child} on one shoulder, then on the other, and then, bonk, on the colander.

“Arise, Sir {child} of the Buckle,” he said. And when he had done {friend}: “Arise, Sir {friend} of the Extra Butter.”

Then he shook hands with them both[elder: , bowed to {elder.short}][pet.dog: , patted {pet}][pet.cat: , kept well away from {pet} the dragon][elder / pet.dog / pet.cat: ,] and went skipping home across the drawbridge, as light as a leaf, in his long red underwear.

# just-to-be-sure
[elder: {Elder.short} held the car door | {@A} was waiting by the car]. “It’s a long drive,” {@he} said. “Has everybody been?”[pet.dog:  Only {pet} had.]

Sir {child} looked at Sir {friend}[pet.cat: , over {pet’s} basket].

Then the two knights went back, just to be sure, and after that they slept all the way home.

# @A-first
{minder}, who had brought them,
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @A
{minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @song
{music}
