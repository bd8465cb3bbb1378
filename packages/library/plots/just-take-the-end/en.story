title: The Echo at Crumblestone Castle
title: You Just Take the End
title: The Echo’s Day Off
guest guide: Mr Crisp (he), Mr Tring (he)
guest singer: Rosita (she), Carlotta (she)
guest minder: Mrs Potts (she), Mrs Lamb (she)

% Who is there (@a): {adult}, else the elder, else {minder} from next door; holds the door and sees where {child} goes.

# no
There were a hundred rooms in Crumblestone Castle, and in the biggest of them lived an echo. {child} and {@a-first} had come to hear it.

“Ladies and gentlemen!” said {guide}, who showed people [us: around | round]. “The finest echo in the land! Now, listen!”

He put his hands to his mouth.

“HELLO!”

Nothing. Then there was an answer, from up in the ceiling.

“No.”

People looked at each other.

“Hm,” said {guide}. “HELLO!”

“I said no.”

{guide} turned pink right down to his collar. “We’ll do the suits of [us: armor | armour] first,” he said, and shooed everybody into the next room. {@A} went last, and held the door for {child}. But {child} stayed where {child.he} {child.was}.

# how-are-you
“Why won’t you?” asked {child}, straight out into the room.

“Hello, hello, hello,” sighed the echo. “For four hundred years they’ve shouted hello at me. And nobody’s ever asked me how I am.”

“How are you, then?” said {child}.

The echo had to think. It wasn’t used to this.

“Tired,” it said. “I’d so love a day off. [sport: Other people get to {play sport}. ]Just once, I’d like to sit still and listen.”

“I can be the echo for a bit,” said {child}. “It’s easy. You just take the end.”

“Easy!” said the echo. “… easy. Well, yes. Try it.”

# only-the-shoes
On the wall hung an enormous carpet with deer on it. {child} waved to {@a} and crept in behind. When the others came back, all you could see of {child} was the shoes.

“Let’s try that again,” said {guide}. “Hello!”

“… ello! … lo! … o!” said {child}.

Everybody clapped[elder & adult: , and {elder}[elder2:  and {elder2}] longest of all].[elder2 & !adult:  {Elder2} clapped longest of all.] {guide} wiped his forehead.

“Skegness!” shouted a man who came from Skegness.

“… egness! … ness!”

“Pancake!” shouted [friend: {friend}[!friend.known: , {child’s} best friend,] who had recognised the shoes|a girl].

“… ancake! … cake! … ake!”

# rosita
This was going very well! But now a lady in a long green coat stepped forward.

“I am {singer}, and I sing in operas,” she said. “Let’s give this echo something to do.”

And she sang.[music:  It wasn’t at all like {music}.] She sang until the windows rattled. She started down by the floor and climbed up and up, until the note was as thin as a needle.

“AAAaaaAAAaaaEEEEEE!”

# atchoo
Behind the carpet {child} drew in all the air {child.he} could. But the carpet had been hanging there for four hundred years, and so had the dust.

“Aaaa … aaaa … ATCHOO!”

The carpet bulged, and all the deer jumped.

You could have heard a moth.

“The echo sneezed,” said the man from Skegness.

“Echoes don’t sneeze,” said {guide} slowly. “And echoes don’t have shoes.”

# it-was-me
Step by step, he came nearer. {child} stood as still as a post. {Child.He} saw his fingers take hold of the edge of the carpet. Now they’ll all be cross with the echo, thought {child}. And it was me that sneezed.

So out {child.he} stepped.

“It was me,” {child.he} said. “The echo’s got the day off. It’s so tired of hello. You have to shout something else, and you have to ask how it is.”

“An echo can hardly …” {guide} began.

# choo
Then a little sound came from the ceiling, like somebody who had been holding it in for a very long time, and couldn’t any more.

“… choo,” giggled the echo. “… atchoo … ATCHOO, ATCHOO, ATCHOO.”

It flew back and forth between the walls, out through the door and [us: around | round] all the hundred rooms. Even the suits of [us: armor | armour] sneezed.

“Bless you,” cried {singer}.

“… less you. … ess you. … you.”

# fine
After that everybody wanted to shout. They shouted “Shoelace” and “Cheese straw” [pet.dog: and “Woof” (that was {pet}, {child’s} dog) ][pet.cat / pet.other: and “{Pet}” ][city: and “{city}” ][school: and “{school}” ][athlete: and “{athlete}” ]and “My auntie in Aberdeen”, and the echo laughed so much that it had to start again. And last of all {guide} stood in the middle of the floor. He took off his cap.

“How are you?” he asked.

“Fine,” said the echo. “… fine. … fine. … fine.”

# goodbye
When the castle closed, {child} was the last one out through the great gate. {Child.He} stopped, and turned [us: around | round].

“Goodbye,” {child.he} called.

“Will you come back?” called the echo.

And {child} just took the end:

“… come back. … back. … ack.”

# @a-first
{minder}, from next door,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
