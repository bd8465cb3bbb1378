title: Only Beans
title: This One’s Purpler
title: How Purple Purple Can Be
guest friend: Tilda (she), Rafe (he)
guest host: Doreen (she), Sheila (she)

% Whoever waters (@e): the elder, else {adult}, else the friend’s own granny {host}.

# only-one-hand
The rainbow came just when {child} was sitting on the toilet.

{Child.He} heard it through the door. First there was a scraping of chairs, every single chair in the classroom[school:  {at school}]. Then the whole class shouted at once:

“LOOK! LOOK OVER THERE!”

{child} hurried. {Child.He} hurried so much that {child.he} washed only one hand.[athlete:  {Child.He} ran like {athlete}.] But when {child.he} got to the window there was nothing but a wet playground and a seagull.

“That’s where it was,” said {friend}[!friend.known: , {child’s} best friend,] and pointed at nothing. “It went right over the whole school[city:  and half of {city}]! Where were you?”

“In the [us: bathroom | loo],” said {child}.

“That was silly,” said {friend}.

# how-purple
For the rest of the day they all talked about the rainbow. They talked about it in [us: math | maths]. [sport: They talked about it when they were meant to {play sport}. ]They talked about it over the [us: fish sticks | fish fingers]. {Friend} talked the most.

“It was so purple,” {friend.he} said. “Do you know how purple purple can be?”

“Yes,” said {child}.

“No,” said {friend}. “You don’t. Because you were in the [us: bathroom | loo].”

{child} got a lump in {child.his} throat, and it wasn’t the [us: fish stick | fish finger]. It felt as if there had been a party at {child.his} own house, and everybody had been there except {child.him}.

# behind-the-beans
{@went}, and by now the sun was so warm that the grass steamed.[pet.other:  {Pet} had to be fed, and {friend} talked about the rainbow there, too.] {@E} was standing behind {@his} beans, watering them with the hose[music:  and humming {music}].[pet.dog:  {Pet}[!pet.known:  the dog] wanted a drink from the hose, and didn’t get one.]

“But it’s been raining, {@e},” said {child}.

“Rain’s slapdash,” said {@e}. “It only does the top.”[elder2:  {Elder2} was on the step with a cup of coffee, and said that was true.]

“Did you see the rainbow?” shouted {friend}. “It was like this!”

{Friend.He} ran over to {@e} and showed how, with both arms. {child} didn’t want to hear it all over again. {Child.He} sat down on the upside-down bucket, on the other side of the beans, and looked straight ahead at nothing in particular.[pet.cat:  {Pet}[!pet.known:  the cat] had meant to lie there, and had to have the grass.] The sun was warm on the back of {child.his} neck. The water sprayed.

# stand-still
And in the middle of the water hung a ribbon. It was red and yellow and green, and along the inside it was purple.

“Stand still, {@e}!” shouted {child}.

{@E} stood so still that {@he} watered {@his} own shoe.

“No! On the beans! Like you did before!”

{@E} watered the beans again, and there it was.

“A rainbow!” shouted {child}. “I’ve found a rainbow!”

“Where?” shouted {friend}.

“There! In the water!”

# only-beans
{friend} looked to the right of {@e}. {Friend.He} looked to the left of {@e}. {Friend.He} lay down on {friend.his} tummy and looked under the hose.

“I can only see beans,” {friend.he} said.

“I can only see beans, too,” said {@e}. “And a wet shoe.”

{child} sat on {child.his} bucket. It was {child’s} rainbow. In all the world there was nobody else who could see it.

“It’s so purple,” said {child}. It was rather a nice thing to say.

# that-voice
“But where?” said {friend}. {Friend.He} ran this way and that way, and then {friend.he} stopped running. {Friend.His} hair hung down wet. “Why does everybody get to see it but me?” {friend.he} said, in a much smaller voice than usual.

{child} knew that voice. It had been in {child.his} own throat all day.

Then it wasn’t so nice any more.

# in-your-faces
{child} looked at {friend}. {Friend.He} {friend.was} squinting. {child} looked at {@e}. {@E} was squinting, too, so that {@his} whole face had crumpled up. But {child} wasn’t squinting. {child} was just warm on the back of the neck.

“You’ve got the sun in your faces!” {child.he} said. “You have to have it on the back of your neck!”

{Child.He} ran round the beans, took {friend} by the shoulders and steered {friend.him} all the way to the bucket. There {friend.he} had to sit down.

“Now look,” said {child}. “Look at the water.”

# purpler
{friend} looked. {Friend.He} didn’t say a word for ages, and that had never happened before.

“Oh,” {friend.he} said at last.

“Is it as purple as the other one?” asked {child}.

{friend} thought it over carefully.

“The other one was bigger,” {friend.he} said. “But this one’s purpler.”

# the-wrong-side
“Can a wet shoe have a look, too?” called {@e} from behind the beans.

So {child} took the hose, and {@e} got to sit on the bucket, with {friend} on top. {@He} sat there so long that the beans were soon standing in water.[pet.dog:  So {pet} got a drink at last.]

“Well, well,” said {@e} in the end. “And all these years I’ve been standing on the wrong side.”[elder2: 

Then {elder2} wanted to sit there, too, with the coffee.][pet.cat: 

The moment the bucket was free, {pet} was lying on it.][pet.other: 

Tomorrow {pet} would have to hear about the purpler one.]

# both-hands
{@bed} {@He} had just sat down with the book when {child} noticed that {child.he} needed the [us: bathroom | loo].

{Child.He} went. {Child.He} didn’t hurry all that much. {Child.He} washed both hands.

When {child.he} came back it was perfectly quiet. {@E} was sitting where {@he} had sat. {Friend} was lying where {friend.he} had lain.

“Did anything happen?” asked {child}.

“No,” said {friend}, and yawned. “We waited for you.”

# @went
After school they went to {friend’s} granny {host}. They were both going to sleep there
## if adult & !elder
After school they went back to {child’s}. {Friend} was going to sleep there
## if elder
After school they went to see {elder}[elder2:  and {elder2}]. They were both going to sleep there

# @bed
That night {host} tucked them up in the little room, {child} in the bed and {friend} on a mattress.
## if adult & !elder
That night {adult} tucked them up, {child} in the bed and {friend} on a mattress beside it.
## if elder
That night {elder.short} tucked them up in the little room, {child} in the bed and {friend} on a mattress.

# @e
{host}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{host.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
{host.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
