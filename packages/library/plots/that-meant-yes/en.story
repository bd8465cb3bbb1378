title: That Meant Yes
title: All Twenty
title: One Short
guest dentist: Farida (she), Shirin (she)
guest minder: Mrs Potts (she), Mrs Lamb (she)

% Who is there (@a): {adult}, else the elder, else {minder} from next door; by name each time. Said with the mouth open: Ah = yes, Ay = wait, Ee = pea, Eh-ee = twenty.

# mouth-shut
{child} was going to the dentist[city:  in {city}], and {child.he} had shut {child.his} mouth. {Child.He} had shut it in the hall, before they even left[pet.dog: , so that {pet}[!pet.known: , {child.his} dog,] never got a goodbye][pet.cat: , so that {pet}[!pet.known: , {child.his} cat,] never got a goodbye][pet.other: , so that {pet} never got a goodbye]. There were twenty teeth in there, and {child} meant to keep every single one.

“Hello, {child}!” said the dentist. Her name was {dentist}, and she had a mask on. “Would you like to hop up in the chair?”

“Mm-mm,” said {child}. That meant no.

# the-chair
“It goes up and down.”

“Mm?” said {child}. That meant really?

So {child.he} sat in it, and {dentist} pressed a button. Bzzzz, up. Bzzzz, down. Bzzzz, up again.

“Mmmmm!” said {child}. That meant hooray.

# she-says-mm
“May I look at your teeth?”

“Mm-mm.”

“Not even one?”

“Mm-MM.”

“Right, then,” said {dentist}. And then she said, “Mm mm-mm mmm mm.”

{child} stared at her. What was she up to?[music:  It sounded a bit like {@song}.] With that mask on, you couldn’t tell whether her mouth was open or shut.

“Mm?” said {child}.

“Mmm mm mm-mm,” said {dentist}, and she pointed at {child’s} [us: sweater | jumper].

“Mm!” said {child}. It had a frog on it.

“Mm-mm mm?”

“Mmmm-mm.”

They went on like that for quite some time[sport: , mostly about whether you can {play sport} with your mouth shut]. {@a-first} sat on the stool in the corner and didn’t understand a word of it.

# are-you-taking-them
But in the end there was something {child} simply had to ask, and you couldn’t say it in mm. {Child.He} tried three times, and then {child.he} had to open {child.his} mouth, just a crack.

“Are you going to take them?” {child.he} said.

“Take what?”

“My teeth.”

“Take your teeth?” said {dentist}. “Goodness, no! I’ve got my own. Look!” She pulled down her mask and smiled, and it was true. She had a whole mouthful. “I only want to count yours. To make sure you’ve got them all.”

# counting
Oh! Only counting. {child} lay back and opened wide[athlete:  at the ceiling, where there was a picture of {athlete}], and {dentist} put in a tiny little mirror on a stick.

“One, two, three. Is this one a front tooth?”

“Ah,” said {child}. That’s yes, when your mouth is open.

“Four, five, six. And do you brush them every day?”

“Eh-ee ay,” said {child}.

“Every day. Well done. Seven, eight, nine …”

She counted out loud, all the way [us: around | round][school: , just as they do {at school}]. And then she got to the end.

# one-short
“Seventeen, eighteen, nineteen.” {dentist} stopped. “Where’s the last one?”

{child’s} mouth snapped shut. {Child.He} even stopped breathing.

“I expect I counted wrong,” said {dentist}. “Let’s go again.” One, two, three, and all the way [us: around | round] once more. “They’ve run out again. There should be twenty.”

One was gone! There had been twenty when {child.he} came in. {@A} looked under the stool. {dentist} looked under the chair.

“I have NOT taken it!” said {dentist}.

“Ay!” said {child}, with {child.his} mouth wide open again. That meant wait.

# the-tongue
But somebody knows the way [us: around | round] {child’s} mouth better than any mirror, and that’s {child’s} tongue. It lives there. {child} shut {child.his} eyes and sent it out to look. It went all along the bottom row, tooth by tooth, and all along the top. Smooth, smooth, smooth, smooth. And right at the back it came to something that wasn’t smooth at all. It was round. And a little bit squashy.

{child} pointed.

“Ee,” {child.he} said. “Ee, ee.”

“What?” said {@a}.

But {dentist} understood. “A pea?” she said.

“AH,” said {child}.

# a-hat
There had been peas for lunch. {dentist} put the mirror in, right to the back. And there it was, one round green pea, sitting on a tooth like a hat.

“Can you shift it?” she said.

{child} sent {child.his} tongue in again. It heaved. It shoved. Pop, out flew the pea, over {dentist’s} shoulder, and landed in {@as} lap.

# twenty
And underneath was the tooth, small and white and just where it belonged.

“Twenty,” said {dentist}.

“Eh-ee,” said {child}.

{Child.He} got one last go in the chair[friend: , and one for {friend}[!friend.known: , {child.his} best friend]]. Bzzzz, up. Bzzzz, down. And then it was time to go home, {child} and {@a} and all twenty[elder & adult: , and show them to {elder}[elder2:  and {elder2}]][elder2 & !adult: , and show them to {elder2}].

# yes
“Goodbye, {child},” said {dentist}. “Will you come again next year?”

{child} shut {child.his} mouth and thought about it.

“Mm,” said {child}.

That meant yes.

# @a-first
{minder}, who lived next door,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @song
{music}
