title: A Hole in the Fog
title: Bark by Bark
title: A Quarter of a Wuff
guest host: Mr Tilley (he), Mr Gedge (he)

% @a: {adult}, or else the grandparent, or else {host}, whose cottage it is. The friend comes on the ferry.

# gone
In the morning the sea had gone.

{child} stood on the cottage steps with {@carried}. Yesterday there had been a jetty out there, and a whole lot of water. Now there was only white. Even the gate had gone, and you could nearly touch the gate from the steps.

“Sea fog,” said {@who}. “Thick as porridge.”[elder & adult: 

“Thicker than mine,” said {elder} from the kitchen[elder2: , and {elder2} agreed].][elder2 & !adult: 

“Thicker than mine,” said {elder2} from the kitchen.]

# the-ferry
“But the ferry!” said {child}. “It’s coming at ten o’clock!”

Today of all days the ferry had to come, because {child’s} new bike was on it[city: , all the way from {city}][friend: , and so was {friend}[!friend.known: , {child’s} best friend,] holding it up]. {Child.He} had been waiting for that bike for three weeks.

Toooot! It came from a long way out in the white. And then, from somewhere else altogether: Toooot?

“It can’t find its way in,” said {@a}.

# plopp
{Pet} didn’t care for things that tooted. {@opinions}

“Wuff!” said {pet}.

Pop! There was a hole in the fog.

It was a round hole, and no bigger than a plate. In the middle of it sat a seagull on a post, looking every bit as surprised as {child}. Then the fog closed up again, and there was no more seagull.

“Did you see that?” whispered {child}.

“Do it again,” whispered {@a}.

“Wuff!” said {pet}. Pop! There was the gate. “Wuff!” Pop! There was the path.

# good-morning
So they went down to the jetty bark by bark, and of course {child} had to have a go.

“Woof!” said {child}.

{child’s} hole was as big as a door. Through it you could see a whole currant bush, and two hops of the path, and the hare that went with them.

“Let me try,” said {@a}. {@He} took a deep breath and barked as only {@a} can bark. “WORRRF!”

That hole was as big as a barn[sport: , and you could have gone in there to {play sport}], but it came out crooked. Right in the middle of it was the man next door, on his own front step in his underpants, with a cup of tea.

“Morning,” said the man next door.

“Morning,” said {@a}. “Sorry.”

And very politely the fog drew its curtains again.
## or
So they went down to the jetty bark by bark, and of course {child} had to have a go.

“Woof!” said {child}.

{child’s} hole was as big as a door. Through it you could see half the raspberries, and a blackbird who was eating them and thought that nobody was looking.

“Let me try,” said {@a}. {@He} took a deep breath and barked as only {@a} can bark. “WORRRF!”

That hole was as big as a barn[sport: , and you could have gone in there to {play sport}], but it came out crooked. Right in the middle of it was the man next door, seen through his own bathroom window, in the bath, with a sponge on his head. He took it off.

“Morning,” said the man next door.

“Morning,” said {@a}. “Sorry.”

And very politely the fog drew its curtains again.

# far-far-off
At the end of the jetty the white was thicker than anywhere. Toooot? said the ferry, and it sounded sad now. They barked one at a time, and it did no good. {@A-s} hole was big, but no deeper than a soup bowl. {child’s} went in a bit further. {Pet’s} was so small that you could hardly see it, but it had a point on it, and it went a long, long way.

# inside-each-other
{child} thought until {child.his} forehead itched.

“We’ve got to put them inside each other,” {child.he} said. “{@A-s} first, because it’s the biggest. Then mine in that one, and then {pet’s} in mine. And that makes an ice-cream cone!”

They stood in a row. {@aimed}

“One, two … now!”

“WORRRF!”

“Woof!”

“Wuff!”

Pop, pop, pop! A long white tunnel opened over the water. It was as wide as a barn at one end and as narrow as a plate at the other, and there, right down at the narrow end, was something red. It was the nose of the ferry.

# again
“Again!” shouted {child}. “It’s closing up!”

So they barked and they barked. {@A} went hoarse, and {pet} didn’t. The red nose grew bigger and bigger, until the whole ferry came sailing out of the cone[music: , with {music} on its loudspeakers,] and bumped ever so gently against the jetty.

# the-captain
The captain leaned out and lifted his cap.

“I’ve been barked at all my life,” he said. “But never so beautifully.”

# the-basket
And there was the bike[friend: , with {friend} beside it]. It was blue. On the front was a basket, and in the basket there was just room for {@fits}, if it breathed in.

By lunchtime the sun had broken through, and the sea came back. {child} rode up and down the path[school: , as if it went all the way to {school},] until {child.his} legs were spaghetti[friend: , and {friend’s} were too, because {friend.he} had run beside]. [athlete: Not even {athlete} could have gone up and down it again.]

# a-star
But when {child} was in bed that night, the window was as white as ever.

“I wish I could have looked out one last time,” said {child}.

“I haven’t a bark left,” whispered {@a}.

{Pet} was curled up on the quilt. {Pet.He} opened one eye. All {pet.he} could manage was a quarter of a wuff.

“Wf.”

It made a hole no bigger than a button.

And in the middle of it was a star.

# @who
{host}, whose cottage it was
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{host}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{host}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{host’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @A-s
{host’s}
## if adult
{Adult’s}
## if elder & !adult
{Elder.short’s}

# @He
{host.He}
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @carried
{pet}[!pet.known:  the dog] beside {child.him}
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
{pet}[!pet.known:  the dog] under one arm

# @opinions
{Pet.He} {pet.was} {a breed}, and {pet.he} held strong opinions.
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
{Pet.He} {pet.was} a very small {breed} with very large opinions.

# @aimed
{child} pointed {pet} straight ahead, like a telescope.
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
{child} held {pet} out in front like a telescope.

# @fits
{a breed} as far as its front paws
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
{a breed}
