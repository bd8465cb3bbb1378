title: Dig, Lift, Shake
title: We Forgot to Shake
title: {child} the Digger
guest driver: Sheila (she), Pam (she)
guest friend: Alfie (he), Martha (she)
guest minder: Mr Ellis (he), Mr Dodd (he)

% Where no friend is ticked, {friend} is next door’s child. @with, @a: {adult}, else the grandparent, else {minder} from over the road: somebody big always stands by.
% The key is the driver’s; she lends it, and she is the one at the lever.

# a-real-one
There was a digger in the middle of the playground[city:  in {city}]. A real one! It was yellow, with five teeth on its bucket, and it had come with a great big heap of new sand.

“I want a digger,” said {child}.

“I know,” said {friend}, [friend: {child.his} best friend|who lived next door]. {child} said it every day[school: , and {at school} as well].

All morning they had stood behind the tape with {@with}. The digger dug. It lifted. It shook its bucket, until everything rattled. And then it tipped.

# just-hold-it
Now it was time for [us: coffee | tea][music: , and {music} on the radio]. {driver}, who drove it, sat down by the heap with the key in her hand.

[age>=5 & !short: “What does it eat?” said {child}.

“Diesel,” said {driver}. “And buns. Only I have the buns.”

]“Can I hold the key?” said {child}. “Just hold it?”

“Just hold it,” said {driver}.

It was small and shiny. {child} held it up high, and ran all round the heap[sport: , faster than you run to {play sport}].

“I’ve got a digger!” {child.he} shouted. “I’ve got a dig …”

And there {child.he} tripped. {Child.He} flew a little way, and the key flew a long way[athlete: , further than {athlete} can throw]. Right into the heap it went, and was gone.

“Oh dear,” said {driver}. “That’s the only one. And without the key I can’t dig for the key.”

# i-will-be
{child} felt hot all over. {Child.He} looked at the big machine. Then {child.he} looked at {child.his} hands.

“Then I’ll be the digger,” {child.he} said.

“And I’ll drive!” said {friend}, and got behind, with both hands on {child’s} shoulders.

“Brrrum,” {child.he} said.

“Dig!” shouted {friend}. “Lift! Tip!”

No key.

“Dig! Lift! Tip!”

No key.

“Back up!”

“Beep, beep, beep,” said {child}[age>=5 & !short: , and a pigeon moved over].

{driver} dug too, with her mug.[pet.dog:  {Pet} the dog dug with both paws.] The old heap got smaller, and a new heap got bigger, until there was no old heap left.

Nobody had seen a key.

# worn-out
“Now I’ve broken the digger,” whispered {child}. Both arms hung straight down. The machine had stopped.

{Friend} brushed the sand off {child’s} nose. [age>=5 & !short: They stood there for a bit, side by side, and didn’t say anything.

]{child} looked at the big bucket, with its five teeth. {Child.He} looked at {child.his} five fingers.

# shake
“{Friend}!” {child.he} said. “We forgot to shake!”

{Friend} put both hands back at once.

“Dig!” {friend.he} shouted. “Lift! Shake!”

{child} spread out {child.his} fingers, and shook. The sand ran away between them, and what was left was a stone.

“Tip! Dig! Lift! Shake!”

What was left was a bottle top.

[age>=5 & !short: “Tip! Dig! Lift! Shake!”

What was left was half a dinosaur.

“There it is,” said {driver}. “I found the other half on Wednesday.”

]“Tip! Dig! Lift! Sha … STOP!” yelled {friend}, who had seen something shine.

And what was left, in {child’s} hand, was the key.

# turned-the-key
Then {child} got to sit in the digger[!short & age>=4: , really and truly], in between {driver} and {friend}, and {@a} stood by. {Child.He} turned the key, and the whole machine woke up and rumbled. {Friend} and {driver} held the lever. Dig, lift, shake, tip.[!short & age>=4:  Soon all the sand was in the [us: sandbox | sandpit], where it belonged.]

“Back up,” said {friend}.

Beep, beep, beep, went the digger.[age>=5 & !short: 

“It’s a good one, this,” {driver} told {child}. “But you can’t brush its nose.”]

# click
In bed that night {child} was still a little bit of a digger. {Child.He} took the [us: blanket | duvet], and lifted it, and shook it, and tipped it out all over {child.himself}[pet.cat / pet.other:  and {pet}].

Then {child.he} turned the key.

Click. And not a sound.

# @with
{minder} from over the road
## if adult
{adult}[elder:  and {elder}][elder2:  and {elder2}]
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
