title: I’m Free!
title: Worse Than a Seagull
title: The Last Bit of Orange
guest juni: Bridie (she), Nell (she)
guest coach: Mick (he), Trevor (he)

% “I’m free” is what is shouted by whoever has nobody in the way. The last time it is the seat. {Juni} is “she”, so the child is said by name where it might be her.

# as-usual
The [us: soccer ball | football] came rolling up to {child}, and that very second {child.he} heard it. As usual.

“I’m free!”

It was {juni}. {Juni} had been [us: on | in] the team[school:  and {at school}] for three weeks. She had odd socks and a voice like a seagull, and she was always free. At least, she thought so, and nobody else did.[elder:  Not even {elder}, who coached them.] [elder: {Juni} | She] was free with three people all round her. She was free when she was crouching down to tie her laces. Once she’d been free in the nettles, because she was going too fast to stop.[pet.dog:  Only {child’s} dog, {pet}, who minded the bags, ever answered her.][pet.cat:  {child’s} cat, {pet}, who came to every practice and lay in the bag, opened one eye every time {juni} shouted.][pet.other:  Not even {pet}, back home, was as free as that.]

{child} didn’t pass. {Child.He} loved [us: soccer | football][sport & !sport.Soccer:  even more than getting to {play sport}], and [us: soccer | football] meant having the ball. {Child.He} dribbled past one. {Child.He} dribbled past two. Then along came the third and took it.

“I was free!” said {juni}.

“You were behind the referee,” said {child}.

“Yes! There was nobody else there!”

# thursday
So it went on, practice after practice. {child} thought you should keep quiet and play. {Juni} thought you should shout, so that people knew where you were. “Otherwise I might as well stay at home,” she said.[elder:  {Elder.short} thought it would sort itself out, and blew the whistle.]

On Thursday, when {child} had lost the ball for the fifth time and {juni} had shouted for the fiftieth, {child} couldn’t stand it any more, and turned round in the middle of the [us: field | pitch].

“You’re only free because nobody can be bothered with you!” {child.he} said.

All you could hear after that was the ball, rolling out over the [us: sideline | touchline].

{Juni} didn’t say anything. She pulled up her socks, first the green one and then the stripy one, and went to get the ball.[pet.dog:  {Pet} had it between {pet.his} paws. {Pet.He} never let anybody have a ball, but {pet.he} let her.]

# away
On Saturday they were playing away, at Millbrook. The team went by bus[city: , a long way from {city}]. {Juni} sat right at the front beside {@coach-first}, and looked out of the window all the way.[pet.dog:  {Pet} lay on {juni’s} feet.][pet.cat:  {Pet} was at home. That was what everyone thought, until {child} opened {child.his} bag at Millbrook and {pet} got out.]

# not-a-sound
The [us: game | match] began. {child} got the ball almost at once, out by the corner flag. Two of the Millbrook players came at {child.him}, a tall one and a wide one. {child} waited to hear it.

There was nothing.

{child} looked up. {Child.He} could see legs and arms and backs, but {child.he} couldn’t see where anybody was. {Child.He} had never had to think about that before. And while {child} looked, the tall one took the ball.

It happened again. And again.[friend:  It was lucky that {friend}[!friend.known: , {child’s} best friend,] was in goal.] Over on the other wing ran {juni}, up and down, with her mouth shut. She ran as much as ever[athlete: , and {athlete} couldn’t have run more]. You just couldn’t hear her.[pet.dog:  By the bags {pet} pricked up both ears and looked for her.]

# polite
At [us: halftime | half-time] they had pieces of orange.[elder2:  {Elder2} had cut them up.][elder:  {Elder.short} gave {child} one too many. “I never could count,” {elder.he} said, and looked at the sky.] {child} went and stood by {juni} and meant to say something, but all {child.he} could think of was what {child.he} had said on Thursday.

“Do you want my last bit of orange?” {child.he} said, in the end.

“No, thank you,” said {juni}, politely. That was the worst of it. {Juni} had never been polite before.

# only-grass
There were five minutes left when {juni} got the ball. It came off somebody’s knee and landed at her feet, and there they were at once, the tall one and the wide one, with {juni} stuck between them like a book on a shelf.

Then {child} ran. {Child.He} didn’t run towards the ball, as {child.he} always did. {Child.He} ran the other way, far out, to where there was only grass. {Child.He} put one arm up as high as it would go, and {child.he} screeched, worse than a seagull:

“{Juni}! I’M FREE!”

{Juni} looked up. She looked at {child}. It only lasted a breath, but to {child} it was a long one.

And then came the ball, straight to {child.his} foot.

# an-uglier-goal
{child} had the whole goal to shoot at, and {child.he} could have. But from over on the other side, right by the post, {child.he} heard it at last:

“I’m free!”

And she was. {child} passed. The ball hit {juni} on the shin, and rolled towards the goal so slowly that the goalkeeper had time to dive, get up, and dive again. The wrong way, both times. Then it was in.

Nobody had ever seen an uglier goal. {Juni} screamed so loudly that {@coach} dropped {@coach-his} tea on the grass.[pet.dog:  {Pet} answered.][pet.cat:  {Pet} shot back into the bag.]

# the-bag
It was getting dark when they set off for home. {child} sat alone, halfway down the bus, with {child.his} bag on the next seat. {Juni} was the last one on. She came slowly up the aisle, looking for somewhere to sit.

{child} put the bag on the floor. Then {child.he} put one arm up.

“I’m free,” {child.he} said.

# half-each
{Juni} sat down.[pet.cat:  {Pet} got up on her lap.][elder:  {Elder.short} counted them all, and got it right first time.] The bus turned out on to the main road.

“What I said on Thursday,” said {child}. “It wasn’t true.”

“No,” said {juni}. “Have you still got that bit of orange?”

{child} had it in a [us: napkin | paper hanky]. They had half each, and then the bus was warm and dark and full of rumbling[music: , {@coach} hummed {music}], and {juni} fell asleep with the whole weight of her head on {child’s} arm.

# all-the-way-home
Now {child} wasn’t free at all. And {child.he} sat perfectly still, all the way home.

# @coach
{coach}
## if elder
{elder.short}

# @coach-first
{coach}, their coach
## if elder
{elder.short}

# @coach-his
his
## if elder
{elder.his}
