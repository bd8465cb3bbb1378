title: Budge Up, Moon
title: Moon on the Rug
title: Not Much Moon Left
guest sitter: Mrs Pim (she), Mr Wick (he)

% “Budge up, moon” is said by the child every time, loud, and the last time softly. Who puts out the lamp: {@a}.

# the-rug
{child} was in {child.his} pyjamas, and {child.he} {child.was} not asleep at all.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was sleeping over, and wasn’t asleep either.]

{@A} turned off the lamp. And look! The moon came in.

It came in at the window and lay down on the rug. A big white square of moon, right there on the floor.[city:  It had come over all the roofs of {city} to get there.][school:  It had looked in at {school}, and there was nobody there.]

“I want to sit on the moon,” said {child}.

So {child.he} did. {Child.He} sat right in the middle.[sport:  Anybody can {play sport}, but not everybody can sit on the moon.]

# not-fast
Teddy wanted to sit on the moon too. But there wasn’t much moon left.

“Budge up, moon!” said {child}.

And do you know, the moon budged. Not fast. Moons aren’t fast. But it budged, a tiny bit, along the rug.

So Teddy sat on the moon.[age>=4: 

Rabbit wanted to sit on the moon too. And Rabbit’s ears are so long that they need a place of their own.

“Budge up, moon!” said {child}. “And once more for the ears!”

And it budged, and it budged.][friend: 

{Friend} wanted to sit on the moon too.

“Budge up, moon!” said {child}.

And it budged, a tiny bit more, and {friend} sat on the moon.][pet.dog / pet.cat: 

Along came {pet}, and turned round three times, and sat on the moon without asking.][pet.other: 

{Pet} sat and watched, with a moon in each eye.]

# socks
In came {@a2} in big stripy socks. “Is there room for me?”

{child} looked at {@of-a} bottom. Then {child.he} looked at the moon. It was quite a big bottom, and a very small moon.

“Budge up, moon!” said {child}.

# no-moon
And {@a2} sat down, and …

Oh no.

No moon! There was no moon on the rug. There was no moon on Teddy. There was no moon on {child}[friend:  and no moon on {friend}].

“You sat on it!” said {child}.

“Did I?” said {@a2}, and got up to look. But it wasn’t there either.

[friend: {Friend}|{child}] ran to the window.

“There’s a cloud on it!”

# the-cloud
There was a cloud on it. A big fat grey cloud was sitting on the moon, and it had the biggest bottom of them all.

“Off!” said {@a2}.

The cloud did not get off.

“Shoo!” said [friend: {friend}|{@a2}].

The cloud did not shoo.[age>=4: 

“Please,” said {@a2}, who had very nice manners.

But the cloud had no manners at all.]

So {child} stood up tall. {Child.He} took a great big breath, right down to {child.his} toes. And {child.he} said, as loud as loud:

“BUDGE UP, CLOUD!”

And {child.he} blew. Whoooo![athlete:  {Athlete} couldn’t have blown harder.]

The cloud budged a tiny bit.

Whoooo! It budged, and it budged, and it budged right off.

And there was the moon!

# the-bed
But now it wasn’t on the rug. It had budged all by itself, across the floor and up, up, up. It was lying on the bed.

“The moon’s gone to bed,” said {child}.

“Good idea,” said {@a2}, and yawned.

Teddy got in.[friend:  {Friend} got in at the other end.][adult & elder:  {Elder}[elder2:  and {elder2}] looked in to see who had been blowing.][!adult & elder2:  {Elder2} looked in to see who had been blowing.][music:  {@A2} hummed a bit of {music}.] {@A2} tucked in all the feet.

# the-pillow
Then {child} climbed in. But there was somebody on {child.his} pillow, big and round and white, just where {child.his} head went.

So {child.he} said it, very, very softly.

“Budge up, moon.”

And the moon budged up, and they went to sleep.

# @A
{sitter}, who was looking after {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a2
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A2
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}
