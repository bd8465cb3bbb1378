title: And Do You Know What?
title: The Hen Who Went to Buy a Hat
title: The Bicycle That Lay Down
guest holder: Mr Bell (he), Mr Penny (he)

% Rule: a bicycle that is curious doesn't fall over. Who holds the saddle (@h): the grown-up, else the neighbour.

# it-lay-down
The [us: training wheels | stabilisers] were gone, and in the park {child’s} bicycle lay down. It lay down in the gravel. It lay down in the hedge. As soon as {child} got on, it lay down, and {child} lay there, too.

{child} wanted to ride like the big children[friend: , like {friend}[!friend.known: , {child.his} best friend,] who was riding round and round]. With gravel on both knees, {child} was so cross that {child.his} chin trembled.

“Stupid bicycle,” said {child}.

“You’re nearly there,” said {@h-who}, and went to look for a [us: Band-Aid | plaster].

# two-pillows
{child} stayed on the ground, with {child.his} helmet on. “Why do you keep on lying down?” {child.he} asked the front wheel.

“Because I’m sleepy,” said the bicycle.[age>=5: 

{child} stared at it. “Have you always been able to talk?”

“I’ve always been asleep. | “]Those little wheels were like two pillows.” The bicycle yawned so that its bell went ting. “And nothing ever happens.”

“You can’t lie down when I’m on top!”

“Then I’d have to be curious,” said the bicycle. “A bicycle that’s curious doesn’t fall over. Do you know anything exciting?”

# a-hen
{child} got the bicycle up, and got on.

“There was a hen,” {child.he} said, “who wanted a hat.”

“A hen?” said the bicycle, and stood up straight.

“She went into the shop. And do you know what she said?”

“No, what?” said the bicycle, and it began to roll, to hear better.

“She said, ‘Good morning.’”

“I see,” said the bicycle, and it lay down in the hedge.

{child} spat out a leaf. It wasn’t enough to have an answer. You had to have another question, before the answer ran out.

# who-was-it-for
Now {@h} came with the [us: Band-Aid | plaster], and held on to the saddle. {child} started again.

“The man got out every hat he had. But the hen shook her head. And do you know why?”

“No, why?” said the bicycle, and off they rolled.

“They were too big! She wanted the smallest hat in the world. And do you know who it was for?”

“No, who?”

“Yes, who?” puffed {@h}, running behind.

[friend: “Who?” shouted {friend}, riding in closer.

]“That was a secret,” said {child}. “[age>=5: She only said, ‘I’ll pay you two feathers.’ ]And do you know what the man did then?”

“No, what?” said the bicycle.

“Wait!” shouted {@h}. “What did he do?”

{child} looked round. Far away stood {@h}, with a hand on each knee.

Nobody was holding the bicycle.

# nothing-left
{child} was riding it! And that was such a surprise that the whole hen went out of {child.his} head.

“Well?” said the bicycle. “What did the man do?”

“He … he …” said {child}. {child.He} looked down at the front wheel, but down there it was all gravel, gravel, gravel.

“Oh, was that the end?” murmured the bicycle. Ting, it yawned. It wasn’t curious any more. It leaned towards the hedge, and {child’s} tummy went cold.

# the-bus
By the front wheel nothing was happening. So {child} looked up. Far ahead, at the end of the path, a bus went by.

“The bus!” shouted {child}. “The man wrapped up the hat, and the hen took the bus home! And do you know who was driving it?”

The bicycle woke up with a jerk. “No, who?”

“A goose!”

The bicycle went as straight as a ruler. Now {child} only looked ahead, and the story came all by itself.

“[elder: Behind the goose sat {elder}[elder2:  and {elder2}], and the hen got a lap to sit on! ][pet: And under the seat lay {pet}, without a ticket! ][city: They drove right through {city}! ][school: They drove past {school}, and everybody waved! ][sport: Everybody was going to {play sport}, except the hen! ][athlete: On the side of the bus was a picture of {athlete}, as big as a door! ]All the way home the hen kept the hat under her wing. And do you know who sat next to her?”

“No, who?”

[friend: “Me!” shouted {friend}, who was riding just behind.

“That’s right!” shouted {child}.|“Another goose!”]

The bench flew past. The bicycle went ting from pure joy[music: , more or less to the tune of {music}], and not once did it think of lying down.

# tonight
Where the path ended, {child} squeezed the brake.

“Then the hen got home,” {child.he} said, slower and slower. “There was somebody lying under a blanket. She got out the hat. And do you know who she put it on?”

“No, who?” said the bicycle.

{child} put both feet on the ground. “You’ll find out tonight.”

“Tonight?” said the bicycle. It was so upset that it stood bolt upright.

“Tonight?” said {@h}, who had just caught up.

So that day the bicycle was wide awake until supper.

# the-end
In the evening the bicycle had to be locked up. {child} bent down to its bell, and {@h} held the door open, and listened.

“The hen lifted the blanket,” said {child}. “It was her egg, and it had been so cold at night. So she put the hat on it. It was just the right size.”

“An egg,” said the bicycle. “I’d never have guessed.”

“Nor would I,” said {@h}, who had thought of nothing else all day.

“The end,” {child.he} whispered.

And then the bicycle was allowed to lie down.

# @h
{holder}
## if adult
{adult}

# @h-who
{holder} from next door
## if adult
{adult}
