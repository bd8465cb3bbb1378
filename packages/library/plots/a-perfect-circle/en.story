title: Here
title: A Perfect Circle
title: Four Paper Clips
guest teacher: Mr Pryce (he), Mr Penrose (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% “Here” is said without any weight the first time, loud across the water the second, and small the third. Who stands in the boat (@first, @a) is the grandparent, else {adult}, else {minder}.

# somebody-said
Somebody had said “Here.”

That was what {child} worked out, standing on the jetty, watching the boat grow small[school:  with everybody from {school} on board]. {teacher} had been calling the [us: roll | register] with the wind roaring, and someone must have said it for a joke, or by mistake. And {child}, who’d been behind the ruined chapel, drawing a puffin, was alone on an island half a mile long.

[friend: {Friend}[!friend.known: , {child’s} best friend,] would have noticed, but {friend.he} {friend.was} at home that day with a temperature.

]{Child.He} shouted until {child.his} throat hurt. Then {child.he} stopped, because it wasn’t doing anything.

They’d count again at the harbour and come back, {child.he} told {child.himself}. But there was a black edge to the sky in the west, and the waves were already breaking over the place where the boat had been. No one was going to land here tonight.

{Child.His} phone was in a box in {teacher’s} office, with everyone else’s, so that they’d “really look at things”.

# four-paper-clips
{child} sat down out of the wind, unzipped {child.his} [us: backpack | schoolbag] and really looked at things.

One water bottle, a third full. Half a cheese sandwich. A [us: tangerine | satsuma]. [us: A bag of chips | A packet of crisps]. {Child.His} [us: gym clothes | PE kit], not recently washed. A raincoat. A pencil case. [us: A geometry set | A maths set] in a tin box. A French dictionary. {Child.His} English book, which was Kidnapped. A lunchbox. And, at the very bottom, four paper clips and a [us: peppermint | humbug] with fluff on it.

[pet.dog / pet.cat: The fluff was off {pet}[!pet.known: , {child’s} [pet.dog: dog | cat]]. {Pet} got into everything.

]In the tin box was a compass. For one moment {child’s} heart leapt. Then {child.he} remembered that it was the other kind.

“Brilliant,” {child.he} told a gull. “I can’t find north, but I can draw a perfect circle.”

It helped a little.

# dry-water-seen
{Child.He} made a list on the back page of {child.his} [us: math book | maths book]. {@First} always made a list, even in the middle of a burst pipe. DRY, wrote {child}. WATER. SEEN. FOOD last, because nobody had ever died of missing [us: supper | tea].

Dry came first. The chapel had no roof, but there was one corner where two walls still stood up and a slab had fallen across them. {child} tore up armfuls of dead bracken, brown and crackly, and stuffed the gap until there was a nest as deep as {child.his} knees. {Child.He} put the [us: gym clothes | PE kit] on under {child.his} [us: sweater | uniform], the raincoat over it, and the [us: gym shorts | shorts] on {child.his} head. Nobody was looking[city: , all the way from here to {city}].

Water was next. When the first drops fell, {child.he} stood the lunchbox and its lid on the wall, folded the plastic cover of the dictionary into a spout, and left them to it.

# enormous-noise
Then the storm came in. {child} pulled the bag across the gap, put {child.his} feet in its bottom half, and ate the sandwich in very small bites. It was a night of enormous noise. More than once {child.he} cried, and since there was no reason not to, {child.he} did it loudly.[music:  {Child.He} tried {music} as well, as loud as {child.he} could, and the storm didn’t know it.] In between {child.he} thought about Kidnapped, where David Balfour is cast away on an islet and lives for days on raw limpets, before it turns out that at low tide he could simply have walked off.

At least {child.he}’d checked.

[pet.other: {Child.He} thought about {pet} as well, who had been promised the crusts.]

# the-quiet
{Child.He} must have slept, because the next thing was the quiet.

{Child.He} crawled out, stiff as a deckchair. The sky had been washed clean. There were two inches of rain in the lunchbox, and it was the best drink {child.he}’d ever had. But the sea was still heaving, with great slow hills of grey, and there’d be no boat this morning either. Over on the mainland, three miles off, there’d be people on the harbour wall. {@A} would be one of them. They knew where {child.he} {child.was}. They didn’t know how {child.he} {child.was}.

SEEN, said the list.

# the-knack
{Child.He} ate the [us: chips | crisps], since {child.he} needed the [us: bag | packet]. {Child.He} slit it down the seams with the point of the compass, wiped it, and there it was, bright as a mirror inside. {Child.He} stretched it over the lid of the tin box and clipped it down with the four paper clips. Then {child.he} climbed to the top of the island, where the sun had just come up.

It took a while to get the knack.[sport:  It was like {sport}: the first week is only feeling stupid.][athlete:  Even {athlete} must have had a first morning.] {Child.He} held out one arm with two fingers up, so that the harbour sat between them, and tipped the lid until the light slid over {child.his} fingers. Then {child.he} rocked it. Flash. Flash. Flash. {Child.He} counted to ten and did it again.

{Child.His} arm ached. Nothing. {Child.He} did it again. Perhaps nobody was looking. {Child.He} did it again.

# three
And on the far side of the water, very small, somebody’s headlights went on. Off. On. Off. On. Off.

Three.

{child} sat down in the wet grass and laughed with the tears running into {child.his} mouth. {Child.He} flashed three back. They flashed three again. It wasn’t Morse code or anything, but {child.he} could read it perfectly well.

# shouting-something
By the afternoon the sea had gone down enough for the lifeboat. {child} saw it when it was only a spot of orange, and {child.he} packed {child.his} bag, every last thing except the [us: peppermint | humbug]. {Child.He} picked off the fluff and ate it, sitting on the end of the jetty with {child.his} feet dangling.

{@A} was in the bow, in a life jacket much too big for {@him}. {@He} had {@his} hands round {@his} mouth, and {@he} was shouting something, the same word over and over, and it was {child’s} name.

[elder2: {Elder2} sat just behind, holding on to the life jacket by its straps.

]{child} stood up and filled {child.his} lungs.

“HERE,” {child.he} called.

# here
That night the wind was nothing but a sound outside. {@A} put {@his} head round the bedroom door for the fifth time, and didn’t ask anything, only looked.

“Here,” said {child}, from under the [us: comforter | duvet].

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
