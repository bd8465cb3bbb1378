title: The Dish
title: This Way I’ll Have a Dish
title: Twice as Thick in May
guest friend: Kit (he), Nadia (she)
guest uncle: Uncle Ron (he), Uncle Bert (he)
guest rocker: Marcus Tull (he), Barney Tull (he)
guest aunt: Aunt Ros (she), Aunt Bryony (she)

% The one who had the stroke is always {uncle} from next door, never the family’s own grandparent, who lives beside him and found the smoke, and with whom the child stays that week. The dog or cat was there in March and knew what was in the oven. “Burning” and “hurting” are said alike, through a mouth that doesn’t work.

# seven-minutes-past
The dream came at seven minutes past three. It had come every night that week[elder:  at {elder’s}], and {child} knew the time because {child.he} always looked at the clock afterwards, to have something ordinary to look at.

It was always the same. {Uncle’s} hall, but longer. The kitchen door, shut. {child} had the phone in {child.his} hand and there were no numbers on it. And behind the door {uncle} was saying one word, over and over, in a voice that didn’t work[pet.dog: , and {pet}[!pet.known: , {child’s} dog,] was scratching at something].[pet.cat:  In front of the door sat {pet}[!pet.known: , {child’s} cat,] with {pet.his} back turned.]

Then {child.he} shouted, and then {@first} came in, dragging {@his} [us: comforter | duvet] behind {@him}, and slept on the floor like a large kind dog[pet.dog: , next to {pet}, who was a real one][pet.cat: , with {pet} on top].[pet.other:  Even {pet} had begun to look tired.]

# canoes
“I’m not going on the trip,” {child} told {friend}[school:  {at school}] on Thursday. “Six people to a room. I’d wake them all up, screaming.”

“You have to go,” said {friend}. “It’s canoes. If you don’t go I’m in with {rocker}, and he rocks the boat.”

They were on the wall behind the[city:  {city}] library, where they went when they wanted to be left alone. {Friend}[!friend: , {child’s} best friend,] had made a list. {Friend} made lists for everything[sport: , even {sport}].

“Number one, no cheese. Number two, you turn round in the dream and tell it that it’s not real.”

“But it is real. That’s the trouble. It happened.”

{Friend} looked at {friend.his} list. There wasn’t a number for that.

# in-march
It had happened in March. {Uncle} was nobody’s uncle, really. He lived next door[elder:  to {elder}[elder2:  and {elder2}]], and {child} had a key. {Child.He} had let {child.himself} [pet.dog / pet.cat: and {pet} ]in after school and found [elder: {uncle} | him] on the kitchen floor, with half his face gone slack. A stroke, they told {child.him} later. {Child.He} had [us: called | rung] the ambulance. {Child.He} had given the address twice, very clearly. [elder: {Elder} | Everyone] said how calm {child.he} had been[athlete: , as calm as {athlete}]. [elder: {Elder.He} | They] said it so often that {child.he} couldn’t tell [elder: {elder.him} | them] the rest of it.

{Child.He} told {friend} now. {Child.He} told it to {child.his} shoes.

# hurting
“He kept saying something. All the time, till they came. He couldn’t say it properly, but I knew what it was. He was saying ‘hurting’. ‘Hurting, hurting.’ [pet.dog: I told {pet} to stop that scratching. ][pet.cat: {Pet} wouldn’t even look. ]And I just sat there and held his hand. I didn’t do anything about it.”

{Friend} didn’t say that there was nothing {child.he} could have done. Everyone else would have.

“Did you ever ask him?” {friend.he} said.

“You can’t ask somebody that.”

“He’s the only other person who was there,” said {friend}. {Friend.He} folded up {friend.his} list and put it in {friend.his} pocket. “I was wrong about the cheese. I’m not wrong about that.”

# at-the-sink
{Uncle} was at the sink when {child.he} got there, with his sleeves rolled up[music:  and {music} on the radio]. He was nearly himself again. His left hand was still slow, and he talked to it as if it were an apprentice.

“Come on, come on, we haven’t got all day. Hello, [us: honey | love]. [pet.dog: Hello, {pet}. ][pet.cat: {Pet} is here already. ]Get a [us: dish towel | tea towel]. Not the blue one, it leaves [us: lint | fluff] on the glasses.”

{Child.He} dried. {Child.He} had practised on the way, and now every sentence {child.he} had practised was gone.

# the-dish
{Uncle.He} was scrubbing the big brown pie dish. Round and round went the slow left hand, with the [us: steel wool | wire wool]. All along the inside of the dish ran a thick black crust, like tar.

“You’re always scrubbing that,” said {child}.[elder:  “{Elder.short} says get a new one.”]

“Ten minutes every day. The hospital gave me a rubber ball to squeeze. What’s the use of that? You squeeze a ball, and at the end of it you’ve got a ball. This way I’ll have a dish.”

“What’s it got on it?”

“Rhubarb crumble.[elder:  {Elder.short’s} rhubarb.]”

“That’s not crumble. That’s coal.”

# i-told-you
“It was twice as thick in May,” said {uncle}. “It was a lovely crumble when it went in. But they carried me off, and nobody looked in the oven till [elder: {elder} came round that night and found the kitchen | the whole kitchen was] full of smoke.” He pointed the [us: steel wool | wire wool] at {child.him}. “And you needn’t look at me like that. I told you. I lay on that floor and told you, over and over.”

{child} put down the [us: dish towel | tea towel].

“What did you tell me?”

“‘Burning’, I said. I could smell the sugar catching. I couldn’t lift a finger, and I couldn’t get my mouth round it. ‘Burning. Burning.’ [pet.dog: {Pet} scratched at the oven door, and you told {pet.him} to stop. And you just patted my hand.| [pet.cat: {Pet} sat looking straight at the oven. ]And you just patted my hand.]”

# burning
The [us: faucet | tap] dripped. Outside [elder: {elder} | somebody] was [pet.cat: calling {pet} | [elder: cutting rhubarb | calling a cat]].

“Burning,” said {child}.

“What did you think I said?”

{Child.He} couldn’t answer at once. When {child.he} did, it came out very small.

“Hurting.”

{Uncle} looked at {child.him}. He turned off the [us: faucet | tap]. He dried the right hand, and then the left one, finger by finger, and it took a long time.

“Since March?” he said.

{Child.He} nodded.

# like-a-coat
“It never hurt, {child}. Not for a minute. It was like being a coat that somebody had dropped.” He put the slow hand over [child.she: hers | {child’s}]. It weighed more than the other one. “I had you on one side of me, doing everything right. And on the other side I had that blasted crumble.”

The noise {child.he} made was a laugh to begin with. Then it wasn’t, and [child.he: {uncle} | he] put both arms round {child.him}, the quick one and the slow one, and let {child.him} cry[pet.dog: , with {pet} in between].

After that they each took an end of the dish. They got off a piece the size of a stamp[pet.dog: , and {pet}, who had waited since March, sneezed at it][pet.cat: , and {pet} turned round to look].

# friday-morning
On Friday morning {child} woke up and it was light.[pet.dog:  {Pet} was asleep on the rug.][pet.cat:  {Pet} was asleep on {child.his} feet.][pet.other:  {Pet} was awake already.] {@A} was in the doorway with {@his} [us: comforter | duvet] round {@his} shoulders, looking as if {@he} had missed a train.

“You didn’t shout,” said {@a}. “Didn’t it come?”

“It came.” {child} lay and thought about it: the long hall, the shut door, [pet.dog: {pet} scratching, ][pet.cat: {pet’s} back, ]and the voice saying its word. “I opened the door.”

“And what did you do?”

“I turned the oven off,” said {child}. “Now I need that [us: permission slip | form] for the canoes.”

# @first
{aunt}, who was in charge that week,
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{aunt}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{aunt.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
{aunt.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @him
{aunt.him}
## if adult & !elder
{adult.him}
## if elder
{elder.him}
