title: What Does It Say?
title: Size Three
title: The Other Thing
guest friend: Hana (she), Tilly (she)
guest striker: Dexter (he), Marlon (he)
guest ruby: Ruby (she), Zadie (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The words on the ball are shouted. {friend} is the best friend, or the story’s own. With the flannel comes (@a) the grandparent, else {adult}, else {minder}.

# the-other-thing
[sport.Soccer: {child} loved {sport}, and {child.he} | {child}] had the best gloves in [us: the league | the [age<9: under-nines | under-elevens]]. They were green, with grippy palms, and because {child.he} had the gloves, {child.he} {child.was} the goalkeeper. Nobody had asked about the other thing.

The other thing was that {child} was afraid of the ball.

Not when it was rolling about.[sport & !sport.Soccer:  Not at {sport}, either.] But when somebody kicked it hard, and it came at {child.him}, getting bigger, something inside {child} went click. {Child.His} eyes shut, {child.his} face turned sideways, and {child.he} stuck out {child.his} gloves and hoped. Sometimes the ball hit them. “Great save, {child}!” everyone shouted. That was the worst part.

# on-the-wall
After [us: practice | training] [school: {at school} ]on Tuesday, {friend} sat down next to {child.him} on the wall. {Friend} played in defence, and {friend.he} {friend.was} {child’s} best friend.

“You shut your eyes,” {friend.he} said.

{child} went hot all over. “I don’t.”

“You do. You look like someone having their hair rinsed.[athlete:  {athlete} never looks like that.]”

{child} picked at the Velcro on {child.his} glove. “Are you going to tell?”

“No,” said {friend}. “What’s it like in there? With them shut?”

Nobody had ever asked {child.him} that. “It gets massive,” {child.he} said. “When I can’t see it, it’s about as big as a car.”

{Friend} nodded, as if this was useful. “Come round tomorrow. Bring the gloves.”

# potato
The next day {friend.he} {friend.was} waiting in {friend.his} garden with an old [us: soccer ball | football] and [us: marker | felt tip] all over {friend.his} fingers.

“I’ve written words on it,” said {friend}. “You don’t have to save it. Forget saving. You just have to tell me what it says.”

{Friend.He} lobbed it, gently. Click. The ball bounced off {child’s} knee.

“What did it say?”

“Don’t know.”

“Again, then.”

It took nine goes. On the tenth, just before the ball plopped into {child.his} gloves, {child.he} saw something black turning over.

“Po … potato?”

“POTATO!” yelled {friend}, and ran round the [us: clothesline | washing line] with {friend.his} [us: sweater | jumper] over {friend.his} head[music: , singing {music}].

# kevin
After that {friend} threw it harder. Then {friend.he} kicked it. Then {friend.he} kicked it from back by the shed. ARMPIT. [us: PANTS | TROUSERS]. KEVIN.

“Who’s Kevin?”

“I ran out of words.”

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] came along and fetched it from under the hedge, again and again, until KEVIN was all wet.

]You couldn’t read with your eyes shut, that was the thing. And a ball you were reading stayed the size of a ball.

By Friday {child’s} eyes were only clicking one time in four.

“That’s not never,” said {child}.

“No,” said {friend}. “It’s one in four.”

# nothing-to-read
On Saturday they played Castle Road[city: , from the other end of {city}], who had a striker called {striker} with a kick like a slamming door. The match ball was brand new and perfectly white. {child} looked at it, and {child.his} stomach went down like [us: an elevator | a lift]. There was nothing to read.

{striker} scored after six minutes. Click. {child} never saw it.

{ruby} got one back with her shin. Then {striker} scored again, but that one {child} watched the whole way, over {child.his} fingertips and in, and was secretly quite pleased. {ruby} got another with her other shin. [us: Two to two | Two all], and one minute left.

# what-does-it-say
{striker} got the ball. He went round {friend}, and {friend} spun about and shouted the only thing there was time for.

“{child}! WHAT DOES IT SAY?”

It doesn’t say anything, thought {child}.

{striker} kicked it. It came. It grew. {child} felt the click begin, and {child.he} looked for something, anything, to read. The ball turned over in the air. There, by the little hole where the pump goes in, was some tiny grey writing.

“SIZE,” shouted {child}, “THREE!”

And it hit {child.him} on the nose.

# a-five
For a moment there was only sky. The ball had bounced right over the bar, and {child} was lying in the mud. It had happened. The very thing {child.he} had been afraid of had actually happened, and {child.he} waited to find out how bad it was.

It was about a five. All that time, {child.he} had been expecting a hundred.

{friend’s} face appeared, upside down. “Are you dead?”

“No,” said {child}. “It’s only a size three.”

It finished [us: two to two | two all]. Nobody usually gets carried off the [us: field | pitch] for a [us: tie | draw], but they carried {child} as far as the oranges.[elder2:  {Elder2} was holding them.]

# it-was-mud
At bedtime, {@first} came at {child.him} with the [us: washcloth | flannel]. Across {child’s} nose and one cheek there was still a muddy mark, with five neat sides.

[pet.cat: {Pet}[!pet.known: , {child’s} cat,] had smelled it already, and left it where it was.

][pet.other: {Pet} had been told about it already, and had asked no questions.

]“Can it stay till tomorrow?” said {child}.

“It’s mud, {child}.”

“I know. But I saw it coming.”

{@A} looked at the mud, and at {child}. Then {@he} folded up the [us: washcloth | flannel], kissed {child.him} on the clean side and turned out the lamp.

And {child} lay back in the dark and closed {child.his} eyes, because there is a right time for that, and this was it.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
