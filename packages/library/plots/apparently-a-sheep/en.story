title: The Ghost Who Was Rounded Up
title: I Seem to Be a Sheep
title: A Loft with Boxes
guest friend: Ned (he), Poppy (she)
guest pet: Meg (she), Moss (he)
guest ghost: Ephraim (he), Ambrose (he)

% The dog is the family’s or the friend’s; a Border Collie is the original. A cat herds just as well, and would tell you so.
% The pun: “a loft” and “aloft” sound the same. @gran: where the family’s own granny may be about, the ghost’s is a great-granny.

# found-a-ghost
It was {pet} who found the ghost.

{@tidy} If there had been any sheep in the street, {pet.he} would have herded them. But there were no sheep in the street, so {pet} had to make do. {Pet.He} had herded pigeons and [us: soccer balls | footballs] and [sport: everybody who came to {play sport} | a whole birthday party]. Once {pet.he} had herded [elder: {elder} | the [us: mailman | postman]] into a bush, and there [elder: {elder.he} | he] had to stay until {child} came home from school.

# ffffhhh
That night [pet: [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] was sleeping over | {friend} was sleeping over, and so was {pet}]. {Friend} lay on the mattress on the floor and was sad. {Friend.He} had lost both front teeth in the same week, and now {friend.he} couldn’t whistle. {Friend}, the best whistler [school: {at school} | in the whole class]!

“Just listen to that,” {friend.he} said, and blew. It went ffffhhh, like somebody treading on an air [us: mattress | bed].[age>=7 / !elder & !music: 

“I thought that was rather nice,” said {child}.

“It wasn’t the least bit nice,” said {friend}.]

# a-pillowcase
Just then {pet} came in. {Pet.He} came in low, with {pet.his} [pet.cat: tummy | nose] to the floor and {pet.his} eyes fixed on something. And in front of {pet.him}, backwards through the door, floated something small and white, rather like a pillowcase.

“Excuse me,” said the pillowcase. “Would somebody kindly ask that creature to stop looking at me?”

{child} pulled {child.his} [us: comforter | duvet] up to {child.his} nose. {Friend} pulled {friend.his} right over {friend.his} head.

“Are you a ghost?” asked {child}.

“I was a ghost,” said the small white thing. “Now I seem to be a sheep.”

That made {child} laugh, and it’s hard to be frightened and laugh at the same time. {Friend} peeped out. “Why are you here?” {friend.he} asked.

# the-sawmill
The ghost was called {ghost}. He lived in the old sawmill, with his mother and father, {@gran} and three sisters. But on Tuesday somebody had come with a digger and lifted off the roof. And it was windy.

“The wind took us aloft,” said {ghost}. “That means up, and you don’t know when you’re coming down. {@gran} went one way, and my sisters went three others. I got stuck in your chimney. And now I’ll never find them again.” He blew his nose on one of his own corners.

“Can’t you shout for them?” said {child}.

“Ghosts don’t shout. We have the Note. You can hear it ever so far off, but only the big ones can do it.” {ghost} sighed. “It sounds like a [us: draft | draught] in a keyhole. Only kinder.”

# the-note
{child} could make a great many noises. {Child.He} howled and {child.he} hooted. {Child.He} played [music: {music} on the recorder | the recorder], and {pet} went and stood in the [us: closet | wardrobe]. Each time, {ghost} shook his head, which was most of him.

“You try, {friend}!” said {child}.

“But I can’t whistle any more.”

“Don’t whistle. Do the other thing.”

{Friend} sighed. Then {friend.he} put {friend.his} tongue to the gap where the teeth had been, and blew, slowly and a little sadly.

Ffffhhhoooooo.

{ghost} kept perfectly still. Then he began to glow, faintly, like a lamp under a sheet.

“That,” he whispered, “is the Note.”

# from-all-sides
They pulled on [us: rain boots | wellies] with their pyjamas and crept out into the garden. [elder: {Elder}[elder2:  and {elder2}] sat at the kitchen window with a crossword and didn’t look up. | [adult: {Adult} stood at the kitchen window, [us: doing the dishes | washing up]. ]]{Friend} stood in the middle of the lawn, breathed in as much night as {friend.he} had room for, and blew.

At first nothing happened. Then something white came loose from the church tower. Something white got up off next door’s [us: clothesline | washing line]. One came out of a drainpipe, and one out of a birch tree, full of leaves. They came from every side!

# blown-about
But the wind hadn’t stopped. They were nearly there when it got hold of them, and away they all went again, head over heels, so that {@gran} ended up upside down.

“We can’t keep together!” cried {ghost}.

{child} looked at {pet}. {Pet} looked at {child}. {Pet.He} {pet.was} trembling from nose to tail. All {pet.his} life {pet.he} had been waiting for this night.

“{Pet},” said {child}. “Round them up!”

# rounded-up
And {pet} ran[athlete: , faster than {athlete}]. {Pet.He} ran in a big ring round the apple tree, and in a bigger ring round that. {Pet.He} stared at {ghost’s} mother until she came down off the gutter. {Pet.He} lay as flat as a rug in front of the sisters, and when {@gran} tried to slip away over the hedge, {pet} was there already. In the end seven ghosts floated in a neat little bunch in the middle of the grass.

“{ghost}!” cried six of them, and after that you couldn’t see who was who, because that’s how ghosts hug.

# had-enough-of-that
“But where are we to live now?” said {@gran}, after a while.

“We’ve got a loft,” said {child}.

“No, thank you!” shrieked all the ghosts. “We’ve been aloft since Tuesday!”

“A loft,” said {child}. “Under the roof. With boxes.”

That was different.

# no-hurry
When {child} and {friend} had crawled into bed there was a soft rustling from the loft. Somebody up there was making beds.

“{Friend},” whispered {child}. “What will you do when your teeth grow back?”

{Friend} thought about it. “Whistle,” {friend.he} said. “But there’s no hurry.”

# in-order
At the bottom of the loft stairs lay {pet}, with {pet.his} nose on {pet.his} paws. {Pet.He} counted them all once more. Seven up there. Two in there.[elder:  [elder2: Two | One] in the kitchen.] Everything was in order [city: {in city} | in the street].

Then at last {pet.he} shut {pet.his} eyes.

# @tidy
{Pet} belonged to [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] and was a sheepdog, and a sheepdog likes things in order.
## if pet.dog
{Pet} was {child’s} dog, {a breed}, and {pet.he} liked things in order.
## if pet.dog & breed.Border Collie
{Pet} was {child’s} Border Collie, and a Border Collie likes things in order.
## if pet.dog & breed.Australian Shepherd
{Pet} was {child’s} Australian Shepherd, and an Australian Shepherd likes things in order.
## if pet.dog & breed.Dachshund
{Pet} was {child’s} Dachshund, but {pet.he} liked things in order, like a much bigger dog.
## if pet.cat
{Pet} was {child’s} cat, and nobody had told {pet.him} that cats don’t herd. {Pet.He} liked things in order.

# @gran
Granny
## if elder / elder2
Great-Granny
