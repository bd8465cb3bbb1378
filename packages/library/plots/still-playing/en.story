title: They’re Still Playing
title: Next Goal Wins
title: Nobody Move!
guest friend: Jess (she), Maya (she)
guest keeper: Connor (he), Finlay (he)
guest fallen: Rafi (he), Dev (he)
guest caretaker: Mrs Pugh (she), Mrs Dobbs (she)
guest neighbour: Mr Lacey (he), Mr Bloom (he)

% Without {adult} it is the elder at the door, otherwise {neighbour} from next door, at the gate. {fallen} is on his back from first to last.

# next-goal-wins
“Next goal wins!” shouted {friend}[friend & !friend.known: , who was {child’s} best friend].

It was six against six on the grass behind [school: {school}|the school], and it was nine all. {child} had never scored a goal. Not one. But here came the ball, rolling straight to {child.him}, and it stopped by {child.his} right foot, and there was nobody between {child.him} and the goal except {keeper}, who was in it.

“Shoot!” yelled {friend}.

“Over here! Over here!” yelled somebody down by the gate.

“Ow!” yelled {fallen}, who had fallen over.

{child} swung {child.his} foot back.

# food
“[us: DINNER | TEA]!” called somebody from a window.

And then it came from the next window, and from the one after that, the way it does at six o’clock[city:  in {city}]. [us: Dinner! Dinner! | Tea! Tea!]

“Nobody move!” yelled {friend}.

Nobody did. {child} was standing on one leg.

“We’ll finish it tomorrow,” said {friend}. “Exactly like this.”

“How are we going to remember where we all were?” said {keeper}.

# the-shoes
{Friend} had a think. Then {friend.he} stepped out of {friend.his} shoes, and left them there on the grass.

So everybody did the same. {keeper’s} shoes stood wide apart in the goal. {friend’s} shoes pointed at the ball. {fallen’s} shoes had to lie on their backs, because {fallen} did. {child} left {child.his} left shoe on the grass, and hung {child.his} right one on a stick, up in the air, because that was the one for shooting with.

And then they all went home.

# in-socks
“Where are your shoes?” said {@a} at the {@door}.

“They’re still playing,” said {child}.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog | cat], had a long sniff at {child.his} socks.][pet.other:  Even {pet} had nothing to say to that.]

{child} lay awake for a while that night, thinking about {child.his} right shoe.[athlete:  Not even {athlete} can ever have taken so long to shoot.]

# tidied
The next day they ran all the way to the pitch[sport.Soccer:  to {play sport}][sport & !sport.Soccer: , and nobody wanted to {play sport} that day]. {Friend} got there first, and stopped dead.

The shoes were in a row along the wall. All twelve pairs had been polished, and the laces were tied in bows.

“I had a bit of a tidy-up,” said {caretaker}, the [us: custodian | caretaker]. “You never saw such a mess! There was one on a stick.”

“But that was our match!” said {friend}.

“Was it?” said {caretaker}, and put her hand to her mouth. “Oh dear. Well, I never touched the ball. It looked so nice there.”

And there it was, all alone in the middle of the pitch.

# nearest
“I was here,” said {fallen}, and went and stood right in front of the goal.

“You were on your back!” said {keeper}. “And you were miles away!”

“I was nearest the ball,” said somebody.

“So was I!”

Soon everybody was nearest the ball, and pushing. In the end {friend} sat down on the grass.

“It’s no good,” said {friend}. “The match has gone.”

{child} looked at the ball. That was {child.his} very first goal, lying there. It was nearly finished. It couldn’t be gone.

# shout
{child} pushed through to the middle, and put {child.his} left foot on the grass, and swung {child.his} right foot back, just like yesterday. It felt right all the way up {child.his} leg. And then {child.he} remembered what it had sounded like.

“Shout!” said {child}. “Everybody shout what you shouted yesterday!”

{child.He} shut {child.his} eyes.

“Shoot!” yelled {friend}.

“No, more behind me,” said {child}, pointing. “Further back. Further. There!”

“Over here! Over here!” yelled somebody.

“You were right down by the gate.”

“Ow!” yelled {fallen}.

“Much lower,” said {child}.

“Do I have to lie down?”

“You were lying down.”

{fallen} lay down.

One after another they shouted, and every time {child} pointed. And when {child.he} opened {child.his} eyes, they were all exactly where they had been.

# all-night
“Now,” whispered {friend}.

{child} swung {child.his} foot back just a tiny bit more. {keeper} was smiling in the goal.

“I’ve been thinking all night,” said {keeper}. “I know where you’re going to put it. You’re going to put it on the left.”

And {keeper} dived to the left. He flew through the air like a cat, and landed at full stretch, with both arms out in front of him.

{child} hadn’t kicked it yet.

{child} looked at {keeper}. {keeper} looked at {child}.

“Oh,” said {keeper}.

# the-goal
So {child} gave the ball a tiny little tap. It rolled off to the right. It rolled past {fallen’s} nose, in no hurry at all, and it rolled over the line and stopped.

“Goal,” said {fallen}, down in the grass. “And I had the best view of anybody.”

Then they all roared.[elder & adult:  {Elder}[elder2:  and {elder2}], who happened to be walking past, roared loudest of all.] They carried {child} all [us: around | round] the pitch[music: , singing {music}]. {caretaker} carried one of the legs.

“[us: Dinner | Tea],” called somebody from a window.

And this time they could all go home with their shoes on.

# side-by-side
{@A-short} was at the {@door}, looking at {child’s} feet.

“Are they still playing?”

“No,” said {child}. “They’ve finished.”

{child.He} took {child.his} shoes off in the [us: hallway | hall], and put them on the mat, the left one and the right one, side by side.

Then {child.he} turned off the light, and the shoes stood quite still.

# @door
gate
## if adult / elder
door

# @a
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @A-short
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
