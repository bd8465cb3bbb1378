title: Sixty Paces
title: The Right Legs
title: Captain Red {kate} Could Measure
guest friend: Ruby (she), Hal (he)
guest kate: Kate (she), Meg (she)
guest keeper: Mr Penrose (he), Mr Tregear (he)

% The pirate is Red {kate}. Whoever is as big as a grown-up bonks on the door; the friend does because of giant steps. Nobody is said to be short or tall.

# nine-of-them
There were a hundred and forty-two holes in the green at Cobb’s Bay, and {child} had dug nine of them[sport: , which is a lot when you {play sport} as well].[pet.dog:  {Pet}, {child.his} dog, had helped with the deepest.]

Everybody knew about the treasure. Captain Red {kate}, the pirate, had buried it three hundred years ago, and her map hung on the wall of the café. “Sixty paces from the pump,” it said, “straight for the lighthouse. Dig.”

It couldn’t have been easier. People had come with spades, and people had come with diggers[city: , all the way from {city}], and all that anybody ever found was worms. But {child} was {age}, and {child.he} went to sleep every night listening for the clonk of {child.his} spade on a chest.

# a-giant
“Fifty-nine, sixty,” said {friend}, and stopped. “Here.”

{Friend}, [friend: {child’s} best friend|who always dug with {child}], did the pacing, because Red {kate} had been a giant. You only had to look at her statue, which stood right in the way, so that you had to walk round it. It was as tall as a [us: lamppost | lamp post], with boots like [us: trash cans | dustbins]. So {friend} had practised giant steps[athlete: , good enough to show {athlete}]. {Friend.He} could do giant reaches too, if {friend.he} breathed right out and stuck out {friend.his} tongue. Everybody told {child} to wait until {child.he} had longer legs, and {child.he} {child.was} tired of hearing about it.

They dug until it rained.

“One bottle top,” said {child}. “Hole a hundred and forty-three.”

They ran to the café, which had once been Red {kate}’s own house. {Friend} went first, with a giant step.

BONK!

“Ow,” said {friend}.

Every grown-up bonked on that door.[adult:  {Adult} had bonked on it that morning.][elder:  {Elder} bonked on it going in and coming out[elder2: , and {elder2} bonked twice as hard].] {keeper}, who kept the café, had nailed a cushion up there, but people bonked on the nails.

“Built by somebody who couldn’t measure,” he said, as he always did.

# the-hook
{Child} walked straight under it, as {child.he} always did, and hung [child.name: a|{child.his}] wet coat on one of the old iron hooks. Red {kate} had put those up too. They were terribly low. All the grown-ups’ coats lay on the floor like puddles. {Child’s} hung just right.

{Child.He} stood there with [child.name: one|{child.his}] hand on the hook.

“{Friend}? Why would a giant put her hooks down here?”

“For her dog?”

“Dogs don’t hang up their coats.” {child} looked at the hook. {Child.He} looked at the door. “She could measure,” {child.he} said slowly. “She measured it for herself. She wasn’t a giant at all. She was my size!”

“But the statue …”

“Whoever made that had never met her!”

{Friend} stared at {child.him}. Then {friend.he} stared at {child.his} feet.

“{child},” {friend.he} said, “nobody’s ever used the right legs.”

They were out of the door, spades and all, before {keeper} could say “hot chocolate”.

# the-right-legs
“You do it,” said {friend}. “I’ve gone all giant.”

{child} stood against the pump and set off. {Child.He} didn’t stretch. {Child.He} just walked, the way {child.he} walked to [school: {school}|school], and {friend} did the counting so that {child.he} could think about {child.his} feet.[music:  {Friend} even stopped humming {@song}.] All the holes were far ahead, much too far. Nobody had ever dug here.

“Fifty-seven,” said {friend}. “Fifty-eight. Fifty-nine …”

Bump.

{Child’s} nose was against something cold. {Child.He} looked up, and up. It was the statue.

“Oh no,” said {friend}. “They’ve gone and put the wrong {kate} on top of it.”

# a-wren
It had taken twelve horses to get that statue there. {child} sat down on the wet grass. {Child.He} {child.was} right, {child.he} knew {child.he} {child.was} right, and it was no use to anybody.

Then a wren flew past {child.his} ear, straight under the stone step, and didn’t come out.

{child} lay [child.name: down flat|on {child.his} tummy]. Under the step there was a crack, and behind the crack it was dark. {Child.He} pulled away the moss. {Child.He} scooped out the mud with both hands until the crack was a hole. Then {child.he} put [child.name: one|{child.his}] arm in, right up to the shoulder, and wiggled [child.name: five|{child.his}] fingers in nothing.

“I can’t reach!” said {child}.

# the-right-arms
But {friend} was already rolling up [friend.name: a|{friend.his}] sleeve.

“Move over,” {friend.he} said. “Nobody’s ever used the right arms.”

{Friend} breathed right out and stuck out {friend.his} tongue. In went {friend.his} hand, {friend.his} elbow and {friend.his} shoulder, until {friend.his} cheek was flat in the mud.

“Leaves,” {friend.he} said. “A worm. Sorry, worm. Something cold, and …” {Friend.He} stopped. “{child}. It’s got a handle.”

{Friend} pulled and {child} dug, and the hole grew wider, and something scraped and slid and came out into the rain. It was an iron chest no bigger than a [us: breadbox | bread bin]. {child} knocked on it with [child.name: the|{child.his}] spade, just to hear it.

Clonk.

# red-boots
Inside, on the top, lay a pair of red boots. {child} put one on. It fitted. And under the boots was gold, so much and so yellow that it lit up both their chins.

Most of it is in the museum now. The big statue is still there, since nobody has twelve horses, but beside it stands a new one, in small red boots, that can look {child} in the eye.

# the-coat
But on the evening they found it, there were [us: fries | chips] for everyone at Red {kate}’s house.[pet.cat / pet.other:  One was saved for {pet}.]

{Friend} went first, with a giant step.

Bonk.

{child} walked straight in under the door and hung up {child.his} coat on the captain’s hook, with a gold coin in the pocket.

# @song
{music}
