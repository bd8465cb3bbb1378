title: Not Mine
title: The Letterbox That Said Too Much
title: I Didn’t Say That
guest friend: Nour (she), Wilf (he)
guest alm: Mr Elm (he), Mr Yew (he)

% {alm} is “he”. The letterbox talks like a flap. “I didn’t say that” comes after a little pause.
% @one, @ones, @theone: only left shoes, where the wish is shoes.

# not-one-left
One morning there wasn’t a single {@one} in the whole [city: of {city}|town].

{child} looked under the bed. The neighbours looked on the stairs. {@street}[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] looked guilty, to be on the safe side.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] looked sleepy, after a night out.][pet.other:  {Pet}[!pet.known: , {child’s} pet,] hadn’t seen anything.]

A police officer {@passed} with a magnifying glass.

“Did the thief leave anything?” called {child}.

“{@left}”

# handed-in
Then {friend} came along[!friend.known: , {child’s} best friend]. {@friendcame}

“Where did you get {wish.him}?” said {child}.

“In the fountain,” said {friend}. “I’m handing {wish.him} in at [us: the Lost and Found | Lost Property].”

“But there aren’t any others! Can’t I have {wish.him}, just for now?”

“Is {wish.he} yours?”

“No, but …”

“Then I’m handing {wish.him} in.”

{Friend} was like that. {Friend.He} had once handed in half a biscuit.

# closed
{@Hop} Outside was a long [us: line | queue]{@leg}. There was a notice on the door: CLOSED.

“It hasn’t been closed for thirty years,” said {@first}{@lamppost}. “{Alm}’s always here. {@tuba}”[elder2: 

“And my keys,” said {elder2}.]

“Let’s go home,” said {child}.

# the-letterbox
“No,” said {friend}, and opened the [us: mail slot | letterbox] in the door. “Hello!” {friend.he} shouted. “We’ve got something to hand in!”

“We’re closed,” said the [us: mail slot | letterbox].

“We found it in the fountain.”

“Come back tomorrow.”

“It’s {@en}.”

The [us: mail slot | letterbox] thought about that.

“It can’t be,” it said. “{@none} I’ve taken them all.”

{Friend} looked at {child}. {child} looked at {friend}.

“I didn’t say that,” said the [us: mail slot | letterbox].

“You did,” said {friend}.

The lock clicked.

# not-mine
{@inside} [school: Two shelves of them came from {school}. ]Every one had a label on it. {child} read the first. “Not mine,” it said. {Child.He} read the next. “Not mine.” And the next. “Not mine.”

In the middle of the floor sat {alm}{@sat}.

# what-will-people-say
“I’m not a thief,” he said. “I’m looking! I’ve lost my {@one}.”

“So you took everybody else’s?” said {child}.

“I thought {wish.he} might have got mixed up with them. So I brought them all here last night, {@barrow}. Not mine, not mine, not mine!”

“Why didn’t you ask somebody?”

“Me?” said {alm}. “I find things for everybody! I once found a grandmother! And now I’ve lost my own {@short}! What will people say?”

{@Hid}

“What does {wish.he} look like?” {friend.he} asked sternly.

“{@looks},” said {alm}.

“Anything special about {wish.him}?”

“{@string}.” His voice shook. “I put it there so I’d never lose {wish.him}.”

So {friend} handed {wish.him} over. {Alm} hugged {wish.him} tight.

# under-the-counter
Then somebody banged on the shutter.

“We heard that!” people shouted. “The [us: mail slot | letterbox] is open!”

{Alm} crawled under the counter.

“I’m so ashamed,” he whispered. “Nobody will ever ask me for anything again.”

{child} felt sorry for him, and crawled in too.

“When somebody comes in and they’re sad,” {child.he} said, “what do you say?”

“I say: There, there. What have we lost?”

“We know what they’ve lost. And you know where it is. You only have to say sorry first. We’ll stand next to you.”

“{@legs},” said {friend}.

# it-was-me
So {alm} got up, and {child} pulled up the shutter. There stood the whole town, {@angry}.

“It was me,” said {alm}. “I was looking for mine. I’m sorry.”

Nobody said a word. Then {@lady} {@stepped} up to the counter.

“Did you find it?” {@she} asked.

“Yes,” said {alm}.

“There, there,” {@she} said. “{@Mine}”

{Alm} turned round[athlete: , faster than {athlete},] and gave {wish.him} back.

# next
“Next,” shouted {child}.

It took all day[sport: , and {child} missed {sport}]. {child} shouted, {alm} fetched[music:  and hummed {@song}], and {friend} made everybody say exactly what theirs looked like. Even the police officer.

# one-word
That evening {child} and {friend} sat on the doorstep{@end}[pet.dog:  {Pet} lay there too, and didn’t have to look guilty any more.][pet.cat:  {Pet} had woken up, just in time for the night.][pet.other:  {Pet} was brought out to see.] The sun was going down. {@Still}. “Not mine,” it said.

{child} borrowed a pencil and crossed out one word.

“Mine,” it said now.

# @one
{wish}
## if wish.shoe
left shoe

# @en
{a wish}
## if wish.shoe
a left shoe

# @none
There aren’t any others.
## if wish.shoe
There aren’t any left ones left.

# @short
{wish}
## if wish.shoe
shoe

# @street
Out in the street people wandered about and looked up into the trees.
## if wish.shoe
Out in the street people were hopping to work, and the [us: mailman | postman] held on to the fences.
## if wish.bicycle
Out in the street people were walking to work, and every one of them was late.
## if wish.hat / wish.cap
Out in the street people walked with both hands on their heads.
## if wish.spoon
In all the kitchens people were eating porridge with a fork.
## if wish.key
Out in the street people sat in front of their own front doors.
## if wish.glasses
Out in the street people walked into lamp posts, and said sorry to them.
## if wish.trousers / wish.underpants
Out in the street people crept along behind the hedges.
## if wish.umbrella
Out in the street people kept an eye on the clouds.
## if wish.sock
Out in the street people squelched along with bare feet in their shoes.

# @passed
crawled by
## if wish.shoe
hopped by

# @left
Yes,” said the police officer. “Everything else.
## if wish.shoe
Nothing left,” said the police officer. “Only right ones.

# @friendcame
{Friend.He} had {a wish} in one hand! It had a red string tied to it.
## if wish.shoe
{Friend.He} came hopping, too. But under one arm {friend.he} had a left shoe! It was brown, and as big as a boat, and it had a red shoelace.
## if wish.bicycle / wish.tricycle / wish.kick-scooter / wish.pram / wish.shopping-trolley
{Friend.He} came wheeling {a wish}! It had a red string tied to it.

# @Hop
So they walked to [us: the Lost and Found | Lost Property].
## if wish.shoe
So they hopped to [us: the Lost and Found | Lost Property]. It took ages, because you can’t change legs.

# @leg
, all of them cross
## if wish.shoe
, all of them on one leg

# @lamppost
, who was at the front
## if wish.shoe
, holding on to a lamp post

# @first
an old lady
## if elder
{elder}

# @lady
the lady with the tuba
## if elder
{elder.short}

# @she
she
## if elder
{elder.he}

# @Still
The label was still on {child’s} {wish}
## if wish.shoe
The label was still on {child’s} left one

# @tuba
He found my tuba.
## if elder
He’s found my umbrella seven times.

# @inside
There were {wishes} from the floor to the ceiling, big ones and small ones and middle-sized ones.
## if wish.shoe
There were left shoes from the floor to the ceiling, and one tiny one that must be a baby’s.

# @sat
, blowing his nose
## if wish.shoe
. On one foot he had a brown shoe with a red shoelace, and on the other only a sock

# @barrow
in a wheelbarrow
## if wish.size.child
one at a time

# @Hid
{Friend} was hiding something behind {friend.his} back.
## if wish.size.child
{Friend} had quickly stood in front of {the wish}.

# @looks
Like any other
## if wish.shoe
Brown

# @string
It’s got a red string
## if wish.shoe
A red shoelace

# @legs
Very close
## if wish.shoe
On one leg each

# @angry
with its arms folded
## if wish.shoe
as cross as you can be on one leg

# @stepped
walked
## if wish.shoe
hopped

# @Mine
Mine’s got a dent in it.
## if wish.shoe
Mine’s black, with a buckle.
## if wish.kind.garment
Mine’s a bit worn.

# @end
, each with their very own {wish}.
## if wish.shoe
 with a shoe on every foot, and wiggled their toes.

# @song
{music}
