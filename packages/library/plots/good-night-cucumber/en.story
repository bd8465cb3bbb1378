title: Mup Mup Mup
title: Good Night, Cucumber
title: The Horse Has Got a Hat
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Refrain: “Mup mup MUP!” with your lips round a finger, and “What?” Whoever hears it wrong (@a) is the grandparent, else {adult}, else {minder}. At the end every word is heard.

# in-tonight
{child} was {age}, and tonight {child.he} {child.was} going to give up the [us: pacifier | dummy]. When the light went out, the [us: pacifier | dummy] was going to sleep in the egg cup. {@decided}

But the light wasn’t out yet. And so the [us: pacifier | dummy] was still in {child’s} mouth.

# a-cucumber
“Mup mup mup,” said {child}.

“What?” said {@a}. “You want a cucumber?”

{child’s} head said no.

“Mup mup MUP!”

“A big cucumber?”

{@A} went to the kitchen, and came back with a big cucumber. So {child.he} took the [us: pacifier | dummy] out.

“I want my book!”

“Oh!” said {@a}. “Your book! Now I can hear you.”

[elder2: “Where’s that cucumber gone?” called {elder2} from the kitchen.

]Plop! And the [us: pacifier | dummy] was back in again.

# a-horse
They read the book on {@s} lap. [friend: {Friend}[!friend.known: , {child’s} best friend,] had lent it. ][school: It was the same book as they had {at school}. ]The cucumber came, too.[pet.dog:  {Pet}[!pet.known:  the dog] sat close by, and wanted it.] On one page stood a horse, a big brown horse in a hat.[city:  It lived in {city}.][sport:  It was going to {play sport}.]

“Mup mup mup,” said {child}, and pointed.

“What?” said {@a}. “You need [us: to pee | a wee]?”

“Mup mup MUP!”

“Right now?”

# on-the-potty
{@A} picked {child} up and ran[athlete: , nearly like {athlete}]. {@He} ran down the hall with {@his} socks sliding, and sat {child} on the potty.[elder2:  {Elder2} had to jump out of the way.] {child} took the [us: pacifier | dummy] out.

“The horse has got a hat!”

“Oh!” said {@a}. “The horse! And I ran all that way.”

{Child.He} laughed so much that a little [us: pee | wee] came all the same.

Plop! And the [us: pacifier | dummy] was back in again.

# one-more-thing
Then {child} was in bed. The egg cup stood on the chair beside it. It had one napkin for a pillow and one napkin for a blanket.[pet.cat:  {Pet}[!pet.known:  the cat] wanted to lie on the chair, and there was no room.][pet.other:  Not far off, {pet} was waiting for somebody to say good night.]

“Soon I’ll put the light out,” said {@a}. “And then the [us: pacifier | dummy] goes to sleep in there.”

But there was one thing that {child} wanted first. {Child.He} wanted {@a} to lie down, too, right up close.

“Mup mup mup,” {child.he} said.

“What?” said {@a}. “You want me to go?”

{child’s} head said no, but {@a} had already turned round.

“Mup mup MUP!”

“And shut the door?”

# the-wrong-way
{@A} walked to the door. {@He} took hold of the handle. Now {child} could see nothing but {@s} back. Oh no, {@a} was going the wrong way!

{child} sat up and took the [us: pacifier | dummy] out, without being asked.

“{@A}! Come back! I want you to lie next to me!”

{@A} turned round.

“Oh!” said {@a}. “Next to you! I’d love to.”

And {@a} came back. {@He} crept into the bed, so close that their noses bumped.[pet.cat:  {Pet} lay down on their feet instead.]

# into-the-cup
{child} looked at the [us: pacifier | dummy]. If {child.he} put it in again, {@a} might go and fetch the cucumber.

So {child} laid the [us: pacifier | dummy] in the egg cup and pulled the napkin over it.

“There,” {child.he} said.

And {@a} put out the light.

# an-empty-mouth
It was dark, and {child’s} mouth was empty. The tongue went looking. There was no [us: pacifier | dummy] there. {child} felt sad, and some tears came.

“My mouth is empty,” {child.he} said.

“Yes,” said {@a}. “It feels funny, doesn’t it? You can hold my thumb.”

{child} held {@s} thumb. It was warm, and quite big.[music:  {@A} hummed {music}.]

# every-word
“{@A}?”

“Yes?”

“Cucumber,” {child.he} said.

“What? You want a cucumber?”

“No. I just said it.”

“Oh,” said {@a}. “I heard that perfectly.”

“Good night, cucumber,” {child.he} said. “Good night, horse in a hat. Good night, thumb.[friend:  Good night, {friend}.][adult & elder:  Good night, {adult}.][pet:  Good night, {pet}.]”

[pet.dog: {Pet} sighed, because the cucumber was on the table.

]Then {child} lay still in the bed for a little while.

“Good night, [us: pacifier | dummy],” {child.he} said, and you could hear every word.

# @decided
{child} and {minder} had decided that together.
## if adult & !elder
{child} and {adult} had decided that together.
## if elder & !adult
{child} and {elder} had decided that together.
## if elder & adult
{child} and {adult} had decided that together, and {elder} was doing bedtime.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
