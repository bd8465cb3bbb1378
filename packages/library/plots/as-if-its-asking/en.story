title: The Wrong Honk
title: As If It’s Asking
title: A Head in the Rhubarb
guest friend: Hana (she), Rafi (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The baby is “it”, its mother is “she”. The whole story is in the last bit of the sound: up is asking, flat is rude, down is “I’m coming”.

# the-rhubarb
{child} knew the names of sixty-one dinosaurs. {Friend}[!friend.known: , {child.his} best friend,] knew two, but {friend} was good at noticing things.

“There’s a dinosaur in the rhubarb,” said {friend}.

They were [us: in the community garden | at the allotments][city:  in {city}], where {@a} was planting beans. {child} thought {friend} meant a plastic one. Then the rhubarb shook, and a head came out.

It had a mouth like a duck’s, and cheeks full of leaves. On the back of its head was a small, soft bump.

“Parasaurolophus!” whispered {child}. “Para-sore-ol-o-fuss! A baby one!”

# meep
The baby swallowed. It looked at {child}. It looked at {friend}. It looked all [us: around the garden | around the allotments], at the sheds and the [us: rain barrels | water butts] and the rows of onions. Then its chin began to wobble.

“Meep,” it said.

It was a tiny sound, like a bicycle horn with a cold.

“Meep. Meep.”

“It’s calling somebody,” said {friend}.

“Its [us: mom | mum],” said {child}. “It’s lost. But she’ll never hear that. The grown-up ones have a huge long crest, with tubes inside, so they can honk for miles and miles. This one’s crest hasn’t grown yet.”

“Then we’d better lend it one,” said {friend}.

# long-and-hollow
They looked for something that was long and hollow. First they tried the watering can. {child} blew down the spout. It went fffff, and wet {child.his} socks.

Next they tried the [us: hose | hosepipe]. {Friend} blew down it until {friend.he} {friend.was} pink. Nothing came out but an earwig, who was very annoyed.

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] had a go at the other end of the [us: hose | hosepipe], and ran [us: around | round] the shed with it. That made it even longer, but no louder.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] looked in at the other end of the [us: hose | hosepipe], and met the earwig. After that {pet} watched from the roof of the shed.

]Then, behind the shed, {child} found a drainpipe. It was longer than a grown-up lying down[athlete: , even if the grown-up was {athlete}], and it had a bend at the end, exactly like the picture in {child.his} book[school:  {at school}]. They propped it up on the wheelbarrow. {child} took a breath that went right down to {child.his} knees, pressed {child.his} lips together, and blew.

PAAARP!

# the-rudest-noise
It was the rudest noise that had ever been heard [us: in the community garden | on the allotments].

{@A} looked up from the beans. “{Child}!”

“That wasn’t me!” said {child}. “Well, it was. But it was the pipe!”

[elder: “It wasn’t me either,” said {elder}, who was weeding the carrots.[elder2:  {Elder2} said nothing, and bent down very low behind the peas.]

]{Friend} had to sit down in the onions, because {friend.he} {friend.was} laughing so much that {friend.his} legs had stopped working[sport: , as if {friend.he} had come straight from {sport}]. Even the baby cheered up a bit.

“Meep?” it said.

# up-at-the-end
{Friend} stopped laughing. {Friend.He} had noticed something.

“It goes up at the end,” {friend.he} said. “Listen. Mee-EEP. As if it’s asking. You did it flat.”

{child} nodded. {Child.He} wet {child.his} lips. This time {child.he} thought about being small, and about looking [us: around | round] in a big place and not seeing the person you want. Then {child.he} blew, long and low, and at the very end {child.he} let it go up.

Hooooo-OOOM?

Over the sheds it went. Over the [us: railroad | railway], and over the hill.

# something-answered
Everyone waited. A robin waited, on the handle of the fork.

And from far away, behind the hill, something answered.

HOOOOOOOM.

It was so deep that the rain trembled in the [us: rain barrels | water butts]. It did not go up at the end. It wasn’t asking. It was saying, I’m coming.

The trees on the hill began to sway. Out between them came a crest as long as a [us: rowboat | rowing boat], and under it a huge, kind, worried face. The mother stepped over the fence. She stepped, very carefully, over the beans. Then she put her nose down and sniffed her baby all over, twice, to be sure that every bit was there.

“Meep,” said the baby, and this time it didn’t go up at all.

# twice-to-be-sure
She sniffed {friend} too. She sniffed {child}, and blew {child.his} hair flat.[pet.dog:  {Pet} sniffed her back, which took much longer.][pet.cat:  She sniffed {pet}, all the way up on the shed.] Then the two of them went away over the hill, taking some of the rhubarb with them.

# two-answers
That night, {child} lay in bed with the window open a crack. It was almost dark.[pet.other:  {Pet}[!pet.known: , who lived by the bed,] had been told all about it, twice.] {Child.He} had the cardboard tube from the [us: paper towels | kitchen roll].[music:  {Child.He} had tried {music} on it already, and that had come out as a honk as well.]

{Child.He} blew down it, softly.

Hoo-oom?

For a while there was only the wind.

Then, ever so far off, there came two answers. One was deep and slow. And one was very small, but it was getting better.

# @a
{minder}
## if adult
{adult}
