title: The Police Car That Said Nothing
title: It’s Only Hungry
guest friend: Omar (he), Tilda (she)
guest elder: Sue (she), Wilf (he)
guest joy: Joy (she), Ivy (she)

% The one who mends is the grandparent who is ticked, that week; else {elder} next door, whose shed it is. @nn is the noise, in America wee-woo. Wait a little after each “the police car said nothing at all”; the last one is nearly a whisper. The dog wants the crust all week; the cat waits by the wheel, and not for the noise.

# on-a-lorry
{@mends}

On Monday, a police car came in on the back of a [us: truck | lorry]. It had blue lights on top, and it wouldn’t go.

“Does it say {@nn}?” asked {child}.

“When it’s well,” said {elder}.

{child} wanted to hear it say {@nn}[sport: , even more than to {play sport}]. Just once. {Child.He} stood in front of it, and {child.he} waited.[adult:  {Adult} waited too.][pet.dog:  {Pet}[!pet.known:  the dog] lay down and waited.][pet.cat:  {Pet}[!pet.known:  the cat] sat down by the wheel and waited.][pet.other:  At home, {pet} waited.]

And the police car said nothing at all.

# its-only-hungry
{Child.His} friend {friend} came to look[school: , straight from {school}]. {Friend} wanted to press the button.

“On Friday,” said {elder}. “When it’s [us: fixed | mended].”

“It’s only hungry,” said {friend}. And {friend.he} put {friend.his} toast crust on the front of the car.

“Cars don’t eat toast,” said {elder}.[pet.dog: 

“{Pet} does,” said {child}. And {pet} looked up at the crust.]

But on Tuesday, the crust was gone.[pet.dog:  It wasn’t {pet}. {Pet.He} couldn’t reach.][pet.cat:  {Pet} was still by the wheel.]

“See?” said {friend}. And {friend.he} put down another one.

# say-thank-you
On Wednesday, that one was gone too.[pet.dog:  And it wasn’t {pet}.][pet.cat:  And {pet} looked up at the wheel.]

“Say thank you,” {child} told the police car.

And the police car said nothing at all.

# you-little-monkey
On Friday, {elder} lay down under the car, with only {elder.his} boots sticking out. {Elder.He} banged. {Elder.He} hummed[music:  a bit of {music}]. {Elder.He} said, “Come here, you little monkey,” to a screw. Then out {elder.he} came.[elder2:  {Elder2} was there with the tea.]

“[us: Fixed | Mended],” {elder.he} said.

# one-finger
{@Pc} came to fetch it. She had a shiny hat and a cold.

“Now can I press the button?” said {friend}.

“You may,” said {@pc}, and blew her nose.

{Friend} sat in the front, and {friend.he} put out one finger. By the wall, with {elder}, stood {child}, with both hands ready to hold {child.his} ears.

[pet.dog / pet.cat: But {pet} got up and looked at {friend’s} new crust. So {child} looked too. | But first {child.he} looked at {friend’s} new crust.]

# the-crust-moved
The crust moved.

There was a robin on the end of it. Tug, tug, tug. Off came a crumb. Down flew the robin with it, down to the wheel, and in at the dark place on top. And it did not come out.

# stop
{child} didn’t hold {child.his} ears. {Child.He} put up one hand, as high as it would go.

“Stop!” said {child}.

Everybody stopped. {Friend’s} finger stopped.[adult:  {Adult} stopped.][elder2:  {Elder2} stopped pouring.]

# a-nest
{Elder} got down on {elder.his} knees with {elder.his} [us: flashlight | torch]. {Elder.He} looked for a long time. Then {child} got to look too.

There, on top of the wheel, was a nest. It was made of moss and fluff and one bit of string. And in the nest sat a robin, looking straight back at {child.him}.

“I said somebody was hungry,” whispered {friend}.

[pet.dog: “And it wasn’t {pet},” whispered {child}.

][pet.cat: “{Pet} knew,” whispered {child}, and picked {pet.him} up.

][pet.other: “I’m going to tell {pet},” whispered {child}.

]“Well,” said {elder}, “nobody’s driving that.”

# her-house
“But it’s my police car,” said {@pc}.

“It’s her house,” said {elder}. “You can have it back when the babies have flown.” And {elder.he} put {elder.his} [us: wrenches | spanners] in {elder.his} pockets, one by one, so they wouldn’t clink.

{@Pc} thought about it. She looked at the robin. She sneezed, very quietly, into her sleeve.

“Then what shall I go in?” she said.

# the-bicycle
So {elder} lent her the bicycle, the one with the basket. {@Pc} put a helmet on her head and her hat in the basket, and away she went down the lane[athlete: , nearly as fast as {athlete}]. “{@Nn}!” called {@pc}. “{@Nn}! {@Nn}!”

{child} and {friend} listened until it was gone.[pet.dog:  Then {friend} gave {pet} a crust.]

# shh
[pet.dog: And | Then] {child} went back into the shed on {child.his} tiptoes[pet.cat: , with {pet} under one arm]. {Child.He} put one finger to {child.his} lips.

“Shh,” {child.he} told the police car.

And the police car said nothing at all.

# @mends
{elder} next door [us: fixed | mended] cars. {Elder.He} [us: fixed | mended] them in a big shed[city:  {in city}] with the doors open, and {elder.he} had a [us: wrench | spanner] in every pocket.
## if elder
That week, {elder} [us: fixed | mended] cars. {Elder.He} [us: fixed | mended] them in a big shed[city:  {in city}] with the doors open, and {elder.he} had a [us: wrench | spanner] in every pocket.

# @nn
[us: wee-woo | nee-naw]

# @pc
[us: Officer {joy} | Constable {joy}]
