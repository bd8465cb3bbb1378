title: In the Left Boot
title: Heffoff!
guest pet: Biscuit (he), Poppy (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Heffoff! Im oor boof!”, with a finger in your mouth if you like, and louder each time. At last the hedgehog says it, breathing in and out.
% The grown-up is {adult}, else the grandparent, else {minder}. The dog is the family's, or the neighbours', with a ball; a cat has a sock.

# nobody-else-knew
In {@of-a} left boot there was a hedgehog, fast asleep.

The boots stood out on the step, and only two[city:  in all {city}] knew about the hedgehog. One was {child}. The other was {@pet}.[friend:  Well, three. {Friend}[!friend.known: , {child’s} best friend,] had had a look, too.]

But they couldn’t tell anybody. {child} had a [us: pacifier | dummy] in {child.his} mouth, a yellow one that was always there. {@ball}[friend:  And {Friend} had half a bun in {friend.his} mouth.]

Then the door opened, and out in socks came {@a-first}.

“Heffoff!” said {child}. “Im oor boof!”

“{@Mwoff}!” said {pet}.

[friend: “Mmf,” said {Friend}.]

# a-cough
“A cough?” said {@a}, and felt {child’s} forehead. “No, you’re all right.”

{child} shook {child.his} head. “Heffoff! Im oor boof!”

“{@Mwoff}!” said {pet}.

# half-a-loaf
“Half a loaf?” said {@a}, and went in and fetched one.

It was nice bread, but {child’s} mouth had no room for it. {@bread}[friend:  {Friend} still had the bun.]

[sport: “You want to {play sport}?” said {@a}. “Now?”

][music: “Do you want {music}?” said {@a}, and hummed a bit.

]“Hop off?” said {@a}. “Off what?” And {@a} hopped off the step, down to the gate and all the way back[athlete: , nearly as well as {athlete}].

[elder & adult: “Elephant,” said {elder}, who had come out[elder2:  with {elder2}] to help. “I heard elephant, quite clearly.” And {elder.short} looked behind the bush.

]
# boots
Now {child} was cross. {Child.He} stamped {child.his} foot, and pointed at the boots with {child.his} whole arm.

“HEFFOFF! IM OOR BOOF!”

“{@Mwoff}!” said {pet}.

[friend: “MMF!” said {Friend}.

][elder & adult: “There,” said {elder.short}. “Elephant.”

]“Boots!” said {@a}. “Yes, well done. I’m just putting them on.”

# in-the-air
And {@a} sat down and put on the right boot. Then {@a} took hold of the left boot, and up went the other foot.

“Mmmm!” said {child}, and held on to that foot with both hands.

“{@Mwoff}! {@Mwoff}!” said {pet}, and then {@fell}

“{@WOOF}!”

It was so loud and so clear that {@a} stopped, with one foot in the air.

# in-the-way
{child} looked at {@the-ball}. {Child.He} looked at {pet}.

“{@Woof},” said {pet}. It came out quite easily, now that there was nothing in the way.

{child} put a hand up to {child.his} own mouth. There was something in the way there, too.

Pop.

“There’s a hedgehog in your boot,” said {child}.

“A what?” said {@a}.

“A hedgehog,” whispered {child}. “He’s asleep.”

[friend: “Fast asleep,” said {Friend}, who had swallowed the bun at last.]

# in-its-sleep
{@A} put that foot down somewhere else. Then they all looked into the left boot, {pet} as well. Right down in the toe was something round and brown and prickly. It was snoring.

“Heff,” it went, breathing in. “Off,” it went, breathing out. “Heff … off …”

“But that’s what you said,” whispered {@a}.

“Yes,” said {child}.

[elder & adult: “It’s very small,” whispered {elder.short}, “for an elephant.”]

# a-lot-to-say
So {@a} went to the [us: mailbox | postbox][school:  by {school}] in one boot and [elder & adult: one of {elder.short’s} slippers | one slipper], clump, flip, clump, flip. {child} went too[friend: , and so did {Friend}]{@along}. The [us: pacifier | dummy] went in {child’s} pocket, because there was such a lot to say about a hedgehog. {Child} said it all the way there and all the way back, and everybody understood.

# the-right-boot
At bedtime {child} took the [us: pacifier | dummy] out of {child.his} pocket.

“But what if he wakes up,” {child.he} said, “and gets into a different boot? Then somebody’s got to say.”

[elder & adult: “I might only say elephant,” said {elder.short}.

]So they went out on the step once more. {@mat} The right boot stood beside the left one again, and it was empty. {child} put the [us: pacifier | dummy] in, right down in the toe, and laid a sock on top.

“Good night,” whispered {child}, into one boot and then into the other, and every bit of it could be heard.

“Heff,” said the left boot. “Off.”

And there they slept, the hedgehog in the left boot and the [us: pacifier | dummy] in the right.

# @pet
{Pet}, the dog from next door
## if pet.dog
{Pet}[!pet.known:  the dog]
## if pet.cat
{Pet}[!pet.known:  the cat]

# @ball
{Pet} had a ball in {pet.his} mouth, a red one that was always there, too.
## if pet.cat
{Pet} had a sock in {pet.his} mouth, a red one that {pet.he} carried everywhere.

# @the-ball
the ball
## if pet.cat
the sock

# @bread
There was no room in {pet’s} mouth either, and {pet} looked at the bread for a long time.
## if pet.cat
{Pet} didn’t care for bread, and went on standing by the boots.

# @fell
the ball fell out. Tok, tok, tok, it went, down the step.
## if pet.cat
the sock fell out. Flop, it went, on the step.

# @Mwoff
Mwoff
## if pet.cat
Mwow

# @WOOF
WOOF
## if pet.cat
[us: MEOW | MIAOW]

# @Woof
Woof
## if pet.cat
[us: Meow | Miaow]

# @along
, and so did {pet}
## if pet.cat
, but {pet} stayed and minded the boot

# @mat
{Pet} had gone home, with the ball.
## if pet.dog
{Pet} came too, with nothing in {pet.his} mouth at all, just in case.
## if pet.cat
{Pet} came too, with nothing in {pet.his} mouth at all, just in case.

# @a-first
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}
