title: Woo, Said the Fence
title: Good Night, Wolf
guest friend: Priya (she), Otis (he)
guest pet: Dot (she), Spot (he)

% “Woo,” high and thin, for the child to do with you; after “the fence was quiet” a moment of nothing. The end very slowly.
% The dog is the family’s, or one from over the road; a cat goes under just as well.

# in-the-garden
{child} and {friend}[!friend: , {child.his} best friend,] were in the garden, and {pet} was in the garden too.

{@dot}

{Friend} was wearing {child’s} hat. {Friend.He} always did[school: , even {at school}].

“Woo,” said the fence.

{child} looked at the fence. {Friend} looked at the fence.

“Woo, woo, woo,” said the fence.[music:  It wasn’t a bit like {music}.]

# a-wolf
“It’s a wolf,” said {friend}. “I want to see him.”

But the fence was too tall to look over.[city:  There wasn’t a taller one {in city}.] There was only a little gap at the bottom, a low, muddy gap.

{@right} In went {pet.his} nose, in went {pet.his} ears. Then there was half of {pet} under the fence, and half of {pet} in the garden, and the half in the garden [pet.cat: had its tail straight up | wagged].

And the fence was quiet.

# a-new-one
{child} lay down on {child.his} tummy and looked in the gap. {Child.He} saw {pet’s} nose. And touching {pet’s} nose was another nose, small and black.

“It’s not a wolf,” said {child}. “It’s a puppy.”

“Is it a big puppy?” said {friend}.

“No,” said {child}. “It’s a new one.”

{Friend} lay down and looked too, for a long time. “Hello, wolf,” {friend.he} said.

# dinner
“{Pet}!” called the kitchen door[adult:  in {adult’s} voice]. “Dinner!”

So out came {pet’s} ears, out came {pet’s} nose. Off {pet.he} ran[athlete: , as fast as {athlete}].

“Woo,” said the fence. “Woo, woo, woo.”

Then back came {pet}, licking {pet.his} lips, and in went {pet.his} nose, in went {pet.his} ears.

And the fence was quiet.

# five-more-minutes
“He wants {pet},” said {friend}.

“He can’t have {pet},” said {child}. “{Pet} sleeps in our house. He’ll go woo all night.”

{child} didn’t want him to go woo all night.

“Five more minutes!” called the kitchen door[elder:  in {elder’s} voice]. “Then {friend}’s going home!”

{Friend} pulled the hat down over {friend.his} ears.

“That’s my [sport: {sport} ]hat,” said {child}.

“I know,” said {friend}. “I’m taking it to bed.”

“Why?”

“It smells of your house,” said {friend}.

# the-smell
{child} looked at the hat. {Child.He} looked at the fence.

“He can’t have {pet},” {child.he} said. “But he can have the smell of {pet}!”

{Child.He} ran in, and {child.he} ran out again with {pet’s} own blue blanket. It smelled of {pet} all over.

{Child.He} pushed it at the gap. It stuck.

“I can’t do it,” said {child}. “[pet.dog & !breed.Dachshund: My arm’s too short | I’m too big].”

# no-more-blue
{Pet} looked at {pet.his} blanket. {Pet.He} looked at the gap. {Pet.He} put one paw on the blanket, because it was [pet.she: hers | [pet.he: his | {pet.his} own]].

“Woo,” said the fence. It was only a very little woo.

{Pet} took {pet.his} paw off. {Pet.He} took the corner of the blanket in {pet.his} teeth. In went {pet.his} nose, in went {pet.his} ears, in went the front of {pet}, and the middle of {pet}, and the back of {pet}, and after {pet.him} went the blanket, until there was no more blue.

# they-listened
{child} and {friend} waited.

Then out came {pet}, with mud on {pet.his} nose and nothing in {pet.his} mouth.

They listened.

The fence was quiet.

“Good night, wolf,” said {friend}, and {friend.he} went home in {child’s} hat[elder2: , between {elder.short} and {elder2}][elder & !elder2: , holding {elder’s} hand].

# the-corner
When it was dark, {child} got into bed[adult: , and {adult} put out the lamp]. {Pet} looked in {pet.his} basket. There wasn’t any blanket. So {pet.he} came and looked at {child}, and {child} held up the corner of [child.he: his | [child.she: hers | {child.his} own]].

In went {pet.his} nose, in went {pet.his} ears, in went the front of {pet}, and the middle of {pet}, and the back of {pet}.

And {child} was quiet, too.

# @dot
{Pet} was a dachshund from over the road, who was staying with {child} all week. {Pet.He} {pet.was} very long and very low. When {pet.his} front was in the flowers, {pet.his} back was still on the grass.
## if pet.dog & breed.Dachshund
{Pet} was a dachshund. {Pet.He} {pet.was} very long and very low. When {pet.his} front was in the flowers, {pet.his} back was still on the grass.
## if pet.dog
{Pet} was {a breed}. {Pet.He} {pet.was} never all in one place. When {pet.his} front was in the flowers, {pet.his} back was still on the grass.
## if pet.cat
{Pet} was {a breed}. {Pet.He} {pet.was} never in a hurry. When {pet.his} front was in the flowers, {pet.his} back was still on the grass.

# @right
It was just right for {pet}.
## if pet.dog & breed.Dachshund
It was just right for {pet}.
## if pet.dog
{Pet} dug, and dug, and then it was just right for {pet}.
