title: Goodnight, Hole
title: A Digger Has No Nose
title: Very Well Buried

% The digger is "it". The dog's ball.

# buried
{child's} dog, {pet}, had lost {pet.his} ball.

{Pet.He} had buried it in the mud, to keep it safe. And {pet.he} had buried it so well that now even {pet} couldn’t find it.

“Oh, {pet},” said {child}.

{Pet's} ears drooped.

{child} looked at the mud[city:  in {city}]. It was very big. {child.He} looked at {child.his} spade. It was very small.

“{Pet},” said {child}, “we need a digger.”

# rumble
And what came round the corner?

Rumble, rumble, rumble … BEEP!

A digger! A great big yellow digger, with two bright lights and a scoop full of nothing.[friend:  {Friend} was in the seat behind, saying beep.]

“Did somebody say digger?” said the digger.

“Me!” {child.he} said.

“Then up you come. I’ll do the digging. You do the driving.”

Up climbed {child}, one step, two steps, plonk, into the bouncy seat, and pulled the lever.

# a-potato
Dig, dig, scoop … and TIP!

Out fell something round.

“Is it the ball?” said the digger.

“No,” {child.he} said. “It’s a potato.”[elder:  “I’ll have that,” said {elder}[elder2:  to {elder2}], and popped it in a basket.]

[!short: So they tried over there.

Dig, dig, scoop … and TIP!

Out fell something smelly.

“Is it the ball?” said the digger.

“No!” {child.he} said. “It’s a sock.”[school:  It said {school} on it.][sport:  It was for going to {play sport}.]
]

# a-worm
So they tried right over there.

Dig, dig, scoop … and TIP!

Out fell something wriggly.

“Is it the ball?” said the digger.

“NO!” {child.he} said. “It’s a worm.”

“I was in bed,” said the worm.

# no-nose
The digger hung down its scoop. “I can dig and dig,” it said, “but I don’t know where to dig.”

{child} had a think. The digger had a big, big scoop, but no nose at all. And {pet} had little paws, but a very good nose.

# sniff
“{Pet}!” called {child}. “You do the sniffing!”

Sniff, sniff, sniff, went {pet}. Past the potato. Round the worm.[athlete:  Not even {athlete} could run round a worm like that.]

Sniff, sniff … STOP.

{Pet's} tail went round and round and round.

“There!” {child.he} said. “Gently, digger.”

Dig … dig … scoop … and tip.

Out fell something round, and red, and very, very muddy.

“Is it … the ball?” whispered the digger.

“YES!” shouted {child}.

And up flew {pet's} ears.

# yawning
Now the sky was turning pink, and the mud was full of holes, all with their mouths wide open.

“Look,” {child.he} said. “They’re yawning.”

So they put the holes to bed, {child} and the digger. They pulled the mud up over them, soft as a blanket. Pat, pat, pat.[music:  {child} sang them {@song}.]

“Goodnight, hole. Goodnight, potato.”

[!short: Pat, pat, pat.

“Goodnight, hole. Goodnight, sock.”

]Pat, pat, pat.

“Goodnight, hole. Goodnight, worm.”

“At last,” said the worm.

Then the digger laid its scoop on the ground, and out went its lights. One. Two.

“Goodnight, digger,” {child.he} whispered.

# tucked-in
{@A} washed off all the mud, and {child} got into bed. {Pet} looked for somewhere safe to keep {pet.his} ball. {Pet.He} pushed it with {pet.his} nose, right under {child's} blanket.

“Goodnight, ball,” {child.he} said.

And {@a} tucked them in. Pat, pat, pat.

“Goodnight, {pet}. Goodnight, {child}.”

# @a
the grown-up
## if adult
{adult}

# @A
The grown-up
## if adult
{Adult}

# @song
{music}
