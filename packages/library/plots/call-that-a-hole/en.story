title: Call That a Hole?
title: It’s Both
title: Soup Under There
guest friend: Bee (she), Wilf (he)
guest lorna: Lorna (she), Moira (she)

% {friend} is ticked or invented, has dug with {child} and keeps the log. The digger is "it". The hole lies just this side of the thistles; past them it is soup.

# it-was-rude
At eight o’clock on Saturday morning the digger came in at the gate of Bramble Field[city:  in {city}]. It was yellow, it weighed seven [us: tons | tonnes], and it stopped beside {child’s} hole. The driver leaned out of the cab and looked down.

“Call that a hole?” she said.

{child}, who was {age} and standing in it, had never called it anything else. {Child.He} and {friend}[friend & !friend.known: , {child.his} best friend,] had been digging it for two years, with [elder: {elder’s} spade | one spade] and [elder2: {elder2’s} bucket | a bucket].[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] dug backwards.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] slept on the stone at the bottom.][pet.other:  {Pet} had been down to the bottom in the bucket.][sport:  They could have gone to {play sport} instead.] On every day of those two years, [school: and most of all {at school}, ]{child} had wanted a digger. And now one had come, to dig the new village pond, and it was rude.

# a-bite-of-sandwich
“It’s [us: twenty-five inches | sixty-two centimetres],” said {friend}, who kept the log.

“It took two years,” said {child}.[elder: 

“And my spade,” said {elder}.]

“I’ll do that before I’ve swallowed this bite of sandwich,” said the driver. Her name was {lorna} Grant. She sent them back behind the rope, and the big arm stretched, and the bucket curled, like a hand going into a [us: candy | sweet] jar. Up it came with more in it than {child} had dug in {child.his} life.

{lorna} swallowed. “Now, that,” she said, “is a hole.”

“It’s beautiful,” said {child}.

“It’s showing off,” said {friend}.

“It’s both.”

# past-the-thistles
They watched all morning with their chins on the rope[athlete: , as if it had been {athlete} in there].[pet.dog:  {Pet} watched the sandwiches.] But when the digger had eaten its way right round to the thistles, and {lorna} stopped for her tea, {child} called across to her.

“You don’t want to go past the thistles. It’s soup under there.”

“Is it?” said {lorna}. “Plan says clay. Looks like grass to me.”

“It’s only got grass on. We tried there first. It ate two of [elder: {elder.short’s} | my] [us: boots | wellies].[pet.cat:  {Pet} never goes there.]”

“I’ve been digging for thirty years, sunshine.”

“I’ve been digging here for two.”

“With a spade.”

“You feel more with a spade,” said {child}.

{lorna} laughed so much that her tea went over. Then she climbed up and drove past the thistles.

# soup
For a moment nothing happened. Then the grass wobbled, all over, like the skin on a [us: pudding | custard], and one side of the digger began to go down. The tracks spun, and the more they spun, the deeper it went, until it lay there tilted like a ship. {lorna} switched off. She climbed out, took one step towards firm ground, and came away with a sock where her boot had been.

“That’s three,” said {friend}, and wrote it down.

The mud went glup. The digger sank another inch.

# hard-at-ours
“I can’t get a crane before Tuesday,” said {lorna}. Her face was grey. “By then it’ll be in up to the windows. It’s the only one I’ve got.”

“Can’t it pull itself out?” said [elder: {elder} | {child}]. “With its arm?”

“It could if it had something hard to hook the bucket into. Then it could haul itself up, like you getting out of a swimming pool. But it’s soup all round.”

{child} didn’t want to look, because {child.he} knew what {child.he} would see. Just this side of the thistles, about as far as a digger can reach, was {child.his} hole.[pet.cat:  {Pet} was in it.]

“It’s hard at ours,” {child.he} said. “Underneath it’s all stone. [pet.dog: Even {pet} can’t get through it. ]That’s why it’s only [us: twenty-five | sixty-two].[!pet.dog:  We did [us: two inches | four centimetres] in the whole of last summer.]”

# two-years
“{child},” said {friend}, “it’ll wreck it.”

“I know.”

“It’s two years.”

“I know it is,” said {child}. {Child.He} could see the digger’s big yellow elbow sticking up out of the mud. “But it’s a digger, {friend}.”

# the-ledge
[elder: {Elder} held out the spade, and {child} | {child} fetched the spade and] got down in {child.his} hole for the last time.[pet.cat:  First {child.he} handed {pet} up to {friend}.] Low down, on the side nearest the digger, where the clay met the stone, {child.he} cut a ledge for the bucket’s teeth to bite on. {Child.He} knew exactly where to push, because {child.he} had felt every bit of it before.[pet.dog:  {Pet} threw out the clay.] Then [pet.dog: they | {child.he}] climbed out and got behind the rope, a long way back.

[elder: {Elder} laid a plank across the mud, and {lorna} crawled along it to the cab. | {lorna} crawled along a plank to the cab.] The engine started. Out came the arm.

“Left!” yelled {child}, and {child.he} showed her with {child.his} whole body. “More! Now!”

The teeth went into {child.his} hole. They bit. The arm pulled, and the clay groaned, and {child} leaned back with {child.his} fists shut tight, as if {child.he} were pulling too.

It held.

And out of the soup, with the noise of the largest [us: rubber boot | welly] in the world, came seven [us: tons | tonnes] of digger.

# no-hole
When the engine was off they went and looked. There was no hole left. There was only a long raw scrape, with marks of teeth along it.

“What shall I put in the log?” said {friend}.

“Call that a hole,” said {child}, and {child.his} voice went wrong in the middle.

{lorna} had come up beside them, in one boot and one sock. She took off her helmet.

“I dug the hole for a hospital once,” she said. “The whole hospital. It never pulled me out of anything.” She looked for a long while at the place where the ledge had been. “Yes,” she said. “I call that a hole.”

# first-water
That same afternoon she moved the strings that showed where the pond was to go, so that it should begin just there. When the digging was over, she let them sit up in the cab[music:  with {music} on the radio], and gave them the rest of the sandwiches.[pet.dog:  {Pet} had the first.] The sun was going down.[pet.cat:  {Pet} got up off {pet.his} stone.] In the bottom of the pond the first water was seeping in, brown and slow. And before it went anywhere else, it filled the place where {child} and {friend} had begun.
