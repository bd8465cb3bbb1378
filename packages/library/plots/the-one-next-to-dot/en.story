title: The Star and the New Baby
title: The One Next to {dot}
title: A Brand-New One
title: Where Is {dot}?
title: [theme.jealous: The Jealous Star]
guest dot: Dot (she), Glint (she), Speck (she)

# arms-crossed
On {child's} windowsill sat a star with its arms crossed. It was shining, but crossly.

“Aren’t you supposed to be in the sky?” asked {child}.

“Nobody would notice,” said the star. “We’ve got a new baby.”

Down in the street stood people in coats and slippers, searching the sky. [adult: {Adult} was there, with a coat on
over [uk: pyjamas|pajamas].] [elder: {Elder} was there, [elder2: and {elder2}, ]with a map of the stars.] [city: All
of {city} was out looking up.]

“Where’s the new one?” they called. “Where’s the new one?”

## or
There was a new star. That was why people stood down in the street tonight, in coats and slippers, searching the sky.
[adult: {Adult} was there, with a coat on over [uk: pyjamas|pajamas].] [elder: {Elder} was there, [elder2: and
{elder2}, ]with a map of the stars.] [city: All of {city} was out looking up.]

“Where’s the new one?” they called. “Where’s the new one?”

{Child} was at the window in [uk: pyjamas|pajamas]. And somebody jumped up on the windowsill, from the outside, and
crossed her arms. It was a star. A big one.

“The new one,” she said, “is our baby. And nobody asked me.”

# four-thousand-years
Her name was {dot}. For four thousand years she had sat in the same place and shone[age>=5: , and never been [uk: off
| out] sick].

[theme.new-sibling: {Child} had been hearing quite a lot about babies lately.]

“What can it do, the new one?” asked {child}.

“Nothing,” said {dot}. “It can’t twinkle. It hasn’t even got a name. It sits there next to me, and everybody says
ooh.[age>=5:  And when it sleeps, we all have to tiptoe.”

“How does a star tiptoe?”

“It pulls a cloud over,” said {dot}.|”]

[athlete: “People can look at two stars,” said {child}, and pointed at the poster. “That’s {athlete}. Everybody says
{athlete} is a star.”

“Next to whom?” asked {dot}.

“The wardrobe,” said {child}.]

“I’m not going back,” [athlete: {dot}|she] said, “until somebody looks at me.”

# bright
First she shone for all she was worth. The room went as white as milk. [pet.dog: {Pet} went under the bed.] [pet.cat:
{Pet's} eyes got very narrow.] [pet.other: {Pet} looked. That was one, at least.]

“Turn that off up there!” someone shouted in the street. “We’re looking for the new one!”

## or
First she dressed up. She borrowed a hat with a pom-pom and stood in the middle of the window. [pet.dog: {Pet}
wagged.] [pet.cat: {Pet} swatted at the pom-pom.] [pet.other: {Pet} looked. That was one, at least.]

“Nice hat!” someone shouted in the street. “Could you step aside? You’re in front of the new one!”

## or
First she did some shouting herself.

“Hello there! A star! Very near, and free!”

[pet.dog: {Pet} came.] [pet.cat: {Pet} came, and sat down facing the other way.] [pet.other: {Pet} looked. That was
one, at least.]

“Hush!” came from the street. “Not so loud! The new one might be sleeping!”

# tricks
So she climbed up on the bookshelf and fell, in a beautiful curve.

“A falling star!” said [friend: {friend}, who was sleeping over|{child}]. “Make a wish!”

“What did you wish for?” asked {dot} from the rug.

“You’re not allowed to tell,” said {child}. But then it was over, because a falling star gets looked at only while
it’s falling.

[sport: “People look at {sport},” said {child}. So {dot} tried to {play sport}, up on the shelf. It went well. But the
crowd was small.]

## or
So she did tricks. She turned cartwheels along the curtain rod, back and forth, till the sparks flew.

[sport: “People look at {sport},” said {child}, so {dot} tried to {play sport} up there as well.]

[friend: “Bravo!” said {friend}, who was sleeping over.|“Bravo!” said {child}.]

{dot} took a bow. Then she listened at the window.

“Where’s the new one?” they were calling. “Can anybody see the new one?”

# under-the-quilt
“Then I’ll hide,” said {dot}. “Let them look for me.”

She crept in under {child's} quilt. It glowed crossly at the edges. {Child} sat down on [friend: one edge and {friend}
on the other|the edge of it].

They waited. [age>=5: It was warm, sitting on a star.] Out in the street it grew quieter.

# where-is-dot
“It says here,” came the voice of [elder: {elder} with the map|someone with a map][school:  from {school}], “that the
new one is next to {dot}. So first we look for {dot}.”

It went very quiet.

“Wait a minute,” somebody said. “Where’s {dot}?”

“Where’s {dot}?” called another.

“Where’s {dot}?” called the whole street.

[friend: {Friend} and {child} looked at each other.] The quilt had stopped glowing crossly.

“Are they looking for me?” came a whisper from under there.

“They can’t find the new one,” said {child}. “They have to find you first.”

# trembling
{dot} crept out and looked up at the sky. Where she always sat, there was a hole. And just beside the hole, if you
knew where, was something very small that trembled.

“Is that it?” asked {child}.

“It’s never been alone,” said {dot}. “I’ve been next to it all its life. [age>=4: Ever since Thursday.]”

She uncrossed her arms.

“I’ll just show it how it’s done,” she said. “Once.”

And off she went, past the chimney and straight up.

## or
“The whole street?” said {dot}, and put out her head.

“The whole street,” said {child}.

{dot} got up on the windowsill to have a look at them. But she didn’t look down. She looked up, at the empty place
that was hers. Close beside it sat something small, shaking.

“Is it cold?”

“No,” said {dot}. “It’s never been by itself before.”

“But it can’t do anything,” said {child}.

“No,” said {dot}. “That’s just it.”

And she was gone. The window swung a little on its hinges.

# twinkle
“There’s {dot}!” called the whole street. “There she is!”

They all looked at her for a long time. And that was how they saw it, right next to her.

{dot} twinkled, slowly, so that even a beginner could follow. Off. On.

Nothing happened. [music: {Child} leaned on the sill and hummed {music} to help them keep time.] {dot} did it again.
Off. On.

And next to her, very small and a little late: Off. On.

“Ooh,” said the whole street. “It can do it. It does just what {dot} does.”

## or
It didn’t take long.

“Look!” somebody called. “{dot}’s back!”

“Hello, {dot}!” they called, one after another, and waved, and only when they had finished waving did they see that
somebody was next to her. It wasn’t trembling anymore.

{dot} went out. The little one went out. {dot} lit up. The little one lit up too, only late. [music: {Child} hummed
{music} at the window, and then they were in time.]

“It’s copying,” said [friend: {friend}|{child}].

“It’s learning,” said [elder: {elder} down in the street|somebody down in the street]. “From the best.”

# name
After that people went home in their slippers, door after door. [adult: {Adult} came up with a cold nose.

“Did you see the new one?”

“I saw {dot},” said {child}. “You have to find her first.”]

On the map, where it used to be empty, [elder: {elder}|someone] had written a name in pencil, very small. The One Next
to {dot}.

## or
[elder: {Elder.short} | Whoever had the map] took out a pencil.

“What’s its name going to be?” called [elder: {elder.short} up to the window|the whole street].

{Child} thought about it.

“Next to {dot},” said {child}.

So that was what they wrote, and everybody went home in slippers. [adult: {Adult} came up with a cold nose, and
thought it was a good name.]

# next-to
{Child} lay down. The quilt was still a little warm in the middle. Next to the bed stood the chair, and next to the chair were the slippers, side by side. //
[friend: Next to {child} lay {friend}. //
] [pet.dog / pet.cat: Next to the slippers lay {pet}. //
] [pet.other: Next to the slippers, it wasn’t far to {pet}. //
] Next to the house stood another house, and next to that one more, and all of them had put out their lights.

# small-one
And high above, in the same place for four thousand years, sat {dot}, twinkling. And next to {dot}, a little late, sat
the smallest star in the sky.

## or
Toward morning the stars went out, one by one. Only the new one went on shining, in broad daylight, because it didn’t
know yet. So {dot} stayed lit a little longer too, to be next to it.
