title: Not One Step Too Many
title: The Laziest Horse on the Coast
title: Whatever Happens
guest owner: Morag (she), Isla (she)

% Soot is "she", Spot is "he". {owner} is "she".

# the-laziest
Soot was the laziest horse on the whole coast[city: , and very likely in {city} as well]. {owner} said so, and Soot was hers.

“She eats the grass she can reach,” said {owner}. “And when that’s gone, she stands there and waits for it to grow.”

{child} had liked Soot from the first moment. Soot never took a step that she didn’t have to, and beside her {child} never said a word that {child.he} didn’t have to. They could stand at {owner’s} fence for a whole afternoon, the black horse and {child}, and neither felt that anything was missing.[pet.cat:  {child’s} cat, {pet}, was good at that as well.][pet.other:  {Pet}, at home, was good at that as well.]

# a-rope
But today the horses were moving out to Grass Island for the summer. There wasn’t a bridge, so every year they swam. {owner} rowed in front. Behind the boat, on a long rope, swam Soot, and behind Soot swam the other four, who always went where Soot went.

{child} sat in the back of the boat in a life jacket and held the rope.[friend:  In the front sat {friend}[!friend.known: , {child.his} best friend,] as lookout.][pet.dog:  {child’s} dog, {pet}, lay flat on the bottom and meant to stay there.][adult:  On the jetty {adult}][elder & adult:  and {elder}][elder2 & adult:  and {elder2}][elder & !adult:  On the jetty {elder}][elder2 & !adult:  and {elder2}][adult / elder:  waved goodbye][adult / elder: .]

“Whatever happens,” said {owner}, “don’t let go.”

{child} nodded.

# steamboats
The water was like glass. Five horses’ heads went across it in a row, and at every stroke they blew through their noses, like five small steamboats. {child} counted the noses. The last was Spot’s. He was only two, and he had never done this before.

{owner} rowed and talked. She talked about the weather, and about her sister,[sport:  and about the time when she had tried to {play sport},] and about a salmon.[school:  She asked what it was like {at school}, and answered it herself.][music:  When she stopped for breath, she hummed {music}.]

# white
And then the fog came.

It came in from the sea, white and silent, and when {child} looked up there wasn’t an island any more. {Child.He} looked back, and there wasn’t a beach. There was a boat, and a rope, and a black head.[friend: 

“I can see ever such a lot of nothing,” said {friend}.]

“It’s straight on,” said {owner}. “I’ve rowed here for forty years. Anyway, this salmon …”

Something tugged at {child’s} hands. Soot wanted to go right.

{owner} rowed on. It tugged again, harder.

She never takes a step she doesn’t have to, thought {child}. So she won’t swim any further than she has to either. If anybody knows the shortest way, it’s Soot.

{Child.He} {child.was} quite sure. But the words wouldn’t come out.

“{owner},” said {child}.

But {owner} was busy with the salmon.

“{owner}! We’re going the wrong way!”

# that-way
The oars stopped, dripping.

“Soot wants to go over there.” {child} pointed. “You said yourself that she’s the laziest horse on the coast. So she’ll be going the shortest way. She’s bound to!”

{owner} opened her mouth. Then she shut it again, which didn’t happen every day.

“Give her some rope,” she said.

{child} let the rope run out. Soot swam past them, so close that {child} could feel her breath, and was gone into the white. The rope went tight. Very slowly the boat swung [us: around | round] and went after her.

“She’s pulling us,” whispered {owner}. “That horse hasn’t pulled so much as a cart in eight years.”

# one-short
Something scraped under the boat. In front of them Soot rose out of the water, first her neck, then her back, then her legs, and there were the stones, and there was the grass. It was the island! Soot walked up the beach until her hooves were dry. Then she began to eat. She didn’t go one step further.

{child} jumped ashore with the rope and counted the noses as they came out of the fog. Two. Three. Four.

{Child.He} counted them again.

“Spot,” {child.he} said.

They shouted until they were hoarse, but the fog took it all and gave nothing back. {owner} grabbed the oars, and then she just sat there, because which way was she to row? Somewhere in all that white a small horse was swimming [us: around and around | round and round]. How long could he keep it up? Nobody said it out loud.

# the-ears
The other horses were eating. But Soot had lifted her head. A blade of grass hung from her mouth, and she wasn’t chewing. Her ears were pointing straight out over the water.

She took one step, and there wasn’t any more rope. At the other end stood {child}.

Whatever happens, don’t let go.

{child} looked at those ears. Then {child.he} opened both hands.

And Soot, the laziest horse on the whole coast, turned [us: around | round] and walked back into the sea[athlete: , faster than {athlete}]. She walked until it was up to her belly. And there she neighed. {child} had never heard her do that. It began deep down and rose until the whole horse was shaking, and it went out over the water, straight through the fog.

They listened. {owner} didn’t say a word.

# a-toy-trumpet
Far away, on quite the wrong side, something answered. It was as thin and as shrill as a toy trumpet.

Soot neighed again. The trumpet came nearer. She stayed out there and called, over and over, until a small wet nose came out of the white, straight towards her.

Spot tottered up the beach on shaky legs. Soot laid her neck across his back, and there they stood.

It was some time before {owner} said anything.

“I did tell you not to let go.”

“Yes,” said {child}.

“Good thing you did,” said {owner}.

# what-she-could-reach
Towards evening the fog lifted. They sat on a warm rock[elder:  with {elder’s} sandwiches] and watched the horses. Spot lay flat out in the grass, and the others stood [us: around | round] him with their heads hanging.

“She hasn’t walked that far all year,” said {owner}. “How many steps was it?”

“Twelve,” said {child}, who had counted.

“Twelve steps she didn’t have to take.”

“No,” said {child}. “She had to.”

After that nobody said any more, not even {owner}. The water was like glass, all the way home.

And Soot ate the grass she could reach.
