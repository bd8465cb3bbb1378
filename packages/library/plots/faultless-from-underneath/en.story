title: Faultless from Underneath
title: Flop
title: Judges Don’t Lie Down
guest owner: Mrs Peachey (she), Mrs Dabney (she)
guest rabbit: Rocket (she), Comet (she)

% Rabbits flop when they feel safe, thump to warn and leap straight up for joy. Rabbit jumping exists. A grandparent has the rabbit in hand instead of {owner}, the friend is the loudspeaker, the dog knows how to lie down, and the cat was lying down already.

# only-flopped
“She’s dead!” shouted {child}.

The rabbit had been sitting in the middle of the lawn, eating a dandelion. Then she had toppled over, straight on to her side. Now she lay there with all four legs sticking out and her eyes half shut.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] barked behind the window.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay in the window, looking just the same.]

[elder: {Elder}, who was in charge of the rabbit,|{owner}, who lived next door and owned the rabbit,] came out on the step.

“Dead? No,” [elder: {elder.he}|she] said. “{rabbit}’s just flopped.”

That was the word for it. A rabbit is frightened of nearly everything: of hawks, of carrier bags, of people who sneeze. But when she feels perfectly safe with somebody, over she goes. Flop.

“It’s the nicest thing a rabbit can say,” said {@owner}. “I had to wait four years for mine.”

{child} had known {rabbit} for three days, and was almost too proud to breathe.

# on-saturday
On Saturday {rabbit} was going in for the rabbit jumping. It’s just like show jumping, only you can carry the horse. [elder: {Elder.short} never ran if it could be helped|{owner} had a bad knee], so {child} was to run alongside with the lead. They practised every evening[sport:  while other people went out to {play sport}], and {rabbit} flew[athlete: , with a look in her eye like {athlete}]. Between the jumps she leapt straight up in the air and kicked out her back legs, just because it was fun.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was the loudspeaker.][pet.dog / pet.cat:  {Pet} had to watch through the window and made remarks.][pet.other:  Nobody knew if {pet} could jump, but then nobody asked.]

“You two are going to win,” said {@owner}.

# thump
But on Saturday evening, in the meadow[school:  behind {school}], it was all different. A hundred people stood [us: around | round] the course[city: , and it felt like the whole of {city}].[pet.dog:  {Pet} sat by the rope, on a lead.][pet.cat:  {Pet}, who hadn’t been asked to come, lay under the rope.] [friend: {Friend} had been lent the microphone|A loudspeaker crackled][music:  and played {music}]. And by the first jump stood the judge, who was tall to begin with, and on top of that wore a tall hat.

{child} put {rabbit} down at the start. {rabbit} didn’t jump. She went as flat as a pancake, with her ears along her back. Then she banged one back foot on the ground.

Thump.

“What does that mean?” whispered {child}.

“Danger,” whispered {@owner} across the rope. “She’s warning the others.”

“What others?”

# twelve-pancakes
Thump, went something over by the hutches. Thump, thump, thump, THUMP. Twelve rabbits were waiting there. Now all twelve stamped, and then all twelve went flat.

“Twelve pancakes,” said [friend: {friend} over ]the loudspeaker. “Oh dear.”

“One minute,” said the judge, looking at his watch, “and then I’m calling it off.”

{child} crouched down. “It’s all right,” {child.he} said. But that was in human, and {rabbit} stayed where she was, shaking so that the lead trembled. In rabbit, {child} only knew one word.

One word.

# one-word
{child} went over sideways in the grass, with arms and legs sticking out.

Flop.

“Dead?” said the judge.

“No,” said {@owner}. “Just flopped.”

{rabbit} lifted one ear. She looked at {child}.[pet.cat:  She looked at {pet}, flat in the grass.] Then she looked at the hundred people standing there, tall as houses, and down went the ear.

# you-too
“You too,” whispered {child} from the grass. [friend: 

“Lie down!” whispered {friend} into the microphone.|“Lie down!”]

[pet.dog: {Pet} knew that word and was down first. Flop. ][elder: {Elder.short} spread out a coat. Then {elder.he} toppled over, straight on to it. Flop.[elder2:  {Elder2} got half of it. Flop.]|{owner} looked at her knee. Then she toppled over, straight on to her side, in her best dress. Flop.][friend:  {Friend} was down already.][adult:  {Adult} went over without even asking why. Flop.] A man went over with his hot dog held straight up. Flop. And on it went, all along the rope, flop, flop, flop, till a hundred people lay in the grass with their legs sticking out.

One was still standing.

# judges-dont
“I’m the judge,” said the judge. “Judges don’t lie down.”

Thump, went {rabbit}.

A hundred people[pet.dog / pet.cat:  and {pet}] looked at him, sideways.

The judge sighed. He took off his hat. Then he toppled over, and since he was so tall, it took a while.

Flop.

# from-underneath
Now there was nothing left that was taller than a rabbit. {rabbit} sat up. She hopped across to {child} and sniffed {child.his} cheek, and her whiskers tickled, and {child} lay as still as still.

And then {rabbit} was off.[pet.dog:  {Pet} trembled, but stayed.]

She took the first jump, with her lead trailing, and the second and the third. After the fourth she jumped the judge[pet.cat:  and {pet}][friend: . “Not part of the course,” whispered {friend}. |, who [pet.cat: weren’t|wasn’t] part of the course. ]She took the fifth and the sixth, and at the finish she leapt straight up in the air and kicked out her back legs, just because it was fun. Nobody dared to clap. A hundred people waggled their toes[pet.dog: , and {pet} wagged].

“How did she do?” whispered [friend: {friend} into the microphone|{child}].

“I don’t know,” whispered the judge. “I only saw her from underneath.” He thought about it. “But from underneath she was faultless.”

# nobody-got-up
{rabbit} came back through the grass, taking her time, past one person after another[pet.dog / pet.cat:  and past {pet}]. At {child’s} tummy she stopped. And over she went.

Flop.

After that nobody wanted to get up. The grass was still warm, and the sun was going down behind the birches. {child} could feel {rabbit’s} heart, fast at first, and then slower and slower. Over by the hutches something went flop, very softly, twelve times.[pet.dog / pet.cat:  By the rope {pet} flopped too[pet.dog: , heavily].][friend:  “[pet.dog / pet.cat: Thirteen|Twelve] pancakes,” whispered {friend}.] {child} lay there, legs sticking out, eyes half shut.

“Dead?” whispered the judge.

{@Owner} lifted [elder: {elder.his}|her] head out of the grass and had a look.

“No,” [elder: {elder.he}|she] whispered. “Just flopped.”

# @owner
{owner}
## if elder
{elder.short}
