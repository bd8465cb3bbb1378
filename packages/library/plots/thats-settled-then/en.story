title: That’s Settled, Then
title: Clank
title: A No by Saturday
guest friend: Rafe (he), Barney (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is at home (@a) is {adult}, else the grandparent, else {minder}. A grandparent beside them has found the helmet (@helmet). A deep voice for the knight; “clank” may be struck on something, but the last one is only said.

# a-yes-got-out-first
{child} was {age}, and {child.he} couldn’t say no. It was in there, but every time {child.he} tried, a yes got out first. {Child.He} said yes to always being in goal.[sport:  {Child.He} said yes to {sport} at six in the morning.] {Child.He} said yes to [us: Brussels sprouts | sprouts].[pet.other:  Only {pet} never asked for anything.] And on Tuesday [!friend.known: {child.his} best friend ]{friend} had said, “Shall we go off the top diving board on Saturday?” and {child}, who held on tight just going down the stairs at home, had said yes to that as well.

“That’s settled, then,” said {friend}.

People were always saying that to {child}[school: , and {at school} they said it most]. And now {child.he} needed one no, and {child.he} needed it by Saturday.

# arise
On Wednesday {@aa} came home {@helmet}, a tin one with a visor.[pet.cat:  {Pet}[!pet.known:  the cat] put one paw in it, and wanted it for a bed.] {@A} made {child.him} kneel on the kitchen floor, and tapped both shoulders with the [us: spatula | fish slice].

“Arise, Sir {child},” said {@a}. “And take the [us: trash | bins] out, would you?”

“Yes,” said {child}, and stood up, and the visor fell shut. Clank.

“Now, I mean,” said {@a}.

And from inside the helmet a deep, grand voice said, “Nay.”

“I beg your pardon?” said {@a}. Inside the helmet, {child} was just as surprised.

“Nay, good {@lady},” said the voice. “I took [us: it | them] out last week, and the week before. Let [us: it | them] be borne by another.”

“There isn’t another. There’s only me.”

“Then the quest is thine,” said the voice.

{@A} took the [us: trash | bins] out. {child} could hear {@him} laughing all the way to the gate.[pet.dog:  {Pet}[!pet.known:  the dog] growled at the helmet, and wanted the real {child} back.]

So that was how it worked. With the visor up {child.he} {child.was} {child}, and said yes. With the visor down {child.he} {child.was} a knight, and a knight says what a knight means.

# between-the-jumpers
{child} tried it on {friend} in the park.

“You’re in goal,” said {friend}.

Clank. “Nay, Sir {friend}. I have been in goal since we were five. Get thee between the [us: sweaters | jumpers].”

“That is brilliant,” said {friend}. “Do another one. Can I have the rest of your [us: chips | crisps]?”

“Nay.”

“Can I have one of them?”

“Yea. One.”

{Friend} ate the one [us: chip | crisp] and went cheerfully in goal.[athlete:  {Friend.He} said that {friend.he} would be {athlete}.]

# the-tablet
{child} tried it on {@a} again, at bedtime.

“Have you [us: brushed | done] your teeth?” said {@a}.

Clank. “Nay.”

“And does Sir {child} ever wish to see a certain tablet again?”

There was a pause. Then the visor went up. “Yes,” said {child}, and went and [us: brushed | did] them.

# no-helmets
There was only the diving board left. But {friend} had bought {@new-trunks} for it, with sharks on, and whenever {child} reached for the visor, {child.he} looked at {friend} and couldn’t. It would have to be done at the pool, {child.he} decided, and {child.he} wore the helmet all the way there[city: , right through {city}].

“No helmets,” said the lifeguard.

“I only need it for one word,” said {child}.

“Not in the pool, you don’t.”

So {@a} took the helmet along to the café, and {child} followed {friend} up the ladder {@bare}. From the top the pool looked like a blue envelope. Far away behind a window sat {@a}, with the helmet on {@his} lap.[elder & adult & !elder2:  {Elder} sat beside {@him}, and waved.][elder2 & adult:  {Elder} and {elder2} sat on either side, and waved.][elder2 & !adult:  {Elder2} sat beside {@him}, and waved.]

# a-hand
“Ready?” said {friend}. “Shall we go together?”

{child} opened {child.his} mouth. The no was in there, but {child.he} could feel the yes coming, quick, like a hiccup. {Child.He} shut it again. {Child.He} put one hand flat against the top of {child.his} forehead, and slowly brought it down in front of {child.his} face, until there was nothing to see but fingers.

It didn’t work. It was only a hand, and behind it there was only {child}. {Child.His} legs shook, and the yes was right behind {child.his} teeth.

{Friend} looked at the hand. {Friend.He} looked at it for quite a while.

“Clank,” said {friend}.

# with-a-face
“Nay,” said {child}.

It didn’t come out deep or grand. It came out in {child’s} own voice. So {child.he} took the hand away and tried it with {child.his} face showing. “No,” {child.he} said. “I don’t want to. I didn’t want to on Tuesday, either.”

{Friend} sat straight down on the wet floor.

“Oh, thank goodness,” {friend.he} said. “I haven’t slept all week.”

“But it was your idea!”

“I only said it because you looked bored! I thought you’d say no! And then you said yes, so I had to go and buy the {@trunks}!”

“I say yes to everything!”

“Do you?” said {friend}. {Friend.He} thought about that. “I thought you just really, really liked being in goal.”

They laughed so much that they had to wait before they could climb down. Then they spent the whole afternoon in the waves[music: , with {music} coming out of the loudspeakers].

# settled
{Friend} came home for [us: supper | tea].[pet.other:  {Pet} didn’t ask for anything.] The helmet sat on top of the fridge[pet: .[pet.dog:  {Pet} looked up at it, and didn’t growl.][pet.cat:  {Pet} lay in it.] {@A} | , and {@a}] went round the table with the pan and stopped beside {child} with a large spoonful of sprouts.

{Child’s} hand came up as far as the eyebrows. Then {child.he} scratched one of them, and put the hand back in {child.his} lap.

“No, thank you,” {child.he} said.

{@A} tipped the sprouts on to {@his} own plate.

“That’s settled, then,” {@he} said.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @aa
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @helmet
from the [us: thrift store | charity shop] with a knight’s helmet for {child.him}
## if elder & adult & !elder2
with a knight’s helmet that {elder} had found in the [us: thrift store | charity shop]
## if elder & elder2 & adult
with a knight’s helmet that {elder} and {elder2} had found in the [us: thrift store | charity shop]
## if elder & elder2 & !adult
with a knight’s helmet that {elder2} had found in the [us: thrift store | charity shop]

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @lady
lady
## if adult.he
sir
## if adult.name
{adult}
## if elder.he & !adult
sir

# @new-trunks
a new towel
## if friend.he / !friend
new trunks
## if friend.she
a new swimsuit

# @trunks
towel
## if friend.he / !friend
trunks
## if friend.she
swimsuit

# @bare
bareheaded
## if child.he
in nothing but trunks
## if child.she
in nothing but a swimsuit
