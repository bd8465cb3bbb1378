title: I Saw That
title: The Crow on the Roof
title: The Twentieth Coin
guest friend: Keziah (she), Imogen (she)
guest teacher: Miss Fenn (she), Mrs Abbott (she)
guest noel: Toby (he), Wilf (he)

% “I saw that”: the child to the crow, the friend to the child, the child to the crow again, twenty small children, the friend to the child. Last of all the crow.
% The trick: whoever has been seen hiding something moves it. The child has been doing it all week.

# the-tin
The treasure was in a [us: cookie | biscuit] tin under the fir tree [school: {at school} | behind the school], and the crow knew it before the lid was even on.

{child} had buried it in person. There were twenty chocolate coins in it, one for each child in [us: first grade | Year One], who were having a treasure hunt on Friday. {child} and {friend}[friend & !friend.known: , {child.his} best friend,] had drawn the map, and burned the edges, and stained it with tea. Where the red cross was {child.he} had put moss, and a fir cone on top, so that nothing showed.

“Perfect,” {child.he} said, and got up.

The crow sat on the roof of the [us: gym | sports hall] with its head on one side[pet.dog: , just like {pet}[!pet.known:  the dog] when somebody opened the fridge][pet.cat: , just like {pet}[!pet.known:  the cat] when somebody opened the fridge][pet.other: , just like {pet} at feeding time].

After [us: math | maths] the cone was lying on the lid. The moss had been folded neatly to one side. A coin was missing, and on the roof was the crow, with gold paper in its beak.

“I saw that!” roared {child}.

The crow swallowed.

# again
That was only the start of it. {child} buried the tin by the wall. The crow watched, waited until {child.he} had gone, and picked it out again. {Child.He} moved it to the slide. The crow watched. {Child.He} pretended to dig behind the bike shed, with the tin all the time under {child.his} coat. The crow strolled over, inspected the hole, looked at the coat, and made a remark.

# laughing
“It’s laughing at me,” said {child}.

“It’s a crow,” said {friend}. “It hides its food and it pinches other people’s. You hide yours right in front of its nose. Which of you is being odd?”

“It’s our treasure!”

“Well, it doesn’t know that.”

{Friend} bought a new coin with {friend.his} own money. The tin went back under the fir with a rock on top, and now they guarded it. {Friend} took Thursday [us: recess | break]. {child} took Friday, the last one before the hunt.

# king
On Friday {child} sat under the fir and guarded. Close by, they were playing four square. The ball came bouncing right up to the tree, and somebody shouted that they were one short, and it was only the one game.[sport:  It was as hard to refuse as when somebody wants to {play sport}.] {Child.He} stayed king for ten minutes.

When the bell went, {friend} came running.

“Did you guard it the whole time?”

“Yes,” said {child}.

{Friend} looked at {child.him}.

“I saw that,” {friend.he} said. “I saw you from the window, {child}.”

{Friend.He} didn’t even sound angry. That was what hurt.

# empty
The rock lay next to the tree. The lid lay a little way off. There was nothing in the tin.

“Not one,” said {child}.

Then they heard voices. Twenty small children in yellow [us: vests | bibs] were coming in at the gate, two by two[music: , humming {music}]. {teacher}, their teacher, walked in front with the map held high.

{Friend} had turned white. “What do we tell them?”

Up on the roof the crow was doing its feathers. It looked full, but it didn’t look that full. No crow in the world can get through twenty coins in ten minutes.

“It hasn’t eaten them,” said {child} slowly. “It’s hidden them. All over the [us: schoolyard | playground].”

“Yes, and how are we supposed to know where?”

# whoever-has-been-seen
{child} thought. {Child.He} thought about {child.his} own week. Every time those black eyes had seen where the treasure was, {child.he} had dug it up and moved it.

So what would a crow do, if it thought that somebody had seen?

{child} lay down flat in the middle of the lawn, and stared. First at a tuft of grass by the flagpole. Then at the crow. Then back at the tuft, so that there could be no mistake.

“I saw that!” said {child}, good and loud.

The crow stopped doing its feathers. It lifted one foot, and then the other. But it stayed where it was.

{child} stared at a spot under the hedge. “I saw that!” At a crack in the wall. “And that!”

# there
Then {child.he} stared at the heap of leaves, and it was more than the crow could bear. It sailed down, rummaged among the leaves, pulled out a coin, and flapped off to find somewhere safer.

“THERE!” screamed somebody small.

Twenty yellow [us: vests | bibs] flung themselves down on their tummies all round {child}. Twenty pairs of eyes opened wide and stared at every blade of grass.

“I saw that!” they shrieked. “I saw that! I saw that!”

# a-hunt
Now the crow was in a hurry. It ran, it flew, it dug up and it dug in[athlete: , quicker than {athlete}], and wherever it went there were children coming after it. There was a glint under the basketball hoop, and in a drainpipe, and in the basket of {teacher’s} bike. The map lay forgotten in a puddle. Nobody[city:  {in city}] had ever been on a treasure hunt like it.

# the-twentieth
Half an hour later they sat on the grass, comparing coins. All but one. His name was {noel}, and he was the smallest, and he was going round and round the fir tree, looking at the ground. He wasn’t crying. He was just looking.

The twentieth coin really had been eaten.

{child} went in under the tree and crouched down, as if to tie a shoelace. In {child.his} pocket was {child.his} old foreign coin, the one with a hole in the middle. [elder: It had come from {elder}[elder2:  and {elder2}], and {child.he} | {Child.He}] had carried it about for four years, and nobody else was ever allowed to hold it. {Child.He} held it for a bit. Then {child.he} pushed it under the moss and put a cone on top.

“I don’t think I’ve looked here,” {child.he} said, to nobody in particular, and walked on.

They heard the yell all the way to the [us: cafeteria | dining hall]. “A REAL one,” shouted {noel}. “I got a real one.”

# the-bench
{child} sat down on the bench by the wall. {Child.His} pocket felt very light. After a while {friend} came and sat down too. They watched the yellow [us: vests | bibs] march away through the gate, and last of all went {noel}, looking at the world through a little hole.

“Hey,” said {friend}.

“What?”

“I saw that.”

{Friend} gave {child.him} a shove with one shoulder, and left it there.

Up on the roof the crow put its head on one side. It had seen it too.
