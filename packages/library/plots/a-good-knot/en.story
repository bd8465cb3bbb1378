title: A Good Knot
title: How Long Do You Want?
guest friend: Gus (he), Martha (she)
guest pet: Fern (she), Bracken (he)
guest elder: Ron (he), Dot (she)

% The first lines come back at the end in another mouth. The pet is the family’s, or {friend’s} dog. A cat in the dog’s place: @splash, @leaned.

# all-day
“I am so angry,” said {child}.

“I can see that,” said {@who}. “How long do you want to be angry for?”

“All day.”

[sport: “Right through {sport}?”

“Right through {sport}.”

]“Then you’d better have something to do with it.” And {elder.he} gave {child.him} the [us: push | yard] broom, the stiff one, and moved {elder.his} tea out of the way.

{child} swept so hard that the moss came up.

# no-raft
Below the yard lay {elder’s} pond, brown and flat and up to the knee. Yesterday there had been a raft on it. It had taken {child} and {friend}[!friend.known: , {child.his} best friend,] five weeks[school: , counting the drawings {at school}], and it had a deck and a bench[elder2:  from {elder2}] and a mast with [adult: {adult’s} best | a] [us: dish | tea] towel. Today at ten they were going to launch it, with [us: root | ginger] beer.

In the night the wind had got up[city:  all over {city}], and now there was no raft. There was a barrel in the reeds and a bench upside down in the mud. And {friend} had tied it up. {Friend} had been the last to touch it.

“I tied it,” said {friend}. {Friend.He} {friend.was} sitting on the wall with {friend.his} hands under {friend.his} knees. {Friend.He} had said it four times.

“Obviously you didn’t.”

“I did a bowline. I did two half hitches on top. Somebody’s been in and cut it.”

“Who’d come here at night and cut up a raft?”

“I don’t know. Somebody with a knife.”

“That’s all I want! Just say, ‘I didn’t tie it properly.’ Then I could stop.”

“But then I’d be lying,” said {friend}.

# gone-in
{Child} was so angry that {child.his} ears felt big. {Child.He} swept up to {friend’s} shoes, and then {child.he} swept {friend.his} shoes.

{@Splash}

# a-teapot
“It’s no use, {pet},” said {child}. “It’s wrecked.”

{Elder} had started sorting the planks, good ones here and split ones there[music: , humming {music}]. {Elder.He} had big flat thumbs, and {elder.he} ran them along each edge. {Elder.He} didn’t think that things were wrecked. {Elder.He} had once mended a teapot with a bicycle.

“Would you be angry if it was the wind?” {elder.he} asked.

“You can’t be angry at wind.”

“Oh, I can,” said {elder}.

# the-rope
Then {pet} came out of the reeds with the rope.

{Friend} jumped off the wall. “{Pet}, here. Give. I’ll show you, it’ll be cut.”

{Pet} walked round {friend.him}. Everything else had gone to {child}. {Pet.He} sat down in front of {child}, dripping, with the rope in {pet.his} mouth. And when {child} said {child.he} didn’t want it, {pet} leaned. {@Leaned}, until {child} put out {child.his} hand.

{child} pulled the rope through, length after length, to the end.

# an-iron-ring
It wasn’t cut. It wasn’t frayed. There was {friend’s} knot, just as {friend.he} had said, so tight [athlete: that not even {athlete} could | you couldn’t] have got a fingernail in.

And in the loop of the knot hung an iron ring.

It was the ring from the mooring post, and it still had its four screws. They were short, bright little ones, each with a crumb of wet wood on the end.

{Friend} had tied the knot. But it was {child} who had put the ring on the post. The long screws were in the shed, right at the back behind the [us: lawnmower | mower], and there had been a tin of short ones by {child.his} foot.

Nobody said anything. {Pet} let go of the rope.

# turned-round
{child} looked for the anger, because it had been so big. It was there, but it had turned round and was looking at {child.him}.

“It was the screws,” {child.he} said. {Child.His} voice came out small. “It was me. I used the short ones.”

“So it wasn’t cut,” said {friend} slowly.

“No.”

“And I did tie it.”

“It’s a really good knot.”

# those-are-short
{Elder} turned a plank over, and turned it back. “I saw you put those in,” {elder.he} said. “I stood there with my mug and I thought, those are short. And then I thought, {child.he}’ll not want telling.”

“You knew?” said {child}.

“You’re quite fierce, you know, with a screwdriver.”

{child} opened {child.his} mouth. Then {child.he} looked at the planks, laid out in the right order, with a gap where one was missing.

“You should have said.”

“I should,” said {elder}.

# my-shoes
{child} walked round behind the [us: lawnmower | mower] and got the long screws. When {child.he} came back, {friend} was still standing where {child.he} had left {friend.him}. {Friend.He}’d gone red.

“{Friend}. I’m sorry I said you didn’t.”

“You swept my shoes,” said {friend}.

“I know.”

“I think I’m angry,” said {friend}, surprised. “I am. I’m so angry.”

# till-lunch
{child} thought about it. {Pet} came up the bank with the last plank and put it down between them.

“How long do you want?” asked {child}.

{Friend} thought too.

“Till lunch,” {friend.he} said.

“All right,” said {child}, and gave {friend.him} the broom.

# @who
{elder} from next door
## if elder
{elder}

# @splash
There was a splash. {@Pets} had gone in.

Nobody had sent {pet.him}. {Pet} simply couldn’t look at a thing floating in water and leave it there; {@made}. {Pet.He} came up the bank with a plank held crosswise in {pet.his} mouth, got it stuck between the gateposts, thought about it, and came through sideways. {Pet.He} laid the plank at {child’s} feet. {Pet.He} shook {pet.himself} over everybody’s tea and went back.

{Pet.He} brought [adult: {adult’s} | the] [us: dish | tea] towel. {Pet.He} brought [elder2: {elder2’s} | a] [us: rain boot | wellington] that had nothing to do with it.
## if pet.cat
There was a small splash. {Pet} had put a paw in.

Nobody had sent {pet.him}. {Pet} simply couldn’t look at a thing bobbing in water and leave it there; it was how cats were made. {Pet.He} hooked out a plank, the thinnest one, and came up the bank with it dragging between {pet.his} legs like a very long mouse, got it stuck between the gateposts, thought about it, and came through backwards. {Pet.He} laid the plank at {child’s} feet. {Pet.He} shook one paw at a time over everybody’s tea and went back.

{Pet.He} brought [adult: {adult’s} | the] [us: dish | tea] towel. {Pet.He} brought [elder2: {elder2’s} | a] glove that had nothing to do with it.

# @pets
{Pet}, {friend’s} dog,
## if pet
{Pet}

# @made
it was how dogs were made
## if breed.Golden Retriever
it was how golden retrievers were made

# @leaned
{Pet.He} leaned {pet.his} whole wet front against {child’s} legs and stayed there, breathing through {pet.his} nose
## if pet.cat
{Pet.He} leaned {pet.his} whole wet side against {child’s} legs and stayed there, purring round the rope
