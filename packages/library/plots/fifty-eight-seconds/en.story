title: Fifty-Eight Seconds
title: The Rules in the Back of the [us: Math|Maths] Book
title: {@C-title} Invented Floating
guest cat: Tibbles (she), Sooty (she)
guest driver: Mr Pocock (he), Mr Tandy (he)

% The cat (@c): the family's own, else next door's, a Siamese. Who drives the library (@d): {adult}, else {driver}, by name each time, never he or she.
% Rule: touch it and hold your breath, and it weighs nothing. Nobody practises under water.

# nose-to-nose
{child} found out about {child.his} power because of fish.

{@c-first} had just finished a [us: can|tin] of sardines, and had come to say so, nose to nose, as {@kind} cats do. {child}, who was trying to read, held {child.his} breath and pushed {@him} away with one hand.

{@C} went up.

{@He} didn’t jump. {@He} simply left the bed, all four paws hanging, with a look of deep [us: offense|offence], and stayed there under {child’s} hand like a balloon.

“[adult: {Adult}|Help]!” gasped {child}, and {@c} came down. Whump.

# the-rules
By the end of the week {child} had written down the rules in the back of {child.his} [us: math | maths] book[school: , where nobody {at school} ever looked].

One. I have to be touching it.

Two. I have to be holding my breath.

Three. Then it weighs nothing, and so does everything in it or on it.

Four. The second I breathe, it all comes back.

# the-piano
{child} had done the wardrobe. {child.He} had done the piano (never again).[pet.dog:  {Pet}[!pet.known: , {child.his} dog,] got one turn, and went under the sofa.][pet.other:  {Pet} got one turn, and thought nothing of it.] {@C}, meanwhile, had decided that {@he} had invented floating {@himself}. {@He} demanded it twice a day. {@He} learned to tuck in {@his} tail and kick off from the bookshelf, and would glide the length of the room with {child} trotting beside {@him}, one finger on {@his} [pet.cat & breed.Sphynx: back|fur].
## or
{child} had done the piano. {child.He} had done the sofa while [adult: {adult} was asleep on it, and {adult} said it was the best nap for years|somebody was asleep on it (never again)].[pet.dog:  {Pet}[!pet.known: , {child.his} dog,] got one turn, and went under the table.][pet.other:  {Pet} got one turn, and thought nothing of it.] {@C}, meanwhile, had decided that {@he} had invented floating {@himself}. {@He} demanded it before breakfast. {@He} learned to tuck in {@his} tail and kick off from the kitchen wall, and would glide down the hall and round the corner like a bus, with {child} trotting beside {@him}, one finger on {@his} [pet.cat & breed.Sphynx: back|fur].

# rule-two
It was Rule Two that was the trouble. What use was a superhero who lasted for thirty-five seconds? Real ones had capes. They could at least say something while they were doing it. But {child} practised, [sport: harder than {child.he} ever had at {sport}, ]flat on the rug, with [adult: {adult’s}|an] old stopwatch.[friend:  {Friend}[!friend.known: , {child.his} best friend,] did the counting.] Forty seconds. Forty-six. On {child.his} best day, fifty-two[athlete: , with {athlete} looking on from the poster].

# half-past-six
Then, in January, came the ice.

{@D-first} drove the [us: bookmobile|mobile library]: five tonnes of it, yellow, with a heater that smelled of socks[music:  and a radio that played nothing but {@song}]. On Thursdays it did the farms[city:  outside {city}], and it was always home by six. At half past, {@c} got up on the windowsill and began to yowl. {@He} didn’t stop even for sardines.

“Show me, then,” said {child}, and got {child.his} coat.

# on-nothing-at-all
They hadn’t far to go. Just below the garden gate, where the lane bent down to the bridge, the headlights were pointing up into the trees. The van had slid backwards through the fence. Its front wheels were on the bank. Its back wheels were on nothing at all, and underneath, black and quick, ran the river.

{@D} was behind the wheel, and gave {child.him} a very slow shake of the head, as if even that might be too much.

“Stay there, [us: honey|love],” {@d} called. “Don’t touch it. The fire [us: truck’s|engine’s] coming. It’s all right.”

The van creaked. Somewhere at the back a shelf let go, and a hundred books slid down towards the river. The front wheels lifted from the grass, one inch, then two.

It wasn’t all right. {child} ran to the van with {@c} on one shoulder, pulled off a glove and breathed in until it hurt.

{Child.He} laid {child.his} hand on the cold yellow door.

# the-wind
One. Two. Three.

The creaking stopped. Five tonnes of library bobbed up beside {child}, as light as a lampshade. For about four seconds, {child.he} had done it.

Then the wind blew.

{Child.He} had only ever practised indoors. The van swung out on the breeze like a kite, over the river, and {child} went skidding after it. {Child.He} got one arm around a fence post, and there {child.he} stuck: a post in one arm, a library at the end of the other, and no hand left for pulling.

Twenty-nine. Thirty. If {child.he} let go, it fell. If {child.he} breathed, it fell. If {child.he} shouted for help, it fell.

Thirty-eight. {Child.He} rolled {child.his} eyes towards {child.his} shoulder and looked, as hard as {child.he} could, at {@c}.

You know how, {child.he} thought. You invented it.

# kicked-off
{@C} looked at the van. {@He} looked at the road. {@He} ran out along {child’s} arm as though it were a garden wall, up over the roof and down to its far edge, where an old alder leaned across the water. {@He} dug in {@his} front claws. {@He} tucked in {@his} tail, and put both back feet against the trunk.

{@He} kicked off.

When a thing weighs nothing at all, a cat is plenty. The great yellow van came gliding home over the bank and the broken fence, with {@c} riding on the roof like an admiral. {child} let go of the post and ran with it, {child.his} fingertips dragging on the paint. Fifty-one. Fifty-two. {Child.His} ears were singing. Fifty-five. There was the [us: shoulder|verge], there was the road …

Fifty-eight.

{Child.He} breathed. Whump. The tyres hit the [us: asphalt|tarmac], and every book in the place fell over.

# sitting-down
{@D} climbed out, on knees that weren’t working very well, so the hug had to be done sitting down, and it went on for a long time, with the cat in between. {@D} looked at the wheel marks, which went down to the river and didn’t come back, and then at the yellow door, white with frost all over, except where one small bare hand had melted its way through.

# deep-and-calm
{@D} didn’t say a word about it, not to the [us: firefighters|firemen][elder: , not to {elder}[elder2:  or {elder2}],] and not [adult: at supper|to the garage]. But next morning there was a library book [adult: beside {child’s} plate|on {child’s} doorstep]: Deep and Calm: How Divers Learn to Hold Their Breath.

{child} opened the cover to see when it was due back. {@D} had done the stamping in person.

Keep as long as needed, it said. And please tell the cat thank you.

# @C-title
{cat}
## if pet.cat
{Pet}

# @c-first
{cat}, the Siamese from next door,
## if pet.cat
{Pet}, {child’s} cat,

# @kind
Siamese
## if pet.cat
{breed}

# @c
{cat}
## if pet.cat
{pet}

# @he
{cat.he}
## if pet.cat
{pet.he}

# @him
{cat.him}
## if pet.cat
{pet.him}

# @his
{cat.his}
## if pet.cat
{pet.his}

# @himself
herself
## if pet.cat
{pet.himself}

# @d
{driver}
## if adult
{adult}

# @D-first
{driver}, who lived two doors down,
## if adult
{Adult}

# @song
{music}
