title: Have You Got a Horse?
title: Not on a Horse
title: The One That Creaked
guest sture: Stanley (he), Wilf (he)

% {sture} is hard of hearing: cross, horse; cross, of course; swing, wing. In Swedish it is a wolf.

# eh
“I’m so cross,” said {child}.

{Child.He} said it to {sture}, because he was the one who was sitting on the bench in the yard behind the [us: apartments | flats]. {Sture} was old. He had a stick in his hand and a cup beside him, and he didn’t hear very well.[pet.dog:  Across his shoes lay {pet}[!pet.known: , {child’s} dog].][pet.cat:  Beside the cup sat {pet}[!pet.known: , {child’s} cat].]

“Eh?” said {sture}. “You’ve got a horse?”

“No!” said {child}. “CROSS!”

“My word. Is it [pet.dog/pet.cat: bigger than {pet} | a big one]?”

“I haven’t got a horse! I’m CROSS!”

“Of course,” said {sture}. “You couldn’t keep one indoors.”

# only-air
Now {child} was crosser than ever, and {child.he} hadn’t known that there was any more cross to be.[sport:  This was worse than when you {play sport} and lose.] {Child.He} could feel it all over. {Child.His} face was hot and {child.his} tummy was hard, and both {child.his} hands had made themselves into fists.[pet.dog:  {Pet} put out a nose and pushed at one of them, but it wouldn’t open.][pet.cat:  {Pet} rubbed a cheek along one of them, but it wouldn’t open.]

It was the swing. It had hung there in the yard for the whole of {child’s} life.[pet.cat:  When {child} wasn’t on it, {pet} was.][friend:  {Friend}[!friend.known: , {child.his} best friend,] could go so high on it that it tickled your tummy just to watch.][elder:  Even {elder}[elder2:  and {elder2}] had tried it.][city:  There were other swings in {city}, but none like that one.] And this morning[school: , just as {child} was leaving for {school},] a man had come with a truck. He unscrewed it, and put it in the back, and drove away. Nobody had asked {child}.[pet:  Nobody had asked {pet}.] Nobody! And there stood the frame, with nothing in it but air.

“They’ve taken the SWING!” shouted {child}.

“A wing?” said {sture}. “No, no. Not on a horse.”

# thump
That was when {child} gave up words. {Child.He} stamped. There were boards in front of the bench, and {child.he} stamped on them with both feet, as hard as {child.he} could[athlete: , which would have astonished {athlete}]. THUMP! THUMP! THUMP! The boards shook. The bench shook. The legs of {sture’s} [us: pants|trousers] shook.

And the cup shook. It gave a little hop. It gave another little hop. Then it fell off the bench, and its handle came off.

# the-cup
{child} stood stock still.

{Sture} was looking up at the sky. He hadn’t heard it. He hadn’t heard a thing. You could walk away now. [pet.dog: You could say it was {pet}. It was that sort of tail. | [pet.cat: You could say it was {pet}. It usually was. | You could just walk away.]]

[pet.dog/pet.cat: {Pet} looked at {child}.

]{child} swallowed hard. Then {child.he} pulled {sture} by the sleeve. When he looked, {child.he} pointed at the cup, and after that {child.he} pointed [pet.dog/pet.cat: past {pet}, at the two feet that had done it | at {child.his} own two feet]. {Child.His} eyes were stinging.

# ugly-already
“Ah,” said {sture}. He picked up the cup and looked at it for a long time. “My brother-in-law gave me that. It was ugly when it was in one piece.”

He put the handle in his pocket. Then he looked at {child’s} feet, and at the two fists.

“Do that again,” he said. “I think you were telling me something.”

# with-his-feet
{child} stamped. THUMP! THUMP! THUMP!

{Sture} sat with his hand flat on the bench. He felt it with his hand, and he felt it in the boards with his own two feet.

“But my dear old thing,” he said. “You’re CROSS.”

“YES!” said {child}.

“Well, why didn’t you say so?”

# creaked
{child} took his stick. {Child.He} marched straight over to the frame and pointed with the stick, right up at the place where the swing should have been. There were only two hooks.[pet.cat:  {Pet} sat down right underneath and looked up.]

{Sture} got up. It took a while[pet.dog: , because {pet} had to get up first]. He came and stood beside {child.him}, and he looked at the hooks, and his chin began to wobble.

“Have they taken it?” he said. “The one that creaked?”

{child} nodded.

“I can’t hear the birds,” said {sture}. “I can’t hear the telephone. But I could hear that swing. Every day I heard you come out to play.”

# both
He didn’t say any more for a bit. Then he lifted one foot, and put it down. THUMP!

“I’m so cross,” said {sture}.

“I’m so cross,” said {child}.

And they stamped. They stamped all [us: around | round] the frame, {child} with two feet and {sture} with one foot and a stick.[pet.dog:  {Pet} came last, and stamped with four.] THUMP! THUMP! CLACK![music:  It could have been {@song}, if you were hard of hearing.] They stamped all [us: around | round] the yard and back again.[pet.cat:  {Pet}, on top of the bike shed, thought that it was high time.] Nobody told them to stop. They stamped until it was all stamped out.

It took a good long while.

# empty-hands
Then they sat down on the bench. The swing was still gone, and it was every bit as unfair as before. But {child’s} face wasn’t so hot, and {child.his} tummy had gone soft again. {Child.He} opened {child.his} hands and looked inside.[pet.dog:  {Pet} put a nose in, to make sure.] There was nothing in them at all[pet.cat: , until {pet} came and laid a cheek there].

“Tomorrow we’ll telephone the people who took it,” said {sture}. “You can talk. I’ll stamp.”

# asleep
The sun was going down behind the bike shed.[pet.dog:  {Pet} had all four shoes to lie on now.][pet.cat:  {Pet} lay in {child’s} lap, which was nearly as good as a swing.] {child} leaned on {sture’s} arm. He had his old woolly jacket on, as rough and warm as a horse blanket. After a while he bent down to {child’s} ear.

“I say,” he said. “Have you still got that horse?”

{child} had a feel.

“It’s asleep,” said {child}.

# @song
music
## if song
{song}
## if artist & !song
{artist}
