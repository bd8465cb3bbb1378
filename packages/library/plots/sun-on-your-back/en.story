title: Sun on Your Back, Rain on Your Nose
title: Hello, Goodbye
title: A Party for a Rainbow
guest neighbour: Maureen (she), Doreen (she)

% Rule: a rainbow needs sun on its back and rain on its nose. The grown-up (@a): {adult}, else the elder, else the neighbour.

# under-the-table
{child} was going to have a party in the garden, but it was raining. [!short: It rained on the rug, and it rained on the balloons.] {child} sat under the table with the cake in {child.his} lap[!short: , and waited for it to stop].[pet.dog:  {Pet} sat there too, because {pet.he} hated getting wet.]

Then the sun came out, in the middle of the rain. And a rainbow put its foot down on the grass.

“Hello!” it said. “Goodbye!”

[!short: “Are you going already?” asked {child}. “You’ve only just come.”

]“I always have to go just when the fun begins,” said the rainbow.

# two-things
“Why?” asked {child}.

“It takes two things to be a rainbow. Sun on your back, and rain on your nose. As soon as it stops raining, I’m gone, and that’s when everybody else comes out. [!short: I can hear you laughing while I go. ][city: I’ve stood right over {city}, and nobody asked me down. ][school: I’ve stood right over {school}, but by [us: recess|playtime] I was gone. ][sport: I’ve never once seen anybody {play sport}. ][athlete: I haven’t even seen {athlete}. ][music: I’ve only ever heard the beginning of {@song}. ]Is it true that there’s cake?”

{child} held up the cake.

“Oh,” said the rainbow[!short: , and leaned over to look]. But just then the rain stopped. The rainbow began to fade, from the top down. “Oh well. Goodbye.”

[!short: {child} felt so sorry for it. Once {child.he} had been fetched home from a party, just as the cake was coming in. You don’t forget a thing like that.

]“Don’t go,” said {child}. “You’re invited.”

# it-must-rain
{@A-first} came out with the glasses, and then came the guests.[friend:  {Friend}[!friend.known: , {child’s} best friend,] came in a pair of white [us: pants | trousers].][adult & elder:  {Elder} came under an umbrella[elder2: , and {elder2} came under a bigger one].][!adult & elder2:  {Elder2} came under an umbrella.][pet.cat:  {Pet} lay down on the windowsill, on the inside.][pet.other:  {Pet} stayed indoors, where it was dry.]

“It’s dry at last!” said {@a}.

“No!” shouted {child}. “It’s got to rain!”

[!short: “To rain?” said {@a}.

“Or the guest of honour can’t come.”

]Nobody had ever said that at a party before.[!short:  The guests looked down at their best shoes.]

{child} took the watering can and sprinkled. A little bit of the rainbow came back, as thin as a piece of string.

[!short: “More,” it whispered. “On my nose.”

]But the can was empty.

So {child} ran for the hose, and turned it on[!short:  as far as it would go].

Pshhh! It rained all over the rhubarb. [!short: It rained and rained. ]But there was no rainbow.

# only-green
[!short: “Where are you?” called {child}.

Nobody answered. ]There was sun, and there was rain, but the grass was just green.

[!short: “I think it’s gone,” said {@a}.

]{child’s} chin began to tremble. “It didn’t even get a taste,” {child.he} said.

{child.He} had to screw up {child.his} eyes, because the sun was shining straight into them.

Into them?

Sun on your back, the rainbow had said.

So {child} turned. {child.He} shut {child.his} eyes and turned, a bit more and a bit more, until {child.he} could feel the sun lying warm on the middle of {child.his} back. The hose turned, too. Now it was raining right on the party.

“EEEEK!” went the guests.

# at-the-table
But in the middle of the rain, between {@a} and the cake, stood the rainbow. [!short: It was only a little one now. ]It could just fit in at the table.

“Hello!” it said.

[!short: {@A} was wet right down to the shoes.

]“We’ve been waiting all day for it to stop raining,” said {@a}. “And now we’re doing it ourselves.”

[short: They took turns holding the hose. | After that it was a real party. They took turns holding the hose, and every time it changed hands they all said it together: “Sun on your back, rain on your nose.” ][friend: {Friend} danced in the puddle until the [us: pants | trousers] weren’t white at all. ][adult & elder: {Elder} folded the umbrella, because it was too dry under there[elder2: , and {elder2} made a pond out of the bigger one]. ][!adult & elder2: {Elder2} folded the umbrella, because it was too dry under there. ][pet.dog: {Pet} had a good shake, and that made one more rainbow. ][pet.cat: {Pet} was the only one who was dry. ][pet.other: {Pet} was given a dry crumb. ][music: The rainbow heard {@song} all the way to the end. ]The cake turned into soup, so they drank it through straws. The rainbow got the first taste[!short: , with all its colours, one at a time].

[!short: “Is it always like this?” it asked. “After I’ve gone?”

“Drier,” said {child}.]

# everybody-goes
In the end the sun went down behind the hedge, and all their backs grew cold.

“It’s time to go home,” said the guests.

“Me too,” said the rainbow proudly. For the very first time it was going home when everybody else did. “Goodbye,” it said to each of them[!short: , and to the chairs, and to the tablecloth, and took its time about it].

# at-breakfast
The next morning {child} sat at the kitchen table with a glass of water. The sun was shining on {child.his} back, and beside the glass lay a rainbow no bigger than a thumb.

“Hello,” it said, and it stayed for the whole of breakfast.

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}
