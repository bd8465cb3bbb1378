title: Captain Thunder’s [us: Laundry|Washing]
title: The Cow with Too Many Legs
title: Reach, Kick and Glide
guest hero: Colin (he), Trevor (he)
guest minder: Mrs Platt (she), Mrs Gale (she)
guest friend: Lucas (he), Bea (she)

% Whoever has the cape inside or outside flies. {child} is the back end of the cow, {friend} the front. Who runs with the socks (@runner): {adult}, else the elder, else Mrs Platt.

# nothing-on
The man in the [us: laundromat|launderette] was wearing a towel. He was the biggest man {child} and [friend: {child.his} friend {friend}|{friend} from next door] had ever seen, and it was not a very big towel.[!adult & !elder:  {minder}, who was looking after them, went on folding socks.]

“He’s got nothing on,” whispered {friend}.

“He’s got boots on,” whispered {child}.

They were red boots with lightning down the sides, and {child} knew those boots. {Child.He} {child.was} {age}, and {child.he} wanted to be a superhero more than anything.

# a-whole-lorry
“You’re Captain Thunder!” said {child}.

“Shh!” said the man. “Only with my cape on. Without it, I’m just {hero}.”

He pointed at the [us: washer|washing machine]. Round and round went a red cape and some enormous underpants[music: , in time to {@song} on the radio].

“Gravy,” he said. “A whole [us: truck|lorry] of it.”

# in-the-fountain
Then {hero’s} watch went BEEP, BEEP, BEEP. “Emergency!” he said. “Cow in the fountain!”

They looked out of the window. In the middle of the square[city:  in {city}] was the fountain, and in the middle of the fountain sat a large spotty cow. She had got in for a drink and she couldn’t get out.

# very-hot
Ping! said the machine. {hero} pulled out his cape. It was no bigger than a pillowcase.

“Ah,” said {hero}. “I pressed Very Hot.”

He tried it on. It looked like a hanky.

Then he looked at {child}. And {child} looked at the cape, which was exactly {child’s} size.

“You wouldn’t mind, would you?” said {hero}.

“No,” said {child}. “I wouldn’t mind.”

# one-finger
The cape went fizz, all the way down to {child’s} socks. {Child.His} feet lifted off the floor, just as high as a doorstep. Out of the door {child.he} flew and across the square, with {friend} running behind {child.him}, and {@runner} behind {friend} with an armful of socks[pet.dog: , and {pet} the dog last of all, with one]. {child} put one finger under the cow, and lifted. Up she came, dripping, and [child.he: {child.he}|{child}] set her down on the cobbles. Everybody clapped[elder & adult: , and {elder}[elder2:  and {elder2}] clapped the loudest].

# eating-you
“That was amazing!” said {friend}. “Only … {child}, she’s eating you.”

The cow had never smelled anything as nice as clean [us: laundry|washing]. Chew, chew, went the cow. Gulp!

{child’s} feet came down on the ground, bump.

And the cow’s feet left it.

# over-the-clock
“Moo?” said the cow.

Up she went, past the [us: mailbox|postbox]. Up she went, past the top of the bus. She hung over the town hall clock like a big spotty balloon, and her legs dangled.[school:  You could see her from {school}.]

“MOOOOO!” said the cow. She did not like it at all.

# only-me
“Captain Thunder!” called {child}. “Do something!”

But Captain Thunder was standing in the door of the [us: laundromat|launderette], holding up his towel.

“I’m only {hero}!” he called back. “There isn’t any more cape!”

There was no cape anywhere. There was only {child}.

# look-at-me
[child.he: He|{child}] looked up at the cow. She wasn’t falling. She just didn’t know what to do with her legs. [sport.Swimming: It was like that when you learned to {play sport}, until somebody showed you.|It was like that in the swimming pool[sport: , and the first time you tried to {play sport}], until somebody showed you.]

So {child.he} lay on {child.his} tummy on a bench.

“COW!” {child.he} shouted. “LOOK AT ME!” And {child.he} did {child.his} very best frog legs.[athlete:  Even {athlete} would have been proud of them.]

The cow looked down. She kicked her back legs. But her front legs only hung there, and she went round and round, nose down.

# too-many-legs
“She’s got too many legs!” said {child}. “I can’t do them all!”

“I’ll be the front,” said {friend}. {Friend.He} lay down on the next bench and stretched out {friend.his} arms.

“REACH!” shouted {friend}.

“KICK!” shouted {child}.

“And GLI-I-IDE!” they shouted together.

The cow reached. The cow kicked. The cow glided, right round the clock, with her ears out sideways.

“Moo,” she said, in a different sort of voice.

# on-all-four
Round she came again, lower and lower, and she landed on all four feet and blew warm air down {child’s} neck.

“I could never have taught her that,” said {hero}. “I can’t even swim.” Then he got his underpants out of the dryer, and he went home on the bus to have a rest. He had not had one for twenty-two years.

# one-of-them
“So is the cow the superhero now?” said {friend}.

“She’s one of them,” said {child}. “There’s a back end and a front end too.”

# across-the-moon
That night, when {child} was in bed, {child.he} heard a kitten crying, up on somebody’s high wall. [pet.cat: {Pet}, {child’s} cat, sat up and listened. {child}|[pet.other: {Pet} heard it too. {child}|{Child.He}]] whispered to the window.

“Reach. Kick. And glide.”

Something large went by, across the moon. The kitten stopped crying.

And high up over the roofs, somebody said, “Moo.”

# @runner
{minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @song
{music}
