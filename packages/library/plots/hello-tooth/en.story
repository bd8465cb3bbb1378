title: Hello, Tooth!
title: Heh-ho, Said the Tooth
title: The Dentist Who Said Hello
guest dentist: Mrs Plum (she), Mrs Appleby (she)
guest minder: Mr Tibbs (he), Mr Potts (he)

% Who is there (@a): {adult}, else the elder, else {minder} from next door; by name each time. With an open mouth: Heh-ho = hello, Hoo hah hih-hing oh huh hih-hah = you are sitting on the mirror, Hoo-high = goodnight.

# to-everything
{dentist} the dentist[city:  in {city}] said hello to everything. She couldn’t help it.

“Hello, {child}!” she said. “Hello, {@a}! [friend: Hello, {friend}! ]Hello, door!”

[!adult & !elder: {minder} from next door had come along too. ][friend: {Friend}[!friend.known: , {child’s} best friend,] had come for a ride in the chair. ][pet.dog: {Pet}[!pet.known:  the dog] was waiting outside the window, and {pet.he} got a hello as well. ][pet.cat: {Pet}[!pet.known:  the cat] was at home on the sofa, not opening wide for anybody, and {pet.he} got a hello as well. ][pet.other: {Pet} was at home, chewing something, and {pet.he} got a hello as well. ]

# up
Then she patted the great big chair.

“Hello, chair!”

“Dowwwn,” said the chair, and it came down, so that {child} could climb in. It was soft and it was kind.

“Uuuup,” said the chair, and up went {child}, ever so high! Now {child.he} could see the whole room.[athlete:  {Child.He} could even see the picture on the ceiling, and it was {athlete}.]

# nobody-in
“Hello, shoe!” said {dentist}. “Hello, other shoe! Hello, nose! Hello, mouth!”

But {child} had shut {child.his} mouth tight.

“Oh,” said {dentist}. “Nobody in. I’ll wait, then.”

So she sat down. She was good at waiting.[age>=5:  She said hello to the flowers in the window, one at a time, rather quietly.]

It was dark inside {child’s} mouth. All the teeth were sitting in there. They had heard every word, and nobody had said hello to them.

So {child} opened wide.

# tooth-by-tooth
{dentist} picked up her little mirror and looked in.

“Hello, tooth!”

“Heh-ho!” said {child}. That’s how it sounds when your mouth is open.

“What did {child} say?” asked {@a}.

“Hello, of course,” said {dentist}. “That’s how teeth say it. Hello, tooth!”

“Heh-ho!”

“Hello, tooth!”

“Heh-ho!”

[age>=5: “Hello, tooth next door! My, aren’t you pointy!”

“Heh-ho!”

]And on they went, from tooth to tooth[school: , just like calling the [us: roll | register] {at school}].

{@A} got up from the stool to have a better look. {dentist} put the mirror down on the stool, so that she could turn the lamp. And then {@a} sat down again.

# where-is-it
Now there was only one tooth left. It was right at the very back.

“I need the mirror for that one,” said {dentist}. “Where’s my mirror?”

She pulled out the drawer.

“Hello, drawer! Have you got my mirror?”

It hadn’t. She lifted up the cushion.

“Hello, cushion! Have you got my mirror?”

It hadn’t.[age>=5:  So she lay down on the floor and looked under the cupboard.

“Hello, ball of fluff! Have you got my mirror?”

It hadn’t, but it was so pleased that it rolled right over. Nobody had ever said hello to it before.

|  ]{dentist} stood quite still.

“Then the last tooth won’t get a hello,” she said. “That’s never happened before.”

# from-up-there
{child} sat up there with {child.his} mouth wide open. {Child.He} could see the whole room. {Child.He} could see the stool. And {child.he} could see something shiny, sticking out from under {@a}.

“Hoo hah hih-hing oh huh hih-hah!” shouted {child}.

“What did {child} say?” asked {@a}.

“{Child} says,” said {dentist}, “that you are sitting on the mirror.”

Up shot {@a}.

“Hello, mirror,” said {dentist}. “Hello, bottom.”

# right-at-the-back
She washed that mirror for a long time, with plenty of soap[music: , humming {music}]. And {child} opened as wide as wide could be.

There it was, right at the very back.

“Hello, little tooth,” whispered {dentist}.

“Heh-ho,” whispered {child}.

[sport: {Child.He} got a sticker of a bear who was off to {play sport}. ][friend: Then it was {friend’s} turn. “Uuuup,” said the chair, and {friend} said hello to the lamp. ]“Dowwwn,” said the chair.[elder & adult:  And on the way home they called on {elder}[elder2:  and {elder2}], who had to open wide too.][elder2 & !adult:  And on the way home they called on {elder2}, who had to open wide too.]

# a-yawn
That night {child} lay in bed. {Child.He} gave a great big yawn, and in the middle of the yawn {child.he} said something.

“Hoo-high.”

{Adult} didn’t ask what it meant. {adult.He} could talk like a tooth now.

“Hoo-high,” said {adult}.

## if !adult
That night {child} lay in bed. All the teeth had been brushed, front and back.

“Goodnight, all my teeth,” {child.he} said.

And {child.he} gave such a great big yawn that you could see every one of them, even the one right at the very back.

“Hoo-high,” said the teeth.

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
