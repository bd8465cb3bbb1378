title: Toot!
title: The Moose Who Came to the Party
title: First the [us: Horn|Hooter], Then the Bag
guest elder: Mabel (she), Winnie (she)

% The older one is the family's, else the neighbour who helps with the party. The friend is one of the children who come last.

# the-birthday
It was {child’s} birthday, and there was going to be a party. The cake stood on the table, and {elder}[!elder: , who lived next door,] had put on a party hat. [elder2: {Elder2} was blowing up balloons and had gone red in the cheeks. ]But it had snowed [city: on {city} ]all night, and no guests came.

“{@Digger} is out there digging a way for them,” said {elder}. “You blow your [us: horn|hooter], so they can hear where we live.”

{child} stood on the doorstep and blew.

“Tooooot!”

There was a clomp, clomp, clomp in the woods. And out of the snow stepped a moose.

# the-moose
“Toot?” said the moose.

“Oh dear,” said {elder}. “That [us: horn|hooter] of yours speaks moose. Don’t blow it any more, {child}.”

[pet.dog: {@dog-meets}

][pet.cat: {Pet} went and lay down on top of the tallest cupboard.

]But the moose had seen the balloons. She wiped her hooves on the mat, all four of them.

“Well,” said {elder}, “if you’ve asked somebody, you’ve asked them. Come in!”

And the moose stepped into the kitchen, clomp, clomp, clomp, and sat down on the sofa.

“Can I toot one more?” asked {child}.

“A little one, then,” said {elder}.

“Tooooot!”

Clomp, clomp, clomp! Along came the daddy moose. [athlete: He was bigger than {athlete}. ]His antlers were so wide that he had to come in sideways. And in between his legs came the baby moose.

# the-fishing-game
They played musical chairs, and the daddy moose won, because afterwards there weren’t any chairs. [music: They danced to {@song}, and the lamp jumped up and down. ][sport: They wanted to learn {@game}, but nobody had the right shoes. ]Then the baby moose sat down on {child’s} lap. He smelled of fir trees and weighed as much as the sofa.

“This is my best party ever!” shouted {child}.

But then the baby moose saw the [us: horn|hooter]. He took it in his big soft mouth and blew.

“Tooooot!”

Clomp, clomp, clomp! Along came the granny moose.

“No, no!” shouted {child}. “Stop tooting!”

But the baby moose tooted and tooted. Clomp, clomp, clomp! Moose in the hall and moose in the bath! [pet.other: A moose looked at {pet}, and {pet} looked at a moose. ]The kitchen was so full that {child} and {elder} had to climb up beside the sink, holding the cake. [elder2: {Elder2} was on the fridge already. ]And there they sat.

# on-the-worktop
“Hello?” called {@digger} from outside. “I’ve got all the children[school:  from {school}]! [friend: {Friend} is first! ]Why won’t the door open?”

“Because there’s a moose sitting on it!” called {elder}.

{child} was so sad that {child.his} eyes went wet. The children were out there, and {child} was in here.

“They’re never going home,” {child.he} sobbed.

{Elder} put an arm [us: around|round] {child.him}.

“What about when you go to a party?” {elder.he} asked. “When do you go home?”

{child} wiped {child.his} nose. {child.He} thought about it.

“When I’ve had my party bag,” {child.he} said.

# the-bags
They looked at each other. In the cupboard behind them was a big basket of apples. {Elder} put apples into bags, and {child} tied the knots. Then {child} crawled across the backs of all the moose, right over to the door. [pet.dog: {Pet} crawled after. ]

“Thank you for coming!” called {child}. “It’s party bags now!”

Up got all the moose. They stood in a long line. They each had a bag to hold in their mouth and a pat on the nose, and out they went into the snow. Clomp, clomp, clomp. Last came the baby moose. He didn’t want to go.

“First the [us: horn|hooter],” said {child}. “Then the bag.”

The baby moose thought for a long time, but then he put the [us: horn|hooter] into {child’s} hand. It was wet.

“Toot,” he said. That meant thank you for having me.

# the-children
And in came [friend: {friend}, and then all the other|the] children with snow on their hats, and {@digger} last of all.

“Have you had a quiet time?” asked {@digger-short}.

“Not very,” said {elder}.

[friend: “Why is the [us: horn|hooter] wet?” asked {friend}.

][pet.cat: Then {pet} came down from the cupboard.

]And so there was a party, all over again, with the cake.

# one-more-bag
That night {child} lay in bed with the [us: horn|hooter] on the table close by. But {child.his} eyes didn’t want to shut.

“Is the party over now?” {child.he} asked.

“Nearly,” said {elder}.

{elder.He} reached behind {elder.his} back and brought out a bag. It was tied with red string, and in it was the very biggest apple.

“Thank you for coming,” said {elder}, and gave {child.him} a pat on the nose.

Then it was over. {child} fell asleep with the bag in {child.his} arms[pet.dog / pet.cat: , and {pet} fell asleep on {child.his} feet]. And out in the woods, in among the fir trees, lay a baby moose, asleep with his.
## if !elder
When evening came it was time for {elder} to go home.

“Is the party over now?” asked {child}.

“Nearly,” said {elder}.

{elder.He} reached behind {elder.his} back and brought out a bag. It was tied with red string, and in it was the very biggest apple.

“Thank you for coming,” said {elder}, and gave {child.him} a pat on the nose.

Then it was over. [adult: {Adult} tucked {child.him} in. ]{child} fell asleep with the [us: horn|hooter] on the table close by and the bag in {child.his} arms[pet.dog / pet.cat: , and {pet} fell asleep on {child.his} feet]. And out in the woods, in among the fir trees, lay a baby moose, asleep with his.

# @Digger
The man across the road
## if adult
{Adult}

# @digger
the man across the road
## if adult
{adult}

# @song
{music}

# @game
{sport}

# @dog-meets
{Pet} looked at the moose. The moose was a good deal bigger. {Pet} wagged politely.
## if breed.Dachshund
{Pet} walked once [us: around|round] the moose, and then straight underneath. {pet.He} {pet.was} {a breed} and didn’t even have to duck.
## if breed.Golden Retriever / breed.Labrador
{Pet} brought the moose a ball. {pet.He} {pet.was} {a breed} and thought everybody was invited.
## if breed.Beagle
{Pet} sniffed the moose, all four legs of her. {pet.He} {pet.was} {a breed} and liked to know everything.
## if breed.Border Collie / breed.German Shepherd
{Pet} showed the moose the way in. {pet.He} {pet.was} {a breed} and liked things tidy.

# @digger-short
the man
## if adult
{adult}
