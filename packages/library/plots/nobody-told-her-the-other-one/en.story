title: The Unicorn Who Went Up
title: Nobody Told Her the Other One
guest friend: Maisie (she), Albie (he)
guest pet: Fidget (he), Pickle (she)

% Refrain: “Up?” and clip, clop, clip, clop … UP! Let the child say it; and “down” with the hands, softly, at the end.

# wants-a-ride
There was a unicorn in {@garden}. She was white all over, with a warm nose and a horn like an ice-cream cone, and she was eating the daisies.

{child} wanted a ride. So much that {child.his} knees went bouncy.[sport:  They went like that before {sport}, too.]

“Me first,” said {child}.

“Me in charge,” said {friend}. {Friend} was {child.his} best friend, and today {friend.he} {friend.was} in charge.

{@round}. {Pet.He} never, ever stopped.

# up-the-slide
“Unicorn,” said {friend}, “{child} wants a ride. Hurry up!”

The unicorn lifted her head. “Up?” she said.

Clip, clop, clip, clop … UP!

She went up the steps of the slide and stood at the top, with all four feet very close together.

“Not there!” said {child}.

“You said up,” said the unicorn. She was a unicorn who listened. If you said up, she went up.

She sat on her big white bottom. Wheeeeee. Bump.

“I wanted to be on you,” said {child}.

# eat-up
“She has to finish her daisies first,” said {friend}. “I’m in charge of daisies[school: , {at school} as well]. Eat up, unicorn!”

“Up?” said the unicorn.

Clip, clop, clip, clop … UP!

Now she was up on the garden table. She had one foot in [adult: {adult’s} | the] jam sandwiches.

{@jam}

The unicorn hopped off. Bump.

# cheer-up
{child’s} lip began to wobble. {Child.He} still hadn’t had a ride. {Child.He} felt sad, all down {child.his} front.

{Friend} saw the lip. {Friend.He} put an arm round {child.him}. “Oh, {child},” {friend.he} said. “Cheer up.”

“Up?” said the unicorn.

“No!” said {child}.

Clip, clop, clip, clop … UP! UP! UP!

Up the bench. Up the wall. Up on top of the shed!

# on-the-shed
And there she stood and looked at the grass. It was a long way off.[city:  From up there she could see all of {city}.]

“Oh,” said the unicorn, in a small voice. “Nobody has told me the other one.”

“What other one?” said {friend}. “I’m in charge, and I don’t know it.”

[elder: “Neither do I,” said {elder} from the doorstep[elder2: , and {elder2} said the same].

]The unicorn shut her eyes. All her legs were shaking, and the shed went rattle, rattle, rattle.

# biggest
{Pet} stopped. And {pet.he} had never stopped all day! {Pet.He} sat down under the unicorn, and {@bark}

The unicorn opened one eye and looked at {pet.him}.

“Good {@boy}, {pet},” said {child}. “Now she’s looking!”

# down
And {child} knew the other one. {Child.He} put {child.his} hands high in the air. Then, slowly, slowly, {child.he} brought them to {child.his} knees, and {child.he} sat on the grass.

“Down,” said {child}.

“Down?” said the unicorn.

“You do it too, {friend},” said {child}. “I’m in charge.”

{Friend} sat. “Down,” {friend.he} said.

Clop, clip. Down to the wall.

“Down,” said {child}, softly.

Clop, clip. Down to the bench.

“Lie down,” whispered {child}.

And the unicorn came down on the grass and folded her legs, one, two, three, four. She lay there, as low as a sofa.

# the-ride
{child} didn’t say anything at all. {Child.He} just put one leg over.

{Friend} sat behind {child.him} and held on to {child.his} middle. {Friend.He} opened {friend.his} mouth to say it.

“Shh,” said {child}.

So {friend} clicked {friend.his} tongue instead. Click, click. The unicorn rose as gently as bread, and off they went. They rode all the way round the apple tree, clip, clop, clip, clop[music: , while {child} hummed a little {music}], {@front}

# one-daisy
Then it was nearly [us: suppertime | teatime][adult: , and {adult} was clearing the garden table][elder: [adult:  with {elder} | , and {elder} was waving from the doorstep]]. The unicorn was sleepy. “Down,” said {child}, and down she lay.

{Friend} leaned on her tummy. {Child} leaned on {friend}. {Pet} turned round once, and lay down too, and kept quite still.

And one white daisy hung from the tip of the horn, going gently in and out with the unicorn’s breath.

# @garden
the garden
## if elder
{elder’s} garden

# @round
{Pet}, {friend’s} dog, ran round and round the unicorn’s legs[athlete: , as fast as {athlete}]
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] ran round and round the unicorn’s legs[athlete: , as fast as {athlete}]
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] went round and round the unicorn’s legs with {pet.his} tail in the air[athlete: , as proud as {athlete}]

# @jam
“Woof!” said {pet}, and {pet.he} ate the sandwich off the unicorn’s foot.
## if pet.cat
“Miaow!” said {pet}, and {pet.he} licked all the butter off the unicorn’s foot.

# @bark
{pet.he} barked {pet.his} very biggest bark.

“WOOF!”
## if pet.cat
{pet.he} gave {pet.his} very biggest miaow.

“MIAOW!”

# @boy
dog
## if pet.cat
cat

# @front
with {pet} trotting in front.
## if pet.cat
with {pet} walking in front, tail in the air.
