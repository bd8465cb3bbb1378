title: Hours of What?
title: My Other Puddle
title: The Loudest Mine

% Rule: in the troll's wood a thing belongs to whoever shouts MINE loudest. OURS has to be shouted by more than one.

# the-word
{child} and {elder} were off to the big stone in the wood, to eat their sandwiches. {Friend}[!friend.known: , {child’s} best friend,] had come too, and {elder.short} held one of them by each hand all the way.

{Friend} was first up on the stone.

“{Elder.short}, look!” {friend.he} shouted.

{child} stopped dead. “That’s not your {elder.short}.”

“I know,” said {friend}. “But it’s what everybody says.”

“Well, you can’t.”

“I answer to it all day long,” said {elder.short}, getting out the sandwiches. “It doesn’t wear out.”

{Friend} broke {friend.his} sandwich in half, the way {friend.he} always did, and gave {elder.short} the bigger bit.

That made {child} jealous. It was like having a hedgehog in {child.his} tummy.

## or
{child} and {elder} were off to the big stone in the wood, to eat their sandwiches. {Friend}[!friend.known: , {child’s} best friend,] had come too, and {elder.short} held one of them by each hand all the way.

When they got there, {friend} found a frog.

“{Elder.short}, look!” {friend.he} shouted.

{child} stopped dead. “That’s not your {elder.short}.”

“I know,” said {friend}. “But what am I supposed to shout?”

“Shout ‘excuse me’.”

{Elder.short} looked at the frog for ages. And when they sat down to eat, {friend} broke {friend.his} sandwich in half, the way {friend.he} always did, and gave {elder.short} the bigger bit.

That made {child} jealous. It was like having a hedgehog in {child.his} tummy.

# mine
{child} grabbed hold of {elder’s} coat.

“{Elder.He} is MINE!” {child.he} yelled.

A fir cone fell off a tree, it was so loud. [school: {At school} they’d have put their fingers in their ears. ][athlete: Nobody yells like that, not even when {athlete} comes past. ]

Then a troll stood up behind the stone. He had moss on his head, and a nose like a cucumber.

“My cone,” said the troll, picking it up. “My stone. My puddle.” He stamped in it. “My other puddle. Who’s shouting mine in my wood?”

“Me,” said {child}. “Because that’s my {elder.short}.”

The troll bent down and sniffed {elder.short} all over. “It must be very good,” he said, “if you yell like that. And here there’s only one rule. Whoever shouts MINE the loudest gets the thing.”

He pointed at {child’s} sandwich.

“MINE!”

It was like a train going by, and the sandwich shot straight into his mouth. Then he pointed at {elder.short}.

“MINE!”

And he tucked {elder.short} under his arm like a rolled-up rug, and off he went.

“Now look here,” said {elder.short}. “I’ve got coffee in this bag. Keep me level.”

# the-heap
Behind the stone the troll had a heap of everything he’d ever shouted for. It was mostly boots, with a bathtub on the top, and he sat {elder.short} down in the bathtub.

“I’ve had worse seats,” said {elder.short}. [elder2: “But {elder2} will be wondering.” ]

{child} stood at the bottom of the heap. [sport: You need good lungs to {play sport}. ]“MINE!” {child.he} shouted.

“MINE!” shouted the troll, and all the birds moved one tree along.

[pet.dog: “MY DOG!” the troll went on. But {pet}, who was {child’s}, smelled the troll’s tail, sneezed, and lay down on {friend’s} feet.

][pet.cat: “I’m glad {pet} stayed at home,” said {child}. “But then a cat isn’t anybody’s.”

][pet.other: “I’m glad {pet} stayed at home,” said {child}.

]“{Child’s}!” shouted {friend}, to help, with a jump in the middle.

“Doesn’t count,” said the troll. “It’s got to be mine.”

## or
Behind the stone the troll had a heap of everything he’d ever shouted for. It was mostly boots, with a bathtub on the top, and he sat {elder.short} down in the bathtub.

“What a view,” said {elder.short}. [elder2: “{Elder2} should see this.” ]

{Friend} pulled out a boot with a hole in the toe. “Shout in this,” said {friend.he}.

{child} stuck {child.his} whole mouth in it. [sport: You need good lungs to {play sport}. ]“MINE!” It sounded like a cow, and it smelled of somebody’s old sock.

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] smelled the boot as well. Then {pet.he} lay down on top of it, and didn’t shout anything at all.

][pet.cat: “I’ve got {pet} at home,” {child} panted. “Nobody can shout for a cat.”

][pet.other: “I’m glad {pet} stayed at home,” said {child}.

]“Nice cow,” said the troll. “MINE!”

And all the birds moved one tree along.

# a-peep
So {child} took a breath right down to {child.his} shoes.

“MIIIIIINE!”

It made a whole tree shake. {child.He} tried it again.

“Peep,” said {child}.

{child.He} coughed. “Peep.”

{child.His} voice was all used up.

The troll laughed till his moss jumped. “Peep!” he said. “So now {elder.he} is mine. Today, and tomorrow, and on Christmas Day.”

The tears came. {child} pulled at {friend’s} sleeve.

“You shout,” {child.he} whispered.

“Shout what?” said {friend}. “{Elder.He} isn’t mine. You said so.”

# two-hands
{child} looked up at the bathtub. {Elder.short} was reaching down over the edge with both hands. One was for {child}. The other one was for {friend}.

They’d held those hands all the way here, and both of them were warm.

So {child} took hold of {friend’s} hand.

“Say it,” {child.he} whispered. “Say {elder.short}.”

“Am I allowed?”

{child} nodded till the tears flew off.

“{Elder.short},” said {friend}, not very loudly. And the hedgehog in {child’s} tummy put its prickles down.

“Now {elder.he} is ours,” whispered {child}. “Shout that!”

“OURS!” shouted {friend}, and {child} peeped it too.

The troll scratched his moss. “Hours?” he said. “Hours of what?”

“Not that sort,” said {friend}. “Ours! It’s like mine, only there’s more of you.”

“I’m still the loudest,” said the troll. “MINE!”

And so he was. Two people aren’t enough when one of them is a peep.

# three-voices
Then {elder.short} stood up in the bathtub.

“I’m shouting as well,” {elder.he} said. “It’s me it’s all about.”

The troll stared. Nothing in the heap had ever wanted to shout before.

{Elder.short} lifted up both arms, like somebody with a choir. [music: It was how they always began {@song}. ]“Big breath. Wait for me. And now!”

“OOOOOURS!”

{Friend} shouted till {friend.his} hair stood up. {Elder.short} shouted till the bathtub rang like a bell. And over the top of it all, like a whistle, went {child’s} peep.

The troll sat down with his bottom in his other puddle. The boots began to slip, and the bathtub came sailing down the heap with {elder.short} in it, right up to {child’s} toes.

“Not a drop spilled,” said {elder.short}, patting the bag. Then {elder.he} hugged them both at once. [city: And in {city} people looked at the clock, and wondered who’d been shouting about hours. ]

# on-the-stone
The troll stayed where he was, in the puddle. “I can’t shout that word,” he said. “There’s only one of me.”

{child} and {friend} moved apart a bit on the stone, and the troll climbed up between them. “Our … stone,” he said, to see what it tasted like.

There was one sandwich left. {child} broke it in half and gave {friend} the bigger bit. And {friend} gave it to the troll.

“{Elder.short}, look,” said the troll, with butter all along his cucumber.

{Elder.short} looked. {Friend} looked at {child}. And {child} thought about it for quite a while.

“Only on Thursdays,” {child.he} peeped.

## or
The troll stayed where he was, in the puddle. “I can’t shout that word,” he said. “There’s only one of me.” Then he looked at the bathtub. “Can you ride in it?”

“It’s yours,” said {friend}.

“Ours,” peeped {child}.

So the four of them pulled the bathtub back up the heap, and the troll got in. It was a squeeze around the bottom. {child} and {friend} pushed.

“{Elder.short}, look,” said the troll, and away he went.

{Elder.short} looked. {Friend} looked at {child}. And {child} thought about it for quite a while.

“Only on Thursdays,” {child.he} peeped.

# our-other-puddle
They walked back with {elder.short} in the middle. [adult: {adult} was waiting at the bus stop, and asked about {child’s} voice.

“I used it up,” peeped {child}. “I was shouting the wrong word.”

]Away in the wood they could hear the troll, practising. “Our stone,” he was saying. “Our puddle.”

He had a think.

“Our other puddle.”

## or
Back home on the sofa {elder.short} sat in the middle, where there was enough of {elder.him} for both sides. [adult: “What’s happened to your voice?” asked {adult}.

“I used it up,” peeped {child}. “I was shouting the wrong word.”

]{Friend} was nearly asleep, with {friend.his} cheek on {elder’s} arm. {child} had the other one, and both of them were warm.

“{Elder.short},” mumbled {friend} in {friend.his} sleep.

{child} let {friend.him} say it. It was Thursday, after all.

# @song
{music}

# picture 2
At the troll’s heap.

# picture 3
Just when two shout the same word.
