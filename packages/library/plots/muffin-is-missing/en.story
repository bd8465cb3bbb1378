title: {dog} Is Missing
title: The Police Car That Sang
title: Nee-Naw, Owooo
guest officer: Pat (she), Bernie (she)
guest owner: Mrs Finch (she), Mrs Pym (she)
guest dog: Muffin (he), Crumpet (he)

% The dog is in the boot all along, under one of the cones. Whoever listens may well guess before {child} does. In the refrain the dog sniffs at the seat, the cat looks down behind it; the elder in front calls out where he is; the friend counts and looks.

# bang
There was a police car in {child’s} road, and {@onlookers} to the gate to watch. A police officer called {officer} was putting her cones away in the back of it[friend: , and {friend}[!friend.known: , {child’s} best friend,] was counting them in]. One cone. Two cones. Three cones. Bang went the door!

# with-sugar-on
Then out of the house next door came {owner}, running, with a dog’s lead and no dog on the end of it.

“{dog}’s gone!”

“Oh, what a shame,” said {officer}. “Did it have butter on?”

“He’s my dog!” said {owner}. “He’s very small and very round, and he does love a police car. Whenever he hears one, he sings.[music:  He does it for {@song} as well.]”

“Then you’ve only got to do the siren,” said {child}.

And {officer} thought so too. So they all got in. {@Seat}. [pet.dog: {Pet}[!pet.known: , {child’s} dog,] sat on their feet[elder / friend & adult:  in the back]. ][pet.cat: {Pet}[!pet.known: , {child’s} cat,] was in the back window already, lying in the sun. ][pet.other: {Pet} stayed at home to keep a lookout. ]Click went the belts, and off they went.

# the-shop
“Nee-naw, nee-naw!” went the police car.

And from somewhere very near, somebody sang:

“Owooo!”
[pet.dog: 

And {pet} sniffed at the seat.
][pet.cat: 

And {pet} looked down behind the seat.
]

“There he is!” cried [elder: {elder.short}|{owner}]. “He’s at the shop!”

So they drove to the shop. [friend: {Friend} looked behind the door. {child}|They looked behind the door. They] looked under the bench. But there was no {dog}.[age>=6:  “I’ve found one!” said {officer}, and came out with a paper bag. But the one in the bag had no tail.]

# the-church
“Nee-naw, nee-naw!” went the police car.

“Owooo!”
[pet.dog: 

And {pet} sniffed at the seat.
][pet.cat: 

And {pet} looked down behind the seat.
]

“He’s at the church!” cried [elder: {elder.short}|{owner}].

So they drove to the church. [friend: {Friend} looked behind the wall. {child}|They looked behind the wall. They] looked under the seat in the porch.[elder2:  On it sat {elder2}, having a sandwich.] But there was no {dog}.[school:  They looked {at school} too, but it was shut.]

# the-lake
“Nee-naw, nee-naw!” went the police car.

“Owooo!”
[pet.dog: 

And {pet} sniffed at the seat.
][pet.cat: 

And {pet} looked down behind the seat.
]

“He’s at the lake!” cried [elder: {elder.short}|{owner}].

So they drove to the lake. [friend: {Friend}|They] looked behind the boat. [sport: They looked in the place where you can {play sport}. ][friend: {child}|They] looked under the little pier, and there was a duck. But there was no {dog}.[age>=6:  {owner} asked the duck, to be on the safe side, and it said quack.]

“I don’t know how he does it,” said {officer}. “He’s faster than the police![athlete:  He’s faster than {athlete}!]”

# soon-evening
By now [city: they had been all over {city}|they had come to the end of the road], and the sun was going down. {owner} looked at the lead in her lap.

“He’s only little,” she said. “And it’s nearly night-time.”[age>=6:  {officer} passed [us: around | round] what was in the bag, but nobody wanted any.]

It was very sad in the police car after that. {child} sat still and had a think. {dog} had sounded near at the shop. He had sounded near at the church. And now, at the lake, he sounded just as near as ever.

# said-the-seat
“{officer},” said {child}. “Do it again. But do it ever so small.”

And {child.he} put {child.his} ear against the back of the seat[pet.dog: , just where {pet} had been sniffing][pet.cat: , just under {pet}].

“Nee-naw, nee-naw,” went the police car, ever so small.

“Owooo,” said the seat.

“He’s not at the lake!” shouted {child}. “He’s here! He’s in the police car!”

# three-cones
{officer} ran [us: around | round] to the back and opened it up. There were her cones.[friend:  {Friend} counted them again.] One cone. Two cones. Three cones.

And one of the cones was wagging its tail.[pet.dog:  So was {pet}.][pet.cat:  {Pet} yawned. {Pet.He} knew that already.]
[elder: 

“There he is!” cried {elder.short}.
]

“Oh, {dog},” said {owner}.

{child} lifted up the cone. And there he sat, very small and very round and as pleased as could be. He had crept in while {officer} was fetching the cones, and he had been riding in a police car all day long.

“The police looked everywhere,” said {officer}. “Everywhere but in the police.”

# the-blue-lamp
Then they drove home, and they drove slowly, because nobody was missing any more. {dog} lay in {child’s} lap, as warm as if he’d just come out of the oven, and {child} bent down and whispered in his ear:

“Nee-naw, nee-naw.”

“Owooo,” said {dog}, so softly that nobody heard it but {child}[friend:  and {friend}].
[pet.dog: 

And {pet} sniffed at {dog}.
][pet.cat: 

And {pet} looked down at {dog}.
]

Then {dog} fell asleep.[elder:  “Here we are,” whispered {elder.short}.] And outside {child’s} gate, {officer} turned off the blue light.

# @onlookers
{child} had come out
## if adult & !elder
{child} and {adult} had come out
## if elder
{child} and {elder} had come out

# @Seat
{child} sat in the back beside {owner}
## if adult & !friend & !elder
{child} sat in the back, between {adult} and {owner}
## if elder & !friend
{child} sat in the back beside {owner}, and {elder.short} sat in the front
## if friend
{child} sat in the back, between {friend} and {owner}[elder: , and {elder.short} sat in the front|[adult: , and {adult} sat in the front]]

# @song
{music}
