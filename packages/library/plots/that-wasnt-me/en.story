title: That Wasn’t Me
title: Echoes Come Afterwards
title: A Goose in a Drainpipe

% Rule: one asks and one answers; one on its own is only half an owl.

# the-steps
Every evening {elder} went out on the steps of the hut by the lake, cupped both hands and called to the owl, and every evening {child} was so ashamed that {child.he} put up {child.his} hood.

Hoo. Hoo-hoo-hooo.

Nobody answered. There was an owl, because they’d seen her on the other side of the bay. She sat in a hollow oak with her eyes shut, like somebody who isn’t in to salesmen.

“She’s meant to say ke-wick,” {elder} told {friend}[!friend.known: , {child’s} best friend,] who was there for the whole week. “One asks and one answers. One on its own is only half an owl.”

When {child} was little {child.he} had stood on the steps as well, and been the other half. Then {child.he} had started to hear what it sounded like. Now {child.he} sat indoors, and wished that {elder.short} could at least do it quietly. [elder2: “Somebody answer, for pity’s sake,” said {elder2} behind the crossword.]

# kivitt
On the third evening an answer came out of the dark. Ke-wick, it said, just once. {Elder} came in and danced round the table with the tea towel[music: , to {@song}][pet.dog: , with {pet} barking along behind][pet.cat: , until {pet} moved to the top of the cupboard].

“She answered,” said {elder.short}. “Did you hear that? She answered me!”

“That’s brilliant,” said {friend}, who was just coming in from the woodshed with one small log.

The next evening it happened again. [pet.other: They had to ring home so that {pet} could be told. ]{Elder} went about looking like somebody who’s had a letter.

## or
On the third evening, while {friend} was brushing {friend.his} teeth out at the pump, an answer came out of the dark. Ke-wick. {Elder} sat straight down on the steps.

[adult: “You’ve got to hear this,” {elder.he} told {adult} on the phone. “She answered me!”|“Did you hear that?” called {elder.he}. “She answered me!”]

[pet.dog: {Pet} howled along. ][pet.cat: {Pet} came and rubbed against the steps, and said something too. ][pet.other: “Wait till {pet} hears about this,” said {child}. ]

“Well done,” said {friend}, and put down a perfectly dry toothbrush.

She answered the next evening too, and {elder.short} [music: hummed {@song}|whistled] all through breakfast, which nobody had heard before.

# no-big-deal
On the fifth evening {child} and {elder} were doing the dishes.

“I know it’s you,” said {elder.short}, in a low voice.

“What?”

“An owl doesn’t sneeze.” Down in the soapy water {elder.short} found {child’s} hand and held it. “I thought you’d got too big for me. It’s the nicest thing anybody’s ever done, and I shan’t say a word to {friend}.”

{child} knew exactly what to say to that. But the hand was so warm, and it was so long since they’d stood like this.

“Oh, well,” said {child}.

The good thing about oh well is that it isn’t a lie. The bad thing is that it isn’t anything else either.

“Tomorrow’s the last night,” said {elder.short}. “Let’s walk round to the oak, you and I, so that I can hear you close up.”

# the-woodshed
“It’s you,” {child} said to {friend}, behind the woodshed.

“I was only going to do it once. But then your {elder.short} was so happy.”

“Why did you do it at all?”

“Because nobody answered! Night after night. It was like watching somebody stand there with their hand up for a high five.”

That went home. {child} had been sitting at the window, looking at that very hand.

“{Elder.short} thinks it’s me.”

“Did you say it was?”

“I said oh well.”

{Friend} looked at {child.him} for a long time. “Then you’ve taken my owl.”

“It’s my {elder.short}!”

“Then you could have answered.”

In the end {friend} sighed, and showed {child.him} where to put {child.his} thumbs. {child} blew. [sport: There was plenty of breath, because {child} liked to {play sport}. ]It sounded like a goose in a drainpipe.

“You’d better pretend,” said {friend}, after quite a lot of laughing. “I’ll answer from the steps. It’s not far over the water.”

## or
{Friend} was down on the jetty, practising, with {friend.his} back to the hut. Ke-wick. Ke-wick.

“So it’s you,” said {child}.

{Friend} jumped. “Are you cross?”

“{Elder.short} thinks it’s me.”

“Oh. What did you say?”

“Oh well.”

“Oh well,” said {friend}. “I’ve been standing in nettles, night after night, and you said oh well?”

“Nobody asked you to. It’s my {elder.short}!” It came so fast, and it was so jealous, that it frightened {child.him}. “Why did you even answer?”

“How could you not?” said {friend}. “It’s like somebody holding their hand up for a high five, and everyone looking the other way.”

That went home. For a bit they just stood there. Then {child} felt {friend’s} hands round {child.his} own.

“Thumbs together. Blow.”

[sport: There was plenty of breath, because {child} liked to {play sport}. ]It sounded like a goose in a drainpipe, and two ducks took off.

“Right,” said {friend}, and wiped {friend.his} eyes. “You pretend, and I’ll answer from the steps. It’s not far over the water.”

# the-echo
On the last night {child} and {elder} stood under the oak. Straight across the bay they could see the lamp on the steps, and under the lamp stood {friend}[elder2:  with {elder2}].

{Elder.short} called. {child} cupped {child.his} hands, but before {child.he} had even taken a breath the answer came, loud and clear, from the other side of the water. Ke-wick.

“That was a long way off,” said {elder.short}.

“It was the echo,” said {child}.

“Echoes come afterwards.”

{child’s} face burned in the dark. “It’s {friend},” {child.he} said. “It’s been {friend} the whole time. I sat indoors and was ashamed, and then I let you think it was me.”

“I see,” said {elder.short}, and that was all. Then {elder.he} put {elder.his} hands in {elder.his} pockets. It looked as if {elder.he} had packed them away.

# hand-up
Ke-wick, came the call from the steps. {Friend} couldn’t know. Ke-wick.

Nobody was asking. Ke-wick, once more, and this time it didn’t sound so sure. {Elder.short} didn’t move.

And {child} thought, now it’s {friend} who’s standing there with a hand up. {child.He} knew exactly what it was going to sound like, and that the whole lake would hear. [athlete: {Athlete} had surely never sounded like that. ]{child.He} put {child.his} thumbs to {child.his} mouth and blew anyway.

The goose flew out of the drainpipe and away across the water. Over on the steps {friend} laughed so loudly that there was an echo, and it was a real one, because it came afterwards.

{child} blew again, and again. Then something beside {child.him} began to shake. It was {elder’s} shoulders.

“You’ve got draughty thumbs,” said {elder.short}, wiping away a tear. “You always did have.” And two big hands came up out of their pockets and went round {child’s}, so close that there wasn’t a gap left anywhere. “Now.”

{child} blew. It was {child’s} breath and {elder’s} hands, and together they were an owl. Hoo. Hoo-hoo-hooo.

# that-wasnt-me
Ke-wick.

“Nice one, {friend}!” called {child}.

“THAT WASN’T ME,” called {friend}.

They looked up. On the branch above them sat the owl, with her eyes wide open, looking at them like a neighbour who’s come out in her [us: bathrobe | dressing gown] to tell you what time it is.

“One fool on the steps she can put up with,” whispered {elder.short}. “But here’s somebody asking under her own oak, and somebody answering. She thinks we’re moving in.”

Then she took off. You couldn’t hear a feather. She went out over the bay, towards the lamp.

“She’s here,” they heard from the steps. “She’s on the roof. She’s looking at me.”

“Well, answer her,” called {elder.short}.

It took a moment.

“Ke-wick,” said {friend}, very politely.

## or
Ke-wick.

“THAT WASN’T ME,” called {friend}, right across the bay, before anybody had time to ask.

Slowly, they looked up. On a branch, so near that they could have touched it, sat the owl, with her eyes wide open and every feather on end. She looked like somebody who’s been woken up by a trombone.

“I’ve been calling from the wrong side all along,” whispered {elder.short}. “Here’s somebody asking in her own front garden, and somebody answering. She thinks we’re a couple, moving in.”

The owl took off without a sound, swept down low over their heads, and was gone with {elder’s} hat. Halfway across the bay she let go of it. Plop.

“What was that?” called {friend}.

“My hat,” called {elder.short}. “She answered me, and then she took my hat.”

It sounded like the best thing that had ever happened.

# answered
“It’s {friend} who can do it,” said {child}, as they walked back round the bay. “I sound like a goose.”

“I was fond of the goose,” said {elder.short}. “The goose was you.”

Back at the steps, {elder.short} held up a hand, the way you do for a high five. {Friend} hit it so hard that it echoed.

On Monday {child} and {friend} were sitting on a crowded bus[city:  through {city}][school: , on the way to {school}], when {child’s} phone rang. [adult: {child} thought it was {adult}, and put it on speaker.|{child} put it on speaker by mistake.]

Hoo, said the phone. Hoo-hoo-hooo.

Everybody turned round. {Friend} held {friend.his} breath and looked at {child}, who could feel a blush beginning, deep inside {child.his} hood. Then {child.he} pushed the hood down.

{child.He} took a breath, cupped {child.his} hands, and answered.

## or
At the bottom of the steps stood {friend}, looking at the ground.

“I’m sorry I tricked you,” said {friend}.

“You answered,” said {elder.short}, holding up a hand, the way you do for a high five. {Friend} hit it so hard that it echoed.

“And I sounded like a goose,” said {child}.

“You did,” said {elder.short}. “But it was my goose.”

On Monday {child} and {friend} were standing in the [us: line | queue] at the baker’s[city:  in {city}][school: , with half of {school} behind them], when {child’s} phone rang. [adult: {child} thought it was {adult}, and put it on speaker.|{child} put it on speaker by mistake.]

Hoo, said the phone. Hoo-hoo-hooo.

The whole [us: line | queue] turned round. {child} could feel a blush beginning, deep inside {child.his} hood, and would have liked to climb in after it. Then {child.he} pushed the hood down.

{child.He} took a breath, cupped {child.his} hands, and answered.

# @song
{music}
