title: Too Big to Be Carried
title: A Tyrannosaurus in the Gate
title: The Tiredest Bit
guest sitter: the babysitter (she)

% The young tyrannosaurus is "it", its mother "she". @a is the grown-up, else the babysitter: the name each time, never he or she.

# legs-ran-out
Halfway home through the park[city:  in {city}], {child's} legs ran out.

“Carry me,” said {child}, and sat down on the path.

“You’re too big to be carried,” said {@a}.

“I’m not big now. I was big this morning.”

[sport: “You wanted to {play sport} a minute ago.”

“That’s different legs.”

]“Well, I’m going, then,” said {@a}, and walked off round the bend, rather slowly.[friend:  {Friend}[!friend.known: , {child's} best friend,] hopped on ahead.][elder:  {Elder}[elder2:  and {elder2}] sat down too, having run out at the duck pond.]

The footsteps stopped. Then they came back again, a good deal faster.

“We can’t get out,” said {@a}. “There’s a tyrannosaurus in the gate.”

It turned out that {child} had a little bit of leg left over, for looking.

# in-the-gate
There was only the one gate, and the tyrannosaurus was sitting in it like a teddy bear, with its legs straight out in front. It was as big as an ice-cream van. It had a great many teeth, and its bottom lip stuck out in front of them.

“I want to be carried,” it said, “and my [us: mom|mum] says I’m too big. But I’m the smallest we’ve got! And then she said, ‘Well, I’m going, then,’ and she went.”

{child} looked at {@a}. {@A} looked at a tree.

“They don’t really go,” {child} told the tyrannosaurus. “Mine went as far as the bend.”

“Mine goes as far as the hill.”

And from behind the hill came a sound so deep that the gate rattled.

BOOM.

“That’s her,” it said. “It means she’s waiting.”

# two-and-a-half
Luckily {child} knew how you get somebody to walk, because it had been done to {child.him} so often. {child.He} put {child.his} hands on {child.his} hips. “I’m going to count to three,” {child.he} said. “One. Two. Two and a half …”

“What happens at three?” asked the tyrannosaurus.

{child} opened {child.his} mouth, and shut it again. “What does happen at three?” {child.he} asked {@a}.

“I’ve no idea. I’ve never got that far.”

So {child} took the last [us: cookie|biscuit] out of {@as} bag. “You can have this,” {child.he} said, “when you get to that lamppost.”

The tyrannosaurus looked at the lamppost. It looked at the [us: cookie|biscuit]. Then it leaned forward, without getting up at all, and ate the [us: cookie|biscuit], and the bag.[pet.dog:  {Pet}[!pet.known: , {child's} dog,] who had been waiting for that [us: cookie|biscuit] all day, sat down as well.]

“Thank you,” it said. “Now I’m too full to walk.”
## if age<7
Luckily {child} knew how you get somebody to walk, because it had been done to {child.him} so often. {child.He} put {child.his} hands on {child.his} hips. “I’m going to count to three,” {child.he} said. “One. Two. Two and a half …”

“What happens at three?” asked the tyrannosaurus.

{child} opened {child.his} mouth, and shut it again. “What does happen at three?” {child.he} asked {@a}.

“I’ve no idea. I’ve never got that far.”

The tyrannosaurus didn’t budge.[pet.dog:  And {pet}[!pet.known: , {child's} dog,] sat down as well, to keep it company.]

# far-away
Then the sound came again. Only now it was very faint, and very far away.

Boom.

“She’s never gone as far as that before,” said the tyrannosaurus. “And I can’t get up! My legs were only tired, and now they’re frightened too. What if she’s really gone?”

And it began to cry. It tried to wipe its eyes. But its hands were tiny, on arms no longer than {child's}, and however hard it stretched they only got to its chin. So the tears just ran, all the way down to its toes.[pet.dog:  {Pet} got up and licked the toes.]

# two-sleeves
Then {child} forgot about the teeth. {child.He} climbed up on its knee and wiped one eye with one sleeve and the other eye with the other, and it took the whole of both. And when {child.he} slid down again, one of the hands was holding on to {child.him}. It was cold, and no bigger than {child.his} own.

They sat there for a while, side by side, with no legs left. {child} looked at the little hand.

“Which bit of you is tiredest?” {child.he} asked.

It gave the hand a waggle. “This,” it said. “It’s been hanging down all day.”

“Then I’ll carry that,” said {child}. “I can’t carry all of you[athlete: , and nor could {athlete}]. But I can carry a hand. You bring the rest.”

# you-bring-the-rest
{child.He} stood up, and took the hand in both {child.his} own, very carefully.

“Is it heavy?” asked the tyrannosaurus.

“Very,” said {child}.

“I’m growing,” it said proudly, and got up to see how it went. First came the bottom, and then the tail, and then all the rest, and it took a step, so that the puddles jumped.

“It’s working!” it said. “I’m being carried!”

[friend: “You’ve got two of those,” said {friend}, and took the other hand, so that it wouldn’t be jealous.

]So they went out through the gate and along the road. {child} carried the hand, and the tyrannosaurus brought the rest, and {@a} walked behind in case it dropped any.[school:  It looked in at the windows of {school}, and liked the little chairs.][music:  {child} hummed {@song}, and every lamppost hummed along.]

[age>=7: “That’s a big one,” said a man at the bus stop.

“It’s the smallest they’ve got,” said {child}.]

# behind-the-hill
Behind the hill sat the tyrannosaurus’s mother, with her legs straight out in front of her, waiting.

“You went away,” it said.

“I was only whispering,” said its mother. “It’s bedtime for people.”

The tyrannosaurus leaned against her, very hard. “I was carried,” it said.

Its mother looked down at {child}, which was a long way to look. “By you?”

“Only the tiredest bit,” said {child}.

“Well, I never,” said the mother. “I thought you had to take the whole thing.” And she took the little hand in her own, which wasn’t so very much bigger, and they went off home together, boom, boom, boom, more and more softly.

# the-tiredest-bit
{child}[friend: , {friend}] and {@a} were left under the last lamppost.

“Now, then,” said {@a}. “Which bit of you is tiredest?”

{child} felt all over. {child.His} legs were tired, but they were used to it. {child.His} sleeves were wet, but sleeves don’t count.

“This,” {child.he} said, and held out {child.his} hand. “It’s been carrying a dinosaur.”

“Then I’ll have that,” said {@a}.

[friend: With {friend} it was the tongue, so that rode home inside {friend.his} mouth.

][elder: “With me it’s mostly the elbow,” said {elder}, so {child} took that on the other side.

]And {@a} carried {child's} hand down the hill and along the road, in at the door and up the stairs, and didn’t put it down once until it was lying on the pillow.[pet & !pet.dog:  {Pet} made room for it.]

{child} brought the rest.

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @as
{sitter's}
## if adult
{adult's}

# @song
{music}
