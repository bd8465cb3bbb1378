title: Here I Am! Where Are You?
title: The Lion in the Playground
title: Mrip

% Rule: a roar is a question, Here I am! Where are you? First you roar, and then you listen. Mrip is heard by whoever is listening, and by nobody in the story.

# in-at-the-gate
{child} was sitting in the sandpit in the park, with both feet buried. [friend: {Friend}[!friend.known: , {child’s} best friend,] was patting down the sand. ]And in at the gate came a lion.

It was as big as a sofa. It looked under the bench. It looked behind the swing. Then it opened its mouth.

ROAAAAR!

Everybody’s sun hat blew off.[city:  You could hear it all over {city}.] The children ran up the climbing frame, and the grown-ups ran up after them. But {child} couldn’t run, because {child.his} feet were still in the sand.[adult:  So {adult} came back and held {child.him} tight.]

Mrip, said something, somewhere. But nobody heard it.

# not-angry
“Are you angry?” asked {child}.

“No,” said the lion. “I’m frightened.”

And {child} saw that it was true. The tuft at the end of its tail was trembling.

“I’ve lost my little one,” said the lion. “She’s about this big.” It held out a paw to show how big, and she would have fitted on it. “So I have to roar. A roar means: Here I am! Where are you?”

“That’s nice,” said {child}. “It sounded as if you were going to eat us up.”

“So everybody says,” said the lion. “From the climbing frame.”

ROAAAAR! Here I am! Where are you?

Mrip, said something. But the lion had already started on the next one.

# all-roar
“Perhaps she can’t hear you,” said {child}. “We’ll help.”

{child.He} pulled both feet out of the sand, and took a deep breath. [sport: It came all the way up from {child.his} toes, like when you {play sport}. ]“Roar!” went {child}.

Nobody got eaten. And then all the others dared to come down. [friend: {Friend} roared through both hands. ][elder: {Elder} roared until the pigeons took off[elder2: , and {elder2} went on even longer]. ][adult: {Adult} roared much better than anybody had expected. ][school: A class from {school} came past and roared in a line. ][music: Somebody roared {@song}. ][athlete: It isn’t as loud as that even when {athlete} wins. ][pet.other: {Pet} must have heard it all the way home. ]

ROAAAAR! The swing began to swing all by itself.

Mrip, said something. But nobody heard it, because everybody was roaring.

[pet.dog: Only {pet}[!pet.known:  the dog] lifted one ear, and looked at the slide. But nobody was looking at {pet}.

][pet.cat: Only {pet}[!pet.known:  the cat] lifted one ear, and looked at the slide. But nobody was looking at {pet}.

]ROAAAAR! Somebody’s shoe flew up into a tree.

Mrip, said something.

# next-park
In the end they were all too tired, except the lion.

“She isn’t answering,” it said. “She’s not here.” It hung its head so low that its mane dragged along the ground. “I’ll have to go to the next park.” And it walked away towards the gate.

Mrip.

This time, {child} heard it.

“Wait!” {child.he} shouted. “Somebody said something!”

ROAAAAR! That was the lion, roaring goodbye.

“Wait!”

ROAAAAR!

It was at the gate by now. It had one paw outside.

# both-arms
So {child} ran, faster than ever before, right round the lion, and stood in the middle of the gate. Then {child.he} put both arms round the lion’s nose, and held its whole mouth shut.

“Mmmf?” said the lion.

“You’ve asked,” said {child}. “Now you have to listen.”

The lion had never thought of that. First you ask. Then you listen.

So they listened. They heard the swing, which was squeaking a bit. [!short: They heard a bee. ]They heard the lion’s own heart, thump, thump, because it was so close.

And then they heard it.

Mrip.

Up out of the mane came an ear. Then up came the other one.

“Mmmf!” said the lion.

“Not yet,” said {child}, holding on.

# on-the-slide
They crept after the sound. [pet.dog / pet.cat: {Pet} went first, because {pet.he} had known all along. ]Mrip. [!short: They crept past the swing. Mrip. ][friend: {Friend} pointed up. ]And there, at the very top of the slide, sat a lion cub with her paws over her eyes.

“Why didn’t you answer?” said the lion.

“I answered all the time,” said the cub. “But I didn’t dare to come. You sounded so cross.”

The lion looked at {child}.

“Ask again,” whispered {child}. “Only make it a little roar.”

The lion had never made a little roar before. [!short: It took hardly any breath at all, and made its neck as thin as it could.]

“Mrip?” said the great big lion.

Here I am. Where are you?

# into-the-mane
Then the cub took her paws away from her eyes. She came all the way down the slide, wheee, and straight into the mane, and there she disappeared. Only her tail stuck out.

“Here,” said the mane.

The lion shut its eyes. The tuft on its tail had stopped trembling. Then they went home through the gate, the big one with the little one in it, and it was a long time before anybody remembered the hats.

# and-it-was-heard
[adult: That night {child} lay under the covers, head and all.[pet.dog / pet.cat:  {Pet} was under there too.]

“Where are you?” called {adult}, quite loudly.

“Mrip,” said {child}, as little as could be.

And {adult} heard it.|That night {child} lay under the covers, head and all.[pet.dog / pet.cat:  {Pet} was under there too.] Far away a lion asked something, not very loudly.

“Mrip,” said {child}, as little as could be.

And the lion heard it.]

# @song
{music}
