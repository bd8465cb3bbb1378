title: Then You Say Oh No
title: King Crab
title: The Legs That Wanted to Win
guest friend: Malcolm (he), Edie (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% “Oh no” is practised: whispered first, then louder, then the best one. The last is said with great content. The voice from home sounds like somebody in a tin.
% Whoever cooks (@a) is the grandparent, else {adult}, else {minder}. One rule: when the hearts run out, the game is over.

# jump
{child} and {friend} sat on the sofa and played Hop Hearts. {Friend}[!friend.known:  was {child’s} best friend, and {friend.he}] never lost[school: , not even {at school}].[sport:  Not even at {sport}.] If it looked bad, {friend.he} started again.[pet.dog / pet.cat:  {Pet}[!pet.known: , [pet.dog: {child’s} dog | {child’s} cat],] lay beside them and waited for dinner.][pet.other:  {Pet}[!pet.known: , {child’s} pet,] had already had dinner.]

“Jump!” shouted {friend}.

“I am jumping!” shouted {child}.

They both jumped, straight up off the sofa, at exactly the same time. And when they came down, it wasn’t on the sofa.

# corners
[city: It wasn’t even {in city}. ]It was in the game. The grass had corners. The clouds had corners. {friend’s} nose had corners.[music:  Somewhere {@song} was going beep, beep.]

They each had three red hearts, floating over their heads.

“How do you get out?” said {child}.

“Mind your hearts!” said {friend}, who knew all about Hop Hearts. “The hedgehogs take them. And when the hearts run out, the game’s over.”

# the-hedgehog
Along came a square hedgehog, and ran straight into {child’s} legs. Ping! One heart was gone. It didn’t hurt. It tickled.

“You have to jump!” shouted {friend}.

{Friend} jumped over them all[athlete: , just like {athlete}]. Hearts grew in the trees, and {friend.he} picked them, till {friend.he} looked like somebody selling balloons.

# king-crab
At the end stood King Crab. He was red, with a crown and claws like bathtubs, and he could only walk sideways. {Friend} jumped over him.

Toot, went the sky. Level two!

On level two {friend} jumped even better. Toot! Level three!

# tacos
Then they heard {@first}. {@He} sounded a long way off, as if {@he2} were in a tin.

“Tacos are ready!”

“We’ve got to go home!” said {child}.

“Then we’ll win faster,” said {friend}.

They won level three. Toot! Level four!

“The tacos are getting cold!” said {@a} in the tin.

# we-must-lose
Oh no. {child} stopped dead.

“{Friend},” {child.he} said. “When is the game over?”

“When the hearts run out. I told you.”

They looked at each other.

“No,” said {friend}.

“Yes,” said {child}. “We’ve got to lose.”

{Friend} sat down on a square stone. {Friend.His} chin wobbled. “I can’t,” {friend.he} said. “I’ve never tried.”

“I’m really good at it,” said {child}. “I’ll teach you. First you stand still. Then you say oh no.”

# stand-still
So {friend} stood still. Along came the hedgehog. Hop, went {friend’s} legs.

“It isn’t me,” said {friend}. “It’s my legs. They want to win.”

So {child} sat down on {friend’s} feet.

Ping!

“Oh no,” whispered {friend}.

“Good!” said {child}. “A bit louder.”

The hedgehogs [us: lined | queued] up. They had never had such fun. Ping, ping, ping! And they went home with hearts on their backs, till {child} and {friend} had only one left each.

# the-last-two
“We’ve got to lose the last two together,” said {friend}. “Or one of us gets left behind.”

Who could take two at once? Only somebody with two claws.

So they went to King Crab. He had already taken off his crown, so it wouldn’t get squashed.

“Go on, then,” he sighed. “Jump. Everybody does.”

“No,” said {child}. “Today you’re going to win.”

“Me?” said King Crab, and he put on his crown, upside down. “How is it done?”

“You walk up and pinch.”

“I can’t walk up. I can only walk sideways.”

{child} looked at {friend}. Nobody knew more about winning.

“Then we’ll stand at the side,” said {friend}.

# hold-me
And King Crab came, clatter, clatter, clatter, with both claws open wide. {friend’s} legs were shaking. They had never wanted to jump so much.

“Hold me!” said {friend}.

{child} held {friend’s} hand tight.

Clatter, clatter, clatter!

“Oh no!” said {child}.

“OOOOOH NOOOOO!” roared {friend}. It was the best oh no that was ever heard in a game.

Ping, went one claw, gently. Ping, went the other.

“Did I win?” said King Crab. “Did I WIN?”

And he danced, sideways, till the sky turned black.

# first-to-the-tacos
Bump. They were sitting on the sofa. {friend’s} nose was round. On the screen it said THE END, and a crab was dancing.

“First to the tacos wins,” shouted {child}.[elder2: 

“No running,” called {elder2}. It didn’t help.]

{Friend} ran till {friend.his} socks smoked, first into the kitchen.[pet.dog / pet.cat:  {Pet} was there already, and hadn’t even run.] {Friend} was nearly at the table when {friend.he} stopped, and let {child} run past.

“Oh no,” said {friend}, very pleased.

Afterwards they lay on the sofa. It was dark outside, and {@a} tucked a blanket [us: around | round] them.

“First to sleep wins,” whispered {@a}.

{child} yawned, and shut both eyes. {Friend} waited till {child} was asleep.

“Oh no,” {friend.he} whispered.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @He
She
## if adult & !elder
{adult.He}
## if elder
{elder.He}

# @he2
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
