title: Clonk, Good Night
title: The Knight with the Flap
title: Three Nights to Go
guest friend: Sam (he), Nora (she)

% Rule: when the flap of the helmet falls down it is dark, and when it is dark it is night. Knock along on the bedside.

# the-bridge-is-up
{child} was inside a castle[city:  near {city}] and wanted to play. But {friend}[!friend.known: , {child.his} best friend,] was [!short: still ]on the wrong side of the water, holding a bag of buns.

[!short: That was because the bridge was up.

]“[short: The bridge is up! ]I can’t get in!” called {friend}.

Beside the bridge stood a knight. He was tin all over, [!short: and his helmet had a flap to look out of|with a flap in his helmet].

“Can you wind the bridge down?” asked {child}.

“I am the strongest knight [!short: there is,” said the knight. “And|there is, and] in [short: two|three] nights it’s my birthday. I’m looking forward to it so much that I rattle.[!short:  Would you like to hear?]”

[!short: He looked forward to it for a bit. He rattled.][elder:  On a bench [!short: in the sun ]sat {elder}[elder2:  and {elder2}][!short: , watching].][adult & !elder:  On a bench [!short: in the sun ]sat {adult}[!short: , watching].]

# clonk
The knight bent down to the handle. And down came the flap of his helmet.

Clonk!

“Good night,” said the knight.

And he fell asleep[!short: , standing up]. “Grrrr-ting[!short: ,” he snored. “Grrrr-ting.”|.”]

{child} knocked on the helmet. Knock, knock, knock.

The knight pushed up the flap.

“Good morning!” he said. “What a short night.”

“It wasn’t night,” said {child}. “It was just your flap coming down.”

“[!short: But it went dark,” said the knight. “]When the flap’s down, it’s dark. And when it’s dark, it’s night. [!short: And now there are only two nights|Now there’s only one night] to go!”

## or
The knight [!short: spat on his hands and ]took hold of the handle. But a butterfly sat down on his helmet, and the flap fell shut.

Clonk!

“Good night[!short: , all of you],” said the knight. “Grrrr-ting.”

{child} banged on his tummy. Knock, knock, knock.

The flap flew open.

“Good morning!” said the knight. “Have I grown?”

“You only shut your eyes,” said {child}. “[!short: It’s the middle of the day. ]Your flap fell down.”

“No, no,” said the knight. “Flap down, dark. Dark, night. [!short: Everybody knows that. ][!short: So that leaves two nights|So that leaves one night]!”

# one-night-left
The knight wound again. Creak, creak. The bridge came down a little way. The knight leaned over to look.

Clonk!

“Good night,” said the knight.

[elder: “Good night,” said {elder.short}, who had nice manners.

][elder2: “Good afternoon,” said {elder2.short}, who had a watch.

]
“Grrrr-ting. Grrrr-ting.” The bridge flew up again.

Knock, knock, knock.

“Good morning!” said the knight. “Only one night to go! Is it porridge?”

“It’s buns,” said {child}. “But they’re on the other side.”

[sport & !athlete: “On my birthday I shall {play sport},” said the knight. “With my tin on.”][sport & athlete: “On my birthday I shall {play sport} like {athlete},” said the knight. “With my tin on.”][!sport & athlete: “On my birthday I shall be like {athlete},” said the knight. “But in tin.”]

## or
This time the knight wound with a very straight back. Then {friend} opened the bag of buns.

“Buns!” said the knight, and leaned out to smell them.

Clonk!

“Good night,” said the knight, and the bridge flew up.

[elder: {Elder.short} yawned, because it was catching.

][elder2: {Elder2.short} thought it was a bit early.

]
So {friend} threw a bun across the water.

Clang!

“Good morning!” said the knight. “One night to go! And it’s raining buns!”

[!sport & athlete: “I’m getting to be more like {athlete} every night,” he said. “Only tinnier.”][sport & !athlete: “I want to {play sport} for my birthday,” he said. “In all my tin.”][sport & athlete: “I want to {play sport} for my birthday,” he said, “in all my tin. Just like {athlete}.”]

# one-finger
[!short: So {child} stood on a bucket and held up the flap with one finger.

“Now it can’t be night,” said {child}.

][short: The knight wound. ]Creak, creak, creak. Down came the bridge[!short: , and down some more], until it was almost there. [!short: {Friend} had one foot in the air already.

]“It’s working!” said the knight. And he was so pleased that he nodded.

CLONK!

“Good night,” said the knight.

## or
[!short: {child} fetched a bucket to stand on. Then {child.he} propped the flap open with a twig. There were leaves on it.

“It tickles,” said the knight.

][short: The knight wound. ]Creak, creak, creak. Soon the bridge was nearly all the way down.[!short:  {Friend} stretched out a foot.]

“I can see the bridge!” said the knight. “I can see … ah … ah …”

“Don’t!” said {child}.

“TISHOO!”

CLONK!

“Good night,” said the knight.

# stuck
The bridge flew up. {child} knocked. Knock, knock, knock.

[!short: Nobody said good morning.]

{child} pulled at the flap[!short: , with one hand and then with two]. It was stuck.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] barked at it.]

[!short: “Grrrr-ting,” went the helmet.

“Wake up,” said {child}. “You’ll sleep all through your birthday.”

][!short: On the other side of the water {friend} sat down. From so far away {friend.he} looked very small.

]“I want to be with you,” called {friend}.

{child} wanted that too. {child.He} felt so sad that {child.his} throat hurt.[!short:  It was only a bit of water, and still it was too much.]

## or
The bridge went right up in the air. {child} knocked and knocked.[!short:  But the knight snored on.] The flap was jammed.

[!short: “Your birthday’s coming,” {child} told him. “You like that.”

“Grrrr-ting.”

{child} tickled him under the arm. But you can’t tickle tin.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] licked [short: the knight’s|his] hand, and that was tin as well.]

“Are you coming soon?” called {friend}[!short: , over on the other side].

“I can’t,” called {child}.[!short: 

“Then I won’t eat any buns,” called {friend}. “Not until you’re here.”

That only made it worse.] {child} missed {friend.him} so much that {child.his} eyes stung.

# the-cock
{child} looked at the helmet. It was dark in there.[!short:  It was never going to be morning.]

[!short: But it can be dark in the morning, too. ]Who is it that tells you [!short: then|when it’s morning]?

The [us: rooster|cockerel]!

There were tiny [!short: little ]holes in the flap. {child} climbed [!short: up ]on [short: a|the] bucket, put {child.his} mouth to the holes, and took a [!short: breath that came all the way up from {child.his} tummy|big breath].[school:  Nobody at {school} could be as loud as this.]

“COCK-A-DOODLE-DOO!”

[!short: It went round and round inside the helmet.

]The snoring stopped.

“Is it morning?” said the knight. “[short: Then it’s my birthday!|It’s dark in here.”

“The [us: rooster|cockerel] has crowed,” said {child}.

“Then it’s morning,” said the knight. “Then … then it’s today! It’s my birthday!] Is somebody coming with something?”

“{Friend} is,” said {child}. “With buns. But you have to wind.”

And the knight wound[!short: , there in the dark, until the handle smoked]. Creak, creak, creak, creak, BUMP.

The bridge was down, and {friend} ran, and {child} ran, and they crashed in the middle.

## or
What happens at home, when it’s morning? [!short: {child} thought about it. Somebody comes in and says porridge.

There was a row of holes in the flap, no bigger than peas. {child} got up on the bucket.

“Porridge,” said {child} into them.

“Grrrr-ting.”

][!short: But who gets up even before the porridge|Who gets up first of all]?

The [us: rooster|cockerel]!

So {child} [!short: took hold of the knight’s tin ears|got up on a bucket, right by the holes in the flap,] and crowed[school:  so that it could be heard all the way to {school}].

“COCK-A-DOODLE-DOO!”

[!short: Over the water {friend} crowed, too.

“COCK-A-DOODLE-DOO!”

]“[!short: Two of them|A cockerel]!” said the knight in the dark. “[!short: Then it’s really morning. Why didn’t anybody wake me?”

“We did,” said {child}. “Many|Then it’s morning.”

“Yes,” said {child}. “Many] happy returns. Now you can wind your present in.”

“[!short: Is it that big?” said the knight.

“It’s {friend},” said|What is it?”

“{friend},” said] {child}. “With a bag.”

[!short: The knight couldn’t see a thing, but nobody needs to see to wind.|The knight wound.] Creak, creak, creak, BUMP.

{child} raced out on the bridge, and {friend} raced in, and [short: every bun got flat.|they hugged so hard that every bun got flat.]

# butter
{child} rubbed the flap with the butter from a bun, and up it went.[!short:  Then {child.he} stuck in a bit of bun, to keep it up.]

“[!short: How bright it is,” said the knight. “And what a lot of you. And buns.|Buns,” said the knight. “Oh.] That’s just what I was looking forward to.”[music:  They sang {music}[!short:  for him, and he kept time on his tummy. Ting].][sport:  Then he got to {play sport}[!short:  in his tin][!short: , and what a noise it made].][pet.dog & !short:  {Pet} licked the flap clean.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] came and lay on his foot.][short & athlete:  “Now I’m nearly {athlete},” he said.][pet.other:  In {child’s} pocket there was a crumb for {pet} at home.]

## or
{Friend} pushed a bun against the holes. The butter ran into the hinge, and up slid the flap.[!short:  {child} put a bit of bun there, so that it stayed.]

The knight rattled[short:  at the buns].[!short: 

“What are you looking forward to now?” asked {child}.

“This,” he said. “I’m so used to it.”][music:  So they sang {music}[!short: , and {friend} played on his back. Ting, ting].][sport:  And they all went out to {play sport}[!short: , and one of them clattered].][pet.dog & !short:  {Pet} ate the crumbs, and then the bag.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] saw another cat in his shiny tummy, and purred at it.][short & athlete:  “And next year I’ll be {athlete},” said the knight.][pet.other:  {child} saved the flattest bun for {pet} at home.]

# really-night
When the sun went down, it was time to go home.

“Now that my flap stays up,” said the knight, “how will I know when it’s night?”

{child} climbed on the bucket[!short:  one last time]. [!short: The knight was allowed to eat the bit of bun. Then {child} closed the flap, as slowly as anything.|{child.He} closed the flap, as slowly as anything.]

Clonk, went the flap, hardly at all.

“Good night,” said the knight.

Then they walked home[!short:  across the bridge][adult & !short: , and {adult} carried {child} the last bit]. {child} put a hand over {child.his} [!short: own ]eyes.

“Clonk,” {child.he} said.

## or
When the sun went down, it was time to go home.[!short:  But the knight looked worried.]

“My flap’s up,” [short: said the knight|he said]. “[!short: And when my flap’s up, it’s day. ]What if it’s day all night?”

“It won’t be,” said {child}, and climbed on the bucket. [!short: The knight was allowed to eat the bit of bun. ]Then {child.he} closed the flap, as slowly as anything.

Clonk, went the flap, hardly at all.

“Good night,” said the knight.[!short:  “Grrrr-ting.”]

Then they walked home[adult & !short: , and {adult} carried {child} the last bit]. Inside the front door {child} pulled {child.his} hat down over {child.his} eyes.

“Clonk,” {child.he} said.
