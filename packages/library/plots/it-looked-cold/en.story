title: Hello, Poo!
title: It Looked Cold
title: Where Does It Go?
guest friend: Otto (he), Vera (she)
guest minder: Maureen (she), Glenda (she)

% {minder} is looking after the children and works at the sewage works. Blup comes from below, and the last “Pffff” may take its time.
% Rule: poo can only go down, and it goes as fast as you walk.

# bye-bye
Whenever {child} had done a poo, {child.he} said goodbye to it.

“Bye-bye, poo!” {child.he} said, and flushed. Whoosh, and it was gone.

“Where does it go?” asked {friend}[!friend.known: , {child’s} best friend], who was next.

“Down,” said {child}.

“And then where?”

{child} didn’t know. {Child.He} had never thought about it.

Then it was {friend’s} turn. {Friend.He} took a very long time. Whoosh, and out {friend.he} came.

“Let’s go after it,” {friend.he} said.

# big-boots
In the hall {minder}, who was looking after them[adult:  until {adult} came home], was pulling on a pair of big boots.

“We’re going after our poo,” said {friend}.

“How nice,” said {minder}. “So am I. I work at the sewage [us: plant | works], and that’s where it ends up.”[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] came with the [us: leash | lead] in {pet.his} mouth. {Pet.He} wanted to go after something too.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] stayed at home. {Pet.He} always buried {pet.his}, and that was the end of it.][pet.other: 

{Pet}[!pet.known: , {child’s} pet,] stayed at home. {Pet.He} just went wherever {pet.he} happened to be sitting.]

# the-lid
Outside the front door there was a round lid in the [us: sidewalk | pavement].

“The pipe’s down there,” said {minder}. “[city: It goes all the way under {city}. ]It slopes, because poo can only go down. And it goes about as fast as you can walk. So come along.”

They lay on their tummies and put their mouths to the lid.

“Hello, poo!” shouted {child}.

Blup, it went, down below.

“It answered!” said {friend}.

# lid-to-lid
They walked to the next lid, outside the bakery.[music:  {Minder} sang {music}, in time with her boots.]

“Hello, poo!”

Blup.

[elder: On a bench sat {elder}[elder2:  with {elder2}].

“Who are you shouting to?” said {elder.short}.

“Our poo,” said {child}.

“Then give it my love,” said {elder.short}.[elder2: 

“And mine,” said {elder2.short}.]

]They walked to the lid by [school: {school} | the park].

“Hello, poo!”

Blup, blup.

“That’s two!” said {friend}. “Mine’s caught up.”

# the-hill
But then they came to a hill. The street went straight up.

“Poo can’t go up,” said {child}.

“Quite right,” said {minder}. “That’s why we’ve got the pump.”

At the bottom of the hill stood a tiny house without any windows. That was where the pump lived. It pushed everybody’s poo up the hill, and all day long it went brrrum.

But now it didn’t make a sound.

# no-answer
{child} lay down by the last lid. “Hello, poo!”

Nothing. Not one blup.

“Oh dear,” said {minder}. “The pump’s stuck. Something’s gone down that shouldn’t have.”

“Is our poo lost?” said {child}. {Child.His} voice went wobbly.

“No,” said {minder}, and took {child.his} hand. “It’s only waiting in a [us: line | queue], with the baker’s and mine.”

{Friend} said nothing. {Friend.He} stood on one leg, and hid the other foot behind {friend.him}.

# slurp
{Minder} switched off the pump. Then she opened a hatch and let down a long hook.[pet.dog:  A smell came up, and {pet} had never met anything so lovely.] {child} was given gloves that went right up to {child.his} shoulders.

“Pull!” said {minder}.

{child} pulled the hook. {Friend} pulled {child}. {Minder} pulled {friend}.[sport:  It was harder work than {sport}.][athlete:  Not even {athlete} could have done it alone.] They pulled and they pulled, and slurp, up it came.

It was a sock. It was yellow, with ducks on.

“Goodness me,” said {minder}. “Who put a sock on their poo?”

{child} looked at {friend’s} feet. On one foot {friend.he} had a yellow sock with ducks on. On the other {friend.he} had no sock at all.

“It looked cold,” said {friend}.

# the-button
{Minder} had to sit down on the step. She laughed until her boots jumped.

“Poo doesn’t get cold,” she said, when she could talk again. “But it was a kind thought.”

And it was {friend} who got to press the button.

Brrrum, said the pump. And up the hill went the whole [us: line | queue]: blup, blup, blup, blup, blup!

# the-works
On the other side was the sewage [us: plant | works]. It had pools as big as [us: soccer fields | football pitches].

“There are creatures in the water,” said {minder}, “too small to see. They eat the poo, until the water’s clean again.”

“They eat poo?” said {child}.

“It’s birthday cake to them.”

“And when they’ve eaten it all up?” said {friend}.

“Then they fart,” said {minder}. “And we save it. That’s what the bus runs on.”

# the-bus
They thought she was joking. But when it was time to go home, along came the bus, and {minder} read out what it said on the side: THIS BUS RUNS ON POO.

They sat right at the back, where the floor was warm. {Friend} put {friend.his} bare foot flat on it.

“It isn’t cold now,” {friend.he} said.

{child} bent down. “Hello, poo,” {child.he} whispered.

“Pffff,” said the bus, and took them home.
