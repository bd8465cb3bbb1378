title: Three Knots and a Fork
title: The Present Under the Tablecloth
guest friend: Samira (she), Rafi (he)
guest elder: Bert (he), Elsie (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Not yet.” Let the child poke too: poke, poke, pop!
% The one whose birthday it is is the family’s own, or else {elder} downstairs; of a real one no years are told.

# the-parcel
{@Birthday} {Elder.He} sat at the table in {elder.his} big chair, wearing {elder.his} best cardigan. There was a button missing, right in the middle of {elder.his} tummy, but apart from that it was very [us: fancy | smart][city: , perhaps the [us: fanciest | smartest] {in city}].

{child} had a present for {elder.him}. It was as big as a pillow. {@Held} had held the paper, and {child} had wound the string[school:  that {child.he} got {at school}], round and round and round, and tied a knot. And another knot. And one more, on top.[pet.dog:  {Pet}[!pet.known:  the dog] had sniffed all three.][pet.cat:  {Pet}[!pet.known:  the cat] had lain on the paper the whole time, and then come along too.][pet.other:  {Pet} had looked on.]

“Here you are,” said {child}. “Open it!”

# not-yet
{Elder} gave the present a squeeze. {Elder.He} gave it a sniff. {Elder.He} shook it next to {elder.his} ear.

“Not yet,” said {elder}. And {elder.he} put it on {elder.his} lap, under the tablecloth.

[elder2: {Elder2} poured, and they | They] had tea, and they had [us: juice | squash]. {child} could hardly wait to swallow.

“Now?” said {child}.[pet.dog:  {Pet} stood up.][pet.cat:  {Pet} had a stretch.]

“Not yet,” said {elder}.[pet.dog:  {Pet} lay down again.][pet.cat:  {Pet} curled up again.]

They sang [music: {music}, and then ]Happy Birthday, and {@a} sang loudest.

“Now?” said {child}.[pet.dog:  {Pet} stood up.][pet.cat:  {Pet} had a stretch.]

“Not yet,” said {elder}.[pet.dog:  {Pet} lay down again.][pet.cat:  {Pet} curled up again.]

# the-rose
Next to {child} sat {friend}[!friend.known: , {child.his} best friend]. {Friend.He} wanted the rose on top of the cake, the marzipan one, and {friend.he} had been holding {friend.his} fork ready ever since {friend.he} came.

“{Elder.He} doesn’t want a present,” whispered {friend}. [friend: “Just cake, I think.”|“I think {elder.he} just wants cake.”]

# under-the-table
A big lump came into {child’s} throat. {Child.He} slid off {child.his} chair and in under the table. That’s a good place to sit when you don’t want anyone to see you.

It was dim down there.[pet.dog:  There was {pet}, waiting for crumbs.][pet.cat:  There was {pet}, waiting for the paper.] There were {@whose} socks. There were {friend’s} feet, swinging. And there were {elder’s} hands.

# the-hands
Those hands had built three boats. The thumbs were as fat as potatoes. And they weren’t keeping still at all! They picked at the knot. They slipped off. They picked at it again. They slipped off again.

“Just a drop more, thank you,” said {elder.short}, up above the table. But down below, the thumbs were working away as hard as they could[athlete: , as hard as {athlete}].

{child} [pet.dog / pet.cat: and {pet} ]watched for a long time.

{Elder.short} did want to open it. {Elder.He} couldn’t!

# small-fingers
{child} popped {child.his} head up between {elder.short’s} knees.

“Use the scissors,” {child.he} whispered.

“Not on your life,” whispered {elder.short}. “You tied that knot.”

“I’ve got little fingers,” whispered {child}.

So {child.he} had. They very nearly fitted into the knot. But only nearly.

# a-fork
“You need a fork,” said somebody. It was {friend}. {Friend.He} had come down under the table too.

{Friend.He} looked at {friend.his} fork. {Friend.He} looked at it for a long time. Then {friend.he} gave it to {child}.

{Elder.short} held the present. {Friend} held the string. {child} poked with the fork. Poke, poke, poke. Pop! That was the first knot. Poke, poke, pop. Poke, poke, pop.

# a-button
Then there was paper. And paper. And still more paper. And in the very middle of it all lay one little brown button.

“My button!” said {elder}. “I’ve been hunting for that since Christmas. Wherever was it?”

“In the sofa,” said {child}. “[us: Way down at | Down] the bottom.”

{Elder.short} had to get {elder.his} hanky out. Then {elder.he} rolled up the string and put it in {elder.his} pocket, because you don’t throw away string as good as that.

# crooked
{Friend} got the rose[pet.dog: , and {pet} got the crumbs. {Friend} ate the rose|[pet.cat: , and {pet} got the paper. {Friend} ate the rose|. {Friend.He} ate it]] with {friend.his} fingers, because {friend.his} fork was full of fluff. And {@a} fetched a needle and thread[elder2:  from {elder2}] and sewed the button on. It was a tiny bit crooked.

Now the cardigan only had to be [us: buttoned | done] up. But {elder.short’s} thumbs kept slipping off. So {child} climbed on to {elder.short’s} lap, took the button in one hand and the hole in the other, and stuck out {child.his} tongue, because it goes better that way[sport: , just as in {sport}].

# halfway
The window had turned dark. {@A} came in with {child’s} coat.[pet.dog:  {Pet} stood up.][pet.cat:  {Pet} had a stretch.]

“There we are,” said {@a}. “Time to go home[pet.other:  to {pet}].”

The button was exactly halfway through.

“Not yet,” said {child}.

# @birthday
{elder} from downstairs was seventy that day.
## if elder
It was {elder’s} birthday.

# @held
{minder}, who was looking after {child.him},
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @whose
{minder’s}
## if adult
{adult’s}
