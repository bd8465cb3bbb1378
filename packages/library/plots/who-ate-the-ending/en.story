title: Who Ate the Ending
title: The Last Page
title: Captain Badger and the Iron Box
guest pet: Biscuit (he), Maple (she)
guest librarian: Mrs Okoro (she), Mrs Bello (she)
guest minder: Delphine (she), Mr Larkin (he)

% The story had a rabbit. A dog is the stand-in, a cat does it as well; @dug is what a cat does otherwise.

# five-to-eight
On Sunday night, at exactly five minutes to eight, {@whose} ate the most important page in the world.

It was the last page of a library book called Captain Badger and the Iron Box. {child} and [adult: {adult} | {minder}, who rented the spare room,] had been reading it for three weeks, and had never once peeked at the end. They had been through two storms, one shipwreck and a very long chapter about rope. Now Captain Badger had found the box at last, on a beach at the end of the sea, and the key was in the lock.

“‘He turned the key,’” read {@a}. “‘The lid went up. And there, inside the box, was …’”

{@Ahe} turned over. There was no over. There was a small wet fringe, and below it, on the rug, there was {pet}, looking like somebody who had never met a book in {pet.his} life.

# one-word
A corner stuck out of {pet.his} mouth, with one word on it. {child} leaned in quickly.

“‘The,’” {child.he} read.

{Pet} swallowed.

“Well,” said {@a}. “That narrows it down.”

{child} did not laugh. It was {child} who had left the book on the rug at [us: suppertime | teatime], although {@a} had said, twice, “Not on the rug.” And the book belonged to the library, and the library belonged to {librarian}, who could hear a [us: bag of chips | crisp packet] opening [city: anywhere {in city} | from two rooms away].

# lumpy
So on Monday {child} hid the book under the bed. On Tuesday {child.he} hid it under a [us: sweater | jumper] under the bed.[friend:  {Friend} asked what was in the box, and {child} said that it was a secret.][school:  {Child.He} thought about it all day {at school}.] By Wednesday the whole bed felt lumpy, and {child.he} lay awake on top of it like the princess on the pea.

“{@A},” said {child} in the dark. “Can we just never go to the library again?”

{@A} thought about it. “We could,” {@ahe} said. “But it’s a lot of books to give up for one page.”

# half-and-half
On Thursday they went. {child} put the book on the desk and opened it at the fringe.

“{@The-animal} ate it,” {child.he} said, “but I left it where {@an-animal} goes. So it’s half {pet} and half me.”

{Librarian} put on her glasses. Then she took a fat black notebook from a drawer. On the cover it said Damages.

“Bath,” she read, running her finger down. “Bath. Dog. Jam. Bath. Goat. Bath.” She picked up her pen. “Half {@an-animal}. How nice. I haven’t had half {@an-animal}.”

# somebody-must
“Can you get a new one?” asked {child}.

“Not of this. It’s older than I am.” {Librarian} looked down at the fringe for a while. “Nobody can read a book with no ending. Somebody will have to write one. Half you and half {pet}.”

# gold-and-dragons
{child} began that evening. First {child.he} put in gold. But Captain Badger had given away gold in chapter two. [sport: Then {child.he} put in a cup for {sport}, but no badger can {play sport}. ][athlete: Then {child.he} put in a picture of {athlete}, but it had got wet. ]Then {child.he} put in a map, but the captain was tired, and a map would only mean more rope.[elder:  {Elder}[elder2:  and {elder2}] thought there might be cake in it, but it would have been three weeks old.][music:  {Child.He} hummed {music}, to help.] Then {child.he} put in a dragon[friend:  that {friend} had thought of], which ate everybody. {Child.He} crossed that out.

“What would you put in the box?” {child.he} asked {pet}.

# hay
{Pet} was busy. {@A} had brought {pet.him} a present: a cardboard box, filled to the top with the best hay, to sleep on. {Pet.He} did not sleep on it. {@Dug} {Pet.He} went on until there was nothing left in the box, nothing at all.

Then {pet.he} hopped in, turned round once, tucked up {pet.his} feet and closed {pet.his} eyes. It fitted {pet.him} exactly.

{child} stopped chewing {child.his} pencil.

“Oh,” {child.he} said.

# better-than-gold
{child} wrote until there was no more to write. Then {child.he} climbed into bed, and {@a} picked the hay out of {@ahis} collar, and sat down, and read it aloud.

“‘And there, inside the box, was nothing. Captain Badger looked in all four corners. There was only a bit of sun and a bit of room. He had been wet for a year. He had been brave for two. He climbed in, turned round once, and tucked up his feet, and it was just the size of a badger. So that is what I have been looking for, he thought. And he pulled down the lid, but not quite all the way, so that he could still hear the sea. The End.’”

{@A} did not say anything for a moment.

“Is it all right?” asked {child}.

“It’s better than gold,” said {@a}, and {@ahis} voice was a bit husky. It may have been the hay.

# glued-in
On Saturday {librarian} glued it in[elder: , and {elder} came along to see it done]. Underneath she put: Ending by {child} and {pet}. And she set the book back on the shelf. The top shelf.

# not-quite
But that was Saturday. Tonight the bed was not lumpy any more. {child} turned round once, and tucked up {child.his} feet, and {@a} closed the door, but not quite all the way.

# @whose
{pet}, the dog from next door who had come to stay,
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.cat
{pet}[!pet.known:  the cat]

# @the-animal
the dog
## if pet.cat
the cat

# @an-animal
a dog
## if pet.cat
a cat

# @dug
{Pet.He} put {pet.his} paws over the edge and dug. {Pet.He} kicked it out behind {pet.him}, over the rug, over the slippers, over {@a}.
## if pet.cat
{Pet.He} put one paw over the edge and hooked out a straw, and then another, and then {pet.he} climbed in and raked it out with both paws, over the rug, over the slippers, over {@a}.

# @a
{minder}
## if adult
{adult}

# @ahe
{minder.he}
## if adult
{adult.he}

# @ahis
{minder.his}
## if adult
{adult.his}
