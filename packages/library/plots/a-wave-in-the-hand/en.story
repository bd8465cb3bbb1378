title: A Wave in the Hand
title: The Wave That Was Still There
title: When the Bus Came Between
guest friend: Mabel (she), Ned (he)
guest teacher: Miss Amber (she), Mr Joe (he)

% onlyAsked: the first day. The grown-up (@a): {adult}, else the elder, else the grown-up.

# the-bus
It was {child’s} very first day [school: at {school}|[age>=5: at school|at [us: preschool|nursery]]][city:  in {city}], and {child.he} didn’t want to let go of {@hand}.

“I have to go now,” said {@a}. “But I’ll wave to you from outside the window. And then you wave to me!”

{child} climbed up on the bench by the window. There outside stood {@a}, waving with a whole arm. {child} put up a hand. But just as {child.he} {child.was} going to wave, along came a bus.

It was a long bus. It went on and on and on. And when it had gone by, {@a} wasn’t there.

So the wave was still in {child’s} hand.

{child} shut the hand tight, so that the wave couldn’t fall out.

# a-big-one
“Come and do some painting,” said {teacher}, who was very tall and very kind.

“I can’t,” said {child}. “I’ve got a wave in my hand.”

{teacher} sat down on the floor. “Is it a big one?”

“Yes. It’s for {@a}.”

“I see,” said {teacher}. “You’ll want to look after that.”

So {child} painted with just the other hand. The paper went round and round and round. It was meant to be a sun. It turned into a snake.

# one-hand
Then it was lunch, and there were meatballs. You had a spoon for one hand and a fork for the other.

“I can’t,” said {child}. “I’ve got a wave in my hand.”

A meatball rolled off the plate, and off the table, and on to the floor.

Under the table sat [friend: [!friend.known: {child’s} best friend, ]{friend}|somebody called {friend}], who ate it.

“What have you got in your hand?” asked {friend}. [sport: “Is it {sport.thing}?”]

“A wave.”

“Can I see?”

“No. It’ll come out.”

So {friend} smelled the hand instead, for quite a long time. “It smells of meatball,” said {friend}.

[music: After lunch they all sang {@song} and clapped. {child} clapped with one hand, on one knee.]

# the-ladder
Then they all went out to play. There was a slide, and there at the top of it was {friend}.

“Come on!” called {friend}.

It was a high ladder. {child} climbed it with one hand. One step. Two steps. Three …

Oops!

{child} landed tummy down in the sand. It didn’t hurt. But when you fall, you put out both your hands, and there they both were in front of {child}, in the sand, wide open.

The wave was gone.

{child} looked for it in the sand. There was a stick, and there was a stone. There wasn’t a wave. And then {child} couldn’t help it any more. The tears came.

“It was for {@a},” sobbed {child}. “And now {@a} won’t ever get it!”

# it-came-to-me
{friend} came down the slide, as fast as it would go.

“I saw it!” said {friend}. “It flew all the way up to me. Look, I’ve got it here!”

And {friend} waved, with a whole arm.

{child} looked. It was exactly that sort of wave. So {child.he} put up an open hand and waved back. And {friend} waved again!

“It doesn’t run out,” said {child}.

They tried it on {teacher}, and {teacher} waved back. They tried it on an old man in a hat, and the old man waved back, with the hat. And then along came the bus! It was the very same long bus. {child} ran to the fence and waved[athlete:  like {athlete} when everyone’s cheering], and the driver waved back, and everybody in the whole bus waved, window after window after window.

Every time you let a wave out, you got a new one.

After that {child} went down the slide with both hands in the air, seventeen times.

# the-gate
When {@a} came to the gate, {child} was there already.

“I’ve got a wave for you,” shouted {child}. “It’s from this morning.”

And {child.he} waved with both arms, so hard that {child.his} feet nearly came off the ground.

“Oh, thank you,” said {@a}. “It got me right in the tummy. I’ve been missing that all day.” [elder & adult: {Elder} [elder2: and {elder2} were there too, and they each|was there too, and {elder.he}] got one.][elder2 & !adult: {Elder2} got one too.]

“There was a bus in the way,” said {child}.

“I saw it,” said {@a}. “Silly old bus.”

“It isn’t silly,” said {child}. “It waves.”

# one-finger
At bedtime {child} lay under the covers. [pet.dog: {Pet} lay on the rug and waved with {pet.his} tail, because dogs haven’t got hands. ][pet.cat: {Pet} lay on the bed and put up a paw. ][pet.other: {Pet} had finished waving for the day. ]The lamp was out, and there was just a bit of light from the door.

There stood {@a}.

{@A} waved the very smallest wave there is, with one finger.

And {child} waved back, with one finger. Then {child.he} put the hand down on the pillow. It was open, and it stayed open all night long.
## or
On the way home the bus came by again. {child} stopped on the [us: sidewalk|pavement]. {@A} was holding one of {child.his} hands, but the other one was free.

The bus waved with both its wipers. {child} waved back, and so did {@a}.[pet.dog:  At home {pet} stood in the window and waved with {pet.his} tail, because dogs haven’t got hands.][pet.cat:  At home {pet} sat in the window and put up a paw.][pet.other:  At home {pet} had finished waving for the day.]

Then they walked on, hand in hand. That’s a way of waving too. It’s the one you use when nobody’s going anywhere.

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @hand
that nice big hand
## if adult
{adult’s} hand
## if elder & !adult
{elder’s} hand

# @song
{music}
