title: This Way, Please
title: Ladies and Gentlemen
title: Please Hold On Tight
guest pocock: Mrs Pocock (she)
guest midwife: Ruby (she), Pearl (she)

% The baby is "it" and has no name, so that it is every family's; that is why the guide says ladies and gentlemen. Whose tummy it was is not said.
% Whoever carries it (@a): {adult}, else the grandparent, else the midwife, by name each time.

# never-seen-a-toaster
There was going to be a baby at {child’s} house, and it did not know where anything was.

“It’s never even seen a toaster,” said {child}. “Somebody will have to show it [us: around | round].”

So {child} got ready. {Child.He} found a wooden spoon to talk into. {Child.He} tied a stripy sock to a ruler, for a flag[friend: , and {friend}[!friend.known: , {child.his} best friend,] was going to carry it]. And every evening {child.he} stood in front of the enormous tummy and practised, in {child.his} best [us: showing-around | showing-round] voice, which was very loud indeed[school: , and not allowed {at school}]. Nobody knew yet if the baby was a lady or a gentleman, so {child.he} said both.[pet.dog:  {Pet}[!pet.known:  the dog] sat and listened to all of it.][pet.cat:  {Pet}[!pet.known:  the cat] sat and looked the other way.]

“GOOD EVENING, LADIES AND GENTLEMEN! THIS WAY, PLEASE! ON YOUR LEFT, THE TOASTER. IT GOES POP. PLEASE HOLD ON TIGHT!”

And the tummy went bump.

“It’s asking a question,” said {child}. “NO. YOU MAY NOT PUT JAM IN IT.”

# shh
Then, one Tuesday, the baby came home. [friend: {child} and {friend} stood waiting with the spoon and the sock. | {child} was waiting with [child.name: the spoon and the sock|{child.his} spoon and {child.his} sock].]

“GOOD AFTERNOON, LADIES …”

“Shh!” said {@a-first}. “It’s asleep.”

{child} tried again before [us: supper | tea]. “GOOD AFTER …”

“Shh!” said {@second}. “It’s still asleep.”

{child} tried again after [us: supper | tea]. “GOOD …”

“Shh!” said {pocock} from next door, who had come [us: over | round] with a pie.

{child}[pet.dog / pet.cat:  and {pet}] looked into the cradle. The baby was small and red, and it looked as if it had been folded up to fit in an envelope.

“It’s missing everything,” said {child}[friend:  to {friend}].

# waaah
And then the baby woke up. It opened its mouth, and out came a noise much bigger than it was.

“WAAAAH!”

They gave it some milk. Waaah! {@A} jiggled it. Waaaah![pet.dog:  {Pet} brought it a sock. Waaaah!][pet.cat:  {Pet} went and sat on the wardrobe. Waaaah!][pet.other:  {Pet} was held up for it to see. Waaaah!] {pocock} sang it [music: {music}, which | the song that] had worked on all her own babies. WAAAAAH!

“It’s lost,” said {child}. “It doesn’t know where it is. I’ll show it.”

“Quietly, then,” said {@a}.

# quietly-then
So {child} did it quietly. {Child.He} [child.name: bent down to|put {child.his} mouth beside] the baby’s ear, and {child.he} whispered it. “Good evening, ladies and gentlemen. This way, please.”

The baby looked at {child.him}. Its chin wobbled. Then it turned purple, and screamed so hard that {pocock’s} glasses slid down her nose.

Oh no. It didn’t want to be shown [us: around | round]. It didn’t want {child} at all.

Now {child’s} chin was wobbling too. {Child.He} held on to [child.name: the|{child.his}] spoon.[pet.dog:  {Pet} put {pet.his} chin on {child.his} foot.] [friend: 

“It always went bump before,” said {friend}. “I heard it.” | All those evenings, and it had never gone wrong. Every time, there had been a bump.]

But all those evenings, [friend: {child}|{child.he}] had never once whispered.

# it-is-me
“Oh!” said {child}. “It doesn’t know it’s me!”

{Child.He} stood up very straight. {Child.He} lifted the spoon. {Child.He} took the biggest breath {child.he} had[sport: , the kind you need when you {play sport}].

“GOOD EVENING, LADIES AND GENTLEMEN!”

“Shh …” began {pocock}.

But the crying had stopped. It stopped like a tap.[pet.cat:  {Pet} came down from the wardrobe.]

The baby turned its head. It looked for the voice, this way and that way, with two dark eyes. And it found {child}.

“Well, I never,” said {pocock}.

# off-they-went
“THIS WAY, PLEASE!” said {child}, and off they went: {child} first, with [friend: the spoon, then {friend}, with the sock held high | the sock held high], then {@a} with the baby, then [elder & adult: {elder}[elder2:  and {elder2}], then ][elder2 & !adult: {elder2}, then ]{pocock} with the pie[pet.dog: , and last of all {pet}, who had heard it all before][pet.cat: , and last of all {pet}, looking the other way].

“ON YOUR LEFT, THE TOASTER. IT GOES POP.” {@A} made it go pop. “AND NO JAM, PLEASE.”

“ON YOUR RIGHT, THE BATH. THE DUCK IS FREE.”[city: 

“BEHIND THE CURTAIN, THE WORLD. IT IS SHUT FOR THE NIGHT.” The world was {city}, with its lamps on.][athlete: 

“ON THE WALL, A POSTER. PLEASE DO NOT LICK IT.” The poster was of {athlete}.]

“AND BEHIND YOU, MRS POCOCK. SHE IS NOT ALWAYS HERE.”

# a-little-bit-smaller
With each new thing, the baby’s eyes got a little bit smaller. And with each new thing, {child’s} voice got a little bit smaller too, and nobody had said shh.[pet.dog / pet.cat:  When they came to the cradle, {pet} crept under it.]

“And here is your cradle,” {child.he} said, when {@a} had laid it down[friend:  and {friend} had lowered the flag]. “That’s the end for today, ladies and gentlemen. We open again in the morning. Please hold on tight.”

# held-on
{child} had said that every evening, for weeks and weeks. {Child.He} had never thought that a baby really could.

But the baby put out a hand as small as a shell. It found {child’s} finger, and it held on tight.

# @a-first
{midwife}, the midwife
## if adult
{adult}
## if elder & !adult
{elder}

# @second
{@a}
## if elder & adult
{elder}

# @a
{midwife}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{midwife}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
