title: The Princess Who Couldn’t Stop Waving
title: The Bucket Waved
title: Round and Round, Said {child}
guest friend: Ava (she), Hattie (she)
guest keeper: Mr Potts (he), Mr Larkin (he)

% A hand that is tickled in the middle, round and round, shuts. One hand of the princess’s takes two of a child’s. {keeper} is the park keeper.

# first-in-the-queue
{child} [child.she: wanted to be a princess|wanted to live in a palace]. {Child.He} had a gold crown, made of card, and [friend: {child.his} best friend, {friend}, had one too|so did {friend}, who lived next door]. They had practised the wave all week[school: , even {at school}][pet.cat / pet.other: , and {pet}[pet.cat:  the cat] had been waved at a hundred times].

And today a real princess was coming! She was coming to the park[city:  {in city}] to open the new merry-go-round. It was the grandest merry-go-round {child} had ever seen, with golden horses, and it was tied up with red ribbon, in a great big bow. Nobody could have a go until the princess had pulled the bow.

{child} and {friend} were first in [us: line | the queue], right up by the rope.

# at-a-bin
Along came the princess in a long pink coat. She waved.

“She’s very good at it,” whispered {child}.

The princess waved at the [us: moms | mums] and the dads. [pet.dog: She waved at {child’s} dog, {pet}, who waved back with {pet.his} tail. ]She waved at a pigeon. She waved at a [us: trash can | bin].

“And now, Your Highness,” said {keeper}, the park keeper, “please will you pull the bow?”

“I’d love to,” said the princess, waving. “But my hand won’t stop. It’s been doing this since breakfast.”

She looked at her hand. Her hand waved at her.

# everybody-saw-it
A taxi driver saw it. He thought she wanted a taxi, so he stopped.

The ice-cream lady saw it. She thought the princess wanted ice creams. “One, two, three, four …” she counted, and she made one for every wave.

And the brass band saw it, and they thought it was time to play[music:  {@song}]. The princess got worried, so she waved faster, so they played faster, and the man with the tuba went purple.

{keeper} asked the hand nicely. [sport: He asked if it would rather {play sport}. ]Then he told it off. Then he put a bucket on it.

The bucket waved.

# in-the-middle
{child} knew something about hands. When you tickle one, right in the middle, it shuts. {Child.He} ducked under the rope.

“Excuse me,” {child.he} said. “Can I have it, please?”

{Child.He} took off the bucket and caught [child.name: hold of the hand|the hand in both of {child.his} own]. Up and down went {child}. [athlete: Even {athlete} would have let go. But {child} held on|But {child.he} held on], and with one finger {child.he} tickled the middle of it, very slowly.

“Round and round,” said {child}. “Round and round …”

The hand slowed down. The fingers curled. One by one they shut, like a daisy at bedtime. The band stopped. And {child} held the hand tight, to keep it shut.

“Thank you!” said the princess. “Now I can pull the bow with my other hand.”

She put out her other hand.

It waved.

# two-of-them
Oh no! The band began again. The taxi went toot. “Forty-one! Forty-two!” shouted the ice-cream lady. “I’ve only got small cones left!”

{child} let go and grabbed the other hand. But then the first one woke up, and now there were two of them, going like [us: windshield wipers | windscreen wipers].

{child} needed more hands. And {child.he} knew just who had some.

“{Friend}!”

{Friend} shot under the rope. {child} took one hand and {friend} took the other.

“Round and round,” they said together. “Round and round …”

Both hands curled. Both hands shut. {child} held one and {friend} held one. The band stopped. The pigeon sat down.

# one-left
“That’s lovely,” said the princess. “But now I haven’t got a hand for the bow.”

{child} looked down. “I’ve got one left,” {child.he} said. “So has {friend}.”

So {child} took one end of the red ribbon, and {friend} took the other.

“One … two … three … PULL!”

The bow came undone, and everybody cheered, and the band played.

# first-go
“First go,” said the princess, “to {@both}.”

They let go of the hands, very carefully. Nothing waved. And then they were off, crowns and all, on two golden horses. Round and round they went. “Round and round,” said the princess, every time they came by. And when they got off, there were forty-two ice creams, one for every child in the [us: line | queue], one for everybody in the band, [elder: one for {elder}[elder2:  and one for {elder2}]|one for the taxi driver], two for the man with the tuba, and a small one for the pigeon.

# in-the-taxi
The taxi was still waiting, so the princess went home in it. She didn’t wave. {child} and {friend} did it for her, two great big waves, until the taxi was [us: around | round] the corner.

And inside the taxi, the princess’s hands lay side by side in her pink lap, fast asleep.

# @both
Their Highnesses {child} and {friend}
## if child.she & friend.she / child.she & !friend
Princess {child} and Princess {friend}
## if child.she & friend.he
Princess {child} and Prince {friend}
## if child.he & friend.she / child.he & !friend
Prince {child} and Princess {friend}
## if child.he & friend.he
Prince {child} and Prince {friend}

# @song
{music}
