title: That’s Only {gordon}
title: Goodnight, {gordon}
title: You Just Have to Know Who They Are
guest elder: Granny (she), Nan (she)
guest gordon: Gordon (he), Clive (he)
guest pauline: Pauline (she), Maureen (she)
guest ray: Uncle Ray (he), Uncle Des (he)
guest kevin: Kevin (he), Colin (he)

% The host is the grandparent who is ticked, else Granny. The radiator is a he, the clock a she, the fridge an uncle. Nobody explains the last noise.

# only-gordon
{child} was staying the night at {@host}. It was the very first night away from home, and so far it was going very well. There had been [us: fish sticks | fish fingers]. There had been two [us: desserts | puddings][elder2: , because {elder2} had made one too].[pet.dog:  {Pet}[!pet.known:  the dog] was minding things at home.][pet.cat:  {Pet}[!pet.known:  the cat] had stayed behind, to have {child’s} pillow.] Now {child.he} {child.was} in bed, and the light was off, except on the landing, and {elder.short} was sitting beside {child.him} on the chair.

GLOINK.

“What’s that?” said {child}.

“That’s only {gordon},” said {elder.short}. “My radiator. He had too much supper.”

Gloink, said {gordon}.

{child} lay down again.

# a-bad-leg
Tick-tock, tick-tock, tick-TOCK.

“What’s that?” said {child}.

“That’s only {pauline}. My clock. She’s got a bad leg.”

Tick-tock, tick-tock, tick-TOCK, said {pauline}.

{child} lay down again.

Brrrrrrr-dunk!

“What’s THAT?” said {child.he}.

“That’s only {ray}. My fridge. He gets the shivers, poor soul, and then he sits down.”

# they-say-it-back
“At home it’s quiet[city: , and that’s in {city}],” said {child.he}. {child.His} voice had gone small. “I don’t know anybody here.[pet.other:  I haven’t even got {pet}.]”

“You know me,” said {elder.short}. “And now you know {gordon}, and {pauline}, and {ray}. Say goodnight to them, and they’ll say it back.”

“Goodnight, {gordon},” said {child}.

Gloink.

{child.He} nearly smiled. And {child.he} had nearly shut {child.his} eyes, when there was another noise.

# who-is-it
Bzzzzzzzzzzzzzzz.

It came out of the dark, down by the floor.

“Who’s that?” said {child.he}.

{Elder.short} didn’t answer.

Bzzzzzzzzzzzzzzz.

“{Elder.short}? Who is it?”

“Well, now,” said {elder.short} slowly. “I’ve lived here for thirty years, and I’ve never heard that one in my life.”

{elder.He} pulled {elder.his} feet up on the chair.

Now {child.his} heart was going tick-tock, tick-tock, much faster than {pauline}.

Bzzzzzzzzzzzzzzz.

“I don’t care for it at all,” whispered {elder.short}. “I think I’ll just get under this blanket.”

And {elder.he} did. All that {child} could see of {elder.him} was one slipper, and it looked a bit as if it was giggling.

# somebody-had-to-look
{child} sat up. Somebody had to look.[athlete:  {Athlete} would have looked.] {child} listened hard, with both ears. It was a long, cross, fizzy sort of sound. And the funny thing was, {child.he} had met it before somewhere.

{child.He} took {elder.short’s} [us: flashlight | torch] from the table and switched it on. {child.He} put one foot on the carpet, and then the other. The buzzing was coming from {child.his} own bag, and the side of the bag was wobbling. {child.He} unzipped it and put in {child.his} hand, [sport: past everything {child.he} had brought to {play sport} in, ]under the [us: sweater | jumper] and under the clean underpants[adult:  that {adult} had folded], and {child.he} took hold of it.

# buzzing-its-head-off
“{Elder.short},” said {child}. “You can come out.”

“What is it?” said the blanket.

“It’s only my toothbrush.”

{child.He} held it up in the light of the [us: flashlight | torch]. It was blue, and it was buzzing its head off.[music:  It wasn’t {music}, but it was as loud as it could.]

“It got switched on all by itself,” {child.he} said. “It does that.”

{Elder.short’s} nose came out. “Well, I never. Does he have a name?”

{child} thought.[friend:  There was [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] but {friend} didn’t buzz.] “He’s called {kevin},” said {child}. “He gets excited. He hasn’t been away from home before.[school:  He doesn’t even go to {school}.]”

“Poor {kevin},” said {elder.short}. “His first night. And he doesn’t know anybody.”

“He knows me,” said {child}, and {child.he} gave {kevin} a pat and pressed the button, and {kevin} went quiet.

# to-be-polite
Then {child} carried him [us: around | round], to be polite.

“{kevin}, this is {gordon}. That’s his tummy.” Gloink. “That’s {pauline}, with the leg.” Tick-TOCK. “And {ray} lives in the kitchen.” Brrrrrrr-dunk. “See? They’re all right. You just have to know who they are.”

# only-granny
{child} put {kevin} on the table, with a good view of everyone, and got back into bed. {Elder.short} tucked {child.him} in, sat down on the chair again and pulled up the blanket.

“Goodnight, {kevin},” said {elder.short}. “Goodnight, {child}. Sleep tight.”

It was dark. Gloink, said {gordon}. Tick-TOCK, said {pauline}. {child} knew every one of them now. {child.His} eyes were just closing.

Hhhhrrrrrrrr-pyoo.

{child.He} opened one eye. It came from the chair.

Hhhhrrrrrrrr-pyoo.

“Don’t worry, {kevin},” whispered {child}, and {child.he} turned over and snuggled down. “That’s only {elder.short}.”

# @host
{elder’s}
## if elder2
{elder’s} and {elder2’s}
