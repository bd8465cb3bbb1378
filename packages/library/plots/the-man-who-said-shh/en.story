title: The Man Who Said Shh
title: The Film With No Sound
title: Row After Row
guest usher: Mrs Pike (she), Mrs Lamb (she)

% {Friend} can’t whisper: what {friend.he} whispers stands in capitals, until the end. The man in front has no name. Krumpf: a box, a paw, a duvet. Shh: a man, the sea, the rain.

# cant-whisper
{Friend} couldn’t whisper. {Friend.He} {friend.was} {child’s} best friend, and {friend.he} had tried. {Friend.He} put {friend.his} mouth right up to {child’s} ear and cupped both {friend.his} hands [us: around | round] it, and out it came: “IS THAT HIS [us: MOM | MUM]?”

“Shh!” said the man in the row in front. He had a long neck and a little bag of mints.

It was Saturday, at the [us: movies | cinema][city:  in {city}], and it was the [us: movie | film] about the bear. He was small and white, he’d lost his mother, and he was walking home to her across the whole of the snow. {child} and {friend} had been waiting for it since the spring.

“HE’S GOING THE WRONG WAY,” whispered {friend}.

“Shh!” said the man.

# no-sound
And then the sound went off.

Not the picture. Only the sound. One moment there was wind, and paws, and a piano. The next there was a bear up there walking on nothing, and all you could hear was two hundred people breathing.

{usher}, who tore the tickets, came down the aisle with her [us: flashlight | torch]. “It’s bust,” she said. “I’ve hit it, and I’ve asked it nicely. You can sit and watch him walk about, or you can have your money back.”

Seats began to bang. [music: Somebody was humming {@song}. ]People were looking for their gloves.

# krumpf
“BUT DOES HE GET HOME?” said {friend}. {Friend.His} eyes were shining, and not in a good way. {child} squeezed {child.his} popcorn box tight in both hands.

Krumpf, went the box.

On the screen, at just that moment, the bear put down a paw.

{child} looked at the box. {Child.He} looked at the bear. {Child.He} waited for the next paw.

Krumpf.

And the next. Krumpf. Krumpf. Krumpf. It was snow. It was exactly snow. A boy who had one arm in his coat[sport:  and was off to {play sport}] sat down again to listen.

The bear came to a hill, sat down on his bottom and slid. {child} grabbed the zip of {child.his} jacket. Zzzzzip![athlete:  {athlete} couldn’t have gone faster.] Somebody laughed. The bear got his nose stuck in the ice and pulled it out. {child} put a finger in {child.his} cheek. Pop! Everyone laughed.

# can-i
Then the bear climbed up on a rock, filled himself full of air and opened his mouth.

“{child},” said {friend}. “CAN I?”

“Now,” said {child}.

And {friend}, who had been shushed at [school: {school} | school], and on the bus, and twice at a wedding, ROARED.

The man in front threw his mints in the air. Nobody was leaving now. Even {usher} sat down, on the step, with her [us: flashlight | torch] in her lap.

# the-sea
Krumpf, krumpf, krumpf. And there at last, far away, was his mother. She was lying asleep on the ice, a long white hump like a hill. Between the two of them was the sea.

The bear jumped in.

Waves as high as houses, and not a sound. {child} blew through {child.his} straw. Blub, blub. That wasn’t a sea, that was a bath. {Child.He} shook {child.his} popcorn. Rattle. That wasn’t a sea either. With no noise to it, it looked like a bear rolling about under a blanket. A small boy giggled. Somebody stood up. The bear’s head went under.

“HE’S DROWNING!” cried {friend}.

“Shhhh!” said the man in front.

On the screen, a wave broke.

# longer
{child} leaned over the seat. “Do that again,” {child.he} said.

The man turned [us: around | round] on his long neck. “I beg your pardon?”

“What you did. But longer. Please.”

“I only said shh.”

“Longer!”

“Shhhhhhhh,” said the man.

It was the sea. It was the sea itself, coming in.

# wave-after-wave
{child} climbed out into the aisle, where everyone could see. {Child.He} lifted up both {child.his} arms, slowly, as a wave came up, and {child.he} let them fall. “Shhhhhhhh,” went the front row. {Child.He} lifted them again, and turned. “Shhhhhhhh,” went the middle. “Shhhhhhhh,” went the back, and {usher},[elder:  and {elder}, who had come for the ice cream,][elder2:  and {elder2}, who had come for {elder},] and the man with the long neck loudest of all, with his eyes shut. Up came the bear’s nose, and down it went, and up. Wave after wave, everybody in there carried him over.

Then he was standing on the ice.

{child} let {child.his} arms sink. Little waves. “Shhh.” Littler. “Sh.” And nothing.

# he-got-home
The bear walked up to his mother. She opened one eye, and she opened one arm. He crept in beneath it, and it began to snow.

Two hundred people sat there, as quiet as the snow itself. {Friend} put {friend.his} mouth to {child’s} ear and cupped both hands [us: around | round] it.

“He got home,” whispered {friend}.

It was so soft that {child} only just heard. And no one in the world said shh.

# rain
That evening {child} climbed into bed, and the [us: comforter | duvet] folded up [us: around | round] {child.him}. Krumpf.[pet.dog / pet.cat:  {Pet} the [pet.dog: dog|cat] lay down on the end of it. Krumpf.][pet.other:  {Pet} was asleep already.] The lamp went out. Outside it had begun to rain, first on the roof, then on the hedge, then all along the street, row after row.

Shhhhh, said the rain.

Shhh.

Sh.

# @song
{music}
