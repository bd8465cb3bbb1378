title: In the Way
title: Feet on the Seats
title: All the Way Through
guest friend: Nell (she), Kit (he)
guest guard: Mrs Pike (she), Mrs Garland (she)
guest aunt: Aunt Josie (she), Aunt Hattie (she)

% {@w} rings and waits: {adult}, else the grandparent, else {aunt}. {guard} is the guard.
% “Feet” is said by somebody who has said it every day of her life.

# three-calls
Before the train had even left, {@w-first} had [us: called | rung] three times. Were they on it? Were they on the right one? Were they together?

“There’s only the one,” said {child}. “It’s got two carriages.”

{Child.He} and {friend}[!friend.known: , {child.his} best friend,] had never travelled on their own before. They were going home from [elder & adult: {elder’s}[elder2:  and {elder2’s}] | a week in the country].[elder & adult:  {Elder.short} had waved them off, in the green coat that a calf had once sucked a button from.] {child} wanted only one thing: to get off at the other end as if it were nothing.[pet.dog:  Under the seat lay {pet}[!pet.known: , {child’s} dog,] who thought it was a great deal already.][pet.cat:  In the basket sat {pet}[!pet.known: , {child’s} cat,] who was against the whole idea.][pet.other:  At home was {pet}, who never worried about anybody.]

“Feet,” said a voice, and all through the train feet went down on the floor. {guard} was the [us: conductor | guard]. She had nothing against people, but she had seen what they walked in.

# a-brown-dog
They sat at the back, where you could watch the rails run away.

“There was a dog,” said {friend}. “By the fence. A brown one, with its legs much too long.”

“You’re always seeing things.”

“I look,” said {friend}.[pet.dog:  {Pet} had a nose to the glass already.]

Then the brakes squealed, and the train stopped in the Needle, where the walls of rock are so close that moss brushes the windows on both sides. Only the ends of the train stuck out.

“Right,” said the driver over the loudspeaker. “There’s a cow on the line.” It crackled for a while. “She’s not going.”

# opinions
Everybody went up to the front[pet.dog: , except {pet}, who pulled the other way until the lead hummed]. There stood a big red cow with a white face. The driver hooted at her, and she bellowed back until the glass buzzed.

“Stubborn,” said a man with a laptop[sport: , who was missing the {sport}].

[elder & adult: “Hungry,” said {child}, since {elder.short} would have.

]“Maybe she wants a lift,” said {friend}.

Along the line there was a fence to keep cows out. Now it kept her in.

Between the rocks there was no signal, and it was nearly six. {@W} would be setting off now[city:  through {city}][pet.other: , and {pet} would be waiting for supper]. {@He} would stand in the middle of the platform, on tiptoe, craning first one way and then the other, and everybody would have to walk round. It was the same outside [school: {school} | school]. There were days when {child} went out by the back gate.

# past-us
“We’ll back up,” said the driver, “and let her calm down.”

The cow had gone up to one wall of rock and stretched out her neck. Then she crossed to the other, and stretched it there. She wasn’t looking at the train. She was trying to see past it.

{child} had seen somebody stand like that before.

“She isn’t stubborn,” {child.he} said. “She’s worried. She’s waiting for somebody, and we’re in the way.”

“Who for?” said {friend}. Then {friend.he} knew. “The one with the legs.”

The floor jerked. The train began to roll, backwards.

# both-fists
And {child}, who had meant to travel as if it were nothing, hammered on the driver’s door with both fists.

“STOP! She’s got a calf! It’s behind us!”

It stopped so hard that the man’s laptop shut by itself.

They ran to the back. There it stood in the middle of the track, with its legs going four ways.

“That’s no dog,” said {friend}.[pet.dog: 

{Pet} looked as if {pet.he} had been trying to say so.]

# a-cork
“She can’t get to it,” said the driver, who had come after them with {guard}, “and it can’t get to her. We’re in here like a cork.”

{child} turned round. From here you could see through the whole train to the front window, and in it a very small cow, stretching her neck.

“A cork isn’t hollow,” said {child}.

{guard} understood first. She looked at her nice clean floor.

“There is a ramp,” she said at last, and picked up the microphone.

“Feet,” she said.

Everybody put theirs down.

“No,” said {guard}, and you could hear what it cost her. “Up. On the seats.”

Nobody stirred. They thought it was a trap.

# two-fingers
Out went the ramp, and back went the calf. {child} knelt in the doorway and held out a hand.[elder & adult:  {Child.He} thought of {elder.short’s} coat.]

After a long time there was a nose, and then two of the fingers had gone. The calf had a tongue like a doormat, and it sucked as if {child} were full of milk.

“Hasn’t it got a ticket?” whispered the man.

“Under-fives go free,” said {guard}, “with an adult. The adult’s at the front.”

{child} began to walk backwards. {Friend}, who looked, got behind and steered {child.him} by the shoulders.

“Bag. Left a bit. Umbrella.”

So they went, clop, clop, clop, between two rows of people with their knees under their chins[music: , past headphones that leaked {music}].[pet.dog:  {Pet} let it go by, flat on the floor, with one wag.][pet.cat:  In the basket {pet} made {pet.himself} so big that there was no basket left.]

# the-gap
Halfway along, the calf let go. It shook, and started to turn round[pet.dog: , but there sat {pet}, as wide as a door][pet.cat: , but behind it {pet} hissed].

“Open the front,” said {child}. “So it can hear her.”

In came a bellow, and the whole train was a horn. The calf’s ears flew forward. The rest of it flew after them[athlete: , quicker than {athlete}], past all the knees, down the second ramp, and out.

The cow looked at nobody else. She licked the calf full in the face, the wrong way of the hair, so hard that it nearly fell over. And the calf stood there and let her.

# in-the-way
At the next gate a farmer was waiting, and so was the signal. The phone buzzed itself off the seat, onto what had once been {guard’s} clean floor.

Then they were home[elder2 & !adult: , where {elder2} was minding the car]. In the middle of the platform everyone walked round something. It was on tiptoe. It craned one way and then the other.

{child} had meant to get off as if it were nothing. Now {child.he} walked straight up[pet.dog: , with {pet} trotting behind,][pet.cat: , with {pet} in {child.his} arms,] and stood in front of it.

{@W} didn’t say a word[elder & adult: , not even that {elder.short} had [us: called | rung] four times][pet.other: , not even about {pet’s} supper]. {@He} just licked a thumb and rubbed {child’s} cheek, in front of a whole train, so hard that it stung. And {child} stood there and let it be done.

“You’re in the way,” {child.he} said then.

“I know,” said {@w}, and neither of them moved.

# @w-first
{aunt}
## if adult
{adult}
## if elder & !adult
{elder}

# @w
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @W
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @He
{aunt.He}
## if adult
{adult.He}
## if elder & !adult
{elder.He}
