title: Read It With Your Feet
title: Whoever Can Read It
title: Thank Goodness You Can’t
guest friend: Barney (he), Martha (she)

% Rule: whoever can read it has to do it. {friend} is the family's best friend, or else the story's own.

# since-tuesday
{Friend} could read. {Friend.He} had been able to since Tuesday, and now {friend.he} did it all the time.

“‘Fresh bread,’” {friend.he} read, as {friend.he} and {child} walked across the square[city:  {in city}]. “‘Mind the step.’ It’s easy, {child}. You just look, and it says itself.”

{child} looked. It didn’t say a thing. It looked like beetles on a wall. [school: Soon everybody {at school} could, all but {child.him}.|Soon everybody could, all but {child.him}.] {child.He} felt so ashamed that {child.he} had started nodding at signs, as though {child.he} had read them. {child.He} had just nodded at a very long one about parking.

[pet.dog: {Pet}[!pet.known:  the dog] couldn’t read either, but {pet.he} never nodded.][pet.cat: {Pet}[!pet.known:  the cat] couldn’t read either, but nobody asked {pet.him} how it was coming along.][pet.other: {Pet}, at home, couldn’t read either, but nobody asked {pet.him} how it was coming along.]

# jump
In the middle of the square stood a painter on a box, painting a very red word on a sign.

“What does it say?” asked {child}.

“‘Jump,’” read {friend}, and jumped.

“Why are you jumping?”

“It says so.” {Friend} looked again, and jumped again.

A policeman looked up, and jumped so high that his hat came off. A man with a tray of eggs looked up as well, which was a pity.[pet.dog:  {Pet} saw to the eggs.]

“It works!” shouted the painter. “Thirty years I’ve painted signs, and nobody’s ever done a thing they say! So I’ve mixed a stronger paint. Whoever can read it has to do it!”

{child}, who couldn’t read it, just stood there on both feet.

# stop
“And now for something useful. People do rush about so.” And the painter crossed out the old word, did a new one, and read it through, to check the spelling.

That was a mistake. It said stop.

The painter stopped, with the brush in the air. The policeman stopped, with his hat halfway to his head. {Friend} stopped on one leg. [adult: {Adult} stopped, with a taste of cheese in the air. ][elder: On the bench {elder}[elder2:  and {elder2}] stopped behind a bun. ][sport: Some people on their way to {play sport} stopped in mid-step. ]Everybody who could read stood still. The only things still going were their mouths.

[athlete: {Athlete} was the only one who didn’t notice any difference, being a poster.][music:  And a radio played on, {@song}, because a radio can’t read.]

# an-itch
“My nose itches!” shouted the policeman. “Who can scratch it?”

{child} could.

“Left a bit,” said the policeman. “Lovely. But stop is stop till it says go. Somebody will have to paint a go. Somebody who can move.”

The ones who could move were the pigeons, a baby in a [us: stroller|pushchair][pet.dog: , {pet}] and {child}.

# say-it
“{Child}!” shouted {friend}. “Paint go! It’s only two letters!”

{child’s} stomach went tight. This wasn’t something you could nod at. {child.He} could say that {child.he} had to go home. But {friend} was standing on one leg, and the leg had begun to shake.

“I can’t,” whispered {child}.

“What was that?” called the policeman.

“I can’t READ!” shouted {child}, right across the square.

So now they knew. {child.He} shut {child.his} eyes.

“THANK GOODNESS!” shouted the whole square.

“Not a single letter?” asked the painter.

“No.”

“That’s wonderful,” said the painter. “Take my brush.”

# bitten
So {child} climbed on to the box, and pulled the brush out of the painter’s hand.

“First you need a G.”

“What does it look like?”

“Rather like a G,” said the policeman.

But {friend} remembered, because only last week {friend.he} couldn’t read either. “It’s a ring with a tail,” {friend.he} said. “A monkey’s tail, that curls up at the end.”

{child} painted a ring with a monkey’s tail. “And then?”

“Then an O. That’s a ring with no monkey.”

{child} painted one, so red and round that {child.he} stepped aside to show it.

“Careful!” shouted {friend}. “Mind the … ga.”

# ga
“Mind the what?” said {child}.

“Ga,” said {friend}.

“Ga ga,” said the policeman, horrified.

Because whoever can read it has to do it, and now it said ga. The whole square stood still and said ga. In the [us: stroller|pushchair] the baby sat up. At last somebody was talking sense.

“Ga!” it answered.

{child} laughed, until {child.he} saw what it meant. Now there was nobody left to tell {child.him} what was wrong. {friend’s} leg shook and shook, and {child} stood there all alone with a brush and couldn’t read.

# a-ring
{child} looked hard at the letters. Ga, they said. They should have said go.

“Ga,” {child.he} said. “Go.”

{child.He} put two fingers to {child.his} lips, and said it again, slowly. For ga, {child.his} mouth was wide open, as it is at the dentist’s. For go, {child.his} lips made a ring, and nothing but a ring.

{child} looked at {child.his} own ring, the one with no monkey. The paint had run. Down one side went a long red drip, like a leg.

{child} wiped the leg away with {child.his} sleeve.

Then {child.he} stepped aside.

# with-the-feet
First {friend’s} foot came down. Then the policeman went, and then everybody, to wherever they’d been going. [adult: {Adult} got the cheese. ][elder: The bun went in one bite. ][sport & age>=7: Those who were going to {play sport} went and did it. ]

{child} looked up at the sign once more. Go, {child.he} thought. And {child.his} feet went, off the box and away across the square.

“Where are you off to?” shouted {friend}.

“I don’t know,” said {child}, and stared at {child.his} feet. “It says … It says go.”

It was the first word {child.he} ever read, and {child.he} read it with {child.his} feet.

[pet.dog: {Pet}, who couldn’t read, sat by the box with egg on {pet.his} nose, and had to be called.]

# way-home
{Friend} read all the way home, and {child} walked beside {friend.him} and didn’t nod at anything. But outside the last shop there was a board, and when {child.he} saw it, something twitched in both {child.his} shoes.

“There,” {child.he} said. “Go.”

“It says ‘goat’s cheese’,” said {friend}.

“It starts all right,” said {child}.

# in-the-book
That evening {child} lay in bed with a book on {child.his} tummy.[pet.cat:  {Pet} lay on the book, and had to be lifted off all the words that were underneath {pet.him}.] [adult: {Adult} did the reading, but every go was {child’s}.|Most of it was still beetles. But here and there, there was a go.]

There was one on nearly every page. {child} read them all, with both feet, under the [us: covers|duvet].

# @song
{music}
