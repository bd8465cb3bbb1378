title: That’s the Shouting Done
title: Just Bread
title: Locked In at the Museum
guest friend: Iris (she), Milo (he)
guest mummy: the mummy (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: at night everything in a museum is what it says on its sign, as long as nobody objects. Let the “Mm” be just as kind each time, and the mummy bellow and then talk quite fast.
% Whoever is locked in with them (@a) is the grandparent, else {adult}, else {minder}. {@help} is one event: the mummy knows that the stone is a loaf.

# the-favourite
{child} and {friend}[!friend.known: , {child’s} best friend,] had won a night at the museum[city:  in {city}]. They were locked in till seven in the morning, and their sleeping bags lay in the Egyptian room, right beside {mummy} in his glass case. {@First} was locked in with them[elder2: , like {elder2}], and had made supper. It was sardine sandwiches.

{child} couldn’t stand sardines. But two years ago {child.he} had said “Mm”, just to make {@a} happy, and ever since then it had been sardines, on every outing[school:  {at school}][sport:  and before {@game}]. I’ll say something tomorrow, {child} always thought. And now it had been tomorrow for two years.[pet.other:  At home {pet} simply left whatever {pet} didn’t like.][elder & adult:  Even {adult} believed in the sardines.]

“I know what you like,” said {@a}. There was a label on the box, in {@his} very best writing. It said “{child’s} favourite”.

“Mm,” said {child}, and swallowed.[pet.dog: 

Under the window {pet}[!pet.known: , {child’s} dog,] was whining at a grey stone. “Leave it, {pet},” said {child}.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] had come in the bag, and had lain down on a grey stone under the window. “There are cushions, {pet},” said {child}.]

# who-dares
At midnight {@a} was asleep. {child} lay awake, still tasting sardine[music: , and {friend} was humming {@song}, so as not to hear how dark it was]. Then the lid of the glass case went up, and {mummy} sat up with a spear in his hand.

“WHO DARES WAKE THE GREAT WARRIOR?” he bellowed.

“Mm,” said {@a}, and turned over.

“Nobody,” whispered {friend}. “We were just lying here.”

“TREMBLE!”

“We are,” said {child}.

“Good,” said {mummy}, in quite another voice, and scratched his back with the spear. “That’s the shouting done. Have you got any bread?”

# great-warrior
“Why do you shout?” asked {child}.

“I have to. It says so.” {Mummy} rapped on his sign, where it said GREAT WARRIOR. “At night everything in a museum is what it says on its sign, as long as nobody objects. I’m a baker, really.”

“Then why don’t you object?” asked {friend}.

“Nobody had ever written ‘great’ about me. I liked it. I thought, I’ll say something tomorrow.”

{child} knew all about that tomorrow.

# one-thing
“I only want my things back,” said {mummy}. “Thing, I mean. I had one with me. It was my best loaf, and it was for breakfast.”

It lay under the window, round and grey, and its sign said STONE.

“Stone!” said {mummy}. He pulled till his bandages creaked, but it didn’t budge.[athlete:  Not even {athlete} could have moved it.]

“Object!” said {friend}.

“You have to be sure,” said {mummy}. “And every night I’m a warrior, I forget a bit more. First I forgot what my donkey was called. Then I forgot how much salt. And tonight I looked at that, and thought, what a nice stone.”

# mm
“Have one of my sandwiches,” said {child}, for that was all the bread there was. {Child.He} took one too, to keep him company.

It was delicious. {child} took another.

“You hate those,” said {friend}.

“No, I don’t,” said {child}. “They’re my favourite.”

{Friend} shone the [us: flashlight | torch] on the box. And there was the label.

{child} stopped chewing, and felt about inside for the one who couldn’t stand sardines. Far down there was still somebody saying “Ugh”, but fainter with every mouthful. {child} went cold all over.

“That’s how it begins,” said {mummy}. “First you say yes and don’t mean it. Then you mean it. And then there’s nobody left to object.”

# not-tomorrow
{child} shook {@a} by the arm.

“Are you hungry?” mumbled {@a}. “Have a sardine one.”

I don’t like them, {child} tried to say.

“Mm,” said {child.his} mouth.

“I knew it,” said {@a}, and smiled.

It would be so easy to say it tomorrow. But tomorrow there would be nobody left who wanted to. {child} tore the label off the box, and took hold of {child.his} own chin with both hands.

“No!” shouted {child}. “I don’t like them! I never have!”

And {child.his} whole mouth tasted of sardine. It was disgusting, and it was wonderful. “Ugh!” said {child}.

“Never?” said {@a}, and sat up.

{child’s} throat felt tight. “I only wanted to make you happy.”

{@A} looked into the box for a long time. Then {@he} put the lid on. “I can’t stand them either,” {@he} said. “I only eat them to keep you company.”

# what-if-it-is
“Your turn,” said {child} to {mummy}.

“But what if it is a stone?” he said.

{@help}

# i-object
{Mummy} put down his spear, and took such a breath that his bandages popped.

“I OBJECT!” he bellowed. “I’M NO WARRIOR! I’M A BAKER, AND THAT’S MY LOAF!”

The stone went brown, and rose, and cracked on top, and the whole museum smelled of new bread.

“Half a handful of salt,” said {mummy}, with the loaf in his arms. “And she was called Onion.”

# just-bread
He broke it in two, and they all had breakfast in the middle of the night. Then {child} turned the label over, wrote BAKER on the back, and stuck it on his sign.

At seven the door was unlocked. {Mummy} lay in his glass case as usual, with half a loaf under his arm.

“What would you like in your sandwiches from now on?” asked {@a}, out in the sunshine[elder2:  with {elder2}].

Nobody had asked for two years. {child} had a think.

“Just bread,” {child.he} said.

# @help
{Friend} shone the [us: flashlight | torch] all the way round it. “There’s a thumb here,” {friend.he} said. On one side there was a small dent, as when somebody has pressed the dough to see if it’s ready.

{Mummy} put his own thumb in the dent. It fitted.
## if pet.dog
All this time {pet} had been sitting in front of that stone, and by now there was a puddle on the floor.

“{Pet} can’t read,” said {child}. “{Pet.He} can only smell what it is. And {pet.he} never dribbles for stones.”

{Mummy} looked at the puddle for a long time. “No,” he said slowly. “Who would?”
## if pet.cat
{Pet} still lay on that stone, treading it with both front paws, first one and then the other.

“{Pet} can’t read,” said {child}. “And {pet.he} never does that to stones.”

{Mummy} watched the paws. His own hands had begun to move, first one and then the other. “That’s how you knead,” he whispered.
## if pet.other
“{Pet} takes no notice of what it says on the packet,” said {child}. “{Pet} tastes it.”

So {mummy} bent down and licked the stone. He licked it once more, to be on the safe side. “Salt,” he whispered.
## if elder & !friend & !pet
“Let me,” said {elder.short}, and came across the floor in {elder.his} socks. {Elder.He} knocked on the stone with one knuckle, as you do to hear if a loaf is ready, and it sounded hollow. “That’s been in the oven,” said {elder.short}. “And I’d have taken it out just then, too.”

# @song
{music}

# @game
{sport}

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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
