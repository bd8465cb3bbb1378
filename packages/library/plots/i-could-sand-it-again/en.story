title: I Could Sand It Again
title: As Long as She Isn’t Finished
title: It Sloped a Bit
guest friend: Anika (she), Rufus (he)
guest bell: Mrs Bell (she), Mrs Rudd (she)
guest builder: Ted (he), Ray (he)

% The garage is the neighbour’s, so that it is nobody’s own that is missing.

# nothing-left
{@First} had been building a boat in {bell’s} garage for six years, and {child} had helped for all of them. On the first Saturday of the summer [us: vacation | holidays] {@a} put down the sandpaper and said there was nothing left to do.

[adult: {adult.He} | He] did not sound pleased about it. [adult: {adult.He} | He] sounded like somebody who has come to the end of a cake.

“Nothing at all?” said {child}.

“Well,” said {@a}, “I could sand it again.”

“You’ve sanded it fourteen times,” said {friend}, who had been counting.

{Friend} was {child’s} best friend, and had been there from the start. The first year, they had held the other end of things. Two years later they were allowed to do glue. And they had spent so many Saturdays on upturned crates in that garage[athlete: , under a picture of {athlete}], arguing with the radio[music:  about {music}] and eating toast with sawdust on it, that {bell} claimed they rustled.[pet.dog:  {Pet} lay under the boat and had sawdust in {pet.his} eyebrows.][pet.cat:  {Pet} had tried every seat in the boat.][pet.other:  Even {Pet} at home smelt faintly of varnish.]

And now the boat was done. She was four metres long and [us: fire-engine red | postbox red]. All she needed was water.

# before-september
“This summer,” said {child}. “It has to be.”

{child} didn’t say why. All three of them knew. In September, {friend} would be at the school across the river, and {child} would be [school: {at school} | at the one on the hill]. Nobody had quarrelled. It was only where a line on a map happened to go. But if they launched the boat before then, they would have finished something, the two of them, for ever. If they couldn’t, the six years would simply stop in the middle, like a dropped phone call.

“Next Saturday,” said {@a}. “Perhaps. If the weather’s right.”

# up-to-something
Next Saturday the weather was perfect, and {@a} thought that the varnish looked cloudy. The one after that it was a bad back, although the sanding went on just the same. The one after that {@a} wondered if she shouldn’t really have been blue.

“[adult: {Adult’s} | He’s] up to something,” said {friend}.

“Down to something,” said {child}. “It’s like watching somebody wait for the dentist.”

# the-tape
That evening, when {@a} was fetching the [us: fries | chips], they took the long steel tape down from its nail. {child} held one end against the boat’s left side, and {friend} walked round to the right.

“Two metres and four centimetres,” said {friend}.

They went out into the [us: yard | garden] and measured the garage door.

“Two metres,” said {child}, “exactly.”

They measured again, in case it had changed its mind. When {@a} came back with the [us: fries | chips], there was the tape, right across the doorway. {@A} sat down on the grass.

# two-years
“How long have you known?” said {child}.

“Two years,” said {@a}. “Since the [us: October break | October half-term].”

“Two years? But you went on building it!”

“I meant to tell you. I came out on the Saturday to tell you both. And you’d made toast, and {friend} was doing that impression of the [us: man who does the weather | weatherman].” {@A} turned a [us: fry | chip] over and over. “I’m not much good at building boats. I’d have thought that was clear. But I was so fond of Saturdays. And I thought, well, as long as she isn’t finished, they’ll go on coming.”

{child} wanted to be angry, and it lasted for about as long as it takes a [us: fry | chip] to go cold. The trouble was that {child.he} understood. It was just what {child.he} would have done.

# four-too-many
“You could knock the wall down,” said {child}.

“It’s holding up {bell’s} bedroom.”

“You could saw four centimetres off.”

“Off which side?” said {@a}.

{Friend} had said nothing. {Friend.He} had tipped {friend.his} head right over, and was looking at the boat sideways.

“How high is the door?” said {friend}.

“Two metres ten. Why?”

“And how high is the boat?”

“About eighty centimetres. {Friend}, it’s not the height, it’s the …” said {@a}, and stopped.

“Has anybody,” said {friend}, “thought of turning it on its side?”

{@A} looked at the boat, and at the door, and for a moment at the [us: fries | chips], as though they might have known.

“Two years,” said {@a} faintly.

# on-her-side
It took nine neighbours, all the cushions off the sofa, and {bell}, who used to move pianos and did the shouting.[elder:  {Elder}[elder2:  and {elder2}], helping out that week, held the last cushion.] They rolled the boat on to her side, as gently as a sleeping baby. She went out through the door with three fingers to spare above, and nothing got scraped but {@a}.

# a-perfect-circle
And so, on the last Saturday in August, a red boat slid down the grass and into the lake[city:  outside {city}]. Everyone clapped.[elder:  {Elder} clapped longest.][pet.dog:  {Pet} barked at her until she was properly wet.][pet.cat:  {Pet} watched from a basket, and thought it a poor use of a boat.][pet.other:  {Pet} was to hear all about it later.] {@A} tightened all the life jackets until nobody could bend, and took the oars.

She floated. She leaked a little, where {child} and {friend} had been allowed to do glue. And when {@a} rowed, she went round in a perfect circle to the left.

“Ah,” said {@a}. “It may be that one side is longer than the other.”

“By how much?” said {child}.

“I should think about four centimetres.”

Then they laughed until the boat rocked, and the ducks got out to be on the safe side. They went round and round in the sun, past the reeds, past the neighbours, past the reeds again. {child} had thought that afterwards {child.he} would feel finished. {Child.He} didn’t, at all.

# only-weekends
“We’ll have to do the leak,” said {child}.

“And the steering,” said {friend}. “That’s months, that is. That could be years.”

“I can only do weekends,” said {child} carefully. “With school[sport:  and {sport}].”

“So can I,” said {friend}. “I could do Saturdays.”

{@A} was looking very hard at a cloud.

“She hasn’t got a name yet,” said {child} after a while.

But {friend} was already grinning, and it turned out that she had.

# it-sloped
They painted it on the next week, in white, one letter each in turn, with the radio on and the garage door open to the evening. Then they stood back, all three, with their toast.

SATURDAY, it said. It sloped a bit, to the left.

# @first
{Builder} from next door
## if adult
{Adult}

# @a
{builder}
## if adult
{adult}
