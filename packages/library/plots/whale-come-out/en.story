title: The Red Bucket
title: Sorry, I Got All of It
title: Pat, Pat, Pat, Whale, Come Out
guest asta: Peg (she), Old Nance (she)
guest minder: Jess (she), Nell (she)

% Whoever has come along (@a): {adult}, else the grandparent, else {minder}. The whale is stuck sideways like a plug, with the deep sea behind it, and comes out like a sandcastle.

# the-whole-lot
{child} took {child.his} red bucket down to the sea, and by mistake {child.he} got all of it.

{Child.He} only wanted a drop for {child.his} moat. {Child.He} put {child.his} bucket in at the edge and pulled, and the water came running in, and it ran and it ran. And when it stopped, there wasn’t any sea. It was in the bucket.

{child} looked down into it. There were the waves, as small as eyelashes. Right down at the bottom something dark was swimming, no bigger than a thumb.

“{@A-first},” said {child}, “I’ve got all of it.”

# as-far-as-you-could-see
{@A} looked up. In front of them was nothing but sand and seaweed and one crab, as far as you could see. The boats were lying on their sides.[elder & adult:  {Elder}[elder2:  and {elder2}] had rolled up {@their} [us: pants | trousers], and rolled them down again.][friend:  {Friend}[!friend.known: , {child’s} best friend,] did two more strokes in the sand.][pet.dog:  {Pet}[!pet.known:  the dog] had been barking at the waves all day, and looked as if {pet.he} had won.][sport.Swimming:  There was nowhere left to {play sport}.|[sport:  There was plenty of room to {play sport}.]] A seagull was walking up and down as if it had forgotten something.

“Oh dear,” said {@a}.

It wasn’t heavy. The whole sea weighed just the same as a bucket. {child} would have loved to take it home[pet.cat: , to {pet}[!pet.known:  the cat], who was fond of fish][pet.other:  and show it to {pet}].

# my-boat
But then an old woman in [us: rubber boots | wellingtons] came stamping right across the bottom of the sea. She was called {asta}.

“Who’s taken the sea?” she shouted. “My boat’s sitting on a rock!”

“It was me,” said {child}. “I didn’t know it would fit.”

“Oh, it always fits,” said {asta}. “That’s why you must never fill a bucket to the top. Now, kindly pour it back. But not fast! Pour it fast, and you’ll make a wave that takes me and the ice-cream hut. Pour it the way you pour milk for a kitten.”

# trickle
{child} knew how to do that.[school:  {Child.He} always poured {child.his} own milk {at school}.] {Child.He} knelt down, held the bucket in both hands, and tipped it, just a little.

Trickle, trickle, out ran the sea. First it made a puddle. Then it made a pond. The seaweed stood up. The seagull remembered what it had forgotten, and sat down on the water and bobbed.

Trickle, trickle. The nearest boats sat up straight, one after another.

And then it stopped.

# stuck
{child} tipped the bucket a bit more. Not a drop came out. {Child.He} turned it right upside down.

Nothing.

“Is that the lot?” shouted {asta}, who had gone out to her boat. The water only came up to her ankles, and the boat was still on the rock.

“No,” said {child}. “There’s loads left. It’s stuck!”

# sideways
{child} peeped in from underneath. It was dark and blue in there, and right in the middle was the thing that had been swimming. Now {child.he} could see what it was. It was a whale. It had got stuck sideways, like a plug, and behind it was all the deep part of the sea.

The whale looked at {child} with one tiny eye. It didn’t look pleased.

“Oh no,” said {@a}. “Shall I give it a shake?”

“No!” said {child}. “It might get hurt.”

# whale-come-out
{child} thought about things that get stuck in buckets. And then {child.he} knew. {Child.He} had been making sandcastles all day.

{child} put the bucket down in the water, upside down. {Child.He} patted the bottom of it, not hard, but as if {child.he} meant it. And {child.he} said what you have to say:

“Pat, pat, pat, castle, come out!”

Nothing happened. But the bucket gave a sort of tingle.

“Pat, pat, pat, whale,” said {child}, “come out.”

Then {child} lifted the bucket, straight up.

Schlop, it went.

# tall-white-fountain
There lay the whale in the water, as small as a thumb. Then it was as big as a cucumber, and then it swam. With every stroke it grew bigger[athlete:  and faster, until it was faster than {athlete}], and the sea came with it, all deep and blue and roaring. A long way out, the whale blew a tall white fountain. And {asta’s} boat lifted off its rock.[friend:  {Friend} swam on.]

“Much obliged,” shouted {asta}, and started up the engine[music: , which sounded almost like {music}].

# one-drop
{child} looked into the bucket. It was almost empty. At the bottom there was one single drop.

{Child.He} held the bucket on {child.his} lap all the way home[city:  to {city}]. And when {child.he} put {child.his} ear to it, {child.he} could hear it quite clearly. Shhh, said the drop. Shhh.

# @A-first
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A
{minder}, who was holding the towel,
## if adult
{Adult}
## if elder & !adult
{Elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @their
{elder.his}
## if elder2
their
