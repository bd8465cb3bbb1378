title: The Hook That Said Pffrrr
title: The New [us: Hook|Peg]
title: Some of Us Are a Long Way Back
guest friend: Poppy (she), Sami (he)
guest keeper: Mr Boggis (he), Mr Tuttle (he)
guest reader: Miss Lamb (she), Mrs Peacock (she)

% The peg (@peg: in America, hook) is the unicorn’s horn, from outside. {keeper} is the caretaker, {reader} reads aloud. The unicorn is “it”.

# a-new-hook
{child} had wished for a unicorn on two birthdays, four stars and a dandelion.[pet.other:  {Pet} knew all about it, and had promised not to tell.][elder:  {Elder} had blown on another dandelion, to be on the safe side[elder2: , and {elder2} had blown on one more].] No unicorn had come.

But one Monday morning there was a new {@peg} in the [us: coatroom|cloakroom] {@at-school}. It was white and twisty, like a [us: candy cane|stick of rock], and sharp at the end. {child} hung {child.his} [season.summer: raincoat|coat] on it.

“Pffrrr,” said the wall.

# it-is-warm
“{Friend}!” said {child}. “It’s a unicorn!”

“It’s a {@peg},” said {friend}[!friend.known: , [friend: who was {child.his} best friend|who had the one next to it]].

“Feel it. It’s warm.”

{Friend} felt it, and got such a surprise that {friend.he} whistled. {Friend} had learnt how to whistle with two fingers[music: , {@song} mostly], and {friend.he} whistled louder than anybody in the whole school. That was why {friend.he} {friend.was}n’t allowed to do it indoors.

The {@peg} jumped.

Then the others came in, and everybody wanted the new {@peg}. Soon it had eight coats on it, and a backpack, and a pair of [us: rain pants|waterproof trousers]. The {@peg} sank a little.

“Pffrrr,” said the wall, and it sounded tired.

# and-then-the-school
As soon as they were let out, {child} and {friend} ran round to the back. There, in the middle of [season.winter: the snow|the bushes], stood a white bottom. In front of the bottom came a tummy, and in front of the tummy came a neck. Then came the school. The unicorn stood with its forehead against the wall, like somebody counting in hide-and-seek.

{child} had waited two years for this, and had always meant to say something beautiful.

“Are you stuck?” {child.he} said.

The unicorn rolled one eye. Yes, it was.

# a-bit-nearer
“Why would you butt a school?” said {friend}. {Friend.He} put {friend.his} ear to the wall, and then {friend.he} waved. “{child}, come and listen!”

Through the wall came the voice of {reader}, reading to another class. It was the book about the pirate, and it was so exciting that you wanted to come nearer. And a bit nearer. And a bit nearer than that.

“It only wanted to hear what happened next!” said {child}.

They put their arms round its neck and pulled. It was soft[pet.dog: , softer than {child’s} dog, {pet},][pet.cat: , nearly as soft as {child’s} cat, {pet},] and it smelt of apples. But the horn was in there like a cork in a bottle.[athlete:  Not even {athlete} could have shifted it.]

# the-hammer
Then the bell rang, and in the [us: coatroom|cloakroom] stood {keeper}, the [us: janitor|caretaker], with a hammer.

“That’s a nasty sort of {@peg},” said {keeper}. “It’s sharp, look! I’ll knock it in.”

“You can’t!” cried {child}. “It’s a unicorn!”

“Is it, now,” said {keeper}. He took down the coats, one by one. Then he lifted his hammer.

{child} stood in the way. {Child.His} heart was thumping right up in {child.his} ears.

# wash-it-first
“I … I’ve got to wash it first!” {child.he} said.

{keeper} lowered his hammer. “Well, I do like a thing to be clean,” he said.

{child} dashed to the sink[sport: , faster than {child.he} had ever run to {play sport},] and pumped both hands full of soap. “Run outside,” {child.he} whispered to {friend}. “And when I knock, you can whistle. You’ll be outdoors!”

{Friend} ran.

{child} soaped the horn. {Child.He} soaped it round and round, right up to the wall, until it was all foam. {keeper} looked at his watch.

“That’s the cleanest {@peg} I ever saw,” said {keeper}. “Out of the way, please.”

# knock-knock
So {child} knocked on the wall. Knock, knock, knock!

And {friend} whistled. {Friend.He} whistled so that the windows rattled and the pigeons left the roof[city: , and they heard it all over {city}]. The unicorn took one enormous step backwards.

THWUP!

The {@peg} was gone. There was just a round hole, and out of it sailed a soap bubble.

# by-itself
{keeper} looked at the hole. He looked at his hammer.

“It went in by itself,” he said.

Out in the playground the unicorn galloped all the way round, with {friend} running beside it. It shook its head, and off its horn flew bubbles, big ones and little ones, all the way to the [us: bike racks|bicycle shed].

# a-bit-louder
After lunch {reader} was going to read about the pirate to {child’s} class.

“Could we have it in the [us: coatroom|cloakroom]?” asked {child}.

“I don’t see why not,” said {reader}. “It’s cosy in there.”

So they all sat under the coats, where it was a bit dark and smelt of [season.summer: raincoats|gloves]. {child} and {friend} sat right at the back, against the wall. {reader} began to read.

“You’ll have to read a bit louder,” said {child}. “Some of us are a long way back.”

{reader} read a bit louder. Very gently, {child} lifted the edge of {child.his} coat. In the hole was the tip of a white ear, and it listened all the way to the last page.

# @peg
peg
## if us
hook

# @at-school
at school
## if school
at {school}

# @song
{music}
