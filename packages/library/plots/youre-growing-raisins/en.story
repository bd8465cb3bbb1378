title: You’re Growing Raisins
title: Well I Never
title: Something in Your Ear
guest elder: Auntie Josie (she), Auntie Hattie (she)
guest gone: Alf (he), Stan (he)

% {gone} is the one who has died: an old neighbour, nobody of the family’s own. {elder} is a grandparent where one is ticked, else an aunt.
% “Hold still. There’s something in your ear” and “Well I never” are said the same each time, as {gone} said them.

# strong-glue
Old {gone} next door had died. {Elder} and {child} sat down on the stairs, close together.

“He was very, very old,” said {elder.short}, “and his body stopped working.”

“We can mend it,” said {child}. “With glue.”

“No,” said {elder.short}. “Not even with the strong glue.”

They both cried, and then [adult: {adult} made them|they had] toast.

# an-ear-out
In the morning, {child} stood at {gone’s} gate with one ear sticking out. Every morning[school: , before {school},] {gone} came down his path, very slowly[music: , humming {music}].[sport:  He knew all about {sport}.][athlete:  He thought {athlete} was the best of all.] “Hold still,” he said. “There’s something in your ear.” And out of {child’s} ear he took a raisin!

“Well I never,” said {gone}. “You’re growing raisins.”

[friend: Once he got two out of {friend}[!friend.known: , {child’s} best friend].

]{child} waited. Nobody came.[pet.dog:  {Pet}[!pet.known:  the dog] waited, too, because {gone} always scratched {pet.him} on the back.][pet.cat:  {Pet}[!pet.known:  the cat] sat on the gatepost, where {gone} always let {pet.him} sit.][pet.other:  Indoors, {pet} had been told as well.]

# full-by-now
“What are you doing?” asked {elder.short}, coming out with [elder2: two cups of tea, one for {elder2}|a cup of tea].

“Waiting for my raisin,” said {child}.

{Elder.short} sat down on the bench[elder2:  next to {elder2.short}]. “{gone} can’t come,” {elder.he} said. “Not today, and not tomorrow. He’s dead.”

“I know,” said {child}. “But my ears aren’t dead. They must be full by now. You get them out.”

# only-soap
{Elder.short} looked in one ear, and then in the other.

“Only a bit of soap,” {elder.he} said.

{child} hopped, with {child.his} head on one side. Nothing came out.

“They’ve stopped,” {child.he} said, and {child.his} chin wobbled. “My ears have stopped working.”

# in-his-hand
“There’s nothing wrong with your ears,” said {elder.short}. “Look.”

{Elder.He} had a box of raisins in {elder.his} pocket. {Elder.He} put one between two fingers, where it didn’t show. {Elder.He} put the hand behind {child’s} ear, and out came the raisin.

“It was in your hand!” {child.he} said.

“And before that,” said {elder.short}, “it was in {gone’s}.”

“Every time?”

“Every time. {gone} got up and put a raisin between his fingers for you. And all the way down the path he never dropped it. Not even in the rain[city: , and it does rain in {city}].”

{Child.He} looked at the path. It was a long one.

# hold-still
“Show me how,” {child.he} said.

So {elder.short} put a raisin between {child’s} fingers.

“Hold still,” said {child}. “There’s something in your ear.”

Plop! The raisin fell in {@tea} tea.

“Hold still,” {child.he} said. “There’s something in your ear.”

Whoops! The raisin fell down {elder.short’s} neck, and {elder.he} had to dance until it came out at the bottom.

“Hold still,” said {child}. {Child.He} squeezed {child.his} fingers tight, tight, tight. “There’s something in your ear.”

And out of {elder.short’s} ear {child.he} took a raisin! It was only a bit squashed.

“Well I never,” said {child}. “You’re growing raisins.”

It sounded just like {gone}.

# have-a-raisin
{Elder.short} laughed, and then {elder.he} {elder.was} crying, too. “I do miss him,” {elder.he} said.

“Me, too,” said {child}, leaning on {elder.him}. “Have a raisin.”

They sat on the bench and ate raisins. {child} put one on {gone’s} gate.

“{gone} can’t eat it,” said {elder.short}.

“I know,” said {child}. “It’s for the blackbird.”

[pet.dog: Raisins aren’t for dogs, so {pet} had a scratch on the back instead.]

[friend: In the afternoon {friend} came to play, and there were raisins in both of {friend.his} ears.]

# the-next-morning
The next morning it was {elder.short} who stood at the gate, with one ear sticking out.[music:  Somebody was humming {music}.] And down the path came {child}, very slowly, with {child.his} fingers squeezed tight.

# @tea
{elder.his}
## if elder2
{elder2.short’s}
