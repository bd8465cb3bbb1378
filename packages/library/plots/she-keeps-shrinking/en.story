title: She Keeps Getting Smaller
title: One of Your Children
title: Three Hands
guest baby: Doreen (she), Brenda (she)

% {baby} is a balloon. The alien is blue and has three arms; where he comes from there is no air.

# found-one
{child} was lying on {child.his} back in the park[city:  in {city}][friend:  with [!friend.known: {child.his} best friend, ]{friend},] when [pet.dog: {child.his} dog, {pet}, saw a spaceship come down][pet.cat: {child.his} cat, {pet}, saw a spaceship come down][!pet.dog & !pet.cat: a spaceship came down] on the [season.winter: snow|grass]. It was about the size of a bathtub. Out climbed an alien. He was blue, and he had three arms, and in the middle one he was carrying a very small, very wrinkly balloon.

The balloon was wearing a hat.[pet.dog:  {Pet} wanted it for a ball.][pet.cat:  {Pet} saw only the string.][friend: 

“I want a hat like that,” whispered {friend}.]

[elder: “I’ve found one of your children,” said the alien to {elder}[elder2:  and {elder2}] on the bench. “This is Earth, isn’t it? | “Excuse me,” said the alien. “Is this Earth? I’ve found one of your children.] She isn’t well.”

“That’s a balloon,” said {child}.

“Oh, is that her name?” said the alien. “I’ve been calling her {baby}.”

# soup
He sat down on the [season.winter: snow|grass] and sighed.

“She came to us years ago, floating along all by herself,” he said. “And so round and shiny! I’ve done everything I can think of. I make her soup, but she won’t touch it. [sport: I tried to teach her to {play sport}, but she only rolls. ]I sing [music: {music} ]to her every night. I knitted that hat myself.” [elder: He let {elder.short} feel it. | He leaned closer.] “But children are meant to get bigger. All the ones I know get bigger. She keeps getting smaller.”

# let-go
{child} had a closer look. The balloon was red, and right in the middle there was a white star.

“That’s mine!” said {child}, sitting up. “I lost her at the fair when I was three! I cried all the way home.”

“You lost your child?” said the alien.

“I was only three!”

“And you had a child already,” said the alien, and shook his head. “Well, well. So you’re her {@mother}. Then you’ll know what’s wrong with her.”

{child} gave the balloon a squeeze. It was as soft as an old potato.

“I’d have to undo her,” {child.he} said.

# the-knot
“Undo her?” said the alien, and he put all three arms [us: around | round] {baby}. But [elder: {elder.short} nodded. In the end the alien held {baby} out. | in the end he held her out.]

It was a very tight knot. {child} picked and picked at it, and at last it came undone.

PFFFRRRRRRT!

Off went {baby}. She went twice [us: around | round] the alien’s head. She went under the bench[adult: , where {adult} lifted both feet,] and she went through a bush. Her hat fell off.[friend:  It landed on {friend}.][athlete:  Not even {athlete} could have caught her.][pet.dog:  {Pet} came right behind {baby} and laid her on the [season.winter: snow|grass], not at all like a ball.][pet.cat:  Then {pet} put a paw on the string, and there lay {baby}.][!pet.dog & !pet.cat:  Then [friend: {baby}|she] lay on the [season.winter: snow|grass].]

She was completely flat.

# flat
The alien picked her up. She hung over his finger like a bit of peel.

“{baby}?” he said.

{baby} just hung there. And the alien wasn’t blue any more. He was grey.[elder:  {Elder.short} took one of his hands.]

{child} had a lump in {child.his} throat. It was the same lump as at the fair, that time when all {child.he} could do was stand there with {child.his} hand up in the air.

“Give her to me,” said {child}.

# phooo
{child.He} wiped the balloon on {child.his} sleeve. {child.He} put it to {child.his} lips, and {child.he} blew as hard as {child.he} could.

Phoooo.

Nothing happened. {child} blew until {child.his} cheeks hurt.

Phoooo.

“She moved!” said the alien.

Phoooo. Phoooo. Now {baby} was as big as an apple, and her wrinkles were going, one by one. Phoooo. Now she was as big as a head, and her star shone.

“She’s growing!” cried the alien. “She’s growing! What is it you’re giving her?”

{child} pinched the end shut.

“Air,” {child.he} said.

# not-a-single-one
“What’s air?”

Nobody had ever asked {child} that before[school: , not even {at school}].

“It’s what you breathe,” {child.he} said. “It’s all [us: around | round] us.”[pet.dog:  {Pet} put out {pet.his} tongue and did some.][pet.cat:  {Pet} was watching some already.]
[friend: 

“There,” said {friend}, pointing. “And there.”]

The alien turned [us: around | round] and looked for it.

“We haven’t got that at home,” he said. “Not a single one.”

# outgrown
{child} tied a knot, and then another knot to be on the safe side. The alien [friend: got the hat back from {friend} | went and got the hat]. He tried to pull it down over {baby’s} head, but it only sat on the very top, like a thimble.

“She’s grown out of it,” he said, so proud that all three arms shook.

[friend: He gave it to {friend}. ]Then he looked at {child}, and he looked at {baby}.

“I suppose she’ll be living with her {@mother} now,” he said.

{child} thought about the soup. {child.He} thought about all those nights of singing.

“No,” said {child}. “She lives with you. But I’d like to hold her first.”

# three-hands
So {child} was given the string. {child.He} held it tight, and this time {child.he} didn’t let go. And then {child.he} gave it back.

“Hold on tight,” said {child}.

“I’ve got three hands,” said the alien.[elder:  {Elder.short} gave him back the third.] And [elder: the alien|he] held on with all of them.

# the-window
That evening {child} stood at the window.[pet.dog:  {Pet} was breathing beside {child.him}.][pet.cat / pet.other:  {Pet} was looking out.] Somewhere up there among the stars, where there isn’t any air at all, somebody was singing to a balloon. And the air inside it was {child’s}.

{child.He} breathed on the glass. It made a misty patch, perfectly round.

And {child} drew a string on it, so that it wouldn’t get away.

# @mother
parent
## if child.she
mother
## if child.he
father
