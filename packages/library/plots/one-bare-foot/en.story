title: One Bare Foot
title: The Other Sock
title: Only Leaning
guest pet: Nutmeg (she), Alfie (he)
guest minder: Josie (she), Hattie (she)

% The grown-up is {adult}, else the grandparent, else {minder}. The dog is the family's, or next door's, staying till Friday.

# one-sock
“I don’t want to go to school,” said {child}.

{Child.He} lay on the kitchen floor with one sock on. The other sock was in {child.his} hand, and it was staying there.

“Are you ill?” said {@a-first}.

“No.”

“Has somebody been mean to you?”

“No.”

[friend: “You and {Friend} haven’t fallen out?”

“No. {Friend}’s my best friend.”

]“It’ll soon be the weekend,” said {@a}. It was Wednesday[city:  in the whole of {city}].

# no-breakfast
{@bowl}

“{@why},” said {@a}, and put some ham on top.

{Pet} went up to the bowl, bent {pet.his} head, and backed all the way to the fridge.

[elder & adult: “It wants warming,” said {elder}, who had come for breakfast[elder2:  with {elder2}], and went and warmed it.

{Pet} backed all the way to the fridge.

]“{Pet} just doesn’t want any breakfast,” said {@a}.

“Nobody should have to,” said {child}, down on the floor.

# ting
{Child.He} rolled over and lay with one cheek on the tiles. From down there you could see {pet’s} chin, and the little metal name tag that hung beneath it. {Pet} went up to the bowl again and bent {pet.his} head.

Ting.

It was the tag, touching the edge. Nobody at the table had ever heard it, but down here it rang in your ear, and {pet} backed all the way to the fridge.

{child} put the sock in {child.his} pocket, to have both hands free. {Child.He} crawled over, and when {pet} came back {child.he} took the tag between two fingers and held it still.

{Pet} bent {pet.his} head, and waited for it.

Nothing.

So {pet} ate the ham. {Pet.He} ate what was under the ham, and licked the bowl so hard that it slid across the floor, with {pet} after it and {child} after {pet}, still holding on.

“But I thought {pet} didn’t want any breakfast,” said {@a}.

“{Pet} did,” said {child}. “Just not the ting.”

# prrrt
Afterwards {child} lay looking up at the underneath of the table.

“I’ve got one as well,” {child.he} said.

“One what?”

“A ting. But mine goes prrrt.”

{@A} got down on the floor, too.

“It’s my chair,” said {child}. “We changed places on Monday. When I sit down, it goes prrrt. When I lean, it goes prrrt. It doesn’t sound like a chair. And then everybody turns round.”

“Couldn’t you tell them it’s the chair?”

“Everybody says it’s the chair.”

{@A} thought about that. It was true.

[elder & adult & pet.dog: “I generally say it’s the dog,” said {elder.short}.

][elder & adult & pet.cat: “I generally say it’s the cat,” said {elder.short}.

][elder & adult & !pet.dog & !pet.cat: “I generally say it’s the dog,” said {elder.short}.

][friend: “{Friend} said it was {friend.him},” said {child}. “But then it did it again.”

]All Tuesday {child} had sat without moving. {Child.He} hadn’t put {child.his} hand up once, because you lean when you do that. {Child.He} had been too embarrassed even to laugh[athlete: , or to talk about {athlete}].

“I do want to hear how the book ends,” said {child}. “Just not the prrrt.”

# two-fingers
[elder & adult: {Elder.short} took over the toast, and they | So they] left so early that there was no time for the other sock, and one foot was bare inside its shoe. {@along}

The classroom[school:  {at school}] was empty. {@A} waited outside the door.[friend:  {Friend} had come early as well, and kept watch.] The chair stood by the window and looked like any other chair.

{child} took hold of it with two fingers, just as {child.he} had held the tag for {pet}, and sat down very, very slowly.

Prrrt.

{Child.He} held the back. Prrrt. {Child.He} held the seat, with both hands. Prrrrrrt.

[friend: “They’re coming,” said {Friend}.

]And now there were feet on the stairs, a great many feet.

So {child} did what {child.he} had done all morning. {Child.He} lay down on the floor.

# a-bare-foot
From down there you could see the chair’s own feet. On the first was a little black rubber shoe. There was one on the second, and one on the third.

On the fourth there was nothing. It was bare, and when {child} gave it a push, it said it. Prrrt.

“You’ve got one foot with nothing on,” whispered {child}. “So have I.”

{Child.He} pulled the other sock out of {child.his} pocket. It went on over the foot and all the way up to the knee. It’s odd how much easier a sock is to put on somebody else.

# only-leaning
Then they all came in, and {child} sat down.

Nothing.

{Child.He} leaned left. {Child.He} leaned right. A boy in front had turned round already, out of habit, and had to pretend he was looking at the clock.

[friend: “It really was the chair,” {Friend} told him.

]{child} put one hand up, as high as it would go, and then a good way sideways[sport: , as if {child.he} were about to {play sport}].

“Yes, {child}?” said the teacher.

“Nothing,” said {child}. “I’m only leaning.”

# didnt-want-to
That evening {child} sat on the edge of the bed with one sock on. Out in the kitchen {pet} was having supper[music:  to {music}]. There was a [us: Band-Aid | plaster] round the name tag, and there wasn’t one ting to be heard.

[elder & adult: “Nice and warm,” {elder.short} was telling {pet.him}. “That’s what it was.”

]{@A} looked under the bed and behind the bed, and last of all under {child}.

“Where’s the other sock?” {@a} said.

“At school,” said {child}. “It didn’t want to come home.”

# @bowl
{Pet}, the dog from next door, was staying till Friday. {Pet.He} had been lent a fine steel bowl, and had lived for three days on toast crusts.
## if pet.dog
On Monday {pet}[!pet.known:  the dog] had been given a fine steel bowl, and {pet.he} had lived on toast crusts ever since.
## if pet.cat
On Monday {pet}[!pet.known:  the cat] had been given a fine steel bowl, and {pet.he} had lived on bits of cheese ever since.

# @why
Homesick
## if pet.dog
Gone off it
## if pet.cat
Gone off it

# @along
{Pet} came as far as the gate.
## if pet.cat
{Pet} sat in the window, washing.

# @a-first
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , with {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
