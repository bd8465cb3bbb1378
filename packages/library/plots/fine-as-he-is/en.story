title: Fine as He Is
title: The Bear Who Only Mooed
title: Twenty Tiny Stitches
guest mender: Mrs Lowe (she), Mrs Gale (she)
guest owner: Mr Tuck (he), Mr Brock (he)
guest sweeper: Dot (she), Peg (she)

% The bear is "he". The tin drum in him is his voice: dented it moos, new it growls. It speaks when it is tipped over.

# he-moos
The bear came across the counter upside down, and mooed.

“He moos,” said {child}.

“He’s fine as he is,” said the man who had brought him.

{child} was {age}, and on Saturdays {child.he} helped {mender} at the mending stall in the market[city:  in {city}]. {Child.He} had mended umbrellas and coat pockets and a kite[sport: , and most of what you need to {play sport}][pet.cat: , and whatever {pet}[!pet.known:  the cat] had sharpened {pet.his} claws on][pet.other: , and a blanket for {pet}]. But what {child.he} wanted, what {child.he} had wanted for weeks and weeks, was a teddy bear, a really worn-out one, to put right from top to bottom.

# just-the-hole
And here he was. One ear. No nose to speak of. A hole in his back with the stuffing coming out. His owner was as big as a wardrobe, drove a [us: truck | lorry] and was called {owner}.

“Just the hole, please,” said {owner}. “Nothing else.”

“But he’s only got one ear.”

“He only listens on that side.”

“And bears growl,” said {child}. “Cows moo.”

“That one moos. He’s fine as he is. I’ll be back at four.”

# the-drum
{mender} was busy with a lady and a [us: zipper | zip], so {child} took the bear on {child.his} knee and looked in through the hole. In among the stuffing lay a little tin drum. That was his voice, and it was full of dents. {child} tipped it over. Mooo.[pet.dog:  Under the stall {pet}[!pet.known:  the dog] put {pet.his} head on one side.]

In {mender’s} drawer lay a new one. {Child.He} tipped that. Grrrrr!

It was a beautiful growl. [friend: “I like the moo,” said {friend}[!friend.known: , {child’s} best friend,] who was minding the pins. But nobody|Nobody] in the world, thought {child}, would rather have a moo. He only says so because he doesn’t know what he’s missing.

So out came the moo, and into the scrap tin. In went the growl. Then {child} sewed up the hole with twenty tiny stitches, the neatest {child.he} had ever made[elder: , just as {elder}[elder2:  and {elder2}] had shown {child.him}].[school:  Stitches like that went up on the wall {at school}.]

# thats-not-him
At four o’clock {owner} came back.

“Tip him!” said {child}.

{owner} tipped him. Grrrrr!

{owner} stood quite still. He tipped the bear again, very carefully. Grrrrr!

“Oh,” he said. It was a small word for so large a man. “That’s not him.”

“It is! He was wrong, and I put him right.”

# snip-and-tap
“When I was four,” said {owner}, “I was frightened of bears. My [us: mom | mum] had saved up for this one, and I wouldn’t have him in the room in case he growled. So she took him downstairs. I heard her scissors, snip, snip. Then I heard a spoon, tap, tap, tap.”

“The dents,” said {child}.

“And when he came back up, he mooed.” {owner} rubbed the place where the nose had been. “You can’t be frightened of somebody who moos. He’s been in my [us: truck | lorry] for thirty years. Every [us: traffic circle | roundabout]. Moo.”

{child} went hot all the way up from {child.his} collar.

“I’ve still got it,” {child.he} said. “It’s in the scrap tin.”

But the scrap tin was empty.

“I tipped it in a sack, love,” said {mender}. “It’s gone down to {sweeper}.”

# the-sacks
{child} ran[athlete:  as if {athlete} had been behind {child.him}]. At the end of the market {sweeper} was loading sacks on to her sweeping cart. There were sacks and sacks and sacks, all grey, all tied, all just the same.

“One of them has got something in it!” {child} panted.

“They’ve all got something in them,” said {sweeper}. “That’s how you can tell it’s [us: trash | rubbish].”

There was no time to look in every one. But {child} didn’t need to look. {Child.He} took hold of the first sack and tipped it over. It rustled. {Child.He} tipped the next. It clinked. The next one sloshed, and {child.he} {child.was} sorry. {Child.He} tipped and tipped until {child.his} arms ached, and {child.he} took hold of the last sack but one, and over it went.

Mooo.

“Well, I never,” said {sweeper}. “There’s a cow in that.”

# mountain-railway
All round {child} the stalls were being folded up. {Child.He} sat down on the [us: curb | kerb] and snipped out every one of {child.his} twenty tiny stitches. Out came the growl, and in went the moo. All the thread was packed by now, all but the orange. The light was going, and {child} was in a hurry, and the new stitches went up and down like a mountain railway.

{owner} tipped the bear.

Mooo.

And just for a moment that whole big face was four years old.

# dont-you-dare
{child} looked at the orange stitches. “They’re all crooked,” {child.he} said. “If you bring him next Saturday, I’ll do them properly.”

{owner} put one enormous hand over the bear’s back.

“Don’t you dare,” he said. “He’s fine as he is.”

Then he held the bear down to {child}, good ear first, so that {child.he} could say goodbye.

# moo
{child} and {mender} folded the tablecloth, corner to corner[music: , while somebody’s van played {music}]. Down the road the [us: truck | lorry] came to the [us: traffic circle | roundabout] with its windows open, and leaned, and went slowly round.

“Moo,” said {child}.
