title: {Pet} Doesn’t Fit
title: Two Buns
title: The Box That Went for a Walk

% @what, @kinds, @legs and @bun: as the dog is. It was made of a dachshund; another is big, wide or curly, and a small one has a shoebox.
% @a: {adult}, or else the grandparent; or else the child says good night to the child.

# the-box-ends
{Pet} was {child’s} dog. {@What} First came {pet.his} nose. Then came {pet}, {pet}, {pet}. Last of all came {pet.his} tail.

Today {child} wanted {pet} to have a bed of {pet.his} very own[city: , the best in all of {city}]. {Child.He} had put {@box} down on the rug. [friend: {Friend}[!friend.known: , {child.his} best friend,] had helped. ]In the box was a blanket[elder:  that {elder}[elder2:  and {elder2}] had knitted], but no {pet}.

“Come and lie down, {pet}!”

So {pet} came. {Pet.He} stepped in with {pet.his} front paws. Then the box ended. {Pet} didn’t.

{Pet.His} nose was in. {Pet.His} tail was out. {Pet} didn’t fit!

# again
“Turn [us: around | round], {pet}!”

{Pet} turned [us: around | round]. {Pet.He} went backwards, and {pet.he} stepped in with {pet.his} back paws. Then the box ended all over again.

{Pet.His} tail was in. {Pet.His} nose was out. {Pet} didn’t fit![age>=5: 

“Your front fits, and your back fits,” said {child}. “It’s only your middle that’s too long.”]

# in-the-middle
“Sit, {pet}!”

{Pet} sat down right in the middle. Now all four paws were in. But a bed is for lying down in. So {pet} lay down. Out came {pet.his} nose at one end. Out came {pet.his} tail at the other.

{Pet.His} nose was out. {Pet.His} tail was out. {Pet} didn’t fit!

# duns
“Wait,” said {child}. {Child.He} tipped the box on its side, so that it was like a little den[school: , like the one {at school}]. {Pet} crept in. {Pet.He} scratched at the blanket. {Pet.He} scratched and {pet.he} scratched, because that’s what {@kinds} do, and the box rocked and it rocked and …

Flump!

The box was upside down, and there was no {pet} to be seen at all.[age>=5: 

“{Pet}?” said {child}, and looked behind the sofa.]

# four-legs
And then the box stood up. It had grown {@legs}! The box was walking. It walked across the rug. It walked into the chair. Bonk! [sport: It walked into {sport.thing}. Bonk! ]It walked into the wall. Bonk!

Then it stopped.

“Eeee,” said the box.[age>=4:  It sounded just like {pet}.]

Oh no! It was dark in there, and {pet} couldn’t find the way out!

# lift
“I’m coming, {pet}!” shouted {child}. {Child.He} took hold with both hands, and {child.he} lifted.[athlete:  Not even {athlete} could have lifted it faster.] There was {pet.his} nose! There was {pet}, {pet}, {pet}! There was {pet.his} tail!

{child} hugged {pet.him} all the way from {pet.his} nose to {pet.his} tail. {@Hug}[age>=5: 

“Were you frightened?” {child} said into {pet.his} ear.

{Pet} licked {child.him} on the chin. That meant yes.]

# will-not
Then {child} put the box back on the rug, and the blanket back in the box. But {pet} wouldn’t. {Pet.He} sat down a long way off and looked at the box.[age>=5: 

“It’s being good now,” said {child}, and patted it. “It’s not going anywhere.”

But {pet} didn’t come. {Pet.He} took one more step, the wrong way.]

# bun
So {child} lay down on the rug. {Child.He} {child.was} long as well, all the way from {child.his} nose to {child.his} toes. But {child.he} pulled {child.his} knees up to {child.his} tummy, and {child.he} tucked {child.his} nose down to {child.his} knees.

“Look, {pet},” said {child}. “I’m a bun.”

{Pet} looked at {child}. {Pet.He} looked at the box. {Pet.He} stepped in. {Pet.He} turned [us: around | round] once. {Pet.He} turned [us: around | round] once more. {Pet.He} turned just a tiny bit further, because that’s what dogs do. And then {pet.he} laid {pet.his} nose down beside {pet.his} tail.

{Pet} was a bun as well.

{Pet.His} nose was in. {Pet.His} tail was in. {Pet} [us: fit | fitted].

# two-buns
That evening {child} lay in bed, with {child.his} knees up to {child.his} tummy. Beside the bed stood the box. It sighed and it snuffled[music: , and it sounded very nearly like {music}].

{@Night}

# @what
{Pet.He} {pet.was} {a breed}, and that is a big sort of dog.
## if breed.Dachshund
{Pet.He} {pet.was} a dachshund, and dachshunds are long.
## if breed.Golden Retriever / breed.Labrador
{Pet.He} {pet.was} {a breed}, and there’s a lot of dog in one of those.
## if breed.Rottweiler / breed.German Shepherd / breed.Boxer
{Pet.He} {pet.was} {a breed}, and those are big and strong.
## if breed.Siberian Husky / breed.Australian Shepherd / breed.Border Collie
{Pet.He} {pet.was} {a breed}, and those are long and furry.
## if breed.Poodle
{Pet.He} {pet.was} a poodle, and poodles are curly all the way along.
## if breed.Bulldog
{Pet.He} {pet.was} a bulldog, and bulldogs are wide.
## if breed.Beagle / breed.Cocker Spaniel
{Pet.He} {pet.was} {a breed}, and those are longer than you’d think.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{Pet.He} {pet.was} {a breed}. That’s a small sort of dog, but longer than you’d think.

# @box
a cardboard box
## if breed.Yorkshire Terrier / breed.Shih Tzu
a shoebox

# @kinds
dogs
## if breed.Dachshund
dachshunds
## if breed.Golden Retriever
golden retrievers
## if breed.Labrador
Labradors
## if breed.German Shepherd
German shepherds
## if breed.Poodle
poodles
## if breed.Bulldog
bulldogs
## if breed.Beagle
beagles
## if breed.Yorkshire Terrier
Yorkshire terriers
## if breed.Boxer
boxers
## if breed.Rottweiler
Rottweilers
## if breed.Siberian Husky
huskies
## if breed.Border Collie
Border collies
## if breed.Cocker Spaniel
spaniels

# @legs
four long legs
## if breed.Dachshund / breed.Bulldog / breed.Yorkshire Terrier / breed.Shih Tzu
four short legs
## if breed.Poodle
four curly legs
## if breed.Beagle / breed.Cocker Spaniel
four legs

# @hug
It took quite a while.
## if breed.Yorkshire Terrier / breed.Shih Tzu
It was so quickly done that {child.he} did it again.

# @bun
big bun
## if breed.Dachshund / breed.Beagle / breed.Cocker Spaniel
long bun
## if breed.Poodle
curly bun
## if breed.Bulldog
wide bun
## if breed.Siberian Husky / breed.Australian Shepherd / breed.Border Collie / breed.Yorkshire Terrier / breed.Shih Tzu
furry bun

# @night
{child} turned off the light. “Night-night, {@bun},” said {child}. And then {child.he} said to {child.himself}, “Night-night, little bun.”
## if adult
{Adult} turned off the light.

“Night-night, little bun,” said {adult}. “Night-night, {@bun}.”
## if elder & !adult
{Elder.short} turned off the light.

“Night-night, little bun,” said {elder.short}. “Night-night, {@bun}.”
