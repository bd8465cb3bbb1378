title: Slide, Slide, Stop
title: Where Is It Going?
title: Boop

% The snail is "it". Somebody is always near: @caller calls that it is nearly bedtime.

# a-snail
There was a snail on the garden path.

It was a brown snail with a curly shell, and it was going somewhere.

“Where is it going?” said {child}.

“To the shops[city:  in {city}],” said {friend}, [friend: {child’s} best friend].

So {child} got down on {child.his} tummy, and {friend} got down on {friend.his} tummy, and they looked.

Slide, slide, slide, went the snail.[athlete:  It was not as quick as {athlete}.]

# a-stick
Slide, slide … stop.

There was a stick in the way. It was a small stick for {child}. But it was a big, big stick for a snail.

{child} picked it up.

“There you are, snail,” {child.he} said.

Slide, slide, slide, went the snail, all the way past the watering can[elder: , and past {elder}[elder2:  and {elder2}]][pet.dog: , and past {pet}[!pet.known:  the dog], down on {pet.his} tummy too][pet.cat: , and past {pet}[!pet.known:  the cat], who was on {pet.his} tummy already]. It did not go to the shops.[sport:  It did not go off to {play sport}, either.]

“It’s going to the seaside,” said {child}.

# a-puddle
Slide, slide … stop.

There was a puddle in the way. It was a small puddle for {friend}. But it was a big, big puddle for a snail.

{Friend} found a leaf, a long green one. {Friend.He} laid it down flat, right across, like a bridge.

“There you are, snail,” {friend.he} said.

Slide, slide, slide, went the snail. Up the leaf. Over the leaf. Down the leaf. It did not go to the seaside.[school:  It did not go to {school}, either.]

“It’s going to the moon,” said {friend}.

# a-welly
Slide, slide … stop.

There was something red in the way. It was shiny and round, and it was as big as a house.

It was a [us: rain boot | welly]! And in the [us: boot | welly] was a foot! And the foot was {child’s}!

“That’s me!” said {child}. “I’m in the way!”

So {child} moved {child.his} foot. {Child.He} moved it very, very slowly, so the snail would not be frightened.

“There you are, snail,” {child.he} whispered.

# to-the-very-last
Slide, slide, slide, went the snail. The sun went down behind the fence. The birds stopped singing, one by one[music: , and {child} hummed {@song} instead]. “Nearly bedtime,” called {@caller}. And still the snail went on, right to the end of the path, to the very last flowerpot.

Slide, slide … stop.

# boop
Under the flowerpot it was dark. Something moved. Out came one little horn. Out came another little horn. And out came a yellow snail with a stripy shell.

The two snails put their noses together.

Boop.

“Oh,” said {child}. “It wasn’t going to the shops. It was going to see its friend.”

“All that way,” said {friend}.

# goodnight-snails
“That one’s called {child},” said {child}.

“And that one’s called {friend},” said {friend}.

The snails snuggled up, shell to shell. They tucked in their horns. One, two, three, four. Goodnight, snails.

# and-stop
And that night, when {child} was in {child.his} own bed, with {child.his} own head on {child.his} own pillow[pet.other: , and {pet} was asleep too], {child.he} slid down under the covers, where it was warm.

Slide, slide, slide.

And stop.

# @caller
a voice from the kitchen
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
