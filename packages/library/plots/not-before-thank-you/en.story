title: Not Before Thank You
title: No Thank You, No Horse
title: At Every Gate
guest mare: Duchess (she), Dolly (she)
guest singer: Mr Pascoe (he), Mr Teague (he)

% Rule: the horse will not leave a gate until somebody there has said thank you.

# the-hood
{child} was sitting in the bottom of a horse and cart with {child.his} hood up[athlete: , the one on {child.his} {athlete} top]. {child.He} wanted to get off the island without being seen.

On Saturday, at the concert in the village hall, old {singer} had sung all by himself. On the very top note his voice broke, like a twig, and {child} laughed. {singer} stopped in the middle and went home. Nobody had said a word about it since, which was nearly the worst part. [music: {child.He} had listened to {music} all Sunday, to get the noise out of {child.his} head. ][friend: Three times {child.he} had begun a message to {friend}[!friend.known: , {child.his} best friend,] and deleted it. ]{child.He} {child.was} ashamed.

Next to {child.him} lay {pet}[!pet.known: , {child.his} dog,] with something black and wet in {pet.his} mouth. {Pet} was always carrying something, and never gave anything back. This one {pet.he} had kept since Saturday.

There were no cars on the island, so {elder} had borrowed {mare}, the horse who had pulled the bread cart for twenty years, to get them to the evening boat.

# the-first-gate
At the first gate she stopped. {Elder.short} shook the reins. {mare} looked at the house.

An old lady came out on to the step. “Is it bread?”

“I’m afraid not,” said {elder.short}, hunting about in the basket. “But you’re welcome to some plum jam.”

“How very kind,” said the old lady. {mare} stood there.

“You really shouldn’t have.” {mare} went on standing there.

“Well, thank you, then.”

And off went {mare}, so suddenly that {elder.short} sat down backwards among the bags.

“I see,” {elder.he} said, from down there. “For twenty years she’s waited at the gates for people to say thank you for the bread. No thank you, no horse.”

## or
At the first gate she stopped. {Elder.short} shook the reins. {mare} looked into the garden, where two boots were sticking out from under a boat.

“Put the bread on the step,” said whoever was in the boots.

“It’s plum jam,” said {elder.short}, holding some out.

“Good,” said the boots. {mare} stood there.

“You can go now.”

“I’m afraid we can’t,” said {elder.short}.

“Well, thank you and goodbye!”

And off went {mare}, so suddenly that {elder.short} sat down backwards among the bags.

“I see,” {elder.he} said, from down there. “For twenty years she’s waited at the gates for people to say thank you for the bread. No thank you, no horse.”

# more-gates
At the next gate they said “Cheers”. {mare} considered it, and took half a step. After that a farmer held his jam up to the light and said, “I won’t say no.”

“Say thank you!” called {elder.short}.

“I’ve just told you, I won’t say no.”

They were there until his wife opened a window and said it for him.

When the jam ran out they gave away the umbrella. {child} pulled at the black thing. “Drop,” {child.he} said. {Pet} shut {pet.his} eyes, so that it couldn’t be meant for {pet.him}.

## or
At the next gate there lived two sisters.

“You tell them,” said one.

“It’s you who got the jam.”

“Half of it’s for you. So say thank you!”

And off went {mare}, since it had been said, and they heard the sisters all the way to the bend. “Ta,” said a baby on a step. {mare} considered it, and took half a step.

When the jam ran out they gave away the umbrella. {child} pulled at the black thing. “Drop,” {child.he} said. {Pet} shut {pet.his} eyes, so that it couldn’t be meant for {pet.him}.

# on-the-inside
It was a long way between gates. [elder2: {Elder2} had gone on ahead with the heavy bags, and they could have done with somebody to talk. ]{Elder.short} put a hand on {child’s} hood.

“How long is that staying up?”

“Till I’m home[city:  in {city}].[school:  They don’t know about it at {school}.]”

The hooves went on for a while.

“You heard me laugh,” said {child}.

“I did,” said {elder.short}. “I laughed as well, but on the inside. I’ve been practising all my life.”

That nearly helped.

“Has he got a gate?” asked {child}.

“The last one before the boat,” said {elder.short}. “I’m sorry to say.”

## or
There weren’t any gates in the woods. [elder2: {Elder2} had gone on ahead with the heavy bags, and they could have done with somebody to talk. ]{Elder.short} let {child} hold the reins.

“Is anybody coming?” asked {child}, inside the hood.

“A hare. How long is that staying up?”

“Till I’m home[city:  in {city}].[school:  They don’t know about it at {school}.]”

{Elder.short} brought out Saturday’s song sheet. It had tooth marks in it.

“I laughed as well,” {elder.he} said. “But I did it on the inside. You can, if you’ve got something to bite on.”

That nearly helped.

“Has he got a gate?” asked {child}.

“The last one before the boat,” said {elder.short}. “I’m sorry to say.”

# the-last-gate
It was a white one, and {mare} stopped. Down below lay the boat, with its lamps lit. They had nothing left to give.

“Thank you,” said {elder.short}, just to see if it would do. {mare} turned her head and looked at {elder.him} until {elder.he} begged her pardon.

The door opened, and there was {singer}. He saw the horse. He saw the hood. Then he went in again and shut the door, not even hard.

The boat hooted.

{mare} pointed her ears at the door and waited. She could wait till Christmas. That house would never say thank you to this cart. {child} hadn’t brought {singer} anything. {child.He} had only taken something away.

# the-high-note
“I owe him a laugh,” said {child}.

{child.He} put {child.his} hood down, climbed out and went right up to the step, where anybody could see. [sport: It was nothing like having to {play sport} in front of people. ]{child.He} opened {child.his} mouth for Saturday’s song, and nothing came.

Then {elder.short} began, behind {child.him}. {Elder.short} never sang where people could hear, and now {elder.he} stood up in the cart and sang like a drawer that’s stuck. It was so dreadful, and so brave, that {child} joined in.

{child.He} knew what was waiting at the top, and {child.he} went up there all the same. And there {child.his} voice broke. It didn’t break like a twig. It broke like a whole shed.

Then {pet}, who couldn’t hear a high note without wanting to be in it, put up {pet.his} nose and howled. But nobody can howl with their mouth full. Something black and wet fell on the path.

{Pet} looked round to see who’d done it.

# for-him
The door opened. {singer} was holding on to the doorpost, and he was shaking all over.

“That,” he said, when he could, “was worse than mine.”

“Much worse,” said {child}. “I’m the one who laughed. I’m sorry. It was only that one noise, the rest was lovely.”

“It’s a very funny noise,” said {singer}, and wiped his eyes. “I’d never heard it from the outside.”

Then {singer} saw what was lying on the path. It was his bow tie, the one he had thrown away on Saturday, going home. {child} didn’t touch it. {Pet} looked at the bow tie. {Pet.He} looked at {singer}, and swallowed. Then {pet} pushed it, nose first, all the way to {singer’s} shoe.

{singer} wrung it out and tied it round his neck.

“Thank you,” he said.

And off went {mare}, without {child}, and without {pet}, and with {elder.short} still standing up.

# waiting
{child} and {pet} ran, and caught up at the boat, where {mare} had stopped. The captain had to say thank you for one child, one dog and {elder.short}. Then {mare} turned, and went home all by herself.

From the deck they saw the cart stop at every gate, and each time a light came on over somebody’s step. From the white one a song came out across the water. On the very top note the voice broke, and whoever was singing laughed, and sang the rest.

[adult: {Adult} was waiting on the other side. ]{child} sat with {child.his} hood down, and the wind went straight through {child.his} hair. {Pet} had nothing to carry, so {pet.he} went and found {child.his} glove. {Pet} put it on {child’s} knee, and stood there, and looked at {child.him}.

“Thank you,” said {child}.

And {pet} lay down.

## or
{child} and {pet} caught up on the quay. {mare} had her head in the captain’s window. “She’s brought you one child, one dog and me,” said {elder.short}. And when the captain had said it, {mare} turned, and went home all by herself.

From the deck they saw the cart stop at every gate, and each time a light came on over somebody’s step. From the white one a song came out across the water. On the very top note the voice broke, and whoever was singing laughed, and sang the rest.

[adult: {Adult} met them on the other side. ]It was late when they got home, and {child’s} hair stood up in all directions, with no hood on it. {Pet} stopped at the door. {Pet.He} had found a glove of {child’s} on the way, and now {pet.he} put it on {child’s} shoe, and stood there, and looked at {child.him}.

“Thank you,” said {child}.

And {pet} went in.
