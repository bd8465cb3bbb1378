title: I Can’t Stay Long
title: A Christening at Four
guest friend: Nadim (he), Tabitha (she)
guest elder: Cyril (he), Maureen (she)
guest minder: Philippa (she), Yvonne (she)

# twenty-past-three
The rainbow landed in the garden at twenty past three. It put one end down in the middle of the rhubarb, so near that {child} could touch it. It felt like cool, wet silk.

“Stay there!” said {child}. “{@Traveller} is coming on the five o’clock train. [adult: {adult.He} {adult.has} | She looks after me every day, and now she’s] been away for three weeks. I want [adult: {adult.him} | her] to see you.”

“I can’t stay long,” said the rainbow. It had the voice of somebody who is standing in the hall and hasn’t taken their shoes off.

“That’s what {elder.short} says,” said {child}. “And then {elder.he} {elder.is} at our house for four hours.”

“People will keep offering me things,” said {elder} from the step.

# half-the-garden
{@Fast} Just now {elder.he} {elder.was} holding an umbrella over a cup of coffee, because it was raining on one half of the garden. On the other half the sun was shining.[pet.dog:  {Pet} the dog stood on the join, wet behind and dry in front.][pet.cat:  {Pet} the cat had chosen the dry half.][pet.other:  {Pet} was warm and dry indoors.]

“That’s how it works,” the rainbow explained. “I’m here for as long as there’s rain and sun at the same time. And at four I’m due in Much Dripping. It’s a christening.”

“A christening!” said {child}. “They’ve already got cake!”

“You’ve already got rhubarb,” said the rainbow.

# through-the-hedge
{Friend}, {child’s} best friend, came through the hedge. {Friend.He} always came through the hedge, although there was a gate six feet away. {Friend} gave marks to everything[school: , and to the teachers {at school}][athlete: , and only {athlete} had ever had more than ten].

“Rainbow,” {friend.he} said, walking round it. “Smart. The red’s nine out of ten. The yellow, eight. Purple … is that purple?”

“Violet,” said the rainbow coldly.

“Six out of ten.”

{child} pulled {friend.him} by the sleeve.

“It wants to go to Much Dripping. Help me! {@Traveller} loves rainbows, and where [adult: {adult.he} {adult.is} | she is], it’s done nothing but rain.”

“Why don’t you simply go and meet [adult: {adult.him} | her]?” said the rainbow.

“Because I want to have something nice to show!”

“And why should they have nothing nice in Much Dripping?”

“Because I saw you first!”

They were both right, or each of them thought so, and neither would budge.

# pegs
“What about [us: clothespins | clothes pegs]?” said {friend}.

It was a rotten idea. {child} could see that from {elder.short’s} eyebrows. But {child.he} had been missing {@traveller} for three weeks, and it had made a lump in {child.his} throat. {Child.He} fetched the basket.

They fastened the rainbow to the [us: clothesline | washing line]. {child} held, {friend} pinched. Red, orange, yellow, green, all the way in. It was like hanging out a sheet for a giant.

“Excuse me,” said the rainbow. “I can’t stay long.”

“No, no,” said {child}, and took another [us: pin | peg].

“I mean it in a different way now,” said the rainbow.

# only-sun
Then it stopped raining.

The last drop fell from the gutter, and in the whole sky there was nothing but sun. It was going to be a beautiful afternoon, and that was the terrible thing. Out at the far end, beyond the church, the rainbow was running out. It was fading inwards, bit by bit, towards the [us: clothesline | washing line]. And it couldn’t go off after the rain, because it was fastened down.

“The red’s a five,” said {friend}. {Friend.His} voice went thin. “The red’s a three, {child}. I can’t even see the green!”

{child} was so frightened that {child.his} fingers went stiff.

“Say something!” {child.he} begged.

“I can’t … stay long,” said the rainbow, and now it was hardly a voice at all.

# the-hose
“It needs rain,” said {child}. “Just enough for it to catch up with the cloud. {Elder.short}! The hose!”

But {elder.short} {elder.was} up already, as fast as for the egg timer. {Elder.He} turned the tap, put {elder.his} thumb over the mouth of the hose and pressed, in a way that takes forty summers to learn. It came out as a mist, as fine as breath, a whole cloud of it, high over the apple trees.

“It’ll last a minute,” said {elder.short}. “Then I get cramp. Quick!”

# let-go
{child} flew at the [us: clothesline | washing line]. The [us: pins | pegs] were slippery. The first nipped {child.his} finger, and the second wouldn’t let go. {Child.He} used both hands. {Friend} began from the other end.

The red came free, and the yellow. Last was the violet, and they got to it together.

{child} held the [us: pin | peg]. {Child.He} thought about the platform. {Child.He} would be standing there with nothing at all.

Then {child.he} squeezed, and the [us: pin | peg] let go.

# off-you-go
Up went the rainbow. It passed through the mist and got back its red and its green, and for a moment it stood over the whole garden.

“Please,” said {child}. “They’re waiting in Much Dripping.”

“Yes,” said the rainbow. But it lingered, as one does in a hall. “Where did you say that train was coming from?”

“The south. Why?”

But it had already jumped after its cloud.

{Elder.short} turned off the tap and put {elder.his} thumb in {elder.his} armpit.

“The violet,” said {friend}. “I’ve changed my mind. Nine.”

# the-platform
At five o’clock they stood on the platform[city:  {in city}], all three of them[pet.dog: , with {pet} on the [us: leash | lead]]. {child} had nothing in {child.his} hands. {Friend} had brought a stick of rhubarb, to be on the safe side. The train slowed down, the doors opened, and out came {@traveller}, hair on end and bag hanging crooked.

“You’ll never guess!” [adult: {adult.he} | she] said. “A rainbow’s been following the train! All the way from Much Dripping. It stayed right outside my window. The [us: conductor | guard] [music: played {music} over the loudspeaker|was beside himself].”

{child} laughed, and then {child.he} cried a bit, with {child.his} nose in [adult: {adult’s} | {minder’s}] [us: sweater | jumper]. {@Traveller} held {child.him} for so long that the train had time to leave.

# in-the-hall
At home {friend} peeled rhubarb and dipped it in sugar[sport:  and talked about {sport}].[pet.cat:  {Pet} rubbed round the suitcase.] {Elder.short} came as far as the door. {Elder.He} stood in the hall in {elder.his} coat.

“I can’t stay long,” {elder.he} said.

“No, I quite understand,” said {child}. {Child.He} undid {elder.short’s} coat, button by button, and hung it right at the back, underneath all the others.

Then {child.he} put the coffee on and got out four cups. Outside the window it had begun to rain a little again, and the sun was still on the roofs.

# @traveller
{minder}
## if adult
{adult}

# @fast
{Elder}, who lived next door, had been a firefighter for forty years. {Elder.He} still got up fast when anything rang, even if it was only the egg timer.
## if elder
{Elder} {elder.was} in charge of the garden that week[elder2: , and {elder2} of the biscuit tin]. {Elder.He} always got up fast when anything rang, even if it was only the egg timer.
