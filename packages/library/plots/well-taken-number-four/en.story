title: Well Taken, Number Four!
title: Just You Watch
guest friend: Jude (he), Anika (she)
guest minder: Auntie May (she), Auntie Jo (she)

% Whoever brings a chair is the grandparent, else {adult}, else {minder}. Shout the shouts, all but the last. Football is soccer in America.

# own-chair
The worst thing about {@g} coming to all {child’s} [us: games | matches] wasn’t the chair {@he} brought. It wasn’t even that {@he} shouted. The worst thing was who {@he} shouted to.

“Well run!” shouted {@g}.

{@He} shouted it to the other side.

“Whose is the one with the chair?” asked their goalkeeper.

“No idea,” said {child}.

{Friend}[!friend.known: , {child’s} best friend,] who played next to {child.him} in midfield, looked down at the grass. {Friend} had eaten about a thousand pancakes in {@s} kitchen.

# whoever-has-the-ball
{child} had tried to explain. Only that morning, {@car}.

“You’re supposed to cheer for your own team.”

“I cheer for whoever’s got the ball,” said {@g}. “They’ve got the hardest job.”

“But what if it’s the others who’ve got it?”

“Then I expect it’s hardest for them.”

[elder & adult: {Adult}, who was driving, had got something in {adult.his} throat and coughed all the way to the [us: field | pitch].][elder2:  {Elder2} had gone to sleep.]

# well-taken
Now it was nil–nil, and {child} got the ball. It all went fast. There was only one of them in the way, a small green number four who seemed to be on loan from a much younger team. {child} went one way and then the other. Number four shut both eyes, stuck out a foot and took the ball.

“Well taken, number four!” shouted {@g}, so that you could hear it in the [us: parking lot | car park][city: , or on the other side of {city}].

Then it was too much for {child}. Not for losing the ball, because that happened all the time. But it was {child’s} own {@g}. And there {@he} stood, being happy for whoever had taken it.

At half-time {child} went over to the chair.[pet.dog:  Under it lay {pet}, who was also on the side of the ball.]

“Can you be quiet?” {child.he} said. “For the whole second half?”

{@G} looked at {child.him} for a while.

“I expect I can,” {@he} said, screwed the top on the flask and put {@his} hands in {@his} lap. {@He} didn’t even sound sad. That was nearly worse.

# all-the-others
The second half began, and {@g} was quiet, and {child} waited for it to feel nice.

But now you could hear all the others.

“Up!” yelled somebody’s dad. “Back!” yelled another. “Shoot! Pass! Not there! Think!”

They must have been yelling it all the time. They yelled what you ought to do, all of them, and all of them yelled something different. {child’s} legs tried to obey everybody at once and very nearly came off.[athlete:  {Athlete} wouldn’t have known which way to go.]

Number four got the ball.

“Wake up, can’t you!” yelled somebody on the green side.

Number four kicked the ball away as if it was hot, straight out of play. {Friend} kicked it away, too. So did {child}. After ten minutes there wasn’t one person on the whole [us: field | pitch] who wanted it. The ball went to and fro like something that somebody had left on a train.

# turn-her-on-again
Out it went again. Number four came and stood next to {child} and waited for the throw.

“Is that yours, the one with the chair?” asked number four quietly.

{child} thought about it.

“Yes.”

“Is it broken?”

“No.”

“Could you turn it on again, then?”

“You do know that’s our side’s shouting,” said {child}.

“Is it?” Number four looked quite astonished. “I thought it was mine.”

“Everybody does,” said {friend}. “I do.”

# the-end-of-it
“But {@he} shouts to whoever takes the ball!” said {child}.

“Yes, first,” said {friend}. “But you get so cross that you never hear the end.”

“What end?”

“First it’s ‘Well taken, number four.’ And then it’s ‘And now {child} will get it back, just you watch.’ Every time. Ever since we were seven.”

{child} looked over at the chair. All the others shouted what you ought to do. There was only one who shouted what you’d just done.

Then {child} ran off the [us: field | pitch].

# they-wonder
“{Child}!” yelled the coach. “We’re playing! Where are you going?”

{child} stopped in front of the chair. Both teams looked. All the parents looked. For the first time in the whole half nobody told anybody what to do.

“They wonder if you could start again,” said {child}, so that even the goalkeeper heard.

“Who do?”

“The greens.”

“Oh, the greens,” said {@g}, and stayed sitting.

“And me,” said {child}.

Then {@g} got up out of the chair. {@He} had never done that before. {@He} took a deep breath.

“WELL RUN, ALL THE WAY OVER HERE!” {@he} shouted.

# there-you-see
{child} ran back, bright red in the face, and it didn’t matter at all. Number four took the ball off {friend}, with both eyes open this time, and went round {child} so neatly that {child} sat down on the grass.

“Well dodged, number four!” shouted {@g}.

{child} stayed on the grass and listened. {Child.He} listened right to the end.

“And now {child} will get it back, just you watch!”

So {child.he} did.

It ended one–one. Number four scored for the greens and {friend} scored for them, after a pass from {child} that was the best {@g} had seen in all {@his} life. Though {@he} had shouted that to everybody, to be fair.[sport:  “You should hear {@him} when it’s {sport},” said {child}.]

The greens came to shake hands, one by one in a long line.[school:  Two of them were {at school} with {child}.] Last came the goalkeeper, with a nod at the touchline.

“Whose is it really, the one with the chair?”

“Mine,” said {child}.

# as-you-shall-see
That night {child} lay in bed, and on the other side of the wall lay {@g}.[pet.cat / pet.other:  {Pet} had been told all about it twice.] [elder & adult: {Adult} reached for the lamp. | {child} reached for the lamp.]

“Well put out,” came through the wall[music: , to the sound of {music}].

[elder & adult: {Adult} got something in {adult.his} throat again and went out on tiptoe.]

It was dark, and nothing came. {child} waited all the same, just in case, for the end.

“And now,” said the voice in the wall, very quietly, “{child} will go to sleep, just you watch.”

And so {child.he} did.

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @car
at breakfast
## if elder & adult
in the car
