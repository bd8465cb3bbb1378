title: What {Pet} Fetched
title: One Letter at a Time
title: Half Past Four on the Bridge
guest owner: Mrs Teale (she), Mrs Drake (she)

% Every letter makes another word: HE, HER, HERO, HERON. The dog wades, and no breed has to swim. @clue is the grown-up's crossword, else the grandparent's, else a quiz on the radio.

# a-parcel
The first letter was an H. {Pet} brought it out of the reeds on a Tuesday, soaked to the shoulders, and laid it on {child’s} left [us: sneaker | trainer] with the air of someone delivering a parcel.

It was made of wood, as long as {child.his} hand, and beautifully cut. {Child.He} took a photo and sent it to {friend}, for want of anything better to send.

That was the trouble, that year. For as long as they could remember {child} and {child.his} best friend, {friend}, had sat at the same table. Now {child} went to [school: {school} | the school at the top of the hill], and {friend} went to the one across the river, on a bus. Neither of them had done anything wrong. It was just that each time they messaged there was more to explain, and so it was easier to send a thumbs-up.

But {friend} didn’t send a thumbs-up. {Friend.He} wrote: WHERE did [pet.he: he | [pet.she: she | {pet}]] get that??

# shipwreck
On Wednesday {friend} got off the bus two stops early and came to the footbridge to look. {Pet}, who was {a breed} and thought that everybody came to the footbridge to see {pet.him}, went completely to pieces. When [pet.name: {pet} was in one piece again {pet} | {pet.he} had pulled {pet.himself} together again {pet.he}] splashed off upstream, round the bend, and {pet.was} gone for ten minutes. {Pet.He} came back with an E.

“HE,” said {friend}. “[pet.he: He’s | [pet.she: She’s | {Pet} is]] telling us who did it.”

“Or it’s EH,” said {child}. “[pet.he: He | [pet.she: She | {Pet}]] didn’t hear the question.”

“It’s a shipwreck,” said {friend}.

“In a river?”

“A small shipwreck. It went down with all hands[city: , long before there was any {city}], and it’s coming up one letter at a time.”

# the-fourth
On Thursday {pet} fetched an R, and it was HER.

“I never trusted her,” said {friend}.

On Friday came an O. They laid out all four on the planks of the bridge, and looked.

HERO.

“Who is?” said {friend}.

{Pet} wagged. A shiver ran up {child’s} neck, and it was delicious.

# the-same-plank
After that they met every day, at half past four. They had a notebook. They had theories. [sport: In one of them somebody had come to {play sport}, and stayed to save a drowning cow. ][athlete: One of them was simply {athlete}. ]For days {pet} brought them nothing but sticks, and they hardly noticed. While they waited they talked, first about letters, and then about the girl in {friend’s} class who ate chalk, and the [us: math | maths] teacher of {child’s} who called everyone “Captain”[music: , and whether you could ever get tired of {@song}]. It turned out that there wasn’t so very much to explain, when you were sitting on the same plank.

# five-letters
The next Tuesday evening {child} laid the notebook on the kitchen table, {@clue}

{child} looked at the page. H, E, R, O. {child.He} felt {child.his} heart give a thump. If there was one more to come, and if it was an N …

{child.He} picked up {child.his} phone to tell {friend}. Then {child.he} put it down.

Because then they’d know. There would be nothing left to work out, and no more reason for anybody to get off a bus two stops early.

# put-that-down
“It’s off a statue,” {child} suggested next day, at the bridge. “One that fell in.”

“Could be,” said {friend}, not quite looking at {child.him}. “Or it’s HER, and then an O, for surprise.”

“That’s good,” said {child}. “Put that down.”

{Pet} came round the bend, dripping. {Friend} took the thing out of {pet.his} mouth and turned it over, and neither of them spoke, because it was an N.

“How funny,” said {friend}, in a flat voice. “I wonder what that could be.”

[friend.she: She’s | [friend.he: He’s | {Friend} is]] not even trying, thought {child}. And then {child.he} thought: {friend} has had a bird book by the bed since the age of six.

“{Friend},” {child.he} said. “What is it that stands in the river on one leg?”

{Friend} went red. “They use both, mostly,” {friend.he} said. “How long have you known?”

“Since last night. You?”

“Last night.”

“Why didn’t you say?”

“Why didn’t you?”

They looked at one another across five wooden letters. Then both of them began to laugh, and {pet} barked and ran in circles, because {pet.he} had always known that it was funny.

# wet-paint
It was when {child} grabbed hold of {pet} that {child.he} noticed {pet.his} chin. The whiskers on one side were stuck together, and they were blue. {Child.He} rubbed at them. It came off on {child.his} thumb.

“This is wet,” {child.he} said slowly. “It’s wet paint.”

{Friend} held the N up to the light. All [us: around | round] the edge ran a thin blue line, fresh and shining.

“Shipwrecks,” said {friend}, “aren’t generally freshly painted.”

“{Pet},” said {child}. “Where have you been getting these?”

# robbed
They made {pet.him} show them. {Pet.He} took them along the bank, very proudly, [us: around | round] the bend, to a fence with a hole in it exactly the shape of {pet}. They used the gate. Inside stood an old wooden boat, up on trestles. Beside the boat was a plank, set out in the sun for drying things on. It was quite bare.

A woman in paint-stained overalls was standing over it with a saw in one hand. She had the look of a person who has been robbed.

“Five,” she said. “Five of them, one after another, the whole of my boat’s name! I thought it was the heron. I thought it wanted its name back. I’ve sat up for that heron.”

Then she saw {pet}. {Pet} wagged, sat down and offered her a paw.

[pet.he / pet.she: “[pet.he: He | She] isn’t a thief,” said {child}. “I mean, [pet.he: he | she] is. | “{Pet} isn’t a thief,” said {child}. “I mean, yes.] But {@excuse}

Her name was {owner}. She’d been mending the Heron for three years, single-handed, and when they’d given back the letters and said sorry until she was tired of hearing it, she allowed that the tooth marks would hardly show. She also said that there was the whole of the hull to be sanded, and that she was generally there on Saturdays, and that criminals were welcome.

So that was the end of the mystery.

# anything-today
The next day was a Thursday. It was grey, with a mean little wind. At twenty-five past four {child} clipped on {pet’s} [us: leash | lead]. There wasn’t a single letter left to find. {child.He} walked down to the river all the same, more and more slowly as {child.he} got nearer, and came round the last of the willows.

{Friend} was already sitting on the bridge, with {friend.his} feet hanging over the edge and {friend.his} school bag beside {friend.him}.

“Anything today?” {friend.he} asked.

“Not a thing,” said {child}.

“No,” said {friend}, and moved {friend.his} bag to make room. “I didn’t think so.”

# @clue
where the radio was doing a quiz.

“It goes fishing on one leg,” said the radio. “Five letters.”

“Heron,” said a lady from [us: Ohio | Hull].
## if adult
where {adult} was doing the crossword.

[elder: “Five letters,” {adult} was muttering. “Goes fishing on one leg.”

“Stork,” said {elder}.[elder2: 

“Pirate,” said {elder2}.]

“Oh,” said {adult}. “Heron, of course.” | “Five letters,” {adult} was muttering. “Goes fishing on one leg. Oh, heron, of course.”]
## if elder & !adult
where {elder} was doing the crossword.

“Five letters,” {elder.short} was muttering. “Goes fishing on one leg.”[elder2: 

“Pirate,” said {elder2}.]

“Oh,” said {elder.short}. “Heron, of course.”

# @excuse
{pet.he} thought you’d dropped them.”
## if breed.Golden Retriever
[pet.he: he’s | [pet.she: she’s | {pet} is]] a retriever, and {pet.he} thought you’d dropped them.”
## if breed.Labrador
a Labrador would have brought you the boat as well, if only it had a handle.”
## if breed.German Shepherd
German shepherds hand everything in. {Pet.He} thought we were the lost property office.”
## if breed.Poodle
poodles were meant for fetching ducks, and {pet.he} must have thought a heron was near enough.”
## if breed.Bulldog
when a bulldog has got hold of something there’s nowhere to go with it but home.”
## if breed.Beagle
a beagle goes where its nose goes, and your plank smells of cheese sandwiches.”
## if breed.Rottweiler
Rottweilers like to guard things, and {pet.he} could see that nobody was guarding these.”
## if breed.Yorkshire Terrier
Yorkshire terriers were meant for catching rats, and {pet.he} took these for the slow kind.”
## if breed.Dachshund
dachshunds go under fences, so {pet.he} never saw the sign.”
## if breed.Siberian Husky
huskies used to carry the [us: mail | post], and these were letters.”
## if breed.Border Collie
border collies can’t stand things being left about, and {pet.he} {pet.was} only rounding them up.”
## if breed.Boxer
boxers think that everybody’s playing, and {pet.he} thought you were very good at it.”
## if breed.Cocker Spaniel
spaniels are meant to fetch birds, and this one was bringing it a bit at a time.”
## if breed.Australian Shepherd
an Australian shepherd always brings in what has been left outdoors, in case of wolves.”
## if breed.Shih Tzu
a Shih Tzu is used to emperors, and {pet.he} thought they were presents.”

# @song
{music}
