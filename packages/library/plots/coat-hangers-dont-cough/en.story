title: Coat Hangers Don’t Cough
title: Have You Brushed Your Teeth?
guest friend: Martha (she), Wilf (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest neighbour: Tuft (he), Tassel (he)

% Whoever shouts about the teeth is {adult}, else the grandparent, else {minder}. Everybody may join in the big yes; the last one belongs to the wardrobe alone.

# it-coughed
{child} was afraid of the [us: closet | wardrobe]. Every night there was a noise in there. Creak, it went. Creak, creak.[pet:  {Pet} always hid.]

“It’s only coat hangers,” said {friend}[!friend.known: , {child’s} best friend,] from the spare bed. {Friend} was sleeping over all weekend, and wasn’t afraid of anything.

Creak, it went. And then it coughed.

“Coat hangers don’t cough,” said {child}.

{Friend} couldn’t argue with that. {Friend.He} took the [us: flashlight | torch], and {child} took a tight hold of {friend’s} pyjamas[athlete: , the ones with {athlete} on them]. Then they crawled into the [us: closet | wardrobe], past the winter coats[school: , past a [us: bag of gym clothes | PE bag] from {school}][sport: , past everything for {sport}] and past the Christmas tree stand. In the wall at the very back there was a door. It was small and brown, and {child} had never seen it before.

# under-the-covers
{Friend} opened it. On the other side it was full of furry [us: vests | waistcoats], because there was a [us: closet | wardrobe] there too. They crawled on, and came out in a room with moss on the floor. There was a bed, and something was lying under the covers, shaking so much that the whole bed went creak, creak, creak.

“Don’t eat me,” it said, under the covers.

“We don’t eat things like you,” said {child}.

Out came a tuft of hair, two big ears and a nose. It was a little troll.

“Good,” said the troll. “I’m {neighbour}. Be careful, because there’s a monster living in my [us: closet | wardrobe].”

“That’s funny,” said {child}. “There’s one in mine too.”

# by-heart
“Mine roars,” said {neighbour}. “Every night. I know it by heart.” He stood up in bed, made himself as horrible as he could, and roared, “HAAAVE YOU BRUUUSHED YOUR TEEEETH!”

{child} and {friend} looked at each other.

“That’s not a monster,” said {child}. “That’s {@first}.”

“Does {@he} eat people?” said {neighbour}.

“Mostly toast,” said {friend}.

# against-the-door
Just then they heard it from inside the [us: closet | wardrobe], for real:

“HAVE YOU BRUSHED YOUR TEETH?”

{neighbour} screamed. He jumped out of bed, rushed in among the [us: vests | waistcoats] and pulled the little door shut. Then he sat down with his whole back against it. {Friend} pulled at him, but it was no good, because trolls are as heavy as stones, even the small ones.

“Move over!” said {friend}. “We have to get home!”

“Never,” said {neighbour}. “It’ll get in.”

Thump, thump, thump, it went on the other side of the wall. That was {@a} coming up the stairs.

“HELLO? HAVE YOU BRUSHED YOUR TEETH?”

{neighbour} clapped his hands over his ears. {Friend} pulled with all {friend.his} might, and then {friend.his} chin began to wobble.

“I want to go home,” said {friend}, who wasn’t afraid of anything.

# have-you-ever-answered
{child} looked at {neighbour}. {Child.He} knew all about that, about covering your ears[music:  and humming {music}] and hoping it will go away. {child} did it every single night.

{Child.He} sat down on the floor next to {neighbour} and took his furry hand.

“Have you ever answered?” asked {child}.

“Answered?” said {neighbour}. “The monster?”

“Yes. {friend}, what do you do when they shout at your house?”

“I shout yes,” sniffed {friend}. “Then they stop.”

# so-it-goes-through-the-wall
“Then that’s what we’ll do,” said {child}. “All three of us. I’ve got you.”

“Yes,” squeaked {neighbour}.

“Louder,” said {child}, and squeezed his hand.

“Yes,” said {neighbour}.

“So it goes through the wall. One, two, three!”

“YEEES!” shouted {child} and {friend} and {neighbour}, and every [us: vest | waistcoat] fell off its hanger[city: , and half of {city} heard it].

The thumping stopped.

“Good,” said {@a}. “Well done.”

# it-said-well-done
{neighbour} let go of his ear. His whole face went wide with surprise.

“It said well done,” he said. “To me.”

“But you have to really do it,” said {friend}, who had stopped sniffing. “Have you brushed your teeth?”

“Oh, yes,” said {neighbour}, and opened wide. “It’s ever so clean.”

There was one single tooth in there, and it shone.

Then he moved over, as easily as anything, and opened the door for them. {child} and {friend} crawled home past the Christmas tree stand and the winter coats, and were only just out on the rug when {@a} came in.

“What are you doing in the [us: closet | wardrobe]?” said {@a}.

“Talking to the neighbour,” said {child}.

“Oh, the neighbour,” said {@a}, and tucked them in.[elder & adult & !elder2:  {Elder} came to say good night to them. Then {elder.he} said good night to the neighbour.][elder2 & adult:  {Elder} and {elder2} came to say good night to them. Then they said good night to the neighbour.][elder2 & !adult:  {Elder2} came to say good night to them. Then {elder2.he} said good night to the neighbour.] {Friend} held {child’s} hand between the beds until they fell asleep.

# yes
The next night {child} lay in bed and listened. Creak, it went in the [us: closet | wardrobe]. Creak, creak. {child} stayed right there and smiled.[pet:  {Pet} didn’t hide that night.]

“Have you brushed your teeth?” called {@a} from the kitchen.

“Yes,” said {friend}.

“Yes,” said {child}.

“Yes,” said the [us: closet | wardrobe].

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# picture 1
They are looking for whatever coughed.

# picture 2
The little door won’t open.

# picture 3
All three of them are going to answer.
