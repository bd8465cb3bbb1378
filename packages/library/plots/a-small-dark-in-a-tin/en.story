title: A Small Dark in a Tin
title: A Dark of Your Own
title: It Must Have Been Shy
guest friend: Ivor (he), Iris (she)
guest host: Mrs Bell (she), Mr Finch (he)

% The dark is "it".

# too-big
{child} and {@friend} were going to sleep on the floor[elder:  at {elder's}][elder2: , with {elder2} next door]. They had a mattress each, and the mattresses were so close together that it was nearly a room made of bed.[pet:  {Pet} was lying in the middle of both.]

“I’ll put the lamp out in a minute,” said {@e}.

“No,” said {child}.

{@E} didn’t ask why. {@E} sat down on the floor, with a bit of creaking, and waited.

“It’s the dark,” said {child} at last. “It’s too big.”

{Friend} didn’t say there was nothing to be frightened of. That was one of the good things about {friend}.

# the-tin
“Too big,” said {@e}, and nodded. “Yes, I can see that. Then we’d better start with a small one.”

{@E} went out to the kitchen and came back with a red [us: cookie | biscuit] tin. It had held so much gingerbread in its time that it smelled of gingerbread even when it was empty.

“There’s room in here for just about the right amount of dark,” said {@e}. “But you’ll have to catch it yourselves. And be quick with the lid!”

# caught
There was plenty of dark about, even with the lamps on. {Friend} found a bit in one of {friend.his} boots. {child} found a bit in the pocket of {@es} coat.[sport:  There was a bit under {sport.thing}, as flat as a pancake.] But the finest of all was in the wardrobe, right at the back, behind the clothes. It was as black as blackcurrant jam in there.

“I’ll hold the door,” said {friend}. “You catch it.”

{child} reached in with the tin. {child.His} whole arm disappeared. {child.His} heart was thumping. {child.He} counted to three[athlete: , and thought of {athlete},] and banged on the lid.

“I’ve got it!”

# empty
They ran to the kitchen lamp and opened the tin to have a look.

There was nothing in it.

“It’s got away!” said {friend}.

“It must have been shy,” said {@e}. “A dark can’t bear to have a light put on it. It’s gone before you know it.”

{child} looked into the tin for a long time. {child.He} had never thought of that. Something so big[city: , bigger than the whole of {city},] could be frightened away by one little kitchen lamp.

# its-own
So they went and caught another.[pet:  {Pet} came as well, to have a look.] This time {child} counted to ten, to give the dark time to walk in by itself. Then {child.he} put on the lid, gently. And {child.he} didn’t open it.

{child.He} carried the tin in both hands, all the way to the mattress, and put {child.his} ear to it.

“What’s it doing?” whispered {friend}.

“Nothing. It’s just there.”

{Friend} listened too.[pet:  So did {pet}.]

“It sounds lonely,” {friend.he} said. “I expect it’s used to living with the others.”

# alone-in-there
{child} lay down with the tin on {child.his} tummy. It was {child.his} very own dark. It was only small, and it had walked in all by itself while {child.he} counted. And now it was in there and didn’t know where everybody had gone.

“How do you let it out?” asked {child}.

“You take off the lid,” said {@e}.

“But what if the lamp’s on?”

{@E} didn’t answer. {@E} looked at the lamp. {Friend} looked at the lamp. And {child} looked at the lamp for a long, long time.

“I’ll do it myself,” {child.he} said.

# click
{child.He} took hold of {friend's} hand, and {friend} held on tight. With the other hand {child} could just reach the switch.

Click.

And there it was, the big one. It went right out to the walls and right up to the ceiling. {child} squeezed {friend's} hand. Then {child.he} let go of it, because a lid takes two.

“There,” whispered {child}. “You can come out now.”

There wasn’t a sound. But something came. It went slowly past {child's} nose, and it smelled of gingerbread.

“Did you feel it?” whispered {friend}.

“Yes.”

# looking
Where was it now? {child} looked for it. {child.He} looked straight into the dark, and that was a thing {child.he} had never done before. {child.He} always shut {child.his} eyes. And the longer {child.he} looked, the more there was. First there was the window, like a grey square. Then there was the chair, with {friend's} [us: pants | trousers] on it.[school:  Then there was the bag from {school}.] Then there was {@e}, like a small cloud over by the door. The dark wasn’t even black. It was blue, and soft at the edges.

“It’s in there somewhere,” said {child}. “With the others.”

“Is it still too big?” asked the cloud by the door.

{child} had a think.

“It’s big,” {child.he} said. “But I know a bit of it.”

# lid-off
“Would you like the door left open?” asked {@e}.

“A bit,” said {child}. “Only not so much that it gets shy.”

So {@e} left the door open by one thin, thin stripe.[music:  Far away in the kitchen somebody was humming {@song}.] {Friend} was asleep already. {Friend.His} hand was still lying where {child's} had been, so {child} put it back too.

But first {child.he} stood the tin beside the mattress, with its lid off, so that the little dark would have somewhere to go when the sun came up.

{child.He} breathed in through {child.his} nose. Gingerbread, just a little.

And then {child} shut {child.his} eyes. It wasn’t so as not to see. It was only to go to sleep.

# @friend
{friend}, who had come to stay,
## if friend
{child.his} best friend, {friend},

# @e
{host}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @E
{host}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @es
{host's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @song
{music}
