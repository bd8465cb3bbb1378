title: No Dog-Ears, Please
title: Hop, Went the Bobble
title: A Real Dog-Ear
guest librarian: Mrs Trotter (she), Mrs Abbott (she)
guest grandson: Barney (he), Dexter (he)

% The sign means corners folded down; the child takes it at its word. A dog of any kind lays its head on one side, so that an ear comes down on the page.
% @ears are the dog’s, by breed.

# the-sign
There was a new sign on the library door[city:  in {city}], and {child} could read it without any help.

NO DOG-EARS, PLEASE!

{child} looked at {child.his} dog, {pet}. {Pet} had two ears, {@ears}.

This was terrible, because it was {pet} who did the choosing. {child} held out two books, {pet} put {pet.his} nose on one of them, and that was the one they took home. {Pet} had never been wrong yet.

“It doesn’t say anything about dogs,” said {child}. “Only ears.”

So {child.he} took off {child.his} [us: knit|woolly] hat, the red one with the bobble, and pulled it down over {pet’s} head. In went one ear. In went the other. {Pet} looked like somebody’s great-aunt.

And in they went.[adult:  {Adult} was coming back for them in an hour.]

# any-ears
“GOOD AFTERNOON!” bellowed {librarian} behind the desk.

{child} jumped. You were supposed to whisper in a library[school: , much more than {at school}].

“I’ve lost my hearing aid,” said {librarian}. “It’s no bigger than a peanut, and I can’t hear a thing without it in my ear. So you’ll have to shout!”

“We’d like a book,” said {child}.

“A COOK?”

“A BOOK!”

“Oh, a book. And who’s that with you, in the hat?”

“MY DOG!”

“Has [pet.she: she|[pet.he: he|it]] got cold ears?”

“NO!” shouted {child}. “[pet.she: SHE|[pet.he: HE|IT]] HASN’T GOT ANY EARS!”

The whole library turned round.

“Poor thing,” said an old man behind his newspaper.[friend:  {Friend}[!friend.known: , {child’s} best friend,] who was in among the comics, began to count {pet’s} legs, just in case.]

# hop
{child} felt {child.his} cheeks burn, and hurried away between the shelves. {child.He} held out two books, one about pirates and one about [sport: how to {play sport}|space]. But {pet} didn’t choose. {Pet} stood quite still, looking over at the horse books, and on top of {pet.his} head something happened.

Hop, went the bobble.

“Stop it,” whispered {child}.

They walked right round the shelves. And when they came back to the horse books, it happened again.

Hop, went the bobble.

“Keep your ears still,” whispered {child}, and pulled down the hat, “or we’ll have to go home.”
## or
{child} felt {child.his} cheeks burn, and hurried away between the shelves. The pirates were right at the far end, past the fairy tales and the horses, and at the horse books {pet} stopped, and on top of {pet.his} head something happened.

Hop, went the bobble.

“Come on,” whispered {child}.

{child.He} found two pirate books, a fat one and a thin one. But {pet} didn’t choose. {Pet} only pulled on the [us: leash|lead], back the way they had come, and at the horse books {pet.he} stopped dead.

Hop, went the bobble.

“Keep your ears still,” whispered {child}, and pulled down the hat, “or we’ll have to go home.”

# my-little-door
When they came back to the desk, {librarian} was down on her knees, looking under the chair[music:  and humming {@song}, rather out of tune, because she couldn’t hear it].

“No,” she said, and sat down. She wasn’t shouting any more. “{grandson} is going to play me his violin tonight. He’s my grandson. They tell me it sounds like a door that wants oiling. But he’s my little door, you see, and I did so want to hear him squeak.”

{child’s} tummy began to hurt.

“WHAT DOES IT SOUND LIKE?” {child.he} shouted. “THE HEARING AID?”

“It whistles, dear, if it gets squashed. But it’s such a thin little whistle that nobody can hear it. It would have to be a dog. A dog with really good ears.” She patted {pet} on the hat. “And this one hasn’t got any.”

# two
{child} looked across at the sign. {child.He} looked at {librarian}. Then {child.he} took hold of the bobble, and {child.he} pulled.

Flop, went one ear. Flop, went the other.

“SORRY!” shouted {child}. “[pet.she: SHE’S|[pet.he: HE’S|IT’S]] GOT TWO!”

And that was when {child.he} thought of it. The bobble! Both times, it had hopped in exactly the same place.

“Come on, {pet}. The horse books. Listen!”

# listen
The old man put down his newspaper. Everybody held their breath[athlete: , and so did {athlete}, by the look of it, on a poster]. {child} couldn’t hear a thing, and nor could the old man, but {pet} put {pet.his} head on one side. Up came one ear. Up came the other. Then {pet.he} walked over to the bottom shelf, and sat down in front of it.

There stood two fat books that {librarian} had put back that morning, squeezed up tight. {child} pushed {child.his} fingers in between them, and felt something small and round. {child.He} pulled it out.

Eeeep, it went, in {child.his} hand.

# something
{librarian} popped it into her ear.

“Say something,” she said.

“Something,” whispered {child}.

“I heard that,” whispered {librarian}, and her eyes were very bright.

“But what about the sign?” whispered {child}. “No dog-ears?”

{librarian} looked at the sign. She looked at the hat. And then she laughed till she had to hold on to the desk. She opened a book at a page with the corner folded down.

“That’s a dog-ear,” she said. “People do it to remember where they’ve got to, and I won’t have it. But real ones are always welcome.”

So {child} held out two books, and {pet} put {pet.his} nose on one of them.

# in-the-book
That night {child} sat up in bed and read a whole chapter out loud[elder: , down the phone, so that {elder} could hear it too[elder2: , with {elder2} leaning in]]. And then {child.he} could read no more. But how would {child.he} remember where {child.he} had got to? Folding wasn’t allowed.

Then {pet} yawned, and laid {pet.his} head on the book, and one ear came down right across the page.

“That’ll do,” whispered {child}.

And {child.he} put out the light, with a real dog-ear to keep the place.

# @ears
one on each side
## if breed.Golden Retriever
big and soft and yellow
## if breed.Labrador
as soft as mittens
## if breed.German Shepherd
tall and pointed
## if breed.Poodle
curly all the way down
## if breed.Bulldog
small and crumpled
## if breed.Beagle
as long and soft as socks
## if breed.Rottweiler
black and velvety
## if breed.Yorkshire Terrier
small and pointed
## if breed.Dachshund
nearly as long as the legs
## if breed.Siberian Husky
pointed and furry
## if breed.Border Collie
always on their way up
## if breed.Boxer
as soft as purses
## if breed.Cocker Spaniel
so long that they went in the water bowl
## if breed.Australian Shepherd
with the tips turned over
## if breed.Shih Tzu
somewhere under the hair

# @song
{music}
