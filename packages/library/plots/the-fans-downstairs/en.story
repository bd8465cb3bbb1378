title: The Fans Downstairs
title: Pitterpat
title: M for Mole
guest oranges: Mrs Tibbs (she), Mrs Farrow (she)

% The moles know everybody by their feet: Thumper, Squelch (the friend, in goal), Clump (the elder, at the side), Snuffle or Hush (the dog or the cat by the
% corner flag), and {child}, who is Pitterpat. Who has the oranges: {@oranges}.

# just-been
Every Saturday, {child} put on {child.his} red [us: cleats | boots] and played {@football} [city: in {city}, ]on the field behind [school: {school}|the church].[pet.dog:  {Pet}[!pet.known:  the dog] lay by the corner flag with one ear in the grass.][pet.cat:  {Pet}[!pet.known:  the cat] came too, and sat by the corner flag staring at the grass.]

{child} was very good at running. {Child.He} ran up the field, and down the field, and round, and back. But the ball always seemed to be in the place where {child} had just been. In all those Saturdays {child.he} had never scored a goal. Not one.[pet.other:  {Child.He} hadn’t told anybody but {pet} how much {child.he} wanted to.]

[friend: “Today you will,” said {friend}[!friend.known: , {child’s} best friend,] every single Saturday.]

“You’re a lovely runner,” said {@oranges}, who stood at the side with [elder2: {elder2} and ]the box of oranges[elder: , in [us: rubber boots | wellingtons] that never could stand still].

“I know,” said {child}. “But nobody cheers for running.”

# the-score
One Saturday, at half-time, {child} sat down [friend: with {friend} ]by the corner flag to eat {child.his} piece of orange. [pet.dog: {Pet} lifted {pet.his} head. ][pet.cat: {Pet} leaned forward. ]Next to {child.him}, the grass went bump. [pet.dog / pet.cat: |It went bump again. ]Then up came a heap of crumbly earth, and out of the heap came a pink nose and two pink hands like little shovels.

It was a mole.

“Excuse me,” said the mole. “What’s the score?”

“Two–two,” said {child}.

“TWO–TWO!” shouted the mole down the hole, and from far below came a tiny “Ooooooh!”

# our-ceiling
“Do you like {@football}?” said [friend: {friend}|{child}].

“Like it!” said the mole. “[sport & !sport.Soccer: More than {sport}! ]We never miss a [us: game | match]. You play on our ceiling, you see. We lie on our backs in the dark, with a big bowl of worms, [music: and hum {music} till it begins, ]and we listen. [elder: There’s Clump, who goes clump, clump at the side. |[pet.dog / pet.cat / friend: |There’s Thumper, who kicks it hard. ]][friend / !elder / !pet.dog & !pet.cat: There’s Squelch, who stands in the goal. ][pet.dog: There’s Snuffle, who lies up here and listens back. ][pet.cat: There’s Hush, who thinks nobody hears. ]And then there’s our favourite.”

[pet.dog: {Pet} wagged {pet.his} tail.][pet.cat: Hush was {pet}, who looked away.]

[elder: “Clump must be {elder.short},” said {child}. “[friend: And Squelch is {friend}. ]But who’s the favourite?”|[friend: “Squelch is me,” said {friend}. “Who’s the favourite?”|“Who’s that?” said {child}.]]

“Pitterpat,” said the mole, and his nose went dreamy. “{@Never} Pitterpat, pitterpat, pitterpat. {@Hanky}[elder:  And Clump clumps for nobody else.]” He leaned closer. “{@Know}”

{child} looked at [elder: {elder.short}, and then at ]{child.his} red [us: cleats | boots].

“I think,” {child.he} said, “{@me}.”

# the-stamp
The mole had to hold on to [pet.dog: {pet’s} paw|the corner flag].

“Would you …” he whispered. “Would you stamp on something for us?”

So {child} did {child.his} very best stamp, right beside the hole. The mole felt it all over with his hands, and said that nobody would ever be allowed to dust that bit of ceiling again.

Then the whistle blew.

# the-kick
How {child} ran! {Child.He} ran up and down and round and back, because now {child.he} knew who was listening[elder: , and {elder.short} went clump, clump, clump]. [friend: Then {friend} kicked the ball out of {friend.his} puddle, squelch, and it|And just before the end, the ball] came bobbling out of the crowd of legs, and it wasn’t in the place where {child} had been. It was in the place where {child} was.

{Child.He} kicked it. It was not a big kick[athlete: , not the kind {athlete} does]. The ball rolled towards the goal, slower and slower, a little bit sideways, and it was going to miss. It was going just past the post …

# left
[pet.dog: “Woof!” said {pet}, straight down the hole.][pet.cat: By the post, {pet} took one step to the side, and stared at the place where {pet.he} had just been.]

Bump, went the grass.

A molehill popped up. The ball bounced off the molehill, turned left, and trickled over the line.

“Sorry!” said a small voice. “[pet.dog: Snuffle said it was missing, and ][pet.cat: Thanks, Hush! ]I couldn’t bear it down there!”

Everybody looked at the referee. The referee looked in her book. She looked under G for goal, and she looked under M for mole.

“It doesn’t say they can’t,” she said. “Goal!”

{@Oranges} threw all the oranges in the air[pet.dog: , and {pet} caught one][elder2: , and {elder2} threw a hat after them][pet.cat: , and {pet} took another step]. And underneath the cheering, {child} felt another cheer, tiny and enormous, coming up through the bottoms of {child.his} [us: cleats | boots].

# first-half
[friend: “I said so!” shouted {friend}, who came squelching all the way from the other goal.]

The referee took out her pencil. “Who scored it?”

{child} thought. {Child.He} had waited such a long time[elder: , and so had {elder.short}]. But fair was fair.

“I did the first half of it,” {child.he} said, “and the mole did the second half.”

So that is what the referee wrote down.

# my-favourite
That night, [adult: {adult} tucked {child} in|{child} was tucked in]. {child} lay with one ear squashed into the pillow, and listened the way the moles do[pet.cat: , and {pet}, on {child.his} feet, stared at the floor][pet.dog: , and so did {pet}, on the rug]. It was dark, and it was quiet, and a long way down {child.he} could hear something.

“[adult: {Adult}, somebody’s|Somebody’s] running,” {child.he} whispered. “[friend: It isn’t {friend}[elder: , and it isn’t {elder.short}]. It goes pitterpat|[elder: It isn’t {elder.short}. It goes pitterpat|Pitterpat]], pitterpat.”

“That’s your own heart,” [adult: said {adult}|somebody whispered back]. “It never, never stops.”

“Oh, good,” said {child}, and {child.he} closed {child.his} eyes. “{@Favourite}”

# @oranges
{oranges}
## if adult & !elder
{adult}
## if elder
{elder}

# @Oranges
{oranges}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @football
[us: soccer | football]

# @never
up and down, round and back, and never, never a stop.
## if child.she
up and down, round and back, and she never, never stops.
## if child.he
up and down, round and back, and he never, never stops.

# @hanky
when Pitterpat goes over the [us: living room | sitting room], {@grandma} has to have a hanky.
## if child.she
when she goes over the [us: living room | sitting room], {@grandma} has to have a hanky.
## if child.he
when he goes over the [us: living room | sitting room], {@grandma} has to have a hanky.

# @grandma
Grandma
## if elder
my old mother

# @know
you don’t know Pitterpat, do you?
## if child.she
you don’t know her, do you?
## if child.he
you don’t know him, do you?

# @me
it’s me
## if child.she
she’s me
## if child.he
he’s me

# @favourite
Pitterpat is my favourite.
## if child.she
She’s my favourite.
## if child.he
He’s my favourite.

# picture 2
a slow, crooked kick towards the goal
