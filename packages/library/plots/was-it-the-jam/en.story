title: Mrs Oliphant Comes to Tea
title: Was It the Jam?
title: An Elephant with a Handbag
guest friend: Ellie (she), Josh (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The one without glasses is {adult}, else the grandparent, else {minder}: @m. A grandparent beside another grown-up has lost them too. The elephant answers to {friend}, whoever that is.

# early-for-what
{@Forgetter} So when somebody knocked at the door on Tuesday, while {child.he} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were playing in the hall[athlete: , under the poster of {athlete}], {child} had no idea that [child.name: anyone had been asked | {child.he} had asked anyone] to tea.

{Child.He} opened the door. On the step stood an elephant with a handbag.

“Four o’clock,” said the elephant. “I hope I’m not early.”

“Early for what?” said {child}.

“For tea. You asked me at the zoo, when you were {@five}. You said, ‘Come when I’m {age}, and I’ll make you jam sandwiches.’ And here I am. Elephants never forget.”

{child} went cold from neck to knees. {Child.He} had forgotten the whole thing.

# mrs-oliphant
“Who is it?” called {@first} from the kitchen. {@M} had lost {@his} glasses that morning, and without {@his} glasses {@he} couldn’t tell a bus from a bungalow[city:  anywhere {in city}].[elder & adult & !elder2:  {Elder} had helped to look for them, and had lost {elder.his} own.][elder2 & adult:  {Elder} and {elder2} had helped to look for them, and had lost theirs.][elder2 & !adult:  {Elder2} had helped to look for them, and had lost {elder2.his} own.]

“It’s an elephant, {@m}!”

“Mrs Oliphant! From the corner house! Well, don’t leave her standing on the step.”

“No, {@m}. An elephant!”

“I heard you, {child}. Ask her to wipe her feet.”

The elephant wiped her feet. It took a while, because there were four of them, and afterwards there wasn’t really a mat.

# a-nice-warm-hand
{@M} came out[music: , humming {music},] and shook her by the trunk. “What a nice warm hand,” said {@m}. “And what a beautiful grey coat. Has it always been that big?”

“I grew into it,” said the elephant.

{@M} bent down to {child’s} ear. “She’s got rather a long nose, poor thing. Don’t mention it.”

“But {@m}, she’s …”

“We do not talk about people’s noses, {child}. Do sit down, Mrs Oliphant.”

# a-bit-low
The elephant sat down on the sofa, and the sofa sat down on the floor.

“It always was a bit low,” said {@m} kindly.

[pet: The handbag smelled of hay, and {pet} couldn’t take {pet.his} eyes off it.

]{Friend} was pulling {child} by the sleeve. “Jam,” {friend.he} whispered. “You promised her jam. I’ll butter and you spread.” So they made a whole loaf of sandwiches, and the elephant ate the lot.

“I do like a guest with an appetite,” said {@appetite}.

# my-real-one
{child} had nearly stopped feeling cold. Then the elephant wiped her trunk and looked at {child.him}.

“And now,” she said, “would you say my name?”

“Mrs Oliphant,” said {@helpful}.

“My real one,” said the elephant. “I only had a number on my door at the zoo. Then {child} came and gave me a name. {Child.He} said it was the best one there was. I’ve waited all this time to hear {child.him} say it again.”

[child.name: {child’s} mouth opened | {child} opened {child.his} mouth], and there was nothing in it.

“Is it Trevor?” {child.he} said.

“No,” said the elephant.

# like-wet-washing
{child’s} chin began to wobble. “I’ve forgotten,” {child.he} said. “I forget everything. I forgot you were coming. I’m really sorry.”

The elephant nodded. “You were only {@five},” she said. But her ears hung down like wet washing. She thanked {@m}, squeezed out through the door and went slowly down the path.

“Was it the jam?” said {@m}.

# when-stuck
{child} ran out onto the step. The elephant was at the gate already, and {child.he} didn’t know how to stop her. {@Stuck}

“{Friend}!”

“What?” said {friend}, behind {child.him}.

“Yes?” said the elephant, at the gate.

They all looked at each other.

“That’s it,” said the elephant. “That’s my name.”

# so-am-i
“But I was calling {friend.him},” said {child}, because it was true. “I always call {friend} when I’m stuck.”

“That’s just what you told me at the zoo,” said the elephant. “‘I’m calling you {friend},’ you said, ‘because that’s what I shout when I’m stuck, and then it’s all right.’ You never forgot it at all. I expect you say it every day.”

“About a hundred times,” said {friend}. {Friend.He} walked down the path and held out {friend.his} hand. “Hello. I’m {friend}.”

“So am I,” said the elephant, and they shook.

{child} felt {child.himself} go warm again, all the way up from the knees.

# light-on-her-feet
{@M} waved from the step until the big grey coat had gone round the corner. “A charming woman,” {@he} said. “Very light on her feet.”

# the-bag
Then {child} saw the handbag, standing by the squashed sofa.[pet:  {Pet} was still looking at it.] {Child.He} picked it up and ran to the corner.

“{Friend},” {child.he} called, “you forgot your bag.”

“I didn’t forget it,” said the elephant. “I left it there, so I’d have to come back.”

# @forgetter
{child} was {age}, and {child.he} forgot things. {Child.He} forgot {child.his} [us: sweater | jumper][school:  {at school}] and {child.his} [us: lunchbox | lunch box][sport:  at {sport}] and once, for a whole afternoon, {child.his} left shoe.
## if child.name
{child} was {age}, and very good at forgetting things. There was the [us: sweater | jumper][school:  {at school}] and the [us: lunchbox | lunch box][sport:  at {sport}] and once, for a whole afternoon, the left shoe.

# @stuck
So {child.he} did what {child.he} always did when {child.he} got stuck. {Child.He} took the biggest breath {child.he} had and shouted for {child.his} best friend.
## if child.name
When {child} got stuck there was always one thing to do. You took the biggest breath you had and shouted for your best friend.

# @five
five
## if age<7
four
## if age>=8
six

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @appetite
{minder}
## if adult
{adult}
## if elder & adult
{elder.short}
## if elder & !adult
{elder.short}
## if elder & elder2 & !adult
{elder2.short}

# @helpful
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
## if elder2 & adult
{elder2.short}

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
