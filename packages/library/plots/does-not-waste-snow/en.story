title: The Wolf’s Road
title: It Doesn’t Waste Snow
title: Like Beads on a String
guest hound: Buster (he), Rocco (he)
guest friend: Tilly (she), Isaac (he)
guest host: Marit (she), Solveig (she)

% {@dog} is the family’s dog, else the boxer of the cabin. {@a} is {adult}, else {host}, whose cabin it is: always the name. The wolf is “it”.

# the-guard
{@Dog} had one job that holiday, and it was to guard the cabin. On Tuesday night a wolf walked past, two yards from {@dog-his} nose. {@Dog} slept right through it.[pet.cat:  So did {pet}[!pet.known: , {child’s} cat,] but {pet.he} hadn’t been given a job.][pet.other:  So, I expect, did {pet}, back at home, but {pet.he} hadn’t been given a job.]

It was {child} who found the tracks, at the corner of the cabin, when {child.he} went out for firewood.

“{@A}! {Friend}! Come and see!”

They came without their hats, {@a-who} and {friend}, [friend: {child’s} best friend. | who’d been asked along for the week.] The paw prints were as big as {child’s} hand. They ran in a line, straight and calm, like beads on a string.[school:  {child’s} writing {at school} had never gone as straight as that.]

# where-its-going
“A dog goes a bit here and a bit there,” said {@a}, squatting down. “But a wolf knows where it’s going. Look, it puts its back foot exactly where its front foot has been. It doesn’t waste snow.”

{@Dog} came out and had a sniff. Then {@dog-he} took three steps backwards and sat down on {friend’s} skis. {@wrinkled}

# a-road-for-somebody
It was {friend} who noticed the strangest thing. The tracks came from the marsh. But they didn’t come through the woods, where the snow was waist-deep. They came along the ski trail that {child} and {friend} had made the day before.

“Was it following us?” asked {child}. The back of {child.his} neck was prickling.

“Not a bit,” said {@a}. “You’d made a road. It was glad of it.”

{child} looked at the trail. {child.He} had never made a road for anybody before.[city:  At home {in city} there were roads already.]

“Can we follow it?”

“Backwards,” said {@a}. “We’ll go to where it came from. That’s what real trackers do, so as not to disturb it. A wolf likes to be left in peace.”

# the-bend
So they put on their skis, all three of them, and {@dog} was buckled into {@dog-his} red coat.[elder:  {Elder}[elder2:  and {elder2}] would guard the cabin, and {@dog} took that rather hard.] At first it was easy, along the old trail between the fir trees. Then they came out on to the marsh, and everything was white. There was nothing to look at but the string of beads.

But halfway across the marsh the string did something odd. It turned. It went in a great wide bend to the left, [us: around | round] nothing at all, and then straight on again.

“Why didn’t the wolf go straight?” said {friend}.

“Perhaps it was chasing something,” said {child}.

“Then it would have run. The steps are the same all the way.”

{child} looked out over the snow. It was as smooth as a sheet. Going [us: around | round] meant a hundred yards more, at least, and the wind was nipping their cheeks.

# crash
“Let’s cut across,” {child.he} said.

“Wait,” said {@a}.

But {@dog} had already decided. If they were all going to stand about talking, then for once in {@dog-his} life {@dog-he} could go first. Off {@dog-he} bounded on to the sheet, {@bounding}. Ten yards. Twenty.

Then there was a crunch, and all that was left was the front half of {@dog}.

Under the snow ran the stream. It had been there all along, black and cold and perfectly silent.

{@A} lay down flat and wriggled out across the skis. {child} lay behind and held {@a-s} feet, and {friend} held {child’s}. {@A} got hold of the red coat and pulled. There was a long slurp. And up out of the hole came {@whole-dog}, wet to the armpits and deeply offended.

# christmas-eve
At first nobody spoke. Then {@a} peeled off a thick [us: sweater | jumper] and pulled it on to {@dog}, who got both front legs down the sleeves and looked like somebody’s uncle on Christmas Day. They laughed, a bit shakily.

“The wolf knew,” said {child}. “It could hear the stream.”

“Or feel it in its paws,” said {@a}. “It knew better than we did, anyway.”

They turned for home, in the wolf’s tracks all the way, and nobody cut a single corner.

# a-road-back
{@Dog} lay in front of the fire all day. But {child} couldn’t keep still.

“It’s got to come back,” {child.he} said to {friend}. “And now the wind’s filling in the trail.”

{friend} understood at once. {@A} said yes, and came too, and while the sky went pink they made the trail across the marsh again. They skied up and down it, three abreast, until it was hard and smooth[athlete: , smooth enough for {athlete}].[sport:  You don’t get half as hot when you {play sport}.] They made the bend exactly as it ought to be. And on the far side they kept on going, right up to the first fir tree, so that there would be enough of it.

# the-kitchen-sofa
That evening {@a} put out the light in the kitchen. They sat by the window with blankets over their knees and {@dog} in the middle. The moon was up. Between the trees the marsh shone blue.

They waited a long time. [music: {Friend} hummed {@song}, slower and slower. ]{Friend} was nearly asleep when {@dog} lifted {@dog-his} head.

{@Dog-he} didn’t bark. {@Dog-he} only looked, and {@dog-his} breath made a round patch on the glass.

# at-the-corner
At the corner of the cabin stood the wolf.

It was taller than {child} had expected, and thinner, and grey in every way there is. It sniffed at the trail. Then it looked up at the window, just once, not kindly and not crossly. Then it stepped up on to the road they had made, and began to trot.

They watched it right out over the marsh, a dark speck that glided along and never sank. Halfway across it turned, softly, in a wide bend. And then straight on.

# he-had-skis
That night {@dog} slept in {child’s} bed, still in {@a-s} [us: sweater | jumper]. Outside, it had started to snow again. By morning the trail would be gone, and {child} knew it.

It didn’t matter. {child.He} had skis.

# @dog
{hound}
## if pet.dog
{pet}

# @Dog
{Hound}
## if pet.dog
{Pet}

# @dog-he
{hound.he}
## if pet.dog
{pet.he}

# @Dog-he
{Hound.He}
## if pet.dog
{Pet.He}

# @dog-his
{hound.his}
## if pet.dog
{pet.his}

# @wrinkled
{Hound.He} {hound.was} a boxer and came with the cabin, broad in the chest and wrinkled in the forehead, and just now {hound.he} {hound.was} mostly wrinkled.
## if pet.dog
{Pet.He} {pet.was} {child’s} [breed: {breed} | dog] and brave in all sorts of ways, but just now {pet.he} couldn’t think of one.
## if pet.dog & breed.Boxer
{Pet.He} {pet.was} a boxer, broad in the chest and wrinkled in the forehead, and just now {pet.he} {pet.was} mostly wrinkled.

# @bounding
ears flapping
## if pet.dog & !breed.Boxer
snow flying

# @whole-dog
a whole boxer
## if pet.dog
a whole dog
## if pet.dog & breed
a whole {breed}

# @a
{host}
## if adult
{adult}

# @A
{Host}
## if adult
{Adult}

# @a-s
{host’s}
## if adult
{adult’s}

# @a-who
{host}, whose cabin it was,
## if adult
{adult}

# @song
{music}
