title: Now Me!
title: Now Me, Thunder
title: My Turn, Thunder
guest minder: Josie (she), Hattie (she)

% Two take turns, and both get smaller. The boom and the bang as loud as you dare, then down and down to the tap.
% Whose lap it is: {adult}, else the grandparent, else {minder}.

# the-tin
{child} sat on the kitchen floor. {Child.He} had a biscuit tin and a wooden spoon[elder: , a big one, from {elder}[elder2:  and {elder2}]].

There was only one biscuit left in the tin. [friend: {Friend}[!friend.known: , {child’s} best friend,] had eaten the others. ]Rattle, said the biscuit.

Outside it was raining and raining[city: , all over {city}], and the sky was as dark as a saucepan.[pet.dog:  {Pet}[!pet.known:  the dog] was under the table.][pet.cat:  {Pet}[!pet.known:  the cat] was under the table.][pet.other:  {Pet} was listening.]

# now-me
BOOM! said the thunder.

{child} looked up.

“Now me!” said {child}.

And {child.he} hit the tin. Bang!

BOOM! said the thunder.

“Now me!” Bang! Bang![music:  It was nearly {music}.]

BOOM! said the thunder.

“Now me!” Bang! Bang! Bang! And rattle, rattle, rattle, said the biscuit inside.

# stop
BOOM-BOOM! said the thunder. BOOM-BOOM-BOOM!

“No, Thunder!” {child.he} said. “Stop! Now me!”

But the thunder didn’t stop. It was very big, and it liked to boom.

BOOM! BOOM! BOOM!

“Now me!” {child.he} shouted. “Now me! Now me!”

{Child.He} banged the tin as hard as {child.he} could[athlete: , as hard as {athlete}]. Bang! BOOM! Bang! BOOM! What a noise!

# crash
And then …

CRASH!

It was the biggest one of all. The cups shook. The spoon fell down. Oh no!

{child} ran to [adult: {adult}|[elder: {elder}|{minder}, who was looking after {child.him}]], climbed up on [adult: {adult.his}|[elder: {elder.his}|her]] lap, and hid, nose first, in [adult: {adult.his}|[elder: {elder.his}|her]] [us: sweater | jumper].

“Too big,” {child.he} said.

“That was a big one,” said [adult: {adult}|[elder: {elder.short}|{minder}]], and [adult: {adult.he}|[elder: {elder.he}|she]] held {child.him} tight.

# one-eye
They waited.

The rain went drip. The rain went drop.

The thunder didn’t say anything.

{Child.He} peeped out with one eye. {Child.He} looked at the window.

The thunder didn’t say anything at all.

“Is it my turn?” {child.he} said.

“Yes, I think so,” said [adult: {adult}|[elder: {elder.short}|{minder}]]. “I think the thunder’s waiting.”

# my-turn
{child} got down. {Child.He} picked up the spoon. {Child.He} stood up tall in the middle of the kitchen floor[sport: , all ready, like somebody who is going to {play sport}].

“Now me!” {child.he} said.

BANG!

It was a very, very big one.

# middle-sized
{Child.He} listened. And far away, behind the houses[school:  and behind {school}], the thunder said:

Boom.

It was only a middle-sized boom.

“Good, Thunder. Now me.”

Bang, went the tin. It was only a middle-sized bang.

Boom, said the thunder, behind the trees. It was only a small boom.

“Now me.” And bang, went the tin. It was only a small bang, and the biscuit hardly hopped.

# one-finger
Rumble, said the thunder, over the hill.

“Now me,” {child.he} said. And {child.he} used {child.his} hand. Pat, pat.

Mumble, said the thunder, a long way off.

“Now me.” And this time it was only one finger, and not even the big one. Tap.

They waited.

The rain had stopped. It was quiet outside. It was quiet in the kitchen.

“All gone,” said {child}. “Bye-bye, Thunder.”

# crunch
{Child.He} picked up the tin. Rattle, said the biscuit.

So {child.he} opened the tin. {Child.He} broke the biscuit in two, right down the middle, and climbed up on [adult: {adult’s}|[elder: {elder.short’s}|{minder’s}]] lap again, back where it was warm.

“Now you,” said {child}, and gave [adult: {adult.him}|[elder: {elder.him}|her]] half.

“Now me,” said {child}.

Crunch.
