title: [us: I’m Only Taking Out the Trash | I’m Only Going to the Bins]
title: There and Home Again
title: Nobody’s Waved
guest friend: Nell (she), Otis (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% On the doorstep (@a) is the grandparent, else {adult}, else {minder}. Wave at every “Bye-bye!”, and let the child wave back.
% One rule: somebody who is staying has to wave, or you don’t leave the ground. The one who finds somebody is the friend, the dog, the cat or the grandparent (@help).

# if-you-wave
“Bye-bye!” said {@first} on the doorstep, and waved.

{child} put both hands in {child.his} pockets. {Child.He} never waved. If you wave, people go.

“{@bins},” said {@a}, who had the bag in one hand.

But that was just what {child} meant. First they wave, and then they go, and then your tummy feels all empty.[school:  It was like that every morning {at school}.][friend / !pet.dog & !pet.cat & !elder:  {Friend}[!friend.known: , [friend: {child’s} best friend | from next door],] sat on the step with a [us: flashlight | torch].][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] wanted to come along. {Pet} always did.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was out in the grass, hunting everything that moved.][pet.other:  Indoors at the window sat {pet}, who never waved either.]

# nobodys-waved
By the gate was {a wish}, looking up at the moon.

“Where are you going?” asked [friend / !pet.dog & !pet.cat & !elder: {friend} | {child}].

“To the moon,” said {the wish}. “{@But} nobody’s waved. Somebody who’s staying has to wave, or I don’t leave the ground.”

“I know,” said {child}. “That’s why I never do it.”

“Do it now, then!”

“No. Then you’ll go.”

“But I want to go!” said {the wish}.

{child} thought hard. Whoever comes along doesn’t have to wave. “Can I come too?” {child.he} asked.[friend / !pet.dog & !pet.cat & !elder: 

“And me?” asked {friend}.]

“There and home again?” said {@a}.

“There and home again,” said {the wish}.[elder & !friend & !pet.dog & !pet.cat: 

“Once there was nobody to wave to me,” said {elder.short}, “so I had to do it myself.”]

# bye-bye
{@Up} Then {@a} put down the bag, and waved.

“Bye-bye!” And up they went, as high as the chimney.[elder2:  {Elder2} waved from the window, and that made it go faster.]

“Bye-bye!” And {@a} was as small as a crumb, but the crumb was still waving.[city:  Soon all of {city} was one little light.][music:  {The wish} hummed {@song}.]

Bump. That was the moon.

# so-slowly
It was round and white, and as soft as flour.[wish.cow:  “I usually go straight over it,” said {the wish}.] {child} jumped, and came down so slowly that there was time to laugh all the way[sport: , and think about {sport} as well].[friend / !pet.dog & !pet.cat & !elder:  {Friend} came down even more slowly.][pet.dog:  {Pet} came down on all four paws, one at a time.][athlete:  Not even {athlete} could jump like that at home.] “{Wish.sound}!” said {the wish}, all the way down.

Then {child} saw something blue, far off, as little as a button. It was home.

“I want to go home now,” said {child}.

“Then somebody just has to wave,” said {the wish}. “Somebody who’s staying.”

# nobody-at-all
They looked, but there was nobody on the moon, nobody at all.

“You wave,” said {child}.

“But I’m not staying,” said {the wish}. “I’m going home, like you.”

Now {child’s} tummy felt so empty that it hurt. A tear came, and it took a terribly long time to fall. “I want {@a},” {child.he} whispered.

“{@home},” whispered {the wish}, and moved up close.

# somebody-who-stays
{@help}

“Shadows always stay on the ground,” said {child}.

So they all held on tight. {child} took one hand out of {child.his} pocket. It had never waved before. But up it went, and up went the shadow’s hand, too.

“Bye-bye!” said {child}, and the shadow waved back.

And they left the ground.

“Bye-bye!” And the shadow was as small as a crumb, but the crumb was still waving.

# home-again
Bump. There was the gate, and there was {@a}, with both arms out.

“Who waved?” asked {@a}, when the hugging was over.

“I did,” said {child}.

“There and home again,” said {the wish}, and yawned.

In the light from the door lay {child’s} shadow. It had come home, too.

# round-the-corner
Then {@a} picked up the bag again. “{@bins},” said {@a}.

{child} stood on the doorstep and waved with both hands, and {@a} went round the corner.

And then {@a} came back.

# @bins
[us: I’m only taking out the trash | I’m only going to the bins]

# @But
But
## if wish.train
The signal’s green. But
## if wish.bus
I’ve shut my doors and everything. But
## if wish.car / wish.lorry / wish.tractor
I’ve got a full tank. But
## if wish.rocket
I’ve counted down five times. But
## if wish.cow
I’ve had my supper. But
## if wish.teddy
I’ve been sitting here since breakfast. But

# @Up
{child} climbed up and held on tight[friend / !pet.dog & !pet.cat & !elder: , and {friend} climbed up behind {child.him}].{@pets}
## if wish.kind.vehicle
{child} climbed aboard and held on tight[friend / !pet.dog & !pet.cat & !elder: , and so did {friend}].{@pets}
## if wish.size.tiny / wish.size.small
{child} took hold of {the wish}[friend / !pet.dog & !pet.cat & !elder: , and {friend} took hold of {child}].{@pets}

# @home
And I want to be {wish.home}
## if wish.moon-buggy / wish.satellite / wish.space-ship / wish.ufo
And I want my shed

# @pets
[pet.dog:  {Pet} was there first.][pet.cat:  {Pet} came without being asked.]

# @help
{Friend} shone the [us: flashlight | torch] round and round, looking for somebody. When it came to {child}, it stopped.

“There!” cried {friend}.

And there, right behind {child}, somebody long and black was standing. It was {child’s} own shadow.
## if elder & !friend & !pet.dog & !pet.cat
Then {child} remembered. Once there was nobody to wave to {elder.short}, so {elder.short} did it {elder.himself}. Perhaps {child} could do it, too. {Child.He} turned right round. And there, on the white ground, somebody long and black was lying. It was {child’s} own shadow.
## if pet.cat
But {pet} was hunting. {Pet} crept over the white ground, and wiggled, and pounced on somebody long and black. It was {child’s} own shadow. {Pet} pulled at it with every claw, but it wouldn’t come. It stayed.
## if pet.dog
“Woof!” said {pet}. {Pet} was barking at the ground. Right behind {child}, somebody long and black was lying there. It was {child’s} own shadow. {Pet} barked and barked, but it didn’t go away. It stayed.

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
