title: Open in an Emergency
title: Good Evening, Snore
title: The Thing That Said Plop
guest friend: Yusuf (he), Tilda (she)
guest pet: Ziggy (he), Misty (she)
guest elder: Granny (she), Nan (she)
guest minder: Ursula (she), Malcolm (he)

% The cat is the family’s, or the friend’s, lent for the night; a dog can be just as frightened. Whoever is at home is the adult, else the one who rents the room.

# third-time
{child} had tried to sleep over at {elder’s} house twice. Both times it had ended with {@a-first} turning up in the middle of the night, with a coat on over pyjamas, to fetch {child.him} home.

“It’s nothing to be ashamed of,” said {@a}.

But now {child} {child.was} {age}, and this time it was going to work. [us: Third time’s the charm. | Third time lucky.]

# an-expert
“What you need is an expert,” said {friend} [school: {at school} | at school].

{Friend} was {child’s} best friend, and had slept over in bunk beds, in a hammock and, so {friend.he} said, once in a [us: bathtub | bath]. On the Friday {friend.he} handed {child} an envelope, stuck down with four kinds of tape. On the front it said: OPEN IN AN EMERGENCY.

“And not before,” said {friend} sternly. “Or the power leaks out.”

# in-the-hall
{child} took the envelope, a pillow, [athlete: the picture of {athlete}, ]a toothbrush[elder2: , a bag of buns from {elder2}] and {@pet-first}.

“[us: Call | Ring] if there’s anything,” said {@a} in {elder.short’s} hall, then hugged {child}, forgot all about it, and hugged {child.him} again.

# nearly-honest
That evening they ate pancakes and played cards[sport:  and talked about {sport}], and {elder.short} cheated so badly that it was practically honest. Then {elder.he} tucked {child} up in the little room[music: , hummed a bit of {music}] and put out the light.

And that was when it started.

# full-of-noises
The dark at {elder.short’s} wasn’t a bit like the dark at home[city:  {in city}]. It was full of noises. Something was walking: tock, tock, tock. Something hummed. Something said plop, thought it over for a long time, and said plop again.

{child} got a lump in {child.his} stomach the size of a potato. {Child.He} thought about {@a}, and about the telephone in the hall.

{@howl} said something under the bed.

It was {pet}. {Pet.He} {pet.was} right up against the wall, with {pet.his} ears back and {@tail}.

{@howl-alone}

“Are you homesick too?” whispered {child}.

{Pet} answered so loudly that the window rattled. If this wasn’t an emergency, nothing was.

# four-kinds-of-tape
{child} put on the light and tore at the envelope. It took some time, because the third kind of tape was the silver kind. Inside was a note from {friend}.

1. Every new place has its noises. Find out what’s making them.

2. Say hello to it. It’s hard to be scared of somebody you’ve said hello to.

3. Do it with someone who’s more scared than you are.

“Listen,” said {child} to {pet}. “I’m going to need your help.”

# the-tock
{@carry} They followed the tock first. It lived in the living room, in a tall clock with a round brass tummy.

“Good evening,” said {child}. “I’m {child}. This is {pet}.”

Tock, said the clock. {Pet} stretched out {pet.his} nose and had a sniff. {@tail-better}

The hum lived in the kitchen. It was the fridge, and once they had said hello it stopped dead, as if it had gone shy.

# the-plop
But the plop was harder. They tried the bathroom. They tried the kitchen sink. In the end they stood outside {elder.short’s} own door, and it was open a crack.

Plop, said something inside.

{child} looked in. There in bed sat {elder.short}, wide awake, with a paper bag on the [us: comforter | duvet]. {Elder.He} took out a [us: candy | sweet], put it in {elder.his} mouth and gave it a suck. Plop.

“Are you the plop?” said {child}.

{Elder.short} turned bright pink.

“I can’t sleep,” said {elder.short}. “I lie here listening in case you’re sad. Then I get nervous, and then I eat [us: candy | sweets].”

# how-do-you-do
{child} had to sit down on the edge of the bed. {Child.He} had been lying awake because {elder.short} was plopping, and {elder.short} had been plopping because {child.he} {child.was} lying awake.

“Good evening, {elder.short},” said {child}, and held out a hand. “I’m {child}. This is {pet}.”

{Elder.short} shook the hand, and then the paw, and laughed until the bag fell on the floor.

# something-that-ticks
At that very moment the telephone rang in the hall. {child} ran.

“Hello,” said {@a}, in a rather odd voice. “I only wondered whether you’d like to be fetched.”

“No, thanks,” said {child}, and felt for the potato. It was gone. “Why aren’t you asleep?”

Nobody said anything for a moment.

“It’s so peculiar here at home,” said {@a} at last. “It’s completely empty. And there’s something clicking.”

“I see,” said {child}. {Child.He} unfolded {friend’s} note and coughed, exactly like an expert. “Then here’s what you do. You find out what it is. And then you say hello to it.”

{child} could hear footsteps going all the way through the house. A door opened.

“Good evening, radiator,” said {@a}, a long way off.

“Is that better?”

“Yes,” said {@a}, sounding surprised. “It is, actually.”

# until-breakfast
When {child} got back to the little room, {pet} was already lying in the very middle of the pillow. {child} got the edge. Tock, said the clock. Hum, said the fridge, which had got over being shy. {child} waited for the next plop.

But it never came. All that came through the wall was one long, peaceful snore.

“Good evening, snore,” mumbled {child}.

And then {child.he} slept right through to breakfast.

# @a-first
{minder}, who rented the room behind the kitchen at home,
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @pet-first
{pet}, {friend’s} cat, lent for the night to be on the safe side. {Pet} had blue eyes and a dark brown nose, as if {pet.he} had dipped it in chocolate. {Pet.He} also had a voice like a rusty gate, and used it all the way there in the car
## if pet.cat
{pet}. {Pet} {pet.was} {a breed}, and thought that {pet.he} liked travelling. {Pet.He} had a voice like a rusty gate, and used it all the way there in the car
## if pet.cat & breed.Siamese
{pet}. {Pet} {pet.was} a Siamese with blue eyes and a dark brown nose, as if {pet.he} had dipped it in chocolate. {Pet.He} had a voice like a rusty gate, and used it all the way there in the car
## if pet.dog
{pet}. {Pet} {pet.was} {a breed}, and thought that {pet.he} liked travelling. {Pet.He} had a howl like a rusty gate, and used it all the way there in the car

# @howl
“MRAAAAOOOO!”
## if pet.dog
“AAAOOOOUUUU!”

# @howl-alone
“MRAAAAOOOO!”
## if pet.dog
“AAAOOOOUUUU!”

# @tail
{pet.his} tail as fat as a bottle brush
## if pet.dog
{pet.his} tail tucked in as far as it would go

# @carry
{child} took {pet} in {child.his} arms and crept out into the dark.
## if pet.dog
{child} crept out into the dark, with {pet} pressed against {child.his} legs.

# @tail-better
{Pet.His} tail grew a tiny bit thinner.
## if pet.dog
{Pet.His} tail came out a tiny bit.
