title: Again, Said the Bus
title: Again Tomorrow
guest driver: Mr Dobbs (he), Mr Webb (he)
guest minder: Josie (she), Hattie (she)

% Refrain: “Again! Again, again!”, louder, then sobbing, at last very softly. Let the child do the doors, and the long breath at the end.
% Who rides along: {adult}, else the grandparent, else {minder}.

# round-the-pond
{child} sat at the very front of the little red bus[city: , the littlest in {city}], next to {@comes}. The bus drove round the duck pond, past the ducks and past the bench, and stopped at the stop. Ding!

“Last stop,” said {driver}, who drove the bus[school: , every morning to {school}]. “All off. The bus is going to bed.”

He opened the doors. Pssssh.

# again
But the bus shut them. Pssssh!

“Again!” said the bus. “Again, again!”

[friend: “Again!” said {Friend}[!friend.known: , {child’s} best friend,] on the seat behind.

]And off it went round the duck pond, past the ducks and past the bench. Ding![pet.dog:  {Pet}[!pet.known:  the dog] jumped up and looked out, too.][pet.cat:  {Pet}[!pet.known:  the cat] would have to wait for supper.][pet.other:  At home {Pet} would have to wait for supper.]

# elbows
“Well!” said {driver}. “I must have bumped something with my elbow. Last stop. All off.” And he held on to both his elbows, so that they shouldn’t do it again.

Pssssh went the doors, open.

Pssssh went the doors, shut.

“Again!” said the bus, louder. “Again, again!”

Round it went, past the ducks and past the bench. Ding!

# every-button
“It’s the button,” said {driver}. “I’m certain it’s the button.” He pushed every button he had[athlete: , as fast as {athlete}]. The wipers wagged. The lights winked. The horn said parp.[music:  The radio played {music}.] “There. Last stop.”

Pssssh. Pssssh!

“AGAIN!” said the bus. “Again, again!”

[age>=4: “Would it like some tea?” said {driver}, and he took out his flask.

The bus didn’t want tea. So {driver} drank it himself, since somebody had to.]

# wipers
But now the bus was tired. It went slowly past the ducks. It went slower past the bench. It wobbled. It yawned with both doors. It sniffed. And when it came to the stop it was crying, with both wipers going, and it wasn’t even raining.

“Again,” sobbed the bus. “Again, again.”

“Now stop that,” said {driver}.

“It can’t,” said {child}.

# it-cant
{child} knew just what it is like.[elder & adult:  {Child.He} had been with {elder}[elder2:  and {elder2}] all day, saying “again”.][elder2 & !adult:  {Child.He} had been with {elder2} all day, saying “again”.] You are having such a lovely time[sport: , as when you {play sport}]. You are so tired. And then somebody says “last stop”.

{Child.He} leaned {child.his} head against the window, and the bus leaned a little, too.

# tomorrow
Then {child} put out a hand and patted the bus, just under the big front window. Pat. Pat. Pat.

“Again tomorrow,” said {child}.

The wipers stopped.

“Again?” said the bus.

“Tomorrow,” said {child}. Pat. Pat. “Past the ducks.”

“And past the bench?”

[age>=4: “And past the bench.”

“And then ding?”

“And then ding.”

“Two dings?”

“Two dings. Again tomorrow.” | “And past the bench. Again tomorrow.”]

[friend: “Me too,” said {Friend}.]

# long-breath
The bus thought about it. Then it let out a long, long breath. You can do it too. Pssssssssh …

And the doors came open, and they stayed open.

# out-went-a-light
{child} and {@a} climbed down[friend: , and {Friend} as well][pet.dog: , and {Pet} jumped]. {Driver} climbed down too, with his flask. The bus put out one light. It put out the other light.

“Again,” it said, very softly. “Again … again …”

“Tomorrow,” said {child}.

# asleep
And {child.he} took {@whose} hand, and they walked home past the ducks, who were already asleep.

# @comes
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
