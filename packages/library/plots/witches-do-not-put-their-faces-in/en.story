title: Witches Do Not Put Their Faces In
title: The Witch in the Swimming Class
title: It Needs Salt
guest witch: Miss Grimble (she), Miss Mutch (she)
guest toad: Kenneth (he), Malcolm (he)
guest teacher: Dev (he), Errol (he)

% {witch} wears her hat in the water from first to last. The wand lies as deep as an arm and a face; it is the child who puts a face in.

# a-very-small-towel
There was a witch in {child’s} swimming class[city:  in {city}].

You could tell straight away. She had a black [us: bathing suit | swimming costume] down to her knees, orange [us: water wings | armbands], and a tall pointed hat. On the side of the pool sat a toad with a very small towel.[pet: {@pet-waits}]

“Good morning, Beginners,” said {teacher}, the teacher. “This is {witch}. She’s three hundred and twelve, and she’s never learned to swim.”

“I have been busy,” said {witch}.

# dry-noses
They all climbed down into the shallow end. The water came up to {child’s} tummy. {Child.He} liked {child.his} legs in, and {child.he} liked {child.his} arms in. There was just one thing {child.he} didn’t like.

“Now we put our faces in!” said {teacher}.

Everyone put their faces in.[friend:  {Friend}[!friend.known: , {child’s} best friend,] blew so many bubbles that somebody had to tap {friend.him} on the back.] {child} didn’t. {Child.He} looked sideways. {witch} hadn’t either.

“Witches,” said {witch}, “do not put their faces in.”

{child} was delighted. “Nor do I,” {child.he} said.

So every Saturday[school: , when {school} was shut,] they stood side by side with dry noses. Blow bubbles? Witches do not put their faces in. Pick up the hoop? Witches do not put their faces in. {toad} the toad put his face in. He put all of himself in, plop, and swam a length[athlete: , like {athlete}], and dried himself behind the knees. But nobody took any notice of {toad}.

# is-this-soup
Then came the Saturday when the water was cold.[sport & !sport.Swimming:  Everybody would sooner have gone out to {play sport}.]

“Brrr!” said {witch}. “I shall put a stop to this.” She took her wand out of her hat and stirred. “Warm, water, warm!”

The water got warm. It was lovely. It got a bit warmer. It turned green. It turned thick. Something bumped against {child’s} arm, and it was a carrot.

“{witch},” said {teacher}, “is this soup?”

“It’s the only warm spell I know,” said {witch}. “Leek and potato. Never mind, I’ll turn it back. I’ll just … a … a … ATCHOO!”

The wand shot out of her fingers. It turned over once in the air. And it went gloop, down into the soup, and was gone.

# fetch
Nobody could see the bottom. And the soup was still getting thicker. They could hardly move their legs. They stood in it like spoons.

“{toad}!” called {witch}. “Fetch!”

{toad} jumped in. But the soup was too thick for a toad by now, and he didn’t go under. He lay on top, holding on to a potato, and pointed straight down with one foot. It was there, right beside {child}.

{child} reached down. {Child.He} reached as far as {child.his} arm would go, and {child.his} fingers felt about in the warm, and there was nothing. The wand was just a bit further down. It was just one face further down.

# so-am-i
{child} looked at {witch}. {witch} had gone white.

“I can’t, dear,” she whispered. “It isn’t that witches don’t. It’s just that I don’t. I never have. I’m frightened of it.”

“So am I,” said {child}.

# in
{child} looked at the soup. It smelled nice, anyway. {teacher} came and held {child.his} hand, tight.

“I’m not a witch,” said {child}. “I’m {child}.” {Child.He} took a big breath. And {child.he} put {child.his} face in.

It was warm. It was dark and green. It went blub in {child.his} ears, and it didn’t hurt at all. {Child.His} fingers went down, and closed round something thin.

UP came {child}, with a wand in {child.his} hand and a leek on {child.his} head.

“It’s only wet!” {child.he} shouted. “{witch}, it’s only wet. And it needs salt.”

# only-wet
{witch} gave the wand one flick. The soup thinned and cleared and was blue again, and everyone cheered, and {toad} let go of his potato.[elder:  {Elder}, up on the bench with the towel, had only just found a spoon[elder2: , and {elder2} some bread].]

Only {witch} was still looking at the water.

“Only wet?” she said.

“Only wet,” said {child}. “I’ll hold your hand.”

# not-out
The next Saturday, when {child} came out of the [us: locker room | changing room], {child.he} couldn’t see {witch} anywhere. {Child.He} could only see the tall pointed hat, sailing slowly along on the water, all by itself. Under it came a long, long line of bubbles[music: , to the tune of {music}].

“{witch},” called {child}. “It’s me. Come up.”

The hat stopped. Up came a nose, and a chin, and a great big dripping smile.

“Witches,” said {witch}, “do not take their faces out.”

And down she went again, and {child} climbed in after her.

# @pet-waits
 {Pet}[!pet.known:  the dog], who wasn’t allowed in, was saying so outside.
## if pet.cat
 {Pet}[!pet.known:  the cat] wouldn’t have come for anything.
## if pet.other
 {Pet} hadn’t been allowed to come.
