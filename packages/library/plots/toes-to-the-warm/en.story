title: Slop, Clop
title: Nobody Else Sounds Like That
title: Lots of Room in the [us: Boots | Wellies]
guest neighbour: Mr Berry (he), Mr Hobb (he)

% {parent} is who the wish says is away, and is neither he nor she; where nobody is named it isn’t said who; {adult} only where whoever reads is another (parent.home).

# toes-to-the-door
[parent: {parent}’s | A pair of big] [us: rain boots | wellies] stood just inside the door. [parent: {Parent} | Whoever wore them] was away working, and had gone in other shoes, and there were still a lot of nights to go.[elder:  {Elder} had counted them[elder2: , and {elder2} had counted them again].]

The [us: boots | wellies] stood with their toes to the door, as if they were thinking of going too.

{child} was missing [parent: {parent} | somebody]. Most of all {child.he} missed the sound. Not the talking, because you could get that on the telephone. It was the walking. Slop, clop. Slop, clop. Nobody else sounded like that.

# that-was-exactly
So {child} climbed into the [us: boots | wellies], which came right up to the tops of {child.his} legs, and went out and along by the hedge, where it was wettest.

Slop, clop. Slop, clop.

{child} shut {child.his} eyes. [parent: That was {parent}! That was exactly {parent}! | There it was! That was exactly it!]

# over-the-hedge
“Hello there!” said somebody on the other side of the hedge.

It was {neighbour}, who was sweeping his path[music:  and humming {@song}]. The hedge was so thick that all you could see was hedge.[city:  There wasn’t a thicker one {in city}.]

“So you’re home again!” said {neighbour}. “I’d know those [us: boots | wellies] anywhere.”

{child} opened {child.his} mouth to explain. But a different voice came out, and it was the lowest one {child.he} had.

“That’s right,” it said.

“You sound as if you’ve got a cold.”

“I’ve been working too hard,” said {child}.

“What at?”

{child} had a think.

“Meetings,” {child.he} said. “Twelve of them. And they were all long ones.”

“Oh, you poor thing,” said {neighbour}. “Didn’t they give you anything to eat?”

“Only buns. I had seven.”

Swish, swish, went the broom on the one side. Slop, clop, went {child} on the other. And they carried on like that for a bit, like two grown-ups.

# and-the-child
“And how’s {child} been,” said {neighbour}, “while you’ve been away?”

The low voice got stuck. {child} had to swallow.

“Missing me,” {child.he} said.

“A lot?”

“All day long[school: , even {at school}]. There’s been some playing as well[friend: , with a best friend called {friend}].[sport:  And when it’s time to {play sport}, that helps.] But as soon as the playing is over, the missing comes back.[pet.dog:  And {pet}[!pet.known:  the dog] misses me too.][pet.cat:  And {pet}[!pet.known:  the cat] misses me too.][pet.other:  And {pet} misses me too.]”

Swish, swish.

“And what about you?” said {neighbour}. “Did you do any missing?”

{child} hadn’t thought about that. {Child.He} looked down into the [us: boots | wellies]. There was such a lot of room in there.

“Yes,” said the lowest voice. “I did it in all twelve meetings. I had to go to the [us: bathroom | toilet] to do it.”

“I’m not surprised,” said {neighbour}. “Now then, I’ve got a pear for you. Put your hand up, and I’ll pass it over.”

# on-tiptoe
Oh no. {child} put {child.his} hand up. It wasn’t even halfway.[athlete:  Not even {athlete} could have reached.]

“Where are you?” said {neighbour}.

“Here!” said {child}, and stood on tiptoe. But you can’t stand on tiptoe in somebody else’s [us: boots | wellies]. {Child.His} feet went up, and the [us: boots | wellies] stayed stuck in the mud. {child} wobbled one way. {Child.He} wobbled the other way.

Slurp! {Child.He} shot out of both of them and sat down in the wet.

“Ow!” said {child}, and that wasn’t the low voice at all.

# shrunk
The broom stopped. Something rustled at the very bottom of the hedge, where it was thinnest, and through came {neighbour’s} hat, and then {neighbour’s} face.

“Well, I never,” said {neighbour}. “You’ve shrunk.”

{child} laughed, and in the middle it nearly turned into crying.

“[parent: {Parent} isn’t home | It isn’t who you think],” {child.he} said. “It was only me. I wanted to hear the sound.”

“I heard it,” said {neighbour}. “Slop, clop. That was [parent: {parent} | it], all right.”

“But I was the one who said everything.”

“Yes. I expect you made up the meetings.” {neighbour} held out the pear, through the hole. “But what about the missing? Did you make that up as well?”

{child} held the pear in both hands. {Child.He} thought about it for a long time.

“No,” {child.he} said, in {child.his} own voice. “[parent: {Parent} really does miss me | That bit’s true].”

# half-a-pear
They ate half the pear each, one on each side, and it began to get dark. Then {child} pulled the [us: boots | wellies] out of the mud, first one and then the other, and climbed in and went home. Slop, clop. Slop, clop.

# one-in-each
[parent.home: {Adult} held the door open. ]{child} wiped the [us: boots | wellies] clean, and was just going to put them back the way they’d been, with their toes to the door. But then {child.he} changed {child.his} mind. {Child.He} turned them [us: around | round], so that they pointed into the warm.

Now they didn’t look as if they were going out. Now they looked as if they were coming home.

{child} fetched {child.his} own [us: boots | wellies] too. They were so small that they fitted inside, one in each.

And there they stood, close together, waiting[parent:  for {parent}].

# @song
{music}
