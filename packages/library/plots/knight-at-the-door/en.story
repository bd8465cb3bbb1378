title: The Knight at the Door
title: Three Days for Victoria
title: Forty Ladies
guest baker: Mr Crumpton (he), Mr Larder (he)
guest palm: Mrs Pym (she), Mrs Nash (she)

% The knight may never go before a lady (or a gentleman). The child is neither, but {age}, and says so from the start.
% @noble is what the knight calls the child, @im-not what the child answers. Victoria is a cake.

# one-lady
The knight had only meant to hold the door for one lady.

That was at ten o’clock. Now it was twelve, and he was still standing outside {baker’s} cake shop[city:  {in city}] with his hand on the door, and along came {child} to buy a loaf of bread[elder:  for {elder}[elder2:  and {elder2}]].

He was a real knight. He was iron from top to toe, and his horse was tied up at the bike rack.[pet.dog:  {Pet}[!pet.known:  the dog] sat down next to it and pretended that they were the same size.]

“After you, {@noble},” said the knight.

“{@Im-not},” said {child}. “I’m {age}.”

The knight bowed all the same. When he bowed, his visor fell down, clank, and when he straightened up he had to push it open again, squeak.

# the-green-one
“Aren’t you going in?” asked {child}.

“I long to,” said the knight. “I have ridden three days for Victoria.”

“Who’s Victoria?”

The knight gazed in through the window. On the counter stood a Victoria sponge.

“The one with the jam,” he said. “But a knight never goes before a lady[!child.she:  or a gentleman].”

# walking-past
And here behind {child} came {palm} already. She had only been walking past. But when a knight holds a door for you, in you go.

Clank. Squeak.

And once {palm} was in, she could hardly come out with nothing. She bought a slice of Victoria sponge.

“Seven slices left,” said the knight outside.

# violins
Two girls with violins came out of the music school[music: , where they’d been practising {music}]. They only went in to see him bow.[school:  {child} knew them from {school}.] Clank. Squeak. They had a slice each.

“Five,” said the knight.

Then there was a mother with twins in a [us: stroller | pushchair]. The knight bowed to the mother, and to the first twin, and to the second twin. Clank, clank, clank. That was three slices.

“Two.”

# not-before
{child} stood inside in the [us: line | queue] for bread[friend:  with {friend}[!friend.known: , {child.his} best friend]], and saw it all. The door had been open for two hours, and it was like a fridge in there. Behind the counter {baker} had put on a woolly hat.[pet.cat:  It made {child} think of {pet}[!pet.known:  the cat], who could also stand in a door for as long as you like.][pet.other:  {child} was glad that {pet} was at home in the warm.]

“Why doesn’t he just come in?” said {baker}.

“He’s not allowed,” said {child}. “Not before a lady.”

An old man came along with a dog. The dog was a lady, so the knight bowed to the dog. The old man bought a slice, and that left one. It was a single slice, with the strawberry on top.

# the-bus
But now there was nobody on the [us: sidewalk | pavement]. The knight looked to the right. He looked to the left. He pushed his visor up as far as it would go, and lifted one iron foot over the doorstep.

And a bus turned the corner.

It was a big red bus, and on the side it said Ladies’ Choir. The doors opened. A lady in a hat got off, and then another, and then another. There were forty of them.

“Look, girls!” cried the first. “A knight! And cake!”

The knight looked at the ladies. He looked at the last slice. Then slowly he took his foot back out again, and began to bow.

# nobody-for-him
It gave {child} a tummy ache. There were going to be forty bows, and the very first lady would buy the very last slice. Three whole days he had ridden! They had all walked past him, and they had all said thank you. But nobody had held the door for the knight.

{child} left the [us: line | queue][friend: , where {friend} kept the place,] and ran out on to the step. {Child.He} took hold of the door handle with both hands, next to the iron glove. It was a heavy door.[athlete:  It would have been heavy for {athlete}.] {child} put {child.his} back against it.

“Let go,” {child.he} said. “I’ve got it.”

“But …”

“After you, noble knight.”

Nobody had ever said that to the knight before. You could tell. He stood quite still.

# from-the-start
“I can’t,” whispered the knight. “A knight never goes before a lady[!child.she:  or a gentleman].”

“{@Im-not},” said {child}. “I’m {age}!”

The knight opened his mouth. He shut it again. It was true. {child} had been saying so from the start.

# stop
“But what about them?” said the knight, with a nod at the forty hats.

{child} turned to face the choir. The door was pushing at {child.his} back, and {child.his} legs shook a bit, but {child.he} shouted[sport: , the way you shout when you {play sport},] so that they heard it as far as the bus:

“STOP! It’s the knight’s turn! He’s been holding this door since ten o’clock!”

The ladies stopped. They looked at {child}, and at the knight, and at the single slice.

“And about time too,” said the first lady. “We’ll wait, girls.”

# one-please
So the knight went in. He went across the floor with steps like thunder, while forty ladies held their breath, and stopped in front of the counter.

“One Victoria, please,” he said.

# half-each
They sat down on the bench outside, {child} and the knight, with the plate between them and the loaf in a bag. The choir had gone in to buy buns. They were all holding the door for each other, so it took a while.

The knight cut the slice exactly in two with the smallest dagger he had. He gave {child} the strawberry.[friend:  {Friend} got the crumbs, and a go with the visor.] Then the knight ate, with a spoon, through his visor, and for a long time there was nothing to be heard from in there.

“Was it nice?” asked {child}.

“It was worth all three days,” he said.

# went-first
When the plate was empty they went to give it back. The knight got to the door first. He opened it wide, bowed lower than he had ever bowed, clank, and said:

“After you, {@noble}.”

“I’m {age},” said {child}.

But {child.he} went first.

# @noble
noble sir
## if child.she
noble lady
## if child.name
noble lady or gentleman

# @im-not
I’m not a sir
## if child.she
I’m not a lady
## if child.name
I’m not either of those
