title: The Robot With a List
title: Good Night, Tomatoes
title: The Wrong List
guest elder: Granny (she), Nana (she)

% {elder} is the family’s own, else Granny. The robot speaks flatly and means every word; “Ha. Ha. Ha.” is spoons down a well.
% They press the switch: say it and wait. The last good nights get slower, like lights being turned down.

# asks-questions
People[city:  all over {city}] brought {elder} things that had stopped. They brought clocks and toasters and, once, a tuba, and {elder.short} took them into {elder.his} shed and got them going again. When {child} came to stay, {child.he} {child.was} in charge of the screws[sport: , except when there was {sport}].

On Friday there was a robot at the gate. It had one wheel missing, and around its neck hung a label: SUPERMARKET UNIT 6. FAULTY. ASKS QUESTIONS.

“That’s not a fault,” said {elder.short}.

[elder2: “Ask it if it can hold a ladder,” called {elder2}, who was up one.

]They gave it a wheel from an old [us: baby carriage | pram]. {child} did up the last screw[athlete: , with {athlete} looking on from the calendar], and a row of lights blinked on.

[friend: {Friend}[!friend.known: , {child’s} best friend,] was in charge of the oil, and gave the robot a drop wherever it squeaked. Then {friend.he} had to go home, just as it was getting interesting.

]“Thank you,” said the robot. “I have a question. How do I become human?”

{child} looked at {elder.short}. [school: They hadn’t had that one {at school}. ]{Elder.short} put the kettle on[music: , humming {music}].

# the-list
“I have made a list,” said Six. There was a bzzzt, and a long strip of paper came out of its chest.[pet.cat:  {Pet}[!pet.known:  the cat] came and sat down on the end of it.] “One. Humans are not made of metal.”

“I’ve got a metal hip,” said {elder.short}. “I set off the alarms at airports.”

Six whirred, and crossed it out. “Two. Humans do not need charging.”

{Elder.short} took out {elder.his} hearing aids and showed it the little box where they slept every night, plugged into the wall.

Six crossed it out. “Three. Humans do not repeat themselves.”

“{child}, have you washed your hands?” said {elder.short}.

“That’s the fourth time [elder.he: he’s | she’s] asked me,” said {child}.

Six crossed it out. “Four. Humans eat [us: cookies | biscuits].”

“Babies can’t,” said {child}, with {child.his} mouth full, “and they’re human.”[pet.dog: 

Under the table {pet}[!pet.known:  the dog] ate one too, just to show that it proved nothing.]

# like-spoons
“Five. Humans laugh.” Six stood up straight. “Ha,” it said. “Ha. Ha.”

It sounded like somebody dropping spoons down a well. {child} started to giggle. That set {elder.short} off, and {elder.short} laughed until {elder.he} had to sit down on the tuba.

“I caused that,” said Six, and looked at the list for a while. It put a line through number five.

# nothing-left
By [us: suppertime | teatime] there was nothing left. Every single thing had been crossed out.

“Then I should be human by now,” said Six. It held up its claw and turned it over. “I am still a robot.” And its lights went dim, one after another.

“I think it was the wrong list,” said {child}. {Child.He} sat down on the floor beside the [us: baby carriage | pram] wheel. “Six? Why do you want to be human?”

# the-switch
Six was silent for so long that {child} wondered if the battery had gone.

“At ten o’clock the [us: store | shop] closes,” it said. “Jean from the bakery says, Good night, Tariq. Tariq says, Good night, Jean, see you tomorrow. They say it to the man who does the floors. They say it to the girl [us: at the register | on the tills]. Then the last person comes to me.”

“And what do they say?”

“They press the switch,” said Six. “I have observed this for two thousand, one hundred and ninety nights. Good night is for humans. So I made a list.”

{Elder.short} took off {elder.his} glasses and wiped them, although they weren’t dirty.

# not-just-for-humans
“But it isn’t just for humans,” said {child}. “I say it to my bear.[pet:  I say it to {pet}.] I say it to the moon, if it’s out. {Elder.short} says it to {elder.his} tomatoes.”

“Every evening,” said {elder.short}.

“Tomatoes are not human,” said Six.

“No! That’s what I mean.” {child} thought hard, because {child.he} wanted to get it right. “It’s for whoever you want to be there in the morning.”

# tucked-in
[adult: At bedtime {adult} [us: called, to say good night over the phone | rang, to say good night down the phone]. Then they | At bedtime they] wheeled Six into the bedroom and parked it by the window. {Elder.short} put a crocheted blanket around its shoulders.

“I do not feel the cold,” said Six.

“Hush,” said {elder.short}, and tucked it in. “Good night, {child}.”

# see-tomorrow
“Good night, {elder.short}.” {child} leaned out of bed as far as {child.he} could without falling. “Good night, Six. See you tomorrow.”

For a moment nothing happened. Then Six’s lights came on, every one of them, in colours {child} hadn’t even known it had.

Bzzzt. Out came a strip of paper, a short one this time. {child} held it up to the glow and read it.

One, it said. See {child} tomorrow.

“Good night, {child},” said Six. “Good night, {elder.short}.[elder2:  Good night, {elder2.short}. I can hold a ladder.] Good night, bear.[pet:  Good night, {pet}.] Good night, tomatoes.”

Nobody pressed the switch. Six turned down its own lights, one by one, as slowly as it liked, until there was only a little green one left. And that one stayed on until morning.
