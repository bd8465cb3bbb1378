title: The Last Apple
title: When You’ve Got Leaves
title: All Winter
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. “You just don’t want to have nothing” is said quite low, with a wait before it.

# one-apple-left
All the other apples had come down weeks ago. They had been crumbled and stewed and given to the neighbours, and the leaves had come down after them, and still there was one apple left at the very top of the tree. It was red on one side and gold on the other, and {child} wanted it.

On Monday {child.he} shook the trunk. Nothing fell on {child.him} but a snail.[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] barked at the apple for a while, in case that was what it was waiting for. It wasn’t.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] went straight up, had a look at the apple, and came down again without it. Cats don’t do apples.][pet.other: 

{Pet} was told all about it, indoors, and had nothing to suggest.]

# the-broom
On Tuesday {child.he} fetched the broom, stood on a bucket, and poked. The broom was too short. {Child.He} tied it to the mop, and then it was long enough, but so bendy that it poked {@firsts} [us: laundry | washing] instead.[friend: 

“You could just wait until it falls,” said {friend}[!friend.known: , {child’s} best friend], who was holding the bucket still.

“I have waited,” said {child}.]

# on-purpose
On Wednesday {child.he} climbed. {child} was good at climbing[sport: , even better than at {sport}]. {Child.He} went up past {child.his} thinking branch to where the wood was no thicker than {child.his} wrist. The apple hung just beyond {child.his} fingertips. {Child.He} stretched. [athlete: {athlete} couldn’t have stretched any further. ]The branch didn’t creak and it didn’t bend, but somehow it moved, ever so slightly, and the apple was still just beyond {child.his} fingertips.

“You did that on purpose,” said {child}.

The tree said nothing. It was a tree.

# a-letter
On Thursday {child.he} wrote it a letter.

“Dear Tree,” it said. “You had two hundred and six apples this year. I know because I counted. You can’t need that one. Yours sincerely, {child}.” {Child.He} pegged it to a twig. In the night it rained, and all the words ran out at the bottom.

# nothing-to-stop-for
On Friday it was so cold that the grass crunched. {child} went out after school in {child.his} coat and {child.his} red mittens and climbed up to {child.his} thinking branch. {Child.He} just sat there[music: , humming {music}], because {child.he} had run out of ideas.

It was strange up there now. In summer it had been like sitting in a green room. There had been blackbirds, and apples knocking together in the wind. Now {child.he} could see straight through to [city: the roofs of {city} | the road]. The wind came across the fields and went in one side of the tree and out of the other, with nothing to stop for.

All those branches, thought {child}, and every one of them empty.

# the-stalk
{Child.He} looked up at the apple. The twig was curled right [us: around | round] the stalk. It looked the way {child} had looked, on the first day [school: {at school} | at school], with {@as} old glove in {child.his} pocket. Nobody had known it was there. {Child.He} had held on to it through the whole of assembly and most of [us: math | maths].

“Oh,” said {child}. “It isn’t that you don’t want me to have it.”

The wind blew. The twig held on.

“You just don’t want to have nothing.”

# hold-that
{Child.He} sat for a while longer. Then {child.he} pulled off {child.his} left mitten with {child.his} teeth. It was warm from {child.his} hand, and {@a} had knitted it. {child} climbed as high as {child.he} dared, slid the mitten down over the topmost twig {child.he} could reach, and tied the wool of the cuff in a double bow, so that no wind could take it.

“You can hold that,” {child.he} told the tree. “All winter. I’d like it back when you’ve got leaves.”

# with-a-smack
For a moment nothing happened at all.

Then there was the smallest sound, like somebody letting out a breath, and the apple dropped. It didn’t bounce off anything. It came down between all those branches as neatly as if it were coming down stairs, and it landed in {child’s} right hand, in the other red mitten, with a smack.

# out-on-loan
{Child.He} carried it indoors inside {child.his} coat. {@A} cut it in half across the middle, so that there was a star in it, and they ate it at the kitchen table without saying much.[elder2:  {Elder2} had a bite of each half.] It was so cold it made their teeth ache, and it was the sweetest of the whole two hundred and six.

“What happened to your other mitten?” asked {@a}.

“It’s out on loan,” said {child}.

{@A} looked out of the window, and then looked a little longer. “I see,” {@he} said. “I’d better get the red wool out, then.”

# a-thumb
When {child} went to bed that night, {child.he} left the curtains open. The moon was up. The tree stood black against the sky with all its empty branches, and close to the top was something small and round with a thumb.

The wind came over the fields. The mitten nodded, and turned, and waved.

{child} put one hand out of the covers and waved back. Then {child.he} tucked it in again, where it was warm.

# @firsts
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
