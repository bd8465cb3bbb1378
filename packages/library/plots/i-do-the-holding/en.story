title: I Do the Holding
title: The Bear Who Wouldn’t Be Held
guest friend: Martha (she), Rafi (he)
guest pet: Fluff (he), Bracken (he)

% The animal is the family’s dog or cat, or else the friend’s dog. The rule: held, the bear is fluff; but he may hold whomever he likes.

# not-hugged
{child} had been given a bear[elder:  by {elder}[elder2:  and {elder2}]], and the bear did not want to be hugged.

He was brown and round, and he sat in the middle of {child’s} bedroom floor. {child} only wanted one thing. {Child.He} wanted to hold him in {child.his} arms when {child.he} went to sleep.

“Come on,” {child.he} said, and held out {child.his} arms.

“No, thank you,” said the bear. “You come to me. I do the holding.”

On a mattress on the floor sat {friend}[!friend.known: , {child’s} best friend,] who was staying the night. {Friend} had a cousin who was ten, so {friend.he} knew everything.[school:  Everybody {at school} said so.]

“He can talk,” said {friend}. “My cousin’s bear can only squeak.[city:  Every other bear {in city} can only squeak.]”

# just-buttons
{child} picked the bear up and hugged him. At once there wasn’t a word out of him. His arms hung down. His eyes were only buttons.

“He’s broken!” said {friend}.

{child} put him down. The bear shook himself so hard that the dust flew.

“Ugh!” he said. “The minute anybody holds me, I’m nothing but cloth and fluff. When nobody’s holding me I can walk and talk[sport:  and {play sport}]. So we’ll do it the other way round. I’m the bear. I do the holding.”

# meatballs
And he put his arms round {child’s} shin and lifted with all his might. Nothing happened.

“You’re heavy,” said the bear. “What have you got in there?”

“Meatballs,” said {child}.[adult:  “{Adult} made them.”]

# not-like-that
{@sniff}

# like-a-tractor
“Bears go in people’s arms,” said {child}. “That’s why they’re so soft.”

“Children go in bears’ arms,” said the bear. “Feel your tummy. You’re much softer than I am.”

“My cousin has a trick for catching her little brother,” whispered {friend}. “We pretend to be asleep. And when the bear walks past, we grab him!”

They lay down and shut their eyes. {Friend} snored like a tractor. The bear came padding over the floor.

“I do the holding!” yelled {friend}, and grabbed the bear round the tummy.

Fluff and buttons. {child} was allowed a go as well. But it wasn’t any fun, hugging somebody who didn’t want to be hugged.

“Let him go,” said {child}.

# under-the-bed
{friend} let go. The bear shot off, straight under {child’s} bed, right to the very back, where it was tight and black.

“Here I am!” he called. “Nobody can get me here!”

Then he said, “It’s very dark here.”

“Come out, then,” said {child}.

“I can’t! I’m stuck! Something’s got hold of my bottom!”

{child} lay down on {child.his} tummy. {Child.He} put {child.his} arm in, right up to the shoulder, but {child.he} couldn’t reach. {Friend} put an arm in too, and got hold of a sock[elder: , the one {elder.short} had been looking for].

“Is this you?” said {friend}.

“No!” said the bear. His voice was very small now. “I’m frightened.”

# somebody-scratches
{child} could feel it in {child.his} own tummy.

“We’re not going anywhere,” {child.he} said. “{Friend} and I are lying right here. Can you hear us?”

“I can hear somebody scratching.”

That was {pet}. And then {child} knew what to do. {Pet} liked a tight squeeze. {Pet} could get in where nobody else could.

“{Pet},” said {child}. “In you go. But no biting, or he’ll only be fluff.”

# the-chain
In went {pet}. {Pet.He} scrabbled and snorted, and two balls of dust came flying out. Then {pet.he} turned round in there, and out poked a dusty nose.

“Bear!” shouted {child}. “Put your arms round {pet}! You do the holding!”

“Me?” said the bear.

“Well, you’re the bear!”

{child} took {pet} under the front legs, and {friend} took {child} by the feet[athlete: , as strong as {athlete}].

“I’m holding!” shouted the bear.

“I’m holding!” shouted {child}.

“So am I!” shouted {friend}. “My cousin would never dare!”

They pulled. Rrrip! The bear’s bottom came free, and out came {pet}, and after {pet} came the bear. He was grey with dust, and he was holding on so hard that {pet} looked quite offended.

{Pet} licked him on the ear, just once.

# good-night-then
Then [adult: {adult} came and put out | they put out] all the lights but the little one[music: , and {friend} hummed {music}].

The bear stood by the bed and twisted his paws.

“{child},” he said. “When you hold me, I can’t say anything.”

“I know,” said {child}.

“So I’ll say it now. Good night. And good night, {friend}. And good night, {@kind}.”

{child} lifted the [us: covers | duvet]. “I do the holding,” {child.he} said.

The bear climbed up into {child.his} arms and was fluff and buttons, and he was lovely and warm.

# a-thumb
{Pet} lay down on {@feet}. {Friend} fell asleep and snored for real, but only like a very small tractor. {child} fell asleep as well, and {child.his} arms slid open.

The bear stirred. He pulled the [us: covers | duvet] up over {child’s} shoulder. Then he took {child’s} thumb between his paws, and held it.

# @sniff
Now along came {Pet}, {friend’s} dog. {Pet.He} had a coat like a scrubbing brush, and {pet.he} sniffed the bear’s bottom for a long time.

“Tell the dog I’m not that sort of bear,” said the bear.

“{Pet}, he’s not that sort of bear,” said {child}.

{Pet} sneezed and lay down on {friend’s} feet, because that was {pet.his} place.
## if pet.dog
Now along came {Pet}[!pet.known: , {child’s} dog]. {Pet.He} sniffed the bear’s bottom for a long time.

“Tell the dog I’m not that sort of bear,” said the bear.

“{Pet}, he’s not that sort of bear,” said {child}.

{Pet} sneezed and lay down on {child’s} feet, because that was {pet.his} place.
## if pet.cat
Now along came {Pet}[!pet.known: , {child’s} cat]. {Pet.He} rubbed against the bear, up and down, until he nearly fell over.

“Tell the cat I’m not a table leg,” said the bear.

“{Pet}, he’s not a table leg,” said {child}.

{Pet} yawned and lay down on {child’s} feet, because that was {pet.his} place.

# @kind
dog
## if pet.cat
cat

# @feet
{friend’s} feet
## if pet.dog / pet.cat
{child’s} feet
