title: The Smallest Castle in the Country
title: There Is Room Here
title: Mostly Opening Things
guest lost: Albie (he), Kit (he)

% The grown-up (@a): {adult}, else the grown-up. Each of the family who comes gets a room.

# inherited
{child} had been left a castle. A very distant relation had died at the age of a hundred and four, and the will said: The castle shall go to whichever child in the family wants it most.

“That’s me,” said {child}. “It always has been.”

{child} and {@a} went by bus. Then they walked through the allotments[city:  on the edge of {city}], past shed after shed after shed. Right at the end they stopped.

It did have a tower, you had to say that for it. It had battlements, and flew a flag. But there was something wrong with the size. The moat was a ditch, the drawbridge was an ironing board, and when {child} opened the gate {child.he} saw the whole castle at once. It was one room. In the room was a throne, with a lid.

“It’s an outside lavatory,” said {@a}.

“It’s a castle,” said {child}. “It’s just not a big one.”

On the wall hung a piece of embroidery that said THERE IS ROOM HERE. Nobody could think what it meant.

# mine
The first thing {child} did was write a sign. {child's} castle, it said. KEEP OUT, EVERYBODY. {child.He} pulled up the ironing board, sat down on the throne, and ruled.

That went well for about ten minutes. Then {child.he} noticed that the ceiling had come nearer. The next day {child.he} had to bend {child.his} neck. The day after that {child.his} knees hit the wall. On Thursday {child.he} {child.was} folded in half, and when {child.he} stretched, {child.his} head went straight out through the tower, and {child.he} got the flag in {child.his} ear. [athlete: Not even {athlete} could have stretched in there. ]

“It’s shrinking,” {child} told {@a} that evening. “I don’t do a thing, and it shrinks!”

“Who have you let in?” asked {@a}.

“Nobody, of course. It’s mine.”

“Mm,” said {@a}, and said no more. Some people can.

# are-you-a-tower
On Friday it rained. {child} sat in the castle with {child.his} head outside and {child.his} chin on the roof. Along the path came a small boy in boots that were much too big. He stopped in front of the sign, but perhaps he couldn’t read yet. He looked up at {child}.

“Are you a tower?” he asked.

“I’m in charge here,” said {child}, with the rain running down {child.his} neck.

“I’m lost,” said the boy, whose name was {lost}. “My grandfather’s in a shed, but they all look the same.”

{child} looked at the sign. {child.He} looked at {lost}, who was wet right down into his boots. There couldn’t possibly be room for him. But you couldn’t just leave him standing there.

# a-door
{child} let down the ironing board, and {lost} stepped in. There was a creak. And the ceiling rose, as if somebody had taken a deep breath, right up over {child's} head. And in the wall, where a moment ago there had been nothing but boards, there was a door.

They opened it. Inside was a little room, with the fire lit.

“Big castle you’ve got,” said {lost}.

“It wasn’t a minute ago,” said {child}.

{child.He} thought until {child.his} head itched. Then {child.he} ran out into the rain, took down the sign, and wrote on the back of it: COME IN.

# come-in
First came {lost’s} grandfather, who was looking for him. Creak, and there was a library, with a sofa exactly as long as he was. [friend: Then came {friend}[!friend.known: , {child's} best friend]. Creak! A room with two hammocks. ][elder: Then came {elder}[elder2:  and {elder2}] with something hot in a flask. Creak! A greenhouse, with oranges. |Then came the lady with the rake, only to ask what all the noise was. Creak! A greenhouse, with oranges. ][pet.dog: {Pet}[!pet.known:  the dog] came at full speed, wanting nothing. Creak! A hall just for skidding in. ][pet.cat: {Pet} didn’t need asking. Creak! A window seat, with the sun in it. ][pet.other: {Pet} was brought in the cage. Creak! A tower of hay. ]Then came two sisters who were quarrelling. Creak, creak! A room each, and a long corridor in between[sport:  where you could {play sport}]. [us: The mailman|The postman] got a balcony. A hedgehog got a door of its own. [school: The whole class came from {school}, and it creaked for a quarter of an hour. ]And with every door there was a window, and a staircase, and another tower.

# the-highest
Towards evening {@a} came to fetch {child}, and got no further than the path. There stood the castle, with forty-two battlements and a light in every window. It smelled of pancakes, and somebody was playing [music: {music}|the fiddle]. The drawbridge had grown railings. If you looked closely it was still an ironing board.

In the gateway stood {child}, with a crooked crown on.

“May I come in?” said {@a}.

“I’ve been waiting for you,” said {child}. “I want to see what sort of room you’ll make.”

{@A} stepped over the threshold, and they both listened. It didn’t creak this time. There was only a small click. At the very top of the highest tower a door had opened.

They climbed all the stairs. The room was little and round, the smallest in the castle. There was a bed in it, for somebody to sleep in, and a chair beside it, for somebody to read in. Through the window you could see all the sheds, and the moon.

“So that’s what being in charge is,” said {child}, getting into bed. “It’s mostly opening things.”

# the-flag
Far below sat {lost} in his big boots. He had lifted the lid of the throne, and was wondering what anybody in a castle wanted with a hole.

{@A} sat down on the chair. It fitted exactly.

And outside the window, high up in the dark, the flag rolled itself up for the night.

# @a
the grown-up
## if adult
{adult}
