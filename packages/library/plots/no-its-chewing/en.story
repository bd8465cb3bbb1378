title: The Tractor That Said Moo
title: Moo, Said the Tractor
title: It’s Chewing
guest farmer: Nell (she), Peg (she)
guest resting: Rosie (she), Clover (she)

% {farmer} is the farmer, {resting} the cow. The tractor chews: it is the engine cooling down.

# click
{child} [friend: and [!friend.known: {child.his} best friend ]{friend} were | was] sitting in a big red tractor, next to {farmer} the farmer.[pet.dog:  {Child’s} dog, {pet}, had been let in too, and sat on everybody’s feet.][pet.cat:  {Pet}[!pet.known:  the cat] sat on {child’s} lap.] [friend: Click, click went the belts. | Click went the belt.]

Chugga, chugga, chug, said the tractor[music: , and {farmer} hummed {music}].

They were only going across the field. Then the tractor had to go into the barn, and [adult: {adult} would be at the gate with the pancakes | there would be pancakes].

“Who does the tractor talk to in the evenings?” asked {child}.

“Nobody,” said {farmer}. “It stands in the barn.”

“All by itself?”[friend:  said {friend}.]

“Well, yes. It’s a tractor.”

{child} felt sorry for it.

# toot
Chugga, chugga, chug, said the tractor. But in the middle of the field – stop! – there was a cow. She was called {resting}, and she was lying just where the tractor wanted to go.

“Shift yourself, {resting}!” called {farmer}.

{resting} chewed.

“Can I do the horn?” said {child}.[friend: 

“And then me,” said {friend}.]

“Go on, then.”

{child} pressed it with {child.his} whole hand.

MOOO! said the tractor.

{farmer} looked at {child}. “Was that you?”

“No,” said {child}. “It was the tractor.”

# slurp
Up got {resting}. She looked at the tractor. It was big. It was red. And it said moo.

“Moo?” said {resting}.

And she licked it, right on the nose. Slurp!

“She thinks it’s a cow!” laughed [friend: {friend} | {child}].

Then there came a noise from behind the hill. Moo! Moo! Moo! It was the other cows[sport: , all coming at once, like a team off to {play sport}]. There was a brown one, and a white one, and one with spots, and every one of them wanted a lick. They licked the lights, slurp. They licked the wheels, slurp. They licked the window, slurp, until you could hardly see out.[pet.dog:  {Pet} licked back, from the inside. Slurp.][pet.cat:  {Pet} licked too, but only a paw.]

# flump
“Right, off we go,” said {farmer}.

But {resting} lay down in front of the tractor. Flump. The brown cow lay down behind it. Flump. The white cow lay down on one side and the spotty cow lay down on the other. Flump, flump.[pet.dog:  Then {pet} lay down as well, on all the feet. Flump.][pet.cat:  Then {pet} lay down as well, on {child’s} lap, and made no noise at all.]

Chugga, chugga, chug, said the tractor. But it couldn’t go forwards, and it couldn’t go back.[athlete:  Not even {athlete} could have pulled it out.][age>=6:  {farmer} leaned out and clapped her hands at them. The cows thought she was clapping because they were lying so nicely, and stayed where they were.]

“Oh, dear,” said {farmer}. “Now we’re stuck. Do the horn, [friend: {friend}|{child}]!”

MOOO! said the tractor.

“MOOO!” said all the cows[school: , so loud that you could have heard it at {school}].[pet.dog:  “Woof!” said {pet}.][pet.cat:  “Miaow,” said {pet}.] They were ever so pleased. But nobody moved.[elder:  Over at the gate, {elder} waved the frying pan[elder2:  and {elder2} waved the jam].]

# just-one
{child} looked out. All the cows were lying down[pet.dog / pet.cat: , and so was {pet}]. All the cows were chewing. There was only one still standing up, and it was shaking.

Chugga, chugga, chug, said the tractor.

“They’re waiting for it,” said {child}. “It’s got to have a rest too. Here, with them.”

{farmer} looked at the cows. Then she nodded.

# the-key
{child} turned the key.

Chugga … chugga … chug.

[friend: {child} turned off one light. {Friend} turned off the other. | {child} turned off the lights. First one, and then the other.]

{resting} gave a sigh that ruffled the grass, and laid her chin on the big wheel. It was quiet all over the field[city: , quieter than it ever is in {city}]. But inside the tractor there was a little noise.

Tick. Tick.

[friend: “What’s that?” whispered {friend}.

]“That’s the engine cooling down,” whispered {farmer}.

“No,” whispered {child}. “It’s chewing.”

# tick
So they climbed down[pet.dog: . {Pet} gave the tractor a lick, right on the nose, slurp. Then they | [pet.cat: . {Pet} rubbed against the big wheel, this way and that way. Then they |  and]] walked to the gate, hand in hand. [adult: And there was {adult}, and the pancakes were still warm. | You could smell the pancakes from there.][pet.other:  Tomorrow {pet} would have to hear all about it.]

{child} [friend: and {friend} ]looked back. There lay {resting}. There lay the brown cow, and the white cow, and the spotty cow. And there in the middle stood a big red one, chewing.

Tick, said the tractor.

Tick.
