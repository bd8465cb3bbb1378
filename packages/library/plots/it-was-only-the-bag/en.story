title: It Was Only the Bag
title: Isn’t Anybody Getting Off?
guest elder: Auntie Josie (she), Auntie Hattie (she)

% Whoever sits next to the button is the grandparent, else {adult}, else {elder} as an aunt. The ding, the psssh and the driver’s question come every time; the listener can answer too.

# red-button
{@ride} Next to them was a red button. When you pressed it, it went ding, and a light came on, and the bus stopped at the next stop.[pet.dog / pet.cat:  {@pet-wants}]

{child} had never got to press it. Somebody else always got there first.[friend:  Once it was {friend}[!friend.known: , {child.his} best friend].][elder & adult:  Once it was {adult}.][elder2:  Once it was {elder2}.][pet.other:  {Child.He} had told {pet} so.]

“Today you’re the one who presses it,” said {@a}. “When you see the ice cream [us: stand | kiosk], it’s time.”

{child} held up one finger, to have it ready.

# the-bag
{@A} lifted the big bag up off the floor.

Ding!

The bus stopped. The doors opened. Psssh!

“Isn’t anybody getting off?” called the driver.

“No!” called {@a}. “It was only the bag!”

The doors closed, the light went out, and the bus drove on[sport: , past a place where you can {play sport}][athlete: , past {athlete} on a poster].

# the-elbow
“Look, {child}, cows!” said {@a}, and pointed with a whole arm.

Ding!

The bus stopped. Psssh!

“Isn’t anybody getting off?” called the driver.

“No!” called {@a}. “It was only the elbow!”

“{@A},” said {child}. “You’ve got to be careful.”

“I’ll sit as straight as a candle,” said {@a}.

# the-bottom
But then {@a} dropped a glove, and had to get up, of course, and bend right down for it.

Ding!

Psssh!

“Isn’t anybody getting off?” called the driver.

“No,” said {@a}. “It was only … it was …”

“It was only the BOTTOM!” shouted {child}.

And the bus drove on[music: , with the driver whistling {music}].

# the-kiosk
Then {child} saw the ice cream [us: stand | kiosk]. Now it was time! Out went the finger. It was nearly there.

“Now, {child}!” said {@a}. “Now! Now! Na … na … ATCHOO!”

It was such a sneeze that the whole of {@a} shot forward.

Ding!

{child} pressed. {Child.He} pressed again. But the button didn’t make a sound, because the light was on already.

“I was going to,” said {child}. The finger was still up in the air, but the mouth was going down, and there came a tear. “It was going to be me.”

“Oh, {child},” said {@a}. “That was the nose.”

{@A} was so sorry that even the hat drooped.

# the-nose
The bus stopped. Psssh! And there was {@house}.

“Isn’t anybody getting off?” called the driver.

{@A} picked up the bag to go.[pet.dog:  {Pet} was up already.] But {child} stayed in the seat. {Child.He} looked at the open doors. {Child.He} looked at the light. And then {child.he} took in as much air as {child.he} could hold.

“NO!” shouted {child}. “IT WAS ONLY THE NOSE!”

The doors closed, the light went out, and the bus drove on.

“But {child},” said {@a}. “That’s where {@i} live.”

# arms-up
“Arms up, {@a},” said {child}.

{@A} put both arms straight up, squeezed the bag between two knees and held one nose high in the air. And like that they drove past {@past}.

“Goodbye, house,” said {@a}.

{child} lifted one finger. No bag came. No elbow came, and no bottom, and no nose.[friend:  And no {friend}.] {Child.He} pressed.

DING!

It was the finest ding that the bus had in it.[pet.other:  {Pet} would have to be told.]

“Isn’t anybody getting off?” called the driver.

“YES!” shouted {child}. “IT WAS ME!”

[pet.dog: “Woof,” said {pet}, who wanted to get off too.][pet.cat: “Miaow,” said {pet}, who wanted to get off too.]

# coming-in
{@back} On the door was a little bell. {@A} had the key, and nobody else[pet.other & adult & !elder:  but {pet}] was at home, so they didn’t need to ring at all. But {@a} stood well back, with both arms folded, and turned the nose away.

{child} pressed. Ding.

“Is anybody coming in?” asked {@a}.

“Yes,” said {child}. “It’s us.”

# @a
{elder.short}
## if adult & !elder
{adult}

# @ride
{child} and {elder} were going by bus[school:  from {school}][city:  across {city}] to {elder.short’s} house.
## if adult & !elder
{child} and {adult} were going home by bus[school:  from {school}][city:  across {city}].

# @pet-wants
{Pet}[!pet.known:  the dog] lay under the seat and wanted to get off.
## if pet.cat
{Pet}[!pet.known:  the cat] sat on the floor in a basket and wanted to get off.

# @house
{elder.short’s} house
## if adult & !elder
their house

# @i
I
## if adult & !elder
we

# @past
{elder.his} gate, and {elder.his} flagpole, and {elder.his} [us: mailbox | letterbox]
## if elder.name
the gate, and the flagpole, and the [us: mailbox | letterbox]
## if adult & !elder
their door, and their windows, and their [us: mailbox | letterbox]

# @back
Then they walked all the way back to {elder.short’s} house, hand in hand, past the [us: mailbox | letterbox] and the flagpole and in at the gate.
## if adult & !elder
Then they walked all the way back home, hand in hand, past the [us: mailbox | letterbox] and the windows.
