title: Not Even for Tuna
title: Right on the Edge
guest cat: Pickle (he), Smudge (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {cat} is a stand-in for the family's own cat. The grown-up is {adult}, else the grandparent, else {minder}.

# nobody-pushed
Every morning at breakfast, {cat} the cat pushed a teaspoon off the kitchen table. He did it with one paw, very slowly, until it went clink on the floor.

But {cat} had died. {child} sat on {child.his} chair with {child.his} toast and milk, and the spoon lay right on the edge of the table, and nobody pushed it.

{child} waited for the clink. {Child.He} knew that it wouldn’t come, and it hurt in {child.his} tummy, just where the toast was meant to go.

{@First} reached out to take the spoon away.

“Leave it!” said {child}. “It’s {cat’s}!”

{@A} took {@his} hand back at once.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was there for breakfast, and nodded. {cat} had once pushed a bun off for {friend.him}, too.][elder & adult:  {Elder} had come for breakfast, and stirred {elder.his} tea with a fork.][elder2 & adult:  {Elder2} was waiting for the fork.][elder2 & !adult:  {Elder2} stirred {elder2.his} tea with a fork.]

# not-asleep
“Is he asleep?” asked {child}. “Only very much?”

“No,” said {@a}. “He’s dead. If you’re asleep, you breathe, and you wake up for breakfast. {cat} won’t wake up any more.”

“Not even for tuna?”

“Not even for tuna,” said {@a}, and {@his} voice wobbled on the tuna.

“Then somebody else must push it,” said {child}.

{@A} gave the spoon a poke with one finger. Clink.

“Too fast,” said {child}. “And you looked at the spoon.”

“Where should I look?”

“At whoever’s going to be cross.”

“But that’s me,” said {@a}.

“Then I’ll be you,” said {child}.

# never-sorry
So {@a} put the spoon back, curled {@his} hand into a paw, looked at {child} and pushed. Clink.

“Oops,” said {@a}. “Sorry.”

[friend: “{cat} never said sorry!” said {friend}. | “{cat} never said sorry!” said {child}.]

“No, that’s true,” said {@a}. “He wasn’t sorry once in his whole life.[city:  No cat in {city} was less sorry.]”

“Put it back,” said {child}. “My turn.”

# the-right-clink
{child} tucked in {child.his} thumb, so that the hand was all paw. {Child.He} looked {@a} straight in the eye and began to push. Then {child.he} stopped, with half of the spoon out in the air, because that was where {cat} always stopped.

“{cat},” said {@a}. “No.”

It just slipped out, as it had every single morning.

{child} didn’t blink.[athlete:  {Athlete} couldn’t have looked more sure.] {Child.He} gave one last small push.

Clink.

It was exactly the right clink. {@A} laughed so much that {@he} had to hold on to the table, and {child} laughed milk out through {child.his} nose.[pet.dog:  {Pet}[!pet.known:  the dog] came running and looked up at the table to see who had done it.][pet.other:  {Pet} knew that clink, and kept quite still.]

# no-bump
Then {child} heard what came next. It was nothing.

After the clink there was always a bump, when {cat} jumped down to stare at the spoon as if somebody else had dropped it. {child} looked under the table. There was only the spoon.

The laugh turned round in the middle and came out as crying.

“He’s dead,” sobbed {child}, “and I laughed!”

{@A} sat down on the floor next to the spoon and held out {@his} arms, and {child} slid off the chair and into them.

“So did I,” said {@a}. “Look at me.”

{child} looked. {@S} cheeks were wet, but the mouth was still laughing a bit, at one end. {child} felt it with a finger.

“You’re doing both,” {child.he} said.

“Yes,” said {@a}. “I can’t get them apart.”

# what-would-he-push
So they both did both, down there on the floor, until there was less of it. Then {@a} picked up the spoon, stretched up one arm and put it back, right on the edge of the table.

“You always put it there,” said {child}. “Why don’t you put it in the drawer?”

“What would {cat} have pushed then?” said {@a}.

{child} thought of all those mornings.

“But you said no,” {child.he} said.

“That was my job. {cat} pushed, and I said no, and then I put it back for him. It was the best bit of breakfast.”

“You can keep your job,” said {child}. “I’ll do {cat’s}.”

{Child.He} climbed up on the chair and tucked in {child.his} thumb. {Child.He} pushed, and stopped, and looked.

“{child},” said {@a}. “No.”

Clink.

It still hurt in {child’s} tummy. But now there was room for the toast as well.

# right-on-the-edge
The next morning[school: , before {school}], {@a} was standing at the stove with {@his} back to the table, stirring the [us: oatmeal | porridge] with a fork[music:  and humming {music}].[elder & adult:  {Elder.short} had brought {elder.his} own spoon today, and held on to it.][elder2 & !adult:  {Elder2.short} had {elder2.his} own spoon today, and held on to it.]

The teaspoon lay right on the edge of the table.[friend:  {Friend} came in and put a bun down next to it, just in case.]

{child} sat down, tucked in {child.his} thumb and waited until {@a} turned round.[sport:  It took more patience than {sport}.] Then {child.he} began to push.

“{child},” said {@a}. “Won’t you stop, if I ask you nicely?”

“Not even for tuna,” said {child}.

Clink.

And {@a} bent down for the spoon, and put it back on the edge.

# @first
{minder}, who had breakfast with them every day,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
