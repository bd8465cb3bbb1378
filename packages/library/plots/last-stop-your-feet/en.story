title: The Night Train on the Bedroom Floor
title: I Am Not a Flea
title: Last Stop, Your Feet

% The conductor is she. {friend} stays the night with {child}, whose cat it is.

# a-light
{child's} best friend, {friend}, had come to sleep over. Not that anybody was sleeping. {Friend} was lying on a mattress on the floor, and {child} was lying in bed, and neither of them was the least bit tired.

In the middle of the floor lay {pet}. {@Big}

“There’s something blinking in {pet.him},” said {friend}.

{child} hung over the edge of the bed. So there was. Deep down in the fur, in the middle of {pet.his} tummy, shone a tiny, tiny yellow light. {child} went and got a magnifying glass.

There was a lady in there. She was no bigger than a grain of rice, and she had a blue uniform and a lantern in her hand.

“A flea!” said {child}.

“I’m not a flea!” said the lady. “I’m the conductor. This is the night train {pet}, and we’re fourteen minutes late!”

# passengers
{child} and {friend} bent closer. Now they could see that there were passengers all over the fur. A button. A gingerbread crumb with a very small suitcase.[school:  A paper clip from {school}.] A piece of Lego that had been missing since the spring. And right at the back, on the tail, sat a baby spider, sobbing.

“Every night we take home whoever has been lost,” said the conductor. “Home to the [us: pants | trousers]. Home to the tin. But tonight the train’s stopped in the middle of the line. It’s just lying there!”

“{Pet} is having a rest,” said {child}.

“Trains don’t rest! And this baby spider’s got to get to the window. His mother’s there, waiting for him.”

The baby spider sobbed until the tail was wet.[music:  The button hummed {@song} to cheer him up.]

# no-pushing
“We’ll get {pet.him} started,” said {friend}, and pushed[sport:  as hard as you push when you {play sport}]. {Pet} just got a bit longer. {Friend} rustled a bag. {Pet} turned one ear. {Friend} went miaow, and it sounded very real. {Pet} yawned, and the gingerbread crumb was nearly blown off.

“Sixteen minutes!” shouted the conductor.

{child} put down the magnifying glass and had a think. Nobody in [city: {city}|the whole world] knew {pet} the way {child} did. You couldn’t push {pet}. You couldn’t trick {pet}. {Pet} only ever went where {pet.he} wanted to go. But there was one thing {pet.he} could never, ever resist.

# a-secret
“{Friend},” whispered {child}. “We’ve got to do something secret. Without {pet.him}.”

They turned their backs. They crouched down by the [us: pants | trousers] on the chair, close together, and pretended to look at something.

“Ooh,” whispered {friend}.

“Oh, look at that,” whispered {child}.

Behind them there was a thump. Then a paw. Then another one.

“We’re moving!” shouted the conductor. “All aboard, mind the doors!”

# all-aboard
A large furry head pushed in between them to see. “[us: Pants | Trousers]!” shouted the conductor, and the button hopped off.

{child} and {friend} crept along to the shelf, and had secrets there. “Lego box!”[school:  “School bag!”] They crept out to the kitchen, and had secrets by the cupboard.[elder:  {Elder}[elder2:  and {elder2}], having a cup of tea, lifted both feet to let the train go by.] “Gingerbread tin!” The crumb picked up its suitcase and said thank you for the ride.

And then there was only one left.

# the-jump
The bedroom window was high up. {child} and {friend} stood underneath and looked at the ceiling, as secretly as they possibly could. {Pet} bent {pet.his} back legs.

“Hold on!” called {child}.

The baby spider took hold of the tail with all eight legs. And {pet} jumped.[athlete:  Not even {athlete} ever jumped like that.] {Pet.He} flew through the dark like a whole train going over a bridge, and landed on the windowsill so softly that even the flowerpot didn’t notice.

In the corner hung a web, with the moon shining on every thread. And there was the spider’s mother, and she held out all the legs she had.

{child} and {friend} looked the other way for a bit, so the two of them could have their hug in peace.

# on-time
“On time,” said the conductor, looking at her watch. “To the second. Which of you is it that can drive a train?”

“{child} can,” said {friend}.

{child} went warm all the way down. “Thank you very much, Miss Flea,” {child.he} said.

“I’m not a …” she began, but then she laughed, like a pin dropping on a plate, and she gave them a ticket each. The tickets were so small that you couldn’t see them. You just had to believe you were holding one.

# your-feet
Then {child} went back to bed, and {friend} crawled in on the mattress. {Pet} came after them without anybody having a secret. {Pet.He} jumped up, trod about a bit and lay down across {child's} feet, as heavy as a trunk.

Deep down in the fur, the lantern went out.

“Last stop,” called the conductor, softly. “{child's} feet. Everybody sleeps here.”

And the train kept its engine running all night long. Purr, purr, purr.

# @Big
{Pet.He} {pet.was} {child's} cat, and stretched out flat {pet.he} took up about as much room as two ordinary cats.
## if breed.Maine Coon
{Pet} was a Maine Coon, and a Maine Coon is about as much cat as two ordinary cats. {Pet.He} had tufts on {pet.his} ears and a tail like a feather duster.

# @song
{music}
