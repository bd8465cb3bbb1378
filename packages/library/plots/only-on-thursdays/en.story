title: Only on Thursdays
title: Cod on Thursdays
guest pet: Wilf (he), Rolf (he)
guest birger: Bertram (he), Basil (he)
guest minder: Josie (she), Hattie (she)

% Read the notes in two voices, one big and one shaky. The cat is the family’s; otherwise it is a neighbour’s and lives with the child for now: @trumpet, @mine. A dog wags instead of purring: @end.
% The Siamese is the original.

# thursdays
Every Thursday {pet} disappeared.

At four o’clock {pet.he} sat by the front door and shouted. {@trumpet} like a trumpet that somebody has sat on. {child} opened the door, {pet} went out on to the stairs, and at five o’clock {pet.he} came home again, smelling of fish.

“Where have you been?” asked {child}.

{Pet} {@washed} behind one ear and said nothing. That wasn’t like {pet.him}.

# a-note
But one Thursday {pet.he} had a bit of paper tucked under {pet.his} collar. {child} unfolded it. In shaky, beautiful letters it said:

“Good day. Is this somebody’s {@kind}? It has cod with me on Thursdays. I call it {@baron}.”

{child} read the note twice, and was crosser the second time.

“{@Baron}!” {child.he} said to {pet}. “You’re not {@baron}. And you’re not somebody’s {@kind}. {@mine}”

[elder: {Elder}[elder2:  and {elder2}] thought {@baron} sounded rather fine. {child} didn’t. ]{Child.He} took {child.his} fattest pen and wrote, “The {@kind} is called {pet}. The {@kind} {@claim} {child}.” The letters were so big that they filled the whole sheet.

# precisely-where-i-read
The next Thursday {pet} set off with the note. At five o’clock {pet.he} came home with another.

“Dear {child}. Forgive me. {Pet} is a splendid name. {Pet.He} lies down on my newspaper, precisely where I am reading. Does {pet.he} do that at your house?”

{child} snorted. But then {child.he} had to smile a little, because {child.he} {child.was} drawing on the floor, and {pet} was lying right in the middle of the drawing.

“Yes,” wrote {child}, just as big. “{Pet} lies on everything. Does {pet.he} like you?”

# rather-quiet
“{Pet} likes the cod,” said the next note. “Me {pet.he} puts up with. But when the cod is gone {pet.he} stays on for a while, and we talk. {Pet} has a great deal to say[city: , mostly about {city}]. It is rather quiet here otherwise.”

{child} read that one several times.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was allowed to read it as well.] What did it sound like, when it was quiet for a whole week, right up to Thursday?

{Child.He} took a long time over the answer[school: , longer than {child.he} ever did {at school}]. “You can call {pet.him} {@baron} if you like. But only on Thursdays.”

# ten-past-four
But that Thursday {pet} was home again by ten past four. {Pet.He} didn’t smell of fish. And there under {pet.his} collar was {child’s} own note, folded just as {child.he} had folded it.

“Haven’t you been there?” said {child}.

Then {pet} began to shout. {Pet.He} shouted at the door, ran back to {child} and shouted, and ran to the door again. {Pet.He} only ever sounded like that when something was really the matter.

{@call} “We’ve got to follow!”

# third-floor
{Pet} ran first[athlete: , faster than {athlete} could have kept up with], {child} ran after, and last came {@a}, in socks. Up one flight of stairs. Up another. There {pet} stopped, outside a door that said B. Lamb, and put a paw on it. {child} rang the bell. Nobody came. {Child.He} bent down to the [us: mail slot | letter box].

“Hello? It’s {child}! {Pet’s} {child}!”

First there was nothing. Then there was a voice, a long way in.

# dunk
“Oh, my dear child! It’s quite all right. I’ve twisted my ankle, and now it takes me such a time to reach the door. When I get there, {@baron} has given up and gone. I do call out, but I don’t believe I’m loud enough.”

“Take your time!” shouted {child}. “We’ll wait!”

Thump, went a crutch. Thump. Thump. {Pet} shouted encouragement the whole way. At last the door opened, and there stood a little old man with big glasses and only one slipper.

They looked at each other.

“I thought you were bigger,” said {child}.

“I thought the same of you,” said {birger} Lamb. “You write such big letters.”

# cod
{@A} made tea, and {child} put the cod on a plate.[music:  The radio was playing {music}.] {Pet} ate it. Then {pet.he} jumped up on the newspaper, right on top of what {birger} was reading, and they talked, all of them[sport: , about cod and about {sport}]. {Pet} talked the most.

“Does your foot get cold?” asked {child}, when it was time to go.

“Only a little,” said {birger}. “And only in the evenings.”

At five o’clock {child} went home, smelling of fish.

# not-even-thursday
That night {pet} lay right across the [us: covers | duvet], so that {child} had to lie in a curve. {child} had folded a new note. The letters were smaller this time, so that there was room for more of them.

“Dear {birger}. You don’t have to shout. We’re coming on Thursday. On Monday too.[friend:  I’ll bring {friend}.] You can borrow a sock.[elder:  {Elder.short}[elder2:  and {elder2.short}] says hello.]”

“Good night, {@title},” whispered {child}, to try it.

{Pet} opened one {@blue}. It wasn’t even Thursday.

“{Pet}, then,” said {child}.

{@end}

# @trumpet
{Pet} belonged to the neighbours but lived with {child} while they were at sea, and when {pet.he} shouted it sounded
## if pet.cat
{Pet} was {child’s} cat, and when {pet.he} shouted it sounded
## if pet.cat & breed
{Pet} was {a breed}, and when {pet.he} shouted it sounded
## if breed.Siamese
{Pet} was a Siamese, and when a Siamese shouts it sounds
## if pet.dog
{Pet} was {child’s} dog, and when {pet.he} shouted it sounded
## if pet.dog & breed
{Pet} was {a breed}, and when {pet.he} shouted it sounded

# @washed
washed
## if pet.dog
scratched

# @kind
cat
## if pet.dog
dog

# @baron
the Baron
## if pet.she
the Baroness

# @title
Baron
## if pet.she
Baroness

# @mine
You live with me.
## if pet
You’re mine.

# @claim
lives with me.
## if pet
is mine.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @call
“Come on!” {child} called to {minder}, the babysitter.
## if adult
“{Adult}!” called {child}.
## if elder & !adult
“{Elder.short}!” called {child}.

# @blue
eye
## if breed.Siamese
blue eye

# @end
And {pet.he} began to purr.
## if pet.dog
A tail went thump on the [us: covers | duvet].
