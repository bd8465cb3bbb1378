title: Were You Watching?
title: I’m Watching
title: Running in the Air
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever sits on the side (@a) is the grandparent, else {adult}, else {minder}. Do splash. The last “Watch me” is said quite softly.
% One rule: everybody looks at {the wish}, and wherever {the wish} looks, everybody looks. One price: jumping costs courage, and {child} has enough for two.

# watch
{child} stood at the very end of the diving board at the swimming pool[city:  in {city}], for the first time ever.

“Watch me!” {child.he} shouted.

“I’m watching!” called {@first}, who was sitting on the side[elder2: , next to {elder2}].

{child} held {child.his} nose and jumped.

SPLASH!

“Were you watching?” shouted {child}.

But {@a} was looking the other way. So was everybody[friend: , even {friend}[!friend.known: , {child’s} best friend], who was right there in the water]. Out of the showers came {a wish}, {@towel}.

“Sorry,” said {@a}. “{A wish} came in.”

“Then nobody saw!” said {child}. “And if nobody saw, it doesn’t count!”

And jumping costs courage. {child} had brought enough for two jumps, and now half of it was gone.

# the-sign
{The wish} read the sign out loud, wanting to get everything right.

“No running. No [wish.dog: cats | dogs]. Please shower first.” {Wish.He} looked round. “I’ve had a shower.”

[pet.dog: Outside the big window {pet}[!pet.known: , {child’s} dog,] looked hurt.

]“Did you wash {wish.part}?” asked {@a}.

“Mostly {wish.part},” said {the wish}.

{@A} read the sign too. It didn’t say a word about {wishes}. “In you get, then,” said {@a}.

But {the wish} didn’t get in. {Wish.He} stopped at the far end, right on the edge, and everybody looked.

# again
“I’m going to jump again,” said {child}. “Promise you’ll watch.”

“I promise,” said {@a}, and made {@his} hands into binoculars. “Now I can only see you.”

Up on the board {child’s} knees were shaking[sport: , worse than before {@game}]. {Child.He} took all the courage there was left, and jumped. And just then, at the far end, {the wish} dipped {wish.part}.

“{Wish.sound}!” it went, all round the pool[music: , and nobody could hear {@song} on the loudspeakers].

SPLASH!

“Were you watching?” shouted {child}.

The binoculars were pointing straight at {the wish}.

“Oh no,” said {@a}. “But it made such a noise.”

{child’s} throat felt hot and tight. Nobody had seen, and now the courage was all used up.[athlete:  {athlete} had whole crowds watching. {child} didn’t even have one person.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] did watch sometimes, but you can’t bring a cat to the pool.][pet.other:  {Pet} did watch sometimes, if there was something to eat.]

# the-only-one
{Child.He} went over to {the wish}, as fast as you can go without running.

“Everybody just looks at you!” said {child}.

“I know,” said {the wish} miserably. “Can you make them stop? {@Why}

“Nobody looks at me at all,” said {child}. “And I’ve jumped twice.”

“I know,” said {the wish}. “I was watching. The first time, you held your nose. The second time, you forgot.”

{child} stared. Everybody else was looking at {the wish}. The only one who could look at anything else was {the wish}.

# that-courage
“Now they’re looking at you as well,” whispered {the wish}. “They want to know what I’m looking at.”

So they were. And then {child} knew what to do.

“You watch me when I jump,” {child.he} whispered. “Then they’ll all watch me, and nobody will see you get in.”

[friend: “I’ll hold up the towel,” said {friend}.

]“Are you brave enough?” whispered {the wish}.

“Not for me,” said {child}. “That’s all used up. But this is for you, and I haven’t even started on that.”

# in-the-air
So there stood {child} on the board again, and at the far end {the wish} was watching as hard as {wish.he} could.

First a baby turned round. Then a whole swimming class did, and then everybody was looking at {child}. It was an awful lot of people. Now {child} knew just how it feels to be {a wish} at a swimming pool.

But one of them was {@a}.

“Watch me,” said {child}, and {child.he} didn’t even have to shout.

“I’m watching,” said {@a}.

And {child} jumped, right out, with both legs running in the air.

SPLASH!

“I saw you!” shouted {@a}. “You were running!”

“You’re allowed to in the air,” said {child}.

# nobody-saw
Everybody clapped. Then they turned back to look at {the wish}, but there was only [friend: {friend}, holding up [wish.size.huge: three towels | a towel] | [wish.size.huge: a heap of towels | a towel]].

{@In}

“When did you get in?” asked {child}.

“When you jumped,” said {the wish} happily. “I made the most terrible noise. And nobody saw.”

[pet.dog: That was nearly true. {Pet} had seen it all through the window, but {pet} wasn’t telling.

]They stayed in, side by side, until {child’s} fingers were wrinkly.[age>=5:  People looked a little longer. But you can’t go on for ever looking at somebody who is only having a swim.]

# on-the-bus
On the bus home {child} leaned against {@a}. “Tell me about when I jumped,” {child.he} said.

So {@a} told {child.him} about the board and the legs[elder2: , and {elder2} did the splash], and then {@he} had to tell it again.[school:  On Monday {child} was going to tell it {at school}.][pet.cat / pet.other:  At home {pet} was going to see it all, off the sofa.]

{@Outside} {child} nearly said, “Look.” But {@a} was already looking at {child}, so {child.he} didn’t.

# @towel
in a stripy towel
## if wish.size.huge
in three stripy towels tied together
## if wish.size.tiny
in a towel the size of a stamp

# @Why
I’d love to have a swim! But I do it all funny, and I make a noise. {Wish.home}, there’s nobody watching.”
## if wish.t-rex
I’d love to have a swim! But I can’t reach my nose.” {Wish.He} stretched out the tiny arms as far as they went, and that wasn’t far. “And then they’ll all see that I can’t hold it.”
## if wish.crocodile / wish.shark / wish.orca / wish.piranha
I’d love to have a swim! But they watch me so carefully. And when I get in, everybody else gets out.”
## if wish.giraffe
I’d love to have a swim! But when my feet get in, my head’s still up by the lights, and nobody’s told it. It looks so silly.”
## if wish.penguin
I’d love to have a swim! But at home there are a thousand of us, and we all look the same. Nobody knows which of us it was.”
## if wish.octopus / wish.mermaid / wish.whale / wish.dolphin / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse
I’d love to have a swim! But I don’t know how you get in.”

“But you live in water,” said {child}.

“Exactly,” said {the wish}. “I’ve always been in.”

# @In
And out in the middle of the pool, up came {wish.part}.
## if wish.size.huge
The water had gone over the side and out into the showers, and in the middle of the pool, up came {wish.part}.
## if wish.size.tiny
And far out in all that water there was one small dot, swimming.
## if wish.giraffe
In the middle of the pool a neck went up, all the way to the lights.

## if wish.t-rex
The water had gone over the side and out into the showers, and in the middle of the pool, up came a great big nose. Nobody was holding it.

# @Outside
Outside the window {a wish} was on the way home with a wet towel.
## if wish.size.tiny
On the outside of the window {a wish} was on the way home with a wet towel.

# @game
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
