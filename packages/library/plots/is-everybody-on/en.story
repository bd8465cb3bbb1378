title: Is Everybody On?
title: I’ve Forgotten {wife}
title: The Little Yellow Ferry
guest driver: Nell (she), Peg (she)
guest man: Harold (he), Wilfred (he)
guest wife: Beryl (she), Doris (she)

% @m: {adult}, else the elder. Where there is nobody else, {driver} is the neighbour who walks the child home. All who are along answer the roll.

# the-bell
{@Party} {@Were} going home[city:  to {city}] on the little yellow ferry.[sport:  {child} had been over to {play sport}.] And {child} had a job to do. When everybody was on, {child.he} got to ring the bell. {driver}[!adult & !elder:  from next door] had said so, and {driver} drove the ferry.

“Is everybody on?” called {driver}.

“Yes!” called {child}.

Ding, ding, went the bell.

Chug, chug, chug, went the ferry, and away they went.

# my-hat
But out in the middle of the water, an old man called {man} felt the top of his head.

“My hat!” said {man}. “I’ve left my hat on the bench!”

“Then back we go,” said {driver}.[pet.dog:  And {pet}[!pet.known:  the dog] barked, because {pet.he} liked going back.][pet.cat:  And {pet}[!pet.known:  the cat] complained in {pet.his} carrier, because {pet.he} didn’t like going back.]

Chug, chug, chug, all the way back. And there was the hat on the bench. {man} put it on his head.

# my-basket
“Is everybody on?” called {driver}.

“Yes!” called {child}.

Ding, ding! Chug, chug, chug.

But out in the middle of the water, {man} looked at his hands.

“My basket!” said {man}. “I’ve left my basket on the bench!”

“Then back we go,” said {driver}.

Chug, chug, chug, all the way back. And there was the basket on the bench.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was right at the front, and saw it first.] {man} hung it on his arm.
## or
“Is everybody on?” called {driver}.

“Yes!” called {child}.

Ding, ding! Chug, chug, chug.

But out in the middle of the water, {man} thought he would have a bun.

“My basket!” said {man}. “I’ve left my basket on the bench, with all the buns in!”

“Then back we go,” said {driver}.

Chug, chug, chug, all the way back. And there was the basket on the bench, with a seagull looking into it.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was right at the front, and saw it first.] {man} hung it on his arm.

# i-did-wonder
“Is everybody on?” called {driver}.

“Yes!” called {child}.

Ding, ding! Chug, chug, chug.

But out in the middle of the water, {man} stood very still.

“Hat on my head,” he said. “Basket on my arm. So what haven’t I got?”

He had a think.

“{wife}! I’ve forgotten {wife}!”

“Who’s {wife}?” said {child}.

“She’s my wife!”

Chug, chug, chug, all the way back.[athlete:  Even {athlete} couldn’t have got there faster.] And there was {wife} on the bench.

“I did wonder,” said {wife}.

# he-waved
She got on. {man} sat down on the bench to tie his shoe.

“Is everybody on?” called {driver}.

“Yes!” called {child}.

Ding, ding! Chug, chug, chug.

But out in the middle of the water, {wife} looked about her.

“Where’s {man}?”

They all turned [us: around|round]. There on the bench, a long way off, sat a little old man with a hat on his head and a basket on his arm. He waved.

“Oh dear, oh dear, oh dear,” said {driver}. “We’ll never get home like this.”

Chug, chug, chug, all the way back.

# ask-first
{driver} opened her mouth to call. But {child} put up one hand.

“Wait,” said {child}. “I’m going to ask first.”

{Child.He} took hold of {wife} with one hand and {man} with the other, and held on tight.

“Hat?” said {child}.

“On my head,” said {man}.

“Basket?”

“On my arm.”

“{wife}?”

“Here,” said {wife}.

“{man}?”

“Here,” said {man}.

[adult: “{Adult}?”

“Here,” said {adult}.

][elder: “{Elder.short}?”

“Here,” said {elder}[elder2: , and so did {elder2}].

][friend: “{Friend}?”

“Here,” called {friend} from the front.

][pet.dog: “{Pet}?”

“Woof,” said {pet}.

][pet.cat: “{Pet}?”

“Miaow,” said {pet} in {pet.his} carrier, and it wasn’t a happy miaow.

]“And I’m here,” said {child}. “Now everybody’s on.”

And then {child.he} rang the bell.

# all-the-way
Ding, ding.

Chug, chug, chug, went the ferry. Nobody shouted. Nobody was missing.[school:  {child} would have to tell them all about this {at school}.][music:  {driver} hummed {@song}.] Chug, chug, chug, all the way to the other side.[pet.other:  {Pet} was waiting at home.]

“Thank you,” said {wife}, and she kept tight hold of {man’s} coat.

# the-lamp
Then {driver} walked {child} home, and it was bedtime, and {child} climbed into bed.

“Is everybody on?” whispered {child}. “Pillow?”

It was under {child.his} head.

“Covers?”

They were up to {child.his} chin.

“And I’m here,” said {child}, and yawned. “Now everybody’s on.”

{Child.He} reached out and switched off the lamp, all by {child.himself}.

Click.
## if adult / elder
Then {@party} went home, and it was bedtime, and {child} climbed into bed.

“Is everybody on?” said {@m}.

“Wait,” said {child}. “I’m going to ask first. Pillow?”

“Under your head,” said {@m}.

“Covers?”

“Up to your chin.”

“{@M}?”

“Here,” said {@m}.

“And I’m here,” said {child}, and yawned. “Now everybody’s on.”

“Lamp?” whispered {@m}.

{child} reached out and switched it off, all by {child.himself}.

Click.

# @party
{child}
## if adult
{child} and {adult}
## if elder & !adult
{child} and {elder}

# @Were
was
## if adult / elder
were

# @Party
{child}
## if adult & !elder
{child} and {adult}
## if elder & !adult & !elder2
{child} and {elder}
## if elder2 & !adult
{child} and {elder} and {elder2}
## if adult & elder & !elder2
{child} and {adult} and {elder}
## if adult & elder2
{child} and {adult} and {elder} and {elder2}

# @m
{child}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{child}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @song
{music}
