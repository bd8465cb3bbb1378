title: Twenty Shots
title: A Bit Your Fault
guest friend: Hana (she), Elias (he)
guest reader: Auntie Ros (she), Auntie Bel (she)

% Nearly word for word as it was told for one child. Whoever sits on the bench with the crossword (@a) is the grandparent, else {adult}, else {reader}. The word of six letters is never said.

# so-slowly
It had gone in so slowly. That was what {child} couldn’t stop seeing.

It was the last minute of the final[city:  in {city}], [us: nothing–nothing | nil–nil], and the shot was nothing special, low and to {child.his} left. {child} went down. {Child.He} had it. And then suddenly {child.he} hadn’t. It squirmed out under {child.his} arm and rolled over the line as if it was looking for somewhere to sit down.

Now the others were having pizza. {child} had said that {child.he} had a headache. {Child.He} {child.was} sitting on the back step in {child.his} [us: uniform | kit], with {child.his} gloves still on, when {friend}[!friend.known: , {child.his} best friend,] came [us: around | round] the side of the house with a ball under {friend.his} arm and a slice of pizza in a napkin.

# dont-say
“Don’t say it had to get past ten other people first,” said {child}.

“I wasn’t going to.”

[sport & !sport.Soccer: “And don’t say I can always {play sport} instead.”

“I wasn’t going to say that either.”

]“And don’t say it’s only a game.”

“It was the final,” said {friend}. “It wasn’t only anything.”

“And don’t say it wasn’t my fault.”

{friend} thought about it. “It was a bit your fault,” {friend.he} said.

Everybody had been so kind all afternoon[school: , and on Monday everybody would be kind {at school}]. They had patted {child.him} and patted {child.him}, and it had been like wearing a wet [us: sweater | jumper]. Something in {child’s} chest came undone by one notch.

“It was quite a lot my fault,” {child.he} said.

# the-same-one
“Yes. And I gave the ball away on the halfway line. Did you see?”

“No.”

“I’ve seen it about four hundred times.” {friend} handed over the pizza. “Eat that. Then I want to see yours again.”

“Why?”

“Because you keep looking at the same one,” said {friend}.

[pet.dog: {Pet}[!pet.known:  the dog] came to see about the pizza. {Pet.He} had no opinion about the goal. {Pet.He} only wanted the crust, and {pet.he} got it.

][pet.cat: {Pet}[!pet.known:  the cat] came to see about the pizza. {Pet.He} had no opinion about the goal. {Pet.He} only wanted the ham, and {pet.he} got it.

][pet.other: {Pet} had been told about the goal first of all. {Pet.He} had no opinion about it, and that had been nice.

]

# the-bottle-top
They’d taken the nets down at the [us: field | pitch], and the shadows of the posts reached nearly to the penalty spot. {@A} sat on the bench by the [us: parking lot | car park] with {@his} crossword[elder2: , and {elder2} sat there with the [us: thermos | flask]]. It was near enough to be there and far enough away not to be.

{friend} put a bottle [us: cap | top] on the grass. “It came from here,” {friend.he} said. “I’ll do the same shot twenty times. I’m not going to be nice.”

The first one came in, low and to {child’s} left, and {child.he} went cold right down to {child.his} [us: cleats | boots]. {Child.He} dropped on it. It stuck.

“One,” said {friend}.

# just-a-ball
{child} saved the second. {Child.He} saved the third, the fourth and the fifth. The sixth squirmed out under {child.his} arm and rolled over the line, exactly like before.

{child} lay with {child.his} face in the grass and waited. In the final there had been a whistle then, and a roar, and red shirts piling up on top of each other. Now there was a blackbird. Somewhere a man was calling his dog[music: , and from an open car came {@song}].

“Six,” said {friend}. “Go and get it, then.”

So {child} went and got it. It was lying behind the line, and it was just a ball.

# the-left-knee
After that {child.he} stopped thinking about the final, because {child.he} had started thinking about {child.his} left knee. It was late. If the knee got down first, there wasn’t a gap for the ball to find. The twelfth one went in off the post, and {child} said a word, and {@a} turned a page rather loudly. The seventeenth went in because {friend} fell over while kicking it and they were both laughing too much.

# seventeen-others
“Twenty,” said {friend} at last, and sat down beside {child} on the goal line. They were both green to the elbows. “Three in. Seventeen saved.”

{child} worked it out. “So three times in twenty, that shot goes in.”

“With you in goal. With me it’d be about fourteen.”

“And today was one of the three.”

“Today was one of the three.”

“It was a rotten day for it.”

“It was a completely rotten day for it,” said {friend}.

They sat there for a while. It had still happened. The cup was still on its way to somebody else’s shelf. But it wasn’t the only shot in the world any more. It had seventeen others standing [us: around | round] it.

“Your knee’s late,” said {friend}.

“I know. Tuesday?”

“Tuesday.”

# six-letters
When they got to the bench, {@a} was chewing {@his} pencil. “Six letters,” {@he} said. “‘One who holds on.’ It ends in R.”

“Very funny,” said {child}.

“No, honestly!” {@A} turned the paper round, and it really did say that. {friend} laughed so much that {friend.he} had to lie down on the gravel. After a moment {child} took the pencil, in {child.his} muddy glove, and wrote it in.

# lost-count
[athlete: That night, in bed, the poster of {athlete} was the last thing {child} saw before {child.he} closed {child.his} eyes, and then it came. | That night, in bed, when {child} closed {child.his} eyes, it came.] {Child.He} had known that it would. It came low and to {child.his} left, and so slowly, out under {child.his} arm and over the line.

{child} let it go in. Then {child.he} went and got it.

And after it came the next one, and {child.he} had {child.his} knee down. And then the next, and the next, and somewhere around eight or nine {child.he} lost count.

On the radiator the gloves were drying, with all their fingers spread.

# @a
{reader}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{reader.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
{reader.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @song
{music}
