title: The Horse Stood Where He Stood
title: The Wrong Leg
title: Bzzz, Said {child}
guest horse: Dumpling (he), Bramble (he)
guest owner: Jean (she), Maureen (she)

% The horse is {horse} and he, {owner} looks after him. {child} is outside the gate all the time, and has only the ribbon.

# the-ribbon
{child} had a blue sun hat with a long, long ribbon. But now {child.he} only had the ribbon.

The wind had blown the hat under the gate. And on the other side of the gate there was a horse.

{horse} was his name. He was round and brown and ever so big[city: , the biggest in {city}], and he had just put his foot down. Clomp! Right on the hat.

“{horse},” said {child}, “you’re standing on my hat.”

“Prrrff,” said {horse}.

So {child} got hold of the ribbon, and {child.he} pulled until {child.his} tongue stuck out.[friend:  {Friend}[!friend.known: , {child’s} best friend,] pulled {child}.] But the horse stood where he stood.

# a-cuddle
Then along came {owner}, who looked after {horse}[music:  and always hummed {music}].

“Oh dear, oh dear,” said {owner}. “I’ll give him a bit of a push.”

She put her shoulder to {horse’s} tummy, and she pushed.

So {horse} leaned on {owner}.

{owner} pushed a bit harder.[elder:  {Elder} came and pushed {owner}[elder2: , and {elder2} came and pushed {elder.short}].] So {horse} leaned a bit harder.

“What’s he doing?” said {child}.

“Oof!” said {owner}. “He thinks we’re having a cuddle!”

And the horse stood where he stood.[age>=5: 

Then {owner} held out a carrot, as far away as she could.

“Come on, old boy,” she said.

{horse} stretched out his neck. He stretched it further, and further still, until it reached the carrot. Crunch!

And the horse stood where he stood.]

# the-wrong-leg
Then along came a fly. Bzzz!

It landed on {horse’s} ear. Flick went the ear!

It landed on {horse’s} bottom. Swish went the tail!

It landed on {horse’s} leg. And up came his foot! And clomp, down it went again.

But it was the wrong foot. And off flew the fly[pet.dog / pet.cat: , because {child’s} [pet.dog: dog|cat] {pet} wanted a taste of it].

“Come back!” called {child}. “That’s the wrong leg!”

The fly didn’t come back. And the horse stood where he stood.

# bzzz
Then {child} had an idea. {Child.He} got hold of the ribbon, and {child.he} took a big, big breath[sport: , as you do before you {play sport}].

“Bzzz,” said {child}.

Flick went the ear!

“Bzzzzz,” said {child}.

Swish went the tail!

“BZZZZZZZ!” said {child}.

And up came his foot! The right foot!

Clomp! And down it went again, right on the hat.

“Oh no!” said {child}. “I forgot to pull!”

“Oh no!” said {owner}. “I forgot to shout ‘pull’!”

“Prrrff,” said {horse}. And the horse stood where he stood.

# pull
“One more time,” said {child}.

“Bzzz.” Flick!

“Bzzzzz.” Swish!

“BZZZZZZZ!”

And up came his foot …

“PULL!” shouted {owner}[adult:  and {adult}].

And {child} pulled[athlete: , quicker than {athlete}]! Whoosh! Out came the hat from under the gate.

Clomp went the foot! But there was nothing under it now but grass.

# a-horse-hat
The hat was as flat as a pancake. In the middle it had a mark, as big and round as the moon. It was the mark of {horse’s} foot.

{child} put the hat on.

“Now it’s a horse hat,” {child.he} said.[pet.other:  “I’m going to show {pet}.”][school:  “I’m going to wear it {at school}.”]

{horse} put his nose over the gate. It was as soft as a mitten. He blew on the hat, a great warm puff, and it very nearly flew away again. But this time {child} had hold of the ribbon.

# stood
The sun went down behind the field. The flies had all gone home. {horse} blinked, and his ears went floppy, one to each side.

“Isn’t he going to lie down?” whispered {child}.

“No,” whispered {owner}. “He doesn’t need to.”

And the horse stood where he stood.

Fast asleep.
