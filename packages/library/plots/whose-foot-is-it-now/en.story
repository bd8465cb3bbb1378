title: Whose Foot Is It Now?
title: Hand, Hand, Foot, Foot
title: It Moves About a Bit
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever looks after the team (@a) is a grandparent where one is ticked, else {adult}, else {minder}. Say “hand, hand, foot, foot” as even as a clock.
% One rule: one of the team can have a bad foot, but not two.

# not-pressing-yet
{child} was sitting on a bench in the sports hall[city:  in {city}], with one foot stuck out. In front of {child.him} knelt {@first}, who was looking after the team today, with a bandage.[elder2:  {elder2} was in charge of the bananas.]

“Which foot was it?” asked {@a}.

“That one,” said {child}.

“Does it hurt when I press?”

“Ow!” said {child}.

“I’m not pressing yet,” said {@a}.

There was nothing wrong with {child’s} foot. {child} was scared[school: , more than before any test {at school}]. Soon the gymnastics competition would begin, and five children were going to do cartwheels down the long blue mat, one after another. {child} was to be the last. And right in the middle of a cartwheel, when both feet should be at the very top, {child} always got frightened and folded up like a deckchair.

# pins-or-hot
There were six in the team, and only five were needed. One of them could have a bad foot.

“What kind of hurt is it?” asked {friend}[!friend.known: , [friend: {child’s} best friend | who was in the team too]]. “Is it pins, or is it hot?”

“Pins,” said {child}, because that sounded worse.

“Oh,” said {friend}. “I’d have thought hot.”

[pet: {@Pet}]

# moves-about
When the bandage was on, {child} tried it out. {Child.He} limped all the way to the door and back[music: , in time to {music} on the loudspeaker].

“Wasn’t it the other one?” asked {@a}.

{child} looked down. The wrong foot was limping.

“It’s moved,” said {child}.

“Moved?”

“It moves about a bit.”

“Does it?” said {@a}. “My back never does that.”

# the-sound
Then the others practised, and {child} sat on the bench and shut {child.his} eyes to listen. You can hear a cartwheel. Hand, hand, foot, foot. {friend’s} always sounded as even as a clock[athlete: , and {friend} said that {athlete} would sound like that too].

Hand, hand, foot …

Foot.

{child} opened {child.his} eyes. That cartwheel was limping.

# said-it-first
{Friend} came and sat down on the bench, carefully. “It’s nothing,” {friend.he} said quickly.

{@Found}

“It’s hot!” said {child}.

“I came down on the edge of the mat,” said {friend}. “Yesterday.”

“Why didn’t you say so?”

“I was going to,” said {friend}. “You said it first.”

One of them could have a bad foot, but not two. There was only one bad foot to be had, and {child} had taken it.

# the-whistle
A whistle blew. It was their turn.

{Friend} stood up, and {friend.his} lips turned white, and {friend.he} had to sit down. Then {friend.he} got up again. “There have to be five,” {friend.he} said. “It’s only one cartwheel.” But {friend.his} eyes were full of tears.

{child’s} tummy turned cold. If {child.he} told them, everybody would know about the fib, and then {child.he} would have to do a cartwheel, in front of them all. If {child.he} kept quiet, {friend} would do it on that foot.

# round-and-round
{child} bent down and began to unwind the bandage.

“What are you doing?” asked {friend}.

“It’s yours,” said {child}. “Mine doesn’t hurt. I’m just scared.”

“I know,” said {friend}. “You said ow too early.”

“Then why didn’t you tell anybody?”

“Because you were so scared,” said {friend}.

{child} wound the bandage round {friend’s} foot, as gently as {child.he} could. Then {@a} came hurrying up.

“Whose foot is it now?” asked {@a}.

“It’s moved,” said {child}.

{@A} looked at the one foot, and then at the other. “So it has,” {@he} said slowly. “And where does it hurt on you?”

“In my tummy,” said {child}. “I get so scared in the middle.”

{@A} laid a hand there. “That’s the kind you can do cartwheels with,” {@he} said.

“And in the middle I’ll help,” said {friend}. “When you’re scared you only do hand, hand, and then you forget the rest. I’ll say it. You just do what you hear.”

# the-middle
Four children had gone, and the mat lay empty. {child} lifted {child.his} arms, and {child.his} knees trembled.

“Hand!” called {friend} from the bench.

{child} put a hand on the mat.

“Hand!”

Down went the other hand, and the whole hall turned upside down. The lamps were on the floor, and people were hanging from their benches like bats. This was the middle. Here {child} always folded up, and now {child.his} whole body wanted to.

“FOOT!” shouted {friend}.

And {child} heard it, and stretched. Over the top went one foot, and down.

“FOOT!” shouted {child}, and there was the other one.

{child} was standing up, with both arms in the air. It was a bit to the left of the mat, but it was all the way round.

[pet: {@Cheer}

]They came third. {Friend} stood on the podium with the rest of the team, on one leg.

# three-good-feet
The foot wasn’t broken, only sprained, and in the evening they took it home. {@A} went in front with all the bags[elder2:  and {elder2} with what was left of the bananas].[sport:  There would be no {sport} for that foot for a while.] {Friend} hopped, with one arm round {child’s} neck.

“Is it pins?” asked {child}.

“Hot,” said {friend}. “How’s yours?”

{child} felt {child.his} tummy. “It’s moved,” {child.he} said.

[elder & adult: The car was a long way off, and in it sat {adult}, waiting. | The car was a long way off.] They had to go slowly, and say it for every step. Foot, foot, foot. But between them they had three good feet, and three was enough.

# @Pet
In the carrier beside them, {pet} had turned {pet.his} back. {Pet} had come for luck, and wanted to go home.
## if pet.dog
Under the bench lay {pet}[!pet.known: , {child’s} dog]. {Pet} wasn’t allowed in, and was keeping as flat as {pet.he} could.
## if pet.cat
In {child’s} gym bag lay {pet}[!pet.known: , {child’s} cat]. {Pet} hadn’t been asked to come, and was looking for somewhere warmer.

# @Found
{child} bent down and felt {friend’s} ankle. It was as thick as a bun.
## if elder & !pet
“It isn’t the ones who limp that you have to look at,” said {elder.short}, with a nod at {friend}. “It’s the ones who walk as if they were treading on eggs.”

{child} felt {friend’s} ankle. It was as thick as a bun.
## if pet.dog
“What is it, {pet}?” whispered {child}. For {pet} crept straight past the bandage without one sniff, and laid {pet.his} nose on {friend’s} ankle, very gently. {child} felt it, too. It was as thick as a bun.
## if pet.cat
“{Pet}, not there,” whispered {child}. But {pet} walked straight across the bandage and lay down on {friend’s} ankle. A cat always knows where it’s warm. {child} felt the ankle, too. It was as thick as a bun.
## if pet.other
“Look, {pet} has turned round,” said {child}. In the carrier {pet} had {pet.his} back to the bandage now, and was looking straight at {friend’s} ankle. {child} felt it. It was as thick as a bun.

# @Cheer
In the carrier {pet} turned right round as well.
## if pet.dog
Under the bench somebody barked who wasn’t there.
## if pet.cat
On the bench {pet} opened one eye, and stayed on the foot.

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
