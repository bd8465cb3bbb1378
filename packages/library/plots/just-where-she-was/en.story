title: Just Where She Was
title: Tuk
guest friend: Kit (he), Poppy (she)
guest pet: Biscuit (he), Fern (she)
guest farmer: Molly (she), Hattie (she)

% Refrain: “Tuk.” And she stayed just where she was. Let the child do the tuk. The dog is the family’s, else the friend’s; a cat does it with one paw: @mud, @crunch, @splosh, @round, @took.

# me-first
“Me first,” said {child}.

“No, me first,” said {friend}[!friend.known: , who was {child’s} best friend].

They both went through the back door at once, and they got stuck. {@mud}

There was mud. It had rained all night[city: , all the way to {city}], and the farmyard was one enormous puddle[sport: , so nobody could {play sport} there].

# an-old-red-tractor
In the shed stood the tractor.

She was an old red tractor with two round lamps for eyes. She was as big as three cows, and a bit shy, and she only knew one word.

“Tuk,” said the tractor.

“Time to take the hay to the sheep,” said {@a}, who was looking after the farm. “Up on the wall, you two, where she can see you.”

# on-the-wall
{child} and {friend} sat on the wall. {child} wanted to see the tractor come out.

“Come out, tractor!” called {child}.

The tractor rolled up to the puddle, and looked.

“Tuk,” she said. And she stayed just where she was.

“Come along, old girl,” said {@a}.

“Tuk.” And she stayed just where she was.

# half-a-carrot
“She’s hungry,” said {friend}.

{friend} had half a carrot in {friend.his} pocket[school: , left over from {school}]. {Friend.He} wanted to feed a sheep with it, all by {friend.himself}. {Friend.He} looked at it for a bit. Then {friend.he} gave it to {@a}, and {@a} held it out to the tractor.

The tractor did not want a carrot.

{@crunch}

“That was for a sheep,” said {friend}.

“Come out, tractor,” said {child}. “Please.”

“Tuk.” And she stayed just where she was.

# somebody-in-it
{child} looked at the tractor. The tractor was not looking at {child}. She was not looking at {@a}. Her two round lamps were looking down, down at the puddle.

So {child} looked down at the puddle too.

And there was somebody in it.

There was somebody big and red, with two round eyes.

“{@A}!” said {child}. “There’s another tractor! It’s in the puddle! Ours is waiting for it to go first!”

# all-day
{@A} looked. {friend} looked.

“So she is,” said {@a}. “And the other one’s waiting for her.”

“They’ll be there all day,” said {friend}. “Somebody’s got to get in the middle.”

# splosh
{@splosh}

The puddle went all to wobbles. The two round eyes went wobbly, and the other tractor was gone.

# out-she-came
The tractor waited, to be polite, until {@a} was up in the seat.

Then, “Tuk,” she said. “Tuk, tuk. Tuk-tuk-tuk-tuk-tuk!”[music:  It was almost like {music}.]

And out she came, slowly, slowly, all the way round {@round}. Up the hill she went with the hay. {child} and {friend} waved from the wall[elder: , and {elder}[elder2:  and {elder2}] waved from the window,] until she was as small as a [us: ladybug | ladybird].

# one-sheep
When {@a} came down again, the sun was going.

“There was one sheep who asked about a carrot,” said {@a}. “Tomorrow, I told her. From {friend}.”

# no-after-you
Then it was [us: suppertime | teatime][elder: , and {elder.short} was laying the table]. {child} and {friend} ran to the back door[athlete: , as fast as {athlete}], and there they stopped.

“After you,” said {child}.

“No, after you,” said {friend}.

“After you,” said {child}.

“After you,” said {friend}.

And they stayed just where they were.

So {pet} went first, {@took}

# @a
{farmer}
## if adult
{adult}

# @mud
{Pet}, {friend’s} dog, pushed out between their knees. {Pet} didn’t mind who was first, as long as there was mud.
## if pet.dog
{Pet}[!pet.known:  the dog] pushed out between their knees. {Pet} didn’t mind who was first, as long as there was mud.
## if pet.dog & breed
{Pet} the {breed} pushed out between their knees. {Pet} didn’t mind who was first, as long as there was mud.
## if pet.cat
{Pet}[!pet.known:  the cat] slipped out between their knees. {Pet} didn’t mind who was first, as long as there wasn’t any mud.

# @crunch
{Pet} did. Crunch.
## if pet.cat
Neither did {pet}. {Pet.He} gave it a pat, and it rolled away down a drain. Plop.

# @splosh
{Pet} looked at the puddle. It was brown and cold and very, very wet. {Pet.He} had thought about it all morning. Now {pet.he} made up {pet.his} mind.

{Pet.He} walked into the middle, turned round once, and lay down.

Splosh!
## if pet.cat
{Pet} looked at the puddle. It was brown and cold and very, very wet. {Pet.He} had walked round it all morning. Now {pet.he} made up {pet.his} mind.

{Pet.He} leaned out over the edge, lifted one paw, and smacked the other tractor on the nose.

Splosh!

# @round
{pet}
## if pet.cat
{pet}, who sat shaking one paw

# @took
and {pet.he} took the puddle with {pet.him}.
## if pet.cat
and {pet.he} took a little of the puddle with {pet.him}, on one paw.
