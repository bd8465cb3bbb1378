title: When Nobody’s Looking
title: The Opposite of Nobody
title: A Quiet Sort of Day
guest friend: Isla (she), Zac (he)
guest elder: Mrs Flora (she), Mrs Pym (she)

# the-fridge
{child} was {age}, and the strongest person in the world, but only when nobody was looking.

{child.He} had found out by accident, alone in the kitchen, when {child.he} went to get a marble from under the fridge and picked up the fridge. Then {@looks-in} and it was the weight of a fridge again.

“Show me,” said {friend}, who was {child’s} best friend and deserved to know.

“I can’t. That’s the whole trouble. Shut your eyes.”

{friend} shut both eyes. {child} lifted the garden bench over {child.his} head. {friend} looked, and {child} was sitting on it.

“I felt a breeze,” said {friend} loyally.

“You do believe me?”

“Obviously,” said {friend}. “What shall I be? You can’t be a superhero all by yourself. What’s the opposite of nobody looking?”

“Everybody looking,” said {child}.

“I’d be good at that,” said {friend}.

# @looks-in
next door’s cat looked in at the window,
## if pet
{pet} looked in at the door,

# the-loudest
{friend} was the loudest person [school: at {school} | in the street]. {Friend} could sing so high that dogs stood up, and walk on both hands, and do them at the same time. They made two capes out of one curtain, and waited to be needed. [athlete: {athlete}, on the poster, looked on.]

On Saturday somebody did need them, and it was {elder}[elder: . | , who lived upstairs.]

They had all gone to the sea. {Elder.short} had a new red scooter, the sort you sit in, with a basket. {elder.He} had driven it down the ramp to have a proper look at the waves, and halfway across the wet sand it stopped. Its wheels began to sink. By the time {child} and {friend} got there it was stuck fast, and the tide was coming in.

“Off you get!” said {child}.

“With this hip?” said {elder.short}. “And leave my scooter to the crabs? Fetch somebody big.”

# sixty-people
But [adult: {adult} was | the big ones were] at the far end of the beach, [us: lining up for fries|queuing for chips][elder2:  with {elder2}]. The first wave slid up and got the wheels wet. {child} took hold of the back and heaved. It was no good at all. Up along the railings stood about sixty people, and every single one of them was watching. Two men had started to run, but it was [us: a long way around|a long way round]. [sport: {child} was strong at {sport} too, but this was something else.]

The second wave came in over {child’s} shoes. {child} had never felt so weak, or so looked at.

“{friend},” said {child}.

{friend} was already tying on a cape.

# the-high-one
{Friend} raced up the sand to the sea wall, [us: climbed onto it|climbed on to it] beside the ice-cream hut, and took the deepest breath of anybody’s life.

“LADIES AND GENTLEMEN!” roared {friend}, and sang. [music: It was {music}, the high bit. | It was the high one.] Every dog on the beach stood up. [pet.dog: {Pet} joined in.] Sixty [us: heads turned around|heads went round]. Then {friend} turned upside down and sang it again, walking along the wall on both hands with the cape hanging down, and even the running men stopped to stare.

Nobody in the world was looking at {child}. Nobody, except one.

“{elder.short},” said {child}, “you’ll have to shut your eyes. I can’t tell you why.”

{Elder.short} looked at {child} for a moment, with the sea [us: fizzing around|fizzing round] {elder.his} shoes. {elder.He} didn’t ask a thing. {elder.He} put both hands over {elder.his} eyes.

{child} picked up the scooter, and {elder.short}, and the basket, ran up the ramp with them over {child.his} head, and set them down on the dry stones as softly as an egg.

“You can look now.”

“Dear me,” said {elder.short}. “It must have come unstuck.”

# what-it-weighs
When the clapping was over, it had all been for {friend}. Nobody said one word to {child}. {child.He} sat on [us: the curb|the kerb] and emptied the sea out of {child.his} shoes, and told {child.himself} it didn’t matter.

“It’s a funny thing,” said {elder.short}, driving up alongside. “There’s a piano at the top of my house. Three flights. People always ask how I ever got it up there.” {elder.He} looked straight ahead, out at the water. “I tell them it was a quiet sort of day. Nobody about.”

{child} [us: turned around very|turned round very] slowly.

“You did that beautifully,” said {elder.short}. “I didn’t peek. But I know what it weighs.”

# the-bed
That night {friend} stayed over. The light went out[city: , and the lamps of {city} with it, nearly], and they lay in the dark, top to tail in {child’s} bed. [pet.dog / pet.cat: {Pet} lay in the middle, on everybody’s feet.]

“I don’t mind,” said {friend}, after a while. “But I do wish I could see it, just once.”

{child} thought hard.

“You can’t see it,” {child.he} said. “But there’s something you could do. Is it properly dark?”

“I can’t see my own hand.”

“Then hold on.”

There was a creak. Slowly, very slowly, with {friend} on it, the bed went up. {friend} put out a hand and felt the ceiling, cool and bumpy, very near. {Friend} didn’t make a sound, which was a record.

Then there was a light on [us: the hall|the landing], and the door handle began to turn.

“It’s only me,” said [adult: {adult} | a voice]. The door opened a little way, and stopped. “I’ve got my eyes shut,” said [adult: {adult} | the voice]. “Down you come, and sleep tight.”
