title: Only Resting My Eyes
title: The Stop After Market
title: Please Be Awake
guest pet: Teasel (she), Burdock (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up who sleeps (@a) is the grandparent, else {adult}, else {minder}. “I’m only resting my eyes” is mumbled the same each time. The last one is said very quietly.

# the-map
{child} knew the map by heart. It ran along above the doors of {the wish}: Beach, Baths, Market, Mill, home. Between Market and Mill there was nothing at all, just a bit of plain line, about as long as a yawn.

It was Sunday, and they had been at the beach all day, {child} and {@first}[friend:  and {friend}[!friend.known: , {child’s} best friend,]] and {pet}[!pet.known:  the dog], who was still so wet that nobody would sit near them.[friend:  {Friend} had been given the tickets to look after, and kept them in {friend.his} shoe.] Just after Market, {@as} chin went down.

“{@A},” said {child}. “You’re asleep.”

“I’m not asleep,” said {@a}. “I’m only resting my eyes.”

The heater was warm. It looked rather nice, resting your eyes. {child} tried it, only for a moment.

# only-resting
When {child.he} opened them again, {the wish} had stopped. “All change,” said a voice. {@A} got up without looking, as if on the way to the bathroom in the morning, and wandered out through the doors, and {child} and {pet} had to run to keep up. Then {the wish} slid away.

It was a {@stop} that wasn’t on the map[city:  of {city} or of anywhere else]. The sign said ONLY RESTING. Under it was a shelter with a lamp, and in the shelter stood the longest, softest sofa {child} had ever seen. All along it sat the people who had slept past their stops. There was a man with a fish in newspaper. There was a lady with a birthday cake on her knees.[sport:  There was somebody with a whole bag of things for {sport}.] There was a tuba, with somebody behind it.

{@A} sat down between the fish and the cake, and started to snore[music: , very nearly like {@song}].[elder2:  {Elder2} did the lower part.]

{Pet} smelled the fish with great interest. It had been here since Thursday.

# please-be-awake
On the wall hung a notice. HOME EVERY QUARTER OF AN HOUR, it said. PLEASE BE AWAKE.

“Well, that’s easy,” said {child}, and when two lights came towards them {child.he} put out {child.his} hand. It was {a wish}, and it stopped, and the {@driver} leaned out.

“Just the ones who are awake, love,” he said. “The others only fall off.”

“{@A}!” said {child}, pulling with both hands. “It’s our {@ride}!”

“I’m not asleep,” said {@a}. “I’m only resting my eyes.”

“So am I,” said the man with the fish.

“So am I,” said the lady with the cake.

“So am I,” boomed the tuba.

Not one of them had opened an eye. {child} tried tickling. {Child.He} held the fish under {@as} nose, and {@a} smiled and said, “With [us: fries | chips].”

“You and the dog can hop on,” said the {@driver}.

But you can’t go home without {@a}. Somebody would ask. {child} shook {child.his} head, and the doors shut.

# like-warm-dough
{Child.He} sat down to think. The sofa came up round {child.him} like warm dough.[friend:  {Friend} was asleep in it already, up to the chin.] Everybody was breathing in and out together, like the sea. It’s hard to think with so much to look at, so {child} shut {child.his} eyes, but only to think better.

And now there was nobody awake but {pet}.

# the-whole-beach
{Pet} didn’t hold with sleeping before supper. Besides, {pet.he} could hear something {@far-off}. It was the next one. {Pet.He} licked {child’s} chin. {Pet.He} pulled {child’s} sleeve. {Pet.He} barked.

“I’m not asleep,” mumbled {child}. “I’m only …”

So {pet} climbed up on the sofa, in the middle of everybody, and planted all four feet. Then {pet} shook {pet.himself}, from the nose to the tail, with the whole beach still in {pet.his} coat.

Cold sea flew from one end of the sofa to the other. “Raining,” said the lady with the cake, and put up her umbrella in her sleep. But {child} shot up with salt water running down {child.his} neck. {Child.He} had been asleep! {Child.He} had said it too!

And there came the lights.

# tickets
What wakes a person on {a wish}? It wasn’t shaking, and it wasn’t barking, and it wasn’t even the sea. {child} thought of all the Sundays when {@a} had rested {@his} eyes, and of the only thing that had ever opened them.

{Child.He} climbed up on the arm of the sofa and filled {child.himself} with air.

“TICKETS, PLEASE!” {child.he} shouted[school: , in the voice of the loudest teacher {at school}].

They leapt up, all of them, and slapped their pockets[athlete: , quicker than {athlete}].

“I had it a minute ago,” said the man with the fish, and looked inside the fish.

“It’s in my other bag,” said the lady with the cake.

“Parp,” said the tuba.

[friend: {Friend} took off one shoe and held it out, politely.

]{@A} turned out four shells and a dog biscuit, wide awake.

“Look for it on board!” shouted {child}. “Everybody on!”

# cold-nose
{Pet} drove them in through the doors, as if they were sheep. All the way home nobody was allowed to sit, and whoever began to droop got a cold nose in the back of the knee.

“I wasn’t asleep, you know,” said {@a}, walking up their own road.

“No,” said {child}. “You were only resting your eyes.”

# my-eyes
That night a head came round the bedroom door. {Pet} lay across {child’s} feet, nearly dry.

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
