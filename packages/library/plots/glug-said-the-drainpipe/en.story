title: Glug
title: Glug, Said the Drainpipe
title: The Other End of the Rope
guest caretaker: Mr Bell (he), Mr Finch (he)
guest boy: Bram (he), Joss (he)

% The drainpipe's word for yes is glug. The friend, where one is ticked, is away ill this week.

# full
On Monday {child} asked the [us: soccer players | footballers] if {child.he} could play. “We’re full,” said the [us: soccer players | footballers].

On Tuesday {child.he} asked the club behind the bench. “It’s a secret club,” they said. “What do you do in it?[sport:  Do you {play sport}?]” asked {child}. “That’s the secret,” they said.

On Wednesday {child.he} asked two boys who were being horses. “It’s only for two horses,” said the horses.[friend:  And {friend}[!friend.known: , who was {child’s} best friend,] was at home all week with spots.]

So on Thursday {child} stood in the corner of the playground[school:  at {school}] with a [us: jump rope | skipping rope]. It was the long kind, the kind that needs somebody at both ends.

“Nobody wants to play with me,” said {child}.

# a-yes
It had rained all morning[city:  in {city}], and the last of it was still running down off the school roof.

“Glug,” said the drainpipe.

{child} looked at it. It was green, and very tall, and very thin.

“Do you want to play?” {child.he} asked.

“Glug.”

It was the first yes all week.

# you-are-new
{child.He} tied one end of the rope round the drainpipe, took the other end, walked backwards and turned[elder: , with a big slow arm, just like {elder}[elder2:  and {elder2}]].

Slap, went the rope on the wet ground. Slap. Slap.

“You’re not turning very hard,” said {child}.

“Glug.”

“Never mind. You’re new.”

[music: {child} tried {@song}, but it was too fast for a drainpipe. ]A rope wants a rhyme, so {child.he} gave it one:

“Drainpipe, drainpipe, tall and thin, //
turn the rope – and who’s coming in?”

Nobody was coming in.

“Just us, then,” said {child}.

“Glug.”

Slap. Slap. Slap.

# slap-slosh
But it is hard to walk past a rope that goes round with nobody in it. {caretaker} the caretaker couldn’t. He had a bucket of water to carry, and the rope was in the way.

“Could you stop a minute?” said {caretaker}.

“I could,” said {child}. “But he’s only just got the hang of it.”

{caretaker} looked at the drainpipe. He looked at the rope. Then he hugged his bucket and jumped in. Slap-slosh, slap-slosh, slap-slosh, and out on the other side with one wet sock.

“I haven’t done that since I was eight,” said {caretaker}.[athlete:  “And not even {athlete} does it with a bucket.”] And he went round to do it again.

# a-line-to-the-gate
Then both horses came trotting up. “Can horses play?”

“You’ll have to ask him,” said {child}.

“Glug,” said the drainpipe, and in they went, clip-clop.

Then came the whole secret club, and then the [us: soccer players | footballers], and the line went all the way to the gate, and everyone was shouting:

“Drainpipe, drainpipe, tall and thin, //
turn the rope – and who’s coming in?”

“Me!”
## or
Then the secret club came out from behind the bench. “What do you do in this one?” they asked.

“That’s not a secret,” said {child}. “He tells everybody.”

“Glug,” said the drainpipe, and in they went, holding hands.

Then came both horses, clip-clop, and then the [us: soccer players | footballers], and the line went all the way to the gate, and everyone was shouting:

“Drainpipe, drainpipe, tall and thin, //
turn the rope – and who’s coming in?”

“Me!”

# the-knot
And then the wet knot slid down the pipe, and came undone, and fell in a puddle.

“Who’ll hold the end?” said {child}.

Everybody looked at their shoes. Everybody wanted to jump. Nobody wanted to turn.

“Oh,” said the [us: soccer players | footballers]. “Is it finished?” And they went away, and the club went away, and the horses went away, and {caretaker} went to change his sock.

“Drainpipe?” whispered {child}.

But the rain had all run out of it. It didn’t even drip.

# still-there
{child} picked the end of the rope out of the puddle. And then {child.he} saw that somebody was still there.

He was over by the fence. His name was {boy}, and he had been new on Monday, and he had stood there so still all week that {child} had thought he was waiting for someone. His hands were in his pockets, but his lips were moving. “Drainpipe, drainpipe,” they were saying.

# do-you-want-to
{child} walked across to him. It was a long way to walk, because he might be full.

{child.He} held out the wet end of the rope.

“Do you want to play?”

{boy} looked at the rope. He went red. He opened his mouth, and shut it again. Then, very quietly, he said:

“Glug.”

{child} laughed so much that {child.he} dropped both ends.

# at-a-gallop
And {boy} could turn. He was much better than the drainpipe. Slap, slap, slap, it went, and it could be heard all over the playground, and the horses came back at a gallop.

“{child}, {boy}, let’s begin, //
turn the rope – and who’s coming in?”

Everybody was.

# a-rest
That evening the rain came back. {child} lay and listened to it running off the roof and down the pipe outside[pet.dog / pet.cat: , and {pet} lifted one ear and listened too][pet.other: , and {pet} listened too].

“I’m playing with {boy} tomorrow,” {child.he} told it[friend: , “and with {friend} when the spots are gone]. [friend: |“]You can have a rest.”

“Glug,” said the drainpipe, ever so softly.

# @song
{music}
