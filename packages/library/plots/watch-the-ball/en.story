title: Watch the Ball, Not the Arm
title: The Oldest Trick in the World
title: He Meant That, Probably
guest friend: Jack (he), Nora (she)
guest star: Kezia (she), Anya (she)
guest neighbour: Stan (he), Ron (he)
guest wife: Jean (she), Pat (she)
guest dog: Daisy (she), Duchess (she)

% Whoever has the megaphone (@g): the elder, else the neighbour. Whoever sits on it (@h): the other elder, else {adult}, else the neighbour’s wife. The dog (@p): the family’s, else the neighbour’s.

# chickenpox
On Saturday morning, an hour before the big match, the telephone rang at {child’s} house.

It was {friend}, {child.his} [friend: best friend|friend], who sounded like a swallowed whistle.

“Emergency!” said {friend}. “Our [us: goalie’s|goalkeeper’s] got chickenpox! And the coach says the new one is you.”

“Me?” said {child}. “I’ve never been in goal in my life!” [sport & !sport.Soccer: What {child} was good at was {@game}.]

“I know,” said {friend}. “But you’ve got the longest arms.”

{child} put the telephone down, and looked at them.

# the-oldest-trick
In the garden {@g-first} was drinking tea[elder:  with {@h-first}], and {@p-first} was waiting for somebody, anybody, to throw the ball.

“What if they all go in?” said {child}, who felt quite sick. “What if it’s a hundred–nil?”

“Then you’d be in the paper,” said {@g}.

“Go and throw that ball for the dog,” said {@h}.

So {@g} picked up the ball. {@G-he} swung back an arm, {@g-he} swung it forward, and {@g-he} didn’t let go. It was the oldest trick in the world. When {@p} was a puppy it had worked every time, and {@p-he} used to gallop off down the garden after nothing at all.

But {@p} wasn’t a puppy now. {@P-he} stood on {@p-his} four feet, and {@p-he} looked at the ball.

{@G} pretended to throw it to the left. {@P} looked at the ball. {@G} pretended to throw it to the right. {@P} looked at the ball. Then at last {@g} really did throw it, high over the roses, and {@p} was off like a rocket. Snap!

“There,” said {@h}. “That’s the best goalkeeper in the street. {@P-he} doesn’t watch the arm, {child}. {@P-he} watches the ball.”

# fooled
By ten o’clock they were all in the park[city:  in {city}]. [adult: {Adult} had the scarves. ]{@G} had a megaphone, which nobody had said that {@g-he} could bring.

{child} stood in the goal. It hadn’t looked nearly so wide from outside. [athlete: {child.He} thought of {athlete}, and it looked wider still.]

The others were all in purple, and the best of them was a tall girl called {star}. After five minutes she came running straight at {child}. She waggled her foot to the left. {child} dived to the left. And {star} tapped the ball in on the right.

“One–nil to the purples!” boomed the megaphone. “Lovely dive, though! Very graceful!”

{child’s} cheeks burned. {child.He} had been fooled like a puppy. {child.He} had galloped off after nothing at all.

Watch the ball, thought {child}. Not the foot. The ball.

# on-the-knee
The next shot was low. {child} watched the ball, and it hit {child.him} on the knee. The next was high, and it hit {child.him} on the fingers. One hit {child.him} on the bottom, which wasn’t on purpose, but it counts. [school: “{school}!” shouted half the team, because half the team went there.]

# substitution
Then the ball rolled out by the side, and there was somebody else who was watching it too. Something flashed by, and {@h} was left holding a [us: leash|lead] with nobody on it.

“And there’s a substitution!” boomed the megaphone. “It’s {@p}!”

{@P} ran rings [us: around|round] the purples. {@P-he} ran rings [us: around|round] the referee. {@P-he} ran the whole length of the pitch, and laid the ball at {child’s} feet, and sat down, and waited for somebody to throw it.

The referee looked in his little book. “I don’t think there’s a rule for that,” he said.

# one-all
[us: At halftime|At half-time] there were oranges[music: , and somebody played {@song} much too loud]. And with ten minutes left {friend} wriggled past one of them, tripped over another, and somehow, while {friend.he} {friend.was} lying on {friend.his} tummy, scored with {friend.his} head.

“One–one!” roared the megaphone. “That was on purpose! Probably!”

Then, right at the end, somebody’s foot caught somebody’s ankle, and the referee pointed at the spot.

A penalty. To the purples.

# penalty
{star} put the ball down. Nobody in the whole park made a sound. Even the megaphone didn’t, because {@h} was sitting on it.

{child} stood on the line with {child.his} long arms hanging down and {child.his} heart going like a drum. {star} ran up. She looked to the left. {child} didn’t budge. She dipped a shoulder to the right. {child} didn’t budge. {child.He} stood on {child.his} two feet, and {child.he} looked at the ball, and there was nothing else in the world. Only the ball.

And then it moved.

{child} was off like a rocket. {child.He} stretched out every last inch of those long, long arms.

Smack!

{child.He} had it. {child.He} really had it, hugged tight against {child.his} tummy.

# the-throw
“Over here,” yelled somebody. It was {friend}, halfway up the pitch, all alone, and jumping up and down.

{child} swung back an arm, and swung it forward. All the purples ran to the left. But {child} hadn’t let go. It was the oldest trick in the world. Then {child.he} threw it, high, to the right, and {friend} ran on to it, and didn’t fall over once.

Two–one. And the whistle blew.

{star} came over to shake hands. “How did you know which way I’d go?” she asked.

“I didn’t,” said {child}. “I waited. I got it from a dog.”

# full-time
That night {child} lay in bed with mud behind one ear. [pet.dog: {Pet} lay across {child.his} feet, with the ball between {pet.his} paws.][pet.cat: {Pet} lay across {child.his} feet. {Pet} never watched anything but {pet.his} own tail.][pet.other: {child} had done the penalty for {pet}, in slow motion.]

“Good night, best goalkeeper in the street,” said [adult: {adult}|somebody], and turned out the light.

“Which of us?” said {child} sleepily.

{@in-the-dark}

Full time.

# @game
{sport}

# @song
{music}

# @g
{neighbour}
## if elder
{elder.short}

# @g-first
{neighbour} from next door
## if elder
{elder}

# @g-he
he
## if elder
{elder.he}

# @h
{wife}
## if adult & !elder2
{adult}
## if elder2
{elder2.short}

# @h-first
{wife} from next door
## if adult & !elder2
{adult}
## if elder2
{elder2}

# @p
{dog}
## if pet.dog
{pet}

# @p-he
she
## if pet.dog
{pet.he}

# @p-his
her
## if pet.dog
{pet.his}

# @p-first
{dog}, who was {neighbour’s} dog,
## if elder
{dog}, the dog from next door,
## if pet.dog
{pet} the [breed: {breed}|dog]

# @in-the-dark
“Both of you.”

In the dark {child} still had one eye on the ball, which lay by the door. But it had been a long match, and tonight it wasn’t going anywhere. So slowly, slowly, the eye closed.
## if pet.dog
“Both of you.”

In the dark {pet} kept one eye on the ball. But it had been a long match, and tonight it wasn’t going anywhere. So slowly, slowly, the eye closed.
