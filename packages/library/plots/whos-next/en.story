title: Who’s Next?
title: The Bear in the Barber’s Chair
title: The Gum King
guest friend: Romy (she), Jonah (he)
guest elder: Mr Clipper (he), Mrs Clipper (she)

% {elder} is the family’s own, helping out, or the barber. The bear says no more words than he needs. “Who’s next?” is called, then said, then asked by a bear.

# an-emergency
On Saturdays[adult: , while {adult} did the shopping,] {child} swept the floor at {@shop}, and this Saturday {friend}, {child.his} best friend, came running in with a huge pink lump of bubblegum in {friend.his} hair. At four o’clock {friend} was to be the Sun King[school:  {at school}] in front of [city: half of {city} | the whole town], and nobody in France had better hair than the Sun King. It was half past two.

“Quick!” said {child}. “It’s an emergency!”

“Then it’ll be an emergency in the [us: line | queue],” said {elder.short}. The one rule of the shop hung in a frame: WHOEVER’S NEXT IS NEXT.[elder2:  {Elder2} dusted it on Saturdays.] {Elder.short} shook out the cloth. “Who’s next?”

From behind a newspaper by the wall rose a bear.

# brush
He was a real one, brown and enormous, and he smelled of wet leaves. He climbed into the chair, which sank.

“Brush,” said the bear. “All over. Before winter.”

“That’ll take till Christmas!” said {child}.

“It’s my turn,” said the bear.

{Elder.short} began. {child} took a second brush to the left leg, and {friend} commentated, which was what {friend.he} did when {friend.he} got nervous[sport: , in the voice they have for {sport}].

“And it’s a slow start here on the leg,” {friend.he} said. “[athlete: {athlete} would be home by now. |]The crowd’s restless. The king has gum on one ear.”

# my-turn
“Couldn’t my friend go in front?” {child} asked.

“No,” said the bear.

“Why not?”

“I waited. I read about golf.”

“But this is only five minutes!”

“If five minutes goes before mine, somebody goes before five minutes. Then where’s my turn? I’ve been pushed in front of all my life, by people who screamed first.” He closed his eyes. “Behind the knee, please.”

# bald-all-over
{child} swept the floor instead, so hard that the broom bent. Fur had come down in drifts[pet.dog: , and {pet} the dog lay in the deepest one][pet.cat: , more than {pet} the cat left on a sofa in a year][pet.other: , enough for {pet} to get lost in].

“Put that down,” said the bear. “That’s my bedding.”

“It’s [us: trash | rubbish]!”

“It’s warm. You’d throw out warm?”

“You’d keep [us: trash | rubbish]?”

“You’re bald all over,” said the bear. “I wouldn’t be proud.”

“Ooh,” said {friend}. “That’s a hit. {child} is down.”

# tactics
By three the bear’s head had begun to nod.

{Friend} pulled {child} behind the coats. “Honey,” {friend.he} said. “He gets up for it, I jump in.”

“That’s pushing in.”

“It’s tactics.”

“He’d know,” said {child}. And it annoyed {child.him} a good deal to find that {child.he} minded.

# till-march
Then there was a noise like a [us: truck | lorry] parking. The bear had slid down in the chair, and he was snoring.

“Oh dear,” said {elder.short}. “He’s off.”

“Off?”

“For the winter. We’ll have him till March.”

“No!” said {friend}. {Friend.He} pulled at one paw and {child} pulled at the other. The bear sighed and settled in. The snoring shook the bottles[music:  and drowned out {music} on the radio].

# gum-king
{Friend} sat down in the fur. {Friend.He} had stopped commentating, and that was far worse than anything {friend.he} could have said. “They’ll all laugh,” {friend.he} said. “They’ll call me the Gum King.”

{child} sat down too, right beside. {Child.He} felt helpless; there was a buzzing in {child.his} hands and nothing for them to do. “I won’t,” {child.he} said.

“I know you won’t.”

# one-snip
{child} looked up. Even asleep, the bear wasn’t comfortable. One back paw kept twitching. “What’s wrong with him?” {child.he} asked.

{Elder.short} pushed {elder.his} fingers into the fur and looked at the ceiling, as people do when they are listening with their hands. {Elder.He} went in behind the ear.

“There,” {elder.he} said. “It was never the brushing he needed. He’s got a thorn in here, right down at the skin.”

The scissors went snip, one time only. Out came the thorn. The back paw stopped twitching.

“So that’s his turn done,” said {child} slowly. “He just doesn’t know it.”

# not-loud
You couldn’t pull him, and you couldn’t trick him. But there was one thing that bear would never sleep through.

{child} went and stood by the ear. {Child.He} put a hand on the warm fur, and said it exactly the way {elder.short} did, not loud.

“Who’s next?”

One eye opened. The snoring stopped.

“Not me,” the bear mumbled. He heaved himself up and looked round the shop. He pointed with his whole arm, straight at {friend}. “That one’s next. Came in behind me. I saw.”

{Friend} ran to the chair.

# one-hair
{Elder.short} looked at the lump and sucked {elder.his} teeth. “That’ll have to come off. All of it, up to here.”

“The Sun King can’t have a crew cut!”

“May I?” said the bear.

He licked one claw clean. With the very tip of it he took hold of a single hair and drew it out from the gum. Then he took the next. {child} held {friend’s} head still, and {friend} held {friend.his} breath.

“And it’s coming,” {friend.he} whispered, when {friend.he} dared to. “He’s got it by the corner. The crowd can’t believe its eyes.”

At twenty to four the gum was out, and the bear ate it. “Pink,” he said. {Friend} put on the crown and ran.

{Friend.He} made a magnificent king. It took {friend.him} ages to die.[adult:  {Adult} had to borrow a handkerchief.]

# warm
The bear hadn’t left when they came back. {child} had meant to sweep, but {child.he} fetched a pillowcase first and packed it with fur, down to the last tuft[pet:  but one, which was for {pet}].

“Warm,” {child.he} said, and handed it over.

The bear looked at it for some time. Then he looked at {child’s} hair, which was full of dust. He patted the big chair.

“Who’s next?” said the bear.

{child} climbed up. {Elder.short} hung up the scissors, [elder2: {elder2} put up the Closed sign, ]{friend} spun slowly on the other chair with the crown over one eye, and the bear picked up the brush and began, behind the left ear, with great care.

# @shop
{elder’s} barber’s shop
## if elder
the barber’s shop where {elder} was helping out
