title: No Form, No Bear
title: Furry Hat, with Ears
title: Two Cups of Coffee
guest alvar: Mr Steel (he), Mr Flint (he)
guest gunnar: Gordon (he), Gerald (he)
guest minder: Mr Tibbs (he), Mr Pargeter (he)

% {gunnar} is the teddy. Who is with the child (@m): {adult}, else the elder, else {minder} from next door.

# the-window
{Child’s} bear had gone home on the wrong bus[school:  from {school}]. That was on Monday[sport: , on the way to {play sport}], and now it was Friday, and {child} was standing in the bus company’s [us: Lost and Found | Lost Property Office][city:  {in city}], with {@m-first}, stretching up to reach the window. The bear’s name was {gunnar}. {child} hadn’t slept properly for four nights without him, in spite of being {age}.[pet:  {Pet} had tried to help, but it wasn’t the same thing.]

Behind the window sat a thin man in a tie. There were two cups of coffee in front of him, although there was only one of him. The sign said {alvar}.

“I’ve lost my bear,” said {child}.

{alvar} pushed a piece of paper through the window.

“No form,” he said, “no bear.”

“Is he here?”

“No form, no bear.”

# the-form
{child} borrowed a pen. Item: bear. [us: Color | Colour]: brown, more or less. Size: medium.

“Distinguishing marks,” read {alvar}. “You’ve left that blank. I have thirty-seven bears in here. All of them are brown, and all of them are medium.”

{child} looked round. There was a [us: line | queue] behind {child.him}[friend: , and at the front of it stood {friend}, {child.his} best friend, pretending to read a timetable].

“He smells,” whispered {child}.

“Speak up, please.”

“He smells of toast! And one of his ears is chewed. I chewed it. When I was little. It was mostly when I was little.”

# stuffing
{alvar} wrote it down. Smell: toast. Ear: chewed by owner.[elder:  Other ear: sewn on by {elder}[elder2:  and {elder2}].]

“Stuffing?”

“It’s gone to his legs,” said {child}. “His tummy’s completely flat, because I lie on it.”

# thirty-seven
{alvar} stamped the form, opened the door next to the window, and led the way in among the shelves. And what shelves they were! There were umbrellas, and a vacuum cleaner, and a single ski. At the very far end sat thirty-seven bears in a row.

{child} walked along the row. It wasn’t him. Nor him. It wasn’t him either. {child} smelled every one of them. {Child.He} felt all their ears with {child.his} eyes shut. Then {child.he} went back and started again, slower.

“He isn’t here,” {child.he} said at last, in a voice that had gone a funny shape.

# not-here
{alvar} turned over the pages in his file.

“No more bears have been handed in. I’m sorry.” He looked at the clock. “I close in five minutes.”

{@M} put an arm round {child}, and that was when it got really bad.

{child} dug {child.his} chin down into {child.his} jacket and thought about {gunnar}. How flat he was, how thin and fluffy! He hardly looked like a bear at all. If you didn’t know he was a bear, you might think he was…

{child} looked up.

# the-hats
“Where do you keep the hats?” {child.he} said.

“The hats? Aisle three. But that isn’t…”

{child} was running already. Aisle three was an entire wall. There were bobble hats, and caps,[athlete:  and one with {athlete} on it,] and a hat with a feather. {child} burrowed down through the mittens and the earmuffs,[friend:  and {friend} burrowed from the other end,] and right at the bottom, in a box, {child.he} got hold of something flat. {Child.He} breathed in through {child.his} nose.

Toast!

“{gunnar}!”

There was a label round his neck. It said: Furry hat. Worn. With ears.

# apology
{alvar} took off his glasses. He read the label twice.

“That is my handwriting,” he said. “Thirty-one years I have sat here, and I have never put a bear in with the hats. I do apologise.” He said this not to {child} but to {gunnar}, and he gave a little bow.

# the-other-cup
{gunnar} was inside {child’s} jacket, with one ear against {child.his} chin. It was possible to breathe again. They came back to the window, on the inside of it this time, and so {child} saw whose the other cup was. There was a bear beside it. He was small and yellow, and he had a scarf of his own.

“Whose is he?”

“Nobody’s,” said {alvar}. He put the scarf straight. “He came in on my first day. The number seven. Nobody has ever asked for him.”

“Not for thirty-one years?”

“He sits there and waits. We have our coffee.”

# sundays
“But what does he do on Sundays?”

{alvar} went pink, just above the tie.

“It’s dark in here on Sundays,” he said. “I do think about it sometimes. But I can’t simply take him home. There are rules.”

“No form, no bear,” said {child}.

“Precisely.”

# form-bear
{child} picked up the pen. {Child.He} took a new form off the pile and wrote in {child.his} very clearest writing. Item: bear. [us: Color | Colour]: yellow. Distinguishing marks: drinks coffee. At the bottom it said Owner. {child} didn’t even need to think. {Child.He} wrote {alvar}, and took the stamp, and gave it a thump.

Then {child.he} pushed the paper out through the window.

“Form,” said {child}. “Bear.”

{alvar} read it. He read it for so long that the light in the corridor had time to go off and come on again. Then he folded it in four, put it in his top pocket, and took the small yellow bear in his arms. He held him a bit stiffly. It was his first time, after all.

# number-seven
It was getting dark when the bus came. It was the number seven.[music:  The driver had {music} on, very low.] {child} and {@m}[friend:  and {friend}] got a seat at the back, and {gunnar} lay where he belonged, flat against {child’s} tummy. Two seats in front sat a thin man in a tie. He was pointing out of the window and telling somebody something, about the houses, perhaps, or about the lights on the river.

And over his shoulder poked one small yellow ear, with a scarf underneath it, on its way home.

# @m-first
{minder} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
