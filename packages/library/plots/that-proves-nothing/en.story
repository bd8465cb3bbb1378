title: That Proves Nothing
title: The Coat in the Window
title: One Silly One
guest friend: Eli (he), Anya (she)
guest teacher: Mr Voss (he), Mr Kessler (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has the camera is the grandparent, else {adult}, else {minder}. {teacher} is polite and a little tired. “That proves nothing” is said the same way every time, by whoever says it; a listener may say it too.

# the-coat-in-the-window
{child} was a slow reader. The words came out one at a time, like people getting off a bus, and other teachers [school: {at school} | at school] always finished the sentence for {child.him}. {teacher} never did. He stood by {child’s} chair in his long black coat with the red collar, held the book and said, “Take your time, {child}. I have plenty.” {child} wanted no other teacher, ever.

Then, one dark afternoon, {child.he} looked up from the page. In the black window [child.name: were {child}, and the book, and the coat | {child.he} could see {child.himself}, and the book, and the coat]. There was nobody in the coat.

# at-break
“{teacher} is a vampire,” {child} told {friend} at [us: recess | break].

{Friend}[!friend.known: , {child’s} best friend,] was going to be a scientist. “That proves nothing,” {friend.he} said. “Windows are funny.”

“He never eats school lunch.”

“That proves nothing. Have you seen school lunch?”

“He was hanging upside down in the [us: supply closet | stationery cupboard].”

{Friend} thought for a long time. “My uncle does yoga,” {friend.he} said. “That proves nothing.”

# only-beetroot
[music: Somebody stopped humming {music}, and coughed. | Somebody coughed.] It was {teacher}, under a big umbrella, though it wasn’t raining.

“I’m afraid it’s true,” he said. “I’d be so grateful if you didn’t mention it. When people find out, I have to move away, and I do like [city: {city} | it here].”

“Do you bite?” asked {friend}.

“Only [us: beets | beetroot],” said {teacher}, and he sighed. “But tomorrow is the class photograph. My clothes come out in photographs, and I don’t. Everyone will see.”

“Who’s taking it?” said {child}.

“Somebody very kind, with a big camera.”

{child’s} stomach dropped into [child.name: both | {child.his}] boots. “That’s {@first},” {child.he} said. “{@He} notices everything.”

{child} was so afraid of losing {teacher} that {child.he} held on to his sleeve until the bell rang.[pet.dog:  At home {child.he} told nobody but {pet}[!pet.known:  the dog], who was after the sausages and promised everything.][pet.cat:  At home {child.he} told nobody but {pet}[!pet.known:  the cat], who was after the sausages and promised everything.][pet.other:  At home {child.he} told nobody but {pet}, who only wanted supper.]

# hat-and-scarf
Next morning the whole class stood in rows in the [us: gym | sports hall][sport: , where they had {sport} on Mondays], with {teacher} on a chair in the middle.[elder2:  {Elder2} had come along to hold the lamp.] {Friend} had a plan, and the plan was a hat and a scarf.

“Hat and scarf off, please,” said {@a}, and that was the end of the plan.

# lost-head
Click, went the camera. {@A} looked at the picture. Then {@he} turned the camera upside down and shook it.

“{teacher},” {@he} said, “I seem to have lost your head.”

“I do apologise,” said {teacher}. “I sometimes lose it myself.”

“I can see the wall straight through you.”

“I haven’t been eating properly,” said {teacher}.

{@A} frowned. “One more, then. And this one goes on the big screen, so everyone can help me look.”

# packing
It was all over now. {teacher} gave {child} a small, sad nod, as if he had already started packing. Tomorrow there would be somebody else by {child’s} chair, finishing {child.his} sentences.

{child} looked along the rows. Everybody else would have a head. That was the trouble.

# heads-in
[child.name: So {child} grabbed a collar, {child’s} own, and pulled the whole [us: sweater | jumper] up, over nose and eyes and right over the top. | So {child} grabbed {child.his} own [us: sweater | jumper] by the neck and pulled it up, over {child.his} nose, right over the top of {child.his} head.]

“Headless photo!” {child.he} shouted from inside.

{Friend} understood.

“Heads in, everybody!” {friend.he} yelled, and {friend.he} vanished down {friend.his} own collar like a tortoise.

Then up went the [us: sweaters | jumpers], all along the rows, and {teacher} turned up his collar, until there wasn’t a head left in the whole class.

{@A} laughed so much that the camera shook.[elder2:  {Elder2} laughed so much that the lamp shook, too. “All right,” said {@a}. |  “All right,” {@he} said.] “One silly one.” Click.

# exactly-like-myself
And there it was on the big screen: rows of [us: sweaters | jumpers] with no heads, and in the middle a long black coat with no head either.

“That’s the one,” said {teacher} happily. “I look exactly like myself.”

{@A} bent closer to the screen.

“That’s odd, though,” {@he} said. “The rest of you have got hair poking out. {teacher} hasn’t any. And I can see the wall through his collar.”

{child} couldn’t say a word. But {friend} put both hands behind {friend.his} back and studied the picture like a scientist.

“That proves nothing,” said {friend}.

# the-last-full-stop
That afternoon {child} read a whole page aloud, [athlete: about {athlete}, ]all the way to the last [us: period | full stop]. In the window, the empty coat bent a little closer, so as not to miss the end.

# by-the-front-door
The photograph came home in a frame, and {@a} hung it by the front door. {@He} stood in front of it for a long time.

“{Child},” {@he} said. “Is there something about {teacher}?”

“He’s the best teacher I’ve ever had,” said {child}.[pet:  {Pet}, who knew, said nothing.]

{@A} looked at the picture. {@He} looked at {child}. Then {@he} reached out and put the frame straight.

“That proves nothing,” said {@a}, and turned off the light.

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
