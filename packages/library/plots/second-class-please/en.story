title: Second Class, Please
title: Scary, but Not Too Scary
title: The Latest Train in the World
guest friend: Kit (he), Otis (he)
guest dave: Dave (he), Keith (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The guard has a voice like a drain, until he tells of the whistle. “Brief” is said briefly.
% Whoever is fetched (@a) is the grandparent, else {adult}, else {minder}.

# cancelled
The last train [city: to {city} ]was cancelled. The board on the platform said so in orange letters, and then it went out, as if it was too ashamed to go on.

{@First} was meant to be on that train. {@He} had been away since breakfast, ten miles up the line, and {child} and {child.his} [!friend.known: best ]friend {friend} had come across the road to the station to meet {@him} with an umbrella.

“{@He}’ll get {dave’s} taxi,” said {friend}.

“{dave}’s in Spain,” said {child}, and held up {child.his} phone. “And {@a} doesn’t even know. It says, nearly finished, will run for it!”

# collar-and-cap
Then the rails began to hum.

The lamps along the platform went out. One. Two. Three. Mist came up over the edge, and out of the mist came a black engine that made no noise at all, which was worse than noise. There was a green light in the carriages. A door opened by itself – eeeeeeek – like a door that had practised.

“It’s a ghost train,” whispered {friend}.

Down stepped the guard. He had a lantern, and a whistle, and a cap, and between his collar and his cap there was nothing.

# which-class
“Tickets,” he said, in a voice like a drain. “First, second or third?”

{Friend} got behind {child}. {child} would have liked to get behind {friend}.

“What’s the difference?” said {child}.

“First class,” said the guard, “is screaming all the way, and there’s a Thing under the seat. Third class is a bit draughty.”

“And second?”

“Second is scary, but not too scary. There’s moaning. There’s a cold hand on the back of the neck, but it’s brief. And there’s one gentleman with his head in his lap, but he’s very nice, and he’s reading.”

“Are there spiders?” said {friend’s} voice.

“Spiders is first class.”

“Do you go to the Junction?” said {child}.

“We go everywhere, passenger. We’re a hundred and one years late. But we go.”

{child} swallowed[sport: , the way {child.he} did before {sport}]. “Then two seconds, please.”

# moaning
The hand was very cold, but it was brief. “Ooooooh,” moaned a lady in grey[music: , very nearly to the tune of {music}]. “Ooooooh, do shut that door.” The head in the gentleman’s lap said good evening, and would {friend} mind turning over the page of his book? {Friend} turned it over with {friend.his} eyes shut.

And it was slow! It stopped at every station, even the ones that weren’t there any more. It stopped at Nettle Halt, which was a field with a cow. Each time the guard got down, and held up his lantern, and looked along the lane. And he waited. And nobody came.

# in-case
At the fourth field {child} climbed down after him.

“What are we waiting for?” {child.he} said. “There’s nobody there.”

The guard didn’t turn round.

“We were always on time once,” he said. “To the second. And one night at your station there was a girl, running, with a bag. She waved. I saw her running – and I blew the whistle.”

The lantern shook a little.

“So now I wait,” he said. “In case anyone’s running.”

The cow breathed.

“Somebody is,” said {child}. “Tonight. {@A} is. Only {@he}’ll be late, {@he}’s always late, {@he} stops to help everybody with their bags.”

“Then what you want, passenger,” said the guard, “is the latest train in the world.”

# the-habit
The Junction was dark. The clock said half past ten, and the platform was empty from end to end. They waited. The engine began to tremble. The guard looked at his watch, and then his glove went creeping up towards the whistle.

“Don’t!” said {child}.

“I’m not, passenger! It’s the habit! And there go the doors –” He stuck out his boot to stop them. The door went straight through the boot. “Oh, botheration,” said the guard. “I’m not solid.”

{Friend} opened {friend.his} eyes. {Friend.He} looked at the door, and {friend.he} looked at {friend.his} own foot, which was as solid as anything. {Friend.He} stuck it in.

“Ow,” said {friend}. “It’s fine. Ow.”

# holding-it
And {child} leaned out as far as {child.he} could and yelled into the mist[school: , louder than anybody may {at school}]: “{@A}! RUN!”

Far away, on the bridge, there were feet. Slap, slap, slap. A coat flapping, and a bag.[athlete:  Not even {athlete} ever ran like that.] And the guard held his lantern as high as it would go, and called out what he had wanted to call for a hundred and one years.

“Take your time, passenger! We’re holding it for you!”

{@A} fell in through the door. “Oh, thank you,” {@he} said. “Nobody ever waits! Is this the replacement service?”

“In a manner of speaking, passenger.”

“Heating’s off,” said {@a}, and was asleep at once, against the gentleman who was reading. He moved his head to make room.

# down-the-line
At their own station the guard handed them all down, and he hung the whistle round {child’s} neck.

“Will you stop now?” said {friend}. “Now that somebody’s come?”

“Stop?” said the guard. “There’s people running all down the line.”[elder2: 

At home {elder2} had kept the soup hot, and asked nothing. But {elder2} gave that whistle a very long look.]

# open-a-bit
{@A} sat on the end of {child’s} bed with {@his} coat still on.[pet: 

{@pets}]

“Was it scary, waiting in the dark?” {@a} said.

“Not too,” said {child}.

“Light on or light off?”

“On is third class,” said {child}. “Off with the door shut is first.”

“And second?”

“Off, with the door open a bit.”

So {@a} put out the light, and left the door open a bit. And {@he} laid {@his} hand on the back of {child’s} neck. It was cold, but it was brief.

“Good night,” said {@a}.

And far down the line something stood still in the mist, very late, with its lantern up.

# @pets
{Pet} was asleep, and had been all evening. Nothing scares {pet}.
## if pet.dog / pet.cat
{Pet}[!pet.known: , {child’s} [pet.dog: dog | cat],] sniffed {child.him} all over, and sneezed. {Pet.He} could smell the gentleman.

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
