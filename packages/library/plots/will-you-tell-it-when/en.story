title: Will You Tell It When?
title: The [us: Garbage Truck | Bin Lorry]
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Let the child do “Reeee-UP! Crash, bash! Bump, down”, and later say “UP!” and “Down” alone. The last “Down” is very small.
% The one who forgot is {adult}, else the grandparent, else {minder}: @a. Whose ball it is (@whose): the dog’s, the cat’s, the friend’s, else the one the grandparent kicked, else the child’s own.

# toast
{child} was eating toast when {child.he} heard it. It was a long way off, right at the bottom of the road.

Reeee-UP! Crash, bash! Bump, down.

“{@Lorry}!” said {child}.[pet.other:  {Pet} woke up.][friend: 

“{@Lorry}!” said {friend}, [!friend.known: {child’s} best friend, ]who had stayed the night.][pet.dog: 

“Woof!” said {pet}[!pet.known: , who was {child’s} dog].][pet.cat: 

“Miaow!” said {pet}[!pet.known: , who was {child’s} cat].]

“Oh no!” said {@first}. “I forgot to put the {@bin} out!”

# out-they-went
So out they went. {@A} went in slippers. {child} went in pyjamas and [us: rain boots | wellies].[friend:  {Friend} went in pyjamas and a woolly hat.][elder & adult & !elder2:  {Elder} went in a coat, a hat and a scarf, because you never know.][elder2 & adult:  {Elder} and {elder2} went in coats, hats and scarves, because you never know.][elder2 & !adult:  {Elder2} went in a coat, a hat and a scarf, because you never know.][pet.dog:  {Pet} went in nothing at all, because {pet} is a dog.][pet.cat:  {Pet} went in nothing at all, because {pet} is a cat.]

There was the {@bin}, by the back door. It was big and green and very, very full.

# the-blue-door
Down the road, the {@short} was at the house with the blue door.

Reeee-UP! Crash, bash! Bump, down.

{@A} pulled. The {@can} did not move.

“Come on, {@can},” said {@a}.

# the-red-door
Now the {@short} was at the house with the red door.

Reeee-UP! Crash, bash! Bump, down.

{@A} pulled, and {child}[friend:  and {friend}] pushed.[elder & adult:  {Elder.short} counted to three.][elder2 & adult:  {Elder2.short} counted to four.][elder2 & !adult:  {Elder2.short} counted to three.] The {@can} did not move.

“Come ON, {@can},” said {child}.[age>=5: 

Now the {@short} was at the house with the yellow door.

Reeee-UP! Crash, bash! Bump, down.

{@A} pushed, and {child}[friend:  and {friend}] pulled. The {@can} did not move.

“It’s stuck,” said {child}.

“It’s never done this before,” said {@a}.

“Come on, come on, COME ON, {@can}!” said everybody.]

# underneath
{child} looked on top of the {@can}. Nothing there. {Child.He} looked round the side of the {@can}. There was a snail.

“Hello, snail,” {child.he} said.

Then {child.he} bent down, right down, and looked underneath.

Stuck under the wheel was something round and yellow and a bit {@chewed}.

{@whose}

# pop
{child} pulled the ball. {Child.He} pulled it and pulled it and … pop! Out it came.

And now the {@short} was next door!

Reeee-UP! Crash, bash! Bump, down.

{@A} pulled, and {child}[friend:  and {friend}] pushed, and the {@can} went trundle, trundle, trundle, past the flowerpots, past the puddle and all the way to the gate.

# up
And here came the {@lorry}. It was as big as a house. Its orange light went round and round and round.

“Just in time,” said the [us: garbage man | bin man]. He hooked the {@can} on to the back. “Will you tell it when?”

{child} took a great big breath.

“UP!” {child.he} said[sport: , as loud as at {sport}].

Reeee-UP! Crash, bash! In went the teabags and the eggshells and the potato peel, down into the {@short}’s big dark tummy.

# bump-down
“Down,” {child.he} said.

Bump. The {@can} came down.

“Bye-bye, {@lorry}!” {child.he} called.

Beep, beep! said the {@lorry}, and off it went[school:  towards {school}].[friend:  “Beep, beep!” said {friend}.]

# into-the-toy-box
That night, {child} was a {@lorry} too[music: , and hummed {music}]. {Child.He} drove very slowly round the bedroom[athlete: , past {athlete} on the wall].[pet.other:  {Child.He} said beep, beep to {pet}.] {Child.He} picked up the bricks. {Child.He} picked up the bear. Reeee-up, and bump, down, into the toy box they went.

{@kept}

# down-down-down
Then {child} climbed into bed. Far away, in a big quiet shed[city:  on the other side of {city}], the {@lorry} was in bed as well. Its light was off. Its tummy was empty. All its wheels were still.

“Up,” said {child}, and {@a} pulled the blanket up.

“Down,” said {child}, in a very small voice.

And down, down, down went {child.his} head.

# @lorry
[us: garbage truck|bin lorry]

# @short
[us: truck|lorry]

# @bin
[us: garbage can|bin]

# @can
[us: can|bin]

# @chewed
muddy
## if pet.dog
chewed
## if pet.cat
scratched

# @whose
“It’s my ball!” said {child}.

{@A} looked at {child}. {child} looked up at the sky.
## if pet.dog / pet.cat
“{Pet}!” said {child}. “It’s your ball!”

{Pet} looked up at the sky.
## if friend & !pet.dog & !pet.cat
“{Friend}!” said {child}. “It’s your ball!”

{Friend} looked up at the sky.
## if elder & !friend & !pet.dog & !pet.cat
“{Elder.short}!” said {child}. “It’s the ball you kicked!”

{Elder.short} looked up at the sky.

# @kept
The ball came last.
## if pet.dog / pet.cat
{Pet} kept the ball.
## if friend & !pet.dog & !pet.cat
{Friend} had gone home with the ball.
## if elder & !friend & !pet.dog & !pet.cat
{Elder.short} kept the ball.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
