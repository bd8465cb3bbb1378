title: Warmer!
title: Try France
title: The Looking Part
guest minder: Mrs Budd (she), Mrs Lamb (she)

% The treasure calls warm and cold, and the last time it is the child who goes away. Who is on the beach with {child}: {adult}, else the elder, else {minder} from next
% door (@a). The chest is heavy because of the gold, and empty it floats.

# cold
“Cold,” said the beach.

{child} stopped digging. {child.He} {child.was} looking for treasure[school: , because nobody {at school} had ever found any]. {child.He} had dug all morning with {child.his} red spade, and {child.he} hadn’t found so much as a button.[pet.dog:  {Pet}[!pet.known:  the dog] had dug all morning as well, somewhere else.][pet.cat:  {Pet}[!pet.known:  the cat] was at home. All that sand, and all for nothing!][pet.other:  {Pet} was at home, keeping dry.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had gone over to sandcastles.]

“Who said that?” said {child}.

“Me,” said a rusty voice, somewhere under the sand. “The treasure. You’re cold. Try by the rock.”

{child} ran to the rock. {child.He} dug.

“Chilly,” said the treasure. “Left a bit.”

{child} dug left a bit.

# warmer
“Warm,” said the treasure. “Oh, this is nice. I’ve been waiting three hundred years for somebody[city:  from {city}]. Warmer! Warmer!”

Sand flew over {child’s} shoulder and on to {@newspaper}.

“Are you gold?” called {child}.

“Lots,” said the treasure. “And a crown, and a chicken.”

“A chicken?”

“A golden one. Keep going. You’re hot! You’re boiling! You’re…”

# clonk
CLONK, went the spade.

“Freezing,” said the treasure quickly.

“But it went clonk.”

“No, it didn’t. Brrr. Ice cold. Try France.”

{child} knelt down and brushed away the sand. There was the lid of a big, black chest.

“I found you!” said {child}. “What’s the matter?”

“Nothing,” said the treasure. It sniffed. “Only, I like the looking part. When people find you, they spend you. Then there’s a bit of you [us: in the bakery | at the baker’s] and a bit of you in the shoe [us: store | shop].”

# swoosh
{child} was going to answer. But {child.his} feet were wet.

{child.He} looked round. The sea was coming in! A wave ran up the sand and slid over the edge of the hole. Swoosh. Then came another one.

“What’s that noise?” said the treasure.

“The tide,” said {child}.

“Oh no,” said the treasure. “I can’t swim. I only sink. It’s all the gold!”

# colder
{child} pulled at the handle. {@A} pulled too. It was much too heavy. Swoosh, went the sea, and filled the hole up to {child’s} knees.

“Colder,” said the treasure, in a wobbly voice. “Colder! Colder!”

It was heavy because of the gold. So {child} threw open the lid.

Oh, how it shone!

# buckets
{child} filled {child.his} red bucket with gold. {child.He} ran up the beach[athlete:  like {athlete}], tipped it out on the dry sand by the steps, and ran back. One bucket. Two buckets. Three buckets! {child.His} arms ached[sport:  more than they did after {sport}].[friend:  {Friend} came running with another bucket.] {@Crown} Six buckets! Seven! The water was at the lid.

{child} scooped up the very last coin.

# bob
And bob! Up came the chest. It was empty, so it floated. It came sailing up the beach on the next wave, all by itself, and stopped at {child’s} toes.

“Well, I never,” said the treasure. “I can swim.”

There it lay, high and dry, beside a great heap of gold.

“So,” it said. “I expect you’ll be off to the [us: stores | shops] now.”

# hide-you-again
{child} looked at the gold. It was the best thing {child.he} had ever found. But looking for it had been even better.

“Shall I hide you again?” said {child}.

“You’d do that?”

“And then I’ll come and find you. And then I’ll hide you again.”

“Oh, yes,” said the treasure. “Oh, yes, please.”

# not-for-shops
So {child} put everything back. And right up by the steps, where the sea never comes, {child.he} dug a fine deep hole, and {@a} helped {child.him} push. They patted the sand down flat[music: , while the treasure hummed {music} underneath].

“Wait,” said the treasure. “Hold out your hand.”

Something came up through the sand, round and bright. It was one gold coin.

“That’s not for [us: stores | shops],” said the treasure. “That’s so you’ll have to come back with it.”

# see-you-tomorrow
{child} put it deep in {child.his} pocket. {child.He} took {@as} hand, and they went up the steps and along the road. And the further they went, the smaller the voice was, calling after them from the beach.

“Warm,” it called. “Chilly… Cold… See you tomorrow.”

# @newspaper
{minder} from next door, who was lying with a newspaper over her face
## if elder & !adult
{elder}, who was lying with a newspaper over {elder.his} face
## if adult
{adult}, who was lying with a newspaper over {adult.his} face

# @Crown
{minder} carried the crown on her head and the chicken under her arm.
## if elder & !adult
{Elder.short} carried the crown on {elder.his} head[elder2: , and {elder2} wouldn’t take the chicken, in case it pecked|  and the chicken under {elder.his} arm].
## if adult
{Adult} carried the crown on {adult.his} head and the chicken under {adult.his} arm.
## if adult & elder
{Adult} carried the crown on {adult.his} head, and {elder} took the chicken under one arm[elder2: , because {elder2} thought it might peck].

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @A
{minder}
## if elder & !adult
{Elder.short}
## if adult
{Adult}

# @as
{minder’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}
