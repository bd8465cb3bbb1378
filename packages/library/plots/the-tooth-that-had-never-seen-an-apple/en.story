title: [!theme.dentist: The Tooth That Gave Notice]
title: [!theme.dentist: The Tooth That Had Never Seen an Apple]
title: [!theme.dentist: A Tooth Looks Out]
title: [!theme.dentist: “Is It Free?” Said the Next Tooth]
title: [theme.dentist: The Dentist Tomorrow and the Tooth Tonight]
title: [theme.dentist: The Night Before the Dentist]

# notice
“I’m leaving tonight,” said somebody in {child's} mouth.

{Child} took out the toothbrush. [theme.dentist: The brushing was extra careful tonight, because tomorrow was the
dentist.]

“Who said that?”

“Me,” said a tooth. “Bottom row, on the right.”

The shiniest thing in the kitchen was a spoon. In the spoon stood all the teeth in a line, slightly bent, and one of
them waved. It was holding on by a single thread.

## or
On the bottom row in {child's} mouth, on the right, sat a tooth that was tired of it all. [theme.dentist: Tomorrow it
was going to the dentist, so it was getting an extra brush.]

You could tell by the kitchen sink, in the middle of the brushing. It leaned out as far as it dared. That wasn’t far,
because it was fastened by a thread, but there was only the one.

“I hereby give notice,” said the tooth.

{Child} looked in a spoon. There stood all the others in a line, pretending not to hear.

# why
“Why?” asked {child}.

“It’s dark,” said the tooth. “I’ve lived in a mouth all my life. I’ve bitten into everything and never seen a
thing.[age>=7:  I know what the whole world tastes like, and not what it looks like.][sport:  I’ve been along for all
the {sport} there is, and what I saw was the back of a lip.]”

[theme.dentist: “But tomorrow, at the dentist’s…”

“It’s light there,” said the tooth. “Best day of the year. They count you, and the chair goes up and down like [uk: a
lift|an elevator]. But all you get to see is the lamp.”]

“What would you like to see?”

“An apple,” said the tooth. “I’ve met so many. But only a bite at a time.”

# apple
There was one on the table. {Child} held it up and opened wide, so that the tooth had a clear view.

“But it’s round!” said the tooth.

Ah, said {child}, because that’s all you can say with your mouth open.

“I thought it was flat, and went crunch. Show me more.”

{Child} showed it a carrot, which was much longer than anyone had let on. {Child} showed it a loaf of bread, and the
tooth went quiet out of respect. The peas it had been right about.

## or
The apples were in the cupboard. {Child} opened it, stood in front, and opened wide.

“Which one is it?” asked the tooth.

Ah, said {child}, and pointed.

“That? So red?” said the tooth. “I thought they were white. They always are, by the time they get to me.”

For a long while it only looked. Then it was shown the cheese, which had more holes than it remembered, and a cracker.
“That one has corners,” said the tooth. “I knew that.”

# tour
[friend: {Friend}, who was sleeping over and had a gap already, opened wide too, so that they could say hello. “Where
did yours go?” asked the tooth. “Mine left in a meatball,” said {friend}.]

[pet.dog: {Pet} yawned, and there stood forty-two of them. “Now that’s showing off,” said the tooth.][pet.cat: {Pet}
yawned, and there stood thirty of them, all pointed. “Do they sleep with those?” said the tooth.][pet.other: “Does
{pet} have teeth?” asked the tooth. Ah-ah, said {child}, which can mean both yes and no.]

[athlete: On the refrigerator was {athlete}, smiling. “What a lovely row,” said the tooth. “They’ve all stayed on.”]

Last of all they stood at the window. It was evening out there. [city: “Is that {city}?” said the tooth. “I thought
{city} was behind the cheek. It sounded like it.”|“Is that outdoors?” said the tooth. “I thought it began at the
lip.”]

“Well, that’s what I came for,” it said after a while. “I’ll go now.”

# go
But it isn’t so easy to go when you’re fastened by a thread. {Child} wiggled it with the tongue, to the right, to the
left, and half a turn. The thread held. {Child} pulled. The tooth was as slippery as soap. {Child} bit into the apple.

“Oh,” said the tooth, and stayed to finish the taste.

And then it sat where it sat.

“It’s higher than I thought,” it said. “Maybe I’ll stay till Christmas.”[age>=7:

“They all say that,” said the tooth next door.]

## or
“Goodbye,” said the tooth to the others, and jumped. It swung out. It swung back. And there it was again, on its
thread.

It took a run from the right. It took a run from the left. {Child} helped with the tongue, and then with an apple, but
in the middle of the bite the tooth forgot what they were doing, because it tasted so good.

“It’s quite a good thread, really,” it said afterward. “You know where you are with it. Maybe I’ll stay till
Christmas.”[age>=7:

“They all say that,” said the tooth next door.]

# is-it-free
Then there was a voice farther down, a new one, under the tooth.

“Excuse me,” it said. “Will this be free soon?”

“Who are you?” said the tooth.

“The next one,” said the voice. “I’ve been standing down here pushing for weeks. I didn’t like to disturb.”

“Oh, that’s you,” said the tooth. “I thought it was the stomach.”

Then {child} began to laugh. There was no holding it. It came all the way up from the stomach, which hadn’t done a
thing, and out, and on the laugh came the tooth, very white, in a curve over the sink.

Plink!

Around the sink it went, around and around, closer and closer to the hole.

[friend: “The plug!” said {friend}, and put it in.|{Child} put a hand over the hole.] The tooth went one more time
around, from the speed, and then it lay still.

“Oh,” it said. “Again.”

## or
It went quiet along the row. Then somebody cleared a throat, but it wasn’t in the row. It came from underneath.

“Sorry,” said a new voice. “Is this the line?”

“What line?” said the tooth.

“For the front. I’m next. I’ve been standing here in the dark for weeks, and you all keep talking about apples.”

All the teeth tried to look down at once, and it tickled. {Child} couldn’t stop it. First it was a giggle, then a
laugh so big that there wasn’t room for it, and out with the laugh flew the tooth, straight into the light, high over
the sink.

Ping!

It bounced off a spoon, raced around the sink, around and around, and made for the hole.

[friend: “Not down there!” said {friend}, and pushed in the plug.|{Child} got a hand there first.] And there it lay,
on its back.

“So that’s flying,” said the tooth. “I’d only ever heard about that, too.”

# gap
In the mouth there was a room [uk: to let|for rent]. The tip of the tongue went in and felt the walls. [music: When
{child} blew, there was a whistle, and for the first time ever it could do {music} all the way through. ][school:
Tomorrow they would want to see it {at school}, where a gap is a thing to look into. ][adult: {Adult} came and looked
in. “What a view,” said {adult}.]

The tooth got a bed of cotton, [elder: in a matchbox. {Elder} had kept it empty since the last tooth moved out.
][elder2: ({Elder2.short} never needed one. That tooth went down with a plum.) ][!elder: in an eggcup.]

“If the tooth fairy comes,” said the tooth, “I’ll ask if I can ride along and look.”

## or
{Child} felt around. The gap was soft, and much bigger than the tooth, though that was where it had lived. [school: It
would be on show {at school} in the morning. People line up to see a gap. ][music: The air wanted through, and when
{child} helped, it whistled {music} for the first time ever. ][adult: “Open wide,” said {adult}, and shone a phone in.
“It looks like a garage.”]

The tooth was dried off and put to bed in cotton, [elder: in a matchbox from {elder}, empty since {elder.short} lost
one. ][elder2: ({Elder2.short} had laughed one into a lake.) ][!elder: in an eggcup.]

“Tell me when the tooth fairy comes,” it said. “I want the window seat.”

# bed
It wanted to be on the windowsill, with a view. All the others were brushed once more, after the apple. {Child} lay
down on the pillow with a shut mouth, and in there it got dark and warm, the way the others liked it. [age>=7: At the
very back it still tasted a little of apple. ][theme.dentist: They were going to be counted tomorrow, one by one, and
[uk: practised|practiced] already: one, and one, and one, and a gap.|They stood in their row and leaned on each other
a little: one, and one, and one, and a gap.] [friend: {Friend} on the mattress slept with that other gap open, so that
there was a bit of a breeze.] [pet.dog / pet.cat: {Pet} had done all the yawning there was.]

# last
Late in the evening the moon came up outside the window. The tooth lay in its cotton and looked. There it sat, white
and nearly round, all alone in the dark, and it wasn’t loose at all.

## or
And at the very bottom of the gap, where no tongue can reach, somebody stood on tiptoe. It was narrow there, and there
was a long way to go, but there was no hurry any more, now that it was free. The next one breathed in, and grew, about
as much as you grow in a night.
