title: Clearing Its Throat
title: The Shy Train
title: It Isn’t a Place
guest elder: Auntie Josie (she), Auntie Hattie (she)

% The one who knows trains (@g) is the grandparent, else {adult}, else {elder} as an aunt. The friend says “That wasn’t choo-choo” the second time. The dog comes along for a chip; any other animal stays at home. CHOO-CHOO is shouted together, and the last one is only breathed.

# a-real-train
{child} was {age}, and [child.name: was | {child.he} {child.was}] going to the [us: beach | seaside] with {@party}, on a real train.[friend:  {Friend}[!friend.known: , {child.his} best friend,] came too.][pet.dog:  {Pet}[!pet.known:  the dog] came as well, and wanted a [us: french fry | chip].][pet.cat:  {Pet}[!pet.known:  the cat] stayed at home, and wanted a bit of fish.][pet.other:  {Pet} stayed at home, and {child} had promised {pet.him} a shell.] The train in {child’s} book said choo-choo[school: , and so did everybody {at school}], and {child} couldn’t wait to hear it.

“Will it say choo-choo, {@g}?”

“Of course it will,” said {@g}. “That’s what trains say. I’ve known lots of them.”

# beep-beep-beep
The train came in. It was long and blue.

“Beep, beep, beep,” said the train.

“That wasn’t choo-choo,” said {child}.

“It’s clearing its throat,” said {@g}.

# in-your-own-time
They got in, and the doors closed.

“Pssshh,” said the train.

“That wasn’t choo-choo,” said {@second}.

“No,” said {@g}. “I think it’s shy.” {@He} patted the wall. “In your own time, dear.”

Off they went[athlete: , faster than {athlete}]. “Hmmmmm,” said the train, and that was all it said. {child} was disappointed, and {child.his} mouth turned down. {Child.He} had been looking forward to that choo-choo all week[sport: , even more than to {sport}].

# not-a-place
The {@guard} came along. He had a microphone for talking to the whole train.

“Excuse me,” said {@g}. “When do we get to choo-choo?”

“Choo-Choo?” said the {@guard}. “Is that before the [us: beach | seaside] or after?”

“We were hoping for it straight away,” said {@g}.

The {@guard} looked in his little book. “I’ve got Chester,” he said. “[city: I’ve got {city}. ]I’ve got Chelmsford. I haven’t got Choo-Choo. You may have to change.”

“I [us: won’t | shan’t] change,” said {@g}. “I’m perfectly happy as I am.”

“It’s not a place!” said {child}. “It’s what the train says! Choo-choo!”

“Ah,” said the {@guard}. “No. This train doesn’t say that.”

“It’s shy,” {@g} whispered to him. “Don’t make a fuss.”

# one-little-light
Just then the train went into a tunnel. The hmmmmm went slower, and it went lower, and then it stopped. The train stood still in the dark, with only one little light on.

“Oh dear,” said the {@guard}. “It’s stuck.”

{child} held on tight to {@gs} sleeve.[friend:  {Friend} held on to the other one.][elder2:  {Elder2} found {child’s} hand in the dark.] Now they would never get to the [us: beach | seaside].

“Poor thing,” said {@g}. “It’s tried and tried to say choo-choo, and now it’s worn out. Somebody ought to help it.”

# it-goes-like-this
{child} let go of {@gs} sleeve. {Child.He} got down from [child.name: the seat, and put one | {child.his} seat, and {child.he} put {child.his}] hand on the wall of the train.

“I’ll show you,” {child.he} told it. “It goes like this. Choo-choo.”

Nothing happened.

“Try a bit louder,” said {@g}. “It’s a long train.”

{child} looked at the microphone. The {@guard} looked at {child}. Then he bent down and held it in front of {child’s} mouth.

{child} took the biggest breath {child.he} had ever taken.

“CHOO-CHOO!” said {child}, and it came out of the ceiling, all along the train.

# everybody-answered
And from all along the train, everybody answered. “CHOO-CHOO!”[friend:  {Friend} said it twice.][elder2:  {Elder2} said it loudest.]

There was a little click. There was a little bump. The lights came on, one after another.

“Hmmmmm,” said the train, and it began to roll.

“There,” said {@g}. “It only needed somebody to start.”

They rolled out of the tunnel, into the sun, and there was the sea, right outside the window.

# still-shy
{@all} [us: played in the waves | paddled] all day, and they had [us: french fries | chips].[pet.dog:  {Pet} got the longest one.][pet.cat:  They saved a bit of fish for {pet}.][pet.other:  They found a shell for {pet}.] When the sky went pink, they took the blue train home. {child} sat on {@gs} lap, with sand between [child.name: all ten | {child.his}] toes.[friend:  {Friend} was asleep.][elder2:  {Elder2} held all the buckets.][music:  {@G} hummed {music}.]

“Beep, beep, beep,” said the train. “Pssshh. Hmmmmm.”

“Still shy,” said {@g}.

# so-it-didnt-have-to
{child} leaned [child.name: one | {child.his}] cheek against the window.

“Choo-choo,” {child.he} said, very softly, so the train didn’t have to.

# @g
{elder.short}
## if adult & !elder
{adult}

# @gs
{elder.short’s}
## if adult & !elder
{adult’s}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @party
{elder}
## if elder2
{elder} and {elder2}
## if adult & !elder
{adult}

# @all
{child} and {@g}
## if elder2/friend
They

# @second
{child}
## if friend
{friend}

# @guard
[us: conductor | guard]
