title: This High
title: Just as High as a Mug
title: Only Just Over the Top
guest mason: Mr Plum (he), Mr Dobbs (he)

% Whoever reads shows with a hand: this high. In plip the hand comes lower. The big toe can say plip because {child} has bare feet.

# a-mug
{child} was a superhero. {child} could fly.

Not high. This high.

Exactly as high as a mug.

# an-ant
One day {child} stood by the swings[city:  {in city}], in bare feet and a red cape, and held out both arms.

“Swoosh!” said {child}. And off {child.he} flew.

Not high. This high.

{child.He} flew over a puddle. {child.He} flew over an ant, and the ant looked up.

“Ooh,” said the ant.

But nobody else saw. “Real superheroes fly over houses,” said the big children[sport: , who were off to {play sport}].

“I fly this high,” said {child}.

## or
One day {child} stood by the swings[city:  {in city}], in bare feet and a red cape, and held out both arms.

“Swoosh!” said {child}. And off {child.he} flew.

Not high. This high.

{child.He} flew over a leaf. {child.He} flew over a [us: ladybug | ladybird], and the [us: ladybug | ladybird] looked up.

“Hello,” said the [us: ladybug | ladybird]. “That’s where I fly, too.”

But nobody else saw. “Real superheroes fly over houses,” said the big children[sport: , who were off to {play sport}].

“I fly this high,” said {child}.

# not-a-toe
That day a man called {mason} had made a new path to the swings[music: , whistling {music} as he did it]. It was grey and wet and as smooth as chocolate pudding.

“Nobody step on it,” said {mason}. “Not even with one toe. It’s cement. By tonight it’ll be as hard as stone.”

[pet.dog: {Pet}[!pet.known:  the dog] looked down at all {pet.his} toes.

][pet.cat: {Pet}[!pet.known:  the cat] tucked all {pet.his} toes in under {pet.him}.

]So everybody stood along the edge and looked[school: , in a long line, just like {at school}].

# a-snail
Then {child} saw something.

Far out, in the middle of all that grey, there was a little snail with a stripy shell. It couldn’t go on, and it couldn’t go back.

“It’s stuck!” {child.he} said.

# too-short
Oh no. {mason} couldn’t walk out there, or he would sink. His stick was too short. [elder: {Elder} held out an umbrella[elder2: , and {elder2} held on to {elder.short}]. The umbrella was too short. ]The big children’s arms were too short. And soon it would all be as hard as stone, with a snail in it.

“What we need,” said {mason}, “is somebody who can fly. But not over houses. Only just over the top.”

Everybody looked at {child}.

# schloop
{child} pulled {child.his} cape straight.[friend:  {Friend}[!friend.known: , {child’s} best friend,] pulled the knot a bit tighter.] {child.He} held out both arms.

“Swoosh!” said {child}. And off {child.he} flew.

Not high. This high.

{child.He} flew over the grey. {child.His} tummy was nearly in it. {child.His} nose was nearly in it. {child.He} flew all the way to the snail, and took hold of it with two fingers. Schlop!

The snail was free.

# plip
But a snail is heavy when you’re flying. And now {child} wasn’t flying this high any more.

{Child.He} {child.was} flying … this high.

“You’re sinking!” shouted {mason}.

{child} pulled in {child.his} tummy. {child.He} pulled up {child.his} knees. {child.He} held the snail as high as {child.he} could. It was a long way to the edge.

“Swoosh,” {child.he} said. “Swoosh, swoosh, swoosh!”

Now there was only this much air left under {child.him}. As thick as a slice of toast.

“Swoosh!”

Plip, said {child.his} big toe.

# bravo
And {child.he} {child.was} across!

“Hooray!” shouted {mason}.

{child} landed in the grass, on {child.his} tummy.

“We can’t fly as high as that,” said the big children.

[athlete: “Nor can {athlete},” said {mason}.

]The snail put out its horns, first one and then the other, and {child} sat it under a leaf, where it was wet and green.

# for-ever
Then it was evening, and the path was as hard as stone. You could walk on it now, with all the toes you had.

But right at the edge there was a little round mark from a big toe, and it would never go away.

“{child} flew here,” said {mason}.

{child} put {child.his} toe in the mark. It [us: fit | fitted] exactly.

Then {child.he} flew home[adult:  to {adult}][pet.other & adult:  and {pet}][pet.other & !adult:  to {pet}].

Not high. This high.
