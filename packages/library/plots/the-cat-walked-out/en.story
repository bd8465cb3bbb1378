title: The Cat Walked Out
title: And Now My Song Is Through
title: Rumble-Thump
guest neighbour: Mrs Pym (she), Mrs Lacey (she)
guest classmate: Oscar (he), Rupert (he)

% The song is the children’s own. The cat leaves when it goes too fast. Words with hyphens all the way are read as fast as one can.

# tomorrow
Nothing[city:  in the whole of {city}] sounds as good as a laundry room. That was why {child} and {child.his} best friend, {friend}, were rehearsing down there, while [adult: {adult’s} sheets|the sheets] went round and round in the machine. {child} drummed on a laundry basket, {friend} sang, and {child’s} cat, {pet}, lay on top of the tumble dryer, where it was warm, and was the audience.

Tomorrow the audience would be their whole class[school:  {at school}][elder: , with {elder}[elder2:  and {elder2}] at the back].

It was {friend} who had written the song. It went like this:

In went a sock, and the sock was blue. //
Out came the shirts, but never you. //
Oh, sock, my sock, what did you do? //
And now my song is through.

# havent-started
“One, two,” counted {child}.

“In-went-a-sock-and-the-sock-was-blue-out-came-the-shirts-but-never-you,” sang {friend}, “oh-sock-my-sock-what-did-you-do-and-now-my-song-is-through!”

{Friend.He} let out a long breath[athlete: , as if {friend.he} had been racing {athlete}].

“I’ve finished,” {friend.he} said.

“I haven’t started,” said {child}.

{Pet} got up. {Pet.He} jumped down, and walked out of the door with {pet.his} tail straight up in the air.

“What’s the matter with {@him}?” said {friend}.

{child} knew exactly what the matter was. The song went too fast. {child.He} had been meaning to say so all week. But it was {friend} who had made up every single word, and how do you say a thing like that to your best friend?

“Maybe {@he} [us: had to pee|needed a wee],” said {child}.

# once-more
They waited until {pet} had come back and lain down. Then they tried again. The first line was fine. In the second, {friend} began to hurry. In the third, {friend.he} left out the sock altogether, and when it came to the fourth there was nobody there but {child}.

{Pet} walked out. Straight up went the tail.
## or
They waited until {pet} had come back and lain down. This time {friend} stood with {friend.his} nose to the wall, so as not to see anybody. The first line was fine. But then {friend.he} happened to think about tomorrow, and hurried so much that the lines came in the wrong order, and the sock came out before it had gone in.

{Pet} walked out. Straight up went the tail.

# braver
“{@He} doesn’t like it when I sing,” said {friend}.

“Yes, {@he} does.” {child} twiddled a drumstick. “{@He} just doesn’t like it when it goes too fast.”

For a while only the washing machine had anything to say.

“How long have you thought that?” said {friend}.

“Since Monday.”

“It’s Thursday!”

“I know.”

“The cat told me straight away!”

“I know,” said {child}. “I’m sorry. {@He}’s braver than me.”

# heartbeat
{Friend} sat down on the floor with {friend.his} back against the machine. First {friend.he} looked angry, and then only tired.

“It’s people looking at me,” {friend.he} said. “[sport: I don’t mind when it’s time to {play sport}. But any other time,|Then] my heart goes so fast that I can’t hear your drum, only that. So I hurry, to get it over with. When I gave my talk on hedgehogs nobody caught a word. {classmate} thought it was about hedges.” {Friend.He} pulled up {friend.his} knees. “I was going to be [us: sick|ill] tomorrow.”

{child} sat down as well. The machine worked away behind their backs.

Rumble-thump. Rumble-thump.

# machine
“Can you feel that?” said {child} after a bit. “That’s not hurrying.”

{Friend} felt it, and shut {friend.his} eyes. And then {friend.he} began to sing, one line at a time. Rumble-thump. In went a sock, and the sock was blue. Rumble-thump. Out came the shirts, but never you. {child} drummed on the floor, and for the first time they got to the end together.

{Pet} was sitting in the doorway. {Pet.He} stayed.

“I do feel sorry for that sock,” said somebody. It was {neighbour}, who had the machine after them, and had heard it all.[music:  Until now, she said, her favourite had been {@song}.]

“It works!” shouted {friend}. “Again!”

# click
Rumble-thump. Rumble … thump.

Click.

The sheets were done. The machine stood still, and {friend} looked at it.

“Tomorrow,” {friend.he} said slowly, “there won’t be a washing machine.”

“No.”

“We can’t take one with us.”

“No,” said {child}.

{Friend} was breathing fast already. You could see it by the front of {friend.his} [us: sweater|jumper]. And out on the stairs, a tail was just disappearing.

# in-and-out
{child} ran after it, and carried {pet} back in, and put {pet.him} down in {friend’s} lap, like a big warm loaf.

“Put your hand there. No, there. Now feel.”

{Pet} didn’t care about {neighbour}, or about tomorrow. {Pet.He} laid {pet.his} chin on {friend’s} arm, and purred.

In … and out. In … and out.

“{@He}’s not hurrying either,” whispered {friend}.

“Breathe when {@he} does.”

{Friend} breathed. The front of the [us: sweater|jumper] slowed down. And then {child} moved {friend’s} hand, from the cat to {friend’s} own tummy, and lifted {pet} away.

“Keep it there,” said {child}. “You can take that with you.”

# stayed
{Neighbour} was looking. {child} was looking. Worst of all, {pet} was looking. {Friend} kept one hand on {friend.his} tummy, and took a breath, and sang.

The first line. The second line. In the third, {pet} got up, and {child} nearly dropped both sticks. But {friend} went on singing, not one bit faster, and {pet} only walked three steps. There stood {neighbour’s} laundry basket. {Pet.He} climbed in, went round once, and fell asleep.

“{@He} stayed,” whispered {friend}.

“In my clean towels,” said {neighbour}.

# the-last-line
Later, when {friend} had gone home, {child} lay in bed and thought about tomorrow. Now it was {child.his} own heart that was in a hurry.

{Pet} came in, jumped up, and made {pet.himself} comfortable on the [us: blanket|duvet]. {child} put out the light, and laid a hand on {pet.him}. In … and out. And when they were keeping time, the two of them, {child} whispered the last line, as slowly as it would go.

“And now … my song … is through.”

# @He
{Pet}
## if pet.he
He
## if pet.she
She

# @he
{pet}
## if pet.he
he
## if pet.she
she

# @him
{pet}
## if pet.he
him
## if pet.she
her

# @song
{music}
