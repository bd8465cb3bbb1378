title: The Politest Bus in Town
title: The Bus That Bowed
title: But the Bus Doesn’t
guest driver: Brenda (she), Maureen (she)
guest cake: Mrs Dunn (she), Mrs Pell (she)
guest stiff: Mr Rigby (he), Mr Prentice (he)

% The bus bows and so do people. It goes down: pshhh. It comes up: fsht, fshhht. Whoever the child is with: {adult}, else the grandparent, else
% {cake}. A grandparent has the cake (@cake). {stiff} is always called that, all the way.

# politest
The number four was the politest bus in [city: all {city}|town].

At every stop it went pshhh and sank down on one side, so that it was easy to get on. The drivers call it kneeling, but {child} thought it looked much more like a bow. The number four bowed to babies in [us: strollers | pushchairs]. It bowed to old men with sticks.[elder:  It bowed to {Elder}, who had a cake to get home in one piece.][pet.dog:  It bowed to {Pet}[!pet.known:  the dog], who thought it wanted to play.][pet.cat:  It bowed to {Pet}[!pet.known:  the cat], in {pet.his} basket, who expected nothing less.][friend:  It bowed to {Friend}[!friend.known: , {child’s} best friend].] It bowed to {child}, who could have jumped on.

And when everybody was on, it went fshhht, and stood up again, and off they drove.

But one evening, in Market Square, the bus went pshhh and bowed, and it didn’t come up again.

# leaning
The whole bus leaned. {child} leaned. [friend: {Friend} leaned, with one finger ready by the STOP button. ][adult: {Adult} leaned. ][elder: {@Cake} | [adult: A lady called {cake} | {cake}, who was taking {child} home,]] leaned one way, and the cake on [elder: {elder.his} | her] lap leaned the other.

“Up you come,” said {driver}, who was driving, and she pressed a button.

[pet.dog: {Pet} got up. Nothing else happened. | Nothing happened.][pet.cat:  {Pet} yawned.]

# every-button
{driver} pressed all the buttons. The doors went shut and open and shut and open. The [us: windshield | windscreen] had a shower.

“The next stop is Market Square,” said the voice in the ceiling.

“We’re in Market Square!” said {driver}.

“The next stop,” said the ceiling, “is Market Square.”
## or
“Everybody off, please,” said {driver}.

Everybody got off, and nothing happened.

“Everybody on again, please,” said {driver}.

Everybody got on again. Now they were all sitting in somebody else’s seat, but the bus was still down on its knees.

# in-a-hurry
“I am in a hurry,” said {stiff}. [sport: “I have to {play sport}.” ]He was standing at the front, as straight as a ruler. The floor was crooked, but he wasn’t.

“I expect it’s broken, poor thing,” said {@cake}.

“I don’t think it’s broken,” said {child}. “I think it’s bowing. How long has it been bowing to people, {driver}?”

“Twenty years,” said {driver}.

“And how many people have bowed back?”[friend:  asked {friend}.]

{driver} thought about it. She thought for a long time.

“None,” she said.

# a-bit-up
“Then I think that’s what it’s waiting for,” said {child}. So {child.he} stood in the middle of the bus, and {child.he} bowed so low that {child.he} could see {child.his} own knees[school: , the way you do {at school} when everybody claps].

Fsht, went the bus, and it came up a little bit.

“It moved!” cried [friend: {friend}, and then {@cake} bowed, | {@cake}, and then [elder: {elder.he} | she] bowed,] with the cake and everything.

Fsht! It came up a bit more.

[adult: {Adult} bowed. Fsht! ][elder2: {Elder2} bowed, with a creak. Fsht! ][friend: {Friend} bowed so hard that {friend.his} bag came over {friend.his} head. Fsht! ][pet.dog: {Pet} bowed the way dogs do, with {pet.his} bottom in the air. Fsht! ][pet.cat: {Pet}, in {pet.his} basket, hardly bowed at all, but it would do. Fsht! ]And {driver} bowed where she sat, straight into the steering wheel, so that the whole bus went PAAARP. Fsht!

And now there was nobody left but {stiff}.

# never
“I do not bow to buses,” said {stiff}.

Pshhh, went the bus.

Down it sank again, and further down than it had been before. The cake slid to the very edge of {@cakes} knees.[pet.cat:  {Pet’s} basket slid all the way to {stiff’s} shoes.] And behind them the number five and the number six and the number seven had come up in a long line, and they were all hooting.[pet.other:  And {pet} was at home, waiting to be fed.]

“Please, {stiff},” said {driver}.

“Never,” said {stiff}.

# the-cap
{child} looked {stiff} up and down. Then {child.he} took off {child.his} cap. And then {child.he} dropped it, right in front of {stiff’s} shoes.[pet.dog / friend:  {@leave-it}]

“You’ve dropped your cap,” said {stiff}.

“Yes,” said {child}, “I saw.”

“Aren’t you going to pick it up?”

“In a minute,” said {child}.

{Stiff} sighed. Then he folded himself up in the middle, and went down, and down, and down[pet.cat: . He came face to face with {pet} | ,] and picked up the cap.

# up
FSHHHHT, went the bus. It shot up so fast that everybody bounced[athlete:  higher than {athlete}], and the cake hopped straight back into {@cakes} lap.[pet.cat:  The basket slid back to {child}.]

“Hooray!” cried {driver}, and away they went.

“But I didn’t bow!” shouted {stiff}. “I was picking up a cap!”

“You know that,” said {child}. “But the bus doesn’t.”

# whoops
And the number four drove on through the town[music: , while {driver} hummed {music}]. At every stop it went pshhh and bowed, and everybody who got off turned round and bowed back, and fshhht, up it came again.

After a while they got to {stiff’s} stop. He stepped down. He looked to the left, and he looked to the right. And then he dropped his briefcase.

“Whoops,” said {stiff}.

And he picked it up again, very slowly.

{child} didn’t say anything, and neither did the bus. But it winked, just a little, with one of its lights.

# deepest
[friend: At last {friend} got to press the button. At {child’s} stop the number four | At {child’s} stop it] gave the deepest bow of all. {child} bowed so low that {child.his} cap fell off, and this time {child.he} hadn’t done it on purpose.[pet.dog:  {Pet} got to fetch it.]

“Goodbye, number four,” {child.he} said.[pet.cat:  In the basket {pet} bowed, hardly at all.][elder:  {Elder.short} carried the cake home in one piece.]

# stay-down
Then it was late, and {driver} drove the bus back to the garage. The number five and the number six and the number seven were already there, in a row in the dark. {driver} put out the lights along the ceiling, one after another. She stepped down, and turned round, and bowed.

“Goodnight,” she said.

Pshhh, went the bus, and sank down.

And now it could stay down until the morning.

# @cake
{cake}
## if elder
{elder.short}

# @cakes
{cake’s}
## if elder
{elder.short’s}

# @leave-it
{Friend} bent to pick it up, but {child} held on to {friend.his} bag.
## if pet.dog
{Pet} wanted to fetch it, but {child} held on to {pet.him}.
## if pet.dog & friend
{Pet} wanted to fetch it, but {friend} held on to {pet.him}.
