title: The Clock That Only Said Tick
title: The Clock That Lost Its Tock
title: Run Out of Tock
guest friend: Nora (she), Alfie (he)

% {elder} where it is solemn, else {elder.short}. Tock and talk sound alike: nobody talks to the clock. Somebody else rings: {adult}, else the neighbour who borrowed eggs. The grandparent holds the stool.

# tick-tock
In {elder’s} kitchen there hung a clock. It was round and brown, and it had been there [adult: since before {adult} was born | for longer than anybody could remember]. Tick tock, it said, when you were having your [us: oatmeal | porridge]. Tick tock, it said, when you were drawing[pet.other:  {pet}]. Nobody gave it a thought.

Not until the Saturday when {child} and {friend} came to stay the night.

# only-tick
“Listen,” said {child}.

They were doing a jigsaw at the kitchen table, and {friend} was holding a piece in the air, a piece of sky.

“Tick,” said the clock. Then for a while there was nothing. “Tick,” said the clock, and then there was nothing again.

“It’s dropped something,” said {friend}.

“It’s lost its tock!” said {child}.

{Elder} put an ear to the clock. “Well, I never,” {elder.he} said. “Nothing but tick. I suppose it will have to go to the clock mender[city:  {in city}].”

“No, we’ll find it,” said {child}. “It must be in here somewhere.”

# a-pea
They started underneath the clock, and found a pea. They looked behind the log basket, and found the scissors, which {elder.short} [elder2: and {elder2} ]had been hunting for since Easter. [school: They looked in the bag that {child} had {at school}, and found half a sandwich. ]They crawled under the sofa with a [us: flashlight | torch], and it was so dusty there that {friend} sneezed[pet.dog: , and {pet}[!pet.known:  the dog] sneezed harder][pet.cat: , and {pet}[!pet.known:  the cat] sneezed harder]. But they didn’t find a tock.

# a-plip
“Shh!” said {child}. “I can hear something.”

They listened. Plip, it went. Plip, plip.

It was the [us: faucet | tap] in the bathroom.

“That’s a plip,” said {friend}. “It wouldn’t fit.”

# nearly-right
They heard a knock as well, but that was only the man next door, who wanted to borrow some eggs. They heard a clunk from the radiator and a click from the lamp. The click was worth a try. {child} sat under the clock and listened, and the moment it had said its tick, {friend} ran and switched on the lamp.

“Tick,” said the clock.

“Click,” said the lamp.

It was very nearly right. But you can’t have {friend} running to and fro all night.[athlete:  Not even {athlete} could keep that up.]

## or
They heard a clunk from the radiator, but it only had the one. Then they heard a knock. That was the man next door, who wanted to borrow some eggs.

“Could you do it again?” said {child}. “Every time the clock’s said tick?”

He said he could.

“Tick,” said the clock.

“Knock,” said the man next door.

It was very nearly right. But you can’t have the man next door knocking all night.[athlete:  Not even {athlete} could keep that up.] And the eggs were for pancakes.

# clementines
Then it was evening. {Elder.short} made cocoa and cheese sandwiches[music: , humming {music}], and in the middle of the table stood a bowl of the first clementines.

{child} talked about the pea, and {friend} talked about the plip, and then they both talked at once.

“Isn’t this nice?” said {elder.short}. “Somebody to talk to.” {Elder.He} looked very pleased, and {elder.he} gave them another clementine each.

# has-anybody
{child} stopped chewing.

“{Elder.short},” {child.he} said. “Does anybody ever talk to the clock?”

{Elder.short} thought about it. “No,” {elder.he} said slowly. “I don’t believe they do. I’ve looked at it every day for forty years, and then I’ve just gone off and left it.”

“Then it’s no wonder,” said {friend}. “It’s had to do all the talking by itself. And now it’s run out of tock.”

# one-each
They carried over the stool, and {elder.short} held it steady. {child} climbed up first, because it was {child.his} {elder.short’s} clock. {Child.He} got so near that {child.he} could see {child.himself} in the glass.

“Thank you for getting all {elder.short’s} children up for school,” said {child}.

“Thank you for telling us when it’s time for cake,” said {friend}.[sport:  “And when it’s time to {play sport}.”]

{Elder} didn’t need a stool. {Elder.He} laid a hand on the side of the clock, where the brown was shiny and a little worn.

“Thank you for the company,” {elder.he} said. “All those evenings.”

# in-a-pocket
At first there was no answer, not even a tick.

Then something rattled about inside, as if somebody was feeling in a pocket.

“Tick,” said the clock. “… Tock.”

{child} held {child.his} breath.

“Tick tock,” said the clock. “Tick tock. Tick tock. Tick tock.”

It tocked and it tocked. It tocked while they brushed their teeth, and it tocked while {elder.short} made up two beds on the floor of the little back room.

# a-small-pause
[adult: {Adult} [us: called | rang] to say good night. | The man next door [us: called | rang] to say thank you for the eggs.] “What have you been doing all day?” [adult: {adult.he}|he] asked.

“Looking,” said {child}. “And talking. Thank you for [us: calling | ringing][adult: , {adult}].”

There was a little pause on the phone then, the kind that sounds like a smile.

# it-answered
{Elder.short} turned out the light and left the door open a crack. {Friend} was asleep already, with {friend.his} [friend: nose|freckles] in the pillow. {child} lay and listened to the kitchen.

“Tick,” {child.he} whispered, just before the clock could.

And the clock answered.
