title: The End with the Ears
title: And Nobody Got Off
title: The Other Bell

% Rule: when the dog is happy the tail wags, and when the tail wags the bell goes ding.

# the-promise
{child} was on the bus[city:  in {city}], going to the big red slide with {elder}, in {elder.his} big sun hat, and {pet}, {child’s} dog. And it was {child} who was going to ring the bell. {Elder.short} had promised.

[!short: “When we see the slide,” said {elder.short}. “Not before.”

]So {child} put one finger right up close to the bell. But somebody else rang it first.

{@ding}

# not-me
“That wasn’t me,” said {child}. “I hadn’t started.”

[sport: Perhaps it was the girl who was off to {play sport}. ][athlete: Perhaps it was the boy with {athlete} on his shirt. ]“Who was that?” called the driver. Nobody said anything, so she drove on, and sang[music:  {@song}] until the windows rattled.

Outside, a poodle was going by[friend:  with {friend}, {child’s} best friend, who waved. {Pet} was very fond of {friend}.|. {Pet} was very fond of poodles.]

{@ding}

## or
“That wasn’t me,” said {child}. “I hadn’t started.”

[sport: Perhaps it was the girl who was off to {play sport}. ][athlete: Perhaps it was the boy with {athlete} on his shirt. ]“Who was that?” called the driver. Nobody said anything, so she drove on, and sang[music:  {@song}] until the windows rattled.

In front sat an old man with a sausage roll, and he gave {pet} the end of it. [friend: He gave {child} a bit too, to keep for {friend}, {child.his} best friend. But {pet} ate that as well.|{Pet} was very fond of sausage rolls.]

{@ding}

# under-the-hat
“That was MY ding!” said {child}. [short: {child.He} {child.was} very cross.|{child.He} {child.was} so cross that {child.his} finger itched.]

“[!short: Just a minute,” said {elder.short}, inside the hat. “]All I can see from in here is the floor[short: ,” said {elder.short}, inside the hat. “|. ]And there’s another bell down there.”

[!short: So there was. ][short: It was in the crack by the wall, and no finger could reach it.|Far down in the crack, between the seat and the wall, was a little bell. No finger in the world could have reached it.]

But a tail could.

“{Pet},” said {elder.short}. “Who’s a lovely dog?”

When {pet} was happy, {pet.his} tail wagged. And when {pet.his} tail wagged …

[short: DING, went the bell.|{@ding}]

# stop-being-happy
“Stop being happy!” shouted {child}. “Silly tail!”

And {child.he} pushed {child.his} own bell with {child.his} whole fist[!short: , as hard as {child.he} could].

Clonk.

The bell went in, and it stayed in.[!short:  There wasn’t a ding at all.]

[!short: {Pet} didn’t know what {pet.he} had done. Down went {pet.his} ears, and down went {pet.his} tail. {Pet.He} crept in under the seat, as far as {pet.he} could go.|Down went {pet’s} tail, and {pet.he} crept in under the seat.]

# there-it-goes
“There’s the slide!” said {elder.short}.

[!short: There it stood, big and red. ]{child} pushed the bell. But it was stuck.

“Stop, please!” called {elder.short}.

But the driver was singing so loudly that she couldn’t hear anything but the bell[!short: , and you mustn’t walk about when the bus is going].

There was the slide. And there went the slide. [school: There went {school} as well. ][!short: Soon it was no bigger than a spoon.]

“Bye-bye, slide,” said {child}, and then {child.he} cried.

# the-end-with-ears
“It’ll have to be the other bell,” said {elder.short}.

{child} lifted up the tail. It hung there like a wet sock.

[short: “You work a tail from the other end,” said {elder.short}.|“Not like that,” said {elder.short}. “You work a tail from the other end.”]

“Which end’s that?”

“The end with the ears.”

So {child} lay across {elder.short}’s knees and hung upside down under the seat, and {elder.short} held on tight to the end with the shoes.

There in the dark was {pet}, with two sad eyes.

“I was cross,” whispered {child}. “I did so want to do the ding. You haven’t got a silly tail. You’ve got a happy tail.”

[!short: {Pet} sighed.

“The tail moved!” said {elder.short}, up above. “A bit more!”

]So {child.he} kissed {pet}, right on the nose. “You can go on the slide as well.”

Bump, went the tail against the wall.[!short:  Bump, bump, bump.]

DING, went the bell. //
Whoops, went {elder.short}, and the hat came down over {elder.his} nose. //
Pssssh, went the doors. //
And all three of them got off.

# only-to-look
They had to walk a bit of the way back[elder2: , eating {elder2’s} buns].

[!short: “I’m only here to look,” said {elder.short}, when they came to the slide.

But {elder.short} went first. Whoops, went {elder.short}, all the way down.|{Elder.short} went down the slide, and so did {child}.] [!short: Then came {child}. ]Last of all came {pet}, sitting down, looking very surprised.

[!short: “Again,” said {elder.short}.]

## or
They had to walk a bit of the way back[elder2: , eating {elder2’s} buns].

[!short: “Dogs don’t go on slides,” said {elder.short}.

“I promised,” said {child}.

]So they sat down at the top, all in a row, {elder.short} and {child} and {pet}. And down they went. The hat came after them, all by itself.

[!short: “Again,” said {elder.short}.]

# both-ends
The same bus took them home. [short: {child} put one finger right up close to the bell.|The bell had come out again, and {child} put one finger right up close to it.] But {child.he} waited. {child.He} bent down to {pet}, to the end with the ears.

“Home,” {child.he} whispered.

The finger and the tail got there together, and there was only one ding.

“Who was that?” called the driver.

“Both ends,” said {child}.

Pssssh, went the doors. //
And everybody went home.

## or
When they came to the door, nobody had a hand to knock with. {Elder.short} was carrying the hat, which was full of fir cones, and {child} was carrying {elder.short}’s bag.

But {child} bent down to {pet}, to the end with the ears.

“Home,” {child.he} whispered.

Bump, went {pet.his} tail against the door. Bump, bump, bump.

“Who’s that knocking?” called somebody inside.

“The other end,” said {child}.

Pssssh, went {elder.short}, as the door opened. //
And everybody went in.

# @ding
DING, went the bell. //
Whoops, went {elder.short}, and the hat came down over {elder.his} nose. //
Pssssh, went the doors. //
And nobody got off.

# @song
{music}
