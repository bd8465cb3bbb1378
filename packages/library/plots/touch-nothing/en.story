title: Touch Nothing
title: Hands That Liked to Know
title: Less Than a Bit
guest driver: Beryl (she), Joyce (she)

% “Touch nothing” is said by {driver} three times, by {child} once, and last of all. {driver} is the one who tightens the nut last.

# hands
The racing car was red and low with a long nose, and it lived in {driver’s} garage. {child} had wanted a racing car for so long that {child.he} had stopped hoping[sport:  and gone off to {play sport} instead], and now it turned out there was one three doors down.

{Driver} was seventy-six, and had raced it when she was young.[elder:  {Elder} had seen her win[elder2: , and {elder2} had cheered for the wrong car].] She had big hands, small eyes and one rule.

“Touch nothing,” said {driver}.

“Not even a bit?” said {child}.

“Nothing is less than a bit.”

{child} put {child.his} hands behind {child.his} back. But {child.he} had the kind of hands that like to know things[school: , as everybody {at school} could have told you]. They wanted to know if the tyres were soft[pet.cat: , like {pet}[!pet.known:  the cat]].[pet.other:  They had once woken {pet} just to know if {pet.he} {pet.was} asleep.] They wanted to know what the silver button did.

“Touch nothing,” said {driver}, without turning [us: around | round].

“How did you know?”

“I’ve been {age} myself. I had hands too.”[pet.dog: 

{Pet}[!pet.known:  the dog] was allowed to lie where {pet.he} liked. {Pet.He} had no hands.]

# both-right
“What’s the point of a racing car you’re not allowed to touch?” said {child}.

“What’s the point of a racing car that’s been touched to bits?” said {driver}.

They glared at each other. Both were right.

# at-seven
Tonight the car was going out. At seven o’clock all the old cars in [city: {city}|town] were driving once [us: around | round] the square, and {driver’s} was going first. She had looked forward to it all year.

“You may sit in it while I find my helmet,” she said at last. “The engine’s off and the key’s in my pocket. But, {child} …”

“I know,” said {child}.

# only-holding
{Child.He} climbed in. It was like climbing into a shoe. The car closed [us: around | round] {child.him} on every side, it smelled of leather and oil, and in front of {child.him} was the steering wheel, small and black.

Holding a steering wheel isn’t touching it, thought {child}. It’s holding.

So {child.he} held it. {Child.He} turned it a bit to the left, and a bit to the right. In the middle was a shiny nut, and that turned as well. It turned easily. It turned so nicely that in the end it came off.

# ping
Ping, it went. Ping, ping, a long way down in the dark. There sat {child}, with the whole steering wheel in {child.his} lap.

“{driver}?” said {child}, in a very small voice.

[music: {driver} came in humming {music}, with the helmet under her arm|{driver} came in with the helmet under her arm]. She looked at the wheel. She said nothing for a long time, and that was worse than shouting.

“I touched something,” said {child}.

“So I see.”

“I’m sorry. The nut’s gone down the nose.”

# next-year
{child} climbed out. {driver} fetched a [us: flashlight | torch], lay on her tummy across the seat and put a big hand in under the pedals. It stuck. She tried the other. That stuck too.

“Can I …” said {child}.

“Touch nothing!” said {driver}, from inside the car.

She tried a stick, and the nut rolled further in. The clock on the wall said half past six. {driver} got up and wiped her hands, which weren’t dirty.

“Well,” she said. “No nut, no wheel. It’ll have to be next year.”

She said it quite cheerfully. But she put the helmet on the very top shelf, and {child’s} tummy hurt.

# fingers-that-walk
{child} looked at {child.his} hands. They weren’t big. They were thin and wriggly and always wanted to get into everything.

{Child.He} didn’t ask again. {Child.He} crawled in head first, laid {child.his} cheek on the floor and put an arm in under the pedals. First the hand. Then the elbow. Then up to the shoulder. It was cold in there, and {child.he} couldn’t see a thing.

“Shall I hold your legs?” said {driver}. “Shall I shine the [us: flashlight | torch]? Shall I tip the car up a bit?”

“Touch nothing,” said {child}.

{Driver} touched nothing. She stood with her hands behind her back.

{child} shut {child.his} eyes and let {child.his} fingers walk. They walked over an edge. They walked [us: around | round] a pipe. They met a screw that was staying put, and a ball of fluff. And then, right at the end of the nose, they met something small and round with six sides.

“Got it!”

# your-hands-know
Out came {child}, black right up to one ear, with the nut in {child.his} fist. {driver} put the wheel back, tightened the nut, and tugged it both ways. Then she said:

“Have a feel. Is that tight?”

“You mean, touch it?”

“Your hands know more than mine do.”

{child} felt. It was tight.

“Good,” said {driver}, and tightened it a bit more, to be safe.

# once-round
At seven o’clock she drove once [us: around | round] the square, first of them all, and everybody felt the rumble in their tummies.[athlete:  They cheered as if she were {athlete}.] {child} stood right at the front[friend: , where {friend}[!friend.known: , {child.his} best friend,] had kept a place,] and rumbled most.

# exactly-like-that
When they were back in the garage and the engine was quiet, {child} was allowed to sit in the car again[adult: , while {adult} talked to the neighbours]. {driver} hung her leather jacket [us: around | round] {child.him}. It was heavy and warm, and outside it was getting dark. {child} leaned back against the soft leather, with both hands on the wheel. They didn’t want to know anything else.

“Shall I get out?” {child} mumbled.

{driver} looked at the red car, and the black ear, and the two small hands.

“No,” she said. “Stay just as you are. Touch nothing.”
