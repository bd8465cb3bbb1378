title: The Only Bin in the Park
title: It Goes Where I Look
guest friend: Grace (she), Rory (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever runs and holds the saddle is {adult}, else {minder}; a grandparent sits on the bench.

# into-the-bin
{child} was learning to ride a bike, and {child.he} kept riding into the [us: trash can | bin].

It was a big park. There was a wide, flat path, and nobody there on a Sunday morning. There was only one [us: trash can | bin]. It stood far away on the grass, all by itself.

“Helmet on?” said {@a}. {@He} held the [us: seat | saddle]. “Off we go, then!”

Off they went. {@A} ran along beside {child.him}, and it went well. It went very well. Then the bike began to turn, all on its own, off the path and over the grass.

“{Child}!” puffed {@a}. “The [us: trash can | bin]!”

Bonk, said the [us: trash can | bin].

# it-comes
“Never mind,” said {@a}. “Once more.”

{child} held on hard. The bike went straight, and then it went less straight, and then it went over the grass.

Bonk.

{Friend} sat on the bench, eating a cheese sandwich. {Friend} was {child’s} best friend. {Friend.He} had learned to ride already, and {friend.his} own bike lay beside {friend.him}.[pet.dog:  Under the bench lay {pet}, because of the cheese.] [elder: {Elder} sat there too, with the rest of the sandwiches[elder2:  and with {elder2}].]

“It’s a big park,” said {friend}. “How do you find it?”

“I don’t find it,” said {child}. “It comes.”

# a-banana-skin
The third time, they started right over by the gate. You could hardly see the [us: trash can | bin] from there. It took longer, but they got to it.

Bonk. A banana skin fell out.

{child} threw {child.himself} on the grass. {Child.His} knees hurt, and {child.his} eyes stung. “I can’t do it!” {child.he} said. “It’s a stupid bike! It likes the [us: trash can | bin]!”

{@A} lay down beside {child.him}. {@He} had run a long way[city: , for {city}].

“Perhaps it’s hungry,” said {friend}.

Nobody laughed. So {friend} came over, and gave {child} half {friend.his} sandwich.

# the-whole-time
“What do you do?” {friend.he} asked. “When you’re riding?”

“I try not to hit the [us: trash can | bin],” said {child}.

“How?”

“I look at it,” said {child}. “I look at it the whole time, so that I’ll know where it is.”

{Child.He} took a bite. Then {child.he} stopped chewing.

“I look at it,” {child.he} said again, slowly. “And then I go there.”

# its-my-eyes
{Child.He} got up and stood astride {child.his} bike. {Child.He} looked at the [us: trash can | bin], over to the left. And {child.he} felt {child.his} own hands turning left, just a little, all by themselves.

{Child.He} looked at the gate, over to the right. And {child.his} hands turned right.

“It isn’t the bike,” said {child}. “It’s my eyes! It goes where I look!”

“Then look at something else,” said {friend}.

“At what?”

# look-at-me
{Friend} was already walking down the path with what was left of {friend.his} sandwich. A long way off, {friend.he} stopped.

“Look at me!” {friend.he} shouted.

{@A} got up and took hold of the [us: seat | saddle]. {child} didn’t look at the [us: trash can | bin]. It was hard. {Child.He} could feel it standing there. But {child.he} looked at {friend}, only at {friend}, and {child.he} [us: pedaled | pedalled].

The bike wobbled, and went straight.

“Let go!” shouted {child}.

“Sure?” puffed {@a}.

“Let go!”

And {@a} let go.

# stop-looking-at-me
Nobody was holding {child.him}. The wind blew in under {child.his} helmet[music:  and sang, nearly like {music}]. {Friend} got bigger and bigger.

“You’re riding!” yelled {friend}. Then {friend.he} saw how big {child} was getting. “Stop looking at me!”

“I can’t!” shouted {child}. “I’ll fall off!”

{Friend} ran. {Friend.He} ran along the path, with the sandwich in the air, and {child} rode after {friend.him}.[pet.dog:  {Pet} came too, because of the sandwich.] {Friend} ran round the bandstand. {child} rode round the bandstand.[elder:  {Friend} ran round the bench, and {elder.short} lifted {elder.his} feet.][athlete:  {Athlete} never ran like that.]

“Look at a tree!” screamed {friend}.

“I don’t want to hit a tree!”

# a-very-small-one
Right round the park they went. At last {friend} couldn’t run any more, and {friend.he} jumped behind the first thing {friend.he} came to.

“No!” shouted {child}. “Not there!”

Bonk.

But {child.he} had put the brakes on first. It was only a very small one.

# look-at-the-pillow
That night, {child’s} legs went on pedalling in bed.[school:  They had got nearly as far as {school}.]

“I’m still going,” {child.he} said. “How do I stop?”

“Where are you looking?” said {@a}.

“At the ceiling. At the door. At everything.”[pet.cat / pet.other:  And at {pet}, who {pet.was} lying still and making it look easy.]

{@A} put out the light, and lay down beside {child.him}. {@He} had run a long way.

“Look at the pillow,” said {@a}.

{child} turned {child.his} cheek, and looked at the pillow from very close. {Child.His} legs went slower, and slower.

Bonk, {child.he} thought. Only a very small one.

# @a
{minder}
## if adult
{adult}

# @he
she
## if adult
{adult.he}
