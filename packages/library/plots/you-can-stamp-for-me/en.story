title: You Can Stamp for Me
title: Something Soft to Hold
title: You Leave the Bowl
guest rex: Terence (he), Bernard (he)
guest pet: Crumb (she), Pepper (he)

% {rex} is {the wish}. The child may do the thuds and the claps. Up. And down. is read more slowly each time.
% The cat in the bag is the family’s own, else next door’s. A dog has slept under the blankets; another pet is at home, and {child} holds out a hand.

# a-big-bone
One morning there was a new picture in the hall {@here}. Next to {child’s} [us: hook | peg], which has [athlete: a picture of {athlete} | a car], somebody had put up one of a great big bone. Nobody else had a picture like that.[friend:  On the other side was the one that belonged to {friend}[!friend.known: , {child’s} best friend].]

“There’s somebody new coming today,” said the teacher. “His name is {rex}.”

The floor shook. Thud. Thud. Thud. The door opened, and in came a head as big as a bathtub. Then came the rest.

{rex} was {a wish}[city: , the only one {in city}].

“HELLO!” said {rex}, and all the hats fell off the shelf.[elder & !elder2:  {Elder}, who had come along that day, put them back.][elder2:  {Elder} and {elder2}, who had come along that day, put them back.]

# zip
“Hello,” said {child}. “You can hang your coat here.”

{rex} tried. {@Zip}

“I can’t,” said {rex}, and looked down at the floor.

“I can,” said {child}. Zip! And {child.he} hung the coat up under the bone.[sport:  {Child.He} could {play sport}, too.]

# stamp-for-me
At circle time everybody was going to clap[music:  to {music}]. Clap, clap, clap! {@Hands}

“I can’t,” said {rex}.

“I can,” said {child}. “I’ll clap for you. And you can stamp for me!”

Clap, clap, clap, went {child}.

And {rex} went THUD, and all the children bounced on the rug and laughed.

“Again!” shouted [friend: {friend} | everybody].

# the-bowl
For lunch there was macaroni. {@Fork} He ate up the macaroni and the bowl.

“You leave the bowl,” said {child}.

“Oh,” said {rex}. And he spat it out. It was ever so clean.

# a-good-slide
Outside it got better and better. It turned out that a tail makes a good slide. {child} went down ten times.[friend:  {Friend} went down twelve.] It turned out that {a wish} can fetch the ball from the tree without climbing. And when the ball went over the fence, {rex} only had to lean.

“But you can do lots!” said {child}.

{rex} went green in the cheeks. That’s how they look when they’re pleased.

# something-soft
Then it was rest time. Everybody lay down on a mattress. {rex} needed ten. But he couldn’t lie still. His tail hit the radiators and the shelves. Bang! Boing!

“What is it, {rex}?” whispered {child}.

“I always have something soft,” whispered {rex}. “Something to hold. But I left it at home.”

# just-right
{child} thought. Then something moved in {child.his} [us: backpack | rucksack]. It bulged on one side. It bulged on the other. And out of the top came two ears.

“{Pet}!” said {child}. “Did you come too?”

Miaow, said {@pet}, who had slept there all day.

{Pet} looked at the great big {wish}. {Pet} looked at {@arms}. Then {pet} walked up to them, turned round once and lay down. And do you know what? {@Fitted} a cat.

## if pet.dog
{child} thought. Then something moved in the blankets in the corner. They bulged on one side. They bulged on the other. And out of the top came a nose.

“{Pet}!” said {child}. “Did you come too?”

Woof, said [!pet.known: {pet} the dog | {pet}], who had slept there all day.

{Pet} looked at the great big {wish}. {Pet} looked at {@arms}. Then {pet} walked up to them, turned round once and lay down. And do you know what? {@Fitted} a dog.

## if pet.other
{child} thought. Then {child.he} held out {child.his} hand.

“You can hold this,” {child.he} whispered. “It’s soft. It’s the one I feed {pet} with.”

{rex} looked at the little hand. {child} looked at {@arms}. And do you know what? {@Fitted} a hand.

# i-can-hold
“Oh,” whispered {rex}.

{@Purred}The tail stopped thumping. {rex’s} eyes grew small, and then even smaller.

“I can hold a {@cat},” said {rex}.

“Yes,” said {child}. “You can.”

# up-and-down
{child} pulled a mattress close and lay down against the big, warm tummy.[friend:  {Friend} lay down on the other side.] The tummy went up and down, slowly, like a boat. Up. And down. {@Purr}{rex} breathed.

“Bye-bye,” said {rex} in his sleep. He tried to whisper, and this time only one hat fell down.[elder & !elder2:  {Elder} put it back.][elder2:  {Elder2} put it back.]

Up. And down.

Up. And down.

And {child’s} eyes closed, too.

# @here
at [us: preschool | nursery]
## if other.school & !school
at school
## if school
{at school}

# @Zip
But {a wish} has feet where you have hands. He poked and he poked, and he couldn’t even get hold of the [us: zipper | zip].
## if wish.t-rex
But {a wish} has very short arms. He stretched and he stretched, and he couldn’t even reach the [us: zipper | zip].

# @Hands
But {rex} had no hands.
## if wish.t-rex
But {rex’s} hands didn’t reach each other.

# @Fork
{rex} couldn’t hold the fork, but it didn’t matter.
## if wish.t-rex
{rex} couldn’t reach the fork, but it didn’t matter.

# @arms
the great big front feet
## if wish.t-rex
the tiny little arms

# @Fitted
It was just right. Between the feet there was exactly enough room for
## if wish.t-rex
They were just right. The arms were exactly long enough to hold

# @cat
cat
## if pet.dog
dog
## if pet.other
hand

# @pet
next door’s cat {pet}
## if pet.cat
[!pet.known: {pet} the cat | {pet}]

# @Purred
{Pet} began to purr. 
## if pet.dog
{Pet} gave a deep sigh. 
## if pet.other
He held on. 

# @Purr
{Pet} purred. 
## if pet.dog
{Pet} snored. 
## if pet.other
{child} left {child.his} hand where it was. 
