title: Number Eighteen
title: A Mark Like a Comma
title: The Wrong Bus
guest neighbour: Mrs Larkin (she), Mrs Penfold (she)

% @mum: {adult}, else the grandparent, else {neighbour} from next door. @wise, who knows frogs: the grandparent, else @mum. It was the grandparent who filled in the pond, and digs it up. The family with a called adult hears the story as it was told.
% The sum: twenty-eight clicks, three of them the same frog: twenty-five helped across, and one helped back.

# fifteen-click
{child} had a bucket, a [us: flashlight | torch], a yellow [us: vest | tabard] that came down to {child.his} knees, and a clicker. The clicker was the best part. You pressed it for every frog you carried across Pound Lane, and when you got home you wrote the number on a form.

It was the first warm, wet night of the year[city:  in {city}], and the frogs had all had the same idea. Down they came from the wood, heading for the millpond. Nobody had ever explained to them about cars.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had been told two things: no frogs, and no digging.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come as far as the hedge, where it was dry.]

“Fifteen,” said {child}. Click. “Sixteen. {@Mum}, there’s one by your boot. Seventeen.”[friend:  {Friend}[!friend.known: , {child.his} best friend,] who was sleeping over, had the other bucket, and was strict about what counted.][elder: 

“After you,” said {elder}[elder2:  and {elder2}] to the frog. [elder2: They | {Elder.He}] said it to every one of them.][!adult & !elder:  {neighbour} lived next door, and did the frogs every spring.]

# like-a-comma
Number Eighteen had a mark on his back like a comma. When {child} set him down on the millpond side he gave {child.him} a look, as if {@he} had put him on the wrong bus.

Number Twenty-three had a mark on his back like a comma.[pet.dog:  {Pet} wagged, as you do at somebody you have met.][pet.cat:  {Pet} yawned.]

“Hang on,” said {child}.

{Child.He} carried [pet.dog / pet.cat: the frog | him] over again and pointed him firmly at the water. But Number Twenty-eight, sitting in the middle of the lane with rain running off his nose, was him again.

“He keeps coming back!” said {child}. “He’s completely ruining my numbers.[sport:  You don’t get this in {sport}.]”[friend: 

“He only counts once,” said {friend}.]

# somewhere-else
{@Wise} crouched down in the wet. “That’s odd. They’re never wrong, you know. A frog goes back to the place where he was a tadpole. He can remember it for years.”

{child} looked at the frog. The frog looked past {child.him}, up the lane.

“Then perhaps he’s remembering somewhere else,” {@he} said. “Can we see where he goes?”

“{child}, it’s past nine o’clock[adult & elder: ,” said {adult}.|.”]

“Five minutes[friend: ,” said {child} and {friend}.|.”]

# three-hops
It was not five minutes. Number Eighteen would do three hops and then have a long think. They shuffled after him with their [us: flashlights | torches], like the slowest police chase in the world[friend: , and {friend} did the siren in a whisper]. [friend: The frog | He] passed the [us: mailbox | postbox].[school:  He passed {school}, all dark.] He took the ditch along Orchard Close[pet.dog: , with {pet’s} nose a foot behind him][pet.cat: , and {pet} took the wall].

[friend: “This is your road,” said {friend}. | “This is [elder & !adult: your|our] road,” said {@mum}.]

The frog passed number three. He passed number five. At number seven he flattened himself and went under the gate.[pet.cat:  {Pet} was on the gatepost already.]

“This is our gate,” said {child}.

# the-wrong-key
He crossed the lawn without stopping once.[athlete:  {athlete} couldn’t have looked more determined.] He went in under the trampoline, to the soggy patch where grass would never grow[pet.dog:  and {pet} was not allowed to dig][pet.cat:  and {pet} never put a paw], and there he sat down. He looked like someone who has come a long way home and found that the key doesn’t fit.[pet.dog:  {Pet} sat down next to him.]

{@Wise} didn’t say anything for a moment. The rain pattered on the trampoline.

“There was a pond,” {@wise-he} said slowly. “I’d forgotten. [elder: I filled it in myself, the week before you came. You were four, and into everything.|[adult: When we bought the house, the old lady had it filled in for us, the week before we came. You were four, and into everything.|The old lady had it filled in, the week before you came. You were four, and into everything.]]”

“So it was because of me,” said {child}.

“It was because of me[adult & elder: ,” said {adult}. “I asked {elder.him} to. I was frightened of it.|. [adult / elder: I was frightened of it.|I told her to. I was frightened of it.]]”

{child} thought of the frog coming here every spring, past the [us: mailbox | postbox] and along the ditch, and sitting in the mud. And {@he} had been bouncing on it.

# what-holds-water
“I’m {age} now,” {@he} said. “I can swim forty lengths. {@Mum}, what have we got that holds water?”

The [us: wading | paddling] pool had a hole in it. The [us: dishpan | washing-up bowl] was too shallow. But at the very back of the shed, under the deckchairs, {@mum} found something pale blue, with a duck on the side.

“That’s my baby bath!” said {child}.[friend: 

“You fitted in that?” said {friend}.]

[adult: “I couldn’t throw it out,” said {adult}. “I never knew what I was keeping it for.”|“Somebody couldn’t throw it out,” said {@mum}. “People never know what they’re keeping it for.”]

# up-to-its-rim
They heaved the trampoline out of the way. They dug in the rain by the light of one [us: flashlight | torch] [friend: that {friend} held | jammed in the hedge], [pet.dog: {@wise} with the spade, {child} with the coal shovel and {pet} with both front paws. {Pet.He} had offered to dig that lawn for years. | {@wise} with the spade and {child} with the coal shovel.][pet.cat:  From under the trampoline {pet} watched them getting wet, and was glad to be a cat.][pet.other:  {Pet} slept through all of it.] Number Eighteen moved over to let them work.[!pet.dog:  He had the air of somebody who has been asking for this for years.]

They sank the bath right up to its rim. They filled it from the [us: rain barrel | water butt], bucket after bucket, and built him a staircase of stones at one end. Then they stood back[pet.dog: , even {pet}].[elder: 

“After you,” said {elder.short}.]

Number Eighteen did one hop, and had a think. He did two hops. He put out one long foot and touched the water.

Plop.

# its-open
Only his eyes showed. And then, in the dark, he began to purr. It was a low, bubbling sound, like a tiny [us: motorcycle | motorbike] a long way away.[pet.dog:  {Pet} put {pet.his} head on one side.][pet.cat:  {Pet} sat up. Until now {pet.he} had done all the purring here.][music:  With a little goodwill it was {music}.]

“What’s he saying?” whispered {child}.

“I think,” said {@wise}, “he’s saying that it’s open.”

# click
It was shockingly late when {child} got into bed[pet.dog: , and {pet}, all mud, got under it][pet.cat: , where {pet} had been for some time]. There was still the form to fill in. The clicker said twenty-eight, and three of those were him, [friend: as {friend} pointed out from the mattress, so {child} | so {@he}] wrote:

Frogs helped across: 25. //
Frogs helped back: 1.

[adult: {Adult} turned off the lamp and left the window open a crack.|The lamp was out, and the window was open a crack.] Down in the garden the little [us: motorcycle | motorbike] purred, and paused, and purred again.

And from somewhere under the hedge, something answered.[friend: 

“Does that count?” whispered {friend}.]

{child} reached out a hand in the dark and felt for the clicker.

Click.

# @mum
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @mum-he
{neighbour.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @wise
{@mum}
## if elder
{elder.short}

# @wise-he
{@mum-he}
## if elder
{elder.he}

# @he
{child.he}
## if child.she
she
