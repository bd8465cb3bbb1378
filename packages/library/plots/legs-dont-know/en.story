title: Legs Don’t Know
title: Till It’s Done
guest elder: Mrs Pike (she), Mr Hale (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The dog has no name: it is the family’s own. Where no grandparent is ticked, {elder} is whoever used to have the dog on Fridays.

# nobody-smacks
When {child} woke up, there {child.he} lay, curled like a prawn at the very top of the bed. {Child.He} did that so that there would be room for the dog at {child.his} feet.

But there was no dog there. The dog was dead. {child} knew it all the time, except sometimes, and each time {child.he} remembered, it hurt in the same place.

At breakfast {child.he} dropped a crust on the floor, as {child.he} always did. Then {child.he} waited for the smacking.

Nobody smacked. There was only {@a}, coming with the broom.

“Don’t sweep it!” shouted {child}. “That’s the dog’s!”

{@A} stood still with the broom. Then {@he} nudged the crust back to where it had been lying.[pet.cat:  {Pet} sniffed at it and walked away. {Pet} knew whose it was, too.]

# like-a-stork
In the afternoon {elder} came[!elder: , who used to have the dog on Fridays]. {Elder.He} hung up {elder.his} coat in the hall, and before {elder.he} went into the kitchen {elder.he} lifted one leg high in the air and took a giant step over nothing.

“Why are you walking like a stork?” said {child}.

“Am I?” said {elder.short}, and looked down.

That was where the dog used to lie. Right in the way, so that nobody could get past.

“Oh dear,” said {elder.short}. “I know that the dog’s gone. But my legs don’t know.”

{child} thought about it.

“Haven’t you told them?”

“I have. But legs haven’t got any ears.”

# my-hand
Then {child} looked at {child.his} hand.

“My hand doesn’t know either,” {child.he} said. “It dropped a crust.”

Just then {@a} came in with the [us: mail | post]. {@He} held the front door open, waited a moment and whistled[music:  that bit of {music}]. Then {@he} remembered, and shut it.

“That mouth doesn’t know either,” whispered {child}.[pet.other:  Perhaps {pet} was the only one who knew it all over.]

When it got to four o’clock, something began to creep about in {child’s} legs. At four you took the dog out.

“My legs want to go out,” {child.he} said. “What shall I tell them?”

“It’s no use telling them,” said {elder.short}. “No ears.”

“Then we’ll have to go,” said {child}.

# till-its-done
So they went the dog’s way round, {child} and {elder.short}, hand in hand.[elder2:  After them came {elder2}, doing up {elder2.his} coat.] {child} knew exactly how to do it. First you stopped at the lamp post.

“How long do we usually stand here?” asked {elder.short}.

“Till it’s done.”

They stood. {Elder.short} looked at the post. Somebody came by with a [us: stroller | pram] and looked at {elder.short}.

“We’re sniffing,” explained {child}.

“I see,” said whoever it was, and walked a little faster[athlete: , though not like {athlete}].

Then you went twice round the big stone.[friend:  There they met {friend}. “Are you walking the dog?” said {friend}. “Yes,” said {child}. “Only it isn’t here.” So {friend} went round once, too.] Then you pulled the wrong way at the crossing[school: , the way to {school}], and {elder.short} had to do that bit. And last of all you came to the green gate with the cross cat.

# the-cross-cat
The cat was sitting on the gatepost. It was the crossest cat in [city: {city} | the whole street]. When it saw {child} it stood up all its hair, made its back round and opened its mouth to hiss. But nothing came. The cat looked behind {child}. It looked behind {elder.short}. Then it shut its mouth, and its hair lay down, one at a time.

“Miaow?” said the cat.

It had never said that before.

# out-loud
“It doesn’t know,” said {child}. “Nobody’s told it. And it does have ears.”

{Child.He} went up to the gate, right up to it.

“The dog’s dead,” {child.he} said. “It isn’t coming any more. It can’t, even if it would like to.”

It was the first time that {child.he} had said it out loud. {Child.His} voice just lasted, and then the tears came. {Elder.short} had some, too. They stood by the gate and held on to each other, and the cat stayed where it was.

“How long do we usually stand here?” asked {elder.short} after a while.

“Till it’s done,” said {child}, into the coat.

When it was nearly done, {child.he} wiped {child.his} face on {child.his} sleeve and turned to the cat.

“You can hiss at me, if you like,” {child.he} said. “Woof.”

The cat thought it over. Then it stood up its hair, rather kindly, and hissed.

“Thank you,” said {child}. “I’ll come tomorrow as well.”

# three-great-steps
Back home in the hall {elder.short} took a giant step over nothing. {child} took a giant step[sport: , longer than any in {sport}]. {@A} looked at them, and then {@he} took one, too. {child} put the crust out on the step. It wasn’t long before a magpie came and smacked.

# feet-dont-know
That night {child} lay at the very top of the bed, curled like a prawn.

“Are you all right like that?” asked {@a}.

“My feet don’t know,” said {child}.

“Shall we tell them?”

{child} yawned.

“Not tonight,” {child.he} said.

So {@a} tucked {child.him} in, and let it be empty where it ought to be empty.

# @a
{minder}
## if adult
{adult}

# @he
she
## if adult
{adult.he}
