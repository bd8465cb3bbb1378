title: {head}
title: Malt Loaf
title: How Far Is It to Africa?
guest mate: Marcus (he), Reuben (he)
guest head: Mr Pickering (he), Mr Postlethwaite (he)

% The one who moves away is always the guest over the road, never the family's best friend: nothing untrue of a real friend. The real friend is the third who keeps the dragon.

# too-fat
The dragon was getting fat, and {child} was the only person who knew why.

{child.He} and {mate} from over the road had found him in the spring[friend:  with {friend}], in the old quarry behind {child’s} house, when he was no bigger than a shoe. They’d called him {head}, after the [us: assistant principal|deputy head][school:  at {school}], because he also stood in doorways looking disappointed. [music: He only slept to {@song}. ]Now it was the end of October. He was as long as a car, and under his scales his chest glowed like a [us: broiler|grill].

“He should have gone by now,” said {mate}. He had his notebook out, as usual. “They go south, like swallows. If a dragon’s still on the ground at the first frost, its fire goes out, and that’s it. It doesn’t light again. And there’s a frost tonight.”

[age>=11: “I know,” said {child}. “You’ve said.”

]“So why can’t he get up? I’ve measured his wings. Go on, {head}. One more try.”

{head} looked disappointed. Then he ran the whole length of the quarry, flapping like a tent, got about a foot off the ground, and landed on his stomach. [sport: “He looks like me trying to {play sport} after Christmas dinner,” said {mate}. [athlete: “Even {athlete} couldn’t.” ]][athlete & !sport: “Even {athlete} couldn’t,” said {mate}. ]The bump made him sneeze, and a bit of fire came out. The dead leaves around him floated up in the heat, right up out of the quarry.

# malt-loaf
Then he burped. {mate} sniffed.

“That’s malt loaf,” he said.

{child} looked at {child.his} [us: sneakers|trainers].

“Nobody’s given him malt loaf since August,” said {mate}. “We said he’d get too heavy.” He lowered the notebook. “{child}? How much?”

“One a day. Sometimes two. [elder: {Elder} bakes them[elder2: , and {elder2} thinks I’m growing]. ][!friend: I come back after you’ve gone home.” Now that it was started, it was almost easier to go on. “You throw | I come back after you’ve gone home. You throw] him a bit, and he toasts it himself.”

[friend: {Friend} went pink. “And my crusts,” said {friend}. “Only the crusts.”

“But he’ll go out. I told you that. {child}, why would you do that?” | “But he’ll go out. I told you that. Why would you do that?”]

“Because you’re going,” said {child}.

# going
It came out much louder than {child.he} had meant, and the quarry said it back: going, going. {Mate} was moving at Christmas, because his [us: mom|mum] had a new job, four hours away[city:  from {city}] on the train. They had talked about the new house, and the new school[age>=11:  with its own swimming pool]. They had never once talked about the other part of it.

“You’re going, and I can’t do anything about that,” said {child}. “I just wanted [friend: something to stay the way it was|one of you to stay].”

{Mate} went and sat on a rock with his back turned.

It was dark by now, and horribly cold. {head} looked [us: around|round], disappointed in them [friend: all|both]. Then he plodded over to {child}, lay down, and put his chin on {child’s} foot.

# going-out
{child} laid a hand on his chest. [age>=11: Any other night it would have burnt, but now {child.he} could leave it there. ]It was about as warm as a cup of tea that someone has forgotten, and as {child.he} watched, the glow flickered.

{child} felt sick. {child.He} had wanted so much to keep {head}, and had never once looked at what there would be left to keep.

“{mate},” {child.he} said. “He’s going out.”

{mate} came at once[age>=11: , and knelt on the other side].

“He’s too heavy to flap,” said {child}. “I did that. So he’s got to go up some other way.”

“Things don’t just go up.”

“The leaves did,” said {child}. “When he sneezed. They didn’t flap. It was hot underneath, so they just went. Hot air goes up! If we got the whole floor hot, all at once—”

“He’d be the leaf,” said {mate} slowly. “But he’s nearly out. He won’t breathe fire just because we ask him.”

“He won’t for us,” said {child}, and reached into a coat pocket. “He will for this.”

# the-leaf
It was tonight’s malt loaf. They tore it up and ran the length of the quarry, throwing bits of it among the stones. [pet.dog: {@dog-finds} ]{head} got up. He breathed on the nearest bit, and the stone beneath it turned red. Every time he breathed, the fire in him burned up a little brighter[age>=11: , like embers when you blow on them], and soon he was trotting to and fro and roaring, and the stones were ticking with the heat. {child} felt the hot air lifting {child.his} hair. All over the quarry, the leaves began to rise.

“Wings!” yelled {mate}. “{head}! Wings!”

He stuck his own arms out to show him, and so did {child}[friend: , and so did {friend}]. And {head} looked at the [friend: three|two] of them, and opened his wings, and lay down on the air.

# off-you-go
He didn’t flap. He just went up, with his feet dangling. When his face was level with {child’s}, he hung there. {child} could have taken hold of him. {child.He} knew quite well what {head} was waiting for, and it was a minute before {child} could trust {child.his} voice.

“You’re late, {head},” said {child}. “Off you go.”

So up he went, over the edge of the quarry and past the tops of the trees, until he was only a spark, and then a spark that was going south.

# four-hours
They sat down with their backs against the warm rock.

“That was really stupid,” said {mate} after a while. “The malt loaf.”

“I know. I’m sorry.”

“I thought of failing the exam for the new school. On purpose. I got as far as spelling my name wrong.” {mate} picked up a burnt bit of malt loaf, looked at it, and ate it. “How far is it to Africa?”

“Thousands of miles.”

“Four hours isn’t that much, then,” said {mate}. “If you look at it like that.”

[friend: “We’ll come and see you,” said {friend}. “I’ll bring the crusts.”

]Before they went in, they each chose a stone.

# a-stone
{child} took one stone to bed, wrapped in [sport.Soccer: a [us: soccer|football] sock|a thick sock], and pushed it right down under the [us: covers|duvet]. [pet.cat: {Pet} found it at once and lay down on top. ][pet.dog: {Pet} lay as near to it as a dog can get. ][pet.other: {Pet} was asleep already. ]The first frost was growing across the window like feathers. Over the road, a [us: flashlight|torch] went on and off in {mate’s} bedroom, twice, which meant good night, and {child} did it back.

Then {child.he} lay and thought about everything there was between here and Africa. It was a long way to go, if you’d only just started. But the stone was warm, all the way through, and it was still warm in the morning.

# @song
{music}

# @dog-finds
{child’s} dog {pet} had the first bit before it landed.
## if breed.Dachshund
{Pet}, being {a breed}, got in under a rock and came out backwards with a hot nose.
## if breed.Border Collie / breed.German Shepherd
{Pet}, being {a breed}, saw to it that he took them in order.
## if breed.Siberian Husky
{Pet}, being {a breed}, ran in front to show what pulling was.
