title: Come In
title: Night Inspections
title: Please Do Not Knock. We Are in Bed
guest friend: Priya (she), Felix (he)
guest baker: Madame Vesna (she), Madame Ilona (she)
guest apprentice: Casimir (he), Dorian (he)
guest inspector: Miss Pallister (she), Miss Tidmarsh (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The flat above is the grandparent’s, else {minder}’s. {baker} is dignified and {apprentice} helpful. {inspector} reads out her form like a railway timetable, until she can’t.

# in-bed
The bakery under {@whose} [us: apartment | flat] was never open. The blinds were down all day. But every morning at six there was warm bread on a shelf outside, the best [city: in {city} | for miles], with a tin for the money and a card: Please do not knock. We are in bed.

{child} knew why, and so did {friend}[!friend.known: , {child’s} best friend]. They stayed with {@a} every Friday, and at three in the morning they crept down the back stairs in their pyjamas. At the bottom they stopped until somebody said, “Come in.”

“It’s only manners,” said {baker}, the head baker. “We can’t go through a door ourselves until we’re asked. It’s the one inconvenient thing about being a vampire. That and the sun.”

# more-salt
“And the croissants,” said {apprentice}, her apprentice. He was only a hundred and forty, and he wasn’t allowed near them.[athlete:  He had {athlete} on the wall, over the mixer.]

Vampires can’t taste a thing. That was what {child} was for. “More salt,” {child.he} said, and {baker} wrote it down as if a doctor had said it. {Friend} did the accounts.[school:  Nobody {at school} would have believed a word of it.][elder2:  {Elder} and {elder2} slept through it all.][pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] had to stay at the top of the stairs, because of the flour. {Pet.He} put {pet.his} nose between the banisters and hoped for a crust.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] had to stay at the top of the stairs, because of {apprentice}. {Pet.He} thought about bats a good deal.][pet.other: 

{Pet} was asleep upstairs, and would have liked a crust.]

# six-times
But tonight nobody had lit the oven[music: , and {apprentice} wasn’t even humming {music}].

“There’s an inspector coming,” said {baker}. “Inspectors ask questions, and I have never told a lie. We have been closed down six times. Do you know where else people like us can work at night?”

“[us: Gas | Petrol] stations,” said {apprentice}. “The lighting, {child}. You can see every pore.”

{child} tried to imagine the back stairs with no smell of bread at the bottom, and couldn’t.

“Then don’t lie,” said {friend}, who was going to be a lawyer[sport:  and could win an argument about {sport} against anybody]. “Just answer the question. Don’t explain.”

# regulations
There was a knock. A small lady was standing out in the rain, with a hat and a clipboard.

“{inspector},” she said. “Night inspections.”

She didn’t come in. The rain ran off her hat.

“I have to be asked,” she said. “It’s the regulations.”

“Then we don’t have to …” {friend} began. But {baker} had beautiful manners.

“Come in,” she said. “Please.”

# in-the-trade
{inspector} clicked her pen.

“How long have you been in the trade?”

“Since 1740,” said {apprentice}.

{Friend} groaned.

“Seventeen forty,” said {inspector}, and wrote it down. “So you start at twenty to six. Any animals on the premises?”

“Only bats,” said {baker}.

“How many?”

{baker} looked at {apprentice}, and counted. “Two.”

“How do you control them?”

“We stand up straight,” said {apprentice}, “and think of something else.”

“Allergies?”

“Garlic,” said {baker}. “And stakes.”

“How do you usually have your steak?”

“As far away as possible,” said {baker} faintly.

“And why is there no mirror over the [us: sink | basin]?”

“We never saw anything in it.”

# spotless
It went on for more than an hour. {inspector} took a round mirror out of her bag, held it under the oven and laid it on the table. Then she sighed.

“Spotless,” she said. “But there are bats. There is no mirror. And I don’t believe that young man has ever seen the sun. I shall have to close you.”

{apprentice} took off his paper hat.

{child} had a lump in {child.his} throat. {Friend} moved closer, until their shoulders touched. {child} looked down, so as not to cry, and there was the mirror.

# a-hat
Five people were bending over that table. In the mirror there were only two, {friend} and {child}.

{child} knew why the vampires weren’t there. But there ought to have been a hat.

{child} looked up. There was the hat. Under it was {inspector}, very pale, staring at the clock. It was twenty to five, in June. The sun was coming up.

# a-line-of-light
A line of yellow light slid in under the street door. {inspector} pulled her foot away from it and looked round, to see if anyone had noticed.

{child} had. {Child.He} dragged two sacks of flour across the floor and pushed them against the door until the light was gone.

“You can’t go home now,” {child.he} said.

“I shall manage,” said {inspector}. “I never stay anywhere. People let me in because they have to. In nearly two hundred years, nobody has asked me in for any other reason.”

# two-words
{child} knew what to say. It was only two words.

“Come in,” {child.he} said.

“I am in.”

“I mean properly.”

{inspector} opened her mouth, and nothing came out. {apprentice} fetched her a chair.

# sign-here
{Friend} picked up the clipboard and clicked the pen.

“How long have you been in the trade?”

“Since 1834,” said {inspector}, in a small voice.

“Eighteen thirty-four,” said {friend}, and wrote it down. “So you start just after half past six. Any animals on the premises?”

{inspector} looked at the two vampires, and sat up straight.

“None,” she said, “that I’d call animals.”

“Passed,” said {friend}. “Sign here.”

All day {inspector} slept in the big drawer where the dough is left to rise. She had never been so comfortable.

# come-in
The next Friday {child} and {friend} stopped at the bottom of the back stairs. There was a certificate on the wall, and {apprentice} was beaming over a tray of burnt croissants.[pet.dog:  At the top of the stairs {pet} was eating the most burnt one of all.][pet.cat:  At the top of the stairs {pet} washed one paw and watched him.]

A small lady stood at the table, in an apron much too long for her. She put down her rolling pin and cleared her throat. All her life she had waited for somebody else to say it.

“Come in,” said {inspector}.

They sat down on the flour sacks by the warm oven. It smelled of bread. {child} leaned on {friend} and yawned.

“More salt,” {child.he} mumbled, with {child.his} eyes shut, and {inspector} wrote it down.

# @whose
{minder’s}
## if elder
{elder’s}

# @a
{minder}
## if elder
{elder.short}
