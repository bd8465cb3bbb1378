title: You’re Standing in It
title: The Third Row from the Right
title: Purple All over Her Bottom
guest friend: Fergus (he), Rufus (he)
guest greta: Greta (she), Hilda (she)

% The cow is always Buttercup. The sun is behind the hill: from the hill one sees the rainbow round whoever is in the field, and whoever is in the field does not. Who fetches them:
% {adult}, else the elder, else they walk home.

# third-row
The rainbow ended slap in the middle of {greta’s} potatoes. {child} could see it quite clearly from the hill. It came down out of the cloud, as wide as a road, and put its foot in the third row from the right.

{Child.He} pressed the button on {child.his} walkie-talkie. “{friend}! It’s right down there! Run, before it’s gone!”

{Friend}[!friend.known: , who was {child’s} best friend,] and the faster of the two, was out in the field already. They had been chasing rainbows all summer.[sport:  They had hardly had time to {play sport}.] They weren’t after the treasure. They wanted to know what it was like to stand in one.

“Left a bit,” said {child}. “Left a bit more. There! Stop! You’re standing in it!”

It was the strangest thing {child.he} had ever seen. Down there stood {friend}, with the rain all glittering, red on one shoulder and green on the tummy and purple [us: around | round] the [us: rain boots | wellies].

# only-potatoes
“Where?” said the walkie-talkie.

“You’re standing in it! You’re green!”

“I’m wet,” said {friend}. “There isn’t anything here. It’s just potatoes.”

“But I can see it!”

“You’re having me on, {child}.” The voice crackled. “I’ve run to sixteen rainbows. Every time, you say I’m standing in it, and every time I get back up to you it’s gone. I’ve never seen one. Not once.”

# may-i
{child} didn’t have time to answer. {greta} had come out of the cowshed, eighty years old, in a woolly hat and an apron. “Who’s that standing in my potatoes?”

“{friend} is standing in the end of the rainbow,” called {child}, “and thinks I’m making it up.”

{greta} didn’t give a thought to the potatoes. She came up the hill, stood next to {child}, and peered out from under her hat.

“Well, I’m blowed,” she said. “Bright green. May I have a go?”

She went and got Buttercup the cow, and a wheelbarrow, because they might like a go too, and planted herself next to {friend} with the lot of them.[pet.dog:  {Pet}[!pet.known:  the dog] jumped up into the wheelbarrow.]

# wedding
“Well?” said the walkie-talkie.

“You’re standing in it! The wheelbarrow’s red, [pet.dog: {pet} is blue, ]Buttercup’s purple all over her bottom. And you’ve got a yellow nose, {greta}!”

There they stood among the potatoes, in the pouring rain, as solemn as a wedding photograph, twisting about to get a look at their own [us: colors | colours]. {greta} squinted down at her nose. {Friend} lifted the cow’s tail.[pet & !pet.dog:  It was a pity that {pet} wasn’t there, because green would have suited {pet}.] {child} laughed so much that {child.he} had to sit down.

“There’s nothing purple here either,” said {friend} quietly.

# we-swap
{child} stopped laughing. Sixteen times {child.he} had stood up here and had the best of it, and it was {friend} who had done the running.

“We’ll swap,” said {child}. “I’ll run. You watch.”

{Child.He} tore down the hill as fast as {child.he} could[athlete: , faster than {athlete}], and they met halfway. {Friend} went by without a look. {child} flew over the ditch and in between the rows. The third from the right. There! {Child.He} turned round.

“Can you see it?” {child.he} shouted.

# gone
But it had brightened up. The rain grew thin, and then it was only a few drops, and then it was over. The sun was shining on the whole field.

“It’s gone,” said {friend} over the walkie-talkie. “Well, of course it has.”

After that there was only crackle. Up on the hill {child} saw {friend’s} back, and it was going home. On Monday [school: {school} started|school started], and that would be the end of the rainbows.

# the-sprinkler
{child} stood there with mud on both knees. What did you need? Sun, and there was some, low down, straight behind the hill. Rain, and there wasn’t any. {Child.He} looked about. A thick black hose ran along between the rows.

“{greta}! What’s that?”

“That’s the sprinkler,” said {greta}. “For the potatoes.”

“How high does it go?”

{greta} looked at the hose, and at the sun. Then she made for the tap, faster than people of eighty generally do.

# it-kicks
“Take the end!” she said. “Straight up! Both hands, mind, because it kicks!”

{child} dropped the walkie-talkie into {greta’s} apron pocket, and took hold. There was a gurgle. Then it came, and it wanted to take both of {child’s} arms off. It shot out sideways and hit Buttercup, who gave a moo that they heard [city: in {city}|in the next village].

On the hill, {friend} turned round.

# like-a-tree
{child} pushed. {Child.He} put {child.his} feet apart, dug in {child.his} heels among the potatoes, and forced it up, and up, and up, until it opened out like a tree over {child.his} head and came down in a million drops. It was icy cold. It ran into {child.his} ears. {Child.He} couldn’t see a thing. {Child.His} arms were shaking, but {child.he} held on.

For a long time there was nothing. Then there was a crackle in {greta’s} apron.

# in-your-hair
“{child},” said {friend}, in a very small voice. “{child}! You’re standing in it!”

“Am I?”

“Your hair’s red! Your tummy’s green! It goes right through you. It’s…” Up on the hill the words ran out. “It’s beautiful. It was true all the time.”

{child} looked down at {child.his} tummy. It was wet, and it was muddy, and it was no [us: color | colour] at all. That didn’t matter a bit. {Friend} could see it.

“Don’t move!” called {friend}. “I want to look some more!”

And {child} held on, until {child.he} couldn’t any longer.

# blankets
Then they sat on the wheelbarrow in the evening sun, all three of them, each in one of {greta’s} blankets, with hot [us: apple cider | blackcurrant].[music:  {greta} hummed {music}.] Buttercup stood beside them, sulking and steaming. Over by the woods it was getting dark. {@Home}.

“On Monday,” said {friend}. “Are we going to be in the same class?”

“Yes.”

“Good.” {Friend} drank. {Friend.He} had the blanket right over {friend.his} head, with only a nose sticking out, and sat so close that their arms were touching.

# like-this
“So how does it feel?” said {friend}. “When you’re standing in it?”

{child} thought about it. The drink was hot, and the blanket was a bit scratchy, and {friend} was there.

“More or less like this,” {child.he} said.

“Then I’m standing in it,” said {friend}.

# @Home
Soon they would walk home along the road, but not yet
## if adult
Soon {adult}[elder & !elder2:  and {elder}][elder2: , {elder} and {elder2}] would come along the road to take them home
## if elder & !adult
Soon {elder}[elder2:  and {elder2}] would come along the road to take them home
