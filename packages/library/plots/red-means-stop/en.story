title: Red Means Stop
title: That Is Not a Signal
title: Frogs Are Green
guest elder: Auntie Josie (she), Auntie Hattie (she)

% The one with the washing is the grandparent, else {adult}, else {elder} as an aunt. {elder2} holds up the sock. Chuffa slowly at first, then faster; GO is shouted together.

# the-small-blue-train
{child}, who was {age}, was {@staying}[elder2:  and {elder2}], in {@house} by the sea.[school:  It was a week off from {school}.] Every day a small blue train ran along the beach, right past {@gate}. Chuffa-chuffa-toot! And then it was gone. {child} never got to look at it properly, and {child.he} {child.was} sad.

“I want it to stop,” {child.he} said. “Just once.”

“Trains don’t stop here,” said {@g}.[city:  “You’re a long way from {city}.] [city: Now | “Now] come and help me with the washing. And what have you got on under that coat?”

“My frog pyjamas,” said {child}.

“Still?” said {@g}.

“Frogs don’t get dressed,” said {child}, and {child.he} did [child.name: the | {child.his}] yellow coat up to the top.[friend:  It was {friend}[!friend.known: , {child.his} best friend,] who had said so.]

# like-a-flag
{@G} hung up a white towel and a blue sock[pet: . {@sock-wanted} Last of all {@g} | , and last of all {@he}] hung up [adult.name & !elder / elder.name: some | {@his}] big red {@knickers}. The wind blew into them, and they stood straight out like a flag.

Chuffa-chuffa-toot! Here came the train. Chuffa-chuffa. Chuff. Sssss. And it stopped at the gate.

“It stopped!” cried {child}. {Child.He} saw the round wheels and the shiny bell, and all the people at the windows waved to {child.him}[sport: , as if {child.he} had won at {sport}]. It was the best thing ever.

# a-red-signal
The driver leaned out[music: , whistling {music}].

“Why have you stopped?” asked {@g}.

“Red means stop,” said the driver. “And that’s a red signal.”

“That is not a signal,” said {@g}. “Those are mine.”

“It’s very large,” said the driver.

“{@large},” said {@g}. {@He} pulled down the {@knickers} and sat on them. “There. Off you go.”

# no-green
“I can’t,” said the driver. “Red means stop, and green means go. Now I have to have a green.”

{@G} held up the towel. “That’s white,” said the driver. {@Sock} held up the sock. “That’s blue,” said the driver.[pet.dog / pet.cat:  {Pet} still wanted it.]

They looked up and down the beach. The sea was grey and the stones were grey. There was nothing green at all.

# stuck
Sssss, went the train. In the first [us: car | carriage] a baby began to cry. It wanted its [us: supper | tea].

Oh no. {child} had wanted the train to stop, but {child.he} hadn’t wanted it to be stuck. {Child.His} mouth began to wobble. {Child.He} put [child.name: a hand inside the coat, to hold on to something soft, and it was the | {child.his} hand inside {child.his} coat, to hold on to something soft, and it was {child.his}] pyjamas. {Child.He} looked down.

“{@G}!” said {child}. “Frogs are green!”

# green
{Child.He} undid the top button. {Child.He} undid the next button. {Child.He} undid the very last button, and that was the hard one[athlete: , hard even for {athlete}]. Then off came the yellow coat, and there stood {child}, green down to [child.name: the | {child.his}] toes.

“Lift me up!” said {child}.

{@G} lifted {child.him} up, as high as a signal. {child} stretched out [child.name: two green arms and two | both {child.his} green arms and both {child.his}] green legs.

“GO!” shouted {child}.

“That’s a green,” said the driver.

# away
Chuffa. Chuffa. Chuffa-chuffa-toot! And away went the little blue train with everybody waving, and the baby too.

{child} waved until it was quite small. It was gone now, but {child.he} didn’t feel sad, because {child.he} had looked at every bit of it.

“Well,” said {@g}, and picked [adult.name & !elder / elder.name: the | {@his}] {@knickers} up off the step. “From now on I’ll dry these in the bathroom.”[pet.dog / pet.cat:  By then {pet} had the sock.]

# new-ones
The next day, the train came past very slowly, and the driver rang the shiny bell for {child}. And on Saturday they went to the shop, and {child} was allowed to choose.

That is why {@s} new {@knickers} are green.

# @g
{elder.short}
## if adult & !elder
{adult}

# @staying
staying with {elder}
## if adult & !elder
[us: on vacation | on holiday] with {adult}

# @s
{elder.short’s}
## if adult & !elder
{adult’s}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @his
{elder.his}
## if adult & !elder
{adult.his}

# @house
the little white house
## if adult & !elder
a little white house

# @gate
{elder.short’s} gate
## if adult & !elder
the gate

# @large
So am I
## if adult & !elder
I like plenty of room

# @sock-wanted
{Pet} looked on from the window.
## if pet.dog
{Pet}[!pet.known:  the dog] wanted the sock.
## if pet.cat
{Pet}[!pet.known:  the cat] wanted the sock.

# @Sock
{@G}
## if elder2
{Elder2}

# @knickers
[us: bloomers | knickers]
## if elder.he
underpants
## if adult & !elder
underpants
## if adult.she & !elder
[us: bloomers | knickers]
