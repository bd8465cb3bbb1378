title: The Teaspoon
title: Digging Slowly
title: Spoon, Said the Digger
guest friend: Dev (he), Martha (she)
guest elder: Mr Marlow (he), Mrs Penny (she)

% The digger speaks in capitals: low and slow. At the end it rumbles very softly.

# a-teaspoon
{child} dug with a teaspoon. {Child.He} kept it in {child.his} pocket, and {child.he} dug with it wherever {child.he} went[school: , even {at school}].[pet.dog:  {Pet}[!pet.known:  the dog] dug with {pet.his} paws, and got to the bottom much sooner.][pet.cat:  Indoors {child.he} dug in the flowerpots, and {Pet}[!pet.known:  the cat] watched the spoon.][pet.other:  Indoors {child.he} dug in the flowerpots, and {Pet} watched the spoon.]

“That’s not digging,” said {friend}[!friend.known: , {child.his} best friend]. “That’s stirring.”

“It’s digging slowly,” said {child}.

# pear-tree
{@plot}. {Elder.short} had a baby pear tree, as thin as a pencil, and it had to go into the ground before its roots dried out. It needed a hole. Through the gate, all by itself, came a digger.

It was big and yellow. It had a bucket with five steel teeth, and it rumbled so that {child} felt it in {child.his} tummy.

“I DIG,” said the digger. “YOU SAY. I DO WHAT YOU SAY.”

“A hole,” said {elder.short}. “Lovely. [adult: Let’s have it done before {adult} comes. ]But remember, it isn’t a hole till I’ve sat in it.”

# keep-going
“I’m good at big,” said {friend}[sport: , who did everything big, even {sport}]. “Dig a hole!”

The digger dug.

“Enough,” said {child}.

“Keep going!” said {friend}.

So the digger kept going. It kept going out of the hole, over the path and through the beans[athlete: , as fast as {athlete}].

“Come back!” said {friend}.

# little-things
“You should tell it little things,” said {child}. “Digger, please put it back.”

The digger put it in reverse. It went backwards, and sat on the wheelbarrow.

“That was a little thing,” said {friend}, “and now the barrow’s flat.”

“It does exactly what we say,” said {child}. “Be careful.”

“Be loud.”

“Careful.”

“Loud!”

“WHICH?” said the digger.

“Both!” they said together.

So the digger blew its horn as loud as it could, very carefully.[music:  It sounded a little like {music}.]

# drop-it
{Elder.short} sat in the hole. “Too wide,” {elder.he} said. “I’m lost in it.”

{Elder.He} climbed out again.

“Fill it in, then!” said {friend}.

The digger filled it in. It filled it in with earth, and the barrow, and the [us: thermos | flask].

“Pick it all up again!” said {friend}.

The digger picked up the whole heap, higher than the shed, and held it there.

“No, drop it!” said {friend}.

Whoomp.

There was a mountain of earth[city: , the newest in {city}]. {child} looked for the little pear tree, and it wasn’t there. It had been lying on the path.

“Oh no,” said {child}. “It’s underneath.”

# hidden
“I CAN DIG,” said the digger, and showed its five steel teeth.[pet.dog:  {Pet} could dig, too, and {child} had to take hold of {pet.his} collar.]

“NO!” they both shouted. The little tree would snap.

{Friend} had stopped being loud. “I said drop it,” {friend.he} said, and {friend.his} voice shook. “I’ve killed it.”

{Friend.He} felt so sad that {friend.his} arms hung down. {Elder.short} put a big hand on {friend.his} muddy head.

“You’ve hidden it,” said {elder.short}. “That’s not the same. But where is it?”

# ow
{Elder.He} climbed up on the mountain and sat down.

“{@bottom},” {elder.he} said, and shuffled along. “No. Nothing here.” {Elder.He} shuffled some more. “[us: Thermos | Flask].” {Elder.He} shuffled again. “OW!”

{Elder.He} jumped up and rubbed the sore place.

“Pear,” {elder.he} said.

There, out of the earth, stuck one tiny twig.

# spoonful
{child} knew what to do. {Child.He} took out {child.his} teaspoon, knelt down, and dug. {Child.He} took one little spoonful, and another little spoonful, all round the twig, so gently that nothing shook.

{Friend} knelt down next to {child.him}.

“It is digging,” said {friend}. “Can I carry the earth away?”

{Friend.He} held out both hands. But it was a very big mountain.

“It’ll be night,” said {friend}.

# spoon
{child} looked up at the digger.

“Digger,” {child.he} said, “do it like me.”

The digger looked at {child}. It bent its great arm right down and held out its bucket, like a hand.

“SPOON,” it said.

{Friend} ran to the shed and came back with another teaspoon, from the tea things. {Friend.He} put it between two of the big steel teeth.

And the digger dug. It took one little spoonful, and another little spoonful, rumbling very low. {child} dug, and {friend} carried.

# that-fits
Soon they could see the roots. The tree was bent, but it wasn’t broken.

{child} dug the new hole with {child.his} spoon. {Elder.short} sat in it. {Elder.He} only just went in.

“That fits,” {elder.he} said. “Now somebody pull me out.”

“Pull {elder.short} out gently,” {friend} told the digger. “By the belt. Then down on the ground, feet first. Then stop.”

# stirred
They put in the pear tree, and {friend} patted the earth down.[elder2:  It would have pears one day, and {elder2} would get the first.] Then they all had tea, with dirt in it, sitting in a row on the digger’s warm step.[adult:  When {adult} came, there was a cup for {adult.him}, too.][pet.dog:  {Pet} lay across all their feet.][pet.cat:  {Pet}[!pet.known:  the cat] would get to smell the spoon.][pet.other:  {Pet} would have to hear about it.]

The digger held a cup in its bucket. {child} put in the sugar, and the digger stirred it, round and round, with its teaspoon.

# @plot
They were at the [us: community gardens | allotments], with {elder}, who grew beans there
## if elder
They were at the [us: community gardens | allotments], where {elder} was going to plant something

# @bottom
My bottom has done fifty years of gardening
## if elder
My bottom’s a better gardener than the rest of me
