title: The Chair That Came Too
title: What Chair?
title: Not You, Your Pockets

% {elder} the first time, {elder.short} after that. The friend fits the chair, school is on the other side of the door, the other grandparent’s sock is in the pocket.

# it-creaked
“Sit down, {elder.short}!” said {child}.

{child} was in bed already, and {elder} was going to read. Beside the bed stood {child’s} little red chair, the one with arms.[friend:  It was just the right size for {friend}[!friend.known: , {child.his} best friend].] {Elder.short} was not little, and {elder.he} was wearing {elder.his} big cardigan, the one with the pockets.

{Elder.short} sat down. The chair creaked.

“There we are,” {elder.he} said. “Only I think my glasses are in the kitchen.”

{Elder.He} got up. The chair got up too.

# what-chair
“{Elder.short}!” said {child}. “The chair’s coming with you!”

“What chair?” said {elder.short}, and turned [us: around | round] to look. So the chair turned [us: around | round] as well.

{child} laughed so much that {child.he} fell backwards on to the pillow.

{Elder.short} had a feel behind. “Well, I never,” {elder.he} said. “There it is.”

# shake
{Elder.short} gave a shake. The chair gave a shake[music: , in time to {music}]. {Elder.short} gave a hop. The chair gave a hop.[athlete:  Not even {athlete} hops like that.] {child} climbed out of bed and pulled at the chair as hard as {child.he} could. And along came the chair, and along came {elder.short}, once all the way [us: around | round] the room.[sport:  It was very nearly as good as going out to {play sport}.]

“Let go of it, {elder.short}!” {child.he} said.

“I’m not holding it,” said {elder.short}, laughing. “It’s holding me.”

# the-door
[age>=5: {Elder.He} sat down on the bed for a rest, and the chair sat down too.

]“Oh, well,” said {elder.short}. “I’ll go and fetch my glasses anyway.”

But the door was narrow[city: , perhaps the narrowest in all of {city}]. {Elder.short} got into it, and then {elder.he} got no further. {Elder.He} tried going forwards, and {elder.he} tried going backwards. The front of {elder.short} was out in the hall[pet.dog:  with {pet}[!pet.known:  the dog]][pet.cat:  with {pet}[!pet.known:  the cat]], and the chair was stuck in the bedroom.

“{child},” said {elder.short} after a while. {Elder.He} wasn’t laughing now. “I can’t get out, and I can’t get in.”

{child} wasn’t laughing either. What if {elder.short} had to live in the door for ever? Then who would read?[pet.other:  Who would feed {pet}?][school:  And how would anybody get to {school}?]

# two-loaves
[age>=5: {child} had a think. {Elder.short} had come in by that door, and there had been plenty of room. So it was the chair that had to come off.

]{Child.He} crouched down behind {elder.him} and took a good look. There was the chair. There were the arms of the chair. And in between {elder.short} and the arms were the pockets, as fat and round as two loaves of bread.

“{Elder.short}! It isn’t you that’s stuck. It’s your pockets!”

# out-of-the-pockets
{child} put a hand into the first one. It was a tight squeeze. Out came a ball of [us: yarn | wool]. Out came a teaspoon, three [us: pine cones | fir cones] and half a [us: cookie | biscuit].[age>=5: 

“What are the cones for?” asked {child}.

“They were so pretty,” said {elder.short}.]

[age>=5: “Is that better now?”

“On one side,” said {elder.short}.

]Then {child} tried the other pocket. In there was a sock[elder2:  that belonged to {elder2}]. In there was a potato.

“So that’s where it got to,” said {elder.short}.

And right at the bottom, underneath everything, was something hard.

“{Elder.short},” said {child}. “Here are your glasses.”

# like-a-cork
And then the chair went pop. It dropped to the floor, and {elder.short} shot out into the hall like a cork. {Elder.He} came straight back again, with no chair at all.

“Thank you, {child},” said {elder.short}, and gave {child.him} a hug. The pockets were quite flat.

# the-bed
{Elder.short} put on {elder.his} glasses, and this time {elder.he} sat on the edge of the bed. {Elder.He} read about a bear, and {elder.he} read for a long time. {child} held on to {elder.his} cardigan. In the end {child.he} let go, because by then {child.he} {child.was} asleep.

{Elder.short} got up, very, very carefully. Then {elder.he} turned [us: around | round] and looked.

The bed had stayed where it was.
