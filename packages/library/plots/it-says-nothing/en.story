title: It Says Nothing
title: Creak, Creak, Creak
title: The Best Thing and the Worst Thing
guest astrid: Edith (she), Winifred (she)

% {astrid} lives next door, is nearly blind and walks by ear. She doesn’t lift her feet in snow until she walks in the path: so she hears nothing on the way out.

# not-one-track
It had snowed all night[city:  {in city}], and {child} had been waiting for it since the summer. Now {child.he} stood outside in {child.his} boots and hardly dared to breathe. Everything was white. There wasn’t a mark on it.[pet.dog:  {Pet}[!pet.known:  the dog] had come out on to the step, looked, and gone in again.][pet.cat:  {Pet}[!pet.known:  the cat] had put out one paw, shaken it, and gone in again.][pet.other:  {Pet}, indoors, knew nothing about it.][friend:  {Friend}[!friend.known: , {child’s} best friend,] was in bed with a temperature and had ordered a snowball, which was already in the freezer.]

# the-broom
Then came a scraping noise. It was {astrid} from next door[elder: , who had {elder}[elder2:  and {elder2}] in for tea now and then]. {Astrid} had tuned pianos all her life and could hardly see at all, and she was sweeping. She was sweeping the snow off her path so that it flew.

“Stop it!” cried {child}. “You’re spoiling it!”

“Good,” said {astrid}. “Then I know I’ve hit it.”

“But it’s snow! It’s the most beautiful thing there is!”

“Is it?” said {astrid}. She leaned on the broom. “In summer I go down to the [us: mailbox | letter box] and listen with my stick. The gravel says crunch. The stone says tock. The grass says fuff. So I know where I am. But snow! Listen to it. It says nothing.”

# best-worst
{child} listened. There were no cars, and no birds. It was as if the whole world had put its mittens on.

“It says nothing,” said {child} happily. “That’s the best thing about it!”

“That’s the worst thing about it,” said {astrid}.

“Best.”

“Worst.”

# putting-it-back
{astrid} swept a yard of path. {child} picked up the snow in both arms and carried it back. {astrid} swept the same yard again. They went on like that for a good while, and neither of them meant to stop first[sport: , for {child} could {play sport} all day and {astrid} could sweep all winter].

“Are you putting it back?” asked {astrid}.

“Yes.”

“I thought it was a long path today.”

# the-card
In the end {astrid} was tired out. “I’m going to the [us: mailbox | letter box],” she said. “There’s a card in it from my sister. I fetch it myself. I always have.”

She stood the broom against the wall, took her stick and went. The [us: mailbox | letter box] was on the other side of her big lawn. {child} watched her shuffle off without lifting her feet, her back very straight, straight out into the white.

# grey-spot
And then it began to snow again, dry little flakes, more and more of them. {child} tipped back {child.his} head and opened {child.his} mouth and got four on {child.his} tongue. When {child.he} looked down, {astrid} was only a grey smudge. The smudge had stopped. It turned one way. It turned the other way. It tapped with its stick, and the stick made no sound.

{astrid} stood in the middle of her own lawn and didn’t know which way she lived.

“{astrid}!” shouted {child}. “I’m here!”

The snow swallowed nearly all of it.

“Where?” came a voice, far off. “You’re everywhere!”

{child} held {child.his} breath and listened. The snow fell and fell. It said nothing, and now {child} wished that it would.

# it-said-something
{Child.He} ran. {Child.He} ran straight out into the white[athlete: , like {athlete} when it counts], and that was when {child.he} heard it. It was under {child.his} boots.

Creak. Creak. Creak.

{Child.He} stopped dead. Nothing. {Child.He} took one step. Creak.

So it did talk! You only had to tread on it.

{child} stamped the rest of the way as hard as {child.he} could. Creak! Creak! Creak! {astrid} turned her head, in exactly the right direction.

“There you are,” she said. “I know those boots.” She put out a hand. It was cold, and not quite steady, and {child} took it in both hands.

# i-go-first
“Shall we go home?” asked {child}.

{astrid} considered. “I came out for a card,” she said, “and I’ll have my card.”

“Then I’ll go in front,” said {child}. “I’ll stamp. You follow the noise.”

So off they went. {child} put {child.his} feet down one at a time, and leaned on each[school: , harder than anybody has ever walked to {school}]. Creak. Creak. Creak. Behind {child.him} came {astrid}, in the same tracks. She was lifting her feet now, and her boots creaked too, but lower.

“Your left boot’s an F,” said {astrid} after a bit. “Your right one’s rather flat.”

“Is that bad?”

“Not at all. It’s how I know it’s you.”

# the-path
They came to the [us: mailbox | letter box]. {child} brushed off the lid, and {astrid} put in her hand and found the card.

Then they turned round. And now there was a path, all the way back, and on either side of it the snow was deep and soft. {astrid} tried it with her stick. The path said creak. Beside the path it said nothing.

“That’s where I am,” said {astrid}, prodding the path. “And that’s where I’m not.” She prodded the snow beside it. “Well, I’m blowed. You can read it.”

She walked in front of {child} the whole way home, with her back very straight[music: , humming {music}].

# on-the-bench
There was a bench against {astrid’s} wall. They swept it, but only as much of it as two people need. {child} read the card aloud. It said: Hot here, and noisy. What’s it like where you are? Your sister.

“What will you write back?” asked {child}.

{astrid} didn’t answer for a while. She had snow on her hat and her eyebrows and her knees. There were no cars, and no birds. The flakes came down on the lawn and the path and all four of their boots.

# listening
Then {astrid} put her arm [us: around | round] {child}.

“Listen,” she whispered. “It says nothing.”

“No,” whispered {child}.

And there the two of them sat, close together, listening to nothing at all.
