title: Not a Wink
title: I Don’t Snore
title: Somebody Singing in the Blue
guest uncle: Ted (he), Ray (he)

% Who snores (@a): the grandparent, else {adult}, else Uncle {uncle}. Who comes out of the wood is a red deer in Britain, where nobody wished for a moose; elsewhere a moose. She is "she".

# except
Everybody knew that [elder: {elder} | [adult: {adult} | Uncle {uncle}]] snored, except {@a}.

{@Home} it made the spoons rattle in the drawer[pet.dog: , and {child’s} dog, {pet}, slept with both paws over {pet.his} ears][pet.cat: , and {child’s} cat, {pet}, slept in the wardrobe]. Once [elder & adult: {adult} had come to stay | the lady next door had rung the bell] and asked if somebody was sawing up the sofa.[elder2:  {Elder2} had gone to sleep in the car.] But {@a} had never heard it, and nobody could be expected, said {@a}, to believe in a thing they’d never heard.

“That’s because you’re asleep,” said {child}.

“Exactly,” said {@a}. “I’m asleep. I haven’t got time to snore.”

# the-tent
Now they were lying in the tent, the blue one, at the edge of a meadow with woods on three sides[city: , a long way from {city}]. [friend: The tent belonged to {friend}[!friend.known: , {child’s} best friend,] who lay in the middle. ][!pet.dog & !pet.cat: It was the first night. ]They’d had [us: hot dogs | sausages] that were black on the outside and cold in the middle[!friend / !pet: , and absolutely delicious].[pet.dog:  {Pet} lay at their feet, paws in place.][pet.cat:  {Pet} had come without asking, in {child’s} sleeping bag.][pet.other:  {Pet} had been left at home, so that somebody would get some sleep.]

“Good night, {child},” said {@a}. “If there’s anything at all in the night, you’ve only got to wake me.”

And {@a} fell asleep, about halfway through the word me.

# an-answer
It wasn’t so bad to begin with, only a bit of chugging. But then {@a} took a run at it, and drew in all the air there was, so that the walls of the tent bent inwards, and let it go.

HORRRRNNNK.

An owl stopped in the middle of a hoot. And from far away, deep in the woods, there came an answer.

Ooooooh.

[friend: “An echo,” whispered {friend}.]

[pet.dog: {Pet} took away {pet.his} paws. ][pet.cat: {Pet} put {pet.his} head out. ]{child} sat up. [!friend: It wasn’t an echo. ]An echo says the same thing back[school: , and they’d done echoes {at school}].

HORRRRNNNK, went {@a}.

Ooooooh, went the woods, and it was closer this time. Twigs were snapping.[pet.cat:  {Pet’s} tail was like a bottle brush.]

# long-legs
{child} undid the [us: zipper | zip], just far enough for one eye[pet.dog:  and {pet’s} nose]. The moon was shining on the meadow. And over the grass, on legs that were longer than the tent poles, [!uk: longer than {@a}, ]longer than legs have any right to be, came {@cow}.

She stopped outside the tent and put her ears forward. She looked the way people look when [music: {@song} comes | their song comes] on the radio.

HORRRRNNNK, went {@a}.

Ooooooh, sighed {@moose}.

Then {child} understood. {@Moose} thought there was {@bull} in the tent, a big, handsome one, lying there in the blue and singing to her. [friend: “She’s in love,” whispered {child}. | She was in love. She was in love with {@a}!]

[friend: “With {@a}?” whispered {friend}.]

# lie-there
All {child} had to do was wake {@a}. [friend & pet: But {@he} | But {child.he} knew what happened if you did that. {@A}] shot up in the air and shouted every time the alarm clock went off. With {@cow} in the doorway it would be a good deal worse, and then {@moose} would take fright and run, and there was no knowing which way.

Just now she was perfectly calm. [!pet.dog & !pet.cat: She was even lying down. ]She folded up her legs, one at a time, like somebody putting away [us: lawn chairs | deckchairs], and leaned on the tent, and the whole of one wall went warm.[pet.cat:  {Pet} lay down along it.] It smelled of wet moss, and a little of wet horse.

“That’s right,” whispered {child}[pet.dog: , with a hand on {pet’s} nose]. “You stay there.”

{child’s} heart was thumping[sport:  the way it did before {sport}], but it was more from being important than from being frightened. [friend: {child} and {friend} were the only people | {child.He} {child.was} the only person] in the world who knew about this.

# on-one-side
Then {@a} rolled over. And lying on one side, as it happened, {@he} really didn’t snore.

Half a minute went by. {@Moose} lifted her head. “Mm?” she said. She sniffed at the tent, and left a large wet patch just above {child’s} pillow. “Mm?” she said again, and gave a push with her nose, so that everything rocked.

{child} poked {@a}, who chewed a bit and slept on.[pet.dog:  {Pet} licked the nearest ear.][pet.cat:  {Pet} walked right over {@him}.] [friend: {child} and {friend} | {child.He}] tried to roll the whole of {@a} back again, but it was like trying to turn over a boat.[athlete:  It would have taken somebody like {athlete}.] And outside, {@moose} had begun to straighten her front legs. If she got up now, half the tent would be going with her.

[friend: “My tent,” whispered {friend}.]

# small-snore
There was only one thing for it. {child} lay flat, folded both hands on {child.his} tummy, just like {@a}, breathed in until there wasn’t room for any more, and snored.

Hornk.

It came out very small. It was a thin, squeaky sort of snore, the kind that a calf might have. There wasn’t a sound from outside.

Hornk, went {child}. Hornk.[pet.dog:  {Pet} put {pet.his} paws back.]

“Mmmm,” said {@moose}. It wasn’t the same voice at all now. It was softer. She laid her head down again, right up against the tent, just where {child} was, and she breathed, slow and warm, as if for somebody who was little and ought to be asleep.[pet.cat:  On the inside {pet} purred.]

# seventeen
Hornk, went {child}.

Mmmm.

Hornk[friend: , went {friend}].

Mmmm.

{child} was only going to keep it up until {@moose} had dropped off. {child.He} counted the snores, so as to stay awake, and got as far as seventeen, and after that {child.he} didn’t have to do them any more, because they came by themselves.

# not-a-wink
When {child} woke up, the tent was pale blue with sun. {@A} was sitting in the doorway in a sleeping bag, [!friend / !pet: looking rather crumpled, and ]trying to light the stove.[pet.dog:  {Pet} had both paws over {pet.his} ears.]

“Well,” said {@a}, “I didn’t sleep a wink.”

“Didn’t you?”

“Not a wink. And do you know why? You snore, {child}. You snore something dreadful[friend: , and so does {friend}]. I lay and listened to you for hours. It was like sharing a tent with a sawmill.”

# the-hollow
{child} crawled out[elder:  past {elder.short}] into the morning and stood up.[friend:  {Friend’s} tent was in one piece.] The grass was white with dew[!friend / !pet: , and so was the whole of the meadow], except right beside the tent. There it was dry and flat and green, in a big round hollow, with room in it for somebody with very long legs.[pet.cat:  {Pet} was there already.]

{child} put both bare feet down in the middle of it[pet.dog / pet.cat: , beside {pet}]. It was still warm.

“I don’t snore,” {child.he} said.

# @a
[friend / pet.dog / pet.cat: {uncle} | Uncle {uncle}]
## if adult
{adult}
## if elder
{elder.short}
## if adult & elder
{elder.short}

# @he
he
## if adult
{adult.he}
## if elder
{elder.he}
## if adult & elder
{elder.he}

# @him
him
## if adult
{adult.him}
## if elder
{elder.him}
## if adult & elder
{elder.him}

# @home
At Uncle {uncle’s} house
## if adult
At home
## if elder
At {elder.short’s}
## if adult & elder
At {elder.short’s}

# @cow
a moose
## if uk & !theme.moose
a red deer

# @moose
the moose
## if uk & !theme.moose
the deer

# @bull
a bull moose
## if uk & !theme.moose
a stag

# @song
{music}
