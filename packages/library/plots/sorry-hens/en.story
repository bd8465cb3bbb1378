title: The Police Car by the Gate
title: Sorry, Hens
title: Nine Lettuces
guest pet: Nibbles (he), Clover (she)
guest grower: Mr Pym (he), Mr Dodd (he)
guest keeper: Mrs Bell (she), Mrs Marsh (she)
guest minder: Jenny (she), Priya (she)

% The rabbit is the class rabbit where the family has neither a dog nor a cat. A dog eats the lettuces too, and nobody suspects it; a cat lies down on them.
% @a: who is at home: {adult}, else the grandparent, else {minder}.

# not-a-word
“Don’t say anything,” {child} whispered to {pet}. “Whatever they ask you. Not a word.”

A police car had stopped outside, right by the gate, and in it sat a police officer, writing something down.

{@Nose} and said nothing. {Pet} was good at that.

{child} knew what the officer was writing. The officer was writing: lettuces.

# nine-lettuces
On Tuesday, {child} hadn’t shut {@door} properly. [child.name: “It’s shut,” {child} had said. | {Child.He} had said {child.he} had.] And {pet} had {@ate}. {child} had {@home} and told nobody[friend: , not even {friend}[!friend.known: , {child.his} best friend]].

That evening {grower} had shouted that it was {keeper’s} hens, and {keeper} had shouted back that her hens had been in all day.[pet.dog:  Nobody suspects a dog of salad.] Every afternoon those two had always had their tea together on {grower’s} step. Now they hadn’t spoken for three days, and for three days {child} had felt a stone in [child.name: the | {child.his}] tummy.

# salad
“{@A},” {child.he} called, “how long do people go to prison?”

“It depends,” called {@hoover}. “What for?”

“Salad.”

“Oh, hardly any time at all for salad,” said {@a}.[elder & adult: 

“It was longer in my day,” said {elder}, who was folding the washing.[elder2: 

“Much longer,” said {elder2}.]][elder2 & !adult: 

“It was longer in my day,” said {elder2}.]

Hardly any was still some. But waiting for the knock was worse. {child} {@took} and walked down the path to give the two of them up.

# click
The officer was rummaging in the [us: trunk | boot]. Her door was open, and on the front seat lay a {@sandwich}.

{Pet} saw it. {@Flew}[athlete:  as not even {athlete} can], and landed on the seat. Then, with a mouthful of sandwich, {pet.he} dived down where the driver’s feet go, and sat on something. Click. A little green light came on.

{child} leaned in.

“{Pet}!” {child.he} whispered. “Come out! Or they’ll know it was us that {@did} the lettuces!”

“COME OUT!” said an enormous voice from the roof. “OR THEY’LL KNOW IT WAS US THAT {@DID} THE LETTUCES!”

# green-light
It went all down the road. The [us: vacuum cleaner | hoover] stopped.[elder & adult:  In the kitchen {elder.short}[elder2:  and {elder2.short}] stopped too.][music:  Somebody stopped in the middle of {music}.][sport:  Somebody turned down the {sport}.] Windows opened.

{child} didn’t dare breathe, in case that came out as well. [child.name: There was the green light. There was the button, and on the button was {pet’s} bottom. It only had to be lifted off. | {Child.He} looked at the green light. {Child.He} looked at the button, and at {pet’s} bottom, which was on it. {Child.He} only had to lift it off.]

Then {child} saw {grower}. He had come out on to his step, and {keeper} on to hers. They weren’t looking at the police car. They were looking at each other, and neither of them knew how to begin.

{child} left {pet} on the button.

# speaking
“This is {child} speaking,” {child.he} said.

“SPEAKING,” said the police car.

“I didn’t shut {@door} on Tuesday. I said I had, but I hadn’t. It wasn’t {keeper’s} hens. I’m sorry, {grower}. I’m sorry, {keeper}.” {child} thought for a moment. “Sorry, hens.”

“SORRY, HENS,” said the police car, over all the roofs, and from behind {keeper’s} house somebody clucked.

# lost
When {child} backed out, the officer was standing there.

“You can take us away now,” said {child}. “I’ve done it all.”

“I can’t take anybody anywhere,” said the officer. “I’m lost. I’ve been looking [city: all over {city} ]for the library for half an hour.” She held out her notebook. It was a list of all the places that weren’t the library[school: , with {school} at the top].

# and-a-bite
Then {grower} came to the gate.

“Nine lettuces,” he said.

“Nine and {@bite},” said {child}.

“And what was wrong with the tenth?”

“Nothing. {@Full}.”

“At least somebody likes them,” said {grower}. “{keeper} says they’re bitter.”

“I never said bitter,” said {keeper}, behind him. “I said they were brave.”

“You’ll plant me nine more on Saturday,” {grower} told {child}.[friend:  “And bring {friend}. It’s a lot of holes.”] Then he turned round. “I don’t suppose you’d like some tea?” he said to {keeper}.

“I’ve been wanting some since Tuesday,” said {keeper}.

# a-case
{@A} showed the officer the way, and {child} {@out}. {Pet} brought the last of the {@rest} along.

“Now that,” said the officer, “really is a case for the police.” But she drove away, and blinked her blue light, just once.

# a-crumb
That night, when they had checked {@door} twice, {@a} sat down on the edge of the bed.

“Is there anything else you’d like to tell me?” said {@a}.

{child} felt. The stone was gone. There was only something the size of a crumb.

“[us: Cookies | Biscuits],” {child.he} said. “On Monday.”

“How many did you eat?”

“Two and a half.”

{@kiss} and put out the light. On the step next door, two cups were clinking.

# the-other-half
And {@where} {pet}, who knew where the other half had gone, and said nothing.

# @nose
{Pet} was the class rabbit, and it was {child’s} week to look after {pet.him}. {Pet.He} twitched {pet.his} nose
## if pet.cat
{Pet} looked at the wall
## if pet.dog
{Pet} looked at {pet.his} paws

# @door
the hutch
## if pet.cat
the kitchen window
## if pet.dog
the gate

# @ate
gone under the fence into {grower’s} garden and eaten nine lettuces, one after another, and taken one bite out of the tenth
## if pet.cat
gone over the fence into {grower’s} garden and lain down on nine lettuces, one after another, to find the softest, and put one paw on the tenth

# @home
carried {pet.him} home
## if pet.dog
taken {pet.him} home

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @hoover
{minder}, who was looking after {child.him} and [us: vacuuming | hoovering] the hall
## if adult
{adult}, who was [us: vacuuming | hoovering] the hall
## if elder & !adult
{elder}, who was [us: vacuuming | hoovering] the hall

# @took
picked up {pet}
## if pet.dog
put {pet} on the lead

# @sandwich
lettuce sandwich
## if pet.cat
tuna sandwich

# @flew
{Pet.He} kicked, and flew
## if pet.cat
{Pet.He} wriggled, and flew
## if pet.dog
{Pet.He} pulled, and flew

# @did
ate
## if pet.cat
squashed

# @DID
ATE
## if pet.cat
SQUASHED

# @bite
a bite
## if pet.cat
a paw

# @full
{Pet.He} {pet.was} full
## if pet.cat
The ninth was so comfortable

# @out
lifted {pet} out
## if pet.dog
got {pet} out

# @rest
lettuce
## if pet.cat
tuna

# @kiss
{@A} said good night
## if adult
{Adult} kissed {child}
## if elder & !adult
{Elder.short} kissed {child}

# @where
down in the hutch sat
## if pet.cat
on the windowsill sat
## if pet.dog
in the dog basket lay
