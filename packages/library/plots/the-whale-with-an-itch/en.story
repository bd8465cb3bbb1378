title: The Whale with an Itch
title: Up a Bit
title: Ahhhhhhhhhhhhh
guest friend: Grace (she), Toby (he)
guest skipper: Captain Plum (he), Captain Pear (he)

% Who is at the back of the boat (@g): {adult}, else the elder, else {skipper}. Who scratches at night (@h): {adult}, else the elder, else {friend}, who is sleeping over.

# an-itch
There was once a whale as long as a street, and she had an itch.

She wriggled. She wiggled. She rolled all the way over. SPLOSH!

The itch was still there, and whales have no hands.

“Oh, bother,” said the whale.

# little-red-boat
Chug, chug, chug. Along came a little red boat. {child} was in the front, with the scrubbing brush. {friend}[!friend:  from next door] was in the middle, with the mop.[pet.dog:  {Pet}[!pet.known:  the dog] was everywhere, with {pet.his} tail.][pet.cat:  {Pet}[!pet.known:  the cat] was under the seat, because it was dry there.][elder & adult:  {Elder} was beside {friend}, with the umbrella[elder2: , and {elder2} was under it].][elder2 & !adult:  {Elder2} was beside {friend}, with the umbrella.] And {@g} was at the back, with the sandwiches.

“Hello,” said {child}. “You’re big.”

“I’m big and I’m itchy,” said the whale. “Please will you scratch me?”

# scritch
So {friend} leaned out with the mop. Scritch, scritch, scritch, down by the tail.

“Is it there?” said {friend}.

“Not there,” said the whale. “Up a bit.”

[elder & adult / elder2 & !adult: So {@u} leaned out with the umbrella. Prod, prod, prod.

“Ooh, not there,” said the whale. “That tickles.”]

# sandwich
So {@g} leaned out with [adult: {adult.his}|ten] big fingers. Scratch, scratch, scratch, all along the side.

“Is it there?” said {@g}.

“Not there,” said the whale. “Up a bit more. And please may I have a sandwich?”

The whale had a cheese sandwich. It looked very small going in.

# my-turn
“My turn,” said {child}.

{@G} held {child.his} hand, and {child} stepped out of the boat and on to the whale. The whale was cold and smooth and squeaky, like a wet [us: rain boot | welly]. {child} walked up, and up, and up a bit more, right to the very top[sport: , where there was room to {play sport}].

# tickety
And there, on the very top, was a crab. It was a tiny orange crab, and it was dancing. Tickety-tickety-tickety went all its tiny feet[music: , while it hummed {music}].[athlete:  Not even {athlete} is as quick as that.]

“I’ve found your itch!” said {child}.

The crab stopped. “I thought this was an island,” it said.

“It’s a whale,” said {child}.

“Oops,” said the crab, and it hopped into {friend’s} bucket. Plink.

# there
Then {child} knelt down with the scrubbing brush, and {child.he} scrubbed[school: , the way they scrub the tables {at school}]. Round and round and round.

“Is it there?” said {child}.

The whale shut her eyes.

“There,” she said. “Oh, THERE. Ahhhhhhhhhhhhh.”

# a-wave
It was the longest Ahhh in the whole wide sea.[city:  They heard it in {city}.] It made one big, soft, slow wave, and the wave picked up the little red boat, with {child} and {friend} [elder & adult: and {elder} ][elder2: and {elder2} ]and {@g}[pet.dog / pet.cat:  and {pet}] and the crab inside, and carried them all the way home, without a single chug.

They put the crab on a little island. It was a real one. They checked.[pet.other:  And {child} told {pet} all about it.]

# wriggled
And that night, when {child} was in {child.his} bed[!adult & !elder: , and {friend} was staying the night], {child.he} wriggled. {child.He} wiggled. {child.He} rolled all the way over.

“{@H},” {child.he} said, “I’ve got an itch.”

{@H} put [adult: {adult.his}|a] hand on {child.his} back. Scratch, scratch, scratch.

“Is it there?” said {@h}.

“Not there,” said {child}. “Up a bit.”

“Is it there?”

“Up a bit more.”

“Is it … there?”

# ahhh
And {child} shut {child.his} eyes.

“Ahhhhhhhhhhhhh,” said {child}.

# @g
{skipper}
## if adult
{adult}
## if elder & !adult
{elder}

# @h
{friend}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @u
{elder.short}
## if elder2 & !adult
{elder2}
