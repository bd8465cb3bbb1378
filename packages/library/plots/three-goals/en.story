title: Three Goals
title: The Wrong Country
title: Nobody Was Counting
guest friend: Iris (she), Sami (he)
guest pet: Dot (she), Sausage (she)

# own-goal
You don’t count the goals when you’re {age}. The league has decided. But everybody was counting.

It was [us: one to nothing|one–nil] to the blues, and {child} knew exactly why. {child.He} {child.was} the one who had scored it.

It had all been so quick. The ball came flying in from the side, and {child} meant to kick it away. {child.He} hit it perfectly. {child.He} had never hit a ball so well in all {child.his} life. It went up in a long, lovely curve, over the head of their own goalkeeper, and into the top corner.

At first nobody made a sound. Then the blues cheered. And on the [us: sideline|touchline] somebody barked for joy, and that was {pet}. {@dog-lies} {pet.He} liked goals. {pet.He} didn’t mind which way they went.

# @dog-lies
{Pet} was the coach’s dachshund, and lay inside the coach’s coat with only {pet.his} nose out.
## if pet.dog
{Pet} was {child’s} [breed: {breed} | dog], and lay on [adult: {adult’s} coat | a coat] with {pet.his} nose [us: toward the field|towards the pitch].
## if pet.dog & breed.Dachshund
{Pet} was {child’s} dachshund, and lay inside [adult: {adult’s} coat | a coat] with only {pet.his} nose out.

# half-time
[us: At halftime|At half-time] {child} sat alone by the water bottles, pulling up grass. {friend}, [friend: {child.his} best friend, | who played up front,] came and sat down too. {friend.He} had mud right up to the eyebrows.

“That was the best [us: shot of the game|shot of the match],” said {friend}.

“Don’t.”

“But it was. I wish I could shoot like that. You were just aiming at the wrong country.”

{child} wanted to laugh and cry at the same time, and it came out as a cough. [athlete: There was a sticker of {athlete} on the water bottle. {child} turned [us: the bottle around|the bottle round].] [elder: Over on the [us: sideline|touchline] {elder} [elder2: and {elder2}] went on clapping, [us: although it was halftime|although it was half-time].]

“I’m not touching that ball again,” said {child}.

“That’ll be tricky,” said {friend}. “[us: It’s soccer.”|It’s football.”]

# not-touching
But it could be done. When the second half began, {child} found out that you can [us: play soccer perfectly|play football perfectly] well without touching the ball. You run all the time, but slightly too late. You point. You shout, “Yours!” Nobody [us: gets mad|gets cross], because you look so busy. [school: Half the team went to {school}, and not even they noticed.] Only one person noticed. {Pet} had sat up, and every time {child} turned away, {pet.he} put {pet.his} head on one side.

It began to get dark, and the lights came on with a hum. [city: The sky over {city} went pink.] It was still [us: one to nothing|one–nil]. {child} stood exactly where {child.he} wanted to stand, where nobody would ever think of passing.

Then {friend} got the ball. There were two blues in front of {friend.him} and one behind. {friend.He} looked left, where somebody was waving both arms. {friend.He} looked straight ahead, where there was a bit of a gap. Then {friend.he} looked at {child}.

{child} shook {child.his} head.

{friend} passed it anyway.

# the-pass
It wasn’t a hard pass. It came rolling over the grass, round and calm, as if it had all the time in the world. {child} had time to think of the top corner. {child.He} had time to think of that silence. And {child.he} had time to think that {friend} had seen the whole of that own goal, from beginning to end, and knew just how wrong it could go, and had passed it anyway.

So {child} stopped it.

There it lay, at {child.his} foot. A blue came charging in. {child} pulled the ball to one side, and the blue went by like a train that has forgotten to stop. Now there was nobody in front. {friend} was already running, with one arm in the air. {child} kicked it, just the way {child.he} had before, with the same foot and the same long, lovely curve. Only this time it was the right country.

{friend} jumped, and got a muddy forehead to it. The net filled like a sail.

[us: “ONE TO ONE!”|“ONE–ONE!”] roared [adult: {adult}, who wasn’t counting. | the coach, who wasn’t counting.] [music: Somebody put on {music} over [us: the speakers|the loudspeaker], and then turned it off, because [us: the game wasn’t|the match wasn’t] over.]

# the-dog
{Pet} barked so hard that all four feet left the ground. And then {pet.he} did what {pet.he} had been longing to do [us: all game|all match]. {pet.He} wriggled out of {pet.his} collar.

{@dog-runs} [us: Onto the field|On to the pitch] {pet.he} came, ears straight back, between the referee’s legs, under the goalkeeper and into the goal. And there was the ball. {Pet} put {pet.his} nose to it and began to dribble.

“Get that dog!” somebody shouted.

There were fourteen children [us: on that field|on that pitch], and they all tried. {Pet} [us: went around the blues|went round the blues]. {Pet} went through the referee. [adult: {Adult} | The coach] ran after {pet.him}, calling, and might as well have called the wind. {Pet} had the whole [us: length of the field|length of the pitch] ahead of {pet.him}, and {pet.he} ran it, right up to the other goal, and nudged the ball over the line. Then {pet.he} lay down on it.

Everybody had stopped. The blues’ goalkeeper was sitting on the ground, laughing so much that he had to hold on to the post.

“Does that count?” asked {friend}.

The referee wiped his face. He looked at his watch. He looked at {pet}.

“We’re not counting,” he said. “But [us: that’s the game|that’s full time], and I’m not going to be the one who gets that ball back.”

# @dog-runs
A dachshund may look slow. She isn’t.
## if pet.dog
A dog who has sat still for two whole halves has a lot saved up.
## if pet.dog & breed.Dachshund
A dachshund may look slow. Don’t you believe it.
## if pet.dog & breed.Bulldog
A bulldog may look [us: like a pillow|like a cushion]. Don’t you believe it.
## if pet.dog & breed.Border Collie
A border collie can’t watch fourteen children run in different directions without getting a pain.
## if pet.dog & breed.Labrador / pet.dog & breed.Golden Retriever
A dog who loves a ball can wait for one half. Two is too much to ask.

# in-bed
That night {child} lay in bed. {child.His} legs were heavy, in a good way. [adult: {Adult} | The grown-up with the book] sat on the edge of the bed[pet.dog: , and {pet} lay across the end of it, worn out].

“Are you thinking about the own goal?” said [adult: {adult} | the grown-up].

{child} felt about for it. It was still there. But [us: it had gotten smaller|it had got smaller], because there was so much else [us: all around it|all round it].

“There were three goals today,” said {child}. “I scored one, and I passed for one. And I gave {pet} a pat [us: before the game|before the match]. So I was sort of in all of them.”

“I don’t suppose anybody’s ever done that before,” said [adult: {adult} | the grown-up], and put out the light.

{child} shut {child.his} eyes, and there came the ball again, rolling over the grass, round and calm. There was no need to hurry. {child} knew who it was from.
