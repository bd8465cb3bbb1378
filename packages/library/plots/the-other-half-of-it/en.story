title: The Other Half of It
title: Three Blasts
title: Stay with the Plane
guest pet: Moss (he), Fern (she)
guest pilot: Jo (she), Max (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {pet} is a dog. Whoever waits at the lake (@a) is the grandparent, else {adult}, else {minder}. Real fear, and true facts: stay put, out of the wind, off the ground, three of anything. The last sentence is said softly.

# two-rules
“There are two rules,” said the pilot. “If we come down, you stay with the plane. And everybody gets a whistle. Three blasts means help. In thirty years nobody’s needed it.”

Her name was {pilot}, and she flew the [us: mail | post] to places in the far north that have no road. Today she had {child} in the back as well, and {pet}[!pet.known:  the dog]. They were on their way to the lake, and {@first}.[friend:  In {child’s} pocket was a list from {friend}[!friend.known: , {child.his} best friend]. One feather, it said, and no bears.]

# half-a-plane
They were over the forest when the engine stopped. Now {child} could hear the wind, and {pilot’s} voice, quite calm.

“Heads down,” she said. “Hold the dog.”

Then came the trees, and a noise like a wardrobe falling down the stairs.

When {child} looked up, the front half of the plane was gone. Where it had been there was sky. The tail had stopped among the fir trees, with {child} and {pet} and the {@bags} still inside. In front of it a long torn track went up a ridge and over the top.

“{Pilot}!” {child.he} shouted.

Nobody answered. {Pet} crawled out from under a bag and licked {child’s} hands, which wouldn’t stop shaking.

{Child.He} wanted to run up that track. But it was getting dark, and {child.his} legs gave way. {Child.He} had never been so frightened. Then {child.he} heard it again: you stay with the plane. A person is hard to find in a forest. A plane is easier, even half of one.

# one-thing-at-a-time
So {child} did one thing at a time, and said it out loud, because bears don’t like to be surprised.

“Nor do I,” {child.he} told {pet}.[sport:  {Child.He} explained all the rules of {sport}.][athlete:  {Child.He} explained {athlete}.][music:  {Child.He} sang {@song}.]

{Child.He} hung a [us: tarp | tarpaulin] over the hole, to keep out the wind. {Child.He} laid the {@bags} underneath, because the ground steals your warmth faster than the air does. {Child.He} emptied one more bag, to pull over them both. Then {child.he} ate half a sandwich and gave {pet} the crusts. The other half {child.he} hung in a tree, a long way off, in case of bears.

# with-opinions
Then it was night[city: , and no night {in city} had ever been so dark]. {child} cried into {pet’s} neck, and {pet} let {child.him}, and kept {child.him} warm. Really, {child} thought, a dog is a stove. A stove with opinions.

Later {pet} lifted {pet.his} head and whined towards the ridge. {child} held {child.his} breath, but all {child.he} could hear was trees.

“There’s nothing there,” {child.he} whispered.

{Pet} gave {child.him} the look {pet.he} kept for people who can’t smell.

# three-blasts
At first light {pet} was gone. {child} saw the tip of a tail, far up the track. Then that was gone too.

“{Pet}! {Pet}!”

If {child} followed, there would be two of them lost. {Child.He} put the whistle to {child.his} lips and blew three blasts, as hard as {child.he} could.

From behind the ridge, thin and small, came three blasts.

{child’s} heart gave a leap. Then it sank. It was only the echo.

But {child} thought about that. An echo can only say what you’ve said.[school:  They had proved it {at school}, on the gym wall.]

{Child.He} blew two.

{Child.He} waited. A raven flew over.

Three came back.

# the-arrow
{child} didn’t run. First {child.he} laid out the white {@bags} in an arrow, as long as a bus, to show which way {child.he} had gone. {Child.He} tore the empty bag into strips, and tied one to a branch. {Child.He} walked until {child.he} could only just see it, and tied the next. That way {child.he} could always get back.

At the sixth strip {pet} came flying, all mud, and licked every bit of {child.him} that could be reached. At the ninth they came to the front half of the plane.

# the-other-half
{Pilot} was sitting in it, very pale, with one foot caught under the pedals and the whistle between her teeth.

“I told you,” she croaked, “to stay with the plane.”

“I did,” said {child}. “You’ve got the other half of it.”

{Pilot} began to laugh. Then she had to wipe her eyes.

“I’ve been blowing this thing all night,” she said. “I thought there was nobody to hear.”

“There was,” said {child}. “{Pet} told me. I just didn’t listen.”

{child} brought her water, and wrapped her up in {@bags}.

“They’ll be out looking for us by now,” said {pilot}. “But from up there we’re two crumbs on a carpet. Somebody has to make us shine.” And she gave {child} a mirror, no bigger than a playing card.

# a-playing-card
So {child} and {pet} sat on the bare top of the ridge, in the sun.[friend:  There was a feather on the rock, and {child.he} put it away for {friend}.] After a long time {pet’s} ears went up. {child} couldn’t hear a thing. But this time {child.he} listened to {pet}, and got to {child.his} feet.

A whole minute later they saw the plane.

{Child.He} stretched out one hand towards it, as {pilot} had shown {child.him}, and tipped the mirror until the light ran over {child.his} fingertips. Flash, flash, flash.

The plane went straight on. It got smaller.

Flash. Flash. Flash.

And far away the plane rocked its wings, first one and then the other. That’s how a plane waves.

# knock-knock
That night {pilot} was in hospital with her foot in [us: a cast | plaster], and {child} lay in the cabin by the lake. {@A} was asleep in the chair, because {@she} wouldn’t go any further away[elder2: , and {elder2} on the rug].

The bed was very soft. {child} let down one hand and knocked twice on the floor.

In the dark under the bed a tail knocked back. Thump. Thump. Thump.

It wasn’t an echo. {child} slept.

# @bags
[us: mailbags|postbags]

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @she
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
