title: I’m Better Now
title: A Very Good Yes
title: The One We’ve Got Instead
guest friend: Martha (she), Rory (he)
guest girl: Phoebe (she), Philippa (she)
guest teacher: Miss Tully (she), Miss Pickering (she)
guest minder: Josie (she), Hattie (she)

% {girl} is a name that sounds like F and begins with P. The signs have their names to the front: whoever sits behind one sees nothing.
% Whoever waits at the gate is {adult}, else the grandparent, else {minder}.

# one-word
On the first day at school, {child} had one thing to do: say yes. The teacher would read out the names. When you heard your own you said yes, and then you were in. But it mustn’t come out so small that nobody heard.

“Get it up from your tummy,” said {friend}[!friend.known: , {child’s} best friend,] who was in the same class, and they practised all the way[school:  to {school}]. [pet.dog: {Pet}[!pet.known:  the dog] came as far as the gate. {Pet.He} had {pet.his} name on {pet.his} collar, and needed no practice.][pet.cat: They had tried it on {pet}[!pet.known:  the cat], but {pet.he} didn’t even answer to {pet.his} own name.][pet.other: At home {pet} had heard it twenty times.]

[elder: To be on the safe side, {elder}[elder2:  and {elder2}] had written {child} in all the clothes, right down to the socks.

]
# too-soon
Now here they sat, and their teacher, {teacher}, had a long list. Whoever said yes got a folded sign on the table, with the name facing the front.

{child} took all the breath there was.

“{girl},” read {teacher}.

“YES!” said {child}.

{Child.He} hadn’t meant to. It just went off.

“Goodness,” said {teacher}. “That was a very good yes. Welcome, {girl}!” And she stood a sign in front of {child.him}.

That was the moment to say something. A moment later it was too late.

# one-left-over
“{child},” read {teacher}. “{child}?”

Nobody answered. {child} looked hard at the table. {Child.He} had used up {child.his} yes.

“Not here today? What a shame,” said {teacher}. “I was looking forward to that one.” She stood the sign on her own desk, facing the class. It was the only sign in the room that {child} could read.

In the end only a girl by the window had none.

“Are you {child}?” asked {teacher}, and the girl shook her head. “Then what’s your name?”

The girl looked across at {child}, and didn’t answer.

“Tell me when you’re ready,” said {teacher} kindly.

# not-so-you-can-see
“Why are you called {girl}?” whispered {friend}, who sat behind.

“It just happened.”

“How long for?”

“Till we’re grown up, I think.”

“Does anybody know {child}?” asked {teacher}.

{Friend’s} hand went up. It always did. “I do. We’re best friends.”

“Is {child} [us: sick | ill]?”

{Friend} had a good look.

“Not to look at,” said {friend}.

# the-card
So the whole class had to make a card. “GET WELL SOON,” wrote {teacher} at the top, and it went from table to table to be signed.[sport:  Somebody wrote COME ON, as if it were {sport}.][athlete:  Somebody drew {athlete}.][music:  {Friend} hummed {music} and drew notes.][pet.dog:  {Friend} drew {pet}, with six legs.][pet.cat:  {Friend} drew {pet}, mostly whiskers.][pet.other:  {Friend} drew {pet}, quite well.]

It was lonely, being away. {child} sat in the middle of the class, and the whole room missed {child.him}[city: , and perhaps all {city}].[elder:  Down in {child.his} shoes it said {child} twice, but nobody reads shoes.][pet.dog:  It was all right for {pet}, with a collar.][pet.cat:  When {pet} didn’t answer, nobody ever thought {pet.he} {pet.was} [us: sick | ill].]

At last the card came round.

“COME SOON,” {friend} had written. “THE ONE WE’VE GOT INSTEAD NEVER SAYS ANYTHING.”

# mine-does
Now {girl} had to write her name. The sign had its back to {child}, so {child.he} spelled it the way it sounds, with an F at the front.

“It’s a P,” somebody whispered.

It was the girl by the window, who hadn’t said a word all day.

“{girl} doesn’t start with P,” whispered {child}.

“Mine does,” said the girl.

{child} looked at her. She had the sharpest pencil in the room, and on the table in front of her there was nothing at all.

“Is it you?”

She nodded. “But you were first. And you said it so well.”

All morning {child} had sat behind her name, and the girl hadn’t had one.

# ringing-home
“There,” said {teacher}, and picked up the telephone. “Now I’ll just ring home and ask how {child} is.”

Home! At home {@a} thought that {child} was at school.

{child} got up, and moved the sign from {child.his} own table to the girl’s, with the name to the front. Then {child.he} walked all the way up to the desk, and no room had ever been so long. Behind {child.him}, {friend} took a deep breath, to help.

“One moment, {girl},” said {teacher}. “It’s ringing.”

{child} picked up the last sign and held it under {child.his} chin with both hands.

“I’m {child},” {child.he} said. “I’m better now.”

# better
{teacher} looked at the sign. She looked at the girl by the window. “Hello?” said the telephone. “Hello?”

[elder: “It’s in my socks as well,” said {child}, and pulled off a shoe. “{Elder.short} wrote it.”

]“It’s about {child},” said {teacher} slowly into the telephone. “Well … it’s over. Yes, it was very quick.”

She picked up her list. “{girl}?”

Everybody looked at the girl by the window. Her lips moved.

“She said yes,” said {friend}. “It was a little one. But it came up from her tummy.”

And {child} got the card, because that was who it was for.

# till-lunch
“What happened?” said {@a-again} at the gate. “The school rang to say that you were well.”

“I was away till [us: lunch | lunchtime],” said {child}. “But they missed me.”

“Me most,” said {friend}.

[pet.dog: {Pet} sniffed {child.him} from the shoes upwards. {Pet.He} didn’t need a sign.

][pet.cat: At home {pet} lay down on the card, on top of all the names, and could not be called off it.

][pet.other: At home {pet} was shown the card, too.

][elder & adult: In the evening {elder}[elder2:  and {elder2}] rang up. “What did I tell you?” said {elder.short}. “Socks.”

]
# the-next-morning
Next morning {teacher} read from her list again. {girl} said yes, and it could be heard two tables away.

“{child}?”

{child} took a breath, right down to {child.his} tummy. But there wasn’t time.

“Yes,” said the whole class.

It was a very good yes.

# @a
{minder}, who looked after {child.him},
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-again
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
