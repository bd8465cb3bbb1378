title: The Knock Under the Kitchen Sofa
title: Pipes Can’t Count
guest elder: Bert (he), Stanley (he)
guest pet: Tibbs (he), Percy (he)
guest plumber: Mr Webb (he), Mrs Tuck (she)

% The clocks are {elder}’s; a real grandparent is mending clocks that year: @mended, @hands, @middle.
% The cat belongs to the house, or is the family’s own; a dog keeps the hand still with its head: @cat, @says, @about, @in. The Siamese is the original.

# the-kitchen-sofa
{child}[friend:  and {friend}[!friend.known: , {child.his} best friend,] were |  was ]staying three nights with [!elder: Great-Uncle ]{elder}[elder2:  and {elder2}]. [friend: They shared the old sofa in the kitchen, one at each end, with {@cat} on their feet. | {Child.He} slept on the old sofa in the kitchen, with {@cat} on {child.his} feet.]

{@mended} {Elder.He} mended every clock [city: {in city}|in the village]. Only {elder.his} own had stopped. It lay in pieces on a [us: dish towel | tea towel] on the kitchen table, because {elder.short} always left {elder.his} own till last.

# dunk
On the first night {child} lay looking up at the ceiling. And then there was a noise under the sofa.

DONK.

{Pet} lifted {pet.his} head. {@about}

“{@Says},” said {pet}.

DONK.

“{@Says}.”

{child} pulled {child.his} feet up to {child.his} chin. “{Elder.short}! There’s a monster under the sofa!”

[friend: At the other end, {friend} put a finger in each ear.

]
{Elder.short} came in {elder.his} nightshirt. “That’s the pipes,” {elder.he} said.[age>=5:  “It’s always the pipes, in this house.”]

[elder2 & age>=5: “Pipes,” said {elder2.short} from the next room.

]{@phone} But the pipes donked all night long, on and off, and {child} couldn’t get to sleep[sport: , not even after a whole day of {sport}]. All {child.he} wanted in the world was for the donking to stop.

# a-finger-each
On the second night it came back. {child} lay perfectly still. This time {child.he} counted[school: , just as they did {at school}]. It was easy, because every time there was a donk {pet} answered it, and every time {pet} answered, [friend: {friend} | {child.he}] put up a finger.

DONK. “{@Says}.” DONK. “{@Says}.”

It came to a whole hand and three fingers. Then it was quiet, for a long, long time. Then the donking started again, and now it came to a whole hand and four fingers.

# pipes-cant-count
“{Elder.short}!” called {child}. “What’s the time?”

{Elder.short} came and looked at {elder.his} wristwatch. “Nine o’clock.”

“It donked nine times. And before that it donked eight.”

“It’s the pipes,” said {elder.short}.

“Pipes can’t count,” said {child}.

{Elder.short} had no answer to that. {Elder.He} got down on {elder.his} knees. [age>=5: It took a while, and it creaked. ][friend: {child} and {friend} lay on their tummies | {child} lay on {child.his} tummy] next to {elder.him}, and together they looked under the sofa.

# red-knuckles
Right at the back, against the wall, was something big and grey, soft and fluffy, about the size of a sack of potatoes. It had two eyes that would much rather not have been looked at. And it had a hand as broad as a loaf. The knuckles were sore and red.

“Ah,” said {elder.short}, after a bit. “Not the pipes.”

The monster’s eyes drooped shut. It gave a jerk and opened them wide.[age>=5:  They drooped, and it opened them wide again.]

[friend & age>=5: “Is it cross?” whispered {friend}.

]{child} looked at the red knuckles. {Child.He} looked up at the table, where the pieces lay.

“[friend & age>=5: No|It isn’t cross],” {child.he} said. “It’s striking! Your clock’s broken, {elder.short}, so it’s having to do the striking itself.”

# since-monday
{Elder.short} cleared {elder.his} throat. “That clock stopped on Monday,” {elder.he} mumbled. “Have you been at it since Monday, old thing?”

[age>=5: The monster didn’t answer. It only looked terribly tired.

]“I’ll mend it tomorrow,” said {elder.short}.[age>=5:  “I can’t see the little screws at night.”]

“But then it’ll have to do ten,” said {child}.[friend & age>=5: 

“And then twelve,” said {friend}. {Friend.He} didn’t have that many fingers. |  “And then twelve!”]

# on-its-hand
{@in} Nobody can knock with a {@kind} on their hand[athlete: , not even {athlete}]. It looked at {pet}. It looked at {child}. Then it closed its eyes.

# all-used-up
Ten o’clock came. Nothing donked.

“{@Says},” said {pet}, under the sofa. “{@Says}. {@Says}. {@Says}.”

[friend: {child} counted, and {friend} put up the fingers. They used them all up. | {child} counted on {child.his} fingers. {Child.He} used them all up.]

{Pet} did the next hour, too. {Pet.He} did twelve.[friend & age>=5:  {Friend} borrowed the last two fingers from {child}.] That night the only one who got any sleep was the monster.

# a-lentil
All the next day {elder.short} sat at the kitchen table with {elder.his} magnifying glass in {elder.his} eye[music:  and {music} on the radio]. {@hands} So {child} put that one in[elder2: , while {elder2.short} held the lamp].

# one-short
By evening the clock was up on the wall. Tick, tock, it said. [friend: {child} and {friend} lay on the sofa. {Pet} lay on their feet. | {child} lay on the sofa. {Pet} lay on {child.his} feet.] {Elder.short} stood in the middle of the floor, holding on to {elder.his} {@middle}.

The clock began to strike. One, two, three, four, five, six, seven.

Then it stopped.[friend & age>=5:  {Friend} had seven fingers up.]

{Elder.short} looked at {elder.his} wristwatch. “But it’s eight o’clock. It’s one short. I shall have to take it down again.”

# just-once
“Wait,” said {child}.

They waited. Under the sofa, somebody stirred.

Donk, it went. Not hard. Just the once.[friend & age>=5:  {Friend} put up one more finger.]

“Eight,” said {child}.

{Elder.short} left the clock where it was. And {pet}, who had to have {pet.his} say about everything, said nothing at all.

# @mended
{Elder} mended clocks.
## if elder
That year {elder.short} was mending clocks.

# @cat
{pet}, the cat of the house,
## if pet
{pet}

# @kind
cat
## if pet.dog
dog

# @says
mrow-ow
## if pet.dog
woof

# @about
{Pet} was a Siamese, and a Siamese has to have his say about everything.
## if pet.cat & breed.Siamese
{Pet} was a Siamese, and a Siamese has to have [pet.he: his | [pet.she: her | a]] say about everything.
## if pet.cat & !breed.Siamese
{Pet} was [breed: {a breed}, and {pet.he}|a cat who] had to have {pet.his} say about everything.
## if pet.dog
{Pet} was [breed: {a breed}, and {pet.he}|a dog who] had to have {pet.his} say about everything.

# @phone
On the telephone, {plumber} said so too, and {plumber} was a plumber.
## if adult
On the telephone, {adult} said so too[age>=5: , and {adult} had slept on that very sofa].

# @in
{Pet} jumped down off the sofa. {Pet.He} walked into the dark with {pet.his} tail straight up, all the way to the wall. {Pet.He} sniffed at the big hand. And then {pet.he} lay down on it, right on top of the poor sore knuckles, and began to purr.

Now the monster couldn’t knock.
## if pet.dog
{Pet} jumped down off the sofa. {Pet.He} crawled into the dark on {pet.his} tummy, as far as {pet.he} could go. {Pet.He} sniffed at the big hand. And then {pet.he} laid {pet.his} whole head on it, right on top of the poor sore knuckles, and sighed.

Now the monster couldn’t knock.

# @hands
His hands were big, clever hands, but they shook a little these days. The smallest wheel of all, no bigger than a lentil, would not go where he wanted it to go.
## if elder
{Elder.His} hands were big, clever hands, but the smallest wheel of all, no bigger than a lentil, would not go where {elder.he} wanted it to go.

# @middle
[us: suspenders | braces]
## if elder & !elder.he
apron
