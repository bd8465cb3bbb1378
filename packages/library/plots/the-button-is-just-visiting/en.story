title: The Button Is Just Visiting
title: The Button Tin
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Lisp from “It’th gone” to “Holeth”. The tin is the grandparent’s, else {adult’s}, else {minder’s}: @a. The last four paragraphs are quiet.

# by-a-thread
{child} had a tooth that was hanging on by a thread.

{Child.He} could push it forwards with {child.his} tongue until it stuck out like a drawer. {Child.He} could push it backwards until it lay down flat.

“Tie it to a door handle,” said [friend: {friend}[!friend.known: , {child’s} best friend] | the boy next door].

“Eat toffee,” said [elder2: {elder2} | the [us: mailman | postman]].

But {child} didn’t want it to come out.

# all-my-birthdays
“Why ever not?” asked {@first}. It was Saturday, and [friend: {child}, {friend} and {@a} | they] were sitting at {@table} with the rain running down the window.

{child} thought about it. “I’ve had it since I was a baby,” {child.he} said. “It’s been to all my birthdays.[school:  It was there on my first day {at school}.]”

{@A} nodded slowly. “Then it ought to have a proper last day. What does it like?”

# a-last-day
So they gave the tooth a last day. It had a last piece of toast, with the crusts cut off because it wasn’t very strong any more. It had a last grape.[music:  It had a last listen to {music}.] It had a last go at saying “sausages”[sport & !athlete:  and “{sport}”][sport & athlete: , “{sport}” and “{athlete}”][athlete & !sport:  and “{athlete}”], and a last look at the rain[city:  over {city}], for which {child} had to stand at the window and open wide.[pet.dog:  {Pet}[!pet.known:  the dog] got the crusts.]

“And now?” asked {@a}.

“It likes buttons,” said {child}.

“Does it?” said {@a}.

“Well, I do,” said {child}.

# the-button-tin
{@As} button tin was as big as a cake. There were more than a thousand buttons in it, and when you put your hands in and stirred, it sounded like the sea going out over pebbles. {child} took off the lid and leaned over.[pet.cat:  {Pet}[!pet.known:  the cat] sat down in the lid.]

“This big brass one,” said {@a}, “came off my grandpa’s coat. He lost it in [us: line for the bus | a bus queue], and when he bent down to look for it, he bumped heads with my grandma.”

“Hard?” asked {child}.

“She had a bump like a boiled egg,” said {@a}. “And she sat straight down in a [us: baby carriage | pram].”

# its-gone
{child} laughed. {Child.He} laughed so much that {child.he} had to hold on to the table. And when {child.he} stopped laughing, {child.he} put {child.his} tongue up to give the tooth a wobble, and there was nothing there.

There was only a hole, soft and strange and rather salty.

“{@A},” {child.he} said. “It’th gone.”

They looked under the table and down {child’s} [us: sweater | jumper].[pet.dog:  {Pet} looked under the table too, in case there were more crusts.] Then, very slowly, they [friend: all | both] looked at the button tin.

# hundreds-of-white-ones
“Oh dear,” said {@a}, and tipped the whole lot out on to a [us: dish towel | tea towel]. There were red ones and blue ones, and toggles, and a button shaped like a duck. And there were white ones. There were hundreds and hundreds of little white ones.[pet.cat:  {Pet} moved into the empty tin.]

{child’s} lip began to shake. “We’ll never find it. They’re all the thame.”

# holeth
“Let’s start with what we know,” said {@a}. “What have buttons got?”

{child} picked up a white button and looked at it.

“Holeth,” {child.he} said.

“And what hasn’t got holes?”

“My tooth!” said {child}. “I brush it!”

# two-and-four
So they sorted. Two holes went [friend: to {friend} | here], and four holes went [friend: to {child} | there]. {@A} put the lamp on. Two holes. Four holes. Four holes. Two. And right at the very end, next to the duck, was one small white thing with no holes in it at all.

# you-did-very-well
It was much tinier than it had felt. {child} held it in {child.his} palm.

“Hello,” {child.he} said. “You did very well.”

{@A} gave {child.him} a matchbox to carry it {@home} in, and put the big brass button in with it, so it wouldn’t be lonely on the way.

# just-visiting
At bedtime {@last} looked into the gap and said it was the finest gap in the street.[pet.other:  {Pet} was shown it, too.] {child} put the matchbox under the pillow with a note for the tooth fairy. It said: Please take the tooth. The button is just visiting.

# keep-it-warm
{Child.He} lay in bed in the dark and felt about with {child.his} tongue. And there, right at the bottom of the soft place, was something small and sharp and new. It hadn’t been to any birthdays yet.

“You wait,” {child} told it. “You’ll like it here.”

And {child.he} closed {child.his} mouth, to keep it warm.

# @table
the kitchen table
## if elder
{elder.short’s} kitchen table

# @home
to bed
## if elder & adult
home

# @last
{minder}
## if adult
{adult}
## if elder2 & !adult
{elder2.short}
## if elder & !elder2 & !adult
{elder.short}

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
