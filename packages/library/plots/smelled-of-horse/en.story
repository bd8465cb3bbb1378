title: The Yawn
title: It Smelled of Horse
title: The Yawn That Took the Last Train
guest sitter: the babysitter (she)

% The yawn is "it". @a: {adult}, else the babysitter. A yawn has to be in somebody, and whoever sees it catches it.

# lived-in
There was a yawn, and it lived in {child}.

All day long it had been curled up asleep in {child.his} tummy, while {child} bounced on cushions[sport:  and practised how to {play sport}] and ate spaghetti. But in the evening it woke up[age>=5:  and had a good stretch]. It climbed up {child.his} throat, squeezed past {child.his} tongue, and knocked on the back of {child.his} teeth.

“I’m coming out now,” said the yawn.

“No, you’re not,” said {child}, and clapped both hands over {child.his} mouth, because {child.he} {child.was}n’t tired.

The yawn pushed so hard that {child.his} ears squeaked. And then out it slipped all the same, between two fingers.

“Aaaah!”

“There,” said {child}. “That’s gone. Now I can stay up all night.”[friend:  {Friend}[!friend.known: , {child.his} best friend,] had promised to stay up too.]

# on-the-bed
But a yawn can’t stay out in the cold. It has to be in somebody. It looked [us: around | round] the room, and there was {@a}, sitting on the end of the bed. Hop, into {@a}!

“Aaaah!” went {@a}, and you could see all the way down to supper.

[age>=5: It was lovely in there. ][pet.dog: {Pet}[!pet.known:  the dog], over on the rug, caught a bit of it as well, and sounded like a door that wants oiling. ][pet.cat: {Pet}[!pet.known:  the cat], over on the chair, caught a bit of it as well, and showed the whole of {pet.his} pink tongue. ][pet.other: {Pet} caught a bit of it as well, but such a little bit that you had to look closely. ]But then {@a} leaned over to pull down the blind, and the window was open a crack, and out went the yawn.

# the-street
Down in the street a dog was taking an old man for a walk. Hop, into the dog!

“Aaaah!” went the dog, with the whole of its tongue.

The old man caught it from the dog. “Aaaah!” And a lady on a bicycle[music: , who was whistling {@song},] caught it from him. “Aaaah!”

[friend: She rode past {friend’s} house. {Friend} was standing at the window, staying up all night. “Aaaah!” went {friend}, and thought {friend.he} might just lie down for a minute, to rest {friend.his} eyes.

]The lady rode on over the bridge to the station, and there stood the very last train. Hop, into the driver!

# the-last-train
“Aaaah!” went the train. No, that was the doors.

“Aaaah!” went the driver.

So the yawn took the train. [elder: {Elder} sat at the front, explaining how little sleep you need at {elder.his} age. “Aaaah!” said {elder}, right in the middle of it[elder2: , and so did {elder2}, who had been listening for some time]. ]And at the end of the line, where the houses stop and there’s nothing but fields, stood a horse, who caught it from the driver. It was the biggest yawn there has ever been, a whole bucketful of yawn.

“Aaaaaaaaah!”

A mouse in the grass caught it from the horse, and by then it was so small that you could hardly hear it.

“Ah.”

# the-owl
The owl in the tree caught it from the mouse, and away she flew, over the field and over the bridge[school:  and over {school}]. Down below, one after another, the lights went out. [age>=5: Out went the old man’s and the lady’s. ][friend: {Friend’s} was out already. ][elder: {Elder} put out {elder.his}, and didn’t explain anything. ][age>=5: The driver hung up his cap, and put out his.]

“I’m tired myself now,” said the yawn. “I want to go home.”

“Where do you live?” asked the owl.

“In {child}.”

“Oh, there,” said the owl. And she flew straight to the open window, and sat down on the sill.

# something-missing
And who was still wide awake in the whole of [city: {city} | the town]? It was {child}. {Child.He} had looked at the ceiling for ages, [athlete: and at the picture of {athlete}, ]and staying up all night wasn’t half as much fun as {child.he} had thought. The pillow was all right. So was {@a}. But something was missing, a long way down in {child.his} tummy.

“{@Call},” said {child}, “I’d like my yawn back, please.”

“Look at the owl,” whispered {@a}.

# caught
So {child} looked at the owl, and the owl looked at {child}. She blinked one eye. She blinked the other. And then she opened her funny little bent beak.

“Aaaah.”

Hop, into {child}.

It wasn’t quite the yawn it had been. It smelled of horse. It was soft, from the mouse, and it had a whole town inside it. {child} opened {child.his} mouth as wide as it would go, and even then {child.he} had to shut both eyes to make room.

“Aaaaaaah.”

# there-you-have-it
Down went the yawn, all the way home to {child.his} tummy. It turned [us: around | round] once, like a dog in a basket, and lay down.

“Good night, {child},” said the yawn.

But {child} didn’t answer.

{@A} got up very softly and shut the window, so that nothing else could slip out. But one tiny little corner of the yawn was out already. It crept into a story, in between the lines, and there it has been waiting ever since for somebody to read it out loud, and now …

Aaaah.

There. You’ve caught it[adult: , {adult}].

# @a
the babysitter
## if adult
{adult}

# @A
The babysitter
## if adult
{Adult}

# @Call
Excuse me
## if adult
{Adult}

# @song
{music}
