title: A Dictionary of {pet}
title: Twelve Words and One More
title: Draw a Bed
guest sitter: Jess (she), Nell (she)

% The grown one (@a): {adult}, else the grandparent, else the babysitter {sitter}. The sounds: Meck (food), Mrah-ah (open, shut), Ek-ek-ek (bird), Prrp (hello), nyeeeow (my chair), and the long one.
% The friend lives upstairs. The pipe goes from floor to floor, and can be shouted into.

# talks
{@Cat} {Pet.He} talked in the morning and {pet.he} talked in the evening, and {pet.he} talked with {pet.his} mouth full. {Pet.He} had a voice like a rusty gate[city: , and there wasn’t a rustier one in {city}].

“What’s {pet.he} actually saying?” asked {friend}, who had moved into the [us: apartment | flat] upstairs, and was nearly always down at {child’s}.

“Nobody knows,” said {child}.

“Then we’ll find out,” said {friend}. “We’ll make a dictionary.”

{@A-first} gave them a pad of paper and a red pencil, and they lay down on their tummies on the kitchen floor, one on each side of {pet}, and waited.

# mek
“Meck,” said {pet}, looking at {pet.his} bowl.

“Food!” said {child}, and {friend} drew a bowl. And that was the first word.

“Mrah-ah,” said {pet}, by the balcony door.

“Open!” said {child}, and {friend} drew a door.

“Mrah-ah,” said {pet}, when the door was open.

“Shut?” said {child}.

“Same word,” said {friend}, and drew an arrow going both ways.

# twelve-words
The dictionary grew. Ek-ek-ek meant a bird. Prrp meant hello. A long, cross nyeeeow meant that somebody was sitting in {pet.his} chair, and it was {@a}, so {@he} had to move.[elder & adult:  Then {elder} sat in it, and had to move as well.][elder2:  But {elder2} stayed where {elder2.he} {elder2.was}, and pretended not to know the word.]

After three days they knew twelve words[school: , which was twelve more than anybody else {at school}]. But there was one that they couldn’t make out.

# the-long-one
It came every evening, when {friend} had gone home and the lamps were lit. {Pet} stood in the middle of the hall, stretched out {pet.his} neck and howled:

“Ma-OOO-rah-EEEE!”

It was the longest word of them all, and the loudest[athlete: , louder than when {athlete} was on television]. For that one {friend} had drawn a great big question mark.

# everything
{child} tried everything. {Child.He} tried food. {Child.He} tried the balcony door, open and shut. {Child.He} fetched the [us: yarn | wool] and the little cloth mouse with no tail[sport: , and even {sport.thing}].[music:  {Child.He} hummed {@song}.] {Child.He} even sat in {pet’s} chair, just to get out of it again.

“Ma-OOO-rah-EEEE!” howled {pet}.

“Hush, my love, I’ll be there in a minute,” said {@a} from the kitchen. {@He} was doing the dishes. Then {@he} was just going to hang up the [us: laundry | washing]. Then {@he} was just going to look for a bit of paper.

# three-knocks
Clonk, clonk, clonk, went the radiator. That was {friend’s} signal. {child} put one ear to the pipe.

“I can hear {pet.him} all the way up here!” shouted {friend}, down the pipe. “Where is {pet.he}?”

“In the hall!”

“Where are you?”

“In my room!”

“Where’s everybody else?”

“In the kitchen!”

The pipe was quiet. {Friend} was thinking. You could almost hear it.

# come-in
“I’ve been to a farm with sheep on,” shouted {friend}, “and in the evening the farmer howled just like that. Right across the field.”

“What for?”

“So that the sheep would come in! All at once!”

{child} looked out into the hall. There stood {pet}. {Pet.He} looked at {child’s} room, and then at the kitchen, and then at {child’s} room again, like somebody counting who can’t make it come out right.

“{@A}!” called {child}. “You’ve got to come! Now!”

“I’m just going to …”

“No just,” said {child}. “Now. It’s in the dictionary.”

# one-two
{@A} came out with bubbles all over {@his} hands. {child} took one of the wet hands and pulled {@him} into the bedroom and down on to the bed. {child} crawled in next to the wall. And there they lay, and waited.

Pad, pad, pad, it went in the hall.

In came {pet}, and jumped up. {Pet.He} walked across {@as} tummy, and felt {child} with a cold nose. One. {Pet.He} felt {@a}. Two. Then {pet.he} trod a hollow in between them, and lay down in it, and sighed.

And {pet.he} didn’t say another word.

# all-along
“Is that what {pet.he} wanted?” said {@a}. “All this time?”

“{Pet.He} did say so,” said {child}. “Every single evening.”

{@A} wiped {@his} hands on the [us: covers | duvet], which you’re not supposed to do. {@He} forgot the [us: laundry | washing], and {@he} forgot the bit of paper. {@He} put {@his} cheek against {child’s} hair.

# draw-a-bed
After a while {child} reached out and knocked on the radiator, quite softly, so as not to wake anybody. Clonk, clonk.

“What does it mean?” came very faintly down the pipe. “What do I draw?”

{child} wondered how you would draw it. In the end {child.he} put {child.his} mouth to the warm pipe.

“Draw a bed,” {child.he} whispered. “With everybody in it.”

# @Cat
Some cats hardly say a word. {Pet} was the other kind.
## if breed.Siamese
{Pet} was a Siamese cat, and Siamese cats talk.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A-first
{sitter}, who was babysitting all that week,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
{sitter.him}
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
{sitter.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @song
{music}
