title: Fairies Don’t Dance
title: Ready in There?
title: Not Till the Sun’s On It
guest friend: Mabel (she), Rory (he)
guest fairy: Mrs Clump (she), Mrs Stump (she)
guest teacher: Mr Bunting (he), Mr Tapp (he)

% Rule: flowers do not open by themselves: sun on it, knock, shoulder, heave; and half of it is done from the inside.
% The friend is always somebody: {friend} stands in where none is ticked.

# tippy-toes
{child} stood by the rosebush in the garden, in wings and dancing slippers, and said it to nobody.

“I am the Fairy of the Rose, //
I dance upon my tippy-toes.”

It was all {child.he} had to say in the class play[school:  {at school}], and {child.he} dreaded it. The parts had come out of a hat. {Friend}[!friend.known: , {child.his} best friend,] had got the Rose, and could hardly wait. {child} had got the tippy-toes.

“You what?” said the rosebush.

# mrs-clump
In among the leaves stood somebody no taller than a thumb, with her sleeves rolled up and mud on her boots. She had wings as well, but she had buttoned them up under her [us: suspenders|braces], to keep them clean.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] put {pet.his} nose in, and had it pushed out again.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] took one look at her, and remembered something indoors.]

“Tippy-toes?” she said. “I’m the fairy of the rose. {Fairy}. I do this one, and next door’s, and all the rest[city:  {in city}]. Have you ever tried to open one of these?”

“I thought they opened by themselves,” said {child}.

“Everybody thinks that,” said {fairy} bitterly.

# heave
She put a hand on the bud beside her. “First, you wait. You never open one till the sun’s on it. It softens them.” And when the sun came through the leaves, she knocked. “Ready in there?”

The bud gave a wriggle.

“They do half of it, from the inside. So you never pull. It’s shoulder down, bend your legs, and … HEAVE!”

There was a creak, like a very small door, and the bud burst open into a rose.

“That’s what a fairy does,” said {fairy}, and wiped her face with her hat. “Shoulders. We don’t dance. When would we have the time?”[sport:  She looked at {child’s} shoulders. “What do you use yours for?”

“Mostly to {play sport},” said {child}.

“[sport.Dance: Never mind. You’ve still got shoulders|Well, that’s something],” said {fairy}.] She sniffed. “I’ve never seen a play. I’ll be there. And I don’t want to see any tippy-toes.”

# the-hall
Next day the hall was full.[elder:  {Elder} sat at the front[elder2: , next to {elder2}], and had already waved.] In the middle of the stage stood the bud, as big as a wardrobe, which the class had made out of hoops and pink paper, and glued together only the day before. {Friend} was inside it. At the side stood {teacher}, who had written the play himself, and was proudest of the rhymes.

And on the piano there was a jug of roses, and out of the jug stuck two very small boots.[age>=9:  {child} felt sick. If {child.he} danced, {fairy} would never forgive {child.him}, and if {child.he} didn’t, {teacher} wouldn’t.]

# once-more
“I am the Fairy of the Rose,” said {child}, and looked at the boots. “I dance upon my …” {child.He} looked at {teacher}, whose lips were moving. “… tippy-toes,” {child.he} mumbled, and went round the bud on them.

This was where it was supposed to open. It didn’t.

“Once more,” whispered {teacher}. So {child} danced round it once more, [music: to {@song}, ]and somebody giggled. {child.He} danced round it again. And then {child.he} heard something, from inside.

“{child}? It’s stuck,” said {friend}, in a voice that {child} had never heard before. “I can’t get out. It’s dark, and I don’t like it.”

# tippy-toes-are-no-good
{Teacher} ran on and pulled. The paper crackled, the hoops bent inwards, and inside the bud {friend} began to cry.

“Don’t pull!” said {child}.

[age>=9: {child.He} had forgotten to be shy. ]You can’t open anything on tippy-toes. {child} looked over at the piano, and there, among the roses, somebody very small stood up and rolled up her sleeves.

So {child} kicked off the dancing slippers.

# here-goes
“I want the sun on it,” {child.he} said, and pointed to the big yellow lamp. Somebody swung it round, till the whole bud glowed, and you could smell the glue getting warm.

{child} knocked. “Ready in there?”

There was a sniff. “What do I do?”

“The same as me,” said {child}. “You’re half of it. You do it from the inside.”

“Ready,” said {friend}.

{child} turned to face the hall. {child.His} voice shook, but it was loud.[athlete:  {child.He} thought of {athlete}, and that helped.]

“I am the Fairy of the Rose, //
and this is how it’s done. Here goes.”

# the-rose
{child.He} put one shoulder down, and bent both knees. Something came buzzing through the air, like a bumblebee in boots, and a second shoulder went down, right next to it.

“And …” said {fairy}.

“HEAVE!” said {child}. The bud creaked.

“HEAVE!” shouted [elder: {elder}, who could never sit still at a play|somebody at the front].

“HEAVE!” roared the whole hall, and {friend} roared it too, inside, and all the petals burst open at once. Out on to the stage, on hands and knees, with glue in {friend.his} hair, crawled the Rose.

The Rose had a whole long verse to say about the spring. {Friend} looked round at all those people.

“About time,” said the Rose.

# keep-it-in
They clapped until the lamps shook. It wasn’t quite what he had written, said {teacher}, and cleaned his glasses, but he thought that they might keep it in.

“You were ages,” said {friend}, and held on to {child’s} sleeve, and didn’t let go of it all through the cake.

“Well?” {child} whispered to {child.his} shoulder.

“Good shoulder,” said {fairy}. “Bit slow in the legs.” And she blew her nose on a petal, for it had been a beautiful play.

# the-last-petal
That night {child} rolled up in the [us: blanket|duvet], as tightly as {child.he} could, until only a bit of hair stuck out at the top.[pet:  {Pet} had shut for the night already.] It was warm in there.

Then somebody knocked, down by the edge. It was a very small knock.

“Ready in there?”

“Not till the sun’s on it,” said {child}, from the inside.

“Quite right,” said {fairy}, and she pulled the last petal to.

# @song
{music}
