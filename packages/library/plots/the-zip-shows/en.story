title: Third Prize for the Monster
title: The Zip Shows
guest friend: Martha (she), Rory (he)
guest elder: Ivy (she), Arthur (he)
guest auntie: Josie (she), Hattie (she)

% The glasses are new that summer where the elder is the family’s own. Whose mop (@mop): {adult}’s, else {auntie}’s, who lives upstairs.

# in-a-sock
{@owned} a perfectly good pair of glasses, and kept them in a bag, in a case, inside a sock, where they couldn’t do any harm.

“I see what I need to see,” {elder.he} said, and [pet.dog: patted a cushion. “Good dog, {pet}.”][pet.cat: stroked the tea cosy. “Good cat, {pet}.”][!pet.dog & !pet.cat: shook hands with a coat stand.][elder2:  {Elder2} looked the other way.]

{child} never told anyone. When {elder.short} poured tea beside the cup, {child} quietly moved the cup. It was a secret between the two of them, except that only one of them knew it.

So it was bad luck that {elder.short} had been asked to judge the Best Monster Competition at the summer fair[city:  {in city}].

# bath-mat
{child} and [!friend.known: {child.his} best friend ]{friend} had entered together. {Friend} was the front end and did the roaring[school: , which {friend.he} had practised {at school}]. {child} was the back end and did the tail[sport: , which was nearly as hard as {sport}]. The whole monster was made of two shower curtains and a bath mat, and it had cost {@mop} a second-best mop.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] walked behind and wanted the tail.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had crept in and lain down on {child’s} back, and was the hump.][pet.other:  {Pet} had seen the tail at home and not thought much of it.]

# eleven-monsters
There were ten other monsters in the ring. There was one made of real pond. There was a baby with horns, fast asleep. And at the end stood one who was nearly as tall as the tea tent, with green fur, yellow teeth and feet like wet sofas.

“That’s a brilliant costume,” whispered {friend} through the nostrils. “Whoever’s in it must be on stilts.”

{child} lifted the edge of the bath mat. [pet.dog: {Pet} had forgotten the tail. {Pet.He} went up to the green one, sniffed one of its feet and lay down on it. The foot moved over a little, to make {pet.him} comfortable.

][pet.cat: The hump jumped down. {Pet} went up to the green one, sniffed one of its feet and sat down on it. The foot moved over a little, to make {pet.him} comfortable.

]The monster at the end was breathing. Its ears were breathing too.

“{Friend},” said {child} slowly. “I don’t think anyone’s in it.”

# first-prize
{Elder.short} came down the line with a clipboard. {Elder.He} told the baby it was terrifying. {Elder.He} peered at the big one’s back, an inch from {elder.his} nose, and wrote something down.

Third prize went to the green one. Second went to the baby, who slept through it. And first prize, with a silver cup, went to two shower curtains and a bath mat.

[music: The loudspeaker played {music}. ]Everybody clapped[elder2: , {elder2} too][athlete: , as if it had been {athlete}]. {@Mopper} clapped loudest, because of the mop. {child} felt the cup getting heavier.

“We can’t have beaten it,” said {friend}, and pulled off the head. “It’s real. That’s like beating the sea at being wet.”

# third
[pet.dog: {Pet} found them the monster, behind the tea tent. | They found the monster behind the tea tent.] It was turning round and round on the grass, trying to look at its own back, and tears were flying off it sideways.[pet.dog:  {Pet} went round as well, after {pet.his} own tail.][pet.cat:  {Pet} sat and watched it go, round and round.]

“Are you upset because you came third?” said {child}.

“Oh, no,” said the monster, in a voice like a [us: closet | wardrobe] being moved. “I loved coming third. I’ve never been third before. I’ve never been anything. It said on the poster, ALL MONSTERS WELCOME, and I read it eight times to be sure.” It held out its card in two huge fingers. “It’s only what the judge wrote.”

The card said: “Third. A good try, but the [us: zipper | zip] shows.”

“I haven’t got a [us: zipper | zip],” said the monster. “Have I?”

# silver-stripe
Down the middle of its back, from its neck to its tail, ran one thin, shining, silver stripe.[pet.dog:  {Pet} licked it, as high as {pet.he} could reach.][pet.cat:  {Pet} climbed up it, all the way, and sat down between the ears.]

“My mother used to brush that,” said the monster. “Every night. She said it was the best bit of me.”

{Friend} looked at {child}. {Friend.He} didn’t say anything. {Friend.He} had once seen {child} move a teacup.

{child’s} stomach went small. If {child} told, {elder.short} would know about the cups. But if not, somebody would go home thinking that the best bit was a [us: zipper | zip].

# the-cups
{child} went and got {elder.short}, and held {elder.his} hand the whole way.

“{Elder.short},” said {child}. “You know the cups? I’ve been moving them.”

{Elder.short} was silent for a bit.

“I did wonder,” {elder.he} said, “why I’d got so good at pouring.”

# out-of-the-sock
{Elder.short} opened the bag and took out the sock. Out of the sock came the case, and out of the case came the glasses. {Elder.He} put them on and looked up. And up.[pet.cat:  At the very top sat {pet}.]

“Well,” {elder.he} said to the monster. “I owe you an apology. May I?”

The monster turned round and bent its knees. {Elder.short} took a comb from the bag and drew it down the silver stripe, slowly, from top to bottom. The monster shut its eyes.[pet.dog:  {Pet} stood beside it and waited to be next.][pet.cat:  So did {pet}.]

“That,” said {elder.short}, “is the finest stripe I ever saw, and I’ve seen badgers.”

# keep-third
“You should have this,” said {child}, and held out the cup.

But the monster shook its head. “I’d rather keep third,” it said. “I’ve got used to it. Only, could the card be changed?”

So {elder.short} crossed out the [us: zipper | zip], and wrote in {elder.his} best handwriting, and every word was on the line.

# the-card
The cup lives at {friend’s} in the week and at {child’s} on Sundays[pet.dog: , when {pet} drinks out of it][pet.cat: , when {pet} sits beside it and looks like the winner][pet.other: , where {pet} can see it].[pet.dog:  The tail lives in {pet’s} basket.] {Elder.short} pours the tea right in the middle now.

And in a cave above the quarry, beside a very large bed, a card is pinned where you’d see it last thing before you slept.

“Third,” it says. “And what a stripe.”

# @owned
{Elder}, who lived next door to {child}, owned
## if elder
That summer {elder} had

# @mop
{auntie}, who lived upstairs,
## if adult
{adult}

# @mopper
{auntie}
## if adult
{adult}
