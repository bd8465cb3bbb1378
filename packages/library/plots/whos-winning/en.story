title: Who’s Winning?
title: After You
guest man: Mr Pettifer (he), Mr Dimmock (he)
guest aunt: Auntie Jo (she), Auntie Meg (she)

% The grown-up (@a): {adult}, else {aunt}.

# let-him-win
“Couldn’t you let him win, just this once?” whispered {@a} in the kitchen. “He’s had a rotten week.”

{child} said nothing. {child.He} hated losing.[sport:  You should have seen {child.him} {play sport}.][school:  Nobody {at school} dared to play {child.him} any more.][athlete:  Even {athlete} lost sometimes, people said, and it didn’t help.] And {man} from upstairs, who came down for a game of chess every Sunday, hated losing just as much.[city:  There weren’t two worse losers in {city}.] Last Sunday they’d shouted so loudly that the people below had banged on the ceiling, and a knight had landed in the gravy.

But {man} was sitting there at the board, with his long face hanging down on both sides, and it did look like a rotten week. So {child} took hold of {child.his} queen, shut {child.his} eyes, and put her right in front of his castle.

# admiring-her
{man} looked at the queen. Then he looked out of the window, and moved a pawn.

“My queen’s in danger,” said {child}.

“Is she? I hadn’t noticed.”

“You’re looking straight at her.”

“I’m admiring her,” said {man}, and pushed a bishop out where anybody could take it.

{child} had to sit on {child.his} hands. Then {child.he} moved a pawn, too.

“Who’s winning?” called {@a} from the kitchen.

“He is,” said {child}.

“{child} is,” said {man}.

# after-you
It went on for an hour. The pieces strolled about and let each other through, like people in a doorway. After you. No, no, after you.[friend:  {Friend}[!friend.known: , {child’s} best friend,] who was keeping the score, still hadn’t written anything.][pet:  {@Petplay}][elder:  {Elder}[elder2:  and {elder2}] looked in, saw the board, and had to go and sit down.]

At last {child} marched {child.his} king out, all alone, into the middle of everything. {man’s} hand crept towards him. It shook. {man} slapped it with the other one.

# just-my-face
“You’re losing on purpose!” said {child}.

“So are you!”

“Only because you’ve had a rotten week!”

“Me?” said {man}. “I’ve had a splendid week. You’re the one who’s had a rotten week. {@A} told me so on the stairs.”

“I haven’t! But you looked so miserable.”

“I beg your pardon,” said {man}. “That’s just my face.”

# one-quiet-sunday
They looked at each other, and then at the kitchen door. Somebody in there was humming[music:  {@song}].

The humming stopped.

“All I wanted,” said {@a}, “was one quiet Sunday.”

“You might have had one,” said {man}, “if {child} weren’t so much better at losing than I am.”

“I’m not better at it,” said {child}. “I’m worse.”

“Nobody’s worse at it than me,” said {man} proudly.

{@A} sighed, and took away the gravy.

# i-am
They set the pieces up again. {child} took hold of {child.his} queen, with {child.his} eyes wide open this time, and {man} turned up his sleeves.

A little later the people below were banging on the ceiling, and somebody in the kitchen, with a cushion over each ear, wanted to know who was winning.

“I am,” said {child} and {man}.

# @petplay
{Pet} couldn’t bear to watch.
## if pet.dog
The dog, {pet}, carried off a pawn, and it was the only one that was taken.
## if pet.cat
The cat, {pet}, knocked a pawn off the board, and it was the only one that was taken.

# @a
{aunt}
## if adult
{adult}

# @song
{music}
