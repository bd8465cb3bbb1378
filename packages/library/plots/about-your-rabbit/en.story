title: The Knight Who Came About the Rabbit
title: The Fearless
guest friend: Farah (she), Kofi (he)
guest knight: Hugh (he), Giles (he)
guest rabbit: Nibbles (he), Biscuit (he)
guest keeper: Mrs Appleby (she), Mrs Dunn (she)
guest minder: Josie (she), Hattie (she)

% The rabbit is a neighbour’s, on a visit, so that it is true for every family; the family’s own dog or cat is somewhere safe.

# a-glove
At ten past eight on a Thursday evening[city:  in {city}], somebody knocked on {child’s} back door with what sounded like a saucepan.

It was a glove, but not a woolly one. It was an iron glove, and there was a knight inside it.

“Good evening,” said the knight. He was grey all over, the grey of old stone, and there was moss in the crook of his elbow. “I am Sir {Knight} of Nether Puddock. I have come to fight your rabbit.”

{child} looked at {friend}. {Friend} was {child.his} best friend, and was helping with {child.his} history talk. {Friend.He} put down {friend.his} toast.

“You’re from the church,” {friend} said. “You’re the one lying on the tomb. We’re doing you for our project.”

“I have lain there seven hundred years,” said Sir {Knight}, “and not had one wink of sleep. Where is the beast?”

# the-beast
[pet.dog: {Pet}[!pet.known:  the dog] barked behind the hall door. “Good dog,” said Sir {Knight}, who was not in the least afraid of dogs.

][pet.cat: {Pet}[!pet.known:  the cat] looked down from the top of the fridge. “Good evening, puss,” said Sir {Knight}, who was not in the least afraid of cats.

][pet.other: “Not {Pet}!” said {child}. “I bear {Pet} no grudge,” said Sir {Knight}.

]The beast was under the kitchen table, eating the cardboard off a cereal box. {Rabbit} belonged to {keeper} next door, and {child} was looking after him for two weeks. He was small and brown, and one of his ears had never made up its mind.

Sir {Knight} bent down, creaking, and turned paler, which isn’t easy for stone. “It is the very same,” he breathed. “Observe the eye. It has no mercy.”

“He’s called {Rabbit},” said {child}.

“They would call him that.”

# the-ditch
“Sir {Knight},” said {friend}, in the voice people use on nervous dogs, “what exactly happened with you and a rabbit?”

The knight sat down on the step stool, and out it came, rusty with waiting.

He had been nineteen. It was his first battle. He’d ridden out at dawn with all his friends, singing, and half a mile down the road a rabbit had jumped up under his horse’s nose. Sir {Knight} landed in a ditch.[athlete:  (“Even {athlete} would have come off,” said {friend} kindly.)] When he lifted his head, the rabbit was sitting on the bank looking at him, and over the hill he could hear the trumpets.

“And I ran,” said Sir {Knight}. “Not to the trumpets. I ran home. I told them that I’d been set upon. Within a week it was a wolf, and when I died it was a dragon, and they carved The Fearless on my tomb. I have lain beneath it ever since.” With a noise like a gravel [us: truck | lorry] he drew his sword. It had worn down over the years to about the size of a butter knife. “So I’ll fight him, and win, and then perhaps it will stop.”

# i-ran-as-well
The kitchen was quiet, apart from the cardboard[music:  and {music} on the radio, very low].[pet.dog:  Behind the door {Pet} sighed.][pet.cat:  Up on the fridge {Pet} washed a paw.]

{child} hadn’t meant to say anything. But {child.he} had been lying underneath something, too, since Tuesday.

“I ran as well,” said {child}.

{Friend} turned to look at {child.him}.

“On Tuesday. My talk. You were at the dentist’s. I got up and I opened my mouth and no words came out. So I said I felt sick and ran out. I wasn’t sick. I sat in the coats[sport: , next to the bags for {sport}].” {child} pulled {child.his} sleeves down over {child.his} hands. “I’m meant to do it again tomorrow, and I’ve told [adult: {adult} | {minder}] it went really well.”

“You told me it went really well,” said {friend}.

“I know.”

“I’d have come and sat in the coats,” said {friend}. “With [us: chips | crisps].”

“And is there,” asked Sir {Knight} humbly, “a remedy?”

# he-challenges-me
Nobody had time to answer, for {rabbit} had finished the box. He sat up in the middle of the floor and looked at the knight.

“He challenges me!” cried Sir {Knight}. Small pieces were coming off his knees.

“Don’t run,” said {child}. “And don’t fight either. Just stay there. He’s only looking. I think it was only ever looking.”

“It is exceedingly hard.”

“I know. I’ll stand next to you.”

{child} went and stood there, and {friend} stood on the other side.

# the-flop
{Rabbit} hopped up and sniffed the iron toe. Then, all of a sudden, he fell over sideways, thump, across the knight’s left foot, with his legs stuck out and his eyes half shut.

“I’ve killed him!” wailed Sir {Knight}.

“He’s flopped,” said {friend}. “It’s what they do. A rabbit’s scared of practically everything, all day long. He only lies down like that if he’s certain that he’s safe.”

“He’s never once done it for me,” said {child}.

Sir {Knight} stared down at the small warm side going in and out. Something ran down his cheek and left a clean line.

“Scared all day long,” he repeated. “And gets up in the morning all the same. Why, he’s braver than the lot of us.”

# toast
The door opened and [adult: {adult} | {minder}, who looked after them on Thursdays,] came in with the laundry. [adult: {adult.He} | She] looked at the knight, and at the gravel on the clean floor.

“I’m not going to ask,” said [adult: {adult} | {minder}]. “Is he [us: staying | stopping] for toast?”

He was. He had four slices[pet.dog: , and when {rabbit} was back in his hutch, {Pet} was let in and had the crusts][pet.cat: , and when {rabbit} was back in his hutch, {Pet} came down and sat on the other iron foot, to be fair][pet.other: , and {Pet} was introduced to him properly]. Before he went, {child} took a deep breath and told [adult: {adult} | {minder}] about Tuesday[elder: , and then {elder}[elder2:  and {elder2}], on the telephone, for practice]. [adult: {Adult} | {Minder}] put an arm round {child.him} and kept it there until the toast was gone.

# on-friday
On Friday {child} stood up in front of everyone[school:  {at school}]. {Child.His} mouth was empty. {Child} stayed where {child.he} {child.was}. In the front row {friend} took off {friend.his} coat, without a word, and put it over {friend.his} head.

{child} laughed, and there were the words, right behind the laugh. “This is the story of a knight,” {child.he} said, “who was frightened of a rabbit.” They listened to the very end.

# the-church
Afterwards they went to the church[elder: , with {elder},] to tell him. Sir {Knight} lay in his old place, and you could see straight away that he had got his wink of sleep at last. His mouth had fallen a little open. Somebody had scratched out The Fearless, with something like a butter knife, and written {Knight} instead.

And at his feet, where other knights have a lion, there was a small stone rabbit, flopped on its side. One of its ears had never made up its mind.
