title: Just as It Was
title: There Was No Bang
title: One Word Too Many
guest friend: Isla (she), Callum (he)

% Rule: one word too many, and it isn't the one who did it any more.
% {wish.is} is what happened, after 'it': ran away, laid a blue egg.

# on-the-wall
On the wall by the square sat {a wish}, getting {wish.his} breath back.

“Are you the one who {wish.is}?” asked {child}.

“Yes,” said {the wish}. “This morning. Nobody saw.”

{child} had never heard anything so good. “Can I tell everybody?”

{The wish} thought about it. “Only if you tell it just as it was,” {wish.he} said. “One word too many, and it isn’t me any more.”

“I promise,” said {child}, and when {child.he} said it, it was true.

# a-bang
The first person {child.he} met was {friend}[!friend.known: , {child.his} best friend].

“{The wish} {wish.is}!” said {child}.

“Oh,” said {friend}.

Only that. Oh. And {child}, who’d run all the way, did so want it to be more than an oh.

“And there was a bang,” said {child}.

There hadn’t been. But {friend} opened both eyes wide and said, “Wow!”[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] barked at the bang.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] stopped washing.][pet.other:  At home {Pet} didn’t notice a thing.] It was much more fun than oh.

# and-a-hat
{Friend} told the baker. “{The wish} {wish.is},” said {friend}, “and there was a bang.”

The baker told the bus driver. “{The wish} {wish.is}, and there was a bang, and [city: every roof in {city} | the roof] blew off.”

[elder: {Elder} had it from the bus driver. “{The wish} {wish.is}, and there was a bang, and the roof blew off, and it rained tea.” [elder2: “With milk,” said {elder2}. ]

][school: They heard it at {school} as well, and there the whole thing got a tail. ][sport: In the changing room, where they were about to {play sport}, it got two. ][athlete: Somebody said that {athlete} had stood there and held the bags. ][music: Somebody had already made it into a verse, to the tune of {@song}. ]

By the time the [us: mailman | postman] told it to {child}, it went like this:

“{The wish} {wish.is}, and there was a bang, and the roof blew off, and there were three of them, and one of them wore a hat.”

{child’s} tummy began to hurt. It was {child.his} bang that had got so big.

# the-tuba
{child.He} ran back to the square. But everybody else had gone there, too. They’d brought flags, and a tuba.

“Where’s the one who did it?” they shouted. “Do it again! With the bang! And the hat!”

“Pup,” went the tuba.

{The wish} was still on the wall, as small as anybody can make themselves.

# hardly-knows
{child} climbed up and sat down next to {wish.him}.

“I haven’t got a hat,” said {the wish} in a low voice.

“I know,” said {child}.

“And now that they all keep saying so, I can nearly remember a bang.” {Wish.He} looked down at {wish.part}. “Soon I shan’t know what it was I did. I think I’ll go somewhere where nobody’s heard of me.”

{child} was so ashamed that it burned. The only thing {the wish} had asked for was to have it as it was.

# no-bang
“There was no bang,” said {child}.

“Pup,” went the tuba. Nobody heard.

So {child} stood up on the wall, on knees that wanted to go two different ways.

“There was no bang!” {child.he} shouted. “I made it up!”

The tuba ran out of air. The whole square looked at {child}, and it was a big square.

“No roof,” said {child}. “No hat. Only {the wish}. {Wish.He} {wish.is}. That’s all.”

“Is that all?” said the baker.

“Yes. But have any of you ever done it?”

The baker thought. “No,” he said. “I haven’t.”

“I’ve thought of doing it,” said the bus driver. “But something always came up.”

# told-by-itself
“What was it like?” asked an old lady at the front.

Nobody had ever asked {the wish} that. {Wish.He} came out to the edge and told it all, just as it was. It didn’t take long. There wasn’t a hat in it. But when it was over, even the man with the tuba had tears in his eyes[pet.dog: , and {Pet} forgot to wag].

“Imagine,” said {friend}. “And no bang at all.”

[elder: “It was better than the tea,” said {elder}. ]And {the wish} looked at {child}, and moved a little closer.

# that-is-all
[adult: “What happened today?” asked {adult} at supper.

“{The wish} {wish.is},” said {child}.

“Oh,” said {adult}.

{child} took a deep breath. It was there on {child.his} tongue, all ready, that bang. {child} swallowed it with a bit of milk.

“That’s all,” {child.he} said.

“That’s quite a lot,” said {adult}, and put down the fork. “Tell it again.”

So {child} told it again, just as it was. | At home {child} told it to the bed and the lamp. “{The wish} {wish.is},” {child.he} said.

It was there on {child.his} tongue, all ready, that bang. {child} swallowed it.

“That’s all,” {child.he} said, and it was, too, just as it was.]

# @song
{music}
