title: Ten {Pet} Away
title: Something Long
guest friend: Kofi (he), Nadia (she)
guest pet: Peggy (she), Stanley (he)

% Count slowly together, and pat the bed for the tail at the end. The animal is the family’s, else {friend’s} Dachshund, who stays the night with {friend.him}.

# a-great-deal
{@is} {Pet.He} had a front end, and a back end, and a great deal of {pet} in between.

One dark afternoon[city:  {in city}], when it was too wet to go out, {@came}. They were building a garage out of cushions when the window went white.

Flash!

And then the sky said, BOOM. Bubble-ubble-ubble-OOM.

“Thunder,” whispered {friend}.

“Thunder,” whispered {child}.

# the-back-end
{Pet} said nothing. {Pet} ran under the sofa[athlete: , faster than {athlete}].

At least, {pet.his} front end did. Then the sofa was full. The back end stayed outside on the rug, with its tail {@tail}.

“{Pet} thinks that’s hiding,” said {friend}.

“Don’t tell {pet.him},” said {child}.

{child’s} own tummy felt jumpy[sport: , the way it did before {sport}]. {Child.He} would have liked to go under the sofa too, but there was no room left, because of {pet}.

# a-bit-of-cheese
{child} lay down on the rug. “Come out, {pet}.”

{Pet} would not.

“Have some {@cheese},” said {friend}.

{Pet} wanted the {@cheese}. The nose said yes. But the feet said no.

Flash!

“Where is it?” said {child}. “Is it [us: on | in] our street?”

# something-long
“{@counts},” said {friend}. “First you see the flash. Then you count until the boom. If it’s a big number, the thunder’s far away.”

“What do you count?”

{Friend} thought. “Something long,” {friend.he} said. “So you don’t go too fast.”

{child} looked at the back end of {pet}, and then along to where the front end must be.

“I know something long,” {child.he} said.

They held hands, and waited.

# three-away
Flash!

“One {pet},” said {child} and {friend}. “Two {pet}. Three {pet} …”

BOOM!

“Three {pet} away,” said {friend}. “That’s quite close.”

“That’s nearly our door,” said {child}, and {child.he} squeezed {friend’s} hand.

But under the sofa, something moved. Somebody knew that name. Somebody had heard it three times. And the bottom took one step backwards.

# five-away
Flash!

“One {pet}. Two {pet}. Three {pet}. Four {pet}. Five {pet} …”

Boom!

“Five!” cried {child}. “It’s going away!”

And out came a tummy.

# seven-away
Flash!

“One {pet}, two {pet}, three {pet}, four {pet}, five {pet}, six {pet}, seven {pet} …”

Boom, said the thunder. It sounded cross to be going.

And out came two ears, all dusty, and one nose. {Pet} looked at {child}. {Pet.He} looked at {friend}. Seven times they had called {pet.him}. It must be something important.

“It was {@cheese},” said {friend}, and {friend.he} gave it to {pet}.

# the-cushion-garage
Then the three of them got into the cushion garage, with {child} at one end, and {friend} at the other end, and {pet} all the way across the middle. They waited for a long time[music: , and hummed {music}]. The rain went soft.

[adult: “Is there room for a car?” said {adult}, looking in.

“No,” said {friend}.

]A little flash came, no brighter than a fridge door opening.

They counted slowly, and {pet’s} tail patted every number on the floor. Eight {pet}. Nine {pet}. Ten {pet}.

Bubble-ubble, said the thunder, far, far off.

“Ten {pet} away,” said {child}. “That’s past [school: {school} | the swimming pool].”

“Bye, thunder!” called {friend}.

# pat
That night {child} lay in bed, with a warm {pet} across both feet.[!pet:  {Friend} was asleep already on the other side of the room.][elder:  {Elder} had been told all the numbers on the [us: phone | telephone].][adult:  {Adult} had turned out the light.] {child} listened. There wasn’t any thunder. There was only the gutter, dripping.

But it had been nice, counting. So {child.he} did a bit more.

“One {pet},” whispered {child}.

The tail went pat.

“Two {pet}.”

Pat.

“Three …”

And there was only one {pet}, really, and {pet.he} {pet.was} no distance away at all.

# @is
{Pet} was a Dachshund, and {pet.he} {pet.was} very, very long.
## if pet.dog
{Pet} was [breed: {a breed} | {child’s} dog].
## if pet.cat
{Pet} was [breed: {a breed} | {child’s} cat].
## if breed.Dachshund
{Pet} was a Dachshund, and {pet.he} {pet.was} very, very long.

# @came
{friend} came to {child’s} house to play and to stay the night. {Friend} was {child’s} best friend, and {pet} came too, because {pet} was {friend’s}
## if pet
{friend}[!friend.known: , {child’s} best friend,] came to play at {child’s} house

# @tail
tucked down
## if pet.cat
fluffed up like a bottle brush

# @cheese
cheese
## if pet.cat
ham

# @counts
My grandpa counts it
## if elder
{Elder}[elder2:  and {elder2}] showed us how to count it
