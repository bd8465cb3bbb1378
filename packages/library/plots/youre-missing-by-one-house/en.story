title: The Witch at Number Nine
title: You’re Missing by One House
title: Stand Somewhere Else
guest elder: Granny (she), Nana (she)
guest witch: Mrs Quill (she), Mrs Tansy (she)

% The grandparent lives at number eight, the witch at number nine. The smell of matches comes with every spell: say it the same each time. The witch wails, until “All those years”, which is slow.

# since-monday
Strange things had started happening at {elder’s}.

On Monday the kettle sang opera[music: , and then {music}]. On Tuesday a [us: zucchini | marrow] in the garden grew as long as a canoe[elder2: , and {elder2} had to climb over it to get to the shed]. On Wednesday, when {child} came [us: over | round] [school: straight from {school} | after school], the teapot had grown legs and was hiding behind the sofa.

“It’s since that new lady moved in next door,” said {elder.short}, holding out a [us: cookie | biscuit] to coax it. “You don’t think she might be a witch?”[pet.dog: 

{Pet}[!pet.known:  the dog] thought the [us: cookie | biscuit] was a very good idea, and was behind the sofa first.][pet.cat: 

{Pet}[!pet.known:  the cat] had taken one look at the teapot and gone home.][pet.other: 

{Pet} was at home, and had missed it all.]

# into-a-cat
{child} looked over the fence. The lady at number nine had a pointed hat and a wand, and she was sitting on an upturned bucket, crying into a cat.

“I think she might,” said {child}, and {child.he} climbed over.

The witch’s name was {witch}. “I’m only a witch on paper,” she sniffed. “I’m [us: hopeless | rubbish]. I say the words and do the wave, and nothing ever happens. I’ve moved house twelve times, in case it was the damp.[city:  I only came to {city} because I’d heard it was drier.] And on Friday the Examiner’s coming, and if I can’t do one single spell, she’ll take my hat.”

# a-flowerpot
“Show me,” said {child}.

{witch} stood up, pointed her wand at a flowerpot and said a long word that went up at the end. There was a smell of matches.

The flowerpot stayed a flowerpot.

“You see?” said {witch}.

# a-shriek
Then, from {elder.short’s} kitchen, there came a shriek.

{child} went very still. “What was that spell meant to do?”

“Turn it into a hen.”

“{Elder.short}!” shouted {child}. “Have you got a hen?”

“I have now!” shouted {elder.short}. “It was my bread [us: box | bin]!”

# a-list
{child} sat down on the bucket, got out {child.his} [us: math | maths] book and a pencil, and turned to a clean page at the back. “What did you do on Monday?” {child.he} asked.

“I tried to make my kettle sing,” said {witch}.

{child} wrote it down. “And Tuesday?”

“I tried to grow my carrots.”

“And today, before the hen?”

“I tried to get the teapot to walk over here, so that I needn’t get up.”

# by-one-house
{child} drew a line under {child.his} list and turned the book [us: around | round].

“You’re not [us: hopeless | rubbish],” {child.he} said. “Every one of them worked. They just didn’t work here. You’re missing by one house.[athlete:  Not even {athlete} could miss as exactly as that.]”

{witch} read the list. Then she read it again, with her finger under the words. “All those years,” she said slowly. “At the last place, the man next door kept turning into a heron. I thought it was a hobby.”

# stand-somewhere-else
They tried all Thursday to mend it. {witch} shut one eye, and {elder.short’s} umbrella stand became a waterfall. She said the word backwards, and {elder.short’s} clock went backwards too.

“I’ll never be able to aim!” wailed {witch}.[sport:  “I was just the same at {sport}.”]

{child} stood in the garden and looked at the two houses. {Child.He} looked at {child.his} list. Every single spell had gone the same way, and every one had gone just as far.

“Then don’t,” {child.he} said. “Don’t aim better. Stand somewhere else.”

# the-examiner
On Friday, at four o’clock, the Examiner came. She had a clipboard and a thin grey nose, and she set a pumpkin on the lawn of number nine.

“A coach, please,” she said. “Wheels and all. Where is the candidate?”

“Over here!” called {witch}.

She was on the other side, in the garden of number ten. {child} had been [us: over | round] to ask if they minded.

“That’s most irregular,” said the Examiner.

“Is there a rule against it?” asked {child}.

The Examiner went through her clipboard. It took some time. “No,” she said.

# four-wheels
{witch} pointed her wand at nothing much. She shut her eyes and said the word, and there was a smell of matches.

And on the lawn of number nine the pumpkin swelled, and creaked, and put out four golden wheels. It was so wide that it took the gate off.

{witch} opened one eye. “Did I do that?” she whispered.

“You always did,” said {child}.

The Examiner made a very small [us: check mark | tick]. Then she asked if she could possibly have a go in it, and they all went for fish and chips, with the cat on the roof.[friend: 

On the way they stopped for {friend}[!friend.known: , {child’s} best friend], who looked the golden wheels up and down. “Vinegar on mine,” said {friend}, and got in.]

# that-kettle
Then {witch} put everything right at {elder.short’s}. The hen went back to being a bread [us: box | bin], and the kettle went back to just boiling.

{Elder.short} was quiet that evening. “It’s silly,” {elder.he} said to {child}, over the [us: dishes | washing-up]. “But I do miss that kettle.”

{child} put down the [us: dish | tea] towel and went to the back door.

“{witch},” {child.he} called over the fence, “could you miss one, please? On purpose?”

# in-the-dark
There was a smell of matches. And all the way home, [adult: until {adult} shut the front door behind them both | hand in hand with {elder.short}], {child} could hear it, far away and very happy, singing in the dark.
