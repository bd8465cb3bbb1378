title: Only a Crumb
title: Somebody at Home
title: The Chimney Was Me
guest tomte: Nib (he), Knut (he)
guest friend: Reuben (he), Iris (she)

% The grown-up (@a): {adult}, else the elder, else the one in the apron. Christmas Eve unless Lucia was wished for.

# not-a-crumb
{child} had made a gingerbread house. It stood on the kitchen table, and {@tonight}, they were going to put a light inside it, so that it would shine out through the windows.

“Not a crumb till then,” said {@a}.

But it smelled so good. Only a crumb, thought {child}, and took one from the back, where nobody would see. Yesterday {child.he} had taken only a crumb as well.[age>=6:  The day before that {child.he} had taken only a crumb twice.]

# nose-to-nose
Now {child} was alone in the kitchen, {@dressed}. In the back wall of the house there was a hole as big as a mouth.

Only a crumb, thought {child}, and stood on tiptoe, and bit.

Nibble, nibble.

But it came from inside the house.

{child} took another bite, and [age>=6: somebody inside took another bite too. Then ]the bit of wall between them was gone, and right in front of {child’s} nose there was another nose. It was small and red and had sugar on it.

“Only a crumb!” it shouted.

# a-roof
In the hole stood {@gnome}, no bigger than a fork. His name was {tomte}, and he had a broom with only one bristle.

“You’re eating my house!” he said.

“But I made it,” said {child}. “And you were eating it as well!”

“I was cleaning,” said {tomte}. “I can’t bear crumbs.”

“What crumbs?”

He broke a corner off the window. “This one,” he said, and put it in his mouth.[age>=6: 

Then he sat down on his doorstep, and his beard began to tremble.]

“[wish.tomte / wish.lucia: A tomte | A gnome] has to have a roof,” he said. “If he hasn’t got a roof, he has to move out, the very same night. [age>=6: I lived in a stable, and they took the roof off. ]I lived in a birdhouse[city:  in {city}], and the roof blew away. [age>=6: Then I smelled this. ]I’ve never had a place I liked so much.”

# neighbours
{child} looked in. There was a matchbox for a bed, and a carpet of sugar, neatly swept.

“It’s lovely,” said {child}.

{Tomte} broke a little piece off the door. “Only a crumb?”

“Only a crumb,” said {child}.

So they nibbled together, one on each side of the hole, and it was nice not to be the only one.

# the-roof-slides
Then something went CRACK.

The whole house leaned over, and the roof began to slide.

{child} jumped forward and caught it in both hands.

“My roof!” cried {tomte}. “I’ll have to move out! Tonight! Don’t let go!”

“I won’t let go,” said {child}.

And just then there was singing in the hall. {@singing}, and they were all coming to see the light put in. There stood {child} with the roof in {child.his} hands and crumbs all round {child.his} mouth. {child.He} wanted to run away and hide.

But then the roof would fall.

# it-was-me
The door opened. First came {friend}[!friend.known: , [friend: {child’s} best friend|who lived next door],] and stopped.

“Oh, {child},” said {@a-came}. “What’s happened to the house?”

{child} was so ashamed that it hurt.

“It was me,” {child.he} said. “I only took a crumb. Every day.” A tear rolled down {child.his} cheek, and {child.he} couldn’t even wipe it off.

{@A} wiped it off with one thumb, and looked at the roof for a long time.

“Did you take the chimney too?”

“No,” said {child}.

“No,” said {@a}. “The chimney was me. It was crooked.”[age>=6: 

“I might have had a corner,” said {friend}. “On Sunday. Or two corners.”][elder & adult: 

“I don’t think we need talk about the fence,” said {elder}[elder2:  to {elder2}].][pet.dog: 

{Pet} went and lay down under the table. There had been a snowman, too.]

# hold
{@A} stuck the wall together again with icing.

“Now it has to set,” said {@a}. “Can you hold that roof until we’ve finished singing?”

{child} nodded. They sang one verse after another[music: , and then {@song}][school: , till they heard it at {school}]. {child’s} arms shook. And then {child.his} nose began to itch. But {tomte} had to have a roof, and {child} didn’t let go. [sport: Not even {@game} is so hard. ][athlete: {athlete} might have. ]

Then {tomte} climbed up inside {child’s} sleeve, held out his broom, and scratched that nose.

“Left a bit,” whispered {child}.

“Let go now,” said {@a}.

{child} let go, one finger at a time. The roof stayed on.

# stars
They turned off the lamp, and {child} put in the light.

It shone out through the windows and every bite as well, and the whole wall was covered in little stars, one for each crumb.

“Just think,” whispered {friend}, “if we hadn’t eaten any.”

[wish.lucia: It was the best Lucia there had ever been, {child} thought. | It was the best Christmas ever, {child} thought.] And at one of the windows there was a small shadow, sweeping.

# a-roof-of-your-own
That night the house stood in {child’s} own room, and {child} lay in bed with icing on {child.his} fingers[pet.cat: , and {pet} lay across {child.his} feet, washing {pet.his} whiskers][pet.dog: , and {pet} lay beside the bed, smelling of gingerbread][pet.other: , and {pet} had been given a crumb].

“Can it stay on a bit?” asked {child}.

“Only a crumb,” said {@a}.

Inside the house somebody put his broom in the corner, and pulled up the covers in his matchbox.

{child} pulled up {child.his} covers too, right up over {child.his} shoulders, like a roof. And under it {child.he} slept.

# @tonight
tonight, on Christmas Eve
## if wish.lucia
tonight, when it was Lucia

# @dressed
wearing {child.his} best [us: sweater | jumper]
## if wish.lucia
all dressed up in Lucia white, with tinsel in {child.his} hair

# @singing
It was carols
## if wish.lucia
It was the Lucia song

# @gnome
a house gnome
## if wish.tomte / wish.lucia
a tomte, who is a gnome that lives in people’s houses

# @song
{music}

# @a-came
{@a}
## if elder & !adult
{elder}[elder2: , with {elder2} behind]

# @game
{sport}

# @a
the one in the apron
## if adult
{adult}
## if elder & !adult
{elder.short}
