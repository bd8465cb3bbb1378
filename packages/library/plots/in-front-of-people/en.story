title: Complaints
title: In Front of People
title: One Hopes Every Day
guest dog: Colin (he), Nigel (he)
guest cat: Pepper (she), Clementine (she)
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest neighbour: Mrs Adeyemi (she), Mrs Okafor (she)

% What the dog thinks has no marks: read it deep, tired and well-mannered, and the last word very small.
% The dog (@d) and the cat (@c) are the family’s, else next door’s. @a: the grandparent, else {adult}, else {minder}.

# again
It began on a Tuesday, at breakfast, with the word “again”.

{child} looked up. {@A1} hadn’t said it. {@A} was looking for the keys. {@C1} was on the windowsill with both eyes shut. The only other person in the kitchen was {@d}, who was a dog, and who was gazing into {@d-his} bowl.[!pet.dog / !pet.cat:  {@stay}]

The brown ones again, said the voice. It was a deep, tired, well-mannered voice, and it was coming from {@d}. One had hoped for a change. One hopes every day. It’s rather heroic, really.

“{@D}?” said {child}.

And now I’m being stared at, said {@d}. While I eat. Nobody likes that.

# a-hotel
At first {child} thought it was the most wonderful thing that had ever happened to anybody. By Thursday {child} wasn’t so sure. {Child.He} had always supposed that dogs went about thinking things like hooray and I love you. {@D} thought like somebody writing to a hotel.

The walk was too short. When they made it longer, it was damp. The stick was not the stick from yesterday. There was a smell by the post office that had been left in a very poor state.[school:  {School} took all day.][sport:  {Sport} took all evening.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had cold hands.][athlete:  The poster of {athlete} stared.][pet.other:  {Pet} was always served first.] And {child} sang [music: {music} ]in the shower, which {@d} had put up with for [pet.dog: years | months], but really.

# it-breathes
Mostly, though, it was about {@c}.

The cat’s in my basket, said {@d}. It has its own basket. It has two. It was in my basket on Monday, too, and it breathes.

It’s had the good side of the radiator since October.

It looks at me. I was asleep, and I woke up, and it was looking.

“What do you think {@c}’s thinking?” asked {child}. {Child.He} couldn’t hear {@c} at all. {Child.He} had tried, and it was like putting your ear to a cushion.

I dread to imagine, said {@d}.

# the-whole-radiator
Then came the night of the storm. The wind got up after [us: supper | tea] and threw the recycling [city: across half of {city} | down the street]. {child} was in bed with a book when {child.he} heard the voice come creaking up the stairs.

I don’t wish to make a fuss.

“Yes, you do,” said {child}.

{@D} put {@d-his} chin on the edge of the mattress. I have the whole radiator, {@d-he} said. Both sides. It’s extremely roomy. I don’t care for it.

“I thought you wanted the radiator.”

There is nobody in my basket, said {@d}. I got in, and it was cold. It’s an outrage. And nobody is looking at me. I woke up twice, specially, to check.

{child} sat up. “Where’s {@c}?”

# this-is-wet
They looked in the [us: linen closet | airing cupboard]. They looked behind the sofa and on top of the boiler.[adult & elder:  {Adult} looked in the oven, because you never know.][elder2:  {Elder2} looked in the laundry basket.] {@A} fetched the [us: flashlight | torch] and a coat, and they stood on the back step, calling, and the wind took the name and threw it over the fence with everything else.

This is wet, said {@d}, going down the steps.

“You don’t have to come,” said {child}.

It’s wet, and it’s blowing up my ears. I shall be writing to someone. {@D} had {@d-his} nose down. The cat went along here. It put its foot in the mint. Now I’ve got mint. It stopped under this hedge, it’s full of prickles, I object to the prickles …

# disgraceful
{@D-he} complained the whole length of the garden and through the gap by the compost. {@D-he} complained across two lawns. {child} followed with the [us: flashlight | torch], up to the ankles in somebody’s [us: flower bed | flowerbed], until {@d} stopped in front of a shed.

This shed, said {@d}, is disgraceful.

[friend: It was {friend’s}, and it was bolted. Somebody must have shut it up when the wind started. | It was old {neighbour’s}, and it was bolted. She must have shut it up when the wind started.] {child} put an ear to the door. {Child.He} couldn’t hear any thoughts, but {child.he} could hear, very faintly, a [us: meow | miaow] like a rusty hinge.

# in-front-of-people
{child} pulled back the bolt. Out came {@c}, with a cobweb over one ear, and walked straight past {child}, and straight past {@a}, and up to {@d}, who was soaked to the skin and smelled of mint. And {@c}’s whole face rubbed along the whole of {@d-his} side.

Well, really, said {@d}. In front of people.

# in-and-out
When {@dried} with the old towels, {child} lay on the kitchen floor in pyjamas and looked into the basket. {@C} was in the middle of it. {@D} was wrapped round the outside, because there wasn’t room anywhere else. One of {@d-his} legs was on the tiles.[pet.other:  There had been a late supper, {pet} first, and nobody had objected.]

{@C}’s in my basket, said {@d}.

{@D} had never used the name before.

“Do you want me to do something about it?” asked {child}.

There was a silence.

One wouldn’t want to disturb anyone, said {@d}. {@D-he} shut {@d-his} eyes. Breathing again. In and out, in and out. I suppose it’ll go on like that all night.

“I expect so,” said {child}.

# good
Hm, said {@d}. And a good while later, when the light was off and {child} was halfway up the stairs, {child.he} heard {@d} say, to nobody in particular: Good.

# @dried
everyone had been dried
## if adult & elder
{adult} had dried everyone

# @d
{dog}
## if pet.dog
{pet}

# @stay
They were next door’s, the pair of them, and had come to stay in October.
## if pet.dog
{Cat} was next door’s, and had come to stay in October.
## if pet.cat
{Dog} was next door’s, and had come to stay in October.

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @d-his
{dog.his}
## if pet.dog
{pet.his}

# @c
{cat}
## if pet.cat
{pet}

# @C1
{Cat}, the cat,
## if pet.cat
{Pet}[!pet.known: , the cat,]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A1
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder}
