title: The Fairy with the Pencil
title: To Get Home With
title: They Just Stop Borrowing
guest friend: Ivy (she), Jude (he)
guest pet: Smudge (he), Pickle (she)
guest minder: Josie (she), Hattie (she)

% The animal is the family's cat or dog, or else the cat from across the road. The grown-up of the week is the grandparent who is ticked, else {adult}, else {minder}; {adult} says good night.

# only-a-small-laugh
On Monday {child} laughed at {friend}. On Tuesday a fairy began to take {child’s} things.

It had only been a small laugh. {Friend} was singing [music: {music} | {friend.his} line] in front of the whole class[school:  {at school}], and in the middle of it {friend.his} voice squeaked like a door, and everybody laughed, and {child} laughed too. But everybody else wasn’t {friend’s} best friend. {Friend} had looked at {child}, only at {child}, and since then they had not said one word to each other[sport: , not even about {sport}], though there was only a hedge between their gardens.

# things-dont-walk
On Tuesday night the [us: flashlight | torch] went. On Wednesday it was the book about shipwrecks.

“Things don’t walk,” said {@says}. “Have you looked under the [pet.dog: dog | cat]?”

[elder2: “Everything is always under the [pet.dog: dog|cat],” said {elder2}.

]{child} looked. {@Lay} lay at the foot of the bed on a big woolly [us: sweater | jumper], where {pet.he} had lain, more or less, since [us: winter break | half-term]. Under {pet} there was only [us: sweater | jumper].

# a-wellington
But on Thursday something bumped in the kitchen, and {child} crept down in {child.his} socks. And there was the fairy. {@out}, pulling a pair of [us: rain boots | wellingtons].

She was about as tall as a teapot. Her wings were pegged up out of the way with a [us: clothespin | clothes peg], and she had a pencil behind her ear. She didn’t look like somebody who dances on flowers. She looked like somebody with a van[city: , and all of {city} to do before breakfast].

“Those are mine!” said {child}.

“Evening,” said the fairy. “Mind your fingers.” And the [us: rain boots | wellingtons] went flup, flup, and were gone[athlete: , faster than {athlete}].

# shift
On Friday {child} was ready. When it began to get dark {child.he} sat down under the kitchen table, with {child.his} coat on over {child.his} pyjamas. First {child.he} heard the fairy upstairs.

“[us: Scoot | Shift],” the fairy was saying. “[us: Scoot | Shift], please. I’m asking nicely.” Then there was a lot of puffing, and then a long, comfortable yawn, which was {pet}. The fairy came down with nothing, very red in the face, took a tennis ball out of the basket instead, and went.

{child} went after her, over the grass and through the hole in the hedge, the one that {child.he} and {friend} used every day. Nobody had used it since Monday. And there on {friend’s} back step, in a tidy row, stood the [us: flashlight | torch], the book and the [us: rain boots | wellingtons].

# thief
So that was it! {Friend} had got hold of a fairy, and she stole for {friend.him}!

“Thief!” said {child}. {Child.He} snatched up the [us: flashlight | torch] and turned it over to find the switch. {Friend}, it said beside the switch, in big white letters.

{child} opened the book. To {friend}, it said, happy birthday. {Child.He} looked in the left [us: rain boot | wellington]. {Friend}, it said in there. {Child.He} turned the tennis ball round, and round again, and there it was, very faint, nearly [pet.dog: chewed | worn] off.

{Child.He} had borrowed it all, so long ago that {child.he} had forgotten it was {friend’s}.

“I don’t take things,” said the fairy. “I take things home. When two people have finished with each other, somebody has to. I do this side. My sister does that one.”

# just-as-red
At that moment {friend’s} back door opened, and out came another fairy, just as red in the face, dragging a pair of swimming goggles. They were {child’s}. And behind her, on tiptoe, in pyjamas, came {friend}.

“Got you!” said {friend}. Then {friend.he} saw {child}, and said nothing more.

They stood there. The fairies [us: went down | ticked] their lists.

“How much is left?” asked {child}, and {child.his} voice was not quite steady.

“One [us: sweater | jumper], woolly,” the fairy read out. “I’d have been done by now. But there’s a [pet.dog: dog | cat] on it.”

“And then we’re finished?”

“Then you’re finished.”

“But we never said so!”

“Nobody ever says so,” said the fairy, and she said it quite kindly. “They just stop borrowing.”

# not-you
{child} looked at the [us: flashlight | torch]. Then {child.he} looked at {friend}, which was harder.

“I shouldn’t have laughed,” {child} said. “Not me.”

“No,” said {friend}. “Not you.”

It was very quiet. {child} held out the [us: flashlight | torch].

“Can I borrow this?”

“No!” said the fairy. “Do you know what that thing weighs?”

# to-get-home-with
“What for?” said {friend}.

“To get home with.”

{Friend} looked through the hedge at {child’s} kitchen, which was all lit up, with {@sink} at the sink, and about twenty steps away. A corner of {friend’s} mouth moved.

“All right,” said {friend}. “But then I’m borrowing the goggles.”

“What for?”

“To get home with,” said {friend}. And {friend.he} put them on, there on {friend.his} own doorstep, turned round, and walked into the door.

{child} laughed. It got out before {child.he} could stop it. But {friend} was laughing too, and in the middle {friend.his} laugh squeaked like a door, and that made both of them worse.

# rub-out
The fairies sat down, on one [us: rain boot | wellington] each.

“Four nights,” said the one.

“My back,” said the other.

But she took the pencil from behind her ear, turned it upside down, and began to [us: erase | rub out].

# on-it
When {@night} came up to say good night, the [us: flashlight | torch] lay on the shelf, the book lay under the [us: flashlight | torch], and {pet} lay at the foot of the bed, with one woolly sleeve hanging down on either side.

“Whose is that [us: sweater | jumper]?” said {@night}.

“{Friend’s}.”

“Shouldn’t you give it back?”

“I can’t,” said {child}, and shut {child.his} eyes. “There’s a [pet.dog: dog | cat] on it.”

# @says
{minder}, who was looking after {child.him} that week
## if adult & !elder
{adult}
## if elder
{elder}

# @sink
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @night
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @Lay
{Pet}, the cat from across the road,
## if pet.cat / pet.dog
{Pet}

# @out
She was going out backwards through the crack of the kitchen door
## if pet.cat
She was going out through the cat flap backwards
