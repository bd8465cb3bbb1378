title: The Record
title: Is Ceiling Floor?
title: Furniture Is Not Floor

guest aunt: Auntie Jo (she), Auntie Meg (she)

% Whoever lives with the child (@a): {adult}, else {elder}, else {aunt}; never he or she.
% The best friend goes away for the summer. Where the wish says that the friend moves (theme.missing-someone & theme.friendship) it is a move.

# twelve-past-four
The balloon was yellow, and it was right at the bottom of {@box}. Nobody knew how it had got there. {Friend}[!friend.known: , who was {child's} best friend,] blew it up, tied a knot in it and batted it at the ceiling.

“Whoever drops it is a turnip,” said {friend}.

That was at twelve minutes past four. We know, because {child} wrote it down on {@list}.

# the-rules
{@leaving} {child} had looked it up, but they didn’t talk about it.

After half an hour the balloon hadn’t touched the floor once, and they saw that it wasn’t a game any longer. It was a record attempt. {Friend} dictated the rules, and {child} wrote them down, heading the balloon all the while.

Rule one: the balloon must not touch the floor. Rule two: no holding. Rule three: furniture is not floor.

# the-smash
At five they set off for {child's}, where {friend} was staying for the last night. It’s a quarter of a mile, and it took them fifty minutes.[city:  Nobody has ever gone slower {in city}.] The wind was coming from the right.[school:  Somebody from {school} cycled past and waved, and they hadn’t a hand to spare.] Outside the pizza place {friend} leapt up on a bench and saved the balloon with an elbow, and it came down in the arms of an old lady with a [us: walker | walking frame].

“Don’t hold it!” yelled {child}. “Hit it!”

The old lady hit it. It was a hard and beautiful smash.

“Write her down as well,” said {friend}.[sport:  “She ought to {play sport}.”]

# one-hand-each
{@A} opened the door with a spatula in one hand, looked at the balloon, looked at their faces, asked no questions at all, and flipped the balloon down the hall and into the kitchen.

They ate pancakes with one hand each. You got three mouthfuls, and then it was the other one’s turn.{@rule-four}[age>=11 / elder & adult / elder2:  {@A} read out old records from the phone: a man had stood on one leg for three days.{@elders}][age>=11 / music:  They brushed their teeth back to back[music: , to {@song}].] When {child} had to go to the [us: bathroom | loo], {friend} played on alone for four minutes, and could be heard through the door:

“{Friend} saves it! {Friend} saves it again! [athlete: Not even {athlete} could have got to that one! ]Can nobody stop this [friend.he: man][friend.she: woman][!friend.he & !friend.she: genius]?”

And then: “Come out soon! {Friend} is getting tired!”

# in-shifts
Nine o’clock came, and ten o’clock. They lay on two mattresses on {child's} bedroom floor and kicked the balloon to and fro, slower and slower.

“We could sleep in shifts,” said {friend}.

“Mm.”

“I could do till two.”

“You’re [theme.missing-someone & theme.friendship: moving | leaving] tomorrow,” said {child}.

It was the first time either of them had said it. The balloon sank down between them, and {friend} only just got a toe to it.

“I’m not stopping,” said {friend}, in a peculiar voice. “If we stop, it’s over.”

# holding-me
{child} didn’t know what to say. {child.He} sat up. {child.He} still had a fleece on, and when the balloon came over it rolled all the way up {child.his} front and across {child.his} head. It crackled.

It didn’t fall off. It stayed in {child.his} hair.

They looked at each other.

“You’re not holding it,” said {friend} slowly.

“No,” said {child}. “It’s holding me.”

# like-a-lamp
After that they had to be quick. {child} rubbed {child.his} head against it like a mad goat, until every hair stood straight out. {Friend} climbed on the desk with it on the flat of {friend.his} hand and pushed it up, and up, and it did the last inch by itself. And there it sat, in the middle of the ceiling, like a lamp.

They didn’t dare to breathe. A minute went by. Five minutes. It stayed.

{@A} came in to say good night, and stopped in the doorway, and looked up for a long time.

“Is ceiling floor?” whispered {@a}.

“Not to us,” said {child}.

# hands-free
So now they could lie down. They lay on their backs with their arms under their heads, and watched it shine a faint yellow from the street lamp outside. And now that they had their hands free, they could talk. [age>=11: They talked about the old lady’s smash. ]They talked about what it would be like {@where} where nobody knew that {friend} could whistle through {friend.his} nose, and what it would be like {@here} where nobody could. They talked about how it stays light nearly all night in summer, far up north, so that you ought to be able to keep going as long as you liked.

“It’ll come down,” said {friend} in the end. “It’s bound to. When we’re asleep.”

“Yes,” said {child}.

That was the last thing {child.he} remembered.

# the-join
When {child} woke, it was light, and the ceiling was white and empty. {child.His} stomach gave a lurch. {child.He} lay quite still and didn’t want to look. Then {child.he} looked.

The mattresses had slid together in the night, as they always did. And right on the join, half on {child's} [us: blanket | duvet] and half on {friend's}, lay the balloon.

“Mattresses are furniture,” said {friend}, who was awake already. {Friend.His} eyes were red, and {friend.he} {friend.was} grinning from ear to ear. “I’ve been lying here since six and I haven’t moved.”

# one-smash-left
{@nine} {Friend} sat in the back, among the {@things}, with the window down. {child} walked along the [us: sidewalk | pavement] with the balloon in front of {child.him}, tap by tap, as calmly as {child.he} could. There was only one smash left to do, and {child} did it so softly that you could hardly hear it.

The balloon sailed in through the window, and {friend} took it on the forehead.

The car turned off by the pizza place. {child} stood and looked, and {@a} stood there too, with a hand on {child.his} back, and for a while neither of them said anything.

# something-yellow
At half past twelve there was a ping in {child's} pocket. It was a picture, a bit blurred: the inside of a car roof, and up against it something yellow.

Rubbed it on the beard, it said. A hundred and fifty miles. It hasn’t touched the floor.

# @box
{friend's} suitcase, underneath the socks
## if theme.missing-someone & theme.friendship
a box marked KITCHEN

# @list
the packing list
## if theme.missing-someone & theme.friendship
the side of another box

# @leaving
At nine the next morning {friend} was going north with all the family, five hundred and seventy miles, and not coming home until the summer was over.
## if theme.missing-someone & theme.friendship
There was no shortage of boxes. Every room at {friend's} was full of them, and it echoed when you spoke. At nine the next morning the [us: moving truck | removal van] was going north, and {friend} was going to live five hundred and seventy miles away.

# @where
on a beach
## if theme.missing-someone & theme.friendship
in a class

# @here
in a street
## if theme.missing-someone & theme.friendship
in a class

# @nine
At nine the car stood waiting. {Friend's} uncle was driving, and he had a beard right down to his belt.
## if theme.missing-someone & theme.friendship
At nine the [us: truck | van] set off, with a car behind it. {Friend's} uncle was driving, and he had a beard right down to his belt.

# @things
[us: rain boots | wellingtons]
## if theme.missing-someone & theme.friendship
pot plants

# @rule-four
[pet.dog:  Once it landed on {pet}[!pet.known: , {child's} dog,] and so there was a rule four: dogs are not floor.][pet.cat:  Once it landed on {pet}[!pet.known: , {child's} cat,] and so there was a rule four: cats are not floor.][pet.other:  To be on the safe side there was a rule four, about {pet}: pets are not floor.]

# @elders
[elder & adult:  {Elder} rang up to say that {elder.he} had done that too[elder2: , and {elder2} could be heard saying that {elder.he} had not].][elder2 & !adult:  {Elder2} rang up to say that {elder2.he} had done that too.]

# @a
{aunt}
## if elder
{elder.short}
## if adult
{adult}

# @song
{music}
