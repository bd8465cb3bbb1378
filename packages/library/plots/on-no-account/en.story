title: I Can’t Fly!
title: Just a Bit Windy
title: On No Account
guest witch: Mrs Crump (she), Mrs Tibbs (she)
guest pet: Pickle (he), Mabel (she)
guest friend: Kit (he), Orla (she)
guest minder: Uncle Ted (he), Uncle Des (he)

% Shout every UP and DOWN; “I can’t fly” is said first so that one hardly hears it, and then louder and louder. “On no account” is said kindly and crossly at once, and the last line very quietly.
% Whoever has the tea towel (@a) is the grandparent, else {adult}, else {minder}. One rule: neither the cat nor the broom can be told anything.

# a-bit-windy
The witch next door had a broom that swept better than any other[city:  in {city}]. What it wouldn’t do was fly.

Every evening at six {witch} came out on her lawn, put one leg over it and shouted, “UP!”

{child}, who was {age}, watched over the fence. {Child.He} had never seen anybody fly, and {child.he} did so want to.[school:  Nobody {at school} had seen it either.] {Pet}[!pet.known: , {child’s} cat,] watched from the other side, where no cat was allowed.[friend:  And {friend}[!friend.known: , {child’s} best friend,] had brought [us: cookies | biscuits], in case it took a while.]

“UP!” shouted {witch}. She jumped as high as she could, and came down again.

“Can’t you fly, {witch}?” asked {child}.

“Of course I can fly,” said {witch}. “I’m a witch. It’s just a bit windy.”

Yesterday it had been a bit too still.[elder: 

{Elder} was taking in the washing, and said that it was rude to stare. Then {elder.he} stared too.]

# that-was-the-chair
{Witch} put down the broom to rub her knees. At once {pet} walked across the grass and sat on it.

“Get off,” said {witch}.

{Pet} washed a paw.

“Get off, {pet}!” called {child}.

{Pet} lay down. You couldn’t tell {pet} anything. If you said come, {pet.he} went. If you said not that chair, then that was the chair.

# not-even-a-witch
“Stay there, then,” said {witch} crossly. “But you’re not going anywhere on that broom!”

And the broom went up, with {pet} on it. {Pet.He} sat with {pet.his} tail round {pet.his} paws, as if {pet.he} did it every evening.[athlete:  Not even {athlete} could have looked so calm.]

“{Pet’s} flying!” said {child}.

“FLYING?” said {witch}. “{Pet} isn’t even a witch!”

# down
{Pet} flew round the washing line[music: , where somebody had been humming {@song} and stopped in the middle].

“Come back!” shouted {witch}, and {pet} flew over the roof.

“Come down!” shouted {child}, and {pet} flew over the chimney.

“DOWN!” they shouted, all at once. “DOWN! DOWN!”[friend:  {Friend} shouted loudest, with {friend.his} mouth full.]

Now {pet} was as small as a blackbird, and now as small as a bee. Oh no! The louder they shouted, the smaller {pet.he} got.

# mmf
{child} clapped a hand over {child.his} mouth. Then {child.he} leaned over the fence and clapped the other one over {witch’s}.

“Mmf?” said {witch}.

“Stop telling {pet.him}!” whispered {child}. “And it isn’t only {pet}. It’s the broom! You said up, and it stayed down. You said it wasn’t going anywhere, and it went. It’s just like a cat!”

# not-on-my-bed
{child} looked up at the bee, and {child.his} heart thumped[sport:  as if after {sport}]. What {child.he} had to shout was the very last thing {child.he} wanted.

“STAY UP THERE!” {child.he} shouted.

The bee stopped.

“DON’T YOU COME DOWN!”

The bee turned into a blackbird.

“And not over this fence!” shouted {child}. A broom with a cat on it came over the fence. “And not in at my window! And NOT ON MY BED!”

Whoosh, it went. Bump.

# a-bit-louder
They ran upstairs. {Pet} lay in the middle of the bed. Beside {pet.him} lay the broom, with its head on the pillow.[friend:  {Friend} tucked it in, and told it on no account to go to sleep.]

“So I only have to tell it the opposite,” said {witch} slowly. “Which would be …”

“You know,” said {child}.

{Witch} did know. She had never said it in her life, not to anybody. She got on the broom, shut her eyes, and said it so quietly that only the cat could hear.

“I can’t fly.”

The broom twitched.

“A bit louder,” said {child}.

“I can’t fly,” said {witch}, and her shoes left the rug.

# round-the-chimney
“I can’t fly!” said {witch}, and she was out of the window. “I CAN’T FLY!” she shouted, over the washing line. “I CAN’T FLY, I CAN’T FLY!” she sang, round and round the chimney.

{@First} came out with the tea towel. “What’s she shouting?” {@he} asked.

“She can’t fly,” said {child}.

“No,” said {@a}, looking up. “I can see that.”[elder2: 

“She’s been practising,” said {elder2}.]

# on-no-account
The next evening at six {child} was at the fence again[friend: , and so was {friend}].

“You’re staying here,” {witch} told the broom.

“And you’re not coming,” she told {pet}, who got on at the back.

Then she looked at {child}[friend:  and {friend}]. “[friend: And you two are|And you’re] certainly not coming,” she said.

“Aren’t [friend: we|I]?” said {child}.

“On no account,” said {witch}, and moved up[friend:  twice].

“And we’re not going home,” she whispered to the broom, when the stars came out. It set them down on the step. There sat {@a} with the tea towel, and {child} leaned close and yawned.

“I can’t sleep,” said {child}, so quietly that only the cat could hear.

# @song
{music}

# @First
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
he
## if adult & !elder
{adult.he}
## if elder
{elder.he}
