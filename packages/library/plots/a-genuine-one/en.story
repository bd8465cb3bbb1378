title: A Genuine {child}
title: Instructions Included
title: A Very Small Mm
title: Not Before Thirteen
title: The Hook in the Hall
guest boy: Jonah (he), Felix (he), Toby (he)

# mm
The whole mistake took half a second, and it went like this:

“Mm.”

[adult: {Adult} | Somebody] had asked whether the old backpack could go to the [uk: jumble | rummage] sale, and
{child} was on the couch, reading. By the end of the chapter there was only an empty hook in the hall.

## or
There is a hook in the hall that nobody uses. {Child's} old backpack hung there, until the day [adult: {adult} |
somebody] asked if it could go to the [uk: jumble | rummage] sale. {Child} was on the couch, reading.

“Mm,” said {child}.

That can mean anything. This time it meant yes.

# pocket
You can live without a backpack. It was green with an orange flap, and it smelled faintly of an egg sandwich that had
been along for a whole summer. [elder: One strap had been mended by {elder}, with fishing line[elder2 & age>10:  and
tested by {elder2}, with a sack of potatoes].] But in the back was a secret pocket, and in the pocket was a letter.

To me, it said on the envelope. Not to be opened until I am at least thirteen. {Child} had written it at eight, and
remembered only that it was extremely embarrassing.

## or
The backpack wasn’t the worst of it. It was green, the flap was orange, and since a certain outing it had smelled of
egg sandwich. [elder: One strap hung by fishing line, because {elder} had mended it[elder2 & age>10: , and {elder2}
had swung from it as a test].] The worst was the letter. That lay in a secret pocket, against the spine, and {child}
had written it at eight.

To me, it said on the outside. Not to be opened until I am at least thirteen. {Child} had forgotten the inside, apart
from a feeling of hot ears.

# brand
One Sunday evening, months later, the train home was late. The grown-ups were [uk: queuing | standing in line] to find
out why. Farther down the platform sat a boy with a green backpack in his lap. Orange flap. [elder: Fishing line.]
Around him stood a girl with a cello and two brothers in matching jackets. {Child} [friend: and {friend}] joined them.

“It’s a genuine {child},” said the boy.

{Child} very nearly said yes.

“A genuine what?” said the girl with the cello.

“A genuine {child}. They’re Italian.”

He lifted the flap. There it was: {child}. The letters were black and leaned several ways at once.

“Handmade,” said the boy. “And smell it! Real leather.”

[pet: Beside the name was a drawing of {pet}.

“And that’s the logo,” said the boy. “It’s {@logo-beast}.”]

## or
One Sunday evening, months later, {child} [friend: and {friend}] stood on a platform. The train was late, and the
grown-ups had gone off to complain.

“{Child},” said somebody.

{Child} turned around, but nobody meant {child.him}. Under a lamp sat a boy with a backpack in his lap. Green. Orange
flap. [elder: Fishing line.] He was showing it to a girl with a cello and two brothers in matching jackets.

“It’s called {child}?” said the girl.

“The genuine ones are,” said the boy. “They’re Italian. Handmade. Smell that? That’s real leather.”

He lifted the flap. {Child}, it said, in black, and no letter leaned the same way as the next.

[pet: Beside it was {pet}, in ink.

“That’s their logo,” said the boy. “They have {@logo-beast}.”]

# name
His name was {boy}, and he talked the way you ride a bike when the brakes have gone.

“And you?” he asked {child}. “What’s your name?”

One word would do it. Then everybody would laugh, and not at {child}. {Boy's} ears were a little red already, as if
they suspected something. [friend: {Friend} took a breath to speak, and {child} stepped on {friend's} foot.]

“{Child},” said {child}. “They named me after the backpack.”

Nobody laughed.

“My cousin’s called Mercedes,” said the girl with the cello.

## or
His name was {boy}, and he had already answered three questions that nobody had asked.

“And what’s yours?” he said to {child}.

The answer was short and true, and after it he would have been very quiet. But he was holding the backpack with both
hands, and his ears had begun to go red in advance. [friend: {Friend} was about to help. {Child} trod on {friend's}
toe.]

“{Child},” said {child}. “After the backpack.”

{Boy} looked impressed.

“I was named after a boat,” said the girl with the cello.

# empty
Soon the train would come, and the letter would vanish into one of twelve [uk: carriages | cars]. {Child} asked to try
the backpack on. [age>10: It sat as it always had, only higher up.] Two fingers in behind the padding, and there was
the [uk: zip | zipper].

The pocket was empty.

## or
Soon the train would come, and the letter would vanish into one of twelve [uk: carriages | cars]. But then {boy}
wanted a bun.

“Could you hold it?” he asked {child}. “Be careful. It’s Italian.”

Two fingers in behind the padding, and there was the [uk: zip | zipper].

The pocket was empty.

## or
Soon the train would come, and the letter would vanish into one of twelve [uk: carriages | cars]. Then {boy} put the
backpack down to tie a shoe, and it leaned against {child's} knee[age>10: , as if it knew it].

Two fingers in behind the padding. The [uk: zip | zipper] was still there.

The letter wasn’t.

# instructions
“Looking for the instructions?” said {boy}, right behind {child}. “I suppose you’d know where they go, being named
after it.”

He took the envelope out of his jacket. It had been folded until it was as soft as cloth.

“Are you thirteen?” said {child}.

“{Age}. They say that on model kits too.”

He knew every rule by heart. [sport: “Remember to {play sport},” it said, so he had started. He was dreadful, but
instructions are instructions.] [athlete: A cut-out picture of {athlete} had come with it. That was the guarantee.]
[elder: “If anything breaks, go to {elder}.” That was customer service.] [music: And after dark you had to hum
{music}.]

“But number three’s the best,” said {boy}. “‘If you come to a place where you don’t know anybody, don’t wait. Show
them something you’ve got and say where it’s from. Then somebody always comes.’”

He nodded toward the cello and the jackets.

“First I used a thermos. That was worse. Tomorrow I start in a new class [school: {at school}] [city: {in city}], so
I’m trying it out on people I’ll never see again.”

“Which class?” said {child}.

He said which. It was {child's}.

## or
“They’re not in there,” said {boy}, right beside {child}. “The instructions. I carry them on me.”

It was the envelope, folded in four, and as soft as cloth.

“It says at least thirteen,” said {child}.

“That’s because of the small parts. I’m {age}.”

He did exactly what it said. [sport: Never give up {sport}, it said, so he trained, with no results at all.] [athlete:
A guarantee was enclosed, with {athlete} on it.] [elder: For repairs, please contact {elder}.] [music: In the dark:
hum {music}.]

“But you know number three,” said {boy}, “being named after it. ‘If you come where nobody knows you, don’t stand and
wait. Show them something you’ve got, and say where it’s from. Then somebody always comes.’”

He counted the cello and the jackets. Three.

“Does it work with anything?” said {child}.

“Not with a rock. I started with a rock. [age>10: Nobody asks you about a rock.] But tomorrow it’s for real. I’m
starting in a new class [school: {at school}] [city: {in city}]. These are just people I’ll never see again.”

“Which class?” said {child}.

He told {child.him}, number, letter, and all. It was {child's}.

# truth
Then the train came. They all got into the same [uk: carriage | car], with the grown-ups at the far end. You could say
nothing. You could be [uk: ill | sick] tomorrow, and then every day until you grew up.

[friend: “There’s one thing I don’t get,” said {boy}. “‘Stick with {friend}.’ What’s {friend}?”

“I am,” said {friend}.]

“[friend: And that’s | That’s] not leather,” said {child}. “It’s an egg sandwich. Mine.”

{Boy} looked at {child}. [age>10: He looked under the flap.] Then the red went from his ears down into his collar.

“When did you know?”

“At ‘Italian.’”

“Why didn’t you say anything?”

“I’d never been advertised before.”

A noise came out of {boy}, and after a while it was laughing.

“So number three is yours,” he said. “Number two’s good as well. ‘Never say mm to something you didn’t hear.’”

{Child} looked out of the window for a bit.

## or
Then the train came. The grown-ups ended up at the far end of the [uk: carriage | car], and {boy} put the backpack on
the table. You could say nothing until tomorrow, when anybody might lift the flap.[age>10:  It was eleven hours.]

[friend: “Here it says, ‘Stick with {friend},’” said {boy}. “What’s a {friend}?”

“I am,” said {friend}.]

“Number two’s good as well,” said {boy}. “‘Never say mm…’”

“‘…to something you didn’t hear,’” said {child}.

{Boy} stopped nodding.

“It’s mine,” said {child}. “And that’s not leather. It’s an egg sandwich.”

The red ran from {boy's} ears down into his collar.

“How long have you known?”

“Since ‘Italian.’”

“And you let me go on?”

“Nobody ever called me handmade before.”

Something bubbled inside {boy's} jacket, and in the end it was a laugh.

“So it was you who wrote number three,” he said.

# only-one
“Excuse me,” said the girl with the cello, leaning across the aisle. “Where do you order one?”

[age>10: The brothers were listening.] {Boy} took a breath, with all of Italy lined up behind his teeth. Then he
looked at {child}.

“You can’t,” he said. “They only made one.”

Which was true.

# ink
That left tomorrow, when [school: all of {school} | a whole class] would want to see under the flap.

[friend: “Put him in too,” said {friend}, and held out a marker.]

[friend: {Child} took it and wrote, after the name | {Child} found a marker and wrote, after the name]: & {boy}.

“{Child} and {boy},” read {boy}. “It sounds expensive.”

They would take turns, a week each, and he could go first. Then he handed back the envelope.

“I’ve forgotten number four,” he said politely.

{Child} didn’t open it. At least thirteen is at least thirteen.

## or
Tomorrow the flap would be read by [school: all of {school}|a whole class].

[friend: {Friend} had a marker. {Friend} always does.|There was a marker in a jacket.] {Child} wrote, after the name:
& {boy}. The train swayed, so those leaned too.

“Now it’s a limited edition,” said {boy}.

It would live with each of them for a week, and with him first. {Child} got the envelope back.

“I skipped number four,” he said. “It looked personal.”

The letter stayed shut. At least thirteen is at least thirteen.

# rails
The train rolled through the dark with all its windows lit. The cello had a seat to itself, the brothers slept in
their jackets, and [music: {boy} hummed {music}, since it was dark | nobody needed to show anybody anything].

“You ought to have number one now,” said {boy}, as they got off. “It’s for nights.”

And he whispered it.

## or
Stations went by where nobody was getting off. The brothers had dropped off to sleep, the cello leaned into the
curves, and [music: {boy} hummed {music}, as instructed | it made no difference where anything was from].

“There’s one you should have tonight,” said {boy}, where they parted. “Number one. It’s for nights.”

He said it quietly, to the one who’d written it.

# number-one
The hook in the hall was as empty as before, but now it looked like a hook waiting for something. {Child} lay in the
dark and thought about number one. It was short. “If you can’t sleep, don’t count sheep. Count everybody who’s asleep
already.”

Two brothers in matching jackets. A girl. A cello. [friend: {Friend}, almost certainly.] [elder: {Elder.short}
[elder2: and {elder2.short}], hours ago.] [pet: {Pet}, quite unspoiled by being a logo.]

## or
At home the empty hook could be empty for one week more. “Don’t count sheep if you’re lying awake,” said number one.
“Count all the ones who’ve dropped off.”

In bed, {child} took the cello first, whose day had been longest. Two jackets, with a brother in each. A girl.
[friend: {Friend}, in mid-sentence.] [elder: {Elder.short} [elder2: and {elder2.short}], beyond a doubt.] [pet: {Pet},
the same as ever, as a logo should be.]

# counted
{Boy}, among his moving boxes. And when [adult: {adult} | somebody] asked through the door if {child} was asleep,
there was no mm, only long, even breathing, because the count had come around to the one who was counting.

## or
In another hall [city: {in city}] there was nothing yet but moving boxes and one hook. On it hung a green backpack
with its flap turned up, so that the ink could dry, and two names leaned their different ways in the dark. One of the
two had just been counted, and the other was counting slower and slower, and then not at all.

# @logo-beast
a unicorn, without the horn
## if breed.Golden Retriever
a lion
## if breed.Labrador
a sea lion
## if breed.German Shepherd
a kangaroo
## if breed.Poodle
a lamb, but a posh one
## if breed.Bulldog
a hippo
## if breed.Beagle
an anteater
## if breed.Rottweiler
a bull
## if breed.Yorkshire Terrier
a comet
## if breed.Dachshund
an express train
## if breed.Siberian Husky
an arctic fox
## if breed.Border Collie
a penguin
## if breed.Boxer
a wrestler
## if breed.Cocker Spaniel
an elephant
## if breed.Australian Shepherd
a map of the world
## if breed.Shih Tzu
a curtain, I think
## if breed.Persian
a thundercloud
## if breed.Maine Coon
a lynx
## if breed.British Shorthair
a bowling ball
## if breed.Ragdoll
a seal
## if breed.Bengal
a leopard
## if breed.Siamese
a raccoon
## if breed.Abyssinian
a puma
## if breed.Russian Blue
a panther
## if breed.Scottish Fold
an owl
## if breed.Sphynx
somebody from outer space
