title: The Snowman Who Wanted to Lie Down
title: How Snow Goes to Bed
title: Head to the North Pole
title: Three Days on His Feet (He Had No Feet)
title: [theme.sledge: The [uk: Sledge|Sled] That Was a Bed]

# how
“Excuse me,” said the snowman. “How do you lie down?”

{child} stopped in the snow, with the rope of the [uk: sledge|sled] in one hand. It was winter, and the lamp over the
door was already lit. The snowman had been standing by that door for three days, and he had never said a word before.

“Haven’t you ever been to bed?” said {child}.

“I was put up,” said the snowman. “Nobody mentioned down.”

## or
It was winter, with snow enough for everything. {child} had been out with the [uk: sledge|sled] all afternoon, and now
the slope was blue and the lamp over the door was lit. By the door stood the snowman, on his third day.

Somebody yawned. It wasn’t {child}. It came from under the carrot.

“I beg your pardon,” said the snowman. “But I haven’t sat down for three days. [age>=5: And through the window I see
people lying flat.] How do you lie down?”

## if theme.north-pole
“Which way is the North Pole?” said somebody.

{child} stopped in the snow, with the rope of the [uk: sledge|sled] in one hand. It was winter, and the lamp over the
door was already lit. There was nobody there but the snowman, who had been standing by that door for three days
without a word.

“Are you going on a journey?” said {child}.

“No, I’m going to bed,” said the snowman. “But one thing at a time. How do you lie down?”

# a-ball-in-the-middle
[friend: {Friend}, who was sleeping over, had made the head. [age>=5: “Is something wrong with it?” {friend} asked.

“No,” said the snowman. “But it’s the part that’s most tired.”]]

[adult & age>=5: {Adult} opened the door. “Are you coming in?”

“Shut it, please,” said the snowman. “There’s a warm draft.”]

“It isn’t hard,” said {child}. “You just fold in the middle.”

“My middle is a ball,” said the snowman.

[sport: “Before we {play sport}, we warm up,” said {child}.

“You’ll have to do that without me.”]

{child} looked at the [uk: sledge|sled]. It was [age>=5: long and narrow and flat,] just like a bed. [pet.cat: {Pet}
tried it and hopped off. It was ice cold. “Perfect,” said the snowman.]

# ride
So it was put behind his back, and {child} pushed. [friend & age>=7: {Friend} caught the head.] Thump. There lay the
snowman, carrot in the air.

Then the [uk: sledge|sled] began to slide. [age>=5: The slope had always sloped, but it had never had a bed on it.]

“Is this lying down?” called the snowman.

“No!” called {child}. “That’s [uk: sledging|sledding]!”

“Then I’ll do that instead!” called the snowman. [age>=7: He shot past the bicycles, and he shot past the last lamp.]
And there was the fence, with a snowdrift in front.

Poof, went the drift.

## or
It was a good bed in every way but one. It was at the top of a slope.

The snowman lay down, or fell over. It was hard to tell which. [friend & age>=7: {Friend} put the head straight.]

“Good night,” he had time to say. And then he was off.

“Am I lying down now?” came his voice, farther and farther away.

“No!” called {child}. “Now you’re [uk: sledging|sledding]!”

“And now?”

“No! [age>=6: But soon!]”

At the bottom was a fence, with a snowdrift. Poof, went the drift.

“Now?” said the drift.

# three
[friend: They plowed | {Child} plowed] down after him. In the drift lay a head, a middle-sized ball, and a big one.
[age>=5: The snowman had come apart in three places, if you count the carrot.]

“Where’s the rest of me?” said the head.

“Here,” said the big ball, in a deep voice.

“You can talk?”

“Nobody asked,” said the big one. “Are you the one who’s been sitting on me?”

“Are you the one who’s been standing under me?”

“There was somebody in between, too,” said the middle one.

## or
When [friend: they | {child}] got there, a carrot was sticking up out of the drift.

“I’m lying down,” said the head happily. “But I’m smaller than I thought.”

“That’s only your head,” said {child}. “Here’s your middle, and here’s the big one that you stand on.”

“Pleased to meet you,” said the head.

“Meet me?” said the big one. “I’ve been carrying you for three days!”

“I’ve carried and been carried,” said the middle one. “At the same time.”

# soup
{child} rolled all three up on the [uk: sledge|sled] and tied it to the fence[athlete:  with the snowman’s scarf, the
one with {athlete} on it]. [age>=5: Now they lay, and nobody slid.]

“Good night,” said {child}.

“It won’t do,” said the head. “This is the wrong way. Snow sleeps with its head to the North Pole.”

“And if it doesn’t?”

“Then we dream that we’re soup.”

“I nodded off yesterday,” said the middle one. “Pea soup.”

# top
“The North Pole is easy,” said {child}. “It’s at the top of the map[school:  {at school}].”

So the head had to go to the top. [elder: {Elder} [elder2: and {elder2}] came out to help with the lifting.] The big
one at the bottom, the middle one on it, and on top[age>=5: , as near to the North Pole as it could get], the head.
[age>=5: Then [friend / elder: everybody | {child}] took two steps back to look.]

“Now I’m standing,” said the snowman.

## or
“Then which way is it?” said {child}.

“Up,” said the head[age>=5: , which had always lived at the top].

“Down,” said the big one[age>=5: , which had always stood on the ground].

“All around,” said the middle one[age>=5: , which had always been in between].

“I know!” said {child}. “At the top of the map[school:  {at school}].”

[elder: {Elder} [elder2: and {elder2}] came out to lift.] Up went the big one, up on that went the middle one, and up
on them both went the head.

“That feels right,” it said. “But now I’m standing.”

# noses
Then a small cold wind came over the snow. [friend: “My nose is freezing,” said {friend}. “But only this way.” | It
froze {child's} nose, but only from one side.]

“Where does the cold come from?” said {child}.

“The North Pole,” said the snowman. “That’s where they keep it.”

So [friend / elder: they all closed their eyes | {child} closed both eyes] and turned around slowly, nose first, and
stopped where it was coldest. [city: All of {city} went around, once.] [pet.dog: {Pet's} nose didn’t count, because it
was cold in every direction.] [pet.cat: {Pet} sat down facing the other way, which came to the same thing.] The
snowman’s head was turned too, little by little.

“There,” he said. “That’s home.”

[friend / elder: Everybody looked. The noses and the carrot | {Child} looked. The nose and the carrot] pointed at the
same star. [age>=7: It was the North Star, which had been showing the way the whole time.] [pet.other: In the other
direction, in the warm, was {pet}. So that was right.]

# bed
The [uk: sledge|sled] was turned to the star, and down they came again, all three[age>=5: : the head first, the middle
one in the middle, where it felt at home, and the big one last, where there was room].

[elder & age>=7: “Would they like a blanket?” asked {elder.short}.

“Is it warm?” said the head anxiously.]

The covers had to be snow. {Child} spread them with the spade[pet.dog: , and {pet} dug, too], right up to the chin.
And they wanted a glass of water, because they had seen that in the window. It was an icicle.

## or
Now the bed was made properly. The [uk: sledge|sled] was set straight toward the star, and down they came again.
[age>=5: The head lay nearest to the North Pole, then the middle one, which liked somebody on both sides, and then the
big one, all to itself.]

Then came the covers, which were snow, by the spadeful[pet.dog: , plus what {pet} kicked in]. [elder & age>=7:
{Elder.short} offered to bring a blanket, a warm one. It got very quiet on the [uk: sledge|sled].]

[age>=7: “A bit more on my feet,” said the big one, “whichever they are.”]

“And I need some water,” said the head. “They always do, in there.”

{Child} broke an icicle off the fence.

# cold-song
[elder: {Elder.short} told them about a winter long ago[age>=5: , when it was so cold that the milk hung on a hook].

“And then?” said the head.

“Then it got colder.”

“Oh,” said all three.]

[music: {Child} hummed {music}. “A little colder, please,” said the head. {Child} hummed it again, with chattering
teeth.]

# good-night
“Good night,” said the head.

“Good night,” said the middle one.

“Hush now,” said the big one. “I’ve been carrying you for three days.”

# in
Indoors it was warm, and that had to be put up with. The boots had to stand, but they were used to it. [adult: “Is the
snowman in bed?” asked {adult}. “All three of him,” said {child}.]

In bed, {child's} nose came out from under the quilt and felt the air. It was coldest from the window. So the pillow
moved to that end, and the feet went where the pillow had been. [friend: {Friend} turned the mattress on the floor to
match.]

# any-way-you-like
And so they lay in one long row, with a wall in between: the big one, the middle one, the head with its icicle, and
{child}, all heading the same way. And that way, beyond the forests and the frozen sea, lay the North Pole in the
dark. There you can lie any way you like.

## or
Later in the night it began to snow, still and thick, and the covers on the [uk: sledge|sled] grew, until nobody could
have said where the icicle was, or where the snowman ended and the winter began. Only the carrot stuck out, pointing
to the North Pole, like a bookmark.
