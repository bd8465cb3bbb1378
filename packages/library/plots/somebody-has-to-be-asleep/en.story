title: Somebody Has to Be Asleep
title: From the Beginning, Please
title: Six Tomtes and a Piece of Gingerbread
title: [theme.lucia: Lucia for the Tomtes]
title: [theme.christmas: The Seventh Light at Christmas]
title: [theme.baking: The Last Scrap of Dough]
guest lead: Wilhelmina (she), Ottilie (she), Henrietta (she)

# in-they-come
It was nearly Christmas. The candlestick in the window had seven little electric lights, and the seventh had been gone
since Tuesday. {Child} lay in bed and looked at the gap.

Then the door opened a crack. First came a light. Then came four tomtes (a tomte is the elf that comes with a house)
with a piece of gingerbread, and last a very small one with a star on a stick. They were as tall as milk cartons, and
they were singing.

At the bed, the light stopped. It was on the head of an old tomte lady.

“You’re awake,” she said.

“Yes,” said {child}.

“That won’t do. We’re here to wake you up.”

“But I am up.”

“Exactly,” she said. “Everybody out. From the beginning, please!”

And the whole procession went out again, backward.

## or
“From the beginning, please!” said somebody on the floor.

{Child} sat up in bed. It was nearly Christmas, and on the rug stood a procession of tomtes, which is the kind of elf
that comes with the house. There were six, as tall as milk cartons. The four in the middle carried a piece of
gingerbread, and the smallest held a star on a stick. In front stood an old tomte lady with a light on her head,
looking stern.

“We came to wake you,” she said, “and here you are, awake. What will become of us in the morning?”

And the whole procession went out again, backward.

The candlestick in the window had seven little electric lights, but the seventh had been gone since Tuesday. Now
{child} knew where it was.

## if theme.baking
The last scrap of dough wasn’t enough for a star or a heart. {Child} pressed it flat with one thumb, so that it came
out something like a boot, and it lay at the edge of the tray. When the Christmas baking was done, the gingerbread
boot was gone.

That night it came back. It came in through the crack of the door, carried by four tomtes, as tall as milk cartons. (A
tomte is the kind of elf that comes with the house.) Behind walked a very small one with a star on a stick, and in
front walked an old tomte lady with a light on her head. It was the light that had been missing from the window since
Tuesday.

They were singing. But at the bed the singing stopped.

“You’re awake,” said the tomte lady. “And we’re here to wake you up. Everybody out. From the beginning, please!”

And the whole procession went out again, backward.

# rehearsal
“We’re rehearsing,” said the tomte lady, whose name was {lead}, when they’d come in again. “It’s Lucia in the morning,
and we have to wake [city: all of {city} | everybody in the house] with a song. [age>=5: We’ve done it for two hundred
years.] But you can’t practice waking somebody who’s awake. Can you sleep?”

“I’ve done it all my life,” said {child}. [friend & age>=5: “Me, too,” said {friend} from the mattress.]

[athlete: “And that one?” {Lead} pointed to the poster of {athlete}. “Wide awake.”]

{Child} looked at the light on her head. “That isn’t plugged in.”

“Nobody’s told it,” said {lead}.

[age>=8: Meanwhile the four with the gingerbread changed corners, to be fair.]

# peek
{Child} lay with closed eyes. The door slid open, the small feet came nearer, and there was a smell of ginger. Who was
that, singing so low? {Child} opened one eye.

“I saw that,” said {lead}. “From the beginning, please!”

[sport: It’s the same in {sport}, thought {child}. You do it again until you have it.]

[pet.cat: It took a while, because {pet} had lain down in the doorway, and the procession had to go over. With
gingerbread.] [pet.dog: This time {pet} came too, last in line, nose very close to the gingerbread.] [pet.other: {Pet}
watched it all and wasn’t asleep, either.]

## or
{Child} lay perfectly still, with the quilt up to the chin. In came the light. In came the gingerbread[pet.dog: , with
{pet} close behind]. [pet.cat: {Pet} was lying across the doorway, so they had to walk around.] The procession stopped
at the pillow, and somebody took hold of {child's} eyelid with two fingers and lifted it.

Under it was an eye.

“Good evening,” said {child}.

[pet.other: “{Pet} is awake, too,” the smallest one reported.]

“From the beginning, please!” said {lead}.

[sport: “That’s just how we do it in {sport},” said {child}. “Over and over.”]

# motorcycle
[friend: “You have to snore,” whispered {friend}. | You have to snore, too, thought {child}.] So the next time they
came in, there was snoring so tremendous that four tomtes dropped a piece of gingerbread.

“That isn’t sleeping,” said {lead}. “That’s a motorcycle.”

# decorations
Then there were footsteps. The tomtes ran up on the windowsill and stood stock-still, and in came {adult}.

“Not asleep?” {Adult} looked at the windowsill. “What a lot of Christmas decorations we have.” And {adult}
straightened the smallest one’s hat.

# tickle
And then they almost did it. {Child} lay still. [friend: {Friend} lay still.] The procession stood by the pillow, the
song was beautiful, and the smallest one leaned forward to see if it had worked. But the star leaned forward too, and
it tickled {child} under the nose.

When everybody had finished laughing, {lead} sat down on a slipper. [elder2: Through the wall {elder2} could be heard
snoring. It sounded easy.]

“We’ll never be ready,” she said. “What’s so hard about sleeping? We’ve never done it.”

“Never?” said {child}.

“Not in December.”

## or
[elder2: The procession went out to the living room and tried it on {elder2}, who really was asleep in the armchair.
“Five more minutes,” said {elder2.short} when they sang, and slept on. So that was no help. | Once more, and this time
{child} was almost asleep, but only almost, because ten toes wanted to see, too.]

“We’ll never be ready,” said {lead}, and sat down on a slipper. The four with the gingerbread sat down on the
gingerbread.

“You can’t do it when you have to,” said {child}. “How do you do it?”

“We?” said {lead}. “We’ve never slept.”

“Never?”

“Not in December.”

# how-it-is-done
So {child} showed them. The tomtes climbed up on the quilt to watch.

“You make a hollow in the pillow,” said {child}. “Like this. You lie in it. And then you let your eyes do as they
like.”

Six tomtes made six hollows in the quilt and lay down. They let their eyes do as they liked.

“I see,” murmured {lead}. “And then what do you do?”

She never found out, because by then she was asleep. All six slept in a row, hats on crooked, and [friend: the only
ones awake were {child} and {friend} | the only one awake was {child}].

## or
“Does it hurt?” asked the smallest one.

“Not at all,” said {child}. “Come up and see.”

They all climbed up on the bed. {Child} punched a hollow in the pillow, big enough for six, laid them in it side by
side, and pulled a handkerchief up to their chins. “Now you shut your eyes and let them do as they like.”

“Mine like to look at the inside,” said {lead}. “It’s pitch dark in there. Is it supposed…”

That was all she said. Six noses stuck up in a row, six hats were on crooked, and the only sound was [friend:
{friend}, giggling into a blanket | how quiet it was].

# lucia
They had to be woken, or there would be no Lucia. And there’s only one way to wake a tomte.

{Child} lifted the light carefully from {lead's} head and put it on. It was no bigger than a hazelnut, but you could
feel it all the way down your neck. [friend: {Friend} took the star and was the rest of the procession.] Out into the
hall. And in again, on tiptoe.

[elder: In the hall stood {elder}[age>=5: , on the way to a glass of water]. “Begin softly,” whispered {elder.short}.
“So they think they’re dreaming it.”]

[school: They had practiced it {at school}.] {Child} began the song so softly that it hardly was one. [music: It was
{music} this time, because tomtes already know all the Christmas songs.]

# woken
The smallest one woke first. He lay quite still and looked at the light. Then the four woke, and last of all {lead},
who had been waking people for two hundred years and had never been woken by anyone.

“Well,” she said after a while. “So that’s what it’s like.”

[age>=5: She straightened her hat, although it was straight.]

“Should we do it from the beginning?” asked {child}.

“No,” said {lead}. “That one was right.”

# heel
[theme.baking: The boot was divided on the quilt. Everybody had a taste, and {child} got the heel. | The gingerbread
was divided on the quilt, the same for everybody.] {Lead} borrowed the light again. Then they padded out, not backward
this time.

There was a smell of ginger in the dark. {Child} lay down in the hollow in the pillow[friend: , {friend} made
another], and [friend: four | two] eyes did as they liked.

# from-start-to-finish
Before morning, when it was darkest, the door opened a crack. First came a light, then came four, and last came a very
small one. At the bed they stopped and looked closely. {Child} was asleep. And so they sang all the verses, from the
beginning to the end, and nothing had to be done again.

## or
The evening after, all seven shone in the window, and the seventh shone a little warmer than the rest, because it had
been out and seen the house. And behind the wall, where it’s dark and smells of ginger, somebody made a hollow in
something soft and slept, although it was December.
