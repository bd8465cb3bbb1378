title: The Door That Said Swish
title: The Door Is Sad
title: I’ll Stand in the Hole
guest till: Amina (she), Priya (she)
guest customer: Elliot (he), Ned (he)
guest robber: Jake (he), Rory (he)
guest teacher: Miss Lomax (she), Miss Pym (she)

% The playhouse has an opening and no door. Who comes to fetch (@a): the elder, who has waited on the bench all the time, else {adult}; where there is nobody,
% {teacher} comes out and has to be the door. The friend is the till (@till). The dog waits outside the fence; the cat lies on the roof of the playhouse.

# were-full
“Nobody wants to play with me,” said {child}[elder:  to {elder}, who had come too early [elder2: with {elder2} ]and sat on the bench outside the fence][pet.dog & elder:  with {pet}[!pet.known:  the dog]][pet.dog & !elder:  to {pet}[!pet.known:  the dog], who was waiting outside the fence[adult:  with {adult}]][pet.cat & !elder:  to {pet}[!pet.known:  the cat], who was lying on the playhouse roof].

[elder: “I would,” said {elder.short}, “but I don’t fit in the playhouse.”[pet.dog:  And {pet} wasn’t allowed in.][pet.cat:  On the roof of it lay {pet}[!pet.known:  the cat].]][pet.dog & !elder: {Pet} would have, but dogs weren’t allowed in.]

{Child.He} had asked all over the playground[school:  {at school}]. The ones on the swings said, “There’s already two of us.” The ones in the [us: sandbox | sandpit] said, “We’ve already finished.” And in the playhouse, where they were playing [us: store | shops], [friend: there was {friend}[!friend.known: , {child.his} best friend]. But {friend.he} said:|{@till} said:]

“We’re full up. I’m the [us: cash register | till], and {customer} is the people.”

“Can I be the robber, then?” said {child}.

“{robber} is the robber.”

“Can I be the robber’s dog?”

“{robber} is the dog as well,” said {@till}[friend:  unhappily].

“Woof,” said {robber}.[pet.cat:  {Pet} did not believe it.]

[pet.dog: “Woof,” said {pet}, who was only a dog.]

{child} didn’t know where to go. So {child.he} stayed exactly where {child.he} {child.was}, right in the doorway of the playhouse[pet.cat: , the way {pet} did whenever anybody held a door open][pet.other: , and thought that {pet}, at least, always wanted to].

# swish
Along came {customer} with his bag of [us: pine cones | fir cones]. He wanted to get out.

{child} held both arms straight out in front, like two doors. Then {child.he} slid them apart.

“Swish,” {child.he} said. Because that’s how the door goes in a [us: store | shop].

{customer} stopped. He went out.

“Swish,” said {child} behind him, and shut {child.his} arms.

{customer} turned round. He went in again.

“Swish!”

“{@till}!” shouted {customer}. “We’ve got a door! And it goes all by itself!”

# the-best-door
No [us: store | shop] in that playground had ever had one.[city:  You had to go all the way into {city} for a door like that.] {@till} had to try it. Swish! {robber} had to try it, first as a robber and then as a dog. Swish! The ones from the swings came. The ones from the [us: sandbox | sandpit] came too. Soon there was a [us: line | queue] all the way to [elder: {elder.short’s} bench|the fence].[pet.dog:  {Pet} joined it from the other side.][pet.cat:  {Pet} came down and had to go in, and out, and in.]

“Swish,” said {child}. “Swish. Swish. Do come in. Swish!”

{Child.He} {child.was} the best door there had ever been, and {child.he} tingled all over.

# everybody-in
But then everybody was inside.

[music: {@till} hummed {music}, so that it would sound like a [us: store | shop]. ]In there they were buying cones[sport:  to {play sport} with] and laughing, the whole lot of them, and {child} stood in the doorway. {customer} hung his coat on {child.his} arm. He didn’t even say anything. Well, you don’t, to a door.

And the tingling stopped.[pet.dog:  So did {pet’s} tail.][pet.cat:  Back on the roof, {pet} opened one eye.]

Everybody goes through me, thought {child}. But still nobody plays with me. And there was a lump in {child.his} throat.

# ping
“Help! A robber!” yelled {@till}, and {robber} came tearing along with every single cone[athlete: , very nearly as fast as {athlete}]. “I’m getting away!” he shouted. “Door! Swish!”

But there was no swish.

“Ping,” said {child}. “This door is closed.”

“What?” said {robber}. “Open up!”

“I can’t,” said {child}, and held {child.his} arms together, tight. “The door is sad.”

Everybody stopped yelling[pet.dog: , and {pet} sat down]. They came up to have a look.[elder:  {Elder.short} stood up.][pet.cat:  {Pet} came down and leaned against the door.]

# what-about
“Doors can’t be sad,” said {customer}.

“This one can,” said {child}, and a tear ran down the door.

{@till} came out from behind the [us: cash register | till].

“What’s it sad about?” [friend: {friend.he}|she] said.

{child} swallowed.

“Everybody just goes through it. And it wants to play too.”

Nobody in the [us: store | shop] said a word. One cone fell on the floor.

{customer} took back his coat.

“Sorry, door,” he said.

# a-hole
“What do you do with a sad door?” whispered {robber}.

“You ask it in,” said {@till}.

“But if the door comes in,” said {customer}, “there’s going to be a hole in the [us: store | shop]!”

They thought about that.

“I’ll stand in the hole,” said {@till}.

And [friend: {friend.he} held both arms straight out in front|she held her arms straight out in front of her], and slid them apart.

“Swish,” said {@till}. “Do come in.”

And {child} went in.[elder:  {Elder.short} sat down again.][pet.cat:  {Pet} stayed in the doorway.]

# police
“What are you going to be now?” asked {customer}.

“Police,” said {child}. “I saw who took the cones.[pet.dog:  And {pet} is the police dog.]”

“Woof,” yelled {robber}, and ran, and {child} ran after him, round and round the [us: store | shop][pet.cat: , over {pet},] and out across the playground, [elder: past {elder.short’s} bench, ]with the whole [us: line | queue] behind them[pet.dog:  and {pet} all along the fence].

Then {customer} wanted to be the door, and then {robber}, and then everybody[pet.cat:  but {pet}]. {child} had to show them how it’s done. The arms are easy. It’s the swish that’s hard.

# closed-around
They were still at it when {@a-first} came[elder / pet.dog & adult:  to the gate][elder2:  with {elder2}][pet.dog & elder / pet.dog & adult:  with {pet}].

“{@A},” called {child}. “You’ve got to be the door.[elder:  A door doesn’t have to fit in.]”

“How do I do that?”

[friend: “Straight out. Apart,” said {friend}. “And swish.”|“Straight out. Apart. And swish.”]

“Swish,” said {@a}, and opened both arms.

{child} ran straight in[pet.dog & elder / pet.dog & adult: , and so did {pet}].[pet.cat:  {Pet} went in, and out, and in.]

Swish, said the door, and closed around {child.him}.

# @till
{till}
## if friend
{friend}

# @a-first
{teacher}, their teacher,
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a
{teacher}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A
{teacher}
## if adult & !elder
{Adult}
## if elder
{Elder.short}
