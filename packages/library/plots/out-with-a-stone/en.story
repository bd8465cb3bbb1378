title: Seven Stones
title: Out with a Stone
title: Number Seven

% Seven stones: one, another, and five. Then three each, and one in the middle of the seesaw.

# seven-stones
{child} had found some stones. Seven of them! They were as big as eggs, and lovely, and heavy. {Child.He} put them in {child.his} coat pockets.

“Come and seesaw!” called {friend}, the best friend in the world.

{Friend.He} {friend.was} sitting on the seesaw already[city: , in a park in {city}]. {child} climbed on at the other end.

# nothing-happened
Bump!

Down went {child}, and up went {friend}. And after that, nothing happened.

{Friend} sat at the top and swung {friend.his} [us: boots | wellies].

“Down!” said {friend}.

“Up!” said {child}.

But it wouldn’t go. {child} was too heavy. {Child.He} felt in {child.his} pocket.

“It’s the stones,” {child.he} said.

# out-with-a-stone
“Out with a stone!” shouted {friend}.

Plop! There was one stone in the sand.

“Out with a stone!”

Plop! There was another.

“Out with a stone!”

Plop, plop, plop, plop, plop!

And down came {friend}. And up went {child}. Up and down, up and down[music: , and they hummed {@song}]. What fun it was[sport: , nearly like getting to {play sport}]!

# other-pockets
Then they climbed off.[pet.dog:  {Pet}[!pet.known:  the dog] had a sniff at the sand.]

“What lovely stones,” said {friend}. {Friend.He} picked them up, all seven, and put them in {friend.his} own pockets. And then they got on again.

Bump!

Down went {friend}, and up went {child}. And after that, nothing happened.

# so-high
Oh dear, oh dear, oh dear. Now {child} was at the top. It was high up[athlete: , higher than {athlete} can jump]. Both [us: boots | wellies] were kicking, and there was nothing there to kick.

“Up!” said {friend}, and bounced on {friend.his} bottom. It didn’t help.

{child} held on tight, as tight as tight. {Child.His} lip wobbled. But wait. {Child.He} knew just what it was!

So {child.he} shouted, “{Friend}! Out with a stone!”

Plop!

“Out with a stone!”

Plop!

{child} shouted, and {friend} plopped. And slowly, slowly, it all came down, until two [us: boots | wellies] were standing on the ground.

# one-for-you
Now all the stones were in the sand.

“One for you,” said {child}. “And one for me.”

One for you. One for me. One for you. One for me. They got three stones each. And number seven went in the middle of the seesaw, and had a ride.

Up and down. Up and down. Up and down, until [elder: {elder}[elder2:  and {elder2}] said ]it was time to go home.

# light
In the hall {child} went to hang up {child.his} coat. My, it was heavy.

[adult: “What have you got in those pockets?” said {adult}.|What was in those pockets?]

“Out with a stone,” said {child.he}.

Plop. Plop. Plop.[school:  They could come to {school} tomorrow.][pet.cat / pet.other:  {Pet} came and looked at them, one at a time.]

Then {child} went to bed. And now {child.he} {child.was} as light as anything.

# @song
{music}

# picture 1
One at the bottom and one high up.
