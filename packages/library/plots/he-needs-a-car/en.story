title: The Driver
title: He Needs a Car
title: The Silver Road
guest friend: Esme (she), Fergus (he)
guest elder: Stanley (he), Doreen (she)

% The one with the lettuces is the grandparent who is ticked, else {elder} next door. Leave a gap after each “The snail said nothing.” The last one is nearly a whisper.

# the-hole
{child} had a red racing car[city: , the reddest in {city}]. It had four black wheels, and a hole in the top for the driver.

It had slept all night on {@step}. In the morning {child} ran out to race it, because {friend}[friend:  was coming with {friend.his} | , {child.his} best friend, was coming with a] blue one.[adult:  {Adult} was left holding one sock.]

But there was somebody in the hole. Somebody round and brown.

“Vroom?” said {child}.

The snail said nothing.

# he-isnt-driving
{Friend} came through the gate with {friend.his} blue car. “I’m going to win[athlete: , like {athlete}],” {friend.he} said.

“Wait,” said {child}. “I’ve got a driver.”

{Friend} looked. “He isn’t driving.”

“Go,” {child} told him.

The snail said nothing.

“He can’t hear you,” said {friend}. “I’m louder.” And {friend.he} {friend.was}[school: , louder than anybody {at school}]. “READY, [us: SET | STEADY], GO!”

The snail went right inside his shell.[pet.dog:  And {pet}[!pet.known:  the dog] went right under the bench.][pet.cat:  And {pet}[!pet.known:  the cat] went right up on the wall.][pet.other:  And at home, {pet} woke up.]

# holding-on
Out came {elder}, with {elder.his} tea in one hand and {elder.his} toast in the other[elder2: , and {elder2} with the marmalade].

“Snails,” said {elder}. “I don’t care for snails. They eat my lettuces.”

{Elder.He} put down {elder.his} tea, and {elder.he} put down {elder.his} toast, and {elder.he} took hold of the snail with {elder.his} big[!elder:  brown] finger and {elder.his} big[!elder:  brown] thumb. But {elder.he} didn’t pull.

“He’s holding on,” said {elder}. “You can’t pull a snail. It hurts him. You have to wait till he wants to come.”

“When will he want to?” said {child}.

The snail said nothing.

# a-silver-line
{child} sat down on the step. {Child.He} did want {child.his} race[sport: , more even than {sport}]. {Child.He} put {child.his} chin right down on {child.his} knees.

And down there, {child.he} saw something.

A thin, shiny, silver line. It came out of the racing car. It went down the step, and along the path, and round the bucket.

“He made a road,” said {child}.

# too-far
{Friend} lay on {friend.his} tummy and followed it with {friend.his} finger, along the path and round the bucket, all the way to the big flowerpot under the dripping tap. Under the edge of the pot was one small wet hole.

“That’s his house,” said {friend}. “He’s gone too far, and he can’t get home.”

{child} thought about it.

“He needs a car,” {child.he} said.

# very-slowly
So off they went, very, very slowly. {child} pushed the red car down the step. Bump.

“Sorry,” said {child}.

{Child.He} pushed it along the silver road. “Vroom,” {child.he} said, very quietly. {Friend} went in front and took away the twigs. {Elder} walked behind, with {elder.his} toast[music:  and a bit of {music}][elder2: , and {elder2.short} with the marmalade].

Round the bucket. Up to the pot.

# one-drop
{Elder} held {elder.his} finger under the tap until there was one drop on the end. {Elder.He} let it fall on the snail. Plip.

They waited.[pet.dog:  {Pet} lay down and waited too.][pet.cat:  {Pet} sat on the wall and waited too.]

Out came one horn. Out came the other horn. Out came all the rest of him, long and grey and wet. He leaned out of the racing car, and had a look, and climbed down. It took so long that {elder} ate all {elder.his} toast.

Then in went the snail, under the pot.

“He won,” whispered {friend}. “I was second.”

# one-leaf
{Elder} looked at {elder.his} lettuces. Then {elder.he} picked one leaf, from the bottom, and laid it by the pot.

“One,” {elder.he} told the snail.

# one-horn
That evening, before bed, [pet.other: when {pet} had been tucked in, ]{child} took [child.name: the | {child.his}] red racing car down the step with {@a}, and along the path, and round the bucket. {Child.He} parked it by the flowerpot.

“In case he goes too far,” said {child}.

And {child.he} bent down to the wet little hole. “Night-night.”

The snail said nothing. But out came one horn.

# @step
{elder’s} back step, next door
## if elder
{elder’s} back step

# @a
{elder.short}
## if adult
{adult}
