title: A Pony Called Steady
title: Not You, the Pony
title: Don’t Turn Round
guest pony: Steady (he)
guest kia: Bridget (she), Fran (she)

% The pony’s name is the joke: “Steady!” is shouted at the pony, whispered to whoever whispers it, and said last to him so that it is true.

# a-pony-called-steady
{child} was {age}, and had been given a pony of {child.his} own. His name was {pony}, and it was the only steady thing about him.

He came to the stables[city:  outside {city}] one Saturday. {kia}, who taught riding, let down the ramp of the [us: trailer | horsebox], and out shot a shaggy brown pony with his forelock going in all directions. He tore four times round the field, kicked over the water bucket and snatched the cap off {kia’s} head. Then he stood at the far end and chewed it.

“{Pony}!” shouted {kia}.

“I am steady!” said {child}.

“Not you. The pony.”

# a-whole-week
{child} had wanted a pony for half {child.his} life. Now {child.he} only wanted to pat him.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was to have the next pat.] {child} ran at {pony} with open arms, and {pony} ran away. {Child.He} ran after him with a carrot, and the pony ran faster[athlete:  than {athlete}]. {child} ran after him for a whole week[sport:  and was late for {sport}], and still nobody had patted anybody.[elder & !elder2:  In the tack room hung a new helmet from {elder}, quite unused.][elder2:  In the tack room hung a new helmet from {elder} and {elder2}, quite unused.][pet.dog:  Every evening {pet}[!pet.known:  the dog] wanted to smell {child’s} [us: boots | wellies].][pet.cat:  Every evening {pet}[!pet.known:  the cat] wanted to smell {child’s} [us: boots | wellies].][pet.other:  Every evening {pet} was told how it had gone.]

“You’re looking at him as if he were a birthday cake,” said {kia}. “Stop it.”

# chosen-last
But {child} sat down on the kicked-over bucket, and it hurt to swallow.

“He doesn’t like me,” {child.he} said.

{Child.He} had thought that if a pony was your own he liked you straight away. This was like being picked last for teams[school:  {at school}], only by a horse.

{kia} crouched down next to {child.him}.

“He isn’t cross with you,” she said. “He’s frightened. Everything’s new here, and then every day somebody comes running straight at him.”

{child} gave a sniff, got up and walked off towards the gate. {Child.He} had no running left.

# dont-turn-round
“{child},” said {kia} slowly. “Don’t turn round.”

“Why not?”

“He’s walking behind you.”

{child} turned round. {Pony} thundered back to the other end of the field.

“I did say don’t,” said {kia}.

So that was how it was with {pony}. When {child} ran after him, he ran away. When {child} walked away, he came.

They tried again. {child} walked away.

“Is he coming?” {child.he} asked.

“He’s coming,” said {kia}.

{child} turned round. There went {pony}.

“But he’s my pony!” said {child}. “I want to look at him!”

# over-the-fence
Just then a [us: logging truck | timber lorry] came along the lane outside the stables, rattling and howling. {Pony} took one look, flew straight over the fence and was off across the meadow with his tail straight up. And on the far side of the meadow was the main road.

{kia} grabbed a [us: halter | head collar] and was about to run. {child’s} legs wanted to run, too. They were twitching with it.

“No!” shouted {child}. “Don’t run! If you run, he runs!”

# the-other-way
Then {child} did the hardest thing {child.he} had ever done. {Child.He} turned away from the meadow, and from the road, and from {child.his} very own pony, and began to walk the other way. {Child.He} went slowly, so that {pony} would have time to notice. And {child.he} hummed {@tune}, so that {pony} would know who it was.

{kia} went backwards in front, because somebody had to look.

“What’s he doing now?” asked {child}.

“Running.”

“What about now?”

“Running. No. He’s stopped. He’s looking at you.”

{child} walked. {Child.He} wanted to turn round so badly that the back of {child.his} neck itched.

# tulips
“What’s he doing now?”

“Now he’s eating Mrs Benson’s tulips.”

“And now?”

“Now he’s wondering where you’re off to,” said {kia}. “He’s taken a step. He’s taken another. He’s coming, {child}. Just walk. Walk, walk, walk, OW!”

{kia} had walked backwards straight into the wheelbarrow. She sat in it with her legs in the air.

“Just walk past,” she said.

# soft-as-a-mitten
{child} walked past the wheelbarrow. {Child.He} walked in at the gate and all the way to the middle of the field, and there {child.he} stood still, looked at {child.his} [us: boots | wellies] and hummed. The grass rustled behind {child.him}. It rustled again, nearer.

Then something blew, warm, on the back of {child’s} neck. It smelled of tulips.

{child} didn’t turn round. {Child.He} only held one hand out behind, with the palm up. And into the hand came a nose. It was as soft as the inside of a mitten, and it was trembling a little.

# me-or-him
{kia} had struggled out of the wheelbarrow and shut the gate as quietly as a gate can be shut.

“Steady, steady, steady,” she whispered.

“Do you mean me or him?” whispered {child}.

“I’m talking to myself,” said {kia}.

# and-he-was
After that {pony} followed {child} everywhere, like a very hairy backpack. One day {child} got to look at him for as long as {child.he} liked. Another day {child.he} got to brush the forelock, and there were eyes under it.[friend:  On a third day {friend} got to pat his nose.][pet.dog / pet.cat:  And {pet} got to smell the [us: boots | wellies] for as long as {pet.he} liked.][pet.other:  And {pet} was told all about it.] By [us: fall | autumn] {child} sat on the pony’s back in [elder: the | a] new helmet, with {kia} alongside.

“How does it feel?” asked {kia}.

There was no time to answer, for along the lane came the [us: logging truck | timber lorry], rattling and howling. A shiver went through the pony. {child} laid a hand on his neck.

“Steady,” {child.he} said.

And he was.

# @tune
“Twinkle, Twinkle, Little Star”
## if music
{music}

# picture 1
{child} sits on the kicked-over bucket, and {kia} crouches beside it

# picture 2
{child} walks away from the pony, who is eating tulips, and {kia} walks backwards in front

# picture 3
{child} holds a hand out behind, and the pony lays his nose in it
