title: {Pet’s} Teaspoon
title: Saving Up for the [us: Sweater | Jersey]
title: Not Important
guest friend: Kit (he), Juno (she)
guest pet: Pickle (she), Tug (he)
guest neighbour: Mr Prout (he), Mr Gadd (he)
guest owner: Mrs Marsh (she), Mrs Rudge (she)

% The cat is the family’s, or {friend’s}, who is at {child’s} house this week. The British Shorthair is the original. A dog lies on the jersey and likes to be scratched for ever.
% The monkey is “it” until {child} sees what he wants.

# number-nine
The note came on Thursday. It said: YOUR {@kind} HAS MY SILVER TEASPOON. {Neighbour}, number 9.

It was the fourth that week. On Monday it had been a bath plug, on Tuesday a glove, and on Wednesday a brass bell, and all of Quay Street blamed [pet: {child’s} [pet.dog: dog | cat] | {pet}], though nobody in Quay Street had {@moved}. {@Whose} For a week now {pet.he} had been {@on} a navy-blue [us: sweater | jersey] that {child} had bought for fifty [us: cents | pence] at the [school: sale {at school} | church sale].

“{@Shed} have to stand up to steal things,” said {child}. “That’s our whole case.”[elder:  And {elder}[elder2:  and {elder2}] swore to it.]

{Child.He} said it lightly, but {child.he} had heard {neighbour} use the words “{@home}”, and {child.he} wanted {pet’s} name cleared by the weekend.

# evidence
“You need evidence,” said {friend}[friend: [sport: , who had come straight from {sport}] | , who was {child.his} best friend[sport:  and had come straight from {sport}]], and took out a notebook[athlete:  with {athlete} on the cover]. {Friend} had been waiting all {friend.his} life for a crime[city:  in {city}]. {Friend.He} asked questions at all four houses.[adult:  {Adult} was questioned too, and let go.] {Friend.He} sprinkled flour on every windowsill in the street, and on Friday morning there were prints in the flour. They were tiny. They had fingers.

“It’s a baby,” said {friend}.

“On an upstairs windowsill?”

“A very advanced baby.”

“{Friend}.”

“All right,” said {friend}. “I just wanted it to be solved.” {Friend.He} pushed the notebook across the table. “You look. I’ve put everything down, even the [us: junk | rubbish].”

# swapping
{child} read it all. Then {child.he} read only the bottom of each page, where {friend} had written “Not important”.

Number 12 lost a bath plug. Not important: a seashell on the sill.

Number 14 lost a glove. Not important: somebody’s bath plug.

Number 15 lost a bell. Not important: an odd glove.

Number 9 lost a silver teaspoon. Not important: a bell.

“It isn’t stealing,” said {child}. “Every time, it leaves something. It’s swapping.”

{Friend} read it upside down, and {friend.his} mouth came open. “It started with a shell,” {friend.he} said, “and it’s got all the way up to silver. It’s saving up.” {Friend.He} looked round the kitchen. “There’s only your house left. What does it want?”

# ten-o-clock
{Friend} stayed that night, and they sat up in the dark with the kitchen window open the width of a hand.[adult:  {Adult} had gone to bed, in the interests of justice.]

At ten o’clock a long thin arm came in, and then the rest of a monkey. It was small, brown and elderly. It had white eyebrows, and a bag made from a sock. It saw {child} and {friend}, and they kept very still, and it seemed to decide that they weren’t the ones it had to deal with. It walked along the [us: counter | worktop] and sat down in front of {pet}.

{Pet} opened {pet.his} eyes.

# all-in-a-row
The monkey put down a silver teaspoon. {Pet} gazed over its head. The monkey moved the teaspoon a little nearer. {Pet} looked at the wall.

Down went a marble, half a comb and a walnut, all in a row, each one straightened with a finger. Then the monkey turned the sock inside out, to show that there wasn’t any more. And very gently it took hold of one blue cuff that stuck out from under [pet.dog: the dog | the cat].

“It’s the [us: sweater | jersey],” breathed {child}. “All this time. It’s been saving up for the [us: sweater | jersey].”

“Just give it to him!” whispered {friend}.

“It’s {pet’s}. He’s asking {pet}.”

# last-bus
{Pet} did not move. {@Hoover} The monkey let go of the cuff. It looked at its empty sock. Its shoulders went down, and for a while it just sat, like someone on a bench when the last bus has gone.

Then, because its hands were used to having somebody to look after, it reached out and {@parted} the top of {pet’s} head. It looked carefully. {@Next}, murmuring[music:  something that might have been {music}].

{@Sound}

# onto-the-spoon
When the monkey had quite finished, {pet} rose. {Pet.He} stretched the front of {pet.him}, and then the back. {Pet.He} stepped off the [us: sweater | jersey], walked past the walnut, past the comb, past the marble, and {@sat} again, firmly, on the teaspoon.

The monkey put the whole of its face into the wool.

# the-heron
“There’s a name in the collar,” said {friend}, who read everything. “{Owner}, the Heron. That’s a boat, {child}, at the end of the quay! She’s in [us: the hospital | hospital] with her hip, and people tidied up for her, and somebody must have thought …” {Friend.He} stopped. “She comes home tomorrow. And he’s been there without her all week.”

So in the morning they walked down the quay, with the [us: sweater | jersey] going ahead of them, sleeves trailing. An old woman was coming along the gangplank on two sticks. She stopped.

“Admiral,” she said, “is that my good [us: sweater | jersey]?”

He climbed her like a mast. It was some time before anyone could see which was [us: sweater | jersey] and which was monkey.

# an-offer
By noon[elder: , with {elder} ringing the bell in front,] everybody had their own things back, except number 9. {Neighbour} listened right to the end. He was sorry about the {@home}, he said, and he came over to say so to {pet} [pet.name: in person | {pet.himself}], which was decent of him.

“And my teaspoon?” he said.

{child} looked at {pet}, who was {@on} it.

“I’m afraid,” {child.he} said, “you’ll have to make {@her} an offer.”

# @kind
CAT
## if pet.dog
DOG

# @moved
ever seen {pet.him} move
## if pet.dog
ever seen {pet.him} hurry

# @whose
{pet} was {friend’s} cat, and was staying at {child’s} house for the week. {Pet.He} {pet.was} grey and solid, like something left behind by a glacier, and what {pet.he} did was sit.
## if pet.cat
{pet} was {a breed}. {Pet.He} {pet.was} solid, like something left behind by a glacier, and what {pet.he} did was sit.
## if pet.cat & breed.British Shorthair
{pet} was a British Shorthair. {Pet.He} {pet.was} solid, like something left behind by a glacier, and what {pet.he} did was sit.
## if pet.dog
lately {pet.he} lay like something left behind by a glacier, and lying was what {pet.he} did.

# @shed
{pet} would
## if !pet / pet.she
she’d
## if pet.he
he’d

# @her
{pet}
## if !pet / pet.she
her
## if pet.he
him

# @on
sitting on
## if pet.dog
lying on

# @home
[us: animal shelter|cats’ home]
## if pet.dog
[us: animal shelter|dogs’ home]

# @hoover
{pet.he} had moved once, for a [us: vacuum cleaner | hoover].
## if pet.dog
{pet.he} would have moved for a sausage.

# @parted
parted the fur on
## if breed.Sphynx
smoothed out the wrinkles on

# @next
it parted the next bit. It did behind the ears, where {pet.he} never let anybody go, and under the chin, and all along {pet.his} broad grey back
## if pet.cat
it parted the next bit. It did behind the ears, where {pet.he} never let anybody go, and under the chin, and all along {pet.his} broad back
## if pet.cat & breed.Sphynx
it smoothed out the next bit. It did behind the ears, where {pet.he} never let anybody go, and under the chin, and all along {pet.his} bare back
## if pet.dog
it parted the next bit. It did behind the ears, where nobody ever goes on for long enough, and under the chin, and all along {pet.his} back

# @sound
a sound began. {child} so seldom heard it that {child.he} thought it was the fridge.
## if pet.dog
a sound began, so low and so long that {child} thought it was the fridge.

# @sat
sat down
## if pet.dog
lay down
