title: Only Resting My Eyes
title: The Stop After Market
title: Please Be Awake
guest pet: Teasel (she), Burdock (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up who sleeps (@a) is the grandparent, else {adult}, else {minder}. “I’m only resting my eyes” is mumbled the same each time. The last one is said very quietly.

# the-map
{child} knew the map by heart. It ran along above the doors of {the wish}: Beach, Baths, Market, Mill, home. Between Market and Mill there was nothing at all, just a bit of plain line, about as long as a yawn.

It was Sunday, and {child} and {@first}[friend:  and {friend}[!friend.known: , {child’s} best friend,]] had been at the beach all day with {pet}[!pet.known:  the dog]. {Pet} was still so wet that nobody would sit near them.[friend:  {Friend} kept all the tickets safe in {friend.his} shoe.] Just after Market, {@as} chin went down.

“{@A},” said {child}. “You’re asleep.”

“I’m not asleep,” said {@a}. “I’m only resting my eyes.”

It was nice and warm. {child} rested {child.his} eyes too, only for a moment.

# only-resting
When {child.he} opened them again, {the wish} had stopped. “All change,” said a voice. {@A} got up, with both eyes shut, and wandered out through the doors. {child} and {pet} had to run to keep up. Then {the wish} slid away.

It was a {@stop} that wasn’t on the map[city:  of {city} or of anywhere else]. The sign said ONLY RESTING. And under the sign stood the longest, softest sofa {child} had ever seen.

It was full of people who had slept past their stops. They were still asleep. There was a man with a fish in newspaper. There was a lady with a birthday cake on her knees.[sport:  There was somebody with a whole bag of things for {sport}.] There was a tuba, with somebody behind it.

{@A} sat down next to the fish, and started to snore[music: , very nearly like {@song}].[elder2:  {Elder2} did the lower part.]

{Pet} gave the fish a sniff. It had been here since Thursday.

# please-be-awake
There was a notice on the wall. HOME EVERY QUARTER OF AN HOUR, it said. PLEASE BE AWAKE.

“Well, that’s easy,” said {child}. Two lights were coming already, and {child.he} put out {child.his} hand. It was {a wish}. It stopped, and the {@driver} leaned out.

“Only if you’re awake, love,” he said. “The others fall off.”

“{@A}!” said {child}, and pulled with both hands. “It’s our {@ride}!”

“I’m not asleep,” said {@a}. “I’m only resting my eyes.”

“So am I,” said the man with the fish.

“So am I,” said the lady with the cake.

“So am I,” boomed the tuba.

And not one of them opened an eye. {child} tried tickling. {Child.He} held the fish under {@as} nose. {@A} smiled and said, “With [us: fries | chips].”

“You and the dog can hop on,” said the {@driver}.

But you can’t go home without {@a}. Somebody would ask. {child} shook {child.his} head, and the doors shut.

# like-warm-dough
It was getting dark, and {child} felt very far from home. {Pet} came and leaned against {child.him}, as wet as ever.

{Child.He} sat down to think. The sofa was as soft as warm dough.[friend:  {Friend} was asleep in it already, up to the chin.] All the sleepers were breathing in and out together, like the sea. {child} shut {child.his} eyes, but only to think better.

And now there was nobody awake but {pet}.

# the-whole-beach
{Pet} didn’t hold with sleeping before supper. And {pet.he} could hear something {@far-off}. It was the next one. {Pet.He} licked {child’s} chin. {Pet.He} pulled at a sleeve. {Pet.He} barked.

“I’m not asleep,” mumbled {child}. “I’m only …”

So {pet} climbed up on the sofa, right in the middle, and stood there on all four feet. And then {pet.he} shook {pet.himself}, from the nose to the tail, with the whole beach still in {pet.his} coat.

Cold sea flew from one end of the sofa to the other.

“Raining,” said the lady with the cake, and put up her umbrella in her sleep.

But {child} shot up, with cold water running down {child.his} neck. {Child.He} had been asleep! {Child.He} had said it too!

And there came the lights.

# tickets
How do you wake a whole sofa? Tickling was no good. Barking was no good. Even the sea was no good. {child} thought of all those other Sundays, on the way home from the beach. There was just one thing {@a} had always woken up for.

{Child.He} climbed up on the arm of the sofa and took a very deep breath.

“TICKETS, PLEASE!” {child.he} shouted[school: , in the voice of the loudest teacher {at school}].

They leapt up, all of them, and slapped their pockets[athlete: , quicker than {athlete}].

“I had it a minute ago,” said the man with the fish, and looked inside the fish.

“It’s in my other bag,” said the lady with the cake.

“Parp,” said the tuba.

[friend: {Friend} took off one shoe and held it out, politely.

]{@A} was wide awake, and turned out four shells and a dog biscuit.

“Look for it on board!” shouted {child}. “Everybody on!”

# cold-nose
{Pet} drove them in through the doors like sheep. Nobody was allowed to sit. If anyone began to droop, {pet} gave them a cold nose behind the knee. And so they all got home.

“I wasn’t asleep, you know,” said {@a}, as they walked up their own road.

“No,” said {child}. “You were only resting your eyes.”

# my-eyes
That night {child} lay in bed, and {pet} lay across the end of it, nearly dry. The door opened a little way.

“Are you asleep?” whispered {@a}.

“No,” said {child}. “I’m only resting my eyes.”

# @stop
stop
## if wish.train / wish.underground-train
station
## if wish.ferry
pier

# @driver
driver
## if wish.ferry
skipper

# @ride
{wish}
## if wish.underground-train
train

# @far-off
in the rails, far away, thin and high
## if wish.bus
three corners away, low and grumbling
## if wish.ferry
a long way out on the water, low and steady

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
