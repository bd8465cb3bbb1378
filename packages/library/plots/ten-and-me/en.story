title: And Me
title: Numbers, Please
title: Wherever a Fairy Dances
guest coach: Jean (she), Moira (she)
guest helper: Ken (he), Barry (he)

% Nobody but the lost fairy ever says “and me”: it is how she is heard, how she is found, and the last line.

# one-to-ten
[us: Practice | Training] was over, and the fog lay so thick on the [us: soccer field | football pitch] that {child} couldn’t see {child.his} own boots.[sport:  Nobody could have managed to {play sport} in it.]

“Numbers, please!” called {coach}, who was their coach. “Then I know I’ve got you all.”

She did it every time[school: , and they did it {at school} too, when they went on a trip]. Everybody called out a number, and {child} was always the last[friend: , just after {friend}[!friend.known: , {child.his} best friend]].

“One!” “Two!” “Three!” “Four!” “Five!” “Six!” “Seven!” “Eight!” “Nine!”

“Ten!” called {child}.

# and-me
“And me!” said somebody behind {child.him}.

{coach} looked up.

“There isn’t a me,” she said. “There are ten of you.”

“And me,” said the voice again.

“How old are you?” asked {coach}.

“Two hundred.”

“Then you’re in the wrong group,” said {coach}. “This is the under-tens.”

{child} turned [us: around | round]. There stood a girl no taller than a water bottle. She had on a dress that looked like your breath on a frosty morning, and she had been crying.[pet.cat:  “You smell of cat,” she told {child}, and that would have been {pet}.][pet.other:  {child} did wish {pet} could have been there to see her.]

“{coach},” said {child}, “I don’t think she’s in any group. She’s a fairy.”

“Ah,” said {coach}, and sat down, rather suddenly, on the bag of balls.

# wherever-a-fairy-dances
“I live in the meadow behind the goal,” said the fairy. “We dance in a ring there, in the evenings. Only a ball came by, and I danced after it, just a little way. And wherever a fairy dances, there’s fog. And now there’s so much of it, [city: all over {city}, ]that I can’t find my way home!”

And she stamped her foot. Puff! And there was more fog than ever.

“Don’t stamp!” said {coach}. “I’d only just found my nose.”

“We’ll take you home,” said {child}.

# a-little-finger
The others had to wait on the bench with {@bench}[pet.dog: , and {pet}[!pet.known: , {child’s} dog,] was told to look after them]. {child} held on to {coach} by the sleeve, and the fairy held on to {child} by the little finger. It felt like holding a bit of cold air.[friend:  {Friend} came along behind and held on to {child’s} sweater, and would not hear of sitting on any bench.] They walked past the goal, and after that the grass was long.

# yes-yes-yes
“I’ll give them a shout,” said {child}. “Fairy!”

“Yes?” said somebody on the left.

“Yes?” said somebody on the right.

“Yes? Yes? Yes?” came from everywhere, because of course they were all fairies.

“There they are!” cried the fairy, and she ran off to the left. “No, there!” And she ran off to the right. Puff, puff, puff, and there was nothing to be seen but white.

# nobody-on-it
{child} felt for {child.his} little finger. There was nobody on it.

“Fairy?” {child.he} said.

“Yes? Yes? Yes?” said the whole meadow.

But a long way off somebody was crying, and she was running the wrong way.

# numbers-please
Then {child} knew what to do. {child.He} stood with both feet planted wide, just as {coach} did, and {child.he} shouted so that you could have heard it at the other goal:

“NUMBERS, PLEASE!”

Every fairy in the meadow stood still.[athlete:  {athlete} would have, too.] Then a small voice said, quite close by:

“One.”

“Two,” said the next.

“Three.” “Four.” “Five.” “Six.”

The voices went round in a ring in the fog, the way your hand goes round a table in the dark.

“Seven.” “Eight.” “Nine.” “Ten.”

# a-gap
And after ten came nobody. After ten there was a gap.

“Did you hear that?” shouted {child}. “There’s one missing! Whose turn is it?”

It took so long that {child} forgot to breathe.

“Mine,” said somebody by {child.his} knee.

“Say it, then.”

“And me,” said the fairy.

And out of the fog came a hand no bigger than a clover leaf. It was Ten. She took hold of the little fairy and pulled her into the ring, and there wasn’t a gap any more.

# only-dew
The fairies danced round once, very slowly[music: , humming {@song}], and then they sat down in the grass. And when no fairy dances, there isn’t any fog. It sank to {child’s} tummy. It sank to {child.his} knees. In the end it was only dew on the meadow, and {child} could see {child.his} boots.

{child.He} could see the bench too, and {@waiting}.

# everybodys-home
“Numbers, please,” said {coach}, in rather a wobbly voice. They called them out, one by one, and {child} said ten. Then they all waited. But nobody said anything else.

“Good,” said {coach}. “Then everybody’s home.”

[adult: {child} took {adult’s} hand. ]The big lights [us: around | round] the [us: field | pitch] went off, one after another, and over in the meadow small voices said, as soft as grass against grass:

“Eight.”

“Nine.”

“Ten.”

“And me.”

# @bench
{helper}, who had the [us: lemonade | squash]
## if elder
{elder}[elder2:  and {elder2}], who had the [us: lemonade | squash]

# @waiting
everybody on it
## if adult
{adult}, standing there with {child.his} coat

# @song
{music}
