title: Not Wanting {colin}
title: Look at the Soup
title: A Lap Full of {colin}
guest bello: Mr Bello (he), Mr Pinto (he)
guest colin: Colin (he), Clive (he)

% The cat of the story lives in the shop; the dog wants everybody, and has to look at the soup as well; the elder is the lady with the stamps; the friend mews and reads tomato. The basket is for the journey, and he is poured into it asleep.

# warm-newspapers
More than anything, {child} wanted the cat in {bello’s} shop to sit on {child.his} lap.[pet.other:  {Pet}, at home, wasn’t one for laps.]

He was a wide grey cat called {colin}, perhaps the widest in [city: {city}|town], and he lived on top of the newspapers.[elder:  {Elder} always got a warm one[elder2: , and so did {elder2}].] Every Saturday {child} came in[friend:  with [!friend.known: {child.his} best friend, ]{friend},] and said, “Hello, {colin}. Here, {colin}. Puss, puss, puss!” And every Saturday {colin} got up, turned [us: around | round], and sat down again with his back to {child.him}.

“He doesn’t like me,” said {child}.

“He does,” said {bello}. “But you’re wanting him, you see. Cats can feel it. It makes them itch.”
[pet.dog: 

Outside the door {pet}[!pet.known: , {child’s} dog,] was wanting everybody who went past. It didn’t make anybody itch.
]

“Then how do I get [pet.dog: {colin}|him]?”

“Don’t want him,” said {bello}.

# not-at-all
{child} thought this was the silliest thing {child.he} had ever heard. Still, {child.he} tried. {child.He} sat down on an upside-down crate, folded {child.his} arms and looked at the [us: cans | tins] of soup.

“I don’t want a cat,” {child.he} said.

Behind {child.him}, something went thud. It was the sound of a wide cat jumping off the newspapers.

“I don’t want a cat at all,” said {child}. “I can’t think what I’d do with one.[sport:  It can’t even {play sport}.][pet.dog:  I’ve got {pet}.]”

Pad, pad, pad.

Something soft brushed the back of {child.his} leg, and {child} spun [us: around | round].[athlete:  {Athlete} couldn’t have done it faster.] “{colin}!”

{colin} was on top of the newspapers again, with his back to {child.him}.

“You wanted,” said [friend: {friend}|{bello}].

“Only a bit!” said {child}.

# no-eyes-at-all
{child} practised all week[friend:  with {friend}][school: , even {at school}]. {child.He} didn’t want the bus, and along it came. {child.He} didn’t want peas, and [elder: {elder.short} gave {child.him}|[adult: {adult} gave {child.him}|{child.he} got]] a whole heap.[pet.dog:  {Child.He} didn’t want {pet} on {child.his} feet at night, and there {pet.he} lay.] It worked on nearly everything.

On Saturday, when {child.he} pushed open the shop door, there was a suitcase on the counter. Next to it stood a cat basket with its little door open.

“We’re off to my sister’s by the sea,” said {bello}. “A whole week, and fish every day. The taxi’s coming in ten minutes. In you go, {colin}.”

{colin} looked at the basket. He looked at {bello}. Then he went off the newspapers, under the bread shelf and in behind the big freezer, right at the back, where it was dark and nobody could reach.

“{colin}!” called {bello}. “Puss, puss!”

Two green eyes moved further in.

“{colin}!” called [elder: {elder.short}, who was waiting for {elder.his} stamps|the lady buying stamps]. “Fish, {colin}!”

“{colin}!” roared the taxi driver, who had come early[music: , with {music} on]. “OUT YOU COME, [us: BUDDY | MATE]!”
[pet.dog: 

In came {pet}, nose first, and wanted most of all.
]

Now there were no eyes at all.

# a-sausage-on-a-ruler
They rattled [pet.dog: {colin’s}|his] biscuits. [friend: {Friend} mewed, rather well. Then {friend.he}|They] pushed a sausage in on a ruler. The ruler came out again without the sausage. {bello} lay down with his cheek on the floor, and when he got up, his face was all crumpled.

“I shall miss the train,” he said. “And I can’t go without him. I can’t. He’s never had a single night without me.”

He wanted {colin} so much that even {child} could feel it. It itched.

# look-at-the-soup
“Everybody’s wanting,” said {child}. “You’ve got to stop. All of you. Look at the soup.”

“I beg your pardon?” said [elder: {elder.short}|the lady].

“Look at the soup!” said {child}.

So they stood in a row and looked at the soup: {bello}, [elder: {elder.short}[elder2: , {elder2.short}]|the lady with the stamps][friend: , {friend}] and the taxi driver with his cap in his hand. And {child} put the basket next to the crate, sat down and folded {child.his} arms.[pet.dog:  Last of all, {pet} lay down on {child’s} feet and looked at the soup.]

“I don’t want a cat,” {child.he} said.

Nothing.

“I wouldn’t have one if you gave me one,” said {child}. “I’ve only got this lap, and I’m not using it, but it isn’t for cats.”

There was a small scratch behind the freezer.

“Tomato,” read the taxi driver, staring hard.[!friend & !elder:  “More tomato.”]
[friend: 

“More tomato,” read {friend}.
][elder & !friend: 

“More tomato,” read {elder.short}.
]

# down-to-the-shoes
Pad, pad, pad.
[pet.dog: 

Something went by, right under {pet’s} nose. {Pet} looked at the soup.
]

Something brushed {child’s} leg. {child} looked at the soup. Something put one paw on {child.his} knee. {child} looked so hard at the soup that {child.his} eyes watered. Then, slowly and very heavily, the whole of {colin} climbed up, turned [us: around | round] twice and lay down.

And he purred. It went right through {child}, down to {child.his} shoes.

Nobody moved.

# not-wanting-anything
“Has he come?” whispered {bello} to the soup.

“He’s going to sleep,” whispered {child}.

“Then we can pour him into the basket,” whispered {bello}.[!friend:  “In a minute.”]
[friend: 

“In a minute,” whispered {friend}.
]

“The taxi can wait two,” whispered the driver.
[elder: 

“So can the stamps,” whispered {elder.short}.
]

So [elder: they|it] waited. And for two whole minutes {child} sat very still, with {child.his} lap full of {colin}[pet.dog:  and {child.his} feet full of {pet}], not wanting anything.
