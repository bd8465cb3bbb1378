title: The Stair That Said Creak
title: Creak Is Coming Too
title: How Do You Pack a Creak?

% The grown-up (@a): {adult}, else the grown-up.

# good-night-creak
{child} lived in a house with stairs. There were ten of them, and they were nearly all quiet. But one of the stairs could talk. When you put your foot on it, it said:

“Creak!”

Every night, on the way up to bed, {child} jumped on that stair.

“Creak!” said the stair.

“Good night,” said {child.he}.

[pet.cat: And after {child} came {pet}, and jumped on it too. “Creak!” “Miaow.” ][pet.dog: And after {child} came {pet}, and jumped on it too. “Creak!” “Woof.” ]They did it every night.

# in-the-box
But one day there was something wrong with the hall. It was full of boxes.

“We’re moving,” said {@a}. “We’re going to live in another house[city: , not this one in {city}]. And everything’s coming with us.”

{@A} took the plates. “In the box!”

{child} took the cars. “In the box!”

{@A} took the hats, all the hats. “In the box!”

{child} took the teddy. No, not the teddy. The teddy was going on a lap.

[friend: {Friend} came with a drawing. That was for the box as well. ][elder: {Elder}[elder2:  and {elder2}] took the [us: rain boots|wellingtons]. “In the box!” ][school: The bag for {school}. “In the box!” ][sport: Everything you need to {play sport}. “In the box!” ][athlete: {athlete}, off the wall. “In the box!” ][music: They sang {music}, but that couldn’t be packed. ]

[pet.cat: Then came {pet}. {Pet} looked at the box. {Pet.He} wiggled {pet.his} bottom. And hop!

{Pet} in the box.

“No,” said {@a}. “You’re not to be packed.”

][pet.dog: Then came {pet}. {Pet} looked at the box. {Pet.He} wagged {pet.his} tail. And hop!

{Pet} in the box.

“No,” said {@a}. “You’re not to be packed.”

][!pet.cat & !pet.dog: Then {child} climbed in, and pulled down the lid.

{child} in the box.

“No,” said {@a}. “You’re not to be packed.”

]They packed the books. In the box! They packed the pans. In the box! In the end it was empty everywhere.[pet.other:  Only {pet} was still sitting in the cage, eating.]

# how-do-you-pack
Then {child} thought of something.

“Creak’s coming too.”

“Well,” said {@a}. “How do you pack a creak?”

That was something {child} knew. {child.He} took a box of {child.his} own, with nothing in it, and carried it to the stairs. {child.He} put it right up close, and opened the lid. And then {child.he} jumped.

“Creak!”

Bang, down with the lid.

“There,” said {child.he}. “Creak’s in the box.”

# quiet
Then they went. The other boxes went in a big van. {child} had {child.his} own box on {child.his} lap all the way, with the teddy on top and both hands on the lid. At a red light {child.he} very nearly had a peep. But {child.he} didn’t, because it might have slipped out.

The new house smelled of paint. It was big and bare. When you said hello, the walls said hello, hello, hello.

There were stairs here too. {child.He} put down the box and opened the lid, slowly, and listened.

Nothing.

{child.He} jumped on the first stair. Nothing. {child.He} jumped on the second stair. Nothing. {child.He} jumped on every stair, up and down. Nothing, nothing, nothing.

“Creak’s gone,” said {child.he}, and {child.his} mouth began to wobble.

# not-empty
{@A} sat down on the floor. “Come here,” said {@a}, and {child} crept on to the lap that was there. “It’s a bit sad, moving. It’s allowed to be.”

They sat there for a while and were sad.

[pet.cat: But {pet} looked at the empty box. {Pet.He} wiggled {pet.his} bottom. And hop!

{Pet.He} turned round once, and lay down, and began to purr till the whole box hummed.

“Now it’s not empty any more,” said {@a}.][pet.dog: But {pet} looked at the empty box. {Pet.He} put {pet.his} front legs in. {Pet.He} put {pet.his} back legs in. Then {pet.he} lay down, and the box was exactly full.

“Now it’s not empty any more,” said {@a}.][!pet.cat & !pet.dog: Then {@a} put one foot in the empty box, and {child} put one foot in beside it.

“Now it’s not empty any more,” said {@a}.]

# crick
When it was night {child's} bed was in the new room. It was the same bed. It was the same [us: blanket|duvet], and the same teddy. {child} lay and looked at the ceiling.

[pet.cat / pet.dog: Out in the hall {pet} got up out of the box. It was time {pet.he} had a look at the house. Pad, pad, pad, past the stairs. Pad, pad, pad, up to the door.|{@A} went to put out the light in the hall. Step, step, step, past the stairs. Step, step, step, back to the door.] And just there, just on the threshold, it went crick.

{child} sat up. “What was that?” {child.he} whispered.

{child.He} climbed out of bed, stood on the threshold, and jumped.

“Crick,” said the house.

“Hello,” said {child.he}. “Is it you who lives here?”

“Crick.”

“My name’s {child}. Now I live here too.”

Then {child.he} went back to bed.[pet.cat / pet.dog:  {Pet} lay down on {child.his} feet, heavy and warm.]

“Good night, Crick,” said {child.he}.

# the-next-one
And a long way off, in the old house, Creak sat on in the stairs, waiting for the next one.

# @a
the grown-up
## if adult
{adult}
