title: The Bus to Coffee
title: Anyone for Coffee
title: One More Time Round

% Whoever brings the coffee: {adult}, or else the neighbour. The night bus is {adult}, or else the grandparent, with a passenger in each hand.
% What the dog looks like in the road: @lump; where it rides: @rides; what it licks: @licked.

guest neighbour: Mrs Finch (she), Mrs Plum (she)

# all-aboard
“All aboard!” shouted {child}. “The bus is leaving!”

The bus was in the middle of {elder’s} kitchen floor. It was four chairs in a row, with a saucepan lid to steer by. {child} was the driver[school: , the same as {at school}]. {Friend}[!friend.known: , {child’s} best friend,] stood at the front with a bag of macaroni and sold tickets.

In came {elder}, with a hat on.

“Excuse me, is this the bus to Coffee?”

“Yes,” said {child}, “but it goes to Horses first. And then Ice Cream. And then the Moon.”

“That’s all right,” said {elder.short}. “I’m in no hurry.[sport:  I don’t {play sport} till Thursday.]”

{Friend} gave {elder.him} a piece of macaroni, and {elder.short} went and sat right at the back.

# in-the-road
“Off we go! Brrrrm!”

But the bus didn’t go. There was something lying in the road. It was {@lump}, and it was {pet}[!pet.known:  the dog].

“Beep!” said {child}.

{Pet} wagged {pet.his} tail. Thump, thump, thump on the floor.

“Beep, beep!”

Thump, thump, thump.

# stamped
“I think {pet.he} wants to come too,” said {friend}. “{Pet.He} needs a ticket.”

{Friend} held out a piece of macaroni. Slurp! It was gone.[athlete:  Not even {athlete} was as quick as that.]

{Friend} held out another one. Slurp!

“{Pet.He} keeps eating the tickets!” shouted {friend}.

“Then they’ve been stamped,” said {elder.short}.

Oh, well, in that case! {Pet} was allowed on. {@Rides}.

# horses
“Brrrrm! Horses!” shouted {child}, and everybody neighed. {Pet} didn’t neigh, but {pet.he} did sneeze.

“Brrrrm! Ice Cream!” shouted {child}, and everybody got an ice cream made of air. {Friend} had strawberry. {Elder.short} had toffee. {Pet} licked {@licked}, because there had been porridge on it.

# krrr
“Brrrrm! The Moon! Hold on tight, it’s all uphill!”

They leaned back as far as they could. It was dark on the Moon, because on the Moon you had to shut your eyes.

“You can look now,” said {child}. “Next stop, Coffee!”

But {elder.short} didn’t look. The hat had slipped down over {elder.his} nose.

“Hrrrr,” said {elder.short}.

“Coffee!” shouted {friend}. “Anyone for Coffee?”

“Hrrrr-phew,” said {elder.short}. “Hrrrr-phew,” said {pet}, in {elder.his} lap.

“{Elder.He}’s going to miss {elder.his} stop,” whispered {friend}.

# once-more
“Then we’ll go round one more time,” whispered {child}. And round they went[city: , round the whole of {city}], as quietly as a bus can go. Brm, brm, brm.[music:  {Friend} was the radio, and hummed {music} very, very softly.]

# coffee
They were just coming in again when the kitchen door opened. It was [adult: {adult}. {adult.He}|{neighbour} from next door. She] had a cup in each hand, and you could smell the coffee all the way to the back seat.[elder2:  Behind came {elder2}, with the buns.]

{Elder} woke up.

“Are we there?” {elder.he} said.

“Coffee,” said {child}. “This is your stop.”

# night-bus
Then it was bedtime. {child} and {friend} were going to sleep in {elder.short’s} big bed, but it was a lot of stairs, and their legs had run out.

“Is there a night bus?” asked {child}.

[adult: “You’re looking at it,” said {adult}, bending down.

{Friend} rode on the back. {child} rode up front.|“You’re looking at it,” said {elder.short}, holding out both hands.

{Friend} rode on one. {child} rode on the other.] {Pet} walked alongside and kept the road clear.

# last-stop
[adult: {Adult} drove gently. {adult.He} pulled up|{Elder.short} drove gently. {Elder.He} pulled up] right beside the pillow.

“Bed,” said {@a}. “Last stop. Has everybody got a ticket?”

{child} opened {child.his} hand. There was the very last piece of macaroni, a little bit warm.

{@A} popped it in {@his} mouth. Crunch.

“Stamped,” [adult: {adult.he}|{elder.he}] said.

# @a
{elder.short}
## if adult
{adult}

# @A
{Elder.short}
## if adult
{Adult}

# @his
{elder.his}
## if adult
{adult.his}

# @lump
soft and round and warm
## if breed.Golden Retriever / breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky
big and soft and warm
## if breed.Yorkshire Terrier / breed.Shih Tzu
small and shaggy and warm
## if breed.Dachshund
long and low and warm
## if breed.Poodle
curly and soft and warm
## if breed.Bulldog / breed.Boxer
solid and wide and warm
## if breed.Border Collie / breed.Australian Shepherd / breed.Cocker Spaniel
shaggy and soft and warm

# @rides
{Pet.He} didn’t want a chair, so {pet.he} rode in the aisle with {pet.his} head in {elder.short’s} lap
## if breed.Golden Retriever / breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky
{Pet.He} didn’t fit on a chair, so {pet.he} rode in the aisle with {pet.his} head in {elder.short’s} lap
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
{Pet.He} had a whole chair to {pet.himself}, and rode with {pet.his} head in {elder.short’s} lap

# @licked
the floor
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
the chair
