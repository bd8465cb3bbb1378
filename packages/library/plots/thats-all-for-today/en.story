title: That’s All for Today
title: At Every Letterbox
title: Walk Beside
guest friend: Arthur (he), Peggy (she)
guest pet: Tuppence (she), Scruff (he)
guest mare: Blossom (she), Marigold (she)
guest other: Pearl (she), Dolly (she)
guest owner: Mrs Tull (she), Mrs Cobb (she)

% The dog is the family’s, or the stable’s; a cat rides as gladly, and has claws where a dog has a bark.

# every-letterbox
For twenty years two great [us: draft mares | carthorse mares], {mare} and {other}, had pulled the milk cart through the village, and although the cart was gone, {mare} hadn’t given up. She halted at every single [us: mailbox | letterbox]. There she stood, big as a shed, until somebody said what the customers had always said: “Thank you, that’s all for today.” Then she walked on. Nothing else would do.

{child} knew this. What {child.he} hadn’t known was how many [us: mailboxes | letterboxes] there were.

# number-seven
{child} and {child.his} best friend {friend} were taking the horses from their summer field to the stable. They had riding helmets on, because {owner}, who owned the horses, insisted. {child} wanted to be there before four, when the bus [city: from {city} ]would go by with half the class in it. In {child.his} head {child.he} arrived at a gallop. In real life {child.he} stood at number seven.

“Thank you, that’s all for today,” {child.he} said, through {child.his} teeth.

{mare} sighed and walked on.

# like-neighbours
“You sound cross,” said {friend}, a good way behind with {other}. {Friend} {friend.was} never anywhere near being in a hurry. {Friend.He} talked to horses as if they lived next door[music: , and in between {friend.he} hummed {music}]. “She can hear it, you know. {other} wonders if you’ve got a stomach ache.”

“{other} doesn’t wonder anything.”

“Well, you can’t know what {other} wonders.”

{@rider}

{child} hauled on the halter rope. It was like hauling on a house. {Child.He} wanted to ride a horse, not stand beside one, and the worst of it was that {mare} wasn’t even mean. She looked at {child.him} with an eye like a plum, and chewed.

“There isn’t any milk,” {child} told the eye. “Nobody’s waiting for you.”

{mare} blew in {child.his} face.

# over-the-shoulder
At the next gate {child} said the words before {mare} had so much as stopped, and at the one after that {child.he} said them over {child.his} shoulder. It was quicker like that.[elder:  {Elder}[elder2:  and {elder2}] sat by the gate, too late to wave.] Far behind, {friend’s} voice talked, stopped and talked again, fainter and fainter, until it was gone. {child} didn’t look round. It had been like that all spring: {child} in front, off to [sport: {sport}, off to ]new friends, and {friend} somewhere behind, in the same old boots.

# on-the-bridge
In the middle of the bridge, {mare} stopped.

There was no [us: mailbox | letterbox] there, only two railings, and a road exactly as wide as a [us: draft horse | carthorse] is long.

“Thank you, that’s all for today,” said {child}.

She stood.

“Thank you, that’s all for today!”

She turned her head, lifted it, and neighed back down the road until the railings rang.

And then the bus came. It braked, the driver switched off the engine, and in every window sat somebody {child} knew. One of them held up a phone.[school:  Tomorrow everybody {at school} would have seen it.] {child} shoved with one shoulder, and {mare} leaned kindly back, until {child} was pressed against the railing like a bookmark.

# not-stubborn
{child} was ashamed right down to {child.his} feet. {Child.His} face burned, and there was nowhere to hide it, so {child.he} pushed it into {mare’s} neck. It was dark in there, and smelled of hay.

{mare’s} heart beat slowly, but the whole of her shook. {child} had thought {mare} was stubborn. She was frightened. For twenty years she had walked in a pair, and now she had looked round, and nobody was there.

“It’s {other},” said {child}, into the mane. “Of course. It’s {other}.”

# fetch-her
{child} couldn’t let go, and shouting was no use. {@arrives}

“Fetch her,” said {child}. “Fetch {other}!”

A sensible animal might have thought twice about so much horse. {Pet} had never once been the smaller one in an argument. {Pet.He} {pet.was} off like a shot.

# we-have-to-wait
{child} went over to the door of the bus, as far as the rope would reach, and knocked.

“She won’t go without her friend,” {child.he} said, so that they could all hear. “I’m the one who walked too fast. We’ll have to wait.”

The driver considered {mare}. “My gran used to buy milk off her,” he said, and got out his flask.

# at-a-trot
It took a while. But then {other} came round the bend at a trot that shook the road, {@with-pet}. And on her back, without a saddle, open-mouthed, with both fists full of mane, sat {friend}.

{Friend}, who never hurried. The whole bus stood up[athlete: , as if it had been {athlete}].

“She got into the stream and was going to live there!” {friend} shouted. “{@told} I only just had time to get on!”

{other} stopped with her nose against {mare’s} neck. They stood like that, forelock to forelock, and breathed like two old ladies after a flight of stairs.[age>=11:  On the bus somebody began to clap.]

# side-by-side
{Friend} slid down, wet to the waist.

“You waited,” said {friend}.

“{mare} waited,” said {child}. “I was stuck.” {Child.He} poked at a stone with one foot. “But I ought to have. All spring, I mean.”

{Friend} thought it over, thoroughly, as always.

“{other} thinks you can walk beside us now,” said {friend}.

They walked four in a row, with {pet} on top. At the last few gates they took turns with the words, and at the very last they said them together.

# in-the-stable
In the stable {child} gave {mare} oats, and brushed her until there was no more horse to brush. Outside {friend} was waiting with the bikes[adult:  and {adult} with dry [us: pants | trousers]][elder:  and {elder.short} with lemonade].

“Thank you,” said {child}, and laid a hand on the warm shoulder. “That’s all for today.”

For once {mare} didn’t walk on. She put her heavy head over {child’s} shoulder and stayed, and {child} let it lie there until {child.his} legs shook.

# hoofprints
The next morning there were hoofprints by {child’s} [us: mailbox | letterbox], as big as dinner plates. Two horses had come down the road side by side, and stood there for a good long while. Between them lay {pet}, curled up, waiting for somebody to say the words.

# @rider
On {other’s} broad back sat {pet}, the stable dog, with {pet.his} chin in the air. These days {pet.he} considered {pet.himself} a rider.
## if pet.dog
On {other’s} broad back sat {pet}, {child’s} dog, with {pet.his} chin in the air. These days {pet.he} considered {pet.himself} a rider.
## if pet.cat
On {other’s} broad back sat {pet}, {child’s} cat, with {pet.his} chin in the air. These days {pet.he} considered {pet.himself} a rider.

# @arrives
But then came {pet}, without a horse, barking, and muddy to the tummy. {Pet.He} pulled up, spun round, barked at the road behind, and looked at {child} the way you look at somebody who never gets it.
## if pet.cat
But then came {pet}, without a horse, yowling, and muddy to the tummy. {Pet.He} pulled up, walked three steps back, yowled at the road, and looked at {child} the way you look at somebody who never gets it.

# @with-pet
with {pet} barking at her heels
## if pet.cat
with {pet} clamped on behind her ears

# @told
But {pet} had a word with her, and
## if pet.cat
But {pet} jumped on her with every claw at once, and
