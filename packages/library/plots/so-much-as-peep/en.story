title: The Butterfly on the Ball
title: So Much as Peep
title: A Penalty in a Sock
guest friend: Priya (she), Anouk (she)
guest keeper: Jonah (he), Caleb (he)
guest whistle: Mr Dunne (he), Mr Platt (he)

% Everybody whispers until the end, but for one PEEEEP. “Can it do that?” “It’s doing it” comes back as “Can she do that?”. {friend} is the family’s or one of the team.

# on-the-ball
It was two–two, with one minute left of the [us: soccer game | football match], and {child} had a penalty[us:  kick].

{child} had never had a penalty before.[sport & !sport.Soccer:  {Child.He} would rather have been asked to {play sport}.] {Child.He} put the ball on the white spot. {Child.He} took four steps back. Then a cloud came over the sun, and a butterfly came down out of the air and sat on the ball.

It was orange, with tiny blue moons all round the edge. It folded its wings as if it had got home.

“Shoo!” said {keeper} in goal.

“Don’t shoo it!” said {child}.[pet.cat:  “And it’s lucky for you, butterfly, that my cat’s at home.” The cat was called {pet}.]

# peep
{whistle}, the referee, had his whistle in his mouth. He took it out again.

“Can it do that?” said {keeper}.

“It’s doing it,” said {whistle}.

Nobody wanted to frighten it, so everybody began to whisper. Both teams whispered. “Come on, {child},” whispered all the [us: moms | mums] and dads along the line[school: , and half of {school}], and it sounded like wind in a tree.

“Peep,” whispered {whistle}, because he couldn’t very well blow.

The butterfly didn’t go.

# cold
{child} lay down on {child.his} tummy and looked at it, nose to nose. Its wings were shivering.

“It can’t fly,” {child.he} whispered. “It’s cold! Butterflies don’t work unless they’re warm.”

Everybody looked up. The cloud went [city: right over {city} and ]all the way to the edge of the sky.

“I’m warm,” whispered {friend}[friend & !friend.known: , who was {child’s} best friend]. “I’ve been running about for an hour.”

So {friend.he} had. So had they all. {child} put {child.his} mouth close to the ball and breathed out, slow and warm.

“Hhhhh.”

The wings opened a crack, and shut again.

“More,” whispered {child}.

# the-flower
So {friend} lay down and breathed. {keeper} came out of his goal and lay down and breathed. Then down they all lay, both teams, heads in and feet out, like the petals of one big muddy flower, with the butterfly in the middle.[elder:  {Elder} came over from the [us: sideline | touchline] to be a petal too, and it took {elder.him} a while to get down[elder2: , and {elder2} a while longer].][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] squeezed in between, and {pet.he} had the warmest breath of all.]

“Hhhhh,” went the flower.

“Who,” whispered {whistle}, “has been eating [us: sour cream and onion chips | cheese and onion crisps]?”

“Sorry,” whispered {keeper}.

But the butterfly seemed to like it. Its wings opened. They shut. They opened wide – and up it went.

“Hooray,” whispered everybody.

# on-the-boot
And they all ran back to their places, and {whistle} blew properly. PEEEEP!

{child} ran. One step, two steps, three – and something orange came fluttering down and sat on {child.his} [us: shoe | boot]. On the toe. On the very bit you kick with.

{child} stopped, with one leg in the air.

“Oh no,” whispered everybody.

“Hhhhh!” said {friend}. But the sun was going down behind the trees, and there was no more warm to be had that day. The butterfly shut its wings, like somebody shutting a book.

“It’s not going anywhere,” whispered {child}, wobbling. “It’s [us: staying | stopping] here for the night.”

# one-sock
Very slowly, {child.he} sat down on the grass. {Child.He} undid one loop. {Child.He} undid the other. {Child.He} slid out {child.his} foot so gently that the [us: shoe | boot] hardly knew. Then {child.he} carried it in both hands, right across the [us: field | pitch], and everybody tiptoed out of the way[music: , and {friend} hummed {music}, but only just]. {Child.He} stood it in the long grass by the fence.

And {child.he} came back in one [us: shoe | boot] and one sock. The sock had a hole, and {child.his} big toe looked out.

“Can {child.he} do that?” whispered {keeper}.[athlete:  “Not even {athlete} does that.”]

“{Child.He} {child.is} doing it,” whispered {whistle}. “Peep.”

# puff
{keeper} got ready. He knew all about penalties. They go bang. So the moment {child} ran, he jumped, up and across, with both arms out.

But a sock doesn’t go bang. A sock goes puff.

The ball rolled. It rolled so slowly that {keeper} had time to land, and look round, and say, “Oh.” It rolled up to the line. It rolled over the line. It stopped.

“Goal,” whispered {whistle}.

“Hooray,” whispered everybody, like wind in a tree.

# so-much-as-peep
Nobody fetched the [us: shoe | boot]. “I’ll get it tomorrow,” said {child}, “when the sun’s been.”[pet.other:  And {child.he} couldn’t wait to tell {pet}.] {Child.He} went home [adult: on {adult’s} back, with | [elder: holding on to {elder’s} arm, with | with all the others and]] {child.his} toe sticking out. They passed the fence. The long grass had turned grey, and in the middle of it stood a [us: shoe | boot], and on the [us: shoe | boot] were two wings, shut tight.

“Hhhhh,” said {child}, just once, very softly.

And all the way home nobody said so much as peep.
