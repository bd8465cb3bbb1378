title: Next, Please
title: A Rhinoceros at the Optician’s
title: An Ant in a Hat
guest owner: Mrs Ogilvy (she), Mrs Lumley (she)
guest rhino: Douglas (he), Leonard (he)

% The optician is nobody’s mum: the children are allowed to help in the shop. The rhinoceros is he, the bird has no pronoun.

# somebody-wide
{owner} the optician had just turned the sign on the door to CLOSED, and {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were sitting on the counter polishing the last of the frames, when somebody tried to come in.

It was somebody wide. First the whole shop window went dark. Then a horn came through the door, without anyone having opened it, and after the horn came a large, grey, very worried face.

“I do beg your pardon,” said the rhinoceros. “Is this the optician’s? Only I’ve been in the barber’s already, and in the fish shop.”

{child} dropped seven frames. {Friend} dropped eight.

“It is,” said {owner}, who had never turned a customer away in her life. “But I think you’ll have to leave your back half outside.”

“Thank you,” said the rhinoceros. “I’ll try not to swish.”

# only-backs
His name was {rhino}, he told them, and he was forty, and wherever he went people ran away.

“They say I’m cross. I’m not. I just can’t tell what a thing is until I’m right up close, and I do so want to know, so I hurry.[sport:  There were some people on Tuesday who were going to {play sport}, and I’d have loved to watch. I saw them leave.]”

{child} and {friend} looked at each other. Imagine being in such a hurry to meet people, and only ever seeing their backs!

# the-chart
“Then we’ll test your eyes,” said {child}[age>=9: , who had seen {owner} do it a hundred times]. “What does it say on the top line?”

“I never learnt my letters,” whispered {rhino}.

But {friend} had already turned the chart over and found the fattest [us: marker | felt tip]. If you asked {child}, nobody [school: {at school} | in the class] could draw like {friend}, and quite possibly nobody in [city: {city} | the county]. {Friend.He} did an enormous banana at the top. Under that came a boot, and then an umbrella[pet: , and then {pet}, from behind], and right at the bottom, as tiny as tiny, a button, a strawberry and an ant in a hat.

“A cloud,” said {rhino}. “Another cloud. Fog. The rest, I think, is wall.”

# behind-the-ears
{owner} bit her lip.

“I haven’t got lenses that strong. And there isn’t a pair of frames in the world that would go round that head.”

All you could hear was a small voice, saying, “It’ll be all right, it’ll be all right, go home and have some grass.”

“Who was that?” said {friend}.

“Oh, that’s only my thoughts,” said {rhino}. “I hear them just behind my ears. Doesn’t everybody?”

But {child} was looking at the door. Over it, out in the last of the light, hung the sign of the shop[age>=9: : a pair of iron spectacles, as wide as a sofa, which had been there since {owner’s} great-grandfather’s day | , a pair of iron spectacles as wide as a sofa].

“{owner},” said {child} slowly. “Do you really need a sign?”

# cheese
So that was the frames. The lenses had to be big and thick and round as bubbles, and there had to be two of them. {Friend} shut {friend.his} eyes and went through everything made of glass that {friend.he} had ever drawn. Then {friend.he} ran. {Friend.He} crawled out between {rhino’s} front legs and shot across the square, and four minutes later {friend.he} came back with a glass cheese dome under each arm.[athlete:  {athlete} couldn’t have done it any faster, not with cheese domes.]

“From the cheese shop,” {friend.he} panted. “They say the cheese is quite happy in the fridge.”

# one-or-two
{owner} ground the glass until the sparks flew[music: , humming {@song} as she went]. {child} stood on the ladder, held up one dome after the other to {rhino’s} small eyes, and asked the question that opticians ask.

“Is it better like this? Or like this? One? Or two?”

“Two,” said {rhino}. “No, one. No, wait. Could I have two, but just a tiny, tiny bit more?”

So {owner} ground a tiny bit more.

# bottom-line
It was nearly bedtime before the spectacles were in place behind the horn, with a belt round the back.[elder:  The belt was {elder’s}. {Elder.He} had come to fetch them, and hadn’t got further than good evening.[elder2:  {Elder2} held the ladder.]] {rhino} kept his eyes shut. He didn’t quite dare.

“Bottom line,” said {child}.

{rhino} opened them.

“A button,” he said slowly. “A strawberry. And a … oh, my goodness. She’s wearing a hat!”

# reads-everything
After that he read everything.[age>=9:  He read the price list, and thought it beautiful, though it was only squiggles to him.][pet:  He asked who that was from behind, and sent {pet} his best wishes.] He saw that {friend} had ink on {friend.his} nose. He saw {child} holding {child.his} breath, and he saw {child} let it go. He saw that {owner} had one green eye and one that was nearer to brown, and he said so, and {owner} said she had been looking into people’s eyes for thirty years, and nobody had ever looked back.

# who-is-that
At last he backed out into the square, and caught sight of himself in the dark shop window. He saw the spectacles. He saw his horn. And just behind his ears, where the door frame had been in the way all evening, he saw a small brown bird with a red beak.

“Who’s that?” said {rhino}.

“It’s me,” said the bird. “I’m the one who says it’ll be all right.”

“Aren’t you my thoughts?”

“I never said I was. I’ve been riding up here for twelve years. I thought you were shy.”

{rhino} stood quite still. A tear rolled out under the spectacles, and through the cheese dome it was the size of an apple.

“Twelve years,” he said. “And all that time I thought I was alone and wise.”

The bird moved up and settled on the horn, right between the lenses, where they could see each other.

# carefully
{child}[elder: , {friend}, {elder.short}[elder2: , {elder2.short}] |  and {friend}] and {owner} stood on the step, where there wasn’t a sign any more, and waved.[adult & !elder:  {Adult}, who had come for them, waved too, to be on the safe side.] {rhino} set off across the square. He didn’t go fast, because there was so much to look at. {@at-the-edge} The rhinoceros stopped in front of it. He lowered his head and looked at it for a long time, from both sides.

Then, very carefully, he went round.

# @at-the-edge
At the far side, where the cobbles ended, a dandelion was growing.
## if season.winter
At the far side, where the cobbles ended, stood a snowman no bigger than a cup.

# @song
{music}
