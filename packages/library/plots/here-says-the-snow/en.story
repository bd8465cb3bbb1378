title: Here!
title: Not on My Hat!
title: The Snow Sat Down
guest minder: Mrs Dobbs (she), Mrs Fenn (she)

% “Here!” says the child of the bucket, the snow of somebody soft, the child of a lap, and in the end both. Whoever sits on the step: {@m}.

# the-bucket
It was snowing.[city:  It was snowing all over {city}.][school:  It was snowing {at school}.]

{child} stood out in the snow. {Child.He} had a red bucket[elder & adult: , and a hat that {elder}[elder2:  and {elder2}] had knitted], and {child.he} wanted it full of snow.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was going to help.][sport:  Nobody can {play sport} in snow like that.] On the step sat {@m-first}[music: , humming {music}].

{child} pointed into the bucket.

“Here!” {child.he} said.

# on-the-cap
And down came a snowflake. It was big and white. It floated, and floated, and floated. And it sat down …

… on {child’s} hat.

“Here!” said the snow.

“No,” {child.he} said. “Not on my hat. In the bucket. Here!”

# on-the-knee
And down came another snowflake. It floated, and floated, and floated. And it sat down …

… on {child’s} knee.

“Here!” said the snow.

“No,” {child.he} said. “Not on my knee. In the bucket. Here!”

# on-the-mitten
So {child} pointed properly. {Child.He} pointed with one whole arm, right down to the mitten.

And down came the biggest snowflake of all. It floated, and floated, and floated. And it sat down …

… on {child’s} mitten.

“Here!” said the snow.

“No,” {child.he} said. “The mitten’s only for pointing. You have to go where it points.”

“Where does it point?” said the snow.

“Into the bucket. Look!”

The snow took a good long look, right down to the bottom, where it was dark.

“Is there anybody down there?” said the snow.

“No,” {child.he} said. “There’s plenty of room. That’s why you have to go there.”

“Then I’d rather sit here,” said the snow. “Because you’re here.”

# here-here-here
And down came lots of snowflakes. They floated, and floated, and floated. They sat on one shoulder. They sat on the other shoulder. They sat on the tummy as well.[pet.dog:  They sat all over {pet}[!pet.known:  the dog].][pet.cat:  They would have sat on {pet}[!pet.known:  the cat], but {pet.he} sat indoors, looking out of the window.][pet.other:  They would have sat on {pet}, but {pet} was indoors in the warm.]

“Here! Here! Here!” said the snow.

“No, no, no!” {child.he} said. “Why not in the bucket?”

“The bucket is hard,” said the snow. “You are soft.”

And a tiny, tiny snowflake sat down right on {child’s} nose.

“Here!” it said. Plip! And it was a drop.

# empty
{child} looked up.

But oh! There were no more. Not one snowflake. It had stopped snowing.

{Child.He} looked down into the bucket.

Empty! All empty. Oh dear, oh dear.

“Where are you, snow?” said {child}.

There was no answer. Then {child.he} looked at {child.his} tummy. It was white.

“Here,” said the snow.

# brush-brush
So {child} brushed with a mitten[athlete: , as quick as {athlete}]. {Child.He} brushed {child.his} tummy, brush, brush. Into the bucket!

{Child.He} brushed {child.his} knee, brush, brush. Into the bucket!

{Child.He} brushed one shoulder, brush. {Child.He} brushed the other shoulder, brush. Into the bucket![friend:  {Friend} did {child’s} back, where nobody can reach by themselves. Into the bucket!][pet.dog:  {Pet} didn’t brush. {Pet.He} shook. Into the bucket!]

Last of all came the hat, brush, brush, brush. Flump!

# pat-pat
Now the bucket was full. {child} patted the snow. Pat, pat. Now the bucket was soft.

# on-a-lap
“Where’s [adult / elder: my {child}|{child}]?” said {@m} on the step.

“Here,” said {child}, and climbed on to {@of-m} lap.

The bucket stood beside them. They sat so long that the snow turned blue. It was quiet, so quiet.

# one-more
Then down came one more snowflake. It floated … and floated … and floated. Where would it sit?

{child} knew. {Child.He} shut {child.his} eyes. {Child.He} pointed to {child.his} nose.

“Here,” {child.he} said.

And the snowflake sat down, so lightly, so lightly.

“Here,” said the snow.

# @m-first
{minder}, the babysitter
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

# @of-m
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
