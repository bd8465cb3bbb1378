title: Three Barrels and a Pickle Barrel
title: Let the Pickle Do It
guest friend: Bea (she), Caleb (he)
guest auntie: Auntie Josie (she), Auntie Hattie (she)

% Nearly word for word as it was told for one child. The pond is knee-deep. The fourth barrel is too small, so the raft goes left, takes two to steer, and comes back.
% Who sits on the bank (@mum): {adult}, else the grandparent, else {auntie}.

# progress
The first raft that {child} and {friend}[!friend.known: , {child.his} best friend,] built sank before they got on it.

The second was more polite. It waited until they were both aboard, and then it sank.

“That’s progress,” said {child}, standing in the mill pond up to {child.his} knees, which was as deep as the mill pond went. “But what we need is barrels.”

[pet.dog: {Pet}[!pet.known:  the dog] had swum ashore from both of them, and shook {pet.himself}. {Pet} no longer believed in rafts.

][pet.cat: {Pet}[!pet.known:  the cat] sat on the wall, a good way from the splashing. {Pet} had never believed in rafts.

][pet.other: {Pet} was told about it every evening, and had never believed in rafts.

]

# barrels
By Wednesday they had barrels. Three were blue and enormous, and came from the farm. The fourth came from behind the [us: diner | chip shop]. It was smaller, and it used to have pickled onions in it.

They laid two pallets on the barrels and lashed them down with rope, over and under, over and under, until they could both do it with their eyes shut. For a deck they nailed on a door. It was {friend’s} bedroom door, with {friend.his} name on it, and a handle to hold on by.

“Won’t you want that?” said {child}.

“Nope,” said {friend}, and hammered so hard that nobody could ask {friend.him} anything else.

[elder: {Elder} came down to look, and tried a knot with one foot. “I’ve been on worse ferries,” {elder.he} said.[elder2:  “You’ve been sick on better ones,” said {elder2}.]

]

# it-floated
Then they put on their life jackets, and {@mum} came and sat on the bank with a mug of tea, and they pushed.

It floated! It floated like a duck. And then, gently, it turned left.

{Friend} tried it by {friend.himself}. It went round and round, like a cat getting ready to lie down. {child} tried it by {child.himself}. Round and round, smelling of onions.

“It’s the pickle barrel,” said {child}. “It’s too low. It drags.”

But with two of them – one digging away like mad on the left[athlete: , as if to beat {athlete}], and one stroking on the right – it would go nearly straight, as long as they shouted[music:  in time to {@song}].

“Dig!”

“I am digging! Stroke!”

“I am stroking!”

“Well, stroke nicer!”

# because-its-after-thursday
In the middle of the pond was an island. It had one willow and one heron, and nobody[city:  in all {city}] had ever stood on it. {Friend} said they had to get there by Friday.

“Why Friday?”

“Because it’s after Thursday,” said {friend}.

# four-the-same
On Thursday {child} came running down the lane behind a barrel. It was blue. It was enormous. {Child.He} had washed the farmer’s [us: four-wheeler | quad bike] twice to get it.

“I’ve mended it!” {child.he} shouted. “Off with the pickle barrel, on with this, and it’ll go straight as a ruler! It’ll be so easy that one person could sail it!”

{Friend} sat down on the grass.

“Don’t,” {friend.he} said.

“But it’s only–”

“Don’t, {child}.” {Friend} was picking at the end of a rope. “We’re moving on Saturday. My [us: mom | mum] got a job by the sea. And you’ll get a new friend, you will, you’re nice, and you’ll show them the den and the good tree[sport:  and how you {play sport}] and everything. And I wanted there to be one place you couldn’t get to without me.”

The heron looked the other way.

{child} thought of several things to say, and they were all too small. So {child.he} put {child.his} foot against the beautiful blue barrel, and pushed, and it rolled along the bank to {@mum}, who stood the mug of tea on it.

“It’d look silly, anyway,” said {child}. “Four the same.”

# like-rent
On Friday[school: , straight from {school},] they sailed.

“Dig!”

“Stroke!”

“We’ve gone past it!” said {friend}. “It’s behind us!”

“Stop digging,” said {child}. “Let the pickle do it.”

And round they came, left, and left, and left, and bumped against the island as softly as a cow.

It was about as big as a [us: bath mat | hearthrug]. There was nothing to do there at all. It was wonderful. They ate their cheese sandwiches back to back, because there wasn’t room for side by side, and gave the heron a crust, and it took it like rent.

# it-goes-off
“{child},” said {friend}, “did you tie her up?”

“I thought you tied her up.”

The raft was leaving. Away it went over the water, with {friend’s} name on it, getting smaller.

“Well, that’s that,” said {friend}, and {friend.his} voice came out wrong.

“Wait,” said {child}.

Out by the reeds, the raft leaned a little to the left. Then a little more. It went behind the willow. They turned round, both together, holding on to each other’s sleeves. And out it came on the other side, left, and left, and bumped against {friend’s} boots.

Neither of them said anything for a bit.

“It does that,” said {child}. “It goes off. But it comes back.”

“Every time?”

“It can’t help it. It’s how it’s built.”

{Friend} wiped {friend.his} nose on {friend.his} life jacket. “[us: Spring break | Half-term],” {friend.he} said.

“I’ll be here,” said {child}. “Going round and round.”

# left
{friend’s} bed was already in the van, in pieces, so that night {friend.he} slept on {child’s} floor, on sofa cushions, lashed together, over and under.

[pet.dog / pet.cat: {Pet} climbed aboard at once. This was the right sort of raft.

]{@Mum} stepped across with the blankets.

“All aboard? I’ve talked to your [us: mom | mum], {friend}. [us: Spring break | Half-term], the Friday train, and I’ll be on the platform with both life jackets. Good night, crew. You smell of onions.”

{@Mum} turned out the light.

“{child}?” said the floor. “Which way’s [us: spring break | half-term]?”

“Left,” said {child}.

“And then?”

“Left.”

And they turned over, one above and one below, both to the left, and slept.

# @song
{music}

# @mum
{auntie}
## if adult
{adult}
## if elder & !adult
{elder.short}
