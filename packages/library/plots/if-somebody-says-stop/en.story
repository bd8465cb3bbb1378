title: Stop
title: Both Arms Up
title: Whoever It Is
guest driver: Doreen (she), Glenys (she)
guest baker: Samir (he), Farid (he)
guest cat: Crumpet (he), Muffin (he)

% {Driver} is “she”, so the child is said by name where it might be her.

# hello
In the middle of Mill Street[city: , in {city},] there was a digger, yellow, and as big as a house. On the right side of the red-and-white tape there was {child}.

{Child.He} had thought of nothing else all week[school: , on the way to {school} and on the way back]. Now it put down its arm, sank its bucket into the ground like a spoon into a pudding, and lifted. Gravel ran out between its teeth. It was so beautiful that {child’s} arms flew straight up in the air all by themselves[athlete: , as if {athlete} had won something], and waved.

The digger stopped.

The engine died away. Out of the cab came a small woman in enormous boots. She climbed down backwards, took off her [us: earmuffs | ear defenders], and walked all the way over the gravel.

“What’s up?” she said. Her jacket said {driver}.

“Nothing,” said {child}. “I was saying hello.”

“You were saying stop. Both arms up means stop.”

“It means hello where I come from.”

“It means stop in a digger,” said {driver}. “And if somebody says stop, I stop. Always. Whoever it is.”

# whoever-it-is
And she walked all the way back, climbed up, and started the engine. The bucket swung round with a whole boulder in its mouth, as big as a cow.

Up flew {child’s} arms.

The digger stopped. {Driver} came over the gravel.

“What is it now?”

“That boulder,” whispered {child}. “You were carrying it so nicely.”

“Thank you,” said {driver}. “But I’ve got a pipe to change, and it’s to be done by Friday.”

“Couldn’t you just carry on, when it’s only me?”

“No. If somebody says stop, I stop.”

“But that’s silly!”

“Yes,” said {driver}. “But I stop.”

# seven
She stopped seven times that day.[elder:  One of the times it was {elder}[elder2:  and {elder2}], who came past and said hello to {child} with both arms.][sport:  Everybody else went off to {play sport}, and {child} stayed.] And every time, the bakery’s fat cat, {cat}, got up on the nice warm [us: hood | bonnet], and had to be lifted off. The seventh time, {driver} didn’t even speak. She stood there and puffed.

“I promise,” said {child}. “Tomorrow I won’t wave.”[pet: 

That evening {child} tried both arms on {pet}. {Pet.He} didn’t stop once.]

# zipped
On Thursday {child} put both hands in {child.his} jacket pockets and zipped them up as far as the zips would go.[friend:  {Friend}[!friend.known: , {child’s} best friend,] tested both of them before running on.] When it got too beautiful, {child.he} wiggled {child.his} toes.

The digger dug and dug. By lunchtime the new pipe was in. Now there was only the hole to fill, with stones. {Driver} nodded to {child} through the glass[music: , and went on singing {music}].

# on-the-pipe
Then along came {cat}. He walked under the tape, and over the gravel, and up to the edge. He looked down into the hole, at the new pipe lying there so warm in the sun. And he jumped in and lay down on it.

The bucket came swinging round, full of stones.

You couldn’t see down into the hole from the cab. Only {child} could see.

“STOP!” {child.he} yelled. But {driver} had her [us: earmuffs | ear defenders] on.

{child} tore at the zips. One of them opened. The other one jammed. Now the bucket was right over the hole, and it was starting to tip. {child} pulled until the pocket ripped, and put both arms straight up, so high that {child.his} heels left the ground. {Child.He} didn’t wave. {Child.He} held them still.

Seven times it had been for nothing. Why would anybody stop for an eighth?

# the-eighth
The digger stopped.

One little stone fell out of the bucket. Plink, it went, right beside {cat’s} nose. He opened one eye, and shut it again.

{Driver} came over the gravel, and her boots came down hard. “You promised,” she said.

{child} pointed.

{Driver} looked down into the hole. She stood like that for quite some time.

“Oh,” she said, very low. And then, “Thank you.”

# like-a-hand
But {cat} wouldn’t come out. {Baker} hurried over from the bakery with a saucer of cream, but {cat} had been having cream all morning.

“He only likes things that are warm,” said {baker}.

{child} looked at the bucket, where the sun had been since breakfast. “Is that warm?”

{Driver} laid her hand on the metal. Then she climbed up. She tipped the stones out, a long way off. And slowly, slowly, she let the empty bucket down into the hole, and laid it flat in front of {cat}, like a hand. {Cat} yawned. He tried it with one paw. Then he stepped in, turned round once, and lay down. And that great big digger lifted him through the air so gently that he fell asleep on the way.

# friday
On Friday there was no hole. The tape was down, and a long [us: truck | lorry] stood waiting. {Driver} rolled towards it, clank, clank, and waved with one hand.

{child} was going to wave back. But there was a lump in {child.his} throat. And up went {child.his} arms, both of them, straight up, and there they stopped.

The digger stopped.

{Driver} climbed down, took off her [us: earmuffs | ear defenders], and walked all the way over.

“What’s up this time?” she said.

“Nothing,” said {child}. “Only don’t go.”

# the-key
{Driver} looked at the [us: truck | lorry]. She looked at her watch. Then she put the key of the digger in her top pocket, and did up the button.

“If somebody says stop,” she said, “I stop.”

She lifted {child} up into the cab, and the big seat had room for both of them. {Baker} handed them up a bun each. And on the [us: hood | bonnet], where it was still warm, slept a cat.

And there they sat, high above Mill Street, until the buns were finished and the street lamps came on.
