title: Are We Up?
title: Stomp, Stomp, BUMP!
title: You Can Wave

% The grown-up in the park (@a): {adult}, else the elder, else whoever reads the story aloud.

# all-on-one-end
{@Party} went to the park, and there were three dinosaurs on the see-saw.

There was a great big dinosaur, and a middle dinosaur, and a little green dinosaur with a curly tail. They were all sitting on the same end, because they liked to sit together.

“Look!” said {child}. “Dinosaurs!”

[!short: “So there are,” said {@a}. “Three of them.”

]“We want to go up,” said the big dinosaur. “Are we up?”

{child} looked. They were right down on the ground.

“No!” {child.he} said.

“Oh,” said the dinosaurs.

The other end of the see-saw was high in the air, and nobody was on it.

“You want somebody over there,” {child.he} said.

[!short: “Ah!” said the dinosaurs. “We can do that!”]

# stomp
So they got off. Stomp, stomp, stomp, they went, all the way [us: around|round] to the other end[pet.dog: , and {pet} went with them]. And they all sat down. BUMP!

“Are we up?” said the dinosaurs.

“No!” said [friend: {friend} | {child}].

[!short: “Let’s try the first end again,” said the dinosaurs. “Quickly!”

Stomp, stomp, stomp, they ran, all the way back[pet.dog: , and {pet} ran in front]. And they all sat down. BUMP! {@Hat} jumped off[pet.dog: , and {pet} fetched [elder2: them | it]].

“Are we up?” said the dinosaurs.

“No!” said {child}[friend:  and {friend}].]

The dinosaurs looked at the ground. It was still very near.

# plip-plop
[sport: “We can {play sport},” said the middle dinosaur.[!short:  “But we can’t go up.”]

]“[short & sport: But we|We] never, ever go up,” said the little dinosaur, and he began to cry. Plip, plop.

{child} went and held his claw. It was small and scaly, like a [us: pine cone|fir cone], and rather nice.

“Not all on one end,” {child.he} said. “Big one here. Middle one there.”

# you-can-wave
The big dinosaur looked at the other end. It was a long way off.

“But we’ll miss each other,” she said.

“You can wave,” said {child}.

So the big dinosaur sat on this end. Stomp, stomp, stomp, went the middle dinosaur, all by himself, and he sat on that end. And {child} and the little dinosaur [friend: and {friend} ]sat in the middle, and {@a} held on to {@them}.

“Now push!” {child} shouted.

# yes
The big dinosaur pushed with her big, big feet. And up she went. Up past the bushes! [!short: Up past the slide! ][athlete: Higher than {athlete}! ][city: She could see all over {city}[school: , right to {school}]! | [school: She could see all the way to {school}!]]

“Are we up?” said the dinosaurs.

“YES!” said {child}.

And the big dinosaur waved at the middle dinosaur, all the way down there. “I can see you!” she called. Then down she came, and up went the middle dinosaur, and he waved back.

“I can see you too!” he called.

[!short: And {child} [friend: and {friend} ]and the little dinosaur went a bit up and a bit down, because they were in the middle.

“We’re nearly up all the time,” said the little dinosaur.]

Up … and down. Up … and down. [music: The dinosaurs hummed {@song}[!short: , rather low]. ][pet.dog & !short: {Pet} barked at whoever was down. ]They went up and down until it was time [us: to go home|for tea].

# shoulders
“Thank you, {child}[friend: . Thank you, {friend}],” said the dinosaurs. And home they went behind the trees, all three together. Stomp. Stomp. Stomp. {child} waved until there was nothing left to wave at.

[!short: {@A} lifted {child} up. Up past the bushes, and nearly past the slide.

“Am I up?” said {child}.

“Yes,” said {@a}.]

# the-tummy
And that night[short: | , after a bath,] {child} lay in bed with [child.name: {@tummy} for a pillow | {child.his} head on {@tummy}]. When {@b} breathed in, {child’s} head went up. And when {@b} breathed out, it went down again.[pet.cat:  {Pet} lay on {child’s} tummy, and went up and down as well.][pet.dog:  {Pet} lay across {child.his} feet, and went up and down as well.][pet.other:  Over in the corner {pet} was going up and down as well, very small and very fast.]

“Am I up?” whispered {child}.

“Yes,” whispered {@b}.

And down.

And up.

And down.

# @party
{child} [friend: and {friend} ]and a grown-up
## if adult
{child} [friend: and {friend} ]and {adult}[elder:  and {elder}]
## if adult & elder2
{child} [friend: and {friend} ]and {adult}, and {elder} and {elder2},
## if elder & !adult
{child} [friend: and {friend} ]and {elder}[elder2:  and {elder2}]

# @song
{music}

# @them
them both
## if friend
all three of them

# @hat
Somebody’s hat
## if adult & !elder
{adult’s} hat
## if elder
{elder.short’s} hat[elder2:  and {elder2.short’s} hat both]

# @tummy
a big warm tummy
## if adult
{adult’s} big warm tummy
## if elder & !adult
{elder.short’s} big warm tummy

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @b
the tummy
## if adult
{adult}
## if elder & !adult
{elder.short}
