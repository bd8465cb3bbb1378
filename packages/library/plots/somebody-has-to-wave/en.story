title: Somebody Has to Wave
title: The Hundredth Passenger
title: Nether Wick Halt
guest elder: Bill (he), Norman (he)
guest friend: Priya (she), Jude (he)
guest minder: Sal (she), Bet (she)

% The keeper is a stand-in with forty-one years behind him, or the real grandparent, who is only helping out there this summer.

# one-platform
The smallest station {child} had ever seen was called Nether Wick Halt, and it had one platform, one lamp, one bench, and {@keeper}.

{@kept}, so {elder.he} went down to the platform every day with a trowel. {Elder.He} had grown beans all up the fence. {Elder.He} painted the bench. And whenever a train went by {elder.he} stood beneath the lamp and waved it out of sight.

“Somebody has to wave,” {elder.he} always said. “Otherwise people think they’ve just left. With a wave, they’ve set off.”

# the-letter
On the last day of August, {child} and [!friend.known: {child.his} best friend ]{friend} came to stay. {@drove}, and it took two hours too long[city:  from {city}], because [adult: {adult} | {minder}] had found a short cut.[pet.dog:  {Pet} had been sitting on {child’s} feet the whole way.][pet.cat:  {Pet} had told them so from {pet.his} basket the whole way.][pet.other:  {Pet} had come along too, in {pet.his} travelling box, on {child’s} knees.]

They found {elder.short} on an upturned bucket, with a letter on {elder.his} knee. {Elder.He} folded it up when {elder.he} saw them, but {friend} was the sort of person who could read upside down.

“‘Fewer than one hundred passengers in the year,’” said {friend}, “‘and the halt will be closed.’”

# ninety-seven
“How many has it had?” asked {child}.

{Elder.short} took a little notebook from {elder.his} pocket. Every passenger was in there, in pencil. Lady with cello. Man, wrong stop.[sport:  Girl, off to {play sport}.] Mrs Pugh. Mrs Pugh. Mrs Pugh and hen.

“Does the hen count?” said {friend}.

“I wrote and asked. No.”[pet:  {Elder.short} looked kindly at {pet}. “So that’s you out as well.”] {Elder.He} turned to the last page. “Ninety-seven.”

“And when does the year end?”

“Tonight,” said {elder.short}. “Don’t pull that face, {child}. It’s been a good little station.”

{child} could not help {child.his} face. {Child.He} {child.was} counting[school: , faster than {child.he} ever did {at school}]. “When’s the next train?”

“Seven forty-two. Up to Castle Bridge, and back again at half past eight. That’s the last.”

# wet-paint
“Me,” said {child}. “{Friend}. That’s ninety-eight and ninety-nine. And [adult: {adult} | {minder}] makes a hundred!”

They all turned to look. [adult: {Adult} | {minder}] was tired after the long drive, and had sunk down, with a happy groan, on the bench.

“Ah,” said {elder.short}. “I should have put a sign up.”

It was lovely paint, deep railway green, and it had gone on at four o’clock that afternoon. [adult: {Adult} | {minder}] rose very slowly. There were five stripes across the back of the coat and three across the [us: pants | trousers], and turning to look put some on the nose.

“I can stand up the whole way,” said [adult: {adult} | {minder}].

“In a full carriage? At Castle Bridge they’d have you for a fence. No. You can’t take wet paint on a train. I’d never have let anybody else do it.”

# you-go
It was seven thirty-one. Far down the line a signal dropped with a clank.

{child} looked up the lane for Mrs Pugh. The lane was empty. Then {child} looked at {elder.short}, and felt very stupid, because the hundredth passenger had been standing there all along.

“You,” said {child}. “You go.”

“Me?” {Elder.short} laughed. Then {elder.he} stopped laughing. “I don’t go, {child}. I stay. {@never}”

“Never?” said {friend}.

“When would I? I’m always on this side of it.” {Elder.short} rubbed a thumb along the edge of the notebook. “And if I went, you know… who would wave?”

Nobody had an answer. The rails had begun to hum[music: , though nothing like {music}].

# i-would
“I would,” said [adult: {adult} | {minder}].

[adult: {Adult} | {minder}] walked over and stood under the lamp. “You’ve waved me off every time I’ve ever gone home,” [adult: {adult.he} | she] said. “And when I’d gone round the corner, you waved at the corner. I think I’ve seen how it’s done.”

{Elder.short} looked at [adult: {adult} | {minder}] for a long time. Then {elder.he} buttoned up {elder.his} jacket, put out {elder.his} arm as far as it would go, and stopped the train.[athlete:  Not even {athlete} could have done it better.]

It had two carriages, and the guard’s mouth fell open. “You?” said the guard. “Is something wrong?”

“Three returns to Castle Bridge,” said {elder.short}, “and write it down properly. We’re ninety-eight, ninety-nine and a hundred.”

# the-wave
They got the seats by the window. {Elder.short} sat with {elder.his} hat on {elder.his} knees, like somebody in a church. {Friend} sat opposite, to have them both in view. The doors closed, the floor gave a small tug, and Nether Wick Halt began to move.

{child} had meant to look at the signals. {Child.He} looked at {elder.short} instead.

Out there went the fence, with all the beans in flower. There went the bench, with a smudge the shape of [adult: {adult} | {minder}]. There went the lamp, just lit, making a yellow ring on the platform. And in the middle of the ring stood somebody striped like a deckchair, waving with both arms.[pet.dog:  {Pet} sat close by and waved with the other end.][pet.cat:  {Pet} looked out of the basket and did not wave.][pet.other:  {Pet’s} box stood close by, so that {pet} could see.]

# set-off
“Well, I never,” said {elder.short} softly. “Look at that. It’s beautiful.”

“Didn’t you know?” said {child}.

“How could I? I’ve only seen it from inside.” {Elder.short} waved back, and went on waving when there was nothing there but trees.

Then out came the notebook, and {elder.short} licked the pencil. “{Friend},” {elder.he} wrote. “{child}.” And then, after a moment, “Me.”

“You know,” {elder.he} said, as the sun went down behind the hills, “I do believe I’ve set off.”

# beans
At half past eight they came home. [adult: {Adult} | {minder}] was under the lamp. The whole platform had been weeded, to keep warm, and most of the beans had been pulled up.

“Short cut?” said {elder.short}.

“Sorry,” said [adult: {adult} | {minder}].

But it didn’t matter. There was all the time in the world, now, to grow some more.

# @keeper
{child.his} great-uncle {elder}
## if elder
{elder}

# @kept
{Elder} had looked after it for forty-one years. {Elder.He} had stopped being paid some time ago, but nobody had told the weeds that
## if elder
{Elder} was helping out there that summer[elder2: , while {elder2} minded the house]. The railway had stopped paying anybody for it some time ago, but nobody had told the weeds that

# @drove
{minder} drove them, as she did every summer
## if adult
{Adult} drove them

# @never
In forty-one years I’ve never once got on.
## if elder
All summer long I’ve never once got on.
