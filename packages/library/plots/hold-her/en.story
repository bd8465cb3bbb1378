title: Thud, Thud, Thud
title: {@P} Has Lain Down Now
title: If Somebody Says Hold
guest cat: Soot (she), Smudge (he)

% Who comes along into the dream (@p): the family's cat or dog, else next door's cat. The grown-up (@a): {adult}, else the elder, else whoever reads the story.

# three-nights
For three nights {child} had dreamt about Thunderfoot, and now {child.he} {child.was} in bed again and didn’t want to go to sleep.

It was the same dream every time. {child} stood in a long, long corridor[school: , like the one at {school} but without an end]. From a long way behind came the sound: thud. Thud. Thud. That was Thunderfoot, coming. He was as big as a garage[city:  in {city}], he had hairy feet and hands like diggers, and he shouted:

“{child}! I’m going to get you!”

And {child} ran and ran and didn’t get anywhere. [athlete: Not even {athlete} would have got away.]

“I’m not going to sleep tonight,” said {child}.

# what-one-holds
{@A} sat on the edge of the bed[music:  and hummed {@song}]. By the pillow lay {@p-first} {@P-he} was warm and heavy, and there was one thing that everybody in the house knew: when {@p} had lain down on you, you weren’t allowed to get up. That was just how it was. [adult / elder: Once {@p-he} had lain down on {@a}, and supper had to come on a tray.]

“[elder & adult: {Elder}[elder2:  and {elder2}] once told me something|I once heard something],” said {@a}. “Whatever you’re holding when you fall asleep, you get to take into the dream.”

“Last night I was holding [friend: {friend’s} [us: flashlight|torch]|the [us: flashlight|torch]],” said {child}. “I just saw him better.”

Then {@p} got up. {@P-he} came across the covers, slowly and firmly, crept in under {child’s} arm and settled down.

“{@word},” said {@p}.

{child} put both arms [us: around|round] {@him}. There was a rumble in there, {@hum}, and the lamp went out.

# the-corridor
And there stood {child} in the corridor. But now {@p} stood there too, tail in the air.

Thud. Thud. Thud.

“He’s coming,” whispered {child}. “What shall we do?”

{@P} sat down and licked a paw.

“{@P}! Hurry up!”

{@P} started on the other paw.

Thud! Thud! Thud!

“{child}! I’m going to get you!”

{child} picked {@p} up and ran[sport: , faster than when you {play sport}]. {child.He} ran until there was a wall. That was the end of the corridor. {child’s} heart was hammering, and close behind, the feet stopped.

“Ha ha!” said Thunderfoot, and stretched out his great big hands.

# hold-her
There was nowhere left to run. {child} looked at the great big hands. They were empty. And {child.he} looked at {@p}. Then {child.he} turned [us: around|round] and held {@him} out, as far as both arms would go.

“Hold {@him}!” said {child}.

It’s a funny thing about hands. If somebody says hold, they hold. Before Thunderfoot knew it, he was standing there with {@one} in his arms.

“What’s this?” said Thunderfoot.

“It’s {@p},” said {child}. “You’d better sit down. {@P-he} wants to lie down.”

Thunderfoot sat down on the floor. Thud. {@P} trod [us: around|round] and [us: around|round] in his lap, made sure of it, and lay down.

# how-long
“{@P} has lain down now,” said {child}.

“How long does {@p} stay there?” asked Thunderfoot.

“You never know.”

“But I’ve got to chase you.”

“You can’t,” said {child}. “When {@p} has lain down, you’re not allowed to get up.”

“Who says so?”

“That’s just how it is.”

Thunderfoot tried lifting one leg. {@P} opened one eye and looked at him. Thunderfoot put the leg back.

“Sorry,” said Thunderfoot.

# say-hello
{child} came a little closer. Sitting down, Thunderfoot wasn’t so very big, and he looked worried.

“It’s rumbling,” he whispered. “Is {@p} broken?”

“No,” said {child}. “That’s what it’s like when {@p} is {@hums} and all is well. You can stroke {@him}. Like this, from the head and backwards.”

And {child.he} took one great big hand and showed him how. It was quite warm inside.

“Oh,” said Thunderfoot. “Nobody’s ever sat on me before. They all just run.”

“You could stop shouting I’m going to get you,” said {child}.

“What should I shout, then?”

{child} thought about it.

“You could say hello.”

“Hello,” said Thunderfoot, very carefully, so as not to wake {@him}.

# on-a-tray
In the morning {@p} lay asleep in the crook of {child’s} arm, and you could hear it.

“Did you take {@him} with you?” whispered {@a}.

{child} nodded.

“Don’t wake {@him},” {child.he} whispered. “Or Thunderfoot can get up.”

So breakfast had to come on a tray. [friend: That day {friend} got the [us: flashlight|torch] back. ][elder & adult: And {elder.short}[elder2:  and {elder2.short}] had been right. ][elder2 & !adult: And {elder2} laughed. ][pet.other: {Pet} was told the whole of it, nose to nose.]

# so-it-was
When evening came {child} crept into bed without being asked, because somebody in there had to be said hello to. {@P} came across the covers, slowly and firmly. But this time {@p-he} didn’t creep in under the arm. {@P-he} climbed up on the middle of {child’s} tummy, trod [us: around|round] and [us: around|round], made sure of it, and lay down.

“{@P} has lain down now,” said {child}.

“So I see,” said {@a}, and put out the lamp.

And when {@p} had lain down on you, you had to stay where you were, warm and still, until the morning. That was just how it was.

# @song
{music}

# @a
the one who was going to read the story
## if adult
{adult}
## if elder & !adult
{elder.short}

# @p
{cat}
## if pet.cat / pet.dog
{pet}

# @p-he
{cat.he}
## if pet.cat / pet.dog
{pet.he}

# @him
{cat.him}
## if pet.cat / pet.dog
{pet.him}

# @p-first
{cat}, the cat from next door, who was staying with them that week.
## if pet.cat / pet.dog
{pet}, {child’s} [breed: {breed}|[pet.dog: dog|cat]].

# @one
a cat
## if pet.dog
a dog

# @word
Meow
## if pet.dog
Woof

# @hum
prrr, prrr
## if pet.dog
rrr, rrr

# @hums
purring
## if pet.dog
snoring
