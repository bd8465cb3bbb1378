title: The House Without a No
title: All the No Was Gone
title: Jam on Both Sides
guest elder: Bev (she), Maureen (she)

% Rule: the grandparent has no No left. The other of two always says: you'll have to ask. The No is the child's.

# used-up
{child} was staying with {@e-first} for the whole night, without anybody from home. {child.He} put {child.his} bag down in the hall.

“Can I keep my shoes on indoors?” asked {child}.

“Yes,” said {elder}.

There had to be something wrong with that. “Can I have a bun before supper?”

“Yes.”[!short & age>=4: 

“Can I have two?”

“Yes.”]

“Don’t you ever say no?” asked {child}.

“I haven’t got one,” said {elder.short}. “I had plenty when my own children were small. I got through forty a day. [!short & age>=4: No, not on the wall. No, not in the soup. ]And then one day I’d used them all up.”

[!short: “Every one?”

“I looked for one last spring, when a man rang up to sell me a vacuum cleaner. There wasn’t one anywhere. Look.”

{Elder.short} opened the wardrobe. There were four vacuum cleaners in it.

][elder2: “Haven’t you got a no, either?” {child} asked {elder2}.

“You’ll have to ask {elder.short} about that,” said {elder2}, who said that about everything.

]
# yes
So {child} asked.

“Can we have pancakes for supper?”

“Yes,” said {elder.short}.

“With jam on both sides?”

“Yes.”

[friend: “Can {friend} come?”

“Yes.”

So {friend}[!friend.known: , who was {child’s} best friend,] came and ate four of them, and then had to go. “We’ve got no at our house,” said {friend}, and sighed.

][pet.dog: “Can {pet} go on the sofa?”

“Yes,” said {elder.short}, but the dog was on it already.

][pet.cat: “Can {pet} walk on the table?”

“Yes,” said {elder.short}, but the cat was walking on it already.

][pet.other: “Can I ring home and say good night to {pet}?”

“Yes.”

{Pet} didn’t say anything on the telephone, but it was nice to have asked.

][school: “Can I stay away from {school} tomorrow?”

“Yes,” said {elder.short}. “Tomorrow’s Sunday.”

][sport: “Can I {play sport} in the living room?”

“Yes,” said {elder.short}, and carried out the flowerpots.

][athlete: “Can I be called {athlete} tonight?”

“Yes, {athlete},” said {elder.short}.

][music: “Can we have music on all the time?”

“Yes,” said {elder.short}, so they had {music} on.

][!short & age>=4: “Can I wear your best hat?”

“Yes.”

]“Can I jump on your bed?”

“Yes,” said {elder.short}, and held on to the lamp.

“Can I stay up all night?”

“Yes,” said {elder.short}, but that one was rather slower in coming.

[!short & age>=4: “This is the best house in the world,” said {child}.]

# never-enough
There was only one thing wrong with it. At home the evening came to an end, because somebody said, “No, that’s enough now.” Here nobody did, and so it was never enough.

At nine o’clock {child} was sitting on the kitchen table[!short & age>=4:  in the hat], with pancake number seven, and didn’t want it. [music: They had heard {music} fourteen times. ]

[!short & age>=4: “Do you think we ought to go to bed?” asked {elder.short}.

“Can I stay up a bit longer?”

“Yes,” said {elder.short}, with a yawn that creaked.|{Elder.short} yawned until it creaked.]

# can-i-go-home
Outside the window it was black[city:  all over {city}]. The soap smelled wrong. [adult: {Adult}|Everybody at home] was a long way away, and {child} had a tummy ache, and only half of it was pancake.

“Can I go home?” {child.he} whispered.

{elder} looked at {child.him} for a long time.

“Yes,” said {elder.short}.

{elder.He} put on {elder.his} coat over {elder.his} pyjamas, and {elder.his} boots on the wrong feet. [elder2: {Elder2} carried out the bag, and didn’t ask anybody about it. ][pet.dog: {Pet} was put on the [us: leash | lead], and slept standing up. ][pet.cat: {Pet} was put in the basket, with jam on one paw. ]And then they were on the doorstep, ready to go.

# on-the-doorstep
[!short & age>=4: So now {child} could go home. It was really true. There was nothing to do but go.

]It was a funny thing, but now that {child.he} could go home, there wasn’t such a hurry.

{child} looked at {elder}, whose coat was buttoned up all wrong, and who looked tired, and a little bit sad. [!short & age>=4: {elder.He} would never have said so. ]{elder.He} could only say yes.

But {child} had a no. At home {child.he} had one for peas and one for mittens. {child.He} felt for it now, a long way down, underneath the pancakes, and there it was.

“NO!” shouted {child}.

[!short & age>=4: A bird shot out of the hedge.

]“No, I’m not going home. I’m going home tomorrow. No, we’re not having any more pancakes. And no, that’s enough now. It’s bedtime for everybody!”

“Oh,” said {elder.short}. “That’s the loveliest no I ever heard. I’ve been wanting to go to bed since seven o’clock.”

# everybody-to-bed
And {child} saw to it that every one of them went.

[elder2: “Can I just read the paper first?” asked {elder2}.

“No,” said {child}, and {elder2} didn’t ask {elder.short} at all.

][pet.dog: {Pet} was given a small no about the pillow, and lay down on everybody’s feet.

][pet.cat: {Pet} was given a small no about the pillow, and lay down on it.

][!short & age>=4: “Can I keep my hat on?” asked {elder.short}, who was in bed already.

{child} thought about it. “Yes,” {child.he} said, since you’ve got to have a bit of yes.

]The two beds stood side by side. The pillow smelled of the wrong soap, but it smelled of {elder.short} too.

[!short & age>=4: “Might I borrow that no of yours, some time?” said {elder.short}.

“You can keep it,” said {child}. “I’ve got more at home.”

][athlete: “Good night, {athlete},” said {elder.short}.

]
# the-pocket
[short: In the morning {child} gave {elder.short} the no, to keep in a pocket.|In the morning the telephone rang. It was a man selling vacuum cleaners. {elder} looked at {child}, and {child} nodded.

“No,” said {elder.short}. It was only small, and it creaked a little, but it held. “No, thank you,” {elder.he} said again, just for the fun of it, and put the no away in a pocket.]

When the bag was packed, {child} wanted to know one thing. {child.He} wanted to know about coming back some time, and staying for another night.

Now {elder} had a no. It was there in the pocket, all ready to be used.

“Yes,” said {elder.short}.

# @e-first
{elder}
## if !elder
{elder}, who was an old friend of the family,
## if elder2
{elder} and {elder2}
