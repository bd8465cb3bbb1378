title: Put It Back
title: Directors Suffer
title: The Put-Back Fairy
guest friend: Romy (she), Rafi (he)
guest pet: Mabel (she), Otto (he)
guest thrupp: Thrupp (she), Tibbs (she)
guest gerald: Gerald (he), Desmond (he)

% The cat is the family’s, or the friend’s, staying for the weekend; a dog lies down in a kitchen just as well.

# a-tiny-step
{child} had until six o’clock to get a clay man across a kitchen, and not a minute to lose.

The kitchen stood on {child’s} bedroom floor and was made of cardboard. The man was called {gerald}, and in the film he was going to walk to the table and fetch a [us: cookie | biscuit]. You moved {gerald} a tiny step and took a photograph. You moved him another tiny step and took another. At six it was film night at the library[city:  in {city}], and {child} had promised them a film.[elder:  {Elder}[elder2:  and {elder2}] had already asked where the best seats were.]

{child} moved {gerald}, and turned to the camera. When {child.he} looked again, {gerald} was back at the door.

# put-him-back
“{Friend},” {child} said, “did you touch him?”

“I’m the director,” said {friend}[!friend.known: , who was {child’s} best friend,] from the bed. “Directors don’t touch. Directors suffer. Take two!”

{child} moved {gerald}. {Gerald} went back. This time {child} saw it: a fairy the size of a [us: clothespin | clothes peg], in grey overalls, had {gerald} under the arms and was hauling him across the floor.

“Put him back!” said {child}.

“I have put him back,” said the fairy. “You’re the one who keeps moving him.”

Her name was {thrupp} and she was a put-back fairy. Whatever got moved, she put back. That was all she did, and she did it fast.

“Why do you think the teaspoons are always in the drawer?” said {thrupp}.

“Because {@washes},” said {child}.

“And have I ever been thanked?”

{@eyes}

“No, {pet},” said {child}. “She’s not food. She’s just annoying.”

# negotiating
“He has to move,” {child} explained, as patiently as anybody could. “It’s a film. If he doesn’t move, it’s a photograph.”

{Friend} rolled off the bed. “I’ll negotiate. Directors do it with actors all the time.” {Friend.He} knelt by the kitchen. “Darling. {thrupp}. You’re wonderful. What if {gerald} wants a [us: cookie | biscuit]?”

“Then he can have it by the door,” said {thrupp}, and set off to fetch the [us: cookie | biscuit].

“Put it back!” cried {child} and {friend}.

So {thrupp} put back the [us: cookie | biscuit]. Then she put back {friend}, whom she towed to the bed by one shoelace.

“She’s very strong,” said {friend} with respect.[athlete:  “I don’t think {athlete} could get past her.”]

# thirty-photographs
By half past four they had thirty photographs of {gerald} not getting anywhere.[sport:  It would have been quicker to teach him to {play sport}.] {child’s} chest felt as if somebody had pulled a drawstring tight in it. {Child.He} could already see the rows of library chairs[school: , and everybody from {school} on them], and the screen with nothing on it, and {child.he} felt afraid.

“What if I just don’t go?” {child.he} said.

“Then I’ll stand up there and do the film with my hands,” said {friend}. “I’ll be {gerald}. I’ll be the [us: cookie | biscuit].” {Friend} meant it, too, and the drawstring loosened a little.

# squelch
Then {pet} made up {pet.his} mind. {@steps}, walked into the cardboard kitchen and lay down in it. A wall fell over. Underneath {pet.him} something went squelch.

“{Gerald}!” said {child}.

One clay foot stuck out from under {pet’s} tummy. It was quite flat.

“Right,” said {thrupp}, rolling up her sleeves. “That {@kind} was on the {@place}.” She took hold of one paw and heaved. {Pet} looked at the wall. {thrupp} ran round to the other side. {@spread} {thrupp} turned round, set her shoulders against {pet’s} side and shoved until her boots slid.

# leaning
{@purr} It shook {thrupp} all over, down to her knees. She had stopped pushing. She was leaning.

“It’s warm,” said {thrupp} in a strange voice. “I’ve never stayed anywhere long enough to find out. There’s always something to put back.”

{child} looked at her, and at the camera with the thirty photographs. Then, quietly, {child.he} ran through them: {gerald} at the door. {Gerald} a step out. And a small grey blur, dragging him home. {Gerald} setting off again, with exactly the same hopeful face.

{Friend} snorted.

“It isn’t a film about a man who gets a [us: cookie | biscuit],” said {child}. “It’s about a man who doesn’t. {thrupp}, I need you. I’ll move him, and you put him back, as crossly as you like.”

# cheese-rind
{child} rolled the flat clay until it was warm, and built {gerald} again: legs, arms, nose. {Friend} lured {pet} off with a bit of cheese, and then gave the cheese a part. For the last picture, {pet} ate the cheese and {gerald} watched.

# take-a-bow
{thrupp} came to the library in {child’s} pocket.[music:  {Friend} hummed {music} while the lights went down.] {@row} And then {gerald} set off for his [us: cookie | biscuit], and was put back, and set off, and was put back. People laughed so much that a man had to take off his glasses and wipe them.

“Take a bow,” hissed {friend}, and {child} did. Down in the pocket {thrupp} took one too.

# im-busy
At bedtime {child} stood the cardboard wall up again. Then {child.he} took a blue sock out of the drawer and laid it on the {@place}, where {pet} was curled.

“That was in the drawer,” said {thrupp}, from inside the curl.

“You can put it back,” said {child}.

“I’m busy,” said {thrupp}, and drew the sock up to her chin. After a while she said, “You left your slippers in the hall. I’ll put them back for you.”

“You don’t have to.”

“I know that,” said {thrupp}.

# the-biscuit
In the morning the slippers stood side by side next to the bed, with the toes pointing out. {Pet} lay on the {@place} with a bit of blue sock showing. And in the middle of the cardboard kitchen, a long way from the door, {gerald} was sitting at the table with his arms round the [us: cookie | biscuit].

# @eyes
On the windowsill sat {pet}, {friend’s} cat, who was staying for the weekend. {Pet.He} had stopped washing, with one leg in the air, to watch {thrupp}.
## if pet.cat
On the windowsill sat {pet}[!pet.known: , {child’s} cat]. {Pet.He} had stopped washing, with one leg in the air, to watch {thrupp}.
## if pet.dog
On the rug lay {pet}[!pet.known: , {child’s} dog]. {Pet.He} had stopped scratching, with one leg in the air, to watch {thrupp}.

# @place
windowsill
## if pet.dog
rug

# @kind
cat
## if pet.dog
dog

# @steps
{Pet.He} stepped off the windowsill
## if pet.dog
{Pet.He} got up off the rug

# @spread
She pushed. {Pet} spread, the way only cats can, and became wider and heavier.
## if pet.dog
She pushed. {Pet} sighed, the way dogs do on a sofa, and became wider and heavier.

# @purr
{Pet} began to purr.
## if pet.dog
{Pet} began to snore.

# @washes
somebody washes up
## if adult
{adult} washes up

# @row
There wasn’t an empty chair.
## if adult
{Adult} sat in the front row.
## if elder
{Elder}[elder2:  and {elder2}] sat in the front row.
## if elder & adult
{Elder}[elder2:  and {elder2}] sat in the front row with {adult}.
