title: The Rain in Goal
title: Only Off Roofs
guest friend: Ola (she), Milo (he)
guest hugo: Hugo (he), Rory (he)
guest fern: Fern (she), Bryony (she)
guest auntie: Auntie Josie (she), Auntie Hattie (she)

% Nearly word for word as it was told for one child. The rain is “it”, can only do down, and has never seen the end of a match.
% Who has the umbrella (@mum): {adult}, else the grandparent, else {auntie}.

# plip
It was a [us: soccer game | football match] in the park, three against three, and two goals each, and next goal wins, when the first drop came down.

It landed on {child’s} nose.

“Plip,” it said.

“I’m off,” said {hugo}, who couldn’t bear wet socks, and he went home.

So now it was just {child} and [!friend.known: {child.his} best friend ]{friend} against the three from Nettle Road. They had shin [us: guards | pads], and a goalie called Big {fern}.

“There’s only two of you,” said Big {fern}. “You’ll have to give up.”

“No,” said {child}.

“No,” said {friend}, who was small and fast, and had never given up anything, not even {friend.his} [us: pacifier | dummy].

# i-do-down
Down came the rain. It pittered and it pattered, and when you stood quite still, as {child} did, it went like this:

“Can-I-play? Can-I-play? Can-I-can-I-can-I-play?”

“Who said that?” said {child}.

“Me-me-me-me-me,” said the rain.

{Friend} looked up, and got some in {friend.his} eye.

“Can you kick?” {child} asked it.

“No,” said the rain.

“Can you run?”

“Only off roofs.”

[sport & !sport.Soccer: “Can you {play sport}?”

“Not even a bit.”

]“Well, what can you do?”

“Down,” said the rain proudly. “I do down. I can do it all day.”

“It’s not much,” said {friend}. “But there’s lots of it.”

“We’ve got a third one!” {child} shouted.

“Where?” said Big {fern}.

“Everywhere,” said {child}.

# squelp
So they played. And at first the rain was terrible. It was so excited that it came down on everybody. It came down in {friend’s} boots, until they went squelp, squelp, squelp. It came down on {child’s} eyelashes, and {child.he} ran up to the ball, and kicked as hard as [athlete: {athlete} | {child.he} could], and it was a puddle. And when at last {friend} had a clear shot, the ball stuck in the mud, with a noise like a kiss.

[elder: It came down on {elder} under the big tree, and got into the orange quarters. “Now they’re juice,” said {elder.short}.[elder2:  And {elder2} drank one.]

][pet.dog: The rain came down on {pet}[!pet.known: , {child’s} dog,] at the side of the pitch, and {pet} shook it all over Nettle Road.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] was at home on the windowsill. {Pet} and the rain had not been on speaking terms for years.

][pet.other: {Pet} was at home, in the dry, and would hear all about it.

]“Sorry-sorry-sorry-sorry,” said the rain.

# every-time-i-come
“You’re spoiling it!” shouted {child}. {Child.He} {child.was} sitting in the puddle. “Why can’t you just go away?”

The rain went thin, and small, until there was hardly any.

“All right,” it said. Plip. “People do say that.” Plip. “It’s only that every time I come, everybody goes in.” Plip. “I’ve never once seen the end of a [us: game | match].”

{child} sat there. {Child.He} thought of everyone running in with their coats on their heads, every time[school: , in the park and {at school}]. {Child.He} thought of the rain, left out on the grass, with nobody.

“{Friend},” {child.he} said, “we haven’t got a goalie.”

{Friend} began to grin. “What does a goalie do, mostly?”

“Mostly,” said {child}, “they fall down.”

“Down?” said the rain.

“Down,” said {child}. “In goal. Will you?”

The rain didn’t say a word. It came, all of it, from [city: all over {city} | right across the park], and stood in the goal like a curtain.

# saved
And here came Nettle Road. They came past {friend}, squelp. They came past {child}. And the one with the longest legs swung one of them, and up went the ball, up, up, over {child’s} head, straight for the top corner, where nobody who is {age} can reach.

“Down!” yelled {child}.

“Down!” yelled {friend}.

“DOWN?” said the rain. Nobody had ever asked it before. “DOWN-DOWN-DOWN-DOWN-DOWN!”

And down it came, by the bucket, by the bathful, all on top of that ball. The ball went slower. The ball went lower. And it dropped, plop, in the puddle just in front of the line, and sat there like a duck.

“SAVED!” screamed {friend}.

# one-long-shine
{child} hooked it out, and off they went. Now there was so much rain that the whole field was one long shine. {Friend} dived on {friend.his} tummy – whoosh! – and pushed the ball with {friend.his} nose. {child} dived after {friend.him} – whoosh! Big {fern} came out to stop them, and slid right past, the other way, saying, “Oh, nooo,” and {child} and {friend} and the ball all went into the net together, like fish.

Three–two!

And nobody went in. “Do that sliding again,” said Big {fern}, with mud up to the eyebrows, and they did, all five of them, up and down. And {@mum}, who had been there the whole time, put away {@her} umbrella, and cheered with {@her} hair flat.

“Is that it?” said the rain. “Is that the end?”

“That’s the end,” said {child}. “What do you think?”

“Oh,” said the rain, “it’s good-good-good-good-good.”

# down
Then there was a bath, and cocoa, and the warm pyjamas, and {@mum} turned back the [us: covers | duvet].

Something tapped at the window, very softly[music: . It might have been {@song}].

“Is that rain still here?” said {@mum}.

“It walked me home,” said {child}. {Child.He} listened. “It wants to know what I’m doing now.”

“And what are you doing now?”

{child} yawned. {Child.He} got in, and put {child.his} head on the pillow.

“Down,” {child.he} said.

“Good-good-good-good night,” said the rain.

And {@mum} put out the light. Plip.

# @song
{music}

# @mum
{auntie}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @her
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
