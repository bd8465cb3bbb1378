title: The Sharks Who Couldn’t Stop
title: What {gordon} Means
title: Say It All!
guest gordon: Gordon (he), Norman (he)
guest dave: Dave (he), Ken (he)
guest lady: Pam (she), Jean (she)
guest keeper: Brenda (she), Maureen (she)

% Sharks that stop swimming sink. So each has time for a bit of a sentence, and is gone. HIGH sounds like hi. The middle shark has no name aloud.

# proper-chat
{child} pressed {child.his} nose to the big round tank[city:  at the aquarium in {city}] and there they were, all three. Sharks!

{child.He} had looked forward to it all week[school: , even {at school}]. {child.He} wanted to have a proper chat with a shark.[friend:  {Friend}[!friend.known: , {child’s} best friend,] wanted to count the teeth.][pet.dog:  {Pet}[!pet.known:  the dog] had not been let in, because of the penguins.][pet.cat:  {Pet}[!pet.known:  the cat] had not been let in, because of the fish.][pet.other:  {Pet} was waiting at home.][elder:  {Elder}[elder2:  and {elder2}] had found a bench by the octopus, who was also having a sit-down.] But these were the sort of sharks that can’t stop. If they stop swimming, they sink. So round and round they went, and the biggest one came past and said:

“Excuse me, {@young}, but the water is getting –”

And he was gone.

Round came the middle one. “What {gordon} means,” she said, “is that it’s much too –”

And she was gone.

# high
And round came {dave}, the littlest one, going like mad.

“HIGH!” he shouted.

“Hi!” said {child}, and waved.

{dave} stared at {child.him}. Then he was gone as well.

Round came {gordon}. “No, no. {dave} wasn’t saying hello. He was saying –”

Gone.

“HIGH!” shouted {dave}.

“Hi!” said {child}. What friendly sharks!

# twice
Round came the middle one. “{@lovely}, {gordon},” she said, “but I don’t think {@he} –”

Plip. Something wet landed on {child’s} head. Plop. There was another.

{child} looked up. Water was trickling over the top of the tank.

“Oh!” said {child}. “HIGH!”

“That’s what we –” said {gordon}.

“– said!” said the middle one.

“TWICE!” said {dave}.

# red-wheel
Just then {keeper} the keeper came round the corner. She had a bucket of fish on each arm and two hungry penguins right behind her.

“[us: The water|The tap]!” said {keeper}. “I’ve left it on! And I can’t put these buckets down, or the penguins will have [us: it all|the lot]. Quick, [us: honey|love], turn the red wheel!”

{child} took hold of the red wheel with both hands. “Which way?”

{keeper} told {child.him}. But “HONK! HONK! HONK!” shouted the penguins, and {child.he} couldn’t hear a word. So {child.he} looked at the sharks.

# turning-it-right
“Whatever you do,” said {gordon}, “turning it right –”

And he was gone.

“Right!” said {child}, and turned it right, as hard as {child.he} could.

WHOOSH! Water came roaring into the tank. It poured down the glass like a curtain. And right at the top, {dave} shot round so high that his whole nose stuck out over the edge.

“I don’t like it up here!” said {dave}.

Round came {gordon}.

“– is wrong!” he said.

“You should have said that bit first!” cried {child}.

“I can’t choose which bit comes –” said {gordon}, and was gone.

# say-it-all
Oh no. Now what? Left? Or did it need a push? {child} couldn’t wait for another bit. {child.He} had to hear the whole thing at once.

{gordon} couldn’t stop. But {child} could go.

So when {gordon} came round again, {child} went too. {@He} marched along the outside of the tank, as fast as {child.he} could march[athlete:  and nearly as fast as {athlete}], and {gordon} swam along the inside, nose by nose.

“Say it all!” puffed {child}.

“Left,” said {gordon}. “All the way, until it squeaks. I say! Nobody’s ever come along with me before. Isn’t this nice?”

# squeak
{child} marched back to the wheel. {child.He} turned it left. {child.He} pulled till {child.his} cheeks were red.

Squeeeak.

The roaring stopped. Plip. Plop. Nothing. The water sank, and {dave} slid down with it.

“Well done, [us: honey|love],” said {keeper}, and she [music: hummed {music} and ]gave the penguins a fish each to be quiet.

# thousands
And {child} had {child.his} chat. {child.He} walked round and round beside the sharks, and they talked about [sport: how to {play sport}, if you only have fins, and about ]teeth.[friend:  {Friend} walked behind and had counted to ninety.]

“Mine fall out all the time,” said {gordon}. “I’ve had thousands.”

“Do you get a coin for them?” asked {child}.

“A coin?” said {gordon}. “{dave}, come and hear this.”

# in-the-middle
Then [adult: {adult}|{keeper}] called that it was time to go home.

“Good –” said {gordon}, and was gone.

{child} stood by the door and waited. You can’t leave in the middle.

Round came {dave}. “HI,” he said. This time he meant it.

“Hi,” said {child}.

And round came {gordon}.

“– night, {child},” he said.

# @young
my young friend
## if child.he
young man
## if child.she
young lady

# @lovely
What a lovely child
## if child.he
He’s a lovely boy
## if child.she
She’s a lovely girl

# @he
{child.he}
## if child.she
she
## if child.he
he

# @He
{child.He}
## if child.she
She
## if child.he
He
