title: Three Dots
title: Not Finished
title: The Phones Are Asleep
guest friend: Iris (she), Sami (he)
guest neighbour: old Mr Rusk (he), Mrs Loveday (she)

% The grown-up (@a): {adult}, else the grown-up.

# dont-bother
At a quarter to eight {child} sat at the kitchen table, writing to {friend}, because they had quarrelled. It had begun[school & !short:  at {school}] with a tennis ball on a roof, and whose fault it was.

[!short: You said it wouldn’t get stuck, wrote {friend}.

You’re the one who threw it, wrote {child}.

Because you said.

]Don’t bother coming tomorrow, then, wrote {child}, and pressed send.

And then {child} went cold inside. {child.He} hadn’t meant it like that.[!short:  It looked a great deal worse once it was sent.]

Under the message came three dots. They blinked. That meant that {friend} was writing something. The dots went away. They came back. They went away again.

# basket
And then it was eight o’clock, and {@a} came round with the bread basket. That was where the phones slept, all of them. They went to bed at eight[!short: , because otherwise they got grumpy].

“One minute,” said {child}. “Just one.”

“It’ll keep till the morning,” said {@a}.

“It won’t!”[!short:  {child.He} looked down at the dots. They had just come back. “They’re in the middle of something!”

“So are we all, at eight o’clock,” said {@a}, and held out the basket.]

And in went the phone. The last thing {friend} had heard from {child} was not to bother coming, and it was going to be the last thing all night.

# lamp
{child} lay in bed, feeling ashamed. {Friend} lived straight across the yard, behind the green blind. The blind was down.

[!short: [athlete: On the wall hung {athlete}, and was no help at all. ][music: Somewhere in the house somebody was playing {music}. ][sport: And tomorrow they were meant to {play sport}, both of them. ]]“What did you want to say to {friend.him}?” asked {@a} from the door.

“I don’t know. That’s just it. I only know that I hadn’t finished.”

“Then say that,” said {@a}, and went.

{child} lay and thought about it. Then {child.he} sat straight up. The dots! They don’t say anything, those dots. They only say that somebody is still there, and hasn’t finished.

{child.He} took the bedside lamp over to the window.

On. Off. On. Off. On. Off.

# blind
Nothing happened. {child} did it again, and again. [pet.cat: {Pet} chased the light along the wall, three dots there and three dots back. ][pet.other: In the cage {pet} sat and blinked back. It wasn’t quite the same. ]But behind the green blind it was black[city: , the blackest black in {city}].

[pet.dog: {Pet} wanted to see what it was. {Pet.He} got up on {pet.his} hind legs, with {pet.his} paws on the window sill, looked across the yard, and gave one single bark.

“Shh,” whispered {child}.[!short:  Though it might not be such a bad idea, {child.he} thought afterwards.]

][!short: The switch was getting hot. ]There were tears in {child's} eyes. By now {friend} must be asleep, and must think that {child} had meant it.

Once more, thought {child}. Very slowly.

On. Off. On. Off. On. Off.

Then the green blind lit up. And went dark. And lit up. And went dark. And lit up, and went dark.

Three dots.

{Friend} was lying over there, and hadn’t finished either.

# half-the-house
They went on for a long time. It was the best talk they’d had all week, and nobody said a word.

Then there was a blink on the third floor. That was {neighbour}, who thought there was something wrong with the electricity, and was testing it. Then there was one from the people upstairs, who thought it was something you were supposed to do. In the end half the building was at it, and nobody knew why. [elder: {Elder.short}, who was staying in the next room, coughed three times through the wall. [elder2: {Elder2.short} coughed three times back. ]]And down in the kitchen {@a} stood with a hand on the light switch, looking innocent.

# one-minute-to-eight
In the morning the phones were let out. There was a message for {child}. It was from {friend}, and it had been sent at one minute past eight. It had been lying in the bread basket all night long[!short: , among the crumbs, while {child} lay awake because of it].

I’m coming anyway, it said.

And the doorbell rang. There stood {friend}, with a tennis ball.

“I didn’t climb,” said {friend}. “It had rolled down by itself. It was your fault.”

“It was yours,” said {child}. “But what I wrote was the worst.”

“Yes,” said {friend}. “But you didn’t stop writing.”

# to-be-continued
That evening at eight {child} put {child.his} phone in the basket without being asked. Then {child.he} lay in bed for a while[pet:  and listened to {pet} breathing], and reached for the lamp.

{child.He} blinked it three times. Three times there was a blink behind the green blind.

It meant good night, and that there was more to come. Down in the kitchen the phones lay asleep, and had nothing to do with it.

# @a
the grown-up
## if adult
{adult}
