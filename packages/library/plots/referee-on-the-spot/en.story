title: The Referee on the Penalty Spot
title: Ref
title: Up a Bit at the End
guest bird: Ref (she)
guest coach: Mr Doyle (he), Mr Budd (he)
guest whistle: Joanne (she), Denise (she)
guest friend: Zara (she), Idris (he)

% The bird is {bird}. The real referee is always {whistle} once she has her name. {friend} is in goal.

# the-spot
On Saturday it would be the first home [us: game|match] of the [us: soccer|football] season, and {child} had been looking forward to it for seven whole weeks, ever since the snow went. But on Wednesday, when {child.he} and {friend}[!friend.known: , [friend: {child.his} best friend | the team’s goalkeeper],] came [school: straight from {school} ]to practise[city:  in {city}], there was somebody sitting on the penalty spot.

It was a bird. She was black and white, with a long red beak, and she looked as if she’d paid for the place. {child} took one more step. Up stood the bird, and screamed.

PHEEEEP!

{child} and {friend} stopped dead. It sounded exactly like a whistle.

“Offside,” whispered {friend}.

# three-eggs
Under the bird lay three eggs, grey and speckled like the gravel. It was a gravel [us: field|pitch]. Grass had tried it once and given up.

“She’s an oystercatcher,” said {coach}, the coach. He took off his cap and scratched his head. “She’ll be there three weeks, and you mustn’t touch a nest. We’ll have to call off the [us: game|match], I’m afraid.”

All the air went out of {child}, as it does out of a punctured ball. Call it off? Now?

“You can’t move the bird,” {child.he} said slowly. “But what about the goal?”

{coach} stopped scratching.

“You can move a goal!” said {child}.

# ten-steps
So they did. {coach} and the whole team carried the goal ten big steps to one side. {child} put out a wide ring of cones round the nest, and nobody was allowed inside it. {Friend} stood in goal all Thursday evening, to see if it would work[music: , humming {@song}]. The bird sat in her ring, and {friend} stood in {friend.his} goal, and after a while they seemed used to each other.

“She’s called {bird},” said {friend} on the way home.[pet.cat:  The only one who wasn’t told was {pet}[!pet.known: , {child’s} cat].][pet.other:  {child} told {pet} all about her, who took it very calmly.]

# the-real-one
On Saturday the Marsh End team came in a big bus.

“What’s that?” asked their number seven.

“That’s {bird},” said {friend}.

The real referee was called {whistle}. She had yellow socks, and she laughed so much that she had to wipe her eyes.

“Everybody keeps out of the ring,” she said. “Right. Off we go!”

# not-me
They had been playing for four minutes when it came.

PHEEEEP!

Everybody stopped.

“That wasn’t me!” shouted {whistle}.

And so it went on. Whenever a ball came near, {bird} screamed, and every time the players all stopped with one foot in the air and looked silly.[elder:  On the [us: sideline|touchline], {elder} stopped pouring the tea[elder2: , and {elder2} stopped chewing].][pet.dog:  Behind the fence {pet}[!pet.known: , {child’s} dog,] sat down and waited for a biscuit.][sport & !sport.Soccer:  They might as well have tried to {play sport}.] In the end nobody knew which was which. Except {friend}. {Friend.He} had stood next to that bird for a whole evening, and heard the difference. {whistle} blew straight, but {bird} went up a bit at the end.

“Bird!” yelled {friend}, every time it was the bird. “Play on!”

And {friend} had a voice you could hear right across the [us: field|pitch].

# one-minute
At half-time they changed ends. Now Marsh End’s goalkeeper had the bird beside her, and that was where {child} was meant to score. It was [us: two to two|two–all]. There was a minute left.

Then the pass came, straight to {child’s} foot, and off {child.he} ran, with nearly the whole of Marsh End at {child.his} heels.

PHEEEEP!

All the footsteps behind {child.him} stopped.

“Bird!” came a shout from the other end of the [us: field|pitch]. “Play on, {child}!”

{child} trusted {friend}, and ran on, all alone now, straight for the goal. {Child.He} saw the net. {Child.He} saw the gap to the left of the goalkeeper, and shot, harder than {child.he} had ever shot before.

The ball hit the post.

# the-post
It came bouncing out again, hard and crooked. It rolled between two cones, straight into the ring.

{bird} flew up. She stood in front of her three eggs, spread her wings and screamed. But the ball was bigger than she was, and it kept on rolling.

{child} didn’t think. {Child.He} just dived, full length, arms first. The gravel flew. {Child.He} felt the ball against {child.his} fingertips, and got both arms round it.

Then {child.he} lay perfectly still. {bird} was flapping over {child.his} head. In front of {child.his} nose were three eggs, so close that {child.he} could have counted the speckles. They were whole, all three.

{child} wriggled backwards out of the ring with the ball in {child.his} arms. {Child.His} elbows stung. {bird} settled down on her eggs again, and shook her feathers straight.

# hands
For a long time nobody said anything.

“Handball,” said {whistle} at last. “It was, you know. Free kick to Marsh End.”

“Where do we take it from?” asked number seven.

{whistle} pointed. They all looked into the ring, at the long red beak.

“We’ll leave it,” said number seven.

# straight-and-long
So {whistle} blew the final whistle, straight and long.

“That one was {whistle},” yelled {friend}, and came tearing the whole length of the [us: field|pitch], waving {friend.his} gloves, and threw both arms round {child’s} neck. “What a save. [athlete: {athlete} would never have got there. ]And you’re not even the goalie.”

It ended [us: two to two|two–all]. But in the [us: locker|changing] room nobody talked about the score. They talked about the bird.

# substitutes
Three weeks later, after supper, {child} and {friend} went down to the [us: field|pitch] with {coach}, to fetch the cones. The ring wasn’t needed any more. The eggs had hatched. But the goal stayed where it was, because nobody had the heart to move it yet.

“Shh,” said {friend}, and pointed.

The sun was low over the gravel, and the net hung quite still. And there on the penalty spot sat {bird}, fast asleep, with three small substitutes under her wings.

# @song
{music}
