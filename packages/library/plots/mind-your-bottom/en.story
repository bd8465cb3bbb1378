title: Mind Your Bottom!
title: Back to Front
title: Who Put That There?
guest fairy: Nettie (she), Dilly (she)
guest neighbour: Mr Pocock (he), Mr Tuckett (he)

% Everything is in the neighbour’s garden. The wings are fastened with one button at the back, and the fairy cannot see it.

# dong
Dong! That was the watering can in {neighbour’s} garden.

{child} looked behind it. There in the lettuces sat a fairy, rubbing her bottom. She was no bigger than a pea pod, and she had two shiny wings.

“Who put that there?” said the fairy.

“{neighbour} did,” said {child}. “Didn’t you see it?”

“How could I? It was behind me.”

# cabbage
The fairy’s name was {fairy}, and she was going home to the pear tree, right down at the end of the garden. Frrrrr, went her wings, and off she flew.

But she flew backwards. Bottom first!

And there was a cabbage.

“Mind your bottom!” shouted {child}.

Bump!

“Who put that there?” said {fairy}.

“Why do you fly backwards?” said {child}.

“Do I?” said {fairy}. “I thought it was the garden that went forwards.”[friend: 

{Friend}, {child’s} best friend, tried going backwards too, and sat down in the mint.]

# wheelbarrow
Frrrrr! Off she flew again. And there was the wheelbarrow[pet.dog: , with {pet}, {child’s} dog, having a rest underneath][pet.cat: , with {pet}, {child’s} cat, having a rest in it].

“Mind your bottom!” shouted {child}.

Bonk!

“And who put that there?” said {fairy}.[pet.dog / pet.cat: 

{Pet} didn’t say who.][sport: 

“I’ll be your eyes!” said {child}. “Like when you {play sport}!”]

# both
Frrrrr! And there was {neighbour}. He was bending down to pull up a carrot[music: , humming {music}], and his bottom was the biggest thing in the garden[city: , if not in the whole of {city}].

“Mind your bottom!” shouted {child}. “Mind both your bottoms!”

BUMP!

{neighbour} sat down in the carrots. “Who put that there?” he said.[elder: 

{Elder} had to come and pull him up[elder2: , with {elder2} behind to push].]

# no-bump
But {fairy} went on, head over heels, over the peas and over the beans[athlete: , farther than {athlete} ever jumped]. And then there was no bump at all.

Oh no. She was in a spider’s web!

She couldn’t fly and she couldn’t kick. She hung there, upside down. And out came the spider, on its long thin legs, to see what it had got.

“{child},” said {fairy}, “what’s behind me?”

“Nothing,” said {child}. “I’m here.”

{Child.He} took hold of her with two fingers, very, very gently, and {child.he} pulled. Plip! Out she came. The spider went home.

# the-button
{fairy} sat in {child’s} hand, and now that she was sitting still, {child.he} could see her back. There was a little button on it.

{child} looked down at {child.his} [us: sweater | jumper]. There was a tractor on that [us: sweater | jumper]. But today the tractor was round at the back, because {child.he} had put it on by {child.himself}[adult: , and {adult} hadn’t said a word][school: . {Child.He} had gone to {school} like that].

“{fairy},” said {child}, “your wings are on back to front.”

{Child.He} undid the button. {Child.He} turned the wings round. {Child.He} stuck out {child.his} tongue, because that helps, and {child.he} did the button up again.

# forwards
Frrrrr. And {fairy} flew forwards. She flew round the cabbage. She flew round the wheelbarrow. She flew all the way round {neighbour}, and had a look at both sides.

“So that’s what it’s like,” she said. “I’ve only ever seen where I’d been.”[pet.other: 

“I’ll tell {pet},” said {child}. “{Pet} always goes forwards.”]

# and-she-did
The sun was going down behind the pear tree, and it was time to go home. {fairy} flew a little way. Then she turned round in the air, and she went on backwards, quite slowly. That way she could wave to {child} until she got there.

{child} waved too.

“Mind your bottom,” {child.he} whispered.

And she did.
