title: The Long, Long Sock
title: My Sock and Your Sock
title: Pull, {child}, Pull!

% The dog's ears (@ears, @flap, @bump, @end) and tail (@swish) by breed: hanging ears unless told otherwise.

# one-warm-foot
{child} had one warm foot and one cold foot.

The warm foot had a blue sock on[elder: , and {elder} had knitted it[elder2:  while {elder2} held the wool]]. The cold foot had no sock on.

{Pet} had the sock.

[age>=5: {Pet} was {child’s} dog. ]{Pet.He} had the toe of it in {pet.his} mouth, {@ears}.

“My sock,” said {child}.

“Mmmf,” said {pet}.

# a-banana
So {child} took hold of the top of the sock, and {pet} held on to the toe.

Pull, {child}, pull!

Pull, {pet}, pull!

And the sock got long. It was as long as a banana.

“My sock!” said {child}.

“Mmmf!” said {pet}, and {pet.his} ears went {@flap}.

# as-long-as-the-dog
Pull, {child}, pull!

Pull, {pet}, pull!

And the sock got longer. It was as long as {pet}.

“My SOCK!” {child.he} said.

“MMMF!” said {pet}, and {pet.his} ears went {@flap}, and {pet.his} tail went {@swish}, and {pet.his} bottom went up in the air.

# bump
[age>=5: Pull, {child}, pull!

Pull, {pet}, pull!

And the sock got longer still. It was as long as {child}, from {child.his} hair right down to {child.his} toes.

“MY SOCK!” said {child}.

“MMMMMF!” said {pet}, and {pet.he} walked backwards, first with one paw and then with another.

]Pull, {child}, pull!

Pull, {pet}, pull!

[athlete: Not even {athlete} pulls as hard as that.

]And the sock got as long as the rug, and then …

BUMP! {child} sat down on {child.his} bottom.

BUMP! {Pet} sat down on [pet.he: his | [pet.she: hers | {pet.his} bottom too]], {@bump}.

[friend: BUMP! {Friend}[!friend.known: , {child’s} best friend,] sat down too, from laughing so much.

]And there, on the rug[age>=5:  between them], lay the sock. It was a long, long, long blue sock.[city:  There wasn’t a longer one in {city}.]

# flop
{child} put {child.his} cold foot in.

Flop. The sock fell off.

{Child.He} put {child.his} foot in again.

Flop. The sock fell off again. The toe was far away, over there, and {child.his} foot could not get to it.

“Oh no,” {child.he} said. “It’s too long.[school:  I can’t walk to {school} in that.]”

And {child.his} foot was very, very cold.

# hold-it
{child} looked at the sock. {Child.He} looked at {pet}. {Child.He} picked up the toe, and {child.he} gave it to {pet.him}.

“Hold it, {pet},” {child.he} said.

{Pet} took the toe in {pet.his} soft, soft mouth. {Pet.He} did not go {@flap}. {Pet.He} did not go {@swish}. {Pet.He} did not pull at all. {Pet.He} just held it[age>=4: , very still, and looked at {child.him}].

Push, {child}, push!

In went {child.his} foot. In went {child.his} knee. {Child.He} took hold of the top with both {child.his} hands.

Pull, {child}, pull.

And up came the sock, up and up, right up to {child.his} tummy.

# two-feet-in-one-sock
There was still room in there. So in went the warm foot too. Two feet in one sock. [sport: You couldn’t {play sport} like that. But you could wiggle. ]Wiggle, wiggle.

And there was still some sock left over. So {pet} lay down on the rug, close to {child}, and put {pet.his} chin on the toe, {@end}.

# sleep
Now {child} had two warm feet[music: , and {child.he} hummed {@song} to them]. And {pet} had a warm chin.

“My sock,” said {child}, and {child.he} gave a big yawn. “And your sock.”

“Mmmf,” said {pet}.

Sleep, {child}, sleep.

Sleep, {pet}, sleep.

# @ears
and {pet.his} ears hung down, one on each side
## if breed
and {pet.his} soft {breed} ears hung down on each side
## if breed.Cocker Spaniel
and {pet.his} long spaniel ears hung down on each side
## if breed.Beagle / breed.Dachshund / breed.Poodle / breed.Shih Tzu
and {pet.his} long {breed} ears hung down on each side
## if breed.Bulldog / breed.Boxer / breed.Border Collie / breed.Australian Shepherd
and {pet.his} two {breed} ears flopped over at the tips
## if breed.German Shepherd / breed.Siberian Husky / breed.Yorkshire Terrier
and {pet.his} two pointed {breed} ears stood straight up

# @flap
flap
## if breed.German Shepherd / breed.Siberian Husky / breed.Yorkshire Terrier
twitch

# @swish
swish
## if breed.Bulldog / breed.Australian Shepherd
wag

# @bump
with one ear inside out
## if breed.German Shepherd / breed.Siberian Husky / breed.Yorkshire Terrier
with one ear up and one ear down

# @end
with one ear here and one ear there
## if breed.German Shepherd / breed.Siberian Husky / breed.Yorkshire Terrier
and both {pet.his} ears lay down as well

# @song
{music}
