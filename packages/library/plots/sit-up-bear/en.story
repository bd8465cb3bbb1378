title: Sit Up, Bear
title: Flump
title: Good at Lying Down

% Bear is {child}’s teddy and has no other name. Nobody is needed but the two of them.

# too-soft
{child’s} teddy bear could not sit up.

“Sit up, Bear,” said {child}.

Bear sat … and he sat … and – flump! There he lay.[age>=5:  He couldn’t sit on the sofa. He couldn’t sit on a chair.] At breakfast he’d gone flump into the porridge.

He was too soft in the middle. That was why.[sport:  He was no good at {sport} either.]

# one-on-the-top
{child} wanted to build a tower of paper cups[friend:  with {friend}[!friend.known: , {child.his} best friend]][school: , the way they do {at school}].[city:  It was going to be the tallest in {city}.]

“You can watch, Bear,” {child.he} said. “But you’ve got to sit up.”

One cup, and one cup, and one on the top.

Bear sat … and he sat … and – flump! Right into the tower, and all the cups rolled away.

“Oh, Bear!” said {child}.[elder: 

“Whoops,” said {elder}[elder2:  and {elder2}].]

So {child.he} built it again. One cup, and one cup, and one on the top.[age>=5:  This time Bear had a cushion to lean on.]

Bear sat … and he sat … and – flump! And there lay Bear with a cup on his nose[age>=5: , and the cushion on top of him].

“That’s not funny,” {child.he} said. But it was, a bit.

# not-bear
“You can sit over there instead,” {child.he} said, and carried Bear all the way to the other side of the room.

One cup, and one cup, and one on the top.

WHOOSH! All the cups rolled away.

“Bear!” {child.he} said.

But Bear was lying over there, flat on his tummy. [age>=5: He couldn’t have got there and back again. He couldn’t even sit. ]It wasn’t Bear.

# under-the-door
Who was it, then? {child} put a hand on the floor, down by the door. Brrr! There was a gap under the door, and the wind was coming in.

“Go away, wind,” {child.he} said.

WHOOSH! said the wind[music: , and that was nothing like {music}].

{Child.He} put a sock in the gap. It was too small. {Child.He} put a book in the gap. It was too hard.[age>=5:  {Child.He} put both slippers in the gap, and the wind came in between them.][pet.dog / pet.cat:  {Pet} didn’t want to lie there at all.][pet.other:  {Pet} was much too busy.] So {child} lay down there {child.himself}, and made {child.himself} as long as {child.he} could[athlete: , almost as long as {athlete}]. No more whoosh!

But now {child.he} couldn’t reach the cups. Not even one.

“It has to be somebody soft,” {child.he} said. “Somebody who’s good at lying down.”

And then {child.he} looked at Bear.

# the-gap
{child} fetched Bear, and sat him down by the door.

“Don’t sit up, Bear,” {child.he} said.

Bear sat … and he sat … and – flump! Right across the gap, from his ears to his toes.

The wind pushed and pushed. But you can’t push anybody over who is lying down already.

One cup, and one cup, and one on the top. And one more. And one more. Up and up it went, until {child.he} had to stand on tiptoe. And it stayed.

“Look, Bear,” {child.he} said. “You did it.”

# flump
When it was bedtime, {child} took the tower down again, and put all the cups inside one another. [adult: {Adult} turned back the covers. ]Bear was allowed to stop lying by the door, and come and lie in bed.

“Sit up, Bear,” said {child}.

Bear sat … and he sat … and – flump. There he lay, on the pillow, all soft in the middle.

And then {child} went flump as well.
