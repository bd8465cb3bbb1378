title: Knee, Knee, Foot, Foot
title: Everybody In
title: The Other Half
guest friend: Flora (she), Rafi (he)
guest pet: Meg (she), Fergus (he)
guest minder: Mrs Pym (she), Mrs Tuck (she)

% The animal is the family’s dog or cat, or else the neighbour’s sheepdog, who is staying. They can all sigh.

# counting
Every evening {Pet} counted.

{@who} In the country you count sheep. But there weren’t any sheep at {child’s} house[city:  {in city}], so {pet} counted what there was.

{Pet.He} walked down the hall and into the kitchen[music: , where the radio was playing {music}]. There sat {@a}, and {pet} bumped {pet.his} nose against every knee {pet.he} could find.[elder:  {Elder}[elder2:  and {elder2}], who [elder2: were|was] helping out that week, had got used to it and kept quite still.] Then it was {child’s} turn, and that was a foot. The nose was as cold as a cucumber. After that {pet} sighed, turned round once and lay down on the rug. That meant: everybody’s here.

# sleeping-over
But this evening wasn’t like the others. This evening {friend} was sleeping over.

{Friend} was {child’s} best friend[school: , at home and {at school}]. {Friend.He} lived in the house on the other side of the yard, and {friend.he} had never slept over before, not anywhere.[sport:  All afternoon they had been allowed to {play sport}.] Now {friend.he} {friend.was} lying on a mattress on the floor, in pyjamas with squirrels on.

In came {pet}. {Pet.He} bumped {pet.his} nose against {child’s} foot. Then {pet.he} bumped it against {friend’s}.

“Ooh, that’s freezing!” said {friend}.

“Now comes the sigh,” said {child}. “Then comes the turn.”

But {pet} didn’t sigh. {Pet.He} looked at {friend} with {pet.his} head on one side. Then {pet.he} went out into the hall and began again from the beginning.

Knee, knee, foot, foot.

No sigh.

# more-feet
“Somebody’s missing,” said {child}. “We’ve got to help.”

{Child} fetched a cuddly pig and laid it in a row with {friend}. {Pet} counted the pig. No sigh. {Child} fetched the crocodile, the two bears and a seal that had lost both its eyes. No sigh. {Friend} fetched the [us: rain boots | wellingtons], because they had feet too, in a way.[elder:  {Friend.He} borrowed {elder.short’s} slippers.] {Child} fetched the [us: potted plant | pot plant] from the kitchen, and [adult: {adult} | {minder}] only nodded.[athlete:  Not even the picture of {athlete} helped.]

By now the rug was so full that {pet} couldn’t have lain down if {pet.he} had wanted to.

# looking-at-me
And {pet} didn’t want to. {Pet.He} sat down in front of {friend}, in among the boots, and looked and looked.

“Why does {pet.he} keep looking at me?” said {friend}.

“{Pet} must think it’s you that’s missing,” said {child}. “But that’s funny. You’re here.”

# only-half
{Friend} went quiet. {Friend.He} pulled at one of the squirrels on {friend.his} pyjamas.

“Not all of me,” {friend.he} said.

“What?”

“It’s only half of me that’s here,” said {friend}, and now {friend.his} voice was as thin as a thread. “The other half’s still at home. I did try to bring it. It wouldn’t come.”

{Child} looked at {friend.him}. From the outside {friend} looked whole. But of course {pet} would notice a thing like that. {@half}

“Does it hurt?” asked {child}.

“A bit,” said {friend}. “Here.” And {friend.he} pointed to {friend.his} tummy.

# fetch-it
{Child} thought so hard that you could nearly hear it creak.

“Then we’ll fetch it,” {child.he} said.

{Child.He} pulled up the blind. Out there lay the yard, dark and blue. On the other side just one window was lit, and in the window somebody was [us: doing the dishes | washing up].

“Dad!” whispered {friend}.

{Child} dug out {child.his} [us: flashlight | torch]. {Friend} held it against the glass and pressed. Blink. Blink. Blink.

# blink
The man who was [us: doing the dishes | washing up] stopped. He dried his hands. He walked away, and the window went black.

“He didn’t see us,” said {friend}, and {friend.his} chin began to tremble.

But then the light came on. And went off. And came on. The whole kitchen blinked, three times, so big and so yellow that it reached right across the yard and on to the end of {friend’s} nose.

{Friend} began to laugh. {Friend.He} put a hand on {friend.his} tummy.

“Oh,” {friend.he} said. “Here it is.”

# the-sigh
Behind them came the sound of paws. {Pet} walked past the pig, the crocodile, the bears and the seal. {Pet.He} walked round the [us: potted plant | pot plant]. {Pet.He} bumped {pet.his} nose against {child’s} foot. Then {pet.he} bumped it against {friend’s} foot, and took {pet.his} time about it.

And {pet} sighed. It was the longest sigh {child} had ever heard.

{Pet.He} shoved a boot out of the way, turned round once and lay down close beside {friend’s} mattress.

“One whole one,” said {child}.

“One whole one,” said {friend}.

# all-in
They lay in bed for a while and listened to {pet} breathing. On the other side of the yard the window went dark, quite calmly, because nobody needed it any longer.

Everybody was in.

# @who
{Pet} was the neighbours’ dog, but while they were away {pet} stayed with {child}. {Pet.He} {pet.was} a border collie, and a border collie can’t lie down until everybody is in.
## if pet.dog
{Pet} {pet.was} {a breed}, and {pet.he} couldn’t lie down until everybody was in.
## if pet.dog & breed.Border Collie
{Pet} {pet.was} a border collie, and a border collie can’t lie down until everybody is in.
## if pet.cat
{Pet} {pet.was} {a breed}, and {pet.he} had no intention of lying down until everybody was in.

# @half
A dog who counts that carefully can tell when there’s only a half.
## if pet.cat
A cat who counts that carefully can tell when there’s only a half.

# @a
{minder}, who was looking after {child.him}
## if adult
{adult}
