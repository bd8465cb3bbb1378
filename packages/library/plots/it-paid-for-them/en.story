title: Fair Exchange
title: Nearly Gold
title: The Fox Who Left a Fir Cone
guest friend: Beth (she), Ravi (he)
guest caller: Mr Pocock (he), Mr Tansy (he)

% Without his teeth {caller} lisps: read it as it stands. The old man is always a neighbour; the family’s own grandparent sits in the front row and bids.

# a-fir-cone
The fox came under old {caller’s} hedge at two in the afternoon, walked into his kitchen, took his false teeth out of the glass and put a fir cone in instead. {child} saw the whole thing from the larder, where {child.he} had been sent for the chutney. In one hour {caller} was to call the auction at the [us: village fair | village fête]. He was the fastest auctioneer [city: anywhere near {city} | in the county], and he couldn’t do it with a fir cone.

“Thtop!” shouted {caller}. “Thtop that thing!”

{child} put the cone in {child.his} pocket and ran out, with {child.his} best friend {friend} behind {child.him}. The fox was already trotting up the lane.

# its-a-shop
“It left something,” said {friend}. “Did you see? It took one thing, and it left one thing.”

“It’s a thief, {friend}.”

“It’s a shop,” said {friend}.

It was. All the way along the lane the fox went in at one garden and out at the next, and it never took without leaving. It took a gnome’s fishing rod and left a trowel. It took the vicar’s sandwich, paper and all, and left him a sock. It took a baby’s [us: pacifier | dummy] and left a very nice feather. The baby was delighted.[pet.dog:  {Pet}, on {pet.his} lead, had never been so interested in shopping.][pet.cat:  It passed {pet} the cat, asleep on a wall, and the two of them did no business.][pet.other:  It was just as well that {pet} was safe at home.]

“I’d pay money to watch this,” said {friend}.

# the-hat
“You wouldn’t get change,” said {child}. {Child.He} pulled {child.his} woolly hat down. It was the hottest day of the summer, and {child} had worn the hat since Thursday, when {friend} had cut {child.his} hair. {Friend} had seen a video. {Friend.He} had stopped halfway, because the video had.

“You could take it off,” said {friend}.

“I could not.”

“I said sorry. I said it looked like a map.”

# the-thofa
They caught up at the [us: fair | fête]. A crowd was sitting on hay bales round the auction ring[elder: , with {elder}[elder2:  and {elder2}] in the front row], and {caller} stood on his box with his hammer, doing his best.

“Thix for the thofa,” he called. “Theven? Do I hear theven?”

“What did he say?” asked a farmer, and bought a sofa by mistake.

In the middle of the ring sat the fox, with {caller’s} teeth in its jaws. It looked as if it were smiling for a photograph.

“Swap it something,” said {friend}. “Here, have my bracelet. It’s nearly gold.”

The fox did not care for nearly. But while it was looking at the bracelet, {child} put out {child.his} hand, whipped the teeth from its mouth, and held them up. Everyone clapped[adult: , {adult} loudest of all].

# flat-as-a-rug
The fox looked at its empty place. It looked at {child’s} other hand, to see what was in it, and there was nothing.

Then it lay down. It lay as flat as a rug, with its chin on the ground and its brush out straight behind, and it began to howl. It was a terrible noise.[music:  It was nothing like {music}.] A jar of chutney cracked, and people put their fingers in their ears. A man came in with a rope and a shovel.

“Clear off, you,” he said, “or I’ll shift you.”

The fox would not shift. It only looked at {child}, and water ran down its nose.

{Child’s} stomach turned over. {Child.He} had known as soon as {child.he} did it.

“It’s guilt,” said {friend}, watching {child.him}. “You’ve gone the colour of putty. You took and you didn’t leave.”

“They’re {caller’s} teeth!”

“It paid for them, though. It left the cone.”

# any-advance
“Wait,” {caller} told the man. He climbed down, rinsed his teeth in a jug, clicked them in, and raised his hammer. He had sold bulls and pianos and once half a bridge, and he knew a bargain going wrong. “Nobody touches that animal. What am I bid, ladies and gentlemen, what am I bid for one fox getting up?”

He went like [athlete: {athlete} | a train]. [adult: {Adult} | A lady] offered a scone. [elder: {Elder.short} offered a jigsaw puzzle with nearly all of its pieces. ]The farmer offered the sofa. [pet.dog: {Pet} offered a stick. ]{Friend} offered {friend.his} left shoe, then {friend.his} right[sport: , though {friend.he} needed both for {sport}]. The fox sniffed each of them and howled on.

“Cheap,” said {caller}, looking straight at {child}. “All very cheap. Come along. Any advance?”

# the-doormat-side
{child} knew what the bid was. {Child.He} had known since the bracelet. [school: Half of {school} | {Child.His} whole class] was there.

“{friend},” {child.he} said. “How bad is it, honestly?”

“Honestly?” {Friend} never lied, and just now it hurt. “There’s a bit at the back like a doormat.”

“Stand next to me, then.”

“I’ll stand on the doormat side,” said {friend}.

{child} took hold of the hat. {Child.He} pulled it off, walked into the middle of the ring, and laid it down in front of the fox’s nose.

There was a gasp. Somebody’s uncle laughed. {Friend} turned on him and said, “I did that by hand,” so fiercely that he bought the chutney.

# gone
The howling stopped. The fox put its nose in the hat. It breathed in the whole of {child}, from Thursday to Saturday, and was satisfied.

“Going,” said {caller} softly. “Going. Gone.”

The hammer fell. The fox stood up, shook itself, and trotted through the crowd with the hat in its mouth and its brush in the air.

# on-the-post
They walked home by the lane towards evening, {caller} with his teeth in and {friend} in both {friend.his} shoes. The air was cool on {child’s} head, on the long parts and the short. On the gatepost, where the fox had passed, lay the vicar’s sandwich, still in its paper[pet.cat: , and beside it sat {pet}, who had not touched it, or not yet]. {child} broke it in three.[pet.other:  {Child.He} saved the story for {pet}.] Then {child.he} felt in {child.his} pocket, found the fir cone, and set it on the post.
