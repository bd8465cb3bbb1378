title: There Was Only the One
title: {Pet} Has Drunk the Moon
title: Nearly, Said {Elder.short}

% Rule: what goes into a dog comes out of a dog. The reader may believe in a cloud; nobody in the story needs to.

# a-boot
The room where {child} was to sleep was as dark as the inside of a boot. It was in a little house by a lake, and {child} was staying there with {elder}, and with {pet}[!pet.known: , {child’s} dog]. Now all three sat at the end of the jetty, because {child} didn’t want to go in.

“I could sleep there if I had the moon by my bed,” said {child}.

“Then we’d better bring it,” said {elder.short}.

While they waited for the moon to come up, they practised whistling.

“Fff,” went {child}.

“Fff,” went {elder.short}, who couldn’t do it either. “Nearly.” That was what {elder.short} said about everything. [athlete: “Even {athlete} has to practise.”]

# in-the-bucket
The moon came up, round and yellow, and lay down in the lake. {Elder.short} dipped a bucket in, and stood it on the jetty. There was the moon, right in the middle of it.

“It fits,” whispered {child}.

“But you mustn’t jog it,” said {elder.short}. “Then it breaks.”

{child} gave the bucket a tiny knock, and the moon broke in a hundred pieces.

“Stand still,” said {elder.short}.

The pieces came swimming back, one by one, until it was whole.

So they carried the bucket up the path between them, and they walked as if they had cats asleep on their heads. {Pet} walked close beside, and licked {pet.his} nose. {Pet.He} had eaten a sausage, and it had made {pet.him} very thirsty.

## or
The moon came up, round and yellow, and lay down in the lake. {Elder.short} dipped a bucket in, and stood it on the jetty. There was the moon, and in the middle of the moon sat a frog.

“Excuse me,” said {child}. “That’s mine.”

The frog jumped out, and the moon broke in a hundred pieces.

“Stand still,” said {elder.short}. “It mends, if you don’t jog it.”

The pieces came swimming back, one by one, until it was whole.

So they carried the bucket up the path between them, and they walked as if they were made of glass. {Pet} walked close beside, and licked {pet.his} nose. {Pet.He} had run all day, and it had made {pet.him} very thirsty.

# the-gate
“Nearly home,” said {elder.short}. Halfway up there was a gate, and it was stiff. They put the bucket down, and pushed, both of them together.

Then they heard it behind them.

Slurp, slurp, slurp.

“{Pet}!” shouted {child}.

{Pet} looked up, with a wet chin. {child} looked in the bucket, and there was no moon in it. {child.He} looked up at the sky, and it was black, and there was no moon there, either.

“{Pet} has drunk the moon,” said {child}.

“All of it?” asked {elder.short}.

“There was only the one.”

## or
“Nearly home,” said {elder.short}. Halfway up there was a bench, and there they put the bucket down, because {elder.short} had a stone in {elder.his} shoe. {child} pulled off the shoe, and shook it.

Then they heard it behind them.

Slurp, slurp, slurp.

“{Pet}!” shouted {child}.

{Pet} looked up, with a wet chin. {child} looked in the bucket, and there was no moon in it. {child.He} looked up at the sky, and it was black, and there was no moon there, either.

“{Pet} has drunk the moon,” said {child}.

“All of it?” asked {elder.short}.

“There was only the one.”

# it-sloshed
Now it was so dark that they could only just see each other. {child} felt {child.his} way to {pet}, and put an ear to {pet.his} tummy. It was cold and tight, and it sloshed.

“It’s in there,” said {child}. “Where’s the [us: flashlight | torch]?”

“On the kitchen table,” said {elder.short}. “Where we can’t see it.”

{child} was ashamed. It made {child.his} cheeks sting. {child.He} had wanted the moon all to {child.himself}, and now nobody had it. [city: {City} hadn’t got it. ][friend: {Friend}[!friend.known: , {child’s} best friend,] was standing at a window, looking for it. ][adult: {Adult} couldn’t see it from home. ][school: And tomorrow the whole of {school} would ask who did it. ]

{Elder.short} found {child’s} hand in the dark, and held it.

“It isn’t lost,” said {elder.short}. “We know exactly where it is. [elder2: {Elder2} always said there was room for a lot in that dog. ]And what goes in comes out.”

“When?” asked {child}.

“When {pet} has a wee.”

# the-birch
They led {pet} to a birch tree. Other days {pet} did it on every tree and stone[sport: , and once on a bag, when {child} was going to {play sport}]. But tonight {pet} smelled the birch, and sat down.

“{Pet.He} {pet.does}n’t like being watched,” said {elder.short}.

So they turned round, and looked the other way, politely. After a while they felt somebody breathing on their knees. {Pet} had come round to the front to see what they were looking at.

“Then {pet} must be shown,” said {elder.short}. And {elder.short}, who was somebody people said good morning to, stood beside the birch and lifted one leg.

{Pet} had never been so embarrassed. {Pet.He} lay down, curled up, and shut {pet.his} eyes. {Pet} meant to keep the moon until the morning.

“Oh no,” said {child}. “Are we nearly home?”

For once, {elder.short} didn’t say nearly. There was no path to be seen, and no house.

## or
They led {pet} to a birch tree. Other days {pet} did it on every tree and stone[sport: , and once on a bag, when {child} was going to {play sport}]. But tonight {pet} smelled the birch, and sat down.

“Psss,” said {elder.short}, to give {pet.him} the idea.

“Psss,” said {child}.

“Psss,” they said together, and {pet} looked from one to the other.

“Is it working?” asked {child}.

“Nearly,” said {elder.short}. “But now I’ve got to go.” And {elder.short} went behind a bush.

{Pet} didn’t go anywhere. {Pet.He} lay down, curled up, and shut {pet.his} eyes. {Pet} meant to keep the moon until the morning.

“Oh no,” said {child}, when {elder.short} came back. “Are we nearly home?”

For once, {elder.short} didn’t say nearly. There was no path to be seen, and no house.

# a-horse
“I knew a horse once,” said {elder.short} at last. “It could hold on all day. But if you whistled to it, low and long, it had to go.”

“Whistle, then!” said {child}.

“I can’t. I only held the horse.” {Elder.short} tried, all the same. “Fff.”

{child} licked {child.his} lips. {child.He} thought of the moon, and made {child.his} mouth round, as round as the moon. {child.He} thought of {pet}, and made it small. And then {child.he} blew, quite gently.

Whooooooo.

It was a thin, wobbly note[music: , and it was the first one in {@song}], but it was a whistle. {Pet} opened {pet.his} eyes, and looked surprised. They heard {pet.him} walk over to the birch. And {child} whistled, and {pet} went, and went, and went.

“Well,” whispered {elder.short}. “It is a big one.”

# not-nearly
When there was no more whistle in {child}, there was no more in {pet}, either.

And behind the birch there was something yellow. First it was only a rim, and then the moon rolled out above the trees, all of it, and perhaps a bit wet. The path lay white, right up to the door.

{Elder.short} looked at the moon, and at {pet}, and for a long time at {child}.

“That,” said {elder.short}, “wasn’t nearly.”

# upside-down
They left the bucket upside down on the step, so that nobody could drink out of it.

The room was still as dark as the inside of a boot. But {elder.short} drew back the curtain, and in came the moon, and lay down on the floor. It had come up the path behind them, all by itself. Nobody had needed to carry it.

{Pet} walked into the middle of it, and lay down, and slept. {Elder.short} sat on the edge of the bed and went “Fff”, very softly, and was nearly there.

Now {child} could whistle. But {child.he} didn’t, because {pet} was asleep.

# @song
{music}
