title: The Ticklish Snow
title: It Is All Tummy
guest friend: Rory (he), Nell (she)
guest pet: Sausage (he), Crumpet (she)
guest lodger: Maureen (she), Glenys (she)
guest neighbour: Mrs Platt (she), Mrs Kerr (she)

% Off the bus comes {adult}, else the grandparent, else {lodger}. With the candle comes the grandparent, else the neighbour.
% The pet is the family’s, or {friend’s} dog. The dachshund is the original.

# one-patch
It had snowed at last[city:  {in city}], but only in one place. It lay in the yard by {child’s} front steps, one white patch, round, and as big as a double bed. {child} wanted to build a snow lantern out of it, all lit up for when {@coming} came home on the bus.[elder & adult:  In the kitchen {elder}[elder2:  and {elder2}] had already started looking for a candle.] But the moment {child} touched the snow, it began to laugh.

It was a teeny tiny laugh, like somebody shaking a tin of pins. The snow wriggled, hopped out of the mittens and lay down a little further off.

# where-is-tummy
“It’s ticklish!” said {friend}, who was {child’s} best friend and was wearing boots much too big for {friend.him}. “This is the best thing that has ever happened to me. And I once saw a horse do a poo indoors.”

“It isn’t the best thing at all,” said {child}. “You can’t build with something that giggles.”

“You keep touching it on the tummy,” said {friend}.

“How do you know which bit is tummy?”

{Friend} got down on {friend.his} knees and took a long look.

“All of it,” {friend.he} said. “It’s all tummy.”

# straight-across
{@comes}

“Stay there, {Pet},” said {child}. “We’re working.”

{@across}

The snow shrieked. It bounced into the air, the whole patch at once, and it came down on {Pet}. {Pet} was gone. Then up got {@loaf} with a tail, looking deeply offended.

# something-serious
Next {friend} decided that what the snow needed was to hear something serious. {Friend.He} stood in front of it with {friend.his} hands behind {friend.his} back.

“Next door’s car broke down on Tuesday,” {friend.he} said. “It was the gearbox. It cost a great deal of money.”

The snow lay perfectly still. {child} crept up with both hands cupped.

“And the man with the [us: tow truck | breakdown lorry] was called Percy Parp,” said {friend}.

The snow exploded. {child} got it right on the nose.

“What did you say that for?”

“Well, he was!”

# laughing-itself-away
The yard was turning blue by now. Lights came on in the windows. And the snow had laughed so much that it had made itself warm. One edge of it was dripping. It was no bigger than a pillow.

{child} saw. Something in {child.his} throat pulled tight.

“It’s laughing itself away,” {child.he} said. “It makes me so sad. There’ll be none left when {@late} gets here.”

{Friend} stopped laughing. {Friend.He} came and stood so close to {child} that their jackets rustled.

“Then we won’t tickle it any more,” {friend.he} said. “Not ever. Only then there’s no lantern.”

# a-warm-foot
{child} sat down on the steps and pulled off a boot, as it was full of melted snow. The sock came too. Along came {Pet}, wet and grumpy, and there in front of {pet.him} stuck up one warm foot. {Pet} licked it, just under the toes[pet.cat: , with a tongue like a nail file].

Now, {child} had told everybody that {child.he} {child.was} not ticklish. {Friend} had been told several times[school: , mostly {at school}][sport: , and once in the middle of {sport}]. {child} held on. {Child.He} puffed out {child.his} cheeks. {Child.He} gripped the railing.[music:  {Child.He} tried to think about {music}.]

“{child},” whispered {friend}. “It’s watching you. It’s standing absolutely still.”

“Mmmpf,” said {child}.

“Are you ticklish?”

“No-ho-ho.”

{Pet} found the place between the little toe and the one next door.

# take-both
{child} laughed so hard that you could hear it all the way to the bike shed. {Child.He} kicked with the other foot, and off flew {child.his} hat. And the snow watched. It had never seen anybody else carry on like that. It clean forgot that it was ticklish itself.

{child} could have pulled {child.his} foot away. Instead {child.he} pulled off the other boot.

“Build!” {child.he} yelled. “Build, {Friend}! Take them both, {Pet}!”

# build
{Friend} built[athlete: , as quick as {athlete}]. {Friend.He} rolled one ball after another, and they held. {child} cried with laughing, and {Pet} went on licking, since the toes tasted a little of cheese.

“Last ball,” said {friend}. “You do this one.”

{child} stepped into {child.his} boots with no socks on and set it on the very top. It gave one giggle, only one, and stayed where it was.

# a-small-candle
{@candle} came out with dry socks and a small candle. {@CandleHe} lit it and set it inside the lantern[elder2 & adult: , while {elder2} kept the wind off]. It turned the snow yellow from the inside. The lantern gave a little shiver, but it stood.

“Maybe it’s ticklish on the inside, too,” said {friend}.

“We won’t mention it,” said {child}.

# the-bus
Down on the road, the bus stopped. {@Late} came up the hill with a bag over one shoulder, and {@met}. {child} moved closer to {friend} on the steps, to make room for one more. And {@late} sat down and undid both boots.

# @coming
{lodger}, who rented the room next door,
## if adult
{adult}
## if elder & !adult
{elder}

# @late
{lodger}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @candle
Their neighbour {neighbour}
## if elder & adult
{Elder}
## if elder2 & !adult
{Elder2}

# @candleHe
she
## if elder & adult
{elder.he}
## if elder2 & !adult
{elder2.he}

# @comes
Just then {friend’s} dog, {Pet}, came across the yard. {Pet} did not care for cold paws, and {pet.he} had four of them.
## if pet.dog
Just then {Pet} came out on the steps. {Pet} was {a breed}, who did not care for cold paws, and {pet.he} had four of them.
## if breed.Dachshund
Just then {Pet} came out on the steps. {Pet} was a dachshund, and so long that the front had changed its mind before the back was out. {Pet} did not care for a cold tummy, and {pet.his} tummy hung very close to the ground.
## if pet.cat
Just then {Pet} came out on the steps. {Pet} was {a breed}, who did not care for wet paws, and {pet.he} had four of them.

# @across
{Pet} did not stay there. {Pet.He} walked straight across the snow, and {pet.he} sniffed every inch of it with a cold, wet nose.
## if breed.Dachshund
{Pet} did not stay there. {Pet.He} walked straight across the snow, with {pet.his} tummy trailing all the way.
## if pet.cat
{Pet} did not stay there. {Pet.He} walked straight across the snow, and at every step {pet.he} stopped and shook a paw.

# @loaf
a white loaf
## if breed.Dachshund
a long white loaf

# @met
{Pet} ran down to say hello
## if breed.Dachshund
{Pet} ran down to say hello, with {pet.his} tummy on the road
## if pet.cat
{Pet} walked down to say hello, with {pet.his} tail straight up

# picture 1
In the only snow in the yard
