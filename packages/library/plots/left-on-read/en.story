title: Seen
title: Pull, Don’t Push
title: Fourteen Messages and a Hen
guest friend: Reuben (he), Iris (she)
guest old: Agnes (she), Winnie (she)

% The friend is the family's best friend, or this story's own; {old} owns the shed. Whoever says good night (@a): {adult}, else somebody.

# seen
For four days it had said Seen under {child’s} message to {friend}. Just Seen, and no answer. {friend} was {child’s} best friend, and {child} sat on the steps at home with the phone in {child.his} hand, hating that word more than any other word {child.he} knew.

Now and then the dots came, the three of them that mean somebody is writing. {child} would stop breathing. The dots jumped up and down for a bit, and then they went away.

“Hello?” wrote {child}, every time. “ANSWER me!” By now there were fourteen messages, and the last one said, “Forget it.”

[elder: The phone buzzed, and {child} nearly dropped it. It was {elder}, who had sent a picture of a tomato[elder2: , with {elder2} next to it, to show how big it was].

]
# like-a-trolley
They’d been building a soapbox car together all spring, and tomorrow was the race[city: , the biggest in {city}]. But on Monday, when they tried it out[school:  by {school}], {friend} had said, so that everybody heard, “{child} steers like a [us: shopping cart|shopping trolley].” Everybody laughed. {child} laughed loudest of all, so that nobody would see what it felt like, and then {child.he} went home and wrote the first message, which said, “You can race it without me, then.”[sport:  Nothing had been any fun since, not even {sport}[music:  or {@song}].][music & !sport:  Nothing had been any fun since, not even {@song}.]

# the-tree
And then the phone rang. It actually rang, as phones used to. It was {old}, who let them keep the car in her shed.

“The storm’s put my pear tree down across the shed door,” she said. “You’d better come. Wear proper shoes.”

The tree was as thick as a bucket, and it was right in the way. On the other side of it stood {friend}, in proper shoes.

“I’m only here because of the car,” said {child}.

“Same,” said {friend}.

They both said it to the tree. [pet.dog: {Pet} jumped over the trunk and said hello to {friend}, and jumped back and said hello to {child}, and couldn’t see what the problem was.]

# the-saw
{old} brought a saw as long as a sofa, with a handle at each end.

“Haven’t you got one with a motor?” asked {child}.

“This one’s got two,” said {old}, and gave them a handle each. “Now, listen. You pull. You never push. When you’ve finished pulling, it’s the other one’s turn, and then you do nothing at all. That’s the hard part.”

# pushing
{child} pulled. Then it was {friend’s} turn, and it went so slowly that {child} helped it along with a push. The saw bent in the middle and sang like a cow on a trampoline.

“You’re pushing!” said {friend}.

“You’re not pulling!”

“I can’t pull, because you’re pushing!”

Right in the middle of the trunk, the saw stopped. {old} tugged at it. She kicked the tree.

“It’s stuck fast,” she said. “That’s your race gone, I’m afraid.” And she went indoors to ring a nephew with a chainsaw.

# dots
It began to get dark. They sat there on either side of the trunk, and all they could see of each other was a hat. {child} still had hold of the handle. It wasn’t even anger any more, only sadness, and it felt as if {child.he} had swallowed something much too big.

Then {child.he} noticed that the handle was trembling, just slightly. It stopped, and then it started again. It was {friend}, holding on to the other end and not able to decide.

It was exactly like the dots.

# ten-seconds
{child’s} arms were itching to push. They had done it fourteen times that week. But now {child} opened {child.his} hands until the handle was only resting in them, and did nothing at all.

Nothing happened. {child} waited a bit longer. [age>=11: Suppose {friend} just let go, and went home? ]It was the longest {child.he} had ever waited for anything, and it must have been about ten seconds.

Then the saw slid away from {child.him}, not even half an inch, and stopped.

Now it was {child’s} turn. {child.He} pulled just as little, and just as carefully, and let it go. And it went, and it came back, and every time it went a little further.

Shh, said the saw. Shh.

# the-hen
“I did answer,” said {friend}, and pulled.

“What did you say?” said {child}, and pulled.

“Sorry about the [us: shopping cart|trolley]. Only it looked so short, so I was trying to make it longer. And every time I’d got halfway, there was another one from you, and I had to start again.”

Shh, said the saw.

“Fourteen times,” said {child}.

“Fifteen. You sent a hen as well.”

“I pressed the wrong thing.”

“I’ve been trying to answer that hen for two days,” said {friend}.

{child} laughed so much that the saw shook, and from the other side it shook back.

“I didn’t think it was funny,” said {child}, after that. “When they all laughed.”

“I know. You laughed too loud.” {Friend} pulled. “Sorry.”

It was very short. It was exactly long enough.

# the-trunk
There was a crack, and the trunk came apart and rolled off in two directions. There sat {friend}, with sawdust in {friend.his} eyebrows, and there was nothing between them any more.

{old} came out with the phone to her ear.

“He can do Thursday,” she said, and then she saw the door. “No, dear. Never mind.”

They rolled out the car, which was red[athlete:  and had a sticker of {athlete} on its nose].

“You can steer,” said {friend}.

“I steer like a [us: shopping cart|trolley].”

“You do. I thought I’d sit at the back and push.”

“You never push,” said {old}.

# good-night
That night {child} had a blister on each hand. [elder: {child.He} sent {elder} a picture, and got a tomato back. ]“Lights out,” said {@a}. [pet.cat: {Pet}, on the [us: covers|duvet], was of the same opinion. ][pet.dog: {Pet} was on the rug already, full of twigs. ][pet.other: {Pet} was asleep already. ]But just then the dots came. They jumped for a bit and went away, and then they jumped again. {child} lay with one cheek on the pillow and watched them, and wrote nothing at all.

It took a long time. Then the answer came.

It was a hen.

{child} laughed into the pillow, and began to think what you say to a hen, something really good, and it took some thinking, and the pillow was very soft.

At {friend’s} house it said Seen. Just Seen, and no answer. {friend} looked at the word for a while. Then {friend.he} understood what it meant this time, and put out the lamp, as quietly as {friend.he} could, because {child} was asleep.

# @song
{music}

# @a
somebody at the door
## if adult
{adult}
## if elder & !adult
{elder.short}
