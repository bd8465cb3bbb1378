title: Who’s There?
title: A Bricky Sort of Voice
guest friend: Kofi (he), Hetty (she)
guest elder: Susan (she), Barbara (she)
guest minder: Alice (she), Priya (she)

% The one who was six is {elder}; a real grandparent was only on a visit here once (@six). The bridge is deep and slow, and it has been looking forward to this.

# whos-there
On the way home [school: from {school} | from school] there was a railway bridge, and under the bridge there lived an echo.

Every day {child} and {friend}[!friend.known: , {child’s} best friend,] stopped in the very middle, where it was cool and drippy, and {child} shouted, “Hello!” And the bridge said, “Hello … hello … lo.” Then {friend} shouted, “Sausages!” And the bridge said, “Sausages … ausages … sages.”

But one Thursday {child} stopped in the middle and shouted, “Hello!”

And the bridge said, “Who’s there?”

# thats-not-it
{Child} looked at {friend}. {Friend} looked at {child}.

“WHO’S THERE?” said the bridge. It had a deep, bricky sort of voice.

“Um. It’s {child},” said {child}.

“{Child} who?” said the bridge.

{Child} told it {child.his} other name, and even the one in the middle.[city:  {Child.He} told it {city}, in case that helped.] The bridge waited. Then it gave a long, disappointed sigh, and a pigeon fell off its ledge.

“That’s not it,” said the bridge, and it would not say another word. They tried hello. They tried sausages.[sport:  They tried {sport}.][athlete:  They tried {athlete}.][music:  They tried singing it a bit of {music}.] Only drips.

“We’ve broken it,” said {child}.

“It sounded sad,” said {friend}. “As if it was waiting for something.”

# the-trolley
{@walked} had been some way behind, because of {elder.his} squeaky shopping [us: cart | trolley][elder2: , which was full of everything on {elder2’s} list]. Now {elder.he} came squeaking in under the arch.

So they told {elder.him}. And as they told {elder.him}, {elder.short} went pink. {Elder.He} went pink from {elder.his} scarf all the way up to {elder.his} hat.

“Who’s there,” {elder.he} said. “Oh, my goodness. Oh, it can’t still be waiting.”

{Elder.He} sat down on the [us: cart | trolley].

# when-i-was-six
{@six}

{Friend} counted on {friend.his} fingers, and ran out. “It’s been learning to say it ever since,” {friend.he} said.

“And nobody’s told it the end!” said {child}. “{Elder.short}, you’ve got to tell it! What was the joke?”

# forgotten
{Elder.short} opened {elder.his} mouth. Then {elder.he} shut it again.

“I’ve forgotten,” {elder.he} said, in a very small voice.

The bridge gave a groan.

“Don’t worry,” said {child}, and patted the bricks. “{Elder.short}, do it all again. Where did you stand?”

# one-foot-in
{Elder.short} stood where {elder.he} had stood, with one foot in the puddle.

“What could you see?” asked {friend}.

“My own breath,” said {elder.short}. “It was cold. And I could smell something. Toast! {@called}

Then {elder.he} stopped, and {elder.he} smiled, and it was a smile that was six years old.

# knock-knock
“Stand back, you two,” said {elder.short}. {Elder.He} took a breath right down to {elder.his} boots. “KNOCK, KNOCK!”

“Who’s there?” said the bridge. It was trembling so much that the bricks hummed.

“JUSTIN!”

“Justin who?”

“JUSTIN TIME FOR [us: SUPPER | TEA]!”

For a moment there was nothing. Then, far down in the stones, something started to rumble. It grew, and it rolled around the arch, until all the pigeons flew out at both ends. “Ho,” went the bridge. “Ho ho! Oh, HO HO HO!” It might have been the [us: four-ten | ten past four] going over the top. But {child} knew a laugh when {child.he} heard one.

“It’s not even that good a joke,” said {elder.short}, and wiped {elder.his} eyes.

“It is if you’ve waited for it,” said {friend}.

# toast
Then they went home, and they were just in time for [us: supper | tea]. There was toast, and [adult: {adult} | {minder}, who was looking after {child},] had made a mountain of it.[elder2:  {Elder2} buttered.][pet.dog:  {Pet}[!pet.known:  the dog] saw to the crusts.][pet.cat:  {Pet}[!pet.known:  the cat] saw to the butter.][pet.other:  {Pet} was told the joke first of all.]

# one-of-its-own
At bedtime {child} told [adult: {adult} | {minder}] the whole thing, with the voices. [adult: {adult.He} | She] laughed in the right place, and tucked {child.him} in and put out the light.

“Good night,” said [adult: {adult} | {minder}].

“Good night … night … ight,” said {child}.

[adult: {Adult} | {Minder}] had almost closed the door, when through the window, from a long way off across the roofs, there came a deep and bricky sort of voice. It had thought of one of its own.

“Knock, knock,” it said.

[pet.dog: {Pet} pricked up {pet.his} ears. ][pet.cat: {Pet} opened one eye. ][pet.other: It was a good thing that {pet} was asleep. ]And {child} smiled into the pillow. “Tomorrow,” {child.he} whispered. “I promise.”

# @walked
On Thursdays it was {elder} from next door who walked them home, and {elder.short}
## if elder
That week it was {elder} who walked them home, and {elder.short}

# @six
“When I was six,” said {elder.short}, “one evening I stood right here, and I shouted, Knock, knock! And the bridge said, Knock, knock, because that was all it could do. So I told it that it had to say, Who’s there? And just then my mother called me in. So I went home, and I never came back to finish.”
## if elder
“When I was six,” said {elder.short}, “I was here once on a visit. I stood in this very spot, and I shouted, Knock, knock! And the bridge said, Knock, knock, because that was all it could do. So I told it that it had to say, Who’s there? And just then somebody called me in. So I went, and I never came back to finish.”

# @called
And my mother came to the door, and she called …” {Elder.short} cupped {elder.his} hands. “{Elder}! {Elder}! Come along, or you won’t be in time for [us: supper | tea]!”
## if elder
And somebody came to the door, and called …” {Elder.short} cupped {elder.his} hands. “Hurry up! Hurry up! Come along, or you won’t be in time for [us: supper | tea]!”
