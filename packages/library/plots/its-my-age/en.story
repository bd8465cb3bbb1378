title: It’s My Age
title: The Tail That Couldn’t Pretend
title: Two Badgers
guest friend: Noor (she), Felix (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever reads the book in the kitchen (@a): {adult}, else the grandparent, else {minder}. The tail is it.

# grey-fur
On Saturday morning {child}, who was {age}, woke up[athlete:  under the picture of {athlete}] and found that {child.he} had turned into a monster. {Child.He} had grey fur down to {child.his} wrists, feet like two badgers, and a long tail with a tuft on the end. {Child.He} knew why, too. On Friday at lunch[school:  {at school}] {child.he} had done an impression of {child.his} best friend {friend’s} laugh, for a table of people [sport: from {sport} ]that {child.he} badly wanted to be liked by. They had howled. Then {child} had looked [us: around | round], and there was {friend}, holding a tray.

{Friend’s} laugh was like a seal hearing good news. Nobody had heard it since.

# chapter-three
{child} went down to the kitchen, sideways, because of the tail. {@A-first} was reading a book called Suddenly {Age}.

“{@A}, I’ve got fur.”

“Everybody gets a bit of that,” said {@a}, turning a page. “It’s your age.”

“I’ve got a tail.”

{@A} put down the book and looked warmly into {child’s} eyes, and nowhere else, because chapter three was all about eye contact.

“Lots of [child.she: girls | [child.he: boys | people]] feel as if they’ve got a tail, [us: honey | love]. It’s your age.”

[elder & adult & !elder2: {Elder}, at the other end of the table, looked at the tail and moved the milk.

][elder2 & adult: {Elder}, at the other end of the table, looked at the tail and moved the milk. {Elder2} moved the jam.

][elder2 & !adult: {Elder2}, at the other end of the table, looked at the tail and moved the milk.

]The tail swung [us: around | round] and swept the butter off the table.[pet.dog:  {Pet}[!pet.known:  the dog] saw to the butter.][pet.cat:  {Pet}[!pet.known:  the cat] saw to the butter.][pet.other:  {Pet} stared at the tuft, and went on staring.]

“Clumsiness,” said {@a}. “Chapter six. Would you like to talk about Friday?”

“I’m not bothered about Friday,” said {child}, and the tail crept between {child.his} knees and lay down across {child.his} feet like a dog that has eaten a cushion.

So that was how it was. {child} could say whatever {child.he} liked, but the tail could only do what {child.he} felt. The tail couldn’t pretend.

# two-doors-down
[elder & adult: “Mind that in doors,” said {elder.short}.

][elder2 & !adult: “Mind that in doors,” said {elder2.short}.

]{child} put on {@a-s} big [us: bathrobe | dressing gown], walked two doors down[city: , hoping that nobody in {city} was up,] and rang {friend’s} bell.

{Friend} opened the door. {Friend.He} didn’t smile. But the moment {child} saw {friend.him}, the back of the [us: bathrobe | dressing gown] started to go from side to side like a [us: windshield | windscreen] wiper.

“You’ve got a tail,” said {friend}.

“Thank you!” said {child}. “That’s what I said!”

“Is it because of Friday?”

“I think so.”

“Good,” said {friend}. But {friend.he} didn’t shut the door.

# a-hole-in-a-bucket
{child} took a breath. “I’m sorry if you were upset.”

The tail shot out sideways and knocked over the umbrella stand.

“That had an ‘if’ in it,” said {friend}. “You can’t put an ‘if’ in a sorry. It’s like putting a hole in a bucket.”

“All right. I’m sorry, but everyone was doing impressions.”

The tail came up over {child’s} shoulder and hit {child.him} on the head.

“Even your tail knows,” said {friend}.

“Well, I don’t even mind,” said {child}, whose eyes were stinging. “I’m going home.”

The tail wrapped itself twice [us: around | round] the banister and held on. {child} walked two steps, ran out of tail, and landed flat on {child.his} face on the doormat in a heap of fur and [us: bathrobe | dressing gown].

# small-and-neat
It was just the kind of thing that always set {friend} off. {child} lay on the mat and waited for the seal.

“Ha,” said {friend}. It was very small and very neat.

{child} lifted {child.his} head. “What was that?”

“That’s my laugh now. I practised it in the bathroom last night. Ha.”

“But where’s the other one?”

“I don’t do the other one,” said {friend}. “Would you?”

The tail dropped on the floor. All night {child} had been wondering[music: , with {music} going [us: around | round] in {child.his} head,] how to make {friend} stop being cross. {Child.He} hadn’t thought about the laugh. It was the best laugh {child.he} knew, there was only one in the world, and {child.he} had broken it, and {child.he} felt as though {child.he} had sat on something alive.

# on-the-slipper
{Child.He} got up on {child.his} knees.

“They were all looking at me,” {child.he} said. “They never look at me. I wanted them to keep looking, and the funniest thing I had was yours. So I used it. I knew it was horrible. I knew while I was doing it. I’m sorry, {friend}.”

{Child.He} shut {child.his} eyes and waited for the tail to hit {child.him}.

It didn’t. It slid across the mat, slowly, past the umbrellas, and laid its tuft on {friend’s} slipper.

“I’m not making it do that,” said {child}.

“I know. It can’t pretend.” {Friend} sniffed. “I’m going to be cross until about Tuesday.”

“That’s fair,” said {child}. “I’ll see you Tuesday.”

# the-seal
{child} stood up, with as much dignity as you can have on two badgers, stepped outside, and pulled the door firmly shut. On the tail.

{child} roared. And then, from the other side of the door, came another noise.

“Ork,” it went. “Ork! Ork! Ork!”

The seal had heard the best news of its life. When the door opened, {friend} was sitting on the floor with tears running into {friend.his} ears.

“You shut your own,” said {friend}. “In the. Ork! With your own hand!”

They sat on the step together until {friend} could breathe.

# nearly
“So are we friends?” said {child}.

“Nearly.”

“Well, I don’t mind either way,” said {child}, from habit, and the tail went [us: around | round] like a helicopter and blew the doormat down the path.

{@A} was coming up it, with the book under one arm. {@He} stopped. For the first time that day {@he} looked at all of {child}.

“{child},” said {@a} slowly. “You’ve got a tail.”

“It’s my age,” said {child}.

# on-monday
By Monday it had gone.[pet.dog / pet.cat:  {Pet}, who had been hoping for more butter, looked for it everywhere.][pet.other:  {Pet} was the only one who missed it.] But when {friend} came [us: around | round] the corner to the bus stop, {child} could feel it wagging.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}, who was staying with them,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
