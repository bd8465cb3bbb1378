title: Stand Still
title: The Goalkeeper Who Was a Flower
guest friend: Rafi (he), Martha (she)
guest pet: Chips (he), Bracken (he)

% The animal is the family’s dog or cat, or else the friend’s dog. {Friend} sounds like the radio throughout, but for one word: Run.

# on-the-nose
{child} was in goal in the yard[city:  {in city}] when something came crawling up {child.his} leg, up {child.his} tummy and right up on to {child.his} nose. It was a butterfly. She was brand-new, and her wings hung off her like two wet rags.

“Stand still,” said the butterfly.

“I can’t,” said {child}. “We’re playing a match.”

And that was what {child.he} wanted more than anything. {Friend}, {child’s} best friend, was one goal down, and {@who} was lying under an apple tree.[elder:  On the bench sat {elder}[elder2:  and {elder2}], cheering for both sides.]

# two-feet-in-the-earth
“My wings are wet,” said the butterfly. “You can’t fly with wet wings. You can with dry ones. So stand still until I’m dry.”

“Sit on the post, then.”

“The post is cold. You’re warm. You’re a flower.”

“I’m not a flower! I’m the goalkeeper!”

“Yellow hat,” said the butterfly. “Green top. Two feet in the earth. I think I know a flower when I see one.”[adult:

The hat had been {adult’s} idea.]

# on-the-radio
{Friend} came over with the ball under one arm. {Friend} wanted to be one of those people who talk about matches on the radio, so {friend.he} practised all the time[school: , even {at school}].

“And what’s this we see?” shouted {friend}. “The goalkeeper has a visitor on the nose![athlete:  What would {athlete} do now?] The referee is baffled!”

“Who’s the referee?” said {child}.

“{Pet},” said {friend}.

{@sleeps}

“Tell the butterfly I’m not a flower,” said {child}.

{Friend} walked all the way round {child.him}.

“You do look a bit like a dandelion,” {friend.he} said.

# hard-all-over
That made {child} cross. It felt like fizz in {child.his} legs. {Child.He} hopped on one foot, and the butterfly rocked as if she were in a boat.

“Stand still!” yelled the butterfly, and hung on to {child’s} eyebrows. “Flowers don’t hop![sport:  They don’t {play sport}, either!]”

“I can’t stand still! I’m {age}! It’s hard work all over!”

The butterfly thought about that for a while.

“I was a chrysalis all winter,” she said. “That was hard work all over too. But it turned into wings.”

{child} didn’t know what to say to that.

# not-a-storm
“And our reporter has had an idea!” said {friend}.

{Friend.He} took an enormous breath and blew until {friend.his} cheeks were like two buns. The butterfly shot backwards, right up under {child’s} hat.

“I said dry!” came a voice from in there. “I didn’t say storm!”

“The reporter is sorry,” said {friend}.

# she-is-new
Then {pet} came strolling up, to find out what was sitting on {child} without permission. {@reach}

“Stand still, {pet},” said {child}. “She’s new.”

{@breath} Hff. Hff. Hff. Nobody else could breathe so warmly and so softly.

“Ooh,” said the butterfly. “Ooh, a bit more to the left.”

One wing unfolded. It was yellow, with an orange spot. Then the other began to come loose, bit by bit.[music:  {Friend} hummed {music} meanwhile, as half-time music.]

# what-is-coming-there
“It’s looking good for the visitors!” said {friend}. “But wait. What’s that?”

It was a magpie. It landed on the crossbar, put its head on one side and looked straight at the butterfly.

“Run!” yelled {friend}. {Friend.He} quite forgot to sound like the radio.[elder:  Even {elder.short} stopped cheering.]

{child} leapt up. {Child.His} legs wanted to run. But half a wing was still wet, and if {child.he} ran the butterfly would fall off.

“Stand still,” whispered the butterfly. It wasn’t an order any more. She shivered so that it tickled.

# the-hardest-thing
Then {child} did the hardest thing {child.he} had ever done. {Child.He} put two feet in the earth. {Child.He} cupped {child.his} hands round {child.his} nose like two big leaves. And then {child.he} {child.was} a flower.

The magpie hopped down. It hopped closer. It flew up and sat on {child’s} hat. {child} didn’t even blink.

The magpie leaned over. All it could see was a yellow hat and two leaves, and it yawned.

# on-comes-the-referee
Then {friend} said, very low, “And on to the pitch comes the referee.”

{@off}

# not-a-flower
{child} opened {child.his} hands. There sat the butterfly with two dry wings.

“I see,” she said. “You weren’t a flower.”

“No,” said {child}.

“A flower couldn’t have done it.”

She took off. She flew a little crooked, then a little straight, and then once round {pet}, who sneezed. But just as {child} was about to wave, she came back.

“Stand still,” said the butterfly.

She landed on {child’s} nose, just because. She stayed there for as long as a kiss takes. Then she flew.

# the-match-goes-on
“The match goes on,” said {friend}, a little hoarse.[adult:  {Adult} called out that supper was ready, and nobody heard.] {Friend} put down the ball and took a very gentle shot.

The ball rolled slowly through the grass, past {child} and into the goal. {child} didn’t move. Up on the crossbar something yellow folded its wings in the evening sun, and {pet} lay down right along the goal line and went back to sleep.

# @who
{pet}, {friend’s} dog,
## if pet.dog
{pet}, {child’s} dog,
## if pet.cat
{pet}, {child’s} cat,

# @sleeps
{Pet} was asleep.
## if breed.Dachshund
{Pet}, who was a dachshund, was asleep.

# @reach
{child} lay down in the grass, so that {pet} could get there.
## if breed.Dachshund
{child} lay down in the grass, because a dachshund can’t reach anything.

# @breath
{Pet} put {pet.his} nose up very close. Then {pet.he} breathed. Out came warm, sleepy air that smelled of ham sandwich.
## if pet.cat
{Pet} tucked {pet.his} paws in, because {pet.he} understood about being new, and put {pet.his} nose up very close. Then {pet.he} breathed. Out came warm, sleepy air that smelled of fish.

# @off
On came {pet}. {Pet.He} barked until {pet.his} ears flew, and the magpie was so put out that it shot away over the roof.
## if pet.cat
On came {pet}. {Pet.He} puffed up like a chimney brush and hissed, and the magpie was so put out that it shot away over the roof.
