title: Nobody Told the Tail
title: The Tail That Didn’t Know
title: A Very Long Dinosaur

% The dinosaur and its tail are "it". @a: {adult}, or the grown-up.

# the-hill
“Five more minutes,” called {@a} from the bench in the park[city:  in {city}].[elder:  {Elder} was there too[elder2: , and {elder2}].]

[!short: Five minutes is quite a lot, if you’re quick. ]{child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] ran to the green hill[!short:  behind the swings]. {child's} dog, {pet}, ran in front with a stick.

“That hill wasn’t here yesterday,” said {friend}.

# how-does-one-sleep
Then the hill opened an eye. It was as big as a plate[!short: , and very tired].

“Hello,” said the hill. “I don’t suppose you know how to go to sleep?”

[!short: {child} looked. ]The hill had a long, long neck[!short: . It had four fat legs. And it had|, and] a tail that went into the bushes[school: , over towards {school},] and never stopped.

“You’re a dinosaur!” said {child}.

“Yes,” sighed the dinosaur. “A long one.[!short:  That’s the trouble.] Every time I’m nearly asleep …”

It yawned. Its eyes slid shut. And then, from far, far away:

THUMP!

The ground jumped. The eyes flew open.

[!short: “There,” said the dinosaur. “You see?”]

# along-the-tail
[!short: “What’s thumping?” asked {friend}.

“No idea,” said the dinosaur. “I’ve never been all the way over there.”

]“I’ll go and see,” said {child}. “You look after the head, {friend}. You can pat it.”

{Friend} patted it[music:  and sang {@song}]. {child} and {pet} [!short: set off. They went past the neck. They ]went past the tummy, which was rumbling[!short: . They went|, and] past the back legs and into the bushes, along the tail[!short: , and it got thinner and thinner and thinner].

And right at the end the tail was wide awake, and hitting pine cones. THUMP!

When the tail felt {pet} coming, it curled itself round the stick, and threw it.[athlete:  Not even {athlete} could throw that far.] Whoosh! {Pet} ran. {Pet} fetched it.[sport:  This was better than [!short: going to {play sport}|{sport}].] The tail was so pleased that it [!short: thumped three times. |went ]THUMP, THUMP, THUMP!

# it-woke
“{child}!” called {friend}, a long way off. “The head was asleep! And now it’s woken up!”

[!short: {child} thought about that. ]The head could see the sun going down. But the tail hadn’t got any eyes[!short: , and it lived so far away].

“It doesn’t know it’s evening,” {child.he} said to {pet}. “Nobody told it.”

# it-is-evening
So {child} [!short: sat down in the grass and ]put a hand on the tail.

“Listen, tail,” {child.he} said. “It’s evening now.[!short:  The swings have stopped swinging. The birds have stopped talking.] The pine cones will still be here tomorrow.”

[!short: The tail listened. But the|The] very tip [!short: of it ]was pointing at the stick.

“All right,” said {child}. “One last one.”

The tail threw it. Not so far. {Pet} fetched it. Not so fast. Then {pet} lay down with {pet.his} chin on the dinosaur’s tail, and {pet.his} own tail wagged in the grass.

Thump, went the big tail.

Bump, went the little one.

[!short: Thump …

Bump …

]And then nothing.

# the-yawn
Then came the yawn. It started in the head, [!short: and {friend} saw it. It rolled down the neck, and|and rolled] through the tummy, [!short: and past the back legs, and all the way along the tail, ]right to the tip. [short: And the tip lay down.|The tip lifted up a bit. And then it lay down.]

“Now all of it’s asleep,” whispered {friend}.

# whispering
They crept back.[!short:  {Pet} crept too, as well as a dog can.]

“Was it nice on the hill?” asked {@a}.

“Shh,” said {child}. “It’s asleep.”

So {@a} whispered all the way home.[!short: [elder:  And {elder} whispered back.]]

# toes
That night {child} was lying in bed. [!short: {child.His} head was tired. {child.His} tummy was tired. ]But [!short: far, ]far away, under the covers, something was moving.

It was {child.his} toes.

“Listen, toes,” whispered {child}. “It’s evening now.”

One toe wiggled. One last one.

Then came the yawn. It started in {child.his} mouth, and it rolled [!short: down {child.his} neck, and ]through {child.his} tummy, [!short: and past {child.his} knees, ]and all the way out to the [!short: very ]littlest toe.

And then all of {child} was asleep.

# @a
the grown-up
## if adult
{adult}

# @song
{music}
