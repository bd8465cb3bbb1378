title: Whoever Holds Bear
title: Bear on the Bus
title: The Street That Fell Asleep
guest friend: Elsie (she), Wilf (he)

# no-bear
{child} lay in bed and couldn’t sleep. Bear was gone. {child.He} had left him on the bus. [pet & !pet.dog: {Pet} was asleep already, because {pet} didn’t need a bear.]

That was bad, and it was worse than it sounds. Because with Bear it was like this: whoever holds Bear falls asleep. It had always been so.

“What if somebody’s holding him now?” said {child}.

“Then we’d better be quick,” said [adult: {adult} | the grown-up who had come to read], and they put their coats on over their [us: pajamas|pyjamas] and went out. [pet.dog: {Child’s} dog, {pet}, went in front with {pet.his} nose to the ground.]

# the-bus
The bus was standing at the very last stop [city: in {city}]. Its door was open and its lights were on. The driver was a big man, and he had his cheek on the steering wheel.

Toooot, went the bus.

“Excuse me,” said {child}. “Have you seen a bear?”

“Zzzz,” said the driver.

Whoever holds Bear falls asleep. The driver had been holding Bear.

But Bear wasn’t there.

# sleepers
They went on. They found an old man in the [us: lost and found|lost-property office] with his head in a box of mittens.

“Have you seen a bear?” said {child}.

“Zzzz,” said the old man.

[friend: On the step outside {friend.his} house sat {friend}[!friend.known: , {child’s} best friend,] with a sandwich in one hand.

“{friend}! Have you seen Bear?”

“Zzzz,” said {friend}. The sandwich looked sleepy too.

][elder: On a bench in the park sat {elder}[elder2:  and {elder2}, cheek to cheek]. The knitting had slid to the ground.

“Have you seen Bear?”

“Zzzz,” said {elder.short}.

][school: In the window of {school} [us: the janitor|the caretaker] slept, leaning on his broom.

][sport: By a gate stood somebody on the way home from {sport}, bag on shoulder, asleep standing up.

][music: Somebody had sat down to play {music} on the accordion. It had ended in one very long note.

][athlete: Even the poster of {athlete} had rolled itself up for the night.

]A [us: police officer|policewoman] was standing in the middle of the [us: street|road] with one hand up. Three cars and a bicycle were waiting in front of her.

“Have you seen a bear?” said {child}.

“Zzzz,” said the [us: police officer|policewoman]. She slept so nicely that nobody had noticed.

# there-he-is
[pet.dog: {Pet} stopped, and wagged {pet.his} tail. | Then {child} saw a brown foot.] There was Bear, on the steps of the fire station, next to a [us: firefighter|fireman] who was asleep in his helmet.

“Bear!” cried {child}.

[pet.dog: But {pet} was quickest. {pet.He} took Bear in {pet.his} mouth, very gently, and walked two steps, and lay down. Zzzz.

]“I’ll get him,” said [adult: {adult} | the grown-up].

“No!” said {child}. “Don’t hold—”

But it was too late. First there was a yawn. Then there was another. And then [adult: {adult} | the only grown-up who had been awake] was sitting on the steps with [us: both arms around Bear|both arms round Bear].

“Zzzz.”

# all-alone
It was quiet all along the street. Everybody was asleep. Everybody but {child}.

{child} felt small, and {child.his} tummy went cold. {child.He} poked a cheek. {child.He} shouted into an ear. It was no good, not as long as Bear was where he was.

And {child} wanted to hold him. {child.He} wanted it more than anything. But then {child} would fall asleep as well, and there would be nobody awake in the whole world.

Bear looked at {child} with his two buttons.

“I’m coming,” whispered {child}. “But I mustn’t hold you. Not yet.”

# the-scarf
Bear wore a scarf. {child} took hold of it, only the end, with one finger and a thumb, and pulled.

Bear rocked. {child} yawned. That was close. {child.He} bit {child.his} lip, and held {child.his} arm out as far as it would go, and pulled again.

And Bear came loose! He swung out and hung there by his scarf, a long way from anybody’s tummy.

“Mm?” said [adult: {adult} | the grown-up], sitting up. “Where are we?”

“You held Bear,” said {child}.

“Oh dear.”

# home
They hung Bear in the middle of a long stick. Then they carried him home between them, {child} at one end and [adult: {adult} | the grown-up] at the other, like a pot of soup that mustn’t be spilled. [pet.dog: {Pet} came yawning after them.]

And as they passed, people woke up. The [us: police officer|policewoman] put down her hand, and the cars went home. The old man took the mittens out of his ears. [friend: {friend} finished {friend.his} sandwich.] [elder: {Elder.short} waved from the bench.] The bus stopped tooting.

“That was lovely,” they all said. “What was it we were holding?”

# in-bed
At home {child} got back into bed. The covers were tucked in on both sides. [pet & !pet.dog: {Pet} was still asleep, and hadn’t noticed a thing.] The lamp was turned out. The door was open a little way.

Bear hung on the chair and waited.

“Have you got everything you need?” whispered [adult: {adult} | the grown-up in the doorway].

“Very nearly,” said {child}.

And {child} took Bear in {child.his} arms.
