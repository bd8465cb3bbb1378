title: Whose Rainbow?
title: Mine, Mine, Baa
title: A Sheep in [us: Rain Boots | Wellingtons]
guest man: Mr Prosser (he), Mr Tuck (he)
guest woman: Mrs Pugh (she), Mrs Lacey (she)
guest sheep: Doris (she), Maud (she)

% True of rainbows: it moves with whoever looks, and two who sit close see the same one. Violet goes first, red last. The rainbow is "it" and does not talk.

# all-week
All week[school: , at home and {at school},] {child} had wanted a rainbow, and all week [city: {city} | {child.he}] had got nothing but rain.

But late on Friday the sun came out behind {child.him} while it was still raining in front, and {child} climbed up on the garden wall to be ready.[pet.cat:  {Pet}[!pet.known:  the cat] was up there already.] That is how a rainbow likes it[elder: , {elder}[elder2:  and {elder2} say|  says]]: sun on the back of your neck, rain in front of your nose.

It was a good wall. On one side lived {man}, who had cabbages. On the other side lived {woman}, who had {sheep}. {sheep} was a sheep.

# there-it-was
And there it was. Red, orange, yellow, green, blue, indigo, violet, all the way up and all the way down again.

“Oh,” said {child}.

“Look at that!” shouted {man} from his doorstep. “It’s come down in my cabbages! It’s mine!”

“It never has!” shouted {woman} from hers. “It’s come down on my sheep! It’s mine!”

“Baa,” said {sheep}, who thought it was hers.

# whose
“{child}! Come and see!” called {man}. So {child} jumped down and stood next to {man}. And {man} was right. The rainbow stood in the cabbages.

“{child}! Come and see!” called {woman}. So {child} climbed over and stood next to {woman}. And {woman} was right. The rainbow stood on {sheep}. She was green at one end and pink at the other.

“Well?” they both shouted. “Whose is it?”

“It’s both,” said {child}.

“It can’t be both!”

# it-ran
{man} fetched his wheelbarrow. “I’m bringing it indoors,” he said, and he ran at the rainbow. But when he ran, it ran. When he stopped, it stopped.

{woman} fetched her [us: laundry | washing] basket and ran at it on her side. But when she ran, it ran. When she stopped, it stopped.[pet.dog:  {Pet}[!pet.known:  the dog] ran at it on both sides, and it was just the same for {pet.him}.][athlete:  Not even {athlete} could have got there first.]

“You’ve scared it with your barrow!” puffed {woman}.

“You’ve scared it with your basket!” puffed {man}.

“Mine!”

“Mine!”

“Baa!”
## or
{man} fetched his wheelbarrow. “I’m bringing it indoors,” he said, and he crept up on the rainbow, on the tips of his boots. But when he crept, it crept. When he stopped, it stopped.

{woman} fetched her [us: laundry | washing] basket and walked backwards on her side, so that it wouldn’t see who was coming. But when she walked, it walked. When she turned round, it was just as far off.[pet.dog:  {Pet}[!pet.known:  the dog] went after it on both sides, and it was just the same for {pet.him}.][athlete:  Not even {athlete} could have got there first.]

“You’ve scared it with your barrow!” hissed {woman}.

“You’ve scared it with your basket!” hissed {man}.

“Mine!”

“Mine!”

“Baa!”

# it-hopped
{child} got back up on the wall. {child.He} took three steps to the left. The rainbow went three steps to the left. {child.He} took three steps to the right, and the rainbow came too. {child.He} hopped. It hopped.[friend: 

“Mine’s hopping as well!” called {friend}[!friend.known: , {child’s} best friend,] who was hopping by the gate.]

It wasn’t scared at all. It was coming with {child.him}[sport: , and it would have come to {play sport} if {child.he} had asked].

“There’s one each!” {child.he} called. “Everybody’s got their own!”

# nose-to-nose
But nobody heard. {man} and {woman} had marched up to the wall, one on each side, and now they stood nose to nose and shouted. Neither of them was looking at the rainbow.

{child} was. The sun was going down behind {child.him}, and the violet was gone. Then the indigo.

“It’s going!” said {child}.

“Mine!” shouted {man}.

“Mine!” shouted {woman}.

# the-biggest-breath
Now the blue was going. {child} took the biggest breath {child.he} had.

“Baa!” {child.he} shouted.

They stopped. They had never been shouted at by a sheep in [us: rain boots | wellingtons].

“If you stand apart, you get one each,” said {child}, as fast as {child.he} could. “If you want the same one, you’ve got to be in the same place. Up here! Quick!”

“On the wall?” said {man}. “With my knees?”

“The blue’s gone,” said {child}.

# ears
Up came {man}, with a grunt. Up came {woman}, with her basket still on her arm. {child} sat down in the middle and pulled them in by the sleeves, close, and closer, until all their ears were touching.

“Now,” {child.he} said. “Where is it?”

For the first time since lunch it was quiet.

“It’s down at the end of the wall,” said {man}.

“It’s down at the end of the wall,” said {woman}.

# hers-then
And so it was. It wasn’t on his side, and it wasn’t on hers. It stood right on top, where the wall was low and tumbledown, and in the middle of it stood {sheep}, with a cabbage leaf in her mouth.

“Baa,” said {sheep}.

“Well,” said {man}.

“Well,” said {woman}. “It’s hers, then.”

# one-by-one
Nobody climbed down. They sat there sleeve to sleeve and watched the rest of it go.[music:  {man} hummed {@song}, very low.][pet.other:  {Pet} watched it from the window at home.]

The green went.

The yellow went.

The orange went.

For a long time there was only the red, thin as a thread.

Then that went too, and it was evening.

# @song
{music}
