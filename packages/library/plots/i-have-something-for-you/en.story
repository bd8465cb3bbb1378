title: I Have Something for You
title: A Bread Bin on Six Wheels
title: It Doesn’t Know When to Stop
guest neighbour: Mr Tolland (he), Mr Pargeter (he)

% The robot is “it”, with a lid and a flag, and no arms. Three Thursdays; on the first of them it is three weeks since the sunflower, on the last five.

# in-a-hedge
{child} had always wanted a robot, and [us: one Thursday in July | on the first Thursday of the summer holidays] one came along the [us: sidewalk | pavement] towards {child.him}[school: , right outside {school}][city:  in {city}].

It wasn’t what {child.he} had pictured. It had no arms and no face. It was a white box on six small wheels, with a lid and an orange flag, and it brought people’s shopping.

It stopped in front of {child}[music: , who stopped humming {music}]. {child} stepped to the left to let it past. The robot went left. {child} stepped to the right. The robot went right.[athlete:  Not even {athlete} could have got round it.]

“After you,” said {child}.

“Excuse me,” said the robot. “I am making a delivery.”

“I know. I’m letting you.”

“Excuse me. I am making a delivery.”

They were both so polite that it went on for four minutes. It ended with {child} standing in a hedge.

“Thank you,” said the robot. “Have a lovely day.”

# number-nine
{child} hadn’t had a better conversation all week. {Child.He} followed the robot until it turned in at number nine, and then {child.he} stopped as if {child.he} had reached the end of a rope.

Number nine was {neighbour’s}, the old man with the sunflower. It had been taller than his front door, until {child’s} ball came over the fence and snapped its head off. {child} could have knocked and said so. {Child.He} had run. That was three weeks ago, and the ball was still in there somewhere.

# a-bread-bin
“Hello!” said the robot to the front door. “I have something for you.”

The door opened a crack.

“I’m not being handed my [us: supper | tea] by a [us: bread box | bread bin],” said {neighbour}.

“Please unlock me with your phone.”

“I’ll do no such thing. You can tell my daughter I can boil an egg!”

The door shut.

“Hello!” said the robot. “I have something for you.” It said so once a minute for ten minutes. Then it drove away with {neighbour’s} fish pie still inside it.

# the-long-way-round
{child} went home the long way round. {Child.He} always did now[sport: , even when it made {child.him} late to {play sport}]. {Child.He} had meant to knock the very next day, but with every day {child.he} didn’t, it got harder.[pet.dog:  {Pet}[!pet.known:  the dog], whose ball it mostly was, gave {child.him} a look about it every morning.][pet.cat:  {Pet}[!pet.known:  the cat] sat on that fence every day, with nothing on {pet.his} conscience.][pet.other:  {child} had told {pet} all about it, and {pet} had offered no advice.]

The next Thursday the robot came back. “Hello! I have something for you.”

“You again,” said {neighbour}. “If you’ve got something for me, then give it to me!”

“Please unlock me with your phone.”

The door shut.

# nose-in-the-air
The Thursday after that, it poured. {child} was hurrying along on the far side of the road with {child.his} hood up[elder: , in the big boots that {elder}[elder2:  and {elder2}], who had come to stay, insisted on,] when {child.he} heard it.

“Hello! I have something for you.”

It sounded wrong. {child} looked across. The robot had skidded off {neighbour’s} path and gone backwards into the flower bed. Its nose was in the air and its flag was in the mud. Its front wheels spun [us: around and around | round and round] on nothing.

“Hello!” it told the sky. “I have something for you. I have something for you.”

Nobody came. Nobody was going to. {child} looked at the door, and {child.his} stomach turned over, and {child.his} feet got ready for the long way [us: around | round].

But three times that robot had gone up to that door. It had been called a [us: bread box | bread bin], and had the door shut on it, and every Thursday it had come back and said hello.

{child} crossed the road.

# the-arms
{Child.He} knelt in the mud and dug out the back wheels with {child.his} hands. {Child.He} put {child.his} shoulder against the box and shoved. It slid back. {Child.He} shoved again, and it came up out of the flower bed with a squelch, and rolled to the step as though nothing had happened.

“Hello! I have something for you.”

The door stayed shut. The rain was too loud.

“You need to knock,” said {child}. But it couldn’t. It was {child} who had the arms.

So {child.he} knocked.

# from-me
{neighbour} opened the door and looked at {child}, mud from top to toe. {child} had had five weeks to get {child.his} sentences ready[friend: , and {friend}[!friend.known: , {child.his} best friend,] had heard them all and picked out the best], and every one of them was gone.

“Hello,” said {child}. “I have something for you.”

“So I see. Fish pie.”

“No. From me.” {child} swallowed. “I’m sorry. It was my ball that broke your sunflower. I ought to have knocked, and I ran away.”

The rain drummed on the lid.

“I have something for you,” said the robot.

“Doesn’t know when to stop, does it?” said {neighbour}.

“No,” said {child}. “I like that about it.”

# two-new-ones
{neighbour} nearly smiled. “I’d have been cross for one day,” he said. “You’ve made it last five weeks, you daft [child.she: thing | [child.he: lad | thing]]. Look there. It’s put out two new ones lower down, just to spite you.”

It had, too. There was one on each side of the broken stalk, both still in bud.

{neighbour} took a phone from his pocket and held it out. “You’ll have to press it,” he said gruffly. “It’s all a blur to me, that little writing. I wasn’t going to tell that to a [us: bread box | bread bin].”

{child} pressed. The lid popped up, and out came the pie, still warm.

“Thank you,” said the robot. “Have a lovely day.”

# both-in-the-hedge
It turned [us: around | round] on the path. {neighbour} stepped left. The robot went left. {neighbour} stepped right.

“It’s no good,” said {child}. “You have to stand in the hedge.”

So they both stood in the hedge, with the pie, until it had gone by.

# two-forks
Then {neighbour} went indoors, and {child} [us: called | rang] [adult: {adult} | home] to say where [child.she: she was | {child.he} {child.was}]. When {neighbour} came out again, he had {child’s} ball under his arm and a fork in each hand. He sat down on the dry part of the step, and moved along.

“Hello,” said {neighbour}. “I have something for you.”
