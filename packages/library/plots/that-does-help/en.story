title: You Mustn’t Ask
title: A Cloud Above the [us: Lamppost | Lamp-Post]
title: Oh, That Does Help
guest pet: Rusty (he), Hettie (she)
guest minder: Mr Patel (he), Mr Bell (he)

% Whoever has the beans (@a) is the grandparent, else {adult}, else {minder}. “Mmmmf” is said with the mouth shut. Make the Psssss long and easy, and wait a little before “No”.
% One rule: they can’t do it if you look.

# if-you-looked
[!pet.known: {child’s} dog {pet}|{Pet}] couldn’t do it if you looked.

So every morning, when {pet.he} had found the right [us: lamppost | lamp-post], {child} held the [us: leash | lead] and looked up at the sky until {pet.he} had finished. Then {child.he} said, “Good dog,” and they went home.

# im-raining
And that was how {child.he} saw the cloud. It was sitting just above the [us: lamppost | lamp-post], fat and grey and round.

“Mmmmf,” it said.

“What are you doing?” asked {child}.

“I’m raining,” said the cloud.

{child} held out {child.his} hand. It stayed dry.

“It isn’t coming,” {child.he} said.

“I know it isn’t coming!” said the cloud. “It came all right on Sunday. I rained all over the sea. Now I’ve come to do your street, and I can’t!”

# everybody-came
It hadn’t rained in {child’s} street for six weeks[city: , nor anywhere else in {city}]. The beans had fallen over. The duck pond was only a puddle, and the ducks had to walk.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had new [us: rain boots | wellies], and nothing to jump in.]

“A cloud!” shouted {@first}, and came running out with {@his} watering can. “At last!”[elder2: 

{Elder2} came with a bucket.]

Then everybody came. The baker came, all white with flour. The bus driver got out of his bus. The ducks came, on foot.[school:  A whole class came, on its way to {school}.] They stood in a ring [us: around | round] the [us: lamppost | lamp-post], and they all looked up.

# nothing-came
“In your own time,” said {@a} kindly.

“Mmmmf,” said the cloud.

Nothing came.

“Push!” shouted the baker[athlete: , as if it were {athlete}].

“Mmmmmmf!”

Nothing came.

“Think of something sad,” said the bus driver.

The cloud thought of something sad. Now it was sad, and still nothing came.

“Any minute now,” said {@a}, and they all looked, and looked, and looked.

# a-lot-of-fluff
The cloud went pink. “I’m not a proper cloud,” it whispered. “I’m just a lot of fluff.” And it began to float away.

Oh no! {child} felt so sorry for it that {child.his} chest went tight.

# all-those-faces
Then the [us: leash | lead] tugged at {child.his} hand. Poor {pet}! The whole street was standing [us: around | round] that [us: lamppost | lamp-post], and {pet.he} hadn’t done it either. {Pet.He} turned [us: around | round] one way. {Pet.He} turned [us: around | round] the other way. {Pet.He} looked at all those faces, and sat down.

{child} looked up. The cloud turned [us: around | round] one way. It turned [us: around | round] the other way. It looked at all those faces.

“Cloud!” shouted {child}. “Who was watching you on Sunday?”

“Nobody,” said the cloud. “It was the middle of the sea.”

# turn-round
And then {child} knew.

“Turn [us: around | round]!” {child.he} shouted. “Everybody turn [us: around | round]! It can’t do it if you look!”

“What, all of us?” said {@a}.

“All of you! And the ducks!”

So the whole street turned its back. The ducks turned their backs. {child} shut {child.his} eyes, to be on the safe side.

“Is it coming?” whispered the baker.

“You mustn’t ask,” whispered {child}.

# psssss
They waited. {@A} looked at {@his} slippers. The bus driver hummed [music: {@song}|a little tune].[sport:  The baker thought about {sport}.] And then, behind them, there was a small sound.

Psssss.

“It’s raining!” cried {@a}.

“No,” said {child}. “That’s {pet}.”

Psssss, it went. It was a lovely, easy, trickling sort of sound.

“Oh,” said the cloud. “Oh, that does help.”

Plip.

“Don’t look,” said {child}.

# down-it-came
Plop. Plip, plop, plip, plop. And down it came!

It rained on the beans, and they stood up. It rained on the baker, and he turned to dough. It rained until the watering can ran over, and the ducks swam home.[friend:  {Friend} jumped in the first puddle, backwards.] And nobody looked. The whole street stood there, soaking wet and very happy.

# nearly
“May we look now?” asked {@a} at last.

“Have you finished?” called {child}.

“Nearly,” said the cloud. Plip. Plop. “There.”

They all turned [us: around | round]. There it was above the [us: lamppost | lamp-post], small and white and as light as a feather.

# the-next-morning
The next evening {pet} found the [us: lamppost | lamp-post] again, and {child} looked up at the sky. Somebody was there already, fat and grey and round.

“Don’t look,” said the cloud.

So {child} looked at {child.his} boots. Psssss, it went down below. Plip, plop, plip, it went up above.

“Good dog,” said {child}.

“Thank you,” said the cloud, and came along as far as the roof.

At home {@a} sat by the window, and {child} crept on to {@his} lap and yawned. {Pet} lay down on the slippers.

“Don’t look,” whispered the cloud, and {child} shut {child.his} eyes.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @his
his
## if adult & !elder
{adult.his}
## if elder
{elder.his}
