title: Holes in the Paper
title: Mouse All Over the Country
title: Somewhere in the Snow
guest sitter: Desmond (he), Clive (he)

% Whoever has the cold (@a): {adult}, else the grandparent, else {sitter}, who is looking after {child}. In English the word on the flake is read upside
% down: snow is "mous", a mouse without its e. Before six the child can read one word only, wow.

# click
{child} wanted snow. {Child.His} [us: sled | sledge] had been waiting by the wall for three weeks, but all it ever did was rain.[friend:  {Friend}, {child.his} best friend, rang every day to ask whether it had stopped.] So {child} decided to make some.

{Child.He} borrowed the hole punch from the desk. Click, it went, and out fell some little round flakes. Click, click! {Child.He} made holes in an old envelope, and {child.he} made holes in the pizza menu.[school:  {Child.He} made holes in a letter from {school}.] Last of all {child.he} made holes all over the newspaper[athlete: , but not in the picture of {athlete}]. Then {child.he} threw the whole lot up in the air, and it snowed on the table, and on the butter, and on {child}[pet.dog: , and on {pet} the dog, who sneezed][pet.other: , and on {pet}].

# hole-in-the-paper
{@A-first} came in to read the paper, with a cup of tea and a dreadful cold[music: , humming {music} through the nose]. {@A} opened the paper, and there in one of the holes was {child}.

“I see,” said {@a}, and began to read. “A brown hole called Gerald has run away from home[city:  {in city}]. Whoever finds him will be given a big hole.[sport:  Everybody who is going to {play sport} tomorrow must bring their own hole.]”

{child} laughed until {child.he} got hiccups. “More!”

“And now the weather,” read {@a}. “Tomorrow there will be … hole all over the country.”

{child} stopped laughing. “There will be what?”

“I don’t know,” said {@a}. “The word’s gone.”

“Where’s it gone?”

{@A} looked round the kitchen. “It’s somewhere in the snow.”

# every-flake
So they crawled about on the floor and picked up every single flake.[elder & adult:  {Elder}[elder2:  and {elder2}] found three in the sofa.][elder2 & !adult:  {Elder2} found three in the sofa.] There was a heap of them on the table, and they started looking. One flake had a bit of sausage on it. One had an eye. [age<6: The only word {child} could read was “wow”, because it was on {child.his} [us: pajamas | pyjamas], but {child.he} looked at them all.|One said “up”, and one said “oo”. {child} read the lot.]

“It must be a short word,” said {@a}, “if it went in a little hole. It might be sun.”

“Or snow,” said {child}.

“Or snow.”

# ah
{@A} bent right down over the heap, and it tickled. “Ah,” said {@a}. “Ah … ah …”

“No, {@a}!”

[us: ACHOO | ATISHOO]!

Up went the flakes, every one of them. They went under the [us: stove | cooker], and they went in the tea. There wasn’t one left on the table.

“Sorry,” said {@a}, in a thick voice.

Now they would never know! {child} put {child.his} arms on the table, and {child.his} head on {child.his} arms, and shook {child.his} head: no, no, no.

# one-flake
And something fell out of {child.his} hair. It was a flake. It had been there all the time, and now it lay just in front of {child.his} nose. There was something on it.

{@A} leaned across from the other side of the table, and got there first. “M,” read {@a}. “O. U. S. Well! That’s meant to be a mouse. They’ve left the end off.”

“A mouse?” said {child}.

“Tomorrow there will be mouse all over the country,” read {@a}.[pet.cat:  {Pet} the cat looked up.]

{child} looked at the flake again. From where {child.he} {child.was} sitting it was quite different. [age<6: There was an O, and there was a W, just like on {child.his} [us: pajamas | pyjamas], and there wasn’t a mouse to be seen.|It started at the other end, and there wasn’t a mouse to be seen.]

“You’ve got it upside down!” {child.he} shouted.

{child} turned the flake round with one wet finger.

“S,” read {@a}. “N. O. W.”

“SNOW!” yelled {child}.

# it-fitted
{Child.He} picked the flake up on the tip of {child.his} finger and put it in the hole in the paper, the right way up. It fitted exactly.

“Tomorrow there will be snow all over the country,” read {@a}.

# rain
But the next morning it was raining. It rained at lunchtime. It rained while they had their [us: dinner | tea], and {child} didn’t say very much.

Then it was time to brush {child.his} teeth. And you couldn’t hear the rain any more. {child} spat, and ran to the window.

Flakes were falling out there. They weren’t round, and they weren’t made of paper. They were big and soft, and they fell and fell.

# the-bench
{@A} put {child.his} snowsuit on over {child.his} [us: pajamas | pyjamas], and out they went. The bench had a thick white blanket on it already. {child} wrote on it with one finger: snow.

{@A} came round the other side of the bench and bent down to read it.

“Mouse,” read {@a}.

{child} laughed so much that {child.he} fell over backwards, and it didn’t hurt a bit.

# good-night
Then {@a} carried {child.him} in and tucked {child.him} up. The [us: sled | sledge] had been put nearest to the door.

“Good night,” said {@a}, at the window. “There’s mouse all over the country.”

# @A-first
{sitter}, who was looking after {child} that week,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
