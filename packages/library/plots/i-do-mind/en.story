title: I Do Mind
title: Never Mind
title: Go, Go, Go
guest friend: Arlo (he), Nell (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever keeps goal on the lawn is {adult}, else the grandparent, else {minder}. {Friend} talks like the radio: give it everything.

# under-the-table
{child} was {age}, and was lying under the kitchen table with [us: soccer cleats | football boots] on. That was where {child.he} meant to stay. In Sunday’s [us: game | match] {child.he} had scored a goal, as hard as a rock and high up in the corner, but it was the wrong goal. The ball had whistled straight past {friend}, [!friend.known: {child.his} best friend, ]who was standing there in enormous gloves, keeping goal for {child’s} own team. And afterwards everybody had said the same thing:

“Never mind, {child}.”

People only say that when there is something to mind. {@A} had said it four times before they were even out of the [us: parking lot | car park].[pet.other:  When {child} got home, {child.he} hadn’t even wanted to say hello to {pet}.]

# like-the-radio
Now {friend} came into the kitchen with the ball under one arm. {Friend} talked the way they talk on the radio. {Friend.He} always did[school: , even {at school}], whatever was going on.

“And there’s {child}, under the table! An unusual position on the [us: field | pitch], but {child.he} seems happy there!”

{child} threw a slipper at {friend}.

“In comes the slipper, a beautiful curve, [athlete: worthy of {athlete}, ]and it’s hit the knee!”

“Stop it,” said {child}. “No more radio. Not ever.”

{Friend} closed {friend.his} mouth. You could see that it hurt.

# like-a-meatball
“Come on, let’s go out on the lawn,” said {@a}. “I’ll go in goal. I’ve got oven [us: mitts | gloves].”

So {@a} stood in front of the [us: clothesline | washing line] with an oven [us: mitt | glove] on each hand, and {friend} put the ball down on the grass.[pet.dog:  {Pet}[!pet.known:  the dog] was lying in the flower bed, where it was cool, and meant to stay there.][pet.cat:  {Pet}[!pet.known:  the cat] was lying in the flower bed, where it was cool, and meant to stay there.][elder & adult & !elder2:  {Elder}, who had hung out the [us: laundry | washing], was sitting on the step.][elder2 & adult:  {Elder} and {elder2}, who had hung out the [us: laundry | washing], were sitting on the step.][elder2 & !adult:  {Elder2}, who had hung out the [us: laundry | washing], was sitting on the step.]

{child} wanted to shoot. {Child.He} took a run at it, but right in front of the ball {child.his} foot stopped dead, and the ball rolled about as far as a meatball.

“Never mind!” called {@a}.

{child} tried again. The foot stopped dead again. {Friend} bit {friend.his} glove, so as not to say anything.

“Never mind!” called {@a}. “Really, never m…”

“I do mind!” shouted {child}. “I mind very much! Stop saying that!”

{@A} opened {@his} mouth, and very nearly said it. Then {@he} put an oven [us: mitt | glove] in it instead.

# how-was-it
{child} sat down on the grass and pulled off the [us: cleats | boots]. {Child.He} held them out to {@a}, and {child.his} chin shook.

“Give them to somebody who knows which way to go.[sport.Soccer:  I’m never going to {play sport} again.][sport & !sport.Soccer:  I’ll stick to {sport}.]”

Then {child} went off in {child.his} socks, back towards the kitchen and the table. Behind {child.him} there wasn’t a sound. There was so little sound that {child.he} stopped, with one hand on the door. {Friend} was never quiet. And {friend}, come to think of it, was the only one who hadn’t said never mind. {Friend.He} hadn’t said anything at all.

{child} turned round and went all the way back.

“{Friend},” said {child}. “What was it like? Really?”

“I’m not allowed to talk.”

“You are now. Tell it exactly the way it was.”

# go-go-go
{Friend} took a deep breath.

“{Child} gets the ball! {Child} sees a goal! It’s a lovely goal! It’s the wrong goal! The goalkeeper’s shouting no, no, no, but {child} must be hearing go, go, go, because {child.he} waves! And {child} shoots! The goalkeeper dives! The goalkeeper flies! The goalkeeper flies the other way! And it’s in, ladies and gentlemen, the worst own goal in the history of [us: soccer | football]!”

Nothing moved on the lawn. {@A} had both oven [us: mitts | gloves] over {@his} eyes.

“Did I wave?” said {child}.

“With both hands,” said {friend}.

Then something began to bubble in {child’s} stomach. It bubbled upwards, and there was no stopping it, and in the end {child} laughed so much that {child.he} had to sit down on the ball.

“Weren’t you angry?”

“I was furious,” said {friend}. “Right up until the hot dogs.”

# the-right-goal
{child} wiped {child.his} face. {Child.He} went over to {@a}, took back the [us: cleats | boots] and tied them tight. Then {child.he} took six steps back, and ran. {Child.He} felt the foot thinking of stopping. So this time it was {child} who said it, out loud, for the whole lawn to hear:

“{Child} has the ball! {Child} is a bit scared! {Child} is looking for the right goal! It’s the one with {@a} in it!”

“Go, go, go!” shouted {friend}.

And the foot didn’t stop. There was a bang, and the ball shot between {@s} knees and straight into the sheet on the [us: clothesline | washing line], and the sheet came loose and settled over {@a}, who took two steps the wrong way and sat down in the flower bed.[pet.dog / pet.cat:  {Pet} didn’t move an inch.]

“And the goalkeeper’s leaving the [us: field | pitch]!” shouted {friend}.

# from-inside-the-sheet
{child} ran up and lifted one corner of the sheet.

“Never mind, {@a},” said {child}.

“I do mind!” said {@a} from inside the sheet. “I mind very much! Do it again, and this time I’ll save it!”

[elder & adult & !elder2: {Elder} sighed, and went to get the [us: clothespins | clothes pegs]. ][elder2 & adult: {Elder} and {elder2} sighed, and went to get the [us: clothespins | clothes pegs]. ][elder2 & !adult: {Elder2} sighed, and went to get the [us: clothespins | clothes pegs].]

{@He} didn’t save it. {@He} didn’t save the next one, either.

# over-to
They kept going until the evening. Then {friend} went home, and you could hear {friend.him} [city: all over {city} | a long way down the street].

“And {friend} is heading for home, nice and steady, and there’s a smell of pancakes.”[music:  The last thing to be heard was {music}.]

# the-right-way
[pet.other: {Pet} was told all about it, in a radio voice. Then {child} took off the [us: cleats | boots] in the hall. | {child} took off the [us: cleats | boots] in the hall.] {Child.He} stood them close together by the front door, with their toes pointing the right way.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
