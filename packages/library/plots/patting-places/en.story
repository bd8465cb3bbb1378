title: The Patting Places
title: Several Pigs
guest friend: Esme (she), Rafferty (he)
guest pet: Fern (she), Rufus (he)
guest cool: Imogen (she), Saskia (she)
guest minder: Josie (she), Hattie (she)

% The dog is the family’s, or the one from next door, who is living there; a cat is patted in the same places. What only a dog does: @door, @lean.

# a-new-laugh
{child} had a new laugh. {Child.He} had got it in September, with the [us: jacket | blazer]. It went up in three neat steps, ha, ha, ha, like somebody climbing the stairs in good shoes. Really it was {cool} Shaw’s laugh. {Cool} sat at the back of the bus[school:  to {school}], and since the second week [us: of school | of term] {child} had sat there too.

[friend: {Friend} | {Friend} was {child’s} best friend. {Friend.He}] sat at the front, with {friend.his} bag on the seat beside {friend.him}, and looked at the fields as if they were new.

# in-bits
On Friday, {child} stopped beside the bag.

“Something’s stealing {pet},” {child.he} said. “In bits.”

{@whose} Every evening {child} brushed {pet.him} on the back step, and every evening enough came off to make a smaller {@dog}. {child} left it on the hedge for the birds. But for two weeks it had been gone by morning, every wisp, and today there had been a footprint in the flower bed. It was the size of a [us: dishpan | washing-up bowl], with toes.

{@glasses} In [us: third grade | Year Four], {friend} had seen a monster behind the [us: community garden | allotments][city:  {in city}]. {Friend.He} had said so in assembly. Everybody had laughed, and {friend.he} had never once taken it back.

“Can I sleep over?” {friend.he} said. “I want to see it with somebody else there.”

# on-the-kitchen-floor
So that night they sat on the kitchen floor in the dark, while {@a} watched [sport: {sport} | a film] in the next room[elder:  with {elder}[elder2:  and {elder2}]][athlete: , in case {athlete} was on]. They had left tonight’s [breed.Golden Retriever: gold ]heap on the step. {Pet} lay across their feet with Mr Duck in {pet.his} mouth. Mr Duck was knitted. {Pet} had carried him everywhere[!pet:  for six years] and never made a hole in him.

“It’s learning {pet.his} smell,” {friend} whispered. “First the fur. Then the {@dog}.”

{child} put {child.his} hand on {pet’s} head. All {child.he} wanted was a whole {@dog} in the morning.

“{Cool} would die,” {child.he} said, and did the laugh.

“That’s not yours,” said {friend}.

“What isn’t?”

“That. You sound like a doorbell. Yours has got a pig in it.”

{child} went hot to the tips of {child.his} ears. {Child.He} thought of several things to say, and {child.was} choosing the worst one when {pet} lifted {pet.his} head.

# up-the-garden
Something was coming up the garden.

It came slowly, like a wardrobe being moved by one careful man. It stepped over the lavender. It ducked under the [us: clothesline | washing line], and held the line still until it had stopped swinging. Then it sat down on the lawn with a sigh, and the moon came out.

It was grey and quite bare, and wrinkled like an elephant’s knees. It had small, worried eyes. And it was wearing {pet}.

It had stuck {pet.him} on with mud. There was a [breed.Golden Retriever: gold ]patch on the top of its head, and some round the ears, and a big one slipping down its left shoulder. It reached for the new heap, pressed a wisp to the shoulder and held it there, the way you hold a [us: Band-Aid | plaster], waiting for it to stick.

# the-list
“It’s a disguise,” breathed {friend}. “To get close to {pet.him}.”

But {child} was looking at the patches. If you were cold, you would do your back. If you were hiding, you would do those feet. Top of the head. Round the ears. Left shoulder. {Child.He} knew that list from somewhere.

{child.His} hand knew it. {child.His} hand was doing it now, in the dark, without being told: top of {pet’s} head, round the ears, down the left shoulder. The [us: mailman | postman] did it just the same.[adult:  So did {adult}.][elder:  So did {elder.short}.] So did everyone at the bus stop, every single morning, on the other side of that hedge.

“Those are the places where [pet.she: she | [pet.he: he | {pet.he}]] gets patted,” said {child}.

{Friend} looked for a long time.

“It’s been watching,” {friend.he} said. “It thinks it’s the hair.”

# leaned-on
{Pet} stood up. {@door} {pet.he} {pet.was} out on the grass with Mr Duck.

The monster froze. It put up both hands to hold its fur on.

{Pet} sniffed the left shoulder. That was only {pet.himself}, and [pet.she: she wasn’t | [pet.he: he wasn’t | {pet.he} {pet.was} not]] interested. {Pet.He} walked round to the right, where the monster was bare, laid Mr Duck on its knee, {@lean}, and the big [breed.Golden Retriever: gold ]patch slid off and landed on the lawn.

It looked at the patch. It looked at the two [child.she & friend.she: girls | [child.he & friend.he: boys | of them]] in the doorway. Then it shut its eyes, like someone who has dropped a whole tray in the [us: cafeteria | dinner hall].

# several-pigs
{child} crossed the grass in {child.his} socks. {Child.He} put {child.his} hand on the bare shoulder, which was as warm as a wall in the evening, and {child.he} patted it. {Friend} came and did round the ears, very seriously, on tiptoe.

Deep in the monster a noise began. It rose up through the lawn and came out of its nose: one long, wet, astonished honk.

{child} burst out laughing. There were several pigs in it.

“There it is,” said {friend}. And a bit later, “You saw it too.”

“I saw it too.”

# saved-you-one
On Monday the hair was still on the hedge, and a wren was helping herself.

“{child},” called {cool}, from the back of the bus[music: , where they were playing {music}]. “Saved you one.”

# politely
At the front, {friend} was looking at the hedge. As the bus pulled out, a large grey hand came over the top and patted it, twice, politely, where a hedge’s shoulder would be.

{child} snorted so loudly that the whole bus turned round.

{Friend} moved {friend.his} bag.

# @whose
{Pet} was the dog from next door, who was living at {child’s} until Christmas, and {pet.he} shed.
## if pet.dog
{Pet} was {child’s} [breed: {breed} | dog], and {pet.he} shed.
## if breed.Poodle / breed.Yorkshire Terrier / breed.Shih Tzu
{Pet} was {child’s} {breed}, and {pet.he} had hair enough for two.
## if pet.cat
{Pet} was {child’s} [breed: {breed} | cat], and {pet.he} shed.

# @dog
dog
## if pet.cat
cat

# @glasses
{Friend} took off {friend.his} glasses, wiped them and put them back on.
## if friend
{Friend} shut {friend.his} eyes, thought, and opened them again.

# @a
{minder}, who was looking after them,
## if adult
{adult}

# @door
{Pet.He} leaned on the back door, which never latched, and before {child} could catch the collar
## if pet.cat
{Pet.He} put {pet.his} head to the back door, which never latched, and before {child} could do a thing about it

# @lean
and leaned. When {pet} leaned on you, you had been leaned on. The monster swayed
## if breed.Golden Retriever / breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Boxer
and leaned. When {pet} leaned on you, you had been leaned on. The monster tipped
## if pet.cat
and butted it with {pet.his} head. When {pet} had butted you, you had been butted. The monster swayed
