title: No Form, No Bear
title: Furry Hat, with Ears
title: Two Cups of Coffee
guest alvar: Mr Steel (he), Mr Flint (he)
guest gunnar: Gordon (he), Gerald (he)
guest minder: Mr Tibbs (he), Mr Pargeter (he)

% {gunnar} is the teddy. Who is with the child (@m): the elder, else {adult}, else {minder} from next door. The friend is next in the queue, about a hat; the dog and the cat go to the hats by themselves.

# the-window
{Child’s} bear had gone home on the wrong bus[school:  from {school}]. That was on Monday[sport: , on the way to {play sport}], and now it was Friday, and {child} was standing in the bus company’s [us: Lost and Found | Lost Property Office][city:  {in city}], with {@m-first}[pet.dog:  and {pet}][pet.cat: , and {pet} in a basket], stretching up to reach the window. The bear’s name was {gunnar}. {child} hadn’t slept properly for four nights without him, in spite of being {age}.[pet:  {Pet} had tried to help, but it wasn’t the same thing.][friend:  Next in the [us: line | queue] stood {friend}[!friend.known: , {child.his} best friend,] missing a hat.]

Behind the window sat a thin man in a tie. There were two cups of coffee in front of him, although there was only one of him. [elder: {Elder.short} would have liked the other cup. ]The sign said {alvar}.

“I’ve lost my bear,” said {child}.[pet.dog / pet.cat:  “{Pet} is only helping.”]

{alvar} pushed a piece of paper through the window.

“No form,” he said, “no bear.”

“Is he here?”

“No form, no bear.”

# the-form
{child} borrowed a pen[elder & !friend & !pet:  from {elder.short}]. Item: bear. [us: Color | Colour]: brown, more or less. Size: medium.

“Distinguishing marks,” read {alvar}. “You’ve left that blank. I have thirty-seven bears in here. All of them are brown, and all of them are medium.”

{child} looked round. [friend: {Friend} was pretending to read a timetable. | There was a [us: line | queue] behind {child.him}.]

“He smells,” whispered {child}.[!friend / !elder: [pet.dog:  {Pet} pricked up {pet.his} ears.][pet.cat:  In the basket {pet} sat up.]]

“Speak up, please.”

“He smells of toast! And one of his ears is chewed. I chewed it. When I was little. It was mostly when I was little.”

# stuffing
{alvar} wrote it down. Smell: toast. Ear: chewed by owner.[elder:  Other ear: sewn on by {elder}[elder2:  and {elder2}], with double thread.]

“Stuffing?”

“It’s gone to his legs,” said [friend: {friend}, and put the timetable away. “His tummy’s completely flat, because {child} lies on it.” | {child}. “His tummy’s completely flat, because I lie on it.”]

# thirty-seven
{alvar} stamped the form, opened the door next to the window, and led the way in among the shelves[friend / pet.dog / pet.cat / elder: , past | . And what shelves they were! There were] umbrellas, and a vacuum cleaner, and a single ski. At the very far end sat thirty-seven bears in a row.[pet.dog:  Halfway there {pet} sat down and stayed.][pet.cat:  Halfway there {pet} left the basket.]

{child} walked along the row. [friend: “Not him.”

“Nor him,” said {friend}.

{child}|It wasn’t him. Nor him. It wasn’t him either. {child}] smelled every one of them. {Child.He} felt all their ears with {child.his} eyes shut.[elder:  {Elder.short} looked for double thread.] Then {child.he} [friend / pet.dog / pet.cat / elder: started | went back and started] again, slower.

“He isn’t here,” {child.he} said at last, in a voice that had gone a funny shape.

# not-here
{alvar} turned over the pages in his file.

“No more bears have been handed in. I’m sorry.” He looked at the clock. “I close in five minutes.”

[pet.dog: {child} called {pet}, who didn’t come. ][pet.cat: Even {pet} was gone. ]{@M} put an arm round {child}, and that was when it got really bad.

{@so-flat}

{child} looked up.

# the-hats
“Where do you keep the hats?” {child.he} said.

“The hats? Aisle three. But that isn’t…”

{child} was running already. {@aisle-three} {child} burrowed down through the mittens and the earmuffs,[friend:  and {friend} burrowed from the other end,] and right at the bottom, in a box, {child.he} got hold of something flat. {Child.He} breathed in through {child.his} nose.

Toast!

“{gunnar}!”

[friend: “And my hat!” said {friend}.]

[friend: There was a label round {gunnar’s} neck. | There was a label round his neck.] It said: Furry hat. Worn. With ears.

[elder: “Worn?” said {elder.short}. “That’s double thread.”]

# apology
{alvar} took off his glasses. He read the label twice.

“That is my handwriting,” he said. “Thirty-one years I have sat here, and I have never put a bear in with the hats. I do apologise.” He said this not to {child} but to {gunnar}, and he gave a little bow.[pet.dog / pet.cat:  Nobody apologised to {pet}.]

# the-other-cup
{gunnar} was inside {child’s} jacket, with one ear sticking out. [friend / pet.dog / pet.cat / elder: When they came back to the window, on the inside, {child} | It was possible to breathe again. They came back to the window, on the inside of it this time, and so {child}] saw whose the other cup was. There was a bear beside it. He was small and yellow, and he had a scarf of his own.[pet.dog:  {Pet} sniffed it politely.][pet.cat:  {Pet} lay down next to him.]

“Whose is he?”[friend:  asked {friend}.]

“Nobody’s,” said {alvar}. He put the scarf straight. “He came in on my first day. The number seven. Nobody has ever asked for him.”

“Not for thirty-one years?”[elder:  said {elder.short}.]

“He sits there and waits. We have our coffee.”

# sundays
“But what does he do on Sundays?”[friend / elder:  said {child}.]

{alvar} went pink, just above the tie.

“It’s dark in here on Sundays,” he said. “I do think about it sometimes. But I can’t simply take him home. There are rules.”

“No form, no bear,” said {child}.

“Precisely.”

# form-bear
{child} picked up the pen. {Child.He} took a new form off the pile and wrote in {child.his} very clearest writing. Item: bear. [us: Color | Colour]: yellow. Distinguishing marks: drinks coffee. At the bottom it said Owner. {child} didn’t even need to think. {Child.He} wrote {alvar}, and took the stamp[friend & !elder & !pet:  that {friend} held out], and gave it a thump.

Then {child.he} pushed the paper out through the window.

“Form,” said {child}. “Bear.”

{alvar} read it. He read it for so long that the light in the corridor had time to go off and come on again[elder: , and {elder.short} to drink up the bear’s coffee]. Then he folded it in four, put it in his top pocket, and took the small yellow bear in his arms. He held him a bit stiffly. It was his first time, after all.[!friend / !elder: [pet.dog:  {Pet} wagged for them both.][pet.cat:  {Pet} took the chair.]]

# number-seven
It was getting dark when the [friend / pet.dog / pet.cat / elder: number seven came. | bus came. It was the number seven.][music:  The driver had {music} on, very low.] {child} and {@m}[friend:  and {friend}, in {friend.his} own hat,] got a seat at the back, and {gunnar} lay where he belonged, flat against {child’s} tummy[pet.dog: , with {pet} across everybody’s feet][pet.cat: , with {pet} on top]. Two seats in front sat a thin man in a tie. He was pointing out of the window and telling somebody something, about the houses, perhaps, or about the lights on the river.

And over his shoulder poked one small yellow ear, with a scarf underneath it, on its way home.

# @m-first
{minder} from next door
## if adult & !elder
{adult}
## if elder
{elder}

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @M
{minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @so-flat
{child} dug {child.his} chin down into {child.his} jacket and thought about {gunnar}. How flat he was, how thin and fluffy! He hardly looked like a bear at all. If you didn’t know he was a bear, you might think he was…
## if friend
{child} dug {child.his} chin down into {child.his} jacket. “He was so flat,” {child.he} said. “So thin and fluffy.”

“He hardly looked like a bear at all,” said {friend}. “If you didn’t know he was a bear, you might think he was…”

# @aisle-three
Aisle three was an entire wall. There were bobble hats, and caps,[athlete:  and one with {athlete} on it,] and a hat with a feather.
## if pet.dog
Aisle three was an entire wall of hats[athlete: , one with {athlete} on it], and there sat {pet}, waiting.
## if pet.cat
Aisle three was an entire wall of hats[athlete: , one with {athlete} on it], and there lay {pet}, purring.
