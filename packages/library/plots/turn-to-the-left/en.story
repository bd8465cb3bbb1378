title: The Winding-Down Key
title: Turn to the Left
title: Humming Like a Fridge
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever turns off the light is {adult}, else the grandparent, else {minder}; whoever comes along is the grandparent, else {adult}, else {minder}.
% Read it slower from page to page, and let the last lines be as far apart as you like.

# party-inside
{child} came home from {@party} with the party still inside {child.him}.

The music was in {child.his} feet[music: , and most of it was {music}]. The [us: freeze dance was | musical statues were] in {child.his} knees, and they kept forgetting to be statues. Four kinds of [us: chips | crisps] and a glow stick were going [us: around and around | round and round] in the middle of {child.him}, and when {@light} turned off the light, {child} lay on {child.his} back, eyes wide open, not a bit sleepy, humming like a fridge.

# the-key
{Child.He} reached for the party bag. {Child.He} had already eaten the cake[sport:  and stuck the {sport} stickers on the bed]. But at the very bottom, under the napkin, {child.he} felt something cold.

It was a key, the fat, old-fashioned sort, with a loop at the top like a clover leaf. A label hung from it, and the label said: For winding down. Turn to the left. No hurry.

# the-clock
{child} looked [us: around | round] for something to try it on.

The clock was ticking on the shelf, quick as a mouse. In the back was a little hole. {child} put in the key and turned it.

Tick-tick, tick-tick, went the clock. Tick, tick. Tick … tick.

It was a much nicer sound.[pet.other:  {Pet} listened, wide awake as well.] {child} put on a [us: bathrobe | dressing gown] and went down to see what else there was. {@along}[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] came as well, with a tail that was still at the party.]

# the-windmill
In the garden, the [us: pinwheel | windmill] in the flowerpot was whirring. It had been whirring all day. {child} found the hole and turned the key to the left. The [us: pinwheel | windmill] went slower, until you could see that it had petals. It went [us: around | round] once more, and stopped.

{Child.He} opened the gate.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat on the post, purring, and that needed no key.] The street was empty and warm[school: , all the way to {school}], and the [us: sidewalk | pavement] had kept a bit of the sun.

# the-roundabout
At the end of the street was the park, and in the park was the [us: merry-go-round | roundabout], still turning a little from all the children who had jumped off it at [us: suppertime | teatime]. {child} knelt on the soft ground and turned the key to the left. The [us: merry-go-round | roundabout] creaked. It went past {child} once, like someone going by with a lamp. It went past again. Then it settled, and the grass around it settled too.

# the-fountain
By the pond, the fountain was talking. It was telling the ducks a long story, very fast. {child} turned the key, and the fountain came down, and down, until it was no higher than a cup, and then it was only a ring in the water, getting wider.

{child} noticed that {child.he} had begun to walk more slowly. {Child.He} didn’t mind. The label had said there was no hurry.[athlete:  By the path stood {athlete}, on a poster, and stood quite still.]

# the-weathercock
On the church, the golden weathercock was looking north and south and north again, in case he missed something. {child} couldn’t reach him, so {child.he} held up the key, and shut one eye until it fitted, and turned it to the left. The weathercock looked south. He thought about looking north. Then he left it until tomorrow.

After that there was hardly anything to do. There was a cricket in a hedge, and it took half a turn.[pet.dog:  There was {pet’s} tail, and it took the other half.] There was a street light that buzzed, and then it only shone.

# home
{child} came home through the quiet {child.he} had made. It lay all the way behind {child.him}, down the street and over the park[city: , through a whole corner of {city}].[pet.cat:  {Pet} came down from the post and went in first.] {@Shut} shut the gate so gently that it didn’t click. {child} went up the stairs, one, and then the next, and then the next.

# feet-first
{child} got into bed, and the pillow was cool on both sides.[pet.other:  {Pet} had wound down without any key at all.]

There was just one thing left to wind down.

{Child.He} laid the key flat on {child.his} chest, under both hands, and turned it to the left, just by thinking of it.

{Child.He} did the feet first. They had danced to every song, even the slow ones. The music ran out through the toes, and was gone.

Then the knees. At last they could be statues.

Then the middle, where it was all going [us: around | round]. It went [us: around like the merry-go-round | round like the roundabout], with someone going by with a lamp … and going by again … and then it settled.

Then the hands. They had clapped for the candles, and thrown, and caught. They opened by themselves.

Then the head, where all the voices were[friend: , and {friend’s} most of all]. They came down like the fountain, and down, until they were no higher than a cup. Then they were only a ring in the water, getting wider.

On the shelf, the clock went tick.

{child} breathed in.

There was a long, soft space.

{child} breathed out.

Tick.

# @party
the birthday party
## if friend
{friend’s} birthday party

# @light
{minder}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @along
{Minder} came too, a few steps behind, and didn’t ask.
## if adult & !elder
{Adult} came too, a few steps behind, and didn’t ask.
## if elder & !elder2 & adult
{Elder} came too, a few steps behind, and didn’t ask.
## if elder & !elder2 & !adult
{Elder.short} came too, a few steps behind, and didn’t ask.
## if elder2 & adult
{Elder} and {elder2} came too, a few steps behind, and didn’t ask.
## if elder2 & !adult
{Elder.short} and {elder2} came too, a few steps behind, and didn’t ask.

# @Shut
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}
