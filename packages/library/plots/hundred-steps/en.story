title: A Hundred Steps from the Big Stone
title: Ruthless {captain}
title: Comb Your Beards
guest friend: Hugo (he), Iris (she)
guest captain: Ruth (she), Rose (she)
guest dog: Buster (he), Rufus (he)

% The dog (@p): the family's dog, else the neighbour's. Whoever says good night (@a): {adult}, else the elder.

# a-bite
{child} and {friend} were fishing off the end of the [us: dock|jetty]. {@p-bites}

“Look,” said {friend}. “A boat.”

It was a ship. It had black sails, and a skull on its flag, and it [age>=7: came straight at them and] stopped against the [us: dock|jetty] with a bump. Four pirates jumped over the side. The first was long and the second was wide. The third was carrying an anchor, though nobody had asked him to. Last came an old captain [age>=7: with red hair and|with] a hat like an upside-down [us: rowboat|rowing boat].

“Hands up!” roared the captain. “I’m Ruthless {captain}! Are you trembling?”

“No,” said {child}.

“Not even slightly?”

“My toes are, a bit,” said {friend} politely.

{@P} went up and licked the captain’s boot.

“Oh well,” said Ruthless {captain}. “That’ll have to do. We’ve come to fetch a treasure! I buried it myself, on this very beach, and here’s the map.”

[age>=7: She unfolded a piece of paper so old that it had nearly gone brown.] On it were a big stone and a cross, and in between, in crooked letters, it said: A HUNDRED STEPS [us: TOWARD|TOWARDS] THE SUN WHEN IT GOES DOWN.

# pirate-steps
“Easy as peas,” said the captain. “Forward, march!” [elder: {Elder} [elder2: and {elder2}][age>=7: , who had been minding the picnic,] marched along behind[age<7:  with the picnic].]

The stone [age>=7: wasn’t hard to find, because it] was as big as a [us: truck|lorry]. The captain put her back against it and set off in tremendous strides. [athlete: Not even {athlete} had legs like that.]

“One! Two! Three!” counted all the pirates.

At sixty she was out in a field. At eighty she was in the farmer’s raspberries. At a hundred she was standing in the middle of a meadow, in something soft.

“Dig!” cried the captain.

They dug. They found a horseshoe. They dug a bit more and found a cow, but she was only standing behind them, watching.

“Somebody’s stolen it!” bellowed Ruthless {captain}. “People are nothing but pirates!”

# the-wrong-way-round
The wide pirate began to sniffle[elder: , until {elder.short} gave him a bun], and the one with the anchor sat down on it. But {child} was looking at the map. [age>=7: There was something about the letters. ]The S in STEPS was the wrong way [us: around|round].

“Captain {captain},” said {child}, “when did you bury it?”

“Oh, long ago. Before I was ruthless.”

“How old were you?”

Ruthless {captain} counted on her fingers.

“{@Age},” she said.

“I’m {age} too,” said {child}. “So you had short legs! It isn’t a hundred pirate steps. It’s a hundred {age}-year-old steps!”

For a moment all you could hear was the cow, chewing.

“Well, sink me,” said the captain.

# a-hundred
They all went back to the stone, and this time it was {child} who stood with {child.his} back against it. [age>=7: The sun was big and orange and hung just above the trees. ]{child} walked straight towards [age>=7: it|the sun]. {friend} walked beside {child.him} and did the counting, because it’s hard to walk and count at the same time when four pirates are holding their breath. [sport: Nobody had ever watched {child} as hard as that, not even at {@game}.] {@p-behind}

“Ninety-eight,” said {friend}. “Ninety-nine. A hundred!”

# the-tin
They were under an old pine tree[age>=7: , and the ground between the roots was covered in moss]. The pirates raised their spades. But before anybody could bring one down, along came {@p}. {@P-he} sniffed once and sneezed once, and then {@p-he} dug so that earth went over hats, beards and anchor.

Clonk.

It was a tin, round and rusty. Ruthless {captain} went down on her knees. She got the lid off with her hook, which, as it happened, she only kept in her pocket.

In the tin was a seashell. There was a blue button, and three toffees that had gone as hard as stones. And right at the bottom was a letter.

# the-letter
“I haven’t got my glasses with me,” muttered the captain. “You read it.”

So {child} read it, loud and clear[school: , the way you read to the whole of {school}]:

“Dear {captain}, when you find this you will be big, and a pirate. I hope you’ve got a ship of your own. Don’t forget to go home to [us: Mom|Mum] sometimes. Love from {captain}.”

[age>=7: Nobody said anything. ]The captain took off her big hat and looked down into it.

“Did you forget?” asked {friend} carefully.

“One gets so busy,” said Ruthless {captain}. “You finish one sea, and there’s another. She lives in a yellow house in [us: Nantucket|Plymouth]. She’s ninety-one, and she makes the best pea soup in the world.”

“Can you sail there?” asked {child}.

# sails
Then the captain got up. She put on her hat, and her eyes shone like two new pennies.

“You can sail there tonight,” she said[age>=7: , and for once she didn’t roar it]. “Hoist the sails. Comb your beards. We’re going home to [us: Mom|Mum].”

The pirates [music: sang {@song} | cheered] all the way back to the [us: dock|jetty]. [elder2 & age>=7: {Elder2} was allowed to untie the rope. ]Before the ship put out, Ruthless {captain} gave the tin to {child}, empty and rusty and beautiful.

“It needs somebody who’s {age},” she said.

# a-secret
That night[city: , at home {in city},] {@bed} {child.He} had put in a fish hook, a fir cone and {@keepsake}, and now {child.he} {child.was} folding up a small letter.

“What have you written?” asked {@a}.

“It’s a secret,” said {child}. “But some of it’s about you.”

{@A-then} didn’t ask any more, but lay down too, close up, and pulled the covers over them both.

# peas
Far out on the dark water, a ship with black sails slipped past the last of the lighthouses. And in a yellow house in [us: Nantucket|Plymouth] somebody lit a lamp in the window, and put some peas in to soak.

# @game
{sport}

# @song
{music}

# @Age
Seven
## if age<7
Six
## if age>=8 & age<9
Eight
## if age>=9 & age<10
Nine
## if age>=10
Ten

# @a
somebody in the doorway
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-then
the somebody
## if adult
{adult}
## if elder & !adult
{elder.short}

# @p
{dog}
## if pet.dog
{pet}

# @p-he
he
## if pet.dog
{pet.he}

# @p-bites
The only one biting was {dog}, the dog from next door, who had already eaten half the worms.
## if pet.dog
The only one biting was {pet}. {pet.He} {pet.was} {a breed}, and had already eaten half the worms.
## if pet.dog & breed.Cocker Spaniel
The only one biting was {pet}. {pet.He} {pet.was} {a breed} with ears like two feather dusters, and {pet.he} had already eaten half the worms.
## if pet.dog & breed.Dachshund
The only one biting was {pet}. {pet.He} {pet.was} a dachshund, so it wasn’t far down to the tin, and {pet.he} had already eaten half the worms.
## if pet.dog & breed.Beagle
The only one biting was {pet}. {pet.He} {pet.was} a beagle, and had found the worms even though {friend} was sitting on the lid, and now half of them were gone.

# @p-behind
Behind them came {@p}, with {@p-his} nose in the grass.
## if pet.dog & breed.Cocker Spaniel / pet.dog & breed.Beagle
Behind them came {pet}, with both ears in the grass.
## if pet.dog & breed.Dachshund
Behind them came a ripple in the grass, and that was {pet}.

# @p-his
his
## if pet.dog
{pet.his}

# @bed
{child} sat up in bed with the tin on {child.his} knees.
## if pet.dog
{pet} lay on the rug with earth on {pet.his} nose, asleep already. {child} sat up in bed with the tin on {child.his} knees.
## if pet.cat
{child} sat up in bed with the tin on {child.his} knees. {Pet}, who had spent the whole day on the windowsill, sniffed at it and sneezed.
## if pet.other
{child} sat up in bed with the tin on {child.his} knees. {Pet} had been told everything.

# @keepsake
a horseshoe that had once been looked at by a cow
## if pet.dog
a curl of {pet’s} fur
## if pet.cat
a whisker that {pet} had finished with
