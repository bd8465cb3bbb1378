title: Here I Sit
title: My Foot Lives Here
title: Toot, Toot!

% The train says: Here I come! The child says: Here I sit! The last time it is an answer.

# along-the-floor
{child} sat on the floor.

And along the floor there came a train.

It was a red train with a wagon behind it, and in the wagon was a piece of pear.[pet.dog:  {Pet}[!pet.known:  the dog] had seen the pear.][pet.cat:  {Pet}[!pet.known:  the cat] had seen the pear.]

“Toot, toot!” said the train. “Here I come!”

“Here I sit!” said {child}.

And on came the train, and on, and on[music: , humming {music}]. But there was a foot in the way, and it was {child’s}.

# bump
Bump!

“Toot, toot! Here I come!” said the train.

“Here I sit!” said {child}.

“Move your foot,” said the train.

“No,” {child.he} said. “My foot lives here. Go round!”

“No,” said the train. “Trains go straight.”

# then-ill-wait
“Then I’ll wait,” said the train in the end.

So the train waited, and {child} sat. The train waited a bit more, and {child.he} sat a bit more. The foot waggled its toes.

“What are you doing?” said the train.

“Sitting,” {child.he} said. “What are you doing?”

“Waiting.”

“What for?”

“For the foot to move out.”

“You’ll have to wait a long time,” said {child}. “It’s going to live here until it’s big.”

“Does it live all alone?” said the train.

“No,” {child.he} said. “The other foot lives next door. Where do your feet live?”

“I haven’t got any,” said the train. “I’ve got wheels. And wheels can’t wait as long as that. They start to roll all by themselves.”

# stubborn
So the train went back. A long, long way it went[city: , nearly to the other side of {city}]. And then it came as fast as it could[athlete: , and that was faster than {athlete}].

“Toot, toot! Here I come!”

“Here I sit!”

Bump! Right into the foot. It tickled under the toes.

{child} laughed. But the foot still lived there.[sport:  Tomorrow it was going to {play sport}, but today it lived there.]

The train went back again[school: , nearly all the way to {school}]. It was a very stubborn train.

{Child.He} went on sitting. It was a very stubborn {child}.[elder:  {Elder}[elder2:  and {elder2}] sat on the sofa, most stubborn of all.]

# a-tunnel
“Toot, toot! Here I come!”

“Here I sit!”

And then {child} pulled up {child.his} knees. Up, and up, and up. And under the knees there was a hole.

“Oh!” said the train. “A tunnel!”

In it went, under {child’s} knees. First the red engine. Then the wagon with the pear.

# dark-in-here
And then … nothing.

No train came out. Nobody said toot.[pet.other:  Even {pet} was listening now.]

“Train?” said {child}.

“Toot,” said the train, in a teeny tiny voice. “It’s dark in here.”

Oh dear. The train had stopped. It didn’t dare.

# one-wheel
So {child} leaned down, and looked into the tunnel.

“Here I sit!” {child.he} said.

The train listened.

“Here … I come?” said the train.

“Here I sit!” {child.he} said.

And one wheel turned. And then all the wheels turned.

Out came the red engine, and out came the wagon, and out came the pear.

“TOOT, TOOT! Here I come!”

“HERE I SIT!”

# again
“Again!” said the train.

In under the knees, and out. In under the knees, and out.[friend:  And now {friend}[!friend.known: , {child’s} best friend,] was a tunnel too. In under {friend’s} knees, and out.]

{child} got the pear, and ate it all up.[pet.dog:  All but the last bit. That was for {pet}.][pet.cat:  {Pet} got a sniff.]

# where-it-is-warm
Now the train was rolling slowly, for its wheels were tired.

“Toot,” said the train. “Where do I stop now?”

{child} put {child.his} knees down. {Child.He} picked up the train, and put it on {child.his} lap, where it was warm.

“Here,” {child.he} said.

“Are you going away?” said the train.

“No,” {child.he} said. “Here I sit.”

And the train went to sleep on {child’s} lap.
