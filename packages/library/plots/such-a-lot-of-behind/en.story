title: Such a Lot of Behind
title: Unicorns Don’t Go Backwards
title: Budge Up, Said the Unicorn
guest friend: Albie (he), Tess (she)
guest pet: Fidget (he), Maple (she)

% The dog is the family’s or the friend’s; a cat does what a cat would do: @deed, @thanks, @chin.

# a-unicorn-was-stuck
On the day of the go-kart race[city:  in {city}], there was a unicorn stuck in the passage beside the house.

The passage was thin and the unicorn was not. Her nose touched the gate. Her bottom touched everything else. Behind the bottom stood {child} with the go-kart. {Friend}[!friend.known: , {child.his} best friend,] was carrying both helmets. {@Whose}

All {child} wanted was to get out to the lane and race.

# talking-to-a-bottom
“Excuse me,” {child} said to the bottom. “Budge up.”

“I can’t budge up,” said the unicorn. “There’s a gate.”

“The gate opens inwards. You have to go backwards first.”

“Unicorns,” said the unicorn, “don’t go backwards.”

“Three little steps. Move your bottom!”

“That,” said the unicorn, “is no way to talk to a person’s face.”

“I’m not talking to your face,” said {child}. “I can’t see your face!”

{child} was right about the gate. The unicorn was right about unicorns. So nobody went anywhere.

# a-cross-horse
“Leave it to me,” said {friend}. {Friend} wanted to be a vet, and had a special voice for it. “Now then, my lovely. Let’s have a look at you.” {Friend} looked. “I’m afraid she’s a horse.”

“A horse!” said the unicorn.

She swished her tail, and it went right in {friend’s} mouth.

“A cross horse,” said {friend}, spitting out glitter.

# pushing
They tried pushing[sport: , as hard as when they {play sport}].[athlete:  Not even {athlete} could have shifted her.] They tried pulling. {Friend} tried rubbing her with [us: dish soap | washing-up liquid], which was a very good idea, except that now she was just as stuck and full of bubbles.

“Budge up, budge up, budge up!” said {child}.

“Shan’t, shan’t, shan’t!” said the unicorn.

In the lane, {@bell} rang a bell.[music:  Somebody put on {music}.] “Five minutes!” [school: called all the others from {school} | called all the others].

# the-horn
“Very well,” said the unicorn. “If you won’t move the gate, I will.”

She put her head right down, poked her horn under the gate, and heaved. The gate went crunch. The unicorn went “Oh.”

“What’s happened?” said {child}.

“My horn’s jammed,” said a small voice.

Now she could not go forwards either. Her legs began to shake. {child} felt it with both hands, shake, shake, shake, and stopped being cross. All that unicorn, and she was frightened.

“We can’t get past her,” {child} whispered. “Nobody can.”

# somebody-could
But somebody could. {@Deed}

Pop! The horn was out.

{@Thanks}

# such-a-lot
{child} laid a hand flat on the unicorn’s side. “Why don’t you go backwards? Really?”

“Because I can’t see behind me,” said the unicorn. “I’ve got such a lot of behind. Once I sat on a hedgehog.”

“Was it hurt?” said {friend}.

“It wasn’t,” said the unicorn. “I was.”

# no-hedgehogs
“But I can see behind you,” said {child}. “I’m in it. I’ll keep my hand here the whole way. If there’s anything, I’ll shout.”

“And I’ll look for hedgehogs,” said {friend}, and got down on the ground with both helmets on. “No hedgehogs! Slug, but he’s leaving.”

“Budge up,” said {child}, as softly as anything. “I’ve got you. Budge up.”

# like-a-cork
One hoof went back. The next hoof went back, and the next, and out came the unicorn into the garden like a cork, all bubbles. {child} saw her face at last. It was a lovely face with a great deal of mud on it.

“You’re not how I thought,” {child} said.

“Neither are you,” said the unicorn. “You’re much shorter.”

They came last in the race, because {friend} stopped halfway for a snail. Nobody minded.[adult:  {Adult} rang the bell for them all the same.]

# chips
Afterwards {child} and {friend} sat on the back step with a bowl of [us: fries | chips] [elder: from {elder}[elder2:  and {elder2}] ]between them, and {pet} lay across their feet.

A shadow came over the [us: fries | chips].

“Budge up,” said the unicorn.

They budged up. The unicorn turned herself round in the evening sun, and looked over her shoulder, and {child} put out a hand and held it there.

Then, slowly, backwards, she sat down beside them, and {pet} {@chin}.

# @whose
{Pet}, {friend’s} dog, had never smelled anything so interesting.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] had never smelled anything so interesting.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] had come to see what everybody was looking at, and sat down to look at it.

# @bell
somebody
## if elder
{elder}
## if adult
{adult}
## if adult & elder
{adult} waved a flag, and {elder}

# @deed
{Pet} put {pet.his} ears flat and went straight under her, between all four legs, to the gate. There was a hole half made, and {pet} had never in {pet.his} life left a hole half made. {Pet.He} dug. Mud flew out backwards. It hit the unicorn, and most of it hit {friend}.

“Good dog, {pet}!” shouted {child}. “Dig!”
## if pet.cat
{Pet} put {pet.his} ears flat and went straight under her, between all four legs, to the gate. The horn glittered there in the mud, and it was shaking, and {pet} had never in {pet.his} life left a shaking thing alone. {Pet.He} smacked it with one paw. {Pet.He} smacked it with the other. Mud flew up. It hit the unicorn, and most of it hit {friend}.

“Good cat, {pet}!” shouted {child}. “Smack it!”

# @thanks
“Thank you, muddy person,” said the unicorn.

{Pet} licked her on the nose.
## if pet.cat
“Thank you, muddy person,” said the unicorn.

{Pet} rubbed {pet.his} whole face against her nose.

# @chin
rested a muddy chin on her hoof
