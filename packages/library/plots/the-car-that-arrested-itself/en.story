title: The Car That Arrested Itself
title: Sad in Both Headlights
title: Moving a Prisoner
guest owner: Mrs Bell (she), Mrs Dale (she)

# are-you-a-policeman
{child} was just going to draw the curtains when {child.he} saw a police car in the flower bed. It had turned off its lights, and it looked sad.

{child} opened the window.

“Are you looking for a burglar?”

“No,” whispered the police car. “I’ve come to report something. Are you the police?”

“I’m in my pyjamas,” said {child}.

“That’ll do. Are they blue?”

They were.

# under-arrest
{child} put on {child.his} [us: rain boots|wellies] and went out[adult: , and {adult} stood on the step to keep an eye on things]. [friend: {Friend}[!friend.known: , {child’s} best friend,] was sleeping over, so {friend.he} came too, in spots.] [pet.dog: {Pet}, who was {a breed}, got there before anybody.] The police car opened its front door, and as soon as they were sitting inside, all the locks in the back went click.

“Who’s that you’ve locked in?” asked {child}.

“Me,” said the police car. “I’m under arrest.”

{child} turned round. There was nothing on the back seat except half a bun. [pet.dog: Then there was nothing at all, because {pet} liked buns.][pet.cat: On the bun sat {pet}, who was {a breed} and never asked first.]

“You can’t sit in your own back seat.”

“It’s a bit of a squeeze,” said the police car. “But the law’s the law. You’ve got to question me now. You look very stern, and ask me what I’ve done.”

{child} looked so stern that it made {child.his} ears move.

# the-tulip
“What have you done?”

“Do I have to say?”

“Yes.”

One windscreen wiper went to and fro, although it wasn’t raining.

“I was backing,” said the police car. “At four o’clock today. And something went crunch. It was {owner’s} tulip, the lady across the road. The red one. She only had the one. And I drove away! Me! The police!”

The wiper went faster.

“Did you do it on purpose?”

“No.”

“Were you sad?”

“In both headlights.”

# in-the-engine
{child} put a hand on the steering wheel. It was quite cold. {child.He} knew just how that felt. Once {child.he} had dropped a telephone in the soup, and said that the soup started it.

“It hurts your tummy when you drive away,” said {child}.

“Your engine,” said the police car. “But yes.”

# all-cars
Then the radio crackled.

“All cars! All cars! A mother goose and seven goslings have sat down in the middle of [us: Main Street|the High Street][school: , right outside {school}], and the night bus can’t get through! The driver’s in tears! Come at once!”

The police car gave a jump. Then it was still again.

“Oh no,” it said. “I’m not allowed. I’m under arrest. A prison can’t go rushing off to a goose.”

“But she’s got seven goslings!”

“A prison stays where it is,” said the police car, very unhappily.

# moving-a-prisoner
{child} thought so hard that {child.his} [us: boots|wellies] wiggled.

“Are you allowed to move a prisoner?” {child.he} asked.

“If there’s a guard.”

“I’m a guard,” said {child}. [friend: “Me too,” said {friend}.] “I’m moving you to [us: Main Street|the High Street]. You’ll be in prison all the way.”

“That’s legal!” said the police car, and its engine started. “But the siren’s under arrest as well!”

“Then you can borrow mine,” said {child}, and wound down the window.

“NEE-NAW! NEE-NAW!”

[city: The whole of {city} | The whole street] got out of the way. [athlete: Even {athlete} would have stopped for that.] A man with a dog saluted, and so did the dog.

# the-geese
In the middle of [us: Main Street|the High Street] sat the geese. When they heard {child} they huddled up into one big ball of fluff, and the mother goose hissed. They weren’t going to move for anybody who shouted like that. [elder: On the bus sat {elder}[elder2:  and {elder2}], on the way home, waving.] [sport: Behind sat a whole team who had been out to {play sport}, and they were yawning.]

{child} jumped out. {child.He} crouched down in the light from the headlights, and did the siren again. {child.He} did it small.

“Nee-naw,” whispered {child}. “Nee-naw, nee-naw.” [music: It was {@song}, done as a siren.]

One gosling got up. Then another. {child} waddled backwards across the road in {child.his} [us: boots|wellies], nee-naw, nee-naw, and all eight of them waddled after {child.him}, right down to the river. [pet.dog: Last of all came {pet}, to see that nobody was left behind. ]The bus driver blew his nose, and drove the whole bus home.

# sorry
On the way back they stopped at {owner’s} house. The police car kept its lights still while {child} mended the tulip with an [us: craft stick|ice-lolly stick] and four [us: bandages|plasters]. Then {owner} opened the door.

“It was me,” said the police car. “I was backing. I’m sorry.”

{owner} looked at the tulip. She looked for a long time at the [us: bandages|plasters].

“It seems to be feeling better,” she said. “And so do you.”

And all the locks went click.

# ta-too
{child} was driven home with the seat warmer on. [pet.other: {Pet} was told all about it, in a whisper. ]And when {child.he} {child.was} in bed, the police car stayed outside for a while, in the road this time, and let its blue light go across the ceiling, as slowly as a light can go.

“Nee-naw,” whispered {child}.

Then the whole street slept.
## or
{child} was driven home with the seat warmer on. [pet.other: {Pet} was told all about it, in a whisper. ]Outside the front door {child.he} {child.was} allowed to press the button, just once, and only a little. The blue light went over every house in the street, as slowly as a light can go, and one window after another turned dark.

“Nee-naw,” whispered the police car.

“Nee-naw,” whispered {child}, and went in.

And then the whole street slept.

# @song
{music}
