title: In Case Anyone’s Thirsty
title: Who’s Been at the Pool?
title: The Green Stripe
guest friend: Nora (she), Theo (he)
guest lodger: Mrs Pym (she), Mrs Tuck (she)

% Let the slurrrp go on. The grown-up is {adult}, else {lodger}, who rents the room next door.

# the-last-drop
Somebody was drinking {child’s} [us: wading | paddling] pool.

It was a blue one, and every morning it was empty. On the third night {child} sat up at the window with {@a-first}, and they saw who it was.

It was a fire engine.

It was no bigger than a calf, and red like an old brick, with moss on its roof and its ladder along its back. It was drinking, with its hose over the side. Slurrrp.[pet.cat:  Across from it {pet}[!pet.known:  the cat] was drinking too.] After the last drop it wiped its hose on the grass and backed out through the hedge.[pet.dog:  {Pet}[!pet.known:  the dog], who barked at anything with wheels, hadn’t said a word.]

“I’d heard there were still some of the small ones about,” whispered {@a}.

From then on all that {child} wanted was to stroke it, just once.

# three-steps
It was the driest summer [city: {in city} | anywhere] for years. Hoses weren’t allowed, so the pool was filled with bathwater and [us: dishwater | washing-up water][elder: , and a saucepan of potato water from {elder}[elder2:  and {elder2}]]. The fire engine drank the lot.[elder:  It had the potato water first, and {elder.short} was extremely flattered.]

In the evenings {friend} came, {child’s} best friend, who measured anything that stood still[school: , especially {at school}]. They sat on the back step and said nothing[sport: , not even about {sport}]. On the fourth evening the fire engine drank while they watched.[pet.dog:  {Pet} lay across {child’s} feet, in case anyone had any ideas.][pet.cat:  {Pet} rubbed against its tyres. {Pet} was allowed.] On the fifth {child} got up, took three steps across the grass and held out a hand.

There was one blue flash[athlete: . {Athlete} couldn’t have got away quicker]. Then there was only a hole in the hedge.

“Two steps would have been all right,” said {friend}.

# still-full
In the morning the pool was full, and that was much worse. It was full the next morning as well.[elder:  Nobody had touched {elder.short’s} saucepan.][pet.dog:  {Pet} lay with {pet.his} nose in the hole in the hedge, and waited.]

“It’s frightened of me,” said {child}, and {child.he} {child.was} too sad even to get in. “And it was so thirsty.”

“That’s what I can’t make out,” said {friend}. “A cow couldn’t be that thirsty every night.”

# green
They kept watch from {child’s} window. The garden was yellow, and so was the meadow, right up to the wood. Only one stripe was green. It ran from the pool, as narrow as a belt, straight across the meadow and in among the trees.[pet.cat:  {Pet} was lying in the middle of it, where {pet.he} had been lying all week.]

“That’s its way home,” said {friend}.

“But why’s it green?” said {child}. “It’s as if somebody’s watered it.” And then {child.he} saw. “It isn’t thirsty. It’s leaking.”

# two-buckets
{friend} pulled the plug out of the pool, measured it, put it in {friend.his} pocket and filled two buckets. {@A} carried one of them[elder: , {elder.short} brought up the rear with the saucepan], and they followed the stripe[pet.dog: , with {pet} in front, nose down in the green][pet.cat: , past {pet}, who thought it much too far]. In the wood it grew thinner, until there was only a blade here and a blade there.

And there stood the fire engine, with its [us: headlights | headlamps] shut. It hadn’t been frightened at all. It just hadn’t got any further.

# the-thumb
At the back of it there was a hole. {child} put a thumb in it, and the thumb [us: fit | fitted].

{friend} poured in the buckets at the top. One [us: headlight | headlamp] opened[elder: , but it took the potato water to open the other, as {elder.short} would mention for years | , and then the other]. They looked straight at {child}.

The fire engine began to tremble. And then it set off.

If {child} let go now, it would all run out into the moss. So {child.he} went too, looking the other way so that it wouldn’t feel stared at, and humming [music: some {music} | something slow].[pet.dog:  On its other side went {pet}, close to the wheel, walking to heel as {pet.he} did for nobody else.] One step. Two. Three. At the fourth it stopped.

The red side was warm, and a little rough. That was when {child} noticed. The thumb was in the hole, but all the rest of the hand lay flat against the fire engine. {Child} was stroking it.

# the-plug
“Three quarters of an inch,” whispered {friend}, measuring the thumb, and took out the plug from the pool. “Three quarters of an inch.” But {friend.he} didn’t hand it over. “Only, once it’s mended it’ll never need to come to us again.”

{child} had thought of that as well. {Child.He} left the thumb where it was a little longer. Then {child.he} pushed in the plug, as hard as it would go.

The fire engine rolled forward, turned round and looked at the ground behind it. Not a drop. It flashed its blue light, once, and was gone between the trees.

# one-garden
Now the pool had no water and no plug. They sat out on the step all the same.[pet.cat:  {Pet} had taken the warmest part of it.][elder:  {Elder.short} had the saucepan on {elder.his} knee.]

The hedge rustled, and in came the fire engine, so heavy that it creaked, with a water-lily leaf on its hose.

“It’s been to the lake,” whispered {friend}. “That’s three miles. And it hasn’t spilt any.”

The fire engine stopped in the middle of the lawn and lifted its hose straight up. And it rained. It rained in one single garden[city:  in the whole of {city}], on the grass and the step and {@a}, whose arms were full of dry [us: laundry | washing].[pet.dog:  {Pet} ate some.][pet.cat:  {Pet} was already indoors on the windowsill.][elder:  {Elder.short} held up the saucepan.] {friend} forgot to measure it.

“We’re not allowed to water the garden,” said {@a}, and didn’t move.

# a-puddle
Then the fire engine shook its hose and went home. At the bottom of the pool there was a small puddle. {Child} let it be, in case anyone was thirsty.

# @a-first
{lodger}, who rented the room next door
## if adult
{adult}

# @a
{lodger}
## if adult
{adult}

# @A
{Lodger}
## if adult
{Adult}
