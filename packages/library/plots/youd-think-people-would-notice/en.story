title: You’d Think People Would Notice
title: Since Yesterday’s Buns
title: From the Shoes
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: nobody sees whoever is small, unless they bend down. The voice is taken from right down at the bottom: shown by the wish, done by the child.
% Whoever waits on the bench is a grandparent where one is ticked, else {adult}, else {minder}. The friend holds the door.

# behind-the-bread
For the very first time, {child} was going to buy the buns all by {child.himself}, at the bakery[city:  in {city}][school: , right beside {school}]. {@Outside} sat on the bench outside the window[pet.dog:  with {pet}[!pet.known:  the dog]], and {child} had the money in {child.his} fist.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had got the job of holding the door. Everybody who came in said thank you to the door.]

But on the counter stood tall baskets of bread, and behind the bread stood the baker.

“Next, please!” she called.

“That’s me,” said {child}.

It came out so small that nobody heard. A lady in a hat bought two loaves, right over {child’s} head.[athlete:  Even {athlete}, on the wall, was looking the other way.]

“Next, please!”

“That’s me,” said {child}, still smaller[music: , and the radio played {@song}]. {child.His} throat felt tight. It was just as if {child.he} weren’t there.

# in-the-queue
“Are you in [us: line|the queue]?” said somebody, down by {child’s} shoe. “Then you’re behind me.”

{child} looked down. It was {a wish}, no bigger than a thumb.

“I’ve been here since yesterday’s buns,” said {the wish}. “You’d think people would notice {wishes}.”

{child} crouched. It was a real one, with {wish.part} and everything. At home {wish.he} could {wish.does}, {wish.he} said. In here {wish.he} couldn’t even get a bun.

[wish.whale / wish.orca / wish.dolphin / wish.narwhal / wish.shark / wish.swordfish / wish.sea-serpent: “Shouldn’t you be in water?” asked {child}.

“After the bun,” said {the wish}.

]“Aren’t {wishes} usually bigger?” asked {child}.

“Aren’t people?” said {the wish}.

# from-the-bottom
“Next, please!”

“That’s me,” said {child}, and a big boot stepped right over them both. {child} only just got {child.his} hands round {the wish} in time.

“Call a bit louder,” said {the wish}. “You’re the big one.”

{child} looked round to see who {wish.he} meant.

“I can’t,” said {child}. “This is all the voice I’ve got.”

“You take it from the top,” said {the wish}. “You have to take it from right down at the bottom, from the shoes. Listen. {Wish.sound}!”

On the floor, a crumb rolled over.

# marzipan
If only {the wish} got up there by the bread, people would see {wish.him}. So {child} took {wish.him} in one hand, stretched up on the tips of {child.his} toes, and put {wish.him} on the counter, next to a cream cake.

And people saw {wish.him}, straight away.

“Oh, how sweet!” said the baker. “{A wish} made of marzipan!”

She set {the wish} in the middle of the cake. She put the cake in a box, and the lid on the box, and string round the lid.

“There you are,” she said to the man in the big boots, and he took his cake and walked towards the door.

# stop
Inside the box, somebody called. “{Wish.sound}!” Only {child} heard it.

“Stop,” said {child}, but it came from the top, and the man didn’t hear.[friend:  {Friend} heard. {Friend.He} let go of the door and stood in front of it, with both arms out.]

Then {child} put both feet flat on the floor, and took it from right down at the bottom. Up it came, through the knees and all the way through the tummy[sport: , just as at {sport}].

“Stop! {The wish} is in that cake!”

A bun jumped out of its basket. The man stopped. They all turned round, the man and the lady and the baker, and they looked up at the ceiling, because {wishes} are usually so big.

“Where?” said the lady in the hat.

“And who was that shouting?” said the baker.

“You have to bend down,” said {child}.

# they-bent-down
So they bent down. The lady bent down, hat and all. The man bent down in his boots. The baker came round the counter with flour on her knees and bent down, too. Now they were all as small as {child}, and there {child} was, right in front of their noses.

“Goodness me,” said the baker. “How long have you been there?”

“Since before the hat,” said {child}.

# the-lid
{child} pulled the string and lifted the lid. And there was {the wish}, in the middle of the cake, with cream all over {wish.part}.

“You’d think,” said {the wish}, and licked off the cream, “you’d think people would notice {wishes}.”[age>=5: 

“I’m so sorry,” said the man. “I might have trodden on you.”

“You went over us,” said {the wish}. “It was rather like a bridge.”]

# next-please
“Well,” said the baker, still down on the floor. “Next, please?”

“{The wish},” said {child}. “And then it’s me.”

{The wish} had one crumb, with a whole grain of sugar on it. Then {child} ordered a bag of buns, from right down in the shoes, so that they heard it all the way out on the bench.[pet.cat:  One was for {pet}[!pet.known:  the cat], to sniff at.][pet.other:  One was for {pet}, who only wanted the crumbs.][elder & adult:  One was for {adult}.]

# bend-down
“That took a long time,” said {@outside-short}.

“I was behind {the wish} in [us: line|the queue],” said {child}.[pet.dog:  {Pet} knew already. {Pet.He} had {pet.his} nose down by {child’s} shoe.]

{@Outside-short} looked in through the window, from one end of the shop to the other. “What {wish}? You’d think I’d have noticed.”

“No,” said {child}. “You have to bend down.”

So {@outside-short} bent down.

# @outside
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @outside-short
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @song
{music}
