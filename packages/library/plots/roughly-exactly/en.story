title: The Guest at the Water’s Edge
title: Roughly Exactly
title: It’s Busy
guest friend: Tilda (she), Jonah (he)
guest elder: Hilda (she), Ernest (he)
guest minder: Mr Pratt (he), Mrs Moss (she)

% The jetty and the hens are {elder}’s: the family’s, or the one they rent from (@jetty). The penguin is ‘it’.

# legs-said-no
That summer everybody asked {child} the same thing.

“Well, {child},” said {@who} every morning. “Is today the day? Are you going to jump off the [us: dock | jetty]?”

“Maybe,” said {child}.

{Child.He} could swim. It wasn’t that. But the water by {@jetty} was black, and when {child.he} stood at the edge {child.his} legs said no.

{Elder} never asked[elder2: , and neither did {elder2}]. {Elder.He} had {elder.his} hens to think about.

# a-guest
One morning in July there was a penguin at the very end of the [us: dock | jetty]. It was as tall as a kitchen stool, it [us: smelled | smelt] of herring, and it stood with its back to the land. {Elder} came along with the egg basket and considered it for a while.

“Our guest may stay,” {elder.he} said. “So long as there’s no shouting in the night.”[pet.dog:  {Pet}[!pet.known:  the dog] barked at it once, got no answer, and lay down in the grass.][pet.cat:  {Pet}[!pet.known:  the cat] came for the sake of the herring, and sat down at a respectful distance.][pet.other:  {Pet} was told about it before breakfast.]

# wont-swim
{child} wanted to see it swim. On land a penguin walks as if its [us: pants | trousers] have come down, but in the water it flies. {Child.He} had seen that in a [us: movie | film][city:  {in city}].

{Friend} from next door came [us: over | round] with {friend.his} notebook[athlete: , the one with {athlete} on it]. {Friend} meant to discover something that wasn’t in any book[school: , not even {at school}], and so {friend.he} measured everything. {Friend.He} measured the penguin from a distance, with one eye shut.

“[us: Twenty-seven inches | Sixty-eight centimetres],” {friend.he} said. “Roughly exactly.”

“Go on, then, jump,” {child} told the penguin.

The penguin looked at the water. It stayed where it was.

# peas
On the first day they put a herring on the edge. The penguin looked the other way. On the second day {child} stood in the shallows and splashed, to show what fun it was[sport: , more fun than {sport}]. {@A} counted to three. The penguin closed its eyes.

On the third day the feathers started coming out. They blew along the [us: dock | jetty] and caught in the reeds, and the penguin went into holes, like an old sofa.

“It’s ill,” said {friend}. “It’s too hot. It needs ice.”

They fetched all the ice from {elder’s} freezer, and when the ice ran out they fetched the peas. They built a wall around its feet. The penguin looked down at the peas. Then it took a step, its first in three days, right over the wall, and turned its back on them.

{Friend} crossed something out in {friend.his} notebook.

# new-ones
“Perhaps if someone lifted it in,” said {@a}. “Just to get it started.”

“No!” said {child}, so loudly that the hens went quiet.

{Child.He} lay down on {child.his} tummy on the [us: dock | jetty], a little way off, and looked. {Child.He} {child.was}n’t trying to make it do anything. There was a bit of a breeze. It lifted the ragged feathers on the penguin’s back, and then {child.he} saw. Underneath the old there was something else. Tiny little tips, blue-black and shiny, packed as close as roof tiles.

“{Elder.short}! There are new ones growing! It’s the new ones pushing out the old ones!”

# its-busy
{Elder} wiped {elder.his} hands on {elder.his} apron and squatted down until both {elder.his} knees went click.

“Well, would you look at that,” {elder.he} said. “It’s [us: molting | moulting]. The hens do it too, every [us: fall | autumn]. They stand in a corner, looking dreadful and feeling cross, and I give them their water and hold my tongue.”

“But what if it jumps in now?”

“It can’t!” said {friend}. “The old coat leaks and the new one isn’t ready. It’d be soaked to the skin!” {Friend.He} {friend.was} so excited that {friend.he} forgot to write it down.

{@A} scratched the back of [adult: {adult.his} | {minder.his}] neck. “So it isn’t scared?”

“It’s busy,” said {elder}.

# a-chalk-line
After that nobody asked the penguin for anything. {Friend} drew a chalk line across the [us: dock | jetty], and anyone who stepped over it had to whisper.[pet.dog:  {Pet} lay on the right side of it, with {pet.his} nose on the line.][pet.cat:  {Pet} sat precisely on the line.][pet.other:  {Pet} was given a report every day.] Every evening {child} swept up the feathers, and {elder} stuffed them into a cushion, because you don’t throw good feathers away. {Elder.He} put a bench by the line. There {elder.he} sat with {elder.his} coffee[music:  and {music} on the radio, very low], and there stood the guest, both with their backs to the land.

# a-stone
On the seventeenth day the penguin was new. It was so black and so white that you had to screw up your eyes. It gave itself a shake and walked straight past them all, up on to the shore. There it went shopping among the stones. It picked one up, dropped it, picked another, carried it back, and laid it on {elder’s} clog.

“I see,” said {elder}. “Much obliged.” {Elder.He} put the stone in {elder.his} apron pocket, and left {elder.his} hand in there with it.

# it-flew
The penguin went and stood at the edge. Nobody counted. It leaned forward, and then it was gone.

And then it flew. It flew under the [us: dock | jetty], there and back, so fast that {child} had to run from one side to the other to keep up. It flew once [us: around | round] the ladder. And then straight out.

“[us: Thirteen feet | Four metres] a second,” whispered {friend}. “Roughly exactly.”

# not-today
They stood there for a long time[elder2: , {elder2} too]. The [us: dock | jetty] was warm. {@A} had the towel around [adult: {adult.his} | {minder.his}] neck.

“Well, {child},” [adult: {adult.he} | {minder.he}] said. “Is today the …”

{child} looked down into the water. It wasn’t quite as black as it used to be.

“Not today,” {child.he} said. “I’m [us: molting | moulting].”

# room-on-the-bench
{@A} opened [adult: {adult.his} | {minder.his}] mouth. [adult: {adult.He} | {minder.He}] shut it again.

And {elder} moved up on the bench, to make room for {child}.

# @who
{minder}, the [us: babysitter | childminder],
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @A
{Minder}
## if adult
{Adult}

# @jetty
the [us: dock | jetty] at {elder’s}, where they were staying,
## if elder
{elder’s} [us: dock | jetty]
