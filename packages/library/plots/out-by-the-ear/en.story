title: The Yawn That Walked Out
title: Out by the Ear
title: Not a Bit
guest driver: The driver (she)

% The grown-up (@a): {adult}, else the grown-up. What the family has ticked are stops on the yawn's way.

# not-a-bit
It was evening, and {child} lay in bed and wasn’t tired. Not in {child.his} legs, [!short: not in {child.his} tummy, ]not even in {child.his} big toe.

“Not a bit,” said {child}.[athlete:  “I’ve got more go than {athlete}.”]

But just then along came a yawn. It came from a long way down, and it tickled, and it wanted to get out. {child} shut {child.his} mouth tight. The yawn pushed.[!short:  {child} shut it tighter still. It was all very awkward.]

So the yawn went out through {child.his} ear instead. Pop!

“Very well,” said the yawn. “If I’m not wanted here, I’ll go to somebody else.”

And off it went.

# down-the-street
First it went to {@a}, who was wiping the kitchen table. [!short: {@A} stopped halfway across. ]“Aaaaah,” yawned {@a}.[!short:  “Ooh, that was nice.”]

[pet.dog: It went to {pet}[!pet.known:  the dog], on the rug, and {pet} yawned [!short: so hard that there was a squeak at the end of it|with a squeak].

][pet.cat: It went to {pet} on the chair. {Pet} yawned so wide that you could count every tooth[!short: , and then {pet.he} pretended {pet.he} hadn’t].

][pet.other: It went to {pet} too, and {pet} yawned a very tiny one.

]Then the yawn went out through the letterbox.

Along the street came the number four bus. The yawn got on.

“Aaaaah,” yawned the driver.

[!short: “Aaaaah,” yawned the lady with the shopping.

“Aaaaah,” yawned the man with the tuba.

]“Aaaaah,” yawned the bus, and opened both its doors at once.

So the yawn got off again. [friend & !short: It went round to {friend’s} house. {friend}[!friend.known: , {child’s} best friend,] gave such a yawn that all the teddies fell over. ][friend & short: It went to {friend}, who yawned in the top bunk. ][elder: It went to {elder}, who was doing the crossword. {Elder.He} yawned with the pencil in {elder.his} mouth.[elder2 & !short:  And then {elder2} yawned, and {elder2.he} had only been watching.] ][school: It went past {school}, where [!short: there was nobody at all, so a chair had to do it|a chair had to yawn]. ][sport: [!short: It went to the big girls who {play sport}. They all yawned, right in the middle of training|The big girls who {play sport} all yawned]. ][music & !short: It went past a window where somebody was playing {music}, and the tune got slower, and slower, and stopped.][music & short: Somebody was playing {music}, slower and slower. ]

[!short: It went to the fire station. Five firefighters were sitting in a row, polishing their helmets.

“Aaaaah,” yawned the first. So did the second. So did the third. So did the fourth. And the fifth yawned so hard that he dropped his helmet, and it rolled all the way home to its peg.

It went to the park. The ducks yawned, but only thinly, because of their beaks. ]It went to the baker’s, and all the doughnuts yawned, and that’s why they’ve got holes.

## or
First it went to {@a}, who was looking for a sock. [!short: {@A} stopped halfway down the basket. ]“Aaaaah,” yawned {@a}.[!short:  “Ooh, that was nice.”]

[pet.dog: It went to {pet} in the hall, and {pet} yawned [!short: so hard that there was a squeak at the end of it|with a squeak].

][pet.cat: It went to {pet} on top of the coats. {Pet} yawned so wide that you could count every tooth[!short: , and then {pet.he} pretended {pet.he} hadn’t].

][pet.other: It went to {pet} too, and {pet} yawned a very tiny one.

]Then the yawn went out through the keyhole.

Along the street came the number four bus. The yawn got on.

“Aaaaah,” yawned the driver.

[!short: “Aaaaah,” yawned the boy with the drum.

“Aaaaah,” yawned the lady who was going to the opera.

]“Aaaaah,” yawned the bus, and leaned on a lamp post.

So the yawn got off again. [friend & !short: It went round to {friend’s} house. {friend}[!friend.known: , {child’s} best friend,] yawned till the window misted up. ][friend & short: It went to {friend}, who yawned in the top bunk. ][elder: It went to {elder}, who was knitting a sock. {Elder.He} yawned a hole in it.[elder2 & !short:  And then {elder2} yawned, and it was {elder2.his} sock.] ][school: It went past {school}, where [!short: there was nobody at all, so a chair had to do it|a chair had to yawn]. ][sport: [!short: It went to the big girls who {play sport}. They all yawned, right in the middle of training|The big girls who {play sport} all yawned]. ][music & !short: It went past a window where somebody was playing {music}, and the tune got slower, and slower, and stopped. ][music & short: Somebody was playing {music}, slower and slower. ]

[!short: It went to the swimming pool. The lifeguard yawned, and everybody knew, because it made waves.

It went to the harbour. The ferry yawned so wide that you could have driven in. ]It went to the carpenter’s, and all the planks yawned, and that’s why they’ve got knots in.

# the-hippo
It went to the zoo[!short: , and there it stayed for a while, because of the hippo|, and there was the hippo].

“AAAAAAAAAAH,” yawned the hippo.

It was the biggest yawn that had ever been yawned [city: in {city}|in that town].[!short:  All the trees leaned over.] And up went the yawn, over the roofs, over the clouds, right up to the moon.

“Aaaaah,” yawned the moon, and put half of itself out.

# all-but-one
Now it was quiet everywhere. [!short: The bus was asleep. The driver was asleep. The hippo was asleep on its tummy in the water. ]Everybody had yawned.

Everybody but one.

{child} lay in bed and stared. [!short: {child.He} had sung all {child.his} songs. ][!short: {child.He} had counted {child.his} fingers twice, and got ten and eleven. ]And now, just now, {child.he} did begin to feel it a little. In {child.his} legs. And in {child.his} tummy. And most of all in {child.his} big toe.

# come-home
“{@Call}!” called {child}, and there {@a} was. “I think I need my yawn.”

“Where did you leave it?” asked {@a}.

“It went out. Through my ear.”

[short: “Oh dear,” said {@a}, and opened the window. “Then we’d better call it.”

|“Oh dear,” said {@a}. “Then we’d better open the window and call it.”

{@A} opened it a crack. ]{child} put {child.his} hands round {child.his} mouth and called, only very softly[!short: , because nearly everybody was asleep]:

“Yawn. You can come home now.”

[!short: At first nothing happened. Then there were footsteps, small ones, dragging a little.

]The yawn came down from the moon. [!short: It came past the hippo. It came past everybody who was asleep, which was nearly everybody. ][!short: It came past the number four bus. ]It climbed [!short: up the drainpipe and ]in at the window, and sat down on {child's} pillow.

“Am I allowed in now?” said the yawn. “I’ve walked such a long way. I’m so tired.”

“Yes,” said {child}. “Come in.”

# the-best-one
And {child} opened {child.his} mouth, as wide as a hippo. In crept the yawn, and turned round once, and lay down.

“Aaaaaaaaaah,” yawned {child}.

It was the best of the lot. It had been to the moon, after all.

“Aaaaah,” yawned {@a}, who couldn’t help it.

And whoever is listening has probably caught it by now.

# @a
the grown-up
## if adult
{adult}

# @call
I say
## if adult
{adult}
