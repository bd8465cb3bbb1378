title: It’s Tourists
title: Hot and Sunny
title: The Beach Went Up and Down
guest tourist: Clive (he), Nigel (he)

% Rule: every spot is a sunshade; they stay as long as it's hot, and when it cools down they go home.
% Whoever looks after the patient (@a): {adult}, else the grandparent, else the grown-up.

# so-itchy
{child} was in bed with a fever. [school: Everybody else was at {school}. ]{child.He} had spots as well, all over {child.his} tummy and arms, and they itched. “No scratching,” said {@a-first}.[!short:  {child} tried not to. But they itched so much!]

In the end {child.he} pulled up {child.his} pyjama top to have a look.

In the middle of {child.his} tummy stood a beach umbrella. It was no bigger than an ant. Under it lay somebody in swimming trunks.

“Would you mind moving your head?” he said. “You’re blocking the lamp.”

# the-doctor
The doctor came, and looked at {child’s} tummy through a magnifying glass[!short:  for a very long time].

“Is it chickenpox?” asked {@a}.

“People do call it that,” said the doctor. “But it’s tourists.”

[!short: “Tourists?”

]“They’ve heard it’s [us: a hundred and two | thirty-nine] degrees and sunny on {child}[city:  in {city}]. Every spot’s a beach umbrella, and that’s why it itches. As long as it’s hot, they’ll stay. When it gets cooler, they’ll go home.”

[short: “Drink plenty,” said the doctor, and | “When will it get cooler?” asked {child}.

“Well, it’s like the weather,” said the doctor. “Nobody’s in charge of it. Drink plenty.” And the doctor] put a glass of water by the bed.[adult & elder:  There was ice in it, from {elder}[elder2:  and {elder2}].][!adult & elder2:  There was ice in it, from {elder2}.]

# dear-mum
The tourist in the swimming trunks was called {tourist}, and he was writing postcards.[!short:  He read them out loud as he wrote.]

“Dear [us: Mom | Mum],” wrote {tourist}. “It is lovely and hot here. The beach goes up and down.”

“That’s because I’m breathing,” said {child}.

“It also talks,” wrote {tourist}.

[pet.dog: {Pet} put {pet.his} nose on the edge of the bed. “The dogs here are as big as mountains,” wrote {tourist}.

][pet.cat: {Pet} looked over the edge of the bed. “The cats here are as big as mountains,” wrote {tourist}.

][pet.other: “There is a zoo,” wrote {tourist}, who had noticed {pet}.

][athlete: “And there’s {athlete} on the wall, as big as a house,” wrote {tourist}.

][!short / friend: “Couldn’t you go and stay on somebody else?” asked {child}.

“We were on [friend: {friend} | a boy] last week,” said {tourist}. [friend: {Friend} was {child’s} best friend, and had certainly been spotty. ]“It was heavenly, until the weather turned. So we came here.”]

# more-of-them
That afternoon more of them came. They came in tiny buses, up {child’s} leg. [short: They | They put up umbrellas on {child.his} back and behind {child.his} ear, and they] went swimming in {child.his} belly button.[sport:  Some of them wanted to {play sport} on {child.his} tummy.][music:  Some of them danced to {@song}, in time, all on the same spot.]

[!short: {child} blew on them, as hard as {child.he} could.

“Ooh, a breeze!” said the tourists, and turned over.

“GO HOME!” shouted {child}.

“The beach is a little noisy,” wrote {tourist}.

][!short: And in the evening it got hotter still. {child} itched from {child.his} toes to the top of {child.his} head.

]

“We do like it here,” said {tourist}. “So we’re staying for good. Tomorrow we’re building a hotel on your nose.”

# drip
On {child’s} nose! [!short: There was a lump in {child.his} throat. {child.He} felt cross and tired and sad, all at once, and nobody would even let {child.him} scratch. ]So {child.he} cried. And {@a} sat on the bed and held {child.him} tight, spots and all.

A tear ran down off {child.his} chin and dropped on {child.his} tummy. Plip.

“RAIN!” shouted {tourist}.

All the tourists [!short: jumped up. They snatched their towels and ]squashed in together under the umbrellas.

{child} stopped crying. [!short: {child.He} looked at the wet patch, and at all the people running. ]There was just one person in charge of the weather on that tummy.

# the-weather
“It’s me,” said {child}. “I’m the weather!”

[!short: {child.He} sat straight up against the pillow and put on a voice like the radio. ]“And here it is. There’s a cold spell coming in from the north.”

And {child.he} drank up the whole glass, in one go. Down went the water, icy cold, all the way under the beach. [elder2 / adult & elder: {child.He} spat the last of the ice out on to {child.his} tummy. “Hail,” {child.he} said. ][us: Goose bumps|Goose pimples] came up everywhere[!short: , and the umbrellas rattled].

“Followed by thunder,” said {child}.

Grrrumble, went {child.his} tummy, because it was full of water. [pet.dog: Then {pet} said woof, and that was more thunder. ][pet.cat: {Pet} purred, and that was more thunder. ]

[!short: “Fog,” said {child}, and {@a} wrung out a cold cloth and laid it over the lot of them. [age>=5: It was the nicest thing {child.he} had felt all day.]

]“And tomorrow,” {child.he} said, “it will be [us: ninety-eight | thirty-seven] degrees, and cloudy.”

“[us: Ninety-eight|Thirty-seven]?” said {tourist}. “We might as well be at home.”

# going-home
So they folded up the umbrellas, one by one, and with every click something stopped itching. They [!short: carried their suitcases down {child’s} leg, past the knee, and ]got into the buses at the big toe. {tourist} came last.

“Thank you for having us,” he said. “It’s the best beach I’ve ever been on.”

“You’re welcome,” said {child}. “But don’t come back.”

Then {child.he} slept all night long.

# a-postcard
In the morning {@a} looked at the thermometer. “[us: Ninety-eight|Thirty-seven],” said {@a}.[!short:  The spots were still there, but they were small and pale, and nobody lived in them.][friend:  Soon {friend} could come and play.][school:  Soon {child.he} could go back to {school}.]

On the pillow lay something smaller than a crumb. [!short: They had to use the doctor’s magnifying glass to read it. ]It was a postcard.

“Dear {child},” it said. “We are home now. The floor here keeps quite still. It isn’t the same.”

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
the grown-up by the bed
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
