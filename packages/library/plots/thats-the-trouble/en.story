title: A Quarter Past Two
title: That’s the Trouble
title: Something That Isn’t Making a Noise
guest friend: Samira (she), Wilf (he)
guest elder: Bert (he), Olive (she)
guest minder: Mrs Budd (she), Mrs Lamb (she)
guest rabbit: Mrs Perkins (she), Mrs Hobday (she)

% The grandparent is the family’s, or an old baker who rents the room behind the kitchen: @body, @moved. The rabbit warns of what makes no noise.

# thump
Thump. Thump. Thump.

{child} woke up. It was a quarter past two, and out in the hall the rabbit was stamping so hard that the whole house could hear.

Her name was {rabbit}. She was round and grey, and in the daytime you couldn’t have wished for a calmer rabbit[city:  {in city}]. But every night for three weeks now she had banged her back feet on the floor until everyone was lying awake[pet.dog: , even {pet}, the dog][pet.cat: , even {pet}, the cat, who normally slept for two][pet.other: , and very likely {pet} too].

“We can’t go on like this,” {@said} “Yesterday I poured coffee on my cornflakes.[school:  And you fell asleep {at school}.][sport:  And you yawned all through {sport}.] If she doesn’t stop, she’ll have to go and live at {friend’s}.”

{child} wanted to keep {rabbit}. It was the only thing {child.he} did want.

# slippers
“A rabbit belongs outdoors,” said {elder}. {@moved}, with a suitcase, a rolling pin and a good many opinions. “And that’s not bread,” {elder.he} added, about the bread.

That was when it had started, when {elder.short} came. They had all worked that out, and nobody said so[elder2: , not even {elder2} on the telephone], {elder.short} least of all. {Elder.He} had bought {elder.himself} a pair of felt slippers. {Elder.He} shut doors so gently that you’d never know {elder.he} had been through them.

Everybody crept about now, to help {rabbit} settle. {@A} had given up flushing at night.[music:  Anybody who wanted {music} wore headphones.] {child} had laid rugs all down the hall. But the quieter it got, the more {rabbit.he} stamped.

# being-honest
On Saturday {friend}[!friend: , {child’s} best friend,] came to stay the night. {Friend.He} brought a [us: flashlight | torch], a notebook[athlete:  with {athlete} on it] and a bag of parsley.

“I’m going to be honest,” {friend.he} said. “I want her. I’ve got a spot by the radiator all ready.”

“I know,” said {child}.

“But I don’t want to get her by you losing her. So we’re going to investigate.”

That was the best thing about {friend}. It was also the most tiresome.

{Friend.He} inspected the hutch, the hay and the floor.

“She doesn’t like {elder.short},” {friend.he} said. “[elder.he: He | [elder.she: She | {Elder.He}]] smells wrong. Move {elder.him}.”

“You can’t move {elder.short}!”

“No,” said {friend}, and wrote that down.

# parsley
They lay down in their sleeping bags on the hall floor, one on each side of the hutch, with its door open. {rabbit} ate parsley. Ten o’clock came. One o’clock came. {Friend} slept with the notebook on {friend.his} nose.

At a quarter past two the rabbit suddenly sat bolt upright, with her ears like two exclamation marks. They were pointing at the kitchen.

{child} listened. {Child.He} couldn’t hear a thing. No door, no footsteps, no [us: faucet | tap]. It was so quiet that the back of {child.his} neck prickled.

Thump.

# what-makes-no-noise
“What’s she doing?” whispered {friend}.

“She’s listening to something that isn’t making a noise,” whispered {child}.

{Friend} sat up.

“What doesn’t make a noise? If you’re a rabbit? Cows make a noise. Tractors make a noise. Foxes don’t.”

Thump. Thump.

{child} wriggled out of {child.his} sleeping bag and went to the kitchen door. {Child.He} pushed it open.

There sat {elder.short}. {Elder.He} {elder.was} sitting at the table in the dark, in {elder.his} felt slippers, perfectly still. Only {elder.his} hands were moving. They pushed at the table top, slowly, turned over something that wasn’t there, and pushed again.

# a-fox
“Did I wake you?” whispered {elder.short}. “I never made a sound.”

“No,” said {child}. “That’s the trouble.”

{Child.He} switched on the light above the [us: stove | cooker]. {Elder.short} blinked, and hid {elder.his} hands under the table.

“Why are you up?”

“{@body}” {Elder.He} looked down at {elder.his} slippers. “I’ve been as quiet as ever I could. I didn’t want to be a bother to anyone.”

“{Elder.short},” said {child}. “She isn’t cross with you. She thinks you’re a fox.”

“She’s warning us,” said {friend} from the doorway. “She’s been sitting out there every night, saving the whole family.”

All three of them looked out into the hall. {rabbit} was standing by her hutch with one back foot in the air.

# bang
“Make a noise, {elder.short},” said {child}.

“A noise? What sort of noise?”

“The sort you used to make.”

For a moment {elder.short} stayed where {elder.he} {elder.was}. Then {elder.he} pulled open the drawer, and it squealed. {Elder.He} got out the big bowl. In went flour and water and yeast, and as {elder.he} stirred {elder.he} began to grumble, about the flour, which was too fine, and the spoon, which was too feeble. When the dough was ready {elder.he} lifted it up high and hurled it down on the table.

WHUMP, it went.

# end-of-shift
{rabbit} had put her foot down. She turned one ear towards the kitchen, and then the other. WHUMP, went the dough. She gave a hop along the rug. Then another. She came over the doorstep, where she had never set foot before, went in under the table and sniffed the slippers, first the left and then the right. And she lay down on the right one, heavily, like somebody coming off duty at last.

“Now I can’t move,” said {elder.short}.

“No,” said {child}. “You can’t.”

{@A} appeared in the doorway.

“Who’s knocking the house down?” [adult: {adult.he} | she] said. Then [adult: {adult.he} | she] saw the rabbit, and [adult: {adult.he} | she] saw {elder.short’s} hands, which were white right up to the elbows. {@A} sat down. [adult: {adult.He} | She] didn’t say a word until the first loaf was done, and then all [adult: {adult.he} | she] said was, “Butter.”

# a-loaf
When it grew light, {friend} went home with a loaf in {friend.his} arms. It was so warm that {friend.he} had to keep changing sides.[elder2:  The next loaf was for {elder2}.]

“I’m keeping that spot by the radiator,” {friend.he} said. “I can sit in it myself.”

The next night, at a quarter past two, {elder.short} threw the dough down on the table so that the cups jumped in the cupboard.[pet.dog:  {Pet} snored.][pet.cat:  {Pet} turned over.][pet.other:  Not even {pet} minded.]

And the whole house slept.

# @a
{minder}
## if adult
{adult}

# @A
{Minder}
## if adult
{Adult}

# @said
said {minder} at breakfast. She was looking after the house that [us: fall | autumn], and her [us: sweater | jumper] was on inside out.
## if adult
said {adult} at breakfast. {adult.His} [us: sweater | jumper] was on inside out.

# @moved
{Elder.He} was the lodger, and had moved in three weeks ago, into the room behind the kitchen
## if elder
{Elder.He} had come three weeks ago, to the room behind the kitchen

# @body
It’s these bones of mine. Forty-one years in the bakery. A quarter past two and up they get, whatever I tell them. I tried sitting in my room, but there’s only a bed in there. It’s better with a table.
## if elder
It’s these bones of mine. One winter in a bakery, and at a quarter past two up they get, whatever I tell them. I tried sitting in my room, but there’s only a bed in there. It’s better with a table.
