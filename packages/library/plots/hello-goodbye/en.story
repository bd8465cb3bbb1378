title: The Bus That Lost Its Ding
title: Hello! Goodbye!
title: Say It Now
guest aunt: Auntie Jo (she), Auntie Meg (she)

% The grown-up on the bus (@a): {adult}, else {aunt}. Everybody says the way along: up the hill, over the bridge, round the pond with the ducks.

# nose-first
{child} was going to {elder} on a little red bus[city:  in {city}]. The bus had lost something, but nobody knew it yet. {@A} came too, and so did {pet}, {child’s} dog.

{Pet} got on for quite a long time. First came {pet.his} nose. Then came the front of {pet.him}. Then came the rest of {pet.him}. And last of all came {pet.his} tail.

{@round}

[school: They went past {school}. ][friend: {Friend}, {child’s} best friend, waved from a window. ][sport & athlete: Two boys got on, to {play sport} like {athlete}. ][sport & !athlete: Two boys got on, to {play sport}. ][!sport & athlete: A boy got on, with {athlete} on his bag. ][music: The driver hummed {@song}. ]

# nothing
And there was {elder.short}! {Elder.short} was standing at the bus stop with a bicycle[elder2:  and {elder2}], waving a yellow hat.

“Press the bell, {child},” said {@a}.

{child} pressed the bell. Nothing.

{Child.He} pressed it again. Nothing[!short: , nothing, nothing].

“Oh dear,” said the driver. “My bus has lost its ding. And it can’t stop without a ding.”

So the bus went past {elder.short}.

{@hello}

# round-once
{@round}

And there was {elder.short}, waving the yellow hat.

“I’ll try,” said {@a}. “I’ll say ding. Ding!”

[!short: “Was that a ding?” said the driver.

“It wasn’t a very good one,” said {@a}.

]The bus went past {elder.short}.

{@hello}

## or
{@round}

And there was {elder.short}, waving the yellow hat.

“I’ll ring my keys,” said {@a}. Jingle, jingle, jingle.

[!short: “That’s a jingle,” said the driver. “It wants a ding.”

]The bus went past {elder.short}.

{@hello}

# round-twice
{@round}

[!short: The sky was going pink. The ducks were going to bed. ]{child} was sad[!short: , and a little bit tired]. They might never get off at all.

And there was {elder.short}, waving the yellow hat.

[!short: {child} thought, and thought. Who was good at making people stop?

When somebody walked past the gate at home, who made them stop?

{Pet} did!|Who was good at making people stop? {Pet} was!]

# say-it-now
{child} put {child.his} mouth close to {pet’s} soft ear.

“{Pet},” {child.he} whispered. “Say it now.”

{Pet} stood up on the seat. {Pet.He} took a big breath, [!short: and it went all the way in. It went past {pet.his} nose. It went ]past [short: {pet.his} nose and ]the front of {pet.him}[!short: ,] and [!short: past ]the rest of {pet.him}, right down to {pet.his} tail.

And then it came [!short: all the way ]out again.

“WOOF!”

The bus stopped. It stopped just like that, right beside the yellow hat.

[!short: “My goodness,” said the driver. “That was better than a ding.”|“That was better than a ding,” said the driver.]

# better-than-a-ding
Off got [!short: {@a}. Off got {child}. And off got|{@a} and {child} and] {pet}, nose, and front, and rest, and tail.

{Elder.short} gave them each a hug. {Pet’s} took longest.

[!short: “What happened?” said {elder.short}.

“The bus lost its ding,” said {child}.]

# a-ding
[!short: The driver looked sad. She had other people to take home, and {pet} had to go to bed.|But the bus had other people to take home, and {pet} had to go to bed.]

{child} looked at the bicycle. And on it {child.he} saw something round and shiny.

“{Elder.short},” said {child}. “You’ve got a ding.”

“So I have,” said {elder.short}. “And I’m not going anywhere till morning.”

Off it came. {child} carried it up the step[!short:  in both hands], and the driver put it on the pole[!short: , just high enough for somebody small].

[!short: “You try,” said the driver. So {child} did.

]Ding, went the bus.

# goodnight-bus
[!short: And away went the bus. Up the hill, ding. Over the bridge, ding. Round the pond with the ducks, very softly, because the ducks were asleep.

]There was a warm bed at {elder.short’s} house. [!short: {@A} tucked in {child}. ]{Elder.short} tucked in {pet}, and that took two blankets.

And a long way off they heard the bus, stopping for the very last time.

Ding.

“Woof,” said {pet}, with {pet.his} eyes shut.

Goodnight, bus.

Goodnight, {child}.

## or
[!short: And away went the bus. Up the hill, ding. Over the bridge, ding. Round the pond with the ducks, very softly, because the ducks were asleep.

]At {elder.short’s} house there was toast, and after that there was a bed by the window. {Pet} got in first. [!short: First came {pet.his} nose. Then came the front of {pet.him}. Then came the rest of {pet.him}. There was just room for {child} next to the tail.]

A long way off the bus stopped for the very last time.

Ding.

“Woof,” said {pet}, with {pet.his} eyes shut.

Goodnight, bus.

Goodnight, {child}.

# @round
Brum, brum, brum, went the little red bus. //
Up the hill. //
Over the bridge. //
Round the pond with the ducks.

# @hello
“Hello, {elder.short}!” called {child}. “Goodbye, {elder.short}!”

# @a
{aunt}
## if adult
{adult}

# @song
{music}
