title: It’s a Very Long Red
title: It’s Mine
title: Red! Green!
guest friend: Wilf (he), Ruby (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever sits on the bench (@a) is the grandparent, else {adult}, else {minder}. Brrrrm is for both of you, and at “Red!” both hands go up.

# its-mine
{child} had a scooter. {Child.He} rode it round the big tree in the park[city:  in {city}], and {@first} sat on the bench[elder2:  with {elder2}].[music:  {@A} hummed {music}.]

Brrrrm, round the tree. Brrrrm, round the tree.

“Can I have a go?” said {friend}[!friend.known: , {@who}].

“No,” said {child}. “It’s mine.”

Brrrrm, round the tree.

“Can I have a go now?” said {friend}.

“No,” {child.he} said. “It’s still mine.”

# both-hands
Brrrrm, round the tree. But the next time, somebody was in the way. It was {friend}, with both hands in the air.

“Move, {friend}!” said {child}.

“I’m not {friend},” said {friend}. “I’m a traffic light. I’m red.”

So {child.he} stopped. You have to stop for red.[school:  They had learned it {at school}.][pet.cat / pet.other:  At home {pet} never did.]

{Child.He} waited. An ant walked by.

# green
Then {friend} put {friend.his} hands down. “Green!” {friend.he} shouted.

Brrrrm! Off went {child}[athlete:  like {athlete}]. It was much better than just going round.

“Red!” shouted {friend}, and up went {friend.his} hands. {child} stopped.

“Green!” Brrrrm!

“Red!” Stop.

“Green!” Brrrrm! They laughed so much that {child.he} nearly steered into the tree.

# a-very-long-red
“Red!” shouted {friend}. {Child.He} stopped, and waited. An ant walked by. Another ant walked by.

“It’s a very long red,” said {child}.

“Yes,” said {friend}.

“When does it go green?”

“When I’ve had a go,” said {friend}.

Oh no.

{Child.He} looked at the scooter. {Child.He} didn’t want to share it. Not even a bit.

# it-had-legs
{Child.He} turned to go the other way. But the traffic light ran, and got there first. “Red!”

{Child.He} turned again. “Red!” The traffic light had legs.

Now {child} was cross. {Child.He} {child.was} so cross that {child.he} put both hands in the air.

“I’m a traffic light too!” {child.he} shouted. “RED! So you can’t go either!”

And there they stood. {child} was red, and {friend} was red, and nobody went anywhere.

# no-ears
Only the scooter did. It wasn’t a traffic light, and nobody was holding it. It began to roll, all by itself, down the path.

“Red!” shouted {child}.

“Red!” shouted {friend}.

But the scooter hadn’t got any ears. It rolled faster and faster, straight at the bench where {@a} was sitting.[pet.dog:  Under the bench {pet}[!pet.known:  the dog] sat up. {Pet} never stopped for red.]

They ran[sport: , faster than in {sport}]! {Friend} got there first. {Friend.He} jumped on and held tight, and {friend.he} steered. Brrrrm! Right past {@s} toes.

# i-did-that
“That’s MINE!” shouted {child}. But {friend} just went on. Brrrrm!

So up went {child’s} hands. “RED!” {child.he} roared.

And {friend} stopped. {Friend.He} stopped so hard that {friend.his} hair fell in {friend.his} eyes.

{child} looked at {child.his} hands. “I did that,” {child.he} said.

“It was red,” said {friend}. “You have to stop for red.”

“Green,” {child.he} said, to see what would happen.

Brrrrm, went {friend}!

“Red!” Stop.

“Green!” Brrrrm!

# halfway
“Red!” {child} shouted at {@a}, and {@he} stopped with a [us: cookie | biscuit] halfway to {@his} mouth. An ant walked by.[pet.dog:  {Pet} looked at the [us: cookie | biscuit].]

“Green,” {child.he} said, and {@a} ate it.

It was wonderful. They did it until lunch.

# until-lunch
“And did you share your scooter?” asked {@a}.

“No,” said {child}. “I was the traffic light.”

“Can I be the traffic light now?” said {friend}.

{child} put both hands in {child.his} pockets.

“No,” {child.he} said. “It’s mine.”

# @who
{child’s} best friend
## if !friend
who lived next door

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
