title: The Other Half of It
title: Three Blasts
title: Stay with the Plane
guest pet: Moss (he), Fern (she)
guest pilot: Jo (she), Max (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {pet} is a dog. Whoever waits at the lake (@a) is the grandparent, else {adult}, else {minder}. Real fear, and true facts: stay put, out of the wind, off the ground, three of anything. The last sentence is said softly.

# two-rules
“Two rules,” said the pilot. “If we come down, you stay with the plane. And everybody gets a whistle. Three blasts means help. In thirty years nobody’s needed it.”

Her name was {pilot}, and she flew the [us: mail | post] to places in the far north that have no road. In the back she had {child}, and {pet}[!pet.known: , who was a dog]. They were on their way to {@first}, at the lake.[friend:  In {child’s} pocket was a list from {friend}[!friend.known: , {child.his} best friend]. One feather, it said, and no bears.]

# half-a-plane
They were over the forest when the engine stopped. It was the opposite of loud. {child} heard the wind, and {pilot’s} voice, quite calm: “Heads down. Hold the dog.” Then came the trees, and a noise like a wardrobe falling downstairs.

When {child} looked up, there was sky where the front half of the plane should have been. The tail had stopped among the fir trees, with {child} and {pet} and the {@bags} in it. From there a long torn track went up a ridge and over the top.

“{Pilot}!” {child.he} shouted.

Nobody answered. {Pet} crawled out from under a bag and licked {child’s} hands, which wouldn’t keep still.

{Child.He} wanted to run up that track. But it was getting dark, and at the first tree {child.his} legs folded, and sitting there {child.he} heard it again: you stay with the plane. A person is hard to find in a forest. A plane is easier, even half of one.

# one-thing-at-a-time
So {child} did one thing at a time, out loud, because bears don’t like to be surprised.

“Nor do I,” {child.he} told {pet}.[sport:  {Child.He} explained all the rules of {sport}.][athlete:  {Child.He} explained {athlete}.][music:  {Child.He} sang {@song}.]

{child} hung a [us: tarp | tarpaulin] over the hole, to keep out the wind. {Child.He} laid the {@bags} thick underneath, because the ground steals your warmth faster than the air does, and emptied one to pull over them both. {Child.He} drank rain off the wing. There were berries, but {child} didn’t know their names, so {child.he} left them alone. {Child.He} ate half a sandwich, gave {pet} the crusts, and hung the rest from a tree, a long way off.

# with-opinions
Then it was night[city: , and no night {in city} had ever been so dark]. {child} cried into {pet’s} neck, and {pet} let {child.him}. {Child.He} had never noticed before that a dog is really a stove, with opinions.

Later {pet} lifted {pet.his} head. Every hair on {pet.him} was listening, and {pet.he} whined towards the ridge. {child} held {child.his} breath and heard only trees.

“There’s nothing there,” {child.he} whispered.

{Pet} gave {child.him} the look {pet.he} kept for people who can’t smell.

# three-blasts
At first light {pet} was gone. {child} saw the tip of a tail going up the track, and then not even that.

“{Pet}! {Pet}!”

If {child} followed, there would be two of them lost. {Child.He} put the whistle to {child.his} lips and blew three blasts, as hard as {child.he} could.

From behind the ridge, thin and small, came three blasts.

{child’s} heart leapt up, and sat down again. It was only the echo.

Then {child} thought of something. An echo can only say what you’ve said.[school:  They had proved it {at school}, on the gym wall.]

{Child.He} blew two.

{Child.He} waited. A raven went over.

Three came back.

# the-arrow
{child} didn’t run. {Child.He} laid the white {@bags} in an arrow, as long as a bus, to show the way {child.he} had gone. {Child.He} tore the empty one into strips and tied one to a branch, and walked until {child.he} could only just see it, and tied the next. At the sixth strip {pet} came flying, all mud, and licked every bit of {child.him} that could be reached. At the ninth was the front half of the plane.

# the-other-half
{Pilot} sat in it, grey in the face, with one foot caught under the pedals and the whistle between her teeth.

“I told you,” she croaked, “to stay with the plane.”

“I did,” said {child}. “You’ve got the other half of it.”

{Pilot} began to laugh, and then it wasn’t quite laughing.

“I’ve been blowing this thing all night,” she said. “I thought there was nobody to hear.”

“There was,” said {child}. “{Pet} told me. I just didn’t listen.”

{child} brought water, and bags to keep {pilot} warm. There was a box in the tail, said {pilot}, that had been calling for help since they hit the ground, so somebody would be looking. But from up there they were two crumbs on a carpet. They had to shine.

# a-playing-card
So {child} sat on the bare top of the mountain ridge with a mirror no bigger than a playing card.[friend:  There was a feather on the rock, and {child.he} put it away for {friend}.] It was {pet} who heard the plane. The dog’s ears went up a whole minute before {child} heard a thing. {Child.He} stretched out two fingers with the plane between them, as {pilot} had shown {child.him}, and tipped the mirror until the light ran over {child.his} fingertips. Flash, flash, flash.

The plane went straight on. It got smaller. One arm shook, and {child.he} held it still with the other.

Flash. Flash. Flash.

And far away the plane rocked its wings, one and then the other, as you wave when your hands are full.

# knock-knock
That night {pilot} was in hospital with her foot in [us: a cast | plaster], and {child} lay in the cabin by the lake, with {@a} asleep in the chair because {@she} wouldn’t go any further off[elder2: , and {elder2} on the rug]. The bed was much too soft. {child} let down one hand and knocked twice on the floor.

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
