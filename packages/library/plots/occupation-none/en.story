title: Furniture or Not
title: {Pet} Gets a Letter
title: Occupation: None
title: The Line That Was Empty
title: A Matter Between {pet} and the Registry
guest clerk: Mr. Tuttle (he), Mr. Birdsall (he), Mr. Ambrose (he)

# letter
The letter was for {pet}.

It came from the Registry of Residents[city: , {city},|,] Department of Paws, Fins and Other. “It has come to our
notice,” it said, “that you are living at the above address without having stated an occupation. The enclosed form
will be collected tonight at seven. Residents with no occupation are entered as furniture.”

{Child} read it twice. There’s nothing wrong with furniture. But you don’t say good night to it.

It was six o’clock. {@animal-mail}

## or
At six o’clock one evening, {child} found out that {pet} was about to become furniture.

It said so in a letter, and the letter was for {pet}. “You have been living at the above address for some time without
stating what you do,” wrote the Registry of Residents[city: , {city},|,] Department of Paws, Fins and Other. “Please
complete the form. An official will call at seven. Residents without an occupation are entered under Furniture.”

{@animal-mail}

“They mean it,” {child} told {pet}. {Child} told {pet} most things, without thinking.

# form
Most of the form was easy. {Child} wrote in capitals: //
Kind: [breed: {breed}. | its own.] //
Working hours: mostly evenings. //
Statements made: none. //
[school: Education: has heard all the homework from {school}. //
][sport: Sports: plays none, but is told all about {sport}. Afterward. //
][music: Special skills: stays in the room when somebody sings {music}. //
][athlete: References: {athlete} (hasn’t been told). //
]Occupation:

There it stopped.

[friend: “That’s a long line,” said {friend}, who always read the small print. “They’re expecting something.”]

[age>=10: The line and {child} both looked at {pet}, and neither could think of anything.]

# log
So {child} went after {pet} with a piece of paper and wrote everything down: //
{@animal-log}

[age>=9: It didn’t look like anything you get paid for. | It didn’t look like work.]

# clerk
At seven the bell rang. The official was called {clerk}, wore a gray coat, and wiped his shoes for eight minutes.
[adult: “For {pet}?” said {adult}. “I see. You’re expected.” | Somebody let him in and went back to the laundry.]

Out of his briefcase he took a case with two stamps. One said FURNITURE, and the handle was worn smooth. The other was
still in its tissue paper.

## or
At seven, not a minute before and not a minute after, {clerk} from the Registry stood in the hall. He had a gray coat,
and a voice like somebody reading a shelf aloud. [adult: {Adult} offered him coffee. He made a note of it. | Somebody
had let him in and given him a coat hanger. He made a note of it.]

He sat down across from {pet}, opened a case and took out a stamp. It said FURNITURE, and the handle was worn like a
stair. In the case lay another, in tissue paper.

# first-job
“Occupation?” he said.

“{@animal-job-a},” said {child}.

“That has to be verified.” {@animal-test-a}

“No,” said {clerk}, writing.

## or
“There’s nothing under Occupation,” he said.

“It should say: {@animal-job-c},” said {child}. “The pen ran out.”

“That can be tested.” {@animal-test-c}

“Let’s call that a hobby,” said {clerk}.

# second-job
“{@animal-job-b}!” said [friend: {friend} | {child}].

{Clerk} waited. {Pet} was already at work. [pet.dog: {Pet} lay down across his feet, and they were warm at once.]
[pet.cat: {Pet} lay down on the form, and it did indeed stay put.] [pet.other: {Pet} stayed in the usual place, and it
looked very well.]

“{@animal-objection},” said {clerk}, and picked up the stamp.

[age>=9: “Haven’t you ever had a case that went well?” asked {child}.

“A toad, in the spring,” said {clerk}. “It turned out to be a lawyer.”]

[elder: “Just a moment,” said {elder}. “Has the gentleman had anything to drink?” [elder2: {Elder2} looked the other
way and smiled.]]

# water
[!elder: The stamp stopped in midair. ]“A glass of water, please,” [elder: said {clerk} | he said]. “And one minute
alone with {pet}. It’s the rule, before I stamp.”

[friend / elder / adult: Everybody went out, and {child} fetched the water. | {Child} went out and fetched the water.]
When [friend: {child} and {friend} | {child.he}] came back with it, a voice was coming through the crack of the door,
low and a little rusty, as if it hadn’t been out for a long time.

“Nineteen years in Furniture,” it said. “And I don’t even like stamping. It’s such a hard sound. I was going to play
the tuba.” It was quiet for a while. “I’ve got eleven chairs at home. Ten of them have never had a visitor.”

It was {clerk}. {@animal-near}

# the-tone
{Child} stood still with the glass. The words were new, but the tone was not.

[adult: That was how {adult} sounded in the hall in the evenings, when everybody thought it was the shoes that took so
long.] [elder: That was how {elder} sounded, sitting with {pet}, about people {child} had never met.] [friend: That
was how {friend} had sounded once, when {child} went to fetch sandwiches. {Friend} looked at the floor, very red
around the ears.] That was how {child} sounded, if it came to that. Every night.

[age>=10: It stung a little. {Child} had thought it was something only the two of them had. But {pet}, it appeared,
had a full waiting room.]

[school / sport / music: {Child} went in and read the whole form again. It already said so, line after line. | {Child}
went in and looked at the form. Mostly evenings, it said.] There was only one word to fill in.

# verified
{Clerk} finished the water and took the form. “Listens,” he read. “Can that be verified?”

“You’ve just tried it,” said {child}.

It got so quiet that you could hear the refrigerator disagreeing. Slowly {clerk} turned pink. “And what did I say?”

“Ask {pet}.”

They all looked at {pet}. {@animal-silent} and said nothing.

“Bound to silence,” said {child}.

Then {clerk} put down the worn stamp, unfolded the tissue paper, and took out the other. It was so new that he had to
breathe on it twice. He pressed it to the paper so gently that it hardly made a sound. EMPLOYED, it said.

“The pay is a matter for the two of you,” he said, mostly to {pet}. “Most of them ask for more supper.”

## or
{Clerk} read the new line once, and then again with a finger under it.

“Listens,” he said. “Are there any witnesses?”

“One,” said {child}, looking at him.

{Clerk} opened his mouth, thought of something, and shut it. Something pink came up out of his collar. “And {pet}
won’t be mentioning this? To the office?”

The whole kitchen waited for the answer. {@animal-silent} and said nothing.

“Bound to silence,” said {child}.

So the worn stamp went back in its case. The tissue paper rustled for the first time in nineteen years, and the rubber
was so dry that {clerk} had to warm it in his hand. It went on a little crooked. EMPLOYED, it said.

“Is the pay good?” asked {child}.

“No,” said {clerk}. “But one gets to sit in on everything.”

# gone
He forgot his briefcase and had to come back for it, and it took a while, because there was one more thing he wanted
to say to {pet}. Then he went off down the street, slowly, humming something very low, with round cheeks.

The form was put up where {pet} usually was. [friend: {Friend} read the small print one last time before going home.
“Until further notice,” it said. “That’s good,” said {friend}. “That’s the longest there is.” | At the very bottom it
said: until further notice. That’s the longest there is.]

## or
At the door he remembered that he’d left his hat, although it was on his head, and got half a minute more. Then he
went home to his chairs. All the way to the corner he walked in time, heavy and low, the way a tuba walks.

[friend: {Friend} went home, too, after saying something short to {pet}, very close. {Child} didn’t ask. | The form
could stay on the wall.] The windows were dark now, and {pet} had a position, and it didn’t show in the least.

# no-form
When the light was out, {child} sat down with {pet}, the same as every night, and talked over what was left of the
day. It took its time. {@animal-night} What was said isn’t on any form.

## or
Late that night, when {child} was asleep, a pair of slippers came through the hall, stopped by {pet} and murmured for
a while. When they had gone there came another pair. {@animal-night} It was dark and still and late, and on the form
it only said: mostly evenings.

# @animal-log
## if pet.dog
6:10. Checked that everybody was home. //
6:25. Checked that the bowl was empty. It was. //
6:40. Checked the bowl again.
## if pet.cat
6:05. Washed one ear. //
6:20. Left the room as if somebody had called. Nobody had. //
6:40. Washed the same ear.
## if pet.other
6:10. Was present. //
6:25. Was present. //
6:42. Appeared about to start something. Did not.

# @animal-job-c
## if pet.dog
Tracker
## if pet.cat
Night watch
## if pet.other
Artist’s model

# @animal-test-c
## if pet.dog
{Clerk} hid one of his gloves. {Pet} tracked the whole hall, with great confidence, and found a sandwich in his coat
pocket.
## if pet.cat
{Clerk} asked {pet} to stay awake, and started a stopwatch. It came to eleven seconds.
## if pet.other
{Clerk} took out a pencil and drew {pet} on the back of an envelope. They all looked at the drawing. It was nobody’s
fault.

# @animal-mail
## if pet.dog
{Pet} had already eaten the envelope.
## if pet.cat
{Pet} had lain down on the envelope.
## if pet.other
{Pet} looked at the envelope without moving a muscle.

# @animal-job-a
## if pet.dog
Watchdog
## if pet.cat
Mouser
## if pet.other
Guard

# @animal-test-a
## if pet.dog
{Clerk} went out, turned up his collar, rang the bell and crept in again like a burglar. {Pet} brought him a shoe.
Then {pet} showed him where the food was kept.
## if pet.cat
{Clerk} took out a felt mouse on a regulation string and pulled it across the floor. {Pet} saw it come. {Pet} saw it
go. The string ran out.
## if pet.other
{Clerk} tiptoed past {pet} three times, with a silver spoon worse and worse hidden under his coat. {Pet} watched him
go by. There was no alarm.

# @animal-job-b
## if pet.dog
Foot warmer
## if pet.cat
Paperweight
## if pet.other
Ornament

# @animal-objection
## if pet.dog
A foot warmer is furniture
## if pet.cat
A paperweight is furniture. A small piece
## if pet.other
An ornament is furniture

# @animal-near
## if pet.dog
{Pet} had put a chin on his knee.
## if pet.cat
{Pet} had got into his briefcase.
## if pet.other
He had moved his chair as close to {pet} as it would go.

# @animal-silent
## if pet.dog
{Pet} yawned with the whole face
## if pet.cat
{Pet} licked a paw
## if pet.other
{Pet} looked as hard to read as ever

# @animal-night
## if pet.dog
Two ears moved a little at the important places.
## if pet.cat
The purring sank by one note at the important places.
## if pet.other
{Pet} was in no hurry to be anywhere.
