title: Pirates in the Bed
title: Because You’re Talking
guest elder: Winnie (she), Stanley (he)

% The bed is at {elder}’s; where none is ticked, {elder} lives next door (@house). Read the waiting slowly: the captain cannot help talking.

# whose-bed
There were pirates in {child’s} bed.

{child} stood on the rug in {child.his} pyjamas and counted them. One was a captain with a big hat. One was a long pirate with a moustache. And one was a little pirate, with his toe sticking out of his sock. There was no room left for {child}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was never going to believe it.]

“That’s my bed,” said {child}.

“Bed?” said the captain. “This is our ship!”

“{Elder.short}!” called {child}. “There are pirates in my bed!”

# boots-off
{@house} {Elder} came and put {elder.his} hands on {elder.his} hips.

“Have they got boots on?” {elder.he} said.

“Two of them have,” said {child}.

“Boots off,” said {elder.short}.

“Pirates never—” said the captain.

“Boots,” said {elder.short}. “Off.”

The pirates took their boots off, and {elder.short} put them in a row.[elder2:  {Elder2} counted them.][pet.dog:  {Pet} sniffed at them, one by one.][pet.cat:  {Pet} sat down in one of them.][pet.other:  {Pet} at home had just the one bed, and no pirates in it.]

# heave-ho
“And now we sail!” said the captain.

But the ship didn’t sail.

“Pull the rope!” said the captain. The long pirate pulled the blanket. But the ship didn’t sail.

“Row!” said the captain. The little pirate rowed with the pillow[sport: , as if it was {sport}]. But the ship didn’t sail.

“Then we must shout!” said the captain.

“HEAVE HO!” shouted all the pirates[music: , louder than {music}], and they jumped up and down[athlete: , higher than {athlete}].

But the ship didn’t sail. Not even a bit.

# i-want-to-go-home
“It’s broken,” said the long pirate.

“I want to go home,” said the little pirate, and his toe drooped.

“And I want to go to bed,” said {child}. {Child.He} {child.was} so tired that {child.he} nearly cried. But there were pirate legs everywhere.

# all-standing-up
{child} looked at the pirates. The captain was standing up. The long pirate was standing up. The little pirate was standing on the pillow.

“You’re all standing up!” said {child}.

“Pirates do,” said the captain.

“It doesn’t go when you stand up,” said {child}. “It goes when you lie down.”

“Does it?” said the captain.

“Yes,” said {child}. “Every night.[friend:  {Friend’s} does too.]”

The pirates looked at each other. Nobody had told them that[school: , not even {at school}].[pet.dog / pet.cat:  {Pet} could have told them. {Pet.He} {pet.was} lying down already.][pet.other:  {Pet} could have told them.]

# youre-talking
“Move over,” said {child}, and {child.he} climbed in and lay down in the middle. The captain lay down, hat and all. The long pirate lay down. The little pirate lay down at the bottom, with his toe sticking out.

“It’s not going,” said the captain.

“That’s because you’re talking,” said {child}.

“Oh,” said the captain.

They waited.

“It’s still not—”

“Shh!” said all the others.

“And you have to close your eyes,” whispered {child}.

The captain closed his eyes. The long pirate closed his eyes. The little pirate closed his eyes. And {child} closed {child.his} eyes, nearly.

# out-to-sea
And then, very softly, the bed began to rock. It rocked a little this way. It rocked a little that way. It rocked out through the window[city: , over the roofs {in city},] and out on to the dark, quiet sea.

“She’s sailing,” whispered the captain.

# three-hammocks
Out there lay a big ship, with three empty hammocks.

“Home!” said the little pirate.

The pirates climbed across on tiptoe and lay down straight away, because now they knew how.

“Good night, Captain {child},” they said.

“Good night, pirates,” said {child}.

And the bed rocked home again, all by itself.

# a-sock
Then [adult: {adult} | {elder}] came in to [us: tuck {child.him} in | tuck {child.him} up]. “What’s that, at the bottom of the bed?” said [adult: {adult} | {elder.short}].

It was a sock, and it had a hole in it, for a toe.

But {child} had closed {child.his} eyes, all the way, and was already sailing.

# @house
{child} was staying the night next door, at {elder’s} house.
## if elder
It was {elder’s} house.
