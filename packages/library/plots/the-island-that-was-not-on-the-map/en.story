title: The Island That Wasn’t on the Map
title: Pirates in the Gap
title: Who Put an Island Here?
title: Two Cannons Longer
title: A Ship as Long as a Slipper
title: [theme.submarine: The Submarine Under the Quilt]
title: [theme.boat: The Ship That Ran Aground in Bed]
guest captain: Captain Crumb (she), Captain Brunhilda (she)

# aground
It was nearly dark, and {child's} quilt looked like the sea. [adult: {Adult} had said good night, and that people grow
in their sleep.] Nothing moved.

Then along came a pirate ship, no longer than a slipper, with a small submarine in tow. It sailed straight onto an
island, at the bottom of the bed. Bump. And there it stuck.

## or
Bump, went something at the bottom of the bed.

{Child} looked up. It was nearly dark[adult: , and {adult} had said good night, and that people grow in their sleep].
The quilt looked like the sea, and far out on it leaned a pirate ship, no longer than a slipper, with a small
submarine in tow. It had sailed right onto an island and stuck there.

# captain
[friend: “You’ve got pirates,” said {friend} from the mattress on the floor.]

“Who put an island here?” shouted the captain. She was called {captain} and was as tall as a thumb. Around her, seven
pirates crawled after their hats.

“It isn’t usually there,” said {child}, sitting up very carefully.

## or
[friend: “Is that meant to be there?” said {friend} from the mattress.]

A pirate as tall as a thumb stamped on the island. “Land!” she yelled. “And nobody asked me!” That was {captain}.
Seven pirates lay on deck, and their hats lay in the sea.

{Child} sat up slowly. “It’s new to me, too.”

# map
“It isn’t on the map,” said the mate, and held one up, the size of a stamp. “Here’s the Pillow. Here’s Long Island,
which is long. Then it’s open sea, all the way home to the Gap.”

“What gap?”

“Between the bed and the wall. We live there.”

{Child} had always wondered where things went that fell down there.

[elder: {Elder} sat down on the bed, slowly, so as not to make waves, and read the map through a magnifying glass.

“It’s last year’s,” said {elder.short}.

“Almost new,” said the captain. [city: “And we steer by the lights of {city}. [age>=7: They’re where they should be.
]It’s the island that’s wrong.”] | “Is the map old?”

“Almost new,” said the captain. “Last year’s.[city:  And we steer by the lights of {city}. [age>=7: They’re where they
should be. ]It’s the island that’s wrong.]”]

“We must be home before that lamp goes out,” said the mate. “We can’t find it in the dark.”

## or
The mate had a map no bigger than a stamp. “The Pillow,” he read. “Long Island, which is long. Below that there’s
water, water, and more water. And over there is where we live, in the Gap.”

“Which one is that?”

“The one that runs between the bed and the wall.”

Nearly everything {child} could drop had been dropped down it.

[elder: {Elder} settled on the edge of the bed and put on glasses[age>=7: , and then another pair].

“Drawn last year,” read {elder.short}.

“That’s hardly any time,” said the captain. [city: “The lights of {city} are right, at least.[age>=7:  They haven’t
moved an inch.]”] | “When was it drawn?”

“Just now,” said the captain. “Last year.[city:  The lights of {city} are right, at least.]”]

“Quickly,” said the mate. “We can find our way for as long as that lamp is on, and not after.”

# unload
They unloaded. [music: {Child} hummed {music}, to keep them in time. The pirates knew it already. You hear a lot in
the Gap.] The treasure went on the pillow: four buttons, [school: a pencil stub from {school}, ][athlete:
the picture of {athlete} from the captain’s cabin, ]and a puzzle piece with a corner of the sky on it.

“That’s mine,” said {child}.

“It was,” said the captain. “Then it fell.”

The ship got much lighter. It was exactly as stuck.

## or
“We’re too heavy,” said the captain. “Treasure ashore!”

The pirates made a line up to the pillow. [music: {Child} hummed {music}, and they took the harmony.] Along the line
went two paper clips, [school: a pencil stub that began {at school}, ][athlete: the captain’s picture of
{athlete}, ]and a puzzle piece with a corner of the sky on it.

“I’ve been looking for that,” said {child}.

“Too high up,” said the captain.

Now the ship weighed nothing. It made no difference.

# wave
They needed a wave. {Child} took hold of the quilt and shook it, just once. Up went the ship. Down came the ship, on
the same island.

“Again!” shouted the pirates, but mostly because it was fun.

[pet.dog: Over the edge of the bed rose a nose.

“Sea monster!” shouted the lookout.

{Pet} breathed on them until the whole mast smelled of dog. It didn’t help.] [pet.cat: Something soft landed on the
sea.

“Sea monster!” shouted the lookout.

{Pet} trod on the waves, right paw, left paw. The sea ran high. It didn’t help.]

## or
They tried a rope. {Child} pulled one end[age>=7:  with two fingers], and seven pirates the other, with everything
they had.

“Is the anchor up?” asked {child}.

It wasn’t. They brought it up, and stayed where they were.

[pet.dog: Along the edge of the bed sailed two ears, like fins.

“Sea monster!” yelled the lookout.

{Pet} sneezed. Every sail stood straight out, and the ship stood still.] [pet.cat: Over the quilt came somebody,
creeping, low.

“Sea monster!” yelled the lookout.

{Pet} saw the rope. After that it belonged to {pet}.]

## or
“Somebody must ask the island to move,” said the captain.

They shouted, all seven, through a funnel. Then {child} shouted through it, since it was so small. The island took no
notice.

[pet.dog: Then a head rose out of the floor.

“Sea monster!” whispered the lookout, since nobody dared shout now.

{Pet} licked once, and that did for the whole deck.] [pet.cat: Then somebody jumped up from the floor, and it was low
tide all over the bed.

“Sea monster!” whispered the lookout, since nobody dared shout now.

{Pet} lay down on the waves and purred, until all the cannonballs rolled to one side.]

# submarine
“Then somebody must dive and look,” said the captain.

The submarine was a walnut with a lid. The mate got in, knees by his ears, and went under the quilt. {Child} lifted
the edge. In there it was like a tent, and towards the island went a light as small as a pinhead. Knock, knock.

{Child} giggled.

“What is it?” said [friend: {friend} | the captain].

“I don’t know. It tickles.”

## or
“Then it’s a dive,” said the captain. The submarine was a walnut, and it had a lid.

“Always my turn,” said the mate, and shut himself in.

[friend: {Child} and {friend} made | {Child} made] the quilt into a tent. A light no bigger than a pinhead went off to
the island. There it knocked.

{Child} laughed out loud.

“What’s so funny?” said [friend: {friend} | the captain].

“Somebody’s tickling me. Only there’s nobody here.”

# report
Up came the lid. “Warm down there,” said the mate. “Five rocks in a row. I knocked on the biggest, and it wiggled.”

“Rocks don’t wiggle,” said the captain.

“Five more next to it.”

[friend: “Wiggle your toes,” said {friend} slowly.

{Child} wiggled. | Five, thought {child}. And five more. And then {child.he} wiggled ten toes.] The whole island
shook, and seven pirates went after their hats again.

“Captain,” said {child}, “the island is me.”

## or
“Five rocks, in order of size,” said the mate in the hatch. “I knocked on the big one, and it moved away.”

“Rocks don’t do that,” said the captain.

“So did the littlest.[age>=7:  And then there are five more.]”

[friend: “Go like this,” said {friend}, and spread ten toes.

So did {child}. | In order of size, thought {child}, and spread ten toes.] There was an earthquake. Every hat was in
the sea again.

“Sorry,” said {child}. “The island. That’s me.”

# measure
The deck went quiet.

“You stop higher up,” said the mate. “It’s been measured.”

“Last year,” said {child}.

They measured again, from the Pillow all the way down. [elder2: {Elder2} lent them a string.] [age>=7: They counted
twice.]

“Long Island has grown,” said the mate. “Two cannons!”

A cannon was as long as a little finger[age>=6: , and was where they kept the [us: cookies | biscuits]]. The captain
took off her hat.

“When did you manage that?”

“At night,” said {child}. “People grow in their sleep.”

## or
“You?” said the captain. “You’re up there.”

“My feet are also me.”

“On the map you end here,” said the mate.

“I did then,” said {child}.

[elder2: {Elder2} had string, and the pirates walked it | The pirates walked a string] from the Pillow to the big toe.
[age>=7: The last one carried the end.] Long Island was two cannons longer, and a cannon is as long as a little
finger[age>=6:  and is loaded with [us: cookies | biscuits]].

The captain held her hat to her stomach. “But nobody saw.”

“It’s at night,” said {child}. “People grow in their sleep.”

# knees
“Could you move over?” said the captain.

{Child} pulled both knees up. The island sank, but out at sea rose a mountain, and everything tilted. The ship came
loose and slid, faster and faster, towards the edge of the bed. [pet.dog: There {pet} stopped it, nose first. | {Child}
got a hand there just in time.]

“Less mountain,” said the captain, holding on to her hat.

## or
“Could you be somewhere else?” said the captain.

{Child} slid both feet apart, and that made a canal through the island. The ship glided in and stopped, between two
heels. [pet.dog: {Pet} gave a push, nose first, so that it was stuck even better.]

“It used to be one island,” said the captain. “Now it’s two.”

## or
“Could you go thin?” said the captain.

{Child} breathed in and went thin in the middle. Nothing happened at the other end. Then {child.he} pointed ten toes.
The island vanished, the sea rushed in, and the ship spun, as in a bathtub. [pet.dog: {Pet} put a nose in the current,
and that stopped it.]

“Better an island than a hole,” said the captain, green in the face.

# curl
So {child} lay down on one side and curled up, knees to tummy, hand under cheek. The island turned short and round,
and the sea lay smooth, all the way to the Gap.

“That’s how an island should lie,” said the captain.

[sport: There was a little {sport} left in the legs, and it had to come out first. A twitch. Another.] The treasure
went on board, all but the puzzle piece.

“The island may keep that,” said the captain. “For its trouble.”

## or
You’re smallest on your side. {Child} lay down like that, legs drawn up, cheek in one hand. Where the island had been
there was only sea.

“Now you’re round,” said the captain. “It’s far better at sea.”

[sport: The legs weren’t quite done with {sport}. They took two steps, and then they were.] Piece by piece the pirates
carried the treasure back. The puzzle piece stayed on the pillow.

“That’s for the parking,” said the captain.

# wind
Now all they needed was wind. Then {child} yawned, long and warm, and it filled the sails[athlete:  and the picture of
{athlete}, hoisted for somebody to look up to]. After that came calmer winds. In, and the ship waited. Out, and it
slid a little farther. [friend: A wind blew from the mattress, too. {Friend} was asleep.] [elder: {Elder.short} sat
quite still, because of ripples.]

## or
But the sails hung.

Then the island began to breathe, slowly, the way you do on your side. Out, and the sails grew round[athlete: , under
the picture of {athlete}]. In, and the ship lay bobbing. [friend: {Friend}, asleep, breathed out when {child} breathed
in, so it never dropped.] [elder: {Elder.short} stayed and held the sea, just by the edge.]

# redraw
The mate sat in the stern and drew the map over again[school:  with the pencil stub]. [pet.dog: Below the bed he drew
the sea monster, lying down.] [pet.cat: {Pet} lay behind the knees, so there had to be one more island,
with whiskers.] [pet.other:

“Does anyone else live here?” he whispered.

“{Pet},” whispered {child}, so he wrote that, too: Here lives {pet}. Sail softly.]

Over by the wall a lantern blinked two times. That meant home. {Child} put out a hand, switched off the lamp, and
took the hand back into the warm.

## or
The mate drew in the feet[school: , as far as the pencil stub would go]. [pet.dog: On the floor the sea monster was
asleep, so it was drawn with its eyes shut.] [pet.cat: {Pet} had curled up close by and became a peninsula.]
[pet.other: “Who lives there?” he whispered.

It was {pet}, so he wrote that, and underneath: Wake nobody.]

Then they were home. {Child} put out an arm, switched off the lamp, and hurried the arm in again, a little
cool.

# last
Down in the Gap the map hung up to dry. An island lay in the middle, curled up like a comma, and beside it, in very
small letters, it said {child}. Below the feet the paper was empty. That was for next year.

## or
Then it was dark on the sea, and warm, and the wind went out and in. Down in the Gap hung seven hats in a row. And all
night long, without a sound, the island grew by the width of a hair.
