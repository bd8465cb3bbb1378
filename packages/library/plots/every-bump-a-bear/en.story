title: Every Bump a Bear
title: The Bears on the Number Five
title: Too Many Bears
guest bear: Mr Brown (he), Mr Plum (he)
guest driver: Mrs Okello (she), Mrs Tuffin (she)
guest sitter: Bev (she), Jan (she)

% {bear} is the teddy and growls when he is tipped; the growl is two words, heard only when he is tipped slowly. The real bears are “it”.
% Whoever is there (@a): {adult}, else the elder, else the neighbour.

# number-five
{child} and {child.his} teddy bear, {bear}, were on the number five bus[city:  in {city}] with {@a-first}.

{bear} had a growl. It was inside his tummy. If you tipped him over, and tipped him back, he said, “Grrr-owp.” Nobody knew what it meant, and {child} wanted very much to find out.

The bus went over a bump. {bear} tipped over, and tipped back.

“Grrr-owp.”

# somebody-called
At the next stop[school: , outside {school}], there was a bear.

It was a real one, brown and big, waiting with its paw out. The bus stopped. The bear got on.

“Somebody called me,” said the bear to {child}. “What is it?”

“I don’t know,” said {child}.

“Then I’ll wait,” said the bear, and it sat down.

# another-bump
The bus went over another bump. “Grrr-owp,” said {bear}. And at the next stop there was another bear.

“Somebody called,” said the second bear. “What is it?”

“We don’t know yet,” said the first bear. “Sit here.”

# every-bump
It was a very bumpy road. Grrr-owp, and there was a black bear. Grrr-owp, and there were two bears with one hat. [sport: Grrr-owp, and there was a bear on its way to {play sport}. ]Every bump was a bear. The bears sat on all the seats, and when those were full they sat on each other, very politely. [friend: {Friend}[!friend.known: , {child’s} best friend,] sat on the biggest. ][pet.dog: {Pet}[!pet.known:  the dog] wouldn’t get down for anybody. ][elder & adult: {Elder} said good evening to each of them[elder2: , and {elder2} handed round the peppermints]. ]And the bus sank down on its wheels.

“Hold tight,” said {driver}, who was driving[music:  and humming {music}]. “Here’s the hill.”

# the-hill
The bus went up the hill. It went slower, and slower. Halfway up it stopped.

“That’s it,” said {driver}. “It won’t go any further. Too many bears!”

And now the bears were getting hot.

“Who called us?” they growled. “What is it? What is it? WHAT IS IT?”

It was very loud. It was so loud that the windows shook, and one little bear at the back began to cry.

# be-quiet-please
{child} climbed up on {child.his} seat. {@A} held {child.him} round the middle. {Child.He} {child.was} not very big, but {child.he} stood up straight.

“It was {bear},” said {child}. “Be quiet, please, and I’ll ask him.”

All the bears were quiet.

{child} held {bear} close. {Child.He} put {child.his} ear right against his tummy, where the growl was. Then {child.he} tipped him over, ever so slowly, and {child.he} tipped him back, ever so slowly. {Child.He} had never done it as slowly as that before.

And out came the growl, ever so slowly, and this time there were words in it.

“Grrr … oood … niiight.”

# thats-all
{child} lifted up {child.his} head.

“He’s saying goodnight!” {child.he} said. “That’s all! He just wanted to say goodnight to you!”

The bears looked at one another.

“Oh,” said the first bear.

“Well,” said the second bear. “Isn’t that nice?”

“Nobody ever says it to us,” said the black bear, and it blew its nose.

# pushed
Then they got off, all of them, one after the other. They went round to the back of the bus, and put their paws on it, and pushed. Up the hill went the bus, as light as a [us: stroller | pram][athlete:  and as quick as {athlete}], right to the very top. And there the bears stood in the evening and waved.

“Goodnight, {bear},” they called, and {child} helped {bear} to wave back.

The bears went off across the fields, yawning. The last was the little one from the back. It turned round at every gate to wave.

# the-other-side
The bus went down the other side of the hill. The road was smooth there. {child} held {bear} quite straight, all the way home.

And when {child.he} {child.was} in bed, [pet.cat / pet.other: and {pet} was asleep, ]and the light was out, {child.he} tipped him over, ever so slowly, and tipped him back, just for {child.him}.

“Grrr … oood … niiight,” said {bear}.

“Goodnight,” said {child}.

# @a-first
{sitter} from next door
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
