title: I’m Not Shouting
title: Terrible {truck}
title: Vroom, Whispered the Monster Truck
guest friend: Nell (she), Otis (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest truck: Trevor (he), Terence (he)

% One rule: the more scared you are, the louder you get. “Vroom” is for the child to say, louder and louder, and then as softly as you can.
% The grown-up (@a) is the grandparent, else {adult}, else {minder}. Whoever gets {child} down to the fence is the friend, the dog, the cat or the grandparent (@help).

# not-scared
“I’M NOT SCARED!” shouted {child}.

{Child.He} sat on the grass with {@first}[elder2:  and {elder2}], at a monster truck race[city:  outside {city}]. {Child.He} had looked forward to it all week[school: , and told everybody {at school}]. But now it was so loud that it made {child.his} tummy shake, and {child.he} had both hands over {child.his} ears.

“You needn’t shout,” said {@a}.

“I’M NOT SHOUTING!” shouted {child}.

[friend / !pet.dog & !pet.cat & !elder: {Friend}[!friend.known: , [friend: {child’s} best friend | from next door],] moved up a bit closer. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] wanted to go down and sniff all the big wheels.][pet.cat: {Pet}[!pet.known: , {child’s} cat,] had come along without being asked.]

# trevor
Then came the biggest of them all. He was a [us: truck | lorry] with wheels as tall as {@a}, and his name was Terrible {truck}. He was going to drive up a ramp and jump over a whole row of cars.[athlete:  Not even {athlete} could jump as far as that.]

“Vroom!” said {truck}.

He drove up the ramp and looked down at the cars. Then he came down again, backwards.

“VROOM!” he said, much louder.

# how-do-you-know
“Isn’t he angry!” said {@a}.

{truck} drove up the ramp again. And he came down again, backwards, all the way to the fence, and stood there and shook.

“VROOOM!”

“He isn’t angry,” said {child}. “He’s scared. The more scared you are, the louder you get.”

“How do you know?” asked {@a}.

“I JUST KNOW!” shouted {child}.

# jump
“Last try!” said the loudspeaker[music: , and stopped playing {@song}]. “If Terrible {truck} doesn’t jump now, he’ll have to go home!”

“JUMP!” shouted all the people. “JUMP! JUMP!”

That only made {truck} more scared. And the more scared he was, the louder he got.

“VROOOOOM!”

Somebody had to go and talk to him, very softly. But he was right down by the fence, where it was loudest, and {child} had {child.his} hands full of ears.

# one-hand
{@help}

# the-other-hand
{truck’s} wheel was muddy, and taller than {child}, and it trembled. {Child.He} wanted to pat it. But for that {child.he} needed the other hand, too.

{Child.He} shut {child.his} eyes tight, took the hand away from {child.his} ear and put it on the wheel.

“Are you scared?” {child.he} said, very softly.

“I’M NOT SCARED!” roared {truck}.

“You needn’t shout,” said {child}.

“I’M NOT SHOUTING!”

“I was scared too,” said {child}. “Of you.”

{truck} blinked with both his headlights. “Of me?” he said, not half so loudly.

“What are you scared of?” asked {child}.

“It’s such a long way down,” said {truck}.

[age>=6: “Do the other trucks know?” asked {child}.

“No,” said {truck}. “They think I’m terrible. It says so on my door.”

“I told everybody I wasn’t scared, too,” said {child}. “I told them so loudly that they must have heard it at home.”

“What do you do, then?” asked {truck}.

]“Say it softly,” said {child}. “The softer you say it, the less scared you get. Vroom.”

“Vroom,” whispered {truck}, and the wheel stopped trembling.

# over-the-cars
Then he drove up the ramp once more. “Vroom,” he whispered. “Vroom, vroom, vroom.” And he jumped.

He flew over all the cars, with every wheel in the air, and landed in the mud. SPLAT! It rained mud on {@a}, and it rained mud on {child}[elder2: , and most of all on {elder2}].[pet.dog:  {Pet} licked it off.][pet.cat:  There wasn’t a speck on {pet}.]

Everybody cheered, as loudly as they could. But {child} forgot all about {child.his} ears, because {child.he} needed both hands to wave.[sport:  It was better than {@game}.]

# so-softly
In the evening they walked home along the fence.[pet.other:  {Pet} would have to hear about it all, in a soft voice.] On the other side stood {truck}, having the mud washed off.

“Vroom,” he said, as you say good night.

“He’s jumping again on Saturday,” said {@a}. “Shall we go? It’ll be just as loud.”

{child} had a think.

“I’m not scared,” {child.he} said, so softly that you could hear it was true.

# @help
“Come on,” said {friend}, and held out a hand. To take it, {child} had to let go of one ear. It was terribly loud in that ear. But the hand was warm, and together they walked down to {truck}.
## if pet.other
“If {pet} was here, you’d look after {pet.him},” said {@caller}. “So look after me.” And {@caller} held out a hand. To take it, {child} had to let go of one ear. It was terribly loud in that ear. But the hand was warm, and together they walked down to {truck}.
## if elder & !friend & !pet
“I’m a bit scared myself,” said {elder.short}. “We’d better hold on to each other.” To do that, {child} had to let go of one ear. It was terribly loud in that ear. But the hand was warm, and together they walked down to {truck}.
## if pet.cat
On the fence somebody was already sitting, washing a paw. “{Pet}!” called {child}. “Come here!” {Pet} never came when you called. So {child} went down there, and to put an arm round {pet}, {child.he} had to let go of one ear. It was terribly loud in that ear. But the fur was warm, and {pet} stayed where {pet.he} sat.
## if pet.dog
{Pet} got up and pulled. “Somebody will have to hold the lead,” said {@a}. To do that, {child} had to let go of one ear. It was terribly loud in that ear. But {pet} went first all the way down to {truck}, with {pet.his} tail in the air, and sniffed his biggest wheel.

# @caller
{friend}
## if !friend & elder / !friend & pet.dog / !friend & pet.cat
{@a}

# @game
{sport}

# @song
{music}

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
