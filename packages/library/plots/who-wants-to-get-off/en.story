title: Who Wants to Get Off?
title: One Press, One Ding
title: Ding!
guest driver: Pearl (she), Mavis (she)
guest minder: Polly (she), Carrie (she)

% The ding, the doors (psssh) and the driver’s question come at every stop; the listener can ring. “Other foot” is said quite calmly.
% Whoever the child is with: {adult}, else the grandparent, else {minder}.

# waited-all-day
{child} had waited all day to press the bell on the bus, but somebody kept pressing it first.

Ding!

{Child.He} {child.was} on the number nine with [adult: {adult}|[elder: {elder}[elder2:  and {elder2}]|{minder} from next door]], going home[city:  across {city}][adult & elder: , where {elder}[elder2:  and {elder2}] had something in the oven]. The bell was red and round, on the pole right next to {child.him}. At the next pole stood a [us: grandpa | grandad] with a baby on his back, fast asleep in her carrier. [pet.dog: {Pet}[!pet.known:  the dog] lay under the seat, where there was something to lick. ]

“Not yet,” said [adult: {adult}|[elder: {elder.short}|{minder}]]. “We press it after the bridge. One press, one ding.”

But they were only at the swimming pool, and somebody had dinged already.

# swimming-pool
The bus slowed down. The bus stopped. The doors went psssh.

“Swimming pool!” called {driver}, the driver. “Who wants to get off?”

Nobody wanted to get off.

But the doors were wide open. So six swimmers with wet hair got on[friend: , and one of them was {friend}[!friend.known: , {child’s} best friend]].

“We were going to walk,” they said, “but this is better.”

When they had all squeezed in, there was something on the floor, by all the wet feet. It was a very small yellow sock. It was no good to a swimmer. {child} put it in {child.his} pocket, to be kind, and off they went.

# garden-shop
Ding!

“Garden shop!” called {driver}. Psssh. “Who wants to get off?”

Nobody wanted to get off. But a man with a tree got on.

“I was going to walk,” said the man, “but this is better.”

“Move along, please!” called {driver}. The swimmers moved along. Now they had leaves in their hair. Off they went.

# town-hall
Ding!

“Town hall!” called {driver}. Psssh. “Who WANTS to get OFF?”

Nobody wanted to get off. But a whole brass band got on[music: , straight from playing {music}], and the last one had a tuba.

“We were going to walk,” said the tuba lady, “but this is –”

“Yes, yes,” said {driver}. “Move along!”

The band moved along. The tree moved along. [friend: {Friend} had to stand with {friend.his}|One of the swimmers had to stand with his] head in the tuba.

“Is it nice in there?” asked {child}.

“Nooooo,” said the tuba.

# not-one-more
Ding!

{driver} stopped the bus. She stood up and turned round.

“I stop and I stop,” she said, “and nobody gets off! This bus is full. I’m not stopping for one more ding!”

And off they went, over the bridge.

# not-listening
“Oh, {child}, that’s us!” said [adult: {adult}|[elder: {elder.short}|{minder}]]. “Press it now!”

At last! {child} pressed the red bell with {child.his} very own finger.

Ding!

But the bus didn’t slow down.

“I’m not listening!” sang {driver}.

Oh no. They would go past their stop. They would go on and on, all night long, with the tree and the tuba, until it was breakfast[sport:  and time to {play sport}].[pet & !pet.dog:  And who would give {pet} any supper?]

# under-the-coats
{child} couldn’t see {driver}. {Child.He} could only see coats. So {child.he} looked under the coats, where nobody else was small enough to look[pet.dog: , except {pet}].

And there hung a foot.

It was a baby’s foot, with nothing on. {child} looked up. It was the baby from the next pole. At the top, the baby was asleep.

But she was not asleep at the bottom.

Out came one fat pink toe. Slowly, slowly, it went up to the red bell on that pole …

Ding!

# a-toe
“It’s a TOE!” shouted {child}.

And {child.he} pulled on the yellow sock, over the toes and round the heel, all by {child.himself}[athlete: , quicker than {athlete}].

“Goodness,” said the [us: grandpa | grandad]. “Was that us?” And he turned round, so that the foot stuck out the other way.

# i-do
Now it was quiet. {child} squeezed back to {child.his} own pole. One press, one ding.

Ding!

“Who,” said {driver}, “wants to get off?”

“I DO!” shouted {child}.

“[child.she: SHE DOES|[child.name: {child} DOES|[child.they: THEY DO|HE DOES]]]!” shouted the swimmers and the band and the man with the tree.

# psssh
And the bus slowed down. The bus stopped. Psssh, went the doors, and the whole big bus sank down, the way buses can, until the step was just right for {child}.

“Thank you, {driver},” said {child}.

“Thank you, {child},” said {driver}.

# other-foot
It was nearly dark[school: , and the lights were out at {school}]. {child} held [adult: {adult’s}|[elder: {elder.short’s}|{minder’s}]] hand, and they watched the bus go away down the road, all lit up.

Far off, something went ding.

“Other foot,” said {child}. And they walked home.
