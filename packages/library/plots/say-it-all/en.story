title: The Ghost Who Never Got to the End
title: Say It All
title: Boo …
guest minder: Polly (she), Bridget (she)
guest librarian: Miss Lark (she), Miss Quill (she)

% The ghost says “Boo …”, and everybody runs before the rest of it: “… hoo”. It is "it". At the end the same two sounds are a call and a laugh.
% Whoever has the lap: {@m}.

# behind-the-curtain
Behind the curtain in the library[city:  in {city}] lived a ghost, a small one, no bigger than {child}. And {child} wanted to meet it. {Child.He} sat with {@m-first} in the big armchair[elder & adult: , the one that {elder}[elder2:  and {elder2}] liked best], and {child.he} looked at the curtain.[friend:  {Friend}[!friend.known: , {child.his} best friend,] looked too.]

The curtain moved. Out came something white and wispy, like the steam from a bath.

“Boo …” said the ghost.

“Eek!” said a lady with a basket, and she ran out of the door.

The ghost stood there with its mouth open. Then it went back behind the curtain.

“That won’t do,” said {librarian}, who looked after the books. “That ghost likes frightening people.”

# for-fun
The curtain moved. Out came the ghost.

“Boo …”

“Help!” said a man with a big beard, and he ran out too[athlete: , as fast as {athlete}].

“You see?” said {librarian}. “It does it for fun[sport: , the way other people {play sport}].”

# a-bucket
The curtain moved. Out came the ghost.

“Boo …”

“Not today, thank you!” said a window cleaner, and he climbed down his ladder and ran off with his bucket. Splish, splash, splosh.

“And now who’s going to do the windows?” said {librarian}.

The ghost looked at the wet floor, and at the open door. It had only come to the beginning.

# newspaper
The curtain moved. Out came the ghost, all the way, and its edges trembled.

“Boo …”

And {librarian}, who was not afraid of anything[school: , not even of everybody {at school} at once], jumped behind her desk and pulled a newspaper over her head.

# thinner
Now there was hardly anybody left. The ghost looked round the room. It got thinner and thinner. You could see the bookshelf through it.

Oh no, thought {child}. It’s going to disappear.

But {child} had seen something. The ghost had a drop at the end of its nose. And {child} knew what it is like, when you have only just begun and everybody goes.

# on-the-rug
{Child.He} slid down from the armchair. {Child.He} sat on the rug[friend: , and {friend} sat beside {child.him}].

“I’m not going away,” said {child}. “Say it all.”

The ghost looked at {child.him}. It took a breath.

“Boo …” it said.

{child} stayed.

“Boo …”

{child} still stayed.

“… hoo,” said the ghost.

“Boo-hoo?” said {librarian}, under her newspaper.

“It isn’t frightening people,” said {child}. “It’s crying.”

# all-of-it
“Boo-hoo!” cried the ghost. “Everybody runs away! Boo-hoo-hoo!”

“Yes,” said {child}. “That is sad.” {Child.He} opened {child.his} arms, and the ghost came and sat in them. It weighed nothing at all[pet.dog: , much less than {pet}[!pet.known:  the dog]][pet.cat: , much less than {pet}[!pet.known:  the cat]][pet.other: , less even than {pet}]. It was cool and damp, like grass in the morning. “Boo-hoo,” said {child}. “All of it.”

So the ghost cried all of it. “Boo-hoo-hoo. Hoo-hoo. Hoo …”

It got smaller, and it got slower.

“… hoo.”

And that was the end.

# thats-better
“Oh,” said the ghost. “That’s better.”

{librarian} came out with her hair on end and said that she was sorry. She held back the curtain, and the ghost lay down in the fold of it, nice and thick and white again.

# hoo-hoo
{child} climbed back up on to {@m}’s lap[music: , and {@m} hummed a bit of {music}].

“Boo,” {child.he} called, very softly.

And from behind the curtain, very softly, somebody laughed. “Hoo, hoo.”

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
