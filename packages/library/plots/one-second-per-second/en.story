title: One Second per Second
title: Time Machine: Forward Only
title: The Journey to Eight O’Clock
title: The Time Machine That Was Never Late
title: A Time Machine with Two Stools
guest rival: Byron (he), Lionel (he), Quentin (he)

# forward-only
Time Machine, said the sign. Forward Only.

It was a wardrobe. In it were two stools, an alarm clock, and a hatch in the door, so that you could see when you’d
arrived. It stood [school: in the lunchroom {at school} | in the assembly hall], because it was inventors’ evening,
and at eight o’clock there was going to be a jury. {Child} was afraid of the jury.

“How fast does it go?” asked {rival}. He had built a machine that buttered bread with three arms.

“One second per second,” said {child}.

## or
At seven o’clock a lady stepped into {child's} time machine. When she stepped out, it was seven minutes later.

“Amazing,” she said. “And you get to sit down.”

The time machine was a wardrobe with two stools, an alarm clock, and a hatch in the door. It had been rolled into
[school: the lunchroom {at school} | the assembly hall] for inventors’ evening, with a jury at eight o’clock. {Child} was afraid of
the jury. Next to the wardrobe stood a machine that buttered bread with three arms, and next to that stood {rival}, who had built it.

“What does it do?” he asked. “Top speed?”

“One second per second,” said {child}. “And only forward.”

# ordinary
“That’s just ordinary speed,” said {rival}.

“It’s the only one that’s been properly tested,” said {child}. [pet: “{Pet} went first. In at six, out at five past,
completely unharmed.”]

“I could stand out here and get there just as soon.”

“Yes,” said {child}. “But then you’d have to stand.”

[sport: It had been built in a week when there were far too many days until {sport}.] [adult: {Adult} had helped to
carry it, and had only asked once where to.]

# passengers
People rode in it. [city: From {city}, said the board, to {city}, but later.] A man went to twenty past seven, to get
out of talking to his boss. A little boy wanted to go to Saturday, but had to get off at half past seven, as he hadn’t
brought any food. [friend: {Friend} called out the minutes.] [athlete: On the inside of the door was a picture of
{athlete}, so that there was somebody to look at between stops.] [music: If you hummed {music} it felt as if you were
going downhill.]

[elder: “I’ve come all the way from the last century,” said {elder}.

“Did it go fast?” asked {child}.

“Towards the end,” said {elder.short}. [elder2: “And talking all the way,” said {elder2}.]]

Everybody arrived, to the second. Nobody asked for their money back.

## or
[city: “I want to go to {city},” said a girl.

“What time?” said {child}.] There was a [us: line | queue]. A teacher went to half past seven with both eyes shut.
Two twins took one stool each and came out exactly the same age, which they had been worried about. [friend: {Friend}
punched the tickets and called, “Seven twenty-one! Next stop, seven twenty-two!”] [athlete: In there was a picture of
{athlete}, and there was plenty of time to look at it.] [music: Somebody inside was humming {music} and came out
several minutes older.]

[elder: “How much to Christmas?” asked {elder}.

“About a hundred sandwiches,” said {child}.

“I’ll walk,” said {elder.short}. [elder2: “I’ll sit,” said {elder2}, who was sitting.]]

The machine was never a second late, which was more than you could say for the bus.

# stopwatch
At a quarter to eight {rival} came with two stopwatches. He put one in the wardrobe and kept the other in his hand,
and everybody waited for five minutes. Then he held them up, one in each hand.

They were the same to the hundredth.

“It isn’t a time machine,” said {rival}. “It’s furniture.”

Somebody laughed, the kind of laugh that you hear with your back. The worst thing was that he was right. Was the sign
a lie? It was a machine, nearly. It went through time. But then, so did everything.

## or
“I’ll prove it,” said {rival} at a quarter to eight. He started two stopwatches at the same moment, stood one of them
on a stool in there, and shut the door. People gathered. Nothing is as exciting as two clocks when somebody might be
wrong.

After five minutes he opened it. The numbers were spinning in step, both of them.

“There you are,” said {rival} to everybody. “Fake.”

You could have said something about a loose wire, or about it being Monday. {Child} didn’t say anything. It said Time
Machine on the sign, in {child's} own writing, and {rival} was right.

# half-past-eight
At five to eight he was back. He was as white as bread.

“Can it go to half past?” he said quietly. “Right now?”

“Why?”

“It’ll be over by then.” {Rival} looked across at his three arms. “Last year it buttered a [us: principal | head teacher].”

It would have been easy to say something sharp. {Child} looked at the clock and worked it out.

“It stops at eight on the way,” said {child}. “I can’t drive around it. But there are two stools.”

[friend: “And wheels,” said {friend}. “So take it with you.” | And wheels, thought {child}. It did have wheels.]

# on-stage
At eight o’clock [friend: {friend} and ]the [us: janitor | caretaker] pushed a wardrobe onto the stage. Inside it sat
two people, on a stool each.

“Three minutes to three past,” said {child} in the dark.

“What if I feel sick?”

“Then you’ll have felt sick at two past. After that comes three past. It comes every evening.”

{Rival} went out and pulled the lever, and the three arms moved beautifully, as if they were under water. One slice
was buttered. Two slices were buttered. Then the machine noticed the jury’s sleeve.

The whole hall laughed. {Rival} turned around, and there was the door, ajar, with a stool free. He looked at the alarm
clock. It was three minutes past. It had already happened.

## or
They left five to eight on a stool each. [friend: {Friend} and the [us: janitor | caretaker] | The [us: janitor | caretaker]] pushed, and the floor rolled away under them. Through the hatch you could see the ceiling lights turn into
stage lights.

“Four minutes to,” said {child}. “Three. If you shut your eyes, it doesn’t go any faster. I’ve tried it.”

“I’m shutting them anyway,” said {rival}.

At eight he got off. The lever went down, and the arms buttered two sandwiches, and a sigh went through the hall. The
third thing they buttered was a sleeve, and it had the jury in it.

There was such a laugh that the wardrobe shook. {Rival} stepped back in and sat down.

“When are we?” he said.

“Three minutes past,” said {child}.

“That’s odd. I thought it would be worse here.”

# jury
The jury was an engineer with butter on her sleeve. She rapped on the wardrobe.

“And this one? Does it work?”

“It always gets there,” said {child}. “But it goes at ordinary speed.” It was better to say so before somebody else
did.

“There’s no such thing as ordinary speed,” said the engineer. “Put one clock on the floor and one on a shelf, and the
one on the shelf goes faster. It’s been measured. The Earth holds on to time, and hardest down low.” She looked
{child} over from top to toe. “Your head is older than your feet.”

{Rival} looked at his shoes.

“How much?” asked {child}.

“In a whole lifetime, less than a millionth of a second. You won’t see it on a stopwatch. But up by the hat shelf,
this is a time machine[age>=10: , and down by the shoes it’s another one].”

# home
It won third prize. Second prize went to the bread machine, and first prize to a hat that called out when you left it
behind.

{Rival} helped to push the wardrobe home through the evening[friend: , with {friend} on one of the stools]. The wheels
squeaked. There was hardly anybody out, and the street lamps came one at a time.

“Where’s it going?” he asked.

“To tomorrow,” said {child}.

“So am I,” said {rival}, and pushed a bit harder.

## or
First prize went to a hat that called out when you left it behind. The bread machine was second and the time machine
third, and there weren’t any more inventions.

Afterwards they pushed the wardrobe home under the street lamps and ate the evidence on the way. [friend: {Friend} got
the slice that was buttered on both sides.]

“It was mostly the sign I was jealous of,” said {rival}. “I’ve always wanted one.”

“It runs tomorrow, too,” said {child}. “Same time.”

He took a whole mouthful to think about it. “I’ll come,” he said.

# last
Then it was night. All day long the head had been ahead, by a fraction of a fraction, and the feet had come along
behind as well as they could.

Now {child} lay down. The head was on the pillow and the feet were under the quilt, at about the same height[pet.dog /
pet.cat: , with {pet} to hold them there]. It grew dark and warm, and the breaths went back and forth between them and
were in no hurry. And for the first time since morning they had the same time, the head and the feet, and all night
long they kept in step.

## or
The wardrobe stood in the hall, but it wasn’t the fastest thing in the house.

The fastest time machine is a bed. You lie down[pet.dog / pet.cat: , move {pet} over,] and pull up the quilt. The lamp
goes out. For a while you can hear it moving, a wheel a long way off, a door, your own breath. Then you open your
eyes, and it’s morning, and nobody has ever been able to say where the hours went. {Child} got on at half past nine.
There was plenty of room.

## or
{Child} slept. [pet.dog / pet.cat: So did {pet}.] In the hall stood the wardrobe with its door ajar, and nobody in it.

It went all the same. It went past nine and past ten, quiet and even, with two empty stools and a clock that ticked.
It went through midnight without stopping. The street lamp lay on the wall and didn’t move, and three o’clock came,
and four, and then the morning came, just when it was due, and the wardrobe was there to meet it.
