title: Is It April?
title: The Bear Who Counted as Nine
title: Third Hole on the Left
guest below: Mrs Moss (she), Mrs Birch (she)
guest above: Mr Moss (he), Mr Birch (he)
guest hiker: Mrs Dodd (she), Mrs Lamb (she)

% Who is behind in the next cabin, with the soup: {adult}, else {hiker} of the walking club. Cuckoos come in April.

# too-full
The bear was too full to walk up the mountain, so he had come to take the cable car.

He stood in the [us: line | queue], in front of {child} and [adult: {adult} | {hiker} from the walking club][city: , all the way from {city}]. He had been eating berries since July, and he was as wide as a shed. It was the very last day before the snow.

“Up, please,” he said to {below}, who worked the cable car. “One bear.”

{Below} looked him over. On the side of the cabin it said 10 PEOPLE.

# counts-as-nine
“You’re nine,” she said.

“I’m seven,” said the bear.

“I mean you count as nine. That leaves room for one, and it has to be somebody who can talk.” She looked along the [us: line | queue]. “What about you?”

“Me?” said {child}[school: , who was mostly asked to talk less {at school}]. “What do I talk about?”

“Anything you like. [sport: If you {play sport}, talk about that. ]But don’t let him go to sleep. He lives at the top, third hole on the left, and sleeps until April. If he drops off in my cabin we’ll never get him out, and we shall be going up and down with a bear in it all winter.”

“I’ll be right behind you,” said [adult: {adult} | {hiker}], “in the next one, with the soup.”[friend:  {Friend}[!friend.known: , {child.his} best friend,] had to go in the next one too, since {friend.he} also counted as one.]

# like-a-garage
The door slid shut. The cabin swung out over the trees, and it hung a good deal lower than usual.

“Are you tired?” asked {child}.

“No,” said the bear, and yawned. It was like looking into a garage. Then {child} yawned because the bear had, and the bear yawned because {child} had.

“Stop that,” said {child}. “Tell me what you’ve eaten.”

“[us: Blueberries | Bilberries],” said the bear. “And raspberries. And …” His chin sank down. “And …”

“And what?” shouted {child}.

“Berries,” said the bear.

# other-leg
“Stand on one leg!” said {child}.

The bear stood on one leg. The whole cabin tipped to one side, and {child} slid along the bench and into his tummy. It was the softest tummy {child} had ever met.

“Other leg!” said {child}, from inside the fur, and slid all the way back.

They sang[music:  {music}]. They played I spy, and it was a tree every time. And now {child} could see the top, and {above} standing ready to open the door.
## or
“Sing!” said {child}, and they sang[music:  {music}]. The bear had only the one note, but it was so deep that the windows buzzed.

“Now let’s count trees,” said {child}.

“One tree,” said the bear. “Two trees. Three …” His eyes closed. “Four …”

“No counting!” shouted {child}. “Jump!”

The bear jumped. The whole cabin jumped, and {child} landed in his tummy. It was the softest tummy {child} had ever met. And now {child} could see the top, and {above} standing ready to open the door.

# one-flake
And then it began to snow.

One tiny flake came in at the window, and landed on the bear’s nose.

“Ah,” said the bear. “Winter.”

And he lay down, and was asleep.

# a-bell
“No!” shouted {child}. “Not here!”

{child.He} pulled at a paw, and {child.he} couldn’t even lift it[athlete: , and not even {athlete} could have]. The cabin bumped in, the door slid open, and {above} rang his bell until the snow fell off the roof. Then [adult: {adult} | {hiker}] came[elder: , with {elder}[elder2:  and {elder2}],] and everybody pushed[pet.dog: , and {pet} barked][pet.cat: , except {pet}, who looked the other way]. They might as well have pushed the mountain.

“That’s that,” said {above}. “You can’t wake a bear in winter.”

{child} sat down with {child.his} back against the fur. It went up and down, as slow as the sea. {child.He} had only had one thing to do, and {child.he} hadn’t done it. You can’t wake a bear in winter. You have to wait until it’s …

# what-wakes
“{Above},” said {child}. “Can you shine your lamp on his face? The yellow one. And [adult: {adult} | {hiker}], have you got any of that soup?”

The lamp shone warm and yellow. {child} held a handful of snow over the bear’s nose until it melted.

Drip. Drip. Drip.

Off came the lid of the soup, and the whole cabin smelt of green things. And {child} put both hands round {child.his} mouth.

# cuckoo
“Cuckoo,” {child.he} called, softly. “Cuckoo.”

One ear turned.

“Cuckoo!”

The bear opened one eye.

“Is it April?” he said.

“It’s lovely out,” said {child}.

# late-this-year
The bear climbed out of the cabin, still mostly asleep, and {child} held him by the fur and went in front, past the first hole and past the second. Snow was coming down all over the mountain, and the bear stopped and looked at it.

“It’s late this year,” he said. “The spring.”

“Very late,” said {child}. “Here you are. Third on the left.”

# five-more
The bear put his head into his hole. It smelt of leaves.

“Then I think,” he said, “that I’ll have five more minutes.”

And in he went, all nine of him. He turned over, and he sighed.

# no-bear
They rode down in the last cabin. It was dark, and there was plenty of room.[pet.other:  They were going home to {pet}.] {child} leaned against [adult: {adult’s} | {hiker’s}] coat. It was a good coat, but it was no bear.

“We’re down,” said [adult: {adult} | {hiker}] after a while. “Time to get up, {child}.”

“Is it April?” said {child}.

“Not quite,” said [adult: {adult} | {hiker}]. “You can have five more minutes.”

So {child} turned over, and sighed, and after that you couldn’t hear anything but the snow.
