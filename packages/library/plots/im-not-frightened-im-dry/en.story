title: The Witch in the Swimming Class
title: I’m Not Frightened, I’m Dry
title: Drip, Said the Ceiling
guest friend: Alfie (he), Rafi (he)
guest witch: Hester (she), Griselda (she)
guest teacher: Marcus (he), Curtis (he)

% The witch’s word is DRY, and backwards that is yrd.

# on-the-edge
There was a witch in {child’s} [us: swim | swimming] class[city:  in {city}]. Her name was {witch}, she was three hundred years old, and she swam in her hat. Well, she didn’t swim. She stood on the side, right at the end, next to {child}.

“In you come, {witch}!” called {teacher}, who taught the class. “Today we’re all blowing bubbles!”

“No, thank you,” said the witch.

“Are you frightened?”

“I’m not frightened,” said the witch. “I’m dry.”

{child} thought that was a very good answer.[pet.cat:  {Pet}[!pet.known: , {child.his} cat,] always said the same, only in cat.] {child} wanted to blow bubbles more than anything[sport & !sport.Swimming: , even more than to {play sport}][sport.Swimming: , so that {child.he} could {play sport}]. But every time {child.he} put {child.his} face down to the water, {child.he} got stuck at the chin.

“How about you, {child}?” called {teacher}.

“I’m not frightened either,” said {child}. “I’m dry as well.”

The witch gave {child.him} a nod. And there they stood with a towel each, while everybody else blew bubbles[music:  and {music} played over the loudspeaker].

# one-drop
Then {friend}[friend & !friend.known: , {child’s} best friend,] splashed, and one small drop flew up and landed right on the end of the witch’s nose.

“THAT DOES IT!” cried the witch, and up went both her arms.

“DRY, DRY, DRY!”

Whoosh! All the water in the pool shot straight up. And there it stayed, under the roof, wobbling like an enormous blue jelly. On the bottom of the pool stood eight children in swimsuits, looking up.[elder:  On the bench sat {elder}[elder2:  and {elder2}], looking up too.]

“Whoops,” said the witch.

# up-is-easy
“Everybody out!” called {teacher}. “{witch}, get that down!”

“I can’t.”

“But you put it up there!”

“Up is easy,” said the witch. “Down’s the hard one. You have to say the magic word backwards.”

“Then say it!” called {teacher}.

“With your mouth under water,” said the witch.

They all looked [us: around | round] for some water. There wasn’t any. It was on the ceiling. There was only one little red bucketful, on the side.

# a-red-bucket
The witch bent down to the bucket. Her chin began to tremble. Her hat began to tremble. The whole witch trembled, until her earrings rattled.

“I’m not frightened,” she said, in a very small voice. “I’m … I’m …”

“Dry,” said {child}.

“Yes,” whispered the witch. “Ever so.”

Drip. A cold drop fell on the floor. Drip. And another.

“It won’t hold!” shouted {teacher}, lifting children out as fast as he could.

# three-hundred-years
{child} looked at the witch, who had gone white to the tip of her nose. Imagine, thought {child}. Imagine standing on the side for three hundred years.

“What’s dry backwards?” {child.he} asked.

“Yrd,” said the witch.

{child} put down {child.his} towel and knelt by the bucket. Down went {child.his} chin. And there it stuck, as always.

Then the witch took {child.his} hand. Hers was cold and knobbly, and held on much too tight.

{child} shut {child.his} eyes. {Child.He} put {child.his} mouth in, and {child.his} nose in. It was wet everywhere. And right into the bucket, as loudly as {child.he} could, {child.he} said:

“Yyyrrrblubblubblubrrrrrd!”

# down
The whole bucket bubbled, and it tickled.

And the water came down. It didn’t fall. It came down big and soft, like a quilt when somebody spreads it over you. It rocked a little in the pool and lay still. Only the very last bit missed. It came along behind the rest, and it landed on the witch.

SPLOSH!

Nobody breathed. The water ran off her hat, it ran off her earrings, and there was a drop on the end of her nose.

“{witch},” said {child}. “You’re wet.”

# only-like-this
The witch felt her cheeks. She felt her chin.

“Is this all it is?” she said.

“Yes,” said {child}.

“For three hundred years I’ve been … Is this ALL IT IS?” She threw her towel over her shoulder. “Mind out, you lot. Witch coming in.”

She jumped so high that her hat got left behind in the air[athlete: , and not even {athlete} jumps as high as that].[friend:  It was a much bigger splash than {friend’s}.] {child} held her hand the whole way down, and they bubbled yrd, yrd, yrd until {teacher} blew his whistle twice, and then once more, because you can’t hear it under water.

# dry
{child’s} hair dripped all the way home.[pet.dog:  In the hall {pet}[!pet.known:  the dog] licked {child.his} nose, and then that dripped as well.][pet.other:  {Pet} had to be told all about it.][school:  Everybody {at school} was going to hear about it in the morning.] But by bedtime {child.he} {child.was} in clean pyjamas, and {child.his} hair was dry and {child.his} ears were dry, and so was every single toe.

Now {child} really was dry. And {child.he} really {child.was} not frightened.
