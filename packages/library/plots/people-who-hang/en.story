title: The New [us: Mailman | Postman]
title: People Who Hang
title: A Cap, a Bag and a Tail
guest friend: Ben (he), Otto (he)
guest sitter: Jess (she), Nell (she)
guest aunt: Auntie Rose (she), Auntie Fern (she)

% Whoever is at home (@a): {adult}, else the elder, else the babysitter. Whoever knitted the jumper (@knitter): an elder who isn't @a, else an aunt.
% Each gate gets the same number once more, upside down, underneath. The monkey has no name and is "he".

# a-cap-a-bag-and-a-tail
On Monday, Plum Street[city:  {in city}] got a new [us: mailman | postman]. He had a cap, a bag and a tail.

“{@A},” said {child} at the window, “the [us: mailman’s | postman’s] a monkey.”

“So he is,” said {@a-first}. “And he’s early!”

The monkey didn’t bother with gates. He came along by the gutters and the lamp posts, swing, swing, swing.[athlete:  Not even {athlete} could have kept up.] At every house he hung upside down by his tail, popped the letters through the door and shouted, “{@Post}!”[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] shouted back.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had never seen anything like it.][pet.other:  Even {pet} looked up.]

He was the best [us: mailman | postman] they had ever had. There was only one thing wrong.

# number-six
{child} lived at number 6. {@Friend} lived across the road at number 9. On Tuesday, {child} got {friend’s} dinosaur comic. On Wednesday, {friend} got the [us: sweater | jumper] that {@knitter-first} had knitted for {child}, and it had a rabbit on it, and it was too tight[school: , and {friend.he} wore it {at school} all day].

And on Thursday, {@a} opened a nice square box, and it was full of worms. They were for {friend}, who was going fishing.

“Right,” said {@a}, from on top of a chair. “Somebody must speak to that monkey.”

# just-you-two
So {child} and {friend} went out and spoke to him. His tail drooped.

“I look at the numbers,” said the monkey. “I look ever so hard. I’ve never gone wrong at number 8. I’ve never gone wrong at number 1. It’s just you two.” And he blew his nose on a leaf.

“We’ll have a think,” said {child}.

# up-six-down-nine
They did their thinking on {friend’s} [us: jungle gym | climbing frame], hanging by their knees. It makes the thoughts run down to the right end.

{child} looked across the road. There was the house, upside down. There was the gate, upside down. There was the number on it …

“{Friend},” {child.he} said. “What number is my house?”

“Six, silly,” said {friend}.

“Look at it, though.”

{Friend} looked. “Nine!” {friend.he} shouted. “It’s turned into a nine!”

They swung up, and it was a six. They swung down, and it was a nine. Up, six. Down, nine. They did it until they were dizzy[sport: , and {sport} never makes you as dizzy as that].

“He’s always upside down!” said {child}. “So he thinks I’m you, and you’re me!”

# underneath
“Let’s turn the numbers over,” said {friend}.

[child.name: “No,” said {child}. | {child} shook {child.his} head. ]“Then {@knitter} would go to your house, and {@knitter-he}’s always the right way up.”

So {@a} fetched a screwdriver, and they put up one more number on each gate, just underneath. It was the same number, only upside down. The top one was for people who stand. The bottom one was for people who hang.

# post
On Friday morning, everybody in Plum Street watched. Swing, swing, swing, came the monkey. He stopped at number 6. He looked ever so hard at the bottom number. Then he smiled so wide that his cap fell off.

“{@Post},” he sang[music: , to the tune of {music}].

And it was all for {child}.

# squiggles
At bedtime, {@a} found one more letter on the mat. It was for {child}, but neither of them could read it.

“It’s all squiggles,” said {@a}.

“Wait,” said {child}. [child.name: {child} lay flat and hung down backwards over the edge of the bed, until every hair pointed at the floor. | {Child.He} lay on {child.his} back and let {child.his} head hang down over the edge of the bed until {child.his} hair pointed at the floor.]

“Oh,” {child.he} said. “It says, Good night, {child}.”

So {@a} lay down as well and hung {@his} head over, too.

“Good night, monkey,” they said, both upside down.

# @Post
[us: Mail | Post]

# @Friend
{Child.His} friend {friend}
## if friend
{Child.His} best friend, {friend},

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who was babysitting that week
## if adult
{adult}
## if elder & !adult
{elder}

# @his
{sitter.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @knitter-first
{aunt}
## if elder & adult
{elder}[elder2:  and {elder2}]
## if elder2 & !adult
{elder2}

# @knitter
{aunt}
## if elder & adult
{elder.short}
## if elder2 & !adult
{elder2}

# @knitter-he
she
## if elder & adult
{elder.he}
## if elder2 & !adult
{elder2.he}
