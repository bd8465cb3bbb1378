title: You Dropped This
title: The One Who Ran After
title: Thump, Thump, Thump

% The grown-up (@a): {adult}, else the grown-up. What it has in its fur is the friend's and the grandparent's, where there are any.

# third-night
{child} sat up in bed with the light on, and didn’t dare go to sleep. Two nights running {child.he} had dreamt the same bad dream. In it {child.he} ran down a long corridor[school & !short:  at {school}, only much longer], and something big came after {child.him}. Thump, thump, thump, it went.

“What does it want?” asked {@a}.

“What do you mean? It wants to get me.”

“Did it say so?”

“It’s a monster,” said {child}. “It doesn’t say things.”

[!short: [pet.dog: {Pet} was asleep on the rug, and {pet.his} paws were running. {Pet.He} had dreams of {pet.his} own.

]“Well, nobody runs that far without wanting something,” said {@a}. ]“[short: Ask it, then.|You could ask it.]”

[!short: “You can’t ask things in a dream.”

“No,” said {@a}. “Most people never think of it.”

]And the light went out.

## or
“I’m not going to sleep,” said {child}. “That’s when it comes.”

It had come last night, and the night before that. It was the same bad dream both times. {child.He} {child.was} running down a long corridor[school & !short: , like the one at {school}, but with no end], and somewhere behind {child.him} ran something big. Thump, thump, thump, it went.

“What does it look like?” asked {@a}.

“I don’t know. You don’t stop and look. It wants to get me.”

“Who says so?”

“Nobody! It’s a monster.”

[!short: [pet.dog: Down on the rug {pet} was dreaming too, and {pet.his} claws were scratching.

]{@A} thought about it. “It runs a long way for you, that monster,” said {@a}. ]“[short: Ask what it wants.|You could ask what it wants.]”

[!short: “How? I’m busy running.”

“So is everybody.”

]And the light went out.

# thump
And there was the corridor. [!short: Coats hung all the way along it, with nobody in them. The moon lay in squares on the floor. ]Right at the far end, round the corner, it began.

Thump, thump, thump.

{child} ran.[pet.dog:  {Pet} was there too, and ran beside {child.him} with flat ears.][!short:  {child.He} ran past the coats, and past the dining hall, and past the big clock, which had no hands. Running was like running in custard.] [sport & !short: It made no difference at all that {child.he} could {play sport}. ][athlete & !short: Not even {athlete} could have run in that. ]Behind {child.him} it breathed. Huh, huh, huh.

Thump, thump, thump.

## or
{child} had hardly shut {child.his} eyes before {child.he} {child.was} there. [!short: The corridor was long and empty. There was only one lamp in the ceiling, and it blinked, as if it were sleepy too. ]And a long way back, where it was darkest, it came.

Thump, thump, thump.

{child} ran.[pet.dog:  So did {pet}, close beside {child.him}, with a low tail.][!short:  They went by, locker after locker, and a staircase that only went down, and a clock that said nothing at all. The floor was as soft as custard.] [sport & !short: All the times {child.he} had been out to {play sport} were no help. ][athlete & !short: “{Athlete} could outrun it,” thought {child}, but that wasn’t certain. ]And now you could hear it breathe back there. Huh, huh, huh.

Thump, thump, thump.

# the-door
The corridor ended in a door. {child} pulled at the handle. The door was locked. [!short: It hadn’t been locked the other nights. And what came after {child.him} was so close now that {child.he} could feel it through the floor, right up into {child.his} knees.]

Thump. Thump. Thump.

{child} {child.was} so frightened that {child.he} couldn’t even scream. [pet.dog: But {pet} stopped running. {Pet} turned round, and sniffed, and sat down. And on the floor {pet.his} tail began to sweep.

Then {child} thought|Then {child.he} thought] of what {@a} had said. {child.He} turned round too, with {child.his} eyes shut, and shouted as loudly as {child.he} could.

“WHAT DO YOU WANT?”

# asked
The thumping stopped.

“Huh,” it said. “Huh. Wait. Let me just. Huh. Get my breath.”

{child} opened one eye. The monster was as big as a wardrobe, and furry all over, with two crooked horns.[!short:  It was leaning over with its paws on its knees, and wearing gym shoes, and one of them was undone.]

“You,” said the monster, “are terribly fast.”

“Thank you,” said {child}, because you do say that.

“Three nights! Three nights I’ve been running after you. You dropped this.”

And it held out its paw. In it lay a hat. It was a very small hat, and blue, with a bobble.

{child} knew it at once. [!short: {child.He} had been four, and it had come off somewhere between the swings and home, and {child.he} had cried till supper. ][short: {child.He} had lost it at the playground when {child.he} {child.was} four. ]“Where did you find it?”

“Here,” said the monster. “Everything that people lose turns up here in the end. I pick it up and run after them. That’s all I do[!short: ,” it said, and sighed so that the moonlight shook. “|. ]They’re never pleased to see me.”

## or
The thumping ended halfway through a thump.

“Huh,” it said. “At last. Huh. Wait till I get some air.”

{child} looked out between {child.his} fingers. First came two crooked horns. Then came the rest, as big as a wardrobe, and furry all over.[!short:  It was leaning on the wall and panting. It had gym shoes on, and the lace of one was trailing on the floor.]

“How do you keep it up?” said the monster. “Three nights I’ve been running. Three! And you just go.”

“What do you want?” said {child} again, only now {child.he} could say it quietly.

“You dropped this.”

The monster opened its paw, one claw at a time. There lay a hat, blue and very small, with a bobble.

It was {child's} own. [!short: {child.He} had worn it when {child.he} {child.was} four. One day it fell off on the way home from the swings, and {child.he} cried till supper. ][short: {child.He} had lost it by the swings at four years old. ]“How did it get here?”

“All lost things do,” said the monster. “In the end. Then I come running with them[!short: ,” it said, and sighed so that {child’s} hair blew about. “|. ]But everybody runs the other way.”

# the-bow
[!short: “It could be the horns,” {child.he} said. “But mostly I think it’s the thump.”

“That’s the shoe,” said the monster. “I can’t do bows. I’ve got paws.”

So {child} knelt down on the floor and tied it, with a double bow. The monster tried it, up and down. Pat, pat, pat.

“Oh, listen to that,” it whispered. “Now nobody will ever hear me coming!”

“No. That’s worse. ][short: “]You’ve got to say what it’s about[short: ,” said {child}. “|. ]You’ve got to shout it, from a long way off.”

“Shout what?”

“You dropped this.”

The monster took a deep breath. “YOU DROPPED THIS!” it roared, [!short: and it rang down the whole corridor, ]and it wasn’t the least bit horrible. It sounded like somebody from Lost Property.

[elder: “And I don’t suppose you know whose these are?” it said, and felt about in its fur. It was a pair of glasses.

“They’re {elder's}! We’ve looked everywhere[elder2: , and {elder2} even looked in the oven].”

][friend: “And whose is this key ring?” said the monster.

“That’s {friend's}.” And {child} pointed to where {friend.he} lived.

][!short: It waved with all its claws, and trotted off round the corner, pat, pat, pat, to the next one. ]

## or
[!short: “It’s no wonder,” said {child}. “You thump.”

“It’s the shoes that thump,” said the monster, and looked down at them. “The lace comes undone. And claws can’t tie.”

{child} crouched down and tied it, first one bow and then another one on top. The monster tried a few steps. Pat, pat, pat.

“So quiet!” it whispered. “Now I can get right up close, and nobody will know!”

“No, no. That’s the most horrible thing there is. ][short: “]You’ve got to say so[short: ,” said {child}. “|. ]You’ve got to call out while you’re still a long way off.”

“Call what?”

“What you said to me. You dropped this.”

The monster took in so much air that its fur stood up. “YOU DROPPED THIS!” it called, [!short: and the whole corridor called it too, ]and nobody in the world could have been afraid of that. It sounded like the lady at Lost Property.

[elder: “Then perhaps you know these as well,” it said, and held up a pair of glasses.

“They’re {elder's}! We’ve looked all over the house[elder2: , and {elder2} looked in the oven].”

][friend: “And whose is the key ring?” said the monster.

“That’s for {friend}.” {child} showed it which way {friend.he} lived.

][!short: The monster patted {child} on the shoulder, as softly as claws can. Then it ran on, pat, pat, pat, to the next one. ]

# the-red-one
When {child} woke up, the light was on, and {@a} was standing there. “You were shouting. Was it the dream?”

“Yes. I asked it.”

“And what did it want?”

“It wanted to give me back my hat,” said {child}, and held it up.

{@A} sat down on the edge of the bed[!short: , and didn’t say anything for a moment]. “The blue one?” said {@a}. “[!short: With the bobble? ]I looked for that for days.”

# not-after-me
The next night {child} turned out the light without being told.[pet.cat:  {Pet} curled up in the small of {child.his} back.][pet.other:  {Pet} rustled in the straw and got up, since somebody ought to be awake.]

[music & !short: {child.He} hummed a bit of {music}, and lay and waited. |{child.He} lay and waited. ]And there, just where sleep begins, somebody was running, a long way off.

It wasn’t after {child}. [short: Thump, thump, thump, it went, away through|Pat, pat, pat, it went, quick and light, away through][city & !short:  all] the dark[city & !short:  over {city}].

“You dropped this,” it called. “You dropped this.”

And {child} turned over, and hoped that they would stop and wait for it, whoever they were.

## or
The evening after that it was {child} who wanted the light out.[pet.cat:  {Pet} was on the covers already.][pet.other:  {Pet} was awake in {pet.his} cage, so that was seen to.]

[music & !short: First {child.he} hummed a bit of {music}. ]{child.He} lay still and listened. It took a while. Then there were footsteps, a long way off, in the kind of dark that is only found behind eyelids.

They weren’t coming this way. [short: Thump, thump, thump, they went, and|Pat, pat, pat, they went, and] they got fainter and fainter[city & !short: , off over the roofs of {city}].

“You dropped this,” somebody called out there. “You dropped this.”

“Stop,” {child} mumbled to whoever was running. “It’s all right.” And then {child.he} {child.was} asleep.

# @a
the grown-up
## if adult
{adult}
