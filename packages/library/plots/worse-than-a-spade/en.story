title: The Spade, the Bucket and the Snail
title: Both at Once
guest friend: Nell (she), Rory (he)
guest captain: Sonny (he), Jude (he)
guest first: Leon (he), Ellis (he)
guest second: Elsie (she), Martha (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever tucks in is {adult}, else the grandparent, else {minder}. Take the ears slowly: first the one and then the other.

# the-fence
Everybody stood in a row by the fence, and {child} was picked last, when nobody else was left.

They were going to play ball {@where}. {Friend} and {captain} were picking the teams, and {friend} was {child’s} best friend, so {child} had already taken one step forward.[elder:  {Elder} had tied {child.his} shoes in double knots that morning, so that they would last a whole match[elder2:  and {elder2} had checked the knots].]

“I pick {first},” said {friend}.

{child} took the step back again.

“I pick {second},” said {captain}.

They picked and they picked, and the row got shorter and shorter. Somebody with only one boot on was picked. In the end there was only {child} left, and the fence.

“Then I get {child},” said {friend}.

# behind-the-sandpit
{child’s} ears went hot, first the one and then the other. {Child.He} said that {child.his} leg hurt[sport: , from {sport}]. It didn’t. {Child.He} went and sat down behind the [us: sandbox | sandpit], where nobody saw {child.him} but a snail, and the snail said nothing[music: , not even when {child} tried it with {music}].

There was a spade there, too, and a bucket without a handle.

“I’ll get a team of my own,” said {child}, in a thick voice. “And I’m doing the picking now.”

{Child.He} stood them in a row, the spade, the bucket and the snail.

“I pick …” {child.he} said, and walked up and down, as people do. “I pick …”

# in-the-row
“What are you doing?”

It was {friend}. {Friend.His} cheeks were red, and {friend.he} had the ball under {friend.his} arm.

“Picking,” said {child}.

“Can I play?”

“You can stand in the row.”

{Friend} dropped the ball and stood next to the snail. {Friend.He} stood up straight and smiled with all {friend.his} teeth. {child} walked up and down. {Child.He} looked at {friend} for a long time. Then {child.he} pointed.

“I pick the spade,” {child.he} said.

# the-spade-cant-run
{Friend} stopped smiling.

“The spade can’t run!”

“It’s good in goal,” said {child}. “I pick … the bucket.”

“The bucket’s broken!” shouted {friend}. {Friend.He} jumped up and down and waved. “Pick me! I’m ever so fast!”

Now there were only {friend} and the snail left. The snail put out its horns. It really looked as if it had its hand up.

# those-ears
{child} took a deep breath. Now for the snail. Then {friend} would see how it felt.

But then {child} noticed {friend’s} ears. They had gone red, first the one and then the other. {Friend.He} looked down at the sand and pretended to have something on {friend.his} shoe.

{child} knew exactly what it was like in there. {Child.He} had only just come out of there.

“I pick both,” {child.he} said quickly. “{Friend} and the snail. Both at once.”

{Friend} looked up.

“So that nobody’s last?”

“Yes,” said {child}. “But you have to say it fast.”

# already-got
Then they sat down on the edge of the [us: sandbox | sandpit], the whole team.

“Why did you pick me last?” asked {child}. It was hard to say, so it came out a bit too loud.

“But I’d already got you,” said {friend}, quite surprised. “You don’t have to pick what you’ve got.”

“It didn’t feel like that,” said {child}. “It felt as if I was the fence.”

{Friend} thought about it.

“I was worse than a spade,” {friend.he} said.

“It’s good in goal,” said {child}.

Then they both laughed. They put the spade in one goal and the bucket in the other, and shouted that it was time for another match.

# against-the-spade
“Who’s picking?” asked {captain}.

“I am,” said {child}. {Child.He} stretched out {child.his} arms as far as they would go. “I pick everybody! All at once!”

“Then who are we playing against?” called {first}.

“The spade!” said {friend}.

They played against the spade until it was time to go home. The spade won by two goals, because it really was good in goal[athlete: , nearly as good as {athlete}], and the snail watched the whole match from the fence.[city:  There wasn’t a better crowd in all of {city}.]

# both-at-once
That night {@a} sat down on the edge of {child’s} bed.[pet.dog / pet.cat:  {Pet} had already lain down at {child.his} feet. {Pet} always picks {child} first.][pet.other:  {Pet} had already said good night. {Pet} always picks {child} first.] {@He} used to kiss {child.him} good night a bit all over, and now {@he} began.

“I pick the forehead,” said {@a}. “I pick the nose. I pick the chin. I pick this cheek, and I pick the other cheek.”

[elder & adult: “I pick the hands,” said {elder.short}.]

Then {@a} leaned down to one ear.

“Wait,” said {child}.

{Child.He} felt {child.his} ears, first the one and then the other. They were all that was left.

“Both,” {child.he} said. “Both at once.”

{@A} tried. {@He} kissed as fast as {@he} could, back and forth, back and forth, until {child} was helpless with laughing.

And it came out nearly even. Nobody could have said which was last.

# @where
in the yard
## if school
{at school}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
