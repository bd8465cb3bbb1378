title: The Middle of the Huddle
title: Everybody in One Place
title: Too Beepy
guest friend: Maisie (she), Stanley (he)
guest dog: Bramble (she), Fly (she)
guest host: Mabel (she), Winnie (she)

% Who is at home (@g): a grandparent, else {adult}, else {host}, who babysits. The dog (@dog) is the family's own where they have one, else next door's sheepdog.
% Counted: the child, the friend, @g and the penguin make four, and the dog is the fifth. The penguin is "it".

# tap-tap-tap
Tap, tap, tap.

“That’s not the [us: mailman | postman],” said {@g-first}. “The [us: mailman | postman] goes bang.”

{child} opened the back door. There on the step stood a penguin. It had snow on its head, and it looked very tired[city: , because it’s a long walk to {city}].

“Come in,” said {child}.

# good
Flap, flap, flap, went its feet across the kitchen floor.

{@Dogs} ears went up. {@is-a} {@she} liked everybody to be in one place. {@She} walked once [us: around | round] {child}. {@She} walked once [us: around | round] the penguin. Good.

# all-the-way-down
The penguin ate six [us: fish sticks | fish fingers], standing up[sport: , like somebody who’s in a hurry to {play sport}]. Then it yawned. You could see all the way down.

“It wants to go to bed,” said {friend}, [friend: {child’s} best friend, ]who was staying the night and had [friend.name: |{friend.his} ]elephant pyjamas on. “Where do penguins sleep?”

# too-splashy
They tried the [us: bathtub | bath], with cold water and ice cubes. The penguin went [us: around and around | round and round] and got out again. Flap, flap, flap.

“Too splashy,” said {friend}.

They tried the fridge, between the milk and the lettuce, with the door wide open. Beep, beep, beep, went the fridge.

“Too beepy,” said {@g}.
## or
They tried the shower, with the water on cold. The penguin put its head under, and then it shook itself all over everybody. Flap, flap, flap.

“Too splashy,” said {friend}.

They tried the hall, between the [us: rain boots | wellies] and the shoes, where it was nice and draughty. The penguin had one sniff and came straight out again.

“Too smelly,” said {@g}.

# too-lonely
They tried {child’s} bed, with the covers pulled up[music:  and {@song} on, very low]. The penguin looked to the left. Nobody. The penguin looked to the right. Nobody.

“Meep,” it said, very quietly.

“Too lonely,” said {child}.

# a-hundred
So {@g} fetched the big book[school:  from {school}][elder2: , the one from {elder2}], and there was a picture: a hundred penguins in the snow, all squeezed up close.

“That’s called a huddle,” said {@g}. “That’s how they keep warm. And they take turns to be in the middle.”

“We haven’t got a hundred,” said {friend}.

They counted. {child}, {friend}, {@g} and the penguin. That was four.

“Woof,” said {@dog}. That was five.

# not-a-very-good-one
They all stood on the rug by {child’s} bed. But it was not a very good huddle. {Friend} ran off to get [friend.name: a|{friend.his}] blanket. {@G} popped out to turn off the [us: faucet | tap]. The penguin went back to see if there were any more [us: fish sticks | fish fingers].

# round-and-round
{@Dog} had been waiting for this all {@her} life.

{@She} went low and {@she} went fast[athlete: , faster than {athlete}]. [us: Around | Round] {friend}, out of the hall! [us: Around | Round] {@g}, out of the bathroom! [us: Around | Round] the penguin, out of the kitchen! [us: Around and around | Round and round], closer and closer, until there were no gaps left at all. Then {@she} lay down across everybody’s feet, so that nobody could get away.

# taking-turns
The penguin had first go in the middle. It stopped saying meep. It said, “Mmm.”

Then {friend} had a go. Then {@g}, who said it was just like being a boiled egg.

In the morning, [elder & adult: {adult} | they] would find the penguin a boat home. But that was the morning.

# and-me
Now the penguin shuffled over and gave {child} a little push. It was {child.his} turn.

It was lovely in the middle. There was {@g} on one side and {friend} on the other. There was {@dog} underneath. And behind {child.his} head was the penguin’s tummy, which was the softest thing in the world.

{@Dog} opened one eye and counted. One, two, three, four, and me.

Everybody in one place. //
{@She} shut {@her} eye again.

# @g
{host}
## if elder
{elder.short}
## if adult & !elder
{adult}

# @g-first
{host} the babysitter
## if elder
{elder}
## if adult & !elder
{adult}

# @G
{Host}
## if elder
{Elder.short}
## if adult & !elder
{Adult}

# @dog
{dog}
## if pet.dog
{pet}

# @Dog
{Dog}
## if pet.dog
{Pet}

# @Dogs
{Dog’s}
## if pet.dog
{Pet’s}

# @she
{dog.he}
## if pet.dog
{pet.he}

# @She
{Dog.He}
## if pet.dog
{Pet.He}

# @her
{dog.his}
## if pet.dog
{pet.his}

# @is-a
{Dog} was next door’s sheepdog, who was staying the night as well, and
## if pet.dog
{Pet} was {child’s} dog, and
## if pet.dog & breed
{Pet} was {a breed}, but on the inside {pet.he} {pet.was} a sheepdog, and
## if pet.dog & breed & breed.Border Collie / pet.dog & breed & breed.Australian Shepherd / pet.dog & breed & breed.German Shepherd
{Pet} was {a breed}, and

# @song
{music}
