title: Not in Service
title: You’ve Missed Your Stop
guest friend: Nora (she), Jem (he)
guest pet: Dolly (she), Rusty (he)
guest elder: Mavis (she), Stan (he)

% The one who drives the bus is the family’s own grandparent, else {elder} the driver. The dog is the family’s, else the friend’s; a cat has reasons of its own.
% The refrain is said crossly, then in fright, and softly at the last.

# a-bear-in-it
There was a bear in {child’s} den.

{child} and {friend} had spent the whole autumn building it, out of fir branches and planks, in the woods behind the place where the bus turns round. {Friend} was {child’s} best friend, and today they were going to open the den properly, with [us: cookies | biscuits][adult:  that {adult} had baked]. But when {child} crawled in, there was something brown in the way. It smelled of blueberries and wet rug.

“Excuse me,” said {child}, who had been nicely brought up. “This is our den.”

“No,” said the bear, without opening its eyes. “It’s mine. You can tell by how tight it is.”

“It’s only tight because you’re in it! [us: Scoot over | Budge up].”

“[us: Scoot over | Budge up] yourself,” said the bear.

# may-stay
{@Squeezed} {Pet.He} walked straight over the bear’s tummy.

“That one can stay,” said the bear. “It’s warm.”

{Friend} was the last one in. {Friend.He} always talked as if {friend.he} {friend.was} in an important meeting[school: , even at break {at school}].

“I propose that we share,” said {friend}. “The bear can have the left half. All in favour?”

“I haven’t got a left half,” said the bear. “I only come whole.”

# biscuits
“In that case I propose refreshments,” said {friend}, and held out a [us: cookie | biscuit] to the bear’s nose, in a hand that didn’t shake at all.

The bear ate it. Then it ate all the others. {@Heart}

“Thank you,” said the bear. “Now I’m so full that I can sleep till April.”

# dark
It stretched, and it turned over. The whole den creaked. The big back rolled up against the way out and stayed there, like a sack against a door.

Everything went dark.

“I propose that we leave now,” said {friend}.

But they couldn’t. {child} pushed at the fur with both hands and both feet.[sport:  {Child} had never pushed so hard, not even at {sport}.][athlete:  Not even {athlete} could have shifted it.]

“[us: Scoot over | Budge up]!” shouted {child}. “[us: Scoot over | Budge up]!”

The bear snored.

“When is it April?” said {friend}, and {friend.he} didn’t sound like a meeting any more.

# half-each
{child} couldn’t answer. {Child.He} {child.was} so frightened that there was a thumping in {child.his} chest. {Pet} could tell. {Pet.He} pushed in between them, so that they had {@half} each, and licked {child’s} ear for a long time.

“Hello in there!” called a voice through the branches. “Are you full up?”

# full-up
It was {elder}[!elder: , the bus driver]. {Elder.He} was driving the bus [city: {in city} | to the woods and back] that autumn, and {elder.he} had never been able to pass a crowd without stopping.

“{Elder.short}! There’s a bear across the door! It’s gone to sleep!”

“I see,” said {elder.short}. “I get one of those on the last bus every Friday. No shouting, please. You never shout at a passenger who’s asleep. You tell him where to get off.”

“Where does he get off?” whispered {child} in the dark.

{Friend} considered it.

“The Cellar,” {friend.he} said. “The one dug into the bank behind the bus stop, with all the jam. It’s got thick walls, and it’s pitch dark. And it’s got a door.”

“It’s blueberry jam,” said {child}.

They shook hands on it, across {pet}.

# your-stop
{child} wriggled along the bear’s side until {child.he} reached an ear. It was a round one, and as soft inside as a mitten. {Child.He} put a hand behind it and scratched.

“Bear,” {child.he} whispered. “You’ve missed your stop. The next one is the Cellar.”

The snoring stopped.

“The Cellar?” mumbled the bear.

“It’s dark there, and even tighter than here. And there are blueberries for when you wake up.”

“Do I change?”

“You change here,” said {child}. “[us: Scoot over | Budge up] a bit, and I’ll show you. I’ll hold your hand.”

# mind-the-way
The bear stood up. Half the roof came with it, like a hat. In came the sun, and there stood {elder}, seeing everybody safely off.

“Mind the step,” {elder.he} said to the bear.

They went across the grass. {child} had one paw and {friend} had the other, and {@led}. The bear kept its eyes shut all the way.

# uncomfortable
In the cellar {elder.short} had laid out all the cardigans left on the bus[elder2: , most of them by {elder2}]. The bear sank down into them.

“Perfect,” it said. “Wonderfully uncomfortable.”

“We’ll be off, then,” said {child}. “Sleep well.”

But the bear opened one eye. It was small and brown, and it was looking at {child}.

{Pet} was already lying against the big tummy. The bear lifted an arm, and that made another gap, exactly the right size.

“[us: Scoot over | Budge up],” the bear said to {pet}.

{Pet} did. {child} crawled in, and {friend} crawled in after. {Elder} sat down on a potato crate in the doorway[elder2:  next to {elder2}][music:  and hummed a bit of {music}].

“Last bus in half an hour,” {elder.he} said.

Nobody answered. {child} felt the bear’s heart against {child.his} back. It beat slowly, and then more slowly, like footsteps going home through a wood.

# out-of-service
When the half-hour was up, {elder.short} woke two of them and {@one}. They rode home[adult:  to {adult}] in the dusk, and on the cellar door hung the sign from the front of the bus: NOT IN SERVICE.

# @squeezed
{Friend’s} dog {pet} squeezed in. {Pet.He} had been smelling the [us: cookies | biscuits] in {friend’s} backpack since breakfast, and no bear in the world was going to do {pet.him} out of them.
## if pet.dog
{Pet}, {child’s} dog, squeezed in. {Pet.He} had been smelling the [us: cookies | biscuits] in {friend’s} backpack since breakfast, and no bear in the world was going to do {pet.him} out of them.
## if pet.cat
{Pet}, {child’s} cat, squeezed in. {Pet’s} paws had been cold since breakfast, and no bear in the world was going to do {pet.him} out of a fur that size.

# @heart
{Pet} watched each one all the way in, and {pet.his} heart broke every time.
## if pet.cat
{Pet} lay on its tummy, and with each one {pet.he} rode a little higher.

# @half
half a dog
## if pet.cat
half a cat

# @led
{pet} went in front, sniffing out the jam
## if pet.cat
{pet} went in front with {pet.his} tail straight up, for the rest of them to follow

# @one
one dog
## if pet.cat
one cat
