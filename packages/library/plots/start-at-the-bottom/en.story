title: Start at the Bottom
title: Something Round and Gold
title: The Lion at the Hairdresser’s
guest friend: Alfie (he), Martha (she)
guest sitter: Maureen (she), Joyce (she)

% The lion is "he". Whoever combs (@a): {adult}, or else {sitter} the babysitter. Where no friend is ticked, {friend} is next door’s child.
% English has no coin that is a crown: what he has lost is "one thing that is round and gold".

# the-sign
The sign took all morning, because {friend} wanted big letters and {child} wanted lots of them. In the end it said HAIRDRESSER. COMBING AND [us: BRAIDS | PLAITS]. ONE [us: DOLLAR | POUND]. And then there wasn’t any paper left.

They stuck it up on the apple tree, put a stool underneath, and waited. {child} had the comb[elder: , which {elder} had lent them[elder2:  without asking {elder2}]]. {Friend}[!friend.known: , [friend: {child’s} best friend|who lived next door],] had a box to put the money in.

# only-one
First nobody came. Then nobody else came. Then the hedge began to creak, and out of it stepped a lion.

He was as big as a sofa. And his mane! It looked as if somebody had driven a load of hay through a very untidy cupboard.

“Is this where you get made beautiful?” asked the lion.

{Friend} dropped the box.

“Yes,” said {child}. “It’s one [us: dollar | pound], please.”

The lion sagged in the middle.

“I’ve only got one thing that’s round and gold,” he said. “And I’ve lost it.”

{child} and {friend} looked at each other.

“You can pay afterwards,” said {child}. “Do sit down.”

# from-the-top
The lion sat down on the stool. Crack, said the stool, and then the lion was sitting on the grass. {child} lifted the comb. At once the lion screwed up his eyes, pulled his shoulders up to his ears and began to tremble.

“I haven’t started yet,” said {child}.

“No,” said the lion. “But I know what it’s like.”

{child} knew what it was like too. {Child.He} had hair of {child.his} own. {@Combing}

“They always start at the top,” whispered the lion.

“I know,” said {child}. “It’s all wrong. You start at the bottom, and you hold on tight. Like this.”

{Child.He} took a tuft in {child.his} fist, held on tight and combed just the very tip. The lion opened one eye.

“Did you do something?”

“Yes,” said {child}.

“Oh,” said the lion, and his shoulders came down again.

# what-fell-out
So they got to work[music: , while the lion hummed {music}]. {child} combed, and {friend} caught whatever fell out. A fir cone. A big spoon. Three tennis balls[pet.dog: , which {pet}[!pet.known: , {child’s} dog,] took charge of][pet.cat: , which {pet}[!pet.known: , {child’s} cat,] took charge of][pet.other: , to show to {pet} later]. One red mitten.

“That’s mine!” said {friend}. “I’ve been looking for that since last winter!”

A bus ticket to [us: Toledo | Bognor]. A hedgehog, who said he’d been asleep, actually, and walked off.

“[us: Toledo | Bognor],” sighed the lion. “It was so nice there.[sport:  They let you {play sport}.]”

# behind-the-left-ear
But behind the lion’s left ear everything stopped. Clonk, said the comb.

“There’s a nasty one here,” said {child}.

“Don’t cut it!” cried the lion.

“I never cut,” said {child}. {Child.He} started at the bottom. {Child.He} held on tight. It had to be one hair at a time, and {friend} held the lion’s paw all the while. Then something yellow glinted. {Friend} pulled very gently, and out came something round and gold.

It wasn’t the sort you buy [us: candy | sweets] with. It was the other sort, with points all the way [us: around | round] and a red stone.

# for-the-combing
“My crown!” cried the lion. “I told you I had one! I’m the king of the beasts, you see. But nobody listens to a king without a crown on. For two years all anyone’s said to me is ‘Sit’.”

He took the crown between his paws and looked at it. Then he held it out.

“Here you are,” he said. “For the combing.”

{Friend} looked in the box. There was a paper clip in it[school: , from {school}].

“We haven’t got any change,” said {friend}.

“And you need it yourself,” said {child}.

# a-roar-each
The lion thought so hard that there were wrinkles right down to his nose.

“Then I’ll pay with the next best thing I’ve got,” he said. “One roar for you, and one roar for you. [athlete: Even {athlete} hasn’t got one of those. ]Beginners roar with their throats, but that’s only screaming. You fetch it up from your heels. Have a go, but only a little one.”

They had a go, but only a little one. Every magpie in [city: {city}|the street] stopped talking.

“Good,” said the lion. “Save the rest until you need it.”

# through-the-hedge
He put on his crown and looked at himself for a long time in the [us: rain barrel | water butt].

“Goodness,” he said. “Is that me?”

Then he went home through the hedge, with his mane flowing out behind him so that all the leaves shone.

# the-edge-of-the-bath
That evening {child} sat on the edge of the [us: bathtub | bath]. {@A} stood there holding the comb. {@He} had pulled {@his} shoulders up to {@his} ears already.

“Are you ready?” said {@a}.

“You start at the bottom,” said {child}. “And you hold on tight.”

So {@a} started at the bottom. {@He} held on tight. It went well, it went very well indeed, right up until {@he} came to the worst tangle of the day. It was behind the left ear.

“There’s a nasty one here,” said {@a}.

# let-go
{child} shut {child.his} eyes. {Child.He} fetched it up from {child.his} heels.

The mirror rattled. The toothbrushes jumped out of their mug. And far away, on the other side of all the hedges, somebody answered.

“Goodness,” said {@a}. “It’s let go all by itself.”

# @combing
Whenever {sitter} was babysitting, {child.he} sat on the edge of the [us: bathtub | bath] while {sitter} combed it, and it always ended with everybody cross, {child} and {sitter} and the hair.
## if adult
Every evening {child.he} sat on the edge of the [us: bathtub | bath] while {adult} combed it, and every evening it ended with everybody cross, {child} and {adult} and the hair.

# @a
{sitter}
## if adult
{adult}

# @A
{sitter}
## if adult
{Adult}

# @he
{sitter.he}
## if adult
{adult.he}

# @He
{sitter.He}
## if adult
{Adult.He}

# @his
{sitter.his}
## if adult
{adult.his}
