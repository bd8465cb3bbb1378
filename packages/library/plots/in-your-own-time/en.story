title: In Your Own Time
title: He’s with Me
title: Not Out, Either of You
guest friend: Callum (he), Nadia (she)
guest umpire: Mrs Dalgleish (she), Mrs Abernethy (she)

% {friend} is the family’s own friend or {friend}, who changed clubs in April without a word. The snail is “it” to everybody but the umpire and, later, the child.

# last-in
{child} was last in to bat, which in cricket means that nobody expects anything of you.[elder:  {Elder} had told {child.him} on the way there that an umpire has no grandchildren, and the umpire was {elder.short}.]

{Child.He} sat on the pavilion steps in pads that were too long for {child.him} and watched {friend} bowl. {Friend} had been {child.his} best friend for seven years. Then in April {friend} had gone over to another club, Castle Hill[city: , on the other side of {city}], which had proper nets and a bowling machine. {Friend.He} hadn’t told {child}. {child} had found out from the team photograph[school: , which somebody had brought in {at school}].[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] still didn’t know, and wagged every time {friend} ran in.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] who came to every match, still didn’t know, and slept on {friend’s} bag, as usual.]

Now {friend} {friend.was} the fastest bowler in the under-twelves. Behind whoever is batting there are three sticks in the ground, called stumps, with two little bits of wood, called bails, lying loose on top. If the ball knocks the bails off, you’re out. {Friend} had just hit somebody’s middle stump so hard that it flew nine yards[pet.dog: , and {pet} fetched it][pet.cat: . {Pet} opened one eye].

“You’re in, {child},” they said. “Five balls left. Two runs to win. Just… do what you can.”

# on-the-pitch
It was a long walk. When {child.he} got to the middle {friend} {friend.was} rubbing the ball on a [us: pant | trouser] leg, and neither of them said hello.[pet.dog:  {Pet} did.]

“In your own time, bowler,” said [elder: {elder.short}, who seemed never to have met {child} and wore three [us: sweaters | jumpers], all of which belonged to other people | the umpire, {umpire}, who was tall and grey and wore three [us: sweaters | jumpers], all of which belonged to other people].

{Friend} turned at the end of {friend.his} run. {child’s} mouth tasted of pennies. And then {@umpire} stuck out an arm.

“Stop! There is a snail on the pitch.”

There was. It was an ordinary brown one, halfway down, and it was heading for {child’s} end with its horns out.

# beautifully-slow
“Chuck it off!” someone shouted.

“I’ll do no such thing,” said {@umpire}. “He is crossing. You’d not care to be picked up and flung when you were halfway across something.” [elder: {Elder.He} bent down, hands on knees. | She bent down with her hands on her knees.] “In your own time, sir.”

{child} could have kissed it. {Child.He} had never seen anything so beautifully slow.

# on-their-stomachs
After five minutes the fielders sat down. After ten, both teams had come out to see. After fifteen there were twenty-two cricketers, two scorers[elder2: , {elder2}][pet.dog: , {pet} on a short lead] and a lady with a tea urn, all lying on their stomachs on either side of the pitch. [age>=11 / !pet.dog & !pet.cat: “Go on,” breathed the wicketkeeper. ]When the snail got over a crack, there was applause. When it stopped to think, the tea lady passed round the sandwiches[music:  and hummed {music}][pet.cat: , and {pet} got up for the ham].

{friend} {friend.was} on {friend.his} stomach too, opposite. Once {friend.he} looked up at the same moment {child} did, and they both nearly laughed. Then they remembered, and looked at the snail.

# on-the-bails
It reached the white line. It reached {child’s} stumps. It put its horns up against the middle one, felt it carefully, and began to climb.

Nobody spoke. [pet.dog: Even {pet} stopped panting. The snail | It] went all the way up, tipped itself over the top, settled down on the bails, and pulled in its head.

“Well,” said {@umpire}. “He’s arrived. He’s clear of the pitch. Play!”

“Hang on,” said {child}. “He’s on my stumps!”

“He is. And I can find nothing in the Laws that forbids it.”

“But if I’m bowled…”

Everybody thought of those nine yards[pet.cat: , except {pet}, who was asleep].

# with-me
{@Umpire} came close to {child}. [elder: {Elder.He} | She] wasn’t smiling. “I could lift him down, if you ask me to,” [elder: {elder.he} | she] said quietly. “But he’s shut the door and gone to sleep, and he’d a hard road getting here. It’s you that’s in front of him. It’s for you to say.”

All season {child} had been afraid of the ball.[sport:  There was none of that when you went to {play sport}.] {Child.He} had stood there with {child.his} eyes half shut, waiting to be out so that it would be over. Now {child.he} looked round at that small brown shell, up there on two bits of wood, trusting everyone[pet.cat: , the way {pet} did on that bag][pet.other: , the way {pet} did].

“Leave him,” {child.he} said. “He’s with me.”

“In your own time, bowler.”

# three-balls
The first ball came like a slammed door. {child} got {child.his} bat in front of it and it jarred {child.him} up to the elbows. {Child.He} looked round. Still there.

The second came straight at {child.him}, and any other day {child.he} would have been out of its way. {Child.He} didn’t get out of its way, because of what was behind {child.him}, and it thumped into the bat. The third {child.he} stopped on {child.his} toes. Castle Hill had started clapping {child.him}[age>=11 / !pet.dog & !pet.cat: ; they couldn’t help it. | .]

# either-of-you
The fourth beat {child.him}. It went under the bat, and past the pad, and it kissed the stump. {child} heard it. {Child.He} swung round. Up jumped the bails, and up jumped the snail on top of them, and for a moment there was nothing underneath it but air…

… and down they came again, bails and snail, exactly where they had been. One horn came out, looked round, and went back in.

“Not out,” said {@umpire}, a little hoarsely. “Either of you.”

# over-the-rope
One ball. {friend} stood at the end of {friend.his} run for a long time. {Friend.He} {friend.was} quite white. {child} knew that face: it was how {friend.he} had looked in [us: second grade | Year Two] before {friend.he} owned up about the window.

{Friend.He} ran in. It wasn’t a slow one; {child} would never have forgiven {friend.him} a slow one. {Child.He} kept both eyes open[athlete: , the way {athlete} must,] and hit it. It went past {friend’s} ear, past the urn, [pet.cat: over {pet}, who didn’t wake, ]and over the rope[pet.dog: , and {pet} went after it].

# like-a-candle
When all the thumping was over, [elder: and {elder.short} had a grandchild again, ]{child} lifted out the middle stump with the snail on it and carried it, like a candle, to the long grass beside the pavilion. Then {child.he} sat down on the steps, because {child.his} legs had stopped working.

# more-room
[pet.cat: After a while {friend} came, carrying the bag with {pet} asleep on it, and sat there too. | After a while {friend} came and sat there too.] [pet.dog: {Pet} followed with the ball, which nobody else had been allowed to have, and laid it in {friend’s} lap. ]The shadows were right across the field[elder: , where {elder.short} was giving people back their [us: sweaters | jumpers]].

“That thing in April,” said {friend}. “I was going to… I should’ve…” {Friend.He} stopped. {Friend.He} went as red as the ball. {Friend.He} began picking the grass off {friend.his} boot.

{child} shoved along the step to make more room.

“In your own time,” {child.he} said.

And they stayed there side by side and watched the snail go home.

# @umpire
{umpire}
## if elder
{elder.short}

# @Umpire
{Umpire}
## if elder
{Elder.short}
