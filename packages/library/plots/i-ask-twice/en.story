title: It’s Fine
title: Say If You Can’t
guest friend: Martha (she), Robin (he)
guest pet: Rufus (he), Juno (she)

% {pet} is the family’s dog or cat, else next door’s dog, staying for a few days. The last “It’s fine” is said quite differently from all the others.

# three-of-them
{friend’s} dinosaurs came on Friday at four, to stay for the weekend. There were three of them, they came up to {child’s} knees, and {child} had said that it was fine, because {child.he} couldn’t think how you said anything else.

“Are you sure?” said {friend}[!friend.known: , {child’s} best friend,] at the gate, with a suitcase in {friend.his} hand.

“It’s fine,” said {child}.

“Really sure? You can say.”

“It’s fine!” said {child}.

# under-the-ribs
{Child.He} said it a lot. {Child.He} said it when {friend} took the window seat on the bus[city:  {in city}], and[music:  when somebody turned {music} off in the middle, and] when the others in {child.his} group[school:  {at school}] went home and left {child.him} to finish the poster. It was easier. People smiled at you when you said it. Afterwards you had a tight feeling under your ribs, but nobody could see that.

# the-instructions
“They’re no trouble,” said {friend}. {Friend.He} gave {child} a sheet of instructions and ran to the car.

The dinosaurs looked at {child}. {@doormat}, lifted {pet.his} head and looked at the dinosaurs.

“Good dinosaurs,” said {child}.

The biggest one ate the instructions.

# the-sofa
By five o’clock they had eaten a slipper. By six they had found out that if they stood very close to {child} and shrieked, {child.he} gave them things. They shrieked, and {child.he} gave them the cheese. They shrieked, and {child.he} gave them the sofa. By seven all three of them were watching [sport: {sport} on] television[athlete:  (they liked {athlete})], and {child} was sitting on the floor.

[adult: {Adult} asked if {child.he} wanted any help. “It’s fine,” said {child}.

][elder: {Elder} rang to hear how it was going. “It’s fine,” said {child}.

]At bedtime they came upstairs behind {child.him}. The biggest lay down on {child.his} pillow. The second lay down in the place for {child.his} feet. The smallest took the blanket.

# on-the-rug
“I sort of sleep there,” said {child}.

The biggest shrieked. You could see a great many teeth.

“It’s fine,” said {child}.

{Child.He} lay down on the rug in {child.his} coat. The feeling under {child.his} ribs had never been so tight. They aren’t even my dinosaurs, {child.he} thought. Nobody asked if I wanted them.

Then {child.he} remembered that {friend} had asked twice.

# bottom-stair
On Saturday it rained. The dinosaurs had {child’s} breakfast.[elder:  {Elder}[elder2:  and {elder2}] came round with buns. They had the buns.] They had the left school shoe, and then, to be fair, the right one. When evening came, {child.he} had said that it was fine more times than {child.he} could count, and {child.he} went and sat on the bottom stair, because it was the only place that nobody had taken.

From there {child.he} could see into the kitchen. {@supper}. And across the floor towards {pet.him} came the biggest dinosaur, with its eyes on the bowl.

# rrr
The dinosaur stopped right in front of {pet.him}. It opened its mouth and shrieked.

{@still} {Pet.He} looked the dinosaur in the eye and said, low and rather short:

“Rrr.”

Just once.

The dinosaur shut its mouth. It put its head on one side. You could see it thinking: Oh. That one’s taken.

And then it lay down, right there, with its chin against {pet’s} side, and sighed. The others crept in beside it. {child} had given them everything {child.he} had, and not one of them had ever leaned on {child.him}.

They like {pet.him}, {child} thought. {Pet} said no, and they like {pet.him}.

# no
{child} got up. {Child.His} knees were wobbly. {Child.He} went and sat down in the middle of {child.his} bed, and waited.

Before long they came, clatter, clatter, up the stairs, with {pet} behind them. The biggest put its claws on the mattress. It opened its mouth.

“No,” said {child}.

It came out so small that {child.he} had to say it again, from lower down, where the tight feeling was.

“No. That’s my pillow.”

It went terribly quiet. Now it hates me, thought {child}.

The dinosaur shut its mouth. It put its head on one side. Oh.

Then it took its claws off the mattress and lay down on the rug. The others lay down too, and so did {pet}, all in a heap. Nobody was upset. The smallest was snoring already.

{child} felt under {child.his} ribs. There was nothing tight in there. There was only a lot of room.

# at-the-gate
On Sunday, {friend} was back at the gate.

“Were they good? Listen, could you possibly keep them one more week? Only we’re having the floors done. Say if you can’t!”

“It’s …” said {child}.

On the doormat, {pet} opened one eye.

“No,” said {child}. “I can’t. They ate my shoes.”

{friend} looked at {child.him}. {child} held {child.his} breath.

“Phew,” said {friend}.

“Phew?”

# the-window-seat
“I never know, with you! You always say it’s fine. I ask you everything twice, and I look at your face, and I still have to guess. I’ve felt bad about that window seat for three years.”

“I did want the window seat,” said {child}.

“I knew it!” cried {friend}, and {friend.he} beamed. “Have it! You can have it till we’re thirty!”

On the way to the car the biggest one turned round. It came all the way back and leaned on {child’s} leg, so hard that {child.he} almost fell over.

“It never does that with me,” said {friend}. “What did you do to it?”

“I’ll tell you on the bus,” said {child}. “From the window.”

# plenty-of-room
That night {child} lay in the middle of {child.his} own bed, on the whole of {child.his} own pillow.[adult:  {Adult} had put out the light.] There was a bite out of the curtain, and the moon shone in through it.

{Pet} came in. {Pet.He} looked at the rug, and {pet.he} looked at the bed. Then {pet.he} put one paw on the blanket, and {@asked}.

{child} felt under {child.his} ribs, to see what {child.he} thought. There was plenty of room. {Child.He} moved {child.his} feet over.

“It’s fine,” {child.he} said.

And it was.

# @doormat
{Pet}, the dog from next door, who was staying till Monday and was lying on the doormat
## if pet.dog/pet.cat
{Pet}, who was lying on the doormat

# @supper
{Pet} was lying with {pet.his} supper between {pet.his} paws
## if pet.cat
{Pet} was sitting over {pet.his} supper with {pet.his} tail round {pet.his} feet

# @still
{Pet} didn’t jump up. {Pet.He} didn’t bark. {Pet.He} didn’t even look cross.
## if pet.cat
{Pet} didn’t jump up. {Pet.He} didn’t hiss. {Pet.He} didn’t even look cross.

# @asked
asked with both eyebrows
## if pet.cat
asked with every whisker
