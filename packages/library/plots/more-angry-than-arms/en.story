title: This Angry
title: More Angry Than Arms
title: As Angry as a Gnat
guest sitter: Maureen (she), Jean (she)

% The friend guesses too and cannot bite; a dog waits for banana; a cat loses a lap and gets it back, shared.
% “THIS angry” is shown with the arms. @a is {adult}, else the grandparent, else {sitter}, who looks after the child. The gnat is shown with two fingers, first and last.

# snapped
The banana broke. Right in the middle.

It was meant to be whole! {child} wanted it whole![friend:  {Friend}[!friend.known: , {child.his} best friend,] had a whole one!][sport:  And if you’re going to {play sport}, it has to be whole!] And there it was on the plate, in two bits.

“I am so angry!” said {child}.

{@She} sat down on the floor. {@A-first} sat down on the floor opposite.[pet.cat:  {Pet}[!pet.known:  the cat] sat down in {@as} lap.][pet.dog:  {Pet}[!pet.known:  the dog] sat down where a banana might drop.][friend: 

{Friend} put the whole one down, and didn’t dare bite it.]

“But it tastes the same,” said {@a}.[elder & adult:  “Just the same,” said {elder}[elder2:  and {elder2}] at the table.][elder2 & !adult:  “Just the same,” said {elder2} at the table.]

“It ISN’T the same!” said {child}. “I am so ANGRY!”[school:  They must have heard it {at school}.]

# how-angry
{@A} had a think.

“How angry are you?” {@a-he} said. “As angry as a gnat?”

And {@a} showed how much, with two fingers. Just that much.

That made {child} angrier than ever. A gnat!

“No! This angry!” {@she} said, and held both hands apart.

“I see,” said {@a}. “Like [pet.cat / pet.dog: {pet}|a cat] in the bath.”[pet.dog: 

{Pet} went and hid behind {child}.][pet.cat: 

{Pet} opened one eye.]

“No! THIS angry!” [pet.dog / pet.cat: {child}|{@she}] said, and held them wider.

“Oh. Like a goat in the rain, then[friend: ,” said {friend}.|.”]

“No! THIIS angry!” And [friend: {child}|{@she}] held them wider still.

“Like an elephant with no bananas?”[friend:  asked {friend}.]

“THIIIS ANGRY!”

[age>=5: “Two elephants, and both in the bath?”

“MORE!” said {child}. There was hardly any room left in the kitchen.]

# no-more-arms
By now {child} was standing up. {@She} stretched both arms out as far as they went. {@She} stretched all ten fingers out, too. {@She} stretched out one leg, but then {@she} nearly fell over[pet.dog:  {pet}]. [pet.dog: {child} was|{@She} {child.was}] as wide as an [us: airplane | aeroplane].[city:  There was nobody wider in {city}.][friend:  {Friend} moved the milk.][pet.cat:  {Pet} looked at both wings.][pet.other:  {Pet} had never seen {child.him} so wide.]

But oh dear. That was all the arms there were. And there was still some angry left!

“It won’t fit!” [friend / pet.cat: {child}|{@she}] said, in a wobbly voice. “My arms aren’t long enough! I’m more angry than I’ve got arms!”

# borrow-mine
{@A} [friend: and {friend} ]stopped guessing. [friend: {@A}|{@A-he}] just looked at {child}.

“Then you’re very angry,” said {@a}.

“Yes,” said {child}.

“Do you want to borrow mine?”

[age>=5: “Your what?”

“My arms,” said {@a}. “I’m not using them just now.”

]{@A} [pet.cat: moved {pet} off, ]knelt up, close in front, and stretched out both arms as well. They were long[athlete: , the kind that {athlete} has]. They went much further than {child’s}, on both sides.[friend:  {Friend} moved the milk again.]

“Is that enough?” said {@a}.

{child} looked one way. Far, far out was {@as} hand. {@She} looked the other way. Far, far out was {@as} other hand.

{@She} checked.

“Yes,” {@she} said. “That’s enough. That’s just how angry I am.”

# two-aeroplanes
And there they were, two planes, tummy to tummy.

It’s hard work, holding your arms like that. First their fingers got tired. Their arms sank a bit. Their arms sank a bit more. And there, right in front, was {@a}.

So {child} put both arms [us: around | round] {@a}. And {@a} put both arms [us: around | round] {child}.[pet.dog:  And {pet} got in underneath.]

They breathed. In … and out. In … and out.[pet.cat:  {Pet} purred round their knees, in and out.][music:  {Music} was playing on the radio, very low.]

“Are you still angry?” said {@a}.

{child} checked. {@She} showed how much, with two fingers, behind {@as} back[pet.dog: , where {pet} could see].

“As angry as a gnat,” [pet.dog: {child}|{@she}] said.

# the-same
[elder & adult: {Elder.short} passed them down the plate|[elder2 & !adult: {Elder2.short} passed them down the plate|[friend: {Friend} passed them down the plate|They got the plate down from the table]]]. {@A} had one bit, and {child} had the other.[friend:  Now {friend} could bite, too.][pet.dog:  A crumb as small as a gnat dropped just where {pet} was sitting.]

“It tastes the same,” said {child}.[friend: 

“So does mine,” said {friend}.]

“Fancy that,” said {@a}.

# this-angry
Then {child} climbed into {@as} lap[pet.dog: , and {pet} lay down on their feet].[pet.cat:  {Pet} was there already, but made room.]

“{@A},” {@she} said. “Do you know how angry I am now?”

“No,” said {@a}. “How angry?”

{child} didn’t stretch {@her} arms out. {@She} put them [us: around | round] {@as} neck and squeezed.

“This angry,” said {child}.

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

# @a-he
she
## if adult
{adult.he}
## if adult.she
she
## if adult.he
he
## if elder & !adult
{elder.he}

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

# picture 2
Both of them with their arms stretched out wide.
