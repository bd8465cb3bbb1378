title: Item Four: The Door
title: One Cat Wide
title: Goodnight, Foot
guest friend: Martha (she), Callum (he)
guest chair: Vera (she), Mabel (she)

% The chair (@a): {adult}, else {chair}, who rents the room next door. The cat is as many centimetres across as the child has years: {age}.
% The friend interprets; where none is ticked it is {friend} who has a little brother. The four paws are brown with coffee.

# opened
The meeting was opened at eight o’clock on Friday the ninth, on the kitchen table. It was the cat who opened it, by sitting down on the minutes.

“{Pet},” said {child}. “We’ve got to be able to write.”

“Mraaaow,” said {pet}.

[breed: {Pet} was {a breed}, and|{Pet} was the sort of cat who] had never once let a subject go by without a few words on it. {Pet.He} had been talking now for three weeks without stopping. {Pet.He} talked in the hall, {pet.he} talked on the stairs[city: , {pet.he} talked through the window to the whole of {city}], and {pet.he} talked outside {child’s} door at night, so that {@a-first} had bags under both eyes. The meeting was {friend’s} idea. {Friend} was {child’s} best friend and sat on the [us: student|school] council[school:  {at school}], and in {friend.his} opinion anybody with a complaint had a right to make it in the proper order.

# the-chair
“Otherwise it’s just noise,” said {friend}. “Item one. Election of a chair.”

{@A} was elected, on the grounds of having coffee. {child} was to take the minutes. {Friend} was made interpreter, because {friend.he} claimed to speak [breed.Siamese: Siamese|Cat].[elder:  {Elder}[elder2:  and {elder2}] sent apologies, and word that the cat was probably right.]

“You don’t speak [breed.Siamese: Siamese|Cat],” said {child}.

“I’ve [friend: looked after a two-year-old|got a little brother],” said {friend}. “It’s the same grammar.”

# the-bowl
Item two was the food bowl. {Pet} spoke for four minutes. The interpreter summed up: the food was very good, but it came in the wrong order, namely last. The meeting agreed that the cat should have breakfast before the chair did. The chair asked for a sigh to be put in the minutes.

Item three was the vacuum cleaner. Here {pet} raised {pet.his} voice, and there were words that the interpreter refused to translate.[sport:  You didn’t say that sort of thing, {friend.he} explained, even when you were off to {play sport} and had left your bag at home.] The meeting agreed that the vacuum cleaner should give five minutes’ warning.
## or
Item two was the kitchen window. {Pet} spoke for four minutes. The interpreter summed up: the view was very good, but there was a geranium in it. The meeting agreed that the geranium should move to the shelf. The geranium abstained.

Item three was the cat basket, the one that only came out when somebody was going to the vet. Here {pet} raised {pet.his} voice, and there were words that the interpreter refused to translate.[sport:  You didn’t say that sort of thing, {friend.he} explained, even when you were off to {play sport} and had left your bag at home.] The meeting agreed that the word vet should from now on be spelled out.

# section-four
“This is going rather well,” said {@a}. “We might even get some sleep tonight. Item four?”

Then {pet} did something unusual. {Pet.He} stopped talking. {Pet.He} jumped down from the table, walked out into the hall and sat down in front of {child’s} door. It was shut[athlete: , with a poster of {athlete} on the outside]. {Pet.He} looked at it. Then {pet.he} looked round at them, one at a time, and said in a very small voice:

“Mew?”

{Friend} opened {friend.his} mouth, and closed it again.

“What did {pet} say?” asked {@a}.

“{Pet.He} wants to know when it started being shut,” said {friend}.

# not-against-anyone
{child} looked down at {child.his} papers. {Child.He} knew exactly when. It was three weeks ago, on the Tuesday when {child.he} had carried all the soft toys up to the [us: attic|loft] in a bag. Everybody who was {age} had a shut door. You put on [music: {@song}|some music] and you shut it, and then you had a room, instead of just a place where your bed was. {Child.He} had been longing for it. In fact {child.he} liked it.

“I need it shut,” {child.he} said. “It isn’t against anyone.”

“Put that in the minutes,” said {friend}. “Not against anyone.”

{child} wrote it down.

# a-long-one
“Mraow,” said {pet} from the hall.

“{Pet.He} says {pet.he} {pet.has} slept on your feet all {pet.his} life,” said {friend}. “{Pet.He} learned when you turn over. First to the left, then you sigh, then to the right. And nobody told {pet.him} it was over.”

The fridge hummed for a bit, and gave up.

“Did {pet} really say all that?” asked {child}. “It was only one mraow.”

“It was a long mraow,” said {friend}.

# just-past
{@A} turned [adult: [adult.name: the coffee|{adult.his}]|{chair.his}] cup round and round. “May the chair say something? The chair used to go past that door as well, in the evenings. Only past. You’d see a foot, or that the light was on. The chair wasn’t going to bring it up, because having a door is perfectly in order. But since we’re all sitting here.”

{child} swallowed. {Child.He} hadn’t known that there was anybody going past. As long as a door is open, you never think about what comes in through it.

“Are there any proposals?” {child.he} said in the end, since it was {child.he} who had the pen.

# the-ruler
{Friend} had a proposal, and it called for a ruler.

They measured {pet}. It wasn’t easy, because in {pet’s} view the ruler was prey. Across the [breed.Sphynx: ears|whiskers] {pet.he} came to sixteen centimetres. Across the shoulders {pet.he} came to {age}.

“{Age}!” said {friend}. “The same as you. I propose as follows. {child’s} door is shut when {child} wants it shut. When {child} puts out the light, it opens. But not all the way. One cat wide.”

“You can’t see anything through {age} centimetres,” said {child} carefully.

“Not a room,” said {@a}. “A foot, possibly.”

“And you’d still have to knock,” said {child}. “Everyone with hands.”

# carried
“Everyone with hands,” said {friend}, and banged on the table with a wooden spoon. “All those in favour?”

{@A} put a hand up. {Friend} put a hand up. {child} waited for one second, mostly so that the decision would feel like {child.his} own, and then {child.his} hand went up too.

{Pet} had gone back to the door. Now {pet.he} came in again, jumped up on the table, and walked across the minutes, through {@as} coffee, and on across the minutes. And that is how the decision came to be signed, by four brown paws, just under {child’s} name.

Item five was any other business. There wasn’t any.

# four-four-and
{Friend} was staying the night, and was soon on the other side of the room, talking in {friend.his} sleep, most likely to the [us: student|school] council.

{child} put out the light. In the dark {child.he} stretched out a hand, found the edge of the door and pushed it open. {Child.He} measured with {child.his} fingers: four, four and [age<11: two|[age<12: three|four]]. A narrow strip of light lay down across the floor.

# goodnight-foot
For a moment the strip went black. Then came paws, and then a weight on the bed, first on the knees and after that on the feet, where it belonged. {child} turned over to the left. {Child.He} sighed. {Child.He} turned over to the right. {Pet} moved exactly when {pet.he} should.

Out in the hall somebody was going past, slowly, in socks, and stopped there for a little while.

“Goodnight, foot,” said {@a}.

The meeting closed at three minutes past ten. The cat had nothing to add.

# @a-first
{chair}, who rented the room next door,
## if adult
{adult}

# @a
{chair}
## if adult
{adult}

# @as
{chair’s}
## if adult
{adult’s}

# @song
{music}
