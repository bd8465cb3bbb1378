title: [adult: The Snail on {Adult’s} Boot]
title: [!adult: The Snail on the Boot]
title: Looking at Everything
title: It’s Busy
guest friend: Grace (she), Elsie (she), Noah (he)
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Refrain, always whole: And the snail went up the boot. Slow, slow, slow. @a: {adult}, else the grandparent, else {aunt}.

# wellies
The rain had stopped. Drip, drip, drip went the gate.

{child} put on {child.his} yellow [us: rain boots | wellies]. {Friend}[!friend.known: , {child.his} best friend,] put on green [us: rain boots | wellies]. [pet.dog: {Pet}[!pet.known:  the dog] didn’t put on anything. ]{@A-full} put on {@his} big brown boots.[pet.cat:  {Pet}[!pet.known:  the cat] was out on the step.]

“Off to the [us: store | shop]!” said {@a}. “We need bread.”

[pet.other: {Pet} stayed at home. ]Out went {child}, and out went {friend}, [pet.dog: and out went {pet}, ]and out went {@a}, on to the path, stomp, stomp …

# stop
“STOP!” said {child}.

{@A} stopped.

“Don’t move,” said {child}. “There’s a snail on your boot.”

And there was. A round brown snail with a curly shell, right on the tip of {@as} toe. Out came one little horn. And out came the other little horn.

“Hello, snail,” said {child}.

“It’s going up,” said {friend}.

“I’ll just lift it off,” said {@a}.

“No, {@a},” said {child}. “It’s busy.”

So {@a} stood still. [pet.dog: And {pet} sat still. ][pet.cat: And {pet} blinked. ][sport: You can’t {play sport} with a snail on your boot. ]And the snail went up the boot. Slow, slow, slow.

# cold
After a while {@a} said, “I’m a bit cold.”

So {child} ran indoors, pat-pat-pat. {Child.He} fetched {@as} woolly hat[elder & adult: , the one from {elder}[elder2:  and {elder2}]][elder2 & !adult: , the one from {elder2}]. {@A} bent down, very carefully, and {child} pulled it on. It came down over one eye.

“Thank you,” said {@a}.

[pet.dog: And {pet} sat still. ][pet.cat: And {pet} blinked. ]And the snail went up the boot. Slow, slow, slow.

# hungry
After a while {@a} said, “I’m a bit hungry.”

So {friend} ran indoors, pat-pat-pat. {Friend.He} fetched a banana. {@A} ate it standing up.

“Thank you,” said {@a}.

[pet.dog: And {pet} sat still. ][pet.cat: And {pet} blinked. ]And the snail went up the boot. Slow, slow, slow.

# lonely
After a while {@a} said, “I’m a bit lonely, up here.”

So {child} held {@as} left hand, and {friend} held the right one, [pet.dog / pet.cat: and {pet} came and sat on the other boot, which was free, ]and they all [pet.dog / pet.cat: stayed|stood] there together and watched[music: , and {@a} hummed {@song}].

# the-laces
Over the laces went the snail. One lace. Two laces. Three laces.[athlete:  It wasn’t as fast as {athlete}. But it got there.]

Round the knot went the snail. All the way round.

And right at the very top of the boot, it stopped. It stretched out its neck, long and thin. It looked this way. It looked that way.

“What’s it looking at?” whispered {friend}.

# everything
{child} crouched down until {child.his} nose was next to the snail’s nose. Then {child.he} looked too.

{Child.He} saw the wet grass, shining. {Child.He} saw the daisies. [city: {Child.He} saw a little bit of {city}, under the gate. ]{Child.He} saw a drop of rain hanging on the gate, with the whole sky inside it.

“Everything,” said {child}. “It’s looking at everything.”

# down
Then the snail turned round. And it went down the boot. Slow …

“Oh dear,” said {@a}.

… slow, slow. Round the knot. Three laces. Two laces. One lace. Over the toe, and on to the path, and under a big green leaf. In went one little horn. And in went the other little horn.

“Night-night, snail,” said {child}.

# can-i-move-now
“Can I move now?” said {@a}.

“Yes,” said {child}. “You can move now.”

[pet.cat: {Pet} got off. ]{@A} wiggled one leg. {@A} wiggled the other leg. [pet.dog: {Pet} wiggled all over. ]And off they went to the [us: store | shop], [school: past {school}, ]stomp, stomp, pat-pat, pat-pat, and bought the bread.

# slow
Now it’s dark. The yellow [us: rain boots | wellies] are by the door. The big brown boots are by the door. And up one boot, and down again, goes a thin silver line, shining and shining.

[pet.dog / pet.cat: {Pet} is asleep on the other boot. ]The snail is asleep under its leaf.

And {child} is going to sleep too. Slow … slow … slow.

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A-full
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @as
{aunt’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @his
{aunt.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @song
{music}
