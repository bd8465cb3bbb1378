title: Unfetch
title: {Pet} and the Fourth Egg
title: Two Fingers of Sun
guest host: Mrs Garth (she), Mr Airey (he)

% The bird is a curlew, "she". @a meets {child} at the gate with the torch: {adult}, else the elder, else {host} from next door. @softly and @tail by breed; small dogs go under the gate, the others over the wall.

# drop
{Pet} fetched. It was what {pet.he} {pet.was} for, and nobody ever had to ask {pet.him}.

In the past month {pet.he} had fetched a tennis ball, [sport: a good deal of what you need to {play sport}, ]the [us: mail carrier’s | postman’s] sock, half a [us: baseball bat | cricket stump], and somebody’s [us: lunchbox | lunch box] with the lunch still in it, though not for long. And that very morning {pet.he} had fetched one of {child’s} slippers from beside the bed, and put it nobody knew where.

{Pet.He} always carried things the same way: head up, {@tail} going, and {@softly}. You could have handed {pet} a soap bubble and had it back whole.

So when {pet.he} came trotting down off the moor that April evening {@full}, {child} just held out {child.his} hand and said, “Go on, then. Drop.”

And into {child.his} palm, wet and warm, {pet.he} put an egg.

# two-fingers
It wasn’t a hen’s egg. It was olive green, splashed with brown, and pointed at one end like a pear. There wasn’t a crack in it anywhere. {child} had done a whole project [school: {at school} ]on the birds of the moor[friend: , with {friend}], and {child.he} knew what it was [us: right | straight] away.

“Oh, {pet},” {child.he} said. “That’s a curlew’s.”

{Pet} wagged. {Pet.He} thought so too.

“No, listen. There are hardly any left. There’s somebody up there sitting on three eggs, when it ought to be four.”

{child} held out an arm and measured the sun. It stood two fingers above the hill. An egg could manage for a little while, but not all night, not in April. {child.He} put it in {child.his} woolly hat[elder: , the one from {elder.short}[elder2:  and {elder2.short}]], and put the hat inside {child.his} coat, tight under one arm. Then {child.he} shouted through the kitchen window where {child.he} {child.was} going and why, and {child.was} told to go, quick, and {@a-first} would meet {child.him} at the top gate with the big [us: flashlight | torch].

# unfetched
“{Pet},” said {child}. “Unfetch.”

{Pet} sat down and offered {child.him} a paw.

“Take me back. Where did you get it?”

{Pet.He} knew “get”. {Pet.His} ears went up and off {pet.he} went[athlete: , as if {athlete} were racing {pet.him}], out of the gate and along the [us: creek | beck], straight to a bramble bush. There {pet.he} stopped, looking proud. In the middle of it hung the [us: mail carrier’s | postman’s] other sock.

“No,” said {child}. “I mean, yes. But no.”

Next {pet.he} took {child.him} to the corner of the [us: ball field | cricket field], where there was half a [us: baseball bat | cricket stump]. Next {pet.he} took {child.him} to a wall where walkers[city:  from {city}] liked to sit, and gazed at it fondly, remembering the lunch. {Pet.He} {pet.was} doing precisely as {pet.he} had been told. {Pet.He} {pet.was} showing {child.him} everything {pet.he} had ever got.

# one-finger
The sun was one finger above the hill. The egg wasn’t as warm as it had been, or else it was {child} who was getting cold. {child.He} wanted very much to shout. But you can’t shout at somebody who is doing their best.

So {child.he} knelt down in the wet grass, opened {child.his} coat, and let {pet} put {pet.his} nose into the hat.

“This one,” {child.he} whispered. “Only this one.”

{Pet} breathed in. {Pet.His} eyes went far away. Then {pet.he} turned round, put {pet.his} nose to the ground, and stopped being silly.

# small-print
Up through the bracken {pet.he} went, {@wall}, and out on to the open moor, where the wind was. {Pet.He} went slowly, left and right, left and right, like someone reading the [us: fine | small] print. And then {pet.he} stood quite still, with one paw lifted.

“Cur-lee!” cried the sky. “Cur-lee!” A big brown bird with a long, curved bill was going [us: around and around | round and round] above their heads.

“Stay,” said {child}, without much hope. And {pet}, who had never stayed in {pet.his} life, stayed.

# the-gap
{child} crept forward on hands and knees, looking before [child.name: each hand went down|{child.he} put down each hand]. Even so, {child.he} almost missed it. It was only a dip in the grass, with three eggs in it, their points together like slices of a pie. There was a gap where the fourth slice should have been.

{child} laid it in, point to the middle. It [us: fit | fitted]. {child.He} backed away by the same path, and {child.he} and {pet} lay down behind the wall and looked out through a chink.

# four
The sun went. The moor turned blue. {Pet} shook all over with the effort of keeping still.

A long way off, the bird came down. She walked a little. She pretended to be interested in something else. She walked a little more. Then she stepped over a tussock, fluffed herself out, shuffled, and sank, like somebody getting back into her own armchair.

Four.

# the-best-unfetch
{child} found that {child.he} {child.was} holding on to {pet’s} ear. “Good dog,” {child.he} said into it. “That was the best unfetch there has ever been.”

{@A} was waiting at the top gate, and they all went home by [us: flashlight | torchlight][music: , humming {@song}]. Later, {child} lay in bed with the window open a crack. Somewhere up on the moor a curlew was singing, that long, bubbling song, like water being poured uphill.

# slipper
The stairs creaked. The door was pushed open by a nose. {Pet} came across the room, head up, {@tail} going. And very softly, into {child’s} hand, damp and a bit muddy, without one single toothmark in it, {pet.he} put [child.name: the missing|{child.his}] slipper.

# @softly
ever so softly, as if everything were made of glass
## if breed
ever so softly, which nobody expects of {a breed}
## if breed.Labrador
ever so softly, as Labradors can
## if breed.Golden Retriever
ever so softly, as golden retrievers can
## if breed.Poodle
ever so softly, as poodles can
## if breed.Cocker Spaniel
ever so softly, as spaniels can

# @tail
tail
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
bottom

# @full
with {pet.his} cheeks full
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
with {pet.his} mouth as wide open as it would go

# @wall
over the top wall
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund / breed.Bulldog
under the top gate

# @a-first
{host} from next door
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{host}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @song
{music}

