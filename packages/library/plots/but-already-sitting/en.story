title: The Voice
title: The One Thing {child} Couldn’t Do
title: Bump, Went the Whole Hill
guest bumped: Desmond (he), Clive (he)

% {Friend} has the Voice: when it says sit, everybody sits. {Pet} is sitting already. {Pet} digs, as all dogs can, and {child} digs in the edges: that is a snowplough.

# cannot-stop
{child} could ski. {Child.He} could go fast, {child.he} could turn, [sport: {child.he} could {play sport}, ]and {child.he} could even do it on one leg. The only thing {child.he} couldn’t do was stop.

So far that morning {child.he} had stopped in a fence, in a snowdrift, and in a man called {bumped}.

“One more go,” said {child}. “I’ve nearly got it.”

“Wait,” said {friend}. “I’ve had an idea.”

# the-voice
{Friend}, {child’s} best friend, stood at the top of the [us: bunny hill | nursery slope][city:  outside {city}], holding a [us: sled | sledge] on a rope. On it sat {pet}. {Pet} was {child’s} {@breed}, and went by [us: sled | sledge] for one simple reason: {@why} {Friend} had promised to look after the rope. And nobody could look after {pet} like {friend}, because {friend} had the Voice.

{Friend} wasn’t very big. But the Voice was. It came up from {friend.his} boots, and when {friend} said sit in the Voice, you sat.[school:  It had once happened to [us: a substitute teacher | a supply teacher] {at school}.]

“When it’s time to stop,” said {friend}, “I’ll say.”

# everybody-sits
Off went {child}. {Child.He} whizzed past the fir tree. {Child.He} whizzed past the signpost. And here came the fence.

“SIT!” said {friend}, in the Voice.

Bump! {child} sat.

The trouble was that {pet} sat too. {bumped} sat. [adult: {Adult} sat, on the moving carpet, and went on up the hill like that. ][elder: {Elder} sat, and didn’t spill {elder.his} coffee[elder2: , and {elder2} sat, and did]. ]The ski teacher sat, and so did all seven of her class. Down in the [us: hot-dog stand | hot-dog stall], the man with the tongs vanished behind his counter.

“Sorry!” called {friend}. “I only meant {child}!”

“Don’t mention it,” said {bumped}, from the snow. “I was glad of the rest.”

# both-hands
{child} came back up on the moving carpet, with snow down {child.his} neck.

“That went well,” said {friend}.

“I can’t take you with me every time I want to stop,” said {child}. “I’ve got to do it on my own.”

“Then I’ll show you,” said {friend}. “You do this with your feet.” And {friend.he} turned {friend.his} toes in, and put {friend.his} hands on {friend.his} knees, to show how to bend them.

Both hands.

The [us: sled | sledge] made a little noise. Fsss, it went. And then it went.

“{Pet}!” yelled {child}.

{Pet} looked round in surprise. Then {pet.he} noticed the smell coming up the hill, and stopped looking surprised. The [us: sled | sledge] was heading straight for the hot dogs.

# already-sitting
{Friend} took a breath, right down to {friend.his} boots.

“SIT!” {friend.he} roared.

Bump, went the whole hill. {bumped} had only just got up.

But the [us: sled | sledge] kept going.

“But {pet.he} {pet.is} already sitting!” yelled {child}.

And {child.he} went after it.

{Child.He} had never gone so fast.[athlete:  Not even {athlete} could have kept up.] The fir tree whizzed. The signpost whizzed. Now {child.he} {child.was} behind the [us: sled | sledge], and now {child.he} {child.was} beside it, ear to ear with {pet}. {Child.He} bent down and caught hold of the rope.

And that was when {child} remembered.

{Child.He} couldn’t stop.

# dig
So now there were two of them heading for the hot dogs, and there was a long [us: line | queue], and nobody in it was looking uphill.

What could {pet} do, apart from sit? {Pet.He} could give you a paw. That wouldn’t help. {Pet.He} could fetch slippers. That wouldn’t help either. And then there was the thing {pet.he} had never needed teaching, that all {@breeds} can do, and that had made two great big holes in the park.

{child} hadn’t got a Voice. {Child.He} only had the usual one. But {child.he} fetched it up from the bottom of {child.his} ski boots.

“{Pet}! DIG!”

{Pet} threw {pet.himself} over the front. {Pet.His} front paws disappeared into the snow, and {pet.he} dug. {Pet.He} dug as though there were a bone under the whole hill. Snow flew out on both sides, and the [us: sled | sledge] began to drag.

{Pet} is digging in, thought {child}. Then I can dig in too.

{Child.He} turned {child.his} toes in. {Child.He} bent {child.his} knees. {Child.He} pushed out {child.his} heels and dug the edges into the snow, as hard as {child.he} could.

Krrrrr, went the skis. Krrrr. Krrr.

Kr.

# stopped
They had stopped. One ski’s length in front of them was the last man in the [us: line | queue]. He turned round.

It was {bumped}.

“Hello,” he said. “Do I sit?”

“No, thank you,” said {child}. “I’ve stopped.”

{Friend} came running down the hill, with snow up to {friend.his} middle. {Friend.He} hugged {pet}, and {child}, and, since he was standing there, {bumped}.

“I let go,” said {friend}. It was a very small voice now. “And I’d promised.”

“But it was you who showed me the feet,” said {child}.

# four-more
{Child.He} went down four more times. Each time {child.he} dug, and each time {child.he} stopped exactly where {child.he} wanted to. {Friend} held the rope in both hands, the whole time[music: , and sang {music} in the Voice]. {Pet} got half a [us: hot dog | sausage], for good work.

# lie-down
That night {child} was in bed, but {child.his} legs were still going. They whizzed past the fir tree. They whizzed past the signpost. {Pet} hadn’t finished either. {Pet.He} stood on {pet.his} blanket beside the bed and dug, round and round and round.

{child} fetched {child.his} voice up from all the way down. But only a very little of it.

“{Pet},” {child.he} whispered. “Down.”

Bump, went {pet}.

And then the legs lay down as well.

# @breed
dog
## if breed.Dachshund
dachshund

# @breeds
dogs
## if breed.Dachshund
dachshunds

# @why
it had been free.
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu / breed.Bulldog / breed.Cocker Spaniel / breed.Beagle
the snow was a foot deep, and {pet’s} legs were not.
## if breed.Siberian Husky
{pet’s} family had been pulling [us: sleds | sledges] for a thousand years, and now it was somebody else’s turn.
## if breed.Golden Retriever / breed.Labrador
{pet.he} had fetched it {pet.himself}.
## if breed.Border Collie / breed.Australian Shepherd / breed.German Shepherd
you could see everybody at once from there.
## if breed.Poodle
that was how one travelled, if one was anybody.
