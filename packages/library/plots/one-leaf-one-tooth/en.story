title: One Leaf, One Tooth
title: Not Done
title: Somebody’s Behind It
guest friend: Sam (he), Nora (she)
guest caretaker: Jim (he), Bob (he)

# neither
There was one leaf left on the big maple [school: outside {school} | in the playground], and one loose tooth in {child’s} mouth, and neither of them would come off.

The tooth had been loose for weeks. It leaned. It twirled. {child} could push it flat with {child.his} tongue, like a cat flap. But come out it would not.

“It’s on its last thread,” said {friend}, looking in. {friend} was {child’s} [friend: best friend, and | friend, and] had lost four already, so {friend.he} {friend.was} practically a dentist. “One good bite, and that’s it.”

# pulling
{child} bit an apple. The apple lost.

[sport: {child} played {@game} with {child.his} mouth open, in case it fell out by itself. ][athlete: {child.He} looked at the picture of {athlete}, who had obviously managed it at some point. ]{friend} tied a thread to the tooth. [elder: {Elder} had said that you tie the other end to a door[elder2: , and {elder2} had said that you don’t]. So they | They] tied the other end to the door of the classroom, and waited for somebody to come through it. Nobody came. Then the bell rang for a fire drill, and {child} had to walk out on to the playground with a string hanging from {child.his} mouth, like a balloon that has got away from itself.

[pet: {@pet-pulls}]

# paper-teeth
On the wall at school there was a chart with paper teeth on it, one for every tooth that anybody lost. {friend} had four. Beside {child’s} name there was only the [us: tape|sticky tape], ready and waiting. It made {child} feel that {child.he} {child.was} still small.

“Perhaps it likes me,” said {child}.

“Teeth can’t like you,” said {friend}. {friend.He} thought about it. “Yours might.”

# the-hats
At [us: recess | playtime] they stood under the maple and glared up at the leaf. It was small and brown, and it hung from the very end of the lowest branch.

“If we get the leaf down,” said {friend}, “I bet your tooth gets the idea.”

So they shouted at the leaf. They blew at it. {friend} threw {friend.his} hat at it. Then {friend.he} threw {child’s} hat at it. Then they had to fetch {caretaker} and the ladder.

{caretaker} was the [us: janitor|caretaker]. He raked up that tree every autumn, so he knew it personally.

# not-done
“Could you pick that leaf off?” asked {child}. “It’s stuck.”

“Stuck?” said {caretaker}. “It isn’t stuck. It’s just not done.” He pulled the branch down so that they could see. “Look here, where the stalk goes in. There’s a thin little line. The tree makes that, a bit every day, like shutting a door very slowly. If you pull before then, it tears. But when the line’s gone all the way across, you don’t have to do a thing. It lets go by itself.” He moved his thumb. “And see who’s right behind it.”

Tucked in against the twig, just where the leaf began, was a bud. It was no bigger than a grain of rice, and shut up tight for the winter.

“Next year’s,” said {caretaker}. “Here already. It’s only waiting for the seat.”

He let go of the branch. Up it bounced, and the leaf flapped, and twirled, and held on.

# somebody-behind-it
{child} was very quiet on the way in. {child.He} had {child.his} tongue under the tooth, and was feeling about. And there, down underneath, {child.he} felt something. It was a hard little ridge, as bumpy as the edge of a [us: cracker|biscuit].

“{Friend},” said {child}. “Thereth thomebody behind it.”

After that {child} stopped biting things. {child.He} didn’t push the tooth, and {child.he} didn’t pull it. If anybody asked, {child.he} said, “It’s not done.”

# spaghetti
On Thursday there was spaghetti[city: , as there is in half of {city} on a Thursday], and {friend} stayed to eat. {friend.He} told them about {friend.his} second tooth. It had come out at a wedding, when everybody was singing [music: {music}|very loudly], and it had landed in the bride’s lemonade. {friend} did the bride. {friend} did the lemonade. {child} laughed until {child.he} had to hold on to the table, and when {child.he} stopped, [adult: {adult} was | they were all] looking at {child.him} in a funny way.

“{Child},” said [adult: {adult} | {friend}]. “Smile again.”

{child} felt with {child.his} tongue. There was a place there, soft and salty and very roomy. The tooth was sitting on {child.his} spaghetti.

It hadn’t hurt. {child.He} hadn’t even noticed it go.

# trying-to-sleep
That night the tooth lay under {child.his} pillow, and tomorrow the paper one would go up on its tape, and {child} was so pleased that {child.he} couldn’t get to sleep. {child.He} shut {child.his} eyes hard. {child.He} tried with all {child.his} might.

“I’m trying and trying,” {child.he} said. “It won’t come.”

[adult: {Adult} smoothed | Somebody smoothed] the covers. “I think you might be pulling,” said [adult: {adult} | a kind voice].

# so-did-the-leaf
So {child} stopped. {child.He} thought of the little brown leaf, out there in the dark, on the end of its branch.

“No hurry,” {child.he} told it, through the gap.

Then {child.he} lay there and didn’t do a thing. Rain tapped on the window. [pet.dog / pet.cat: {Pet} breathed.] {child’s} tongue found the bumpy little ridge that was waiting for its seat. And bit by bit, like a door shutting very slowly, the day was done with {child.him}, and {child.he} let go.

And so, with nobody shouting and nobody looking, did the leaf.

# @game
{sport}

# @pet-pulls
{@pet-pulls-other}
## if pet.dog
When {child.he} got home, they tied it to {pet} and called. {Pet}, who was {a breed} and always came, lay down and looked at them.
## if pet.cat
When {child.he} got home, they tied it to {pet}, who was {a breed}. {pet.He} went under the sofa, and so did {child}, and nothing came out but the two of them.

# @pet-pulls-other
When {child.he} got home, they asked {pet}, who knew nothing at all about teeth.
