title: Peekaboo, Said the Chair
title: Everybody’s Hiding

% The grown-up (@a): {adult}, else the elder, else the grown-up.

# all-gone
Every evening, in {child’s} bedroom, it was the same. {@A} turned off the light, click, and everything was gone.

The chair was gone. The toy chest was gone. Even {child’s} own feet were gone[!short: , and they’d been there only a minute ago].

“Where does it all go?” whispered {child}. {child.He} felt lonely.

So tonight {child.he} reached out a hand and found the switch. Click.

There stood the chair, just where it always stood.

“Peekaboo,” said the chair.

# every-night
“Are you playing peekaboo?” said {child}.

“Every night,” said the chair. “[!short: It goes like this. ]You turn off the light, and we hide. You turn it on, and …”

“Peekaboo!” shouted the toy chest, and the curtain, and the two boots by the door.

{child} laughed, and turned off the light. Click.

“Where’s the chair?” {child.he} said[!short: , out into the dark].

Nobody answered.[!short:  They were very good at it.]

Click. “Peekaboo!” said the chair.

[!short / !pet & !elder & !school: Click. “Where’s the curtain?”

Click. “Peekaboo!” said the curtain, and gave a flutter.]

[pet.dog: Click. “Where’s {pet}?” [!short / !elder & !school & !music: {Pet} wasn’t so good at it. ]Thump, thump, thump, it went, under the bed, and that was {pet.his} tail.

][pet.cat: Click. “Where’s {pet}?” On the chest of drawers were two shining eyes. The rest was very well hidden.

][pet.other: Click. “Where’s {pet}?” {Pet} just sat there, having supper. Not everybody wants to play.

][elder: Click. “Peekaboo,” said the cushion from {elder.short}[elder2:  and {elder2.short}][!short: , in a kind old voice].

][school: Click. “Peekaboo,” said the bag from {school}.

][sport: “It’s the opposite of when you {play sport},” {child.he} said. “You mustn’t run.”

][athlete: Click. The picture of {athlete} had been hiding on the wall.

][music: {child} sang {@song} in the dark[!short: , so that they’d know where {child.he} {child.was}].

][friend: “I’m going to teach this to {friend},” said {child}.

][city: Click. Outside the window the whole of {city} was twinkling[!short: , as if it wanted to play too].

]
# click-click
Click. Off.

Click …

Click, click.

The light didn’t come on. The bulb had gone.

Now it was so dark that you couldn’t even see how dark it was.

“Chair?” whispered {child}.

[!short: Nobody answered.

“Are you still hiding?”

]Nobody answered. {child} pulled the covers up. What if this time they were really gone, all of them[short: ? | , and there was nobody here but {child}?]

# hands
{child} put out one foot. There was the floor.[!short:  It was just where it always was.]

Then {child.he} climbed out and put out a hand. It went slowly, slowly through the dark, and it bumped into somebody. Somebody hard. Somebody with a back, and four legs.

“Peekaboo,” said {child}.

“Oh!” said the chair. “Found! [!short: How did you do that? ]You weren’t even looking!”

“I was looking with my hands,” {child.he} said.

[!short: Then there was somebody square, with a lid. “Peekaboo, toy chest.” ]Then there was somebody long and soft, hanging down. “Peekaboo, curtain.”[!short:  And then there were two of them, close together, and one of them smelled of mud. “Peekaboo, boots.”]

[!short: They were all there. They’d been there all the time.

]“Now it’s your turn to hide,” said the chair.

# the-sausage
{child} crept into bed and lay quite still.[!short:  There’s nothing that hides you as well as the dark.]

Somebody opened the door.

“{child}?” said {@a}. Click, click. “Oh, the bulb’s gone. Now, what have I done with {child}?”

[!short: {@A} felt about with both hands.

]“This is a chair,” said {@a}. “This is a pillow. And this is … a very big sausage.”

The sausage giggled.

“It’s got toes, this sausage.”

“PEEKABOO,” shouted {child}.

[short: “I never saw you at all,” said {@a}.|“So it’s you,” said {@a}. “I never saw you at all.”]

“No,” said {child}, very pleased. “I was in the dark.”

# in-the-morning
[!short: “Shall I fetch a new bulb?” said {@a}.

“Tomorrow,” said {child}. “We’re still playing.”

]{@A} aimed a kiss at {child’s} cheek. It landed on {child.his} nose. That’s what happens in the dark.[pet.cat & !short / pet.cat & !elder & !school & !music:  Somebody soft lay down on the covers. “Peekaboo, {pet},” whispered {child}.][pet.dog & !short / pet.dog & !elder & !school & !music:  Somebody warm lay down across the bed. “Peekaboo, {pet},” whispered {child}.]

Then {child.he} lay quite still[short: , and nobody said a word. | , and the chair stood quite still, and nobody in the whole room said a word. They were so good at it.]

And {child} was the best of them all. {child.He} hid for so long that {child.he} fell asleep.

Then it was morning, and the sun looked in, and there stood the chair, just where it always stood.

“Peekaboo,” it said.

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
