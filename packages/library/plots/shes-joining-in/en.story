title: Ten Past Three
title: Joining In
title: The Shouting Log
guest friend: Priya (she), Jude (he)
guest pet: Cleo (she), Mabel (she)
guest minder: Sal (she), Bet (she)
guest widower: Mr Lindqvist (he), Mr Engstrom (he)
guest wife: Greta (she), Sigrid (she)

% The Siamese is the friend’s and spends the nights at Number Nine, or {pet} is the family’s own; a dog sings just as flat. The third title says no more than the log.

# the-note
The note came through {child’s} door on a Monday, in very fine black ink.

Dear Number Nine, it said. Whoever is singing at ten past three in the morning is FLAT. Yours, Number Seven.

[adult: {Adult} | {minder}, who was looking after the house that year,] read it twice and looked at {child}. {child} looked at {pet}. And {pet}, who {@knew}

“That isn’t singing,” said {child}. “That’s shouting.”

# a-talker
{@talker} {Pet.He} had a word for breakfast and a word for more breakfast. {Pet.He} had a long, low, rude one for the vet. But this was new. For two weeks now, every night at ten past three, {pet} had gone down to the kitchen, sat in front of the wall next to the fridge, and howled.[elder:  {Elder}[elder2:  and {elder2}], after hearing a recording of it, had asked who owned the bagpipes.]

“If it doesn’t stop,” said [adult: {adult} | {minder}], who had put the milk away in the oven that morning, “{pet.he} will have to sleep in the shed.”

“There are spiders in the shed!”

“Then {pet.he} can shout at them.”

# the-log
So {child} called in {friend}[school: , {at school}]. {Friend} was {child’s} best friend, and {friend.he} liked to know things properly. {Friend.He} came on Friday with a sleeping bag, a drinking glass and a clipboard, on which {friend.he} had written The Shouting Log.

“What do we think it is?” {friend.he} asked.

“Mice,” said {child}. “Or a ghost.”

{Friend} wrote down mice. Then, to be fair, {friend.he} wrote down ghost, but smaller.

# under-the-table
They settled down under the kitchen table. By midnight they had eaten everything[sport:  and used up all there was to say about {sport}][athlete: , {athlete} included], and by two {friend} was asleep with one cheek on the clipboard.[city:  All {city} was asleep.] Then there was a soft thump on the stairs.

{Pet} walked past them, sat down by the fridge and pointed both ears at the wall.

{child} pinched {friend}.

{@howl}

# the-glass
“Glass!” hissed {friend}. {Friend.He} put the rim against the wall and an ear to the other end. Up went {friend’s} eyebrows. {Friend.He} passed the glass to {child}.

Thin and far off, {child} heard an old man’s voice, cracked down the middle, singing something slow[music: , nothing at all like {music}], with a tune that went up and up like a staircase. Just before the top, it stopped.

And {pet} lifted {pet.his} chin and sang the top.

{Pet.He} missed it, to be honest. But {pet.he} missed it with all {pet.his} heart.

# joining-in
“That isn’t shouting,” whispered {child}. “{Pet} is joining in.”

{Friend} crossed out mice, and then {friend.he} crossed out ghost. “But who sings in his kitchen at ten past three?” said {friend}.

{child} thought how long the night had been, even with a friend. “Somebody who can’t sleep,” {child.he} said.

# lemon-cake
In the morning they told [adult: {adult} | {minder}], who put down the coffee. {widower} at Number Seven used to have a wife, [adult: {adult} | {minder}] said, who played the organ. There had been a funeral in March. “I meant to go round,” said [adult: {adult} | {minder}]. “I kept on meaning to.” And [adult: {adult} | {minder}] went rather pink, and got out the flour[elder:  and {elder’s} cake tin].

At ten o’clock they stood on the step of Number Seven: [adult: {adult} | {minder}] with a lemon cake, {friend} with the log, and {child} with {@armful}.

# my-soprano
{widower} was very tall, and his cardigan was buttoned up wrong.

“We’ve come about the singing,” said {child}. “It’s {pet}. {Pet.He} {pet.is} sorry. Well, {pet.he} {pet.is}n’t, but we are.”

{widower} bent down until he and {pet} were nose to nose. “You?” he said. “You are my soprano?”

{@answer}

“Flat,” said {widower}. Then something happened to his face. It began as a cough and went on as a laugh, and for a moment it might have been something else. “My {wife} was always flat on that note. Fifty years I told her. And then I come to it in the night, and I can’t sing it, I stop, and from the wall…” He took out a handkerchief. “I wrote to you because I was so afraid that I had made it up.”

# rehearsal
{@likes}

# again
And that settled it. Every evening at seven, {pet} went next door through the gap in the hedge. {child} and {friend} went too on Fridays, to turn the pages. {Friend} turned out to have quite a good voice, and made a note of it. Sometimes [adult: {adult} | {minder}] came as well, with cake, and stayed on, talking. And when the tune had climbed up all its stairs, {widower} no longer stopped before the top. He took a breath, and he and {pet} went for it together, and neither of them ever got there.

“Flat,” he would say happily. “Again tomorrow.”

# a-small-word
One night {child} woke up and wondered what was wrong. {Child.He} looked at the clock. It was ten past three.

{child} listened. No howl came from the kitchen, and no voice from behind the wall. In Number Nine and Number Seven everybody was asleep.

Almost everybody. From the end of the bed came one small sound, a word that {child} hadn’t heard before. {Child.He} moved {child.his} feet to make room. {Child.He} {child.was} nearly sure it meant goodnight.

# @knew
was a Siamese and knew perfectly well when {pet.he} {pet.was} being discussed, looked out of the window.
## if pet.cat
was {a breed} and knew perfectly well when {pet.he} {pet.was} being discussed, looked out of the window.
## if pet.cat & !breed
was a cat and knew perfectly well when {pet.he} {pet.was} being discussed, looked out of the window.
## if pet.dog
was a dog and knew perfectly well when {pet.he} {pet.was} being discussed, looked into {pet.his} empty bowl.

# @talker
{Pet} was really {friend’s} cat, but slept at Number Nine, where the radiators were better. {Pet.He} had always been a talker.
## if pet
{Pet} had always been a talker.

# @howl
“Mrrraaaaaow,” said {pet}. “Aaaow. Ow-aaaaaow.”
## if pet.dog
“Arrrooooo,” said {pet}. “Ooow. Ow-arrooooo.”

# @armful
both arms full of cat
## if pet.dog
{pet} on a very short lead

# @answer
“Mraow,” said {pet}.
## if pet.dog
“Arrrooo,” said {pet}.

# @likes
{Pet} climbed out of {child’s} arms, up the cardigan, and on to his shoulder, and pushed {pet.his} head hard against his ear.

“{Pet.He} only does that to people {pet.he} likes,” said {child}.

“What this singer needs,” said {widower} from under the cat, “is rehearsal. At a sensible hour.”
## if pet.dog
{Pet} sat down on both his slippers, leaned on him as hard as {pet.he} could, and sighed.

“{Pet.He} only does that to people {pet.he} likes,” said {child}.

“What this singer needs,” said {widower}, who could no longer move his feet, “is rehearsal. At a sensible hour.”
