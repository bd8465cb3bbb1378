title: I’ll Just
title: The Purple as Well
title: A Little One, from Nose to Tail
guest pet: Bess (she), Otis (he)
guest lodger: Judith (she), Frances (she)

% Whoever will just is {adult}, else the family’s own grandparent, else {lodger} who rents a room. Read the last “I’ll just” slowly.
% The dog is the family’s, else the neighbour’s; a cat jumps for a leaf instead: @ran, @in-again, @paw.

# over-the-woodshed
There was a rainbow over the woodshed, and {@comes}

“{@A}!” shouted {child}. “Come and see! It’s [city: the biggest {in city} | enormous]!”

“Coming!” shouted {@a} from the kitchen. “I’ll just send this!”

{child} stood on the back step. {@sat} The rainbow went from the fir tree to the woodshed, and you could see all the colours, even the purple, which you hardly ever see.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had never seen the purple at all.]

“Hurry up!” shouted {child}.

“I’ll just be a second!”

# only-a-woodshed
Then a cloud went over the sun. The rainbow grew thin. It grew thinner still. And then it was only a woodshed.

{@A} came out on to the step with a pen behind one ear.

“Where is it?” {@he} said.

“It was there,” said {child}.

“Oh. It must have been lovely,” said {@a}. And {@he} went in again.

It was the “must have been” that did it. It left {child} all hollow in the chest. {Child.He} didn’t want a rainbow that must have been. {Child.He} wanted {@a} to see it.

# in-the-bowl
It rained a little more. The sun came out, and now the rainbow was in the middle of the lawn. It came down in {pet’s} water bowl!

“{@A}! It’s in the BOWL!”

“What fun! I’ll just add this up!”

This time {child} ran to hold on to it[sport: , as fast as when you {play sport}]. But when {child.he} got to the bowl the rainbow was farther off, and when {child.he} got there it was farther off still.[athlete:  Not even {athlete} could have caught up with it.] {@ran}

When {@a} came out it was gone.

“Did I miss it again?” said {@a}. {@He} really did look sad. “Next time, {child}. I’ll just get this done first.”

# chin-in-hands
{child} sat down on the step, chin in hands. Next time would be just the same. Rainbows couldn’t wait[elder & adult: , {elder} had always said so]. And {@a} couldn’t hurry.

# nose-to-tail
{Pet} came up out of the puddle. Wet from nose to tail, {pet.he} stopped in front of {child}, right in the sun, and shook.

It sprayed in every direction. And there, in the middle of the spray, right beside {child’s} nose, was a rainbow. It was a little one, from nose to tail. Then it was gone.

{child} sat as still as a stone.

“Do it again,” {child.he} said.

But {pet} didn’t. All the shake was used up. {Pet} seemed to wonder what {child} meant.

# three-things
{child} thought so hard that you could feel it. You needed sun. You needed {@wet}. And then you needed {@it} to shake.

{Child.He} looked in through the door. {@A} was sitting at the kitchen table, and the sun shone straight in on {@him} through the window. So there was sun.

{@in-again}

# a-small-lake
They went into the kitchen, dripping. {@A} sat with {@his} back to them.

“I’ll just …” {@he} said.

“You do that,” said {child}. {Child.He} stood {pet} in the sun, right beside {@as} chair. “Now shake,” {child.he} whispered.

{Pet} sat down. A small lake spread out around {pet.him}.

“Shake!”

{@paw}

# the-towel
Then {child} remembered. There was one thing that always made {pet} shake, every single time, just before you got there with it. {child} crept to the hook behind the door and took down the towel. {Child.He} held it up.

{Pet} saw the towel. {Pet.He} stood up. It began in the ears. It went all the way along the back and came out at the tail, and it sprayed the table and the chairs and the lamp and {@a}.

“{Pet}!” yelled {@a} and turned round.

And there it was. It was in the middle of the kitchen, in the sun, between the coffee cup and the fridge, red and yellow and green and blue, and purple on the very inside.

{@A} shut {@his} mouth. Both {@his} ears were dripping.

Then it was gone.

# all-of-it
“Did you see?” whispered {child}.

“Yes,” said {@a}. “I saw.”

“All of it?”

“All of it. The purple as well.”

{Pet} shook a little more, but only one ear.

{@A} looked at the papers. They were soaked, and the numbers had run and turned into small blue clouds. {child} held {child.his} breath. But {@a} took the papers and hung them up to dry among the washing, one by one. Then {@he} pulled off {@his} socks.

# seven-more
“How deep is that puddle?” {@he} said.

They made seven more rainbows before the sun went down[music: , to {music} through the kitchen window]. {Pet} made two, [friend: {child} made three with {child.his} hair, {Friend}, who had come running to see the purple, made one, | {child} made four with {child.his} hair,] and {@a} made one. It was the smallest, but {@he} was very proud of it.[elder & adult:  {Elder}[elder2:  and {elder2}] heard about it on the telephone, twice.][elder2 & !adult:  {Elder2} heard about it on the telephone, twice.][school:  Tomorrow everybody would hear about it {at school}.]

# first
When {child} was in bed it was dark outside, and it was raining again, a soft rain that didn’t want anything in particular. {@mat}

{@A} tucked in the [us: blanket | duvet]. {child} waited for {@him} to go back to the papers.

“Aren’t you going to work?” said {child}.

“Yes, soon,” said {@a}. “I’ll just sit here first.”

And there {@he} sat.

# @comes
{lodger} didn’t come. {Lodger} rented the room in the attic, and today {lodger.he} was looking after {child}.
## if elder & !adult
{elder} didn’t come.
## if adult
{adult} didn’t come.

# @sat
{Pet}, the dog from next door, sat there too.
## if pet.dog
{Pet}[!pet.known: , {child.his} dog,] sat there too.
## if pet.cat
{Pet}[!pet.known: , {child.his} cat,] sat there too.

# @ran
{Pet} ran along, barking. {Pet.He} jumped right into the big puddle by the [us: rain barrel | water butt] to catch it. It didn’t work. It was only a puddle.
## if pet.cat
{Pet} ran along, low down, as if after a mouse. {Pet.He} jumped right into the big puddle by the [us: rain barrel | water butt] to catch it. It didn’t work. It was only a puddle.

# @wet
a wet dog
## if pet.cat
a wet cat

# @it
the dog
## if pet.cat
the cat

# @in-again
“{Pet},” said {child}. “Puddle!”

{Pet} was so pleased that {pet.he} jumped in twice.
## if pet.cat
“{Pet},” said {child}. “Look!” {Child.He} put a leaf in the puddle and blew on it, so that it sailed.

{Pet} was so keen that {pet.he} jumped on it twice.

# @paw
{Pet} gave {child.him} a paw.
## if pet.cat
{Pet} licked one paw.

# @mat
{Pet} was staying the night. {Pet.He} lay on the rug, dry and heavy, and ran a little in {pet.his} sleep.
## if pet.dog / pet.cat
{Pet} lay on the rug, dry and heavy, and ran a little in {pet.his} sleep.

# @a
{lodger}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @as
{lodger’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}

# @he
{lodger.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @him
{lodger.him}
## if elder & !adult
{elder.him}
## if adult
{adult.him}

# @his
{lodger.his}
## if elder & !adult
{elder.his}
## if adult
{adult.his}
