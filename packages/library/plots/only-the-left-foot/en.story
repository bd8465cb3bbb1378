title: Only the Left Foot
title: The Rest of Me Is Up
title: The Last One Up
title: The Foot That Fell Asleep First
title: Asleep up to the Belly Button
title: Who Stayed Up All Night

# foot-asleep
“Tonight I’m going to be the last one up,” said {child}. “In the whole house.[city:  Maybe in all of {city}.]”

[friend: “So am I,” said {friend} on the mattress, and was asleep.]

{child} sat down on the bed to wait for all the others to give in. It went very well, until something happened
underneath.

The left foot fell asleep.

It does that, if you sit on it. First it prickles, and then it’s gone. It doesn’t even say good night.

## or
The first one to fall asleep in the whole house was {child's} left foot.

Nobody had expected that. Somebody had been sitting on it for a while, it prickled a little, and then it was asleep,
with its sock on.

“We’re not sleeping,” {child} told the foot. “Tonight we’re going to be the last ones up[city: , maybe in all of
{city}].”

But the foot didn’t hear. It was asleep.

[friend: “No, I am,” said {friend} on the mattress. After that there was only breathing over there.]

## if short
“Tonight I’m going to be the last one up,” said {child}. “In the whole house.[city:  Maybe in all of {city}.]”

[friend: “So am I,” said {friend} on the mattress, and was asleep.]

{child} sat down on the bed to wait for all the others to give in.

Then the left foot fell asleep.

It does that, if you sit on it. First it prickles, and then it’s gone. It doesn’t even say good night.

## if short
The first one to fall asleep in the whole house was {child's} left foot.

Somebody had been sitting on it, it prickled a little, and then it was asleep, with its sock on.

“We’re not sleeping,” {child} told the foot. “Tonight we’re going to be the last ones up[city: , maybe in all of
{city}].”

But the foot was asleep.

[friend: “So am I,” said {friend} on the mattress, and was asleep.]

# feet
A foot that’s asleep belongs in bed. {child} lifted it with both hands, gently, so it wouldn’t wake, and tucked it in
under the quilt.

[adult: “Are you in bed?” called {adult}.]

“Only the left foot,” whispered {child}. “The rest of me is up.”

The right foot was wide awake. But it had never spent a night without the left one. So in it went, to keep it company,
and it kept it company for about as long as it takes to yawn with five toes.

[sport: Now and then it jerked, because it was dreaming of {sport}.] [pet.dog / pet.cat: {Pet} came and lay down on
top of both, so now they couldn’t have got up if they’d wanted to.] [pet.other: Where {pet} was, it was very quiet,
too.]

“Only the feet,” said {child}. “The rest of me is up.”

## or
At first {child} tried to walk around with it. But a foot that’s asleep doesn’t look where it’s going. Bump, it went,
and bump.

It simply had to go to bed, down at the far end of the quilt.

[adult: “What’s all the bumping?” called {adult}.

“My left foot! It’s gone to bed. The rest of me is up.” | “Sleep well,” {child} told it. “The rest of me is up.”]

That left the right foot by itself on the rug, in a draft. Feet are used to being two. One, two, three, and it lay
beside the other.

[sport: “It’s {sport} tomorrow,” {child} whispered to them both. “You’ll need your sleep.”]

[pet.dog / pet.cat: {Pet} lay down across them, on guard.] [pet.other: There wasn’t a sound from {pet}.]

“Only the feet,” said {child}. “The rest of me is up.”

## if short
A foot that’s asleep belongs in bed. So {child} tucked it in under the quilt.

[adult: “Are you in bed?” called {adult}.]

“Only the left foot,” whispered {child}. “The rest of me is up.”

But the right foot had never spent a night without the left one. So in it went, too.

[sport: Now and then it jerked, because it was dreaming of {sport}.] [pet.dog / pet.cat: {Pet} lay down on top of both.] [pet.other: Where {pet} was, it was very quiet, too.]

“Only the feet,” said {child}. “The rest of me is up.”

## if short
At first {child} tried to walk around with it. Bump, it went, and bump.

It simply had to go to bed.

[adult: “What’s all the bumping?” called {adult}.

“My left foot! It’s gone to bed. The rest of me is up.” | “Sleep well,” {child} told it. “The rest of me is up.”]

That left the right foot by itself on the rug. Feet are used to being two. One, two, three, and it lay beside the other.

[sport: “It’s {sport} tomorrow,” {child} whispered to them both.] [pet.dog / pet.cat: {Pet} lay down across them.] [pet.other: There wasn’t a sound from {pet}.]

“Only the feet,” said {child}. “The rest of me is up.”

# hands
The hands were only going to see how the feet were doing. [school: It’s a long day {at school}, if you’re a hand.]
They went in under the quilt, first the one and then the other. It was warm in there.

They didn’t come back. [age>=5: And you can’t send anyone to fetch your hands. It’s hands you send.]

“Only the hands,” said {child}. “The rest of me is up.”

## or
The hands built a tower on top of the quilt. [school: They’d been doing that {at school}, too.] The first block was
easy. The second one was slow. The third stayed in the hand, and the hand stayed where it was.

So there stood a tower, two blocks tall, and nobody built it any taller. [age>=5: Tall towers are for mornings.]

“Only the hands,” said {child}. “The rest of me is up.”

## if short
The hands were only going to see how the feet were doing. [school: It’s a long day {at school}, if you’re a hand.]
They didn’t come back.

“Only the hands,” said {child}. “The rest of me is up.”

## if short
The hands built a tower on top of the quilt. [school: They’d been doing that {at school}, too.] The third block stayed
in the hand, and the hand stayed where it was.

“Only the hands,” said {child}. “The rest of me is up.”

# tummy
The tummy wasn’t tired, only full. It wanted to lie down with its supper. {child} leaned back until it could. Blop,
went the tummy, and that was all. [age>=5: It had a lot to see to.]

“Only the tummy,” said {child}. “The rest of me is up.”

[elder: “Are you asleep?” whispered {elder} in the doorway.

“Only up to the belly button.”]

[elder2: “{Elder2} is asleep all the way up,” whispered {elder.short}.]

## or
The tummy lived halfway between the ones asleep and the ones who were up, and didn’t know which lot it belonged to.
Grr, it went, and that meant yes. Grr, it went, and that meant no. At last it lay down to think about it, and thought,
and thought.

“Only the tummy,” said {child}. “The rest of me is up.”

[elder: “Anybody awake in here?” whispered {elder} in the doorway.

“The top half,” said {child}.]

[elder2: “That’s more than {elder2},” whispered {elder.short}.]

## if short
The tummy wanted to lie down with its supper. Blop, it went.

[elder: “Are you asleep?” whispered {elder} in the doorway.

“Only up to the belly button,” said {child}. | “Only the tummy,” said {child}. “The rest of me is up.”]

[elder2: “{Elder2} is asleep all the way up,” whispered {elder.short}.]

## if short
The tummy didn’t know if it was asleep or up. At last it lay down to think about it.

[elder: “Anybody awake in here?” whispered {elder} in the doorway.

“The top half,” said {child}. | “Only the tummy,” said {child}. “The rest of me is up.”]

[elder2: “That’s more than {elder2},” whispered {elder.short}.]

# ears
One of the ears wanted to know how the pillow sounded. It lay down on it. The pillow sounded like the inside of a hat.
[music: Somewhere in there went {music}, left over from this afternoon, around and around, a bit slower each time.]

The other ear would have liked to lie down, too, but it was on the wrong side. [age>=5: That’s how it is with ears.
They never meet.]

“Only one ear,” said {child}. “The rest of me is up.”

## or
The ears were keeping track of everyone else in the house. A chair scraped. A [us: faucet | tap] ran, and stopped
running. One door said good night to another door. [music: {child} hummed {music} to give the ears something to do,
but it went slower and slower.]

[age>=5: The refrigerator mumbled, but it does that in its sleep.] Then there was nothing left to keep track of.

“Only the ears,” said {child}. “The rest of me is up.”

## if short
One of the ears lay down on the pillow. [music: Somewhere in there went {music}, a bit slower each time.] The other
one [!elder: would have liked to lie down, too, but it ]was on the wrong side.

[!elder & !music: “Only one ear,” said {child}. “The rest of me is up.”]

## if short
The ears were keeping track of the house. A [us: faucet | tap] ran, and stopped running. [music: {child} hummed
{music}, slower and slower.] Then there was nothing left to keep track of.

[!elder & !music: “Only the ears,” said {child}. “The rest of me is up.”]

# mouth
{child} counted what was left. It was two eyes, one nose, and one mouth. Not so many, but lively.

[adult: “Good night, you four,” whispered {adult}, put out the lamp, and went to bed. | The lamp went out in the
window across the street, and then in here.]

[athlete: On the wall {athlete} had both eyes open, too. But paper doesn’t count.]

“Four is enough,” said the mouth. “Four is quite…”

And then there were three.

## or
[adult: {Adult} came in and looked around the bed.

“How much of you is up?”

“My face,” said {child}.

{Adult} gave it a kiss, since it was up, and went off to bed. | Now it was dark in every room and quiet in the whole
house. Only {child's} face was up.]

[athlete: On the poster {athlete} was up, too. But that was only paper, and paper never gets tired.]

It was so close now. It was only a matter of staying up a little bit longer.

“I’m not one bit…,” said the mouth.

That was the last thing it said.

## if short
{child} counted what was left. It was two eyes, one nose, and one mouth.

[adult: “Good night, you four,” whispered {adult}, and put out the lamp. | The lamp went out in the window across the
street, and then in here.]

[athlete: On the wall {athlete} had both eyes open, too. But paper doesn’t count.]

“Four is enough,” said the mouth. “Four is quite…”

And then there were three.

## if short
[adult: “How much of you is up?” asked {adult}.

“My face,” said {child}.

{Adult} gave it a kiss and went off to bed. | Now it was dark in every room. Only {child's} face was up.]

[athlete: On the poster {athlete} was up, too. But paper never gets tired.]

“I’m not one bit…,” said the mouth.

That was the last thing it said.

# eyes
The left eye closed. It was on the same side as the foot.

The right eye stood there all alone, looking around in the dark. [friend: {friend} was asleep. ]The bed was asleep.
The window was nearly asleep. Then the lid came down, slowly and by itself, like a blind.

Was there nobody up at all now, in the whole house?

## or
The eyes took turns. First the left one rested and the right one watched. Then the right one rested and the left one
watched. [friend: They watched {friend}, sleeping.] They watched the strip of light by the door, and it got thinner
and thinner.

Then there was a mix-up about the turns, and both of them rested at once. You couldn’t see which had started it.

So who was the last one up in the whole house?

## if short
The left eye closed. It was on the same side as the foot.

The right eye stood there all alone, looking around in the dark. [friend & !elder: {friend} was asleep. ]The bed was asleep. Then
the lid came down, slowly and by itself, like a blind.

Was there nobody up at all now, in the whole house?

## if short
The eyes took turns. First the left one rested and the right one watched. Then the right one rested.

Then there was a mix-up about the turns, and both of them rested at once.

So who was the last one up in the whole house?

# nose
In the middle of {child's} face sat the nose. It wasn’t asleep. It never slept. It had been up every single night for
{age} years, and hadn’t mentioned it to anybody.

And it was {child's} own nose, so it counted. {child} was the last one up in the whole house.

## or
The nose was. All evening nobody had asked it. It didn’t like to boast, but it was always up all night, every night,
and so it had been for {age} years.

And a nose isn’t just anybody’s. This one was {child's}. So the last one up was {child}.

## if short
In the middle of {child's} face sat the nose. It never slept. It had been up every single night for
{age} years.

And it was {child's} own nose, so it counted. {child} was the last one up in the whole house.

## if short
The nose was. It didn’t like to boast, but it was always up all night, every night, and so it had been for {age} years.

And that nose was {child's}. So the last one up was {child}.

# all-asleep
The feet slept, side by side, and the hands slept, and the tummy slept with its arms around its supper. [friend: On
the mattress {friend} slept.] [elder: In the next room slept {elder}, all the way up.] [adult: {Adult} slept.] [city:
{city} lay dark outside.] It grew warm under the quilt and still in the walls, and in the middle of it all the nose
sat up, and breathed in, and waited a little, and breathed out, and waited a little, and breathed in.

## or
It isn’t hard work. You sit where you sit, it’s dark and soft on all sides, and you draw in a little of the night,
slowly, and let it out again. [friend: Not far away was another nose, doing the same, because {friend} had one, too.]
[pet.dog / pet.cat: On top of the feet lay {pet}, who had one more.] [elder: Through the wall you could hear the one
that belonged to {elder}.] Under the quilt the others slept, feet and hands and tummy, and the ears heard nothing of
it.

## if short
The feet slept, side by side, and the hands slept, and the tummy slept. It grew warm under the quilt, and in the middle
of it all the nose sat up, and breathed in, and waited a little, and breathed out[!elder: , and waited a little, and breathed in].

## if short
It isn’t hard work. You sit where you sit, and you draw in a little of the night, slowly, and let it out again.
[friend & !elder: Not far away was another nose, doing the same, because {friend} had one, too.] Under the quilt the others slept,
feet and hands and tummy.

# first-up
When it grew light in the window, somebody got up, before anyone else in the house. It came out from under the quilt
and stretched its five toes. It was the left foot.

## or
The nose wasn’t alone. A little way down the heart was going about in slippers, thump, thump, thump, looking in on
everyone, and it stopped for a while by the left foot, who had fallen asleep first.

## if short
When it grew light in the window, somebody got up, before anyone else. It came out from under the quilt
and stretched its five toes. It was the left foot.

## if short
The nose wasn’t alone. A little way down the heart was going about in slippers, thump, thump, thump, and it stopped for a
while by the left foot, who had fallen asleep first.
