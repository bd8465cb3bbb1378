title: One Thing Too Many
title: Woof, in Dog
title: The Mystery on the Step
guest pet: Digby (he), Hettie (she)
guest puppy: Button (he), Crumb (he)
guest berg: Mr Berg (he), Mr Peel (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Let it be heard: patter, scrape, bonk. The grown-up (@a) is the grandparent, else {adult}, else {minder}.
% The dog’s question is always the same: put it down, two steps back, bottom in the air.

# nothing-happened
{child} was a detective, and {pet}[!pet.known:  the dog] was {child.his} police dog. But nothing ever happened[city:  {in city}].

{Pet} put the ball down at {child’s} feet, took two steps back and stuck {pet.his} bottom in the air. That meant: Do you want to play?

“Not now,” said {child}. “I’m working.”

# the-boot
And then it happened. On the doorstep lay a boot. It was green, and it was wet.

“Is there something missing?” called {@first}.

“No,” said {child}. “There’s one thing too many.”

It was a mystery.[friend:  {Friend}[!friend.known: , {child’s} best friend,] wanted to solve it too, and was given the magnifying glass.]

{Pet} sniffed the boot. Then {pet.he} wagged {pet.his} tail.

# the-brush
[school: When {child} set off for {school} the next morning, | The next morning] there was a [us: dish brush | washing-up brush] on the step. That was wet too, and somebody with tiny, tiny teeth had bitten the handle. {Pet} sniffed it. And {pet} wagged.

“{Pet} knows who it is,” said {child}. “Who is it, {pet}?”

“Woof,” said {pet}. That was probably right. But it was in Dog.

# the-ducks
The next morning there was a pair of underpants on the step. {child} held them up. They had ducks on.

Then along came {berg} from next door, hopping on one leg.

“That’s my boot!” he shouted. “And my brush! And my … ahem.” He put the last thing in his pocket. “Your dog’s the thief. {Pet.He} ought to be tied up!”

Oh no! {Pet} stopped wagging.

“It wasn’t {pet},” said {child}. “I’m going to prove it.”

# too-fat
{child} walked along the hedge. It had only one hole. That was low down, and somebody had dragged a boot through the mud.

“{Pet},” said {child}. “Go through!”

{Pet} put {pet.his} head in. Then {pet.he} got stuck. On one side of the hedge there was a bottom, and on the other side there was a very surprised dog. {child} pulled the bottom, and {berg} pushed the dog. Pop!

“Not guilty,” said {child}. “{Pet}’s too fat. The thief is little.”

# all-night
“There’s nobody little here,” said {berg}.

“There’s {puppy}.”

“{Puppy}’s only a puppy!” said {berg}. “He sleeps all night.”

“How do you know?”

“I’d have noticed,” said {berg}, “if I hadn’t been asleep.”

“What does he do all day?”

“Sleeps. Look.”

In the middle of the lawn lay {puppy}, with all four paws in the air, snoring.

“Why is he so tired,” said {child}, “if he sleeps all night?”

{Berg} didn’t know.

# listen
That evening they all sat on the step under a blanket and listened.[elder2:  {Elder2} had a blanket to {elder2.himself}.][friend:  {Friend} looked at the dark through the magnifying glass. It only got bigger.] At first there was nothing to hear[music: , because {child} had stopped humming {@song}].

Patter, patter, patter. That was little feet.

Scrape, scrape, scrape. That was something long.

Bonk!

That was the hedge.

Bonk! Bonk! But nobody came.

# flat
{child} crept up with the [us: flashlight | torch]. On the other side of the hole stood {puppy}. He had a whole broom in his mouth, sideways. He backed away and ran. Bonk!

“{Puppy}!” said {berg}. “Are you the thief?”

{Puppy} dropped the broom and made himself as flat as a rug.

“He’s not a thief,” said {child}. “A thief takes things home. {Puppy} brings them here.”

“But why?”

# the-ball
{child} didn’t know, and detectives are supposed to. It made {child.his} tummy hurt.

Then {pet} walked up to the hole. {Pet.He} put the ball down in front of {puppy}, took two steps back and stuck {pet.his} bottom in the air.

And then {child} knew.

“{Puppy}’s been asking {pet} to play!” {child.he} shouted. “He asked with the boot, and he asked with the brush. And all we did was take them in!”

“He asked with my underpants,” said {berg}.

“Then he really meant it,” said {child}.

# like-a-cork
{Puppy} lifted one ear. Then he came through the hole like a cork out of a bottle, and off they went, the little one and the bigger one, round and round the [us: yard | garden].[sport:  It looked like {sport} without any rules.][athlete:  Not even {athlete} could have caught them.] {Puppy} wasn’t tired at all.

The mystery was solved. {Berg} picked up his broom and went home on two legs.

# just-right
Then it was dark and quiet, and there was something on the step again. It was small, and it was snoring. {Pet} sniffed it, and lay down next to it. {child} yawned, and lay down next to {pet}, and {@a} spread the blanket over all three.

“Is it one thing too many?” whispered {@a}.

“No,” mumbled {child}. “It’s just right.”

# @song
{music}

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
