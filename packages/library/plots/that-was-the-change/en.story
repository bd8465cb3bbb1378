title: {Pet’s} Shop
title: Two Shops and No Customers
title: That Was the Change
guest friend: Anika (she), Toby (he)
guest pet: Peggy (she), Bertie (he)
guest minder: Dilys (she), Olwen (she)

% It was made of a dachshund; a cat goes pit pat, and is paid under the chin. The dog of a family without one is from next door.
% @a: {adult}, else the grandparent, else {minder}. With a grandparent the glove is theirs, and they buy it back.
% Tickle the listener: one, two, three, and then with all your fingers.

# two-shops
On Saturday {Friend}[!friend.known: , {child’s} best friend,] came to play, and {child} had a very good idea.

“Let’s play [us: store | shops]!” said {child}. “I’ll be the {@keeper}.”

“No, I’ll be the {@keeper},” said {Friend}.

“But it’s my sofa,” said {child}.

“But I’ve brought my apron,” said {Friend}. And {friend.he} had. It had a pocket.

So there were two shops. {child} had a shop at this end of the sofa. {Child.He} sold a teddy, a spoon, and three red bricks. {Friend} had a shop at that end of the sofa. {Friend.He} sold a [us: throw pillow | cushion], a blue cup, and a picture of a hen.

# the-till
In the middle they put {@slipper}, to be the [us: cash register | till]. All the money went in it, and the money was big buttons.

Then they stood behind their shops, and they waited.[music:  {child} hummed {music}, because shops have music.]

“Ding-a-ling,” said {child}. “My shop’s open!”

“Ding-a-ling,” said {Friend}. “So is mine!”

But nobody came. Everybody was a {@keeper}.

# a-customer
They waited. And then, {@tip}, {@tip}, in came a customer.

It was {Pet}! {@who}

“{Pet.He}’s coming to my shop!” said {child}.

“{Pet.He}’s coming to mine!” said {Friend}.

{Pet} stopped. {Pet.His} nose was in {friend’s} shop. {Pet.His} tail was in {child’s}.

“{Pet.He}’s my customer,” said {Friend}. “I’ve got the face.”

“{Pet.He}’s my customer,” said {child}. “I’ve got the {@end}!”

“Mine!”

“Mine!”

# jingle
They were so busy being cross that they didn’t see what {Pet} did next. {Pet.He} picked up the slipper, buttons and all. And off {pet.he} went, {@tip}, {@tip}, jingle, jingle, jingle.

“The [us: cash register | till]!” cried {child}.

“The money!” cried {Friend}.

They ran down the hall. {@Tip}, jingle, jingle. They ran [us: around | round] the kitchen table. {@Tip}, jingle, jingle.[sport:  It was as good as {sport}.][athlete:  Not even {athlete} would have caught {pet.him}.] And behind the coats they found {pet.him}, sitting up very straight in {pet.his} basket.

# all-in-a-row
And {pet.he} hadn’t just got the slipper. There was {@glove}. There was a ball, and a [us: clothespin | wooden peg], and {@bite}. There was {child’s} left {@boot}, which had been lost since Tuesday. It was all laid out in a row.

{child} looked at {Friend}. {Friend} looked at {child}.

“{Pet}’s got a shop!” they said.

“It’s better than ours,” whispered {Friend}.[city:  “It’s the best one {in city}.”]

“It’s got {@boots},” whispered {child}.[school:  “I need those {at school}.”]

# one-tickle
So they held hands, because they were customers now, and they went up to the shop together.

“Ding-a-ling,” said {child}. “One slipper, please.”

“How much is it?” asked {Friend}.

{@rolled}

It was one tickle. So they each paid half.

{@sold} The [us: clothespin | peg] was three. And the {@boot} [us: cost ever so much | was ever so dear]. It took all their fingers, until {@whisk}. Nobody wanted the {@bit}, so the {@keeper} had to eat it.

# wheres-teddy
That night, when {Friend} had gone home, {@a-last} tucked {child} in.

“Where’s Teddy?” said {@a}. He wasn’t in the bed, and he wasn’t under it.

But {child} knew. {Child.He} went down the hall in bare feet, holding {@a-s} hand.

# still-open
There was {Pet}, in the dark, in {pet.his} basket. And there was Teddy, laid out in a row all by himself.

“Ding-a-ling,” whispered {child}. “Are you still open?”

{Pet} opened one eye. {Pet.He} rolled over.

# the-change
{child} paid with one small, slow, sleepy tickle. Then {child.he} gave {Pet} a kiss on the nose.

That was the change.

# @keeper
shopkeeper
## if child.she
shop lady

# @tip
tip tap
## if pet.cat
pit pat

# @who
{Pet} was the dog from next door, who was staying all week. {Pet.He} had a face at one end, a tail at the other, and a great deal of middle.
## if pet.dog
{Pet} was {a breed}, with a face at one end, a tail at the other, and a great deal of middle.
## if pet.dog & breed.Dachshund
{Pet} was a dachshund, with very short legs and a great deal of middle.
## if pet.cat
{Pet} was {a breed}, with a face at one end, a tail at the other, and a great deal of middle.

# @end
waggy end
## if pet.cat
swishy end

# @rolled
{Pet} rolled over. {Pet.He} put four legs in the air.
## if breed.Dachshund
{Pet} rolled over. {Pet.He} put four short legs in the air.
## if pet.cat
{Pet} rolled over. {Pet.He} put {pet.his} chin in the air.

# @whisk
{pet’s} back leg was going [us: around | round] like an [us: eggbeater | egg whisk]
## if pet.cat
{pet} was purring like an [us: eggbeater | egg whisk]

# @bit
toast
## if pet.cat
ham

# @bite
a bit of toast
## if pet.cat
a bit of ham

# @boot
[us: rain boot | wellington]
## if pet.cat
mitten

# @boots
[us: rain boots | wellingtons]
## if pet.cat
mittens

# @slipper
a big slipper
## if adult
one of {adult’s} slippers
## if elder & !adult
one of {elder’s} slippers

# @glove
a big glove
## if adult
one of {adult’s} gloves
## if elder & adult
one of {elder’s} gloves
## if elder & !adult
one of {elder.short’s} gloves

# @sold
The glove was two tickles.
## if elder
{Elder} came to the shop as well, and bought the glove back. It was two tickles.
## if elder & elder2
{Elder} came to the shop as well, and bought the glove back. It was two tickles. {Elder2} bought the ball, and that was two as well.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-last
{minder}, who was babysitting,
## if adult
{adult}
## if elder & !adult
{elder.short}
