title: It Was Implied
title: Tell It to {pet}
title: Nobody in the Middle
guest pet: Dumpling (he), Mash (he)
guest minder: Auntie Josie (she), Auntie Pam (she)

% The cat is the family's own, else next door's. Whoever laughed is {adult}, else the grandparent, else {minder}. One more grandparent refuses to be a carrier pigeon.

# say-it-to-the-cat
“{Pet},” said {child}. “Tell {@a} I’m not speaking to {@him}.”

{@Cat} On one side of {pet.him} sat {child}, who was {age}, with a woolly hat pulled down to the eyebrows. On the other side stood {@full} stirring the macaroni with a ladle[music: , while the radio played {music}].

“[us: Meow | Miaow],” said {pet}.

“{Pet}, kindly inform {child} that I had gathered that,” said {@a}.
[elder & adult & !elder2: 

They had tried {elder} first, who was doing a crossword in the next room. “I’m not a carrier pigeon,” {elder} had said.
][elder2 & adult: 

They had tried {elder} and {elder2} first, who were doing a crossword in the next room. “We’re not carrier pigeons,” they had said.
][elder2 & !adult: 

They had tried {elder2} first, who was doing a crossword in the next room. “I’m not a carrier pigeon,” {elder2} had said.
]

# since-four
[elder & adult / elder2: {child} and {@a}|They] had not been friends since four o’clock. That was when {child} had done a bit of home hairdressing, because tomorrow was school photograph day[school:  {at school}][friend: , and {child.he} would be standing next to {friend}]. [us: The bangs | The fringe] came out crooked. So {child.he} straightened [us: them | it], and then [us: they were | it was] crooked the other way, and when at last [us: they were | it was] straight [us: they | it] stuck out in front like a toothbrush. And that was when {@a} had walked into the bathroom[sport: , to ask something about {sport},] and laughed.

It had felt like a door in the face. {child} wanted {@a} to say sorry. But {child.he} did not intend to say what for.

# the-scissors
“{Pet},” said {@a}. “Tell {child} I’m not cross about my good sewing scissors.”

The scissors! Did {@a} think this was about the scissors?

“Tell {@a} I don’t care about the scissors,” said {child}.

“[us: Meow | Miaow],” said {pet}.

“{Pet} says that people do generally ask before they borrow them,” said {@a}.

“{Pet.He} did not say that!”

“It was implied.”

{child} pulled the hat down a little further.

“{Pet}, ask {@a} if there isn’t something {@he} ought to say.”

“[us: Meeow | Miaaow],” said {pet}.

“{Pet} wonders what that might be.”

“It’s implied.”

“[us: Meeeow | Miaaaow],” said {pet}, looking from one to the other.

“{Pet} feels that hats come off at the table,” said {@a}.

“{Pet} gets to keep the fur on.”

“{Pet} was born with it.”

“{Pet} says something’s burning,” said {child}.

“Nothing is bur…” said {@a}, and turned [us: around | round]. Smoke was coming out of the pan. “Thank you, {pet}.”

# further-and-further
On they went. The more they talked about the scissors, the further they got from the other thing, and it stayed where it was, in {child’s} tummy, and only grew heavier. In the end {child} slid down on to the floor in front of {pet}.

“{Pet},” {child.he} said, in a voice that was no longer to be trusted. “Tell {@a} … tell {@him} that {@he} …”

{Pet} looked at {child}. Then {pet} looked down into the bowl. And {pet.he} got up and, tail straight in the air, walked across the kitchen floor and went out through the cat flap.

Clack, said the flap.

# nobody-in-the-middle
Now there was nobody in the middle[athlete: , unless you counted {athlete} on the fridge door].

{@A} looked at the flap. {child} looked at the flap. Not speaking had gone so well, as long as there was somebody to do it through, and now there was only a bare floor. {@A} began to say something to the bare floor, and stopped.

“{Pet} will come back in a minute,” said {@a} to the pan.

{Pet.He} didn’t.[city:  {Pet.He} had all of {city} to walk about in.]

{child} made for the hall. {Child.He} could go to bed and shut the door. Then it would be tomorrow, and then it would be the photograph, and that heavy thing would still be there in the picture[friend: , next to {friend}]. For a while {child.he} stood there, facing away from {@a}. Then {child} turned [us: around | round], and pulled off the hat. The [us: bangs | fringe] shot straight out.

# you-laughed
“You laughed,” said {child}.

{@A} dropped the ladle.

“You came in, and you looked at me, and you laughed. I wanted to look nice, and you laughed.”

“Is that what it was?” said {@a}. “I thought it was the scissors.”

“It was never the scissors!”

{@A} sat down on the floor, right in {pet’s} place.

“I’m sorry,” {@he} said. “I’m so sorry, {child}. Do you know what I was laughing at?”

“Me.”

“No. Wait there.”

# the-photograph
{@A} rummaged at the bottom of a drawer, and came back with an old photograph. It was of a child in a stripy [us: sweater | jumper], in front of a blue curtain. The child’s [us: bangs | fringe] stuck straight out.

“Who’s that?” asked {child}.

“That’s me, when I was ten. I did it myself, the night before. My mother cried when she saw it, so I promised myself I would never, ever cry if one of mine did the same.”

“So you laughed?”

“It was the only other thing I could think of.”

{child} looked at the photograph for a long time. The child in it looked quite cheerful, really.

“You look like a toothbrush,” said {child}.

“It runs in the family,” said {@a}.

Then they laughed, both of them, and it didn’t hurt anywhere, because this time {child} was in on it.

# straight-out
Clack, said the flap. {Pet} came in, walked straight to the bowl and sat down.

“[us: Meow | Miaow]!” said {pet}.

“What does {pet.he} say?” asked {@a}.

{child} looked down into the bowl. It was empty. It had been empty since four o’clock.

“{Pet.He} says nobody’s given {pet.him} any supper.”

“Is that implied?”

“No,” said {child}. “{Pet.He} says it straight out. It was all {pet.he} said the whole evening.”

# mouth-full
{@A} filled the bowl to the brim, and then they sat on the floor, one on each side of {pet}, and ate burnt macaroni with ketchup.
[elder & adult & !elder2: 

That was when {elder} ventured into the kitchen, and was given a plate as well.
][elder2 & adult: 

That was when {elder} and {elder2} ventured into the kitchen, and were given a plate each as well.
][elder2 & !adult: 

That was when {elder2} ventured into the kitchen, and was given a plate as well.
]

“{Pet},” said {child} after a while. “Tell {@a} I love {@him}.”

But {pet’s} mouth was full, so {child} had to say it straight out.

# @cat
{Pet} was a round grey cat. {Pet.He} belonged next door, but had a flap and a bowl in both houses, and now {pet.he} sat in the middle of the kitchen floor beside the bowl.
## if pet.cat
{Pet} was [breed: {a breed}|a cat who knew what {pet.he} wanted], and {pet.he} sat in the middle of the kitchen floor beside {pet.his} bowl.

# @full
{minder}, who was looking after {child} that evening,
## if adult
{adult},
## if elder & !adult
{elder},

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}
