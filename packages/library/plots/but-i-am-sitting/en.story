title: Ten to Seven
title: Three Evenings Running
title: But I Am Sitting
guest friend: George (he), Carys (she)
guest pet: Monty (he), Tansy (she)
guest neighbour: Arthur (he), Wilfred (he)
guest police: Maggie (she), Linda (she)

% The dog is the family’s or the friend’s; the Labrador is the original. A cat carries the hat by its strap, as if to a doormat. The neighbour is the police officer’s dad.

# third-evening
At ten to seven the police car pulled up in the turning circle. It was the third evening running.

{child} was kneeling under the kitchen window with only {child.his} eyes above the sill. Next to {child.him} knelt {friend}. Between them lay {@pet-was}.[elder:  {Elder}[elder2:  and {elder2}] stepped over them with a frying pan.]

“It’s called a stake-out,” whispered {friend}. “They just sit there until you make a mistake.”

{child} had already made one. On Sunday {child.he} had kicked a ball clean through a pane of old {neighbour’s} greenhouse. It had sounded like somebody dropping the whole of Christmas on the floor. And instead of going round and ringing the bell, {child.he} had run away. On Monday along came the police car.

At night {child} lay in bed and practised[athlete: , under the poster of {athlete}]. Hello, {neighbour}, it was me. Hello, it was me who. Hello. That was as far as {child.he} ever got. {Child.He} wanted only one thing: for the police car to go away.

# expensive-tomato
“They don’t send a police car for one pane,” said {child}.[city:  “Not {in city}.”]

“There might have been an expensive tomato behind it,” said {friend}.

{Friend} was {child’s} best friend, and was going to join the police[school: , the first from {school}]. {Friend.He} had wanted to sit in a police car since {friend.he} {friend.was} three[sport: , long before {sport}], and sometimes it was hard to tell whose side {friend.he} {friend.was} on.

{Pet} got up, stretched and went and stood by the door. At seven o’clock {pet.he} had {pet.his} walk. It was not a thing you could discuss with {pet.him}.

# on-and-off
{@lead} and kept as far from the turning circle as they could, along the hedge. From there you could see sideways into the car. One police officer sat in it, on her own, a woman with a [us: braid | plait]. She put on her hat. She sat for a bit. She took off her hat. Then she laid her hands on the wheel, although the engine wasn’t running.

“{child},” said {friend}. “I’ve been observing her for three nights. She hasn’t looked at your house once. She’s looking at {neighbour’s}.”

It was true. She was looking at the yellow house across the road, at the steps and the door. On went the hat again. The officer’s lips moved, though there was nobody to talk to. Then she shook her head, and off it came.

{child} felt it in the pit of {child.his} stomach. {Child.He} knew exactly how it went. Hello. Hello, it’s me. Hello.

“She’s practising,” said {child}.

“Arresting somebody?”

“Ringing the bell.”

# softly
Just then the police officer opened her door for some air. The air coming out smelled of sausage sandwich[music:  and sounded like {music}]. {Pet} went over. {child} was on the other end of the [us: leash | lead], so {child} went over too.

“Hello,” said the police officer.

“Hello,” said {child}, and that was as far as {child.he} got this time, too.

{Pet} put {pet.his} head inside the car. On the seat was a sandwich, and beside it was the hat. {Pet} sniffed at the sandwich for a long while. Then {pet.he} looked up at the police officer, who looked like somebody left out in the rain, and {pet} made up {pet.his} mind. {Pet.He} took the hat.

{@took} The [us: leash | lead] slid out of {child’s} hand. {Pet} trotted over the road, in at {neighbour’s} gate and up {neighbour’s} steps, where there {@crusts} to be had of a Saturday. {@sat-down} and waited for the door to open.

# a-wardrobe
“I’ve got to have that back,” said the police officer.

“{Pet} won’t let go of it,” said {child}. “Not till it’s been delivered to {neighbour}.”

The police officer shut her eyes.

“{neighbour’s} my dad,” she said. “We fell out over a wardrobe.”

“A wardrobe?” said {friend}, who had caught up.

“It was a big wardrobe.”

“When was this?”

“Two years ago.” She looked down at her boots. “In this job I’ve rung the bell of a man who’d lost a snake in his [us: apartment | flat]. But since Monday I’ve had my break here every evening, and every evening I’ve driven away again.”

{@dribbled}

# shall-we
She was a grown-up, {child} thought, with a blue light on her roof, and still they were scared of the same steps. All four of them.

“I’m the one who broke his window,” said {child}. It came out whole, from beginning to end. “I haven’t rung the bell either.”

The police officer looked at {child.him}, and didn’t write anything down.

“Since when?”

“Sunday.”

“Then you’re doing better than me,” she said. “Shall we?”

They crossed the road. {Friend} stayed by the open door of the police car, with {friend.his} hands behind {friend.his} back.

“I’ll guard it,” {friend.he} said.

# four-steps
Four steps. {child} had no time to think Hello. It was {child’s} finger that pressed the bell.

{neighbour} came to the door in his socks. First he saw {pet}, with the hat. Then {child}. Then who was standing behind.

{Pet} laid the hat on {neighbour’s} feet.

“Hello, {neighbour},” said {child}. “It was me who broke your greenhouse. I can pay for it, only slowly.”

{neighbour} nodded, but it was the police officer he was looking at. He picked up the hat, {@wiped}, carefully, all round the brim, and held it out.

“{police},” he said. “{@damp}”

“It doesn’t matter, Dad.”

“That wardrobe won’t even go through the door,” said {neighbour}. “I’ve measured.”

She began to laugh, or perhaps it was something else. {neighbour} took a step back, so there was room in the hall.

“You,” he said to {child}. “Saturday, ten o’clock. You squash the putty and I’ll put in the glass. {@bring}”

# but-sitting
{child} went down the steps. {Child.His} legs felt so light that {child.he} nearly missed the last one. There in the police car sat {friend}, on the passenger side, with a straight back and {friend.his} hands in {friend.his} lap.

“I’m not touching anything,” {friend.he} said. “But I am sitting.”

# next-evening
The next evening they were under the kitchen window again, though there was no need.[elder:  {Elder} stepped back over them.][adult:  {Adult} was given a bit of the sill.] At ten to seven along came the police car. It slowed down at the turning circle, winked its right-hand light, and turned in at {neighbour’s} drive.

# @pet-was
{pet}, who was {friend’s} dog and thought they were all waiting for supper
## if pet.dog
{pet}, who was {a breed} and thought they were all waiting for supper
## if pet.cat
{pet}, the cat, who thought they were all waiting for supper

# @lead
[adult: They told {adult}, took the [us: leash | lead]|They took the [us: leash | lead]]
## if pet.cat
[adult: They told {adult}, put {pet} in {pet.his} harness, took the [us: leash | lead]|They put {pet} in {pet.his} harness, took the [us: leash | lead]]

# @took
{Pet.He} took it softly, the way dogs take things they mean to give to somebody.
## if pet.dog & breed.Labrador
{Pet.He} took it softly, the way Labradors take things they mean to give to somebody.
## if pet.cat
{Pet.He} took it softly, by the strap, the way cats take things they mean to leave on somebody’s doormat.

# @crusts
were generally toast crusts
## if pet.cat
was generally a bit of ham

# @sat-down
There {pet.he} sat, with the police hat in {pet.his} mouth,
## if pet.cat
There {pet.he} sat, with the strap in {pet.his} mouth,

# @dribbled
Up on the steps, {pet} dribbled a little on the property of [us: the state | His Majesty the King].
## if pet.cat
Up on the steps, {pet} shed a little on the property of [us: the state | His Majesty the King].

# @wiped
wiped it on his [us: sweater | jumper]
## if pet.cat
brushed it on his [us: sweater | jumper]

# @damp
It’s a bit damp.
## if pet.cat
It’s a bit furry.

# @bring
Bring the dog. There’ll be crusts.
## if pet.cat
Bring the cat. There’ll be ham.
