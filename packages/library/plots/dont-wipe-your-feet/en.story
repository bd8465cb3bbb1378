title: Don’t Wipe Your Feet!
title: That Bit’s Hedgehog
title: What the Mat Said
guest owner: Mrs Pepper (she), Mrs Tuttle (she)
guest neighbour: Mr Oakley (he), Mr Finch (he)
guest helper: Bert (he), Stan (he)

% Whoever has dug with the child (@a): {adult}, else the elder, else {helper} from [us: across the street | over the road]. The hedgehog is "it". @a comes in `that-bit` in muddy boots.

# snff
{child} wiped one foot on the mat, and the mat said, “Snff.”

{child} stood quite still, with {child.his} other foot in the air.

It was {owner’s} mat, on {owner’s} doorstep.[city:  There wasn’t a cleaner doorstep in {city}.] {child}[friend: , {child.his} best friend {friend}] and {@a-first} had been digging in her potato patch till it was nearly dark. Now there was soup, but {child} was muddy to the knees.

“Wipe your feet!” called {owner} from the kitchen.[school:  They called that {at school}, too.]

# the-bump
{child} bent down and looked. The mat was brown and bristly. But at one end the bristles went up in a bump, and the bump had a nose. The nose was sniffing at {child.his} muddy [us: boot | welly].

“Snff, snff, snff.”

“You’re not mat,” said {child}. “You’re hedgehog!”

In went the nose. Now there was just a bump, as brown and bristly as the mat.

# that-bit
Along came {@a}, in big muddy boots.

“Wipe your feet!” called {owner}.

“DON’T wipe your feet!” called {child}.

“Don’t?” said {@a}.

“That bit’s mat,” said {child}. “That bit’s hedgehog.”

# one-leg
And here was {neighbour} from next door, in the biggest, muddiest boots of all.

“Wipe your feet!” called {owner}.

“DON’T wipe your feet!” called {child} and {@a}.

{neighbour} stood on one leg[sport: , as if he was going to {play sport}]. “Do I wipe, or don’t I?”

“Don’t! That bit’s mat. That bit’s hedgehog.”

“Then I’ll just lift it over,” said {neighbour}, and he put out a finger. “OW! Yes. That bit’s hedgehog.”
## or
And here was {neighbour} from next door, in the biggest, muddiest boots of all.

“Wipe your feet!” called {owner}.

“DON’T wipe your feet!” called {child} and {@a}.

{neighbour} stood on one leg[sport: , as if he was going to {play sport}]. “Do I wipe, or don’t I?”

“Don’t! That bit’s mat. That bit’s hedgehog.”

“Then I’ll just jump over it,” said {neighbour}. He swung his arms, once, twice, three times, and sat down, bump, in the flower bed. “No,” said {neighbour}. “I’ve got too much mud on.”

# stripy-sock
Then the door flew open, and out came {owner} in her stripy socks[music: , still humming {@song}].

“Can nobody here wipe a foot?” said {owner}. “Look. Like this!” And down came one stripy sock, down, down, right over the bump …

“DON’T!” they all shouted[elder2 / elder & adult: , and {@loudest} shouted it loudest, from the gate].

The sock stopped. The hedgehog pulled itself in, tight, tight, tight, until it was a ball of prickles, right in the doorway. And there it stayed. Nobody could get in, and nobody could get out[athlete: , not even {athlete}].

# off-with-it
“It doesn’t like shouting,” whispered {child}. “But it does like mud.”

{child} pulled off {child.his} muddy [us: boot | welly] and put it down by the mat, ever so softly.[friend:  {Friend} pulled off one too, and put it next to {child’s}.]

Nobody said wipe. Nobody said don’t.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay flat on the path and didn’t say a thing.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat on the gatepost and didn’t say a thing.] It was so quiet that they could hear the soup.

# slup
“Snff.”

First came the nose, and then came four small feet. The hedgehog pattered over to {child’s} [us: boot | welly], pushed its nose into the mud, and found a worm.

Slup.

It found a slug on {@as} boot. Slup. [!short: It found something on {neighbour’s} boot, and nobody knew what it was. Slup. ]Then it sniffed its way from one muddy footprint to the next, all down the path, and in under the hedge.

# just-as-they-are
“It’s a good thing,” said {child}, “that nobody wiped their feet.”

{owner} looked at all that mud.

“Boots off,” she said. “Leave them out here, just as they are. It may want some more.”

# softer
So they had their soup in their socks, with the door a little open, and listened.[pet.other:  They were going to tell {pet}, {child’s} {@kind}, all about it.] And out in the dark, softer and softer, it went:

“Snff. Snff. Snff.”

# @a-first
{helper} from [us: across the street | over the road]
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{helper}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{helper’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @loudest
{elder2}
## if elder & adult
{elder}
## if elder & adult & elder2
{elder} and {elder2}

# @kind
friend

# @song
{music}
