title: With the Sound Off
title: Over to My Colleague
title: The Last Two in the Line
guest friend: Kofi (he), Zara (she)
guest fast: Amara (she), Megan (she)
guest big: Joe (he), Callum (he)
guest arm: Ravi (he), Danny (he)
guest minder: Hattie (she), Josie (she)

% Everybody at home is {adult}, else {minder}. The old man in the park is a grandparent where the family has ticked one.

# in-plaster
{child} had picked a boy with his arm in [us: a cast | plaster] instead of {friend}[!friend.known: , {child.his} best friend,] and now {child.he} had to play a whole [us: game of soccer | game of football].

It had happened like this. At lunch[school:  {at school}] the captains were drawn out of a hat, and for the first time ever one of them was {child}. {Child.He} wanted to win so badly that {child.he} could feel it in {child.his} ears. So {child.he} picked {fast}, who was fast, and {big}, who was big. And each time {child.he} looked along the line, there stood {friend}, grinning at {child.him}, waiting to hear {friend.his} name.

# the-thing-about
The thing about {friend} was that {friend.he} couldn’t play [us: soccer | football]. {Friend.He} kicked the grass. Once {friend.he} had kicked a teacher. But all the time {friend.he} played {friend.he} talked, at the top of {friend.his} voice, like whoever does [sport: {sport} | the match] on television: “And it’s {child}! Oh, that’s beautiful! [athlete: {Athlete} couldn’t have done that better! ]They’ll be singing about that in [city: every [us: burger joint | chip shop] {in city} | the [us: burger joints | chip shops]] tonight!” {Friend.He} did it the whole way home from school, too[music: , when {friend.he} {friend.was}n’t humming {music}], past the baker’s and the big puddle, and {friend.he} had done it for as long as they had known each other.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was always told the score.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was always told the score.][pet.other:  At {child’s} house {pet} was always told the score.]

# two-left
In the end there were only two left. One was {friend}. The other was {arm}, who had his arm in [us: a cast | plaster].

“{arm},” said {child}.

“I’m not playing,” said {arm}. “I’m just standing here.”

“Oh,” said {child}.

“Then we get {friend},” said the other captain. And {friend} walked across to the other team. {Friend.He} {friend.was}n’t grinning any more.

They put {friend.him} in goal.

# sound-off
It was exciting, people said. {child} couldn’t tell. There was something wrong with it, and {child.he} didn’t work out what until {child.he} got the ball out by the fence and went straight through the middle, past one, two, three of them, and scored. It was the best goal of {child.his} life. But nobody said it. Nobody had said anything, the whole game. It was like [us: soccer | football] with the sound off.

{Child.He} looked at {friend}. {Friend.He} {friend.was} picking the ball out from behind the [us: sweaters | jumpers], with {friend.his} mouth shut.

# penalty
It [us: was four to four | got to four–all]. Then somebody in the other team stopped the ball with their hands.

“Penalty!” shouted everyone. “{Child} takes it!”

{Child.He} put the ball down. There stood {friend} between the [us: sweaters | jumpers] with {friend.his} arms out. {Friend.He} looked at {child.him}, just for a second, as {child.he} started to run.

{Child.He} hit it low and hard to the left. And {friend}, who had never saved anything in {friend.his} life, fell over to the left, and the ball hit {friend.him} on the bottom and bounced away.

{Friend.His} whole team threw themselves on top of {friend.him}. “How did you know?” they yelled.

“{Child} always looks at the other corner first,” said {friend}, from underneath. “For as long as I’ve known {child.him}.”

A minute later {friend.his} team got the winner. {child} hardly noticed.

{Friend} knows everything about me, {child.he} thought. And I picked an arm in [us: a cast | plaster].

# ten-steps
When school was over, {friend} was already out of the gate. {Friend.He} walked ten steps ahead of {child}, instead of beside {child.him}. {Friend.He} went past the baker’s without a word, and past the big puddle. {child} walked behind, with the ball under {child.his} arm.

“Sorry!” {child.he} called.

{Friend} put up a hand without turning round, the way you do when a car has let you cross.

# dreadful
It would have to be better than that. They had come to the park, where there was nobody but {@old}. {child} dropped the ball and took a deep breath.

“And it’s {child},” {child.he} said loudly. “With the ball. On the, er, path.”

It was dreadful. {@The-old} looked round.

“{Child.He} {child.is}, um, going along. {Child.He} {child.was} captain today, ladies and gentlemen. And {child.he} {child.has} had a shocking game.”

Ten steps ahead, {friend} slowed down.

“{Child.His} best friend was right there in the line. And {child.he} thought, if I pick {friend}, we’ll lose. So {child.he} picked somebody who wasn’t even playing. And the crowd can’t believe it. It’s the stupidest pick in the history of [us: soccer | football].”

# over-to
“You should say ‘over to my colleague’,” said {friend}, to the air in front of {friend.him}.

“What?”

“When it’s been bad for a while. You say ‘over to my colleague’, and then the other one says something.”

“Over to my colleague,” said {child}, and {child.his} voice wobbled.

{Friend} turned round.

# the-sad-story
“Well, it’s a sad story,” {friend.he} said. “{Friend} knows {friend.he} can’t play. But {friend.he} had done {friend.his} laces up specially.” {Friend.He} swallowed. “{Friend} thought {child} would say {friend.him} anyway.”

“{Child.He} should have,” said {child}. “It was horrible without {friend.him}. {Child.He} went past three people, and nobody said.”

“Four,” said {friend}.

“Four?”

“You didn’t see the last one. He fell over. I was saying it all the way, in my head. I couldn’t stop.”

“What did you say?”

{Friend} looked at {child} for a long time. Then {friend.he} held {friend.his} fist up to {friend.his} mouth and told it, from the fence to the [us: sweaters | jumpers], all four of them, louder and louder, until {@the-old} put down the shopping and clapped. It was a far better goal now.

# kicked-home
They kicked the ball home between them. {Friend} mostly kicked the path.

“If I’m captain tomorrow,” said {child} at {child.his} door, “I’m picking you first.”

“You’ll lose,” said {friend}.

“Yes. But with the sound on.”

# colleague
“Who won today?” asked {@asks}, {@when}.

{child} thought. “{Friend},” {child.he} said.

{@A} turned off the lamp. [friend: Somewhere out there | Across the road], the light in {friend’s} window went out too.

“And {child.he} {child.is} in bed,” whispered {child}. “Feet in. Hands in.[pet.dog:  {Pet} on the rug.][pet.cat:  {Pet} on the feet.][pet.other:  {Pet} fed.] It’s all gone quiet here, ladies and gentlemen.”

{Child.He} yawned.

“Over to my colleague.”

# @old
an old man with his shopping
## if elder
{elder}, a long way off, with the shopping
## if elder & elder2
{elder} and {elder2}, a long way off, with the shopping

# @the-old
the old man
## if elder
{elder.short}

# @asks
{minder}, who was looking after {child} that week
## if adult
{adult}

# @when
when it was time to say good night
## if adult
when {adult.he} came to say good night

# @a
{minder}
## if adult
{adult}
