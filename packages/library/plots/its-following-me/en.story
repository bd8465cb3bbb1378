title: It’s Following Me
title: From the Tree to the Gate
title: The Moon Can’t Go Both Ways
guest otis: Otis (he), Ivo (he)

% The moon is “it”. Along the path: the tree at one end, the bench in the middle, the gate at the other end. {otis} never fibs.

# behind-the-chimneys
“It’s following me,” said {child}.

{Child.He} meant the moon. It had come up round and yellow behind the roofs[city:  of {city}], and as {child} walked along the path by the field, the moon came along as well. It slid behind the chimneys and popped out on the other side, so as not to lose {child.him}.[pet.other:  {Pet}, who lived in the same house, had never taken that much trouble.]

“No, it isn’t,” said {otis} Flood. “It’s following me.”

# the-last-evening
{otis} lived next door, and this was his last evening. Tomorrow a van was coming to take {otis} and his gran to [us: Vermont | Scotland], to live there.[school:  His peg {at school} was empty already.][friend:  {Friend}, {child’s} best friend, had copied the new telephone number out for everybody, just in case.] {child} and {otis} weren’t talking about [friend / school: any of that | that]. They were quarrelling about the moon instead, which was easier. {otis’s} gran sat on the bench in the middle of the path, with a flask of tea[elder:  that {elder}[elder2:  and {elder2}] had filled for her], and let them.[pet.dog:  {Pet} the dog lay on her feet and kept them warm.]

# ten-steps
{child} ran ten steps and stopped dead. The moon ran ten steps and stopped dead.

“See?” said {child}. “It’s following me.[sport:  It even comes to watch me {play sport}.]”

{otis} hopped. He hopped all the way past the bench on one leg.

“See?” he puffed. “It hopped. It’s following me.”

{child} crept along behind the bushes and came out on tiptoe at the far end. There was the moon, looking straight at {child.him}.

“It waited for me![athlete:  It wouldn’t even do that for {athlete}!]”

{otis} walked backwards with his nose in the air[music: , humming {music}], until he fell over his gran’s bag.

“It walked backwards with me! It’s never done that for you!”

# both-ways
“Right,” said {child}. “You go up to the tree, and I’ll go down to the gate. It can’t go both ways.”

So {otis} marched up to the tree at one end of the path, and {child} marched down to the gate at the other[pet.cat: , where {pet} the cat was sitting, and following nobody]. Neither of them took their eyes off the moon, and it kept up all the way. When {child} stood by the gate, there it was, right over the gatepost.

“It’s here!” shouted {child}. “It’s following me!”

“It’s here!” shouted {otis}, from the tree. “It’s following me!”

“You’re fibbing!”

“You’re fibbing!”

“It came with me!”

“With me!”

# take-it-then
“Well, take it to [us: Vermont | Scotland], then!” shouted {child}. “Go on! I don’t even care!”

Nobody shouted anything back. {child} wished {child.he} could run after those words and catch them, but they had already got to the tree. {Child.He} could see {otis} there in the dusk. He had sat down on the ground, with his back to {child}.

# never-fibbed
{child} looked at the moon over the gatepost. It was here. {Child.He} could see that it was here.

But {otis} didn’t fib. {otis} had never fibbed in his life. When he had eaten {child’s} piece of cake, he had come round with icing on his chin to tell {child.him}.

{child} walked up the path, past the bench, all the way to the tree.

# swap
“Swap,” said {child}.

“What?” said {otis}, to his knees.

“You go to my end. I’ll stay here at yours. Then I can see what you saw.”

{otis} wiped his nose and went. {child} stood where he had been sitting, with {child.his} back against the tree, and looked up.

And there it was. Right over {otis’s} branches, round and yellow, looking straight at {child}.

“{otis}!” {child.he} called. “It’s here! It did follow you!”

“{child}!” he called from the gate. “It’s here as well! It followed you too!”

# without-turning
They both ran, and they met at the bench, out of breath.

“How does it do it?” said {child}.

“It’s a long, long way off,” said {otis’s} gran. “From up there, this whole path is one little spot. It can look at you both without turning its head.”

{otis} looked at his shoes. “How far is [us: Vermont | Scotland] from here?” he said.

“For us, all day in a van,” said his gran. “But the moon still won’t have to turn its head.”

# so-as-not-to-lose-them
Nobody quarrelled after that. {otis} held out his hand and {child} took it, and they walked home along the path with his gran behind them. The moon slid behind the chimneys and popped out on the other side, so as not to lose them.

# both-right
The next evening, the telephone rang. It was {otis}.

“I’m in the new garden with Gran,” he said. “It smells of sheep. Are you by a window?”

“Yes,” said {child}.

“Then walk. I’m going to walk as well. Ready?”

{child} walked along by the window, slowly, with the telephone at {child.his} ear. {Child.He} could hear {otis’s} boots in the grass, far away in [us: Vermont | Scotland]. And out there above the roofs, round and yellow, it came along beside {child.him}.

“It’s following me,” said {otis}.

“It’s following me,” said {child}.

And they walked up and down together for a long time, and they were both right.
