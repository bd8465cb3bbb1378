title: The Cat on the [us: Garbage Can | Bin]
title: There’s a Cat on Your [us: Garbage Can | Bin]
title: Look at the Sky
guest pet: Pepper (she), Crumb (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Let the child do “Hisssss. Clunk. Rrrrrr-RUM!”, and be the cat who shuts her eye again. The last “Rum” is very small.
% Whoever stands at the gate (@a) is the grandparent, else {adult}, else {minder}.

# bin-day
It was Thursday, and Thursday was {@bin} day[city:  in {city}].

{child} stood at the gate in {child.his} [us: rain boots | wellies] and {child.his} pyjama top. {@First} stood beside {child.him} with a cup of [us: coffee | tea]. They were listening.

Far away, round the corner, they heard it.

Hisssss. Clunk. Rrrrrr-RUM!

“{@Lorry}!” said {child}.

# on-the-lid
“Is our {@can} ready?” said {@a}.

{child} looked. The {@can} was out. The lid was shut. But on top of the lid, curled up like a furry bun, was {pet}[!pet.known:  the cat].

“{Pet},” said {child}, “you have to get off. The {@lorry}’s coming.”

{Pet} opened one eye. {Pet} shut it again.

# please
Hisssss. Clunk. Rrrrrr-RUM!

That was the house with the yellow door.

“Please, {pet},” said {child}.

{Pet} put {pet.his} tail over {pet.his} nose.

Hisssss. Clunk. Rrrrrr-RUM!

That was the house with the gnome.

# mouse-on-a-string
[elder2: “Say it louder!” called {elder2} from the window. But {pet} only put {pet.his} ears down flat.

]{child} fetched the mouse on a string. {Child.He} made it run along the wall. {Child.He} made it hop. {Pet} watched it run. {Pet} watched it hop. Then {pet.he} yawned, so wide that {child} could see all the pink inside.

# next-door
Hisssss. Clunk. Rrrrrr-RUM!

That was next door!

{@A} tried to pick {pet} up. {Pet} went all long, like a wet towel, and poured {pet.himself} back on to the {@can}.

# i-know
And then the {@short} was there. It was as big as a house, and its orange light went round and round. Down jumped a lady in enormous gloves[music: , humming {music}].

“Morning,” she said. “There’s a cat on your {@can}.”

“I know,” said {child}.

“We can’t tip a {@can} with a cat on it.”

“I know,” said {child}.

Everyone looked at {pet}. {Pet} washed a foot.

# the-box
{child} thought hard[sport: , harder than at {sport}]. {Pet} didn’t want please. {Pet} didn’t want the mouse. {Pet} didn’t want to be picked up. What did {pet} want?

Then {child} saw the recycling. Right on the top was an empty box.

{Child.He} put the box on the ground. {Child.He} didn’t say a word. {Child.He} just walked away from it and looked at the sky.

{Pet} opened one eye. {Pet} opened the other eye. {Pet.He} stretched {pet.his} front half. {Pet.He} stretched {pet.his} back half. And – hop! – down {pet.he} came[athlete: , like {athlete}], off the {@can} and into the box. Round once, round twice, flop.

“Now!” whispered {child}.

# you-could-do-my-job
The lady rolled the {@can} to the {@short}. Hisssss, up it went. Clunk, went the lid. Rrrrrr-RUM, went the [us: garbage | rubbish] – the teabags and the potato peelings and the sock with the hole.

“You’re good at this,” said the lady. “You could do my job.”

“I’m {age},” said {child}.[school:  “And I go to {school}.”]

“Then I’ll save you some gloves,” said the lady.

[us: Beep, beep | Parp, parp], went the {@short}, and off it drove.[friend: 

Later {friend}[!friend.known: , {child’s} best friend,] came and heard all about it. {Friend} wanted to sit in the box as well. But it was full of {pet}.]

# parked
That night the box was at the end of {child’s} bed, with {pet} in it.

“{@A},” said {child}, “where’s the {@lorry} now?”

“Parked,” said {@a}. “Fast asleep.”

“With its light off?”

“With its light off.”

{@A} turned {child’s} light off too. {child} shut {child.his} eyes. And from the box, soft and slow, came a very small sound.

Rrrrrr, went {pet}. Rrrrrr. Rum.

# @lorry
[us: garbage truck|bin lorry]

# @short
[us: truck|lorry]

# @bin
[us: garbage|bin]

# @can
[us: can|bin]

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
