title: A Little Bit Open
title: A Little Bit Shut
title: The Dark in the Slipper

% The small dark is "it" and lives in the toe of a slipper. Open and shut are said as one would to a door, and at the end of eyes.

# a-little-bit-open
{child} was {age}, and {child.he} {child.was} afraid of the dark, so every night {child.he} said the same thing about the door.

“A little bit open, please.”

And {@left} a little bit open, so that one stripe of light lay across the [elder: bedroom ]floor.[elder:  Then {elder.he} opened the landing window, for the air, and went downstairs[elder2:  to {elder2}].][adult & !elder:  Then {adult.he} went downstairs.]

[friend / pet.dog / pet.cat: [friend: {Friend}[!friend.known: , {child.his} best friend,] never minded the dark, and was asleep already, on a mattress by the [pet.dog: wall|bed]. ][pet.dog: {Pet}[!pet.known:  the dog] lay on the rug with {pet.his} nose under the chair.][pet.cat: {Pet}[!pet.known:  the cat] lay on the chair.]

]“A little bit shut, please,” said a voice.

{child} sat up. The voice had come from {child.his} slipper.

“Who’s in my slipper?”

“The dark,” said the voice. “Not the whole of it. I’m only a small one. I live in the toe.[elder:  {Elder.short} got you a size too big.]”

# teeth
{child} pulled the covers up to {child.his} chin. “I’m afraid of you,” {child.he} said.

“I’m afraid of you,” said the small dark. “You’ve got a lamp.”

“You haven’t got a face.”

“Yours shines. Even the teeth shine.”

{child} shut {child.his} mouth. Nobody had ever been frightened of {child.his} teeth before[school: , not even {at school}][sport & school:  or when {child.he} went to {play sport}][sport & !school: , not even when {child.he} went to {play sport}].

# a-ginger-one
“You turn my chair into a wolf,” {child.he} said, with {child.his} lips closed.

“I do not. It’s a chair all night long.[pet.other:  Ask {pet}.][pet.cat:  The ears are {pet’s}.] I’ve been underneath it. There’s a [us: cookie | biscuit] stuck there.”

“There isn’t.”

“There is.[pet.dog:  Ask {pet}.] It’s a ginger one.”

[friend: “Then it’s {friend’s},” said {child}. {Friend} always saved one for next time.]

They were both quiet for a bit[music: , and {music} came up through the floor].

# the-stripe
“It’s that stripe,” said the small dark. “It comes right up to my slipper, and it prickles. So I’d like the door shut.”

“I need it open.”

“A little bit shut.”

“A little bit open.”

They both looked at the door. It hadn’t moved. It was a little bit open. It was also a little bit shut.

“Well, that’s how I like it,” said {child}.

“That’s how I like it,” said the small dark.

“Then what are we quarrelling about?”

“I don’t know. You started it.”

“You did.”

# click
And just then a bit of wind came [city & elder: through {city}, in at {elder’s} window and ][city & !elder: through {city} and ][elder & !city: in at {elder’s} window and ]along the [us: hall | landing] and gave the door a push.

Click.

The stripe went out. There was no floor. There was no chair.[athlete:  There was no {athlete} on the wall.] {child} held up {child.his} hand, and there was no hand. {child.He} opened {child.his} mouth to call, but nothing came out.

“{child}?” said the small dark.

“It’s all gone,” whispered {child}.[friend:  “Even {friend}.”]

# put-your-foot-down
“It hasn’t gone anywhere. It’s all just where you left it. I should know. I’m touching it. Put your foot down.”

{child} put one foot down. It was soft.

“Rug,” said the small dark. [pet.dog / friend: “Now the other one.”

That was softer still, and it breathed.

“[pet.dog: {Pet}|{Friend}],” said the small dark. “Go round. And put your hand out to the side.”|“Now put your hand out to the side.”]

{child} stretched out {child.his} hand. There was something tall there, with legs. It kept very still. {child.He} felt along the top of it[pet.cat: , and the top purred]. {child.He} felt along the edge. {child.He} felt underneath.

There was a [us: cookie | biscuit].

“It is a chair,” said {child}.

[friend: “That’s for next time,” said {friend}, fast asleep.

][friend & !pet.dog: So {child} left it there.

][pet.dog: A wet nose came in under {child’s} hand. Crunch.

]

# smallest
“I did say[friend / pet.dog: ,” said the small dark. “|. ]Now three steps. One. Two. Three. That’s the door. There’s the handle, by your tummy.”

The handle was round and cold. {child} held on to it, but {child.he} didn’t turn it. {child.He} had thought of something.

“If I open it, it’ll prickle you.”

“I know,” said the small dark.

For a moment there was no sound from the slipper. Then the dark spoke, and it was the smallest it had ever been.

“A little bit open, please,” it said.

# just-right
So {child} opened the door. The stripe jumped across the floor, over the rug, and right up to the slipper. Everything was back: the floor, the chair, [friend: {friend}, ][pet.dog / pet.cat: {pet}, ][athlete: {athlete}, ]and {child.his} own hand on the handle.

{child} ran to the slipper and picked it up. {child.He} laid {child.his} hand over the hole where your foot goes in, but not quite all the way over.

“A little bit shut,” said {child}. “Is that right?”

“Oh,” said the small dark. “That’s just right.”

# shut
{child.He} took the slipper into bed and kept {child.his} hand there. Inside, under {child.his} palm, it was soft and black and hardly bigger than a plum.

[elder: {Elder} came along the landing and shut the window. The door {elder.he} left just as it was.

]“Goodnight, {child},” [elder: said the small dark|it said]. “Goodnight, teeth.”

[friend: “Goodnight,” said {friend}, fast asleep.

]

[pet.cat: Up on the chair {pet} shut both eyes. ][pet.dog: {Pet} slept with {pet.his} nose in the crumbs. ]{child} smiled with {child.his} lips closed, so that nothing would shine.

{child.His} eyes were a little bit open.

Then they were a little bit shut.

Then they were shut.

# @left
it was left
## if adult & !elder
{adult} left it
## if elder
{elder}, who was staying the night, left it
