title: The Fox Log
title: Twenty to Ten
title: Knew the Way
guest cat: Duchess (she), Marmalade (she)
guest host: Nora (she), Ruth (she)
guest neighbour: Mr Bell (he), Mr Finch (he)
guest classmate: Nell (she), Tess (she)
guest gatekeeper: Kevin (he), Trevor (he)

% A log, told by the child: no pronoun of the child but in the last line. @cat is the family's cat, else a Ragdoll on loan; @a is {adult}, else a grown-up cousin. The fox is "it" until the research. Day 25 is the first day: eighteen days after night seven.

# twenty-to-ten
Fox log. Kept by {child}, aged {age}[city: , {city}]. Assistant: {@cat}[!pet.cat: , on loan from a neighbour who’s at sea until Christmas].

Night one, twenty to ten. Fox! Along the back wall and on to the lawn. Stayed nine seconds. {@Cat} saw it first. For the record, {@cat} is {@which} who has never been {@outdoors}, caught anything or been in a hurry. I am writing this because [adult: {adult} | my cousin {host}, who’s a nurse and lives with us,] says if I’m going to lie awake every night, I might as well be useful.

Night two, twenty to ten. Fox again. Comes through the gap by [elder: {elder’s} shed next door | {neighbour’s} shed], along the wall, down by the bins, stops in the middle of the lawn, looks at us, leaves under the gate. White tip to tail.[elder:  {Elder.short} says foxes keep to the woods.[elder2:  {Elder2} says they don’t.]]

Night three, twenty to ten and one minute. Late.[friend:  Seen by my best friend, {friend}, at the railway path, ten past ten: on time.]

# two-clouds
Night four, twenty to ten. Fox came right up to the glass door. {@Cat} didn’t move. Their noses were [us: half an inch | a centimetre] apart, and each of them made a little cloud on the glass. When the fox had gone, {@cat} sat and watched its cloud until it disappeared.

# reason
Night seven. Awake until midnight.[sport:  It doesn’t even help to {play sport} first.] {@A} says a proper log gives reasons. Reason: new school in eighteen days. Everyone from my class[school:  {at school}] is going to the other one[friend: , even {friend}]. Mine is a thirty-five-minute walk with four roads and an underpass. I’ve done it twice with {@a} and it was fine. It was fine because it was with {@a}.

# one-big-loop
Night nine, twenty to ten. Pouring. Fox came anyway.[pet.dog:  {Pet}, who is our dog, wouldn’t go out at all.][pet.other:  {Pet}, who lives with us as well, slept through it.]

Night ten. Research. [elder: {Elder} saw the fox at half past nine (it’s a she), and hasn’t mentioned woods since. | {neighbour} sees her at half past nine (she’s a she).] [!friend & !elder / !friend & age>=11: The lady with the end [us: garden plot | allotment][elder: : |  sees her at ]five to ten. ][friend: {Friend} and I have | I’ve] drawn it all on a map, and it’s one big loop: shed, wall, us, the passage, the [us: community garden | allotments], the railway path. [!elder / age>=11: She had cubs in the spring. They’re grown up now and gone. So she | She] does the whole loop on her own, every night. Question: does she know it because she’s brave, or is she brave because she knows it?

# emergency
Night twelve, quarter past ten. EMERGENCY. I took the recycling out and didn’t shut the door. {@Cat} is gone. {@He} doesn’t know about roads[pet.cat & !breed.Ragdoll:  in the dark]. {@Flop}

Twenty past. {@A} has the [us: flashlight | torch]. I have the box of cat [us: treats | biscuits], for shaking.

Half past. Not in the bins. [elder: {Elder.short} is on our step, in case {@cat} comes home. | Not at {neighbour’s}.] {@A} is using [adult.name: a|{@her}] calm voice, which makes it worse.

# the-passage
Twenty-five to. Tried to think like {@cat}, but {@cat} has never had a plan. [!friend: It would have to be somebody else’s plan. ]Who does {@cat} know, {@outdoors}? One person. White tip to tail.[friend:  [us: Called | Rang] {friend}. No sign yet. So the fox had stopped on the way.]

Twenty to. The passage. It’s very narrow and there aren’t any lights. {@A} said, “Shall I go first?” I said, “No. I know the way.” I’d never been down it in the dark in my life. But I’d had it on paper for two days, and it turns out that counts.

# wheelbarrow
Quarter to. [us: Community garden|Allotments]. FOUND! {@Cat} was sitting on an upturned wheelbarrow, {@fluffed} and looking extremely pleased with {@himself}. The fox was lying on the path, [us: six feet | two metres] away. She wasn’t looking at {@cat}. She had her back turned and was facing the gate, the way you sit when you’re minding someone’s bag. When we came, she stood up, stretched one back leg, stretched the other, and went. {@A} says we shouldn’t give animals human reasons. Then {@she} turned round and said, “But thank you,” to the hedge.

[friend: Eleven, from {friend}: fox, fifty minutes late. Reason: cat.

]Half past. {@burrs} [elder: {Elder.short} picked them off. Slept at once, {@cat} and I. | Slept at once, both of us.]

# forty-seconds
Night thirteen, twenty to ten. {@Cat} stayed in behind the glass and I sat outside on the step. [!friend / !elder / age>=11: No food, because [elder: {elder.short} | {neighbour}] says the kindest thing is to let a fox stay wild. ][elder: The fox | She] stopped in the middle of the lawn. We looked at each other for forty seconds. New record.

Night fifteen. Have been thinking. She can do that loop in the rain and the dark because she’s done it hundreds of times. But there must have been a night when she hadn’t done it at all. She must have stood in the gap by the shed and looked at all that wall. And then gone.

# four-stops
Day sixteen, ten in the morning. First daytime entry. Walked to the new school on my own. Made stops, like a fox. Stop one: the red gate. Stop two: the [us: bakery | baker’s]. Stop three: the underpass, which is painted with fish from one end to the other. Never noticed before, because when I’m with {@a} I look at {@a}. Stop four: the tree with a face. Touched the school railings and came home. When I got back, {@a} was cleaning the front window. It was already clean.

Day twenty. Have now done it four times. Thirty-one minutes.[music:  Thirty, humming {@song}.][athlete:  {athlete} needn’t worry yet.] The dog at the red gate is called {gatekeeper}.

## or
Day sixteen, ten in the morning. First daytime entry. Walked to the new school on my own. Made stops, like a fox. Stop one: the red gate. Stop two: the [us: laundromat | launderette], which smells of warm sheets. Stop three: the underpass. I said my name in it, quietly, and it said it back as if we’d met. Never noticed before, because when I’m with {@a} I talk to {@a}. Stop four: the bench with a glove on it. Touched the school railings and came home. When I got back, {@a} was cleaning the front window. It was already clean.

Day twenty. Have now done it four times. Thirty-one minutes.[music:  Thirty, humming {@song}.][athlete:  {athlete} needn’t worry yet.] The dog at the red gate is called {gatekeeper}.

# packed
Night twenty-four, twenty to ten. Fox on time. {@Cat} on time. Packed my bag. Unpacked it. Packed it.[friend:  At {friend’s}: same.]

First day, ten past eight. Left the house. New [child.she: skirt | [us: pants | trousers]], too long. {@A} waved from the step, and did not come with me, and I could tell it was hard work. And on the corner by the passage, up on the wall, in broad daylight, when she is NEVER out: fox. She stopped. I stopped. Nine seconds. Then I had to go, because of the bell.

# knew-the-way
Twenty to ten. In bed. School is big and smells of floor polish.[friend:  So does {friend’s}.] The girl next to me in science is called {classmate}, and she has asked to see this log.[elder:  {Elder.short} has started one too: half past nine, on time.] {@Cat} is on my feet. Not awake for any reason, except to write this.

I’ve been wondering if the fox keeps a log as well. If she does, I think this morning’s entry goes like this:

Ten past eight. {@who} Knew the way.

# @who
Child. All alone.
## if child.she
Girl. On her own.
## if child.he
Boy. On his own.

# @song
{music}

# @a
{host}
## if adult
{adult}

# @she
{host.he}
## if adult
{adult.he}

# @her
{host.his}
## if adult
{adult.his}

# @cat
{cat}
## if pet.cat
{pet}

# @he
{cat.he}
## if pet.cat
{pet.he}

# @himself
herself
## if pet.cat
{pet.himself}

# @outdoors
outdoors
## if pet.cat & !breed.Ragdoll
out after dark

# @which
a Ragdoll, which means she is a large cushion with blue eyes
## if breed.Ragdoll
a Ragdoll, which means {pet.he} {pet.is} a large cushion with blue eyes
## if breed.Persian
a Persian, which means a large cushion with a flat face
## if breed.Maine Coon
a Maine Coon, which means a small sofa with tufts on its ears
## if breed.British Shorthair
a British Shorthair, which means a round cushion with orange eyes
## if breed.Bengal
a Bengal, which ought to mean a small leopard, but is a large cushion with spots
## if breed.Siamese
a Siamese, which means a long cushion with blue eyes
## if breed.Abyssinian
an Abyssinian, which ought to mean a small puma, but is a cushion with long legs
## if breed.Russian Blue
a Russian Blue, which means a velvet cushion with green eyes
## if breed.Scottish Fold
a Scottish Fold, which means a round cushion with the ears folded in
## if breed.Sphynx
a Sphynx, which means a large cushion with the cover off

# @flop
When Ragdolls don’t know what to do, they don’t run. They flop.
## if pet.cat & !breed.Ragdoll
When cats like {pet} don’t know what to do, they don’t run. They flop.

# @fluffed
fluffed out to twice [pet.cat & pet.name: the usual | {@his} normal] size
## if breed.Sphynx
wrinkled up to half {pet.his} normal size

# @his
{cat.his}
## if pet.cat
{pet.his}

# @burrs
Burrs in {@cat-s} tail: fourteen.
## if breed.Sphynx
Burrs in {pet’s} tail: none. Burrs in my socks: fourteen.

# @cat-s
{cat’s}
## if pet.cat
{pet’s}
