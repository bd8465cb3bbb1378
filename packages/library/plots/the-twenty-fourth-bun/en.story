title: The Twenty-Fourth Bun
title: Suspect Number One
title: Paid to Say Nothing
guest friend: Ivy (she), Sam (he)
guest neighbour: Mr Pritchard (he)

# twenty-three
Every Wednesday {elder} baked twenty-four buns. And every Wednesday, by the time they had cooled in the kitchen, there were twenty-three. One was always missing.

“It’s {pet},” said everybody, and {child's} dog got the blame.

In the course of a long career {pet} had eaten a bar of soap, half an umbrella and an invitation to a wedding. If anybody said {pet.his} name in a stern voice {pet.he} looked guilty, even if {pet.he} had been asleep.

“{Pet.He} didn’t do it,” said {child}. “I watched {pet.him} all day.”

“You’re biased,” said {friend}, who owned a magnifying glass, a notebook, and a pair of eyebrows that could suspect anyone. “That’s not evidence. But evidence can be got.”

# under-the-table
Next Wednesday[school:  they came straight from {school}, and] by [school: half past three|two o’clock] they were under the kitchen table, with the cloth down to the floor. {Pet} was there as well, so as to have an alibi. {Pet.He} lay on their feet and smelled of dog.

{friend} had sifted flour all over the floor by the worktop, where the buns were cooling.

“Whoever takes it will leave tracks,” {friend.he} whispered.

They waited. The clock ticked on the wall. The buns smelled so good that it nearly hurt. {Pet} dribbled quietly on {child's} sock, but {pet.he} didn’t stir. [athlete: Not even {athlete} could have sat as still as that. ]

# slippers
Then there were footsteps. {child} peeped out from under the cloth. There was a pair of slippers, blue, with tassels. They walked straight through the flour and stopped at the tray. There was a rustle, like something going into a bag, and the slippers went away. The door was closed with great care.

{child} and {friend} stared at one another.

“{Elder.short}?” whispered {child}. “Is {elder.short} stealing {elder.his} own buns?”

“Write it down,” whispered {friend}, who was the one with the notebook.

{Pet} was up already. {Pet.He} stood at the door and wagged, like somebody who knew exactly where they were going.

# no-visitors
They crept after {elder.him}. {Elder.short} had changed into boots, but there were little white spots of flour all the same, along the path behind the blackcurrants, and through the hole in the hedge, and right up to the grey house where {neighbour} lived.

{neighbour} was the grumpiest man in [city: {city}|the whole road]. He had one sign that said NO JUNK MAIL and one that said NO VISITORS. Since his wife died he had spoken to nobody, and if you came too near the fence he drew the curtains.[sport:  If you went out to {play sport} and something flew over his fence, you never got it back.]

{Elder.short} looked round. The bag went into the box on the gate, and off {elder.he} went with quick little steps, humming[music:  {music}].

“Why doesn’t {elder.he} just give it to him?” whispered {friend}.

“He’d say no, thank you,” whispered {child}. “He says that to everything.”

# as-usual
They had got down in the ditch by the gate, and there they stayed, because {pet} wouldn’t leave. {Pet.He} had put {pet.his} chin on {pet.his} paws and was waiting for something. And sure enough, a quarter of an hour later the door of the grey house opened. Out came {neighbour}, and took the bag from the box, and put his nose in it. He stood there for a long time. His face was always tied up tight. Now it came slowly undone, like a shoelace.

He broke a piece off the bun. Then he walked straight up to the ditch, and {child} stopped breathing.

“There,” said {neighbour}, and held out his hand to {pet}. “One bit for you, and the rest for me. As usual.”

{Pet} licked it up, and wagged till the whole ditch rocked. {neighbour} saw nobody but the dog. Or else he pretended to.

“So {pet} has been eating it,” muttered {friend}, when {neighbour} had gone. “Slightly.”

“It’s called being paid to say nothing,” said {child}.

# the-wood
They were just about to crawl home when {neighbour} came round from the back with a wheelbarrow. It was full of firewood, neatly split, and he pushed it along behind the trees. {Pet} trotted after it. So the others did too, on all fours.

{neighbour} stopped behind {elder's} woodshed. He looked round. Then he stacked the wood in through the hatch, log by log, without a sound. When he’d finished he patted {pet} on the head and tiptoed away.

{child} sat up with twigs in {child.his} hair. Every winter {elder.short} said how remarkable it was, the way the wood lasted in this house.[elder2:  And {elder2} agreed.]

“{Elder.short} doesn’t know,” said {child.he}.

“And {neighbour} doesn’t know who does the baking,” said {friend}. “I expect he thinks it’s the post office.”

They looked at {pet}, who was sitting between them with {pet.his} tongue out. For years {pet.he} had been going back and forth through that hedge. {Pet.He} had known about all of it, and never breathed a word, not even when {pet.he} got the blame.

# case-closed
“We ought to tell them,” said {friend} slowly. “The case is solved.”

{friend.He} looked at the notebook. SUSPECT 1, it said: {pet}. {friend.He} crossed it out, thought for a bit, tore out the page and ate it.

“Ugh,” {friend.he} said. “But that’s how it’s done.”

# twenty-five
In the kitchen {elder.short} had put out the [us: lemonade|squash].

“Twenty-three buns,” {elder.he} said, shaking {elder.his} head. “Oh, that {pet}.”

{Pet} looked guilty. {Pet.He} did it extremely well.

“You know,” said {child}, “you could bake twenty-five next time. In case anybody else is hungry.”

For a long time {elder.short} looked at the twigs in {child's} hair, and at the flour on {friend's} knees. One corner of {elder.his} mouth was twitching.

“Twenty-five,” {elder.he} said. “I dare say that could be arranged.”

And from that Wednesday on there were always twenty-three by the time they had cooled. One was in a box on a gate. And one was being eaten by {pet} under the table, quite legally, while everybody said that something really must be done about that dog.
