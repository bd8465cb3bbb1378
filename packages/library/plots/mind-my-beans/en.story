title: Mind My Beans
title: Soft, Soft
guest friend: Roly (he), Tess (she)
guest pet: Otis (he), Nell (she)
guest elder: Mr Tuckett (he), Mr Garland (he)

% “Mind my beans!” first means the beans, then it is heard as the egg, and last it means the children. HOOM is deep and from the tummy.
% {elder} is the family’s own, else a neighbour; {pet} is the family’s dog or cat, else a dog from down the road.

# in-the-bean-bed
There was a dinosaur in {elder’s} bean bed, and it wouldn’t come out.

“Mind my beans!” shouted {elder.short}[!elder: , who lived next door]. {Elder.He} ran down the garden with a hoe, and {child} ran after {elder.him}, and so did {friend}, who was {child’s} best friend, and {@whose}.

The dinosaur looked down at them. She was as tall as the shed.[city:  You don’t see that every day in {city}.] Between her front feet lay a round, speckled egg.

“She’s made a nest!” said {child}. More than anything in the world {child.he} wanted to see that egg hatch.

“She’s made a mess,” said {elder.short}. “That’s the warmest spot in the garden. I dug it. It’s for beans.”

“HOOM,” said the dinosaur. She sat down, crunch, on all the beanpoles.

# show-your-teeth
“I know all about dinosaurs,” said {friend}. {Friend.He} had a book at home, and {friend.he} said so every day[school:  {at school}]. “In my book, you show them your teeth.” And {friend.he} did.

The dinosaur showed {friend} hers. They were as long as bananas.

“I’ll write to the book,” said {friend}, from behind {pet}.

{@toe}

# mind-my-egg
“Out,” said {elder.short}, and tugged a beanpole.

“HOOM,” said the dinosaur. That meant no. She tugged the other end, and she was better at it. {Elder.short} sat down in the rhubarb.

“Mind! My! Beans!” said {elder.short}.

“HOOM! HOOM! HOOM!” said the dinosaur, and she moved the egg away from {elder.him} with her nose.

“Oh,” said {child}. “{Elder.short}, she’s saying the same as you! She’s saying, mind my egg!”

# all-stayed
So they all stayed. The dinosaur sat on one end of the bed, and {elder.short} planted new beans at the other[elder2: , and {elder2} held the string]. The dinosaur snorted and blew {elder.short’s} cap off. {@cap}

“Mind!” said {elder.short}. “Hoom!” said the dinosaur. Nobody was being nice, right over the little egg, and {child} was so sad about it that {child.his} tummy felt twisty. {Friend} gave {child.him} half of a banana. It was the half with the bruise, but it was still half.

# the-feather
“If she laughs, {elder.short} will laugh,” said {friend}. {Friend.He} found a feather and tickled the dinosaur under her tail.

She did laugh. She laughed, “HOO-HOO-HOOM!” Her tail went swish, the tail hit the egg, and the egg began to roll.

It rolled past the shed and down the grassy slope, and it shot into the bramble bush at the bottom.

# prickles
The dinosaur thundered down and pushed in her nose. Prickles! {Elder.short} reached. {Elder.His} arm wasn’t long enough. The dinosaur cried, “Hoom, hoom,” in such a tiny voice that {elder.short} took off {elder.his} cap.

“There now, old girl,” {elder.he} said.

“We’d get scratched,” said {friend}. “We need somebody with fur all over.”

{Pet} looked behind {pet.him}.

# soft-soft
“{Pet},” said {child}. {Child.He} knelt down and held {pet’s} furry face. “There’s an egg in there. Don’t eat it. Bring it soft. Soft, soft.”

{Pet} went in. The brambles shook. They heard a sniff, and a snuffle, and then nothing.

{@out}

# warm-spot
“It’s cold!” said {child}. “It’s got to go in the warm spot!”

{Child.He} picked it up in both arms. {Friend} walked in front. “Mind the hose!” {friend.he} called. “Mind {pet}!” {child’s} arms shook, but {child.he} didn’t stop until {child.he} got to the bean bed.[athlete:  {athlete} couldn’t have carried it better.] It was full of new beans.

{Elder.short} took the hoe and scraped a big round hole, right through the middle of them.

# tap-tap
{child} laid the egg in. {Pet} curled round it with {pet.his} warm belly. The dinosaur curled round {pet}.[music:  {Friend} hummed {music}, in case it helped.]

Tap, tap. Crack.

A wet little head came out. It said, “Hoom,” and sneezed on {pet}. {Pet} licked it clean.

# as-a-boat
The mother dinosaur put her chin flat on the ground. She looked at {child} and {friend}, and then at her own long neck.

“She wants us to climb on!” said {child}.

{Elder.short} lifted them up. Then {elder.he} patted that great big face.

“Mind my beans,” {elder.he} said softly. And {elder.he} didn’t mean the ones in the ground.

“Hoom,” said the dinosaur.

# both-asleep
She carried {child} and {friend} once around the apple tree, as slowly as a boat. {Elder.short} walked beside them with one hand up[elder2: , and {elder2} walked on the other side]. {Pet} and the baby had the warm spot all to themselves, and when the others came back, they were both asleep in it.

# @whose
{pet}, a dog from down the road
## if pet.dog
{pet}, {child’s} dog
## if pet.cat
{pet}, {child’s} cat

# @toe
{Pet} sniffed the dinosaur’s enormous toe and looked to see if she had dropped any food.
## if pet.cat
{Pet} rubbed against the dinosaur’s enormous toe and looked to see if she was any good at stroking.

# @cap
{Pet} fetched it. {Pet.He} thought it was the best game ever[sport: , better than {sport}].
## if pet.cat
{Pet} sat on it. {Pet.He} thought it was the best game ever[sport: , better than {sport}], until {elder.short} asked for it back.

# @out
Out came a bottom. Out came {pet}, backwards, with the egg in {pet.his} mouth. There wasn’t a scratch on it. {Pet} put it down in {child’s} lap and drooled.
## if pet.cat
Out came the egg, rolling very, very slowly. Out came {pet} behind it, pushing with {pet.his} forehead. There wasn’t a scratch on it. {Pet} pushed it all the way into {child’s} lap and purred.
