title: Where the Teeth Go
title: Only for People with Something Missing
title: Say It with a Gap
guest elder: Granny (she), Nana (she)

% Nearly word for word as it was told for one child. A gap says “thauthageth”, all through: {child} has one from the first line, {elder.short} when the teeth are in the pocket.
% Whoever says good night is {adult}, otherwise {elder.short}. The last “Say it again” is said quite softly.

# cheese-sandwich
{child’s} tooth came out in a cheese sandwich, on the very day that {elder} came to stay.[school:  It had been wobbling all week {at school}.]

“Where doeth the tooth fairy take them?” said {child}. “All the teeth. Where do they go?”

“Nobody knows,” said {elder.short}. “I’ve been wondering for sixty years.”

“Then let’th find out,” said {child}.

# hop
So they tied one end of {elder.short’s} red wool round the tooth and put the tooth under the pillow. {Elder.short} sat in the chair with the ball of wool in {elder.his} lap. They waited. They very nearly slept.

And then the ball of wool went hop.

It hopped off {elder.short’s} lap. It hopped across the carpet. And the red wool went running out and out, under the door and away down the stairs.

“Slippers!” said {elder.short}. “And my teeth. I’m not going visiting without my teeth.” {Elder.He} fished them out of their glass and popped them in, and off they went.

# the-wool
[pet.cat: {Pet}[!pet.known: , {child’s} cat,] came too. Nobody had to ask {pet.him} twice to follow a piece of wool.

][pet.other: {Pet} was awake as well, and watched them go by.

][elder2: The wool had gone twice round {elder2}, who was snoring on the sofa. So they unwound {elder2}, and went on.

]They followed the wool down the stairs and down the dark garden. Behind the shed, under the hedge, it stopped at a door the size of a slice of toast.

# sausages
{child} lay on {child.his} tummy and knocked with one finger.

“Say sausages,” said a small, cross voice.

“Thauthageth,” said {child}.

“That’s one of ours,” said the voice. “And the big one?”

“Sausages,” said {elder.short}, beautifully.

[pet.dog: At that, {pet}[!pet.known:  the dog] came bursting through the hedge, and looked from one of them to the other. {Pet} had distinctly heard sausages.

]“Sorry,” said the voice. “Can’t let you in. This is only for people with something missing.”

{Elder.short} looked at {child}. Then {elder.he} took out {elder.his} teeth and put them in {elder.his} [us: bathrobe | dressing-gown] pocket.

“Thauthageth,” said {elder.short}.

And the door opened.

# shelves
They were much too big to go in. They put their faces to it, cheek against cheek, and looked with one eye each. There were shelves in there[city: , one for every street in {city}]. Shelves on shelves on shelves, right down into the dark, and every shelf was full of teeth, white as milk, each with a tiny label. And up a ladder stood the tooth fairy, with {child’s} tooth under her arm and red wool all round her legs.

“Who did this?” she said. “I’ve been pulled backwards through a hedge![music:  In the middle of {music}!]”

“Thorry,” said {child}. “We wanted to know where you take them.”

“Well, here.”

“But what for?”

# the-little-voice
The fairy stopped being cross. She came down the ladder and held out the tooth. “Put it to your ear,” she said.

{child} listened. And in the tooth, very small, like the sea in a shell, somebody shouted, “[adult: {Adult}! {Adult}! Look! | Look! Look! Look! ]It came out in my thandwich!”

“That’th me!” said {child}.

“That’s you when you were {age},” said the fairy. “There’s a voice in every one of them. The little voice. It doesn’t last, you see. One day it’s gone, and nobody ever notices which day it was. So somebody has to keep them.”

# toffee
Nobody said anything for a bit.

“Have you got one of mine?” said {elder.short}. “It wath a long time ago. It came out in a toffee.”

“Toffee, toffee, toffee,” said the fairy, running along the shelves[athlete:  like {athlete}]. “Cake. Apple.[sport:  A bump at {sport}.] Brother’s elbow. Ah! Toffee.”

{Elder.short} put it to {elder.his} ear, and {child} squeezed in close.

“[us: Mom! Mom! | Mum! Mum!] Look! It came out in my toffee!”

It sounded just exactly like {child}. And behind it, further off, somebody was laughing and laughing.

“Who’th that laughing?” whispered {child}.

{Elder.short} listened for a long time.

“That,” said {elder.short}, “ith my [us: mom | mum].”

{Elder.He} listened to it once more. Then {elder.he} gave it back with both hands, and the fairy put it on its shelf, and put {child’s} tooth right next to it.[friend: 

On the shelf below there was one that belonged to {friend}. {Friend}[!friend.known: , {child’s} best friend,] had told everybody that it was swallowed.]

# say-it-again
They went in with mud on their knees, and up the stairs.

Under the pillow lay a shiny coin, tied up in a red wool bow. {Elder.short} pulled the covers up.

“Good night, {child},” said {elder.short}. “Say sausages.”

“Thauthageth,” said {child}, with {child.his} eyes shut.

{Elder.short} didn’t go. {Elder.He} sat on the edge of the bed in the dark.

“Say it again,” said {elder.short}.

## if adult
{Adult} was in the kitchen when they came in. {Adult.He} saw two pairs of muddy knees. “Where have you two been?” said {adult}.

“Where the teeth go,” said {child}, and told {adult.him} all of it, the whole way up the stairs.

Under the pillow lay a shiny coin, tied up in a red wool bow. {Adult} pulled the covers up.

“Good night, {child},” said {adult}. “Say sausages.”

“Thauthageth,” said {child}, with {child.his} eyes shut.

{Adult} didn’t go. {Adult.He} sat on the edge of the bed in the dark.

“Say it again,” said {adult}.
