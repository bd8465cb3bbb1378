title: Shoes See Everything
title: Demand Number Three
title: On Strike
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The chair is “it”, whatever it is. Whoever calls from the kitchen (@a) is the grandparent, else {adult}, else {minder}. The one who is missing is dusty.
% One rule: for every no, somebody else walks out.

# two-by-two
{@opening}

They carried scraps of paper on [wish.size.child / wish.size.big / wish.size.huge: broomsticks | toothpicks]. In front marched {@leader}, all by itself.

“What do we want?” shouted {@one}.

“We haven’t agreed on that!” shouted {the wishes}.[music:  Some of them hummed {music}.]

“When do we want it?”

“Now!”

“What are you doing?” said {child}.

“We’re on strike,” said {@one}. It {@looks}. “I’m the chair.”

“{@retort},” said {child}.

“And are you the one with {@has}?”

{child} couldn’t deny it.

# the-rule
“{@threat}[friend: 

{Friend}[!friend.known: , {child.his} best friend,] was bringing [us: cookies | biscuits] on the trip. They were going to sit together and share.]

“We read out a demand,” said {@chair}. “You say yes or no. For every no, somebody else walks out.”

“Who?”

“Somebody you need.”

# hired
{@hire}

“Strike-breakers!” shrieked {the wishes}.

“What?” said the mittens. “Is there a strike on? Nobody told us.” And they wriggled {@off} and joined the back of the line.[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] would have liked to carry {@chair} about for a bit. “No, thank you,” said {@chair}.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] put a paw on the last one in the line, took it off, and put it back on.][pet.other: 

{Pet} didn’t wear shoes and took no interest.]

# number-one
“Demand number one,” read {@chair}. “{@never}”

“But I’ve never …”

{@witness}

“Yes,” said {child} quickly. “Yes to number one.”

# a-view
“Demand number two. We want a view.”

“A view?”

“Shoes see everything,” said {@chair}. “They’ve seen [city: all of {city} | the zoo][sport:  and {sport}]. {@seen}” The whole line muttered. “So we demand {@demand}.”

“{@Really} Where people can see?[athlete:  What if {athlete} walks past?]”

“That’s what a view is.”

“No!” said {child}. “Never!”

# without-you
{@Chair} wrote it down. “One no. Then the shoes are walking out.”

“Isn’t that what shoes are for?”

“Without you.”

There were footsteps in the hall. It was the [us: sneakers | trainers]. After them came the [us: rubber boots | wellingtons], flump, flump, flump, past the bedroom door. They didn’t even look in.

{child} swallowed. Now {child.he} had no {wishes} and no boots.

“Do say no to number three as well,” said {@chair}. “The underpants are only waiting for the word.”

Something thumped in the bottom drawer.

“Are they angry?”

“You have no idea.”

“{Child}!” called {@a}. “Are you ready?”

“I’m negotiating!” shouted {child}.[elder2: 

“Don’t give them an inch!” shouted {elder2}.]

# number-three
“So what’s number three?” {child.he} asked.

{@Chair} folded up the paper, and unfolded it again.

“We’ve crossed out number three,” it said. “It was only something personal.”

{child} looked along the line. They were all standing two by two, even the mittens. Only {@chair} had nobody.

“Where’s your other one?” {child.he} asked.

{@Chair} stood as straight as it could[wish.sock: , with that hole].

{@march}

“Come on,” {child.he} said.

# all-the-way-in
{Child.He} went barefoot to the bathroom, and the whole strike came after {child.him}. {@search}

# since-march
Out came {@lost}, grey with dust. It was holding a [wish.size.child / wish.size.big / wish.size.huge: broomstick | toothpick] with a tuft of fluff on it.

“At last,” it said. “Have we won?”

{@Chair} could hardly speak. “Are you on strike?”

“Since March,” said the dusty one. “You shouted: Out! So I came out.”

“I shouted: Watch out!”

“Oh,” said the dusty one, and thought about it. “I did think the meetings were rather small.”

{@hug}

# a-big-toe
“Then there is no number three,” {@said} after a long while. “But number two still stands.”

“Sundays,” said {child}. “When it’s getting dark. [us: Out back | Round the back], where nobody goes.”

“{@How}?”

{child} took a deep breath. “{@Deal}.”

{Child.He} signed it with {child.his} big toe. Flump, flump, flump, back came the boots.

“What did we get?” asked the mittens.

“Nothing. You were just being kind.”

“Oh,” said the mittens, very pleased.

{@trip}[friend:  {Friend} had five [us: cookies | biscuits], and they shared the fifth with great care.]

# all-this-time
{@sunday}

“What’s that?” whispered {@chair}.

“That’s the [us: trash can | dustbin].”[pet.dog: 

{Pet} was sitting in front of it already. {Pet.He} had always been fond of it.][pet.cat: 

On the lid sat {pet}, who had got there first.]

They gazed at it together for a long time.

“And to think,” said the one from {@where}, “that the shoes have had this all along.”

# @opening
On Sunday evening, when {child} was packing for the [us: field trip | school trip], {child.he} heard something behind {child.him}. Across the bedroom floor came all the {wishes} in the house, two by two, in one long line. Not one of them was left in its place.
## if wish.sock
On Sunday evening, when {child} needed socks for the [us: field trip | school trip], the drawer was empty.

Then {child.he} heard marching. Across the bedroom floor came all {child.his} socks, two by two, in one long line.

# @leader
the oldest of them
## if wish.sock
a stripy knee sock

# @one
the oldest one
## if wish.sock
the stripy one

# @looks
sounded like a [us: school principal | head teacher]
## if wish.sock
had a hole in its heel and sounded like a [us: school principal | head teacher]

# @retort
You’re {a wish}
## if wish.chair
You’re all chairs

# @chair
the chair
## if wish.chair
the oldest chair

# @Chair
The chair
## if wish.chair
The oldest chair

# @has
the last word round here
## if wish.sock / wish.tights
the feet
## if wish.fork / wish.spoon
the mouth
## if wish.chair
the bottom
## if wish.toothbrush
the teeth

# @threat
When you come home from your trip tomorrow,” it said, “we won’t be here.”

{child} thought of a whole life without {wishes}. {Child.He} wanted them back, and {child.he} wanted them by bedtime.
## if wish.sock
Tomorrow you’re walking three miles in [us: rubber boots | wellingtons],” said the sock. “We’re not coming.”

{child} thought of the blisters. {Child.He} wanted those socks back in the drawer by eight o’clock.

# @hire
{child} was not going to bargain with {wishes}. {Child.He} fetched [child.name: the | {child.his}] mittens from the hall. There isn’t much you can’t do with a mitten.
## if wish.sock
{child} didn’t bargain with anybody who smelled of feet. {Child.He} fetched [child.name: the | {child.his}] mittens and pulled them on over {child.his} toes. The thumbs stuck out, but they were warm.

# @off
loose
## if wish.sock
off

# @never
No more dropping us on the floor.
## if wish.kind.food
No more taking one bite and walking off.
## if wish.kind.furniture
No more jumping on us.
## if wish.sock
Never the same sock for more than two days.
## if wish.fork / wish.spoon
Food, and nothing but food.
## if wish.chair
No more tipping us back.
## if wish.toothbrush
Teeth, and nothing but teeth.

# @witness
The smallest stepped forward, in a [us: Band-Aid | plaster].

“Thursday,” it said.
## if wish.kind.food
The smallest stepped forward, with tooth marks.

“Thursday,” it said.
## if wish.sock
A small grey football sock stepped forward.

“The camping week,” it said.
## if wish.fork / wish.spoon
The smallest stepped forward.

“The plughole,” it said.
## if wish.chair
The smallest stepped forward, on three legs.

“Thursday,” it said.
## if wish.toothbrush
The smallest stepped forward, with bristles as black as tar.

“The bicycle chain,” it said.

# @seen
We’ve seen you. Every day.
## if wish.sock
We were there too. We saw the shoes. From inside.
## if wish.fork / wish.spoon
We’ve seen mouths. From inside.
## if wish.chair
We’ve seen bottoms. From underneath.
## if wish.toothbrush
We’ve seen back teeth. From behind.

# @demand
walks
## if wish.sock
sandals

# @Really
Walks? With {a wish} [wish.size.big / wish.size.huge: in a wheelbarrow | under my arm]?
## if wish.sock
Socks with sandals? Outdoors?

# @How
Under your arm
## if wish.size.big / wish.size.huge
In a wheelbarrow
## if wish.sock
In sandals

# @Deal
Under my arm
## if wish.size.big / wish.size.huge
In a wheelbarrow
## if wish.sock
In sandals

# @march
“It was in March. There were two of us, and then there was only me. You took another one instead, and went off to [school: {school} | school].”

{child} hadn’t even noticed. {Child.He} felt sorry now.
## if wish.sock
“It was in March. Two of us went into the wash, and only I came out. You put on a blue one instead, and went off to [school: {school} | school].”

{child} remembered that. {Child.He} had thought it was funny to have one of each. Now {child.he} felt sorry.

# @search
There {child.he} lay down flat and reached in behind the washing machine, right up to the shoulder. {Child.He} felt dust. {Child.He} felt something that was possibly a raisin. And right at the back, with the tips of two fingers, {child.he} felt {@felt}.

{Child.He} pulled.
## if wish.kind.furniture / wish.size.child / wish.size.big / wish.size.huge
There lay the heap of washing, and nobody had seen the bottom of it since winter. {Child.He} crawled in head first. {Child.He} felt a towel. {Child.He} felt something that {child.he} hoped was a banana. And right at the back, with the tips of two fingers, {child.he} felt {@felt}.

{Child.He} dug in {child.his} heels, and pulled.

# @felt
{a wish}
## if wish.sock
something woolly

# @lost
{a wish}
## if wish.sock
a stripy knee sock

# @hug
And they hugged so tight that nobody could see where one stopped and the other began.
## if wish.sock
And they rolled up into a ball, so tight that nobody could see where one stopped and the other began.

# @said
said {@chair}
## if wish.sock
said the ball

# @trip
On Monday {the wishes} were all in their place, and the underpants called off their meeting.
## if wish.sock
Nobody got a blister on the trip, and the underpants called off their meeting.

# @sunday
The next Sunday, when it was getting dark, {child} sat out on the back step. On one side of {child.him} was {@chair}, and on the other was the dusty one.
## if wish.sock
The next Sunday, when it was getting dark, {child} sat out on the back step in knee socks and sandals. {Child.He} stuck {child.his} stripy feet out as far as they would go.

# @where
behind the washing machine
## if wish.kind.furniture / wish.size.child / wish.size.big / wish.size.huge
the bottom of the washing

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
