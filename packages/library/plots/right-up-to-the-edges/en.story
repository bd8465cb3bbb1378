title: Right Up to the Edges
title: The Moon Is Full
title: Come Again When You’re Thin
guest elder: Granny (she), Nana (she)

% Whoever makes the tea is the grandparent who is ticked, else Granny. Munch, munch, munch is for both of you. The moon is “he”. The last line is said quite low.

# clack
{child} was good at butter. While {elder} toasted crumpets for tea[music:  and hummed {music}], {child} buttered them, right up to the edges.[friend:  {Friend}[!friend.known: , {child’s} best friend,] did the jam.][pet.dog / pet.cat:  Under the table sat {pet}[!pet.known: , {child’s} [pet.cat: cat | dog]], who wanted the butter.]

Clack, went the [us: mail slot | letter box].

Something was coming in. It was bright, and ever so thin, with a point at each end. It was the moon!

“I could smell crumpets,” said the moon.[city:  “You can smell them all over {city}.”]

“Then you must stay for tea,” said {elder.short}. “Wipe your feet.”

“I haven’t got any feet,” said the moon.

“Then wipe your bottom.”

# two-cushions
So the moon wiped his bottom on the mat, and sat down at the table on two cushions. {Elder.short} switched off the lamp. They didn’t need it now.[elder2: 

“Evening, moon,” said {elder2}, and passed him a plate.][pet.other: 

{Pet}[!pet.known: , {child’s} pet,] woke up, because it was suddenly so light.][school: 

Nobody else {at school} had ever had the moon to tea.]

{child} gave him a crumpet. It was round and full of holes.

“It looks like me,” said the moon, “when I’m full.”

Munch, munch, munch. And the moon was a little bit fatter.

“Are you full?” said {elder.short}.

“No,” said the moon.

# half
So {child} did another one, right up to the edges. Munch, munch, munch.

“Are you full?” said {elder.short}.

“Half,” said the moon. And so he was, round on one side and flat on the other.

# full
So {child} did another one, right up to the edges. And another! Munch, munch, munch. Munch, munch, munch.

“Are you full?” said {elder.short}.

“Full,” said the moon.

And so he was, as round as a crumpet and as big as the table.

Bump, went something in the garden. “Ow-hoo!”

It was so dark out there that the owl had flown into the gate.

“Oh dear,” said the moon. “I ought to be up. Thank you for having me.”

# stuck
He tried the [us: mail slot | letter box]. His nose went in, but that was all.

“Try the door,” said {elder.short}, and opened it wide.

Out went the moon, a bit more, and a bit more, and then he stopped. Half of him was in the garden, and half of him was in the hall.

“Oh no!” said the moon. “I’m stuck! I’ll never get home.”

He sounded so sad that {child} gave him a pat. “We’ll push,” {child.he} said.

They pushed with their hands, and they pushed with their bottoms. The moon stayed where he was.[sport:  {child} pushed as hard as you can after all that {sport}.][athlete:  {athlete} couldn’t have shifted him.]

# the-ring
“My ring got stuck like that,” puffed {elder.short}. “But I got it off.”

“What with?” said {child}.

“Butter,” said {elder.short}.

And {child} was good at butter! {Child.He} fetched the dish, and {child.he} did the moon with both hands, down one side and up the other. The butter ran into his holes.

“It tickles!” said the moon.

“Right up to the edges,” said {elder.short}, and lifted {child.him} up to do the top.

# pop
Then they pushed.[friend:  {Friend} counted.] One, two, three …

POP!

Out shot the moon, over the gate, over the chimney, and up, up, up, until he was home.

“Thank-hoo,” said the owl.

# plip
{child} and {elder.short} stood on the step with shiny hands.[pet.dog / pet.cat:  Behind them {pet} licked the doorway, as high as {pet.he} could reach.]

[friend: “He never tried the jam,” said {friend}.

]“Come again when you’re thin,” called {elder.short}.

There was the moon, as round as a crumpet and much yellower than usual.[adult:  They would have to tell {adult} about the butter.]

Then something landed on {child’s} nose. Plip.

It was butter.
