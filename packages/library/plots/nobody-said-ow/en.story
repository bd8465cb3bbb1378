title: Nobody Said Ow
title: A Hug with Air In
title: Hug?
guest friend: Tilly (she), Jonah (he)

% “Hug?” is small, “OW!” is big, and a huff is blown. The last “Hug” isn’t a question.
% One rule: when somebody says ow the hedgehog is frightened, and out come the prickles.

# a-hug-too
{child} and {friend} hugged at the gate[city:  in {city}]. They always did, because they were best friends. {Friend} hugged so hard that {child’s} feet left the ground.

[elder: {Elder}[elder2:  and {elder2}] sat on the step shelling peas, and had already got a hug.

][pet.dog: {Pet}[!pet.known:  the dog] lay under the step. {Pet} had sniffed at something in the grass, and wasn’t going to do it again.

][pet.cat: {Pet}[!pet.known:  the cat] lay on the gatepost. Cats let you know when they want a hug.

][pet.other: {Pet} sat in the window, soft all the way round.

]“I want a hug too,” said somebody.

It was a hedgehog. It stood in the grass and held up its short little arms.

# ow
“Hug?” said the hedgehog.

“Yes!” said {child}. {Child.He} knelt down and hugged it.

“OW!” said {child}.

Huff, said the hedgehog, and then it was a ball. When somebody says ow, a hedgehog is frightened, and out come the prickles.

They waited. They waited a bit more. Then out came a nose.

# mittens
“Hug?” said the hedgehog.

“I know!” said {friend}. {Friend.He} fetched some mittens, the very thickest, and hugged it.

“OW!” said {friend}.

Huff, said the hedgehog, and then it was a ball, with mittens on.

They waited. They waited a bit more. Then out came a nose.

# feathers
“Hug?” said the hedgehog.

“I know!” said {child}. {Child.He} fetched {child.his} pillow, held it in front of {child.his} tummy and hugged the hedgehog.

It didn’t hurt at all! But when {child} wanted the pillow back, it was stuck. {child} pulled[athlete: , as hard as {athlete}]. The hedgehog pulled the other way.

RRRIP!

Feathers flew all over the grass.[elder:  One of them landed in the peas.]

Huff, said the hedgehog, and then it was a ball, with mittens and feathers on.

“Are you a hen?” asked {friend}.

“No,” said the ball. “I’m me.”

# too-prickly
They waited. They waited a bit more. Then out came a nose, with a feather on it. But it didn’t say hug. It had a tear on it too.

“I’m too prickly,” said the hedgehog. “Nobody can hug me.” And off it went.

Oh no! {child} felt sad, right down in {child.his} tummy.

“Stop!” said {friend}.

# a-ring-of-legs
The hedgehog stopped. {Friend} sat down in the grass with both legs straight out, one on each side of it.

“Sit down, {child},” said {friend}. “Like when we roll the ball.[school:  Like {at school}.][sport:  It isn’t {sport}, though.]”

{child} sat down facing {friend}, with {child.his} feet against {friend’s} feet. Now there was a ring of legs, with the hedgehog in the middle.

“There,” said {friend}. “Now we’re hugging you.”

# with-air-in
“But we aren’t touching it,” said {child}.

“No,” said {friend}. “It’s a hug with air in.”

The hedgehog looked this way. There was a leg. It looked that way. There was another leg. There were legs all the way round.

“Is it a hug?” asked the hedgehog.

{child} thought. “Yes,” {child.he} said. “It goes all round you.”

# the-very-last
They sat there in the sun, all three.[music:  {child} hummed {music}, very softly.] Nobody said ow. Nobody said huff.[elder:  {Elder.short} stopped shelling.] Then one prickle lay down. And then another. First on its forehead, then on its back, and last of all the very last one, right on its bottom. Off fell the mittens.

{child} put out a hand, and stroked it slowly from the nose to the tail. It was smooth all the way.

[pet.dog: {Pet} came out, and wagged.

]
# hug
Then the hedgehog climbed on to {child’s} lap and put its nose under {child.his} chin. {child} put both arms round it, and {friend} put both arms round them both.

“Not so hard,” whispered {child}.

{Friend} hugged just hard enough.

“Hug,” said the hedgehog.

The sun went down, and it got cool, but not in there.[elder:  {Elder.short} laid a blanket round them all.] {child} yawned. The hedgehog shut its eyes. “Huff,” it said, but only in its sleep.

And nobody said ow.
