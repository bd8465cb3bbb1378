title: The Day the Snow Came Back
title: You Left One Behind
title: In Shorts
guest pet: Pepper (she), Mabel (she)
guest neighbour: Mr Bello (he), Mr Rossi (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The cat is the family’s own, else the story’s. Whoever says “Nobody open the freezer” (@first, @a) is the grandparent, else {adult}, else {minder}. “Oi” is said by a baby.

# forty-minutes
In January it had snowed on {child’s} street[city:  in {city}] for exactly forty minutes. {child} had scraped what there was off the garden wall[school:  before {school}] and made one snowball, the size of a [us: tangerine | satsuma]. Then it rained.

What bothered {child.him} was {pet}[!pet.known:  the cat]. {Pet} had never seen snow in {pet.his} life, and {pet.he} had been in the [us: linen closet | airing cupboard], asleep, for the whole forty minutes.

So {child} put the snowball in a margarine tub, wrote {pet’s} name on the lid, and hid it in the freezer behind the peas, to wait for the right moment.

# nobody-open-it
It was surprisingly hard to find one.[sport:  There was always {sport}, or visitors.] And then it was the hottest day of July, with the road gone soft and {pet} lying on the bathroom floor like something spilled. At ten o’clock the fridge gave a shudder and stopped.

“[us: Power outage | Power cut],” said {@first}. “Nobody open the freezer.”

{child} lasted an hour. Then {child.he} opened the freezer.

The snowball was the size of a walnut, sitting in a puddle.

“{Pet},” said {child}, “it’s got to be now.”

# she-sneezed
{Child.He} carried {pet} out to the lawn, and tipped the snowball on to the grass. {Pet} patted it, and shook {pet.his} paw as if it had been insulted. {Pet.He} lowered {pet.his} nose. {Pet.He} sniffed. {Pet.He} sneezed.

The snowball gave a sort of wink, and then it was only water.

“That was it,” {child} told {pet.him}. “Sorry. It was better in January.”

# one-cloud
Something tiny and cold touched the back of {child’s} neck.

{Child.He} looked up. The sky was blue from end to end, except for one cloud. It was low and fat and flustered, and it was coming over the roof of the [us: laundromat | launderette] much faster than clouds go. It stopped above {child’s} garden. It seemed to be looking for something.

One snowflake came down. It landed exactly on the wet place in the grass.

“Oh,” said {child} slowly. “You left one behind.”

And the cloud, which had been worrying about it since January, let go.

# oi
It snowed in flakes as big as [us: cookies | biscuits]. It snowed on the sunflowers. It snowed on {neighbour’s} barbecue, and put a white hat on every sausage. The ice-cream van stopped jingling[music:  {music}] and put its wipers on. The baby at number nine, who was wearing a [us: diaper | nappy] and a sun hat, looked up and said her very first word, which was “Oi.”

Everyone ran out in [us: swimsuits and rain boots | swimming things and wellies] and oven gloves. The twins from the corner came down the hill in their [us: wading pool | paddling pool], screaming.

[friend: {Friend}[!friend.known: , {child’s} best friend,] came in a [us: snow hat | bobble hat] and flippers, to be on the safe side.

][elder2: {Elder2} slept through most of it in a [us: lawn chair | deckchair], and woke up white.]

# who-was-following
And {pet}?

{Pet} stood in the middle of the lawn, in snow up to {pet.his} elbows. {Pet.He} lifted one foot and inspected it. {Pet.He} lifted the next. Then {pet.he} turned round to see who was following {pet.him}, and saw the pawprints.

{Pet.He} had never been so interested in anything. {Pet.He} stalked them, low and slow, all the way back to the first one, and pounced. Now there were more! {Pet.He} went after those. Round and round the garden {pet.he} went, faster and faster[athlete: , like {athlete}], hunting {pet.his} own feet, until {pet.he} skidded into the flower bed and came out with a beard.

{child} laughed so much that {child.he} had to lie down, and as {child.he} {child.was} lying down anyway, {child.he} made a snow angel. In shorts. {Child.He} did not regret it.

# keys
At four o’clock the cloud grew thin. It drifted off over the [us: laundromat | launderette], slowly this time, like somebody who has found their keys. All along the street, things began to drip.

The last of the snow was in the shade behind the shed. In the middle of it, perfect, with four toes and a pad, was a pawprint. {child} crouched beside it and thought.

# a-scarf
“{@A},” said {child}, “if you kept a bit back, on purpose, would that be stealing?”

{@A} had wet hair and a pink nose. Indoors, the fridge began to hum.

“I’d say it was more like when a friend leaves their scarf at your house,” said {@a}. “You look after it nicely, and they have to come round again.”

They used the biggest tub they had.

# next-july
That night the windows were wide open, and the gutters were still ticking in the warm dark. {Pet} lay on the bed, across {child’s} feet. Downstairs, behind the peas, one pawprint was waiting for the right moment.

“I think July was good,” said {child}, with {child.his} eyes shut. “Shall we say next July?”

But {pet} didn’t hear. {Pet.His} paws were twitching. In {pet.his} dream {pet.he} {pet.was} already out there, following somebody across the snow.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
