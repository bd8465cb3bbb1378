title: Just About to Throw
title: The General Joins In
title: {Pet} and the Big Stone Boots

% Rule: while there is music everybody has to move; when it stops, everybody stops. The General is "he".
% @hopeless: what will not keep still on this dog. @bit: the same, at the end. @a: {adult}, or the grown-up.

# you-are-out
{child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were playing [us: freeze dance | musical statues] in the park[city:  in {city}], while {@a} did the crossword on a bench.[elder:  {Elder} helped[elder2: , and {elder2} rubbed it out again].] {Friend} was the music. When {friend.he} sang[music:  {@song}], {child} and {child.his} dog, {pet}, had to dance, and when {friend.he} stopped, they had to stand as still as statues.

{child} was good at it. {Pet} was hopeless. {@Hopeless}

“You’re out, {pet},” said {friend}, for the sixth time.

The only one who was never out was the General. He was a real statue, in big stone boots, and he stood with one arm up in the air, pointing the way to the station. Everybody with a train to catch went the way he pointed.

# the-look
So {pet} fetched a ball, and put it down in front of the big stone boots, and looked up.

It was a look that nobody could say no to. Ladies with shopping couldn’t. People running for a bus couldn’t.[elder:  {Elder} had never even tried.][sport:  People in the middle of {sport} couldn’t.][school:  It had once worked on the whole of {school}.]

“It’s no good, {pet},” said {child}. “He’s made of stone.”

“Ready?” called {friend}. “La la la!”

And the General moved. He bent down, with a noise like a gravel path, and picked up the ball.

“Good dog,” said the General, and threw it right across the park.[athlete:  It was as good as watching {athlete}.]

# duck-pond
Because when there’s music, everybody has to move. That’s the rule, and nobody had ever asked the General to play before.

But {friend} was so surprised that {friend.he} forgot to sing. The music stopped, so the General stopped, leaning forward with his arm stretched out. And now he wasn’t pointing at the station. He was pointing at the duck pond.

A man came hurrying along with a suitcase, and looked up at the General.

“That way,” he said to himself, and that way he went, and he was in up to his knees before a duck told him.

# the-itch
“Sing, {friend}!” said {child}. “He’s got to put his arm back!”

“La la la!” sang {friend}.

The General stood up straight. But he didn’t put his arm back. He put it behind him, and scratched his bottom.

“Aaah,” said the General. “I’ve had that itch since before there were buses.”

{Friend} laughed until {friend.he} had to lie down on the grass. And you can’t laugh and be the music, so the music stopped.

And there stood the General, in the middle of the park, with his hand on his bottom.

## or
“Sing, {friend}!” said {child}. “He’s got to put his arm back!”

“La la la!” sang {friend}.

The General stood up straight. But he didn’t put his arm back. He bent it, slowly, and put one big stone finger up his nose.

“Aaah,” said the General. “There’s been a leaf in there since before there were buses.”

{Friend} laughed until {friend.he} had to lie down on the grass. And you can’t laugh and be the music, so the music stopped.

And there stood the General, in the middle of the park, with his finger up his nose.

# stone-eyebrows
“Sing!” said {child}.

“I can’t,” said {friend}, in bits. “I keep seeing him.”

{child} wasn’t laughing. {child.He} had seen the General’s face. It was a very grand face, and it couldn’t say a word, but its stone eyebrows had gone up in the middle. He had only wanted to play, and now he would have to stand like that tomorrow, when everybody came. {child} felt sorry for him right down in {child.his} tummy.

Something bumped against {child.his} leg. It was {pet}, with the ball. {Pet.He} put it down in front of the big stone boots, and looked up.

# just-before
{child} looked at the ball. Then {child.he} pretended to throw one, very slowly. {child.His} arm went back, and {child.his} arm went up. And just there, just before you let go, it was pointing over the trees, the way the General’s arm had always been.

“{Friend},” {child.he} said, “sing to that tree, so that you can’t see him. When I say now, stop.”

Then {child.he} knelt down, nose to nose with {pet}.

“He can have the ball,” {child} whispered. “But he can’t let go of it until tomorrow. Can you wait?”

{Pet} thought about it. Then {pet.he} nudged the ball right up against the big stone boots.

# now
“La la la,” sang {friend} to the tree.

The General bent down. He picked up the ball. His arm went back, and his arm went up, and up, and {child} held {child.his} breath …

“Now!”

And there stood the General, with the ball in his hand and his arm in the air, pointing over the trees to the station.

“Ah,” said the man in the duck pond. “That way.” They heard him squelch all the way there, and then they heard the train go toot.

# who-won
{child} stood still, and {friend} stood still, with {friend.his} nose against the tree. But the stillest of them all was {pet}. {Pet.He} {pet.was} looking up at a ball that was just about to be thrown, and there wasn’t a bit of dance left in {pet.him} anywhere. There wasn’t any in {pet.his} {@bit}.

“{Pet} wins,” whispered {friend}.

“We’ll sing it to the end tomorrow,” {child} told the General. Then {@a} folded up the crossword and they all went home, and {pet} walked backwards as far as the gate, so as not to miss anything.

# moonlight
That night {pet} lay across {child’s} feet, and {@a} sat on the edge of the bed and sang, slower and slower, and softer and softer, and stopped. And nobody in that bed moved at all.

Out in the park the moon shone on a pair of big stone boots. And there stood the General, quite still, with his arm in the air and a ball in his hand, just about to throw.

# @hopeless
{Pet.He} stopped in time, but {pet.his} tail always had a bit of dance left in it.
## if breed.Labrador
{Pet.He} stopped in time, but {pet.his} tail always had a bit of dance left in it, and a Labrador’s tail can knock over a picnic.
## if breed.Golden Retriever
{Pet.He} stopped in time, but {pet.his} big feathery tail always had a bit of dance left in it.
## if breed.German Shepherd
{Pet.He} stopped in time, but {pet.his} tall ears always had a bit of dance left in them, because they had to see if everybody else had stopped.
## if breed.Poodle
{Pet.He} stopped in time, but {pet.his} curls always had a bit of dance left in them.
## if breed.Bulldog
{Pet.He} stopped in time, but {pet.his} cheeks always had a bit of dance left in them.
## if breed.Beagle
{Pet.He} stopped in time, but {pet.his} nose always had a bit of dance left in it, because somewhere there was a sandwich.
## if breed.Rottweiler
{Pet.He} stopped in time, but {pet.his} big bottom always had a bit of dance left in it.
## if breed.Yorkshire Terrier
{Pet.He} stopped in time, but {pet.his} hair always had a bit of dance left in it.
## if breed.Dachshund
{Pet.His} front end stopped in time, but {pet.his} back end was such a long way off that it always had a bit of dance left in it.
## if breed.Siberian Husky
{Pet.He} stopped in time, but {pet.his} voice always had a bit of dance left in it. “Ow-ow-oooo,” it went, all by itself.
## if breed.Border Collie
{Pet.He} stopped in time, but {pet.his} left front paw always had a bit of dance left in it, and crept on by itself.
## if breed.Boxer
{Pet.He} stopped in time, but {pet.his} whole back half always had a bit of dance left in it.
## if breed.Cocker Spaniel
{Pet.He} stopped in time, but {pet.his} ears always had a bit of dance left in them, and went on swinging.
## if breed.Australian Shepherd
{Pet.He} stopped in time, but {pet.his} fluffy bottom always had a bit of dance left in it.
## if breed.Shih Tzu
{Pet.He} stopped in time, but {pet.his} moustache always had a bit of dance left in it.

# @bit
tail
## if breed.German Shepherd / breed.Cocker Spaniel
ears
## if breed.Poodle
curls
## if breed.Bulldog
cheeks
## if breed.Beagle
nose
## if breed.Rottweiler / breed.Australian Shepherd
bottom
## if breed.Yorkshire Terrier
hair
## if breed.Dachshund
back end
## if breed.Siberian Husky
voice
## if breed.Border Collie
left front paw
## if breed.Boxer
back half
## if breed.Shih Tzu
moustache

# @a
the grown-up
## if adult
{adult}

# @song
{music}
