title: The Sea Can’t Keep a Secret
title: Psst, Said the Sea
title: I Sat on the Hat
guest hatman: Mr Pomfrey (he), Mr Bunting (he)
guest girl: Bea (she), Dot (she)

% The sea says psst and tells what it is told, through every shell; whoever tells it himself has no secret left. Then it learns shhh.

# anything-to-tell
“Psst,” said the sea.

{child} looked round. There was nobody behind {child.him}. There were only the little waves, running up the sand to {child.his} toes, and every one of them said it.

“Psst… psst… Anything to tell?”

“No,” said {child}.

But {child.he} had. {child} had a secret so big that it hurt {child.his} tummy. {child.He} had sat on {hatman’s} hat.

# crunch
{hatman} looked after the [us: beach chairs | deckchairs], and he wore that hat every single day. It was a straw hat with a red ribbon. He had left it on a [us: beach chair | deckchair][adult: , the one next to {adult’s}], and {child} had sat down without looking. Crunch! Now it was as flat as a pancake. {child} had put it back, ever so carefully, and walked away very fast.

“You can tell me,” said the sea. “I won’t tell anybody.”

So {child} got down on {child.his} knees in the wet sand, and whispered into the very next wave.

“I sat on the hat.”

“Ooooooh,” said the sea, and it rushed straight out again.

# my-shell-says
{child’s} tummy felt better at once. It felt better for about a minute.

Then a girl called {girl} picked up a shell and put it to her ear, the way you do, to hear the sea.

“[us: Mom | Mum],” said {girl}. “My shell says, ‘{child} sat on the hat.’”

“Nonsense,” said her [us: mom | mum], and picked up another. She listened. “Oh! Mine says, ‘And then {child.he} walked away very fast.’”

“‘Flat as a pancake,’ it says in mine,” said an old man in a towel.

# everybody
“What hat?” said somebody. “Who’s {child}?” said somebody else.[sport:  Nobody wanted to {play sport} any more.] Everybody on the beach[city: , even those who had only come from {city} for the day,] wanted a shell. They stood with their heads on one side, all along the sand, and out of every shell came the same small voice.

“Psst! {child} sat on the hat!”[music:  And in between, it hummed {music}.]

[friend: “Mine says it was an accident,” said {friend}[!friend.known: , who was {child’s} best friend,] very loudly.]

[elder: “Mine says nothing of the kind,” said {elder}[elder2: , and {elder2} nodded].]

[pet.dog: {Pet}[!pet.known:  the dog] barked into a shell, and the shell barked back.][pet.cat: {Pet}[!pet.known:  the cat] looked out of {pet.his} basket and wouldn’t listen at all.][pet.other: It was lucky that {pet} was at home and couldn’t hear it.]

{child} ran back to the water.

“You said you wouldn’t tell anybody!”

“I didn’t tell anybody,” said the sea. “I told everybody.”

“But why?”

“I can’t keep things in,” said the sea. “Boots. Bottles. A piano, once. Whatever goes into me comes out on a beach.”

# like-a-plate
“Mine says {child.he} jumped on it!” called the old man.

“I did not jump!” shouted {child}. And then {child.he} put both hands over {child.his} mouth.

Along the beach came {hatman}. He had the hat on. It lay on the top of his head like a plate.

“What’s everybody listening to?” said {hatman}, and he bent down and picked up a shell. It was the biggest shell on the whole beach. Slowly, slowly, he lifted it to his ear.

# listen-to-me
{child’s} legs wanted to walk away very fast. But {child} ran the other way, [athlete: faster than {athlete}, ]straight at {hatman}.

“Don’t listen to the shell!” {child.he} shouted. “Listen to me!”

{hatman} stopped, with the shell just beside his ear.

“It was me,” said {child}. “I sat on the hat. I didn’t jump. But I did walk away very fast. I’m sorry.”

{hatman} took off the hat and looked at it.

“You sat on it?” he said. “Oh, thank goodness. I thought it was me again.”

He put his fist inside the hat and pushed. Pop! It was round. It was nearly round. {child} laughed, and now there was nothing in {child.his} tummy but the laughing.

# so-did-i
But {girl} had gone pale.

“I told the sea something on Tuesday,” she said.

“So did I,” said her [us: mom | mum].

“So did I,” said the old man, and pulled the towel over his head.

“Psst!” said the shells.

“Quick,” said {hatman}. “Somebody’s got to teach it to keep a secret.”

# without-the-p
So {child} knelt down in the wet sand again.

“When a secret wants to come out,” {child.he} told the sea, “you go like this. Shhh.”[school:  They knew all about that {at school}.]

“Psst,” said the sea.

“Without the P.”

“Ssst.”

“And without the T. And softer. As if somebody’s asleep.”

“Sss…” said the sea. “Shhh. Shhhhh.”

It liked that. It tried it all the way to the rocks and back, one wave after another.

# i-only-asked
{girl} lifted her shell and listened.

“What does it say?” whispered the old man.

“Shhh,” said {girl}.

“I only asked,” said the old man.

When the sun was low and the [us: beach chairs | deckchairs] were folded, {hatman} rolled up his [us: pants | trousers]. He bent down to the sea, and he whispered to it for quite a long time, holding on to his hat.

# all-it-ever-said
{child} took the biggest shell home, and in bed {child.he} put it to {child.his} ear.

“Tell me what {hatman} said,” {child.he} whispered.

“Shhh,” said the sea, very softly, and that was all it ever said.
