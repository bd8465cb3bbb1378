title: Has Anybody Asked It?
title: Every Letter Gets a Turn
title: The Shy Letters
guest friend: Sunny (he), Willa (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest teacher: Miss Birch (she), Miss Pike (she)

% One rule: every letter gets a turn. “Kuh” is the K alone, “lam-buh” has its b at the end. “Hhhh” is only breath: a sigh.
% Whoever eats with them (@a) is the grandparent, else {adult}, else {minder}.

# slippers
There was a spelling test in the morning[school:  at {school}], and {child} had put both slippers on the wrong feet and not even noticed.[sport:  {Child.He} hadn’t thought about {sport} all day.] {Child.He} {child.was} too worried.

“It’s silent letters,” {child.he} told {friend}, who [!friend.known: was {child.his} best friend and ]had come for [us: dinner | tea]. “Ten words, and every one has a letter in it you can’t hear. How am I supposed to write down what I can’t hear?”[athlete:  {Child.He} had asked the poster of {athlete}, but that was silent, too.][pet.dog: 

{Pet}[!pet.known:  the dog] had never been silent in {pet.his} life, and was no help.][pet.cat: 

{Pet}[!pet.known:  the cat] lay right across the words, and was no help.][pet.other: 

{Pet} was silent, too, and was no help.]

# it-says-kuh
{Friend} took the spelling book. “Knee,” {friend.he} read. “What’s that K doing there?”

“Nothing. It’s silent.”

“Has anybody asked it?”

“Asked it what?”

“If it wants to say something.” {Friend} put {friend.his} mouth to the page. “Hello, K,” {friend.he} said. Then {friend.he} put {friend.his} ear to it. “It says kuh.”

“Kuh-nee,” said {child}, to see what it was like. “Kuh-NEE!”

They laughed until they slid off the bed.

“They’re not silent at all,” said {friend}, on the floor. “They just never get a turn. From now on, every letter gets a turn.”

# at-tea
So that was the rule at [us: dinner | tea].

“Please may I have a kuh-nife?” said {child}.

“A what?” said {@first}.

“And some more lam-buh,” said {friend}.

{@A} put down {@his} fork. “Is this a foreign language?”

“Every letter gets a turn,” said {child}. “Even the silent ones. I’ve got gravy on my thum-buh.”

[elder2: “What’s a buh?” asked {elder2}, and passed the gravy.

]“Oh, I see,” said {@a}. “Then I’ll have a puh-otato.”

“No! P talks all the time.”

“A cuh-arrot?”

“You can hear the C! You have to find one that’s shy!”

{@A} thought so hard that {@his} eyebrows met in the middle. “It’s no use,” {@he} said. “I don’t know any.”

“Kuh-NOW!” shouted {child} and {friend}.

“Who did?” said {@a}.

# like-a-donkey
After [us: dinner | tea] they went down the list. They gave the T in castle a turn, and the W in wrist, which sounded like a very small dog.[pet.dog:  {Pet} answered it.][pet.cat:  {Pet} had to be lifted off the last word.] And then there was only ghost.

“Guh-HUH-ost,” said {child}. It sounded like a donkey.

“That’s not its voice,” said {friend}. {Friend.He} put {friend.his} ear to the H, and waited. “It won’t say. Try it when I’ve gone home. Some people only talk in the dark.”

# not-a-word
Then it was dark, and {child} was in bed, and {child.he} thought of something terrible.

You weren’t allowed to talk in a test! Not a word, not a kuh! Nobody would get a turn. They’d all be silent again, all ten of them. {child’s} tummy went round like a washing machine.

“Ghost,” {child.he} whispered. “Please, H. Say something.”

Nothing. {child} gave a great big sigh.

“Hhhh.”

Then {child.he} lay quite still.

“Ghhh-ost,” {child.he} whispered. There it was. It had been there all the time, breathing. “Hello, H,” said {child}.

“Hhhh,” said H.

# i-only-sat-down
“Who are you talking to?” asked {@a}, in the doorway[music: , and stopped humming {music}].

“The H in ghost. Come and listen.”

It had been a long day, and {@a} sat down on the bed. “Hhhh,” {@he} said.

“That’s it! That’s exactly right!”

“Is it?” said {@a}. “I only sat down.”

# not-a-sound
And in the morning {teacher} said, “Not a sound, please. Number one. Knee.”

“KUH!” went something in {child’s} head, in {friend’s} voice, so loudly that {child.he} looked up to see if {teacher} had heard. {Child.He} wrote it down.

“Number two. Lamb.”

“BUH!” It was the noisiest test in [city: all of {city} | the world]. At the next table {friend’s} shoulders were shaking.

# number-ten
“And number ten,” said {teacher}. “Ghost.”

There was somebody silent in ghost. But who? {child} waited. Nobody made a sound. {teacher’s} shoes came closer, clip, clop. {child} was so worried that {child.he} held {child.his} breath. {Child.He} held it, and held it, until {child.he} couldn’t hold it any more.

“Hhhh,” went {child}.

And there it was. You couldn’t say kuh in a test, but nobody could stop you breathing. {child} wrote it down, between the G and the O.

“Tired, {child}?” asked {teacher}.

“No, {teacher},” said {child}. “Just spelling.”

# how-it-hides
At [us: recess | playtime] {friend} was waiting by the wall. “Who was it, in ghost?” {friend.he} said. “I never got it to talk. I put a K at the front and a B at the back, to be safe.”

{child} put {child.his} mouth to {friend’s} ear. “Hhhh.”

“That’s only you breathing,” said {friend}.

“I kuh-now,” said {child}. “That’s how it hides.”

That evening {child} yawned, and sat down close to {@a} on the [us: couch | sofa]. It got dark. Nobody said a word, not a kuh. They only breathed.

“Hhhh,” said H.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
