title: Captain {captain} Is Never Wrong
title: The Island Has Moved Again
title: Fifty Paces from the Split Rock
guest captain: Iron Meg (she), Iron Nan (she)
guest mate: Mild Bill (he), Meek Mick (he)

% The captain was as old as {child} is now. {child} is on the blanket with {adult}, else with the grandparent.

# never-wrong
Pirates had come to the island. {child} saw them as soon as {@blanket} on the beach. Five of them, in black hats, were digging holes all over the place, and the sand flew.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had never seen such sensible grown-ups.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay right in the middle of the beach, and they dug round {pet.him}.][pet.other:  It was a good thing that {pet} was at home.]

“It’s not here either, Captain!” called one.

“It HAS to be!” called the captain. “I’m never wrong!”

{child} did so want to join in. {Child.He} took {child.his} spade and went over[friend: , and {friend}[!friend.known: , {child.his} best friend,] came after with the bucket].

# fifty-paces
“What are you looking for?”

“My treasure,” said the captain. Her name was {captain}. She was as tall as a flagpole, and nearly all of her was legs. “I hid it myself, on this island. Fifty paces from the split rock. And it isn’t there!”

“Perhaps you’ve remembered wrong,” said [friend: {friend} | {child}].

The other four stopped digging and held their breath.[pet.dog:  {Pet} didn’t.][pet.cat:  {Pet} opened one eye.]

“Wrong?” said {captain}. “I’m never wrong. It’s the island. It’s moved[city: , closer to {city}].”

“She says that every time,” whispered a pirate called {mate}. “We’ve been digging for twelve days.”

# once-more
“Once more!” roared the captain. She stood by the split rock, and off she went. One! Two! Three! The steps were so long that the seagulls had to get out of the way[pet.dog:  and {pet} had to run][athlete: , and not even {athlete} takes longer ones].[pet.cat:  At twenty she stepped clean over {pet}.] At fifty she was right over at the ice cream [us: stand | kiosk][music: , where the radio was playing {music}].

“Here! Dig!”

[friend: {Friend} | They dug. They] found [us: an ice pop | a lolly] stick[pet.dog: , and {pet} took it away to the middle of the beach and buried it].

“The island’s moved again,” said {captain}.

# the-hat
Then {mate} sat down in the sand. The other three sat down as well.

“We’re worn out, Captain,” he said. “When the sun gets to the mast, we’re sailing home. With you or without you.”

The sun was nearly there already. {Captain} said nothing. She sat down, pulled her hat right over her face, and blew her nose inside it.

“It was my very first treasure,” mumbled the hat. “I’d saved up all summer.”[pet.dog:  {Pet} put {pet.his} head on one side.][pet.cat:  {Pet} turned an ear.]

[friend: {child} and {friend} sat down next to her. The captain’s knees were higher than their heads. | {child} sat down next to her. The captain’s knees were higher than {child.his} head.]

“How old were you when you buried it?” [friend: {child} | {child.he}] asked.

“{@Age},” said the hat.

“I’m {age},” said {child}.

# legs
{Child.He} looked at the captain’s legs. They went up to the knees, and down again, and ended out in the water. Then {child.he} looked at {child.his} own[friend:  and {friend’s}], which went a little way out into the sand.

{Child.He} jumped up[pet.dog: , and so did {pet}][pet.cat: , and {pet} sat up].

“Wait! You’re not wrong! It’s your legs!”

“What’s wrong with my legs?”

“They’re too big! When you hid it, you had legs like mine!”

# on-tiptoe
{child} ran to the split rock and put {child.his} heels against it. The sun touched the mast. The pirates were pushing out the boat[friend: , and {friend} was hanging on to the rope].

“One!” called {child}. “Two! Three!”

{Child.He} walked, not fast and not slowly, just the way you walk when you’re {age}. The seagulls stayed where they were[pet.dog: , and {pet} walked beside {child.him}][pet.cat: , and so did {pet}]. At twenty {mate} was counting too[friend: , and {friend} even louder]. At thirty everybody was[adult / elder: , even {@a} on the blanket]. At forty {captain} came along behind, on tiptoe, so as not to spoil it.

“Forty-eight! Forty-nine! FIFTY!”

It was nowhere near the [us: stand | kiosk]. It was in the middle of the beach, where nobody [pet.dog: but {pet} ]had dug a single hole[pet.cat: , because {pet} was lying there].

# clonk
{child} [pet.cat: moved {pet} a little and ]dug.[pet.dog:  {Pet} helped, and up came the stick.] Scrape, went the spade. Then clonk.

It was a [us: cookie | biscuit] tin. {Captain} fell on her knees, and her big hands shook so much that [friend: {friend} had to hold the tin and ]{child} had to take off the lid.

Inside were a shell, a shiny button, a tooth that had come out[sport: , a drawing of people off to {play sport}], and seven toffees. And there was a note, in wobbly letters[school: , like the first ones you write {at school}]. TO ME, FOR WHEN I’M A PIRATE, it said.

“Oh,” said {captain}. “And I am.”

# upwards
She read the note over and over. Then she handed round the toffees. They were as hard as rock and tasted of the sea, and everybody sucked until the sun was well past the mast. Nobody was in a hurry now[pet.cat: , and least of all {pet}].[pet.dog:  {Pet} had {pet.his} stick.]

“And the island?” asked {mate}. “Has it moved?”

The captain looked at {child}.

“No,” she said. “I have. Upwards.”

# what-to-bring
Before they sailed, {child} [pet.cat: lifted {pet} out of the tin, put {child.his} best stone in | put {child.his} best stone in the tin,][pet.dog:  and {pet} put in the stick. They |  and] buried it again in the same place[friend: , and {friend} patted the sand flat with the bucket]. Fifty paces from the split rock.

“Now don’t forget,” said {captain}. “When you’re big, and you come for it, what do you have to bring?”

{child} knew.

“Somebody who’s {age},” {child.he} said.

# @blanket
the blanket was spread out
## if adult
{child.he} and {adult} had spread out the blanket
## if elder & !adult
{child.he} and {@a} had spread out the blanket
## if elder & adult
{child.he} and {adult} and {@elders} had spread out the blanket

# @a
{adult}
## if elder & !adult
{@elders}
## if elder & adult
{adult} and {@elders}

# @elders
{elder}
## if elder2
{elder} and {elder2}

# @Age
Seven
## if age<6
Five
## if age>=6 & age<7
Six
## if age>=8 & age<9
Eight
## if age>=9
Nine
