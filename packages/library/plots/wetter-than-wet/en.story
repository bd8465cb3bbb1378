title: Wetter than Wet
title: Fetch the Stick
title: The Driest Thing in the Sea
guest pet: Gus (he), Mabel (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up at the kiosk (@a) is the grandparent, else {adult}, else {minder}. “Water!” is yelled. Before the shake comes a small pause, for both of you.
% Two rules: the dog waits for “Fetch the stick!”, and you can’t get wetter than wet.

# fetch
One summer’s day {child} stood at the end of the jetty[city:  in {city}] in a life jacket, throwing a stick.

“Fetch the stick!” {child.he} shouted, and in jumped {pet}[!pet.known: , {child’s} dog]. {Pet.He} always waited till somebody said it. Then {pet.he} swam out and swam home and shook, so that it rained all over the jetty.[friend: 

“You’re scaring the fish,” said {friend}[!friend.known: , {child’s} best friend], who was sitting there with a fishing rod and had never caught anything.]

# hands-up
Then a pirate ship slid in beside them. On deck stood a pirate with a beard and a wooden leg. He looked afraid, and he was hugging the mast with both arms.

“Hands up!” he said. “How deep is it there?”

“Where?” said {child}.

“In between.” The pirate pointed his beard at the gap between the ship and the jetty, and shut his eyes. “I’m afraid of water.”

# thirty-years
“But you’re a pirate!”

“How do you think I got to be one?” said the pirate. “I only wanted an ice cream. I stepped on board to ask the way, and when I turned [us: around | round] there was water on every side. I’ve held on to this mast for thirty years. It’s the driest thing in the sea.”

“Are you all alone?”

“The others fell in, one by one, and swam home[sport: , so as not to be late for {sport}]. I’m the only one who never has. That’s why I’m captain.”

He opened one eye and looked across at the kiosk, where {@first} was waiting in the [us: line | queue][elder2:  behind {elder2}]. “Strawberry,” he said, and a tear ran down into his beard. The pirate yelped, and wiped it off. It was wet.

# only-one-step
“It’s only one step,” said {child}. “I’ll hold your hand. Shut your eyes!”

The pirate put out his wooden leg. Then he peeped.

“WATER!” he yelled, and was stuck to the mast again.[friend: 

“The fish,” said {friend}.]

# at-the-nose
{Pet} hadn’t been listening. {Pet.He} had caught sight of the wooden leg. It was the finest stick {pet.he} had ever seen. {Pet.He} jumped over the gap and landed on the deck, soaking wet.

“Take it away!” yelled the pirate. “It’s full of water!”

{child} could see what was coming. It always starts at the nose.

“No, {pet}! Don’t shake!”

But it was in the ears already. It went through the tummy and out along the tail, and then it was all water.

# is-that-all
When it was over, the pirate stood with his eyes shut. He was dripping, hat and beard and sword.

“Have I drowned?” he whispered.

“No,” said {child}. “You’re wet.”

“Isn’t that the same thing?”

“No.”

The pirate had a feel. “It’s cold,” he said. “And there’s a bit in one ear. Is that all?”

“That’s all.”

“Thirty years!” said the pirate, and wiped his face with both hands. Both of them! He had let go of the mast.

# the-jetty-is-leaving
But nobody had tied up the ship, and when {pet} jumped it had got a push. Now the gap was two steps. Now it was five.

“Help!” shouted the pirate. “The jetty’s leaving!”

Oh no! There went {pet} and the pirate, out to sea. {child’s} tummy tied itself in a knot.

“Jump in!” {child.he} shouted.

“But it’s water!”

“You’re wet already! You can’t get wetter than wet!”

# one-sock
The pirate had another feel. “My sock’s dry!” he shouted.

“It’s only one sock!”

The pirate said goodbye to the mast,[music:  sang a little bit of {@song},] held his nose and jumped.

SPLASH![athlete:  {athlete} would have done it more neatly.]

First the hat came up, and under it came the pirate.

“You were right!” he shouted. “I’m just as wet as before! What do I do now?”

“You swim!”

“I can’t![school:  I never went to {school}!]”

# the-stick
The hat began to sink. At the rail stood {pet}, with both ears up. {Pet.He} {pet.was} waiting for something.

“Put your leg up!” shouted {child}. “The wooden one!”

Up it came, as straight as a mast.

“{Pet}!” shouted {child}. “FETCH THE STICK!”

{Pet} flew over the rail. {Pet.He} took the stick and swam home with it, just as usual, and behind the stick came a whole pirate, on his back.

“I’m swimming!” shouted the pirate.

{child} lay down flat and pulled him out by the beard.[friend: 

There was a fish in his hat. “That’s mine,” said {friend}.]

# strawberry
“But he’s all wet!” said {@a}, when they got to the kiosk.

“You can’t get any wetter,” said the pirate proudly, and paid with a gold coin.

Then they sat on the jetty with their feet in the water, the wooden one as well. Far out, the ship bobbed about by itself.

“Do you miss the mast?” asked {child}.

The pirate took a long lick. “It was dry,” he said. “But it didn’t taste of anything.”

# a-shake
Then {pet} came up out of the water. It started at the nose.

“Here comes a shake,” said {child}.

“I know,” said the pirate. He didn’t move. He only held his hat over his ice cream.

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
