title: That’s the Way
title: A Sock on the Ear
title: Three Legs and One Ear
guest sitter: Maureen (she), Bridget (she)

% “That’s the way” is said by both. @a is {adult}, else the grandparent, else {sitter}, who looks after the child. The hat stays under the alien.

# the-rug
{child} sat on the rug[city:  {in city}].

So did an alien. It was green and round. It had three legs and just one ear, right on top of its head. And it wanted to play with {child}.[pet.dog:  {Pet}[!pet.known:  the dog] sniffed its legs, one at a time.]

# the-sock
{@A-first} sat on the sofa, folding the [us: laundry | washing][elder & adult: , and {elder}[elder2:  and {elder2}] held the sheets][elder2 & !adult: , and {elder2} held the sheets].[friend:  {Friend}[!friend.known: , {child’s} best friend,] hunted for socks that went together.][pet.cat:  {Pet}[!pet.known:  the cat] lay on the socks and kept them warm.][pet.other:  {Pet}, who lived across the room, was watching.]

The alien took a sock, and put it on its ear.

“No!” said {child}. “On your foot! That’s the way.”

“No!” said the alien. “On your ear! That’s the way.”

{child} took {child.his} hat[school: , the one {@she} wore {at school}], and put it on {@her} head.

“That’s the way,” {@she} said.

“No!” said the alien. It took the hat and sat on it. “That’s the way.”

# the-comb
[age>=5: {child} picked an apple out of the bowl, and took a big, crunchy bite.

“That’s the way,” {@she} said.

“No!” said the alien. It knocked on the apple, very politely. Knock, knock, knock. Then it put its ear to the apple, and listened for a long, long time. “Nobody in,” it said, and put the apple carefully back in the bowl. “That’s the way.”

{child} bent down and listened too. It was quite right. There was nobody in. Not even a worm.

]{child} took a comb, and combed {@her} hair.

“That’s the way,” {@she} said.

“No!” said the alien. It took the comb, and scratched {@her} back. Scritch, scritch, scritch. “That’s the way.”

{child} laughed. It was all wrong! But it was lovely.

# bump
The alien was so happy that it jumped, with all three legs[sport: , as if it were off to {play sport}]. Boing, boing …[athlete:  Higher than {athlete} …]

BUMP!

Oh dear. Now it was lying there crying. Plip. Plop.

But the tears didn’t come out of its eyes. They came out of its big toe!

# the-toe
{child} looked and looked. That was not how {@she} cried. But the alien was sad. You could tell.

So what do you do?

{child} held the little green toe in {@her} hand, and blew.

Fff. Fff. Fff.

Then {@she} patted it.

Pat. Pat. Pat.[music:  {@She} hummed a bit of {music}, too.]

Plip, said the toe. And then it didn’t say any more.

“That’s the way,” {@she} said.

The alien had a think.

“Yes,” it said. “That’s the way.”

# noses
And it put its nose against {child’s} nose. It was a cold nose, but a kind one. {child} put both arms [us: around | round] its green, round tummy.

“That’s the way,” said {child}.

“That’s the way,” said the alien.

# the-lap
By now the [us: laundry was | washing was] all folded[elder & adult / elder2: , and the sheets][pet.cat: , all but {pet}]. There was one sock missing, but the alien could keep that. Ears get ever so cold in space.

{@A} sat down on the rug. {child} sat on one of {@as} knees, and the alien sat on the other, with the hat under its bottom.[friend:  {Friend} sat in the middle.] There was just room for [friend: all three|them both].[pet.dog:  {Pet} lay down on everybody’s feet, and there were a lot.]

“Now we close our eyes,” said {@a}.

{child} did. First one eye. Then the other.

The alien watched.

“No,” it said, ever so softly.

And it closed its ear. Down it came, slowly, slowly, like a little lid.

{child} peeped. {@She} patted the ear. Pat … pat … pat.

“Yes,” said {child}. “That’s the way.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
{sitter}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @she
{child.he}
## if child.she
she
## if child.he
he

# @her
{child.his}
## if child.she
her
## if child.he
his
