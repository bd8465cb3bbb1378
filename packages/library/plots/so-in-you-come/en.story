title: So In You Come
title: Room for Two
title: Nobody Heard
guest friend: Wilf (he), Hattie (she)
guest post: Len (he), Ron (he)
guest neighbour: Mr Bell (he), Mr Finch (he)
guest minder: Auntie Josie (she), Auntie Bea (she)

% Whatever is in CAPITALS is {friend} whispering: as loud as you like. The last whisper is a real one, and at the very end only the lips whisper.
% The neighbour (@n) is the grandparent, where one is ticked. Whoever comes with the buns (@a) is {adult}, else {minder}.

# room-for-two
There was a big lilac bush behind the garage[city:  in {city}], and inside the lilac there was a secret den. It was green all over, and you crawled in through a hole that nobody could see. {child} and {friend}[!friend.known: , {child’s} best friend,] had found it.[school:  Nobody {at school} knew.] They sat with their knees touching, and there was just room for two.[pet.dog: 

Outside, {pet}[!pet.known:  the dog] whined. {Pet.He} wanted to come in.][pet.cat: 

On a branch above them lay {pet}[!pet.known:  the cat], who wanted some peace.]

# the-rule
“A secret den has to have a rule,” whispered {child}.

“I KNOW!” whispered {friend}.

{Friend} thought that {friend.he} could whisper. But when {friend} whispered, the birds flew up out of the lilac.

“THE RULE IS, WHOEVER KNOWS ABOUT IT HAS TO COME IN,” {friend.he} whispered.

“Why?”

“OR THEY’LL GO AND TELL.”

It was a good rule.[athlete:  It was for everybody, even {athlete}.][pet.other: 

“Does {pet} know?” whispered {child}.

“NO,” whispered {friend}. “SO THAT’S ALL RIGHT.” Indoors {pet} went on eating.]

# the-postman
“What den?” said somebody. It was {post} the [us: mailman | postman], and he put his whole head in, cap and all.[music:  He had been humming {@song}.]

“No den,” said {child}.

“NOW YOU KNOW,” said {friend} sternly. “SO IN YOU COME.”

“Rules are rules,” said {post}, and crawled in with his [us: mailbag | postbag].

# the-cup
“NOW IT’S VERY SECRET,” whispered {friend}.

“What’s very secret?” said somebody. {@Cup}

“Nothing,” said {child}.

“NOW YOU KNOW,” said {friend}, and {post} said it too. “SO IN YOU COME!”

So {@n} came in, and {child} had to sit on the [us: mailbag | postbag].[elder2:  Right behind came {elder2} with another cup.][pet.dog:  {Pet} got two paws in the hole, but there was a back in the way.]

# buns
“NOW NOBODY ELSE MUST KNOW,” whispered {friend}.

“Know what?” said somebody. It was {@first}, with a bag of buns.

{child} didn’t say anything. There was no need.

“NOW YOU KNOW!” said {friend} and {post} and {@n}. “SO IN YOU COME!”

# whose-foot
So {@a} came in. The lilac creaked.

“Whose is this foot?” asked {@n}.

“Mine,” said {@a}.

“And this one?”

“That one’s yours.”

“Move up a bit,” said {post}, and they all moved up a bit.

# plop
Plop!

{child} shot out on to the grass. Plop! {Friend} shot out on top of {child.him}. And when they looked [us: around | round], the hole was full of {@ns} back.

“Are you still there?” called {@a}.

“No,” said {child}.

“It’s full in here,” said {@n} happily. “I haven’t been anywhere as secret as this for years.”

Oh no! There was no room for them in their own den.

“WE KNOW ABOUT IT,” said {friend}, and {friend.his} chin wobbled. “SO WE HAVE TO COME IN. AND WE CAN’T!”

# i-am-whispering
{child} put an arm [us: around | round] {friend.him}, and thought. {Child.He} knew another place. {Child.He} opened {child.his} mouth to say where it was, and shut it again.

“When I tell you, you mustn’t answer,” {child.he} said. “Or they’ll hear.”

“I’M WHISPERING,” said {friend}.

“No, {friend}. You aren’t.”

“AREN’T I?”

Nobody had ever told {friend.him} before.

# it-buzzes
{child} took {friend’s} hand, and put it on {child.his} own throat. “Bun,” {child.he} said. “Can you feel it?”

“IT BUZZES.”

“Now feel.” And {child} whispered it. “Bun.”

It didn’t buzz at all. It was only air.

So {friend} put the hand on {friend.his} own throat. “BUN,” {friend.he} whispered. It buzzed.

“Yes, please!” said {@n}, inside the lilac.

“Bun,” whispered {friend}. It buzzed a bit.

“I could manage another!” said {@n}.

Then {friend} took a deep breath, curled up small and shut {friend.his} eyes.[sport:  This was harder than {sport}.]

“Bun,” {friend.he} whispered.

It didn’t buzz, and nobody said yes, please. It was the first whisper of {friend’s} whole life. A bird came back and sat down in the lilac.

# where-it-was
And {child} put {child.his} mouth to {friend’s} ear, and whispered where it was.

“What are they doing?” said {@a}, inside the lilac.

“I can’t hear a thing,” said {@n}.

By then {child} and {friend} were on their way.

# the-new-one
The new den was even better than the old one. I can’t tell you where it was, because whoever knows has to come in, and there was only room for two.[pet.dog:  There wasn’t room for {pet}, but {pet.he} had got into the lilac at last. That was where the buns were.][pet.cat:  {Pet} lay in the lilac, right across four knees. {Pet} had never had so many at once.]

# nobody-heard
They sat there till it began to get dark, with their knees touching, and the bird stopped singing.

“What’s the rule in this den?” whispered {child}.

{Friend} put a hand on {friend.his} throat. Then {friend.he} leaned over to {child’s} ear, and whispered it, and stayed there, with {friend.his} head on {child’s} shoulder. {child} yawned.

Nobody heard.

# @Cup
It was {neighbour} from next door, who was looking for his cup of coffee. It was in his hand.
## if elder
It was {elder}, who was looking for {elder.his} cup of coffee. It was in {elder.his} hand.

# @n
{neighbour}
## if elder
{elder.short}

# @ns
{neighbour’s}
## if elder
{elder.short’s}

# @first
{minder}
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @song
{music}
