title: It Isn’t Done
title: Say Milk
title: Thank You, Thump
guest friend: Martha (she), Rafi (he)
guest pet: Chips (he), Bracken (he)

% The animal is the family’s dog or cat, or else the friend’s dog. The rule: say thank you to the fairy, and the present stops. @thanks: how the animal says it.

# rhubarb
{child} was floating two feet above the rhubarb at the cottage they had borrowed for the summer, and it was the fairy who had done it. The fairy had blown on {child.him}, and {child.he} had turned as light as fluff. {Child.He} wanted to get to the top of the apple tree. {Child.He} had wanted to all summer.[city:  You might be able to see all the way to {city} from up there.]

“Thank you!” said {child}.

Thump. {Child.He} sat in the rhubarb.

“It isn’t done!” said the fairy. She was as big as a spoon, and she had her hands on her hips. “One does not say thank you to a fairy. Say thank you, and the present stops. Every tadpole knows that.”

“But you have to say thank you,” said {child}. “Otherwise you’re being rude.[elder:  {Elder} [elder2: and {elder2} say|says] so.][school:  They say so {at school} too.] It isn’t done.”

“It is.”

“It isn’t.”

# nicely-brought-up
{Friend}[!friend.known: , {child’s} best friend,] was lying on the grass[music: , humming {music} and] chewing a long stalk of it. {@beside}

“Can I have a go?” said {friend}. “I never say thank you. It drives [us: Mom | Mum] mad. I’ve been practising all my life.”

The fairy looked interested. She blew on the back of {friend’s} neck. {Friend} went straight up, with the grass still in {friend.his} mouth, and turned once round the flagpole.

“Not bad,” said {friend}.[athlete:  “I wonder if {athlete} has tried it.”]

“What a nicely brought-up child,” said the fairy.

# like-a-hiccup
{child} tried again. The fairy blew, and it tickled in {child.his} tummy. {child} put both hands over {child.his} mouth. But the thank-you sat inside like a hiccup, and when {child.he} got hold of the very first branch, out it popped.

“Thank you!”

Thump.

“You did it again!” said the fairy. She sat down on the watering can and turned her back. Her wings shook. “I give you something nice, and you tell it to stop. It’s the meanest thing anybody has ever done to me.”

“I’m only saying that I’m pleased!”

“Then be pleased quietly!”

They glared at each other.

“You could always say something else,” said {friend}, up at the flagpole. “Say milk.”

“Milk,” said {child} crossly.

# lift-off
{@Bark} {Pet.He} wanted to join in. {Pet.He} stood up on {pet.his} back legs and scrabbled at the watering can. {@Legs}

And she blew, hard, because she was still cross.

“No, not {Pet}!” said {child}.

But {pet} had already taken off. {Pet.He} swam with all four legs. At first {pet.he} looked proud. Then {pet.he} looked down.

{@Howl}

# only-air-above
{child} jumped to catch {pet.him}. But {pet} slid on up the apple tree and came to rest at the very top, under a leaf, with {pet.his} tummy to the sky. Above that there was only air.

“Get {pet.him} down!” shouted {child}.

“I can’t,” said the fairy. “It’s {pet’s} present. It’s {pet} who has to say thank you.”

“{Pet} is a {@animal}!”

The fairy turned pale. “I didn’t think of that,” she said. “I was so cross. It isn’t done.”

{child} was frightened. It thumped in {child.his} throat. But {child.he} could see that the fairy was frightened too.

“I’ll get {pet.him},” said {friend}. {Friend.He} kicked off from the flagpole[sport: , as if {friend.he} meant to {play sport},] and shot away, only in the wrong direction, into the lilac. “I’ll be with you in a minute! I just have to learn how to turn!”

# how-a-thank-you-goes
{child} thought. How did {pet} say thank you? Well, {child.he} knew that. You felt it every time {pet} had been given the last bite of your sandwich. {@Thanks}

The sandwiches were in the basket[adult: , just as {adult} had packed them]. {child} took the one with ham in it.

“Blow on me,” {child.he} said.

“You’ll say thank you before you’re there,” said the fairy.

“No,” said {child}. “Not today.”

The fairy blew. Up went {child}. The thank-you came up {child.his} throat, bigger than ever, and {child.he} swallowed it.

“Milk,” {child.he} mumbled. “Milk, milk, milk.”

# pate-is-pate
And there {child.he} {child.was}, at the top. The whole garden lay underneath, but {child} only looked at {pet}. {Pet.He} trembled. {child} put one arm round {pet.him} and held out the sandwich.

A {@animal} can be as frightened as you like. Ham is ham. {Pet} ate it. {@Did}

At once {pet.he} turned heavy. {child} held on with both arms, and the two of them sank down through the leaves, just fast enough, like a leaf with a {@animal} on it.

# how-one-lands
{Friend} was standing below with lilac in {friend.his} hair, and caught them. {Friend.He} had found out how you land. {Friend.He} had said thank you.

“It was my first time,” said {friend}. “It was dead easy. Don’t tell [us: Mom | Mum].”

# behind-the-ear
{child} put {pet} down and turned to the fairy. {Child.He} opened {child.his} mouth, and {child.he} shut it again. Instead {child.he} put out one finger and stroked the fairy’s hair, once.

The fairy stood perfectly still.

“It isn’t done,” she said. But she didn’t move away. She tipped her head, so that {child} could get behind the ear as well.

# the-rail
That evening[adult: , when {adult} had cleared the table,] {child} and {friend} made a sandwich as small as a fingernail, with ham in it. They left it on the rail by the front step[elder: , and wished {elder.short} could have seen it]. Not until the door was shut did {child} whisper thank you, to the door handle.

In the morning the sandwich was gone. {Pet} lay on the step, guarding the rail. {Pet.He} didn’t move, because somebody was curled up {@under}, and a thin foot with butter on it was sticking out.

# @beside
{Pet}, {friend’s} dog, lay close by and chewed {friend’s} shoe.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] lay close by and chewed {friend’s} shoe.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] lay close by, asleep on {friend’s} shoes.

# @Bark
Then {Pet} barked.
## if pet.cat
Then {Pet} mewed.

# @Legs
The fairy looked at {pet.him}.

“Poor creature,” she said. “Four legs, and every one of them stuck to the ground.”
## if breed.Dachshund
The fairy looked at {pet.his} short legs.

“Poor creature,” she said. “You’re walking with the whole of you on the ground.”

# @Howl
{Pet} began to howl.
## if pet.cat
{Pet} began to wail, so that every garden could hear it.

# @animal
dog
## if pet.cat
cat
## if breed.Dachshund
dachshund

# @Thanks
{Pet} licked you right in the face, from your chin to your hair. It was a thank-you, only wet.
## if pet.cat
{Pet} rubbed a cheek against your face, from your chin to your hair. It was a thank-you, only furry.

# @Did
Then {pet.he} looked at {child} with {pet.his} brown eyes, and licked {child.him} from chin to hair.
## if pet.dog
Then {pet.he} took a long look at {child}, and licked {child.him} from chin to hair.
## if pet.cat
Then {pet.he} took a long look at {child}, and rubbed a cheek against {child.him}, from chin to hair.

# @under
under one ear
## if pet.cat
under a furry chin
