title: How Are the Ducks?
title: The Ducks
title: Your Duck and You
guest friend: Zac (he), Maya (she)

% Mum and Dad are said plainly: only families who asked for it hear this. The grown-up at home is {adult}, else the grandparent, else Dad.

# not-true-yet
{child’s} [us: mom | mum] and dad were getting divorced. At home it had been true since Sunday. [school: But {at school} | At school] it wasn’t true yet, because {child} hadn’t told anybody, not even [!friend.known: {child.his} best friend ]{friend}, who sat in the next seat and told {child.him} everything, including things about [sport & athlete: {sport}, {athlete} and | [sport: {sport} and][athlete: {athlete} and]] {friend.his} own toes.

{child} wanted {friend} to know. But every time {child.he} tried to say it, {child.his} throat closed up like the neck of a balloon.[pet.other:  {Child.He} had tried it on {pet}, and got no further.] On Friday, at the school gate, {child.he} tried again.

# getting-ducks
“{Friend},” {child.he} said. “My [us: mom | mum] and dad are getting d…”

“Getting what?”

“Getting d…” said {child}. The word was right there, but it was so big. “Ducks.”

{Friend} stopped walking. “You’re getting ducks?”

“Yes,” said {child}, because it was out now.

“How many?”

“Two. I don’t really want to talk about it.”

“I’d never talk about anything else,” said {friend}.

# congratulations
On Saturday {child} was at home with {@home}. In the middle of the morning the doorbell rang, and there on the mat stood {friend}, with a [us: dishpan | washing-up bowl] full of straw, a big bag of oats, and a library book called Your Duck and You.

“Have they come yet?” said {friend}.

“Has who come?” said {@a}, who was just behind {child}.

“The ducks,” said {friend}. “Congratulations.”

{@A} looked at {child}. {child} looked at the oats.[pet.dog:  {Pet}[!pet.known:  the dog] looked at the oats as well.][pet.cat:  {Pet}[!pet.known:  the cat] looked at the straw.]

“Remind me, {friend},” said {@a} slowly. “Which ducks are these?”

“The two that you’re getting. May I see the [us: bathtub | bath]?”

# a-place-each
{Friend} looked at the [us: bathtub | bath] and said it was a very good [us: bathtub | bath] for a duck[city: , one of the best in {city}]. Then {friend.he} sat down on the edge of it and opened {friend.his} book.

“And they’ll both be living in here?” {friend.he} said.

By now {@a} had begun to understand what sort of ducks they were. “Not both,” {@he} said, in a careful voice. “They’ll have a place each.”

“You can’t do that,” said {friend}. “It says here that you must never split up a pair of ducks. They get too sad.”

Nobody said anything. {child’s} chin began to shake. Then the tears spilled over, and {child.he} ran out and got behind the sofa, right down in the gap where nobody else could fit.

# the-kitchen-done
After a while {@s} face came over the top, upside down, and {@he} reached a hand down and found {child’s}.

“You couldn’t say it,” said {@a}.

“No.”

“I couldn’t either. A man {@work} asked how I was, and I opened my mouth to tell him, and I said I was having the kitchen [us: redone | done].”

{child} sniffed. “What did he say?”

“He asked what sort of tiles. It’s been going on all week. He’s bringing me samples.”

{child} laughed in the middle of crying, and it came out as a sort of honk.

“Was that a duck?” called {friend} from the bathroom.

“Sort of,” {@a} called back. And {@he} said to {child}, very low, “You’ve still got two, you know. Both yours.”

# the-ceiling-stayed-up
{child} climbed out from behind the sofa. {Child.He} walked to the bathroom door, took hold of both sleeves, and looked straight at {friend}.

“It isn’t ducks,” {child.he} said. “They’re getting divorced.”

There. It was out, and the ceiling stayed up.

{Friend} thought about it. “Both of them?” {friend.he} said.

“Yes, {friend}. Both of them.”

“So there aren’t any ducks at all?”

“No.”

{Friend} shut the book. “It only says that about ducks,” {friend.he} said. “It doesn’t say anything about people.” Then {friend.he} said, “[us: It stinks, though.|It’s rubbish, though.]”

“Yes,” said {child}. “[us: It does.|It is.]” And {child.his} throat was open, all the way down.

“Can we still say ducks?” {child.he} asked. “At school? When I don’t want to say the other one?”

“Course we can,” said {friend}.

# on-the-floor
{@A} promised to tell the man {@work} on Monday, before the tiles arrived. Then {@baker} took the bag of oats and made [us: oat bars, and they were a bit burned, and they all ate them | flapjack, and it was a bit burnt, and they all ate it] on the floor[music:  to {music}], and {friend} took the rest home in the straw.[pet.dog:  {Pet} saw to the oats that had been spilled.][pet.cat:  But first {pet} had to be lifted out of it.][pet.other:  That evening {child} tried it on {pet} again, and got all the way to the end.]

# how-are-the-ducks
On Monday {friend} was waiting at the school gate.

“How are the ducks?” {friend.he} asked, quite quietly.

{child} thought about it properly. “Loud last night,” {child.he} said. “Better this morning.”

{Friend} nodded, as if {friend.he} knew all about ducks, and gave {child} the big half of [us: an oat bar | a flapjack].

# @home
Dad
## if adult
{adult}
## if adult & elder & !elder2
{adult} and {elder}
## if adult & elder2
{adult}, {elder} and {elder2}
## if elder & !adult & !elder2
{elder}
## if elder2 & !adult
{elder} and {elder2}

# @a
Dad
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
Dad’s
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
he
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @work
at work
## if elder & !adult
in the choir

# @baker
{@he}
## if adult & elder & !elder2
{elder}
## if adult & elder2
{elder} and {elder2}
## if elder2 & !adult
{elder2}
