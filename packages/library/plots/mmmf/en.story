title: Mmmf
title: On That Carpet?
title: It Said Mmmf
guest friend: Dev (he), Poppy (she)

% The Thing is an it. The cold foot is said at the very beginning, in passing. The slipper came off in this same corridor. The grandparent is the one up the lamp post; the flat hand is what works on the dog, and the cat mews with a full mouth.

# busy-running
All week {child} had been having a bad dream, and it was always the same one.

“I’m in a long corridor[city: , longer than all of {city}],” {child.he} told [friend: [!friend.known: {child.his} best friend, ]{friend},|{friend}] [us: at recess | at playtime][school:  {at school}]. “There’s a green carpet, and one of my feet is always cold. And there’s a Thing behind me, as big as [elder: {elder’s} | a] wardrobe and [pet.dog: hairier than our dog | [pet.cat: hairier than our cat | all hairy]]. It goes flump, flump, flump. And then it shouts MMMF!”

“What does it want?” said {friend}.

“To get me!”

“Did it say so?”

“It said MMMF,” said {child}.

“That could mean anything,” said {friend}. “My uncle says mmmf when he’s eating toast. Have you asked it?”

“You can’t ask it things. I’m busy running.”

“I’d ask it,” said {friend}, and bit into an apple.

# a-hundred-doors
[elder: That night {elder} tucked {child.him} in. “I dreamed of that Thing last week,” {elder.he} said. “It chased me up a lamp post.”

][pet.dog: [elder: {Pet} | At bedtime {pet}] the dog came in with a sock in {pet.his} mouth. “Drop it,” said {child}, and held out {child.his} hand, quite flat. Plop.

][pet.cat: [elder: {Pet} | At bedtime {pet}] the cat came in with {pet.his} woolly mouse, mewed with {pet.his} mouth full, and dropped it on the pillow.

][elder / pet.dog / pet.cat: {child} lay there | That night {child} lay in bed] and made up {child.his} mind[pet.other: , not far from {pet}, who was busy eating]. {child.He} would ask.

And then there was the green carpet.

Flump. Flump. Flump.

{child} meant to turn round, {child.he} really did. But {child.his} legs had already started without {child.him}.

“MMMF!” went the Thing.

{child} ran. {child.He} ran past a hundred doors, and they were all shut. Flump, flump, flump! It was nearer than it had ever been. {child.He} could feel its breath on the back of {child.his} neck. {child.He} ran [us: around | round] a corner, and there the corridor stopped. There was just a wall.

“MMMF!” went the Thing. “MMMF! MMMF!”

{child} pressed {child.his} nose against the wall. {child.He} thought of {friend’s} uncle, with his mouth full of toast[elder: , and of {elder.short} up the lamp post].

# wait
Then {child} turned [us: around | round], and stuck out {child.his} hand.

“Wait,” {child.he} said. It came out as a squeak, so {child.he} did it again. “WAIT!”

The Thing put on its brakes. It skidded along the carpet, and the carpet went into wrinkles, and it stopped so close that its whiskers tickled {child’s} fingers.

It was big, all right. It was hairy. But it had round, worried eyes, and there was something sticking out of the side of its mouth.

“What do you want?” said {child}.

“Mmmf,” said the Thing.[pet.cat:  It sounded just like {pet}.]

“Have you got something in your mouth?”

“Mmmf.” It nodded.

“Then drop it,” said {child}, and held out {child.his} hand, quite flat[pet.dog: , as {child.he} had for {pet}].

Plop. It was warm and a bit wet. It was a slipper, a red one[elder: , like the ones {child.he} had got from {elder.short}][elder2:  and {elder2}].

# on-that-carpet
{child} looked down at {child.his} feet. On one foot {child.he} had a red slipper. On the other {child.he} had nothing at all, and it was freezing.

“You dropped it,” said the Thing. It had rather a high voice. “On Monday. You came running along here after a bus, and your slipper came off. I’ve been trying to give it back to you all week. I shouted and shouted!”

“You shouted mmmf,” said {child}.

“I had my mouth full.”

“Why didn’t you put it down?”

“On that carpet?” said the Thing. “Nobody’s [us: vacuumed | hoovered] it for years.”

It sat down with a flump and blew out its cheeks. “You’re ever so fast,” it said. “[athlete: You’re like {athlete}. ]You’re the fastest I’ve ever had.[sport:  Do you {play sport}?] I’ve got a blister.”

# fetch
{child} put on the slipper. Slowly {child.his} foot grew warm, and then the rest of {child.him} did too.

“Thank you,” {child.he} said. “Doesn’t anybody ever stop?”

“Nobody,” said the Thing. “They just run. Last week I [elder: had an umbrella to give back, and the owner | went after a man with his umbrella, and he] ran right up a lamp post.” [elder: 

“That was {elder.short}!” said {child}.

The Thing | It] sniffed. “Well. You’ve got both your slippers now. I don’t suppose I’ll be needed any more.”

It stood up and began to go. From behind it looked quite small[pet.dog / pet.cat: , like {pet} when nobody would play]. Flump. Flump.

{child} took the slipper off again.

“Hey,” {child.he} called after it. “Fetch.”

{child.He} threw it as far as {child.he} could down the corridor. The Thing’s ears went up. And off it galloped, flump, flump, flump, with its tail going [us: around and around | round and round].

“MMMF,” it shouted joyfully, all the way back.

# toast
In the morning {friend} was waiting by the gate[music: , humming {music}].

“Did you ask it?”

“Yes,” said {child}.

“And what did it want?”

“To give me back my slipper,” said {child}. “It was carrying it in its mouth.”

“Told you,” said {friend}. “Toast.”

# waiting-to-play
And that night {child} went to bed without being asked, with a slipper under {child.his} arm.[elder:  “Ask about my umbrella,” said {elder.short}. | [adult:  {Adult} felt {child.his} forehead.]][pet.dog:  {Pet} brought the other slipper.][pet.cat:  {Pet} brought the mouse.] Somebody was waiting to play[!elder:  with {child.him}].
