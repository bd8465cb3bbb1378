title: In the Middle of a Sentence
title: Half of Everything
title: Somebody Who Can Count to Two
guest friend: Marnie (she), Tamsin (she)
guest magician: Gerald (he), Norman (he)
guest host: Mr Pascoe (he), Mr Benbow (he)

% Whoever says no is {adult}, else {host}, who owns the house. The rabbit is it till it is called Pepper; Salt is she.

# forty-kronor
The hat cost [us: three dollars | two pounds], and the rabbit was included. [elder: {child} didn’t know that, and nor did {elder}, who sold it. | {child} didn’t know that when {child.he} paid.]

[elder: {child} was | {Child.He} {child.was}] to be the bank manager in the [school: play at {school} | school play], and there it stood at the [us: rummage sale | jumble sale], tall and black[pet.dog & elder / pet.cat & elder: | , between a toaster and a box of screws]. That night {child.he} heard something scratching, and put on the light. Over the brim of the hat came an ear. Then another. Then an entire rabbit, as grey as a wet Sunday.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] said hello to the rabbit. Then {pet.he} said hello to the hat.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] looked for a long time at the hat.][pet.other:  {Pet} looked the other way.] The rabbit sat down on the [us: math | maths] book[athlete: , right under the picture of {athlete},] and looked at {child.him} as if {child.he} were late.

# no
“No,” said [adult: {adult} from the door | {host}, who owned the house, from the door].

“I haven’t asked you anything.”

“The answer’s still no. No [pet: more ]animals in this house.” [adult: {Adult} | {host}] took off [adult: {adult.his} | his] glasses and put them on again. The rabbit was still there. “Till Sunday. By then you’ll have found the owner.”

{child} had wanted [pet.other: a rabbit exactly like this one | a rabbit] since {child.he} {child.was} seven. {Child.He} had a list of twelve arguments. Something told {child.him} this was not the moment.

# the-ruler
Next day {friend}[friend & !friend.known: , {child’s} best friend,] came round[friend: |, from {child’s} class].[sport:  They were going to {play sport}, but never got that far.] {Friend} didn’t believe in anything that couldn’t be measured, so {friend.he} measured it. The hat was eighteen centimetres deep. {Friend.He} put an arm in up to the elbow and drew it very slowly out again.

“There’s something wrong with my ruler,” {friend.he} said. {child} had never heard {friend.him} say anything so alarming.

Sewn into the lining was a silk label: {magician} the Astonishing.

# exactly-half
The rabbit was odd, too. Of everything it was given it ate exactly half. Half the carrot. Half the dandelion leaf. Then it stood up on its hind legs and dropped the rest into the hat. By morning it was gone. At night it lay with its chin on the brim, the way you lie when you’re listening.

“It’s saving up,” said {child}.

“What for?” said {friend}.

[pet.dog: Every morning {pet} said hello to the rabbit, and then to the hat.

][pet.cat: Every evening {pet} washed the rabbit’s ears. Then {pet.he} waited by the hat for more ears.

]
# the-clipping
It was {friend} who found the newspaper cutting, from November 1962. “Last night’s performance at the Town Hall[city:  {in city}] was cut short when {magician} the Astonishing, in private life {magician} Ash, 24, stopped in the middle of a sentence and left by way of the kitchen. The audience got its money back.”

“He lives at Larkfield,” said {friend}. “I’ve [us: called | rung] them.”

[elder: “Then I’m coming too,” said {elder}, who had read the cutting twice.

]On Sunday [adult: {adult} | {host}] drove them there. [adult: {Adult.He} | He] came in too, to see the rabbit handed over.[pet.dog:  {Pet} came with the hat.][pet.cat:  {Pet} came too, in a basket.]

# pepper
{magician} Ash was sitting by a window, long and thin, with hands like two birds that had settled. At the sight of the hat, the hands lifted a little from the arms of the chair. At the sight of the rabbit, they sank again.

“Pepper,” he said.

The rabbit’s ears shot forward.

It was some time before he said anything else.

# they-were-two
“There were two of them,” he said. “Salt and Pepper, brother and sister. I was to make them vanish and bring them back. The vanishing went beautifully. So I said: Ladies and gentlemen, you are about to see something… And I put my hand in, and there was nothing there.”

“What did you do?” asked {child}.

“I left. And I never put my hand in again. As long as I didn’t feel for them, you see, they might still be there.” He gave a crooked smile. “It isn’t a sensible way to think. But I’ve kept it up for over sixty years.”

# no-conclusions
{Friend} coughed.

“It saves half,” {friend.he} said. “Of everything. It puts it in the hat, and then it’s gone.[pet.dog:  And {pet} says hello twice.][pet.cat:  And {pet} is waiting for two more ears.]” You could see what every word was costing. “I’m not drawing conclusions. I’m only saying.”

{magician} Ash sat perfectly still. Then he got up. It took some time, and nobody helped, [elder & !pet.dog & !pet.cat: not even {elder}, ]because he didn’t want helping.

# never-forget
In the dining room they were having their tea: seventeen old people, two nurses[elder: , {elder}[elder2: , {elder2}]] and [adult: {adult} | {host}][elder: | , who had been handed a cup]. {child} stood the hat on the piano[music: , where somebody had just been playing {music}]. {magician} buttoned his cardigan. He drew himself up, as if by a thread from the ceiling, lifted one hand, and said:

“…that you will never forget.”

And in went the other.

# a-little-further
To the wrist. To the elbow. To the shoulder, with his cheek against the brim.[pet.dog & elder / pet.cat & elder: |  You could have heard a sugar lump dissolve.] {child} held Pepper, and felt a small heart racing. [pet.dog: Under the piano {pet} began to wag. ][pet.cat: In the basket {pet} sat up. ]{magician} had shut his eyes. He felt about. He felt about a little further in.

Then he smiled.

And up she came, white as a sheet and round as a loaf, with half a dandelion leaf in her mouth.

# money-back
Seventeen chairs scraped. People clapped, people stamped, somebody banged a saucer with a spoon. [elder: Then {elder} got up. “I was there!” {elder.he} cried. “I was four! I got my money back!” And {elder.he} began to dig in every pocket, to pay. | At the back, a tiny old lady got up. “I was there!” she cried. “I got my money back!” And she began to dig in her handbag, to pay.]

Pepper jumped out of {child’s} arms. Brother and sister met on the keys of the piano, plonk, nose to nose.[pet.dog:  {Pet} said hello to Salt, as one does to an old friend.][pet.cat:  {Pet} jumped up beside Salt and washed the other two ears.]

# count-to-two
“They can’t very well live here,” said {magician} Ash afterwards, with a rabbit under each hand. “I’ve got one room and a balcony. They want grass. And somebody who’ll bring them here on Sundays. Somebody who can count to two.”

He wasn’t looking at {child}. He was looking at [adult: {adult} | {host}].

So was {child}. {Child.He} had twelve arguments. {Child.He} didn’t use a single one, and it was the hardest thing {child.he} had ever done. {Friend} trod on {child.his} foot, to be on the safe side.

[elder: “I’m free on Sundays,” said {elder} to the ceiling.

]
# asleep
“If I might just straighten my cardigan,” said {magician}. “Would you hold this one a moment?”

And there was [adult: {adult} | {host}] with a rabbit in [adult: {adult.his} | his] arms. Salt turned half round, pushed her nose into [adult: {adult.his} | his] armpit, and fell asleep.

[adult: {Adult} | {host}] stood. [adult: {Adult.He} | He] stood quite still. [pet.dog: {Pet} lay down across both shoes, ][pet.cat: {Pet} lay down in the hat and filled it, ][pet.dog / pet.cat: | The tea went cold on the piano, ][elder: {elder} put back the chairs | the chairs were put back], and outside the lamps came on.

“[adult: {Adult}|{host}],” said {child} in the end, “it’s time to go home.”

“Shh,” said [adult: {adult} | {host}]. “She’s asleep.”
