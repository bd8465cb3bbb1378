title: One, Two
title: Somebody to Hold On
title: That Sort of Dragon Too
guest friend: Martha (she), Rafi (he)
guest elder: Winifred (she), Cuthbert (he)
guest minder: Jodie (she), Carys (she)

% In Swedish one word is both kite and dragon; here the kite is made like a dragon. Whose attic: @there.

# the-attic
{@there}

{child} and {friend}[!friend.known: , who was {child.his} best friend,] looked at each other. Then they ran up the stairs so fast that {child} lost a slipper.

“Do you think it breathes fire?” whispered {friend}.

“Not in an attic,” said {child}. “The house wouldn’t have a roof.”

{Elder.short} lifted up a dust sheet. There lay the dragon. It was red and flat, with two crossed sticks for bones and a tail of old ribbons.

“Oh,” said {friend}. “That sort of dragon. It’s a kite.”

“It’s the best sort,” said {elder.short}. “It’s made out of somebody’s old nightie. Come on, there’s a wind!”

# never-three
So they went up the hill behind the house[city: , the windiest hill in {city}]. {child} held the string. {Friend} held the dragon.[pet.dog:  {Pet}[!pet.known:  the dog] held a stick.]

“We’ll go on three,” said {child}. “One, two …”

And {friend} ran. That was how it always was with {friend}[school: , {at school} as well]. {Friend.He} never, ever waited for three.

But the dragon flew! Up it went over the birch trees, until it was as small and red as a berry. The string sang in {child’s} hands[music: , almost like {music}].

# excuse-me
“Excuse me,” said somebody down by {child.his} boots.

{child} looked. There sat another dragon. It was green and tubby and about as long as a dachshund, and a wisp of smoke was coming out of one nostril.

“Excuse me,” it said again. “My name’s Soot. How does he do it? Him up there. He isn’t even flapping!”

{Friend} sat straight down in the grass. {Elder.short} looked with one eye first, and then with the other.

“Well, well,” said {elder.short}. “That sort of dragon too.”[pet.dog:  {Pet} put the stick down and sniffed at Soot, and Soot sniffed back.]

# since-tuesday
“Can’t you fly?” asked {child}.

Soot looked at his toes.

“I’ve got wings,” he said. “It’s not that. But my brothers and sisters count to three, and then everybody jumps. And just when they say three I get so frightened that I sit down. Now they’ve all flown across to the other side of the lake. I have to go round. I’ve been walking since Tuesday.”

Nobody said anything for a while. Then {child} said, “He isn’t flapping because he doesn’t need to. He leans on the wind. And I’m the one holding on.”

“I’ve never had anyone to hold on,” said Soot.

# a-bow
So {elder.short} wound the red dragon in, and tied the string round Soot’s plump tummy, not too tight, with a handsome bow.

“If it gets too silly, you just say so,” said {elder.short}, “and we’ll have [elder2: one of {elder2’s} buns|a bun] instead.”

{Friend} picked up Soot, who was as warm as a teapot. {child} took a good firm hold of the string.

“Promise you won’t let go,” said Soot.

“I promise. I won’t let go until you tell me to.”

“And you’ll warn me before you get to three?”

“Of course,” said {friend}.

# one-two
“One,” said {child}.

Soot shut his eyes.

“Two …”

And {friend} ran.

{Friend.He} ran so that {friend.his} jacket stood straight out behind[athlete: , as if {athlete} were after it]. Soot had no time to be frightened. He had no time to sit down. He only had time to say, “But you haven’t said …” and then there was nothing underneath him but air.

“Lean!” shouted {child}.

Soot leaned. The wind caught him like a great big pillow. Up he went over the birch trees, and he was so happy that a little flame popped out, no bigger than the one on a birthday candle.

# all-week
He flew up there for a long time. {child} held on, and the string sang. {Child.He} thought {child.he} could happily stand there all week[sport: , and not {play sport} once].

Then Soot called down.

“{child}! I can see them! On the other side of the lake! You can let go now!”

# let-go
{child} didn’t want to. {Child.His} fingers didn’t want to at all. {Elder} put a hand over them.

“You’re so good at holding on,” said {elder.short}. “That’s what made him brave.”

So {child} opened {child.his} hand. The string went dancing off over the grass, over the birch trees, over the water. Soon Soot was only a dot, and a whole lot of other dots came up beside the dot and flew round it, and round it.

# which-one
After that [adult: {adult} | {minder}, who was looking after {child} that evening,] came to fetch them.

“Well,” said [adult: {adult} | {minder}], “did the dragon fly?”

“Which one?” said {elder.short}.

[adult: {Adult} | {Minder}] laughed, because it sounded like a joke.[pet.cat:  When {child} told {pet}[!pet.known:  the cat] about it at home, {pet.he} stopped washing halfway through a paw, and listened.][pet.other:  At home {pet} was told all of it, from the beginning, and {pet} didn’t argue.]

# at-the-window
But that night, when {child} was nearly asleep[pet.cat: , with {pet} across {child.his} feet], something tapped on the glass. Outside, something green and tubby was hanging in the air, and it wasn’t flapping. It had a string in its mouth, and very carefully it poked the end in where the window was open a crack.[pet.dog:  {Pet} wagged {pet.his} tail, just once. {Pet} knew that smell.][pet.other:  {Pet} was asleep already.]

“I can do it by myself now,” said Soot. “But sometimes it’s nice to have somebody hold on.”

So {child} held on, under the covers, for a little while. One, thought {child}. Two …

And {child.he} slept.

# @there
“I’ve got a dragon in my attic,” said {elder}, who lived in the old yellow house across the road. “Would you like to see it?”
## if elder
“There’s a dragon in the attic,” said {elder}, who was helping out at the old yellow house across the road that week[elder2: , along with {elder2}]. “Would you like to see it?”
