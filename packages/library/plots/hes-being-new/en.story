title: A Penguin for One Night
title: Shoes, Lock, Pebble
title: Somebody in the Shower
guest elder: Bill (he), Walter (he)
guest pet: Smudge (he), Clover (she)

% The grandparent is the family’s, or {elder} from next door. The cat is the family’s, or the neighbour’s; a dog lies on the bath mat and has a game of its own (@game).
% The penguin is he: the line needs it. Say ‘the penguin’ where a boy could be meant.

# a-list
On the evening before the first day at a new school, {child} had everything ready by half past six. It lay on the chair in the hall, in the order {child.he} would need it, and {child.he} had a list.

“Shoes,” {child.he} read. “[us: Hoodie | Tie]. [us: Schedule | Timetable]. Lock for my locker.”

{Child.He} read it four times. Then {child.he} went to [child.name: the bathroom | [us: brush | clean] {child.his} teeth], but there was a penguin in the shower.

It was real. It looked at {child} sideways, like somebody who has been walked in on without a knock.

# mention-him
“{Elder}!” shouted {child}.

“Ah,” said {elder.short}, from the kitchen. “I was going to mention him.”

A van had broken down outside, with six penguins in it on their way [city: from {city} ]to a new zoo, and nobody could mend it until the morning. So the driver had knocked at every door. And {elder.short}, who {@supper} and stayed to finish the [us: apple crisp | crumble][sport:  and watch some {sport}], had said yes before [adult: {adult} | anybody else] could get there.

“It’s only one night,” {elder.he} said. “The lady opposite took two.”[elder2: 

“And I said none,” called {elder2}, who had come to supper as well.]

[adult: {Adult} | {Elder.short}] brought some fish on a saucer, and {@pet} came too, to see who was getting fish. {Pet.He} took one look at the penguin, {@place}, with {pet.his} back to everybody.

# one-shoe
[child.name: So the teeth had to wait. {child} | So {child} couldn’t [us: brush | clean] {child.his} teeth. {Child.He}] went back to the hall to check the chair instead, and there was only one shoe on it.

Slap, slap, slap, went something behind {child}. It was the penguin, walking into the bathroom with the other one.

He put it down in the shower, pushed it a little to the left, and came out again. Slap, slap, slap. Now he had the [us: hoodie | tie].

“Put that back!” said {child}.

The penguin put it beside the shoe.

{child} fetched the [us: hoodie | tie]. While {child.he} {child.was} folding it, the penguin took the [us: schedule | timetable]. While {child} was looking for that, the penguin took a sock. He was never rude. Whenever they met in the doorway, he stepped aside[athlete: , as neatly as {athlete},] to let {child} through.

# shut-him-in
“[adult: {Adult} | {Elder.short}]! He’s taking my whole school!”

“Shut him in!” called [adult: {adult} | {elder.short}].

{child} shut the bathroom door. For a moment it was quiet. Then there came a tapping from inside. Tap. Tap. It wasn’t loud. It was just very sad.

# no-chair
{child} opened the door again and sat down on the bathroom floor, and {child.his} chin began to do what {child.he} had told it not to do until this was all over.

“I had it ready,” {child.he} said. “I don’t know where anything is at that school.[school:  I know where everything is at {school}.] I don’t know who I’ll sit with.[friend:  {Friend} is my best friend, and {friend.he} {friend.is} in the other class.] I only had my chair, and now I haven’t even got that.”

{Elder.short} sat down on the laundry basket. For once {elder.he} didn’t say anything at all.

# being-new
The penguin came by with the other sock. And because {child} was too tired to get up, {child.he} watched him.

The penguin didn’t just drop it. He laid it next to the shoe, so that the gap between the shoe and the wall got smaller. Then he stood in the middle and turned round once. His flippers were shaking. He looked at the next gap, and went to find something for it. And every time he put a thing down, he shook a little less.

“{Elder.short},” said {child} slowly. “He’s not being naughty. He’s being new.”

“How do you mean?”

“He doesn’t know where anything is either. So he’s making one place that’s his.”

# swapped
{child} ran through the kitchen in slippers, out to the pebbles by the door, and filled the colander.

The penguin inspected the first pebble with one eye, then with the other. He carried it into the shower and set it down. Then he picked up both socks and laid them across {child’s} foot.

“He’s swapped!” whispered {elder.short}.

The second pebble got the [us: schedule | timetable] back, and the third got the lock. {child} hadn’t noticed the lock was gone. The fourth pebble was handed back.

“What’s wrong with it?” said {child}.

“It’s a bit flat,” said {elder.short}. “I wouldn’t have it either.”

# put-it-back
{child} found a rounder one, and got the [us: hoodie | tie]. {Pet} turned round {@there} to watch. {@Game} It was hard to say which of them enjoyed it more.

# a-bit-longer
Only the left shoe was missing now. But the penguin stood over that, and wouldn’t take one pebble for it, or two, or ten.

“Keep it a bit longer, then,” said {child}.

{Child.He} stayed on the floor, and told the penguin quietly about tomorrow: the gate, [friend: where {friend} would be waiting, ]and the bell, and all those corridors. The penguin listened with his head on one side. His flippers were quite still. So, when {child} came to think of it, was {child.his} chin.

# something-rattled
Then the penguin bent down and pushed the shoe, little by little, out of the shower and up against {child’s} knee. Something rattled. Inside was a pebble, the very first one, the roundest of them all.

“They only give those to people they like,” said {elder.short}. “I heard it on the radio[music: , just before {music}]. Or I made it up. But I believe it.”

# once-was-enough
When [adult: {adult} had turned off the light | the light was off], {pet}[!pet: , who ought to have gone home by then,] came up on the bed and lay on {child’s} feet. In the hall everything was back on the chair, and from the bathroom came a small click now and then, as somebody moved a stone to exactly the right place.

{child} went through the list. Once was enough.

Shoes. [us: Hoodie | Tie]. [us: Schedule | Timetable]. Lock.

Pebble.

# @supper
lived next door, and had come to supper
## if elder
had come to supper

# @pet
{pet}, {elder’s} cat,
## if elder & !pet
{pet}, the cat from next door,
## if pet
{pet}

# @place
climbed into the [us: sink | basin], and sat there
## if pet.dog
turned round, and lay down on the bath mat

# @there
in the [us: sink | basin]
## if pet.dog
on the bath mat

# @game
then {pet.he} got down, stretched out one paw, and knocked a pebble off the edge of the shower. The penguin put it back. {Pet} knocked it off. The penguin put it back.
## if pet.dog
then {pet.he} got up, took a pebble from the edge of the shower, as gently as if it had been an egg, and laid it on the bath mat. The penguin put it back. {Pet} fetched it. The penguin put it back.
