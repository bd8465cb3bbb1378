title: A Fox Has Some Turnips
title: Number Four Wants to Go Home
title: None Left
title: An Evening {at school}

# rubbed-out
“A fox has some turnips,” it said on the board. “He gives half of them to his neighbor and three to the bus driver.
How many are left?”

It hadn’t said some. It had said a number. But when {child} reached up to write the answer, the bell rang, and the
number went along on {child's} sleeve. And so, {at school}, a fox was left alone with nobody knew how many turnips.

## or
The last thing {child} did {at school} that day was to rub out a number. It was a sleeve that did it, by accident,
just as the bell rang.

The rest was still on the board: “A fox has some turnips. He gives half of them to his neighbor and three to the bus
driver. How many are left?” But how many he had to begin with was on the sleeve, where nobody could read it any more.

# evening
That evening {child} was back. The grown-ups had a meeting in the lunchroom[adult: , {adult} too], and anybody who had
to wait could wait next door, in the library, where the board stood on its wheels. [friend: {Friend} was waiting,
too.] [elder: {Elder} had come along and sat in the armchair with a detective novel[elder2: , and {elder2} sat in the
other one, asleep].]

Behind the shelves somebody sighed. [music: Then somebody hummed {music}, slowly, the way you do in a long line.]

{Child} looked around the corner. There stood a fox with his arms full of turnips, all the way up to his chin.

“Number Four,” said the fox. “I’m afraid I can’t shake hands.”

## or
At seven o’clock that evening it smelled of coffee {at school}. The grown-ups were meeting in the lunchroom[adult: ,
{adult} too], and next door, in the library, you could read until they’d finished. [elder: There sat {elder} with a
detective novel[elder2:  and {elder2} with both eyes shut].] [friend: There sat {child} and {friend} on the floor. |
There sat {child} on the floor.] And there stood the board, on its four wheels.

From behind the board stuck out two black paws and a tail. [music: There was humming, too. It was {music}, only very
tired.]

“Hello?” said {child}.

“At last,” said somebody. It was a fox, carrying so many turnips that you could only see him from the eyes up. “Number
Four. I’d bow, but then they roll.”

# only-what-it-says
“Put them down,” said {child}.

“It doesn’t say I put them down. I only do what it says.” The fox shifted his feet. “First my neighbor gets half, but
how much is half, when nobody knows how many there are? And my nose itches.”

“What does a bus driver want with turnips?”

“You’re the first to ask,” said the fox. “It’s thank you, and there goes the bell. [sport: On Tuesday I had to
{play sport} for forty-five minutes and divide it by five. Nobody wondered whether I wanted to.] I don’t even like
turnips.”

## or
“How long have you been standing like that?” asked {child}.

“Since the bell. You all went home. But I can’t go home until I’m worked out.”

“You could sit down.”

“Does it say I sit down?” said the fox. {Child} read the board. It didn’t. “No. I do what it says, no more and no
less. I’m not complaining. [sport: Last week I had to {play sport} for two hours and lose one third of it. | Last week
I was two trains that met.] But I had my hands free. Now my nose itches, and there’s a bus waiting.”

# pen
{Child} looked at the sleeve. There was a blue spot on it, roundish at the bottom. It could have been any number at
all.

“We’ll just have to try,” said {child}, and took a pen[athlete:  out of the pencil case with {athlete} on it].

# first-number
[friend: “A hundred,” said {friend}, who liked round numbers. {Child} wrote a hundred. | A hundred, wrote {child},
because that’s a good place to start.]

There was a rumble. Fifty turnips went off to the neighbor, whoosh. Three went off to the bus driver, whoosh. The rest
lay in a heap on the floor, and at the top of the heap were two ears.

“Forty-seven left,” said the heap. “It’s a bit much.”

## or
[friend: “Go low,” said {friend}. “Two.” {Child} wrote two. | A small number seemed kindest. {Child} wrote two.]

At once the fox had two turnips. One went off to the neighbor, whoosh. One went off to the bus driver, whoosh. After
that nothing happened, but it didn’t happen in an impatient way. Outside, a bus honked.

“He was supposed to get three,” said the fox, feeling about in his tail. “You’re not carrying any turnips, are you?”

# second-number
{Child} rubbed that out, carefully this time, and wrote seven. Seven is lucky, after all.

Whoosh, it went. Whoosh. Now you could see the whole fox. In one paw he held half a turnip.

“Nearly,” he said.

“Throw it away.”

“It doesn’t say so.”

“Eat it, then.”

“It doesn’t say that, either,” said the fox. “And it’s raw.”

[pet.dog: “{Pet} would have eaten it.”] [pet.cat: “{Pet} would have pushed it under a shelf.”] [pet.other: “{Pet}
could look after it for you.”]

[pet: “There’s nothing in here about {pet},” said the fox. “I wish there were.”]

## or
Away with that, and on with an eight. At least you can cut an eight in half.

Four to the neighbor, whoosh. Three to the bus driver, whoosh. The fox stretched, for the first time all day. Then he
saw that he was holding something.

“One,” he said. “That’s nearly the worst. It looks at me.”

“Hide it behind your back!”

“I’d still know it was there,” said the fox.

[pet.dog: “{Pet} would have buried it.”] [pet.cat: “{Pet} would have chased it down the hall.”] [pet.other: “{Pet}
could have it.”]

[pet: “{Pet} isn’t in this one,” said the fox. “You can tell.”]

# chairs
In the lunchroom, chairs scraped. The meeting was nearly over. The fox looked down at the little he had left and said
nothing at all.

## or
In where the grown-ups were, the coffee cups began to clink. That’s how it sounds when people are about to go home.
The fox heard it, too.

# from-the-end
[elder: In the armchair {elder.short} turned to the last page, though the book was quite new. “I like to know where
it’s going,” {elder.he} said.

]“How many do you want to have left?” asked [friend: {friend}. Nobody had thought of that.|{child}.]

It was quiet behind the nose. “I’ve never been asked,” said the fox. “None. If at all possible, none.”

“Then that’s where we start,” said {child}. “At the end there’s zero. Just before that, the bus driver got three. So
you had three. And before that your neighbor got half, so that’s the same again. Three and three.”

“Six,” said [friend: {friend} | the fox, without breathing].

## or
“We keep guessing,” said {child}. “What is it you want, really?”

“Want?” The fox had to think. “To go home with empty paws,” he said. “And to scratch.”

[elder: “That’s a good ending,” said {elder.short} from the armchair, nose in the last chapter. “Start there. I always
do.”|It was a good ending. You might as well start there.]

{Child} stood at the board and went backward. “Empty. Before it was empty, you gave the bus driver three, so there
were three. And before that you gave away half. That’s as many as you kept. So three more.”

[friend: {Friend} counted it on ten fingers. “That’s six.”|That made six.]

# six
{Child} wrote a six. Three turnips went off to the neighbor, whoosh. Out in the street the bus opened its doors and
got three, whoosh. And the fox stood there with both paws in the air, and there was nothing in them. Zero, wrote
{child}, after the question mark.

Now that you knew, you could see it on the sleeve, too. The spot was a six. It had been a six all the time.

The fox scratched his nose for a good long while. Then he put up one paw, straight up, and waited.

“Yes?” said {child}.

“May I go home?”

It had to say so somewhere. At the bottom of the board {child} wrote: “Then the fox goes home to bed.”

## or
A six is easy to write. It’s only one turn. Whoosh, it went, toward the neighbor. Whoosh, it went, toward the bus, and
out there somebody was heard to say thank you for three fine turnips.

“Zero,” said the fox. He turned his paws over. It was zero on both sides. So {child} put in the zero, big and round.

[age>=8: {Child} held the sleeve up to the lamp. If you didn’t know what it was, it was a spot, but if you knew, it
was a six, with a small round stomach. | The spot on the sleeve was one, too.]

First the fox scratched his nose. Then he scratched his nose again, because he could. Then he put one paw straight up
in the air, the way you should, and waited his turn.

“Yes, fox?” said {child}.

“May I leave now?”

“It just has to say so,” said {child}, and wrote, below all the rest: “Afterward the fox takes the bus home and goes
to bed.”

# bus
The fox crossed the schoolyard with his back as straight as only those have who carry nothing. Then you could see the
bus go off[city:  through {city} with all its lights on]. At the very back he sat, with his paws in his lap.

[adult: “How did it go?” asked {adult}, coming out of the meeting.

“None left,” said {child}.

“Same here,” said {adult}.]

## or
The fox walked over the schoolyard with his tail behind him and got on. The bus sighed, shut its doors and drove
off[city:  through {city}, toward where it was darkest]. You could see him waving, with both paws, because now he
could.

[adult: “Who was that?” asked {adult}, coming out of the meeting.

“Number Four,” said {child}. “He’s done.”]

# zero
Then it was properly night. [pet.dog / pet.cat: {Pet} smelled {child's} fingers for a long time, because they smelled
of turnip.] [pet.other: {Pet} was told the whole sum, from the end to the beginning.] {At school} the lights were out,
in the lunchroom and in the hall and in the library, with its smell of old books and new. The only thing that shone a
little was the board. After all the words there stood a zero, as round as a pillow.

## or
Under the quilt {child} worked out the rest. [pet.dog / pet.cat: {Pet}, down by the feet, came to one.] [pet.other:
{Pet} had it dark and quiet, and that came to one.] The fox’s house was small, it turned out, and the door could be
opened, now that he had paws for it. The neighbor was cooking soup. The bus driver was cooking soup. And {at school}
the caretaker went around and turned off the last light, and nobody was left behind.

# lies-well
The sweater hung over the chair. One sleeve lay on the seat, with its six upward, and the six lay well. Sixes do. They
keep their stomachs at the bottom. And there was nothing left to count.

## or
{Child} put both hands on top of the quilt. They weren’t holding anything at all. If a nose itched, you only had to
scratch it, and then lie there, with your hands empty, and nothing to carry until tomorrow.
