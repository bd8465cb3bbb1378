title: Stop Me If I’ve Told You This
title: The Train That Listened to Every Word
guest friend: Sam (he), Nora (she)
guest elder: Stanley (he), Winnie (she)
guest minder: Josie (she), Hattie (she)

% Whoever waits (@m) is {adult}, else the second grandparent, else {minder}. Whoever loves to tell is the grandparent, else {elder} from next door.
% “Diddly-dum” forwards, “dum-diddly” backwards: let the child do the train.

# every-word
{child} wanted to go home to {@m1}, now, on the little train.

{@Waiting} was waiting at the last station[city:  {in city}]. {child} sat by one window, and {friend}[!friend.known: , {child’s} best friend,] sat by the other, and {@e1} sat in the middle with the bag.[elder2 & adult:  {Elder2} had packed it.][pet.other:  At home {pet} was waiting, too, for supper.]

It was a very good train. It listened to every word.

“Go!” said {child}.

And the train went. Diddly-dum, diddly-dum.

# stop-me-if
“Ah,” said {elder.short}, for {elder.he} loved to tell a story. “Stop me if I’ve told you this.”

And the train stopped.

It stopped in the middle of a field. A cow looked in. “Moo,” said the cow.

[pet.dog: {Pet}[!pet.known:  the dog] crept under the seat.

][pet.cat: {Pet}[!pet.known:  the cat] sat in a basket. {Pet.He} shut {pet.his} eyes, so that there shouldn’t be any cow.

]“Oh, go on!” said {child}.

And the train went on. Diddly-dum, diddly-dum.

# back-when
“Well,” said {elder.short}. “Back when I was little…”

And the train went back. Dum-diddly, dum-diddly, back and back, until there was the cow again.

“Moo?” said the cow.

“{Elder.short}!” said {child}. “It’s you! The train is doing what you say!”

“Is it?” said {elder.short}. “But I only said, stop me if…”

And the train stopped. The cow put its whole head in and licked {friend}.

# only-a-cow
{Friend} laughed so much that {friend.he} slid off the seat. But {child} didn’t laugh. {Child.His} lip went wobbly. {Child.He} wanted {@m}, and here there was only a cow.

“Please don’t talk, {elder.short},” said {child}.

So {elder.short} put {elder.his} hand over {elder.his} mouth. It was very hard for {elder.him}.[music:  {Elder.He} couldn’t even hum {music}.] {Elder.His} eyebrows went up and down.

# whoosh
“Go, go, go!” shouted {child} and {friend}.

And the train went, went, went[athlete: , faster than {athlete}]! Diddly-dum-diddly-dum-diddly-dum! Over the bridge, [school: past {school}, ]round the bend, and there was the last station, and there was {@m} with {@his} arms wide open!

“{@M}!” shouted {child}.

Whoosh! They went straight past {@him}.

# as-big-as-a-pea
“Stop!” shouted {child}.

And the train stopped. But {@m} was a long way behind them now, and only as big as a thumb.

“Go?” said {friend}. And the train went, the wrong way, and {@m} was only as big as a pea.

“Stop!” said {child}.

# very-sure
{child} looked at {elder.short}. {Elder.His} eyebrows went up and down. And then {child} remembered who could make the train go back.

{Child.He} took down {elder.short’s} hand and held it.

“{Elder.short},” {child.he} said. “Tell us about when you were little.”

“Are you sure?” said {elder.short}.

“Yes,” said {child}. “Very, very sure.”

“Well,” said {elder.short} happily. “Back when I was little…”

Dum-diddly, dum-diddly, went the train. Back and back. {@M} was as big as a pea. {@M} was as big as a thumb. {@M} was as big as {@m}!

# the-other-one
“Now the other one!” shouted {child}. “Quick! Say stop me!”

“Oh!” said {elder.short}. “Stop me if I’ve told you this!”

And the train stopped, right beside {@m}. {@His} arms were still wide open, and {child} ran straight into them.

# back-and-back
[pet.dog: {Pet} came out from under the seat, now that there wasn’t a cow left.

][pet.cat: {Pet} opened one eye in the basket. No cow.

]“You’ve been a long time,” said {@m}.

“That was {elder.short},” said {child}. “{Elder.He} went on and on. And then {elder.he} went back and back.”

“And a cow licked me,” said {friend} proudly.

# nobody-stopped
That night {child} lay in {child.his} own bed with {child.his} own pillow.[sport:  There would be {sport} in the morning, but not yet.][pet.other:  {Pet} got a little extra supper, for waiting so well.][elder2 & adult:  {Elder2} had [us: called | rung] to ask if anybody had managed to stop {elder.short}.]

“{@M},” said {child}, “tell me about when you were little.”

{@M} lay down beside {child.him}.

“Stop me if I’ve told you this,” said {@m}, quite softly.

But nobody stopped {@him}. Far away a little train said diddly-dum. And {child} was asleep.

# @m1
{minder}
## if adult
{adult}
## if elder2 & !adult
{elder2}

# @waiting
{minder}, who looked after {child.him},
## if adult
{adult}
## if elder2 & !adult
{elder2.short}

# @m
{minder}
## if adult
{adult}
## if elder2 & !adult
{elder2.short}

# @him
her
## if adult
{adult.him}
## if elder2 & !adult
{elder2.him}

# @his
her
## if adult
{adult.his}
## if elder2 & !adult
{elder2.his}

# @e1
{elder} from next door
## if elder
{elder}
