title: Just in Case Somebody Comes
title: Somebody in the Hair
title: Six Short Legs
guest friend: Martha (she), Rafi (he)
guest minder: Josie (she), Hattie (she)

% Refrain: Up, up, up went the ladybird. Let two fingers walk through the child's hair.
% The grown-up is {adult}, else the grandparent, else {minder}. The friend is always there.

# hands-on-head
It was Saturday, and there was hair to wash[city: , as there was all over {city}].[school:  There was sand in it from {school}.] {child} sat in the bath with both hands on top of {child.his} head.[pet.dog:  {Pet}[!pet.known:  the dog] had put {pet.his} chin on the edge.][pet.cat:  {Pet}[!pet.known:  the cat] sat on the washing machine, where it was dry.]

“No,” said {child}. “It goes in my eyes.” {Child.He} didn’t mind water, but water from above frightened {child.him}.[pet.other:  “And {pet} never has to wash any hair.”]

“It won’t take a minute,” said {@fills}.

“But you can’t,” said {child}. “Somebody lives there.”

{@Friend} stood by in a big towel, already washed. {Friend.He} came and peeped in between {child’s} fingers.

“Somebody does,” said {friend}. “It’s a [us: ladybug|ladybird].”

“Is it?” said {child}.[elder & adult:

“I expect she came with my geranium,” said {elder}[elder2: , and {elder2} nodded]. It was brand new, and it stood on the bathroom windowsill.]

# all-six-legs
{child} took away {child.his} hands. It tickled. Up, up, up went the [us: ladybug|ladybird], and on the very top of {child.his} head she stopped.

“She mustn’t get wet,” said {child}.

{@A} put down the jug and held out a finger. In went all six legs, and the [us: ladybug|ladybird] rolled down into the hair. Gone.

But soon there was a tickle behind one ear. Up, up, up went the [us: ladybug|ladybird], back to the very top.

[age>=5: {Friend} held out a leaf from the [elder & adult: geranium | plant on the windowsill]. In went the legs. Gone. ][pet.dog: {Pet} held out a wet nose over the edge of the bath. In went the legs. Gone.]

[elder & adult: “You have to sing to them,” said {elder.short}, and sang her a song. She stayed gone.

]{@A} looked about and picked up the comb.

“No!” said {child} and {friend}.[pet.cat:

{Pet} said nothing, but followed the [us: ladybug|ladybird] with {pet.his} whole head.]

# highest
{child} sat still. There was a tickle at the back of {child.his} neck.

“Here she comes,” said {friend}. Up, up, up went the [us: ladybug|ladybird].

“She doesn’t want to go away,” said {child}. “She only wants to go up, to where it’s highest.”

“But that’s your hair,” said {friend}.

{child} thought about it. Then {child.he} leaned back, slowly, slowly, until {@whose} hand was there behind {child.his} neck. {Child.His} hair sank into the water. {Child.His} ears sank. It hummed down there[music: , a bit like {music}]. And in the middle of the bath, quite dry, {child.his} nose stuck up.

“Now your nose is highest,” said {friend}.

They waited. And out of the hair, out on to the forehead, came the [us: ladybug|ladybird].

# somebody-walking
{@A} looked at the hair, floating in the water. It was wet already.

“While you’re down there,” said {@a}, very quietly.

[age>=5: {child} lay and thought about that.

]“Only at the back,” said {child}. “There’s somebody walking at the front.”

So {@a} washed at the back, with no jug and not one splash[athlete: , more carefully than {athlete}]. A [us: ladybug|ladybird] has short legs. It took her a whole hair wash to walk to the nose, and {friend} told them how far she had got.[pet.cat:  {Pet} almost forgot to blink.]

# the-tip
Up, up, up went the [us: ladybug|ladybird], and on the tip of the nose she stopped. There wasn’t any more up.

It tickled. It tickled most dreadfully.

“Ah …” said {child}. “Ah … ah …”

“Don’t sneeze!” cried {friend}. “She’ll fall in!”

But a sneeze won’t be told. And {child} couldn’t hold {child.his} nose, because somebody was sitting on it.

# one-finger
Then {child} put one finger up out of the water. {Child.He} held it right beside {child.his} nose. It hadn’t come to catch anybody. It just stood there, and it was a little bit higher.

Up, up, up went the [us: ladybug|ladybird].

And {child} stretched {child.his} whole arm up to the ceiling.

“ATISHOO!”

The whole bath slopped over. {@A} got it in both eyes, and {friend’s} towel was soaked.[pet.dog:  {Pet} shook {pet.himself}, and then everybody was wet all over again.][pet.cat:  {Pet} walked out, shaking one paw at a time.][elder & adult:  {Elder.short} laughed, and held up a dry towel.]

But at the very top, on {child’s} finger, sat the [us: ladybug|ladybird], quite dry. She opened her back like two little doors, and off she flew, up on to the [elder & adult: geranium | plant in the window].

# in-whose-eyes
“All done,” said {@a}.

{child} felt {child.his} hair. It squeaked. Then {child.he} felt {child.his} eyes.

“It didn’t go in my eyes,” {child.he} said.

“No,” said {@a}, feeling about for a towel. “It went in mine.”

# in-case
The next time there was hair to wash, {@a} had a good look first.[friend:  {Friend} had said to, twice.]

“Does anybody live there?”

{child} waited for a tickle. There wasn’t one anywhere.

“No,” {child.he} said.

[elder & adult: The [us: ladybug|ladybird] was on {elder.short’s} geranium. ][pet.cat: {Pet} was keeping an eye on the plant. ]But {child} leaned back all the same, slowly, slowly, with {child.his} nose straight up. And {child.he} put up one finger beside it.[pet.dog:  {Pet} put {pet.his} chin on the edge and waited, too.]

“Just in case somebody comes,” said {child}.

# @Friend
{Friend}[!friend.known: , {child’s} best friend,] who was staying the night,

# @fills
{minder}, who was looking after {child.him}, and filled the jug
## if adult
{adult}, filling the jug
## if elder & !adult
{elder}, filling the jug
## if elder & elder2 & !adult
{elder}, and {elder2} filled the jug

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @whose
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
