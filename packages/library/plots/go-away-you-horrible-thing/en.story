title: Go Away, You Horrible Thing
title: The Alien in the Cabbages
title: What You Say to the Pigeon
guest tubb: Mr Tubb (he), Mr Grubb (he)

% “Go away, you horrible thing!” is what {tubb} says to the pigeon; both his arms go up and out as wide as they will go. The alien says it in the same way, and nobody else’s way of saying hello
% has it ever heard. The words are the same every time, to the last, which is whispered.

# among-the-cabbages
The alien landed on Saturday morning among {tubb’s} cabbages[city: , of all the cabbages in {city}], and {child} saw it come down.

{tubb} had the [us: plot in the community garden | allotment] with the green shed, and {child} helped him on Saturdays[elder: , while {elder}[elder2:  and {elder2}] dug the one down by the gate].[friend:  {Friend}[!friend.known: , {child’s} best friend,] helped too, but was always late.] [elder / friend: {tubb}|He] had gone to fill the watering can[music: , humming {music}]. So there was nobody but {child} when the small round ship, no bigger than a wheelbarrow, settled in the cabbages with a sigh, and the lid went up.

All {child.his} life {child.he} had wanted an alien[pet.other: , and had told nobody but {Pet}]. This one was as high as {child.his} elbow and the colour of the inside of a shell. It had three arms, and in its middle there was a round, golden light like a lamp in a window. It saw {child.him}. The light shone. It opened all three arms as wide as they would go.

“Go away!” it cried. “Go away, you horrible thing!”

# beg-your-pardon
{child’s} mouth fell open.

“I beg your pardon?” {child.he} said.

“Go away, you horrible thing!” cried the alien, coming nearer, with a beautiful smile.

“I was here first,” said {child}. “You go away.”

The alien shivered with joy. Its light grew brighter.

{child} folded {child.his} arms. {Child.He} had waited {age} years for this, and {child.he} had been polite[school: , the way they teach it {at school}], and {child.he} {child.was} not going to be called horrible by somebody standing in a cabbage. {Child.He} turned round and walked off down the path.

# which-is-it
Behind {child.him} came the patter of a great many toes.

“Go away?” said the alien.

“I am going away!” said {child}. “You can stop following me!”

“Go away,” begged the alien, and held out all its arms.[pet.dog / pet.cat:  {Pet} the [pet.dog: dog|cat] liked it very much, but nobody asked {pet.him}.]

“Well, which is it?” shouted {child}. “You can’t say go away and come after me! It’s rude! What do you want?”

The alien thought. Then it picked a dandelion, and gave it to {child.him}.

“You horrible thing,” it said, very softly.

“Right,” said {child}, and {child.his} eyes stung. “That’s enough.” {Child.He} dropped the dandelion in the path and went and sat down behind the shed.

# a-match-flame
When {child.he} looked round the corner, the alien had picked up the dandelion. It stood and held it for a bit. The golden light in its middle had sunk, till it was no bigger than a match flame. Then it turned, and went back along the path, with its three arms hanging down, and climbed into its ship among the cabbages.

The ship began to hum.

Good, thought {child}. But it did not feel good at all.

# on-his-peas
Just then, [us: around | round] the other side of the shed, came {tubb} with the watering can. He didn’t see the ship. He only saw what he saw every day of the week, and that was a fat grey pigeon, sitting on his peas.

“Go away!” roared {tubb}, and he flung his arms up and out as wide as they would go. “Go away, you horrible thing!”

The pigeon did not go away. It never did. It flew up on to the shed roof and cooed at him, and {tubb} grumbled, and threw it a crust, as he did every day of the week.

{child} stood quite still.

“Oh,” {child.he} said. “Oh, you poor thing! You’ve been listening to {tubb}!”

It had been saying hello the whole time. And not one person had said it back.

# ran
The lid was closing. The ship lifted, first as high as the cabbages, then as high as the beans.

{child} ran. {Child.He} ran down the path[athlete:  as if {athlete} were behind {child.him}], {child.he} stretched out both {child.his} arms until they hurt, and {child.he} shouted with all the breath {child.he} had:

“GO AWAY! GO AWAY, YOU HORRIBLE THING!”

# this-minute
The ship stopped.

The lid opened a crack, and there was the light, no bigger than a match flame.

“You horrible, horrible thing!” shouted {child}, laughing and nearly crying. “Go away this minute!”

And the light came up, gold and round, brighter than before, so that it shone on all the cabbages. Down came the ship, and out came the alien, and it ran right into {child.him} with three arms at once. It was warm, and smelled of rain.

# a-visitor
“What in the world is that?” said {tubb}.

“It’s a visitor,” said {child}. “You have to say what you say to the pigeon.”

{tubb} looked at the alien. He put down his watering can, and slowly he opened his arms.

“Go away, you horrible thing,” he said gruffly, and he got a hug as well, and went pink.[friend:  {Friend} came through the gate at last, took one look, and shouted it louder than anybody.]

# all-the-way
[elder: {Elder}[elder2:  and {elder2}] came up with the [us: thermos | flask], and said it too, and everybody had tea,|They had tea out of the [us: thermos | flask],] all in a row on the bench, with [pet.dog / pet.cat: {pet} at one end and the pigeon at the other|the pigeon at the end], and crusts for everybody. When the sun was going down, the alien got up. It had to be home for supper, but it would be back on Saturday[sport: , to {play sport}].

{child} held it tight for a moment.

“Go away, you horrible thing,” {child.he} whispered.

And it went up into the pink sky, shining all the way.
