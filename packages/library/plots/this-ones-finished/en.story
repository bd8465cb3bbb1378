title: This One’s Finished
title: No Use Here, I Can Already
title: An Ear Each
guest friend: Nadia (she), Sam (he)
guest teacher: Miss Plum (she), Miss Fern (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever ties the laces and fetches is the grandparent, else {adult}, else {minder}.
% {The wish} thinks that one comes here with what one cannot do, and is proud of how much it has.

# tucked-in
{child} couldn’t tie shoelaces, and nobody knew. {@First} tied them at home, and if one came undone, {child} tucked the ends in at the sides and walked very carefully.[pet.dog / pet.cat:  One came undone every morning, because {pet}[!pet.known: , {child’s} [pet.dog: dog|cat],] thought that laces were for pulling.] [sport:  {Child.He} could {play sport}.][music:  {Child.He} could sing {music}.][pet.other:  {Child.He} could brush {pet} without being bitten.] But everybody else {@here} could tie a bow. Even {friend}[!friend.known: , {child’s} best friend,] could. So nobody must ever find out.

# is-this-where
{child} was just tucking in the left one when the door opened, and in came {a wish}.{@fits}

“Excuse me,” said {the wish}. “Is this where you come if there are things you can’t do?”

“This is {@place},” said {teacher}, who was their teacher.

“That’s what I mean,” said {the wish}. “I can’t do anything.” And {wish.he} settled down at the table, between {child} and {friend}.

# no-use-here
“Can’t you do anything at all?” said {friend}.

“{A wish} can {wish.does},” said {the wish}. “But that’s no use here. I can do it already.”

{Teacher} opened her mouth, and shut it again. Then she held out a pencil. “Can you write your name?”

“No!” said {the wish}, and up went {wish.part}. “I can’t write, and I can’t count, and {a wish} can’t {wish.cannot}! That’s three already, and it isn’t even lunch!”

{child} had never met anyone who said such things out loud.

# finished
“What can’t you do?” {the wish} asked {child}.

{child} pulled both feet in under the chair. “Nothing,” {child.he} said. “There’s nothing I can’t do.”

“Nothing? But then you’re finished!” said {the wish}. “Miss! This one’s finished! {Child.He} can go home!”

Everybody laughed. {child} laughed too, with a tummy like a stone.

# ask-this-one
Then it got worse, for {the wish} was so proud of sitting next to somebody finished.

“Where does the moon go in the daytime?” said {friend}.

“Ask {child},” said {the wish}. “{Child.He} can do everything.”

They all looked at {child}. “Behind the [us: gym | hall],” said {child}.

“There you are,” said {the wish}.

[city: “How many pigeons are there in {city}?”

“Ask {child}.”

“A hundred,” said {child}. “And one that’s late.”

]{child} longed to go home, before somebody asked the wrong thing.

# the-apron
After lunch they were going to paint. Everybody put on an apron, but {the wish} didn’t fit any of them, so {teacher} fetched {@cloth} to tie round {wish.him}.

“Who can tie a bow?” she said.

“{child}!” said {the wish}. “{Child.He} can do everything!”

And there was {child} with one end in each hand. {Child.He} made something round and stuck something through it, and let go. The whole thing fell on the floor.

{Child.He} tried again, and it fell on the floor again. Now everybody was watching.

“Can’t {child} tie a bow?” said somebody at the back.

{The wish} was quite puzzled. “But you’re finished,” {wish.he} said.

# i-cant
{child} was so ashamed that {child.he} wanted to drop everything and run all the way home. But {the wish} had said such things out loud all day long, and nobody had laughed at {wish.him}. So {child} held on tight to both ends.

“I can’t,” {child.he} whispered.

“What did you say?” said {the wish}.

“I can’t!” said {child}. “I can’t tie a bow! I can’t tie my shoes! I never could!”

Now they knew. {child} waited for the first one to laugh.

“Hooray!” shouted {the wish}, and all the brushes jumped in their pots. “{child} can’t do it! Not finished at all! {Child.He} can stay!”

“I can’t whistle,” said {friend}.

“Splendid!” said {the wish}.

“I can’t sleep without the lamp on,” called somebody.[athlete:  “I can’t run like {athlete}.”]

“I can’t work the photocopier,” said {teacher}, who had never told anyone.

# an-ear-each
“But how do you do it, then?” said {the wish}. “A bow?”

“You make two ears,” said {teacher}, “and then you tie the ears together.”

“But when I make the second,” said {child}, “I haven’t got a hand left for the first.”

“I’ve got this,” said {the wish}, and held out {@part}.

So {child} made one ear, and {the wish} held it still. Now {child} had two hands for the other. Over it went, and under, and through, and then they both pulled.

It stayed. It had one long ear and one short one, and it was a bow.

“We can’t do it at all well,” said {the wish} happily.

# what-did-you-learn
{@First} came to fetch {child}[elder2: , and {elder2} had come too]. {The wish}, who lived {wish.home}, was coming back tomorrow. There was such a lot left.

“And what did you learn today?” said {@a}. {@He} always asked that.

“That I can’t tie my shoelaces,” said {child}.

“Oh,” said {@a}. “Is that good?”

“Very good,” said {child}. “Otherwise I’d be finished.”

# the-other-ear
On the doorstep at home [pet.dog / pet.cat: {pet} came out and pulled a lace undone|one lace came undone]. {@A} bent down to tie it in a flash, as usual.

“No,” said {child}. “You just hold the one ear.”

And {@a} held the one ear, and {child} made the other.

# @part
{wish.part}
## if wish.triceratops
the longest horn
## if wish.alien
an arm that it had left over

# @here
at school
## if other.preschool-house & !school
at [us: preschool | nursery]
## if school
{at school}

# @place
school
## if other.preschool-house
[us: preschool | nursery]

# @fits
[wish.size.huge / wish.size.big:  As much of {wish.him} as there was room for, that is.][wish.size.tiny:  It was lucky that nobody trod on {wish.him}.]

# @cloth
a tablecloth and a piece of string
## if wish.size.tiny / wish.size.small
a paper napkin and a piece of string
## if wish.size.huge
two tablecloths and a skipping rope

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
