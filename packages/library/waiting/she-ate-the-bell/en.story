title: The Goat Who Said Ding
title: She Ate the Bell
title: You Don’t Get the Fingers
guest goat: Mildred (she), Hettie (she)
guest host: Mrs Dale (she), Mr Finch (he)

% The goat is she and her baby is he. @a is the grown-up who rides along.

# ding
{child} had a new bell on {child.his} bike. It said ding, and ding meant: move over.[pet:  At home it had made {pet} move over before breakfast.]

{child.He} rang it all the way to the farm[city:  outside {city}] where they sell the cheese. A magpie moved over. A hen moved over.[elder:  {Elder}[elder2:  and {elder2}] jumped into the ditch.] Even {@first} moved over.

Behind them came {child's} best friend, {friend}. {Friend} [us: didn’t have | hadn’t got] a bell, but {friend.he} had put {friend.his} whoopee cushion on the [us: seat of the bike | saddle], and every time there was a bump in the road it said parp. So all the way there it went ding, parp, ding, parp.

# good-at-goat
While {@a} went in for the cheese, they leaned their bikes against the fence of the goat field. In the field stood a goat called {goat}, with her baby.

“Maa,” said {friend}, who was extremely good at goat.

“Maa,” said {goat}. You couldn’t have told one from the other. The baby goat certainly couldn’t. He ran to {friend}, had a good look, and had to run all the way back to the right mother.

# she-ate-it
{goat} put her head through the fence. She sniffed {child's} bike. She gave the bell a little lick. And then she ate it.

“No!” said {child}. “Spit it out!”

{goat} swallowed. She opened her mouth.

“Ding,” said {goat}.

She looked just as surprised as they did.

“She says whatever she’s eaten,” said {friend}.

# and-the-cushion
Well, {child} had to hear that again. {child.He} took {friend's} whoopee cushion and held it out.

“Are you sure about this?” said {friend}.

But {goat} was chewing already. She swallowed.

“Parp,” said {goat}.

She turned round to see who that was. There was only the hen.

“Parp?” said {goat} to the hen. The hen moved over.

{child} laughed so much that {child.he} had to sit down. {Friend} laughed so much that {friend.he} had to lie down.[sport:  It was better than getting to {play sport}.]

# the-wrong-way
So neither of them saw the baby goat wander off into the long grass, and on into longer grass. By the time the sun was going down, he was so far away that they could only hear him.

“Maa?” he said, which meant: [us: Mommy | Mummy], where are you?

{goat} lifted her head and called him as loudly as she could.

“PARP!”

[school: They must have heard it all the way to {school}. ]The grass shook. The baby goat was running the other way.[athlete:  Not even {athlete} could have caught him.]

Nobody was laughing now. {goat} ran up and down the field. “Parp!” she called. “Parp!”

{child} got a pain in {child.his} tummy. It felt as if {child.he} had swallowed the bell, and not {goat}.

“It’s my fault,” {child.he} said. “I only wanted it to be funny.”

{Friend} took {child.his} hand.

“I laughed the most, though,” {friend.he} said.

# too-small
{child} pulled up a big handful of grass and gave it to {goat}, and she ate it.

“Parp,” she said. That’s the trouble with grass. It doesn’t say anything.

So {friend} climbed up on the fence. “Maa!” {friend.he} shouted. “Maa!”

It was exactly the right maa, but it was too small. It got as far as the big stone, and there it stopped. A long way off somebody squeaked once more, and after that there wasn’t any squeak at all.

# in-the-hands
{child} looked at {goat}, who had a voice that went right across the meadow. {child.He} looked at {friend}, who had a maa.

“{Friend},” {child.he} said, “she says whatever she’s eaten. So she’s got to eat your maa!”

{child} made a bowl of both hands. {Friend} put {friend.his} mouth to {child's} thumbs and said maa, straight in, and {child} shut {child.his} hands quickly. It was warm in there. {child.He} carried it the way you carry a [us: ladybug | ladybird], in very small steps, all the way to {goat}.

# not-the-fingers
{goat} had big yellow teeth. {child} was a bit worried about {child.his} thumbs, but {child.he} held both hands quite still, right under the goat’s nose.

“You don’t get the fingers,” {child.he} said, and opened up.

{goat} sniffed. She licked up every bit of it, all the way to the wrists. She chewed for a long time, and then she swallowed.

“MAAAA,” called {goat}.

It went past the big stone and right across the meadow. Then the grass began to shake, nearer and nearer, and out shot the baby goat. He went straight in under his mother’s tummy, and there he stayed, with his tail wagging.

“Sorry,” whispered {child}.

{goat} laid her chin on {child's} shoulder. It was warm, and it weighed a lot.

“Maa,” she said in {child's} ear, and {child's} tummy stopped hurting.

# the-back-way
{@A} came out with the cheese.

“Where’s your bell, {child}?”

“In {goat}.”

{@A} looked at {goat}. “Then it’ll be out tomorrow.”

“Which way?” asked {friend}.

“The back way,” said {@a}.

They laughed as far as the main road. [music: Then {friend} hummed {@song}, and in the end | After that ]they rode along quietly, because everybody was tired.

# right-in-the-middle
At bedtime {@reader} was already in the bed with the book, right in the middle.

“Ding,” whispered {child}.

And {@reader} moved over.

# @first
{host} from next door, who was in front,
## if adult
{adult}, who was in front,

# @a
{host}
## if adult
{adult}

# @reader
whoever was reading
## if adult
{adult}

# @song
{music}
