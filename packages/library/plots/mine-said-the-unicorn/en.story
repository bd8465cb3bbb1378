title: Mine
title: The Sock on the Horn
title: “Mine,” Said the Unicorn

% The unicorn is "it". One word is said by both, all the way: Mine; and once, Yours.

# in-the-garden
There was a unicorn in {child’s} garden[city:  in {city}].

A real one. It had a soft nose. It had a long, long horn, with nothing on it.

{child} wanted to hug it.[friend:  So did {friend}[!friend.known: , {child’s} best friend].]

But the unicorn was busy. It was walking under the washing line[elder: , where {elder}[elder2:  and {elder2}] had hung all the washing].

# sock
Up, up went the horn, and off came a sock.

It was {child’s} sock. It was {child.his} red sock[sport: , the one to {play sport} in].

“Mine,” said {child}.

“Mine,” said the unicorn.

And off it walked, with the sock on its horn.

# pants
Up, up went the horn, and off came some underpants.

They were {child’s} underpants. They were {child.his} blue underpants[school: , the best ones, for {school}].

“Mine,” said {child}.

“Mine,” said the unicorn.

# the-label
“But they’ve got my name in them,” said {child}. And so they had, on a label at the back, in big black letters.

The unicorn put its soft nose very close to the letters. It looked at every one.

“That says Mine,” it said.

# pyjama-top
And off it walked, with the sock and the underpants on its horn.

Up, up went the horn, and off came a pyjama top.

It was the one with stars. It was the best one of all.

“MINE!” said {child}.

“MINE!” said the unicorn.

And off it walked, right into the big white sheet.

# flop
Flop! And down came the sheet.

Down over the horn. Down over the nose. Down over all of the unicorn.

Oh no!

There was no nose. There were no ears. There was just a big white sheet with four legs.

“Dark,” said the unicorn, in a very small voice.[pet.dog: 

“Woof,” said {pet}[!pet.known:  the dog].]

Two of the legs went one way. Two of the legs went the other.

# pull
“I’m coming!” said {child}.

{Child.He} took the sheet in {child.his} two hands. {Child.He} pulled[athlete:  as hard as {athlete}].

Pull, {child}, pull!

And out came a tail.

Pull, {child}, pull!

And out came a tummy.

Pull, {child}, pull!

And out came one ear. And out came two ears.[friend:  “That’s all the ears,” said {friend}.] And out came a soft, soft nose.

“There you are!” {child.he} said.

“Here I am,” said the unicorn.

# give-back
It put its head down low, so {child} could reach.

{Child.He} took off the pyjama top. “Mine,” {child.he} said.

{Child.He} took off the underpants. “Mine,” {child.he} said.

{Child.He} took off the sock.

# yours
Now there was nothing on the horn. The unicorn looked at the sock. It looked and looked.

{child} looked at the sock too.[age>=5:  It had no label at all. And indoors, in the drawer, there was another one just like it.]

Then {child.he} put it back on the horn, right on the tip.

“Yours,” said {child}.[age>=5: 

“Does it say so?” asked the unicorn.

“It does now,” said {child}.]

# mine
The unicorn lay down on the big white sheet, in the sun. It was warm. It was very big.[pet.cat:  {Pet}[!pet.known:  the cat] lay down on the sheet too.][pet.other:  {Pet} looked at it from indoors.]

{child} sat down beside it[music:  and hummed a little {music}].

The unicorn put its soft nose on {child.his} tummy. It shut its eyes.

“Mine,” said the unicorn.

{Child.He} put both arms round its neck. It was a good, long hug.

“Mine,” said {child}.
