title: The Knight Who Wasn’t Waving
title: Before There Were Ducks
title: Left a Bit, Up a Bit
guest friend: Nina (she), Poppy (she)
guest minder: Bea (she), Hattie (she)

% @a, with the bicycle and the oil can: {adult}, else the elder, else {minder}. Where no friend is ticked, {friend} is next door’s child.
% The guests who stand in for {friend} are both girls, for @dame2.
% Nobody knows whether {adult} is a dame or a sir, so it is Keeper of the Drip.

# everybody-waved
Beside the duck pond in the park[city:  in {city}] stood a knight.

He was rusty and brown from his helmet to his toes, and he had one arm up in the air. So everybody waved back.

The [us: mailman | postman] waved. The babies waved. [school: The whole of {school} waved. ][sport: People who had to go and {play sport} waved. ][friend: {child} and [!friend.known: {child.his} best friend ]{friend}|{child} and {friend} from next door] waved every single day, on the way home with {@with}.

# bother
But today {child} stopped.

“He never puts it down,” {child.he} said. “My arm would be so tired.”

{Friend} laid {friend.his} ear against the knight’s cold knee and listened. Deep inside the armour, somebody very small and sad and rusty said, “Bother.”

“{@A}!” shouted {child}. “He’s stuck!”

# drip
{@A} got the little oil can from the back of the bicycle.[music:  You have to hum when you oil people, so it was {@song}.] Drip on the knees. Drip on the neck. Drip on the lid at the front of the helmet.

Eeeeeek! The lid went up. And there was a face, with two round eyes and a long pink nose.

# it-itches
“Thank you,” said the knight. “I’m not waving.”

[age>=6: “We did wonder,” said {child}. “Why didn’t you say?”

“I’ve been saying so every day,” said the knight. “But with the lid shut, it only comes out as Bother.”

]“What are you doing, then?” asked {friend}.

“I was just going to scratch my nose,” said the knight. “And then it rained.”

“When was that?” asked {child}.

The knight thought about it. “Before there were ducks,” he said.[pet.other: 

“Before there was {pet}?” asked {child}, who had {pet} at home.

“Long before {pet},” said the knight.] “And it itches. Oh, it has itched and itched and itched!”

[pet.cat: “{Pet} does it with {pet.his} back leg,” said {child}, who had a cat. But the knight’s back legs were stuck as well.

]Well! You cannot leave a person like that.

# a-feather
{@A} lifted {child} high up, but {child.his} finger wouldn’t go in past the lid. {Friend} looked under the bench[pet.dog: , and found {pet}]. {Friend.He} looked [us: around | round] the pond. And there in the grass {friend.he} found a long white feather.

“Here!” said {friend}.

## or
{@A} lifted {child} high up, but {child.his} finger wouldn’t go in past the lid. {Friend} tried blowing. “That’s worse,” said the knight. Then {friend} looked at the biggest duck. It was sitting on something.

“Excuse me,” said {friend}.

The duck looked at {friend.him}. [pet.dog: The duck looked at {pet}. ]The duck stood up. And there in the grass was a long white feather.

“Here!” said {friend}.

# left-a-bit
{child} reached in with the feather.

“Left a bit,” said the knight. “Up a bit. Down a bit. Ooooh. There. Oooooooh!”

He shut his eyes. He smiled the biggest smile. And then his nose began to wiggle.

“Ah …” said the knight.

“Hold on to your hats,” said {@a}.

“Ah … ah … AH-TISHOO!”

The ducks blew right across the pond[elder & adult: , and {elder.short’s} hat went after them]. And all the rust flew off the knight, like leaves from a tree, and underneath he was as silver as a spoon.

# of-the-scratch
Slowly, slowly, the knight put down his arm.

“Aaaah,” he said.

He bent one knee. He bent the other. He hopped, he twirled[athlete: , as quick as {athlete}], and he didn’t squeak at all. Then he took the white feather and tapped {child} and {friend} softly on their shoulders.

“{@dame} {child} of the Scratch,” he said. “{@dame2} {friend} of the Feather. Now you are knights, too.”

He tapped {@a} as well. “{@drip}”

# over-the-hill
“And where will you go now?” asked {child}.

“To bed,” said the knight. “I was on my way there when it itched.”

And off he went, clink, clink, clink, over the hill.

{child} and {friend} waved. And at the very top of the hill, something silver turned [us: around | round], put one arm up in the air …

… and this time, he really was waving.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @with
[pet.dog: {pet}[!pet.known:  the dog] and ]{minder}, who looked after them
## if adult
{adult}[elder:  and {elder}][elder2:  and {elder2}][pet.dog:  and {pet}[!pet.known:  the dog]]
## if elder & !adult
{elder}[elder2:  and {elder2}][pet.dog:  and {pet}[!pet.known:  the dog]]

# @dame
Sir
## if child.she
Dame

# @dame2
Sir
## if friend.she / !friend
Dame

# @drip
Dame {minder} of the Drip.
## if adult
{Adult}, Keeper of the Drip.
## if elder & !adult
{Elder.short}, Keeper of the Drip.
## if elder.she & elder & !adult
Dame {Elder.short} of the Drip.
## if elder.he & elder & !adult
Sir {Elder.short} of the Drip.

# @song
{music}
