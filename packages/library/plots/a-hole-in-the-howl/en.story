title: A Hole in the Howl
title: Just the Lips
title: The Wolf and the Choir
guest friend: Nadia (she), Oscar (he)
guest leader: Mrs Potts (she), Mrs Finch (she)

% The rule: wolves never sing the same note. If all sing one, many sound like one; if each has another, few sound like hundreds.

# only-the-lips
Beside a broken bus in the woods stood {child}, pretending to sing. The driver had gone into the fog to find help, and [school: the choir from {school}|the school choir] was practising while they waited.

But {child} was only moving {child.his} lips. It had been like that for two years, ever since {leader}, who led the choir, had said, “A little softer, dear.” Then it was a little softer still, until there was nothing left to soften. {child} always came down just beside the note, you see, like somebody missing a chair.[pet.dog:  Only {pet}[!pet.known: , {child.his} dog,] had ever howled along.][pet.cat:  Even {pet}[!pet.known: , {child.his} cat,] used to leave the room.][pet.other:  Even {pet} used to go and dig a hole.]

Nobody knew but {friend}[friend & !friend.known: , {child.his} best friend], who sang loudly enough for two. At seven they were to sing on a stage[city:  in {city}].[elder:  {Elder} would be in the front row already[elder2: , with {elder2}].]

# who-is-it
They did [music: {music}|the winter song] once more, so cleanly that they sounded like one single voice. Then a wolf stepped out of the fog.

She was grey and wet and much bigger than you’d think. In three seconds {leader} was lying on the roof of the bus. The others stayed, because their legs wouldn’t go, and the wolf came along the row.

“Who isn’t joining in?” she said.

Nobody answered.

“There’s a hole in you. I could hear it across the marsh. One of you is keeping quiet. Who?”

{friend} was so careful not to look at {child} that everyone knew who it was.

“It’s me,” said {child}. “I only move my lips.”

“Lips,” said the wolf, “are for licking.”

The whole row took a step backwards.

# never-the-same
“Now listen. Wolves never sing the same note. If somebody takes mine, I move. That’s why three of us sound like twenty. There are twenty of you, all singing the same one, so you sound like one.”

“But that’s how it should be,” said {leader}, from the roof. “It’s called blending.”

“It’s called a waste,” said the wolf.

{child} saw that she was holding her tail tight up under her stomach. “Where are your others?”

The wolf looked away. She had lost her pack in the fog, she said at last, and had howled since this morning. But she was only one, and one doesn’t carry over the lake.

“I need a pack,” she said. “Just for a while.”

“We need a driver,” said {child}. “He’s been gone for two hours. I think he’s lost, too.”

# too-pretty
So the choir had to learn to howl.

“From the stomach,” said the wolf. “You in the [athlete: {athlete} shirt|hat], that was much too pretty. [age>=9: You there, you sound like a church.] Once more, and one note each!”

They started in twenty different places, but they had practised every Tuesday for years, and little by little they all slid on to the same note. It sounded perfectly lovely.

“Ugh,” said the wolf.

“Sorry,” said the choir.

“You’re doing it again!”

“We can’t help it,” said {friend}. “It’s how {leader} taught us.”

[age>=9: Up on the roof {leader} looked proud, and then she looked as if she wasn’t sure that she should.]

# the-dark
Then the lights of the bus went out, and the fog turned black. [age>=9: Nobody in the world knew where they were.]

The wolf sat down with her back to them. She pricked up her ears, first one way and then the other, and laid them flat.

“No,” she said. “Nobody’s answering.”

{child} sat down beside her. The wolf smelled of wet wool, and she was trembling, but you had to be close to see it.

“Well, fill in the hole,” she said. “Since it’s you.”

“I can’t. I sing wrong.”

“Wrong?” asked the wolf, who had never heard the word.

“Beside it. Not where the others are.”

[age>=9: The wolf slowly turned her head.]

“You can stay where the others aren’t?” she said. “All the time? Without practising?”

“Yes,” said {child}.

“And you’ve been hiding it?”

# beside-it
{child} stood up. [age>=9: Two years is a long time to be quiet, and {child.he} couldn’t be sure that there was any voice left.]

“Go on,” whispered {friend}, and took hold of {child.his} hand.[sport:  “When we {play sport} they can hear you for miles.”]

So {child} breathed in, right down to {child.his} stomach, and howled.

It came down beside the note. It came down so far beside it that {friend} had to move along a note to make room. Then the next one had to move along, and the next, just as when somebody squeezes in on a full bench, until the whole twenty had one each. And then the wolf put back her head and took the last one, at the very bottom.

The windows of the bus rattled. It was the ugliest thing they had ever sung, and nobody wanted to stop.

When their breath ran out they stood and listened.

A long way off, on the far side of the lake, somebody answered.

# an-answer
The wolf said nothing. But her ears flew up, and her tail began to beat.

From the other direction came the driver, on a tractor.

“I’ve been walking in circles,” he called. “Then I heard you. Two hundred of them, I thought. A man can walk towards that.”

The wolf was already on her way, but she looked up at the roof of the bus.

“Put that one in the middle,” she said, with a nod at {child}. “That’s where you’ll need it most.”

# in-the-middle
They were an hour late, and {leader} put {child} in the middle. They sang as cleanly as they had practised until the last verse. Then she leaned forward. “And now as we did in the woods,” she whispered.

People turned round to see where all the others were standing.[elder:  “I heard you,” said {elder} afterwards.[elder2:  “So did I,” said {elder2}, “and I can’t hear a thing.”]]

On the way home the driver stopped beside the lake. {child} went out on to the step and sang one long note over the water, just where nobody else ever was.[pet.dog:  At last {pet}, at home, would have somebody to howl with.][pet.cat:  {Pet}, at home, would have to get used to it.][pet.other:  {Pet}, at home, would have to get used to it.]

The answer came from the other side. There might have been five of them, or only three, but they sounded like a hundred, and there wasn’t a hole in them anywhere.
