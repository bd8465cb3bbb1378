title: Wrong House
title: Two Cushions
title: Other House
guest friend: Martha (she), Rafi (he)
guest pet: Cleo (she), Otis (he)
guest penrose: Mr Penrose (he), Mr Tulley (he)
guest owner: Mrs Osei (she), Miss Flint (she)

% Mum and Dad are said plainly: only families who asked for it hear this. The cat is the family’s, or is lent by a neighbour at sea.

# wrong-house
{child} had a list on {child.his} phone called Wrong House.

At the moment it said: [sport: things for {sport} | [us: soccer cleats | football boots]], [us: math | maths] book[school:  for {school}], blue hoodie, charger, other charger[elder: , scarf from {elder}[elder2:  and {elder2}]]. All of these were with [us: Mom | Mum] when {child} was with Dad, or with Dad when {child} was with [us: Mom | Mum]. The only thing that was never in the wrong house was {pet}, because {@cat}, and lived with [us: Mom | Mum], and stayed put.

Except that lately {pet.he} didn’t.

“{Pet} goes off every day after breakfast,” {child} told [!friend.known: {child.his} best friend ]{friend}, “and comes back smelling of kippers.”

{Friend’s} eyes lit up. {Friend} intended to be a detective, and {friend.he} had been waiting since [us: third grade | Year Three] for somebody {friend.he} knew to have a mystery. “We tie a message to {pet.his} collar,” {friend.he} said. “A paper one, so it tears if {pet} gets stuck.”

# the-message
The message said, “Does this cat visit you?”

{Pet} came home at [us: dinnertime | teatime], shouting. {Pet.He} shouted about most things; {pet.he} had a voice like a rusty gate with opinions.[adult:  {Adult} had once taken it for the smoke alarm.] Around {pet.his} neck was a fresh strip of paper, in beautiful curly handwriting.

It said, “No. This cat LIVES here. Does it visit YOU?”

{child} read it twice. {Child.He} went hot in the face. “Right,” {child.he} said.

# the-green-door
They followed {pet.him} on Saturday. {Pet} strolled along four walls, over a shed and through a hedge, looking back every so often to see whether they were keeping up, and stopped at a green door at the end of the street. It was opened by an old man in a cardigan.

“There you are, Professor,” he said. “Your kipper’s getting cold.”

“The name is {pet},” said {child}.

The old man looked at {child}, and at {friend}, who was writing down the door number. “Ah,” he said. “I’m {penrose}. I think you’d better see this.” And he opened the door wide.

# a-hollow
From the step they could see a tidy, very quiet front room, and an armchair with a tartan cushion, and in the cushion a hollow exactly the shape of {pet}. {Pet.He} climbed in, turned around once and shut both eyes. {Pet.He} had never asked permission. You could tell.

“That cat turned up in March,” said {penrose}. “It was the week I put my wife’s reading glasses away. I’d not said a word to anyone in four days. And in walked the Professor, and gave me such a telling-off.” He rubbed his nose. “I thought that was a cat with nobody.”

{child} had been going to say something sharp. {Child.He} found that it had gone. But underneath it was another thing, and that hadn’t.

“You can’t live in two houses,” {child.he} said. “Nobody can, not properly. {Pet} will have to choose.”

{Friend} stopped writing.

# halfway
They did it fairly, out on the [us: sidewalk | pavement]. {child} stood at {child.his} end of the street, and {penrose} at the other, and {friend} put {pet} down beside the [us: mailbox | postbox], which was exactly halfway.

“{Pet}!” called {child}.

“Professor!” called {penrose}.

{Pet} looked up the street. {Pet.He} looked down the street. Then {pet.he} sat down and began to wash.

“{Pet}! Come on!”

“Kipper!”

{Pet} finished an ear. Then {pet.he} yelled, so that curtains moved all along the road[city:  and possibly in the rest of {city}]. It wasn’t the food yell, or the door yell. It was the yell of somebody who has been asked a very stupid question.

Then {pet.he} walked over to {friend} and sat on {friend.his} foot.

# who-told-you
{Friend} looked up. “{child},” {friend.he} said, in a careful sort of voice. “Who told you that you had to choose?”

“We’re not talking about me.”

“All right,” said {friend}.

{child} stared at the [us: mailbox | postbox]. Nobody had told {child.him}, that was the odd thing. Not [us: Mom | Mum] and not Dad. But for a year and a half {child.he} had kept {child.his} bag packed at the end of the bed at Dad’s, like a person in a waiting room. {Child.He} had thought that to unpack it would mean something. {Child.He} had thought it would count against [us: Mom | Mum].

# both-cushions
{child} looked at {pet}. There wasn’t half a cat at one end of the street and half a cat at the other. {Pet.He} {pet.was} entirely {pet} at breakfast and entirely the Professor by lunchtime, and {pet.he} had made a dent in both cushions.

“No kippers on Sundays,” {child} told {penrose} at last. “{Pet}’s sick on the stairs.”

“Good to know,” said {penrose} gravely, and shook {child.his} hand.

# never-use-it-up
That evening {child} told [us: Mom | Mum] all of it, even the bag. [us: Mom | Mum] didn’t say anything for a moment; she just put her arm round {child.him}.

“You could never use it up, you know,” she said. “Being at home. There isn’t only so much.”

“{Pet} knew that.”

“{Pet}’s been trying to tell us {@long}. We thought it was about the door.”

# the-drawer
On Monday, at Dad’s, {child} took everything out of the bag. {Child.He} put {child.his} socks in a drawer.[athlete:  {Child.He} put a picture of {athlete} up on the wall, with four pins.] {Child.He} put the bag itself on top of the wardrobe, where it would be a nuisance to get down[adult: , even for {adult}]. Then {child.he} lay on the bed, flat out, and wriggled until there was a dent.

{Child.He} took out the phone, [music: put on {music}, ]opened the list called Wrong House, and thought for a while. [sport: The things for {sport} | [us: The cleats | The boots]] were still with [us: Mom | Mum]. So was the hoodie[elder: , and so was the scarf from {elder}[elder2:  and {elder2}]].

# other-house
{child} changed the title to Other House, and went to find out what was for [us: dinner | tea].

# @cat
{pet} was a Siamese cat, on loan while {owner} next door was at sea
## if pet.cat
{pet} was {a breed}

# @long
all year
## if pet.cat
for years
