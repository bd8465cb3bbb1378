title: That Isn’t Christmas
title: Happy Thursday, {neighbour}
title: Just a Bit of Lighting
guest neighbour: Alf (he), Stan (he)
guest brother: Ronnie (he), Cyril (he)

% Christmas Day is a Thursday. Nothing is Christmas, says {neighbour}, and {child} learns to say so too.

# skipping-it
“I’m not having Christmas this year,” said {neighbour}. “I’m leaving it out.”

He was standing at his front door with an enormous turkey under his arm. {child} had only come over from next door with a bag of [us: Christmas cookies | mince pies][friend:  that {child.he} had made with {friend}[!friend.known: , {child.his} best friend]]. {Child.He} {child.was} {age}, and {child.he} had never heard of anybody leaving out Christmas[school: , not even {at school}].

“But you’ve bought a turkey,” {child.he} said.

“That isn’t Christmas,” said {neighbour}. “That’s sandwiches. A good many sandwiches.”

“And the star in the window?”

“That isn’t Christmas. That’s lighting. People need to be able to see where the window is.”

# so-that-nobody
{child} wiped {child.his} shoes and went in. In the middle of the kitchen stood a tree.

“And what’s that?”

“That had blown over, up in the wood. I can’t walk past somebody who’s fallen down.”

“But it’s got tinsel on.”

“So that nobody bumps into it,” said {neighbour}.

He put the kettle on, and he poured {child} a glass of apple juice. He hummed while he did it. It was Jingle Bells, only he left out the bells. On the table lay three parcels in red paper.

“Are those presents?”

“Those are things,” said {neighbour}. “I’ve put paper round them, to keep the dust off.”

# it-is-though
{child} couldn’t hold it in any longer. {Child.He} laughed so much that the juice slopped over the edge.

“But {neighbour}! It IS Christmas! Your whole kitchen is Christmas! Just look at it!”

{neighbour} stopped humming. He looked at the tree and the tinsel and the parcels, as if he had never seen them before. And now {child} could see what it said on the labels. To {brother}. To {brother}. To {brother}.

“My brother,” said {neighbour}. “He always comes down on the train. But he’s gone and broken his leg[sport:  trying to {play sport}], and he’s stuck at home, up in [us: Maine | Aberdeen].”

“Can’t you have Christmas all the same?”

“On my own?” said {neighbour}. “I’ve never had it on my own. I wouldn’t know where to begin.”

He reached in among the pots on the windowsill and pulled out the plug. The star went dark.

“You’re quite right,” he said. “I’d better take it all down.”

# a-dark-window
All that evening his window was black[city: , the only black one in {city}]. {child} stood and looked at it for a long time. It was like having woken somebody up by mistake. Why had {child.he} said it? If only {child.he} had said lighting!

And then {child} knew what to do.

# happy-thursday
Christmas Day was a Thursday. {child} had a word with [adult: {adult} | everybody at home], put on {child.his} best clothes and boots, and went next door and knocked.

“Happy Thursday,” said {child}.

{neighbour} looked at {child.him}. “Happy Thursday,” he said carefully.

“We’ve got a problem at home. There are too many sausages.”

“Oh dear. How many?”

“Forty-two. And there’s a chair[elder:  next to {elder}] with nobody on it. That isn’t good for a chair.”

“No,” said {neighbour}. “They dry out.” He scratched his chin. “But won’t it be Christmas round at yours? Only, I’m not having any this year.”

# the-tie
{child} thought of the tree, and the candles, and the pudding with the holly on top.

“Oh, no,” {child.he} said. “It’s just sausages.[pet.other:  And {pet}.] And a bit of lighting.”

“I saw a tree in your window.”

“It’s got tinsel on,” said {child}. “So that nobody bumps into it.”

One corner of {neighbour’s} mouth gave a twitch. Then so did the other.

“I’d better wear my tie,” he said. “To keep my neck warm.”

# the-chair
He ate seventeen sausages[pet.dog: , and {pet}[!pet.known:  the dog] had the eighteenth].[elder2:  {Elder2} counted.] It did the chair a world of good[pet.cat: , though {pet}[!pet.known:  the cat] had been asked to move]. And when nobody could eat another thing[music: , and {music} was on for the second time], {child} stood [adult: {adult’s} phone | the phone] up against the mustard.

“Now we’re going to call {brother},” {child.he} said.

{neighbour} sat up very straight. “Not to wish him a happy …”

“No, no. To ask about his leg.”

# the-leg
It rang for a long time. Then there was an old man who looked exactly like {neighbour}, but with more beard. He was lying on a sofa. His leg was up on a cushion, and round and round the [us: cast | plaster] he had wound a lot of tinsel.

“No Christmas here,” said {brother}.

“Nor here,” said {neighbour}. “What’s that on your leg?”

“That’s so that nobody bumps into it,” said {brother}.

{neighbour} laughed so much that his tie went in the mustard, and up in [us: Maine | Aberdeen] {brother} laughed so much that his leg bounced on the cushion. They were still talking when the tea was cold[athlete: , mostly about {athlete}].

# the-star
It was dark when {neighbour} went home. {child} stood at the door and watched him go, crunching through the snow. After a while something lit up in his window. It was the star.

Then the window opened, just a crack.

“{child},” called {neighbour}.

“Happy Thursday, {neighbour},” called {child}.

For a moment there was no answer.

“[us: Merry | Happy] Christmas,” said {neighbour}.
