title: Forty-One Years Late
title: Delivered by Hand
title: To Be on the Safe Side
guest friend: Sonny (he), Ines (she)
guest elder: Ron (he), Reg (he)
guest pearl: Pearl (she), Peggy (she)
guest avis: Avis (she), Olwen (she)

% Both women on the envelope begin with a P. A real grandparent carried the post for one summer (@postman); the stand-in did it for thirty-eight years. The letter is read slowly.

# a-gas-bill
{@postman}, and {elder.he} had never lost a letter. {Elder.He} mentioned it[athlete: , as others mention {athlete},] at Christmas[elder2: , when {elder2} joined in], at weddings[adult: , to {adult} over the potatoes], and once to a dentist[city:  {in city}] while the dentist’s fingers were still in {elder.his} mouth.

So when {child} tipped up {elder.his} old [us: mailbag | postbag] to shake out the spiders, and the lining split, and an envelope slid on to the shed floor, neither of them said anything for quite some time.

“That,” said {elder.short} at last, “is a gas bill.”

It wasn’t a gas bill. It was pale blue, and in round, careful handwriting it said: Miss P. Tully, 3 Quay Cottages. The postmark was forty-one years old.

“We have to deliver it,” said {child}.

{Elder.short} sat down on a bag of compost. “She’ll have given up waiting.” {Elder.He} sighed. “Well, dogs, snow or geese, the [us: mail | post] gets through.[pet.dog:  No offence, {pet}.] You’d better fetch {friend}. I’ll need witnesses to my shame.”

{child} picked at the strap.[pet.cat:  It had the hairs of {pet}[!pet.known:  the cat] on it already, like everything else that {child} held on to.] “I’m not speaking to {friend}.”

# four-times
{Child} and {friend} were best friends, and told each other everything. But on Tuesday, in front of the whole table at lunch[school:  {at school}], {friend} had said, “{child}’s been to look at {@school} four times, just to learn where the [us: bathrooms | toilets] are.” Everybody had laughed. It was true, and it was secret, and {child} hadn’t spoken to {friend.him} since[sport: , not even at {sport}]. It was now Saturday.

# fall-in
“Ah,” said {elder.short}. But when they came round the corner by the [us: fish shop | chip shop], there was {friend} on the wall, swinging {friend.his} legs. {Friend.He} jumped off when {friend.he} saw {child}.

“Postal emergency[friend.he: , young man|[friend.she: , young lady]],” said {elder.short}. “Fall in.”

So they went down to the harbour in a row, with {elder.short} in the middle like a hedge[pet.dog: , and {pet}[!pet.known:  the dog] trotting in front].

# blue-door
At 3 Quay Cottages there was a young man with a baby[music:  and {music} on], who had never heard of a Miss Tully. But the [us: woman at the fish stall | fishmonger] had. “{Pearl} Tully? Married a Dobbs. Blue door, Cannon Street.”

“Oh no,” said {elder.short}. “Not {pearl} Dobbs.”

Everybody knew {pearl} Dobbs from the [us: lawn bowling | bowls] club, and everybody knew that you didn’t mention {avis} Pike to her. The two of them had lived two streets apart all their lives. They bowled at opposite ends of the green, and when one got on the bus the other got off it. Nobody remembered why.

The blue door was opened by a small woman with a big voice. “[elder: Dear me! | {Elder}!] You look like a boiled sheet.”

{Elder.short} took off {elder.his} cap. {child} saw how tightly {elder.he} was holding it.

“Mrs Dobbs,” {elder.he} said, “I’ve brought your [us: mail | post]. It’s a bit late. I’m more sorry than I can say.”

# dear-pearl
{Pearl} Dobbs looked at the round blue handwriting. She opened it, and because her glasses were indoors, she held it out to {child}. “Read it [us: to me | me], love. Go on.”

{child} read.

“Dear {pearl}. I am a pig. I should never have told everyone that your trifle came out of a [us: box | packet]. You told me that in private, and I only said it because I wanted to be funny, and then they laughed and I couldn’t get it back. I’ve felt sick ever since. If you can forgive me, come to the harbour clock on Saturday at three. If you don’t, I’ll understand, and I won’t bother you again. Your friend, if I still am, {avis}.”

Nobody looked at anybody. In particular, {child} didn’t look at {friend}, and {child.he} could feel {friend} not looking at {child.him}.

# two-thousand
“A trifle,” said {pearl} Dobbs. “Forty-one years. I thought she wasn’t sorry! And all that time she thought …” She stopped. “She must have stood there[elder: | , {elder}]. Under that clock.”

“It was my fault,” said {elder.short}.

“One Saturday was your fault,” said {pearl} Dobbs. “The other two thousand were ours. Either of us could have knocked.” She looked up. “What day is it?”

“Saturday,” said {friend}. It was the first thing {friend.he} had said. “It’s twenty to three.”

“Then run to 9 Mill Lane[friend.he: , young man|[friend.she: , young lady]], and tell {avis} Pike she’s wanted at the clock.”

# you-are-faster
{Friend} looked at {child}. “You’re faster,” {friend.he} said.

“You’re better at talking,” said {child}, forgetting that {child.he} {child.was}n’t talking to {friend.him}.

So they both went.

# the-clock
At three o’clock a tall old lady came along the harbour with half her head in curlers, saying, “What is it? Is it a fire?” Then she saw who was standing under the clock, holding something blue.

Nobody heard what they said. {Elder.short}, {child} and {friend} had turned round politely to look at a boat. But when they turned back, {avis} Pike was crying into {pearl’s} hat, and {pearl} was patting her curlers and saying, “It did, though. It did come out of a [us: box | packet]. Strawberry.”

# five
{child} found {friend} next to {child.him}, with no {elder.short} in the middle.

“I was going to write to you,” said {friend} to the boat. “I’ve done three [us: tries | goes]. I wanted to be funny, and then they laughed.” {Friend.He} swallowed. “I’m a pig. And I only knew about the [us: bathrooms | toilets] because I’ve been five times. I was scared you’d find out.”

“Five?” said {child}.

“There’s one behind the gym that’s not even on the map.”

{child} tried to stay cross, and found that it had gone, like a step that isn’t there.

“You’d better show me,” {child.he} said. “I’m glad you didn’t [us: mail | post] it.”

“Well,” said {friend}, “you can’t trust the [us: mail | post].”

“I heard that,” said {elder.short}. But {elder.his} cap was back on, and it was on at an angle.

# by-hand
On Sunday there was a trifle on the doorstep, big enough for a wedding, with two spoons’ worth already missing.[adult:  {Adult} very nearly stepped in it.][pet.dog:  {Pet} was questioned, and let go.][pet.cat:  {Pet} was questioned, and said nothing.][pet.other:  For once nobody suspected {pet}.][elder2:  {Elder2} was sent for, with a spoon.] The card was in two different sorts of handwriting. Delivered by hand, it said. To be on the safe side.

# @postman
{Elder} next door had been a [us: mailman | postman] for thirty-eight years
## if elder
{Elder} had delivered the [us: mail | post] for one whole summer, when {elder.he} was young

# @school
the big school
## if us / age>=12
the new school building
