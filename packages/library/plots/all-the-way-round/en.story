title: All the Way Round
title: The Cat in the Bucket
title: I Don’t Make the Rules
guest cat: Shrimp (she), Kipper (he)
guest skipper: Captain Hill (she), Captain Lane (she)

% The rule: a cat has to sit in anything that has an edge all the way round.

# in-a-bucket
There was a cat at the harbour called {cat}, and {child} only wanted one thing. That was a lap with a cat on it. But {cat} never sat on laps. {cat.He} sat in a bucket.

“Why are you sitting in a bucket?” asked {child}.

[!short: “It’s got an edge,” said the cat. “All the way round.”

“Does that matter?”

“If it’s got an edge all the way round, a cat has to sit in it,” said the cat. “I don’t make the rules.”|“It’s got an edge all the way round,” said the cat. “Then a cat has to sit in it. I don’t make the rules.”]

# the-cap
{skipper} was on the [us: dock|quay], painting a boat. [!short: It was hot work, and {skipper.he}|{skipper.He}] took off {skipper.his} cap and put it down, the wrong way up.

The cat sighed.

“Edge,” said the cat. “All the way round.” And {cat.he} climbed out of the bucket and sat in the cap.

“That’s my cap,” said {skipper}.

“It was,” said the cat.

# no-front
{child} sat down on the ground and made the best lap {child.he} could. “Here,” {child.he} said. “You can sit here.”

[!short: The cat gave the lap a long look.

]“It’s a very nice lap,” said the cat. “There’s an edge at the back. But it’s open at the front. I’d run out.”

[!short: And {cat.he} went back to the bucket. {child} had never been jealous of a bucket before. Now {child.he} {child.was}, right down in {child.his} tummy.|And {child} was jealous of a bucket.]

## or
{child} sat down on the ground and patted {child.his} lap. “How about this?” {child.he} said.

The cat [!short: climbed out of the cap, and ]walked all round the lap.

“Good edge at the back,” said the cat. “But it’s open at the front. I’d run out all over your shoes.”

[!short: So {child} took off one shoe and put it in front, where it was open.

“Thank you,” said the cat, and sat in the shoe.

{child} had never been jealous of a shoe before. Now {child.he} {child.was}, right down to {child.his} sock.|And the cat sat in a shoe. {child} was jealous of {child.his} own shoe.]

## if short
{child} sat down on the ground and made the best lap {child.he} could. “Here,” {child.he} said. “You can sit here.”

“It’s a very nice lap,” said the cat. “There’s an edge at the back. But it’s open at the front. I’d run out.”

And {child} was jealous of a bucket.


# in-everything
[!short: The cat sat in everything that day. {cat.He} sat in a box, and a saucepan, and a tin of paint that was nearly empty. ][friend: {Friend}[!friend.known: , {child’s} best friend,] took off one boot, and {cat.he} sat in that. ][school: {cat.He} sat in the bag from {school}, on the banana. ][sport: {cat.He} sat in the sports bag, on top of {sport.thing}. ][elder: {Elder} put down the picnic basket, and {cat.he} sat on the sandwiches. ][elder2: “I like them flat,” said {elder2}. ][city: Soon there was hardly an edge in all of {city} that {cat.he} hadn’t sat in. ]

[pet.cat: {Pet}[!pet.known: , {child’s} cat,] came and said hello, nose to nose. Then {pet} sat in the bucket, since it was free.][pet.dog: {Pet}[!pet.known: , {child’s} dog,] wanted an edge too, and tried the bucket. Now it was a bucket with a tail.][pet.other: At home {child} had {pet}, whose cage had an edge all the way round, the lucky thing.]

[!short: “Won’t you come to me?” begged {child}.

“Edge all the way round,” said the cat. “Or it can’t be done.”]

## or
[!short: So {child} turned everything upside down, until there were no edges to sit in. {child.He} turned over the bucket, and {child.he} turned over a box. ][friend: {Friend}[!friend.known: , {child’s} best friend,] [short: came along|helped], and {cat.he} sat in {friend.his} hood. ][school: In the bag from {school}, {cat.he} found the lunch box. ][sport: {child.He} turned over the sports bag, and out fell {sport.thing}. ][elder: {Elder} sat on the picnic basket, just to be safe. ][elder2: “I wanted them flat anyway,” said {elder2}. ][city: Soon half of {city} was the wrong way up. ]

[pet.cat: {Pet}[!pet.known: , {child’s} cat,] came and lay on top of the bucket. “No edge,” said the cat. “It looks chilly.”][pet.dog: {Pet}[!pet.known: , {child’s} dog,] thought it was a game, and turned everything back again with {pet.his} nose.][pet.other: “At home {pet} lives in a cage,” said {child}. “Edge all the way round,” said the cat. “There’s somebody who knows the rules.”]

[!short: “Now there’s only my lap left,” said {child}.

The cat walked over to {skipper’s} saucer, and sat on that.

“Low,” said the cat. “But all the way round.”]

## if short
[friend: {Friend}[!friend.known: , {child’s} best friend,] took off one boot, and the cat sat in that. ][school: The cat sat in the bag from {school}. ][sport: The cat sat in the sports bag, on top of {sport.thing}. ][elder: {Elder}[elder2:  and {elder2}] put down the picnic basket, and the cat sat on the sandwiches. ][city: Soon the cat had sat in all of {city}. ]

[pet.cat: {Pet}[!pet.known: , {child’s} cat,] sat in the bucket, since it was free.][pet.dog: {Pet}[!pet.known: , {child’s} dog,] tried the bucket. Now it was a bucket with a tail.][pet.other: At home {child} had {pet}, whose cage had an edge all the way round.]


# the-boat
There was a [us: rowboat|rowing boat] by the [us: dock|quay], and nobody had tied it up.

[!short: “Oh no,” said the cat. “That’s got one too.”

“Don’t do it!” said {child}.

]“All the way round,” said the cat, and jumped in.

The boat began to slide away from the [us: dock|quay]. [!short: First there was one step of water in between. Then there were two.]

“Jump back!” shouted {child}.

“I can’t. I’m sitting.” But then the cat looked over the edge, and all that fur stood up. “It’s wet,” said the cat. “It’s wet all the way round.”

[!short: {child} wanted to jump in after {cat.him}. But {skipper} kept tight hold of {child.his} life jacket, and the|The] boat slid further and further out.

“Help,” said the cat, in a very small voice.

## or
Now the boat was painted, and {skipper} pushed it out to see if it would float.

[!short: “Don’t look,” begged {child}.

]“All the way round,” said the cat, and jumped, and the boat shot right out of {skipper’s} hands.

“Come back!” shouted {child}.

“I can’t. I’m sitting.” The cat looked out over the water. “How far is it to the edge of the sea?”

“It hasn’t got one!”

“No edge?” All that fur stood up. [!short: “Not even a short one?”

“No!” {child} wanted to run straight out after {cat.him}. But {skipper} kept tight hold of {child.his} life jacket, and the|The] boat slid further and further away.

“Then I want to go home,” said the cat, very faintly.

## if short
There was a [us: rowboat|rowing boat] by the [us: dock|quay], and nobody had tied it up.

“All the way round,” said the cat, and jumped in.

The boat began to slide away from the [us: dock|quay].

“Jump back!” shouted {child}.

“I can’t. I’m sitting.” But then the cat looked over the edge, and all that fur stood up. “It’s wet,” said the cat. “It’s wet all the way round.”

The boat slid further and further out.

“Help,” said the cat, in a very small voice.


# the-rope
There was a rope on the [us: dock|quay]. [!short: {child} looked at the rope. Then {child.he}|{child}] knelt down and pulled it round, right beside the water, until the two ends met.[friend:  {Friend} held one of them.]

“{cat}!” shouted {child}. “Look at this!”

The cat looked. “What is it?”

“A ring!”

[!short: “Has it got an edge?”

“Yes!”

]“All the way round?”

“All the way round!”

[!short: The cat looked at the water. The cat looked at the ring. ]Then the cat’s bottom began to wiggle.[!short:  It wiggled to the left, and it wiggled to the right.]

“I don’t want to,” said the cat. “But I have to.”

And {cat.he} jumped. {cat.He} flew over the water with all four legs straight out[athlete: , further than {athlete}], and landed with a bump in the middle of the ring.[!short:  Then {cat.he} sat down, as if nothing had happened.]

[!short: “Roomy,” said the cat.]

## or
“That cat needs an edge!” said {child}. There was a rope on the [us: dock|quay], and {child.he} pulled it round, right beside the water[friend: , while {friend} pulled from the other side]. But the rope was too short. The ends didn’t meet.

[!short: “{cat}!” shouted {child}. “Jump into this!”

The cat looked. “It’s open at the front.”

“Only a bit!”

“A bit is enough to run out of.”

]So {child} knelt down where it was open, with {child.his} toes at one end of the rope and {child.his} fingers at the other. “How about now?”

“Are you an edge as well?” called the cat.

“Yes!”

“All the way round?”

“All the way round!”

“It’s silly,” said the cat. “But I have to.”

And through the air came the cat, ears back[athlete: , as far as {athlete}], and came down on all four paws, in between the rope and {child}.

[!short: “A bit of a squeeze,” said the cat.]

## if short
There was a rope on the [us: dock|quay]. {child} knelt down and pulled it round, right beside the water, until the two ends met.[friend:  {Friend} held one of them.]

“{cat}!” shouted {child}. “Look! A ring!”

“All the way round?” called the cat.

“All the way round!”

Then the cat’s bottom began to wiggle.

“I don’t want to,” said the cat. “But I have to.”

And the cat flew over the water with all four legs straight out[athlete: , further than {athlete}], and landed with a bump in the middle of the ring.


# another-ring
[!short: {skipper} caught the boat with a long hook. {child} stayed on the [us: dock|quay], and thought about that ring.

Then {child.he} had an idea.|Then {child} had an idea.] {child.He} made a lap. And in front of the lap, where it was open, {child.he} held out both arms until the tips of {child.his} fingers met.

[!short: The cat looked at it. The cat walked round and looked at it from behind as well.

]“Edge,” said the cat. “All the way round.”

[!short: “You don’t have to,” said {child}.

]“I don’t make the rules,” said the cat, and climbed in.

{cat.He} was warm, and just the right weight, and all of {cat.him} hummed.[music:  {child} sang {@song}, and the cat purred the tune.] And there {cat.he} sat until the sun went down. [!short: Nobody was in the bucket, and {skipper} got the cap back. It was still warm.]

## or
{skipper} caught the boat with a long hook.[!short:  “Now I need my rope,” {skipper.he} said. “And the bucket.”]

And in the middle of the [us: dock|quay] sat the cat, with no edge anywhere, looking very small.

{child} made a lap again.

“It’s open at the front,” said the cat.

“Wait,” said {child}. {child.He} put out both arms and bent them round, until {child.his} fingers found each other.

“That’s an edge,” said the cat. “All the way round.”

[!short: “So do you have to?”

]“I don’t make the rules,” said the cat, and climbed in.

There {cat.he} lay, round and soft, and not one paw ran out.[music:  {child} sang {@song}, and the cat purred in the gaps.] They sat until the lights came on. [!short: Then {skipper} put the cap back on. It was full of fur.]

## if short
Then {child} had an idea. {child.He} made a lap. And in front of the lap, where it was open, {child.he} held out both arms until the tips of {child.his} fingers met.

“Edge,” said the cat. “All the way round. I don’t make the rules.” And the cat climbed in.

{cat} was warm, and just the right weight, and all of {cat.him} hummed.[music:  {child} sang {@song}, and the cat purred the tune.] And there {cat.he} sat until the sun went down.


# tucked-in
That night [adult: {adult}|{child}] tucked in the [us: covers | duvet][!short: , first on one side, then on the other, and then at the bottom].[!short: [pet.cat:  {Pet} was in the middle already.][pet.dog:  {Pet} lay on the rug, without a bucket.]]

“Now there’s an edge all the way round,” said [adult: {adult}.

“Then I have to,” said {child}.|{child}. “So I have to.”]

And {child.he} stayed exactly where {child.he} {child.was}.

## or
All the way home {child} walked with both arms in a ring in front of {child.his} tummy.

“It’s free,” {child.he} said[adult:  to {adult}].

[adult: {Adult} looked at the ring. It had an edge all the way round. So {adult} bent down and got in, and there they stood for a long time, in the hall, with their coats on.|Nobody sat in it on the way. So at home {child.he} put it round the pillow, and a whole head in the middle.]

[adult: {Adult}|{child}] didn’t make the rules.

## if short
That night [adult: {adult}|{child}] tucked in the [us: covers | duvet].

“Now there’s an edge all the way round,” said [adult: {adult}.

“Then I have to,” said {child}.|{child}. “So I have to.”]

And {child.he} stayed exactly where {child.he} {child.was}.


# @song
{music}
