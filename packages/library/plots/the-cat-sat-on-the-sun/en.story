title: The Cat Who Sat on the Sun
title: {Pet} Sits on It
title: A Pancake of Sunshine

% The cat is {pet}. @sort: what the breed means. @a: {adult}, or the grown-up.

# it-stayed-sat-on
{@Sort}

What {pet} did, mostly, was sit. {Pet.He} sat on coats. {Pet.He} sat on [us: jigsaw puzzles | jigsaws]. Once {pet.he} sat on a birthday card until it was nobody’s birthday any more. And when {pet} sat on a thing, it stayed sat on.

# sunshine
One afternoon {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were building a castle on the carpet, and the last bit of sunshine came sliding across the floor. It got smaller, as it did every day. It was as big as a tablecloth, and then as big as a tray, and then as big as a pancake. In another minute it would slip under the door, and that would be evening.

{Pet} got up. {Pet.He} walked across the carpet. {Pet.He} turned round twice, and {pet.he} sat on it.

# stuck
“That’s funny,” said {friend}, a while later. “It isn’t getting dark.”

{child} looked out of the window. The sun was sitting on the edge of the roof across the road. It was orange, and wobbling a little, like somebody trying to leave a party when their coat is shut in the door.

“It’s stuck,” said {child}. “{Pet} is sitting on the end of it!”

They looked at each other.

“If it never gets dark,” said {friend} slowly, “it never gets to be bedtime.”

# it-went-on
So they finished the castle. They built another for the first one to fight.[music:  They put on {@song} and danced to it, and then they put it on again.] They had a race on the grass outside, and a rematch, and then the best of nine.[sport:  Then they had time to {play sport}, and then they had time to {play sport} again.]

“Isn’t it a long evening,” said {@a}, and made another cup of tea.[elder:  {Elder} had made four[elder2: , and so had {elder2}].]

It was quite good. But it went on.

The robin had sung his going-to-bed song seven times, and he was getting croaky. The daisies kept half shutting and popping open again. An owl put her head out of the oak tree, said something short, and went back in. And behind the chimneys[city:  of {city}] {child} could see the top of the moon, waiting for its turn.

“My legs have been awake too long,” said {friend}.[athlete:  “Even {athlete} gets to sit down sometimes.”]

So they went in to move the cat.

## or
So they finished the castle. They built another for the first one to fight, and a zoo for both of them to be friends in.[music:  They put on {@song} and danced to it, and then they put it on again.] They played hide-and-seek on the grass outside, until they had hidden everywhere there was.[sport:  Then they had time to {play sport}, and then they had time to {play sport} again.]

“Isn’t it a long evening,” said {@a}, and made another cup of tea.[elder:  {Elder} had made four[elder2: , and so had {elder2}].]

It was quite good. But it went on.

The robin had sung his going-to-bed song seven times, and he was getting croaky. The daisies kept half shutting and popping open again. An owl put her head out of the oak tree, said something short, and went back in. And behind the chimneys[city:  of {city}] {child} could see the top of the moon, waiting for its turn.

“My legs have been awake too long,” said {friend}.[athlete:  “Even {athlete} gets to sit down sometimes.”]

So they went in to move the cat.

# only-longer
{Friend} pulled from the front and {child} pushed from the back. {Pet} did not budge. {Pet.He} only got longer, and when they let go, {pet.he} went back.

They tried a feather. {Pet} watched it with one eye.

They tried a piece of fish. {Pet} ate the fish. {Pet.He} ate it sitting down.

They tried asking nicely. “Please, {pet},” said {child}. “There’s a whole night outside and it can’t get in.”

[school: “And behind the night there’s a morning,” said {friend}, “with {school} in it.”

]{Pet} folded {pet.his} paws in underneath, one and then the other, which is how a cat locks up.

## or
{Friend} pulled from the front and {child} pushed from the back. {Pet} did not budge. {Pet.He} only got longer, and when they let go, {pet.he} went back.

They tried a ball of wool. {Pet} watched it roll right across the room, and then {pet.he} watched them fetch it.

They tried some tickling. {Pet} purred. {Pet.He} purred until the windows hummed, and {pet.he} sat harder.

They tried asking nicely. “Please, {pet},” said {child}. “There’s a whole night outside and it can’t get in.”

[school: “And behind the night there’s a morning,” said {friend}, “with {school} in it.”

]{Pet} folded {pet.his} paws in underneath, one and then the other, which is how a cat locks up.

# fetch-a-book
“We’ll never get {pet.him} off,” said {friend}.

{child} sat on the floor with {child.his} chin in {child.his} hands. {child.He} thought about the coats and the [us: puzzles | jigsaws] and the birthday card.

“You can’t get a cat off something,” {child.he} said. “You can only get it on to something else. And {friend}, what does {pet} always sit on?”

{Friend} thought. “Whatever you’re looking at.”

“Fetch a book,” said {child}.

# a-good-page
They lay down on their tummies on the far side of the room, with the book open in front of them, and they looked at it as hard as they could.

“My goodness,” said {child} loudly. “What a good page.”

“It’s the best page ever,” said {friend}. “I do hope nothing gets in front of it.”

{Pet’s} left ear turned round.

“I can’t stop reading it,” said {child}. “I must see every single word.”

{Pet’s} right ear turned round. {Pet.He} unlocked one paw, and then the other. {Pet.He} stood up, and stretched in front, and stretched behind, and strolled over as if {pet.he} just happened to be going that way. Then {pet.he} turned round twice, and sat down on the page.

# twang
TWANG.

The pancake of sunshine shot under the door. The sun went down behind the roof like a penny into a piggy bank. The moon popped up so fast that it had to hold on to a chimney. All the daisies shut, the robin stopped in the middle of a note, and the owl came out and said, “At last,” only in owl.

And all the sleepiness that should have come in bit by bit came in at once.[elder:  {Elder} only just put down {elder.his} cup.] {Friend} only just got home before {friend.his} eyes closed. {child} only just got {child.his} pyjamas on.

# the-end
“Story?” said {@a}, and opened the book.

There were soft feet on the bed. There was a turning round, once, and twice. And then there was a whole cat in the middle of the page, and no more story to be seen at all.

“Well,” said {@a}, “that seems to be the end.”

And it was, because when {pet} sat on a thing, it stayed sat on. Even a day.

# @sort
{child's} cat, {pet}, was warm and soft and slow to move, like a cushion that has been put in charge of something.
## if breed.British Shorthair
{child's} cat, {pet}, was a British Shorthair, which means that {pet.he} {pet.was} round and grey and plump, like a cushion that has been put in charge of something.
## if breed.Persian
{child's} cat, {pet}, was a Persian, which means that {pet.he} {pet.was} soft and wide and mostly fluff, like a cloud that has been put in charge of something.
## if breed.Maine Coon
{child's} cat, {pet}, was a Maine Coon, which means that {pet.he} {pet.was} long and shaggy and enormous, like a hearthrug that has been put in charge of something.
## if breed.Ragdoll
{child's} cat, {pet}, was a Ragdoll, which means that {pet.he} {pet.was} big and soft and floppy, like a quilt that has been put in charge of something.
## if breed.Bengal
{child's} cat, {pet}, was a Bengal, which means that {pet.he} {pet.was} sleek and strong and covered in spots, like a leopard that has been put in charge of a carpet.
## if breed.Siamese
{child's} cat, {pet}, was a Siamese, which means that {pet.he} {pet.was} slim and pale and dark at both ends, like a paintbrush that has been put in charge of something.
## if breed.Abyssinian
{child's} cat, {pet}, was an Abyssinian, which means that {pet.he} {pet.was} slim and quick and mostly ears, like a hare that has been put in charge of something.
## if breed.Russian Blue
{child's} cat, {pet}, was a Russian Blue, which means that {pet.he} {pet.was} smooth and grey and shining, like a silver teapot that has been put in charge of something.
## if breed.Scottish Fold
{child's} cat, {pet}, was a Scottish Fold, which means that {pet.he} {pet.was} round all over, with ears that were folded down, like a teddy bear that has been put in charge of something.
## if breed.Sphynx
{child's} cat, {pet}, was a Sphynx, which means that {pet.he} {pet.was} bare and warm and wrinkled, like a hot-water bottle that has been put in charge of something.

# @a
the grown-up
## if adult
{adult}

# @song
{music}
