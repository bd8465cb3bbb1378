title: Kee-wick
title: Are You There?
title: He Was Only Late
guest friend: Yusuf (he), Rosie (she)
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Knock is asked, knock-knock is answered; kee-wick is asked, hoo-hoooo is answered. The owl is "she", the late one "he". @a: {adult}, else the
% grandparent, else {aunt}. The rooms are down by the garden, so that nobody small leans out of a high window.

# one-wall
{child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] lived in two different houses. But their bedrooms were next door to each other, down by the garden, and in between was one wall.

If {child} knocked on the wall, knock, that meant: are you there?

And if {friend} knocked back, knock-knock, that meant: yes, I am.

# kee-wick
One night {child} was lying in bed[pet.dog: , with {pet}[!pet.known:  the dog] across {child.his} feet,][pet.other: , and {pet} was asleep already,] when {child.he} heard something in the garden.

“KEE-WICK!”

{Child.He} sat up.

“KEE-WICK!”

“{@A}!” called {child}. “There’s something outside that squeaks!”

# two-owls
{@A-came} came and opened the window, and they leaned out together into the cold, dark, [season.winter: frosty | leafy] air. On top of the [us: clothesline | washing-line] post sat a lump. The lump turned its head, all the way round to the back, and looked at them with two enormous eyes.

“An owl,” breathed {@a}.

“Owls don’t squeak,” said {child}. “Owls go too-whit, too-whoo. Everyone knows that.[elder & adult:  Even {elder}[elder2:  and {elder2}].][elder2 & !adult:  Even {elder2}.]”

“Ah,” said {@a}. “That’s two owls. One calls kee-wick, and it means: are you there? And the other one answers hoo-hoooo, and it means: yes, I am.”

{child} listened. “KEE-WICK!” called the owl. Then it waited, with its head on one side.

Nobody answered.

“KEE-WICK!”

Nobody, nobody at all.

# no-ones-answering
{child} couldn’t bear it. {Child.He} went straight to the wall. Knock!

Knock-knock, said the wall, and a moment later the window next door went up and there was {friend}, with {friend.his} hair sticking up and {friend.his} [us: blanket | duvet] round {friend.his} neck.

“There’s an owl,” whispered {child}, “and no one’s answering her. What shall we do?”

{Friend} thought about it.

“We’ll have to answer her ourselves,” {friend.he} said.

# a-cow
So {child} took a big breath and went, “Hooooo!”

It sounded like a cow. The owl blinked.

{Friend} took a big breath and went, “Hoo! Hoo! Hoo!”

It sounded like a train. The owl shuffled along to the far end of her post.
## or
So {child} rolled up a comic, put it to {child.his} mouth and went, “Hooooo!”

It sounded like a ship. The owl blinked.

{Friend} fetched one of {friend.his} [us: rain boots | wellies] and went, “Hoo! Hoo! Hoo!”

It sounded like somebody in a [us: boot | welly]. The owl shuffled along to the far end of her post.

# a-little-house
“Try it through your hands,” said {@a}. “Like this. Make a little house with no windows, and leave the door open at the top, and blow across your thumbs.”

{child} made a house with {child.his} hands and blew. Ffffff. {Friend} made a house with {friend.his} hands and blew. Pffffff. [sport: “It’s like learning to {play sport},” said {@a}. “First you can’t, and then you can.” ]{child} blew again, and there was a tiny, windy whistle in it. {Friend} blew again. {Friend.He} blew until {friend.his} cheeks were as round as apples, and all at once, out of {friend.his} hands, soft and trembly and round, came:

“Hoo … hoo-hoo-hoooooo.”

It was perfect.

# on-the-ledge
The owl stood up tall. She opened her wings, which were much bigger than she was. And she flew, without making any sound, not even a swish, straight across the garden, and landed on the ledge between the two windows. Right between {child} and {friend}.

Nobody breathed[athlete: , not even {athlete} on the poster].

She was so close that {child} could see the speckles on her, brown and cream, like toast crumbs, and the feathers on her toes, like furry [us: pants | trousers].

# only-friend
The owl looked at {friend}. She looked at {friend.his} hair. She looked at {friend.his} [us: blanket | duvet]. She looked for a very, very long time.

“She knows I’m not an owl,” said {friend}, without moving {friend.his} lips.

The owl turned her head and looked at {child}.

“I’m sorry,” {child} told her. “It’s only {friend}. But {friend.he} really {friend.is} there. We both are.”

The owl seemed to think this over. Then she sat down. She fluffed herself up until she was quite round, and she shut one eye. These two would do, she seemed to say, until somebody better came.

# three-in-a-row
So they sat, the three of them in a row[pet.dog: , with {pet} underneath], and {@a} behind, keeping {child’s} back warm. [pet.cat: {Pet}[!pet.known: , {child’s} cat,] went along the fence, and looked the other way.|A cat went along the fence.][age>=5:  A star came out from behind the chimney. The owl watched it with her one open eye.]

And then, from a long way off, past the church, [school: past {school}, ]past the park, so faint that it was hardly there:

“Hoo … hoo-hoo-hoooooo.”

The owl’s other eye flew open.

“That wasn’t me,” whispered {friend}.

# off
“KEE-WICK,” shouted the owl, so loudly that {@a} jumped. And off she went, over the [us: clothesline | washing line], over the fence, over the roofs[city:  of {city}][age>=5: , a small dark shape, and then a smaller one].

They listened.

“Kee-wick,” they heard, far away.

“Hoo-hoooo.”

“Kee-wick.”

“Hoo-hoooo.”

# only-late
“He was only late,” said {child}.

“Perhaps he had a long way to come,” said {@a}. [adult: {Adult.He}|{@He}] closed the window and tucked {child} in, first one side and then the other, [music: humming {@song}, ]and turned off the light.

# knock
It was dark now, and very quiet. {child} lay and thought about furry [us: pants | trousers]. Then {child.he} put out one hand, out of the warm and into the cold, and felt for the wall.

Knock.

{Child.He} waited, with {child.his} head on one side.

Knock-knock.

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A-came
{Aunt}, who was staying the night,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @He
{Aunt.He}
## if elder & !adult
{Elder.He}

# @song
{music}
