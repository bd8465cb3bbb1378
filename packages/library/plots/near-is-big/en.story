title: Near Is Big
title: Too Much Goal
title: Behind a Thumb
guest elder: Grandad (he), Grandpa (he)
guest boy: Oscar (he), Fergus (he)

% Behind the net sits the grandparent who is ticked, otherwise Grandad. Boff is the ball. Hold up a thumb where they hold up a thumb.
% One rule: near is big. The last line close by.

# too-much-goal
It was {child’s} first match, and the only place left was in goal.[sport.Soccer:  {Child.He} loved {sport}, but this was a surprise.][sport & !sport.Soccer:  It wasn’t a bit like {sport}.]

The goal was enormous. {child} stood in the middle with both arms out. There was goal on this side, and goal on that side, and ever so much goal on top.

{elder} sat behind the net on a folding chair.[elder2:  {Elder2} sat on another.] {Elder.He} had been a goalkeeper too, once, at {child’s} age.

[pet.dog: Under the chair sat {pet}[!pet.known:  the dog], who wanted the ball more than anybody.

]“All right, goalie?” said {elder.short}.

“There’s too much goal,” said {child}, “and not enough me.”

# this-side
The others were far away, running after the ball in one big heap.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was right in the middle of it, and hadn’t got near the ball yet.] Then a boy came out of the heap with the ball. His name was {boy}, and he was as big as a fridge.[school:  He was nearly the biggest {at school}.]

{child} stood right back on the line.

Boff! It went in on this side.

“Never mind,” said {elder.short}.

# that-side
Soon {boy} came again. {child} stood even further back.

Boff! It went in on that side.

Now {child} minded very much. {Child.His} chin wobbled, and {child.he} held on to the net.

“I’m too small,” {child.he} said.[athlete:  “{athlete} isn’t this small.”]

# the-thumb
“Hm,” said {elder.short}, and came [us: around | round] the net to {child.him}. “See that tree over there? Is that small?”

“No,” said {child}. “It’s gigantic.”

“Shut one eye, and put your thumb in front of it.”

{child} pulled off a glove, shut one eye and held up a thumb.

“Where’s the tree?” asked {elder.short}.

“It’s gone!” said {child}. “It’s behind my thumb!”

“Then that must be a gigantic thumb.”

“No,” said {child}. “It’s only little. It’s just near.”

# near-is-big
“There you are, then,” said {elder.short}. “Near is big.”

{child} tried it on the church, and the church was gone.[city:  So was half of {city}.] {Child.He} tried it on {elder.short}.

“Where have you gone?” {child.he} said.

“I’m behind your thumb,” said {elder.short}.[elder2: 

“So am I,” said {elder2}. “It’s a tight fit.”]

{child} took the thumb away, and there {elder.he} was again.[pet & !pet.dog: 

“I’m going to do it to {pet} when I get home,” said {child}.[pet.cat & !pet.known:  {Pet} was the cat.]]

# go-and-meet-him
“So when that boy comes,” said {elder.short}, “don’t you wait for him. You go and meet him.”

“But he’s as big as a fridge!”

“He’s only big because he comes near,” said {elder.short}. “You can come near as well.”

[friend: Far away {friend} got to the ball at last, and fell over it, and it rolled into the other goal. A bit later {friend.he} fell over it again. | Far away somebody fell over the ball, and it rolled into the other goal. A bit later somebody did it again.] So now it was [us: two to two | two all], with one minute left.

# as-a-door
And then {boy} came out of the heap, all by himself.

Oh no! First he was as big as a dog. Then he was as big as a door. {child’s} legs wanted to run away, right under the folding chair. {Child.He} looked back at {elder.short}.

{Elder.short} didn’t say anything. {Elder.He} just held up a thumb.

# she-ran
So {child} ran. {Child.He} ran out of the goal, straight at the fridge.

“Near is big,” {child.he} said, “near is big, near is big, NEAR IS BIG!”

{boy} looked up. There had been an enormous goal there. Now there was only {child}. He looked on this side, and there was {child}. He looked on that side, and there was {child} too.

“Where’s it gone?” said {boy}, and kicked.

Boff!

It hit {child} right in the tummy. {Child.He} put both arms round it, and sat down, and it stayed where it was.

# behind-me
Peeeep! That was the end. It was [us: two to two | two all], and everybody jumped up and down.[music:  They sang {@song}.][friend:  {Friend} jumped highest, with the mark of a ball on {friend.his} shirt.]

{boy} held out his hand and pulled {child} up.

“Where did you put the goal?” he asked.

“Behind me,” said {child}.

# tiny
Then all the players had to come to the middle, for three cheers and a piece of orange. {child} looked round for {elder.short}.

{Elder.He} was folding up the chair, over by the goal, and {elder.he} was tiny. {child} shut one eye and held up a thumb, and {elder.short} was gone.[pet.dog:  Only {pet’s} tail stuck out on one side.]

# nearer
{child} took the thumb away, and there {elder.he} was again, coming across the grass with the chair under one arm.[elder2:  {Elder2} had the other chair.] First {elder.he} was as big as a dog. Then {elder.he} was as big as a door.

{Elder.He} came right up to {child}, and bent down, and held out {elder.his} arms. And still {elder.he} came nearer, until there wasn’t any tree, or any church, or any goal.

There was only {elder.short}.

# @song
{music}
