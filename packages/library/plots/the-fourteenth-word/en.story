title: The Fourteenth Word
title: One Word Short
guest pet: Pip (he), Mabel (she)
guest minder: Joanna (she), Bridget (she)
guest neighbour: Mrs Pym (she), Mrs Tuck (she)

% The cat is the family’s, or the neighbour’s and staying with them. A dog has words of its own. Let ‘Mraow-ip?’ go up at the end: it is a question.

# talks
{@kind}

“That’s just nonsense,” said {@whoreads}.

“No, it isn’t,” said {child}. “It’s {Pet}.”

# the-dictionary
And because {child} had [age<8: just learned to write | just been given a new pencil], {child.he} decided to make a dictionary. {Child.He} took [us: a notebook | an exercise book] and wrote {@LANGUAGE} on the front. Then {child.he} followed {pet} about for a whole week, with the pencil behind {child.his} ear.

{@FOOD} meant food.

{@NOW} meant food now.

{@HELLO} meant hello, how nice of you to come.[friend:  {Friend}[!friend.known: , who was {child’s} best friend,] got that one every time {friend.he} walked in at the door.]

{@EK} meant there was a bird in the tree, and {@EK}, {@EK}, {@EK} meant it was [city: the rudest bird {in city} | a rude one].

There was a word for shut doors and a word for open doors.[sport:  There was one for {sport} on [us: TV | the telly].][athlete:  There was one that only came when you could see {athlete} on the screen.] There was a small, croaky word that meant somebody was sitting in {pet’s} place, and {pet’s} place was everywhere.

# through-the-wall
By Sunday {child} had thirteen words.[elder:  {Elder}[elder2:  and {elder2}] heard them all over the phone, and wanted to learn the one for food straight away.] {Child.He} lay in the bath[music: , humming {music},] and felt very pleased. Then {child.he} heard something through the wall.

“{@Ip}?”

{child} sat up so fast that the water slopped. That was a word {child.he} didn’t have! {Child.He} wrapped a towel round {child.himself} and ran out into the hall.

“What did you say?” {child.he} asked.

“{@Hello},” said {pet}.

“No, the other one!”

“{@Hello},” said {pet}, and {@greets}.

# every-other-word
That was odd. {child} put on {child.his} night things and began to look into it. {Child.He} held out the food bowl. “{@Food},” said {pet}. {Child.He} held out the brush. {Pet} said nothing to that, and left. {child} opened the wardrobe and shut the wardrobe. {Child.He} rattled the ball, and did an impression of a rude bird[friend: , the way {friend} always did it]. Out came all the other words, one after another. But not the fourteenth.

# not-to-me
“{@Call},” said {child}, “what does {@ip} mean?”

{@A} looked up from the socks {@he} was folding.

“Oh, that one,” {@he} said. “{Pet} says that all the time.”

“Not to me!”

“No,” said {@a}, thinking about it. “Now you mention it. Only in the daytime, when you’re [school: {at school} | out].”

{child} stood quite still, with a little sting in {child.his} tummy. Did {pet} have a word for {@a}, and not for {child.him}? A secret one? After {child} had made a whole dictionary?

# a-list
{Child.He} sat down on the bed and looked at the [us: notebook | exercise book]. A dictionary with a word missing wasn’t a dictionary. It was only a list.

But then {child.he} thought again. In the bath. [school: At school. | Out in the daytime.] That was when {pet} said it. So it only came when {child} wasn’t there.

“{@Call},” {child.he} whispered. “Tell {pet} I don’t exist.”

# behind-the-coats
Then {child} crept in behind the coats in the hall, and stood so still that {child.he} very nearly turned into a coat. Between a raincoat and [elder: a scarf that {elder.short} had left behind | a scarf] there was a gap, just the right size for one eye.

At first nothing happened. Then along came {@paws}.

{Pet} went into {child’s} room. {Pet.He} put {pet.his} front paws up on the bed and looked at the pillow.

“{@Ip}?” {pet.he} said.

{Pet.He} went out to the kitchen and looked under {child’s} chair.

“{@Ip}?”

# in-the-boot
{Pet.He} looked into the bathroom, where the last of the water was running away. {Pet.He} looked down into one of {child’s} [us: rain boots | wellies], a long way down, and then into the other as well, to be on the safe side. Then {pet.he} sat down in the middle of the hall floor. {Pet.He} looked rather small. {Pet.He} lifted {pet.his} head towards the front door.

“{@Ip}?” {pet.he} said. “{@Ip}?”

# here-i-am
And behind the coats {child} understood all of it. It wasn’t a secret word. It wasn’t a word that {pet} was keeping from {child.him}. {Pet} had just never needed to say it when {child} was there.

{child} stepped out.

“Here I am,” {child.he} said.

“{@HELLO}!” said {pet}, and ran straight into {child’s} arms, so fast that {pet.he} skidded on the rug.

# number-fourteen
When {child} had gone to bed, {child.he} got out the [us: notebook | exercise book] and the pencil. {Child.He} wrote slowly, because it had to be beautiful. {@A} sat on the edge of the bed and read over {child’s} shoulder.

14. {@IP}, it said. Means {child}.

“So now it’s finished,” said {@a}, and put out the light.

# an-answer
It was dark and quiet. {child} waited a little. Then {child.he} tried it, in the best {@language} {child.he} knew.

“{@Ip},” {child.he} whispered.

Something soft landed on the bed. It went round twice, pushed its nose in under {child’s} chin, and answered:

“{@Hello}.”

# @kind
{Pet} belonged to {neighbour} next door, but {pet.he} {pet.was} living with {child} all autumn, while {neighbour} was in Spain. And {pet} was a cat who talked. Most cats say miaow when they want something. {Pet} said things all the time, even when there was nothing {pet.he} wanted at all.
## if pet.cat
{Pet} was {child’s} cat, and {pet.he} {pet.was} a cat who talked. Most cats say miaow when they want something. {Pet} said things all the time, even when there was nothing {pet.he} wanted at all.
## if pet.cat & breed.Siamese
{Pet}[!pet.known: , {child’s} cat,] was a Siamese, and Siamese are cats who talk. Most cats say miaow when they want something. {Pet} said things all the time, even when there was nothing {pet.he} wanted at all.
## if pet.dog
{Pet} was {child’s} dog, and {pet.he} {pet.was} a dog who talked. Most dogs say woof when they want something. {Pet} said things all the time, even when there was nothing {pet.he} wanted at all.

# @whoreads
{minder}, who was looking after {child.him}
## if adult
{adult}

# @call
{minder}
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @he
she
## if adult
{adult.he}

# @LANGUAGE
CATTISH
## if pet.dog
DOGGISH

# @language
Cattish
## if pet.dog
Doggish

# @FOOD
MOW
## if pet.dog
WAFF

# @food
mow
## if pet.dog
waff

# @NOW
MOWWWW
## if pet.dog
WAAAAFF

# @HELLO
PRRT
## if pet.dog
MUFF

# @hello
prrt
## if pet.dog
muff

# @EK
EK
## if pet.dog
BUH

# @ip
mraow-ip
## if pet.dog
aroo-ip

# @IP
MRAOW-IP
## if pet.dog
AROO-IP

# @greets
rubbed up against {child’s} wet legs
## if pet.dog
licked {child.him} on one wet knee

# @paws
four paws
## if pet.cat & breed.Siamese
four dark paws
