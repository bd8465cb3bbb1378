title: The Smallest Castle in the Country
title: There Is Room Here
title: Mostly Opening Things
guest lost: Albie (he), Kit (he)

% The grown-up (@a): {adult}, else the grown-up. Each of the family who comes gets a room.

# inherited
{child} had been left a castle. A very distant relation had died at the age of a hundred and four, and the will said: *The castle shall go to whichever child in the family wants it most*.

“That’s me,” said {child}. “It always has been.”

They went by bus, {child} and {@a}. They walked through the allotments, past shed after shed[city: , on the edge of {city}]. Right at the end they stopped.

It did have a tower, you had to say that for it. It had battlements, and flew a flag. But there was something wrong about the size. The moat was a ditch, the drawbridge was an ironing board, and when {child} opened the gate {child.he} saw the whole castle at once. It was one room. In the room was a throne, with a lid.

“It’s an outside lavatory,” said {@a}.

“It’s a castle,” said {child}. “It’s just not a big one.”

On the wall, in embroidered letters, it said: THERE IS ROOM HERE. Nobody could think what it meant.

# mine
The first thing {child} did was to write a sign. {child's} CASTLE, it said. KEEP OUT, EVERYBODY. {child.He} pulled up the ironing board, sat down on the throne, and reigned.

That went well for about ten minutes. Then {child.he} noticed that the ceiling had come nearer. The next day {child.he} had to bend {child.his} neck. The day after that {child.his} knees hit the wall. On Thursday {child.he} {child.was} folded in half, and when {child.he} stretched, {child.his} head went straight out through the tower, and {child.he} got the flag in {child.his} ear. [athlete: Not even {athlete} could have sat like that. ]

“It’s shrinking,” {child} told {@a} that evening. “I don’t do a thing, and it shrinks!”

“Who have you let in?” asked {@a}.

“Nobody, of course. It’s mine.”

“Mm,” said {@a}, and said no more. Some people can do that.

# are-you-a-tower
On Friday it rained. {child} sat in the castle with {child.his} head outside and {child.his} chin on the roof. Along the path came a small boy in boots that were much too big. He stopped in front of the sign, but he probably couldn’t read. He looked up at {child}.

“Are you a tower?” he asked.

“I reign here,” said {child}, with the rain running down {child.his} neck.

“I’m lost,” said the boy, whose name was {lost}. “My grandfather is in a shed, but they’re all the same.”

{child} looked at the sign. {child.He} looked at {lost}, who was wet right down into his boots. There couldn’t possibly be room for him. But you couldn’t just let him stand there.

# a-door
{child} let down the ironing board, and {lost} stepped in. There was a creak. And the ceiling rose, as if somebody had taken a deep breath, right up over {child's} head. In the wall on the right, where a moment ago there had been boards, was a door.

They opened it. Inside was a little room, with the fire lit.

“Big castle you’ve got,” said {lost}.

“It wasn’t just now,” said {child}.

{child.He} thought until {child.his} head itched. Then {child.he} ran out into the rain, took down the sign, and wrote on the back of it: COME IN.

# come-in
First came the grandfather, who was looking. *Creak*, and there was a library, with a sofa exactly as long as he was. [friend: Then came {friend}, {child's} best friend. *Creak!* A room with two hammocks. ][elder: Then came {elder}[elder2:  and {elder2}] with something hot in a flask. *Creak!* A glasshouse, with oranges. |Then came the lady with the rake, only to ask what all the noise was. *Creak!* A glasshouse, with oranges. ][pet.dog: {Pet} came at full speed, wanting nothing. *Creak!* A hall just for skidding in. ][pet.cat: {Pet} didn’t need asking. *Creak!* A window seat, with the sun in it. ][pet.other: {Pet} was brought in the cage. *Creak!* A tower of hay. ]Then came two sisters who were quarrelling. *Creak, creak!* A room each, and a long corridor in between[sport:  where you could {play sport}]. [us: The mailman|The postman] got a balcony. A hedgehog got a door of its own. [school: The whole class came from {school}, and it creaked for a quarter of an hour. ]And with every door there was a window, and a staircase, and another tower.

# the-highest
Towards evening {@a} came to fetch {child}, and got no further than the path. There lay the castle, with forty-two battlements and a light in every window. It smelled of pancakes, and somebody was playing [music: {music}|the fiddle]. The drawbridge had grown railings. If you looked closely it was still an ironing board.

In the gateway stood {child}, with the crown on crooked.

“May I come in?” said {@a}.

“I’ve been waiting for you,” said {child}. “I want to see what it’ll be.”

{@A} stepped over the threshold, and they listened, the two of them. It didn’t creak this time. There was only a small *click*. At the very top of the highest tower a door had opened.

They climbed all the stairs. The room was little and round, the smallest in the castle. There was a bed in it, for somebody to sleep in, and a chair beside it, for somebody to read in. Through the window you could see all the sheds, and the moon.

“So that’s reigning,” said {child}, getting in. “It’s mostly opening things.”

# the-flag
Far below somebody laughed. On the throne, on the lid, sat {lost} in his big boots, wondering what queens wanted with a hole.

{@A} sat down on the chair. It fitted exactly.

And outside the window, high up in the dark, the flag rolled itself up for the night.

# @a
the grown-up
## if adult
{adult}
