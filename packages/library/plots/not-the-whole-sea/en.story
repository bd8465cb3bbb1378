title: The Lighthouse Who Wouldn’t Look
title: Such a Lot of Sea
title: Not All at Once
guest light: Bartholomew (he), Archibald (he)

% The family may be on holiday by the sea: no home town is needed.

# such-a-lot
At the end of the land, on a lump of rock that {child} could see from bed, stood a lighthouse called {light}. He was tall and strong, with red and white stripes, and he was afraid of the sea.

It was awkward, because there was such a lot of it.

“It’s on every side,” said {light}. “And it keeps coming at me.”

He was most afraid at night. So every evening, when it was time to shine, he turned his great lamp round and shone it the other way, at a field.

The cows didn’t like it at all.

“It’s like having the sun in bed,” they said.

# yawning-cows
One day {child} came along the path to see him[friend:  with {friend}][pet.dog: , and {pet} came in front]. [city: {child.He} lived in {city} when it wasn’t summer, and when it was, {child.he} lived by the sea. {child.He}|{child}] was {age}, and {child.he} noticed things. {child.He} noticed that all the cows were yawning.[school:  It looked just like {school} on a Monday morning.]

“Why don’t you look at the sea?” {child.he} asked the lighthouse.

“Shh,” said {light}. “It’ll hear you.”

“Are you scared of it?”

The lighthouse went redder in his stripes. “You would be too,” he said, “if it ran at you all night[athlete: , as fast as {athlete}], going RUSH, RUSH, RUSH.”

# the-running
{child} didn’t laugh. {child.He} sat down on the bottom step. “Is it the wet?” {child.he} asked. [friend: 

“Or is it the noise?” asked {friend}.|“Or is it the noise?”]

Nobody had ever asked that before. {light} thought.

“It’s the running,” he said. “Why does it run at me? What does it want?”

“I don’t know,” said {child}. “Shall I ask it?”

# asking-it
{child} walked down over the rocks, right to the edge. The sea was grey and sleepy, for the sun was going down. A little wave came up and looked at {child.his} toes.[pet.dog:  {Pet} barked at it once, and got behind {child}.]

“Excuse me,” said {child}. “Why do you run at the lighthouse?”

The wave whispered. {child} bent down and listened. Then {child.he} listened some more, because the sea says everything twice.

“Oh!” said {child}. And {child.he} ran all the way up again.

# to-you
“Well?” said {light}. “Does it want to knock me down?”

“No,” said {child}. “It’s scared.”

“Scared?”

“Of the dark. It’s ever so deep, and at the bottom there’s no light at all. It comes to you because you’ve got a lamp. It isn’t running at you. It’s running to you.”

The lighthouse was silent for a long time.

“But I’ve been shining at the cows,” he said.

“I know,” said {child}. “So it ran harder.”

# toot
The last bit of sun slipped away. The sky went blue, and then it went black. And far out on the water came a small sound. Toot. Toot. It was a fishing boat, looking for the way home, and it couldn’t see the rocks.[elder:  On board [elder2: were {elder} and {elder2}|was {elder}], who had only gone along to catch a fish for supper.]

“{light},” said {child}. “I think it’s time.”

“I can’t,” said the lighthouse.

“I’ll hold on to you,” said {child}. And {child.he} put both {child.his} arms round the lighthouse, as far as they’d go, which wasn’t very far.[friend:  {Friend} took hold from the other side. Their hands still didn’t meet.][pet.dog:  {Pet} leaned against the lighthouse, with all {pet.his} weight.]

“You don’t have to do it all at once,” said {child}. “[sport: That’s how I learned to {play sport}. ]Just do a bit.”

# a-bit
So {light} turned a bit. The light slid off the field, and the cows said, “At last,” and lay down.

He turned a bit more, and the light slid over the sand.

“A bit more,” said {child}. “I’ve got you.”

And {light} shut his eyes, and opened them, and turned the whole way round.

# the-gold-road
The light went out across the sea like a long gold road. And all the waves lifted up their heads, thousands and thousands of them, and every one had a little light of its own to keep.

“Oh,” said {light}. “Oh, it’s pretty.”

Along the gold road, chug, chug, chug, came the fishing boat[music: , playing {music}]. The fisherman waved his woolly hat.[elder:  {Elder.short} waved a fish.]

Then the sea came up the rocks. But it didn’t run now. It came slowly, and it wrapped itself round the lighthouse’s feet, and it stayed there.

“Hush,” it said. “Hush.”

“All this time,” said {light}, “I thought it was roaring. It was only saying please.”

“It says everything twice,” said {child}, and yawned.

# hush
It was late. {child} walked home along the path[elder:  with {elder.short}[elder2:  and {elder2.short}]], and the light went with {child.him} all the way to the front door. [adult: {Adult} tucked {child.him} into bed.|{child.He} got into bed and pulled the covers up.] And through the curtains {child.he} could see it, coming and going, coming and going.[pet.cat:  {Pet} lay on the windowsill, and every time the light came, two small lamps lit up in {pet.his} face.][pet.other:  {Pet} could see it too, and was already half asleep.]

It went over the sea. It went over the roof. It went ever so gently over the cows.

“Hush,” said the sea.

“Hush,” said {light}.

Hush.

Hush.
## or
It was late. {child} walked home along the path[elder:  with {elder.short}[elder2:  and {elder2.short}]], and the light went with {child.him} all the way to the doorstep. There {child.he} sat for a while longer[adult: , and {adult} came out with a blanket and sat down too].[pet.cat:  {Pet} sat on the railing, and every time the light came, two small lamps lit up in {pet.his} face.][pet.other:  Indoors, at the window, {pet} was watching it too.]

It went over the sea. It went over the roof. It went ever so gently over the cows.

“Hush,” said the sea.

“Hush,” said {light}.

Hush.

Hush.

