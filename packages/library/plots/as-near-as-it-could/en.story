title: As Near as It Could
title: A Song That Somebody Had Sat On
title: The Mermaid on the Boating Lake
guest neighbour: Joan (she), Brenda (she)
guest host: Mr Bundy (he), Mr Fosse (he)

% The swans are pedalos (trampbåtar), and they go to wherever she sings. The mermaid has no name; {child} is named where both are near.
% In the boat with the child: {adult}, else {neighbour}, who lives next door.

# ducks
On the island in the boating lake, between two ducks, sat a mermaid, singing for a ship. When mermaids sing, ships come. But she had sung for weeks, and so far she had got the ducks.

Then, one Saturday, something tall and white came straight at her across the water.

“A ship!” cried the mermaid.

It was pedalo number nine. It was shaped like a swan, and in it sat {child} and [adult: {adult} | {neighbour} from next door], pedalling as hard as they could the other way.

“We’re pedalling backwards,” said {child}.

“I know,” said [adult: {adult} | {neighbour}].

“And we’re going forwards.”

“I know,” said [adult: {adult} | {neighbour}].

# flat
Bump, went number nine, and stuck to the island.

“I sang, and you came!” said the mermaid. She had wet hair and a tail as long as a sofa, and she smacked the water with it so that both ducks got off. “Are you sailors?”

“We’ve got it for half an hour,” said {child}.

“I’m a bit flat. The big ships go straight past.”

“There aren’t any big ships,” said {child}. “It’s a boating lake.”

“Oh,” said the mermaid. “It might be that as well.”

# sat-on
And she was so happy that she sang again. It was a lovely song that somebody had sat on.[music:  It was nothing like {music}.]

All over the lake the swans turned round and came, full of people pedalling backwards and shouting. Bump. Bump. Bump.

On the jetty {host} lifted his megaphone.

“Come in, number four. Your time is up.”

“We can’t!” shouted number four[friend: . That was {friend}[!friend.known: , {child’s} best friend,] who had wanted a boat of {friend.his} own].

[elder: “Come in, number seven.”

“We’re trying!” shouted {elder}[elder2:  and {elder2}], who had number seven, and sandwiches.

]“Come in, everybody,” said {host}.[pet.dog:  {Pet}[!pet.known:  the dog], who was waiting on the jetty, barked at them all to hurry up.]

# out-of-her-nose
But twelve swans sat round the island, beak to beak, and the lady in number two had a bus to catch[city:  to the far end of {city}].[sport:  The boy in number three had to {play sport}.][pet & !pet.dog:  And {pet} was at home, waiting for supper.]

“You’ll have to stop singing,” said {child}, “or nobody can go home.”

“Of course,” said the mermaid, and she shut her mouth.

The swans came loose, and off they went.

“Ohhh,” said the mermaid. “There they go.”

And she said it so sadly that it was very nearly a song. Bump. Bump. Bump.

“Sorry!” She put both hands over her mouth, and it came out of her nose. Bump. “I’ve never had anybody before. It just comes out.”

“Then come to the jetty with us,” said {child}. “Hop in.”

# round-and-round
The mermaid flopped into the back of number nine, and sang. And number nine, which wanted to get to her, turned round. But then she was still behind it, so it turned again. Round and round it went, like a dog after its own tail.

“I don’t feel very well,” said [adult: {adult} | {neighbour}].

# on-its-neck
But {child} had seen how it worked. Number nine went where the mermaid was.

“Not in the back!” {child.he} said. “Sit on its neck!”

The mermaid wriggled out along the neck and sang, and number nine went after her. She was just in front, so it went forwards. And then she was still just in front, so it went on.

“It’ll never catch me!” cried the mermaid, and she leaned for the jetty. Behind them came all the others in one long line, and nobody was pedalling at all.[school:  Not even the line {at school} was as straight as that.]

# too-fast
But now the mermaid had twelve ships. The happier she was, the faster she sang, and the faster she sang, the faster they went[athlete: , faster than {athlete}]. The jetty came nearer and nearer.

“Slow down, number nine,” said {host}. “Slow … oh dear.”

“I can’t!” sang the mermaid. “It just comes out!”

# nearly-asleep
Then don’t stop, thought {child}. {Child.He} leaned close to the wet hair, and began to sing too, only slower, the way you sing when somebody is nearly asleep. And the mermaid sang along, slow … and slower … and low.

And slow and slower came twelve white swans, and touched the jetty so softly that you could have put an egg in between.

Bump. Bump. Bump.

# only-sitting
The lady in number two caught her bus. And the mermaid slid down into the water, until only her head was left.

“That was all my ships,” she said.

“You don’t have to sing for us,” said {child}. “We’ll come anyway. Next Saturday, for half an hour.”

“Even if I’m flat?”

“Even if you’re only sitting there.”

The mermaid had nothing to sing to that. She smiled all the way back to the island.

# come-in
At home, when {child’s} teeth were brushed, [adult: {adult} | somebody] stood in the doorway with both hands for a megaphone.

“Come in, number nine,” said the megaphone, very softly. “Your time is up.”

And {child} came in, under the covers.

# as-near
Down at the boating lake it was dark. {host} had chained his swans, and from the island came a song, slow and low and a little flat. All the swans were asleep but one.

Number nine had turned round on its chain, to be as near as it could.
