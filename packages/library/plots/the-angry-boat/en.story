title: The Crosspatch
title: I Am So Cross
title: Shout Down the Funnel
guest elder: Mabel (she), Winnie (she)

% The older one is the family's, else the neighbour. The dog goes in the boat, the cat stays on the jetty.

# the-bun
{child} had baked a bun, with no help at all, at {elder’s}[!elder:  house down by the lake]. {child.He} {child.was} going to eat it at the very end of the jetty. [friend: {Friend} had eaten one already. ]{child.He} opened wide. Then along came a seagull and took the bun.

[pet.cat: {Pet}, who was lying on the jetty keeping guard, looked the other way.

]Off the gull flew with the bun in his beak[age>=5: , right across the bay to the little island | , right over to the little island].

“I AM SO CROSS!” shouted {child}, and stamped until the jetty bounced. “I AM SO CROSS!”

[city: They probably heard it in the middle of {city}. ]Out came {elder} in a pair of rubber boots.

“Stop!” {elder.he} said. “Don’t go shouting into thin air.[age>=5:  What a waste! Come with me. |  Come with me.]”

# the-funnel
In the reeds lay {elder.short’s} boat. She was round and red, with a wheel on each side, and her name was the Crosspatch. In the middle of her stood a great big funnel.

“Other boats run on [us: gas|petrol],” said {elder}. “This one runs on temper. Shout down the funnel.”

[pet.dog & age>=5: {@dog-boards} ]{child} put {child.his} mouth to the funnel.

“I AM SO CROSS!”

Chug! said the Crosspatch, and her wheels went [us: around|round] once.

“SILLY GULL! I AM SO CROSS!”

Chug, chug, chug! Away they went across the bay[age>=5: , with the water all in a froth]. [elder2 & age>=7: {Elder2} waved a [us: dish towel|tea towel] at the kitchen window. ]{Elder} steered, holding on to {elder.his} hat[friend & age>=5: , and {friend} held on to {elder.short}].

“Beautiful!” called {elder.short}. “That’s very good stuff! Have you got any more?”

{child} had more. {child.He} {child.was} cross from {child.his} toes right up into {child.his} hair, and {child.he} shouted all the way to the island. [school: At {school} you were never allowed to shout like this.] [sport: It took more puff than {@game}.]

# the-rock
There on a rock stood the gull. But he hadn’t got a bun, because he had dropped it in the water.[age>=5:  And he was so cross that he was stamping, with both his big flat feet. |  He was so cross that he stamped both his big flat feet.]

“SQUAWK!” screamed the gull. “SQUAWK! SQUAWK!”

[age>=5: Slap, slap, slap, went the feet.

]It looked so silly that {child} forgot to be cross.[age>=5:  Something bubbled up in {child.his} tummy, and {child.he} laughed |  {child.He} laughed] until {child.he} had to sit down[friend & age>=7: , and {friend} sat down on top of {child.him}].

“Yes, very funny,” said {elder}. “But we’ve got to get home as well. Shout down the funnel, {child}.”

“I am so cross,” said {child} down the funnel.

Puff, said the Crosspatch, and stayed where she was. {child} had run out of cross.

[friend: “I am so cross,” {friend} tried, but all that came out was a bubble.

][pet.dog: Woof! said {pet} down the funnel. {@dog-tries}

]It was beginning to get dark. On the other side of the bay shone {elder.short’s} kitchen window[age>=5: , and it looked ever so small].

# the-wrinkle
“Are you cross, {elder.short}?” asked {child}.

[age>=5: “Me? I’m never cross,” said {elder}.

“Weren’t you ever?”

][age>=5: {Elder} thought about it, and a wrinkle came, right between {elder.his} eyes.

“When | {Elder} thought about it.

“When] I was five,” {elder.he} said, “I had a sugar mouse. I was saving it. And my sister Joan, she … Move over!”

{elder.He} took hold of the funnel with both hands.

“JOAN ATE MY SUGAR MOUSE!”

Chug, chug, CHUG! The Crosspatch shot off[age>=5:  so fast that {child} sat down on {child.his} bottom].

“SHE BIT ITS HEAD OFF FIRST!”

Chug, chug … But right out in the middle of the bay, {elder.short’s} shoulders began to shake.

“And then she was sick on her best dress,” giggled {elder}. “Oh, Joan!”

# adrift
And that was the end of that temper too.[age>=5:  The wheels stopped.] The wind pushed them away from the kitchen window, further and further out. [music: {Elder} tried humming {@song}, but no boat runs on that. ]{child} crept in under {elder.short’s} arm[friend & age>=5: , and {friend} crept in under the other]. Now {child} wasn’t cross at all. {child.He} {child.was} frightened.

“SQUAWK!” came a voice from the rock. “SQUAWK!”

{child} sat up.

“The gull!” {child.he} said. “He’s still cross!”

[age>=5: “Enough for two boats,” said {elder}. “But how do we get him over here?” | “But how do we get him over here?” said {elder.short}.]

“Have you got a bun?”

# down-the-funnel
{elder.He} had, just one, saved in a pocket. {child} stood up in the middle of the boat[friend: , with {friend} holding on to {child.his} [us: sweater|jumper],] and held the bun as high as it would go. And the gull came. He came straight for {child’s} hand with his beak wide open[age>=5: , and {child} wanted to shut {child.his} eyes, but {child.he} looked]. [age>=5: And just as the gull was about to snap, {child} | Then {child}] dropped the bun down the funnel.[age>=5:  In went the gull’s head after it. He couldn’t reach, and that made him crosser still. |  In went the gull’s head after it.]

“SQUAWK,” screamed the gull, right down the funnel.

Chug, said the Crosspatch. Chug, chug, chug, CHUG. She had never gone so fast. [athlete: {Athlete} couldn’t have kept up. ]They were back at the jetty before {elder} could get {elder.his} hat straight.

[elder2: There stood {elder2} with a blanket. “Was it Joan again?” asked {elder2.short}.

][pet.cat & age>=7: {Pet} was still lying there, pretending there were no such things as gulls.

]{child} fished the bun out of the funnel and broke it in half. {child.He} looked at one half for a long time[friend & age>=7: , and {friend} looked for longer]. Then {child.he} gave the other to the gull.

“For shouting so well,” said {child}.

“Squawk,” said the gull, quite nicely.

# it-will-come-again
When {child} was in bed, {elder} came and sat on the edge. {elder.He} smelled of lake and cinnamon. [pet.dog: {Pet} lay on the floor and only smelled of lake.][pet.cat: {Pet} lay at {child’s} feet and smelled of gull, but only slightly.][pet.other: {Pet} was in bed too.]

“Still cross?” {elder.he} asked.

{child} felt for it, all the way down to {child.his} toes.

“No. It’s all gone.”

“You’ll get some more,” said {elder}. “We always do. And then you know where the boat is.”

{elder.He} tucked {child.him} in. {child} breathed slowly, in and out, and it sounded like a small boat coming in to land.

Chug, chug. Chug.
## if !elder
{Elder} walked {child} home, right up to the door. {elder.He} smelled of lake and cinnamon.

“Still cross?” {elder.he} asked.

{child} felt for it, all the way down to {child.his} toes.

“No. It’s all gone.”

“You’ll get some more,” said {elder}. “We always do. And then you know where the boat is.”

[adult: Then {child} was in bed, and {adult} tucked {child.him} in. | Then {child} was in bed, with the covers right up to {child.his} chin.] [pet.dog: {Pet} lay on the floor and smelled of lake. ][pet.cat: {Pet} lay at the foot of the bed and smelled of gull, but only slightly. ][pet.other: {Pet} was asleep already. ]{child} breathed slowly, in and out, and it sounded like a small boat coming in to land.

Chug, chug. Chug.

# @game
{sport}

# @song
{music}

# @dog-boards
{Pet} jumped in first of all and sat in the bows like a captain.
## if breed.Dachshund
{Pet} was lifted in, and sat in the bows like a captain.

# @dog-tries
But {pet.he} sounded much too happy.
## if breed.Golden Retriever / breed.Labrador
But {pet.he} {pet.was} {a breed}, and had never once been cross in {pet.his} life.
## if breed.Dachshund
But {pet.he} {pet.was} {a breed}, and had been cross with everything before breakfast. There was none left.
## if breed.Beagle
But {pet.he} {pet.was} {a breed}, and had nothing on {pet.his} mind but buns.
## if breed.Border Collie
But {pet.he} {pet.was} {a breed}, and only wanted the gull to sit in a row.
