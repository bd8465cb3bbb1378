title: Two Hundred Paces North
title: Through the Swamp of Doom
title: The Captain Who Could Not Sleep
guest friend: Molly (she), Jake (he)
guest captain: Hester Gale (she), Hannah Gale (she)
guest rabbit: Mr Stubbs (he), Mr Tufts (he)
guest minder: Mrs Lamb (she), Mrs Pocock (she)

% Paces that were run are longer than paces that are walked. Who is at home (@m): {adult}, else the elder, else {minder}. The surname is Gale, always.

# doorbell
The pirate rang the doorbell, which was more than anyone expected of her.

“Ahoy,” she said. “Is this Cannibal Cove?”

“No, it’s nine, Sycamore Close,” said {child}.

“Who is it?” called {@m}[!adult & !elder: , who had only come to mind {child.him},] from the kitchen.

“A pirate!” shouted {friend}[!friend: , who lived next door].

“Tell her to wipe her feet!”

# on-top
The pirate wiped them. She was small and wide and terribly old, and her coat was more holes than coat. Under her eyes were two great grey bags, like a pair of empty purses.

“Captain {captain},” she said. “I buried a chest hereabouts in the year 1719, and I want it back. Only somebody has been and put [city: {city}|a town] on top.”

She unfolded a map as soft as a hanky. Start at the Lone Oak, it said. Two hundred paces north, through the Swamp of Doom and the Forest of Wolves. And then there was an X.

“The Lone Oak’s a pub,” said {child}. “It’s just by the [us: traffic circle | roundabout].”

“It was a tree when I left it,” said the Captain crossly.

{@M} said they could go if they were back by five[sport: , in time to {play sport},] and nobody dug up a road.[elder & adult:  {Elder} went with them, to see about the roads.]

# the-swamp
So they began at the door of the Lone Oak, and Captain Gale paced, and {child} held the compass, and {friend} did the counting. The Swamp of Doom was a supermarket now. They marched straight through it[music: , humming {music}]. “Thirty-eight, thirty-nine,” said {friend}, in the freezer aisle, where the Captain stopped and held a bag of frozen peas against each of her poor eyes. “Marvellous,” she murmured, and bought both bags, with a doubloon.

[school: “Sixty-one,” said {friend}, outside {school}, where the map said Quicksand.]

The Forest of Wolves was the dog [us: groomer’s | parlour]. “Ninety-four, ninety-five.” The wolves were a good deal smaller now, and somebody had been at them with ribbons.[pet.dog:  {Pet}[!pet.known:  the dog], who had come along to guard the map, pretended not to know them.]

“Two hundred!” said {friend}.

# that-tooth
They were standing outside the dentist’s.

“This isn’t it,” said the Captain. “I’d have remembered that tooth.” And she sat down on the kerb with her head in her hands. “It’s no use. I’ve looked for so long. And I’m so tired.”

{child} frowned at the map. Something was wrong, and it wasn’t the compass.

“When you buried it,” {child.he} said, “were you walking or running?”

The Captain lifted her head. “Running, of course. I had half the Navy behind me.”

“Then they’re not walking paces,” said {child}. “They’re running paces! They’re much longer!”

# running-paces
They tore back to the Lone Oak. Then they ran[athlete:  as fast as {athlete}], through the swamp, through the wolves (who loved it), past the dentist’s, [us: around | round] the corner, with the Captain’s boots going like hammers and {friend} panting, “A hundred and ninety-eight … a hundred and ninety-nine … two hundred!”

They stopped. In front of them was a gate, and a [us: clothesline | washing line], and a trampoline.

“That’s my [us: yard | garden],” said {child}.

“I knew I liked that doorbell,” said the Captain.

# clonk
{@M} took a bit of persuading. But [adult: {adult.he}|everybody] had always wanted a pond. They pushed the trampoline aside and dug[pet.dog: , and {pet} dug most][elder: , and {elder} did the edges][elder2: , and {elder2} said where], and when the hole was as deep as {friend}, the spade went clonk.[pet.cat:  {Pet}[!pet.known:  the cat] came and sat on the heap of earth, since it was the highest thing there.]

The lid creaked up. Gold! Gold to the very brim, coins and crowns and cups, so bright that it lit their chins like buttercups.

Captain Gale did not even look at it. She [us: shoveled | shovelled] it out with both hands and flung it over her shoulder. A crown landed on the [us: clothesline | washing line]. She dug down until only her boots were showing. Then she went quite still.

# the-wrong-box
She came up with something small and grey and woolly. It had been a rabbit, once. It still had one ear.

“{rabbit},” she said, and her voice wobbled. “I packed in a hurry, you see. I put him in the wrong box. And I’ve not had one wink of sleep since.”

“Not for three hundred years?” said {child}.

“I can’t do one night without my blanket,” said {friend}, who had never told anybody that.

“Or me without my bear,” said {child}, who hadn’t either.

# boots-and-all
The Captain climbed on to the trampoline, tucked {rabbit} under her chin, and lay down. She was snoring before it had stopped bouncing. {@M} fetched the picnic [us: blanket | rug] and laid it over her, boots and all[pet.cat: , and {pet} lay down on the boots].

# one-each
In the morning the trampoline was empty. The chest had gone, and there was a very neat pond.[pet.other:  {Pet} hadn’t heard a thing.] On the doorstep lay two gold coins and a letter.

“One coin each,” it said. “The rest I am taking back where I got it. It will be a long voyage, but I am so well rested. Your friend, H. Gale.”

And, at the bottom: “Bury what you like, my dears, but never the one you sleep with.”

# he-was-there
{child} felt under {child.his} arm, just to be sure. He was there.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder}
