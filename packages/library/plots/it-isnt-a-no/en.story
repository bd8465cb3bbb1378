title: It Isn’t a No
title: We’ll See
title: May I Have the World?
guest friend: Tilly (she), Rowan (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: what nobody says no to is {the wish}’s. Let “We’ll see” be quite absent-minded, and the evil genius polite.
% Whoever peels (@a) is the grandparent, else {adult}, else {minder}. {@help} is one event: the peeling stops, and {@a} looks up.

# broom-cupboard
“Can {friend} and I have the broom [us: closet | cupboard]?” asked {child}.

“We’ll see,” said {@first}, who stood in the kitchen peeling potatoes, with the radio on.[elder2: 

“We’ll see,” said {elder2}, who was reading the newspaper.]

{child} and {friend}[!friend.known: , {child.his} best friend,] wanted the broom [us: closet | cupboard] for an office, with a desk and a secret knock. They had been asking all week.[school:  Nobody else {at school} had an office.] {child} always asked when {@a} was busy, because then it was only “We’ll see”, and that isn’t a no. A real no was the worst thing {child} knew.[pet.dog:  Under the table lay {pet}[!pet.known: , {child’s} dog], in case anything fell.][pet.cat:  On top of the fridge lay {pet}[!pet.known: , {child’s} cat], with {pet.his} back to them all.][elder & adult:  On the phone in the next room {adult} was saying “We’ll see” too.]

# wipe-your-feet
{@enter}

“Good evening,” said {the wish}. “I am taking over the world, and I’m starting with this kitchen.[city:  After that comes {city}.]”

“We’ll see,” said {@a}, and took another potato. “Wipe your feet.”

{The wish} wiped {wish.part}.

{@proof}

# was-that-a-yes
“Was that a yes?” {the wish} whispered to the children.

“No,” said {friend}. “It’s what they say when they’re not listening.”

“But it isn’t a no,” said {child}.

“It isn’t a no,” said {the wish} slowly. “And what nobody says no to is mine.”

“Don’t you have to have a yes?”

“Only nice people wait for a yes,” said {the wish}.

# may-i-have
“May I have the radio?” {wish.he} asked.

“We’ll see,” said {@a}.

“{Wish.sound},” said the radio[music: , right in the middle of {music}], and after that it never said anything else.[sport:  After that {the wish} got {@sport}, too.][pet.dog / pet.cat:  {The wish} looked at {pet}, and decided not to ask about {pet.him}.][pet.other:  It was lucky that {pet} kept out of the way.]

“Ask for the bathroom,” whispered {child}, who couldn’t stop laughing.

“May I have the bathroom?”

“We’ll see,” said {@a}.

“Er,” said {friend}. “I need to go in there.”

“Then you’ll have to ask,” said {the wish}.

“May I?”

“We’ll see,” said {the wish}.

{Friend} crossed {friend.his} legs.

# a-long-speech
{The wish} looked about the kitchen. “Mine, mine, mine,” {wish.he} said. “But I’ve got a long speech about the world, and nobody here is listening.”

“I’m listening,” said {child}.

“Yes,” said {the wish}. “You are.” And {wish.he} turned to the sink. “May I have {child}?”

“We’ll see,” said {@a}.

“Thank you. Bring your toothbrush, {child}. We leave after dinner.”

{@A} just went on peeling. The laugh got stuck in {child}, and turned cold. All week {child.he} had asked for things in just that way. So this was what it was like to be a broom [us: closet | cupboard].

“You’ve got to say no!” shouted {child}.

“Mm,” said {@a}. “We’ll see.”

# which-answer
{@help}

And for the first time all week {@a} looked up, straight at {child}.

Now {child} only had to ask. But {child.his} mouth was dry. {Child.He} had never asked anybody who was looking. Then you get an answer, and you can’t choose which. What if {@a} thought it was quite a good idea? What if it was a yes?[athlete:  {child} thought of {athlete}, just before the start.]

{child} took {@a} by both hands, wet as they were, and held on tight.

“{The wish} wants to have me,” {child.he} said, and {child.his} voice shook. “For ever. Yes or no?”

# a-real-one
{@A} looked at {child}, and then at {the wish}. “No,” said {@a}.

It was a real one. It went right through {child}, and it was the loveliest thing {child.he} had heard all week.

{The wish} wobbled. “What was that?”

“That was a no,” said {friend}.

“What do you do with it?”

“You ask why,” said {child}, who had only just thought of it.

“Why?” asked {the wish}.

{@Because}

“And the bathroom?”

“NO!” shouted {friend}, from inside it.

# its-a-start
Nobody had ever listened to {the wish} for so long. “Is there anything I can have?” {wish.he} asked, rather quietly.

“We’ll …” {@a} began, and stopped, and looked at {wish.him}. “Ask me.”

“May I have a potato?”

“Yes,” said {@a}.

{The wish} looked at the potato from every side.

“It’s a start,” {wish.he} said.

# the-only-place
{child} still had {@a} by the hands, and now the answer might be anything.

“Can we have the broom [us: closet | cupboard]?” {child.he} asked. “Yes or no?”

{@A} looked as if somebody had caught {@him} at something. “No,” {@he} said.

It hurt, but not as much as {child} had thought it would. “Why?”

“Because that’s where I go,” said {@a}, almost in a whisper. “I sit on the bucket and eat a [us: cookie | biscuit]. It’s the only place there is where nobody asks me anything.”

That was a very good why.

“Can we have it when you’re not in there?” asked {child}.

“Yes,” said {@a}. “Then you can.”

# under-the-door
That evening, {wish.home}, {a wish} was making a long speech about the world, and a potato listened to every word.

When {friend} had gone home, there was light under the door of the broom [us: closet | cupboard]. {child} had thought of something else to ask, and put up {child.his} hand for the secret knock. Then {child.he} took it down again. {Child.He} sat on the floor outside[pet.dog:  with {pet}], and waited till it opened.

# @enter
Then the door flew open, and there was {a wish}.
## if wish.size.huge
Then the window flew open, and in came as much of {a wish} as there was room for.

# @proof
{The wish} was an evil genius. Nobody dared to say a word when {wish.he} {wish.did}.

“{Wish.He} can’t {wish.cannot},” said {friend}.
## if wish.hamster
{The wish} was an evil genius. {Wish.He} had broken out of four cages, and {wish.he} didn’t even live in three of them.
## if wish.cat
{The wish} was an evil genius. {Wish.He} had pushed forty glasses off forty tables, and looked people in the eye while they fell.
## if wish.lizard
{The wish} was an evil genius. {Wish.He} had lain under a lamp for six years without moving, and thought.
## if wish.dog
{The wish} was an evil genius. {Wish.He} had buried every left shoe in the street, and nobody had understood why. That was part of the plan.
## if wish.robot
{The wish} was an evil genius. {Wish.He} had been making plans since the day somebody plugged {wish.him} in, and had a terrible laugh, though it came at the wrong moment. “Ha, ha, ha,” said {the wish} now.

# @help
Then {friend} hopped across the floor with {friend.his} legs crossed, lifted the pan of potatoes out of the sink, put on the lid, and sat down on it.

“You’re sitting on dinner,” said {@a}.
## if pet.dog
Under the table {pet} had heard that shout. {Pet} came out, put two paws up on the sink, took the potato that was being peeled, and laid it at {child’s} feet.

“That’s dinner, {pet}!” said {@a}.
## if pet.cat
On top of the fridge {pet} had heard that shout. {Pet} jumped down, right into the sink, turned round once, and lay down on the potatoes.

“Not there, {pet}!” said {@a}. But {pet} closed {pet.his} eyes, and there was nothing left to peel.

# @Because
“Because I’d miss {child.him} before you’d got to the corner,” said {@a}, who hadn’t let go. “I’d come running after you in my slippers.”
## if elder
“Because I’ve been about for a long time, and I’ve only ever come across one {child},” said {@a}, who hadn’t let go. “I’d come running after you in my slippers.”

# @sport
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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}
