title: With Every Single Hair
title: The House That Sulked
title: It’s Got Carpet
guest friend: Rafi (he), Nancy (she)
guest pet: Mabel (she), Otto (he)
guest elder: Len (he), Winnie (she)

% The house grumbles with its doors and pipes; tickle whoever is nearest at “Hee, hee!” {elder} is the family’s own, else a neighbour who is a carpenter. The cat is the family’s, else the friend’s; a dog sniffs under the door.

# mind-the-step
Today {child} was moving [us: to a new house | house]. {Child.He} couldn’t wait to see the new room. {Friend}[!friend.known: , {child.his} best friend,] had come to help, and {@elder} was packing the van[elder2:  with {elder2}].[adult:  {Adult} was waiting at the new house with the key.] But the old house didn’t want to let {child} go.

“Mind the step,” it said, when {child} ran out with the last box.

The wooden step at the back door tripped everyone[city:  {in city}].[athlete:  It would have tripped {athlete}.] {child} tripped, and all {child.his} socks fell out.

“You did that on purpose!” said {child}.

“Then you’ll have to come back in and pack them,” said the house.

It talked with its doors and its pipes.[music:  Sometimes the pipes hummed {music}.]

# click
{child} and {friend} went in and picked up the socks. Behind them, click, went the back door.

“Open it, please,” said {child}.

“No,” said the house.

They ran to the front door. Click.

“But I’m going to have a new room!” said {child}.

“I’ve had you for ever so long,” said the house. “What does that other house know? [school: Does it know the way to {school}? ]It’s got carpet!”

“It’s got an echo,” said {child}.

“I’ve got a banister!” said the house.

{Friend} thought. “It is a very good banister,” {friend.he} said. {Friend} was always fair[sport: , even when it was time to {play sport}].

# sulking
{Elder.short} knocked on the window.

“It won’t let us out!” shouted {child}.

“It’s only sticking!” said {elder.short}, and pushed.

“Mind the step!” said the house. {Elder.short} sat down in the flower bed.

“That’s not sticking,” {elder.he} said. “That’s sulking.”

# elephants
“I’ve got an idea,” said {friend}. “Let’s frighten it. Houses are scared of elephants.”

So they were elephants. They trumpeted in the bath.

“Lovely,” said the house.

# i-am-stuck
{child} sat down on the stairs. {Child.He} {child.was} sad, and {child.his} tummy hurt. “I want to go,” {child.he} said. “And I don’t want to go away from you.”

“Well,” said the house. “That’s just how I feel.”

{Friend} put one arm round {child}. {Friend.He} patted the wall with the other hand, to be fair.

“Open the door, then,” {child} whispered.

“I can’t,” said the house. “I’ve held on so hard that I’ve got stuck.”

Oh no! {child} pulled the handle and {friend} pulled {child}. The door didn’t move at all.

# every-single-hair
{@came}

“Oh!” said the house. “Don’t! That tickles!”

{@tail}

“Hee, hee!” said the house. The windows shook.

“Don’t stop, {Pet}!” shouted {child}.

{@hair}

“HA!” said the house. The whole roof jumped, and all the doors flew open.

# like-a-spoon
{child} ran. But on the step {child.he} stopped and stood.

{Child.He} could feel it under {child.his} shoes. It was worn in the middle like a spoon. {Child.He} had eaten [us: ice pops | ice lollies] on it with {friend}.

“{child}?” said the house quietly. “I won’t know where you are.”

{child} looked at the step.

“{Elder.short}!” {child.he} said. “Can this come off?”

# the-pegs
{Elder.short} got down on {elder.his} knees. {@pegs}

Knock, knock, knock, and the step came loose. {child} and {friend} held a new plank while {elder.short} pegged it down, nice and flat.

“Now part of you comes with me,” {child} told the house.

“And part of you stays,” said the house. “On the door frame.”

There were all {child.his} pencil marks, one above the other.

“I’ll tell the new people about you,” said the house.

# carried
{child} hugged the door frame. Then {child.he} carried one end of the step to the van, and {friend} carried the other. {@carried}

“Mind the step,” called the house. It meant: take good care of it.

# mind-it
{Elder.short} pegged it on that very evening, at the back door of the new house[elder2: , and {elder2} held the lamp]. {Friend} was staying for [us: dinner | supper].

{child} went out to try the step. Under {child.his} foot the wood creaked.

Mind the step, it creaked, very softly.

“I will,” said {child}.

# half-in
{Friend} came out too, and they sat down on it together, close, with a blanket[adult:  from {adult}] over their knees. {Pet} came to the new door behind them, got half in and half out, and stopped there.

# @elder
{elder}, who lived next door,
## if elder
{elder}

# @came
Then {pet} came, who was {friend’s} cat. Nobody had asked {pet.him} about any of this. There was an old cat flap in the back door, and {pet.he} put {pet.his} head out through it. There {pet.he} stopped, half in and half out.
## if pet.cat
Then {pet}[!pet.known:  the cat] came. Nobody had asked {pet.him} about any of this. {Pet.He} put {pet.his} head out through the cat flap. There {pet.he} stopped, half in and half out.
## if pet.dog
Then {pet}[!pet.known:  the dog] came. Nobody had asked {pet.him} about any of this. {Pet.He} put {pet.his} nose to the crack under the back door, right where the house was thinnest, and sniffed.

# @tail
{Pet.His} tail went to and fro.
## if pet.dog
{Pet} sniffed to the left, and {pet} sniffed to the right.

# @hair
So {pet} went on through, very slowly, with every single hair.
## if pet.dog
So {pet} went on, very slowly, with every single whisker.

# @pegs
“I put this in myself, when I was a young carpenter,” {elder.he} said. “Only I know where the pegs are.”
## if elder
{Elder.He} felt along the wood with one finger, all the way round. “Aha,” {elder.he} said. “It’s only held by pegs.”

# @carried
{Pet} sat in the middle and was carried too.
## if pet.dog
{Pet} walked underneath, in the middle, as if it had all been {pet.his} idea.
