title: Mind Your Head
title: The Best Keeper on the Field
guest friend: Caleb (he), Romy (she)
guest pet: Fidget (he), Pickles (she)
guest minder: Josie (she), Hattie (she)

% “Mind your head” is boomed twice, and after the stone it is said another way.

# kept-it
{Friend}, {child’s} best friend, kicked the ball, and it flew over the castle wall, and the castle kept it.

The castle had come to the playing field[school:  {at school}] on Thursday[sport: , straight after {sport}]. Nobody [city: in {city} ]had seen it arrive. It simply stood there behind the goal, with four towers and a drawbridge and a nettle or two, and it talked.

“Oi!” shouted {child}. It was {child.his} ball, and a new one, and {child.he} wanted it back. “Can we have our ball?”

“Never,” boomed the castle. “I’ve been attacked.”

“It was an accident!”

“It came over my wall at great speed. That’s an attack. What comes over the wall is mine. That’s the rule, and I’m a castle, and I’ve only got the one.”

Far off on the bench sat {@a}[adult & elder & elder2: , {elder} and {elder2}][adult & elder & !elder2:  and {elder}][elder2 & !adult:  and {elder2}] with the sandwiches, none the wiser.

# the-lintel
{child} marched up the drawbridge with {@whose} behind {child.him}, and behind {pet} came {friend}. There was a low stone doorway in the gate.

“Mind your head,” said the castle.

“Don’t you threaten me,” said {child}, and walked straight into the stone.

{Child.He} sat down on the drawbridge and saw several castles. The door shut.

“Strictly speaking,” said {friend}, “it did warn you.” {Friend} meant to be a lawyer one day, and had already begun.

# the-porridge
{Friend} wanted to try the law first. {Friend.He} stood in front of the gate, pulled {friend.his} T-shirt straight, and explained that a ball was not an army, that it had no weapons, and that it had been kicked by somebody with a weak left foot, who was sorry.

“Mind your head,” said the castle, and emptied a cauldron of porridge over the wall.

“It’s not even hot,” said {friend}, after a bit. “It’s got [us: raisins | sultanas].”

{Pet} thought that this was the best castle {pet.he} had ever met. {Pet.He} cleaned {friend’s} shoes.

# no-use
“That’s not fair!” {child} yelled.

“I’m for keeping people out,” said the castle. “I do it beautifully. And you come along and say ‘please’. Nobody ever tries.”

“I want to play [us: soccer | football]!”

“Then you’re no use to me.”

“And you’re no use to me!”

{child} was so angry that {child.his} teeth felt tight. “Over is no good,” {child.he} said. “What goes over belongs to it. And we can’t go through.”

{Friend} lifted one porridgy finger. “But did it say anything about under?”

They both looked at {pet}.

# go-on-then
{@Under}

# whos-tickling
“What was that?” said the castle. “Ooh. Hoo! Who’s tickling?”

And it laughed. All four towers shook. Flags fell off, and high up on the nearest tower one big square stone slid slowly out over the edge.

“{child}!” shouted {friend}.

“{Pet} is under there!” cried {child}. “Castle! Stop laughing! Stand still!”

“I c-can’t! I’m being t-tickled in the f-foundations!”

{child} threw {child.himself} flat at the mouth of the hole. It was too narrow for {child.his} shoulders; {child.he} could reach in one arm, and that was all.

“{Pet}, come!” {child.he} shouted down it. “[pet.cat: Puss, puss! Tuna | Heel! Biscuits]!”

# the-stone
{Pet} didn’t come. {child} rolled over and looked up at the towers.

“You’re for keeping things out,” {child.he} said. “So keep that stone out. Keep it off {pet}. Go on. Try.”

The laughing stopped. There was a groan, like a very large person holding in a very large sneeze. The walls clenched. Up on the tower the stone slid another inch, and the battlements closed on it like teeth, and held it.

“Mind your head, little [pet.cat: cat|dog],” said the castle through its battlements, hardly breathing. “Mind your head.”

{child} stared at it. It wasn’t a threat. It had never been a threat at all.

# front-door
{@Out}

“{Pet} came out by the front door,” said {friend} at once. “There isn’t any rule about the front door.”

“I wasn’t going to argue,” said the castle. It sounded quite shaken. “I was jolly good, though, wasn’t I?”

“You were brilliant,” said {child}, with {child.his} face in {pet’s} filthy neck. Then {child.he} looked up. {Child.He} looked at the great wide gate. {Child.He} looked at the ball.

# in-goal
“Castle,” said {child}. “You’re for keeping things out. How would you like to be in goal?”

“What happens in goal?” said the castle.

“We attack you,” said {child}. “As hard as we can. Until [us: suppertime | teatime].”

“Properly?” whispered the castle.

It was the best keeper that they had ever met.[athlete:  Not even {athlete} could have got past it.] It saved with the drawbridge and it saved with the gate. It saved {child’s} best shot with a flagpole[music: , humming {music}]. What came over the wall it threw back, booming, “Mind your head!” so that they had time to duck. When {friend} finally got one in, with the left foot, the castle demanded to see it in writing, and {friend} wrote it down.

# same-time
At [us: suppertime | teatime], when {@aLater}[adult & elder & elder2: , {elder} and {elder2}][adult & elder & !elder2:  and {elder}][elder2 & !adult:  and {elder2}] called, they walked up the drawbridge to say goodnight.

“Same time tomorrow?” said {child}. “I’m going to get ten past you.”

“You won’t get one,” said the castle happily. And then, a little gruffly, “{child}. Mind your head.”

“I will,” said {child}. “You too.”

# a-cushion
The next morning the castle was still there, with the dew on it, and its drawbridge was down. Somebody had taken a red velvet cushion with gold tassels and hung it on the low stone doorway, right in the middle, just where {child} would bump.

# @a
{minder} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @aLater
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
{pet}, {friend’s} dog,
## if pet.dog
{pet} the dog
## if pet.cat
{pet} the cat

# @under
{Pet} had been told not to dig in the flower beds, and not to dig in the long-jump pit, and not to dig in the sofa. No one had ever pointed at the ground and said, “Go on, then, {pet}. As much as you like.” The earth began to fly. In five minutes there was a neat round hole under the castle wall, and far off, inside, a bark.
## if pet.cat
{Pet} had been told not to go behind the fridge, and not to go into the wardrobe, and not to go under the bath. No one had ever pointed at a hole and said, “Go on, then, {pet}. As far as you like.” Under the castle wall there was a neat round drain, just as wide as a set of whiskers. {Pet} poured in, tail last, and far off, inside, there was a meow.

# @out
Slowly the drawbridge came down, and out trotted {pet}, brown to the eyebrows, pushing the ball along nose first.
## if pet.cat
Slowly the drawbridge came down, and out strolled {pet}, brown to the whiskers, patting the ball along with one paw.
