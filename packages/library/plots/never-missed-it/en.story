title: {Elder} at the Very Back
title: Don’t Miss Baker’s Hill
title: So That It Rings
guest friend: Molly (she), Kit (he)
guest elder: Mr Tapper (he), Mrs Bloom (she)
guest minder: Jodie (she), Carys (she)

% Call out the stops so that they ring; the child can call “TOOOLL BRIDGE!” with {friend}. The grandparent is the family’s, or a neighbour who drove a bus for forty-one years: @drove, @years.

# forty-one-years
{@Drove}

“Not even once?” said {child}.

“It would have made the wheel hard to reach,” said {elder.short}.

[elder: That was a long time ago. | Now the driving was over.] And it was {friend}[!friend.known: , {child’s} best friend,] who thought of it: they would take {elder.short} on the number seven, all the way [city: through {city} ]to the end of the line and home again, and sit right at the back, where it bounced the most. {@Who} walked them to the stop[pet.dog:  with {pet} on the lead][pet.cat / pet.other: , and {pet} guarded the house].

“I’ll be standing here when you get back,” said [adult: {adult} | {minder}]. “Baker’s Hill. Don’t miss it!”

“Me?” said {elder.short}. “Miss Baker’s Hill?”

# first-stop
{child} took one window and {friend} took the other. {Elder.short} sat in the middle, with {elder.his} cap on {elder.his} knees[elder2:  and the [us: candy | sweets] from {elder2} in the cap]. The bus set off.

And it turned out that {elder} didn’t know how to ride on a bus.

Before every bend, {elder.he} braked with one foot on the floor. {Elder.He} looked in a mirror that wasn’t there. And just before the first stop {elder.he} sat up very straight and called, so that the whole bus rang:

“Miiill Street! Mill Street next!”

Everybody turned round. Two big boys from [school: {school} | {child’s} school] giggled.

“{Elder.short},” whispered {child}. “You don’t need to. It’s on the sign at the front.”

“Sorry,” said {elder.short}. “It just came out.”

# be-quiet
But at the next stop out it came again. “The hospital! Mind the step!” And at the next: “Toooll Bridge!” The big boys did the voice as well. {child} went hot, right up to the forehead, and slid down in the seat until there was nothing to see but ceiling.

“Please, {elder.short},” {child.he} said. “Couldn’t you just be quiet?”

It sounded harder than {child.he} had meant it to. {Elder.short} folded the cap in half. “Yes,” {elder.he} said. “I expect I could.”

After that {elder.short} kept quiet, quiet at the library and quiet at the swimming pool, and didn’t so much as brake. {Friend} looked at {child}. {child} looked out of the window.

# the-fog
At the end of the line the big boys bought [us: hot dogs | chips] and got on again. The bus turned round. And when they came back to the lake, so did the fog.

It rolled in off the water, as thick as [us: oatmeal | porridge]. First the trees went, and then the houses. In the end every window was white. The driver put on all the lights and crept along. And the sign at the front said “Next stop”, and then nothing.

“Where are we?” called a lady.

“I can see the road,” said the driver. She was young, and a bit nervous. “But it’s my second day, and I’m not sure where we are. Press the button when you want to get off!”

“But we don’t know when!” said one of the big boys[athlete: , the one with {athlete} on his shirt]. He wasn’t giggling any more. “I get off at Toll Bridge. My little sister’s waiting there.”

# one-two-left
{child} twisted round. {Elder} sat perfectly still, eyes shut. But {elder.his} lips were moving. And one foot worked away, ever so slightly, at the floor.

“{Elder.short},” whispered {child}. “Do you know where we are?”

“That was the pool,” mumbled {elder.short}. “Here come the bumps. One, two. Now a lean to the left.” The bus bumped twice and leaned to the left. “{@Years}, {child}. My bottom knows it by heart.”

{Friend} snorted. But {child} took {elder.short’s} hand, the one without the cap.

“I’m sorry,” {child.he} said. “Could you call again? As loud as you can?”

{Elder.short} opened one eye. “Are you sure?”

“Yes. So that it rings.”

# library-next
So {elder} sat up very straight.

“Liiibrary!” {elder.he} called. “Library next! Books back on time!”

The bus stopped. The door opened, and there, in all that white, shone the library’s green lamp. And {elder.short} kept going. {child} felt the bumps and counted them out loud, and whatever {elder.short} called, {friend} called again, for the people at the front.

“Toooll Bridge!” called {elder.short}.

“TOOOLL BRIDGE!” called {friend}.

# under-the-lamp
The big boy got off. His little sister stood under the lamp. In the doorway he turned round.

“Thanks,” he said. “Is that one yours?”

“Yes,” said {child}, so that everybody heard. “That one’s mine.”

# nice-at-the-back
After Mill Street nearly everybody had got off, and the bus grew quiet and warm. {Elder} leaned back[music: , humming {music}], and laid both arms along the seat, one behind {child} and one behind {friend}.

“It’s really very nice back here,” {elder.he} said. “Lovely bounce.”

[elder2: They ate {elder2’s} [us: candy | sweets]. ]And {friend} told them about a bus driver who was a moose[sport:  and would rather {play sport}][pet.cat / pet.other: , with {pet} to take the tickets], and {child} laughed, and {elder.short} laughed until {elder.he} had to wipe {elder.his} eyes.

# three-and-right
That was why nobody said a word when the bus bumped three times and leaned to the right. Outside, in the fog, stood a blurry [adult: {adult} | {minder}][pet.dog:  with a blurry dog], waving. Then [adult: {adult} | {minder}] waved with both arms. Then there was only fog.

“{Elder.short},” said {child}. “Wasn’t that Baker’s Hill?”

It went very quiet at the back.

# once-more-round
“{@Years},” said {elder} at last. “And I never once missed it.” Then {elder.he} beamed. “Well, we shall just have to go round again.”

# @drove
{Elder}, who lived next door to {child}, had driven the number seven bus for forty-one years, and in all those years {elder.he} had never got to sit at the back.
## if elder
{Elder} had once driven the number seven bus, for a whole winter, and in all that winter {elder.he} had never got to sit at the back.

# @years
forty-one years
## if elder
a whole winter

# @who
{minder}, who was looking after {child.him},
## if adult
{adult}
