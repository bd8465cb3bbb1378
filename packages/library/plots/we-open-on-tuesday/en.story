title: We Open on Tuesday
title: The Airport Is Closed
title: Captain Bean Calling
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The refrain is “May I land, please?” “Sorry. Closed!” The captain and the other airport (@a) are {adult}, else the grandparent, else {minder}.

# green-bean
{child} sat at the table, and on the plate lay a green bean. {child} didn’t want it. It was long and green, and {child.he} had never met it before.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had met lots of them, and said that they squeaked.]

“Just one little bite,” said {@a-first}.

“No,” said {child}. {Child.He} sucked [child.name: both | {child.his}] lips right in, so that there was only a line left where {child.his} mouth had been.

# captain-bean
{@A} picked up the bean and made it fly. “Neeeeow!” said {@a}. “Here comes [us: an airplane | an aeroplane]! Captain Bean calling {child} Airport[city:  {in city}]. May I land, please?”

{child} let [child.name: them | {child.his} lips] out, just for a moment.

“Sorry,” {child.he} said. “Closed!” And {child.he} sucked them in again.

# closed-till-tuesday
The [us: airplane | aeroplane] went round the water jug.[music:  It hummed {music} on the way.][pet.dog:  {Pet}[!pet.known:  the dog] lay under the table, hoping for a crash.][pet.cat:  {Pet}[!pet.known:  the cat], who loved to catch things that flew, watched from the windowsill.][pet.other:  {Pet} was watching, too, and wanted to know how it would end.]

“Closed?” said Captain Bean. “When do you open?”

“Tuesday,” said {child}.[sport:  “After {sport}.”]

“But I’ve been flying all day[school: , all the way from {school}],” said Captain Bean, “and I need [us: to pee | a wee]. May I land now, please?”

That made {child} laugh, but {child.he} did it through [child.name: the | {child.his}] nose.

“Sorry,” {child.he} said. “Closed!”

# youre-the-boss
{@A} put the bean down on the edge of the plate. “All right,” {@he} said. “You’re the boss of that airport. Nobody lands if you say no.”

And {@a} ate {@his} own beans,[elder & adult / elder2:  and so did {@others}, who had come to supper,] and it was quiet.

{child} looked at the bean. It was still long and green. But it did look a bit like [us: an airplane | an aeroplane]. {Child.He} picked it up, just with two fingers, and nothing happened.

# the-other-airport
“Neeeeow!” said {child}, and flew the bean across the table. “Captain Bean calling {@A} Airport. May I land, please?”

{@A} put a hand over {@his} mouth.

“Sorry,” said {@a}. “Closed!”

{child} stared at {@him}. “You can’t be closed!”

“We’re full of beans,” said {@a}. “[athlete: Not even {athlete} could get in. ]Try the water jug.”

{child} flew to the water jug. “May I land, please?” {child.he} asked it.

“Sorry,” said the water jug, and it sounded very like {@a}. “Closed!”

# no-more-petrol
Now {child’s} arm was getting tired. The [us: airplane | aeroplane] began to wobble, and it went lower, and lower, and lower.

“Oh no,” said {@a}. “Captain Bean has no more [us: gas | petrol]!”

“Oh no!” said {child}. “He’s falling down!”[pet.dog: 

{Pet} got to {pet.his} feet.][pet.cat: 

{Pet} got ready to jump.][pet.other: 

{Pet} didn’t dare look.]

“And everywhere is closed! Where can he go?”

{child} looked at {@a}, but {@a} had both hands over {@his} mouth.[elder & adult / elder2:  So had {@others-short}.] The bean was nearly down in the ketchup. There was only one airport left.

# im-opening
“Hold on, Captain Bean!” shouted {child}. “I’m opening!”

And [child.name: {child’s} mouth opened | {child.he} opened {child.his} mouth] as wide as it would go, and the [us: airplane | aeroplane] flew in. Just the front of it. Crunch.

It was very quiet at the table. {child’s} eyes were big. [child.name: {child} chewed, and stopped, and then chewed a bit more. | {Child.He} chewed, and {child.he} stopped, and then {child.he} chewed a bit more.][friend:  It squeaked, just as {friend} had said.]

“How was the landing?” said {@a}, in a small voice.

“Bumpy,” said {child}.

“And what does it taste of?”

{child} thought. “Green,” {child.he} said, and swallowed.

# the-tail
{Child.He} looked at the rest of the [us: airplane | aeroplane]. It was only the tail now. {Child.He} put it down next to [child.name: the | {child.his}] potato.

“Is the tail going to land, too?” asked {@a}.

“No,” said {child}. “The tail can sleep here.”

“Quite right,” said {@a}. “You’re the boss.”[pet.dog: 

{Pet} sighed, and lay down again.][pet.cat: 

{Pet} washed a paw instead.]

# tomorrow
Then {@a} wiped the ketchup off the pilot’s elbow.

“Captain Bean says thank you,” said {@a}. “He asks if you might be open tomorrow.”

“I told you,” said {child}. “We open on Tuesday.”

{@A} looked at the calendar on the wall. Tomorrow was Tuesday.

# @a-first
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @others
{elder}
## if elder2 & adult
{elder} and {elder2}
## if elder2 & !adult
{elder2}

# @others-short
{elder.short}
## if elder2 & adult
{elder.short} and {elder2.short}
## if elder2 & !adult
{elder2.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
