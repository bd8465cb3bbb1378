title: You Don’t Have to Wave
title: What Still Goes
title: The Grey Horses
guest friend: Meera (she), Robin (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: the merry-go-round goes when somebody waves, a little for a little wave and fast for a big one.
% Whoever has the key and the list (@a) is the grandparent, else {adult}, else {minder}. “You don’t have to wave” is said quite kindly, both times.

# in-the-pockets
Every morning {@first} used to stand at the bus stop and wave with both arms, until the bus was out of sight. Then one Monday {child} had said, “You don’t have to wave. Nobody else gets waved at.”

After that {@a} stood there with both hands in {@his} pockets. {child} had got what {child.he} wanted. It felt like going out without something, and not knowing what.

Now it was Friday afternoon, and they were at the old funfair at the edge of [city: {city} | the town]. Nobody had been there for thirty years, but {@a} had the key, and a list. “Whatever still goes will be put up in the park,” {@he} said. “All the rest is scrap. You two may sit on the merry-go-round, and touch nothing else.”

# the-wasp
It was a bit eerie. The big wheel creaked although there was no wind, and the dodgems were full to the brim with leaves. On the merry-go-round the paint had gone, so that all the horses were grey. Every one of them was looking at the fence, as if somebody had gone to buy ice cream and would be back at any moment. [pet: {@with}]

{Friend}[!friend.known: , {child’s} best friend,] climbed on to the one in front. “Giddy-up,” {friend.he} whispered.

A wasp wanted to land on {child’s} nose, and {child} flapped at it.

The merry-go-round began to turn.

“What did you do?” yelled {friend}, going past.

“Nothing!” yelled {child}, and stopped flapping. The merry-go-round stopped as well.

# every-time-round
They tried pushing, and saying please. But it only went if somebody stood there and waved, and a small wave was a small ride.

{child} looked round. There was nobody to see. So {child.he} waved with both arms, until {child.his} jacket rode up and {child.his} feet nearly left the ground.[sport:  It was harder work than {sport}.] The lamps came on, red and yellow. The horses rose and sank, and grew a little bluer with every turn.[music:  The organ played something that was nearly {music}.]

“This is brilliant!” shouted {friend}. “Every time I come round, there you are!”

# the-barriers
“It goes,” {child} told {@a}.

“It can’t,” said {@a}. “They took out the motor.”

“Sit on it,” said {child}, “and I’ll show you.”

So {@a} put the list in {@his} lap, and sat on the grey horse in front[elder2: , with {elder2} on the one behind]. Just outside the fence ran the road, and there a bell began to ring. The barriers came down for a train. And up to the barriers rolled the bus[school:  from {school}], the very same bus as in the mornings, with the very same faces in it, and stopped.

{child’s} arm was on its way up, and stuck. All the faces were looking.

“Wave!” whispered {friend}.

{child} waved, with one hand, down by {child.his} knee. The merry-go-round creaked forward about as far as a sofa is long.

# it-doesnt-matter
Then the hand stopped, too. The lamps went out, one after another, and the horses sank.

{@A} looked at the bus, and then at {child}. {@He} wasn’t cross. It would have been easier if {@he} had been.

“It doesn’t matter,” said {@a}. “You don’t have to wave.”

It was just what {child} had said, on that Monday, word for word. Now {child.he} could hear what it was like to be told it. It hurt, all the way down.

{@A} took out {@his} pen, and looked for the right line on the list. There was only one lamp left.

# once-more-round
{@help}

So the merry-go-round went round once more. Past came {@a}, very slowly, on a grey horse. {@He} was looking straight ahead between its ears, so that nobody on any bus should think that {@he} knew {child}. One hand held the pen. The other was in {@his} pocket.

It was that hand {child} couldn’t bear.

# im-here
{Child.He} ran out in front of the horses, where everybody could see, and stretched up both arms. And {child} waved, with {child.his} arms and {child.his} back and both {child.his} knees.

“{@A}!” shouted {child}. “I’m here!”

Every lamp came on at once. The merry-go-round gave a leap, and {@a} threw both arms up in the air and waved back.

Then somebody on the bus knocked on the window, and waved. When a person waves at you like that, you can’t help it. The whole row behind was waving, and then the whole bus, and the driver with his cap. And with a whole bus waving the merry-go-round went so fast that the horses turned blue, and the leaves flew out of the dodgems.

“It goes!” shouted {@a}, every time {@he} came round. “It goes! It goes!”

# goes
When the barriers had gone up, and the bus was out of sight, {child’s} arms were shaking. {@A} climbed down on wobbly legs, and wrote something on the list. {child} read it past {@his} elbow.

“Merry-go-round: goes,” it said. And then, in smaller letters, “If you wave.”

“Did they all see me?” asked {child}.

“Every single one,” said {friend}.

{child} felt inside, to find out how bad that was. It was a bit bad.[athlete:  {athlete} must have had to get used to it as well.] It was nothing compared to the pocket.

# on-monday
On Monday {@a} stood at the bus stop with {@his} hands in {@his} pockets, as {@he} had been told. {child} got on, and sat down by the window. A few people looked up from their phones.

{child} put {child.his} hand against the glass, and waved.

{@A} pulled out both {@his} hands at once.

And the bus began to go.

# @with
{Pet} had been brought along, and had the best seat, on the bench.

“Say if you see anything move, {pet},” said {child}.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] kept close to the bench, with {pet.his} tail tucked under.

“They’re only wood, {pet},” said {child}. {Pet} didn’t believe it.
## if pet.cat
On the last one lay {pet}[!pet.known: , {child’s} cat]. Nobody had invited {pet.him}. {Pet.He} had been asleep in the back of the car.

“You’re not on the list, {pet},” said {child}.

# @help
{Friend} swallowed. Then {friend.he} put one hand up, no higher than {friend.his} ear, and waved. “I can do one turn,” {friend.he} muttered. “The rest has to be you.”
## if pet.dog
Up on the horse {@a} sighed, and {pet} heard it. {Pet} had never cared who was looking. {Pet.He} crept out from the bench, and up came the tail. It wagged at {@a} so that all of {pet} wagged, and a tail is a kind of wave, too.
## if pet.cat
On the horse at the back {pet} had woken up, and begun to wash behind one ear. Up and down went the paw, up and down. {Pet} wasn’t waving at anybody. But from the front it looked just like it.
## if pet.other
Over on the bench {pet} moved, a little way to one side, and a little way back, as {pet.he} always did when {@a} was near. It was the smallest wave in the world. But nobody had told {pet} to stop.
## if elder & !pet
“Goodbye, then,” {elder.short} said to the horse. {Elder.He} talked to everybody, even to wood. “I rode on you when I was small.” And {elder.he} waved to it, with two fingers, as you do to somebody you won’t see again.

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
