title: You Can’t Trust [breed: {a breed} | a Dog Like That]
title: Find Sandwich
title: You Can Look Now
guest neighbour: Mr Bell (he), Mr Finch (he)

% The grandparent has only twisted a knee. Left on the way there is right on the way back: it is the one place the dog pulls to. @sort: the breed, or "a dog like that".

# two-scarves
{Elder} tied the scarf over {child’s} eyes first. Then {elder.he} did the dog.

“Is this really necessary?” said {child}, from behind {child.his} scarf.

“{Pet} can’t keep a thing to {pet.himself},” said {elder.short}, and started the car[music:  and put on {music}, because you can hear a bend if you listen]. “Remember my sandwiches. You can’t trust {@sort}.”

{Elder.He} was thinking of {elder.his} birthday, when {pet} had eaten twelve chanterelle sandwiches, and afterwards licked the dish so clean that {elder.short} put it straight back in the cupboard.

# yellow-all-round
It was the same every autumn, for as long as {child} could remember. On went the scarf. They drove twice round the [us: traffic circle | roundabout][city:  outside {city}], so that you lost your bearings, and then you walked through the woods on the end of {elder.short’s} hand until {elder.he} said, “You can look now.” And there you stood, in the middle of the chanterelles, and it was yellow in every direction.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had come along once and tried to count the bends, but had been [us: carsick | car-sick] at number six.]

This was {elder.short’s} place. {Elder.He} had been told where it was by {elder.his} mother, when {elder.he} was {age}, and since then {elder.he} hadn’t told a living soul. [elder2: {Elder2} had asked for it as a birthday present | {neighbour} next door had asked for it when he turned sixty], and been given a clock.[school:  {child} had written about it {at school}, but what {child.he} wrote came to an end at the [us: traffic circle | roundabout].]

# the-ear
But this year {elder.short} had twisted a knee. When {elder.he} had parked, {elder.he} hung both scarves round {elder.his} own neck and got as far as a big stone beside the path. There {elder.he} sat down.

“That’s as far as it wants to go,” {elder.he} said, meaning the knee. Then {elder.he} looked at {child} for some time. “{Age},” {elder.he} said.

“Yes?”

“Bring me your ear.”

And although there was nobody about except a jay, {elder.he} whispered it. Over the stream. Past the boulder that looked like a loaf. Up to three fir trees, leaning together for a gossip.

{child} said it over to {child.himself}, twice, without a sound. It felt like being given an egg to carry.

“Shout, and I’ll shout back,” said {elder.short}. “It isn’t my ears I’ve twisted.”

# stumps
At the stream {pet} wanted to go left. {Pet.He} wanted it with every ounce of dog {pet.he} had.

“Straight on,” said {child}, and hauled {pet.him} across on the stepping stones.

The loaf was there. The hill was there. {child} ran the last bit[sport: , the way you run when you’re late to {play sport}], because it was getting lighter between the trunks. Then it got too light. Then there weren’t any trunks.

In front of {child.him} were stumps and branches and deep ruts full of water. Three of the stumps stood close together, still sticky.

{child} looked, all the same. {Child.He} crawled about in the branches on {child.his} hands and knees, and didn’t find so much as half a mushroom.

# whose-ear
“Any luck?” called {elder.short}, a long way off. {Elder.He} sounded so happy.

{child} could always say that {child.he}’d gone the wrong way. It would be easy. Then the place would still be there, in {elder.short’s} head at any rate, fir trees and all, and next autumn {child.he} could go the wrong way again.

But it was {child’s} ear that {elder.short} had whispered it in, and no other.

“I’m coming!” {child.he} shouted.

At the stream {pet} wanted to go right, because now they were coming from the other side. {child} hardly noticed. {Child.He} just pulled.

# all-of-it
{Elder.short} had poured out some coffee, and some [us: juice | squash] for {child}. {Elder.He} looked at the basket. {Elder.He} looked at {child’s} face, and put down the cup.

“They’ve cut it down, {elder.short},” said {child}. “The whole place.”

“Not the fir trees?”

“The fir trees too.”

{Elder.short} took off one of the scarves and folded it up, first into four and then into eight. It took quite a while.

“All these years I’ve kept my mouth shut,” {elder.he} said in the end. “And then somebody goes and does that with a machine, and doesn’t even know it’s a secret.”

# a-very-clean-dish
{child} couldn’t think what to say, so {child.he} sat down, very close. {Pet} stuck {pet.his} head in the empty basket, and stood there breathing in all the autumns there had ever been. Then {pet.he} lifted {pet.his} nose and looked towards the stream, and began to dribble at both corners of {pet.his} mouth.

{child} saw it. {Child.He} thought of a very clean dish.

“{Elder.short},” {child.he} said. “{Pet} was pulling, at the stream. Both ways, to the same place. I thought it was an otter.”

“That dog,” said {elder.short}, “has never taken an interest in an otter in {pet.his} life.”

# find-sandwich
This time {child} let the [us: leash | lead] hang loose.

“Find sandwich,” {child.he} said.

{Pet} walked down to the stream, turned off, went in under a leaning birch and round the back of a mossy boulder, and there {pet.he} sat down. It wasn’t a hundred steps from {elder.short’s} stone.

It was yellow. It was yellow under the hazels, and yellow in the moss, and yellow all the way up the bank. To begin with {child} just stood there. Then {child.he} picked a few, only enough to cover the bottom of the basket, and went back.

# cannot-tell
{Elder.short} got up so fast that {elder.he} forgot about the knee.[athlete:  {athlete} couldn’t have been up sooner.]

“Where?” {elder.he} said. “Where, {child}?”

{child} opened {child.his} mouth. Then {child.he} shut it again.

“I’m not allowed to say,” {child.he} said.

There wasn’t a sound in the whole wood. Even the jay kept its beak shut. Then something began to happen in {elder.short’s} face, first at one corner of the mouth and then all over, and {elder.he} shook out the scarf and held it out to {child}.

“Tie it properly,” {elder.he} said.

# tie-it-properly
They went as slowly as a twisted knee likes to go, with {pet} in front. “Root,” said {child}. “Duck, that’s a birch. Two small steps.” {Elder.short’s} hand was warm and dry, and it held on tight.

“Oh,” {elder.he} said. “I can smell them.”

“No peeping.”

{child} led {elder.him} right in, until it was yellow in every direction.

“You can look now,” {child.he} said.

# four-times-round
On the way home the basket stood in {child’s} lap, and it was full. {Pet} lay in the back, asleep, with a scarf over {pet.his} eyes. {Elder.short} had tied it {elder.himself}, and {elder.he} went four times round the [us: traffic circle | roundabout], to be on the safe side.

You can’t trust {@sort}.

# @sort
a dog like that
## if breed
{a breed}
