title: The Caterpillar
title: A Really Bad Kick
guest friend: Hana (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever keeps count (@a) is the grandparent, else {adult}, else {minder}. A short stop after “Plop”. The last two lines are slow.

# nought
Larkfield Juniors had played twelve matches, and they had not scored a goal.

Not one. {@First} kept count on the fridge. There was a long column for Them, and a short column for Us, and all the way down the Us column it said [us: zero, zero, zero | nought, nought, nought], like a string of beads.

# the-caterpillar
But they did have a celebration.

{child} and {friend}[!friend.known: , {child.his} best friend,] had invented it back in September[school: , one lunchtime {at school}]. It was called the Caterpillar.[athlete:  Not even {athlete} had one as good.] Whoever scored would lie down on the grass, and everyone else would lie down behind, each holding the ankles of the one in front, and the whole team would [us: inch | hump] along to the corner flag. They had practised it every single Thursday.[sport & !sport.Soccer:  {child} had even practised it at {sport}.][sport.Soccer:  They agreed that it was the best part of {sport}.]

“Perhaps,” said their coach, “we might practise shooting as well.”

# ten-minutes
Now it was the last match of the season, it had rained for four days[city:  all over {city}], and they were losing [us: six–nothing | six–nil].

“I don’t even want to win any more,” said {friend}. {Friend.His} hair was stuck to {friend.his} face. “I just want to do the Caterpillar.”

“There’s ten minutes left,” said {child}.

# the-worst-bit
{Child.He} looked [us: around | round] the [us: field | pitch]. {Child.He}’d been looking at it all afternoon, because the ball had mostly been somewhere else. The worst bit was a puddle in front of the other team’s goal, as big as a [us: wading | paddling] pool. Twice {child.he} had seen the ball go in there, and both times it had done something strange. It didn’t bounce and it didn’t roll. It simply stopped, plop, as if someone had put a hand on it. And both times, everybody had gone running straight past.

{child} felt an idea arriving.

{Child.He} ran over to {friend}. “When I get the ball,” {child.he} said, “go and stand by the far post. Don’t do anything. Just wait.”

“What are you going to do?”

“A really bad kick,” said {child}.

# heavy-as-a-pudding
It took eight of the ten minutes before the ball came to {child.him}. It came off somebody’s back, and then there it was at {child.his} feet, brown and heavy as a pudding. {child} ran. Mud sucked at {child.his} [us: cleats | boots]. Two huge defenders in yellow came pounding towards {child.him}, and behind them the goalkeeper bounced on her toes.

{child} could have tried to go [us: around | round] them. {Child.He} had tried that all season, and {child.he} knew how it ended.

Instead {child.he} kicked the ball, hard and low, straight at the puddle.

# plop
Everyone could see where it was going. It was going to skid right through and out past the post. The defenders turned and raced to meet it. The goalkeeper dashed across to meet it, too.

Only the ball never came.

Plop. It sat in the middle of the puddle, turning gently.

The defenders went by it like two buses. One of them tried to stop, and sat down, and kept on going. And {child}, who hadn’t slowed down at all, splashed in up to {child.his} shins and swung {child.his} foot.

A great wave of water went up. Somewhere in the wave was the ball. It rose, dripping, over the goalkeeper’s gloves. It hit the post. It came off the post, and hit {friend}, who was standing exactly where {friend.he}’d been told to, on the knee.

And it rolled over the line.

# my-knee
Nobody moved. The referee looked at the ball. He seemed to be checking that he wasn’t dreaming. Then he blew his whistle.

“GOAL!” screamed {@a}.[elder2:  {Elder2} threw an umbrella in the air.]

After that, nobody could quite say what happened. {child} was yelling. {Friend} was yelling “My knee! My knee!” and {friend.he} didn’t mean that it hurt. Everyone jumped on everyone. Even the yellow goalkeeper was clapping. And by the time they had finished hugging, the match was over, and it was six–one.

# we-forgot
They were halfway home in the car[music: , singing {music},] when {child} clutched {friend’s} arm.

“We forgot to do the Caterpillar!”

They looked at each other in horror. Then they laughed until the windows steamed up.

# up-to-the-top
That night {friend} stayed over. {@A} let them both write on the fridge, so they held the pen together, and at the bottom of all those [us: zeros | noughts] they put a 1.

Then it was time for bed. {@A} waited at the foot of the stairs. And {child} and {friend}, with mud still in their hair, lay down on the carpet, one holding the other’s ankles, and [us: inched | humped] all the way up to the top.

[pet.dog: Last of all came {pet}[!pet.known:  the dog], flat on {pet.his} tummy, as if {pet.he} had practised every Thursday too.

][pet.cat: {Pet}[!pet.known:  the cat] sat on the top step, and moved over to let them by.

][pet.other: Nobody explained it to {pet}. It would have taken too long.

]It was very slow.

It was absolutely perfect.

# @First
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
