title: Four Minutes
title: Knock, Knock
title: The Crooked Peg
guest friend: Noor (she), Reuben (he)
guest rival: Molly (she), Ellen (she)

% The engineer (@a): {adult}, else the elder, else “the engineer”.

# knock-knock
The first thing {child} did every morning was to unbuckle from the wall. Then {child.he} floated across the cabin in pyjamas, with hair sticking straight out like a dandelion, to the round window. [pet.dog: {Pet} came after, doing the dog paddle. ][pet.cat: {Pet} came after, with all four feet ready, though there was nothing to land on. ]Outside it was black. In the middle of the black sat a small blue dot, no bigger than the head of a pin, and on it[city: , in {city},] lived {friend}.

{Friend} was {child’s} best friend. {@engineer} was the engineer on the spaceship Gooseberry, and that was why {child} was on the way to Mars.

“Knock, knock,” said {child} into the microphone.

Then it was a matter of waiting. The further they went, the further the words had to go, and by now it took four minutes for {child’s} voice to reach {friend’s} kitchen table, and four for {friend’s} voice to come back.

“Who’s there?” said {friend} eight minutes later, with {friend.his} mouth full.

“Banana,” said {child}.

At that rate one joke took half the morning.

# the-peg
“All right,” said {friend}, “I’ve forgotten what sort of banana it was. But listen! {Rival} [school: from {school} ]and I have painted the [us: tree house|den]! It’s yellow now! [adult & elder: {Elder} says they can probably see it from space! [elder2: {Elder2} says they can probably hear it! ]][!adult & elder2: {Elder2} says you can probably see it from space! ][pet.other: {Pet} says hello! ]And {rival} has got your [us: hook|peg] for her jacket, because she didn’t have anywhere to hang it.”

{child} lay perfectly still in the air.

The [us: hook|peg]. {child} had put that up without any help, crooked, and {friend} had held the ladder. It was silly to mind about a [us: hook|peg] when you were on your way to another planet. All the same it stung behind the eyes, and in space tears don’t run down. They just stay there and make everything blurry.

# the-button
{child} pressed the button.

“I’m so glad I was easy to replace,” {child.he} said. “We may as well stop talking, then.”

And {child.he} let go of the button.

{child.He} could hear what it sounded like. {child.He} wanted to get hold of the words and pull them back, but they were out through the antenna already, and there is nothing in the whole of space as fast as a thing you’ve just said.

# nine-days
At that moment the loudspeaker crackled. It was {@a}, down in the engine room.

“{child}? We’re folding in the antenna in a quarter of an hour. We’ve got to brake for Mars, so it’s going to be quiet for nine days. Say goodbye to {friend}!”

For nine days {friend} would be walking about on that blue dot with those words in {friend.his} ears.

“{@Wait}” shouted {child}. “Can you stop a thing you’ve sent?”

There was a pause. {@A} didn’t ask what it was.

“No,” said {@a}. “Nobody can. But you’ve got time to send more.”

“It’ll get there after!”

“Then it had better get there straight after,” said {@a}.

# straight-after
{child} hit the button so hard that {child.he} began to spin.

“{Friend},” {child.he} said, “you haven’t heard it yet. In a little while you’ll hear a really stupid thing I’ve said. And then this comes, and I’m not going to stop, because I don’t want the stupid thing to be last. I was sad about the [us: hook|peg]. I know it’s a [us: hook|peg]. But it was sort of still at home, being me. And it’s so quiet here, {friend}, nobody knows, but it’s so quiet that I can hear myself blink. [age>=11: It’s black whichever way you look. ][sport: You can’t even {play sport}, I’ve tried, there’s a dent in the ceiling. ][athlete: I’m stronger than {athlete} up here, I can lift the captain with one finger, and nobody’s looking. ]Yesterday I held up my thumb to the window, and the whole Earth disappeared behind it, and you as well, and I was so scared that I took it away quickly. And I’m jealous of {rival}. There, I’ve said it. I’m jealous of her jacket! Of a jacket, {friend}!”

{child.He} talked about the porridge, which had to be eaten out of a tube[music: , and about {@song}, which the captain knew by heart by now]. [age>=11: {child.He} went on slowly turning, so that sometimes the window was above and sometimes below. ]{child.His} mouth got quite dry.

# a-small-oh
Then there was a crackle. Eight minutes had gone.

“Oh,” said {friend}.

It was a small oh, with no food in it. {child} took hold of {child.his} own knee, and held on to it.

“Okay,” said {friend}. “If that’s what you think.”

It sounded so sad that {child} wanted to crawl into the microphone and out at the other end. But all there was to do was wait. {Friend} had only got to the stupid part.

“Hang on, are you still talking?” said {friend}. “How long are you going to … What thumb? But {child}! You can’t just take me away with your thumb! … Of her jacket?”

# a-new-one
And then {friend} laughed. It was the laugh that always ended in a snort, and it had travelled all the way through the dark without getting the least bit crumpled.

“You nut,” said {friend}. “{Rival} got your [us: hook|peg] because I put up a new one for you. Next to mine. That’s what I was going to tell you, only you hung up. It’s just as crooked as the old one. I’ve put your hat on it, so nobody takes it. And next time you hold up your thumb, remember that I’m behind it, waving.”

“Two minutes,” said {@a} over the loudspeaker.

“They’ve written from the ship to say it’s going to go quiet,” said {friend}. “So here’s something to think about. Knock, knock.”

# click
Outside the window the antenna had begun to fold, slowly, like a flower in the evening.

“Who’s there?” said {child}.

Click, it went. And then it was quiet.

# behind-the-thumb
At bedtime {@a} buckled {child.him} into the sleeping bag on the wall[pet.dog / pet.cat: , with {pet} inside it,] and pulled the [us: zipper|zip] up to {child.his} chin.

“Did you make it?” asked {@a}.

“Only just,” said {child}.

For a while they were forehead to forehead, and then {@a} put out the light.

{child} lay and looked at the blue dot. {child.He} held up a thumb in front of it, and it disappeared. {child.He} {child.was}n’t scared. {child.He} counted to three, and waved with the other fingers. Then {child.he} took down the hand and put it in the sleeping bag, where it was warm.

In nine days {child.he} would find out who it was. But {child.his} own question had got to the kitchen table long ago. It was the last thing {friend} had heard, and nobody who means to stop talking asks who’s there.

# @song
{music}

# @a
the engineer
## if adult
{adult}
## if elder & !adult
{elder.short}

# @engineer
Somebody in the family
## if adult
{@A}
## if elder & !adult
{Elder}

# @Wait
Wait!
## if adult
{@A}!
## if elder & !adult
{Elder.short}!
