title: Pancakes, Said the Thunder
title: The Thunder That Was Always Late
title: One, Two, Three, Boom

% Rule: the thunder always answers three too late. Whoever waits will hear it.
% Read the lightning as fast as you can, and the thunder as slow and deep as you can.

# under-the-table
{child} was under the kitchen table, and wouldn’t come out. It was thundering[city:  all over {city}], and {child} was afraid of thunder. [friend: Next to {child.him} sat {friend}, {child.his} best friend[!short: , holding on to the same table leg]. ][pet.dog: {Pet}[!pet.known:  the dog] took up most of the room. ][pet.cat: {Pet}[!pet.known:  the cat] had stayed on a chair, not caring. ][pet.other: {Pet} was being as small as possible. ][elder: At the [us: stove|cooker] stood {elder}, [!short: who was about to make|making] pancakes[elder2: , and {elder2} was all ready with a fork].|[adult: At the [us: stove|cooker] stood {adult}, who was about to make pancakes.|There were going to be pancakes, if it ever stopped.]]

First came the lightning, and the whole kitchen turned white. One. Two. Three.

“BOOOOOM!” went the thunder, and the cups hopped[!short:  on the shelf].

# wrong-answers
“Who’s shouting like that?” called {child}[!short:  from the floor].

Nobody answered.

[!short: “Are you angry with me?” {child.he} called.

“It’s the thunder,” said the thunder, from deep in its tummy.

]“What do you like to eat?”

[short: “It’s the thunder,” said the thunder.|“No, not at all,” said the thunder.]

“What does your face look like?”

“Pancakes,” said the thunder.

[friend & !short: {Friend} began to giggle. ]{child} couldn’t help laughing[!short: , rumble or no rumble].

“Aren’t you ever frightened?”

“Big and grey,” said the thunder.

[!short: Then the questions ran out. Rain dripped down the window. ]One. Two. Three.

“Yes,” said the thunder.

# three-late
“It’s answering what I asked before!” {child.he} said. “[!short: It isn’t angry. ]It’s only late.”

[!short: And so it was. ]The thunder always answered, but always three too late.[!short:  You had to wait for it.]

“What are you frightened of?” asked {child}. And then {child.he} waited. One. Two. Three.

“Being left behind,” said the thunder. “My big sister, Lightning, always runs off[sport & short: , even when we {play sport}].”[school & short:  {child} thought of the swings {at school}.][!short: 

{child} knew just what that was like. Once, [school: at {school}|in the park], everybody had run to the swings, and {child} had come last of all, calling, and nobody had turned round.[sport:  It was the same the first time {child.he} tried to {play sport}.]]

# she-asks
Then the lightning came. [!short: The kitchen turned white, and in the middle of the white there was a small, quick voice.]

“Hello-are-you-coming-oh-well-bye!” said Lightning, and was gone.

One. Two. Three.

“Yes! WAAAAAIT!” went the thunder[!short: , and the cups hopped].

[!short: “So that’s what you shout,” said {child}. “Wait.” One. Two. Three.

“Yes,” said the thunder. |“She always does that,” said the thunder. ]“She asks me if I’m coming. But she’s gone before I can answer.[!short:  She thinks I never do.]”

# too-far
[!short: Lightning ran on. ][athlete: Not even {athlete} could have caught up with her. ]The next flash was a long way off.[!short:  {child} counted. One. Two. Three. Four. Five. Six.]

“Wait,” said the thunder. [!short: It was so faint that not one cup noticed.]

[!short: Now it really had been left behind.][pet.dog & !short:  {Pet} whined.][friend & !short:  “Poor little thunder,” said {friend}.] Soon the thunder would be gone. That was what {child} had wished for, but it didn’t feel nice at all.

# the-lamp
So {child} crawled out[!short:  from under the table]. {child.He} ran to the light switch and pressed it. [!short: Off. On. Off. On. ]The kitchen blinked, out into the rain.

[!short: Only one person in the world ever blinked like that. ][!short: Lightning spun round to see who it was.]

“Hello-who-are-you-oh-well-bye!” [short: said Lightning|she said] at the window.

“STOP!” shouted {child}. “Wait for the answer!”

“Wait-how-do-you-do-that?” said Lightning.

“You hold on tight and count to three.”

“One-two-three-finished!” said Lightning.

“Slower.”

# hold-on
Lightning held on to the [us: window frame|windowsill][!short:  and shook until the lamp flickered].[pet.cat:  {Pet} opened one eye to watch.]

“One,” said {child}.

[music: “Try humming,” {child.he} said, and Lightning hummed {music}, the whole thing in one second.

]Lightning hopped from one foot to the other, as if she needed the [us: bathroom|toilet].

“Two,” said {child}.

[!short: Then {child} thought of something. ][!short: After two comes three. ]On three comes the thunder. And this time it would come [!short: here, to this very window, and be the biggest of them all|here].

{child} was afraid. [short: But {child.he} didn’t crawl back under the table.|The table was just behind. But {child.he} didn’t crawl back under it.][friend:  {Friend} came out and took hold of {child.his} hand.] {child.He} took a big breath[!short: , and said it].

“Three.”

# boom
“BOOOOOOOOM!” went the thunder.

[!short: The cups hopped, and the chairs hopped, and {child} hopped highest of all.]

[!short: “Here I am,” said the thunder. “Yes. I’m coming.”|“Here I am. Yes. I’m coming.”]

“Is-that-you-answering?” said Lightning. “I-thought-you-were-cross.”

“So did I,” said {child}.

[!short: The thunder didn’t say anything to that. It was probably on its way.

]“Shall-we-go-home?” asked Lightning. She did the counting by herself. One. Two. Three.

“I’d love to,” said the thunder.

# side-by-side
So they went home, side by side, [!short: away ]over the rooftops. [!short: Lightning wasn’t running any more, so there was hardly a flash. The thunder wasn’t shouting any more. It only mumbled, because it had so much to tell her.

“Would you like a pancake?” {child} called after it. But by then they were a long way off.]

# the-first-pancake
[friend: {child} and {friend}|{child}] sat at the table, eating. [elder2 & !short: “Ooh, I think that was lightning,” said {elder2}, five pancakes later. ][pet.dog & !short: {Pet} had stayed underneath, because that was where the bits came down. ]The [!short: very ]first pancake had come out big and grey[!short: , and [adult: {adult} was going to throw it away|nobody had taken it]].

[short: “It looks just like the thunder,” said {child}, and put it on the windowsill.|“It looks just like the thunder,” said {child}.][pet.other & !short:  {Pet} grew a little, to see it.]

[!short: And then there was a rumble, very far away and very kind. It sounded a lot like yes, please.

{child} put the grey pancake on the windowsill, and there it stayed. ]The thunder was always late, but it always came.
