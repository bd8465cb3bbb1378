title: The Dragon Who Never Let Anyone Down
title: Folded in Half
title: Past the Sandwich
guest friend: Mabel (she), Arthur (he)

% The rule: to let somebody down and to let somebody get down are the same words. The dragon is “it”. {@church} is the child’s own school where it is named.

# folded-in-half
Things let {child} down. {child.His} kite fell out of the sky, {child.his} tent fell over, and {child.his} bed sagged so badly in the middle that {child.he} woke up every morning folded in half.

On Saturday, at the top of Beacon Hill, the chain came off {child.his} bike again.

“I wish I had a dragon,” {child.he} said to {friend}[!friend.known: , [friend: {child.his} best friend|who lived next door]]. “A big one, that would never let me down.”

“You want to be careful how you put that,” said {friend}. “Somebody might be listening.”

Somebody was. Behind them, a large green part of the hill lifted up its chin.

# climb-on
It was a dragon, as round as a barrel and as warm as toast. “{child}, I believe?” it said. “Climb on. Your friend too.”

So they did. Anybody would.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was on before they were.] The dragon breathed in, and in, and in, and it swelled like a balloon, until its feet came off the grass; and up they went, without a flap or a bump, [city: over {city}, ]over the river and {@church} and the ice-cream van. Somebody had left a sandwich on the roof of the ice-cream van[elder: , and {elder} stood underneath it[elder2:  with {elder2}], choosing a flavour]. [music: The dragon hummed {@song} through its nose. ]It was the best ten minutes of {child’s} life.

“Thank you very much,” {child.he} said at last. “You can let us down now.”

“Never,” said the dragon kindly.

“Pardon?”

“A dragon that would never let you down. I heard you. And I am a dragon of my word.”

# never
“Leave this to me,” said {friend}.

{Friend} had never lost an argument. {friend.He} had once argued a man out of a parking ticket, and it wasn’t even {friend.his} car. {friend.He} told the dragon that it was only a saying. {friend.He} told it about [us: supper | tea], and about toilets, [sport: and about {sport}, ]and about the law.[athlete:  {friend.He} told it that even {athlete} came home for [us: supper | tea].] {friend.He} argued for half an hour, with one finger in the air.

“Never,” said the dragon.

{Friend} put {friend.his} finger away. “I’ve lost,” {friend.he} said. “I don’t like it at all.”

# a-yawn
It was warm on the dragon’s back, and {child} had been awake since five, folded in half. {child.He} couldn’t help it. {child.He} yawned.

The dragon saw {child.him}. And when you see a yawn, you know what happens.

The dragon yawned. Out came a great soft cloud of hot air, smelling of [us: pancakes | crumpets], and they sank, right past a surprised crow.

{child} sat up. “{friend},” {child.he} whispered. “It’s full of hot air! Yawn!”

“I’m not tired.”

“Yawn anyway!”

So {friend} yawned, with a noise like a garden gate. The dragon yawned back. {child} yawned.[pet.dog:  {Pet} yawned, with a squeak at the end.] The dragon yawned again, and down they went, down and down, until they could see the sandwich.

# the-ground
Then the dragon looked over the side.

“The ground!” it cried. “It’s coming nearer! Oh, how dreadful! I’m letting you down!”

It snapped its mouth shut. It breathed in through its nose as hard as it could, and up they shot, past the crow and into the middle of a cloud, where it was grey and wet and there was no ground anywhere.

“Never,” said the dragon, through its teeth, “never, never, never.” And a large tear ran down its nose, because it was very tired.

# in-its-ear
{child} put {child.his} mouth to the dragon’s ear. {child.He} didn’t argue.

“How long can you hold us up?” {child.he} asked.

“For ever,” said the dragon, and its voice shook.

“You’ve not let me down once,” said {child}. “Everything else does. You’re the only one who hasn’t.”

The dragon sniffed.

“But listen. If I went down and you stayed up here, then you’d have let me down. And if we all go down together, you haven’t. You’ve just come home with me.”

It was very quiet in the cloud.

“Is that right?” the dragon asked {friend}.

{Friend} opened {friend.his} mouth to argue. {friend.He} looked for the hole in it. {friend.He} looked all round it, and underneath.

“Yes,” {friend.he} said crossly. “It’s perfect.”

# as-a-leaf
“Home,” said the dragon. “Well, in that case, I do feel just a little bit …”

And it yawned. {child} yawned, and {friend} yawned without even trying, and the dragon yawned again, and they floated down out of the cloud, past the crow, past {@church}, past the sandwich, and on to the top of Beacon Hill as lightly as a leaf.

The dragon hadn’t finished. It yawned until it was the size of a pony, then of a pillow, then it gave one last puff, and lay on the grass as flat as a raincoat, fast asleep and smiling.

{child} rolled it up. {Friend} put {child.his} chain back on, and argued with it until it stayed.

# goodnight-dragon
They were home in time for [us: supper | tea].[adult:  “Raincoats go on the hook,” said {adult}.][pet & !pet.dog:  {Pet}, {child’s} [pet.cat: cat|friend], gave the roll a very long look.] And that night, at bedtime, {child} slid the dragon under {child.his} mattress and lay down on top. There {child.he} {child.was}, folded in half, with {child.his} knees in front of {child.his} nose.

Under the mattress, something breathed in. Only a little.

Slowly the middle of the bed came up, until it was as flat as a table and as warm as toast. {child} stretched out {child.his} legs, all the way to the end.

“Goodnight, dragon,” {child.he} said.

And it never let {child.him} down.

# @church
the church
## if school
{school}

# @song
{music}

# picture 2
And everybody is yawning.
