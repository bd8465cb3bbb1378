title: Hang On
title: Just Not Yet
title: Only the Finger So Far
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. Put up a hand at the first “Hang on”. Say the last one quietly, with no hand.
% One rule: whatever time {child} takes, {child.he} has to stand still for afterwards. @help is whoever stops the bus.

# hang-on
“Are you coming?” called {friend}[!friend.known: , [friend: {child’s} best friend | who lived next door]].

“Hang on,” said {child}, in the hall.

{child} was always last. {Child.He} liked to get things right, and by then everybody else had gone.[sport:  Before {@game}, the others were changed when {child} had one sock on.] But worst of all was when they waited. Then they stood there and sighed, and {child’s} fingers turned into sausages[school: , {at school} most of all].

Now {friend} was sighing on the step, and {@first} was sighing in the hall, with one arm in a coat.

“Hang on!” said {child} again, and put up a hand, like somebody stopping the traffic.

And everything did. {@A} stopped, halfway into the other sleeve. {Friend} stopped in the middle of a sigh.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] stopped in mid-air, above the mat.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] stopped with {pet.his} tongue out, in the middle of a paw.]

# stiff
Only {child} could move. {Child.He} tied both laces, twice, in peace and quiet.

“Done,” {child.he} said, and everything went on.

Everything except {child}. Now {child.he} {child.was} the one who stood there, stiff as a lamp post. {Child.He} could see and hear, but not move so much as a finger, for exactly as long as the laces had taken. So that was the rule. Whatever time {child} took, {child.he} had to stand still for afterwards.

{Friend} put down {friend.his} trumpet and knocked on {child’s} forehead. “Are you in there?”

When {child} could move again, {@a} had hung a bag on one arm and an umbrella on the other.

# three-notes
The bus to the sea was waiting in the square[city:  in {city}], with the town band inside. {Friend} was the youngest of them, and was going to play the last three notes on the pier, all alone. {child} was coming to listen, with {@a}[elder2:  and {elder2}].[pet.dog:  {Pet} was coming for the sand.][pet.cat:  {Pet} had followed them, and nobody had asked {pet.him} to.]

“One minute!” called the driver.

Then {friend} looked at {friend.his} hands, and there was nothing in them.

“My trumpet,” said {friend}. “I put it down in your hall. When I knocked on you.” {Friend.His} chin began to shake.

It was a long way home, and just as long back again. If {child} stopped time and fetched it, {child.he} would have to stand still just as long, and the bus would go without {child.him}.

“Don’t,” said {friend}, who had heard all about it on the way. “You’ll miss it.”

{child} looked at those empty hands, and put up one of {child.his} own.

“Hang on,” {child.he} said.

# to-itself
{child} had the whole town to {child.himself}. A pigeon sat in the air, at just the right height for patting. A man outside a café was pouring coffee, and the coffee never arrived. Nobody was waiting and nobody sighed, and it was the best walk {child} had ever had, about as far as the baker’s. Then {child.he} wanted to say, “Look at the pigeon!” and there was nobody to say it to. After that {child.he} walked faster.

In the hall stood the trumpet.[pet.other:  Beside it {pet} had stopped in the middle of a mouthful, and {child} told {pet.him} about the pigeon. It helped, even if {pet} couldn’t chew.]

# doors-closing
{child} put the trumpet in {friend’s} arms, and took a last look at the bus.

“Done,” said {child}.

The coffee arrived, and the pigeon flew off. {Friend} looked down at the trumpet. Then {friend.he} looked up at {child}, who stood there with both hands out and couldn’t even blink.

“Oh, {child},” said {friend}.

“All aboard!” called the driver. “Doors closing!”

[!elder / friend / pet.dog / pet.cat: {@A} came and took hold of one stiff hand. ]The motor started. {child} wanted to shout, and nothing in {child.him} would shout.

{@help}

# just-not-yet
“And what are we waiting for?” asked the driver.

“{child},” said {friend}.

The driver looked out. “Isn’t {child.he} coming?”

“Yes,” said {friend}. “Just not yet.”

“I’ve got a timetable,” said the driver.

“So has {child},” said {friend}.

Now the whole bus was waiting for {child}, and {child.he} couldn’t even look down at {child.his} shoes. {Child.He} listened for the sighs.

But somebody unwrapped a sandwich. The tuba tried out a tune[music: , and it was {@song}], and the drum joined in, and somebody laughed. So this was what it sounded like, when people waited. It sounded almost like a party.

# the-finger
In the end the driver stood up. “I can’t wait for somebody who isn’t coming,” he said. “If {child.he} {child.is}, I want a sign.”

{child} thought of three notes. {Child.He} pushed from {child.his} stomach, up through the shoulder and out along one arm, as hard as {child.he} could. And the little finger wiggled.

“There!” shouted {friend}. “{child}’s coming! It’s only the finger so far!”

The driver sat down again. After the finger came the hand, and after the hand the elbow, and then both knees at once, so that {child} went up the steps head first. The whole band clapped.[athlete:  Not even {athlete} gets clapped on to a bus.]

“{@You} stopped a whole bus,” said {child}, inside. “And without stopping time.”

“It isn’t hard,” said {friend}. “{@How}”

# the-pier
On the pier {friend} played three notes, all alone. The last one hung over the water, as long as there was any breath left in {friend.him}, and {child} heard it from beginning to end.

When it was time to go home, {child’s} lace had come undone. The band was already on its way to the bus.[pet.dog:  {Pet} had shaken sand over all of them.]

“Are you coming?” they called.

{child} bent down. This time {child.he} didn’t put up a hand.

“Hang on,” {child.he} said.

The waves came in, and the gulls flew by, and nothing stopped at all. Only {friend} did. {Friend.He} put {friend.his} trumpet under {friend.his} arm, and waited.

# @help
But {friend} sat down on the step of the bus, right in the doorway, with the trumpet on {friend.his} knees.
## if elder & !friend & !pet.dog & !pet.cat
But {elder.short} stopped in the doorway and began to look for {elder.his} ticket. Nobody can hold up a bus like {elder.short}. Out came a pair of glasses, a bag of peppermints and half a sock. “Don’t mind me,” said {elder.short}. “How’s your mother?” And the driver, who had been going to say “Hurry up”, told {elder.him} about her knee.
## if pet.cat
But {pet} jumped up in front of the big window, where the driver had his timetable, and lay down on just that. “Can you move {pet.him}?” asked the driver. “You can try,” said {friend}. The driver tried. {Pet} looked at him, and he stopped trying.
## if pet.dog
But {pet} had never gone anywhere without {child}. {Pet} lay down across the doorway, and made {pet.himself} as heavy as a sofa. The doors came, said pfff against a big furry stomach, and opened again. “Can you move {pet.him}?” asked the driver. “No,” said {friend}. “Nobody ever has.”

# @You
You
## if elder & !friend & !pet.dog & !pet.cat
{Elder.short}
## if pet.cat / pet.dog
{Pet}

# @How
You just sit down in the doorway.
## if elder & !friend & !pet.dog & !pet.cat
You just ask after somebody’s mother.
## if pet.cat
You just need a cat.
## if pet.dog
You just need a dog in the doorway.

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
