title: The Very Fast Bean
title: Whoever Goes Too Far
title: Susan and the Bean
guest friend: Ben (he), Nancy (she)
guest pet: Otis (he), Juno (she)
guest yellow: Susan (she), Pamela (she)

% {yellow} is the friend’s racing car. The Border Collie is the original; any dog will do, and a cat brings back kittens: @what, @escaped, @dribble, @smelled, @flock.

# a-racetrack
{child’s} racing car was green, and its name was the Bean.

{Friend’s} racing car was yellow, and its name was {yellow}.

On Saturday, [school: when nobody was {at school}, ]{child} and {friend}[!friend: , {child.his} best friend,] built a racetrack. It began on the garden bench and it ran down a plank, along a gutter, over a bump made of cushions, and out across the path to a [us: finish | finishing] line made of [elder: {elder’s} ]wool. It was the best racetrack in [city: {city}, and so in ]the world.

There was only one thing wrong with it, and that was {pet}.

{@What} So {pet.he} brought back everything else.

# brought-back
[elder: {Elder.short}[elder2:  and {elder2}] sat by the wool, to say who won.

]“Three, two, one, go!” said {friend}[music: , and hummed {music} for a fanfare].

Down the plank shot the Bean! Down the plank shot {yellow}! They whizzed, they hopped, they were nearly, nearly at the wool—

And {pet} picked them up, one after the other, ever so gently, and carried them back to the start.

“{Pet}!” said {child}.

[elder: “Nobody won,” said {elder.short}.

]{@Escaped}

They raced again. {Pet} brought them back, and one of {friend’s} [pet.cat: socks | shoes][adult: , and {adult’s} gardening glove]. [elder: “Nobody won,” said {elder.short}, and both cars | Nobody had won, and both cars] {@dribble}.

“{Yellow} doesn’t like it,” said {friend}, wiping her on {friend.his} [us: sweater | jumper].

# you-spoil-everything
The next time, the Bean was really in front[athlete: , like {athlete}], and {child} was already jumping up and down[sport:  as if it were {sport}], when along came {@nose}.

“Go AWAY, {pet}!” shouted {child}. “You spoil everything!”

{Pet} put down the Bean. {Pet.His} ears went flat. {Pet.He} walked off, {pet.his} tail hanging like a wet sock, and lay down behind the wheelbarrow.

“Good,” said {child}. But it didn’t feel very good.

# a-proper-race
“Now we can have a proper race,” said {friend}.

And it was a proper race. Down the plank, along the gutter, over the bump! {Yellow} went over the wool. The Bean went over the wool. [elder: “{Yellow} won!” called {elder.short}. But there was nobody on the other side to stop the Bean, and on it went. | And then, because there was nobody there to stop it, the Bean went on.] It went off the path and into the long, long grass under the hedge, as green as green can be.

And it was gone.

# green-in-green
They looked on their knees. They looked on their tummies. {Friend} found a [us: clothespin | peg], a plum stone and a beetle who was busy.[elder:  {Elder.short} found a teaspoon.] But a green car in green grass is a very hard thing to see.

“You can share {yellow},” said {friend}. “You can have her on Sundays.”

That was so kind that {child’s} eyes began to prickle.

“We need somebody who brings things back,” {child.he} said in a small voice.

They both turned round and looked at the wheelbarrow.

# behind-the-wheelbarrow
{child} went by {child.himself}. {Child.He} squeezed in behind, and {pet} looked at {child.him} with one eye.

“I’m sorry I shouted,” said {child}. “You don’t spoil everything. You spoil a little bit, and you’re good at all the rest.” {Child.He} stroked the flat ears. “The Bean’s run away, {pet}. It’s lost.”

One ear went up. Then the other.

# only-a-tail
{Pet} shot out. {Pet.He} ran along the hedge, sniff, sniff, sniff. {Pet.He} stopped. {Pet.He} pushed {pet.his} whole head into the grass, so that there was only a tail, going [pet.cat: to and fro | round and round].

And out {pet.he} came, with a dandelion on {pet.his} nose, and in {pet.his} mouth, ever so gently, the Bean.

“{pet.He} smelled it!” shouted {friend}. “{Pet.He} smelled {pet.his} own {@smelled}!”

# a-new-rule
After that they made a new rule. The cars raced to the wool, and {pet} waited on the other side, because every race needs somebody to catch whoever goes too far. {Pet.He} lay there, trembling with importance, and {pet.he} didn’t miss one. [elder: “{Yellow} won!” called {elder.short} six times. “The Bean won!” called {elder.short} seven times. | {Yellow} won six times. The Bean won seven.] {Pet} won all thirteen, if you asked {pet}.

# one-of-each
That night, when {child} was in bed[adult:  and {adult} had put out the light], the door opened a crack, and in came a nose. {Pet} put the Bean down on the pillow. Then {pet.he} went away, and came back with {child’s} slipper. Then the other slipper. Then [elder: {elder.short’s} ball of wool | a sponge].

Last of all {pet.he} climbed up {pet.himself}, turned round twice, and counted. One car. Two slippers. [elder: One ball of wool|One sponge]. One {child}.

Nobody was missing. So {pet} put {pet.his} chin on {child’s} feet, and shut {pet.his} eyes, and let {@flock} sleep.

# @what
{Pet} was {friend’s} dog, and was staying till Sunday. There are dogs that look after sheep, and if a sheep wanders off, they bring it back. {Pet} had never met a sheep.
## if pet.dog
{Pet} was {a breed}. There are dogs that look after sheep, and if a sheep wanders off, they bring it back. {Pet} had never met a sheep.
## if pet.dog & breed.Border Collie
{Pet} was a Border Collie. Border Collies look after sheep, and if a sheep wanders off, they bring it back. {Pet} had never met a sheep.
## if pet.cat
{Pet} was {a breed}. There are cats that look after kittens, and if a kitten wanders off, they pick it up and bring it back. {Pet} had never had a kitten.

# @escaped
{Pet} wagged {pet.his} tail. Two sheep had tried to escape, and {pet.he}’d stopped them both!
## if pet.cat
{Pet} purred. Two kittens had tried to escape, and {pet.he}’d stopped them both!

# @dribble
were covered in [us: drool | dribble]
## if pet.cat
smelled of fish

# @nose
a nose
## if breed.Border Collie
a black-and-white nose

# @smelled
[us: drool | dribble]
## if pet.cat
breakfast

# @flock
the whole flock
## if pet.cat
all the kittens
