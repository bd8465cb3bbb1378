title: It Came with the Wings
title: Stick Your Tongue Out
title: A Caterpillar All My Life
guest neighbour: Maureen (she), Doreen (she)

% Rule: a butterfly doesn't chew, it drinks with its tongue; and the tongue is rolled up.

# in-the-grass
{child} was sitting in the grass behind the clover, feeling cross. {child.He} had stuck {child.his} tongue out at {neighbour} from next door. Now {child.he} must never stick it out again[adult: , said {adult}]. Not even once.

[!short: “It came out by itself,” muttered {child}.

]“Munch,” said somebody in the clover. “Munch, munch. It won’t work!”

A butterfly was walking about on a leaf. It was orange, and brand new, and it was trying to take a bite.

# a-caterpillar
“Why don’t you fly[!short:  off and find something nicer]?” asked {child}.

“Fly?” said the butterfly. “I’m a caterpillar. I’ve been a caterpillar all my life.[!short:  I’ve only been asleep for a bit.]”

“Have a look at yourself.”

The butterfly looked[!short:  behind it, first on one side and then on the other].

[short: “Somebody’s hung curtains on me,” it said. “And somebody’s taken my mouth! I haven’t eaten for two weeks.” | “Somebody’s hung curtains on me,” it said. “And somebody’s taken most of my legs!”

“Those are wings.”

“They’re in the way. And my mouth’s gone. It was such a good mouth. I haven’t eaten for two weeks!”]

{child} lay down on {child.his} tummy[!short: , nose to nose with the butterfly,] and looked for its mouth. There wasn’t one. But under its chin there was something small and black, all rolled up.

“What’s that?”

“No idea,” said the butterfly. “It came with the wings.”

# nothing-to-chew-with
{child} fetched a strawberry. The butterfly stood on it, but it had nothing to chew with. [!short: {child} fetched a crumb of cake. It had nothing to chew that with, either. ][friend: {Friend}[!friend.known: , {child’s} best friend,] chewed an apple to show how it’s done. ][elder: {Elder} brought a cabbage leaf[elder2: , and {elder2} cut it into strips]. ][pet.dog: {Pet} brought {pet.his} best bone. ][pet.cat: {Pet} licked {pet.his} lips, and had to go indoors. ][pet.other: They tried it on {pet’s} food. ][sport: “You have to eat if you’re going to {play sport},” {child.he} said. ][athlete: Not even {athlete} can do without breakfast. ][music: {child.He} hummed {@song}, to keep it awake. ]

# like-before
“I can’t go on,” said the butterfly, and lay down on its side. [short: “I want to be the way I was.” | “Everything about me is new, and nobody asked me first. I want to be the way I was.”]

{child} picked it up in {child.his} hand. [!short: It weighed nothing at all. ]What if it died?[!short:  There was a lump in {child.his} throat.]

[!short: {child.He} knew what it was like. {child.His} very best boots had gone on in the spring, and now they wouldn’t go on any more, and nobody had asked {child.him} first, either.]

# the-drop
{child} looked at the clover. You could pull out the little pink tubes, one by one, and suck them, because right at the bottom there was a sweet drop. [!short: That would be plenty for a butterfly. ]But it was such a long way down. You’d need a straw, a tiny one, that you could roll up …

{child} looked at the curl under the butterfly’s chin.

“It’s your tongue!” said {child}. “Butterflies don’t chew. They drink, with their tongues. Stick it out!”

“How do you do that?” whispered the butterfly.

[short: And {child} must never show anybody, not even once.|You can’t tell somebody how to do it. You can only show them. And {child} must never do it again, not even once.]

[!short: {child} looked at the house. {child.He} looked at the butterfly. Then {child.he}|But {child.he}] stuck out {child.his} tongue, as far as it would go.

# tongues
“Bleeeh,” said {child}.

And just then {neighbour} looked over the hedge.

“Are you sticking your tongue out at me again?” she said.

“Not at you! [short: There’s a hungry butterfly here. You do it too!” | There’s a butterfly here that’s hungry, and it doesn’t know how. You do it too, as far as you can!”]

{neighbour} hadn’t stuck her tongue out for fifty years, so it came out a little at a time.

“Bleeeh,” she said. [!short: “Goodness. That was rather nice.”]

[adult: {Adult} came out, and saw them, and did the same. ][friend: {Friend} stuck out one that was green with apple. ][elder: {Elder} stuck {elder.his} tongue out[elder2: , and {elder2} stuck one out at {elder.him}]. ][pet.dog: {Pet} had the longest, and it was out already. ][city: Nobody in {city} had ever seen so many tongues at once. ]

The butterfly looked from one tongue to another. [!short: It tried as hard as it could. Something twitched under its chin.

“Bl,” said the butterfly.]

And out it rolled. The tongue was as long as the whole butterfly, and as thin as a straw, and it went straight down into the clover.

Sluuurp.

# curtains
“Oh,” said the butterfly, when the drop was gone. “Oh, that’s lovely. Is there any more?”

“Yes, but it’s over there,” said {child}. “I think that’s what the curtains are for.”

So the butterfly opened its wings, and flew. [!short: It flew sideways, and it flew into the washing, but after that it flew very well indeed.

“How do you do it?” called {neighbour}.

“No idea,” called the butterfly. “It came with the tongue.”

It flew once more round {child}, and stuck its tongue out at {child.him}. And you can’t get anything nicer than that from a butterfly.[school:  They would never believe it at {school}.]][short & school: {child} would have to tell them that at {school}.]

# over-the-hedge
The next morning {neighbour} was standing at the hedge. She looked one way, and she looked the other. Then she stuck her tongue out, just a little bit.

{child} stuck one out back.

It meant good morning.

# @song
{music}
