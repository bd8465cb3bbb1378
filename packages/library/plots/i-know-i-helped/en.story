title: Has Anybody Seen {child}?
title: I Know, I Helped
title: Whoever Says Here Is Here
guest friend: Nadia (she), Sam (he)
guest teacher: Poppy (she), Maggie (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever stands at the gate (@a) is the grandparent, else {adult}, else {minder}. “Has anybody seen {child}?” is for joining in: “There!”
% One rule: whoever says here is here. The new one’s sound is here, in its own language, and gets bigger three times in the turn.

# stuck
Every morning {@here} they all sat on logs in the yard, and {teacher}, their teacher, called out the names. “Whoever says ‘Here’ is here,” said {teacher}.

But {child’s} “Here” got stuck. It came up as far as {child.his} teeth, and then everybody looked, and {child.he} turned shy, and down it went again. So {friend}[!friend.known: , [friend: {child’s} best friend, | on the next log,]] always said it for {child.him}.[pet.other:  It never got stuck at home, when there was only {pet} listening.]

And at the gate stood {@first}[elder2:  with {elder2}], a hand behind one ear, longing to hear it.{@waits}

# somebody-new
This morning there was somebody new. It was {a wish}.{@fits}

“{The wish}?” said {teacher}.

“{Wish.sound}!” said {the wish}, so that {teacher’s} hat flew off.[music:  It was louder than {music}.]

“You have to say ‘Here’,” said {friend}.

“That was ‘Here’,” said {the wish}. “In {wish}.”

# like-you
{Teacher} fetched her hat. “{child}?” she said.

{child} opened {child.his} mouth. Up it came, and down it went.

“{child} is here too,” said {friend}.

“But {child} didn’t say it,” said {the wish}. “And whoever says it is here. So {child.he} must be lost!”

{The wish} turned to {child}, very worried. “Have you seen {child.him}?”

{child} pointed at {child.his} own tummy.

“Just like you?” said {the wish}. “Good. Then it’ll be easy.”

# under-the-slide
So {the wish} began to look, and {child} had to go along and help. They looked under the slide, from one side each.

“Has anybody seen {child}?” called {the wish}.

“There!” shouted everybody, pointing.

{The wish} looked behind {child}. “Where?”

{@Pokes}

“Has anybody seen {child}?”

“THERE!” They laughed till they fell off their logs, and {child} laughed too, without a sound.

# out-there
But {the wish} wasn’t laughing. “Then {child.he} must be out there somewhere, all alone,” {wish.he} said, and {wish.his} voice shook. “I won’t come back till I’ve found {child.him}.”

And off {wish.he} went, straight for the gate[wish.size.tiny: , faster than you would think].

Now nobody was laughing. {The wish} would look and look, all over [city: {city} | the town], for somebody who was right here.

“Come back!” shouted {friend}. “{child} is here!”

“{child} has to say it,” said {the wish}, without turning round.

# in-the-gateway
{@Stops}

# all-the-way-up
{child} ran after {wish.him}. “Here” was stuck, and everybody was looking, and {child.he} wanted to keep quiet. But then {the wish} would be gone. And there was another word for it.

[pet.other: {Child.He} shut {child.his} eyes and pretended that only {pet} was listening. ]{Child.He} took a breath, right from {child.his} toes.

“{Wish.sound},” {child.he} whispered. It got past {child.his} teeth.

“{Wish.sound}!” {child.he} said. It got as far as the fence.

“{Wish.sound}!” shouted {child}, with arms and legs and tummy, and {teacher’s} hat flew off again.[athlete:  People don’t shout louder for {athlete}.][sport:  Nobody shouts like that at {@game}.]

# i-helped
{The wish} turned round.

“That’s {child}!” {wish.he} cried, and came all the way back. “Where have you been? I’ve looked for you everywhere!”

“I know,” said {child}. “I helped.”

The big word had gone first, and now there was room for the little ones.

“{child}?” said {teacher}, with her hat on back to front.

“Here,” {child.he} said.[pet.dog:  And at the gate {pet} stood up and was quite ready to go home.]

# to-the-gate
In the afternoon {@a} came back to the gate. {The wish} was in the sandpit with the others, and nobody was lost.

“Is {child} here?” called {@a}, with a hand behind one ear.

“Here,” said {child}.

It wasn’t loud. But it went all the way to the gate.

# @here
at [us: preschool | nursery]
## if school
{at school}

# @waits
[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was longing too, and never wanted to go home before {pet.he} had heard it.][pet.cat:  On the gatepost sat {pet}[!pet.known: , {child’s} cat,] who had followed them and would not come down.]

# @fits
[wish.size.tiny:  They had to look where they sat.]
## if wish.size.huge
 {Wish.He} took up half the yard.
## if wish.t-rex
 {Wish.He} took up half the yard, all but its arms, and they took up no room at all.

# @Pokes
They tried the playhouse, and {the wish} put {wish.part} in at the window. Nobody there.
## if wish.size.tiny
{The wish} looked in under every single pebble. Nobody there.
## if wish.size.huge
{The wish} lifted up the whole playhouse with {wish.part}. Nobody there.
## if wish.t-rex
The T-rex put its whole head into the playhouse, and its teeth came out through the window. Nobody there.
## if wish.cow
The cow put its head into the playhouse and gave the table a lick. Nobody there.

# @Stops
{Friend} ran, and sat down right in the middle of the gateway, so {the wish} had to stop.

“Have you seen {child}?” {wish.he} asked.

“Yes,” said {friend}. “And so will you, if you wait.”
## if elder & !pet.dog & !pet.cat
In the gateway stood {elder.short}, who could talk to anybody.

“Good morning,” said {elder.short}. “And how are they all {wish.home}?”

Then you have to stop and answer. “Very well, thank you,” said {the wish}. “Have you seen {child}?”
## if pet.dog
But {pet} lay down right across the gateway. {The wish} had to stop.

“Have you seen {child}?” asked {the wish}.

“Woof,” said {pet}, and stayed where {pet.he} lay. {Pet} was waiting to hear something.
## if pet.cat
Then {pet} came down off the gatepost at last, lay down right across the gateway and began to wash. {The wish} had to stop.

“Have you seen {child}?” asked {the wish}.

{Pet} started on the other paw. You can’t hurry a cat.

# @game
{sport}

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
