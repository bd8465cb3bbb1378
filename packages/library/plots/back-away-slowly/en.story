title: Back Away Slowly
title: Is It Still There?
title: Until April
guest host: Hattie (she), Walter (he)

% The bear is "it". One rule, on both sides of a board. The grown-up (@a): the grandparent who is ticked, and then {adult} is the one by the board and (@b) at bedtime; {adult}, else whoever has the cabin: the name each time, never he or she.

# the-board
At the edge of the forest there was a board, and it said what to do if you met a bear. {child} read it out[friend:  to [!friend.known: {child.his} best friend, ]{friend}], while {@a-first} got the blueberry buckets from the car.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] went behind the board and read the back with {pet.his} nose.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come along in one of them, looking for somewhere to sleep.][city:  There were no bears in {city}, so this was new.]

[friend: “Keep calm,” read {child}. “Speak softly. Back away slowly.”

“And if that doesn’t help?” asked {friend}.

“Lie down flat, and don’t move until the bear has gone.”|“Keep calm,” read {child}. “Speak softly. Back away slowly. And if that doesn’t help, lie down flat, and don’t move until the bear has gone.”][school:  It was just what you did {at school} if there was a fire, except for the bear.]

“Nobody ever meets one,” said {@a}[elder: , who had a pie in mind].[elder & adult / elder2:  But {@watch} stayed by the board, with the sandwiches, to be on the safe side.]

They met one at half past three. It came [us: around|round] one side of a big rock, just as {child}[friend: , {friend}] and {@a} came [us: around|round] the other. It was as broad as a wardrobe, and blue all [us: around|round] the mouth.

# nice-people
{child’s} heart thumped. But {child.he} kept calm.

“Good afternoon,” {child.he} said softly. “Nice bear.”

The bear swallowed. “Good afternoon,” it said, just as softly. “Nice people.”

So they backed away slowly, the way they had come, and so did the bear. And because it was a round rock, they all met again on the far side, bottom to bottom[pet.dog: , which was how {pet} met everybody].

# flat
[friend: “That only leaves one thing,” whispered {friend}. So they lay|That left only one thing on the board. They lay] down flat in the moss and didn’t move.[pet.cat:  {Pet} tried the moss, and found it damp.][pet.dog:  {Pet}, who had always felt that people ought to lie down more, lay down too.] Something very large lay down next to them, and the ground shook.

“Is it still there?” [friend: whispered {friend}|{child} whispered to {@a}].

“Are they still there?” muttered the bear.

“Yes,” said {child}, before {child.he} could stop {child.himself}.

“Oh dear,” said the bear. “You’re supposed to go.”

# the-back
“So are you!” whispered {child}. “It says so on the board. Don’t move until the bear has gone.”

“People,” said the bear. “Until the people have gone. I know it by heart.”

“It says bear!”

“That’s the front,” said the bear. “We’ve got the back.”

They lay and thought about that[pet.dog: , all but {pet}, who had read it].

[friend: “We’ll get up on three,” said {friend}. “All of us. One, two, three.”

Nobody got up.

]“What is it about us?” asked {child}. “Our teeth are tiny.”

“You go about on your hind legs,” whispered the bear. “With us, that means somebody’s about to do something dreadful. And you do it all day![sport:  I saw some people {play sport} once, and I lay flat until the Tuesday.]”

## or
“So are you!” whispered {child}. “It says so on the board. Don’t move until the bear has gone.”

“People,” said the bear. “Until the people have gone. I know it by heart.”

“It says bear!”

“That’s the front,” said the bear. “We’ve got the back.”

[pet.dog: {Pet}, who had read it, thumped {pet.his} tail.

][friend: “Then we’ve only got to turn the board over,” said {friend}.

“Somebody would have to get up,” said the bear.

]“What is it about us?” asked {child}. “We’re not even big.”

“You show your teeth,” whispered the bear. “You come right up to somebody, and you show every tooth you’ve got, and then you say ‘Cheese.’ I can’t even think about it![sport:  I saw some people {play sport} once, and they showed each other their teeth all afternoon.]”

# april
Something rumbled.

“Sorry,” said the bear. “That was my tummy. I ought to be eating. In the [us: fall|autumn] we eat and eat, and then we go home to bed, and get up in April.”

“April?” said [friend: {friend}|{child}].[pet.cat:  {Pet} pricked up {pet.his} ears.][pet.other:  “{Pet} would like that.”]

“You mustn’t lie down on the way, though,” said the bear. “Because once you’re lying down …” It yawned, and the ferns bent over. “Once you’re lying down …”

And it began to snore.

# a-leaf
“Now we can go,” whispered {@a}.

But {child} had sat up. The bear lay there in the open with its nose in the moss, as if somebody had dropped it. A leaf came down, and landed on its back, and stayed.

“Until April,” said {child}.

It would be rained on, and then snowed on. And it was only lying there because it had been so scared of {child.him}. {child} felt sorry right down to {child.his} [us: boots|wellies].

They called and clapped and pushed, and it was like pushing a sofa with the whole family on it.[music:  They sang {@song} in its ear.][athlete:  Not even {athlete} could have moved it.] [pet.cat: {Pet} climbed up on the bear’s back, found it warm, and lay down. ]The bear slept on.

# the-nose
[pet.dog: But {pet} had gone to the bucket, where {pet.he} had been told not to put {pet.his} nose. And the other nose, the big one, twitched the same way.|But its nose twitched, very slightly, towards the bucket.]

{child} looked at the bucket. It had taken [friend: {child.him} and {friend}|{child.him}] all day to fill. {child.He} knelt down and held out a handful of blueberries in front of the big black nose. {child.His} hand wasn’t quite steady.

Sniff.

The snoring stopped. A long, warm tongue came out and took every berry, as gently as you’d wipe a baby’s face. The eyes stayed shut.

“Where do you live?” whispered {child}.

“Fallen tree,” mumbled the bear. “By the stream.”

{child} held out another handful, a little further off. And the bear got up on all four feet, fast asleep, and came after it.

# by-heart
It was very big, and very near. But {child} knew what to do. {child.He} knew it by heart.

[friend: “Keep calm,” whispered {friend}, who walked alongside with the bucket and filled up the hand. “Speak softly.”

“Nice bear,” said {child} softly. “Good bear. And if that doesn’t help?”

“It’s helping,” whispered {friend}.

And {child}|{child.He} kept calm. {child.He} spoke softly. “Nice bear,” {child.he} said. “Good bear.” And {child.he}] backed away, slowly, one step at a time, and the bear came after, with its eyes shut and its nose in {child.his} hand[pet.cat:  and {pet} asleep on top].

{@A} held on to {child’s} jacket, and steered. “Root. Puddle. [elder: Half the pie. ]Left a bit.”

# gone-home
Under the fallen tree was a hole, with a bed of dry moss. {child} rolled the last of the berries in[pet.dog: , all but one, which was {pet’s}]. [pet.cat: {Pet} got off at the door. ]The bear went in after them, and laid a paw over its nose, and {child} pulled some branches across the door.

“Are they still there?” mumbled the bear.

“No,” said {child} softly. “They’ve gone home.”

[elder & adult / elder2: By the board lay {@watch}, quite flat.

“Is it still there?” whispered {@watch-one}.]

# to-the-door
So there was no blueberry pie, only bread and cheese[elder: . “Best pie I never made,” said {elder.short}. Then|, and then] {child}[friend:  and {friend}] lay down on the bed in [friend: their|{child.his}] socks, just for a moment[pet.cat: , with {pet} on top][pet.dog: , with {pet} across [friend: their|{child.his}] feet]. But once you’re lying down …

{@B} pulled a blanket over [friend: them|{child.him}], right up to the nose. Then {@b} kept calm, and spoke softly, and backed away slowly, all the way to the door.

# @a
{host}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A
{Host}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @b
{host}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @B
{Host}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-first
{host}, whose cabin it was,
## if adult & !elder
{adult}
## if elder
{elder}

# @watch
{adult}[elder2:  and {elder2}]
## if elder2 & !adult
{elder2}

# @watch-one
{adult}
## if elder2 & !adult
{elder2}

# @song
{music}
