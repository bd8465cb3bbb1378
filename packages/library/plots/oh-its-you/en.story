title: The Birthday Nobody Wrote Down
title: Oh! It’s You!
title: A Sandwich Long Ago
guest friend: Freya (she), Reuben (he)
guest dog: Monty (he), Buster (he)
guest owner: Mrs Flood (she), Mrs Pettigrew (she)

% The dog (@p): the family's, else next door's. The one with the coat (@g): the elder where both dog and elder are ticked, else the neighbour.

# a-corner-eaten
{child} was {age}, so {child.he} had used up {age} birthdays. {@P-first} had not had any.

They found this out on a wet Tuesday[school: , after {school}], when {child} and {friend} were helping {@g-first} to tidy the kitchen drawer, the one with everything in it. Out came batteries, and string, and birthday candles, and {@p-s} papers. {@G} read them aloud.

“Name: {@p}. Likes: food. Dislikes: no food. Birthday…” {@g-he} stopped. “Somebody’s eaten that corner.”

They all looked at {@p}. {@P} looked at the papers, in case they were ham.

“That’s terrible,” said {child}. “Everybody’s got a birthday. This one’s just gone missing. We’ll have to find it.”

“How do you find a birthday?” asked {friend}.

{child} thought. “You try them on,” {child.he} said, “until one fits.”

# trying-on
So that very teatime they stuck a candle in a cold sausage, and {@g} lit it, and they sang “Happy Birthday” all the way through. {child} blew out the candle. {@P} ate the sausage, and wagged {@p-his} tail so hard that {@p-he} knocked over a chair.

“Look at that tail!” cried {child}. “It’s today! First go!”

“Try it again tomorrow,” said {friend}. “Just to be scientific.”

On Wednesday they sang, and {@p} ate a sausage and wagged over a chair.

On Thursday they sang, and {@p} ate a sausage and wagged over a chair.

On Friday {@p} was sitting at the table before anybody else, with the packet of candles in {@p-his} mouth.[pet.cat:  {Pet} sat opposite, and wished to say that cats had birthdays too.][pet.other:  {Pet} hadn’t been asked, and said nothing.]

[age>=7: “If it’s been a birthday every day,” said {friend}, “then {@p} is three years older than on Monday.”

]“It isn’t working,” said {child}. “{@P} thinks they’re all {@p-his}.”

# two-sorts
“Well,” said {@g}, “there are two sorts of birthday. There’s the day you’re born, and only {@p-s} mother knows that one. But then there’s the day somebody looks at you and says, ‘Oh! It’s you!’”

“And who said it to {@p}?”

“You did,” said {@g}. “{@there} And {@p} didn’t bark at all.”

“Why not?”

“{@P-his} mouth was full. {@P-he} had just had the cheese sandwich out of my pocket. And you looked at {@p}, and you said, ‘Oh! It’s you!’ You said it as if you’d been waiting.”

{child} remembered. {child.He} remembered the crumbs on {@p-s} nose.

“Then that’s the birthday!” {child.he} said. “What day was it?”

“Spring,” said {@g}. “No. Autumn.”

“It was windy,” said {child}.[sport:  “And I’d been to {sport}.”]

Nobody had written it down.

# lost
{child} sat down on the floor with {child.his} arms round {@p}.

“I’m sorry,” {child.he} told the nearest ear. “We’ve lost it.”

{@P} breathed on {child.him}. It was mostly sausage. And then {child} had an idea.

“Which pocket?” {child.he} said. “Which pocket was the sandwich in?”

“My green coat. Oh, but I haven’t worn that since. It had a hole in it, you see, after somebody…” {@G} sat up straight. “It’s in the cupboard under the stairs! It’s still waiting to be mended!”

“{@P},” said {child}, very clearly. “Cheese sandwich. Find the cheese sandwich.”

# find-it
Now, a person can’t smell a sandwich that was eaten such a long time ago. But {@a-dog} is really a nose with some dog behind it. Down went {@p-s} nose and up went {@p-his} tail. {@P-he} went along the hall[athlete: , faster than {athlete},] and into the cupboard. Out came a [us: boot|welly]. Out came a tent peg. Out came {@p}, backwards, dragging a green coat with a hole in the pocket.

# the-lining
{child} put {child.his} hand in the hole. It went down and down, into the lining, as far as the elbow. {child.He} felt fluff. {child.He} felt a crust, as hard as a tile. And stuck to the crust was a bit of paper.

It was a ticket for the number nine bus[city:  in {city}]. And printed at the bottom, very small, was the date.

{@G} held it up to the light and read it out. {Friend} ran to look at the calendar. [age>=7: Then {@g} read it out again, and {friend} looked again.|]

“It’s today,” whispered {friend}. “It’s actually today.”

“{@P},” said {child}, into the nearest ear. “We’ve found it. It’s today.”

# properly
So they did it all again, and this time they did it properly. There was a cheese sandwich, cut into a cake shape. There was one candle.[elder & !pet.dog:  {Elder} came over[elder2:  with {elder2}], in a hat.][elder2 & pet.dog:  {Elder2} came over in a hat.] They sang the song twice[music: , and {music} once], and {@g} did the high part. {@P} ate the sandwich and then, very politely, the crust out of the lining, which {@p-he} had been saving.

{@P} knocked over two chairs.

# a-wish
Before {child} went home, {child.he} wrote the birthday in what was left of the corner, in ink, so that it could never get lost again. Then {child.he} crouched down.

“Did you make a wish?” {child.he} asked.

{@P} looked at {child}, and at the warm lamp, and at the two chairs. {@P-his} tail went once, softly, against the floor.

That night {child} could see the light in the kitchen next door. [adult: {Adult} tucked {child.him} in, and said good night, and |{child.He} pulled the covers up, and ]the light went out.

On the other side of the wall lay {@p}, and couldn’t think of anything else to wish for. {@P-he} was asleep before {child} was, but only just.
## if pet.dog
At bedtime {child} wrote the birthday in what was left of the corner, in ink, so that it could never get lost again. Then {child.he} got under the covers, and {@p} climbed up and put {@p-his} chin on {child.his} feet.

“Did you make a wish?” {child} asked.

{@P} opened one eye and looked at {child.him}, and at the warm lamp[adult: , and at {adult} beside the bed]. {@P-his} tail went once, softly, against the blanket.

{@P-he} couldn’t think of anything else to wish for. {@P-he} was asleep before {child} was, but only just.

# @there
It was the day I brought {@p} home on the bus. You came straight out to look.
## if pet.dog
I was there. There was a whole row of dogs, all barking, and one at the end.

# @a-dog
a dog
## if pet.dog & breed
{a breed}

# @p
{dog}
## if pet.dog
{pet}

# @p-s
{dog’s}
## if pet.dog
{pet’s}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @p-his
{dog.his}
## if pet.dog
{pet.his}

# @p-first
{Dog}, the dog next door,
## if pet.dog
{Pet} the [breed: {breed}|dog]

# @g-first
{owner}, who belonged to {dog},
## if pet.dog
{owner} from next door
## if pet.dog & elder
{elder}

# @g
{owner}
## if pet.dog & elder
{elder.short}

# @g-he
{owner.He}
## if pet.dog & elder
{elder.He}
