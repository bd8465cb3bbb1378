title: Only a Sock
title: One Wet Ear
guest friend: Edie (she), Rafi (he)
guest pet: Dot (she), Mabel (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Teddy bear, Teddy bear, where are you?” Let the child call it, and whisper the third time. The cat is the original; a dog says mmmf. The sock belongs to {@who}: {adult}, else the grandparent, else {minder}.

# teddy-is-gone
It was night-time[city:  {in city}], and [friend: {friend} was staying at {child’s}. | {friend}[!friend.known: , {child’s} best friend,] was staying the night.] {child} had {child.his} pyjamas on. {Friend} had {friend.his} pyjamas on too. [!adult & !elder: {Minder} was minding them. ][elder & !adult: They had {elder}[elder2:  and {elder2}] to mind them. ][elder & adult: {Elder}[elder2:  and {elder2}] had already said good night. ]Now it was time for sleep.

But Teddy wasn’t in the bed.

“Teddy bear, Teddy bear, where are you?” called {child}.

Teddy didn’t say.

# a-sock
“I’ll find him,” said {friend}. {Friend} had a [us: flashlight | torch], and {friend.he} wanted to shine it. “He’s under the bed!”

{Friend.He} shone it under the bed.

No Teddy. Only a sock.

“That’s mine,” said {@who}. “I’ve been looking for that.” And {@he} put the sock on the chair[music: , humming {music}].

# a-mitten
“Teddy bear, Teddy bear, where are you?” called {child}.

“He’s behind the curtain!” said {friend}, and {friend.he} shone {@light} behind the curtain.

No Teddy. Only a mitten.

“That’s mine too,” said {@who}[school: . “I asked about that {at school}.”|.] And {@he} put the mitten on the chair.

# a-thief
In through the door came {pet}. {@cat} {Pet.He} looked at the chair.

“{@Prrp}?” said {pet}.

{Pet.He} picked up the sock in {pet.his} mouth. {Pet.He} picked it up right in the middle, ever so gently, and out {pet.he} went.

“My sock!” said {@who}.

Soon {pet} was back. This time {pet.he} took the mitten.

“My mitten!” said {@who}.

“{Pet’s} a robber,” said {friend}.

# one-wet-ear
{child} thought about Teddy[sport: , and not about {sport} at all]. In the mornings, Teddy always had one wet ear. Nobody knew why.

{Child.He} went after {pet}. {Friend} went after {child}, shining {@light}, and {@who} came last, with one sock on and one sock off. They went on tiptoe, tiptoe, all along the landing.

# the-basket
There stood the [us: laundry | washing] basket. And there in the [us: laundry | washing] basket lay {pet}.

“Teddy bear, Teddy bear, where are you?” whispered {child}.

{Child.He} looked down into the basket.

There was a sock. There was a mitten. There was {@hats} woolly hat. And right in the middle, between {pet’s} two [!pet / pet.cat & breed.Maine Coon: big ]paws, there was Teddy.

{Pet} was licking his ear. Lick, lick, lick.

# a-paw
“Give us Teddy, you robber,” said {friend}, and [friend.name: held out a hand | {friend.he} held out {friend.his} hand].

{Pet} put a paw on Teddy. {Pet.He} didn’t [pet.dog: growl | scratch]. {Pet.He} just put it there.

“{@Shes} washing him,” said {child}. “{@Shes} washing his ear.”

{Friend} shone {@light}. {Friend.He} shone it on Teddy, and on the sock, and on the mitten, and on the hat. They were wet, every one.

“They’re {@her} babies,” said {friend}.

# all-of-them
There wasn’t a sound on the landing.

“My sock is a baby?” said {@who}.

“Yes,” said {child}. {Child.He} sat down on the floor, close up beside the basket. “{Pet}, they can sleep in my bed. All of them.”

{Pet} looked at {child}. {Pet.He} looked for a long time, {@do}.

# by-the-scruff
Then {pet.he} took Teddy by the scruff of his neck, lifted him high, and stepped out of the basket. Along the landing {pet.he} went, with {pet.his} tail {@tail}, and into the bedroom, and, hup, on to the bed[athlete: , just like {athlete}]. And {pet.he} laid Teddy down on {child’s} pillow.

“{@Prrp},” said {pet}.

And then {pet.he} fetched the sock. And then {pet.he} fetched the mitten. And then {pet.he} fetched the hat.

{child} snuggled down on one side. {Friend} snuggled down on the other side and switched off {@light}, all by {friend.himself}. And in the middle lay {pet}, who took up the whole of the bed.

# it-is-asleep
{@Who} stood in the doorway. One of {@his} feet was a little bit cold.

“Can I have my sock back?” {@he} said.

“No,” said {child}. “It’s asleep.”

{Child.He} felt about in the dark. One sock. One mitten. One hat.

And Teddy, with one wet ear.

# @who
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
{minder.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @shes
{pet’s}
## if !pet / pet.she
she’s
## if pet.he
he’s

# @her
{pet’s}
## if !pet / pet.she
her
## if pet.he
his

# @light
{friend.his} [us: flashlight | torch]
## if friend.name
the [us: flashlight | torch]

# @hats
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @cat
{Pet} was next door’s cat, who came when {pet.he} liked, a very big cat, with tufts on her ears and a tail like a feather duster.
## if pet.cat
{Pet} was {a breed} with a pink tongue.
## if pet.cat & breed.Maine Coon
{Pet} was a cat, a very big cat, with tufts on {pet.his} ears and a tail like a feather duster.
## if pet.dog
{Pet} was {a breed} with a wet nose.

# @prrp
prrrp
## if pet.dog
mmmf

# @do
the way cats do
## if pet.dog
with {pet.his} head on one side

# @tail
straight up
## if pet.dog
wagging
