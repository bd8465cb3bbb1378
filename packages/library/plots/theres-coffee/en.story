title: There’s Coffee
title: The Pirates on the Yellow Ferry
guest elder: Stan (he), Marjorie (she)
guest captain: Bertha Blast (she), Hilda Blast (she)
guest mate: Little Dennis (he), Little Norman (he)

% {elder} is the family’s own, helping out on the ferry that week, else a neighbour who has driven it all along. The friend waits at the landing.

# the-lever
{@ferry} Today, at last, {child} was going to drive it. {Child.He} had {child.his} life jacket on[adult: , done up tight by {adult}], and one hand was already on the lever.[friend:  On the other side {friend}, {child.his} best friend, was waiting to watch.][pet.dog:  {Pet} the dog lay under the stool.][pet.cat:  {Pet} the cat lay curled up in the lifebelt.][pet.other:  At home {pet} was waiting to hear all about it.]

But then two pirates climbed over the rail.

“This is an attack!” yelled one of them. She had a hat, a cutlass and a gold tooth. “I’m Captain {captain}! This ship is mine!”

The other pirate was tall and shy, and he was carrying her bag.

“That’s {mate},” said the captain. “He’s deadly.”

“Hello,” said {mate}.

# hot-drinks
{Elder.short} looked at them over {elder.his} glasses.

“There’s coffee,” said {elder.short}.

{Elder.He} said that to everybody who shouted on the ferry. It meant that they should calm down. But the captain drew her cutlass.

“We’re being threatened with hot drinks!”

“No,” said {child}. “It only means you should stop shouting.”

“I can’t stop shouting! I’m on duty!” shouted the captain. She pushed {child} away from the lever. “To the sea!”

# there-and-back
The ferry chugged off. It crossed the lake, and on the other side it stopped.

“Why have we stopped?” said the captain.[city:  “Is this {city}?”]

“The ferry runs on a cable,” said {child}.[school:  {Mate} put his hand up, the way people do {at school}, so {child} explained.] “A cable’s a thick rope made of iron. We can only go where the cable goes. There and back.”

“Then we’ll go back. To the sea!”

They went back. They went there again. {Mate} was getting to know the cows on the bank[music: , and hummed {music} to them].

“A pirate has to take ships,” said the captain. “That’s the whole job!”

“A ferry has to go across,” said {elder.short}. “People want to get home.” {Elder.He} poured a cup and sat down on {elder.his} stool. “There’s coffee.”

“What does it mean this time?” snapped the captain.

“This time it means nobody’s moving,” said {child}.

# the-hook
{child} looked at the lever. The captain’s boot was in front of it. It hurt, right in the middle of {child.his} chest. {Mate} bent down and gave {child.him} a toffee out of the captain’s bag.

“I know!” cried the captain. “We’ll get rid of the rope!”

“No!” said {child} and {elder.short} at the same time.

But the captain had already kicked loose the great hook that held the cable.[athlete:  Not even {athlete} could have got there first.] CLANG! Into the water went the cable. The ferry gave a lurch and began to drift, slowly and sideways.

“Free!” said the captain. “Where are we going?”

# the-stones
{Elder.short} stood up. There was coffee down {elder.his} [us: sweater | jumper], and {child} had never seen that before.

“On to the rocks,” said {elder.short}. “She can’t turn without her cable.”

The rocks stuck up off the point, black and sharp. The water foamed all round them.

The captain went white. “Do something! You’re the one who drives it!”

“I drive a ferry,” said {elder.short}. “I can do there, and I can do back. But you’re a pirate. You can sail, can’t you?”

“We haven’t got a sail!”

# the-mast
Then {child} saw the tarpaulin. It was spread over the salt bin, blue, and as big as a living room.

“There’s your sail!” shouted {child}. “{Mate}, you’re tall, you’re the mast! {Elder.short}, you can do knots! Captain, you tell us how! And I’ll drive. It’s my turn.”

The captain moved her boot.

{@knots} {Elder.He} tied the tarpaulin to both of {mate’s} hands so that it held like a rock.[elder2:  {Elder2} had shown {elder.him} that knot.][pet.dog:  {Pet} took a corner in {pet.his} teeth and held on.][pet.cat:  {Pet} climbed up on to {mate’s} head, where it was driest.] {Mate} stretched himself as tall as he would go. The wind came. The tarpaulin went whump, and {mate} got a little bit taller.

“Starboard!” yelled the captain. “Hold her! More! Now!”

{child} pulled at the tiller with both hands. {Child.He} put {child.his} feet against the wall and pulled with {child.his} whole back[sport: , as if it were for gold in {sport}].

# eight-minutes
The ferry turned. It slid past the rocks, round the point and in towards the landing. Three cars and a tractor were waiting there.[friend:  {Friend} stood at the very front and had seen it all.][adult:  {Adult} was there too, with both hands over {adult.his} mouth.] {child} slowed right down.

“Eight minutes late,” said {elder.short}. {Elder.He} blinked several times. “Well driven, {child}.”

# one-more-cup
Then nobody spoke. The captain took off her hat.

“I kicked your rope off,” she said.

{Elder.short} didn’t answer. {Elder.He} put out one more cup.

“What does it mean?” whispered the captain.

“It means you’re forgiven,” said {child}. “I think. You’ll have to ask.”

“There’s coffee,” said {elder.short}. “And after that you can help me with the cable.”

It took all afternoon. {Elder.short} tied, the captain yelled, and {mate} stood out in the water with his feet on the bottom. When the cable was back where it belonged, {child} drove the ferry across, all by {child.himself}, there and back, until the sun was low over the lake.

# thursday
In the end the pirates went ashore with their bag. On the landing the captain turned round.

“We might take that ferry again some time,” she said. “Thursday, perhaps.”

{Elder.short} wiped the stool. Then {elder.he} cleared {elder.his} throat.

“There’s coffee on Thursday,” said {elder.short}.

The captain looked at {child}, but this time she didn’t need any help. She put on her hat and walked up towards the woods, and {mate} waved with both hands.

# two-hooks
{child} drove the last trip home[friend: , with {friend} beside {child.him} at the lever]. {Elder.short} sat on the stool[pet.dog:  with {pet} across {elder.his} feet][pet.cat:  with {pet} in {elder.his} lap].[pet.other:  It wasn’t far now to {pet} and all there was to tell.] Halfway over, {elder.he} took down the cups from the shelf, washed them one by one and hung them on their hooks. On two of the hooks nothing had ever hung before.

# @ferry
{Elder}, who lived next door to {child}, drove the yellow ferry over Long Lake, there and back, all day long.
## if elder
{Elder} was helping out on the yellow ferry over Long Lake that week, and drove it there and back, all day long.

# @knots
{Elder.short} tied. {Elder.He} had tied up boats all {elder.his} life.
## if elder
{Elder.short} tied. {Elder.He} had been tying up boats all week.
