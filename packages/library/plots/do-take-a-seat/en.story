title: The One Who Stood and Waited
title: Do Take a Seat
title: A Free Seat
guest friend: Molly (she), Rafi (he)
guest minder: Mrs Pym (she), Mrs Tuck (she)

% ICE is the end of PRACTICE. “Hall we go on the wing” is read just as it stands.

# so-loose
{child} had a loose tooth. It was right at the front, in the bottom row, and it was so loose that it waved when {child.he} talked.[pet.dog:  {Pet}[!pet.known:  the dog] watched it, in case it was food.][pet.cat:  {Pet}[!pet.known:  the cat] watched it as if it were a fly.]

“Let me see,” said {friend}. {Friend} was {child’s} best friend and knew all about teeth. {Friend.He} had lost five[school: , two of them {at school}]. One of them {friend.he} had swallowed, and {friend.he} liked to talk about that one.

{Child} opened wide. {Friend} looked for a long time.

“It’s ready,” {friend.he} said. “It’ll be out before supper.”

{Child} shut {child.his} mouth so fast that it clicked.

# no-s
After that {child.he} went a bit peculiar. {Child.He} wouldn’t have an apple[elder: , not even from {elder}[elder2:  and {elder2}]].[pet.dog:  {Pet} ate it instead.][pet.cat:  {Pet} sniffed at it and didn’t want it either.][pet.other:  {Child.He} told only {pet} why.][sport:  {Child.He} wouldn’t {play sport}.] {Child.He} asked {@a} for a sandwich with no crusts.[pet.dog:  {Pet} had the crusts.] And {child.he} stopped saying S, because S was what wobbled the tooth the most.

“Hall we go on the wing?” asked {friend}, who thought it was a new language.

“No, thank you,” said {child}. “It might fall out.”

# the-surgery
{Friend} dragged a chair out into the yard and put up a cardboard sign. It was supposed to say TOOTH PRACTICE, but {friend.he} had run out of room, so it said TOOTH PRACT, and the rest was on the back.

“Do take a seat,” said {friend}. “What seems to be the trouble?”

{Child} sat down[pet.cat:  and took {pet}, who had got there first, on {child.his} knee].[pet.dog:  So did {pet}, opposite, with both eyes on the tooth.] {Child.He} looked at {child.his} shoes.

“Promise you won’t smirk?”

“A tooth expert never smirks,” said {friend}.[elder: 

“Neither does the waiting room,” said {elder.short}, who had to stand, because there was only one chair.]

# the-first-one
“I don’t want it to go,” said {child}.

{Friend} waited[music: , and didn’t even hum {music}]. It is the hardest thing an expert can do.[pet.dog:  {Pet} waited too.][pet.cat:  {Pet} stopped purring.]

“It was my first one,” said {child}, and now {child.he} forgot to be careful about S. “It came when I was a baby, before all the others. It’s been there for everything. It was there for my first gingerbread man. It’s bitten toast for years and years, and it’s never complained, not once. And now it’s just got to … go. And after that there’s a hole.”

{Friend} didn’t smirk[elder: , and neither did {elder.short}]. {Friend.He} scratched {friend.his} nose.

“I never thought of my holes like that,” {friend.he} said. “But I can look into it. Open wide.”

# somebody-there
{Friend} bent forward. {Friend.He} looked at the tooth from the left. {Friend.He} looked at it from the right. Then {friend.he} lay down on {friend.his} back in the gravel[elder: , by {elder.short’s} shoes,] and looked at it from behind, as well as anybody could.[pet.dog:  {Pet} lay down as well.]

“Oh,” [elder / pet.dog: said {friend} | {friend.he} said].

“Wha’ i’ i’?” said {child}, with {child.his} mouth open.

“There’s somebody there.”

“What?”

“Behind your tooth! There’s a little white edge sticking up. It’s all jagged, like a mountain, only teeny. It’s the next one!”

{Friend} helped {child} to feel for it with {child.his} tongue. And so there was. Just behind the old tooth was something sharp and new.

# all-the-time
“How long has it been there?” whispered {child}.

“The whole time,” said {friend}. “It’s been [us: standing in line | queuing] under your gum ever since you were a baby. For years! With nowhere to sit down.”[elder: 

“I know just how it feels,” said {elder.short}.]

{Child} thought about it.

“Then my tooth isn’t leaving,” {child.he} said slowly. “It’s standing up. So that somebody else can sit.”

“Exactly,” said {friend}. “Like on the bus.”

“It’s a very polite tooth,” said {child}.

# on-the-bottom
“It’s the politest one I’ve ever had in,” said {friend}[city: . “Perhaps the politest {in city}.”|.] And {friend.he} tried to get up out of the gravel with as much dignity as a tooth expert should. But {friend.he} had been lying on the sign, and the tape had stuck. When {friend.he} turned round it said ICE right across {friend.his} bottom.

{Child} laughed. {Child.He} laughed so hard that the chair rocked[pet.cat:  and {pet} had to hold on]. “See! See! It says ICE! It says ICE on your seat!” {child.he} said, with every S there was, and at the very last S something went ping.

It was little and white, and it hopped down [pet.cat: on to {pet}, who kept quite still | into {child’s} lap].[pet.dog:  {Pet} was there at once, but {child} was quicker.]

# thank-you
They [elder / pet.cat: all | both] went quiet.

“Did it hurt?” asked {friend}.

{Child} had a feel. {Child.He} shook {child.his} head.

The tooth lay in {child.his} hand, and it was much smaller than {child.he} had thought. So small, and it had managed all that toast.

“Thank you very much,” {child} said to it. “You’ve been brilliant[athlete: , as brilliant as {athlete}].”[elder: 

Then {child.he} got up off the chair, so that {elder.short} could sit down at last.]

# a-note
That evening {child} put the tooth in a glass of water beside the bed.[pet.dog:  {Pet} sniffed at the glass. It wasn’t food.][pet.cat:  {Pet} looked at it through the glass.][pet.other:  {Pet} had been shown it first.] Next to it stood a note, and {child} had written every word: TO THE TOOTH FAIRY. BE NICE TO IT. IT HAS WORKED FOR A LONG TIME.

[adult: {Adult} | {Minder}] read the note twice, said good night and put out the light.

# a-free-seat
In bed in the dark a tongue crept out and felt the hole. Only it wasn’t a hole, not really. It was a free seat.

“Do take a seat,” whispered {child}.

# @a
{minder}, who was looking after {child.him} that day,
## if adult
{adult}
