title: I’m in Here!
title: There You Are
title: Pat, Pat, Pat
guest minder: Polly (she), Bridget (she)
guest captain: Captain Plum (she), Captain Pim (she)

% The treasure is a little gold chest with a lid that talks. It is "it". Scoop and pat can be done by whoever reads.
% Whoever has the towel and says the last line: {@m}.

# on-the-beach
On the beach stood a treasure. It was a little gold chest with a round lid, and it was full of shiny things, and {child} sat right beside it with {@m-first}[friend:  and {friend}[!friend.known: , {child.his} best friend]].

“Hello,” said the treasure, and clapped its lid.

# pat-pat-pat
Along came {captain}, who was a pirate and had a spade.

“Treasure must go in the ground,” said {captain}. She put some sand on top. Pat, pat, pat. “There. Hidden.”

“I’m in here!” called the treasure.

“Hush,” said {captain}. “Treasure is quiet[school: , like rest time {at school}].”

She put on more sand. Pat, pat, pat.

“I’m in here!” called the treasure. “I’m in here!”

# a-hill
“That’s louder than my parrot,” said {captain}. She put on all the sand she could find[city: , and that was more than there is in {city}]. She made it a hill. PAT, PAT, PAT. And on the very top she put a shell, so that everybody could see where nothing was hidden.

They listened.

It was quiet.

“There,” said {captain}. “It likes it.”

# a-wobbly-voice
But {child} put {child.his} ear to the hill. And far, far down {child.he} heard a tiny, wobbly voice.

“I’m in here … isn’t anybody coming?”

Oh no.

{child} knew just what it is like. You hide so well. It is dark. You wait and wait, and you think that perhaps nobody is looking for you at all.

{Child.He} put {child.his} mouth to the sand. Then {child.he} said, close and loud:

“I’m coming!”

# scoop
And {child.he} dug. The shell rolled off. {Child.He} dug with both hands[athlete: , as quick as {athlete}], like this. Scoop, scoop, scoop.[pet.dog:  {Pet}[!pet.known:  the dog] dug too, with both paws.][pet.cat:  Nobody at home could have dug better, not even {pet}[!pet.known:  the cat].][pet.other:  Nobody at home could have dug better, not even {pet}.]

“I’m in here,” said the treasure, a little nearer.

“I’m coming,” said {child}. Scoop, scoop.[friend:  {Friend} carried the sand away.]

“I’m in here!”

“I’m coming!” Scoop … and there was something round, and something gold. {child} brushed it with {child.his} hand. {Child.He} lifted the lid.

“There you are!” said {child}.

# it-shone
And the treasure shone. It shone on {child’s} nose and on {child’s} tummy, and it shone on {captain}, who was standing there with her spade.

“Well, bless me,” said {captain}. “It didn’t want to be hidden. It wanted to be found[sport: , as much as I want to {play sport}].”

She threw down the spade.

“Would you like to come home to my boat?” she asked the treasure. “You can sit on the table, next to the parrot, and be as loud as you like[music: , and we’ll play {music}].”

“Yes, please!” said the treasure, and {child} waved.

So {captain} took it up under her arm, with its lid open, so that it could see.

“I’m out here,” called the treasure happily, and off they went.

# the-towel
The sun was low now. {@M} wrapped {child} in the big towel[elder & adult: , the one from {elder}[elder2:  and {elder2}]], round and round, and a corner fell down over {child.his} face.

“I’m in here,” said {child}, very softly.

{@M} lifted the corner.

“There you are,” {@m-he} said.

# @m-first
{minder} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
